# Gunpowder en français, avec les mots de la règle.

title = Gunpowder
tagline = Pirates, bateaux et bombes sur une île pleine de coffres
about =
    Débarquez vos pirates, ouvrez les coffres et réunissez cinq pierres précieuses : elles comptent dès qu’elles sont trouvées.
    Mais un autre a peut-être trouvé les munitions, et un autre encore la bombe destinée à votre bateau.
    De 2 à 4 joueurs, une demi-heure environ, des cartes et un plateau.

option-gems = Pierres pour gagner
option-gems-help = Le nombre de pierres précieuses à réunir pour gagner aussitôt. Moins il y en a, plus la partie est courte.
option-adjacency = Pas
option-adjacency-help = Si l’on peut avancer en diagonale. Cela décide aussi de qui est « à 1 case » de qui.
option-adjacency-king = dans les huit directions
option-adjacency-rook = dans quatre directions seulement
option-limit = Dernier tour de table
option-limit-help = La partie s’arrête après ce nombre de tours de table ; le plus de pierres l’emporte. 0 : aucune limite.

# Choses

card = Déplacement { $number }
card-pistol = Pistolet
card-padlock = Cadenas
card-hammer = Marteau
card-shield = Bouclier
card-chest = Coffre au trésor
card-gift = Cadeau empoisonné
card-fly = Bombe volante
card-potion = Potion
card-boat = Bateau

colour-move = Déplacement
colour-attack = Attaque
colour-defence = Défense
colour-bonus = Bonus

place = { $letters ->
    [boat] bateau de { WHO($number) }
   *[other] { $word }
  }
place-aboard = le bateau

piece = le pirate { $number }
piece-5 = Bobby
first-piece = Le pirate { $number }
first-piece-5 = Bobby

what-gem = une pierre précieuse
what-ammo = une munition
what-bobby = Bobby
what-bomb = une bombe
what-trap = le piège

# Questions

ask-mooring = À côté de quelle case Ancre placez-vous votre bateau ?
wait-mooring = { WHO($seats) } choisit une case Ancre.
help-mooring = Vos quatre pirates commencent à bord. Passer du bateau à sa case Ancre coûte 1 de déplacement. Toutes les ancres sont aussi proches des coffres ; ce sont les voisins qui font la différence.

ask-acting = Quelle carte jouez-vous ?
wait-acting = { WHO($seats) } joue.
help-acting = À votre tour, vous pouvez jouer jusqu’à une carte de chaque couleur (Déplacement, Attaque, Bonus) dans l’ordre de votre choix. À la fin du tour, vous piochez jusqu’à six cartes. Si aucune de vos cartes n’est jouable, vous en jetez une, vous piochez et passez votre tour.

ask-taking = Vous êtes passé sur des bombes en allant en { $at }. Lesquelles emportez-vous ?
wait-taking = { WHO($seats) } choisit les bombes à emporter.
help-taking = Vous pouvez emporter une bombe sur laquelle vous passez ; vous la posez à 1 case de votre arrivée, ou dans un bateau ennemi si vous êtes sur sa case Ancre. Une bombe sur laquelle vous vous arrêtez doit être emportée.

ask-dropping = { COUNT($bombs) ->
    [1] Où posez-vous la bombe prise en { THING($bombs, of: "place") } ?
   *[other] Vous emportez les bombes de { THING($bombs, of: "place") }. Où posez-vous la première ?
  }
wait-dropping = { WHO($seats) } pose une bombe.
help-dropping = La bombe se pose sur une case libre à 1 case de votre pirate : sans personnage, sans bombe, sans coffre fermé. Si votre pirate est sur l’Ancre d’un ennemi, elle peut aller dans son bateau : il est éliminé, et son butin est à vous.

ask-opening = Ouvrez-vous le coffre en { $at } ?
wait-opening = { WHO($seats) } est devant le coffre en { $at }.
help-opening = Les coffres cachent des pierres précieuses, des munitions, des bombes, Bobby, et l’un d’eux un piège qui tue celui qui l’ouvre, sauf Bouclier. Vous pouvez laisser le coffre fermé ; qui finira plus tard son déplacement ici pourra l’ouvrir.

ask-placing = { $what ->
    [bobby] Bobby se joint à vous ! Où le placez-vous ?
   *[other] Une bombe ! Où la placez-vous ?
  }
