# Gunpowder in English.

title = Gunpowder
tagline = Pirates, boats and bombs on an island full of chests
about =
    Land your pirates, open the chests and carry five gems home: they count the moment you find them.
    But somebody else may have found the ammunition, and somebody else again the bomb that fits your boat.
    For 2 to 4 players; a card game on a board, about half an hour.

option-gems = Gems to win
option-gems-help = How many gems a boat must hold to win at once. Fewer make a shorter game.
option-adjacency = Steps
option-adjacency-help = Whether a step may go diagonally. It also decides who is “within one cell” of whom.
option-adjacency-king = in all eight directions
option-adjacency-rook = in four directions only
option-limit = Last round
option-limit-help = The game ends after this many rounds; the most gems win. 0 means that there is no last round.

# Things

card = Movement { $number }
card-pistol = Pistol
card-padlock = Padlock
card-hammer = Hammer
card-shield = Shield
card-chest = Treasure Chest
card-gift = Poisoned Gift
card-fly = Flying Bomb
card-potion = Potion
card-boat = Boat

colour-move = Movement
colour-attack = Attack
colour-defence = Defence
colour-bonus = Bonus

place = { $letters ->
    [boat] { WHO($number) }’s boat
   *[other] { $word }
  }
place-aboard = the boat

piece = pirate { $number }
piece-5 = Bobby
first-piece = Pirate { $number }
first-piece-5 = Bobby

what-gem = a gem
what-ammo = a piece of ammunition
what-bobby = Bobby
what-bomb = a bomb
what-trap = the trap

# Questions

ask-mooring = Beside which anchor shall your boat lie?
wait-mooring = { WHO($seats) } is choosing an anchor.
help-mooring = Your four pirates start aboard. Stepping from the boat onto its anchor cell costs one step. All anchors are equally far from the chests; a neighbour is what makes the difference.

ask-acting = Which card do you play?
wait-acting = { WHO($seats) } is playing.
help-acting = In your turn you may play up to one card of each colour (Movement, Attack, Bonus), in any order. When you end your turn you draw back to six cards. If none of your cards can be played, you throw one away, draw one, and your turn is over.

ask-taking = You passed bombs on your way to { $at }. Which ones do you take along?
wait-taking = { WHO($seats) } is deciding which bombs to take along.
help-taking = A bomb you walk over may come along; you put it down within one cell of where you stop, or into an enemy boat if you stopped on its anchor. A bomb you stopped on has to come along.

ask-dropping = { COUNT($bombs) ->
    [1] Where do you put the bomb from { THING($bombs, of: "place") }?
   *[other] You carry bombs from { THING($bombs, of: "place") }. Where do you put the first?
  }
wait-dropping = { WHO($seats) } is putting a bomb down.
help-dropping = A bomb goes on a free cell within one cell of your pirate: no pirate, no bomb, no closed chest on it. If your pirate stands on an enemy’s anchor, it may go into that boat. That eliminates its owner, and the loot is yours.

ask-opening = Do you open the chest on { $at }?
wait-opening = { WHO($seats) } is looking at the chest on { $at }.
help-opening = Chests hold gems, ammunition, bombs, Bobby, and one of them a trap that kills whoever opens it unless a Shield is played. You may leave the chest closed; somebody who ends a move here later may open it.

ask-placing = { $what ->
    [bobby] Bobby joins you! Where does he stand?
   *[other] A bomb! Where do you put it?
  }
wait-placing = { WHO($seats) } is placing { THING($what, of: "what") }.
help-placing = It goes on a free cell within one cell of the finder. If there is none, on the nearest free cell.

ask-trapped = The chest on { $at } is trapped! Do you play a Shield?
wait-trapped = The chest on { $at } is trapped! { WHO($seats) } may play a Shield.
help-trapped = Without a Shield the pirate who opened the chest dies. A Shield saves it; you then draw a card. Everybody is asked, Shield or not, so that the question gives nothing away.

ask-aiming = You aim at { $at }. At whom else?
wait-aiming = { WHO($seats) } is aiming the Pistol at { $at }, and perhaps at others.
help-aiming = Every target costs one piece of ammunition, even if a Shield saves it. The shots fall in the order in which you name the targets.

