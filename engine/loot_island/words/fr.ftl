# Loot Island : tous les mots que l’on lit, en français.

title = Loot Island
tagline = Partagez les cartes, prenez le butin, gare à la malédiction
about =
    Cinq jours sur une île maudite. Tout le monde pose ses Cartes sur les mêmes huit Territoires ; là où il y en a assez, on trouve des Trésors, partagés dans l’ordre des Boussoles. Presque tous sont maudits, et qui rentre avec 13 cubes Malédiction perd tout.
    Un jeu d’Aaron Haag (What’s Your Game? 2017) pour 2 à 5 joueurs. Loot n’est affilié ni à l’auteur ni à l’éditeur.

option-open_healers = Guérisseuses visibles
option-open_healers-help = Les Guérisseuses sont révélées dès le début : chacun sait ce que coûteront les cubes.
option-two_healers = Deux Guérisseuses chacun
option-two_healers-help = Chacun reçoit deux Guérisseuses en secret et en pose une sur la table à la fin.
option-open_events = Événements visibles
option-open_events-help = Les quatre Événements à venir sont montrés au début ; leur ordre reste secret.
option-larger_hands = Mains de départ plus grandes
option-larger_hands-help = Plus on joue tard après le Premier Joueur, plus on a de Cartes parmi lesquelles choisir sa première main.

## Les choses

landing = Territoire { $number }
coast-0 = la côte des Territoires 1 et 2
coast-1 = la côte des Territoires 3 et 4
coast-2 = la côte des Territoires 5 et 6
coast-3 = la côte des Territoires 7 et 8
corner-0 = le coin entre les Territoires 8 et 1
corner-1 = le coin entre les Territoires 2 et 3
corner-2 = le coin entre les Territoires 4 et 5
corner-3 = le coin entre les Territoires 6 et 7

tile-S1 = la Source sacrée
tile-S2 = la Petite source
tile-S3 = le Trou d’eau
tile-S4 = la Vigie
tile-S5 = le Cartographe
tile-S6 = la Vieille épave
tile-S7 = le Bon vent
tile-power-S1 = défausser jusqu’à 3 cubes
tile-power-S2 = défausser jusqu’à 2 cubes
tile-power-S3 = mettre une de vos Boussoles au bas de sa pile
tile-power-S4 = poser une Boussole sur un Territoire sans jouer de Carte
tile-power-S5 = piocher 2 Cartes
tile-power-S6 = prendre 1 cube et révéler 1 Trésor
tile-power-S7 = déplacer le Bateau au prochain coin

fate-A1 = Sombre marché
fate-A2 = Cadeaux maudits
fate-A3 = Îlots hantés
fate-A4 = Butin dispersé
fate-B1 = Vent fort
fate-B2 = Demi-tour
fate-B3 = Banc de brume
fate-B4 = Boussoles égarées
fate-B5 = Cartes déchirées
fate-B6 = Pluie purifiante
fate-B7 = Passeurs cupides
fate-B8 = Mutinerie
fate-B9 = Nuit sur l’îlot
fate-B10 = Bénédiction
fate-B11 = Déjà pillé
fate-B12 = Les humbles d’abord
fate-B13 = Sens dessus dessous
fate-B14 = Long rivage
fate-text-A1 = Immédiatement : chaque joueur peut piocher 2 Cartes supplémentaires ; il reçoit alors 2 cubes.
fate-text-A2 = Immédiatement : un Trésor par joueur est révélé. Qui passe doit en prendre un et le conserver.
fate-text-A3 = Qui utilise une Petite Île reçoit 1 cube.
fate-text-A4 = Le Gros Butin compte 1 Trésor de moins, le Petit Butin 1 de plus.
fate-text-B1 = Immédiatement : le Bateau avance d’un coin de plus.
fate-text-B2 = Immédiatement : le Bateau fait demi-tour ; la côte explorée au tour précédent le sera de nouveau.
fate-text-B3 = Immédiatement : une Petite Île tirée au hasard est fermée pour ce tour.
fate-text-B4 = Personne ne peut avoir plus de 2 Boussoles sur l’île.
fate-text-B5 = Les mains se complètent à une Carte de moins.
fate-text-B6 = Le symbole « −1 cube » permet de défausser jusqu’à 2 cubes.
fate-text-B7 = Une Petite Île coûte une Carte de plus, de n’importe quelle couleur.
fate-text-B8 = Quand la tuile Premier Joueur est prise, tous les autres prennent 2 cubes.
fate-text-B9 = Une Petite Île ne coûte qu’1 Carte, mais on passe aussitôt après.
fate-text-B10 = Après le Petit Butin, chaque joueur qui y a une Boussole peut défausser jusqu’à 2 cubes.
fate-text-B11 = Le Gros et le Petit Butin comptent 1 Trésor de moins.
fate-text-B12 = Si les deux Territoires ont assez de Cartes, celui qui en a le moins est le Gros Butin.
fate-text-B13 = Les Trésors se prennent de la Boussole du haut vers le bas ; le Trou d’eau met une Boussole en haut de sa pile.
fate-text-B14 = La côte explorée et la suivante sont explorées toutes les deux.

icon-draw = piocher une Carte
icon-discard = défausser un cube
size-big = Gros Butin
size-small = Petit Butin
size-final = Petit Butin de l’Exploration Finale

score-amulets = Amulettes
score-coins = Sacs de pièces
score-books = Livres
score-jewels = Bijoux
score-jewel_sets = Lots de Bijoux
score-crowns = Couronnes
score-crosses = Croix
score-crown_rank = Rang des Couronnes
score-skulls = Crânes
score-skull_sets = Lots de Crânes
score-first = Premier Joueur
score-healer = Guérisseuse
score-total = Total

## Les questions

ask-keep-hand = Quelles Cartes défaussez-vous pour former votre première main ?
wait-keep-hand = { WHO($seats) } { COUNT($seats) ->
    [one] choisit
   *[other] choisissent
  } une première main.
help-keep-hand = Vous avez reçu plus de Cartes que n’en compte une main. Choisissez celles à défausser ; tout le monde choisit en même temps, et les défausses sont montrées quand chacun a répondu.

ask-bargain = Sombre marché : piocher 2 Cartes et recevoir 2 cubes ?
wait-bargain = { WHO($seats) } { COUNT($seats) ->
    [one] réfléchit
   *[other] réfléchissent
  } au Sombre marché.
help-bargain = Les deux ou rien : 2 Cartes de plus en main et 2 cubes de plus. Personne ne voit votre réponse avant que tous aient donné la leur.