wait-placing = { WHO($seats) } place { THING($what, of: "what") }.
help-placing = Sur une case libre, à 1 case de celui qui l’a trouvé. S’il n’y en a pas, sur la case libre la plus proche.

ask-trapped = Le coffre en { $at } est piégé ! Jouez-vous un Bouclier ?
wait-trapped = Le coffre en { $at } est piégé ! { WHO($seats) } peut jouer un Bouclier.
help-trapped = Sans Bouclier, le pirate qui a ouvert le coffre meurt. Un Bouclier le sauve et vous piochez une carte. La question est toujours posée, Bouclier ou non, pour ne rien révéler.

ask-aiming = Vous visez { $at }. Qui d’autre ?
wait-aiming = { WHO($seats) } pointe son Pistolet sur { $at }, et peut-être sur d’autres.
help-aiming = Chaque cible coûte une munition, même si un Bouclier la sauve. Les tirs partent dans l’ordre où vous nommez les cibles.

ask-defending = { WHO($seat) } attaque { THING($targets, of: "place") } ({ THING($card, of: "card") }). Jouez-vous un Bouclier ?
wait-defending = { WHO($seat) } attaque { THING($targets, of: "place") } ({ THING($card, of: "card") }). Bouclier possible : { WHO($seats) }.
help-defending = Un Bouclier protège tous vos personnages de cette attaque, et vous piochez une carte. Chaque joueur attaqué est interrogé, Bouclier ou non, pour ne rien révéler.

ask-brewing = Quelles cartes jetez-vous avant de piocher jusqu’à six ?
wait-brewing = { WHO($seats) } boit une Potion.
help-brewing = Jetez autant de cartes que vous voulez, même aucune, puis piochez jusqu’à six cartes. Les nouvelles cartes peuvent encore servir à ce tour, mais pas un second Bonus.

ask-over = La partie est terminée.
wait-over = La partie est terminée.
help-over = La partie est terminée.

# Coups

move-moor = Ancrer en { $to }
choose-moor = Ancrer
ask-moor-to = À côté de quelle case Ancre placez-vous votre bateau ?
choose-moor-to = Ancre { $value }

move-go = { THING($card, of: "card") } : { THING($start, of: "walker") } → { THING($to, of: "place") }
choose-go = { THING($card, of: "card") } : un pirate
ask-go-card = Quelle carte Déplacement ?
choose-go-card = { THING($value, of: "card") }
ask-go-start = { THING($card, of: "card") } : qui se déplace ?
choose-go-start = { THING($value, of: "walker") }
ask-go-to = { THING($card, of: "card") } : { THING($start, of: "walker") }, vers où ?
choose-go-to = { THING($value, of: "place") }
walker = { $letters ->
    [boat] prisonnier sur le bateau de { WHO($number) }
   *[other] pirate en { $word }
  }
walker-aboard = pirate à bord

move-push = { THING($card, of: "card") } : bombe { $bomb } → { THING($to, of: "place") }
choose-push = { THING($card, of: "card") } : une bombe seule
ask-push-card = Quelle carte Déplacement ?
choose-push-card = { THING($value, of: "card") }
ask-push-bomb = { THING($card, of: "card") } : quelle bombe ?
choose-push-bomb = Bombe en { $value }
ask-push-to = { THING($card, of: "card") } : où va la bombe de { $bomb } ?
choose-push-to = { THING($value, of: "place") }

move-take = { COUNT($bombs) ->
    [0] N’emporter aucune bombe
   *[other] Emporter : { THING($bombs, of: "place") }
  }
choose-take = Emporter des bombes
ask-take-bombs = Quelles bombes de votre chemin emportez-vous ?
choose-take-bombs = { COUNT($value) ->
    [0] Aucune
   *[other] { THING($value, of: "place") }
  }

move-drop = Bombe → { THING($to, of: "place") }
choose-drop = Poser la bombe
ask-drop-to = Où posez-vous la bombe ?
choose-drop-to = { THING($value, of: "place") }

move-open = Ouvrir le coffre
move-leave = Le laisser fermé

move-place = Placer en { $to }
choose-place = Placer
ask-place-to = Où placez-vous votre trouvaille ? Sur une case libre, au plus près de celui qui a ouvert le coffre.
choose-place-to = { $value }

