# Words of the pictures of Loot Island.

draw-heading = { title }, day { $round } of { $rounds }.
draw-day = Day { $round }/{ $rounds }
draw-aaron = Aaron
draw-figure = { WHO($seat) }
draw-none = nobody
draw-then = { $first }, then { $rest }

draw-turn-keep-hand = { $count ->
    [one] { WHO($seats) } picks a first hand
   *[other] { $count } players pick a first hand
  }
draw-turn-bargain = { $count ->
    [one] { WHO($seats) }: two cards, two cubes?
   *[other] { $count } players: two cards, two cubes?
  }
draw-turn-clear-hand = { $count ->
    [one] { WHO($seats) } sorts the hand
   *[other] { $count } players sort their hands
  }
draw-turn-homecoming = { $count ->
    [one] { WHO($seats) } takes a compass back
   *[other] { $count } players take compasses back
  }
draw-turn-turn = { WHO($seats) } to play
draw-turn-play-cards = { WHO($seats) } plays on landing { $landing }
draw-turn-move-compass = { WHO($seats) } moves a compass
draw-turn-copy = { WHO($seats) } copies an icon
draw-turn-share = { $count ->
    [one] { WHO($seats) } uses the icons
   *[other] { $count } players use the icons
  }
draw-turn-pay-tile = { WHO($seats) } pays for an islet
draw-turn-use-tile = { WHO($seats) } is on an islet
draw-turn-find-treasure = { WHO($seats) } found a treasure
draw-turn-forced-treasure = { WHO($seats) } must keep a treasure
draw-turn-loot = { WHO($seats) } takes loot on { $landing }
draw-turn-relief = { $count ->
    [one] { WHO($seats) } discards cubes
   *[other] { $count } players discard cubes
  }
draw-turn-offer-healer = { $count ->
    [one] { WHO($seats) } offers a healer
   *[other] { $count } players offer healers
  }
draw-turn-choose-healer = { WHO($seats) } chooses a healer
draw-turn-over = The hunt is over

draw-event = { THING($event, of: "fate") }
draw-event-does = { THING($event, of: "draw-does") }
draw-does-A1 = Two maps for two cubes, at once
draw-does-A2 = Whoever passes keeps a treasure
draw-does-A3 = Using an islet costs 1 cube
draw-does-A4 = Big loot −1, small loot +1
draw-does-B1 = The ship sailed one corner more
draw-does-B2 = The ship has turned round
draw-does-B3 = One islet is closed today
draw-does-B4 = At most 2 compasses on the island
draw-does-B5 = Hands are one map smaller
draw-does-B6 = A cube icon discards up to 2
draw-does-B7 = An islet costs one map more
draw-does-B8 = First to pass: 2 cubes for all others
draw-does-B9 = An islet costs 1 map, then you pass
draw-does-B10 = After the small loot: discard up to 2 cubes
draw-does-B11 = Big and small loot −1 each
draw-does-B12 = Fewer maps make the big loot
draw-does-B13 = The top compass takes first
draw-does-B14 = Two coasts are explored today
draw-event-text = Event: { THING($event, of: "fate") }. { THING($event, of: "fate-text") }
draw-foreseen = Events to come, in no order: { THING($events, of: "fate") }.
draw-coast = The ship points at { THING($coast, of: "coast") }.
draw-coast-too = Then it explores { THING($coast, of: "coast") } as well.
draw-ship = The ship lies at { THING($corner, of: "corner") }.
draw-landing-empty = Landing { $landing }: empty.
draw-landing = Landing { $landing }: { $size ->
    [0] no cards
   *[other] { THING($cards, of: "card") }; counts { $count } of { $needed }
  }{ $chests ->
    [0] {""}
    [one] , 1 chest
   *[other] , { $chests } chests
  }. Compasses, first to take first: { $owners }.
draw-on-show = Treasures to take: { THING($treasures, of: "treasure") }.
draw-healers = Healers: { THING($healers, of: "healer") }.
draw-treasures-left = { $count ->
    [0] No treasures left in the deck.
    [one] 1 treasure in the deck, of stack { $stack }.
   *[other] { $count } treasures in the deck, the next of stack { $stack }.
  }
