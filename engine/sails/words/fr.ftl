# Sails en français.

title = Sails
tagline = Une moitié de la carte se voit, l’autre est sous la Voile
about = Un jeu de plis et de bluff à la recherche de trésors. Posez une île en cachant sous votre Voile sa couleur ou son numéro, renforcez-la de cartes Bonus, gagnez des trésors, volez-en ou activez des actions. Deux manches ; le plus de points l’emporte.

# Les choses

colour-r = rouge
colour-b = bleu
colour-g = vert
colour-v = violet
colour-rb = rouge et bleu
colour-gv = vert et violet
deck-rb = le paquet rouge et bleu
deck-gv = le paquet vert et violet
deck-rbgv = le paquet
island = { $letters ->
    [r] { $number } rouge
    [b] { $number } bleu
    [g] { $number } vert
   *[v] { $number } violet
  }
treasure = { $letters ->
    [R] trésor rouge { $number }
    [B] trésor bleu { $number }
    [G] trésor vert { $number }
   *[V] trésor violet { $number }
  }
gem = { $letters ->
    [R] Rouge { $number }
    [B] Bleu { $number }
    [G] Vert { $number }
   *[V] Violet { $number }
  }
half-sea = Mer (couleur)
half-coast = Côte (numéro)
action-1 = Pickpocket
action-2 = Échange
action-3 = Longue-vue
action-4 = Repêchage
action-1-text = Volez 2 cartes Bonus à un autre joueur ; si personne n’en a 2, prenez-en 2 dans la réserve.
action-2-text = Piochez 2 îles dans la main d’un autre joueur et redonnez-lui 2 des vôtres, au choix.
action-3-text = Regardez les 3 prochains trésors d’un paquet et remettez-les dans l’ordre de votre choix.
action-4-text = Prenez en main une île de ce pli, puis défaussez-en une.

# Options

option-rb = Carte Action rouge et bleue
option-rb-help = La face visible : ce que fait le vainqueur du rouge ou du bleu quand aucun trésor n’est de sa couleur.
option-rb-a = Pickpocket : voler 2 cartes Bonus
option-rb-b = Échange : échanger 2 îles
option-gv = Carte Action verte et violette
option-gv-help = La face visible : ce que fait le vainqueur du vert ou du violet quand aucun trésor n’est de sa couleur.
option-gv-a = Longue-vue : regarder 3 trésors
option-gv-b = Repêchage : reprendre une île

# Questions

ask-passing = Quelle île passez-vous à votre voisin de droite ?
wait-passing = { WHO($seats) } : une île à passer.
help-passing = Au début de la manche, chacun passe à son voisin de droite la plus forte île de la couleur dont il a le plus de cartes. Si plusieurs couleurs sont à égalité, vous choisissez. Vous deux seuls connaîtrez la carte. Il faut confirmer même s’il n’y a qu’un choix, pour que personne ne devine votre main.

ask-playing = À vous : quelle île jouez-vous ?
wait-playing = { WHO($seats) } choisit une île.
help-playing = Choisissez une île, puis ce que recouvre votre Voile : recouvrez la **Mer** et les autres ne voient que le numéro ; recouvrez la **Côte** et ils ne voient que la couleur. Chaque carte Bonus ajoute 1, à la vue de tous, et aucune île ne dépasse 12. La plus forte de chaque couleur la remporte, la plus faible reçoit des cartes Bonus. En cas d’égalité, le premier à avoir joué l’emporte.

ask-claiming = Vous remportez la couleur : prendre le trésor du paquet ou en voler un ?
wait-claiming = { WHO($seats) } : prendre au paquet ou voler ?
help-claiming = Prenez le trésor du paquet ou, à la place, le trésor visible d’un joueur qui a joué votre couleur plus faible, si ce trésor est de cette couleur. Il faut prendre l’un des deux. Si vous volez, le trésor du paquet va en dessous.