ask-defending = { WHO($seat) } attacks with the { THING($card, of: "card") }: { THING($targets, of: "place") }. Do you play a Shield?
wait-defending = { WHO($seat) } attacks with the { THING($card, of: "card") }: { THING($targets, of: "place") }. { WHO($seats) } may play a Shield.
help-defending = One Shield protects all your pirates from this attack, and you draw a card for it. Everybody who is attacked is asked, Shield or not, so that the question gives nothing away.

ask-brewing = Which cards do you throw away before you draw to six?
wait-brewing = { WHO($seats) } is drinking a Potion.
help-brewing = Throw away as many cards as you like, even none, then draw to six cards. What you draw may still be played this turn, but no second Bonus.

ask-over = The game is over.
wait-over = The game is over.
help-over = The game is over.

# Moves

move-moor = Moor at { $to }
choose-moor = Moor
ask-moor-to = Beside which anchor shall your boat lie?
choose-moor-to = Anchor { $value }

move-go = { THING($card, of: "card") }: { THING($start, of: "walker") } to { THING($to, of: "place") }
choose-go = { THING($card, of: "card") }: a pirate
ask-go-card = Which Movement card?
choose-go-card = { THING($value, of: "card") }
ask-go-start = { THING($card, of: "card") }: who moves?
choose-go-start = { THING($value, of: "walker") }
ask-go-to = { THING($card, of: "card") }: { THING($start, of: "walker") } goes where?
choose-go-to = { THING($value, of: "place") }
walker = { $letters ->
    [boat] prisoner on { WHO($number) }’s boat
   *[other] pirate on { $word }
  }
walker-aboard = pirate aboard

move-push = { THING($card, of: "card") }: bomb from { $bomb } to { THING($to, of: "place") }
choose-push = { THING($card, of: "card") }: a bomb alone
ask-push-card = Which Movement card?
choose-push-card = { THING($value, of: "card") }
ask-push-bomb = { THING($card, of: "card") }: which bomb?
choose-push-bomb = Bomb on { $value }
ask-push-to = { THING($card, of: "card") }: where does the bomb from { $bomb } go?
choose-push-to = { THING($value, of: "place") }

move-take = { COUNT($bombs) ->
    [0] Take no bomb along
   *[other] Take along: { THING($bombs, of: "place") }
  }
choose-take = Take bombs along
ask-take-bombs = Which of the bombs you passed do you take along?
choose-take-bombs = { COUNT($value) ->
    [0] None
   *[other] { THING($value, of: "place") }
  }

move-drop = Bomb to { THING($to, of: "place") }
choose-drop = Put the bomb down
ask-drop-to = Where do you put the bomb?
choose-drop-to = { THING($value, of: "place") }

move-open = Open the chest
move-leave = Leave it closed

move-place = Place on { $to }
choose-place = Place
ask-place-to = Where do you put what you found? On a free cell as near to the finder as can be.
choose-place-to = { $value }

move-pistol = Pistol: shoot { $at }
choose-pistol = Pistol
ask-pistol-at = Pistol: whom do you shoot?
choose-pistol-at = { $value }

move-aim = Shoot { $at } too
choose-aim = One more target
ask-aim-at = Whom else?
choose-aim-at = { $value }
move-fire = Fire!

move-padlock = Padlock: capture { $at }
choose-padlock = Padlock
ask-padlock-at = Padlock: whom do you capture?
choose-padlock-at = { $value }

move-hammer = Hammer: knock out { $at }
choose-hammer = Hammer
ask-hammer-at = Hammer: whom do you knock out?
choose-hammer-at = { $value }

move-shield = Play the Shield
move-endure = No Shield

move-steal = Treasure Chest: steal { THING($what, of: "what") } from { WHO($seat) }
choose-steal = Treasure Chest
ask-steal-seat = Treasure Chest: from whom do you steal?
choose-steal-seat = { WHO($value) }
ask-steal-what = What do you steal from { WHO($seat) }?
choose-steal-what = { THING($value, of: "what") }

move-gift = Poisoned Gift: { THING($card, of: "card") } for { WHO($seat) }
choose-gift = Poisoned Gift
ask-gift-card = Poisoned Gift: which card do you give away?
choose-gift-card = { THING($value, of: "card") }
ask-gift-seat = Who gets the { THING($card, of: "card") }?
choose-gift-seat = { WHO($value) }

