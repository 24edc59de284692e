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
draw-ask-gift = Give which card?
draw-ask-loot = Gem or ammo?
draw-ask-wait = Not your turn

# What just happened, in a line

draw-news-moored = { WHO($seat) } moors at { $to }
draw-news-dealt = { WHO($first) } begins
draw-news-renewed = The played cards are the new deck
draw-news-walked = { $to ->
    [aboard] { WHO($seat) } goes back aboard
   *[other] { $start ->
        [aboard] { WHO($seat) } goes ashore to { $to }
       *[other] { WHO($seat) } goes from { $start } to { $to }
      }
  }
draw-news-escaped = { WHO($seat) } escapes from { WHO($captor) }!
draw-news-pushed = { WHO($seat) } moves the bomb on { $bomb }
draw-news-dropped = { WHO($seat) } carries the bomb off { $bomb }
draw-news-flew = A bomb of { WHO($seat) } flies to { $to }
draw-news-blasted = { WHO($victim) }’s boat blows up!
draw-news-looted = { WHO($seat) } takes the loot on { $at }
draw-news-opened = { $content ->
    [gem] { WHO($seat) } finds a gem on { $at }!
    [ammo] { WHO($seat) } finds ammunition on { $at }
    [bobby] { WHO($seat) } finds Bobby on { $at }!
    [bomb] { WHO($seat) } finds a bomb on { $at }!
   *[other] { WHO($seat) } opens the trapped chest!
  }
draw-news-left = { WHO($seat) } leaves the chest on { $at }
draw-news-placed = { $what ->
    [bobby] Bobby joins { WHO($seat) } on { $to }
   *[other] { WHO($seat) } puts the bomb on { $to }
  }
draw-news-exploded = The trap on { $at } kills { WHO($seat) }’s pirate
draw-news-attacked = { $card ->
    [pistol] { WHO($seat) } fires the Pistol!
    [padlock] { WHO($seat) } plays the Padlock!
   *[other] { WHO($seat) } swings the Hammer!
  }
draw-news-shielded = { WHO($seat) } plays a Shield
draw-news-killed = { WHO($victim) }’s pirate on { $at } is dead
draw-news-captured = { WHO($seat) } captures { WHO($victim) }’s pirate
draw-news-knocked = { WHO($victim) }’s pirate on { $at } is knocked out
draw-news-eliminated = { WHO($by) } eliminates { WHO($seat) }!
draw-news-perished = The trap eliminates { WHO($seat) }!
draw-news-stole = { WHO($seat) } steals from { WHO($victim) }
draw-news-swapped = { WHO($seat) } swaps a card with { WHO($victim) }
draw-news-drank = { WHO($seat) } drinks a Potion
draw-news-sailed = { WHO($seat) } sails from { $start } to { $to }
draw-news-discarded = { WHO($seat) } throws a card away
draw-news-ended = { WHO($seat) } ends the turn
draw-news-finished = { $why ->
    [gems] { WHO($winners) } has the gems!
    [survivor] { WHO($winners) } is the only one left!
   *[other] The last round is over
  }

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
draw-story-end = { $why ->
    [gems] The gems were gathered in round { $round }
    [survivor] Only one crew was left in round { $round }
   *[other] Round { $round } was the last: most gems win
  }
draw-story-chests = { $opened } of { $all } chests opened, { $gems ->
    [0] no gem in them
    [one] { $gems } gem in them
   *[other] { $gems } gems in them
  }; { $shots ->
    [0] not a shot fired
    [one] one shot fired
   *[other] { $shots } shots fired
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