move-pistol = Pistolet : tirer sur { $at }
choose-pistol = Pistolet
ask-pistol-at = Pistolet : sur qui tirez-vous ?
choose-pistol-at = { $value }

move-aim = Tirer aussi sur { $at }
choose-aim = Une cible de plus
ask-aim-at = Sur qui d’autre ?
choose-aim-at = { $value }
move-fire = Feu !

move-padlock = Cadenas : capturer { $at }
choose-padlock = Cadenas
ask-padlock-at = Cadenas : qui capturez-vous ?
choose-padlock-at = { $value }

move-hammer = Marteau : assommer { $at }
choose-hammer = Marteau
ask-hammer-at = Marteau : qui assommez-vous ?
choose-hammer-at = { $value }

move-shield = Jouer le Bouclier
move-endure = Pas de Bouclier

move-steal = Coffre au trésor : voler { THING($what, of: "what") } à { WHO($seat) }
choose-steal = Coffre au trésor
ask-steal-seat = Coffre au trésor : qui volez-vous ?
choose-steal-seat = { WHO($value) }
ask-steal-what = Que volez-vous à { WHO($seat) } ?
choose-steal-what = { THING($value, of: "what") }

move-gift = Cadeau empoisonné : { THING($card, of: "card") } pour { WHO($seat) }
choose-gift = Cadeau empoisonné
ask-gift-card = Cadeau empoisonné : quelle carte offrez-vous ?
choose-gift-card = { THING($value, of: "card") }
ask-gift-seat = À qui offrez-vous { THING($card, of: "card") } ?
choose-gift-seat = { WHO($value) }

move-fly = Bombe volante : { $bomb } → { $to }
choose-fly = Bombe volante
ask-fly-bomb = Bombe volante : quelle bombe ?
choose-fly-bomb = Bombe en { $value }
ask-fly-to = Bombe volante : où va la bombe de { $bomb } ?
choose-fly-to = { $value }

move-potion = Potion

move-throw = Jeter { THING($card, of: "card") }
choose-throw = { $copy ->
    [1] { THING($card, of: "card") }
   *[other] { THING($card, of: "card") } (n° { $copy })
  }
ask-throw-card = Quelles cartes jetez-vous ?
choose-throw-card = { THING($value, of: "card") }
ask-throw-copy = Quelle carte { THING($card, of: "card") } ?
choose-throw-copy = { THING($card, of: "card") } (n° { $value })
move-drink = Boire et piocher

move-sail = Bateau : naviguer vers { $to }
choose-sail = Bateau
ask-sail-to = Bateau : vers quelle case Ancre ?
choose-sail-to = Ancre { $value }

move-discard = Jeter { THING($card, of: "card") }
choose-discard = Jeter une carte
ask-discard-card = Aucune carte n’est jouable. Laquelle jetez-vous ?
choose-discard-card = { THING($value, of: "card") }

move-end = Finir le tour

# Ce qui s’est passé

event-moored = { WHO($seat) } place son bateau à l’ancre { $to }.
event-dealt = Les cartes sont distribuées. { WHO($first) } commence.
event-drew = Vous avez pioché : { THING($cards, of: "card") }.
event-refilled = { $count ->
    [one] { WHO($seat) } pioche une carte.
   *[other] { WHO($seat) } pioche { $count } cartes.
  }
event-renewed = Le tas de cartes jouées est mélangé et forme une nouvelle pioche de { $count } cartes.
event-walked = { $start ->
    [aboard] { $to ->
        [aboard] { WHO($seat) } joue { THING($card, of: "card") } : { THING($piece, of: "piece") } débarque et remonte à bord.
       *[other] { WHO($seat) } joue { THING($card, of: "card") } : { THING($piece, of: "piece") } débarque en { THING($to, of: "place") }.
      }
   *[other] { $to ->
        [aboard] { WHO($seat) } joue { THING($card, of: "card") } : { THING($piece, of: "piece") } remonte à bord ({ THING($start, of: "place") }).
       *[other] { WHO($seat) } joue { THING($card, of: "card") } : { THING($piece, of: "piece") } se déplace, { THING($start, of: "place") } → { THING($to, of: "place") }.
      }
  }
