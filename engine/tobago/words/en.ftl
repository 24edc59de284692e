# Tobago in English.

title = Tobago
tagline = Narrow four treasures down together, then race for them
about =
    Clue by clue the players narrow down where four treasures lie on an island of jungle, river, lake and mountain. As soon as a single space is left, whoever drives there raises the treasure, and everybody who laid a clue gets a part of the gold, unless a curse is among it. For 2 to 4 players, about 45 minutes.

    A game by Bruce Allen (Zoch, 2009). This is a hobby edition with an island of our own and is not affiliated with author or publisher.

option-lenient_clues = Lenient clues
option-lenient_clues-help = While a map has no cubes yet, a clue may be laid that eliminates nothing.
option-raise_after_clue = Raise after your own clue
option-raise_after_clue-help = If your clue or amulet locates a treasure under your own ATV, you may raise it at once.
option-curses_return = Curses return
option-curses_return-help = When discarded gold completes the last division, curses may be among it.
option-spacing = Distance between landmarks
option-spacing-help = How many steps apart two huts, two palms or two statues stand at least: 4 or 5.
option-round_limit = Rounds at most
option-round_limit-help = The game ends after so many rounds at the latest; 0 is no limit.

# Things

space = { $word }
map-grey = grey
map-brown = brown
map-black = black
map-white = white
direction-N = north
direction-NE = north-east
direction-SE = south-east
direction-S = south
direction-SW = south-west
direction-NW = north-west
terrain-jungle = jungle
terrain-scrub = scrubland
terrain-mountain = mountains
terrain-beach = beach
terrain-river = river
terrain-lake = lake
gold-0 = a curse
gold = { $number }

clue-in-jungle = In jungle
clue-in-scrub = In scrubland
clue-in-mountain = In mountains
clue-in-beach = On a beach
clue-in-river = On a river
clue-in-lake = On a lake
clue-not-in-jungle = Not in jungle
clue-not-in-scrub = Not in scrubland
clue-not-in-mountain = Not in mountains
clue-not-in-beach = Not on a beach
clue-not-in-river = Not on a river
clue-not-in-lake = Not on a lake
clue-next-jungle = Next to jungle
clue-next-scrub = Next to scrubland
clue-next-mountain = Next to mountains
clue-next-beach = Next to a beach
clue-next-river = Next to a river
clue-next-lake = Next to a lake
clue-not-next-jungle = Not next to jungle
clue-not-next-scrub = Not next to scrubland
clue-not-next-mountain = Not next to mountains
clue-not-next-beach = Not next to a beach
clue-not-next-river = Not next to a river
clue-not-next-lake = Not next to a lake
clue-in-largest-jungle = In the largest jungle
clue-in-largest-scrub = In the largest scrubland
clue-in-largest-mountain = In the largest mountains
clue-in-largest-beach = On the largest beach
clue-in-largest-river = On the largest river
clue-in-largest-lake = On the largest lake
clue-next-largest-jungle = Next to the largest jungle
clue-next-largest-scrub = Next to the largest scrubland
clue-next-largest-mountain = Next to the largest mountains
clue-next-largest-beach = Next to the largest beach
clue-next-largest-river = Next to the largest river
clue-next-largest-lake = Next to the largest lake
clue-next-hut = Next to a hut
clue-next-palm = Next to a palm
clue-next-statue = Next to a statue
clue-not-next-hut = Not next to a hut
clue-not-next-palm = Not next to a palm
clue-not-next-statue = Not next to a statue
clue-sight-hut = In sight of a hut
clue-sight-palm = In sight of a palm
clue-sight-statue = In sight of a statue
clue-not-sight-hut = Not in sight of a hut
clue-not-sight-palm = Not in sight of a palm
clue-not-sight-statue = Not in sight of a statue
clue-next-sea = Next to the sea
clue-not-next-sea = Not next to the sea
clue-sight-sea = In sight of the sea
clue-not-sight-sea = Not in sight of the sea

# Questions

ask-park = Where does your ATV start?
wait-park = { WHO($seats) } chooses where to start.
help-park =
    Choose any space of the island; sharing one is allowed. A good start is in the middle of a large area or where several terrains meet: one leg crosses a whole area, or leads one step onto another terrain.

ask-open = You drew “{ THING($clue, of: "clue") }”. Which map does it begin?
wait-open = { WHO($seats) } begins a map with “{ THING($clue, of: "clue") }”.
help-open = The clue goes on an empty map, with your rose on it. The four maps differ in their colour only.