ask-robbing = Pickpocket : à qui volez-vous 2 cartes Bonus ?
wait-robbing = { WHO($seats) } choisit à qui voler 2 cartes Bonus.
help-robbing = Choisissez un adversaire qui possède au moins 2 cartes Bonus. Celles jouées dans ce pli n’appartiennent à personne pour l’instant.

ask-raiding = Échange : dans quelle main piochez-vous ?
wait-raiding = { WHO($seats) } choisit une main où piocher.
help-raiding = Vous piochez 2 îles au hasard dans cette main (1 s’il n’en reste qu’une), puis vous en redonnez autant, anciennes ou nouvelles. Vous deux seuls connaîtrez les cartes.

ask-giving = { $count ->
    [one] Quelle île redonnez-vous à { WHO($victim) } ?
   *[other] Quelles sont les { $count } îles que vous redonnez à { WHO($victim) } ?
  }
wait-giving = { WHO($seats) } choisit ce que { WHO($victim) } reçoit en échange.
help-giving = Choisissez parmi toutes vos îles, y compris celles que vous venez de piocher. { WHO($victim) } saura ce que vous gardez.

ask-peeking = Longue-vue : quel paquet regardez-vous ?
wait-peeking = { WHO($seats) } choisit un paquet à regarder.
help-peeking = Vous voyez les trois prochains trésors face cachée d’un paquet et les remettez dans l’ordre de votre choix. Le trésor face visible ne compte pas.

ask-ordering = Quel trésor vient ensuite ? ({ THING($deck, of: "deck") })
wait-ordering = { WHO($seats) } remet les trésors en ordre ({ THING($deck, of: "deck") }).
help-ordering = Le premier nommé sera révélé après ce pli, puis le deuxième, puis le troisième. Vous seul les connaissez.

ask-fetching = Repêchage : quelle île de ce pli prenez-vous ?
wait-fetching = { WHO($seats) } choisit une île du pli.
help-fetching = Prenez en main une île de ce pli, la vôtre comprise. Ensuite vous en défaussez une ; tout le monde voit les deux.

ask-discarding = Vous avez pris le { THING($fetched, of: "island") }. Quelle île défaussez-vous ?
wait-discarding = { WHO($seats) } a pris le { THING($fetched, of: "island") } et choisit une île à défausser.
help-discarding = Défaussez une île de votre main, même celle que vous venez de prendre. Elle part face visible, hors de la manche.

# Les coups, mot à mot

choose-pass = Passer une île
ask-pass-card = Quelle île passez-vous à votre voisin de droite ?
choose-pass-card = { THING($value, of: "island") }
move-pass = Passer le { THING($card, of: "island") }

choose-play = Jouer une île
ask-play-card = À vous : quelle île jouez-vous ?
choose-play-card = { THING($value, of: "island") }
ask-play-covers = Que montrez-vous du { THING($card, of: "island") } ?
choose-play-covers = { $value ->
    [sea] Recouvrir la Mer, montrer le numéro
   *[coast] Recouvrir la Côte, montrer la couleur
  }
ask-play-bonus = Combien de cartes Bonus ajoutez-vous au { THING($card, of: "island") } ?
choose-play-bonus = { $value ->
    [0] Aucune carte Bonus
    [one] { THING($card, of: "island") } + { $value } carte Bonus
   *[other] { THING($card, of: "island") } + { $value } cartes Bonus
  }
move-play = Jouer le { THING($card, of: "island") }, { $covers ->
    [sea] numéro visible
   *[coast] couleur visible
  }{ $bonus ->
    [0] { "" }
    [one] , avec { $bonus } carte Bonus
   *[other] , avec { $bonus } cartes Bonus
  }

choose-take = Prendre le trésor
ask-take-treasure = Quel trésor prenez-vous ?
choose-take-treasure = { THING($value, of: "treasure") }
move-take = Prendre le { THING($treasure, of: "treasure") } du paquet

