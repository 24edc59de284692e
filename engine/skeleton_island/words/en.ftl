title = Skeleton Island
tagline = Dig maps and gold out of a heap of sand
about =
    Forty-nine cards lie in one heap of sand, one over the other, some face up and some face down. Take a card that nothing covers, look at it, keep it or put it back. Complete a treasure map and its island is yours. For 2 to 4 players, about a quarter of an hour.
    By Florian Fay, published by ilopeli in 2012. Loot is not affiliated with them.

option-flip = Cards turned over by a gust
option-flip-help = How many cards in a hundred a gust turns over. At 0, faces stay as they are.

# Things

label = { $word }
card-half-red = red half map
card-quarter-red = red quarter map
card-half-blue = blue half map
card-quarter-blue = blue quarter map
card-half-green = green half map
card-quarter-green = green quarter map
card-half-yellow = yellow half map
card-quarter-yellow = yellow quarter map
card-half-purple = purple half map
card-quarter-purple = purple quarter map
card-hat = pirate’s hat
card-hook = pirate’s hook
card-sabre = pirate’s sabre
card-pistol = pirate’s pistol
card-spyglass = pirate’s spyglass
card-compass = pirate’s compass
card-flag = pirate’s flag
card-coins-1 = 1 gold piece
card-coins-2 = 2 gold pieces
card-coins-3 = 3 gold pieces
card-sand = sand
card-buried = buried
island-red = red island
island-blue = blue island
island-green = green island
island-yellow = yellow island
island-purple = purple island
side-E = right
side-NE = top right
side-N = top
side-NW = top left
side-W = left
side-SW = bottom left
side-S = bottom
side-SE = bottom right
edge-E = Right
edge-NE = Top right
edge-N = Top
edge-NW = Top left
edge-W = Left
edge-SW = Bottom left
edge-S = Bottom
edge-SE = Bottom right

# Questions

ask-gale = { $clear ->
    [one] Only one card is clear. Do you close your eyes and blow?
   *[other] Only { $clear } cards are clear. Do you close your eyes and blow?
  }
wait-gale = { WHO($seats) } may blow on the heap: { $clear ->
    [one] only one card is clear.
   *[other] only { $clear } cards are clear.
  }
help-gale = With one or two clear cards you may blow once, before your turn. Your eyes are closed: the wind comes from any side. It pushes the cards about and may uncover some; it may also help nobody. Afterwards you play your turn as usual.

ask-turn = Your turn: dig in the sand, or go on piracy?
wait-turn = It is the turn of { WHO($seats) }: a card from the heap, or piracy.
help-turn = Take one clear card (nothing lies on it; it bears a letter). You look at it, then keep it or put it back at the edge of the heap. Instead you may go on piracy: discard three of your cards to steal a card or to play two turns.

ask-dig = { $again ->
    [yes] The first of your two turns: which card do you take?
   *[no] The second of your two turns: which card do you take?
  }
wait-dig = { WHO($seats) } digs: { $again ->
    [yes] the first of two turns.
   *[no] the second of two turns.
  }
help-dig = Piracy has bought you two standard turns, one after the other. Each is a turn of its own: take a clear card, keep it or put it back.

ask-look = Card { $card }: { THING($face, of: "card") }. Keep it or put it back?
wait-look = { $face ->
    [sand] { WHO($seats) } looks at card { $card } and thinks.
   *[other] { WHO($seats) } holds card { $card }, { THING($face, of: "card") }, and thinks.
  }
help-look = Keep it and it lies before you for all to see. Put it back, on the same side as before, and you may take another clear card, which you must keep. You will go on seeing what you put back; nobody else will.

ask-where = Where do you put card { $card } ({ THING($face, of: "card") })?
wait-where = { WHO($seats) } puts card { $card } back to the edge of the heap.
help-where = Each side of the heap has up to two places: a free one beside the heap, and one further in where the card covers others, which then cannot be taken.

ask-second = Card { $card } is back. Take a second card? You must keep it.
wait-second = { WHO($seats) } may take a second card.
help-second = You may take one clear card other than the one you put back. Whatever it is, you keep it. Or stop here: your turn ends without a card.

ask-payment = { $aim ->
    [steal] Which three cards do you discard for a theft?
   *[turns] Which three cards do you discard for two turns?
  }
wait-payment = { WHO($seats) } goes on piracy and chooses three cards to discard.
help-payment = Exactly three of your cards: pirate objects and map pieces, the map pieces all of different colours. Gold is never discarded. The three leave the game; islands you have won stay yours.

ask-theft = Which card do you steal?
wait-theft = { WHO($seats) } chooses a card to steal.
help-theft = Any one sand card that lies before another player, gold too. Islands are safe.

wait-over = The game is over.

# Moves