ask-turn =
    { COUNT($claim) ->
        [0] { $fresh ->
            [yes] Your turn: lay a clue or drive?
           *[no] You still have your main action: lay a clue or drive?
          }
       *[other] The { THING($claim, of: "map") } treasure lies under your ATV: raise it, or go on with your turn?
      }
wait-turn = { WHO($seats) } lays a clue or drives.
help-turn =
    One action: lay a clue on a map (it must eliminate a space and leave one), or drive up to three legs, or swap your hand if you have no amulet. Before anything else you may raise a located treasure under your ATV, free. Amulets may be spent at any time in your turn, one for each extra.

ask-drive =
    { $legs ->
        [0] You are there. Raise the treasure, or stop?
        [one] One leg left. Where to?
       *[other] { $legs } legs left. Where to?
      }
wait-drive =
    { WHO($seats) } is driving, { $legs ->
        [0] with no leg
        [one] with one leg
       *[other] with { $legs } legs
      } left.
help-drive =
    A leg is any way inside one area of one terrain, or one step onto a neighbouring space of another. The fewest legs are spent, and what is left stays. Taking an amulet ends a leg. Raising a treasure ends the move.
    { $paid ->
        [yes] An amulet paid for this move: it may not pick up amulets.
       *[no] You may stop at any time.
      }

ask-linger =
    { COUNT($claim) ->
        [0] Your action is done. Spend an amulet, or end your turn?
       *[other] The { THING($claim, of: "map") } treasure lies under your ATV: raise it, or end your turn?
      }
wait-linger = { WHO($seats) } may still spend amulets.
help-linger =
    Each amulet buys one thing: an extra clue, an extra move of three legs, a cube taken off the board, or a new hand. Kept amulets protect you from curses.

ask-offer =
    Gold worth { $card } is turned up, { $covered ->
        [0] the last card.
        [one] and one card is still covered.
       *[other] and { $covered } cards are still covered.
      } Do you take it for this rose?
wait-offer = Gold worth { $card } is offered to { WHO($seats) }.
help-offer =
    If you take the card, this rose is gone. If you refuse, the next rose is asked, and you keep yours for the cards to come. You know the cards you looked at; a curse ends everything and strikes all who still have a rose.

ask-curse = A curse! What do you give up: your most valuable gold card or an amulet?
wait-curse = { WHO($seats) } must give something to the curse.
help-curse = The curse takes one thing from you: your highest gold card, or one amulet. All answers are shown at once.

ask-begin = With which clue do you begin the { THING($map, of: "map") } map anew?
wait-begin = { WHO($seats) } begins the { THING($map, of: "map") } map anew.
help-begin =
    You took the last card of the division (or raised the treasure when none was taken), so you begin the map again: a clue from your hand with your rose on it. Then you draw a clue.

# Moves

move-park = Start on { $space }
ask-park-space = Where does your ATV start?
choose-park = Start
choose-park-space = { $value }

move-open = Begin the { THING($map, of: "map") } map
ask-open-map = Which map does your clue begin?
choose-open = Begin a map
choose-open-map =
    { $value ->
        [grey] Grey map
        [brown] Brown map
        [black] Black map
       *[white] White map
      }

move-clue = “{ THING($card, of: "clue") }” on the { THING($map, of: "map") } map
choose-clue = Lay a clue
ask-clue-card = Which clue?
choose-clue-card = { THING($value, of: "clue") }
ask-clue-map = “{ THING($card, of: "clue") }”: on which map?
choose-clue-map =
    { $value ->
        [grey] Grey map
        [brown] Brown map
        [black] Black map
       *[white] White map
      }

move-go =
    { $take ->
        [yes] Drive to { $space } and take the amulet
       *[no] Drive to { $space }
      }
choose-go = Drive
ask-go-space = Drive where?
choose-go-space = { $value }
ask-go-take = Take the amulet on { $space }? It ends the leg.
choose-go-take =
    { $value ->
        [yes] Take the amulet
       *[no] Leave it there
      }

move-swap = Pass and swap your hand
choose-swap = Pass and swap your hand

move-raise = Raise the { THING($map, of: "map") } treasure
choose-raise = Raise a treasure
ask-raise-map = Which treasure?
choose-raise-map =
    { $value ->
        [grey] Grey treasure
        [brown] Brown treasure
        [black] Black treasure
       *[white] White treasure
      }

move-amulet-clue = Amulet: “{ THING($card, of: "clue") }” on the { THING($map, of: "map") } map
choose-amulet-clue = Amulet: extra clue
ask-amulet-clue-card = Which extra clue?
choose-amulet-clue-card = { THING($value, of: "clue") }
ask-amulet-clue-map = “{ THING($card, of: "clue") }”: on which map?
choose-amulet-clue-map =
    { $value ->
        [grey] Grey map
        [brown] Brown map
        [black] Black map
       *[white] White map
      }