choose-steal = Voler un trésor
ask-steal-victim = À qui volez-vous ?
choose-steal-victim = À { WHO($value) }
ask-steal-treasure = Quel trésor volez-vous ?
choose-steal-treasure = { THING($value, of: "treasure") }
move-steal = Voler le { THING($treasure, of: "treasure") } à { WHO($victim) }

choose-rob = Voler des cartes Bonus
ask-rob-victim = À qui volez-vous 2 cartes Bonus ?
choose-rob-victim = { WHO($value) }
move-rob = Voler 2 cartes Bonus à { WHO($victim) }

choose-raid = Piocher des îles
ask-raid-victim = Dans quelle main piochez-vous ?
choose-raid-victim = { WHO($value) }
move-raid = Piocher chez { WHO($victim) }

choose-give = { THING($card, of: "island") }
ask-give-card = Quelle île redonnez-vous ?
choose-give-card = { THING($value, of: "island") }
move-give = Donner le { THING($card, of: "island") }
choose-done-give = Donner
move-done-give = Donner

choose-peek = Regarder un paquet
ask-peek-deck = Quel paquet regardez-vous ?
choose-peek-deck = { $value ->
    [rb] Rouge et bleu
   *[gv] Vert et violet
  }
move-peek = Regarder { THING($deck, of: "deck") }

choose-order = Remettre
ask-order-first = Quel trésor vient ensuite ?
choose-order-first = { THING($value, of: "gem") }
ask-order-second = Et après le { THING($first, of: "treasure") } ?
choose-order-second = { THING($value, of: "gem") }
ask-order-third = Et en dernier ?
choose-order-third = { THING($value, of: "gem") }
move-order = { THING($first, of: "gem") }, puis { THING($second, of: "gem") }, puis { THING($third, of: "gem") }

choose-fetch = Prendre une île
ask-fetch-card = Quelle île de ce pli prenez-vous ?
choose-fetch-card = { THING($value, of: "island") }
move-fetch = Prendre le { THING($card, of: "island") }

choose-discard = Défausser une île
ask-discard-card = Quelle île défaussez-vous ?
choose-discard-card = { THING($value, of: "island") }
move-discard = Défausser le { THING($card, of: "island") }

# Nouvelles

event-round-began = Manche { $number } : les îles sont distribuées, { WHO($first) } a la carte Premier joueur. Sur les paquets : { THING($shown, of: "treasure") }.
event-cards-passed = Chacun a passé une île à son voisin de droite.
event-card-received = { WHO($giver) } vous a passé le { THING($card, of: "island") }.
event-played = { WHO($seat) } joue { $covers ->
    [sea] un { $number } de couleur cachée
   *[coast] un { THING($colour, of: "colour") } de valeur cachée
  }{ $bonus ->
    [0] .
    [one] , avec { $bonus } carte Bonus.
   *[other] , avec { $bonus } cartes Bonus.
  }
event-uncovered = Bas les Voiles ! { WHO($seats) } révèlent { THING($cards, of: "island") }, qui comptent { THING($values, of: "value") }.
value = { $number }
event-treasure-taken = { WHO($seat) } prend le { THING($treasure, of: "treasure") }.
event-treasure-stolen = { WHO($seat) } vole le { THING($treasure, of: "treasure") } à { WHO($victim) }{ $left ->
    [0] , qui n’en a plus.
   *[other] . Dessous apparaît le { THING($beneath, of: "treasure") }.
  }
event-bonus-gained = { WHO($seat) } a la carte la plus faible en { THING($colours, of: "colour") } et reçoit { $count ->
    [0] zéro carte Bonus : la réserve est vide.
    [one] { $count } carte Bonus{ $missing ->
        [0] .
       *[other] {" "}; la réserve n’en a plus.
      }
   *[other] { $count } cartes Bonus{ $missing ->
        [0] .
       *[other] {" "}; la réserve n’en a plus.
      }
  }
