# Words of the pictures of Gunpowder.

draw-heading = { title }, round { $round }; { $gems ->
    [one] { $gems } gem wins.
   *[other] { $gems } gems win.
  }
draw-round = Round { $limit ->
    [0] { $round }
   *[other] { $round }/{ $limit }
  }
draw-turn-mooring = { WHO($seats) } moors
draw-turn-acting = { WHO($seats) } to play
draw-turn-taking = { WHO($seats) }: bombs?
draw-turn-dropping = { WHO($seats) }: a bomb!
draw-turn-opening = { WHO($seats) }: open it?
draw-turn-placing = { WHO($seats) }: a find!
draw-turn-trapped = { WHO($seats) }: a trap!
draw-turn-aiming = { WHO($seats) } aims
draw-turn-defending = { $count ->
    [one] { WHO($seats) }: a Shield?
   *[other] Shields?
  }
draw-turn-brewing = { WHO($seats) } drinks
draw-turn-over = The game is over

draw-ask-mooring = Which anchor?
draw-ask-acting = Your turn
draw-ask-taking = Which bombs?
draw-ask-dropping = Where to?
draw-ask-opening = Open it?
draw-ask-placing = Where to?
draw-ask-trapped = A trap! Shield?
draw-ask-aiming = Whom else?
draw-ask-defending = Play a Shield?
draw-ask-brewing = Throw away?
draw-ask-over = The game is over
draw-ask-where = Where to?
draw-ask-walker = Who moves?
draw-ask-bomb = Which bomb?
draw-ask-target = Whom?
draw-ask-wait = Not your turn

draw-plate = { WHO($seat) }{ $boat ->
    [none] {""}
   *[other] , boat at { $boat }
  }: gems { $gems }, ammunition { $ammo }, cards { $cards }; { $aboard } aboard{ $ashore ->
    [none] {""}
   *[other] , ashore { $ashore }
  }{ $prisoners ->
    [0] {""}
    [one] , { $prisoners } prisoner
   *[other] , { $prisoners } prisoners
  }{ $dead ->
    [0] {""}
   *[other] , { $dead } dead
  }.
draw-plate-out = { WHO($seat) } is eliminated.
draw-out = Eliminated
draw-chests = { $count ->
    [0] All chests are open.
   *[other] Closed chests ({ $count }): { THING($cells, of: "place") }.
  }
draw-loot = Loot on { $at }: gems { $gems }, ammunition { $ammo }.
draw-bombs = { COUNT($cells) ->
    [one] Bomb on { THING($cells, of: "place") }.
   *[other] Bombs on { THING($cells, of: "place") }.
  }
draw-deck = { $count ->
    [one] { $count } card in the deck.
   *[other] { $count } cards in the deck.
  }
draw-pile = { $count ->
    [one] { $count } card played: { THING($cards, of: "card") }.
   *[other] { $count } cards played, the latest first: { THING($cards, of: "card") }.
  }
draw-pile-empty = No card has been played.
draw-used = { $count ->
    [0] No colour was played this turn.
   *[other] Played this turn: { THING($colours, of: "colour") }.
  }
draw-hand = { COUNT($cards) ->
    [0] You hold no cards.
   *[other] Your cards: { THING($cards, of: "card") }.
  }
draw-marked = You may choose: { THING($cells, of: "place") }.
draw-known = You know that { WHO($seat) } holds: { THING($card, of: "card") }.

draw-winner-is = { WHO($seats) } { $count ->
    [one] wins!
   *[other] win together!
  }
draw-final-heading = { title }, the end in round { $round }: { $why ->
    [gems] the gems are gathered.
    [survivor] only one crew is left.
   *[other] the last round is over.
  }
draw-final-row = { $place }. { WHO($seat) }: { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
  }, { $free ->
    [0] nobody free.
    [one] { $free } free character.
   *[other] { $free } free characters.
  }
draw-story-chests = Round { $round }: { $opened } of { $all } chests opened, { $gems ->
    [0] no gem in them
    [one] { $gems } gem in them
   *[other] { $gems } gems in them
  }
draw-story-shots = { $count ->
    [0] Not a shot was fired
    [one] One shot was fired
   *[other] { $count } shots were fired
  }
draw-story-blasts = { $count ->
    [0] No boat blew up
    [one] One boat blew up
   *[other] { $count } boats blew up
  }, { $out ->
    [0] every crew survived
    [one] one crew was eliminated
   *[other] { $out } crews were eliminated
  }
