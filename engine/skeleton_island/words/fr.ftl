title = Skeleton Island
tagline = Déterrez cartes au trésor et pièces d’or du Tas de sable
about =
    Quarante-neuf cartes forment un seul Tas de sable, les unes sur les autres, certaines face visible, d’autres face cachée. Prenez une carte dégagée, regardez-la, conservez-la ou reposez-la. Complétez une carte au trésor et son île est à vous. De 2 à 4 joueurs, un quart d’heure environ.
    Un jeu de Florian Fay, édité par ilopeli en 2012. Loot ne leur est pas affilié.

option-flip = Cartes retournées par une rafale
option-flip-help = Combien de cartes sur cent une rafale retourne. À 0, aucune ne se retourne.

# Les choses

label = { $word }
card-half-red = moitié de carte rouge
card-quarter-red = quart de carte rouge
card-half-blue = moitié de carte bleue
card-quarter-blue = quart de carte bleu
card-half-green = moitié de carte verte
card-quarter-green = quart de carte vert
card-half-yellow = moitié de carte jaune
card-quarter-yellow = quart de carte jaune
card-half-purple = moitié de carte violette
card-quarter-purple = quart de carte violet
card-hat = chapeau de pirate
card-hook = crochet de pirate
card-sabre = sabre de pirate
card-pistol = pistolet de pirate
card-spyglass = longue-vue de pirate
card-compass = boussole de pirate
card-flag = pavillon de pirate
card-coins-1 = 1 pièce d’or
card-coins-2 = 2 pièces d’or
card-coins-3 = 3 pièces d’or
card-sand = sable
card-buried = ensevelie
island-red = île rouge
island-blue = île bleue
island-green = île verte
island-yellow = île jaune
island-purple = île violette
side-E = à droite
side-NE = en haut à droite
side-N = en haut
side-NW = en haut à gauche
side-W = à gauche
side-SW = en bas à gauche
side-S = en bas
side-SE = en bas à droite
edge-E = À droite
edge-NE = En haut à droite
edge-N = En haut
edge-NW = En haut à gauche
edge-W = À gauche
edge-SW = En bas à gauche
edge-S = En bas
edge-SE = En bas à droite

# Les questions

ask-gale = { $clear ->
    [one] Une seule carte est dégagée. Fermez-vous les yeux pour souffler ?
   *[other] Seules { $clear } cartes sont dégagées. Fermez-vous les yeux pour souffler ?
  }
wait-gale = { WHO($seats) } peut souffler sur le Tas de sable : { $clear ->
    [one] une seule carte est dégagée.
   *[other] seules { $clear } cartes sont dégagées.
  }
help-gale = Quand il n’y a qu’une ou deux cartes dégagées, vous pouvez souffler une seule fois, avant votre tour. Vous avez les yeux fermés : le vent vient de n’importe où. Il déplace les cartes et peut en dégager ; il peut aussi n’aider personne. Ensuite, vous jouez votre tour comme d’habitude.

ask-turn = À vous : creuser le sable, ou tour de piraterie ?
wait-turn = À { WHO($seats) } de jouer : une carte du Tas de sable, ou la piraterie.
help-turn = Prenez une carte dégagée (rien ne la recouvre ; elle porte une lettre). Vous la regardez, puis vous la conservez ou la reposez au bord du Tas de sable. Vous pouvez aussi faire un tour de piraterie : défausser trois de vos cartes pour en voler une ou pour jouer deux tours.

ask-dig = { $again ->
    [yes] Le premier de vos deux tours : quelle carte prenez-vous ?
   *[no] Le second de vos deux tours : quelle carte prenez-vous ?
  }
wait-dig = { WHO($seats) } creuse : { $again ->
    [yes] premier tour sur deux.
   *[no] second tour sur deux.
  }
help-dig = La piraterie vous a offert deux tours standards consécutifs. Chacun est un tour à part entière : prenez une carte dégagée, conservez-la ou reposez-la.