move-blow = Close your eyes and blow
move-calm = Do not blow
choose-take = Take a card
ask-take-card = Which clear card do you take?
choose-take-card = Card { $value }
move-take = Take card { $card }
move-keep = Keep it
move-return = Put it back
ask-put-side = At which edge of the heap do you put it back?
choose-put-side = { THING($value, of: "edge") }
ask-put-how = At the edge ({ THING($side, of: "side") }): free or over other cards?
choose-put-how = { $value ->
    [free] Beside the heap
   *[block] Over other cards
  }
move-put = { $how ->
    [free] { THING($side, of: "edge") }, beside the heap
   *[block] { THING($side, of: "edge") }, over other cards
  }
move-stop = No second card
choose-pirate = Piracy
ask-pirate-aim = Three cards for what?
choose-pirate-aim = { $value ->
    [steal] Piracy: steal a card
   *[turns] Piracy: play two turns
  }
move-pirate = { $aim ->
    [steal] Piracy: steal a card
   *[turns] Piracy: play two turns
  }
choose-pay = { THING($card, of: "card") }
move-pay = Discard: { THING($card, of: "card") }
move-settle = Discard these three
choose-steal = Steal a card
ask-steal-victim = From whom?
choose-steal-victim = { WHO($value) }
ask-steal-card = Which card of { WHO($victim) }?
choose-steal-card = { THING($value, of: "card") }
move-steal = Steal from { WHO($victim) }: { THING($card, of: "card") }

# News

event-blown = { WHO($seat) } blows. The wind drives the sand to the { THING($toward, of: "side") }; { $clear ->
    [one] one card is clear now.
   *[other] { $clear } cards are clear now.
  }
event-calmed = { WHO($seat) } does not blow.
event-taken = { $face ->
    [sand] { WHO($seat) } takes card { $card }, which lay face down.
   *[other] { WHO($seat) } takes card { $card }: { THING($face, of: "card") }.
  }{ COUNT($bared) ->
    [0] {""}
   *[other] {" "}Clear now: { THING($bared, of: "label") }.
  }
event-looked = On card { $card } you see: { THING($face, of: "card") }.
event-kept = { $why ->
    [second] { WHO($seat) } must keep this second card: { THING($face, of: "card") }.
    [last] { WHO($seat) } must keep the last card of the heap: { THING($face, of: "card") }.
    [nowhere] There is no place to put it back, so { WHO($seat) } keeps { $card }: { THING($face, of: "card") }.
   *[choice] { WHO($seat) } keeps { $card }: { THING($face, of: "card") }.
  }
event-turned-up = { $why ->
    [second] { WHO($seat) } must keep this second card and turns it up: { THING($face, of: "card") }.
    [last] { WHO($seat) } must keep the last card of the heap and turns it up: { THING($face, of: "card") }.
    [nowhere] There is no place to put it back, so { WHO($seat) } keeps { $card } and turns it up: { THING($face, of: "card") }.
   *[choice] { WHO($seat) } keeps { $card } and turns it up: { THING($face, of: "card") }.
  }
event-returned = { WHO($seat) } puts { $card } back ({ THING($side, of: "side") }){ $covered ->
    [0] .
    [one] {" "}over one other card.
   *[other] {" "}over { $covered } other cards.
  }
event-stopped = { $choice ->
    [yes] { WHO($seat) } takes no second card.
   *[no] No other card is clear: the turn of { WHO($seat) } ends without one.
  }
event-pirated = { $aim ->
    [steal] Piracy! { WHO($seat) } discards { THING($cards, of: "card") } for a theft.
   *[turns] Piracy! { WHO($seat) } discards { THING($cards, of: "card") } for two turns.
  }
event-stolen = { WHO($seat) } steals from { WHO($victim) }: { THING($face, of: "card") }.
event-island-won = { WHO($seat) } completes the map and wins the { THING($colour, of: "island") }: 5 gold pieces!
event-ended = { $why ->
    [islands] All five islands are won. The game is over.
    [empty] The heap is empty. The game is over.
   *[stalled] A whole round went by without a card kept or stolen. The game is over.
  }

# Worth knowing

remark-sand = face down
remark-known = face down; you saw: { THING($thing, of: "card") }
remark-shows = { THING($thing, of: "card") }
remark-brings = { THING($thing, of: "card") }, your map { $number }/4
remark-wins = { THING($thing, of: "card") }, wins the island
remark-covers = { $number ->
    [one] covers one card
   *[other] covers { $number } cards
  }

# Refusals