ask-clear-hand = Quelles Cartes défaussez-vous avant de piocher ?
wait-clear-hand = { WHO($seats) } { COUNT($seats) ->
    [one] trie les Cartes restantes de sa main.
   *[other] trient les Cartes restantes de leur main.
  }
help-clear-hand = Défaussez les Cartes dont vous ne voulez plus, ou aucune. Puis chacun complète sa main. Les Cartes gardées ne sont pas remplacées.

ask-homecoming = Seules 2 Boussoles peuvent rester sur l’île. Laquelle revient ?
wait-homecoming = { WHO($seats) } { COUNT($seats) ->
    [one] reprend
   *[other] reprennent
  } une Boussole.
help-homecoming = Boussoles égarées : qui a 3 Boussoles sur l’île en reprend une. Les Cartes de ce Territoire restent en place. Le Premier Joueur décide pour Aaron.

ask-turn = À vous de jouer. Que faites-vous ?
wait-turn = À { WHO($seats) } de jouer.
help-turn =
    Faites une seule chose : jouer des Cartes d’une même couleur sur un Territoire, utiliser une Petite Île contre des Cartes d’une même couleur, ou passer pour le reste du tour.
    Le premier à passer prend la tuile Premier Joueur : il commence au tour suivant, gagne les égalités, et reçoit 5 ors s’il l’a encore à la fin.

ask-play-cards = { $aaron ->
    [yes] Quelles Cartes d’Aaron jouez-vous sur le { THING($landing, of: "landing") } ?
   *[no] Quelles Cartes jouez-vous sur le { THING($landing, of: "landing") } ?
  }
wait-play-cards = { WHO($seats) } joue des Cartes { $aaron ->
    [yes] d’Aaron{" "}
   *[no] {""}
  }sur le { THING($landing, of: "landing") }.
help-play-cards = Une ou plusieurs Cartes d’une même couleur, celle de la colonne s’il y en a une. Un nombre doit être au moins égal au dernier de la colonne ; les 1 et les Jokers vont toujours. Elles sont posées dans l’ordre numérique.

ask-move-compass = Toutes les Boussoles sont posées. Laquelle va sur le { THING($landing, of: "landing") } ?
wait-move-compass = { WHO($seats) } déplace une Boussole vers le { THING($landing, of: "landing") }.
help-move-compass = Il ne reste aucune Boussole à poser : l’une d’elles quitte un autre Territoire. Les Cartes y restent, mais vous n’y avez plus de part.

ask-copy = Votre 1 est au début de la colonne. Quel symbole copiez-vous ?
wait-copy = { WHO($seats) } peut copier un symbole du { THING($landing, of: "landing") }.
help-copy = Un 1 inséré au début d’une colonne copie un symbole déjà présent, pour vous seul : piocher une Carte ou défausser un cube.

ask-share = Les Cartes du { THING($landing, of: "landing") } aident tous ceux qui y ont une Boussole. Qu’utilisez-vous ?
wait-share = { WHO($seats) } { COUNT($seats) ->
    [one] peut
   *[other] peuvent
  } utiliser les symboles du { THING($landing, of: "landing") }.
help-share = Chaque joueur ayant une Boussole sur le Territoire peut utiliser chaque symbole qui vient d’être joué, même après avoir passé. Une seule question pour tous : combien de Cartes piocher et combien de cubes défausser.

ask-pay-tile = { $aaron ->
    [yes] Avec quelles Cartes d’Aaron payez-vous { THING($tile, of: "tile") } ?
   *[no] Avec quelles Cartes payez-vous { THING($tile, of: "tile") } ?
  }
wait-pay-tile = { WHO($seats) } paie { THING($tile, of: "tile") }{ $aaron ->
    [yes] {" "}avec les Cartes d’Aaron
   *[no] {""}
  }.
help-pay-tile = Une Petite Île coûte 2 Cartes de la même couleur ; leurs nombres et symboles n’ont aucune importance. Les Passeurs cupides demandent une troisième Carte, de n’importe quelle couleur ; une Nuit sur l’îlot ne coûte qu’1 Carte.

ask-use-tile = Utiliser { THING($tile, of: "tile") } : { THING($tile, of: "tile-power") } ?
wait-use-tile = { WHO($seats) } est sur une Petite Île : { THING($tile, of: "tile") }.
help-use-tile = Vous pouvez utiliser le pouvoir ou y renoncer. Dans les deux cas, la tuile est retournée face cachée pour ce tour.

ask-find-treasure = Vous avez trouvé : { THING($treasure, of: "treasure") }.
wait-find-treasure = { WHO($seats) } a trouvé : { THING($treasure, of: "treasure") }.
help-find-treasure = Gardez-le pour de bon, avec sa malédiction, ou enterrez-le de nouveau et défaussez jusqu’à 2 cubes, plus 1 par Amulette en votre possession.

ask-forced-treasure = Vous avez passé : quel Trésor prenez-vous ?
wait-forced-treasure = { WHO($seats) } a passé et prend un Trésor.
help-forced-treasure = Cadeaux maudits : qui passe prend un des Trésors révélés et doit le conserver, malédiction comprise.

ask-loot = Votre part du { THING($size, of: "size") } sur le { THING($landing, of: "landing") } : quel Trésor ?
wait-loot = { WHO($seats) } prend un Trésor du { THING($size, of: "size") } sur le { THING($landing, of: "landing") }.
help-loot = Prenez un Trésor. Gardez-le : il est à vous pour de bon et vous prenez sa malédiction en cubes. Ou enterrez-le de nouveau : défaussez jusqu’à 2 cubes, plus 1 par Amulette en votre possession. On fait le tour des Boussoles jusqu’à ce qu’il n’en reste plus.

ask-relief = Bénédiction : combien de cubes défaussez-vous ?
wait-relief = { WHO($seats) } { COUNT($seats) ->
    [one] peut
   *[other] peuvent
  } défausser des cubes.
help-relief = Chaque joueur ayant une Boussole sur le Territoire du Petit Butin peut défausser jusqu’à 2 cubes.

ask-offer-healer = Laquelle de vos Guérisseuses posez-vous sur la table ?
wait-offer-healer = { WHO($seats) } { COUNT($seats) ->
    [one] choisit
   *[other] choisissent
  } une Guérisseuse à poser sur la table.
help-offer-healer = Chacun pose une de ses deux Guérisseuses sur la table en même temps. Puis ceux qui ont des cubes choisissent parmi toutes, en commençant par qui en a le moins ; la vôtre peut être prise par un autre.

