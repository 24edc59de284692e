# Tobago en français.

title = Tobago
tagline = Cernez ensemble quatre trésors, puis foncez les chercher
about =
    Indice après indice, les joueurs cernent l’endroit où quatre trésors sont enfouis, sur une île de jungle, de rivières, de lacs et de montagnes. Dès qu’il ne reste qu’une case, le premier 4x4 sur place récupère le trésor, et tous ceux qui ont posé un indice reçoivent leur part d’or, sauf si une malédiction s’y cache. De 2 à 4 joueurs, environ 45 minutes.

    Un jeu de Bruce Allen (Zoch, 2009). Ceci est une édition d’amateurs, avec une île de notre invention, sans lien avec l’auteur ni l’éditeur.

option-lenient_clues = Indices souples
option-lenient_clues-help = Tant qu’un itinéraire n’a pas de cubes sur le plateau, un indice peut ne rien éliminer.
option-raise_after_clue = Récupérer après son propre indice
option-raise_after_clue-help = Si votre indice ou votre amulette localise un trésor sous votre 4x4, vous pouvez le récupérer aussitôt.
option-curses_return = Retour des malédictions
option-curses_return-help = Quand la défausse complète le dernier partage, des malédictions peuvent s’y trouver.
option-spacing = Distance entre les lieux
option-spacing-help = Nombre de pas qui séparent au moins deux huttes, deux palmiers ou deux statues : 4 ou 5.
option-round_limit = Nombre de tours de table
option-round_limit-help = La partie s’arrête au plus tard après ce nombre de tours de table ; 0 : sans limite.

# Les choses

space = { $word }
map-grey = gris
map-brown = marron
map-black = noir
map-white = blanc
direction-N = nord
direction-NE = nord-est
direction-SE = sud-est
direction-S = sud
direction-SW = sud-ouest
direction-NW = nord-ouest
terrain-jungle = jungle
terrain-scrub = brousse
terrain-mountain = montagne
terrain-beach = plage
terrain-river = rivière
terrain-lake = lac
gold-0 = une malédiction
gold = { $number }

clue-in-jungle = Dans la jungle
clue-in-scrub = Dans la brousse
clue-in-mountain = En montagne
clue-in-beach = Sur une plage
clue-in-river = Sur une rivière
clue-in-lake = Sur un lac
clue-not-in-jungle = Pas dans la jungle
clue-not-in-scrub = Pas dans la brousse
clue-not-in-mountain = Pas en montagne
clue-not-in-beach = Pas sur une plage
clue-not-in-river = Pas sur une rivière
clue-not-in-lake = Pas sur un lac
clue-next-jungle = À côté de la jungle
clue-next-scrub = À côté de la brousse
clue-next-mountain = À côté d’une montagne
clue-next-beach = À côté d’une plage
clue-next-river = À côté d’une rivière
clue-next-lake = À côté d’un lac
clue-not-next-jungle = Pas à côté de la jungle
clue-not-next-scrub = Pas à côté de la brousse
clue-not-next-mountain = Pas à côté d’une montagne
clue-not-next-beach = Pas à côté d’une plage
clue-not-next-river = Pas à côté d’une rivière
clue-not-next-lake = Pas à côté d’un lac
clue-in-largest-jungle = Dans la plus grande jungle
clue-in-largest-scrub = Dans la plus grande brousse
clue-in-largest-mountain = Dans la plus grande montagne
clue-in-largest-beach = Sur la plus grande plage
clue-in-largest-river = Sur la plus grande rivière
clue-in-largest-lake = Sur le plus grand lac
clue-next-largest-jungle = À côté de la plus grande jungle
clue-next-largest-scrub = À côté de la plus grande brousse
clue-next-largest-mountain = À côté de la plus grande montagne
clue-next-largest-beach = À côté de la plus grande plage
clue-next-largest-river = À côté de la plus grande rivière
clue-next-largest-lake = À côté du plus grand lac
clue-next-hut = À côté d’une hutte
clue-next-palm = À côté d’un palmier
clue-next-statue = À côté d’une statue
clue-not-next-hut = Pas à côté d’une hutte
clue-not-next-palm = Pas à côté d’un palmier
clue-not-next-statue = Pas à côté d’une statue
clue-sight-hut = À portée de vue d’une hutte
clue-sight-palm = À portée de vue d’un palmier
clue-sight-statue = À portée de vue d’une statue
clue-not-sight-hut = Pas à portée de vue d’une hutte
clue-not-sight-palm = Pas à portée de vue d’un palmier
clue-not-sight-statue = Pas à portée de vue d’une statue
clue-next-sea = Au bord de la mer
clue-not-next-sea = Pas au bord de la mer
clue-sight-sea = À portée de vue de la mer
clue-not-sight-sea = Pas à portée de vue de la mer