event-escaped = { THING($piece, of: "first-piece") } de { WHO($seat) } s’échappe du bateau sans gardien de { WHO($captor) } !
event-pushed = { WHO($seat) } joue { THING($card, of: "card") } : la bombe se déplace, { $bomb } → { THING($to, of: "place") }.
event-dropped = { WHO($seat) } emporte la bombe : { $bomb } → { THING($to, of: "place") }.
event-flew = { WHO($seat) } joue Bombe volante : de { $bomb } à { $to }.
event-blasted = La bombe explose dans le bateau de { WHO($victim) } !
event-looted = { WHO($seat) } ramasse le butin en { $at } : pierres { $gems }, munitions { $ammo }.
event-opened = { $content ->
    [gem] { WHO($seat) } ouvre le coffre en { $at } : une pierre précieuse !
    [ammo] { WHO($seat) } ouvre le coffre en { $at } : une munition.
    [bobby] { WHO($seat) } ouvre le coffre en { $at } : Bobby est libre !
    [bomb] { WHO($seat) } ouvre le coffre en { $at } : une bombe !
   *[other] { WHO($seat) } ouvre le coffre en { $at } : il est piégé !
  }
event-left = { WHO($seat) } laisse le coffre en { $at } fermé.
event-placed = { $what ->
    [bobby] Bobby rejoint l’équipe de { WHO($seat) } en { $to }.
   *[other] { WHO($seat) } place la bombe en { $to }.
  }
event-exploded = Le coffre piégé en { $at } tue le pirate de { WHO($seat) }.
event-attacked = { $card ->
    [pistol] { WHO($seat) } tire au Pistolet sur { THING($targets, of: "place") } ({ WHO($victims) }).
    [padlock] { WHO($seat) } joue le Cadenas sur { THING($targets, of: "place") } ({ WHO($victims) }).
   *[other] { WHO($seat) } donne un coup de Marteau en { THING($targets, of: "place") } ({ WHO($victims) }).
  }
event-shielded = { WHO($seat) } joue un Bouclier : son équipe est protégée.
event-killed = { THING($piece, of: "first-piece") } de { WHO($victim) } en { $at } est mort.
event-captured = { THING($piece, of: "first-piece") } de { WHO($victim) } en { $at } est prisonnier sur le bateau de { WHO($seat) }.
event-knocked = { THING($piece, of: "first-piece") } de { WHO($victim) } en { $at } est assommé pour un tour.
event-stood-up = L’équipe de { WHO($seat) } se relève.
event-eliminated = { WHO($seat) } est éliminé ! { WHO($by) } récupère le butin : pierres { $gems }, munitions { $ammo }.
event-perished = { WHO($seat) } est éliminé ! Le butin reste en { $at } : pierres { $gems }, munitions { $ammo }.
event-stole = { WHO($seat) } joue Coffre au trésor et vole { THING($what, of: "what") } à { WHO($victim) }.
event-swapped = { WHO($seat) } joue Cadeau empoisonné : une carte pour { WHO($victim) }, une autre en retour.
event-gave = Le cadeau ({ WHO($seat) } → { WHO($victim) }) : { THING($card, of: "card") }.
event-took = La carte tirée en retour ({ WHO($victim) } → { WHO($seat) }) : { THING($card, of: "card") }.
event-drank = { COUNT($thrown) ->
    [0] { WHO($seat) } boit une Potion et ne jette rien.
   *[other] { WHO($seat) } boit une Potion et jette : { THING($thrown, of: "card") }.
  }
event-sailed = { WHO($seat) } joue Bateau et navigue de { $start } à { $to }.
event-discarded = { WHO($seat) } ne peut jouer aucune carte et jette : { THING($card, of: "card") }.
event-ended = Le tour de { WHO($seat) } est fini.
event-finished = { $why ->
    [gems] { WHO($winners) } a réuni les pierres précieuses !
    [survivor] { WHO($winners) } est le seul survivant !
   *[other] Le dernier tour de table est fini.
  }

# Bon à savoir

remark-home = remonte à bord
remark-blast = une bombe pour le bateau de { WHO($number) }
remark-loot = ramasse le butin : pierres { $number }, munitions { $thing }
remark-chest = finit sur un coffre
remark-enemy = { $number ->
    [one] à côté d’un ennemi
   *[other] à côté de { $number } ennemis
  }
remark-bomb = { $number ->
    [one] à côté d’une bombe
   *[other] à côté de { $number } bombes
  }
