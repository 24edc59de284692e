title = Tiny
tagline = The highest card takes all.
about = A game for tests.
option-rounds = Rounds
option-rounds-help = How long the game is
option-rounds-1 = one
option-rounds-2 = two
ask-waiting = What do you throw away?
wait-waiting = { WHO($seats) } must answer ({ $question }).
help-waiting = Explained: { $question }.
ask-bid-card = Which card do you bid?
choose-bid-card = Card { $value }
move-bid = I bid { $card }
ask-look-yes = Do you look?
choose-look-yes = { $value ->
    [yes] Look
   *[no] Do not look
  }
move-look = I look: { $yes }
choose-throw = Throw { $card }
move-throw = I throw { $card }
move-thrown = That is all
ask-draw-end = From which end?
choose-draw-end = From the { $value }
move-draw = I draw from the { $end }
event-bids-shown = { WHO($winner) } wins the bids.
event-looked = You saw { $card }.
event-threw = Cards were thrown away.
event-drew = { WHO($seat) } draws from the { $end }.
event-got-card = You got { $card }.
refusal-tiny = The rules of the tiny game forbid that.
outcome-rounds = { WHO($winners) } won ({ $scores }).
rules-goal-title = The goal
rules-goal = Win the most cards.
rules-bids-title = Bidding
rules-bids = Everybody bids in secret.