# Les questions

ask-park = D’où part votre 4x4 ?
wait-park = { WHO($seats) } choisit sa case de départ.
help-park =
    Choisissez n’importe quelle case de l’île ; on peut la partager. Un bon départ : le milieu d’une grande zone, ou un endroit où plusieurs terrains se touchent. Une étape traverse toute une zone, ou mène d’un pas sur un autre terrain.

ask-open = Vous avez pioché « { THING($clue, of: "clue") } ». Quel itinéraire ouvre-t-il ?
wait-open = { WHO($seats) } ouvre un itinéraire avec « { THING($clue, of: "clue") } ».
help-open = L’indice va sur un itinéraire vide, avec votre rose des vents. Les quatre itinéraires ne diffèrent que par leur couleur.

ask-turn =
    { COUNT($claim) ->
        [0] { $fresh ->
            [yes] À vous : poser un indice ou vous déplacer ?
           *[no] Il vous reste votre action : poser un indice ou vous déplacer ?
          }
       *[other] Le trésor { THING($claim, of: "map") } est sous votre 4x4 : le récupérer, ou continuer votre tour ?
      }
wait-turn = { WHO($seats) } pose un indice ou se déplace.
help-turn =
    Une action : poser un indice sur un itinéraire (il doit éliminer une case et en laisser une), ou se déplacer de trois étapes au plus, ou, sans amulette, échanger ses cartes. Avant toute chose, vous pouvez récupérer gratuitement un trésor localisé sous votre 4x4. Les amulettes se jouent à tout moment de votre tour, chacune pour une action supplémentaire.

ask-drive =
    { $legs ->
        [0] Vous y êtes. Récupérer le trésor, ou vous arrêter ?
        [one] Encore une étape. Où allez-vous ?
       *[other] Encore { $legs } étapes. Où allez-vous ?
      }
wait-drive =
    { WHO($seats) } se déplace ; { $legs ->
        [0] plus d’étape.
        [one] encore une étape.
       *[other] encore { $legs } étapes.
      }
help-drive =
    Une étape : n’importe quel trajet dans une zone d’un même terrain, ou un pas sur une case voisine d’un autre terrain. On dépense le moins d’étapes possible, le reste demeure. Prendre une amulette met fin à l’étape ; récupérer un trésor met fin au déplacement.
    { $paid ->
        [yes] Ce déplacement est payé par une amulette : il ne permet pas d’en ramasser.
       *[no] Vous pouvez vous arrêter à tout moment.
      }

ask-linger =
    { COUNT($claim) ->
        [0] Votre action est faite. Jouer une amulette, ou finir votre tour ?
       *[other] Le trésor { THING($claim, of: "map") } est sous votre 4x4 : le récupérer, ou finir votre tour ?
      }
wait-linger = { WHO($seats) } peut encore jouer des amulettes.
help-linger =
    Chaque amulette paie une chose : un indice supplémentaire, un déplacement supplémentaire de trois étapes, un cube retiré du plateau ou une nouvelle main. Une amulette gardée protège d’une malédiction.

ask-offer =
    Une carte « or » de { $card } est retournée, { $covered ->
        [0] c’est la dernière.
        [one] une autre est encore cachée.
       *[other] { $covered } autres sont encore cachées.
      } La prenez-vous pour cette rose des vents ?