move-amulet-cube = Amulet: remove the { THING($map, of: "map") } cube on { $space }
choose-amulet-cube = Amulet: remove a cube
ask-amulet-cube-map = A cube of which colour?
choose-amulet-cube-map =
    { $value ->
        [grey] Grey cube
        [brown] Brown cube
        [black] Black cube
       *[white] White cube
      }
ask-amulet-cube-space = Which { THING($map, of: "map") } cube goes?
choose-amulet-cube-space = { $value }

move-amulet-move = Amulet: extra move
choose-amulet-move = Amulet: extra move
move-amulet-swap = Amulet: swap your hand
choose-amulet-swap = Amulet: swap your hand
move-stop = Stop driving
choose-stop = Stop driving
move-end = End the turn
choose-end = End the turn
move-take = Take it
choose-take = Take it
move-leave = Refuse it
choose-leave = Refuse it
move-pay-gold = Give up your highest gold card
choose-pay-gold = Give up your highest gold card
move-pay-amulet = Give up an amulet
choose-pay-amulet = Give up an amulet

move-begin = Begin with “{ THING($card, of: "clue") }”
choose-begin = Begin the map
ask-begin-card = With which clue do you begin the map?
choose-begin-card = { THING($value, of: "clue") }

# News

event-parked = { WHO($seat) } starts on { $space }.
event-opening = { WHO($seat) } draws the clue “{ THING($clue, of: "clue") }”.
event-laid =
    { WHO($seat) } { $paid ->
        [yes] spends an amulet and lays
       *[no] lays
      } “{ THING($clue, of: "clue") }” on the { THING($map, of: "map") } map: { $left ->
        [one] one space is left.
       *[other] { $left } spaces are left.
      }
event-begun = { WHO($seat) } begins the { THING($map, of: "map") } map with “{ THING($clue, of: "clue") }”: { $left } spaces.
event-located = The { THING($map, of: "map") } treasure is located: it lies on { $space }!
event-drew = You draw: { THING($clues, of: "clue") }.
event-swapped =
    { WHO($seat) } { $paid ->
        [yes] spends an amulet and swaps
       *[no] passes and swaps
      } { $count ->
        [one] one clue.
       *[other] { $count } clues.
      }
event-reshuffled =
    The clue deck is empty; { $count ->
        [one] one discarded clue becomes
       *[other] { $count } discarded clues become
      } the new one.
event-drove =
    { WHO($seat) } drives from { $start } to { $space } ({ $legs ->
        [one] one leg
       *[other] { $legs } legs
      }).
event-amulet-taken =
    { $free ->
        [yes] { WHO($seat) } finds an amulet under the ATV on { $space }.
       *[no] { WHO($seat) } takes the amulet on { $space }.
      }
event-cube-removed =
    { WHO($seat) } spends an amulet and removes the { THING($map, of: "map") } cube on { $space }: { $left ->
        [one] one space is left.
       *[other] { $left } spaces are left.
      }
event-move-bought = { WHO($seat) } spends an amulet on an extra move.
event-raised = { WHO($seat) } raises the { THING($map, of: "map") } treasure on { $space }: { $cards } cards, offered to { WHO($roses) } in this order.
event-topped-up =
    { $count ->
        [0] The gold deck is exhausted, and no discarded gold is left.
        [one] The gold deck is exhausted: one discarded card completes this last division.
       *[other] The gold deck is exhausted: { $count } discarded cards complete this last division.
      }
event-peeked = In secret you see { THING($cards, of: "gold") }.
event-turned =
    { $card ->
        [0] A curse is turned up!
       *[other] Gold worth { $card } is turned up.
      }
event-took = { WHO($seat) } takes the { $card }.
event-refused = { WHO($seat) } refuses the { $card }.
event-discarded = Nobody wants the { $card }; it is discarded.
event-buried =
    { $count ->
        [one] The last card is discarded unseen.
       *[other] The last { $count } cards are discarded unseen.
      }
event-cursed = The curse strikes { WHO($seats) }.
event-lost-gold = { WHO($seat) } loses gold worth { $card }.
event-warded = { WHO($seat) } gives up an amulet.
event-spared = { WHO($seat) } has nothing to lose.
event-conjured =
    { COUNT($spaces) ->
        [0] No amulet appears; the statues turn.
        [one] An amulet appears on { THING($spaces, of: "space") }, and the statues turn.
       *[other] Amulets appear on { THING($spaces, of: "space") }, and the statues turn.
      }
