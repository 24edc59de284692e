"""The kit: functions that build nodes, one noun a module. Nothing here draws.

paths    outlines as SVG path text: circle, rect, polygon, star, hexagon, arrow
cards    card, back, fan, row, column, stack
tokens   seat badges, coordinate labels, cubes, counters
boards   square cells and hexes: where they lie and how they look
panels   plates of paper, titles, banners, score rows
marks    highlights, arrows, ghosts, crosses
"""