event-action-won = { WHO($seat) } remporte la couleur ({ THING($colours, of: "colour") }) et active { THING($action, of: "action") }.
event-action-failed = { THING($action, of: "action") } reste sans effet pour { WHO($seat) } : c’était le dernier pli de la manche.
event-bonus-stolen = { WHO($seat) } vole { $count } cartes Bonus à { WHO($victim) }.
event-bonus-taken = { WHO($seat) } { $count ->
    [0] ne prend rien : la réserve de cartes Bonus est vide.
    [one] prend { $count } carte Bonus dans la réserve.
   *[other] prend { $count } cartes Bonus dans la réserve.
  }
event-hand-raided = { WHO($seat) } pioche { $count ->
    [one] { $count } île
   *[other] { $count } îles
  } chez { WHO($victim) }.
event-islands-taken = { WHO($seat) } a pioché chez { WHO($victim) } : { THING($cards, of: "island") }.
event-islands-given = { WHO($seat) } a redonné à { WHO($victim) } : { THING($cards, of: "island") }.
event-hands-traded = { WHO($seat) } redonne { $count ->
    [one] { $count } île
   *[other] { $count } îles
  } à { WHO($victim) }.
event-deck-peeked = { WHO($seat) } regarde les { $count } prochains trésors ({ THING($deck, of: "deck") }).
event-treasures-seen = À venir ({ THING($deck, of: "deck") }) : { THING($cards, of: "treasure") }.
event-deck-ordered = { WHO($seat) } les remet dans l’ordre de son choix.
event-island-fetched = { WHO($seat) } prend le { THING($card, of: "island") }, joué par { WHO($owner) }.
event-island-discarded = { WHO($seat) } défausse le { THING($card, of: "island") }.
event-trick-ended = Le pli est terminé{ COUNT($buried) ->
    [0] .
   *[other] {" "}; sous le paquet : { THING($buried, of: "treasure") }.
  } { WHO($first) } commence le suivant, pour { THING($shown, of: "treasure") }.
event-round-scored = { WHO($seat) } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la manche { $number }. Trésors : { THING($treasures, of: "gem") }. Cartes Bonus : { $bonus }.

# Remarques, refus, fins

remark-treasure = pour le { THING($thing, of: "treasure") }
remark-action = pour { THING($number, of: "action") }
remark-worth = { $number ->
    [one] vaut { $number } point
   *[other] vaut { $number } points
  }
remark-owns = a { $number } cartes Bonus
remark-drawn = tout juste piochée
remark-taken = tout juste prise

refusal-not-asked = On ne vous demande rien en ce moment.
refusal-not-now = Ce n’est pas la question du moment.
refusal-not-in-hand = Vous n’avez pas cette île en main.
refusal-not-longest = Passez une île de la couleur dont vous avez le plus de cartes.
refusal-not-highest = Passez la plus forte île de cette couleur.
refusal-half = La Voile recouvre soit la Mer, soit la Côte.
refusal-too-few-bonus = Vous n’avez pas autant de cartes Bonus.
refusal-over-twelve = Aucune île ne peut dépasser 12.
refusal-not-on-deck = Ce trésor n’est pas à prendre par vous.
refusal-cannot-steal = Vous ne pouvez voler que le trésor visible d’un joueur qui a joué votre couleur plus faible, et seulement s’il est de cette couleur.
refusal-too-poor = Vous ne pouvez voler qu’un adversaire qui possède au moins 2 cartes Bonus.
refusal-not-opponent = Choisissez l’un de vos adversaires.
refusal-already-picked = Cette île est déjà choisie, ou vient avant une île choisie.
refusal-enough-picked = Vous avez choisi assez d’îles.
refusal-wrong-count = Choisissez exactement autant d’îles que vous en avez pioché.
refusal-no-such-deck = Ce paquet n’existe pas.
refusal-other-treasures = Remettez exactement les trésors que vous avez vus.
refusal-not-in-trick = Cette île n’a pas été jouée dans ce pli.