wait-offer = La carte « or » de { $card } est proposée à { WHO($seats) }.
help-offer =
    Si vous prenez la carte, cette rose des vents disparaît. Si vous la refusez, on passe à la rose suivante, et vous gardez la vôtre pour les cartes à venir. Vous connaissez les cartes que vous avez regardées ; une malédiction arrête tout et frappe ceux qui ont encore une rose des vents.

ask-curse = Malédiction ! Que donnez-vous : votre plus forte carte « or » ou une amulette ?
wait-curse =
    { COUNT($seats) ->
        [one] { WHO($seats) } doit donner quelque chose à la malédiction.
       *[other] { WHO($seats) } doivent donner quelque chose à la malédiction.
      }
help-curse = La malédiction vous prend une seule chose : votre plus forte carte « or » ou une amulette. Toutes les réponses sont montrées ensemble.

ask-begin = Avec quel indice entamez-vous le nouvel itinéraire { THING($map, of: "map") } ?
wait-begin = { WHO($seats) } entame un nouvel itinéraire { THING($map, of: "map") }.
help-begin =
    Vous avez pris la dernière carte du partage (ou récupéré le trésor, si personne n’en a pris) : vous entamez le nouvel itinéraire avec un indice de votre main et votre rose des vents. Puis vous piochez un indice.

# Les coups

move-park = Départ en { $space }
ask-park-space = D’où part votre 4x4 ?
choose-park = Départ
choose-park-space = { $value }

move-open = Ouvrir l’itinéraire { THING($map, of: "map") }
ask-open-map = Quel itinéraire votre indice ouvre-t-il ?
choose-open = Ouvrir un itinéraire
choose-open-map = Itinéraire { THING($value, of: "map") }

move-clue = « { THING($card, of: "clue") } » sur l’itinéraire { THING($map, of: "map") }
choose-clue = Poser un indice
ask-clue-card = Quel indice ?
choose-clue-card = { THING($value, of: "clue") }
ask-clue-map = « { THING($card, of: "clue") } » : sur quel itinéraire ?
choose-clue-map = Itinéraire { THING($value, of: "map") }

move-go =
    { $take ->
        [yes] Aller en { $space } et prendre l’amulette
       *[no] Aller en { $space }
      }
choose-go = Se déplacer
ask-go-space = Aller où ?
choose-go-space = { $value }
ask-go-take = Prendre l’amulette en { $space } ? Cela met fin à l’étape.
choose-go-take =
    { $value ->
        [yes] Prendre l’amulette
       *[no] La laisser
      }

move-swap = Passer et échanger ses cartes
choose-swap = Passer et échanger ses cartes

move-raise = Récupérer le trésor { THING($map, of: "map") }
choose-raise = Récupérer un trésor
ask-raise-map = Quel trésor ?
choose-raise-map = Trésor { THING($value, of: "map") }

move-amulet-clue = Amulette : « { THING($card, of: "clue") } » sur l’itinéraire { THING($map, of: "map") }
choose-amulet-clue = Amulette : indice supplémentaire
ask-amulet-clue-card = Quel indice supplémentaire ?
choose-amulet-clue-card = { THING($value, of: "clue") }
ask-amulet-clue-map = « { THING($card, of: "clue") } » : sur quel itinéraire ?
choose-amulet-clue-map = Itinéraire { THING($value, of: "map") }

move-amulet-cube = Amulette : retirer le cube { THING($map, of: "map") } en { $space }
choose-amulet-cube = Amulette : retirer un cube
ask-amulet-cube-map = Un cube de quelle couleur ?
choose-amulet-cube-map = Cube { THING($value, of: "map") }
ask-amulet-cube-space = Quel cube { THING($map, of: "map") } retirer ?
choose-amulet-cube-space = { $value }

move-amulet-move = Amulette : déplacement supplémentaire
choose-amulet-move = Amulette : déplacement supplémentaire
move-amulet-swap = Amulette : échanger ses cartes
choose-amulet-swap = Amulette : échanger ses cartes
move-stop = S’arrêter
choose-stop = S’arrêter
move-end = Finir le tour
choose-end = Finir le tour
move-take = La prendre
choose-take = La prendre
move-leave = La refuser
choose-leave = La refuser
move-pay-gold = Donner sa plus forte carte « or »
choose-pay-gold = Donner sa plus forte carte « or »
move-pay-amulet = Donner une amulette
choose-pay-amulet = Donner une amulette

