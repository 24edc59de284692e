# Words of the pictures of Skeleton Island.

draw-heading = { title }: { $cards ->
    [0] no card left in the heap
    [one] { $cards } card in the heap
   *[other] { $cards } cards in the heap
  }, { $islands ->
    [0] no island left to win.
    [one] { $islands } island left to win.
   *[other] { $islands } islands left to win.
  }

draw-turn-gale = { WHO($seats) }: blow on the heap?
draw-turn-turn = { WHO($seats) }: dig or piracy?
draw-turn-dig = { WHO($seats) } digs
draw-turn-look = { WHO($seats) } looks at { $card }
draw-turn-where = { WHO($seats) } puts { $card } back
draw-turn-second = { WHO($seats) }: a second card?
draw-turn-payment = { WHO($seats) } goes on piracy
draw-turn-theft = { WHO($seats) } steals a card
draw-turn-over = The game is over

draw-gold = { $gold ->
    [one] { $gold } gold piece
   *[other] { $gold } gold pieces
  }
draw-plate = { WHO($seat) }: { draw-gold }{ COUNT($islands) ->
    [0] .
   *[other] , { THING($islands, of: "island") }.
  }
draw-owned = Before { WHO($seat) }: { THING($cards, of: "card") }.
draw-island-open = To be won: { THING($colour, of: "island") }.
draw-island-won = { WHO($seat) } has won the { THING($colour, of: "island") }.
draw-clear = Clear card { $card }: { THING($face, of: "card") }.
draw-clear-seen = Clear card { $card }: face down; you saw { THING($face, of: "card") }.
draw-covered = Face up under others: { THING($cards, of: "card") }.
draw-covered-seen = Covered now; you saw: { THING($cards, of: "card") }.
draw-heap = { $count ->
    [one] { $count } card lies
   *[other] { $count } cards lie
  } in the heap; under others { $sand } face down, { $buried } buried.

draw-own-heading = Your picture of { title }.
draw-ask-gale = Do you blow?
draw-ask-turn = Which card do you take?
draw-ask-dig = Which card do you take?
draw-ask-look = Keep it or put it back?
draw-ask-where = Where do you put it back?
draw-ask-second = A second card?
draw-ask-payment = Three cards to discard
draw-ask-theft = Which card do you steal?
draw-ask-over = The game is over
draw-ask-wait = Not your turn
draw-in-hand = In your hand: { $card }, { THING($face, of: "card") }.
draw-place = { $how ->
    [free] { THING($side, of: "edge") }, beside the heap.
   *[block] { THING($side, of: "edge") }, over other cards.
  }
draw-picked = You discard: { THING($cards, of: "card") }.
draw-marked = You may choose: { THING($cards, of: "card") }.
draw-to-steal = From { WHO($seat) } you may steal: { THING($cards, of: "card") }.
draw-missing = To your { THING($colour, of: "island") } { $count ->
    [one] one quarter is missing.
   *[other] { $count } quarters are missing.
  }

draw-winner-is = { WHO($seats) } { $count ->
    [one] wins!
   *[other] win together!
  }
draw-final-heading = { title }: the final treasures.
draw-final-row = { $place }. { WHO($seat) }: { draw-gold }, { $coins } of them from coin cards{ COUNT($cards) ->
    [0] {""}
   *[other] {" "}({ THING($cards, of: "card") })
  } and { $islands } from islands.
draw-coins = Coins
draw-islands = Islands
draw-story-islands = All five islands are won; { $left ->
    [0] the heap is bare
    [one] one card stays in the sand
   *[other] { $left } cards stay in the sand
  }
draw-story-empty = The heap was dug down to the last card
draw-story-stalled = Nobody wanted what was left: { $left ->
    [one] one card stays in the sand
   *[other] { $left } cards stay in the sand
  }
draw-story-most = Most islands: { WHO($seats) }, { $count }
draw-story-none = Nobody completed a map
draw-story-piracy = { $count ->
    [0] Not one act of piracy: honest diggers all
    [one] One act of piracy, for three cards thrown into the sea
   *[other] { $count } acts of piracy, { $cards } cards thrown into the sea
  }