event-counted =
    { COUNT($cards) ->
        [0] { WHO($seat) } has no gold.
       *[other] { WHO($seat) } turns up { THING($cards, of: "gold") }: { $coins } coins.
      }
event-ended =
    { $why ->
        [gold] The gold deck is exhausted. The game is over.
        [stuck] No treasure can be found any more. The game is over.
       *[limit] The last round has been played. The game is over.
      }

# Worth knowing

remark-leaves =
    { $number ->
        [one] leaves 1 space
       *[other] leaves { $number } spaces
      }
remark-maps = { THING($thing, of: "left") }
left =
    { $letters ->
        [grey] grey { $number }
        [brown] brown { $number }
        [black] black { $number }
       *[white] white { $number }
      }
left-grey-contradicts = grey: contradicts
left-brown-contradicts = brown: contradicts
left-black-contradicts = black: contradicts
left-white-contradicts = white: contradicts
left-grey-eliminates-nothing = grey: no effect
left-brown-eliminates-nothing = brown: no effect
left-black-eliminates-nothing = black: no effect
left-white-eliminates-nothing = white: no effect
left-grey-already-located = grey: located
left-brown-already-located = brown: located
left-black-already-located = black: located
left-white-already-located = white: located
remark-locates = locates the treasure on { $thing }
remark-treasure =
    the { THING($thing, of: "map") } treasure, { $number ->
        [0] here
        [one] 1 leg
       *[other] { $number } legs
      }
remark-amulet =
    takes the amulet, { $number ->
        [one] 1 leg
       *[other] { $number } legs
      }
remark-passes-amulet =
    leaves the amulet, { $number ->
        [0] no leg
        [one] 1 leg
       *[other] { $number } legs
      }
remark-terrain = { THING($thing, of: "terrain") }
remark-legs =
    { $number ->
        [one] 1 leg
       *[other] { $number } legs
      }
remark-stays = begins a move here, without a leg
remark-roses =
    { $number ->
        [one] one rose shares
       *[other] { $number } roses share
      }

# Why not

refusal-over = The game is over.
refusal-not-asked = You are not being asked.
refusal-unknown = There is no such thing in this game.
refusal-offer-first = First decide about the gold card on offer.
refusal-curse-first = First give something to the curse.
refusal-begin-first = First begin the emptied map with a clue.
refusal-park-first = First choose where your ATV starts.
refusal-open-first = First begin an empty map with the clue you drew.
refusal-no-hand-yet = Nobody holds clues yet: the hands are dealt when every player has begun a map.
refusal-no-clue-yet = The opening clues are drawn when all ATVs stand on the island.
refusal-openings-over = All opening clues are laid. In your turn you may lay any clue of your hand on that map.
refusal-nothing-emptied = No map has just been emptied. In your turn you lay clues as your action.
refusal-no-offer = No gold card is on offer.
refusal-no-curse = No curse has struck you.
refusal-action-taken = You have taken your action this turn. Only an amulet buys another.
refusal-action-first = You still have your action: lay a clue or drive, if only on the spot.
refusal-stop-first = The move under way must be over first: stop it.
refusal-end-instead = Nothing else is left to do: end your turn.
refusal-no-move = No move is under way.
refusal-not-in-hand = You do not hold that clue.
refusal-no-rose = All your roses are laid out; raise a treasure to get some back.
refusal-already-located = That treasure is located; no clue can narrow it down further.
refusal-contradicts = That clue contradicts the map: no space would be left.
refusal-eliminates-nothing = That clue eliminates nothing: every space that is left agrees with it.
refusal-no-amulet = You have no amulet.
refusal-no-cubes = That map has too many spaces left; its cubes are not on the board yet.
refusal-last-cube = The last cube marks the treasure and stays.
refusal-no-cube-there = There is no such cube on that space.
refusal-pay-for-swap = While you have an amulet, swapping your hand costs one.
refusal-no-land = That space is not on the island.
refusal-too-far = That is further than your legs reach.
refusal-already-there = You are there already.
refusal-no-amulet-there = There is no amulet on that space.
refusal-paid-move = A move paid for by an amulet may not pick up amulets.
refusal-not-located = That treasure is not located: more than one space is left.
refusal-elsewhere = That treasure lies elsewhere; drive there first.
refusal-drive-first = A treasure is raised at the start of your turn or during a move: begin a move, if only on the spot.
refusal-already-parked = Your ATV is on its way already.
refusal-map-taken = That map has been begun; choose an empty one.

# Endings

outcome-gold =
    { COUNT($winners) ->
        [one] The gold deck is exhausted. { WHO($winners) } has the most coins and wins!
       *[other] The gold deck is exhausted. { WHO($winners) } have equally many coins and share the victory!
      }
