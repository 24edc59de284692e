# Les mots des images de Skeleton Island.

draw-heading = { title } : { $cards ->
    [0] plus aucune carte dans le Tas de sable
    [one] { $cards } carte dans le Tas de sable
   *[other] { $cards } cartes dans le Tas de sable
  }, { $islands ->
    [0] plus d’île à gagner.
    [one] { $islands } île à gagner.
   *[other] { $islands } îles à gagner.
  }

draw-turn-gale = { WHO($seats) } : souffler ?
draw-turn-turn = { WHO($seats) } : creuser, piraterie ?
draw-turn-dig = { WHO($seats) } creuse
draw-turn-look = { WHO($seats) } regarde { $card }
draw-turn-where = { WHO($seats) } repose { $card }
draw-turn-second = { WHO($seats) } : une deuxième ?
draw-turn-payment = { WHO($seats) } : piraterie !
draw-turn-theft = { WHO($seats) } vole une carte
draw-turn-over = La partie est terminée

draw-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
draw-plate = { WHO($seat) } : { draw-gold }{ COUNT($islands) ->
    [0] .
   *[other] , { THING($islands, of: "island") }.
  }
draw-owned = Devant { WHO($seat) } : { THING($cards, of: "card") }.
draw-island-open = À gagner : { THING($colour, of: "island") }.
draw-island-won = { WHO($seat) } a gagné : { THING($colour, of: "island") }.
draw-clear = Carte dégagée { $card } : { THING($face, of: "card") }.
draw-clear-seen = Carte dégagée { $card } : face cachée ; vous y avez vu : { THING($face, of: "card") }.
draw-covered = Visibles sous d’autres : { THING($cards, of: "card") }.
draw-covered-seen = Recouvertes, mais vous les avez vues : { THING($cards, of: "card") }.
draw-heap = Le Tas de sable compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } ; sous d’autres, face cachée : { $sand }, ensevelies : { $buried }.

draw-own-heading = Votre image de { title }.
draw-ask-gale = Soufflez-vous ?
draw-ask-turn = Quelle carte prenez-vous ?
draw-ask-dig = Quelle carte prenez-vous ?
draw-ask-look = Conserver ou reposer ?
draw-ask-where = Où la reposez-vous ?
draw-ask-second = Une deuxième carte ?
draw-ask-payment = Trois cartes à défausser
draw-ask-theft = Quelle carte volez-vous ?
draw-ask-over = La partie est terminée
draw-ask-wait = Ce n’est pas à vous
draw-in-hand = Dans votre main : { $card }, { THING($face, of: "card") }.
draw-place = { $how ->
    [free] { THING($side, of: "edge") }, à côté du Tas.
   *[block] { THING($side, of: "edge") }, par-dessus d’autres cartes.
  }
draw-picked = Vous défaussez : { THING($cards, of: "card") }.
draw-marked = Vous pouvez choisir : { THING($cards, of: "card") }.
draw-to-steal = À { WHO($seat) }, vous pouvez voler : { THING($cards, of: "card") }.
draw-missing = { THING($colour, of: "island") } : il vous manque { $count ->
    [one] un quart de carte.
   *[other] { $count } quarts de carte.
  }

draw-winner-is = { WHO($seats) } { $count ->
    [one] l’emporte !
   *[other] partagent la victoire !
  }
draw-final-heading = { title } : les trésors à la fin.
draw-final-row = { $place }. { WHO($seat) } : { draw-gold }, dont { $coins } en cartes Pièces d’or{ COUNT($cards) ->
    [0] {""}
   *[other] {" "}({ THING($cards, of: "card") })
  } et { $islands } en îles.
draw-coins = Pièces
draw-islands = Îles
draw-story-islands = Les cinq îles sont gagnées ; { $left ->
    [0] il ne reste que du sable
    [one] une carte reste dans le sable
   *[other] { $left } cartes restent dans le sable
  }
draw-story-empty = Le Tas de sable a été fouillé jusqu’à la dernière carte
draw-story-stalled = Personne n’a voulu du reste : { $left ->
    [one] une carte reste dans le sable
   *[other] { $left } cartes restent dans le sable
  }
draw-story-most = Le plus d’îles : { WHO($seats) }, { $count }
draw-story-none = Personne n’a reconstitué de carte au trésor
draw-story-piracy = { $count ->
    [0] Pas un seul tour de piraterie : que d’honnêtes gens
    [one] Un tour de piraterie, trois cartes jetées à la mer
   *[other] { $count } tours de piraterie, { $cards } cartes jetées à la mer
  }
