# Words of the pictures of Tobago.

draw-heading = { title }, { $round ->
    [0] set-up
   *[other] round { $round }
  }.
draw-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
  }
draw-turn-park = { WHO($seats) } chooses a start
draw-turn-open = { WHO($seats) } begins a map
draw-turn-turn = { WHO($seats) }’s turn
draw-turn-drive = { WHO($seats) }: { $legs ->
    [0] no leg left
    [one] 1 leg left
   *[other] { $legs } legs left
  }
draw-turn-linger = { WHO($seats) }: amulets?
draw-turn-offer = { WHO($seats) }: take it?
draw-turn-curse = { $count ->
    [one] A curse on { WHO($seats) }!
   *[other] A curse on { $count } players!
  }
draw-turn-begin = { WHO($seats) } begins anew
draw-turn-over = The game is over

draw-plate = { WHO($seat) }: { $gold ->
    [one] { $gold } gold card
   *[other] { $gold } gold cards
  }, { $amulets ->
    [one] { $amulets } amulet
   *[other] { $amulets } amulets
  }, { $roses ->
    [one] { $roses } rose
   *[other] { $roses } roses
  } left, { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
  } in hand.
draw-decks = Left: { $gold } gold cards, { $clues } clues, { $amulets } amulets.
draw-cubes = { $map ->
    [grey] Grey
    [brown] Brown
    [black] Black
   *[white] White
  } cubes: { THING($spaces, of: "space") }.
draw-located = The { THING($map, of: "map") } treasure lies on { $space }.
draw-atv = The ATV of { WHO($seat) } is on { $space }.
draw-amulets = { $count ->
    [one] An amulet lies
   *[other] Amulets lie
  } on { THING($spaces, of: "space") }.
draw-gaze = The statue on { $space } looks { THING($direction, of: "direction") }: an amulet on { $now } next, then on { $next }.
draw-map-empty = The { THING($map, of: "map") } map is empty.
draw-map = The { THING($map, of: "map") } map: { THING($clues, of: "clue") }. Roses in order: { WHO($owners) }. { $left ->
    [one] One space is left.
   *[other] { $left } spaces are left.
  }

draw-division = { $map ->
    [grey] The grey treasure
    [brown] The brown treasure
    [black] The black treasure
   *[white] The white treasure
  }
draw-roses = { draw-division }: { $covered ->
    [0] no card is covered
    [one] one card is still covered
   *[other] { $covered } cards are still covered
  }. Roses in the order of asking: { WHO($roses) }.
draw-offered = Gold worth { $card } is offered to { WHO($seat) }.
draw-dealt = { WHO($seat) } took gold worth { $card }.
draw-passed = Nobody took gold worth { $card }.
draw-peeked = In secret you saw: { THING($cards, of: "gold") }.
draw-you-saw = You saw

draw-own-heading = Your hand in { title }, { $round ->
    [0] set-up
   *[other] round { $round }
  }.
draw-leaves = { $number ->
    [one] 1 space on the { THING($map, of: "map") } map
   *[other] { $number } spaces on the { THING($map, of: "map") } map
  }
draw-leaves-none = nothing on the { THING($map, of: "map") } map (it contradicts)
draw-leaves-same = every space on the { THING($map, of: "map") } map (no effect)
draw-leaves-not = not possible on the { THING($map, of: "map") } map
draw-hand-leaves = “{ THING($clue, of: "clue") }” leaves: { $grey }; { $brown }; { $black }; { $white }.
draw-your-gold = Your gold: { $count ->
    [0] none
   *[other] { THING($cards, of: "gold") }, { $coins } coins
  }. Your amulets: { $amulets }.
draw-reach = You can drive to { THING($spaces, of: "space") }.
draw-true-on = “{ THING($clue, of: "clue") }” is true on { THING($spaces, of: "space") }.
draw-removable = You can remove a { THING($map, of: "map") } cube on { THING($spaces, of: "space") }.
draw-raisable = You can raise the { THING($map, of: "map") } treasure.
draw-ask-park = Where do you start?
draw-ask-open = Which map?
draw-ask-turn = Your turn!
draw-ask-drive = { $legs ->
    [0] You are there
    [one] 1 leg left
   *[other] { $legs } legs left
  }
draw-ask-linger = Amulets, or end?
draw-ask-offer = Do you take it?
draw-ask-curse = Gold or amulet?
draw-ask-begin = Which clue?
draw-ask-over = The game is over
draw-ask-wait = Not your turn

draw-winner-is = { WHO($seats) } { $count ->
    [one] wins!
   *[other] win together!
  }
draw-final-heading = { title }: the final scores.
draw-final-row = { $place }. { WHO($seat) }: { $points ->
    [one] { $points } coin
   *[other] { $points } coins
  }{ $count ->
    [0] .
   *[other] {" "}({ THING($cards, of: "gold") }).
  }
draw-story-gold = The gold deck ran out in round { $round }
draw-story-stuck = Round { $round }: nothing more to find
draw-story-limit = Round { $round } was the last
draw-story-best = { $value ->
    [0] Nobody raised any gold
   *[other] Most of the { $value }s: { WHO($seats) } ({ $count })
  }
draw-story-curses = { $count ->
    [0] No curse was turned up
    [one] One curse was turned up
   *[other] { $count } curses were turned up
  }