move-begin = Entamer avec « { THING($card, of: "clue") } »
choose-begin = Entamer l’itinéraire
ask-begin-card = Avec quel indice entamez-vous l’itinéraire ?
choose-begin-card = { THING($value, of: "clue") }

# Les nouvelles

event-parked = { WHO($seat) } part de { $space }.
event-opening = { WHO($seat) } pioche l’indice « { THING($clue, of: "clue") } ».
event-laid =
    { WHO($seat) } { $paid ->
        [yes] joue une amulette et pose
       *[no] pose
      } « { THING($clue, of: "clue") } » sur l’itinéraire { THING($map, of: "map") } : { $left ->
        [one] il reste une case.
       *[other] il reste { $left } cases.
      }
event-begun = { WHO($seat) } entame l’itinéraire { THING($map, of: "map") } avec « { THING($clue, of: "clue") } » : { $left } cases.
event-located = Le trésor { THING($map, of: "map") } est localisé : il se trouve en { $space } !
event-drew = Vous piochez : { THING($clues, of: "clue") }.
event-swapped =
    { WHO($seat) } { $paid ->
        [yes] joue une amulette et échange
       *[no] passe et échange
      } { $count ->
        [one] une carte.
       *[other] { $count } cartes.
      }
event-reshuffled =
    La pile d’indices est terminée ; { $count ->
        [one] l’indice défaussé forme
       *[other] les { $count } indices défaussés, mélangés, forment
      } la nouvelle.
event-drove =
    { WHO($seat) } va de { $start } en { $space } ({ $legs ->
        [one] une étape
       *[other] { $legs } étapes
      }).
event-amulet-taken =
    { $free ->
        [yes] { WHO($seat) } trouve une amulette sous son 4x4 en { $space }.
       *[no] { WHO($seat) } prend l’amulette en { $space }.
      }
event-cube-removed =
    { WHO($seat) } joue une amulette et retire le cube { THING($map, of: "map") } en { $space } : { $left ->
        [one] il reste une case.
       *[other] il reste { $left } cases.
      }
event-move-bought = { WHO($seat) } joue une amulette pour un déplacement supplémentaire.
event-raised = { WHO($seat) } récupère le trésor { THING($map, of: "map") } en { $space } : { $cards } cartes, proposées à { WHO($roses) } dans cet ordre.
event-topped-up =
    { $count ->
        [0] La pioche de cartes « or » est épuisée, et il n’y a plus d’or dans la défausse.
        [one] La pioche de cartes « or » est épuisée : une carte de la défausse complète ce dernier partage.
       *[other] La pioche de cartes « or » est épuisée : { $count } cartes de la défausse complètent ce dernier partage.
      }
event-peeked = En secret, vous voyez { THING($cards, of: "gold") }.
event-turned =
    { $card ->
        [0] Une malédiction apparaît !
       *[other] Une carte « or » de { $card } est retournée.
      }
event-took = { WHO($seat) } prend la carte de { $card }.
event-refused = { WHO($seat) } refuse la carte de { $card }.
event-discarded = Personne ne veut de la carte de { $card } ; elle est défaussée.
event-buried =
    { $count ->
        [one] La dernière carte est défaussée sans être vue.
       *[other] Les { $count } dernières cartes sont défaussées sans être vues.
      }
event-cursed = La malédiction frappe { WHO($seats) }.
event-lost-gold = { WHO($seat) } perd une carte « or » de { $card }.
event-warded = { WHO($seat) } donne une amulette.
event-spared = { WHO($seat) } n’a rien à perdre.
event-conjured =
    { COUNT($spaces) ->
        [0] Aucune amulette n’apparaît ; les statues tournent.
        [one] Une amulette apparaît en { THING($spaces, of: "space") }, et les statues tournent.
       *[other] Des amulettes apparaissent en { THING($spaces, of: "space") }, et les statues tournent.
      }
