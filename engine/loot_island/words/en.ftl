# Loot Island: every word a person reads, in English.

title = Loot Island
tagline = Share the maps, take the loot, beware of the curse
about =
    Five days on a cursed island. Everyone lays map cards on the same eight landings; where enough cards lie, treasures are found and shared out by the order of the compasses. Nearly every treasure is cursed, and whoever goes home with 13 curse cubes loses everything.
    A game by Aaron Haag (What’s Your Game? 2017) for 2 to 5 players. Loot is not affiliated with the author or the publisher.

option-open_healers = Healers open
option-open_healers-help = The healers lie face up from the start, so everyone knows what cubes will cost in the end.
option-two_healers = Two healers each
option-two_healers-help = Everyone holds two healers in secret and puts one of them on the table at the end.
option-open_events = Events open
option-open_events-help = The four events to come are shown at the start; their order stays secret.
option-larger_hands = Larger starting hands
option-larger_hands-help = The later you sit from the First Player, the more cards you choose your first hand from.

## Things

landing = landing { $number }
coast-0 = the coast of landings 1 and 2
coast-1 = the coast of landings 3 and 4
coast-2 = the coast of landings 5 and 6
coast-3 = the coast of landings 7 and 8
corner-0 = the corner between landings 8 and 1
corner-1 = the corner between landings 2 and 3
corner-2 = the corner between landings 4 and 5
corner-3 = the corner between landings 6 and 7

tile-S1 = Holy Spring
tile-S2 = Small Spring
tile-S3 = Tide Pool
tile-S4 = Lookout
tile-S5 = Mapmaker
tile-S6 = Old Wreck
tile-S7 = Fair Wind
tile-power-S1 = discard up to 3 cubes
tile-power-S2 = discard up to 2 cubes
tile-power-S3 = put one of your compasses at the bottom of its stack
tile-power-S4 = put a compass on a landing without playing a card
tile-power-S5 = draw 2 cards
tile-power-S6 = take 1 cube and reveal 1 treasure
tile-power-S7 = move the ship to the next corner

fate-A1 = Dark Bargain
fate-A2 = Gifts of the Cursed
fate-A3 = Haunted Islets
fate-A4 = Scattered Loot
fate-B1 = Strong Wind
fate-B2 = About Ship
fate-B3 = Fog Bank
fate-B4 = Lost Compasses
fate-B5 = Torn Maps
fate-B6 = Purifying Rain
fate-B7 = Greedy Ferrymen
fate-B8 = Mutiny
fate-B9 = Night on the Islet
fate-B10 = Blessing
fate-B11 = Plundered Before
fate-B12 = The Humble First
fate-B13 = Upside Down
fate-B14 = Long Shore
fate-text-A1 = Now: each player may draw 2 extra cards and takes 2 cubes for it.
fate-text-A2 = Now: one treasure per player is revealed. Whoever passes must take and keep one of them.
fate-text-A3 = Whoever uses a small island takes 1 cube.
fate-text-A4 = The big loot has 1 treasure less, the small loot 1 more.
fate-text-B1 = Now: the ship sails one more corner.
fate-text-B2 = Now: the ship turns round; the coast explored last is explored again.
fate-text-B3 = Now: one random small island is closed for this round.
fate-text-B4 = Nobody may have more than 2 compasses on the island.
fate-text-B5 = Hands are filled up to one card less.
fate-text-B6 = The icon “−1 cube” lets you discard up to 2 cubes.
fate-text-B7 = A small island costs one card more, of any colour.
fate-text-B8 = When the First Player tile is taken, all other players take 2 cubes.
fate-text-B9 = A small island costs only 1 card, but its user passes right afterwards.
fate-text-B10 = After the small loot, everyone with a compass there may discard up to 2 cubes.
fate-text-B11 = The big and the small loot have 1 treasure less each.
fate-text-B12 = If both landings have enough cards, the one with fewer is the big loot.
fate-text-B13 = Treasures are taken from the top compass down; the Tide Pool moves a compass to the top.
fate-text-B14 = The explored coast and the next one are both explored.

icon-draw = draw a card
icon-discard = discard a cube
size-big = big loot
size-small = small loot
size-final = small loot of the Final Exploration

score-amulets = Amulets
score-coins = Coins
score-books = Books
score-jewels = Jewels
score-jewel_sets = Jewel sets
score-crowns = Crowns
score-crosses = Crosses
score-crown_rank = Crown rank
score-skulls = Skulls
score-skull_sets = Skull sets
score-first = First Player
score-healer = Healer
score-total = Total

## Questions

ask-keep-hand = Which cards do you discard to get down to your first hand?
wait-keep-hand = { WHO($seats) } { COUNT($seats) ->
    [one] chooses
   *[other] choose
  } a first hand.
help-keep-hand = You were dealt more cards than a hand holds. Pick the ones to discard; everyone chooses at the same time, and the discards are shown when all have answered.

ask-bargain = Dark Bargain: draw 2 cards and take 2 cubes?
wait-bargain = { WHO($seats) } { COUNT($seats) ->
    [one] ponders
   *[other] ponder
  } the Dark Bargain.
help-bargain = Both or neither: 2 more cards in your hand and 2 more cubes. Nobody sees your answer until all have given theirs.