ask-choose-healer = Quelle Guérisseuse choisissez-vous ?
wait-choose-healer = { WHO($seats) } choisit une Guérisseuse.
help-choose-healer = Qui a des cubes doit choisir une Guérisseuse et la payer sur son butin, en commençant par qui en a le moins. Qui ne peut pas payer est éliminé.

wait-over = La partie est terminée.

## Les coups

move-drop = Défausser { THING($card, of: "card") }
choose-drop = { THING($card, of: "card") }
ask-drop-card = Quelle Carte défaussez-vous ?
choose-drop-card = { THING($value, of: "card") }
move-done-drop = C’est tout ce que je défausse

move-accept = Piocher 2 Cartes, recevoir 2 cubes
move-decline = Non merci

move-recall = Reprendre la Boussole du { THING($landing, of: "landing") }
choose-recall = Reprendre une Boussole
ask-recall-landing = Seules 2 Boussoles peuvent rester sur l’île. Laquelle revient ?
choose-recall-landing = Celle du { THING($value, of: "landing") }
move-recall-aaron = Reprendre la Boussole d’Aaron du { THING($landing, of: "landing") }
choose-recall-aaron = Reprendre une Boussole d’Aaron
ask-recall-aaron-landing = Laquelle des Boussoles d’Aaron revient ?
choose-recall-aaron-landing = Celle d’Aaron du { THING($value, of: "landing") }

move-land = Jouer sur le { THING($landing, of: "landing") }
choose-land = Jouer des Cartes sur un Territoire
ask-land-landing = Sur quel Territoire ?
choose-land-landing = { THING($value, of: "landing") }
move-visit = Utiliser { THING($tile, of: "tile") }
choose-visit = Utiliser une Petite Île
ask-visit-tile = Quelle Petite Île ?
choose-visit-tile = { THING($value, of: "tile") }
move-land-aaron = Jouer les Cartes d’Aaron sur le { THING($landing, of: "landing") }
choose-land-aaron = Jouer les Cartes d’Aaron sur un Territoire
ask-land-aaron-landing = Sur quel Territoire vont les Cartes d’Aaron ?
choose-land-aaron-landing = Aaron : { THING($value, of: "landing") }
move-visit-aaron = Utiliser { THING($tile, of: "tile") } pour Aaron
choose-visit-aaron = Utiliser une Petite Île pour Aaron
ask-visit-aaron-tile = Quelle Petite Île, pour Aaron ?
choose-visit-aaron-tile = Aaron : { THING($value, of: "tile") }
move-pass = Passer

move-play = Jouer { THING($card, of: "card") }
choose-play = { THING($card, of: "card") }
ask-play-card = Quelle Carte jouez-vous ?
choose-play-card = { THING($value, of: "card") }
move-done-play = Jouer ces Cartes
move-pay = Payer avec { THING($card, of: "card") }
choose-pay = { THING($card, of: "card") }
ask-pay-card = Avec quelle Carte payez-vous ?
choose-pay-card = { THING($value, of: "card") }
move-done-pay = Payer avec ces Cartes

move-shift = Déplacer la Boussole du { THING($source, of: "landing") }
choose-shift = Déplacer une Boussole
ask-shift-source = Toutes les Boussoles sont posées. De quel Territoire en vient une ?
choose-shift-source = Du { THING($value, of: "landing") }

