# Sails in English.

title = Sails
tagline = Half a card shows, the other half is under your sail
about = A trick-taking hunt for treasure with bluff. Lay an island with your sail over its colour or its number, push it with Bonus cards, and win treasures, steal them from each other or trigger actions. Two rounds; most points win.

# Things

colour-r = red
colour-b = blue
colour-g = green
colour-v = violet
colour-rb = red and blue
colour-gv = green and violet
deck-rb = the red and blue deck
deck-gv = the green and violet deck
deck-rbgv = the deck
island = { $letters ->
    [r] Red { $number }
    [b] Blue { $number }
    [g] Green { $number }
   *[v] Violet { $number }
  }
treasure = { $letters ->
    [R] red treasure { $number }
    [B] blue treasure { $number }
    [G] green treasure { $number }
   *[V] violet treasure { $number }
  }
gem = { $letters ->
    [R] Red { $number }
    [B] Blue { $number }
    [G] Green { $number }
   *[V] Violet { $number }
  }
half-sea = sea (colour)
half-coast = coast (number)
action-1 = Pickpocket
action-2 = Swap
action-3 = Spyglass
action-4 = Salvage
action-1-text = Steal 2 Bonus cards from another player; if nobody has 2, take 2 from the supply.
action-2-text = Draw 2 islands from another player’s hand and give back any 2 of yours.
action-3-text = Look at the next 3 treasures of a deck and put them back in any order.
action-4-text = Take an island of this trick into your hand, then discard one.

# Options

option-rb = Red and blue Action card
option-rb-help = Which side lies up: what the winner of red or blue does when there is no treasure of that colour.
option-rb-a = Pickpocket: steal 2 Bonus cards
option-rb-b = Swap: exchange 2 islands
option-gv = Green and violet Action card
option-gv-help = Which side lies up: what the winner of green or violet does when there is no treasure of that colour.
option-gv-a = Spyglass: look at 3 treasures
option-gv-b = Salvage: take an island back

# Questions

ask-passing = Which island do you pass to your right?
wait-passing = Waiting for { WHO($seats) } to pass an island.
help-passing = At the start of a round everybody passes the highest island of their longest colour to the right neighbour. If several of your colours are equally long you choose which. Only the two of you will know the card. You have to confirm even when there is only one choice, so that nobody can guess your hand.

ask-playing = Your turn: which island do you play?
wait-playing = { WHO($seats) } chooses an island.
help-playing = Choose an island, then what your sail covers: cover the **sea** and the others see only its number; cover the **coast** and they see only its colour. Each Bonus card you add counts +1, everybody sees them, and no island counts more than 12. The highest of each colour wins it, the lowest gets Bonus cards. A tie goes to whoever played first.

ask-claiming = You won the colour: take the treasure from the deck or steal one?
wait-claiming = { WHO($seats) } chooses between the deck and a theft.
help-claiming = You may take the treasure on the deck, or instead the visible treasure of a player who played your colour lower, if that treasure has the same colour. One of them you must take. If you steal, the treasure on the deck goes under it.

ask-robbing = Pickpocket: from whom do you steal 2 Bonus cards?
wait-robbing = { WHO($seats) } chooses whom to relieve of 2 Bonus cards.
help-robbing = You may choose any opponent who owns at least 2 Bonus cards. Bonus cards played in this trick belong to nobody now.

ask-raiding = Swap: from whose hand do you draw?
wait-raiding = { WHO($seats) } chooses a hand to draw from.
help-raiding = You draw 2 random islands from that hand (1 if only one is left) and then give back as many of your choice, old or new. Only the two of you learn the cards.

ask-giving = { $count ->
    [one] Which island do you give back to { WHO($victim) }?
   *[other] Which { $count } islands do you give back to { WHO($victim) }?
  }
wait-giving = { WHO($seats) } chooses what { WHO($victim) } gets in exchange.
help-giving = Choose among all your islands, those you have just drawn included. { WHO($victim) } will know what you kept.