ask-clear-hand = Which cards do you discard before drawing?
wait-clear-hand = { WHO($seats) } { COUNT($seats) ->
    [one] looks
   *[other] look
  } through what is left of the hand.
help-clear-hand = Discard any cards you do not want any more, or none. Then everyone draws up to the size of a hand. Cards you keep are not replaced.

ask-homecoming = Only 2 compasses may stay on the island. Which one comes home?
wait-homecoming = { WHO($seats) } { COUNT($seats) ->
    [one] takes
   *[other] take
  } a compass back.
help-homecoming = Lost Compasses: whoever has 3 compasses on the island takes one of them back. The cards of that landing stay where they are. The First Player decides for Aaron.

ask-turn = Your turn. What do you do?
wait-turn = It is { WHO($seats) }’s turn.
help-turn =
    Do one thing: play cards of one colour on a landing, use a small island for cards of one colour, or pass for the rest of the round.
    The first to pass takes the First Player tile: first turn next round, ties decided in your favour, and 5 gold if you hold it at the end.

ask-play-cards = { $aaron ->
    [yes] Which of Aaron’s cards do you play on { THING($landing, of: "landing") }?
   *[no] Which cards do you play on { THING($landing, of: "landing") }?
  }
wait-play-cards = { WHO($seats) } { $aaron ->
    [yes] plays Aaron’s cards
   *[no] plays cards
  } on { THING($landing, of: "landing") }.
help-play-cards = One or more cards of one colour, the colour of the column if there is one. A number must be at least as high as the last one in the column; 1s and jokers always fit. They are laid in ascending order.

ask-move-compass = All compasses are out. Which one moves to { THING($landing, of: "landing") }?
wait-move-compass = { WHO($seats) } moves a compass to { THING($landing, of: "landing") }.
help-move-compass = There is no compass left to place, so one leaves another landing. The cards there stay, but you have no share in that landing any more.

ask-copy = Your 1 lies in front of the column. Which icon do you copy?
wait-copy = { WHO($seats) } may copy an icon on { THING($landing, of: "landing") }.
help-copy = A 1 in front of a column copies one icon that already lay there, for you alone: draw a card, or discard a cube.

ask-share = The cards on { THING($landing, of: "landing") } help everyone with a compass there. What do you use?
wait-share = { WHO($seats) } may use the icons on { THING($landing, of: "landing") }.
help-share = Everyone with a compass on the landing may use each icon just played, even after passing. You are asked once for all of them: how many cards to draw and how many cubes to discard.

ask-pay-tile = { $aaron ->
    [yes] Which of Aaron’s cards pay for { THING($tile, of: "tile") }?
   *[no] Which cards pay for { THING($tile, of: "tile") }?
  }
wait-pay-tile = { WHO($seats) } pays for { THING($tile, of: "tile") }{ $aaron ->
    [yes] {" "}with Aaron’s cards
   *[no] {""}
  }.
help-pay-tile = A small island costs 2 cards of one colour. Their numbers and icons do not matter. Greedy Ferrymen ask for a third card of any colour; a Night on the Islet costs 1 card only.

ask-use-tile = { THING($tile, of: "tile") }: { THING($tile, of: "tile-power") }?
wait-use-tile = { WHO($seats) } is on { THING($tile, of: "tile") }.
help-use-tile = You may use the power or let it be. Either way the tile is turned face down for this round.

ask-find-treasure = You found the { THING($treasure, of: "treasure") }.
wait-find-treasure = { WHO($seats) } found the { THING($treasure, of: "treasure") }.
help-find-treasure = Keep it for good, with its curse, or re-bury it and discard up to 2 cubes, plus 1 for each amulet you own.

ask-forced-treasure = You passed: which treasure do you take?
wait-forced-treasure = { WHO($seats) } passed and takes a treasure.
help-forced-treasure = Gifts of the Cursed: whoever passes takes one of the treasures on show and must keep it, curse and all.

ask-loot = Your share of the { THING($size, of: "size") } on { THING($landing, of: "landing") }: which treasure?
wait-loot = { WHO($seats) } takes a treasure of the { THING($size, of: "size") } on { THING($landing, of: "landing") }.
help-loot = Take one treasure. Keep it: it is yours for good and you take its curse in cubes. Or re-bury it: discard up to 2 cubes, plus 1 for each amulet you own. The treasures go round the compasses until none is left.

ask-relief = Blessing: how many cubes do you discard?
wait-relief = { WHO($seats) } may discard cubes.
help-relief = Everyone with a compass on the landing of the small loot may discard up to 2 cubes.

ask-offer-healer = Which of your healers do you put on the table?
wait-offer-healer = { WHO($seats) } { COUNT($seats) ->
    [one] chooses
   *[other] choose
  } a healer for the table.
help-offer-healer = Everyone puts one of two healers on the table at the same time. Then those with cubes choose among all of them, fewest cubes first; yours may be taken by somebody else.

ask-choose-healer = Which healer do you go to?
wait-choose-healer = { WHO($seats) } chooses a healer.
help-choose-healer = Everyone with cubes needs a healer and pays from the loot. Fewest cubes choose first. If you cannot pay, you are out of the game.

wait-over = The game is over.

## Moves

move-drop = Discard { THING($card, of: "card") }
choose-drop = { THING($card, of: "card") }
ask-drop-card = Which card do you discard?
choose-drop-card = { THING($value, of: "card") }
move-done-drop = That is all I discard