move-copy-draw = Copier : piocher une Carte
move-copy-discard = Copier : défausser { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
choose-copy-discard = Copier : défausser des cubes
ask-copy-discard-cubes = Combien de cubes ?
choose-copy-discard-cubes = { $value ->
    [one] { $value } cube
   *[other] { $value } cubes
  }

move-profit = { $cards ->
    [0] { $cubes ->
        [0] Ne rien utiliser
        [one] Défausser 1 cube
       *[other] Défausser { $cubes } cubes
      }
    [one] { $cubes ->
        [0] Piocher 1 Carte
        [one] Piocher 1 Carte, défausser 1 cube
       *[other] Piocher 1 Carte, défausser { $cubes } cubes
      }
   *[other] { $cubes ->
        [0] Piocher { $cards } Cartes
        [one] Piocher { $cards } Cartes, défausser 1 cube
       *[other] Piocher { $cards } Cartes, défausser { $cubes } cubes
      }
  }
choose-profit = Utiliser les symboles
ask-profit-cards = Combien de Cartes piochez-vous ?
choose-profit-cards = { $value ->
    [0] Aucune Carte
    [one] 1 Carte
   *[other] { $value } Cartes
  }
ask-profit-cubes = Combien de cubes défaussez-vous ?
choose-profit-cubes = { $value ->
    [0] Aucun cube
    [one] 1 cube
   *[other] { $value } cubes
  }

move-shed = { $cubes ->
    [0] Ne défausser aucun cube
    [one] Défausser 1 cube
   *[other] Défausser { $cubes } cubes
  }
choose-shed = Défausser des cubes
ask-shed-cubes = Combien de cubes défaussez-vous ?
choose-shed-cubes = { $value ->
    [0] Aucun
    [one] 1 cube
   *[other] { $value } cubes
  }

move-sink = Déplacer la Boussole dans la pile du { THING($landing, of: "landing") }
choose-sink = Déplacer une Boussole dans sa pile
ask-sink-landing = Sur quel Territoire ?
choose-sink-landing = { THING($value, of: "landing") }
move-place = { COUNT($source) ->
    [0] Poser une Boussole sur le { THING($landing, of: "landing") }
   *[other] Poser la Boussole du Territoire { $source } sur le { THING($landing, of: "landing") }
  }
choose-place = Poser une Boussole
ask-place-landing = Sur quel Territoire ?
choose-place-landing = { THING($value, of: "landing") }
ask-place-source = Toutes les Boussoles sont posées. De quel Territoire vient-elle ?
choose-place-source = Du { THING($value, of: "landing") }
move-use = L’utiliser

move-take = { $how ->
    [keep] Garder : { THING($treasure, of: "treasure") }
   *[bury] Enterrer : { THING($treasure, of: "treasure") }
  }{ $cubes ->
    [0] {""}
    [one] , défausser 1 cube
   *[other] , défausser { $cubes } cubes
  }
choose-take = Prendre un Trésor
ask-take-treasure = Quel Trésor prenez-vous ?
choose-take-treasure = { THING($value, of: "treasure") }
ask-take-how = { THING($treasure, of: "treasure") } : garder ou enterrer ?
choose-take-how = { $value ->
    [keep] Le garder
   *[bury] L’enterrer de nouveau
  }
ask-take-cubes = { $how ->
    [keep] Vous le gardez. Combien de cubes défaussez-vous ?
   *[bury] Vous l’enterrez. Combien de cubes défaussez-vous ?
  }
choose-take-cubes = { $value ->
    [0] Aucun cube
    [one] 1 cube
   *[other] { $value } cubes
  }

move-propose = Poser la Guérisseuse à { THING($healer, of: "healer") }
choose-propose = Poser une Guérisseuse
ask-propose-healer = Laquelle de vos Guérisseuses posez-vous sur la table ?
choose-propose-healer = { THING($value, of: "healer") }
move-hire = Choisir la Guérisseuse à { THING($healer, of: "healer") }
choose-hire = Choisir une Guérisseuse
ask-hire-healer = Quelle Guérisseuse choisissez-vous ?
choose-hire-healer = { THING($value, of: "healer") }

## Bon à savoir

remark-explored-lacks = exploré ce tour, il en manque { $number }
remark-explored-ready = exploré ce tour, butin assuré
remark-lacks = il en manque { $number }
remark-ready = assez de Cartes pour un butin
remark-tile-S1 = défausser jusqu’à 3 cubes
remark-tile-S2 = défausser jusqu’à 2 cubes
remark-tile-S3 = une des Boussoles au bas de sa pile
remark-tile-S3-top = une des Boussoles en haut de sa pile (Sens dessus dessous)
remark-tile-S4 = une Boussole sans jouer de Carte
remark-tile-S5 = piocher 2 Cartes
remark-tile-S6 = 1 cube contre 1 Trésor
remark-tile-S7 = le Bateau avance
remark-takes-first = vous devenez Premier Joueur
remark-takes-treasure = vous devez conserver un des Trésors révélés
remark-one-curses = tous les autres joueurs prennent un cube
remark-one-copies = s’insère au début, copie un symbole pour vous
remark-cubes-after = vous auriez { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
  }
remark-fatal = vous auriez { $number } cubes : 13 sont fatals à la fin
remark-costs = vous coûte { $number ->
    [one] { $number } or
   *[other] { $number } ors
  }

## Pourquoi non

refusal-not-asked = On ne vous demande rien pour le moment.
refusal-not-now = Ce n’est pas la question du moment.
refusal-not-in-hand = Cette Carte n’est pas dans la main.
refusal-already-picked = Cette Carte est déjà choisie.
refusal-left-to-right = Choisissez les Cartes de gauche à droite.
refusal-too-many-dropped = Vous avez déjà choisi assez de Cartes à défausser.
refusal-too-few-dropped = Vous devez défausser plus de Cartes que cela.
refusal-no-such-landing = Les Territoires sont numérotés de 1 à 8.
refusal-nothing-fits = Aucune de vos Cartes ne peut être jouée sur ce Territoire.
refusal-nothing-of-aaron-fits = Aucune des Cartes d’Aaron ne peut être jouée sur ce Territoire.
refusal-no-aaron = Aaron ne joue que dans les parties à deux.
refusal-aaron-is-out = Aaron ne joue plus ce tour.
refusal-cannot-pay = Vous n’avez pas de quoi payer une Petite Île.
refusal-aaron-cannot-pay = Aaron n’a pas de quoi payer une Petite Île.
refusal-tile-face-down = Cette Petite Île ne peut pas être utilisée ce tour.
refusal-one-colour = Toutes les Cartes jouées doivent être de la même couleur.
refusal-wrong-colour = Cette Carte n’a pas la couleur de la colonne.
refusal-colour-beside = L’autre Territoire de cette côte a déjà cette couleur.
refusal-too-low = Ce nombre est inférieur au dernier de la colonne.
refusal-nothing-played = Choisissez au moins une Carte.
refusal-paid-enough = C’est plus que le prix.
refusal-pay-one-colour = Avec cette Carte le compte n’y est pas : deux Cartes doivent être de la même couleur.
refusal-paid-too-little = C’est moins que le prix.
refusal-no-compass-there = Il n’y a pas de Boussole de cette couleur sur ce Territoire.
refusal-compass-there-already = Il y a déjà une Boussole de cette couleur.
refusal-compass-must-move = Il ne reste aucune Boussole : l’une doit venir d’un autre Territoire.
refusal-sunk-already = Cette Boussole est déjà là où elle irait.
refusal-other-compass = C’est d’une autre Boussole qu’il s’agit.
refusal-other-power = Cette Petite Île a un autre pouvoir.
refusal-no-such-icon = Ce symbole n’est pas dans la colonne.
refusal-too-many = C’est plus que permis.
refusal-not-on-show = Ce Trésor n’est pas révélé.
refusal-must-keep = Ce Trésor doit être conservé.
refusal-keep-or-bury = Un Trésor se garde ou s’enterre.
refusal-healer-not-there = Cette Guérisseuse n’est pas là.

## Ce qui s’est passé

this-round = jour { $number }
event-round-began = **Jour { $round }**.
event-ship-moved = Le Bateau va dans { THING($corner, of: "corner") } et pointe vers { THING($coast, of: "coast") }.
event-ship-turned = Le Bateau fait demi-tour et pointe vers { THING($coast, of: "coast") }.
event-event-turned-up = Événement : **{ THING($event, of: "fate") }**. { THING($event, of: "fate-text") }
event-tile-hidden = La brume ferme une Petite Île ce tour : { THING($tile, of: "tile") }.
event-hand-trimmed = { WHO($seat) } défausse { THING($cards, of: "card") }.
event-hands-filled = Chacun complète sa main à { $hand } Cartes.
event-aaron-dealt = Les Cartes d’Aaron : { THING($cards, of: "card") }.
event-drew = Vous piochez { THING($cards, of: "card") }.
event-maps-shuffled = { $cards ->
    [one] La Carte défaussée forme
   *[other] Les { $cards } Cartes défaussées, mélangées, forment
  } une nouvelle pioche.
event-treasures-shuffled = { $treasures ->
    [one] Le Trésor enterré forme
   *[other] Les { $treasures } Trésors enterrés, mélangés, forment
  } une nouvelle pioche.
event-treasures-ran-out = Il n’y a plus de Trésors à trouver !
event-bargain-answered = { WHO($seat) } { $accepted ->
    [yes] conclut le marché : 2 Cartes, 2 cubes.
   *[no] refuse le marché.
  }
event-treasures-offered = Pour ceux qui passent : { THING($treasures, of: "treasure") }.
event-compass-came-home = { $aaron ->
    [yes] Aaron reprend sa Boussole
   *[no] { WHO($figure) } reprend sa Boussole
  } du { THING($landing, of: "landing") }.
event-cards-played = { WHO($seat) } joue { $aaron ->
    [yes] pour Aaron{" "}
   *[no] {""}
  }{ THING($cards, of: "card") } sur le { THING($landing, of: "landing") }.
event-compass-placed = { $aaron ->
    [yes] Aaron
   *[no] { WHO($figure) }
  } { COUNT($source) ->
    [0] pose une Boussole
   *[other] déplace une Boussole du Territoire { $source }
  } sur le { THING($landing, of: "landing") }.
event-ones-cursed = { WHO($seats) } { COUNT($seats) ->
    [one] prend
   *[other] prennent chacun
  } { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } pour les 1 qui viennent d’être joués.
event-copied = { WHO($seat) } copie un symbole et { $icon ->
    [draw] pioche une Carte.
   *[discard] défausse { $cubes ->
        [one] { $cubes } cube.
       *[other] { $cubes } cubes.
      }
  }
event-profited = { WHO($seat) } { $cards ->
    [0] { $cubes ->
        [0] n’utilise aucun symbole.
        [one] défausse 1 cube.
       *[other] défausse { $cubes } cubes.
      }
    [one] { $cubes ->
        [0] pioche 1 Carte.
        [one] pioche 1 Carte et défausse 1 cube.
       *[other] pioche 1 Carte et défausse { $cubes } cubes.
      }
   *[other] { $cubes ->
        [0] pioche { $cards } Cartes.
        [one] pioche { $cards } Cartes et défausse 1 cube.
       *[other] pioche { $cards } Cartes et défausse { $cubes } cubes.
      }
  }
event-tile-used = { WHO($seat) } paie { THING($cards, of: "card") } { $aaron ->
    [yes] au nom d’Aaron{" "}
   *[no] {""}
  }pour utiliser { THING($tile, of: "tile") }.
event-power-unused = Le pouvoir n’est pas utilisé ({ THING($tile, of: "tile") }).
event-cubes-taken = { WHO($seats) } { COUNT($seats) ->
    [one] prend
   *[other] prennent chacun
  } { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }{ $why ->
    [A3] {" "}(Îlots hantés)
    [B8] {" "}(Mutinerie)
   *[tile] {""}
  }.
event-cubes-shed = { WHO($seat) } défausse { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }.
event-cards-drawn = { WHO($seat) } pioche { $cards ->
    [one] { $cards } Carte
   *[other] { $cards } Cartes
  }.
event-compass-sunk = { $aaron ->
    [yes] Aaron
   *[no] { WHO($figure) }
  } met sa Boussole du { THING($landing, of: "landing") } { $top ->
    [yes] en haut
   *[no] au bas
  } de la pile.
event-treasure-found = Un Trésor apparaît : { THING($treasure, of: "treasure") }.
event-passed = { WHO($seat) } { $forced ->
    [yes] n’a plus de Cartes et passe.
   *[no] passe.
  }
event-first-player-taken = { WHO($seat) } passe en premier et prend la tuile Premier Joueur.
event-aaron-left = Aaron ne joue plus ce tour.
event-explored = Rien à trouver sur { THING($coast, of: "coast") }.
event-loot-found = **{ THING($landing, of: "landing") }**, { THING($size, of: "size") } : { THING($treasures, of: "treasure") }.
event-loot-lost = Le { THING($size, of: "size") } du { THING($landing, of: "landing") } est vide.
event-treasure-kept = { $aaron ->
    [yes] Aaron garde : { THING($treasure, of: "treasure") }.
   *[no] { WHO($figure) } garde : { THING($treasure, of: "treasure") }{ $curse ->
        [0] {""}
        [one] {" "}et prend { $curse } cube
       *[other] {" "}et prend { $curse } cubes
      }{ $cubes ->
        [0] {""}
        [one] {" "}et défausse { $cubes } cube
       *[other] {" "}et défausse { $cubes } cubes
      }.
  }
event-treasure-buried = { $aaron ->
    [yes] Aaron enterre : { THING($treasure, of: "treasure") }.
   *[no] { WHO($figure) } enterre : { THING($treasure, of: "treasure") }{ $cubes ->
        [0] {""}
        [one] {" "}et défausse { $cubes } cube
       *[other] {" "}et défausse { $cubes } cubes
      }.
  }
event-relieved = { WHO($seat) } { $cubes ->
    [0] ne défausse aucun cube
    [one] défausse { $cubes } cube
   *[other] défausse { $cubes } cubes
  } (Bénédiction).
event-coast-cleared = Boussoles et Cartes quittent { THING($coast, of: "coast") }.
event-final-exploration = **L’Exploration Finale** : tous les Territoires restants sont fouillés.
event-eliminated = { $why ->
    [curse] { WHO($seat) } ne peut briser la malédiction de { $cubes } cubes et perd tout.
   *[healer] { WHO($seat) } ne peut payer la Guérisseuse et est hors jeu.
  }
event-healers-turned-up = Les Guérisseuses demandent : { THING($healers, of: "healer") }.
event-healer-chosen = { WHO($seat) } choisit la Guérisseuse à { THING($healer, of: "healer") } et paie { $cost ->
    [one] { $cost } or
   *[other] { $cost } ors
  } pour { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }.
event-scored = **{ WHO($seat) } : { $total ->
    [one] { $total } or
   *[other] { $total } ors
  }** = Amulettes { $amulets }, Sacs de pièces { $coins }, Livres { $books }, Bijoux { $jewels } + { $jewel_sets } de lots, Couronnes { $crowns } + { $crown_rank } de rang ({ $crosses } croix), Crânes { $skulls } + { $skull_sets } de lots, Premier Joueur { $first }, Guérisseuse −{ $healer }.

## Les fins

outcome-fifth-day = Le cinquième jour s’achève. { WHO($winners) } rapporte le plus riche butin !
outcome-treasures-gone = L’île n’a plus de Trésors. { WHO($winners) } rapporte le plus riche butin !
outcome-all-cursed = La malédiction était trop forte pour tout le monde. Personne ne gagne.

## Comment jouer

rules-goal-title = Le principe
rules-goal =
    Vous cherchez des Trésors sur une île maudite, pendant cinq jours. Les Cartes posées sur les **huit Territoires** de l’île sont à tout le monde. Là où il y en a assez, on trouve des Trésors, partagés entre les Boussoles présentes.

    Presque chaque Trésor gardé apporte des **cubes Malédiction**. À la fin, une Guérisseuse se les fait payer, et **13 cubes ou plus** font tout perdre. Vous commencez avec 3.

    Chaque jour a trois phases :
    {"**"}1 Préparation.** Le Bateau va au prochain coin, les Petites Îles rouvrent, un nouvel Événement apparaît, chacun peut défausser des Cartes et complète sa main à 7 (6 à deux joueurs). Le premier jour n’a pas de préparation.
    {"**"}2 Actions.** À tour de rôle, chacun fait une chose, jusqu’à ce que tous aient passé.
    {"**"}3 Butin.** La côte vers laquelle pointe le Bateau est explorée.

    Après le cinquième jour vient l’Exploration Finale de tous les Territoires. Puis on compte les ors ; le plus riche gagne.

rules-turn-title = Votre tour
rules-turn =
    Faites exactement une de ces choses :

    {"**"}Jouer des Cartes sur un Territoire.** N’importe lequel, où que soit le Bateau. Une ou plusieurs Cartes d’une même couleur. Si vous n’y avez pas de Boussole, posez-en une sur la pile. Vous en avez trois ; quand toutes sont posées, l’une quitte un autre Territoire.

    {"**"}Utiliser une Petite Île.** Défaussez deux Cartes de la même couleur et utilisez son pouvoir, ou non. Elle est ensuite fermée pour la journée.

    {"**"}Passer.** Gardez le reste de votre main. Vous ne jouez plus ce jour, mais symboles et malédictions vous atteignent encore. Le premier à passer prend la tuile **Premier Joueur** : il commence le jour suivant, gagne les égalités, et elle vaut 5 ors à la fin.

    {"**"}Où vont les Cartes**
    • Un Territoire vide accepte toute couleur sauf celle de l’autre Territoire de sa côte.
    • Une colonne continue dans sa couleur, chaque nombre étant au moins égal au dernier. On peut sauter des nombres.
    • Les Jokers vont toujours et valent la Carte qui précède (1 s’ils sont premiers).
    • Les 1 vont toujours : voir la page suivante.
    Rien n’oblige à jouer tout ce qui va.

rules-cards-title = Ce que font les Cartes
rules-cards =
    Les Cartes d’un coup sont posées dans l’ordre numérique, et chacune agit aussitôt.

    {"**"}pioche** : chaque joueur ayant une Boussole sur ce Territoire peut piocher 1 Carte.
    {"**"}−1 cube** : chaque joueur ayant une Boussole sur ce Territoire peut défausser 1 cube.
    {"**"}coffre** : un Trésor de plus quand le Territoire est exploré.
    {"**"}+1** : compte pour deux Cartes à l’exploration. Tous les 2 l’ont.
    {"**"}Joker** : montre un coffre, rien d’autre.

    {"**"}Les 1**
    • Sur une colonne vide, ou après un 1 (ou un Joker valant 1), le 1 va à la fin et **tous les autres joueurs prennent 1 cube**, où qu’ils soient.
    • Sur une colonne finissant par 2 ou plus, le 1 s’insère **au début** et vous seul pouvez copier une *pioche* ou un *−1 cube* déjà présent.

    Il y a 88 Cartes : 4 couleurs, de 1 à 10 et un Joker, chacune en double. De deux nombres égaux, un seul exemplaire peut porter un symbole.

rules-islands-title = Les Petites Îles
rules-islands =
    Chacune coûte deux Cartes de la même couleur, quoi qu’elles montrent. On peut en utiliser une rien que pour la fermer aux autres.

    {"**"}Source sacrée** : défaussez jusqu’à 3 cubes.
    {"**"}Petite source** (à cinq seulement) : défaussez jusqu’à 2 cubes.
    {"**"}Trou d’eau** : mettez une de vos Boussoles au bas de sa pile.
    {"**"}Vigie** : posez une Boussole sur un Territoire où vous n’en avez pas, sans Carte.
    {"**"}Cartographe** : piochez 2 Cartes.
    {"**"}Vieille épave** : prenez 1 cube, révélez 1 Trésor, gardez-le ou enterrez-le.
    {"**"}Bon vent** : le Bateau va au prochain coin ; une autre côte sera explorée ce jour.

    Les **Événements** changent une règle pour un jour. Le premier est un des quatre Événements A, les autres viennent des 14 B. L’Événement en cours est toujours affiché avec son effet.

rules-loot-title = Le Butin
rules-loot =
    On regarde les deux Territoires de la côte explorée. Il faut **6 Cartes** (5 à quatre joueurs, 4 à deux ou trois) ; les +1 comptent double.

    Si les deux en ont assez, celui qui en a le plus est le **Gros Butin** (égalité : le plus proche de la proue), l’autre le **Petit Butin**. Si un seul en a assez, c’est le Gros Butin.

    {"**"}Gros Butin** : un Trésor par Boussole et par coffre.
    {"**"}Petit Butin** : un Trésor par coffre.

    De la **Boussole du bas vers le haut**, en recommençant, chacun prend un Trésor jusqu’à ce qu’il n’en reste plus :
    • le **garder** pour de bon et prendre sa malédiction en cubes (un cube barré permet au contraire d’en défausser), ou
    • l’**enterrer** de nouveau et défausser jusqu’à 2 cubes, plus 1 par Amulette en votre possession.

    Ensuite Boussoles et Cartes de cette côte sont retirées, butin ou non. Les autres côtes restent telles quelles.

    {"**"}Exploration Finale** : après le cinquième jour, tous les Territoires sont explorés à partir de la proue. Chacun qui a assez de Cartes est un Petit Butin.

rules-end-title = La fin
rules-end =
    {"**"}1 Malédiction.** Qui a 13 cubes ou plus est éliminé.
    {"**"}2 Guérisseuses.** Autant que de joueurs sont révélées. Qui a des cubes doit en choisir une, en commençant par qui en a le moins. Chacune demande 1 ou 2 ors par cube, un prix fixe, ou les deux.
    {"**"}3 Ors.** Additionnez vos Trésors, +5 pour la tuile Premier Joueur, moins la Guérisseuse. Sous 0, on est éliminé.

    Le plus riche gagne ; en cas d’égalité, le premier dans le sens horaire à partir du Premier Joueur. Si tous sont éliminés, personne ne gagne.

    Si la pioche et les Trésors enterrés sont épuisés, ce qui a été révélé est encore partagé et la partie passe aussitôt à l’étape 1.

rules-treasures-title = La valeur des Trésors
rules-treasures =
    {"**"}Sacs de pièces** et **Amulettes** : la valeur imprimée. Les Amulettes aident aussi quand vous enterrez.
    {"**"}Livres** : 1, 2 ou 3 fois la malédiction d’un autre de vos Trésors qui n’est pas un Livre ; chaque Trésor sert à un seul Livre. Les meilleures paires sont trouvées pour vous.
    {"**"}Bijoux** : la valeur imprimée, plus 8 par lot de 2 ou 20 par lot de 3. Chaque Bijou compte dans un seul lot.
    {"**"}Couronnes** : la valeur imprimée, plus un bonus selon le rang au nombre de Croix : 25, 18, 11, 4, 0. Les ex æquo se partagent leurs places, arrondi à l’inférieur. Sans Croix, pas de bonus.
    {"**"}Crânes** : la valeur imprimée, plus 1, 3 ou 6 par lot d’un, deux ou trois Crânes différents, **fois le nombre d’autres types** de Trésors en votre possession.

    Exemple : trois Crânes (dont deux pareils) avec Sacs de pièces, Couronnes, un Bijou et une Amulette : le lot de deux donne 3 × 4, le troisième Crâne 1 × 4.

    La malédiction d’un Trésor est ce que vous avez pris en cubes en le gardant.

rules-two-title = À deux : Aaron
rules-two =
    Une troisième couleur, Aaron, joue avec vous. Il a trois Boussoles et six Cartes visibles, mais ni place ni cubes.

    À votre tour, vous pouvez agir **pour Aaron** au lieu de jouer pour vous : jouer ses Cartes sur un Territoire ou payer une Petite Île, selon les mêmes règles et seulement avec ses Cartes et ses Boussoles. Vous décidez tout pour lui. Rien n’oblige à jouer ses Cartes.

    • Les symboles de ses Cartes aident les joueurs qui ont une Boussole là, jamais Aaron.
    • Un de ses 1 à la fin d’une colonne donne un cube à **chacun** de vous ; au début d’une colonne, il ne copie rien.
    • Les sources et le Cartographe ne font rien pour lui. À la Vieille épave il ne prend pas de cube.
    • Quand c’est à lui de prendre un Trésor, il prend celui au **numéro le plus élevé**. Il garde les Couronnes et enterre tout le reste.
    • Ses Croix comptent pour le rang des Couronnes : il prend une place, mais pas d’or.

    Qui a passé ne peut plus agir pour lui. Les mains comptent 6 Cartes ; les siennes sont renouvelées chaque jour.

rules-variants-title = Variantes
rules-variants =
    Chacune peut être choisie avant la partie.

    {"**"}Guérisseuses visibles** : les Guérisseuses sont révélées dès le début.
    {"**"}Deux Guérisseuses chacun** : chacun en reçoit deux en secret ; à la fin chacun en pose une sur la table, tous en même temps, et on les choisit comme d’habitude, qui que l’on soit. Avec *Guérisseuses visibles*, toutes sont montrées dès le début.
    {"**"}Événements visibles** : les quatre Événements à venir sont montrés au début ; leur ordre reste secret.
    {"**"}Mains de départ plus grandes** : le deuxième joueur reçoit 8 Cartes, le troisième 9, le quatrième 10, le cinquième 11. Chacun en garde 7 (6 à deux joueurs).

    Loot Island est un jeu d’Aaron Haag, illustré par Mariano Iannelli, édité par What’s Your Game? en 2017. Les noms, les mots et les images d’ici sont les nôtres ; nous ne sommes pas affiliés.

## Les Cartes

card-R1A = 1 rouge
card-R1B = 1 rouge
card-R2A = 2 rouge (+1)
card-R2B = 2 rouge (+1)
card-R3A = 3 rouge
card-R3B = 3 rouge
card-R4A = 4 rouge
card-R4B = 4 rouge (coffre)
card-R5A = 5 rouge
card-R5B = 5 rouge (pioche)
card-R6A = 6 rouge
card-R6B = 6 rouge (coffre)
card-R7A = 7 rouge
card-R7B = 7 rouge (−1 cube)
card-R8A = 8 rouge
card-R8B = 8 rouge (pioche)
card-R9A = 9 rouge
card-R9B = 9 rouge (−1 cube)
card-R10A = 10 rouge
card-R10B = 10 rouge (coffre)
card-RJA = Joker rouge
card-RJB = Joker rouge
card-B1A = 1 bleu
card-B1B = 1 bleu
card-B2A = 2 bleu (+1)
card-B2B = 2 bleu (+1)
card-B3A = 3 bleu
card-B3B = 3 bleu
card-B4A = 4 bleu
card-B4B = 4 bleu (coffre)
card-B5A = 5 bleu
card-B5B = 5 bleu (pioche)
card-B6A = 6 bleu
card-B6B = 6 bleu (coffre)
card-B7A = 7 bleu
card-B7B = 7 bleu (−1 cube)
card-B8A = 8 bleu
card-B8B = 8 bleu (pioche)
card-B9A = 9 bleu
card-B9B = 9 bleu (−1 cube)
card-B10A = 10 bleu
card-B10B = 10 bleu (coffre)
card-BJA = Joker bleu
card-BJB = Joker bleu
card-G1A = 1 vert
card-G1B = 1 vert
card-G2A = 2 vert (+1)
card-G2B = 2 vert (+1)
card-G3A = 3 vert
card-G3B = 3 vert
card-G4A = 4 vert
card-G4B = 4 vert (coffre)
card-G5A = 5 vert
card-G5B = 5 vert (pioche)
card-G6A = 6 vert
card-G6B = 6 vert (coffre)
card-G7A = 7 vert
card-G7B = 7 vert (−1 cube)
card-G8A = 8 vert
card-G8B = 8 vert (pioche)
card-G9A = 9 vert
card-G9B = 9 vert (−1 cube)
card-G10A = 10 vert
card-G10B = 10 vert (coffre)
card-GJA = Joker vert
card-GJB = Joker vert
card-P1A = 1 violet
card-P1B = 1 violet
card-P2A = 2 violet (+1)
card-P2B = 2 violet (+1)
card-P3A = 3 violet
card-P3B = 3 violet
card-P4A = 4 violet
card-P4B = 4 violet (coffre)
card-P5A = 5 violet
card-P5B = 5 violet (pioche)
card-P6A = 6 violet
card-P6B = 6 violet (coffre)
card-P7A = 7 violet
card-P7B = 7 violet (−1 cube)
card-P8A = 8 violet
card-P8B = 8 violet (pioche)
card-P9A = 9 violet
card-P9B = 9 violet (−1 cube)
card-P10A = 10 violet
card-P10B = 10 violet (coffre)
card-PJA = Joker violet
card-PJB = Joker violet

## Les Trésors

treasure-T1 = Livre n° 1 (×1, malédiction 1)
treasure-T2 = Livre n° 2 (×1, malédiction 1)
treasure-T3 = Livre n° 3 (×1, malédiction 1)
treasure-T4 = Sac de pièces n° 4 (5 ors, malédiction 1)
treasure-T5 = Sac de pièces n° 5 (5 ors, malédiction 1)
treasure-T6 = Sac de pièces n° 6 (5 ors, malédiction 1)
treasure-T7 = Livre n° 7 (×2, malédiction 2)
treasure-T8 = Livre n° 8 (×2, malédiction 2)
treasure-T9 = Livre n° 9 (×2, malédiction 2)
treasure-T10 = Livre n° 10 (×2, malédiction 2)
treasure-T11 = Sac de pièces n° 11 (7 ors, malédiction 2)
treasure-T12 = Sac de pièces n° 12 (7 ors, malédiction 2)
treasure-T13 = Sac de pièces n° 13 (7 ors, malédiction 2)
treasure-T14 = Sac de pièces n° 14 (7 ors, malédiction 2)
treasure-T15 = Amulette n° 15 (2 ors)
treasure-T16 = Amulette n° 16 (2 ors)
treasure-T17 = Amulette n° 17 (1 or, −1 cube)
treasure-T18 = Amulette n° 18 (1 or, −1 cube)
treasure-T19 = Amulette n° 19 (1 or, −1 cube)
treasure-T20 = Amulette n° 20 (1 or, −1 cube)
treasure-T21 = Amulette n° 21 (1 or, −1 cube)
treasure-T22 = Sac de pièces n° 22 (9 ors, malédiction 3)
treasure-T23 = Sac de pièces n° 23 (9 ors, malédiction 3)
treasure-T24 = Sac de pièces n° 24 (9 ors, malédiction 3)
treasure-T25 = Sac de pièces n° 25 (9 ors, malédiction 3)
treasure-T26 = Couronne n° 26 (4 ors, 1 croix, malédiction 1)
treasure-T27 = Couronne n° 27 (4 ors, 1 croix, malédiction 1)
treasure-T28 = Couronne n° 28 (4 ors, 1 croix, malédiction 1)
treasure-T29 = Couronne n° 29 (4 ors, 1 croix, malédiction 1)
treasure-T30 = Crâne de jade n° 30 (3 ors, malédiction 2)
treasure-T31 = Crâne de jade n° 31 (3 ors, malédiction 2)
treasure-T32 = Crâne de jade n° 32 (3 ors, malédiction 2)
treasure-T33 = Crâne de jade n° 33 (3 ors, malédiction 2)
treasure-T34 = Amulette n° 34 (−2 cubes)
treasure-T35 = Amulette n° 35 (−2 cubes)
treasure-T36 = Amulette n° 36 (−2 cubes)
treasure-T37 = Couronne n° 37 (3 ors, 2 croix, malédiction 2)
treasure-T38 = Couronne n° 38 (3 ors, 2 croix, malédiction 2)
treasure-T39 = Couronne n° 39 (3 ors, 2 croix, malédiction 2)
treasure-T40 = Couronne n° 40 (3 ors, 2 croix, malédiction 2)
treasure-T41 = Livre n° 41 (×3, malédiction 3)
treasure-T42 = Livre n° 42 (×3, malédiction 3)
treasure-T43 = Livre n° 43 (×3, malédiction 3)
treasure-T44 = Couronne n° 44 (2 ors, 3 croix, malédiction 3)
treasure-T45 = Couronne n° 45 (2 ors, 3 croix, malédiction 3)
treasure-T46 = Couronne n° 46 (2 ors, 3 croix, malédiction 3)
treasure-T47 = Couronne n° 47 (2 ors, 3 croix, malédiction 3)
treasure-T48 = Crâne de cristal n° 48 (5 ors, malédiction 3)
treasure-T49 = Bijou n° 49 (4 ors, malédiction 3)
treasure-T50 = Crâne de cristal n° 50 (5 ors, malédiction 3)
treasure-T51 = Bijou n° 51 (4 ors, malédiction 3)
treasure-T52 = Bijou n° 52 (4 ors, malédiction 3)
treasure-T53 = Bijou n° 53 (4 ors, malédiction 3)
treasure-T54 = Crâne de cristal n° 54 (5 ors, malédiction 3)
treasure-T55 = Crâne de cristal n° 55 (5 ors, malédiction 3)
treasure-T56 = Couronne n° 56 (1 or, 4 croix, malédiction 4)
treasure-T57 = Couronne n° 57 (1 or, 4 croix, malédiction 4)
treasure-T58 = Bijou n° 58 (3 ors, malédiction 2)
treasure-T59 = Crâne d’obsidienne n° 59 (4 ors, malédiction 2)
treasure-T60 = Bijou n° 60 (3 ors, malédiction 2)
treasure-T61 = Crâne d’obsidienne n° 61 (4 ors, malédiction 2)
treasure-T62 = Bijou n° 62 (3 ors, malédiction 2)
treasure-T63 = Crâne d’obsidienne n° 63 (4 ors, malédiction 2)
treasure-T64 = Bijou n° 64 (3 ors, malédiction 2)
treasure-T65 = Bijou n° 65 (3 ors, malédiction 2)
treasure-T66 = Bijou n° 66 (3 ors, malédiction 2)
treasure-T67 = Crâne d’obsidienne n° 67 (4 ors, malédiction 2)
treasure-T68 = Bijou n° 68 (2 ors, malédiction 1)
treasure-T69 = Bijou n° 69 (2 ors, malédiction 1)
treasure-T70 = Bijou n° 70 (2 ors, malédiction 1)
treasure-T71 = Bijou n° 71 (2 ors, malédiction 1)
treasure-T72 = Sac de pièces n° 72 (12 ors, malédiction 4)
treasure-T73 = Sac de pièces n° 73 (12 ors, malédiction 4)
treasure-T74 = Sac de pièces n° 74 (15 ors, malédiction 5)

## Les Guérisseuses

healer-H01 = 1 or par cube
healer-H02 = 1 or par cube + 1
healer-H03 = 1 or par cube + 2
healer-H04 = 1 or par cube + 3
healer-H05 = 1 or par cube + 4
healer-H06 = 1 or par cube + 6
healer-H07 = 2 ors par cube
healer-H08 = 2 ors par cube + 1
healer-H09 = 2 ors par cube + 2
healer-H10 = 2 ors par cube + 3
healer-H11 = 8 ors en tout
healer-H12 = 11 ors en tout
healer-H13 = 14 ors en tout
healer-H14 = 17 ors en tout