ask-peeking = Spyglass: which deck do you look at?
wait-peeking = { WHO($seats) } chooses a deck to look at.
help-peeking = You see the next three face-down treasures of one deck and put them back in the order you like. The treasure face up does not count.

ask-ordering = Which treasure comes next from { THING($deck, of: "deck") }?
wait-ordering = { WHO($seats) } is putting { THING($deck, of: "deck") } in order.
help-ordering = The first you name will be turned over after this trick, then the second, then the third. Only you know them.

ask-fetching = Salvage: which island of this trick do you take?
wait-fetching = { WHO($seats) } chooses an island of the trick.
help-fetching = Take any island of this trick into your hand, your own included. Then you discard one; everybody sees both.

ask-discarding = You took { THING($fetched, of: "island") }. Which island do you discard?
wait-discarding = { WHO($seats) } took { THING($fetched, of: "island") } and chooses an island to discard.
help-discarding = Discard any island of your hand, even the one you have just taken. It goes face up and is out of this round.

# Moves, word by word

choose-pass = Pass an island
ask-pass-card = Which island do you pass to your right?
choose-pass-card = { THING($value, of: "island") }
move-pass = Pass { THING($card, of: "island") }

choose-play = Play an island
ask-play-card = Your turn: which island do you play?
choose-play-card = { THING($value, of: "island") }
ask-play-covers = What do you show of { THING($card, of: "island") }?
choose-play-covers = { $value ->
    [sea] Cover the sea, show the number
   *[coast] Cover the coast, show the colour
  }
ask-play-bonus = How many Bonus cards do you add to { THING($card, of: "island") }?
choose-play-bonus = { $value ->
    [0] No Bonus card
    [one] { THING($card, of: "island") } + { $value } Bonus card
   *[other] { THING($card, of: "island") } + { $value } Bonus cards
  }
move-play = Play { THING($card, of: "island") }, { $covers ->
    [sea] showing the number
   *[coast] showing the colour
  }{ $bonus ->
    [0] { "" }
    [one] , with { $bonus } Bonus card
   *[other] , with { $bonus } Bonus cards
  }

choose-take = Take the treasure
ask-take-treasure = Which treasure do you take?
choose-take-treasure = { THING($value, of: "treasure") }
move-take = Take the { THING($treasure, of: "treasure") } from the deck

choose-steal = Steal a treasure
ask-steal-victim = From whom do you steal?
choose-steal-victim = From { WHO($value) }
ask-steal-treasure = Which treasure do you steal?
choose-steal-treasure = { THING($value, of: "treasure") }
move-steal = Steal the { THING($treasure, of: "treasure") } from { WHO($victim) }

choose-rob = Steal Bonus cards
ask-rob-victim = From whom do you steal 2 Bonus cards?
choose-rob-victim = { WHO($value) }
move-rob = Steal 2 Bonus cards from { WHO($victim) }

choose-raid = Draw islands
ask-raid-victim = From whose hand do you draw?
choose-raid-victim = { WHO($value) }
move-raid = Draw from the hand of { WHO($victim) }

choose-give = { THING($card, of: "island") }
ask-give-card = Which island do you give back?
choose-give-card = { THING($value, of: "island") }
move-give = Give { THING($card, of: "island") }
choose-done-give = Hand over
move-done-give = Hand over

choose-peek = Look at a deck
ask-peek-deck = Which deck do you look at?
choose-peek-deck = { $value ->
    [rb] Red and blue
   *[gv] Green and violet
  }
move-peek = Look at { THING($deck, of: "deck") }

choose-order = Put back
ask-order-first = Which treasure comes next?
choose-order-first = { THING($value, of: "gem") }
ask-order-second = And after the { THING($first, of: "treasure") }?
choose-order-second = { THING($value, of: "gem") }
ask-order-third = And last?
choose-order-third = { THING($value, of: "gem") }
move-order = { THING($first, of: "gem") }, then { THING($second, of: "gem") }, then { THING($third, of: "gem") }

