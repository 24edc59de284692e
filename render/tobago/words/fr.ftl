# Les mots des images de Tobago.

draw-heading = { title }, { $round ->
    [0] mise en place
   *[other] tour de table { $round }
  }.
draw-round = { $round ->
    [0] Départ
   *[other] Tour { $round }
  }
draw-turn-park = { WHO($seats) } choisit son départ
draw-turn-open = { WHO($seats) } ouvre un itinéraire
draw-turn-turn = { WHO($seats) } joue
draw-turn-drive = { WHO($seats) } : { $legs ->
    [0] plus d’étape
    [one] { $legs } étape
   *[other] { $legs } étapes
  }
draw-turn-linger = { WHO($seats) } : amulettes ?
draw-turn-offer = { WHO($seats) } : prendre ?
draw-turn-curse = { $count ->
    [1] Malédiction sur { WHO($seats) } !
   *[other] Malédiction sur { $count } joueurs !
  }
draw-turn-begin = { WHO($seats) } relance la piste
draw-turn-over = La partie est terminée

draw-plate = { WHO($seat) } : { $gold ->
    [one] { $gold } carte « or »
   *[other] { $gold } cartes « or »
  }, { $amulets ->
    [one] { $amulets } amulette
   *[other] { $amulets } amulettes
  }, { $roses ->
    [one] { $roses } rose des vents
   *[other] { $roses } roses des vents
  }, { $clues ->
    [one] { $clues } indice
   *[other] { $clues } indices
  } en main.
draw-decks = Il reste { $gold } cartes « or », { $clues } indices, { $amulets } amulettes.
draw-cubes = Cubes { $map ->
    [grey] gris
    [brown] marron
    [black] noirs
   *[white] blancs
  } : { THING($spaces, of: "space") }.
draw-located = Le trésor { THING($map, of: "map") } se trouve en { $space }.
draw-atv = Le 4x4 de { WHO($seat) } est en { $space }.
draw-amulets = { $count ->
    [1] Une amulette
   *[other] Des amulettes
  } en { THING($spaces, of: "space") }.
draw-gaze = La statue en { $space } regarde vers le { THING($direction, of: "direction") } : prochaine amulette en { $now }, puis en { $next }.
draw-map-empty = L’itinéraire { THING($map, of: "map") } est vide.
draw-map = L’itinéraire { THING($map, of: "map") } : { THING($clues, of: "clue") }. Roses des vents dans l’ordre : { WHO($owners) }. { $left ->
    [1] Il reste une case.
   *[other] Il reste { $left } cases.
  }

draw-division = Le trésor { THING($map, of: "map") }
draw-roses = { draw-division } : { $covered ->
    [0] plus de carte cachée
    [1] encore une carte cachée
   *[other] encore { $covered } cartes cachées
  }. Roses des vents dans l’ordre : { WHO($roses) }.
draw-offered = La carte « or » de { $card } est proposée à { WHO($seat) }.
draw-dealt = { WHO($seat) } a pris une carte « or » de { $card }.
draw-passed = Personne n’a pris la carte « or » de { $card }.
draw-peeked = En secret, vous avez vu : { THING($cards, of: "gold") }.
draw-you-saw = Vous avez vu

draw-own-heading = Votre main à { title }, { $round ->
    [0] mise en place
   *[other] tour de table { $round }
  }.
draw-leaves = { $number ->
    [one] { $number } case sur l’itinéraire { THING($map, of: "map") }
   *[other] { $number } cases sur l’itinéraire { THING($map, of: "map") }
  }
draw-leaves-none = rien sur l’itinéraire { THING($map, of: "map") } (il le contredit)
draw-leaves-same = toutes les cases de l’itinéraire { THING($map, of: "map") } (sans effet)
draw-leaves-not = impossible sur l’itinéraire { THING($map, of: "map") }
draw-hand-leaves = « { THING($clue, of: "clue") } » laisse : { $grey } ; { $brown } ; { $black } ; { $white }.
draw-your-gold = Votre or : { $count ->
    [0] rien
   *[other] { THING($cards, of: "gold") }, soit { $coins } pièces
  }. Vos amulettes : { $amulets }.
draw-reach = Vous pouvez rouler jusqu’en { THING($spaces, of: "space") }.
draw-true-on = « { THING($clue, of: "clue") } » est vrai en { THING($spaces, of: "space") }.
draw-removable = Vous pouvez retirer un cube { THING($map, of: "map") } en { THING($spaces, of: "space") }.
draw-raisable = Vous pouvez récupérer le trésor { THING($map, of: "map") }.
draw-ask-park = D’où partez-vous ?
draw-ask-open = Quel itinéraire ?
draw-ask-turn = À vous de jouer !
draw-ask-drive = { $legs ->
    [0] Vous y êtes
    [one] Encore { $legs } étape
   *[other] Encore { $legs } étapes
  }
draw-ask-linger = Amulettes, ou fin ?
draw-ask-offer = La prenez-vous ?
draw-ask-curse = Or ou amulette ?
draw-ask-begin = Quel indice ?
draw-ask-over = La partie est terminée
draw-ask-wait = Ce n’est pas à vous

draw-winner-is = { $count ->
    [1] { WHO($seats) } gagne !
   *[other] { WHO($seats) } gagnent ensemble !
  }
draw-final-heading = { title } : les scores de la partie.
draw-final-row = { $place }. { WHO($seat) } : { $points ->
    [one] { $points } pièce
   *[other] { $points } pièces
  }{ $count ->
    [0] .
   *[other] {" "}({ THING($cards, of: "gold") }).
  }
draw-story-gold = L’or est épuisé au tour { $round }
draw-story-stuck = Tour { $round } : plus rien à trouver
draw-story-limit = Le tour { $round } était le dernier
draw-story-best = { $value ->
    [0] Personne n’a trouvé d’or
   *[other] Cartes de { $value } : { WHO($seats) } ({ $count })
  }
draw-story-curses = { $count ->
    [0] Aucune malédiction révélée
    [1] Une malédiction révélée
   *[other] { $count } malédictions révélées
  }
