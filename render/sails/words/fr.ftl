# Les mots des images de Sails.

draw-colour = { $colour ->
    [r] rouge
    [b] bleue
    [g] verte
   *[v] violette
  }
draw-heading = { title }, manche { $round } sur 2, pli { $trick } sur { $tricks }.
draw-count = Manche { $round } · { $trick }/{ $tricks }
draw-supply = { $count ->
    [one] { $count } carte Bonus dans la réserve.
   *[other] { $count } cartes Bonus dans la réserve.
  }

draw-turn-passing = { $count ->
    [1] { WHO($seats) } passe une carte Île
   *[other] { $count } joueurs passent une carte Île
  }
draw-turn-playing = À { WHO($seats) } de jouer
draw-turn-claiming = { WHO($seats) } : prendre ou voler ?
draw-turn-robbing = { WHO($seats) } vole des cartes Bonus
draw-turn-raiding = { WHO($seats) } pioche dans une main
draw-turn-giving = { WHO($seats) } rend des cartes Île
draw-turn-peeking = { WHO($seats) } regarde un paquet
draw-turn-ordering = { WHO($seats) } remet les trésors
draw-turn-fetching = { WHO($seats) } reprend une carte Île
draw-turn-discarding = { WHO($seats) } défausse une carte Île
draw-turn-over = La partie est terminée

draw-treasure = { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[v] violet
  } { $points }
draw-plate = { WHO($seat) } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } des manches passées, { $size ->
    [0] aucun trésor
    [1] un trésor, { $top } visible
   *[other] { $size } trésors, { $top } visible
  }, { $bonus ->
    [one] { $bonus } carte Bonus
   *[other] { $bonus } cartes Bonus
  }{ $first ->
    [yes] , Premier Joueur.
   *[no] .
  }
draw-deck = { $deck ->
    [rb] rouge et bleu
    [gv] vert et violet
   *[rbgv] des quatre couleurs
  }
draw-shown = Paquet { draw-deck } : trésor { $treasure } visible, { $left } dessous.
draw-taken = Paquet { draw-deck } : trésor déjà pris, { $left } dessous.
draw-action = Action { draw-deck } : { THING($action, of: "action") }.
draw-laid = { WHO($seat) } a posé { $colour ->
    [none] un { $number } de couleur cachée
   *[other] une carte { draw-colour } au numéro caché
  }{ $bonus ->
    [0] .
    [one] {" "}avec { $bonus } carte Bonus.
   *[other] {" "}avec { $bonus } cartes Bonus.
  }
draw-uncovered = { WHO($seat) } : { $number } { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[v] violet
  }{ $bonus ->
    [0] .
    [one] , { $total } avec { $bonus } carte Bonus.
   *[other] , { $total } avec { $bonus } cartes Bonus.
  }
draw-won-treasure = { WHO($seat) } gagne le trésor { $treasure }.
draw-stole-treasure = { WHO($seat) } vole à { WHO($victim) } le trésor { $treasure }.
draw-may-take = { WHO($seat) } peut prendre le trésor { $treasure } ou en voler un.
draw-won-action = { WHO($seat) } active une action : { THING($action, of: "action") }.
draw-comfort = { WHO($seat) } reçoit { $count ->
    [one] { $count } carte Bonus
   *[other] { $count } cartes Bonus
  } pour la carte la plus faible.
draw-scored = Manche { $round }
draw-tally = { WHO($seat) } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $treasures } pour { $size ->
    [one] { $size } trésor
   *[other] { $size } trésors
  } et { $pairs } pour { $bonus ->
    [one] { $bonus } carte Bonus
   *[other] { $bonus } cartes Bonus
  }.
draw-round = Manche { $round } : { $sum }
draw-last = Le dernier pli
draw-last-told = Le dernier pli :
draw-your-stock = Vous avez { $bonus ->
    [one] { $bonus } carte Bonus
   *[other] { $bonus } cartes Bonus
  } et { $points ->
    [one] { $points } point
   *[other] { $points } points
  } des manches passées.
draw-offer-take = À prendre : le trésor { $treasure }.
draw-offer-steal = À voler : le trésor { $treasure } de { WHO($victim) }.
draw-offer-rob = { WHO($victim) } a { $count } cartes Bonus.
draw-offer-raid = { WHO($victim) } a { $count ->
    [one] { $count } carte Île en main.
   *[other] { $count } cartes Île en main.
  }
draw-offer-peek = Le paquet { draw-deck }.
draw-offer-order = Numéro { $place } : le trésor { $treasure }.
draw-offer-fetch = { THING($card, of: "island") }, carte de { WHO($victim) }.

draw-own-heading = Votre main à { title }, manche { $round }, pli { $trick } sur { $tricks }.
draw-hand = Vos cartes Île : { THING($cards, of: "island") }.
draw-your-pile = Vos trésors : { THING($cards, of: "treasure") }.
draw-marked = Vous pouvez choisir : { THING($cards, of: "island") }.
draw-ask-passing = Quelle carte passez-vous ?
draw-ask-playing = Quelle carte jouez-vous ?
draw-ask-claiming = Prendre ou voler ?
draw-ask-robbing = Les cartes Bonus de qui ?
draw-ask-raiding = Dans quelle main ?
draw-ask-giving = Rendez des cartes Île
draw-ask-peeking = Quel paquet ?
draw-ask-ordering = Dans quel ordre ?
draw-ask-fetching = Quelle carte du pli ?
draw-ask-discarding = Défaussez une carte Île
draw-ask-over = La partie est terminée
draw-ask-wait = Ce n’est pas votre tour

draw-winner-is = { $count ->
    [1] { WHO($seats) } l’emporte !
   *[other] Victoire partagée : { WHO($seats) }
  }
draw-final-heading = { title } : les scores.
draw-final-row = { $place }. { WHO($seat) } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
draw-story-round = La plus belle manche : { WHO($seat) }, { $points } points (manche { $round })
draw-story-treasures = Le plus de trésors : { WHO($seats) }, { $count }
draw-story-bonus = Le plus de cartes Bonus restantes : { WHO($seats) }, { $count }
draw-peeked = Sur le paquet : { THING($cards, of: "treasure") }.
