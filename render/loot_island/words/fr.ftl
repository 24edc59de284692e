# Les mots des images de Loot Island.

draw-heading = { title }, jour { $round } sur { $rounds }.
draw-day = Jour { $round }/{ $rounds }
draw-aaron = Aaron
draw-figure = { WHO($seat) }
draw-none = personne
draw-then = { $first }, puis { $rest }

draw-turn-keep-hand = { $count ->
    [one] { WHO($seats) } choisit sa main
   *[other] { $count } joueurs choisissent leur main
  }
draw-turn-bargain = { $count ->
    [one] { WHO($seats) } : 2 Cartes, 2 cubes ?
   *[other] { $count } joueurs : 2 Cartes, 2 cubes ?
  }
draw-turn-clear-hand = { $count ->
    [one] { WHO($seats) } trie sa main
   *[other] { $count } joueurs trient leur main
  }
draw-turn-homecoming = { $count ->
    [one] { WHO($seats) } reprend une Boussole
   *[other] { $count } joueurs reprennent une Boussole
  }
draw-turn-turn = À { WHO($seats) } de jouer
draw-turn-play-cards = { WHO($seats) } joue au Territoire { $landing }
draw-turn-move-compass = { WHO($seats) } déplace une Boussole
draw-turn-copy = { WHO($seats) } copie un symbole
draw-turn-share = { $count ->
    [one] { WHO($seats) } utilise les symboles
   *[other] { $count } joueurs utilisent les symboles
  }
draw-turn-pay-tile = { WHO($seats) } paie une Petite Île
draw-turn-use-tile = { WHO($seats) } sur une Petite Île
draw-turn-find-treasure = { WHO($seats) } trouve un Trésor
draw-turn-forced-treasure = { WHO($seats) } doit garder un Trésor
draw-turn-loot = { WHO($seats) } prend du butin en { $landing }
draw-turn-relief = { $count ->
    [one] { WHO($seats) } défausse des cubes
   *[other] { $count } joueurs défaussent des cubes
  }
draw-turn-offer-healer = { $count ->
    [one] { WHO($seats) } pose une Guérisseuse
   *[other] { $count } joueurs posent une Guérisseuse
  }
draw-turn-choose-healer = { WHO($seats) } : quelle Guérisseuse ?
draw-turn-over = La chasse est finie

draw-event = { THING($event, of: "fate") }
draw-event-does = { THING($event, of: "draw-does") }
draw-does-A1 = 2 Cartes contre 2 cubes, d’emblée
draw-does-A2 = Qui passe garde un Trésor
draw-does-A3 = Une Petite Île coûte 1 cube
draw-does-A4 = Gros Butin −1, Petit Butin +1
draw-does-B1 = Le Bateau a avancé d’un coin de plus
draw-does-B2 = Le Bateau a fait demi-tour
draw-does-B3 = Une Petite Île est fermée
draw-does-B4 = 2 Boussoles au plus sur l’île
draw-does-B5 = Mains d’une Carte de moins
draw-does-B6 = L’icône cube en ôte jusqu’à 2
draw-does-B7 = Petite Île : une Carte de plus
draw-does-B8 = Premier à passer : 2 cubes aux autres
draw-does-B9 = Petite Île : 1 Carte, puis on passe
draw-does-B10 = Après le Petit Butin : jusqu’à 2 cubes ôtés
draw-does-B11 = Gros et Petit Butin : −1 chacun
draw-does-B12 = Le moins de Cartes : Gros Butin
draw-does-B13 = La Boussole du haut prend d’abord
draw-does-B14 = Deux côtes sont explorées
draw-event-text = Événement : { THING($event, of: "fate") }. { THING($event, of: "fate-text") }
draw-foreseen = Événements à venir, sans ordre : { THING($events, of: "fate") }.
draw-coast = Le Bateau pointe vers { THING($coast, of: "coast") }.
draw-coast-too = Il explore ensuite aussi { THING($coast, of: "coast") }.
draw-ship = Le Bateau est ici : { THING($corner, of: "corner") }.
draw-landing-empty = Territoire { $landing } : vide.
draw-landing = Territoire { $landing } : { $size ->
    [0] aucune Carte
   *[other] { THING($cards, of: "card") } ; compte { $count } sur { $needed }
  }{ $chests ->
    [0] {""}
    [one] , 1 coffre
   *[other] , { $chests } coffres
  }. Boussoles, dans l’ordre du partage : { $owners }.
draw-on-show = Trésors à prendre : { THING($treasures, of: "treasure") }.
draw-healers = Guérisseuses : { THING($healers, of: "healer") }.
draw-treasures-left = { $count ->
    [0] Plus aucun Trésor dans la pioche.
    [one] { $count } Trésor dans la pioche, de la pile { $stack }.
   *[other] { $count } Trésors dans la pioche, le prochain de la pile { $stack }.
  }