move-fly = Flying Bomb: from { $bomb } to { $to }
choose-fly = Flying Bomb
ask-fly-bomb = Flying Bomb: which bomb?
choose-fly-bomb = Bomb on { $value }
ask-fly-to = Flying Bomb: where does the bomb from { $bomb } go?
choose-fly-to = { $value }

move-potion = Potion

move-throw = Throw away { THING($card, of: "card") }
choose-throw = { $copy ->
    [1] { THING($card, of: "card") }
   *[other] { THING($card, of: "card") } (no. { $copy })
  }
ask-throw-card = Which cards do you throw away?
choose-throw-card = { THING($value, of: "card") }
ask-throw-copy = Which { THING($card, of: "card") }?
choose-throw-copy = { THING($card, of: "card") } (no. { $value })
move-drink = Drink and draw

move-sail = Boat: sail to { $to }
choose-sail = Boat
ask-sail-to = Boat: to which anchor?
choose-sail-to = Anchor { $value }

move-discard = Throw away { THING($card, of: "card") }
choose-discard = Throw a card away
ask-discard-card = No card can be played. Which one do you throw away?
choose-discard-card = { THING($value, of: "card") }

move-end = End the turn

# What happened

event-moored = { WHO($seat) } moors at { $to }.
event-dealt = The cards are dealt. { WHO($first) } begins.
event-drew = You drew: { THING($cards, of: "card") }.
event-refilled = { $count ->
    [one] { WHO($seat) } draws a card.
   *[other] { WHO($seat) } draws { $count } cards.
  }
event-renewed = The played cards are shuffled into a new deck of { $count }.
event-walked = { $start ->
    [aboard] { $to ->
        [aboard] { WHO($seat) } plays { THING($card, of: "card") }: { THING($piece, of: "piece") } goes ashore and back aboard.
       *[other] { WHO($seat) } plays { THING($card, of: "card") }: { THING($piece, of: "piece") } goes ashore to { THING($to, of: "place") }.
      }
   *[other] { $to ->
        [aboard] { WHO($seat) } plays { THING($card, of: "card") }: { THING($piece, of: "piece") } goes from { THING($start, of: "place") } back aboard.
       *[other] { WHO($seat) } plays { THING($card, of: "card") }: { THING($piece, of: "piece") } goes from { THING($start, of: "place") } to { THING($to, of: "place") }.
      }
  }
event-escaped = { WHO($seat) }’s { THING($piece, of: "piece") } escapes from { WHO($captor) }’s unguarded boat!
event-pushed = { WHO($seat) } plays { THING($card, of: "card") }: the bomb goes from { $bomb } to { THING($to, of: "place") }.
event-dropped = { WHO($seat) } carries the bomb from { $bomb } to { THING($to, of: "place") }.
event-flew = { WHO($seat) } plays the Flying Bomb: from { $bomb } to { $to }.
event-blasted = The bomb goes off in { WHO($victim) }’s boat!
event-looted = { WHO($seat) } takes the loot on { $at }: gems { $gems }, ammunition { $ammo }.
event-opened = { $content ->
    [gem] { WHO($seat) } opens the chest on { $at }: a gem!
    [ammo] { WHO($seat) } opens the chest on { $at }: ammunition.
    [bobby] { WHO($seat) } opens the chest on { $at }: Bobby is free!
    [bomb] { WHO($seat) } opens the chest on { $at }: a bomb!
   *[other] { WHO($seat) } opens the chest on { $at }: it is trapped!
  }
event-left = { WHO($seat) } leaves the chest on { $at } closed.
event-placed = { $what ->
    [bobby] Bobby joins { WHO($seat) }’s crew on { $to }.
   *[other] { WHO($seat) } puts the bomb on { $to }.
  }
event-exploded = The trap on { $at } kills { WHO($seat) }’s pirate.
event-attacked = { $card ->
    [pistol] { WHO($seat) } fires the Pistol at { THING($targets, of: "place") } ({ WHO($victims) }).
    [padlock] { WHO($seat) } plays the Padlock on { THING($targets, of: "place") } ({ WHO($victims) }).
   *[other] { WHO($seat) } swings the Hammer at { THING($targets, of: "place") } ({ WHO($victims) }).
  }