refusal-over = The game is over.
refusal-not-asked = It is another player’s turn.
refusal-no-gust = Nobody may blow now: only before a turn, once, and with one or two clear cards.
refusal-no-passing = You cannot pass: take a clear card.
refusal-one-piracy = These are the turns that piracy has bought: take a clear card.
refusal-first-gale = First say whether you blow.
refusal-first-turn = First take a clear card or go on piracy.
refusal-first-dig = First take a clear card.
refusal-first-look = First keep the card in your hand or put it back.
refusal-first-where = First say where you put the card back.
refusal-first-second = First take a second card or say that you take none.
refusal-first-payment = First choose the three cards to discard.
refusal-first-theft = First choose the card to steal.
refusal-no-such-card = No card in the heap bears that letter.
refusal-same-card = You have just put that card back: the second must be another.
refusal-covered = Another card lies on it. Only clear cards can be taken.
refusal-no-such-aim = Piracy is for a theft or for two turns.
refusal-nothing-to-steal = No other player has a sand card to steal.
refusal-cannot-pay = Piracy costs three cards: pirate objects and map pieces of different colours.
refusal-not-owned = You have no such card.
refusal-coins-do-not-pay = Gold cannot be discarded for piracy.
refusal-too-many = Piracy costs exactly three cards.
refusal-same-colour = The map pieces must all be of different colours.
refusal-pay-order = These cards do not make a payment of three.
refusal-too-few = Piracy costs exactly three cards.
refusal-own-card = You cannot steal from yourself.
refusal-victim-has-not = That player has no such card.
refusal-no-place = The card cannot be put back there.

# The end

outcome-islands = All islands are won. { COUNT($winners) ->
    [1] { WHO($winners) } has the greatest treasure and wins.
   *[other] { WHO($winners) } have equally great treasures and share the victory.
  }
outcome-empty = The heap is empty. { COUNT($winners) ->
    [1] { WHO($winners) } has the greatest treasure and wins.
   *[other] { WHO($winners) } have equally great treasures and share the victory.
  }
outcome-stalled = Nobody wanted a card for a whole round. { COUNT($winners) ->
    [1] { WHO($winners) } has the greatest treasure and wins.
   *[other] { WHO($winners) } have equally great treasures and share the victory.
  }

# Pages that teach the game

rules-aim-title = The aim
rules-aim =
    Walking on the beach of an island shaped like a skull, you find a scrap of paper in the sand …

    {""}**49 sand cards** lie in one heap, half of them face up:
    • 30 map pieces in five colours: 2 halves and 4 quarters of each
    • 7 pirate objects
    • 12 gold cards: six of 1, four of 2, two of 3 gold pieces

    Beside the heap lie **5 islands**, one of each colour, worth **5 gold pieces** each.

    The first to complete the map of a colour takes its island at once. A map is complete with
    • 2 halves, or
    • 1 half and 2 quarters, or
    • 4 quarters.

    In the end the most gold wins: gold cards and islands. Map pieces and objects are worth nothing by themselves.

rules-turn-title = Your turn
rules-turn =
    1. Take one **clear** card, that is one on which no other card lies, not even with a corner. Clear cards bear letters.
    2. Look at it. If it lay face down, only you see it.
    3. Keep it, and it lies before you for all to see. Or put it back at the edge of the heap, on the same side as before.
    4. If you put it back you may take a **second** clear card. That one you must keep, whatever it is.

    What you looked at and put back you go on seeing in your own picture, as long as nobody takes it. Everybody else sees sand.

    The last card of the heap must be kept.

    Instead of this standard turn you may go on piracy (see *Piracy*).

rules-heap-title = The heap
rules-heap =
    The heap is a real heap: every card has its place, its slant and its height. Taking a card uncovers what lay under it.

    A card of which almost nothing can be seen is **buried**: nobody can tell its face, nor even whether it lies face up.

    {""}**Putting back.** There are up to two places on each of the eight sides:
    • *beside the heap*, where the card covers nothing;
    • *over other cards*, further in, where it blocks what it covers.

    The card put back is always clear itself, and part of it lies on the bare table.

    A letter stays with its card for the whole game. A card that becomes clear for the first time gets the next letter; after Z come AA, AB and so on.

rules-piracy-title = Piracy
rules-piracy =
    Instead of a standard turn, discard **exactly three** cards from before you. Allowed are
    • pirate objects, as many as you like,
    • map pieces, all of **different colours**.

    Gold is never discarded. The three cards leave the game. An island you have won stays yours.

    For them, choose one of these:
    • **Steal** any one sand card that lies before another player, gold too. Islands are safe. A stolen map piece may complete your map at once.
    • **Two turns**: play two standard turns, one after the other.

rules-gust-title = The gust
rules-gust =
    If only **one or two** cards are clear when your turn begins, you may close your eyes and **blow** once on the heap. Then you play your turn.

    You cannot aim: the wind comes from a side that chance decides. It takes the cards along the more the nearer they lie to its way, and the less the more cards lie on them. Their heights stay as they are, and so do their faces.

    A gust often uncovers something. It does not have to.

    A table may agree beforehand that a gust also turns some of the cards over.

rules-end-title = The end
rules-end =
    The game ends at once
    • when the **fifth island** is won,
    • when the heap is **empty**,
    • or when a whole round goes by in which nobody keeps or steals a card.

    Count your gold: the pieces on your gold cards, and 5 for each island. The greatest treasure wins; equal treasures share the victory.

    {""}*Example.* Gold cards of 3, 2 and 1 and two islands make 3 + 2 + 1 + 10 = **16**.
