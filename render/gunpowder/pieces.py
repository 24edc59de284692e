"""The pieces: pirates in the colour, letter and shape of their seat, boats, chests, bombs, loot."""

from functools import lru_cache

from render.kit import paths
from render.kit.tokens import badge
from render.scene import Box, Group, Shadow, Shape, Sprite, Text, Texture, placed
from render.theme import INK, SEATS, SNOW
from render.tint import dark, light

HAT = "M-22 2 C-19 -7 -12 -4 -10 -12 C-4 -18 4 -18 10 -12 C12 -4 19 -7 22 2 C10 -3 -10 -3 -22 2Z"
SCARF = "M-17 3 C-15 -12 15 -12 17 3 C6 -2 -6 -2 -17 3Z M15 0 L27 -6 L24 3 L28 10Z"
HULL = "M-30 0 C-20 5 20 5 30 0 C27 13 20 20 12 21 H-12 C-20 20 -27 13 -30 0Z"
CONTENT = {"gem": "gem", "ammo": "ammunition", "bobby": "pirate", "bomb": "bomb", "trap": "trap"}
"""The emblem of what a chest holds."""
GREEN = "#27b06a"
"""The gems of this island."""


@lru_cache(maxsize=64)
def pirate(seat: int, *, bobby: bool = False, down: bool = False) -> Group:
    """A pirate on the island: the badge of the seat under a hat, Bobby's under a red scarf."""
    hat = (
        Shape(SCARF, "#c4371f", INK, 2)
        if bobby
        else Shape(HAT, dark(SEATS[seat].colour, 0.72), light(SEATS[seat].colour, 0.5), 1.6)
    )
    figure = Group((placed(badge(seat, 38), 0, 4), Group((hat,), y=-12)), turn=90 if down else 0)
    if not down:
        return Group((figure,), solid=True)
    veil = Shape(paths.circle(0, 0, 22), "#2b1a0f40")
    stars = Shape("".join(paths.star(5, x, -15, 8, 3.4) for x in (-13, 3, 17)), "#ffe27a", INK, 1.4)
    return Group((figure, veil, stars), solid=True)


@lru_cache(maxsize=16)
def boat(seat: int) -> Group:
    """A boat whose sail is the badge of its seat."""
    return Group(
        (
            Shape(HULL, Texture("wood", "#5b3419", "#a8703c", 0.5), INK, 2.5, 4),
            placed(badge(seat, 40), 0, -8),
            Shape("M-26 8 C-14 12 14 12 26 8", None, "#e3b35a", 2.4),
        ),
        solid=True,
        shadow=Shadow(4, 4),
    )


@lru_cache(maxsize=1)
def chest() -> Group:
    """A closed chest."""
    return Group((Sprite("chest", 0, 0, 42),), solid=True, shadow=Shadow(2, 2))


@lru_cache(maxsize=1)
def bomb() -> Group:
    """A bomb with its fuse alight, in a glow."""
    return Group((Sprite("glow", 0, 0, 58, "#ff9a3c"), Sprite("bomb", 0, 0, 44)), solid=True)


@lru_cache(maxsize=64)
def loot(gems: int, ammo: int) -> Group:
    """What a player who died by the trap left behind."""
    return Group(
        (
            Sprite("coins", 0, 4, 44),
            Text(str(gems + ammo), Box(-23, -23, 46, 46), size=33, face="bold", colour=SNOW, halo=INK),
        ),
        solid=True,
    )