event-shielded = { WHO($seat) } plays a Shield: nothing happens to that crew.
event-killed = { THING($piece, of: "first-piece") } of { WHO($victim) } on { $at } is dead.
event-captured = { WHO($victim) }’s { THING($piece, of: "piece") } on { $at } is now a prisoner on { WHO($seat) }’s boat.
event-knocked = { WHO($victim) }’s { THING($piece, of: "piece") } on { $at } is knocked out for a turn.
event-stood-up = { WHO($seat) }’s crew is back on its feet.
event-eliminated = { WHO($seat) } is eliminated! { WHO($by) } takes the loot: gems { $gems }, ammunition { $ammo }.
event-perished = { WHO($seat) } is eliminated! The loot stays on { $at }: gems { $gems }, ammunition { $ammo }.
event-stole = { WHO($seat) } plays the Treasure Chest and steals { THING($what, of: "what") } from { WHO($victim) }.
event-swapped = { WHO($seat) } plays the Poisoned Gift: a card goes to { WHO($victim) }, another comes back.
event-gave = The gift from { WHO($seat) } to { WHO($victim) }: { THING($card, of: "card") }.
event-took = The card that { WHO($seat) } drew from { WHO($victim) }: { THING($card, of: "card") }.
event-drank = { COUNT($thrown) ->
    [0] { WHO($seat) } drinks a Potion and throws nothing away.
   *[other] { WHO($seat) } drinks a Potion and throws away: { THING($thrown, of: "card") }.
  }
event-sailed = { WHO($seat) } plays the Boat and sails from { $start } to { $to }.
event-discarded = { WHO($seat) } cannot play any card and throws away: { THING($card, of: "card") }.
event-ended = { WHO($seat) }’s turn is over.
event-finished = { $why ->
    [gems] { WHO($winners) } has the gems!
    [survivor] { WHO($winners) } is the only one left!
   *[other] The last round is over.
  }

# Worth knowing

remark-home = goes aboard
remark-blast = a bomb for { WHO($number) }’s boat
remark-loot = takes the loot: gems { $number }, ammunition { $thing }
remark-chest = ends on a chest
remark-enemy = { $number ->
    [one] next to an enemy
   *[other] next to { $number } enemies
  }
remark-bomb = { $number ->
    [one] next to a bomb
   *[other] next to { $number } bombs
  }
remark-last = { WHO($number) }’s last free pirate!
remark-whose = { WHO($number) }’s crew
remark-wins = wins the game
remark-odds = { $number } of the { $thing } closed chests hold a gem
remark-doom = your last free pirate: you would be eliminated
remark-neighbour = { $number } steps to the nearest boat

# Why not

refusal-over = The game is over.
refusal-not-asked = It is not your turn to answer.
refusal-other-question = That is not what is being asked now.
refusal-must-discard = None of your cards can be played: throw one away to end your turn.
refusal-not-blocked = You can still play a card, so there is nothing to throw away. You may end your turn instead.
refusal-no-card = You do not hold that card.
refusal-colour-used = You have already played a card of that colour this turn.
refusal-nobody-there = None of your crew is there.
refusal-knocked = That pirate is knocked out until the end of your turn.
refusal-guarded = The boat is guarded: your pirate can escape only when its captor has nobody aboard.
refusal-occupied = Somebody stands there already.
refusal-bomb-stuck = There is a bomb, and no free cell beside it to put it on.
refusal-too-far = That is too far for this card, or nobody can get through.
refusal-no-bomb = There is no bomb.
refusal-bomb-far = None of your pirates who can act is next to that bomb.
refusal-own-boat = A bomb cannot go into your own boat.
refusal-not-free = That cell is not free: it must hold no pirate, no bomb, no closed chest and no obstacle.
refusal-no-target = No enemy is there within one cell of a pirate of yours who can act.
refusal-already-down = That pirate is knocked out already.
refusal-twice = You are aiming at that pirate already.
refusal-no-ammo = You have no ammunition for that.
refusal-nothing-there = There is nothing of that kind to steal there.
refusal-no-opponent = That player cannot be given anything.
refusal-not-yours = You do not hold that card, or have put it aside already.
refusal-no-flight-into-boats = The Flying Bomb cannot go into a boat.
refusal-no-catcher = The bomb must land within one cell of another pirate of yours who can act.
refusal-anchor-taken = A boat lies at that anchor already.
refusal-nobody-aboard = Your boat sails only with somebody of your crew aboard.
refusal-cannot-take = No walk of that length passes over those bombs, or there is no room to put them down.
refusal-drop-near = The bomb goes within one cell of your pirate, or into the enemy boat at whose anchor it stands.
refusal-place-near = It goes on a free cell next to the finder, or on the nearest one there is.

