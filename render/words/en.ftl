# Words that the pictures of all games share.

draw-who = { WHO($seat) }
draw-players = { $least }–{ $most } players
draw-minutes = about { $minutes } min
draw-total = Total
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