choose-fetch = Take an island
ask-fetch-card = Which island of this trick do you take?
choose-fetch-card = { THING($value, of: "island") }
move-fetch = Take { THING($card, of: "island") }

choose-discard = Discard an island
ask-discard-card = Which island do you discard?
choose-discard-card = { THING($value, of: "island") }
move-discard = Discard { THING($card, of: "island") }

# News

event-round-began = Round { $number }: the islands are dealt, { WHO($first) } has the First Player card. On the decks: { THING($shown, of: "treasure") }.
event-cards-passed = Everybody has passed an island to the right.
event-card-received = { WHO($giver) } passed you { THING($card, of: "island") }.
event-played = { WHO($seat) } plays { $covers ->
    [sea] { $number } in a hidden colour
   *[coast] a { THING($colour, of: "colour") } island of hidden value
  }{ $bonus ->
    [0] .
    [one] , with { $bonus } Bonus card.
   *[other] , with { $bonus } Bonus cards.
  }
event-uncovered = Sails off! { WHO($seats) } uncover { THING($cards, of: "island") }, counting { THING($values, of: "value") }.
value = { $number }
event-treasure-taken = { WHO($seat) } takes the { THING($treasure, of: "treasure") }.
event-treasure-stolen = { WHO($seat) } steals the { THING($treasure, of: "treasure") } from { WHO($victim) }{ $left ->
    [0] , who has none left.
   *[other] . Under it lies the { THING($beneath, of: "treasure") }.
  }
event-bonus-gained = { WHO($seat) } was lowest in { THING($colours, of: "colour") } and gets { $count ->
    [0] no Bonus card: the supply is empty.
    [one] { $count } Bonus card{ $missing ->
        [0] .
       *[other] ; the supply has no more.
      }
   *[other] { $count } Bonus cards{ $missing ->
        [0] .
       *[other] ; the supply has no more.
      }
  }
event-action-won = { WHO($seat) } wins { THING($colours, of: "colour") } and activates { THING($action, of: "action") }.
event-action-failed = { THING($action, of: "action") } has no effect for { WHO($seat) }: this was the last trick of the round.
event-bonus-stolen = { WHO($seat) } steals { $count } Bonus cards from { WHO($victim) }.
event-bonus-taken = { WHO($seat) } takes { $count ->
    [0] nothing: the supply of Bonus cards is empty.
    [one] { $count } Bonus card from the supply.
   *[other] { $count } Bonus cards from the supply.
  }
event-hand-raided = { WHO($seat) } draws { $count ->
    [one] { $count } island
   *[other] { $count } islands
  } from the hand of { WHO($victim) }.
event-islands-taken = Drawn by { WHO($seat) } from { WHO($victim) }: { THING($cards, of: "island") }.
event-islands-given = Given back to { WHO($victim) } by { WHO($seat) }: { THING($cards, of: "island") }.
event-hands-traded = { WHO($seat) } gives { $count ->
    [one] { $count } island
   *[other] { $count } islands
  } back to { WHO($victim) }.
event-deck-peeked = { WHO($seat) } looks at the next { $count } treasures of { THING($deck, of: "deck") }.
event-treasures-seen = Next in { THING($deck, of: "deck") }: { THING($cards, of: "treasure") }.
event-deck-ordered = { WHO($seat) } puts them back in an order of their own.
event-island-fetched = { WHO($seat) } takes { THING($card, of: "island") }, which { WHO($owner) } had played.
event-island-discarded = { WHO($seat) } discards { THING($card, of: "island") }.
event-trick-ended = The trick is over{ COUNT($buried) ->
    [0] .
   *[other] ; under the deck: { THING($buried, of: "treasure") }.
  } { WHO($first) } leads next, for { THING($shown, of: "treasure") }.
event-round-scored = { WHO($seat) } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in round { $number }. Treasures: { THING($treasures, of: "gem") }. Bonus cards: { $bonus }.

# Remarks, refusals, endings

remark-treasure = for the { THING($thing, of: "treasure") }
remark-action = for { THING($number, of: "action") }
remark-worth = { $number ->
    [one] worth { $number } point
   *[other] worth { $number } points
  }