ask-look = Carte { $card } : { THING($face, of: "card") }. La conserver ou la reposer ?
wait-look = { $face ->
    [sand] { WHO($seats) } regarde la carte { $card } et réfléchit.
   *[other] { WHO($seats) } tient la carte { $card } ({ THING($face, of: "card") }) et réfléchit.
  }
help-look = Conservée, elle reste devant vous, visible de tous. Reposée, du même côté qu’avant, elle vous permet de prendre une autre carte dégagée, que vous devrez conserver. Vous continuerez à voir ce que vous avez reposé ; les autres, non.

ask-where = Où reposez-vous la carte { $card } ({ THING($face, of: "card") }) ?
wait-where = { WHO($seats) } repose la carte { $card } au bord du Tas de sable.
help-where = Chaque côté du Tas offre jusqu’à deux places : une libre, à côté du Tas, et une plus avancée, où la carte en recouvre d’autres, qu’on ne peut alors plus prendre.

ask-second = La carte { $card } est reposée. Une deuxième carte ? Vous devrez la conserver.
wait-second = { WHO($seats) } peut prendre une deuxième carte.
help-second = Vous pouvez prendre une carte dégagée, autre que celle que vous venez de reposer. Quelle qu’elle soit, vous la conservez. Ou arrêtez-vous là : votre tour se termine sans carte.

ask-payment = { $aim ->
    [steal] Quelles trois cartes défaussez-vous pour un vol ?
   *[turns] Quelles trois cartes défaussez-vous pour deux tours ?
  }
wait-payment = { WHO($seats) } fait un tour de piraterie et choisit trois cartes à défausser.
help-payment = Trois de vos cartes, exactement : des Objets de pirate et des Morceaux de carte au trésor, ces derniers tous de couleurs différentes. Les pièces d’or ne se défaussent jamais. Les trois cartes quittent le jeu ; les îles gagnées restent à vous.

ask-theft = Quelle carte volez-vous ?
wait-theft = { WHO($seats) } choisit une carte à voler.
help-theft = N’importe quelle carte Sable posée devant un adversaire, même des pièces d’or. Les îles ne se volent pas.

wait-over = La partie est terminée.

# Les coups

move-blow = Fermer les yeux et souffler
move-calm = Ne pas souffler
choose-take = Prendre une carte
ask-take-card = Quelle carte dégagée prenez-vous ?
choose-take-card = Carte { $value }
move-take = Prendre la carte { $card }
move-keep = La conserver
move-return = La reposer
ask-put-side = À quel bord du Tas de sable la reposez-vous ?
choose-put-side = { THING($value, of: "edge") }
ask-put-how = Au bord ({ THING($side, of: "side") }) : place libre, ou par-dessus d’autres cartes ?
choose-put-how = { $value ->
    [free] À côté du Tas
   *[block] Par-dessus d’autres cartes
  }
move-put = { $how ->
    [free] { THING($side, of: "edge") }, à côté du Tas
   *[block] { THING($side, of: "edge") }, par-dessus d’autres cartes
  }
move-stop = Pas de deuxième carte
choose-pirate = Piraterie
ask-pirate-aim = Trois cartes, pour quoi faire ?
choose-pirate-aim = { $value ->
    [steal] Piraterie : voler une carte
   *[turns] Piraterie : jouer deux tours
  }
move-pirate = { $aim ->
    [steal] Piraterie : voler une carte
   *[turns] Piraterie : jouer deux tours
  }
choose-pay = { THING($card, of: "card") }
move-pay = Défausser : { THING($card, of: "card") }
move-settle = Défausser ces trois cartes
choose-steal = Voler une carte
ask-steal-victim = À qui ?
choose-steal-victim = { WHO($value) }
ask-steal-card = Quelle carte de { WHO($victim) } ?
choose-steal-card = { THING($value, of: "card") }
move-steal = Voler à { WHO($victim) } : { THING($card, of: "card") }

