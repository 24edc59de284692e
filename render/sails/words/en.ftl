# Words of the pictures of Sails.

draw-colour = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[v] violet
  }
draw-heading = { title }, round { $round } of 2, trick { $trick } of { $tricks }.
draw-count = Round { $round } · { $trick }/{ $tricks }
draw-supply = { $count ->
    [one] { $count } Bonus card in the supply.
   *[other] { $count } Bonus cards in the supply.
  }

draw-turn-passing = { $count ->
    [one] { WHO($seats) } passes an island
   *[other] { $count } players pass an island
  }
draw-turn-playing = { WHO($seats) } to play
draw-turn-claiming = { WHO($seats) }: take or steal?
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
  }{ $first ->
    [yes] , First Player.
   *[no] .
  }
draw-deck = { $deck ->
    [rb] red and blue
    [gv] green and violet
   *[rbgv] all four colours
  }
draw-shown = Deck of { draw-deck }: { $treasure } face up, { $left } below.
draw-taken = Deck of { draw-deck }: its treasure is taken, { $left } below.
draw-action = Action of { draw-deck }: { THING($action, of: "action") }.
draw-laid = { WHO($seat) } laid { $colour ->
    [none] a { $number } of hidden colour
   *[other] a { draw-colour } island of hidden number
  }{ $bonus ->
    [0] .
    [one] {" "}with { $bonus } Bonus card.
   *[other] {" "}with { $bonus } Bonus cards.
  }
draw-uncovered = { WHO($seat) }: { draw-colour } { $number }{ $bonus ->
    [0] .
    [one] , { $total } with { $bonus } Bonus card.
   *[other] , { $total } with { $bonus } Bonus cards.
  }
draw-won-treasure = { WHO($seat) } wins the treasure { $treasure }.
draw-stole-treasure = { WHO($seat) } steals the treasure { $treasure } from { WHO($victim) }.
draw-may-take = { WHO($seat) } may take the treasure { $treasure } or steal one.
draw-won-action = { WHO($seat) } wins an action: { THING($action, of: "action") }.
draw-comfort = { WHO($seat) } gets { $count ->
    [one] { $count } Bonus card
   *[other] { $count } Bonus cards
  } for the weakest island.
draw-scored = Round { $round }
draw-tally = { WHO($seat) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $treasures } for { $size ->
    [one] { $size } treasure
   *[other] { $size } treasures
  } and { $pairs } for { $bonus ->
    [one] { $bonus } Bonus card
   *[other] { $bonus } Bonus cards
  }.
draw-round = Round { $round }: { $sum }
draw-last = The last trick
draw-last-told = The last trick:
draw-your-stock = You have { $bonus ->
    [one] { $bonus } Bonus card
   *[other] { $bonus } Bonus cards
  } and { $points ->
    [one] { $points } point
   *[other] { $points } points
  } from earlier rounds.
draw-offer-take = To take: the treasure { $treasure }.
draw-offer-steal = To steal: the treasure { $treasure } of { WHO($victim) }.
draw-offer-rob = { WHO($victim) } has { $count } Bonus cards.
draw-offer-raid = { WHO($victim) } holds { $count ->
    [one] { $count } island.
   *[other] { $count } islands.
  }
draw-offer-peek = The deck of { draw-deck }.
draw-offer-order = Number { $place } is the treasure { $treasure }.
draw-offer-fetch = { THING($card, of: "island") }, played by { WHO($victim) }.
draw-own-heading = Your hand in { title }, round { $round }, trick { $trick } of { $tricks }.
draw-hand = Your islands: { THING($cards, of: "island") }.
draw-your-pile = Your treasures: { THING($cards, of: "treasure") }.
draw-marked = You may choose: { THING($cards, of: "island") }.
draw-ask-passing = Which island do you pass?
draw-ask-playing = Which island do you play?
draw-ask-claiming = Take or steal?
draw-ask-robbing = Whose Bonus cards?
draw-ask-raiding = Whose hand?
draw-ask-giving = Give islands back
draw-ask-peeking = Which deck?
draw-ask-ordering = In which order?
draw-ask-fetching = Which island of the trick?
draw-ask-discarding = Discard an island
draw-ask-over = The game is over
draw-ask-wait = Not your turn
draw-winner-is = { WHO($seats) } { $count ->
    [one] wins!
   *[other] win together!
  }
draw-final-heading = { title }: the final scores.
draw-final-row = { $place }. { WHO($seat) }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
draw-story-round = Best round: { WHO($seat) }, { $points } points in round { $round }
draw-story-treasures = Most treasures: { WHO($seats) }, { $count }
draw-story-bonus = Most Bonus cards left: { WHO($seats) }, { $count }
draw-peeked = On top of the deck: { THING($cards, of: "treasure") }.