remark-owns = owns { $number } Bonus cards
remark-drawn = just drawn
remark-taken = just taken

refusal-not-asked = You are not being asked anything right now.
refusal-not-now = That is not what is being asked now.
refusal-not-in-hand = You do not hold that island.
refusal-not-longest = Pass an island of the colour you hold most of.
refusal-not-highest = Pass the highest island of that colour.
refusal-half = The sail covers either the sea or the coast.
refusal-too-few-bonus = You do not own that many Bonus cards.
refusal-over-twelve = No island may count more than 12.
refusal-not-on-deck = That treasure is not yours to take.
refusal-cannot-steal = You can only steal the visible treasure of a player who played your colour lower, and only if it has that colour.
refusal-too-poor = You can only steal from an opponent who owns at least 2 Bonus cards.
refusal-not-opponent = Choose one of your opponents.
refusal-already-picked = That island is already picked, or comes before one that is.
refusal-enough-picked = You have picked enough islands.
refusal-wrong-count = Pick exactly as many islands as you drew.
refusal-no-such-deck = There is no such deck.
refusal-other-treasures = Put back exactly the treasures you saw.
refusal-not-in-trick = That island was not played in this trick.

this-round = round { $number }
outcome-points = { WHO($winners) } wins the game with the most points.
outcome-shared = { WHO($winners) } have the most points and share the victory.

# How to play

rules-goal-title = The goal
rules-goal =
    Collect the most treasure points in **two rounds**.

    There are **48 islands**: red, blue, green and violet, each from 1 to 12. The bottom of a card is **sea** (its colour), the top is **coast** (its number).
    Treasures lie on one deck (3 players) or two (4 or 5): red and blue, green and violet. Only the top one lies face up.

    At the start of each round everybody gets a hand (9 islands with 5 players, else 12) and **passes the highest island of their longest colour to the right**.
rules-trick-title = A trick
rules-trick =
    Clockwise from the First Player, everybody lays **one island**. You may play any colour. Your **sail covers one half**:
    • cover the **sea**: the others see the number, not the colour;
    • cover the **coast**: they see the colour, not the number.

    You may add **Bonus cards**, open to all: +1 each, never above **12**. They go back to the supply after the trick.

    Then all sails come off, and each colour is judged on its own: the **highest** wins it, the **lowest** of two or more loses it. Ties favour the First Player, then clockwise. After the trick the First Player card moves on by one.
rules-spoils-title = What you win
rules-spoils =
    • **You won a colour that lies on a deck:** take that treasure onto your pile. Or **steal**: if somebody played your colour *lower* and their visible treasure has that colour, you may take theirs instead.
    • **You won a colour without a treasure:** activate the Action card of that colour.
    • **You were lowest of two or more:** get as many Bonus cards as islands were played in the colour.
    Alone in a colour? You win it, and nobody loses.

    Treasures left on a deck go under it.
    • **Three players:** if neither colour of an Action card lies on the deck, the two count as one colour.
rules-actions-title = The actions
rules-actions =
    Each Action card lies with one side up (the table chooses before the game). They are carried out clockwise from the First Player.

    Red and blue:
    • **Pickpocket**: steal 2 Bonus cards from a player who has at least 2; if nobody has, take 2 from the supply.
    • **Swap**: draw 2 islands from a hand at random, give back any 2.
    Green and violet:
    • **Spyglass**: look at the next 3 face-down treasures of a deck and put them back in any order.
    • **Salvage**: take an island of this trick into your hand, then discard one.

    After the last trick of a round only Pickpocket has an effect.
rules-scoring-title = The score
rules-scoring =
    When all hands are empty the round is scored: the **points on your treasures**, and **1 point for every two Bonus cards** you still own.

    Then everything is shuffled and dealt anew for the second round; only the points stay. After the second round the most points win. A tie is a shared victory.

    You may look through your own pile; of the others’ piles you see only the top and the size.