draw-maps-left = { $count ->
    [one] { $count } Carte
   *[other] { $count } Cartes
  } dans la pioche, { $discarded } à la défausse.
draw-tiles = { $count ->
    [0] Toutes les Petites Îles sont face cachée.
   *[other] Petites Îles visibles : { THING($tiles, of: "tile") }.
  }
draw-plate = { WHO($seat) } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }, { $cards ->
    [one] { $cards } Carte
   *[other] { $cards } Cartes
  }, { $count ->
    [0] aucun Trésor
    [one] { $count } Trésor
   *[other] { $count } Trésors
  }{ $crosses ->
    [0] {""}
   *[other] , { $crosses } croix
  }{ $passed ->
    [yes] , a passé
   *[no] {""}
  }{ $first ->
    [yes] , Premier Joueur
   *[no] {""}
  }.
draw-kept = { WHO($seat) } possède : { THING($treasures, of: "treasure") }.
draw-aaron-plate = Aaron : { $count ->
    [0] aucune Carte
   *[other] { THING($cards, of: "card") }
  }{ $crosses ->
    [0] {""}
   *[other] , { $crosses } croix
  }{ $out ->
    [yes] , hors jeu pour ce tour
   *[no] {""}
  }.

draw-own-heading = Votre main à { title }, jour { $round } sur { $rounds }.
draw-hand = { $count ->
    [0] Votre main est vide.
   *[other] Vos Cartes : { THING($cards, of: "card") }.
  }
draw-aaron-hand = { $count ->
    [0] Aaron n’a plus de Cartes.
   *[other] Les Cartes d’Aaron : { THING($cards, of: "card") }.
  }
draw-marked = Au choix : { THING($landings, of: "landing") }.
draw-yours = Vous avez { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } et { $count ->
    [0] aucun Trésor
   *[other] { THING($treasures, of: "treasure") }
  }.
draw-ask-keep-hand = Quelles Cartes défausser ?
draw-ask-bargain = Deux Cartes contre deux cubes ?
draw-ask-clear-hand = Quelles Cartes défausser ?
draw-ask-homecoming = Quelle Boussole revient ?
draw-ask-turn = À vous de jouer
draw-ask-play-cards = Quelles Cartes au Territoire { $landing } ?
draw-ask-move-compass = Quelle Boussole déplacer ?
draw-ask-copy = Quel symbole copier ?
draw-ask-share = Qu’utilisez-vous au Territoire { $landing } ?
draw-ask-pay-tile = Quelles Cartes pour payer ?
draw-ask-use-tile = Utiliser la Petite Île ?
draw-ask-find-treasure = Le garder ou l’enterrer ?
draw-ask-forced-treasure = Quel Trésor gardez-vous ?
draw-ask-loot = Quel Trésor prenez-vous ?
draw-ask-relief = Combien de cubes défausser ?
draw-ask-offer-healer = Quelle Guérisseuse poser ?
draw-ask-choose-healer = Quelle Guérisseuse ?
draw-ask-over = La chasse est finie
draw-ask-wait = Ce n’est pas à vous

draw-winner-is = { $count ->
    [0] La malédiction l’emporte !
    [one] { WHO($seats) } gagne !
   *[other] { WHO($seats) } gagnent !
  }
draw-final-heading = { title } : les scores.
draw-out = La malédiction : { $cubes } cubes
draw-final-out = { WHO($seat) } est hors jeu : { $cubes } cubes Malédiction.
draw-final-broke = { WHO($seat) } est hors jeu : il manque { $missing } ors pour payer la Guérisseuse (Amulettes { $amulets }, pièces { $coins }, Livres { $books }, Bijoux { $jewels } et lots { $jewel_sets }, Couronnes { $crowns } et rang { $crown_rank }, Crânes { $skulls } et lots { $skull_sets }, Premier Joueur { $first }, Guérisseuse −{ $healer }).
draw-final-row = { $place }. { WHO($seat) } : { $points } ors (Amulettes { $amulets }, pièces { $coins }, Livres { $books }, Bijoux { $jewels } et lots { $jewel_sets }, Couronnes { $crowns } et rang { $crown_rank }, Crânes { $skulls } et lots { $skull_sets }, Premier Joueur { $first }, Guérisseuse −{ $healer }).
draw-most = { $owners ->
    [0] personne
    [1] { WHO($seats) }
    [2] { WHO($seats) }
   *[other] { $owners } joueurs
  }
draw-story-treasures = Le plus de Trésors : { draw-most }, { $count }
draw-story-crosses = Le plus de croix sur ses Couronnes : { $aaron ->
    [alone] Aaron
    [too] { draw-most } et Aaron
   *[none] { draw-most }
  }, { $count }
draw-story-cubes = Le plus maudit : { draw-most }, { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }
