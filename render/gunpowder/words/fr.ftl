# Les mots des images de Gunpowder.

draw-heading = { title }, tour de table { $round } ; { $gems ->
    [one] { $gems } pierre pour gagner.
   *[other] { $gems } pierres pour gagner.
  }
draw-round = Tour { $limit ->
    [0] { $round }
   *[other] { $round }/{ $limit }
  }
draw-turn-mooring = { WHO($seats) } accoste
draw-turn-acting = À { WHO($seats) } de jouer
draw-turn-taking = { WHO($seats) } : bombes ?
draw-turn-dropping = { WHO($seats) } : bombe !
draw-turn-opening = { WHO($seats) } : ouvrir ?
draw-turn-placing = { WHO($seats) } a trouvé !
draw-turn-trapped = { WHO($seats) } : piège !
draw-turn-aiming = { WHO($seats) } vise
draw-turn-defending = { $count ->
    [1] { WHO($seats) } : Bouclier ?
   *[other] Des Boucliers ?
  }
draw-turn-brewing = { WHO($seats) } boit
draw-turn-over = C’est fini !

draw-ask-mooring = Quelle ancre ?
draw-ask-acting = À vous de jouer
draw-ask-taking = Quelles bombes ?
draw-ask-dropping = Sur quelle case ?
draw-ask-opening = Ouvrir le coffre ?
draw-ask-placing = Sur quelle case ?
draw-ask-trapped = Piège ! Bouclier ?
draw-ask-aiming = Et qui d’autre ?
draw-ask-defending = Un Bouclier ?
draw-ask-brewing = Que défausser ?
draw-ask-over = C’est fini !
draw-ask-where = Vers où ?
draw-ask-walker = Qui avance ?
draw-ask-bomb = Quelle bombe ?
draw-ask-target = Contre qui ?
draw-ask-gift = Quel cadeau ?
draw-ask-loot = Quel butin ?
draw-ask-wait = Pas votre tour

# Ce qui vient d’arriver, en une ligne

draw-news-moored = { WHO($seat) } accoste en { $to }
draw-news-dealt = { WHO($first) } commence
draw-news-renewed = Les cartes jouées sont mélangées
draw-news-walked = { $to ->
    [aboard] { WHO($seat) } remonte à bord
   *[other] { $start ->
        [aboard] { WHO($seat) } débarque en { $to }
       *[other] { WHO($seat) } va de { $start } à { $to }
      }
  }
draw-news-escaped = { WHO($seat) } échappe à { WHO($captor) } !
draw-news-pushed = { WHO($seat) } déplace la bombe en { $bomb }
draw-news-dropped = { WHO($seat) } emporte la bombe de { $bomb }
draw-news-flew = Une bombe de { WHO($seat) } vole en { $to }
draw-news-blasted = Le bateau de { WHO($victim) } explose !
draw-news-looted = { WHO($seat) } ramasse le butin en { $at }
draw-news-opened = { $content ->
    [gem] { WHO($seat) } trouve une pierre en { $at } !
    [ammo] { WHO($seat) } trouve une munition en { $at }
    [bobby] { WHO($seat) } trouve Bobby en { $at } !
    [bomb] { WHO($seat) } trouve une bombe en { $at } !
   *[other] { WHO($seat) } ouvre le coffre piégé !
  }
draw-news-left = { WHO($seat) } laisse le coffre en { $at }
draw-news-placed = { $what ->
    [bobby] Bobby rejoint { WHO($seat) } en { $to }
   *[other] { WHO($seat) } pose la bombe en { $to }
  }
draw-news-exploded = Le piège en { $at } tue un pirate de { WHO($seat) }
draw-news-attacked = { $card ->
    [pistol] { WHO($seat) } tire au Pistolet !
    [padlock] { WHO($seat) } joue le Cadenas !
   *[other] { WHO($seat) } frappe au Marteau !
  }
