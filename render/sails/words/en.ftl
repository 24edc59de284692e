# Words of the pictures of Sails.

draw-colour = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[v] violet
  }
draw-heading = Sails, round { $round } of 2, trick { $trick } of { $tricks }.
draw-count = Round { $round } · { $trick }/{ $tricks }
draw-supply = { $count ->
    [one] { $count } Bonus card in the supply.
   *[other] { $count } Bonus cards in the supply.
  }

draw-turn-passing = Pass a card: { WHO($seats) }
draw-turn-playing = { WHO($seats) } to play
draw-turn-claiming = { WHO($seats) }: deck or theft?
draw-turn-robbing = { WHO($seats) } steals Bonus cards
draw-turn-raiding = { WHO($seats) } draws from a hand
draw-turn-giving = { WHO($seats) } gives islands back
draw-turn-peeking = { WHO($seats) } looks into a deck
draw-turn-ordering = { WHO($seats) } puts treasures back
draw-turn-fetching = { WHO($seats) } fetches an island
draw-turn-discarding = { WHO($seats) } discards an island
draw-turn-over = The game is over

draw-treasure = { draw-colour } { $points }
draw-plate = { WHO($seat) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } from earlier rounds, { $size ->
    [0] no treasure
    [one] one treasure, { $top } on view
   *[other] { $size } treasures, { $top } on view
  }, { $bonus ->
    [one] { $bonus } Bonus card
   *[other] { $bonus } Bonus cards
  }.
draw-deck = { $deck ->
    [rb] red and blue
    [gv] green and violet
   *[rbgv] all four colours
  }
draw-shown = Deck of { draw-deck }: { $treasure ->
    [""] its treasure is taken
   *[other] { $treasure } face up
  }, { $left } below.
draw-action-name = { $action ->
    [1] steal 2 Bonus cards
    [2] exchange 2 islands with a hand
    [3] look at 3 treasures of a deck
   *[4] take back an island of the trick
  }
draw-action = Action of { draw-deck }: { draw-action-name }.
draw-laid = { WHO($seat) } laid { $colour ->
    [""] a { $number } of hidden colour
   *[other] a { draw-colour } island of hidden number
  }{ $bonus ->
    [0] .
    [one] {" "}with { $bonus } Bonus card.
   *[other] {" "}with { $bonus } Bonus cards.
  }
draw-uncovered = { WHO($seat) }: { draw-colour } { $number }{ $bonus ->
    [0] .
   *[other] , { $bonus } of it by Bonus cards.
  }
draw-won-treasure = { WHO($seat) } wins the treasure { $treasure }{ $victim ->
    [""] .
   *[other] , stolen from { WHO($victim) }.
  }
draw-won-action = { WHO($seat) } wins an action: { draw-action-name }.
draw-comfort = { WHO($seat) } gets { $count ->
    [one] { $count } Bonus card
   *[other] { $count } Bonus cards
  } for the weakest island.
draw-scored = Round { $round }
draw-tally = { WHO($seat) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } with { $size ->
    [one] { $size } treasure
   *[other] { $size } treasures
  } and { $bonus ->
    [one] { $bonus } Bonus card
   *[other] { $bonus } Bonus cards
  }.