event-counted =
    { COUNT($cards) ->
        [0] { WHO($seat) } n’a pas d’or.
       *[other] { WHO($seat) } retourne { THING($cards, of: "gold") } : { $coins } pièces.
      }
event-ended =
    { $why ->
        [gold] La pioche de cartes « or » est épuisée. La partie est terminée.
        [stuck] Plus aucun trésor ne peut être trouvé. La partie est terminée.
       *[limit] Le dernier tour de table est joué. La partie est terminée.
      }

# Bon à savoir

remark-leaves =
    { $number ->
        [one] laisse 1 case
       *[other] laisse { $number } cases
      }
remark-maps = { THING($thing, of: "left") }
left =
    { $letters ->
        [grey] gris { $number }
        [brown] marron { $number }
        [black] noir { $number }
       *[white] blanc { $number }
      }
left-grey-contradicts = gris : contredit
left-brown-contradicts = marron : contredit
left-black-contradicts = noir : contredit
left-white-contradicts = blanc : contredit
left-grey-eliminates-nothing = gris : sans effet
left-brown-eliminates-nothing = marron : sans effet
left-black-eliminates-nothing = noir : sans effet
left-white-eliminates-nothing = blanc : sans effet
left-grey-already-located = gris : localisé
left-brown-already-located = marron : localisé
left-black-already-located = noir : localisé
left-white-already-located = blanc : localisé
remark-locates = localise le trésor en { $thing }
remark-treasure =
    le trésor { THING($thing, of: "map") }, { $number ->
        [0] ici
        [one] 1 étape
       *[other] { $number } étapes
      }
remark-amulet =
    prend l’amulette, { $number ->
        [one] 1 étape
       *[other] { $number } étapes
      }
remark-passes-amulet =
    laisse l’amulette, { $number ->
        [0] sans étape
        [one] 1 étape
       *[other] { $number } étapes
      }
remark-terrain = { THING($thing, of: "terrain") }
remark-legs =
    { $number ->
        [one] 1 étape
       *[other] { $number } étapes
      }
remark-stays = commence un déplacement sur place, sans étape
remark-roses =
    { $number ->
        [one] une rose des vents partage
       *[other] { $number } roses des vents partagent
      }

# Pourquoi pas

refusal-over = La partie est finie.
refusal-not-asked = Ce n’est pas à vous de répondre.
refusal-unknown = Cela n’existe pas dans ce jeu.
refusal-offer-first = Décidez d’abord de la carte « or » proposée.
refusal-curse-first = Donnez d’abord quelque chose à la malédiction.
refusal-begin-first = Entamez d’abord le nouvel itinéraire.
refusal-park-first = Choisissez d’abord où démarre votre 4x4.
refusal-open-first = Entamez d’abord un itinéraire vide avec l’indice que vous avez pioché.
refusal-no-hand-yet = Personne n’a encore d’indices en main : ils sont distribués quand chacun a entamé un itinéraire.
refusal-no-clue-yet = Les indices de départ sont piochés quand tous les 4x4 sont sur l’île.
refusal-openings-over = Tous les indices de départ sont posés. À votre tour, vous pouvez poser sur cet itinéraire un indice de votre main.
refusal-nothing-emptied = Aucun itinéraire ne vient d’être vidé. À votre tour, poser un indice est une action.
refusal-no-offer = Aucune carte « or » n’est proposée.
refusal-no-curse = Aucune malédiction ne vous frappe.
refusal-action-taken = Vous avez déjà fait votre action. Seule une amulette en paie une autre.
refusal-action-first = Il vous reste votre action : posez un indice ou déplacez-vous, ne serait-ce que sur place.
refusal-stop-first = Le déplacement en cours doit d’abord finir : arrêtez-vous.
refusal-end-instead = Il n’y a plus rien d’autre à faire : finissez votre tour.
refusal-no-move = Aucun déplacement n’est en cours.
refusal-not-in-hand = Vous n’avez pas cet indice en main.
refusal-no-rose = Toutes vos roses des vents sont posées ; il en revient quand un trésor est récupéré.
refusal-already-located = Ce trésor est localisé ; aucun indice ne peut plus rien éliminer.
refusal-contradicts = Cet indice contredit les précédents : il ne resterait aucune case.
refusal-eliminates-nothing = Cet indice n’élimine rien : toutes les cases restantes lui conviennent.
refusal-no-amulet = Vous n’avez pas d’amulette.
refusal-no-cubes = Il reste trop de cases à cet itinéraire ; ses cubes ne sont pas encore posés.
refusal-last-cube = Le dernier cube marque le trésor et reste en place.
refusal-no-cube-there = Ce cube n’est pas sur cette case.
refusal-pay-for-swap = Tant que vous avez une amulette, échanger ses cartes en coûte une.
refusal-no-land = Cette case n’est pas sur l’île.
refusal-too-far = Vos étapes ne mènent pas si loin.
refusal-already-there = Vous y êtes déjà.
refusal-no-amulet-there = Il n’y a pas d’amulette sur cette case.
refusal-paid-move = Un déplacement supplémentaire ne permet pas de ramasser une amulette.
refusal-not-located = Ce trésor n’est pas localisé : il reste plusieurs cases.
refusal-elsewhere = Ce trésor est ailleurs ; il faut d’abord y aller.
refusal-drive-first = Un trésor se récupère au début du tour ou pendant un déplacement : commencez-en un, ne serait-ce que sur place.
refusal-already-parked = Votre 4x4 est déjà sur l’île.
refusal-map-taken = Cet itinéraire est déjà ouvert ; choisissez-en un vide.