outcome-stuck =
    { COUNT($winners) ->
        [one] No treasure can be found any more. { WHO($winners) } has the most coins and wins!
       *[other] No treasure can be found any more. { WHO($winners) } have equally many coins and share the victory!
      }
outcome-limit =
    { COUNT($winners) ->
        [one] The last round has been played. { WHO($winners) } has the most coins and wins!
       *[other] The last round has been played. { WHO($winners) } have equally many coins and share the victory!
      }

# How to play

rules-aim-title = The aim
rules-aim =
    Four treasures lie on the island: grey, brown, black and white. Nobody knows where; the players decide it together, clue by clue. Each treasure has a **map**: a column of clue cards. A treasure can only lie where **all** its clues are true. When a single space is left, the treasure is **located**, and the first ATV there may raise it.

    Everybody who laid a clue on that map has a **rose** on it and gets a part of the gold. So lay clues where others work too, and be near when a treasure is located. The most coins win.

    In your turn you do **one** thing:
    - lay a **clue** on a map, or
    - **drive** your ATV up to three legs, or
    - if you have no amulet: pass and **swap** your whole hand.

    Spaces are named by letter (west to east) and number (north to south), like C7.

rules-clues-title = Clues
rules-clues =
    You hold four clues (six with two players) and draw one after each you lay. A clue must **eliminate** at least one space of its map and must **leave** at least one.

    - **In** a terrain: the treasure is there. **In the largest**: in the largest connected area of it.
    - **Next to** a terrain: on a space that touches it and is not of it itself.
    - **Next to** a hut, palm or statue: one step away, not on its own space.
    - **In sight of** something: one or two steps away, not on its own space. Nothing blocks the sight.
    - **Not …**: exactly all the other spaces. “Not next to a hut” keeps the hut’s own space.
    - The **sea** is around the island; bays count.

    As soon as at most 17 spaces are left, **cubes** of the map’s colour show them. Several treasures may lie on one space, also under a hut, palm or statue. Beside each choice you read how many spaces it would leave.

rules-driving-title = Driving
rules-driving =
    A move has up to **three legs**. One leg is
    - any distance inside one connected area of one terrain, or
    - one step onto a neighbouring space of another terrain.

    Rivers and lakes can be driven on, the sea cannot. ATVs and landmarks never block. Choose a space, and the fewest legs that lead there are spent; with the rest you may go on.

    {""}**Amulets**: taking one ends the leg, so each costs at least one. You may also drive over it and leave it.

    {""}**Raising**: stand on a located treasure before the first leg or after a leg, and you may raise it. That ends the move; unused legs are lost. A move of 0 legs is allowed. If your turn *begins* on a located treasure, you may raise it free and still take your whole turn. An amulet under your ATV at the start of your turn is yours, free.

rules-amulets-title = Amulets
rules-amulets =
    After each treasure every statue puts an **amulet** on the last land in the direction it looks, if none is there, and turns a sixth to the right.

    In your turn you may spend as many amulets as you like, also fresh ones. Each buys one thing:
    - **remove a cube** from the board for good (never the last of its colour),
    - lay an **extra clue**,
    - make an **extra move** of three legs, in which no amulets are picked up,
    - **swap** your whole hand.

    They may be used before and after your action and between two legs. An extra move begins when the move under way is over. So several treasures can be raised in one turn.

    The fifth use is at any time: when a **curse** strikes you, give an amulet instead of your highest gold card.

rules-division-title = Sharing the gold
rules-division =
    Whoever raises a treasure adds a rose at the bottom of its map. For each rose its owner draws one gold card and looks at it **secretly**. One more card is added that nobody saw. All are shuffled.

    The cards (2 to 6 coins) are turned up one by one. Each is offered to the raiser first, then to the rose on the last clue, and so on up to the first clue. Whoever **takes** the card gives that rose back. Whoever refuses keeps the rose for a later card. A card that nobody wants is discarded. When no rose is left, the rest is discarded unseen.

    If a **curse** turns up, sharing ends at once. Everybody who still has a rose there loses the highest gold card, or an amulet instead. There are two curses, and none among the first twelve cards.

    Then the statues work, and the player who took the **last** card (the raiser, if none was taken) begins the map anew with a clue from the hand. The raiser’s turn goes on, then the left neighbour is next.

rules-end-title = The end
rules-end =
    When the gold deck runs out, the treasure being divided is still shared; if cards are short, discarded gold completes it. Then the game ends, and the **most coins** win. Equal coins share the victory.

    The game also ends after 60 rounds (an option), or when no treasure can be located any more.

    Your gold lies face down: others see how many cards you have, not their values.