remark-last = le dernier personnage libre de { WHO($number) } !
remark-whose = équipe de { WHO($number) }
remark-wins = gagne la partie
remark-odds = pierres précieuses : { $number } dans les { $thing } coffres fermés
remark-doom = votre dernier personnage libre : vous seriez éliminé
remark-neighbour = { $number } pas jusqu’au bateau le plus proche

# Pourquoi pas

refusal-over = La partie est terminée.
refusal-not-asked = Ce n’est pas à vous de répondre.
refusal-other-question = Ce n’est pas ce qui est demandé maintenant.
refusal-must-discard = Aucune de vos cartes n’est jouable : jetez-en une pour finir votre tour.
refusal-not-blocked = Vous pouvez encore jouer une carte : il n’y a rien à jeter. Vous pouvez finir votre tour.
refusal-no-card = Vous n’avez pas cette carte.
refusal-colour-used = Vous avez déjà joué une carte de cette couleur à ce tour.
refusal-nobody-there = Aucun de vos personnages n’est là.
refusal-knocked = Ce personnage est assommé jusqu’à la fin de votre tour.
refusal-guarded = Le bateau est gardé : on ne s’en échappe que si le ravisseur n’a personne à bord.
refusal-occupied = Cette case est déjà occupée.
refusal-bomb-stuck = Il y a une bombe, et aucune case libre autour pour la poser.
refusal-too-far = C’est trop loin pour cette carte, ou le passage est bloqué.
refusal-no-bomb = Il n’y a pas de bombe.
refusal-bomb-far = Aucun de vos personnages utilisables n’est à 1 case de cette bombe.
refusal-own-boat = Une bombe ne peut pas aller dans votre propre bateau.
refusal-not-free = Cette case n’est pas libre : ni personnage, ni bombe, ni coffre fermé, ni obstacle.
refusal-no-target = Aucun ennemi n’est là, à 1 case d’un de vos personnages utilisables.
refusal-already-down = Ce personnage est déjà assommé.
refusal-twice = Vous visez déjà ce personnage.
refusal-no-ammo = Vous n’avez pas assez de munitions.
refusal-nothing-there = Il n’y a rien de tel à voler là.
refusal-no-opponent = On ne peut rien offrir à ce joueur.
refusal-not-yours = Vous n’avez pas cette carte, ou vous l’avez déjà mise de côté.
refusal-no-flight-into-boats = La Bombe volante ne peut pas aller dans un bateau.
refusal-no-catcher = La bombe doit arriver à 1 case d’un autre de vos personnages utilisables.
refusal-anchor-taken = Un bateau occupe déjà cette ancre.
refusal-nobody-aboard = Votre bateau ne navigue qu’avec un personnage de votre équipe à bord.
refusal-cannot-take = Aucun trajet de cette longueur ne passe sur ces bombes, ou la place manque pour les poser.
refusal-drop-near = La bombe se pose à 1 case de votre pirate, ou dans le bateau ennemi dont il occupe l’Ancre.
refusal-place-near = Sur une case libre à côté de celui qui l’a trouvé, ou sur la plus proche.

# La fin

outcome-gems = { WHO($winners) } a réuni les pierres précieuses et gagne !
outcome-survivor = { WHO($winners) } est le seul survivant et gagne !
outcome-limit = { COUNT($winners) ->
    [1] Le dernier tour de table est fini : { WHO($winners) } en a le plus et gagne !
   *[other] Le dernier tour de table est fini : { WHO($winners) } se partagent la victoire !
  }

# Apprendre le jeu

rules-goal-title = L’île et le but du jeu
rules-goal =
    Votre bateau est à côté d’une case **Ancre**, avec quatre pirates à bord. Sur les 22 croix rouges se trouvent des **coffres**, face cachée.

    Vous gagnez dès que votre bateau contient **cinq pierres précieuses**, ou si vous êtes le **seul survivant**.

    Les pierres viennent des coffres, des autres bateaux (carte Coffre au trésor) et des joueurs que vous éliminez. Ce que trouvent vos pirates va aussitôt dans votre bateau, à n’importe quelle distance.

    Si personne n’a gagné après 40 tours de table, le plus de pierres l’emporte, puis le plus de personnages libres.