# How it ended

outcome-gems = { WHO($winners) } has gathered the gems and wins!
outcome-survivor = { WHO($winners) } is the last crew on the island and wins!
outcome-limit = { COUNT($winners) ->
    [1] The last round is over: { WHO($winners) } holds the most and wins!
   *[other] The last round is over: { WHO($winners) } share the victory!
  }

# How to play

rules-goal-title = The island and the goal
rules-goal =
    Your boat lies beside an **anchor** at the island’s shore, with four pirates aboard. On the 22 red crosses lie **chests**, face down.

    You win the moment your boat holds **five gems**, or when everybody else has been **eliminated**.

    Gems come out of chests, out of other boats (the Treasure Chest card) and from players you eliminate. Everything your pirates find goes to your boat at once, however far away it is.

    A game that nobody has won after 40 rounds goes to the most gems, then to the most free characters.
rules-turn-title = A turn
rules-turn =
    You hold **six cards**. In your turn you may play up to one card of **each colour**, in any order: one Movement, one Attack, one Bonus. The Defence card (Shield) is played only when something happens to you.

    Then end your turn: you draw back to six. If not one of your cards can be played, you throw one away, draw one, and your turn is over.

    Played cards lie face up. When the deck runs out they are shuffled into a new one.
rules-movement-title = Moving
rules-movement =
    A **Movement** card moves one of your pirates up to as many steps as it says, in all eight directions. Nobody passes obstacles or other pirates. Chests and bombs can be passed.

    Between a boat and its anchor cell is one step. You may only enter your own boat. Aboard, a pirate is safe from attacks and can do nothing but guard prisoners and let the boat sail.

    With 2 or more you may walk back to where you began.

    Instead of a pirate you may move **a bomb** that lies next to one of your pirates: see *Bombs*.
rules-chests-title = Chests
rules-chests =
    Ending a move on a chest, you **may** open it:

    • **Gem** (10): into your boat.
    • **Ammunition** (7): into your boat, one piece for each shot.
    • **Bomb** (3): put it on a free cell next to the finder.
    • **Bobby** (1): he joins your crew as a fifth pirate, next to the finder.
    • **Trap** (1): kills the opener, unless you play a Shield at once.

    A *free cell* holds no obstacle, pirate, bomb or closed chest.
rules-bombs-title = Bombs
rules-bombs =
    A bomb **in a boat** eliminates its owner at once; no Shield helps. You get the loot.

    • **Carry it:** a bomb you walk over may come along. At the end put it on a free cell next to your pirate, or into an enemy boat if you stopped on that boat’s anchor. If you stop on a bomb, it has to be moved.

    • **Move it alone:** with a Movement card, if one of your pirates is next to it. It passes over everything and ends on a free cell, or in an enemy boat (one more step from the anchor).

    • **Let it fly:** the Flying Bomb card takes it from one of your pirates to a free cell next to another.
rules-attack-title = Attack and defence
rules-attack =
    Attack cards reach enemies on the island **within one cell** of one of your pirates who can act.

    • **Pistol:** kills; every target costs one piece of ammunition.
    • **Padlock:** takes one prisoner to your boat. It can escape with a Movement card of its owner as long as none of your own crew is aboard.
    • **Hammer:** knocks one out until the end of its owner’s next turn.
    • **Shield:** answers an attack, saves all your targets of that card, and you draw a card. Whoever is attacked is always asked, so nobody learns who holds one.
rules-bonus-title = Bonus cards
rules-bonus =
    • **Treasure Chest:** steal a gem or a piece of ammunition from any boat.
    • **Poisoned Gift:** give somebody a card, then draw one at random from what they held.
    • **Flying Bomb:** see *Bombs*.
    • **Potion:** throw away what you like, draw to six, go on playing.
    • **Boat:** sail to any anchor without a boat, if one of your crew is aboard.
rules-elimination-title = Elimination
rules-elimination =
    You are out when your **last free character** is killed or captured, or when a **bomb** lands in your boat. Prisoners are not free.

    Whoever did it takes your gems and ammunition, and may win by that. Your boat, your crew and the prisoners on your boat leave the game.

    Killed by the **trap**, you leave your loot on that cell. The first pirate who ends a move there takes it.