this-round = manche { $number }
outcome-points = { WHO($winners) } gagne la partie avec le plus de points.
outcome-shared = { WHO($winners) } ont le plus de points et partagent la victoire.

# Comment jouer

rules-goal-title = Le but
rules-goal =
    Amassez le plus de points de trésor en **deux manches**.

    Il y a **48 îles** : rouges, bleues, vertes et violettes, chacune de 1 à 12. Le bas de la carte est la **Mer** (sa couleur), le haut la **Côte** (son numéro).
    Les trésors forment un paquet (à 3 joueurs) ou deux (à 4 ou 5) : rouge et bleu, vert et violet. Seul le premier est visible.

    Au début de chaque manche, chacun reçoit sa main (9 îles à 5 joueurs, sinon 12) et **passe à son voisin de droite la plus forte île de la couleur dont il a le plus de cartes**.
rules-trick-title = Un pli
rules-trick =
    Dans le sens horaire à partir du premier joueur, chacun pose **une île**, de la couleur qu’il veut. Sa **Voile en recouvre une moitié** :
    • la **Mer** : les autres voient le numéro, pas la couleur ;
    • la **Côte** : ils voient la couleur, pas le numéro.

    Vous pouvez ajouter des **cartes Bonus**, à la vue de tous : +1 chacune, jamais au-delà de **12**. Elles retournent à la réserve après le pli.

    Puis on retire les Voiles, et chaque couleur se juge à part : la **plus forte** la remporte, la **plus faible** d’au moins deux la perd. Une égalité profite au premier joueur, puis au suivant dans le sens horaire. Après le pli, la carte Premier joueur avance d’une place.
rules-spoils-title = Les gains
rules-spoils =
    • **Vous remportez une couleur présente sur un paquet :** prenez ce trésor sur votre pile. Ou **volez** : si quelqu’un a joué votre couleur *plus faible* et que son trésor visible est de cette couleur, vous pouvez prendre le sien à la place.
    • **Vous remportez une couleur sans trésor :** activez la carte Action de cette couleur.
    • **Vous êtes le plus faible d’au moins deux :** recevez autant de cartes Bonus qu’il y a d’îles jouées dans la couleur.
    Seul dans une couleur ? Vous la remportez, et personne ne perd.

    Les trésors restés sur un paquet passent dessous.
    • **À trois joueurs :** si aucune des deux couleurs d’une carte Action n’est sur le paquet, elles comptent comme une seule.
rules-actions-title = Les actions
rules-actions =
    Chaque carte Action montre une de ses faces (choisie avant la partie). Elles s’activent dans le sens horaire à partir du premier joueur.

    Rouge et bleu :
    • **Pickpocket** : volez 2 cartes Bonus à un joueur qui en a au moins 2 ; si personne n’en a 2, prenez-en 2 dans la réserve.
    • **Échange** : piochez 2 îles au hasard dans une main, redonnez-en 2 de votre choix.
    Vert et violet :
    • **Longue-vue** : regardez les 3 prochains trésors face cachée d’un paquet et remettez-les dans l’ordre de votre choix.
    • **Repêchage** : prenez en main une île de ce pli, puis défaussez-en une.

    Après le dernier pli d’une manche, seul Pickpocket a un effet.
rules-scoring-title = Le score
rules-scoring =
    Quand toutes les mains sont vides, on compte la manche : les **points de vos trésors**, et **1 point par paire de cartes Bonus** qu’il vous reste.

    Puis tout est mélangé et redistribué pour la seconde manche ; seuls les points restent. Après la seconde manche, le plus de points l’emporte. Une égalité est une victoire partagée.

    Vous pouvez consulter votre pile ; de celles des autres vous ne voyez que le dessus et la taille.