draw-maps-left = { $count ->
    [one] 1 map
   *[other] { $count } maps
  } in the deck, { $discarded } discarded.
draw-tiles = { $count ->
    [0] All small islands are face down.
   *[other] Small islands open: { THING($tiles, of: "tile") }.
  }
draw-plate = { WHO($seat) }: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, { $count ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $count } treasures
  }{ $crosses ->
    [0] {""}
    [one] , 1 cross
   *[other] , { $crosses } crosses
  }{ $passed ->
    [yes] , passed
   *[no] {""}
  }{ $first ->
    [yes] , First Player
   *[no] {""}
  }.
draw-kept = { WHO($seat) } owns: { THING($treasures, of: "treasure") }.
draw-aaron-plate = Aaron: { $count ->
    [0] no cards
   *[other] { THING($cards, of: "card") }
  }{ $crosses ->
    [0] {""}
    [one] , 1 cross
   *[other] , { $crosses } crosses
  }{ $out ->
    [yes] , out for this round
   *[no] {""}
  }.

draw-own-heading = Your hand in { title }, day { $round } of { $rounds }.
draw-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your cards: { THING($cards, of: "card") }.
  }
draw-aaron-hand = { $count ->
    [0] Aaron has no cards.
   *[other] Aaron’s cards: { THING($cards, of: "card") }.
  }
draw-marked = You may choose: { THING($landings, of: "landing") }.
draw-yours = You have { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  } and { $count ->
    [0] no treasures
   *[other] { THING($treasures, of: "treasure") }
  }.
draw-ask-keep-hand = Which cards go?
draw-ask-bargain = Two cards for two cubes?
draw-ask-clear-hand = Which cards do you discard?
draw-ask-homecoming = Which compass comes home?
draw-ask-turn = Your turn
draw-ask-play-cards = Which cards on landing { $landing }?
draw-ask-move-compass = Which compass moves?
draw-ask-copy = Which icon do you copy?
draw-ask-share = What do you use on landing { $landing }?
draw-ask-pay-tile = Which cards do you pay?
draw-ask-use-tile = Do you use the small island?
draw-ask-find-treasure = Keep it or re-bury it?
draw-ask-forced-treasure = Which treasure do you keep?
draw-ask-loot = Which treasure do you take?
draw-ask-relief = How many cubes do you discard?
draw-ask-offer-healer = Which healer do you offer?
draw-ask-choose-healer = Which healer do you go to?
draw-ask-over = The hunt is over
draw-ask-wait = Not your turn

draw-winner-is = { $count ->
    [0] The curse wins!
    [one] { WHO($seats) } wins!
   *[other] { WHO($seats) } win!
  }
draw-final-heading = { title }: the final scores.
draw-out = Cursed: { $cubes } cubes
draw-final-out = { WHO($seat) } is out: { $cubes } curse cubes.
draw-final-broke = { WHO($seat) } is out: { $missing } gold short of the healer’s price (amulets { $amulets }, coins { $coins }, books { $books }, jewels { $jewels } and sets { $jewel_sets }, crowns { $crowns } and rank { $crown_rank }, skulls { $skulls } and sets { $skull_sets }, First Player { $first }, healer −{ $healer }).
draw-final-row = { $place }. { WHO($seat) }: { $points } gold (amulets { $amulets }, coins { $coins }, books { $books }, jewels { $jewels } and sets { $jewel_sets }, crowns { $crowns } and rank { $crown_rank }, skulls { $skulls } and sets { $skull_sets }, First Player { $first }, healer −{ $healer }).
draw-most = { $owners ->
    [0] nobody
    [1] { WHO($seats) }
    [2] { WHO($seats) }
   *[other] { $owners } players
  }
draw-story-treasures = Most treasures: { draw-most }, { $count }
draw-story-crosses = Most crosses on crowns: { $aaron ->
    [alone] Aaron
    [too] { draw-most } and Aaron
   *[none] { draw-most }
  }, { $count }
draw-story-cubes = Most cursed: { draw-most }, { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  }