# Les fins

outcome-gold =
    { COUNT($winners) ->
        [one] La pioche de cartes « or » est épuisée. { WHO($winners) } a le plus de pièces d’or et gagne !
       *[other] La pioche de cartes « or » est épuisée. { WHO($winners) } ont autant de pièces d’or et partagent la victoire !
      }
outcome-stuck =
    { COUNT($winners) ->
        [one] Plus aucun trésor ne peut être trouvé. { WHO($winners) } a le plus de pièces d’or et gagne !
       *[other] Plus aucun trésor ne peut être trouvé. { WHO($winners) } ont autant de pièces d’or et partagent la victoire !
      }
outcome-limit =
    { COUNT($winners) ->
        [one] Le dernier tour de table est joué. { WHO($winners) } a le plus de pièces d’or et gagne !
       *[other] Le dernier tour de table est joué. { WHO($winners) } ont autant de pièces d’or et partagent la victoire !
      }

# Comment jouer

rules-aim-title = Le but
rules-aim =
    Quatre trésors sont enfouis sur l’île : le gris, le marron, le noir et le blanc. Personne ne sait où ; les joueurs le décident ensemble, indice après indice. À chaque trésor mène un **itinéraire** : une colonne de cartes « indice ». Un trésor ne peut être que là où **tous** ses indices sont vrais. Quand il ne reste qu’une case, le trésor est **localisé**, et le premier 4x4 sur place peut le récupérer.

    Chaque indice porte la **rose des vents** de celui qui l’a posé et lui donne une part de l’or. Posez donc vos indices là où les autres cherchent aussi, et soyez proche quand un trésor est localisé. Le plus de pièces d’or gagne.

    À votre tour, **une** action :
    - poser un **indice** sur un itinéraire, ou
    - **déplacer** votre 4x4 de trois étapes au plus, ou
    - sans amulette : passer et **échanger** toutes vos cartes.

    Une case porte une lettre (d’ouest en est) et un nombre (du nord au sud), comme C7.

rules-clues-title = Les indices
rules-clues =
    Vous tenez quatre indices (six à deux joueurs) et en piochez un après chaque pose. Un indice doit **éliminer** au moins une case de son itinéraire et en **laisser** au moins une.

    - **Dans** un terrain : le trésor y est. **La plus grande** : dans la plus grande zone d’un seul tenant.
    - **À côté** d’un terrain : sur une case qui le touche sans en être.
    - **À côté** d’une hutte, d’un palmier ou d’une statue : à un pas, pas sur la case même.
    - **À portée de vue** : à une ou deux cases du lieu, pas sur le lieu. Rien ne gêne la vue.
    - **Pas…** : exactement toutes les autres cases. « Pas à côté d’une hutte » garde la case de la hutte.
    - La **mer** entoure l’île ; les baies comptent.

    Dès qu’il reste au plus 17 cases, des **cubes** de la couleur les montrent. Plusieurs trésors peuvent être sur une case, même sous une hutte, un palmier ou une statue. À côté de chaque choix se lit le nombre de cases qu’il laisserait.