# Les nouvelles

event-blown = { WHO($seat) } souffle. La rafale pousse le sable { $toward ->
    [E] vers la droite
    [NE] vers le haut et la droite
    [N] vers le haut
    [NW] vers le haut et la gauche
    [W] vers la gauche
    [SW] vers le bas et la gauche
    [S] vers le bas
   *[SE] vers le bas et la droite
  } ; { $clear ->
    [one] une carte est maintenant dégagée.
   *[other] { $clear } cartes sont maintenant dégagées.
  }
event-calmed = { WHO($seat) } ne souffle pas.
event-taken = { $face ->
    [sand] { WHO($seat) } prend la carte { $card }, qui était face cachée.
   *[other] { WHO($seat) } prend la carte { $card } : { THING($face, of: "card") }.
  }{ COUNT($bared) ->
    [0] {""}
    [1] {" "}Dégagée maintenant : { THING($bared, of: "label") }.
   *[other] {" "}Dégagées maintenant : { THING($bared, of: "label") }.
  }
event-looked = Sur la carte { $card }, vous voyez : { THING($face, of: "card") }.
event-kept = { $why ->
    [second] { WHO($seat) } doit conserver cette deuxième carte : { THING($face, of: "card") }.
    [last] { WHO($seat) } doit conserver la dernière carte du Tas : { THING($face, of: "card") }.
    [nowhere] Faute de place pour la reposer, { WHO($seat) } conserve la carte { $card } : { THING($face, of: "card") }.
   *[choice] { WHO($seat) } conserve la carte { $card } : { THING($face, of: "card") }.
  }
event-turned-up = { $why ->
    [second] { WHO($seat) } doit conserver cette deuxième carte et la retourne : { THING($face, of: "card") }.
    [last] { WHO($seat) } doit conserver la dernière carte du Tas et la retourne : { THING($face, of: "card") }.
    [nowhere] Faute de place pour la reposer, { WHO($seat) } conserve la carte { $card } et la retourne : { THING($face, of: "card") }.
   *[choice] { WHO($seat) } conserve la carte { $card } et la retourne : { THING($face, of: "card") }.
  }
event-returned = { WHO($seat) } repose la carte { $card } ({ THING($side, of: "side") }){ $covered ->
    [0] .
    [1] {" "}par-dessus une autre carte.
   *[other] {" "}par-dessus { $covered } autres cartes.
  }
event-stopped = { $choice ->
    [yes] { WHO($seat) } ne prend pas de deuxième carte.
   *[no] Aucune autre carte n’est dégagée : le tour de { WHO($seat) } se termine sans carte.
  }
event-pirated = { $aim ->
    [steal] Piraterie ! { WHO($seat) } défausse { THING($cards, of: "card") } pour un vol.
   *[turns] Piraterie ! { WHO($seat) } défausse { THING($cards, of: "card") } pour deux tours.
  }
event-stolen = { WHO($seat) } vole à { WHO($victim) } : { THING($face, of: "card") }.
event-island-won = { WHO($seat) } complète la carte au trésor et gagne l’{ THING($colour, of: "island") } : 5 pièces d’or !
event-ended = { $why ->
    [islands] Les cinq îles sont gagnées. La partie est terminée.
    [empty] Le Tas de sable est épuisé. La partie est terminée.
   *[stalled] Un tour de table entier sans qu’une carte soit conservée ou volée. La partie est terminée.
  }

# Bon à savoir

remark-sand = face cachée
remark-known = face cachée ; vous y avez vu : { THING($thing, of: "card") }
remark-shows = { THING($thing, of: "card") }
remark-brings = { THING($thing, of: "card") }, votre carte au trésor : { $number }/4
remark-wins = { THING($thing, of: "card") }, gagne l’île
remark-covers = { $number ->
    [one] recouvre une carte
   *[other] recouvre { $number } cartes
  }