rules-turn-title = Un tour
rules-turn =
    Vous avez **six cartes**. À votre tour, vous pouvez jouer jusqu’à une carte de **chaque couleur**, dans l’ordre de votre choix : un Déplacement, une Attaque, un Bonus. La carte Défense (Bouclier) ne se joue que si quelque chose vous arrive.

    À la fin du tour, vous piochez jusqu’à six cartes. Si aucune de vos cartes n’est jouable, vous en jetez une, vous piochez et passez votre tour.

    Les cartes jouées restent face visible. Dès que la pioche est épuisée, elles sont mélangées et forment la nouvelle.
rules-movement-title = Se déplacer
rules-movement =
    Une carte **Déplacement** fait avancer un de vos pirates d’autant de cases au plus, dans les huit directions. On ne traverse ni obstacle ni personnage. On peut passer sur les coffres et les bombes.

    Du bateau à sa case Ancre, il y a un pas. On n’entre que dans son propre bateau. À bord, un pirate ne craint pas les attaques et ne peut rien faire d’autre que garder les prisonniers et permettre au bateau de naviguer.

    Avec 2 ou plus, on peut revenir à son point de départ.

    Au lieu d’un pirate, vous pouvez déplacer **une bombe** à 1 case d’un de vos pirates : voir *Les bombes*.
rules-chests-title = Les coffres
rules-chests =
    Si vous finissez un déplacement sur un coffre, vous **pouvez** l’ouvrir :

    • **Pierre précieuse** (10) : dans votre bateau.
    • **Munition** (7) : dans votre bateau, une par tir.
    • **Bombe** (3) : sur une case libre à 1 case de celui qui l’a trouvée.
    • **Bobby** (1) : il rejoint votre équipe, à 1 case de son sauveur.
    • **Coffre piégé** (1) : il tue celui qui l’ouvre, sauf si vous jouez aussitôt un Bouclier.

    Une *case libre* n’a ni obstacle, ni personnage, ni bombe, ni coffre fermé.
rules-bombs-title = Les bombes
rules-bombs =
    Une bombe **dans un bateau** élimine aussitôt son propriétaire ; le Bouclier n’y peut rien. Le butin est à vous.

    • **L’emporter :** vous pouvez emporter une bombe sur laquelle vous passez. À l’arrivée, posez-la sur une case libre à 1 case de votre pirate, ou dans un bateau ennemi si vous êtes sur son Ancre. Si vous vous arrêtez sur une bombe, il faut la déplacer.

    • **La déplacer seule :** avec une carte Déplacement, si un de vos pirates est à 1 case. Elle traverse tout et finit sur une case libre ou dans un bateau ennemi (un pas de plus depuis l’Ancre).

    • **La faire voler :** la carte Bombe volante l’envoie d’un de vos pirates à une case libre à côté d’un autre.
rules-attack-title = Attaque et défense
rules-attack =
    Les cartes Attaque visent les ennemis sur l’île **à 1 case** d’un de vos pirates utilisables.

    • **Pistolet :** tue ; chaque cible coûte une munition.
    • **Cadenas :** capture un prisonnier dans votre bateau. Il peut s’échapper avec une carte Déplacement de son joueur si aucun membre de votre équipe n’est à bord.
    • **Marteau :** assomme jusqu’à la fin du prochain tour de son joueur.
    • **Bouclier :** répond à une attaque, sauve toutes vos cibles de cette carte, et vous piochez une carte. Un joueur attaqué est toujours interrogé : personne n’apprend qui a un Bouclier.
rules-bonus-title = Les cartes Bonus
rules-bonus =
    • **Coffre au trésor :** volez une pierre ou une munition dans n’importe quel bateau.
    • **Cadeau empoisonné :** offrez une carte, puis tirez-en une au hasard dans le jeu de ce joueur.
    • **Bombe volante :** voir *Les bombes*.
    • **Potion :** jetez ce que vous voulez, piochez jusqu’à six, et continuez votre tour.
    • **Bateau :** naviguez vers une Ancre sans bateau, si un membre de votre équipe est à bord.
rules-elimination-title = L’élimination
rules-elimination =
    Vous êtes éliminé si votre **dernier personnage libre** est tué ou capturé, ou si une **bombe** arrive dans votre bateau. Un prisonnier n’est pas libre.

    Qui vous élimine récupère vos pierres et vos munitions, et peut gagner ainsi. Votre bateau, votre équipe et les prisonniers à bord quittent le jeu.

    Tué par le **coffre piégé**, vous laissez votre butin sur la case. Le premier pirate qui y finit un déplacement le ramasse.