draw-news-shielded = { WHO($seat) } joue un Bouclier
draw-news-killed = Un pirate de { WHO($victim) } meurt en { $at }
draw-news-captured = { WHO($seat) } capture un pirate de { WHO($victim) }
draw-news-knocked = Un pirate de { WHO($victim) } est assommé en { $at }
draw-news-eliminated = { WHO($by) } élimine { WHO($seat) } !
draw-news-perished = Le piège élimine { WHO($seat) } !
draw-news-stole = { WHO($seat) } vole { WHO($victim) }
draw-news-swapped = { WHO($seat) } échange une carte avec { WHO($victim) }
draw-news-drank = { WHO($seat) } boit une Potion
draw-news-sailed = { WHO($seat) } navigue de { $start } à { $to }
draw-news-discarded = { WHO($seat) } jette une carte
draw-news-ended = { WHO($seat) } a fini son tour
draw-news-finished = { $why ->
    [gems] { WHO($winners) } a réuni les pierres !
    [survivor] { WHO($winners) } survit à tous !
   *[other] Le dernier tour de table est fini
  }

draw-plate = { WHO($seat) }{ $boat ->
    [none] {""}
   *[other] , bateau en { $boat }
  } : pierres { $gems }, munitions { $ammo }, cartes { $cards } ; { $aboard } à bord{ $ashore ->
    [none] {""}
   *[other] , à terre { $ashore }
  }{ $prisoners ->
    [0] {""}
    [one] , { $prisoners } prisonnier
   *[other] , { $prisoners } prisonniers
  }{ $dead ->
    [0] {""}
    [one] , { $dead } mort
   *[other] , { $dead } morts
  }.
draw-plate-out = { WHO($seat) } est hors jeu.
draw-out = Hors jeu
draw-chests = { $count ->
    [0] Tous les coffres sont ouverts.
   *[other] Coffres fermés ({ $count }) : { THING($cells, of: "place") }.
  }
draw-loot = Butin en { $at } : pierres { $gems }, munitions { $ammo }.
draw-bombs = { COUNT($cells) ->
    [1] Bombe en { THING($cells, of: "place") }.
   *[other] Bombes en { THING($cells, of: "place") }.
  }
draw-deck = { $count ->
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
  }
draw-pile = { $count ->
    [1] { $count } carte jouée : { THING($cards, of: "card") }.
   *[other] { $count } cartes jouées, la dernière d’abord : { THING($cards, of: "card") }.
  }
draw-pile-empty = Aucune carte jouée.
draw-used = { $count ->
    [0] Aucune couleur jouée à ce tour.
   *[other] Déjà joué à ce tour : { THING($colours, of: "colour") }.
  }
draw-hand = { COUNT($cards) ->
    [0] Vous n’avez aucune carte.
   *[other] Vos cartes : { THING($cards, of: "card") }.
  }
draw-marked = Vous pouvez choisir : { THING($cells, of: "place") }.
draw-known = Vous savez que { WHO($seat) } a en main : { THING($card, of: "card") }.

draw-winner-is = { $count ->
    [1] { WHO($seats) } l’emporte !
   *[other] Victoire partagée : { WHO($seats) }
  }
draw-final-heading = { title }, la fin au tour de table { $round } : { $why ->
    [gems] les pierres sont réunies.
    [survivor] il ne reste qu’un équipage.
   *[other] le dernier tour de table est joué.
  }
draw-final-row = { $place }. { WHO($seat) } : { $gems ->
    [one] { $gems } pierre précieuse
   *[other] { $gems } pierres précieuses
  }, { $free ->
    [0] aucun personnage libre.
    [one] { $free } personnage libre.
   *[other] { $free } personnages libres.
  }
draw-story-end = { $why ->
    [gems] Les pierres ont été réunies au tour { $round }
    [survivor] Il ne restait qu’un équipage au tour { $round }
   *[other] Tour { $round }, le dernier : le plus de pierres gagne
  }
draw-story-chests = { $opened ->
    [0] Aucun coffre ouvert
    [one] { $opened } coffre ouvert
   *[other] { $opened } coffres ouverts
  } sur { $all }, { $gems ->
    [0] aucune pierre
    [one] { $gems } pierre
   *[other] { $gems } pierres
  } ; { $shots ->
    [0] pas un coup de feu
    [1] un coup de feu
   *[other] { $shots } coups de feu
  }
draw-story-blasts = { $count ->
    [0] Aucun bateau n’a sauté
    [1] Un bateau a sauté
   *[other] { $count } bateaux ont sauté
  }, { $out ->
    [0] tous les équipages ont survécu
    [1] un équipage est hors jeu
   *[other] { $out } équipages sont hors jeu
  }