move-accept = Draw 2 cards, take 2 cubes
move-decline = No, thanks

move-recall = Take the compass back from { THING($landing, of: "landing") }
choose-recall = Take a compass back
ask-recall-landing = Only 2 compasses may stay on the island. Which one comes home?
choose-recall-landing = From { THING($value, of: "landing") }
move-recall-aaron = Take Aaron’s compass back from { THING($landing, of: "landing") }
choose-recall-aaron = Take one of Aaron’s compasses back
ask-recall-aaron-landing = Which of Aaron’s compasses comes home?
choose-recall-aaron-landing = Aaron’s from { THING($value, of: "landing") }

move-land = Play on { THING($landing, of: "landing") }
choose-land = Play cards on a landing
ask-land-landing = On which landing?
choose-land-landing = { THING($value, of: "landing") }
move-visit = Use { THING($tile, of: "tile") }
choose-visit = Use a small island
ask-visit-tile = Which small island?
choose-visit-tile = { THING($value, of: "tile") }
move-land-aaron = Play Aaron’s cards on { THING($landing, of: "landing") }
choose-land-aaron = Play Aaron’s cards on a landing
ask-land-aaron-landing = On which landing do Aaron’s cards go?
choose-land-aaron-landing = Aaron on { THING($value, of: "landing") }
move-visit-aaron = Use { THING($tile, of: "tile") } for Aaron
choose-visit-aaron = Use a small island for Aaron
ask-visit-aaron-tile = Which small island, for Aaron?
choose-visit-aaron-tile = { THING($value, of: "tile") } for Aaron
move-pass = Pass

move-play = Play { THING($card, of: "card") }
choose-play = { THING($card, of: "card") }
ask-play-card = Which card do you play?
choose-play-card = { THING($value, of: "card") }
move-done-play = Play these cards
move-pay = Pay with { THING($card, of: "card") }
choose-pay = { THING($card, of: "card") }
ask-pay-card = Which card do you pay with?
choose-pay-card = { THING($value, of: "card") }
move-done-pay = Pay with these cards

move-shift = Move the compass from { THING($source, of: "landing") }
choose-shift = Move a compass
ask-shift-source = All compasses are out. From which landing does one come?
choose-shift-source = From { THING($value, of: "landing") }