rules-driving-title = Le déplacement
rules-driving =
    Un déplacement a jusqu’à **trois étapes**. Une étape, c’est
    - un trajet quelconque dans une zone d’un même terrain, ou
    - un pas sur une case voisine d’un autre terrain.

    On roule sur les rivières et les lacs, pas sur la mer. 4x4 et lieux ne bloquent jamais. Choisissez une case : le moins d’étapes possible est dépensé ; avec le reste, vous pouvez continuer.

    {""}**Amulettes** : en prendre une met fin à l’étape. On peut aussi passer sans la prendre.

    {""}**Trésor** : sur un trésor localisé, avant la première étape ou après une étape, vous pouvez le récupérer. Le déplacement est fini, les étapes non utilisées sont perdues. Un déplacement de 0 étape est permis. Si votre tour *commence* sur un trésor localisé, vous pouvez le récupérer gratuitement et jouer ensuite votre tour. Une amulette sous votre 4x4 au début du tour est à vous.

rules-amulets-title = Les amulettes
rules-amulets =
    Après chaque trésor, chaque statue fait apparaître une **amulette** sur la dernière case de terre qu’elle regarde, s’il n’y en a pas, puis tourne d’un sixième de tour vers la droite.

    À votre tour, jouez autant d’amulettes que vous voulez, même celles que vous venez de prendre. Chacune permet au choix de :
    - **retirer un cube** du plateau pour de bon (jamais le dernier de sa couleur),
    - poser un **indice supplémentaire**,
    - faire un **déplacement supplémentaire** de trois étapes, sans ramasser d’amulette,
    - **échanger** toutes vos cartes.

    Elles se jouent avant ou après votre action et entre deux étapes. Un déplacement supplémentaire commence quand celui en cours est fini. On peut donc récupérer plusieurs trésors en un tour.

    Le cinquième usage, à tout moment : le **gri-gri**. Frappé par une malédiction, donnez une amulette au lieu de votre plus forte carte « or ».

rules-division-title = Le partage
rules-division =
    Qui récupère un trésor ajoute une rose des vents au bas de l’itinéraire. Pour chaque rose, son propriétaire pioche une carte « or » et la regarde **secrètement**. On ajoute une carte que personne n’a vue. Le tout est mélangé.

    Les cartes (2 à 6 pièces) sont retournées une à une. Chacune est proposée d’abord à celui qui a récupéré le trésor, puis à la rose du dernier indice, et ainsi de suite jusqu’au premier. Qui la **prend** retire cette rose. Qui la refuse garde la sienne pour une autre carte. Une carte dont personne ne veut est défaussée. Sans rose, le reste est défaussé sans être vu.

    Si une **malédiction** apparaît, le partage s’arrête. Tous ceux qui ont encore une rose donnent leur plus forte carte « or », ou une amulette. Il y a deux malédictions, jamais parmi les douze premières cartes.

    Ensuite les statues agissent, et celui qui a pris la **dernière** carte (sinon, celui qui a récupéré le trésor) entame un nouvel itinéraire avec un indice de sa main. Le tour reprend, puis c’est au voisin de gauche.

rules-end-title = La fin
rules-end =
    Quand la pioche de cartes « or » est épuisée, le trésor en cours est encore partagé ; s’il manque des cartes, la défausse le complète. Puis la partie s’arrête, et **le plus de pièces d’or** gagne. À égalité, la victoire est partagée.

    La partie s’arrête aussi après 60 tours de table (une option), ou quand plus aucun trésor ne peut être localisé.

    Votre or est face cachée : les autres voient combien de cartes vous avez, pas leur valeur.