# Les refus

refusal-over = La partie est terminée.
refusal-not-asked = C’est à un autre de jouer.
refusal-no-gust = On ne peut pas souffler maintenant : seulement avant un tour, une seule fois, et s’il n’y a qu’une ou deux cartes dégagées.
refusal-no-passing = On ne passe pas son tour : prenez une carte dégagée.
refusal-one-piracy = Ce sont les tours offerts par la piraterie : prenez une carte dégagée.
refusal-first-gale = Dites d’abord si vous soufflez.
refusal-first-turn = Prenez d’abord une carte dégagée, ou faites un tour de piraterie.
refusal-first-dig = Prenez d’abord une carte dégagée.
refusal-first-look = Conservez ou reposez d’abord la carte que vous avez en main.
refusal-first-where = Dites d’abord où vous reposez la carte.
refusal-first-second = Prenez d’abord une deuxième carte, ou dites que vous n’en prenez pas.
refusal-first-payment = Choisissez d’abord les trois cartes à défausser.
refusal-first-theft = Choisissez d’abord la carte à voler.
refusal-no-such-card = Aucune carte du Tas ne porte cette lettre.
refusal-same-card = Vous venez de reposer cette carte : la deuxième doit être une autre.
refusal-covered = Une autre carte la recouvre. Seules les cartes dégagées se prennent.
refusal-no-such-aim = La piraterie sert à voler une carte ou à jouer deux tours.
refusal-nothing-to-steal = Aucun adversaire n’a de carte Sable à voler.
refusal-cannot-pay = La piraterie coûte trois cartes : Objets de pirate et Morceaux de carte de couleurs différentes.
refusal-not-owned = Vous n’avez pas cette carte.
refusal-coins-do-not-pay = Les pièces d’or ne se défaussent pas pour la piraterie.
refusal-too-many = La piraterie coûte exactement trois cartes.
refusal-same-colour = Les Morceaux de carte doivent tous être de couleurs différentes.
refusal-pay-order = Ces cartes ne forment pas un paiement de trois.
refusal-too-few = La piraterie coûte exactement trois cartes.
refusal-own-card = Vous ne pouvez pas vous voler vous-même.
refusal-victim-has-not = Cet adversaire n’a pas cette carte.
refusal-no-place = La carte ne peut pas être reposée là.

# La fin

outcome-islands = Toutes les îles sont gagnées. { COUNT($winners) ->
    [1] { WHO($winners) } a le plus gros trésor et l’emporte.
   *[other] { WHO($winners) } ont un trésor égal et partagent la victoire.
  }
outcome-empty = Le Tas de sable est épuisé. { COUNT($winners) ->
    [1] { WHO($winners) } a le plus gros trésor et l’emporte.
   *[other] { WHO($winners) } ont un trésor égal et partagent la victoire.
  }
outcome-stalled = Pendant tout un tour de table, personne n’a voulu de carte. { COUNT($winners) ->
    [1] { WHO($winners) } a le plus gros trésor et l’emporte.
   *[other] { WHO($winners) } ont un trésor égal et partagent la victoire.
  }

# Les pages qui apprennent le jeu

rules-aim-title = Le but
rules-aim =
    Sur la plage d’une île en forme de crâne, un étrange morceau de papier dépasse du sable …

    {""}**49 cartes Sable** forment un seul tas, la moitié face visible :
    • 30 Morceaux de carte au trésor en cinq couleurs : 2 Moitiés et 4 Quarts de chacune
    • 7 Objets de pirate
    • 12 cartes Pièces d’or : six d’une, quatre de deux, deux de trois pièces

    À côté du tas, **5 cartes Île**, une par couleur, valent **5 pièces d’or** chacune.

    Le premier à reconstituer la carte au trésor d’une couleur prend aussitôt son île. Il faut
    • 2 Moitiés, ou
    • 1 Moitié et 2 Quarts, ou
    • 4 Quarts.

    À la fin, le plus d’or l’emporte : cartes Pièces d’or et îles. Morceaux de carte et Objets ne valent rien en eux-mêmes.

