title = Tiny
tagline = La plus haute carte prend tout.
about = A game for tests.
option-rounds = Manches
option-rounds-help = How long the game is
option-rounds-1 = one
option-rounds-2 = two
ask-waiting = Que jetez-vous ?
wait-waiting = { WHO($seats) } doit répondre ({ $question }).
help-waiting = Explained: { $question }.
ask-bid-card = Quelle carte misez-vous ?
choose-bid-card = Carte { $value }
move-bid = I bid { $card }
ask-look-yes = Regardez-vous ?
choose-look-yes = { $value ->
    [yes] Regarder
   *[no] Ne pas regarder
  }
move-look = I look: { $yes }
choose-throw = Throw { $card }
move-throw = I throw { $card }
move-thrown = That is all
ask-draw-end = De quel côté ?
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