move-copy-draw = Copy: draw a card
move-copy-discard = Copy: discard { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
choose-copy-discard = Copy: discard cubes
ask-copy-discard-cubes = How many cubes?
choose-copy-discard-cubes = { $value ->
    [one] 1 cube
   *[other] { $value } cubes
  }

move-profit = { $cards ->
    [0] { $cubes ->
        [0] Use nothing
        [one] Discard 1 cube
       *[other] Discard { $cubes } cubes
      }
    [one] { $cubes ->
        [0] Draw 1 card
        [one] Draw 1 card, discard 1 cube
       *[other] Draw 1 card, discard { $cubes } cubes
      }
   *[other] { $cubes ->
        [0] Draw { $cards } cards
        [one] Draw { $cards } cards, discard 1 cube
       *[other] Draw { $cards } cards, discard { $cubes } cubes
      }
  }
choose-profit = Use the icons
ask-profit-cards = How many cards do you draw?
choose-profit-cards = { $value ->
    [0] Draw none
    [one] Draw 1 card
   *[other] Draw { $value } cards
  }
ask-profit-cubes = How many cubes do you discard?
choose-profit-cubes = { $value ->
    [0] Discard none
    [one] Discard 1 cube
   *[other] Discard { $value } cubes
  }

move-shed = { $cubes ->
    [0] Discard no cubes
    [one] Discard 1 cube
   *[other] Discard { $cubes } cubes
  }
choose-shed = Discard cubes
ask-shed-cubes = How many cubes do you discard?
choose-shed-cubes = { $value ->
    [0] None
    [one] 1 cube
   *[other] { $value } cubes
  }

move-sink = Move the compass on { THING($landing, of: "landing") }
choose-sink = Move a compass within its stack
ask-sink-landing = On which landing?
choose-sink-landing = { THING($value, of: "landing") }
move-place = { COUNT($source) ->
    [0] Place a compass on { THING($landing, of: "landing") }
   *[other] Place the compass from landing { $source } on { THING($landing, of: "landing") }
  }
choose-place = Place a compass
ask-place-landing = On which landing?
choose-place-landing = { THING($value, of: "landing") }
ask-place-source = All compasses are out. From which landing does it come?
choose-place-source = From { THING($value, of: "landing") }
move-use = Use it

move-take = { $how ->
    [keep] Keep the { THING($treasure, of: "treasure") }
   *[bury] Re-bury the { THING($treasure, of: "treasure") }
  }{ $cubes ->
    [0] {""}
    [one] , discard 1 cube
   *[other] , discard { $cubes } cubes
  }
choose-take = Take a treasure
ask-take-treasure = Which treasure do you take?
choose-take-treasure = { THING($value, of: "treasure") }
ask-take-how = The { THING($treasure, of: "treasure") }: keep or re-bury?
choose-take-how = { $value ->
    [keep] Keep it
   *[bury] Re-bury it
  }
ask-take-cubes = { $how ->
    [keep] You keep it. How many cubes do you discard?
   *[bury] You re-bury it. How many cubes do you discard?
  }
choose-take-cubes = { $value ->
    [0] Discard none
    [one] Discard 1 cube
   *[other] Discard { $value } cubes
  }

move-propose = Offer the healer for { THING($healer, of: "healer") }
choose-propose = Offer a healer
ask-propose-healer = Which of your healers do you put on the table?
choose-propose-healer = { THING($value, of: "healer") }
move-hire = Go to the healer for { THING($healer, of: "healer") }
choose-hire = Go to a healer
ask-hire-healer = Which healer do you go to?
choose-hire-healer = { THING($value, of: "healer") }

## Worth knowing

remark-explored-lacks = explored this round, needs { $number } more
remark-explored-ready = explored this round, loot ready
remark-lacks = needs { $number } more
remark-ready = enough cards for loot
remark-tile-S1 = discard up to 3 cubes
remark-tile-S2 = discard up to 2 cubes
remark-tile-S3 = one of the compasses to the bottom
remark-tile-S3-top = one of the compasses to the top (Upside Down)
remark-tile-S4 = a compass without a card
remark-tile-S5 = draw 2 cards
remark-tile-S6 = 1 cube for 1 treasure
remark-tile-S7 = the ship sails on
remark-takes-first = you become First Player
remark-takes-treasure = you must keep one of the treasures on show
remark-one-curses = every other player takes a cube
remark-one-copies = goes in front, copies an icon for you
remark-cubes-after = you would have { $number ->
    [one] 1 cube
   *[other] { $number } cubes
  }
remark-fatal = you would have { $number } cubes: 13 are deadly at the end
remark-costs = costs you { $number } gold

## Why not

refusal-not-asked = You are not being asked now.
refusal-not-now = That is not what is asked now.
refusal-not-in-hand = That card is not in the hand.
refusal-already-picked = That card is picked already.
refusal-left-to-right = Pick the cards from left to right.
refusal-too-many-dropped = You have already picked enough cards to discard.
refusal-too-few-dropped = You must discard more cards than that.
refusal-no-such-landing = Landings are numbered 1 to 8.
refusal-nothing-fits = None of your cards fits on that landing.
refusal-nothing-of-aaron-fits = None of Aaron’s cards fits on that landing.
refusal-no-aaron = Aaron only plays along when there are two of you.
refusal-aaron-is-out = Aaron is out for this round.
refusal-cannot-pay = You do not have the cards to pay for a small island.
refusal-aaron-cannot-pay = Aaron does not have the cards to pay for a small island.
refusal-tile-face-down = That small island cannot be used this round.
refusal-one-colour = All cards of a play must have the same colour.
refusal-wrong-colour = That card does not have the colour of the column.
refusal-colour-beside = The other landing of this coast already has that colour.
refusal-too-low = That number is lower than the last one in the column.
refusal-nothing-played = Pick at least one card.
refusal-paid-enough = That is more than the price.
refusal-pay-one-colour = With that card the price does not work out: two cards must have the same colour.
refusal-paid-too-little = That is less than the price.
refusal-no-compass-there = There is no compass of that colour on that landing.
refusal-compass-there-already = There already is a compass of that colour.
refusal-compass-must-move = No compass is left: one must come from another landing.
refusal-sunk-already = That compass already lies where it would go.
refusal-other-compass = Another compass is asked for now.
refusal-other-power = That small island does something else.
refusal-no-such-icon = There is no such icon in the column.
refusal-too-many = That is more than you may.
refusal-not-on-show = That treasure is not on show.
refusal-must-keep = That treasure must be kept.
refusal-keep-or-bury = A treasure is kept or re-buried.
refusal-healer-not-there = That healer is not there.

## What happened

this-round = day { $number }
event-round-began = **Day { $round }** begins.
event-ship-moved = The ship sails to { THING($corner, of: "corner") } and points at { THING($coast, of: "coast") }.
event-ship-turned = The ship turns round and points at { THING($coast, of: "coast") }.
event-event-turned-up = Event: **{ THING($event, of: "fate") }**. { THING($event, of: "fate-text") }
event-tile-hidden = { THING($tile, of: "tile") } is lost in the fog this round.
event-hand-trimmed = { WHO($seat) } discards { THING($cards, of: "card") }.
event-hands-filled = Everyone draws up to { $hand } cards.
event-aaron-dealt = Aaron’s cards: { THING($cards, of: "card") }.
event-drew = You draw { THING($cards, of: "card") }.
event-maps-shuffled = The { $cards } discarded map cards are shuffled into a new deck.
event-treasures-shuffled = The { $treasures } re-buried treasures are shuffled into a new deck.
event-treasures-ran-out = There are no more treasures to find!
event-bargain-answered = { WHO($seat) } { $accepted ->
    [yes] strikes the bargain: 2 cards, 2 cubes.
   *[no] declines the bargain.
  }
event-treasures-offered = For those who pass: { THING($treasures, of: "treasure") }.
event-compass-came-home = { $aaron ->
    [yes] Aaron takes
   *[no] { WHO($figure) } takes
  } the compass back from { THING($landing, of: "landing") }.
event-cards-played = { WHO($seat) } plays { THING($cards, of: "card") } on { THING($landing, of: "landing") }{ $aaron ->
    [yes] {" "}for Aaron
   *[no] {""}
  }.
event-compass-placed = { $aaron ->
    [yes] Aaron’s compass
   *[no] { WHO($figure) }’s compass
  } comes to { THING($landing, of: "landing") }{ COUNT($source) ->
    [0] {""}
   *[other] {" "}from landing { $source }
  }.
event-ones-cursed = { WHO($seats) } { COUNT($seats) ->
    [one] takes
   *[other] each take
  } { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  } for the 1s just played.
event-copied = { WHO($seat) } copies an icon: { $icon ->
    [draw] draws a card.
   *[discard] discards { $cubes ->
        [one] 1 cube.
       *[other] { $cubes } cubes.
      }
  }
event-profited = { WHO($seat) } { $cards ->
    [0] { $cubes ->
        [0] lets the icons be.
        [one] discards 1 cube.
       *[other] discards { $cubes } cubes.
      }
    [one] { $cubes ->
        [0] draws 1 card.
        [one] draws 1 card and discards 1 cube.
       *[other] draws 1 card and discards { $cubes } cubes.
      }
   *[other] { $cubes ->
        [0] draws { $cards } cards.
        [one] draws { $cards } cards and discards 1 cube.
       *[other] draws { $cards } cards and discards { $cubes } cubes.
      }
  }
event-tile-used = { WHO($seat) } pays { THING($cards, of: "card") } for { THING($tile, of: "tile") }{ $aaron ->
    [yes] {" "}in Aaron’s name
   *[no] {""}
  }.
event-power-unused = { THING($tile, of: "tile") } is left unused.
event-cubes-taken = { WHO($seats) } { COUNT($seats) ->
    [one] takes
   *[other] each take
  } { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }{ $why ->
    [A3] {" "}(Haunted Islets)
    [B8] {" "}(Mutiny)
   *[tile] {""}
  }.
event-cubes-shed = { WHO($seat) } discards { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
event-cards-drawn = { WHO($seat) } draws { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
event-compass-sunk = { $aaron ->
    [yes] Aaron’s compass
   *[no] { WHO($figure) }’s compass
  } on { THING($landing, of: "landing") } goes to the { $top ->
    [yes] top
   *[no] bottom
  } of the stack.
event-treasure-found = A treasure comes to light: { THING($treasure, of: "treasure") }.
event-passed = { WHO($seat) } { $forced ->
    [yes] has no cards left and passes.
   *[no] passes.
  }
event-first-player-taken = { WHO($seat) } is the first to pass and takes the First Player tile.
event-aaron-left = Aaron is out for this round.
event-explored = Nothing is found on { THING($coast, of: "coast") }.
event-loot-found = **{ THING($landing, of: "landing") }**, { THING($size, of: "size") }: { THING($treasures, of: "treasure") }.
event-loot-lost = The { THING($size, of: "size") } on { THING($landing, of: "landing") } is empty.
event-treasure-kept = { $aaron ->
    [yes] Aaron keeps the { THING($treasure, of: "treasure") }.
   *[no] { WHO($figure) } keeps the { THING($treasure, of: "treasure") }{ $curse ->
        [0] {""}
        [one] {" "}and takes 1 cube
       *[other] {" "}and takes { $curse } cubes
      }{ $cubes ->
        [0] {""}
        [one] {" "}and discards 1 cube
       *[other] {" "}and discards { $cubes } cubes
      }.
  }
event-treasure-buried = { $aaron ->
    [yes] Aaron re-buries the { THING($treasure, of: "treasure") }.
   *[no] { WHO($figure) } re-buries the { THING($treasure, of: "treasure") }{ $cubes ->
        [0] {""}
        [one] {" "}and discards 1 cube
       *[other] {" "}and discards { $cubes } cubes
      }.
  }
event-relieved = { WHO($seat) } discards { $cubes ->
    [0] no cubes
    [one] 1 cube
   *[other] { $cubes } cubes
  } (Blessing).
event-coast-cleared = Compasses and cards leave { THING($coast, of: "coast") }.
event-final-exploration = **The Final Exploration**: every landing that is left is searched.
event-eliminated = { $why ->
    [curse] { WHO($seat) } cannot break the curse of { $cubes } cubes and loses everything.
   *[healer] { WHO($seat) } cannot pay the healer and is out of the game.
  }
event-healers-turned-up = The healers ask for: { THING($healers, of: "healer") }.
event-healer-chosen = { WHO($seat) } goes to the healer for { THING($healer, of: "healer") } and pays { $cost } gold for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
event-scored = **{ WHO($seat) }: { $total } gold** = amulets { $amulets }, coins { $coins }, books { $books }, jewels { $jewels } + { $jewel_sets } for sets, crowns { $crowns } + { $crown_rank } for rank ({ $crosses ->
    [one] 1 cross
   *[other] { $crosses } crosses
  }), skulls { $skulls } + { $skull_sets } for sets, First Player { $first }, healer −{ $healer }.

## Endings

outcome-fifth-day = The fifth day is over. { WHO($winners) } brings home the richest loot!
outcome-treasures-gone = The island has no treasures left. { WHO($winners) } brings home the richest loot!
outcome-all-cursed = The curse was too strong for everyone. Nobody wins.

## How to play

rules-goal-title = The idea
rules-goal =
    You hunt treasures on a cursed island, for five days. Map cards lie on the **eight landings** of the island and belong to everybody. Where enough of them lie, treasures are found and shared among the compasses that stand there.

    Nearly every treasure you keep brings **curse cubes**. At the end a healer takes gold for them, and **13 cubes or more** lose you everything. You start with 3.

    Every day has three phases:
    {"**"}1 Preparation.** The ship sails to the next corner, the small islands open again, a new event comes up, and everyone may discard cards and fills up to 7 (6 with two players). The first day has no preparation.
    {"**"}2 Actions.** In turn, everyone does one thing until all have passed.
    {"**"}3 Loot.** The coast at which the ship points is explored.

    After the fifth day comes a Final Exploration of all landings. Then gold is counted; the most gold wins.

rules-turn-title = Your turn
rules-turn =
    Do exactly one of these:

    {"**"}Play cards on a landing.** Any landing, wherever the ship is. One or more cards of one colour from your hand. If you have no compass there, put one on top of the stack. You have three; when all are out, one moves over from another landing.

    {"**"}Use a small island.** Discard two cards of one colour and use its power, or not. It is then closed for this day.

    {"**"}Pass.** Keep the rest of your hand. You get no more turns today, but icons and curses still reach you. The first to pass takes the **First Player** tile: you begin the next day, ties go your way, and the holder gets 5 gold at the end.

    {"**"}Where cards fit**
    • An empty landing takes any colour but that of the other landing of its coast.
    • A column goes on in its own colour, and each number must be at least as high as the last one. Gaps are fine.
    • Jokers always fit and count as the card before them (1 if first).
    • 1s always fit: see the next page.
    You need not play everything that fits.

rules-cards-title = What cards do
rules-cards =
    Cards of a play are laid in ascending order, and each works at once.

    {"**"}draw**: everyone with a compass on this landing may draw 1 card.
    {"**"}−1 cube**: everyone with a compass on this landing may discard 1 cube.
    {"**"}chest**: one more treasure when the landing is explored.
    {"**"}+1**: counts as two cards when the landing is explored. All 2s have it.
    {"**"}joker**: shows a chest, does nothing else.

    {"**"}The 1s**
    • On an empty column, or after a 1 (or a joker worth 1), a 1 goes to the end and **every other player takes 1 cube**, wherever they are.
    • On a column that ends with 2 or more, a 1 goes **in front** and you alone may copy one *draw* or *−1 cube* that already lies there.

    There are 88 cards: 4 colours, 1 to 10 and a joker, each twice. Of two equal numbers only one copy may have an icon.

rules-islands-title = Small islands
rules-islands =
    Each costs two cards of one colour, whatever is on them. You may use a small island only to close it for the others.

    {"**"}Holy Spring**: discard up to 3 cubes.
    {"**"}Small Spring** (five players only): discard up to 2 cubes.
    {"**"}Tide Pool**: put one of your compasses at the bottom of its stack.
    {"**"}Lookout**: put a compass on a landing where you have none, without a card.
    {"**"}Mapmaker**: draw 2 cards.
    {"**"}Old Wreck**: take 1 cube, reveal 1 treasure, keep or re-bury it.
    {"**"}Fair Wind**: move the ship to the next corner; another coast will be explored today.

    {"**"}Events** change one rule for a day. The first is one of four A events, the others come from the 14 B events. The event in force is always shown with what it does.

rules-loot-title = Loot
rules-loot =
    Both landings of the explored coast are looked at. A landing needs **6 cards** (5 with four players, 4 with two or three); +1 cards count twice.

    If both have enough, the one with more cards is the **big loot** (a tie goes to the one nearest the bow), the other the **small loot**. If only one has, it is the big loot.

    {"**"}Big loot**: one treasure for each compass and each chest there.
    {"**"}Small loot**: one treasure for each chest.

    From the **bottom compass to the top**, and round again, everyone takes one treasure until none is left:
    • **keep** it for good and take its curse in cubes (a barred cube lets you discard cubes instead), or
    • **re-bury** it and discard up to 2 cubes, plus 1 for each amulet you own.

    Afterwards all compasses and cards of that coast are cleared away, loot or no loot. The other coasts stay as they are.

    {"**"}Final Exploration**: after day five all landings are explored, from the bow on. Each one with enough cards is a small loot.

rules-end-title = The end
rules-end =
    {"**"}1 Curse.** Whoever has 13 cubes or more is out.
    {"**"}2 Healers.** As many healers as players are turned up. Everyone with cubes must go to one, fewest cubes first. Each asks for 1 or 2 gold per cube, a fixed price, or both.
    {"**"}3 Gold.** Add up your treasures, +5 for the First Player tile, minus the healer. Below 0 you are out.

    The most gold wins; ties go to whoever comes first, clockwise from the First Player. If everyone is out, nobody wins.

    If the treasure deck and the re-buried treasures run out, what was revealed is still shared out and the game ends at once with step 1.

rules-treasures-title = What treasures are worth
rules-treasures =
    {"**"}Coins** and **amulets**: what is printed. Amulets also help when you re-bury.
    {"**"}Books**: 1, 2 or 3 times the curse of another treasure of yours that is not a book; each treasure serves one book. The best pairs are found for you.
    {"**"}Jewels**: printed value, plus 8 for a pair or 20 for a trio. Each jewel counts in one set.
    {"**"}Crowns**: printed value, plus a bonus by rank for most crosses: 25, 18, 11, 4, 0. Equals share their places, rounded down. No crosses, no bonus.
    {"**"}Skulls**: printed value, plus 1, 3 or 6 for a set of one, two or three different skulls, **times the number of other types** of treasure you own.

    Example: three skulls (two alike) with coins, crowns, a jewel and an amulet beside them: a set of two gives 3 × 4, the third skull 1 × 4.

    The curse on a treasure is what you took in cubes when you kept it.

rules-two-title = Two players: Aaron
rules-two =
    A third colour, Aaron, plays along. He has three compasses and six open cards, but no seat and no cubes.

    On your turn you may act **for Aaron** instead of for yourself: play his cards on a landing or pay with them for a small island, by the same rules and only with his cards and compasses. You decide everything for him. Nobody has to use his cards.

    • Icons on his play help the people who have a compass there, never Aaron.
    • A 1 of his at the end of a column gives **both** of you a cube; in front of a column it copies nothing.
    • Springs and the Mapmaker do nothing for him. At the Old Wreck he takes no cube.
    • When it is his turn to take a treasure, he takes the one with the **highest number**. He keeps crowns and re-buries everything else.
    • His crosses count for the crown ranks: he takes a place, but no gold.

    If you have passed, you cannot act for him any more. Hands hold 6 cards; his are discarded and dealt anew every day.

rules-variants-title = Variants
rules-variants =
    Each can be chosen when the game is set up.

    {"**"}Healers open**: the healers lie face up from the start.
    {"**"}Two healers each**: everyone gets two healers in secret; at the end each puts one on the table, all at once, and they are chosen as usual, by anybody. With *healers open* all of them lie open from the start.
    {"**"}Events open**: the four events to come are shown at the start; their order stays secret.
    {"**"}Larger starting hands**: the second player is dealt 8 cards, the third 9, the fourth 10, the fifth 11. Everyone keeps 7 of them (6 with two players).

    Loot Island is a game by Aaron Haag, drawn by Mariano Iannelli, published by What’s Your Game? in 2017. Names, words and pictures here are our own; we are not affiliated.

## Map cards

card-R1A = red 1
card-R1B = red 1
card-R2A = red 2 (+1)
card-R2B = red 2 (+1)
card-R3A = red 3
card-R3B = red 3
card-R4A = red 4
card-R4B = red 4 (chest)
card-R5A = red 5
card-R5B = red 5 (draw)
card-R6A = red 6
card-R6B = red 6 (chest)
card-R7A = red 7
card-R7B = red 7 (−1 cube)
card-R8A = red 8
card-R8B = red 8 (draw)
card-R9A = red 9
card-R9B = red 9 (−1 cube)
card-R10A = red 10
card-R10B = red 10 (chest)
card-RJA = red joker
card-RJB = red joker
card-B1A = blue 1
card-B1B = blue 1
card-B2A = blue 2 (+1)
card-B2B = blue 2 (+1)
card-B3A = blue 3
card-B3B = blue 3
card-B4A = blue 4
card-B4B = blue 4 (chest)
card-B5A = blue 5
card-B5B = blue 5 (draw)
card-B6A = blue 6
card-B6B = blue 6 (chest)
card-B7A = blue 7
card-B7B = blue 7 (−1 cube)
card-B8A = blue 8
card-B8B = blue 8 (draw)
card-B9A = blue 9
card-B9B = blue 9 (−1 cube)
card-B10A = blue 10
card-B10B = blue 10 (chest)
card-BJA = blue joker
card-BJB = blue joker
card-G1A = green 1
card-G1B = green 1
card-G2A = green 2 (+1)
card-G2B = green 2 (+1)
card-G3A = green 3
card-G3B = green 3
card-G4A = green 4
card-G4B = green 4 (chest)
card-G5A = green 5
card-G5B = green 5 (draw)
card-G6A = green 6
card-G6B = green 6 (chest)
card-G7A = green 7
card-G7B = green 7 (−1 cube)
card-G8A = green 8
card-G8B = green 8 (draw)
card-G9A = green 9
card-G9B = green 9 (−1 cube)
card-G10A = green 10
card-G10B = green 10 (chest)
card-GJA = green joker
card-GJB = green joker
card-P1A = purple 1
card-P1B = purple 1
card-P2A = purple 2 (+1)
card-P2B = purple 2 (+1)
card-P3A = purple 3
card-P3B = purple 3
card-P4A = purple 4
card-P4B = purple 4 (chest)
card-P5A = purple 5
card-P5B = purple 5 (draw)
card-P6A = purple 6
card-P6B = purple 6 (chest)
card-P7A = purple 7
card-P7B = purple 7 (−1 cube)
card-P8A = purple 8
card-P8B = purple 8 (draw)
card-P9A = purple 9
card-P9B = purple 9 (−1 cube)
card-P10A = purple 10
card-P10B = purple 10 (chest)
card-PJA = purple joker
card-PJB = purple joker

## Treasures

treasure-T1 = book #1 (×1, curse 1)
treasure-T2 = book #2 (×1, curse 1)
treasure-T3 = book #3 (×1, curse 1)
treasure-T4 = bag of coins #4 (5 gold, curse 1)
treasure-T5 = bag of coins #5 (5 gold, curse 1)
treasure-T6 = bag of coins #6 (5 gold, curse 1)
treasure-T7 = book #7 (×2, curse 2)
treasure-T8 = book #8 (×2, curse 2)
treasure-T9 = book #9 (×2, curse 2)
treasure-T10 = book #10 (×2, curse 2)
treasure-T11 = bag of coins #11 (7 gold, curse 2)
treasure-T12 = bag of coins #12 (7 gold, curse 2)
treasure-T13 = bag of coins #13 (7 gold, curse 2)
treasure-T14 = bag of coins #14 (7 gold, curse 2)
treasure-T15 = amulet #15 (2 gold)
treasure-T16 = amulet #16 (2 gold)
treasure-T17 = amulet #17 (1 gold, −1 cube)
treasure-T18 = amulet #18 (1 gold, −1 cube)
treasure-T19 = amulet #19 (1 gold, −1 cube)
treasure-T20 = amulet #20 (1 gold, −1 cube)
treasure-T21 = amulet #21 (1 gold, −1 cube)
treasure-T22 = bag of coins #22 (9 gold, curse 3)
treasure-T23 = bag of coins #23 (9 gold, curse 3)
treasure-T24 = bag of coins #24 (9 gold, curse 3)
treasure-T25 = bag of coins #25 (9 gold, curse 3)
treasure-T26 = crown #26 (4 gold, 1 cross, curse 1)
treasure-T27 = crown #27 (4 gold, 1 cross, curse 1)
treasure-T28 = crown #28 (4 gold, 1 cross, curse 1)
treasure-T29 = crown #29 (4 gold, 1 cross, curse 1)
treasure-T30 = jade skull #30 (3 gold, curse 2)
treasure-T31 = jade skull #31 (3 gold, curse 2)
treasure-T32 = jade skull #32 (3 gold, curse 2)
treasure-T33 = jade skull #33 (3 gold, curse 2)
treasure-T34 = amulet #34 (−2 cubes)
treasure-T35 = amulet #35 (−2 cubes)
treasure-T36 = amulet #36 (−2 cubes)
treasure-T37 = crown #37 (3 gold, 2 crosses, curse 2)
treasure-T38 = crown #38 (3 gold, 2 crosses, curse 2)
treasure-T39 = crown #39 (3 gold, 2 crosses, curse 2)
treasure-T40 = crown #40 (3 gold, 2 crosses, curse 2)
treasure-T41 = book #41 (×3, curse 3)
treasure-T42 = book #42 (×3, curse 3)
treasure-T43 = book #43 (×3, curse 3)
treasure-T44 = crown #44 (2 gold, 3 crosses, curse 3)
treasure-T45 = crown #45 (2 gold, 3 crosses, curse 3)
treasure-T46 = crown #46 (2 gold, 3 crosses, curse 3)
treasure-T47 = crown #47 (2 gold, 3 crosses, curse 3)
treasure-T48 = crystal skull #48 (5 gold, curse 3)
treasure-T49 = jewel #49 (4 gold, curse 3)
treasure-T50 = crystal skull #50 (5 gold, curse 3)
treasure-T51 = jewel #51 (4 gold, curse 3)
treasure-T52 = jewel #52 (4 gold, curse 3)
treasure-T53 = jewel #53 (4 gold, curse 3)
treasure-T54 = crystal skull #54 (5 gold, curse 3)
treasure-T55 = crystal skull #55 (5 gold, curse 3)
treasure-T56 = crown #56 (1 gold, 4 crosses, curse 4)
treasure-T57 = crown #57 (1 gold, 4 crosses, curse 4)
treasure-T58 = jewel #58 (3 gold, curse 2)
treasure-T59 = obsidian skull #59 (4 gold, curse 2)
treasure-T60 = jewel #60 (3 gold, curse 2)
treasure-T61 = obsidian skull #61 (4 gold, curse 2)
treasure-T62 = jewel #62 (3 gold, curse 2)
treasure-T63 = obsidian skull #63 (4 gold, curse 2)
treasure-T64 = jewel #64 (3 gold, curse 2)
treasure-T65 = jewel #65 (3 gold, curse 2)
treasure-T66 = jewel #66 (3 gold, curse 2)
treasure-T67 = obsidian skull #67 (4 gold, curse 2)
treasure-T68 = jewel #68 (2 gold, curse 1)
treasure-T69 = jewel #69 (2 gold, curse 1)
treasure-T70 = jewel #70 (2 gold, curse 1)
treasure-T71 = jewel #71 (2 gold, curse 1)
treasure-T72 = bag of coins #72 (12 gold, curse 4)
treasure-T73 = bag of coins #73 (12 gold, curse 4)
treasure-T74 = bag of coins #74 (15 gold, curse 5)

## Healers

healer-H01 = 1 gold a cube
healer-H02 = 1 gold a cube + 1
healer-H03 = 1 gold a cube + 2
healer-H04 = 1 gold a cube + 3
healer-H05 = 1 gold a cube + 4
healer-H06 = 1 gold a cube + 6
healer-H07 = 2 gold a cube
healer-H08 = 2 gold a cube + 1
healer-H09 = 2 gold a cube + 2
healer-H10 = 2 gold a cube + 3
healer-H11 = 8 gold in all
healer-H12 = 11 gold in all
healer-H13 = 14 gold in all
healer-H14 = 17 gold in all
