# Les mots que partagent les images de tous les jeux.

draw-who = { WHO($seat) }
draw-players = { $least } à { $most } joueurs
draw-minutes = env. { $minutes } min
draw-total = Total
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