rules-turn-title = Votre tour
rules-turn =
    1. Prenez une carte **dégagée**, c’est-à-dire qu’aucune autre ne recouvre, pas même d’un coin. Les cartes dégagées portent des lettres.
    2. Regardez-la. Si elle était face cachée, vous seul la voyez.
    3. Conservez-la devant vous, visible de tous. Ou reposez-la au bord du Tas de sable, du même côté qu’avant.
    4. Si vous l’avez reposée, vous pouvez prendre une **deuxième** carte dégagée. Celle-là, vous devez la conserver.

    Ce que vous avez regardé et reposé, votre propre image continue de vous le montrer, tant que personne ne le prend. Les autres n’y voient que du sable.

    La dernière carte du Tas doit être conservée.

    Au lieu de ce tour standard, vous pouvez faire un tour de piraterie (voir *La piraterie*).

rules-heap-title = Le Tas de sable
rules-heap =
    C’est un vrai tas : chaque carte a sa place, son inclinaison et sa hauteur. Prendre une carte découvre ce qu’il y avait dessous.

    Une carte dont on ne voit presque rien est **ensevelie** : nul ne peut dire quelle est sa face, ni même de quel côté elle est posée.

    {""}**Reposer une carte.** Il y a jusqu’à deux places sur chacun des huit côtés :
    • *à côté du Tas*, où la carte ne recouvre rien ;
    • *par-dessus d’autres cartes*, plus avant, où elle bloque ce qu’elle recouvre.

    La carte reposée est toujours dégagée elle-même, et touche la table au moins en partie.

    Une carte garde sa lettre pendant toute la partie. Celle qui se dégage pour la première fois reçoit la lettre suivante ; après Z viennent AA, AB, etc.

rules-piracy-title = La piraterie
rules-piracy =
    Au lieu d’un tour standard, défaussez **exactement trois** cartes posées devant vous :
    • des Objets de pirate, autant que vous voulez,
    • des Morceaux de carte au trésor, tous de **couleurs différentes**.

    Les pièces d’or ne se défaussent jamais. Les trois cartes sont définitivement écartées du jeu. Une île gagnée reste à vous.

    En échange, au choix :
    • **Voler** une carte Sable à un adversaire, même des pièces d’or. Les îles ne se volent pas. Un Morceau de carte volé peut aussitôt compléter votre carte au trésor.
    • **Deux tours** : jouer deux tours standards consécutifs.

rules-gust-title = La rafale
rules-gust =
    S’il n’y a qu’**une ou deux** cartes dégagées au début de votre tour, vous pouvez fermer les yeux et **souffler** en une seule rafale sur le Tas de sable. Ensuite vous jouez votre tour.

    On ne vise pas : le hasard décide d’où vient le vent. Il emporte d’autant plus une carte qu’elle est près de sa route, et d’autant moins que d’autres pèsent sur elle. Les hauteurs restent les mêmes, les faces aussi.

    Une rafale dégage souvent quelque chose. Pas toujours.

    La table peut convenir d’avance qu’une rafale retourne aussi quelques cartes.

rules-end-title = La fin
rules-end =
    La partie prend fin aussitôt
    • que la **cinquième île** est gagnée,
    • que le Tas de sable est **épuisé**,
    • ou que pendant tout un tour de table personne ne conserve ni ne vole de carte.

    Comptez votre or : les pièces de vos cartes Pièces d’or, et 5 par île. Le plus gros trésor l’emporte ; à égalité, la victoire est partagée.

    {""}*Exemple.* Des cartes de 3, 2 et 1 pièces et deux îles font 3 + 2 + 1 + 10 = **16**.
