"""Small things on a board: seat badges, labels, counters, cubes."""

from functools import lru_cache

from render.kit import paths
from render.scene import LEAST_TYPE, Box, Colour, Group, Linear, Phrase, Shadow, Shape, Sprite, Text, group
from render.theme import INK, PAPER, SEATS, SNOW
from render.tint import dark, light

NARROW = {"triangle": 0.2, "star": 0.06}
"""How far below the middle the letter of a badge stands, in radii."""


@lru_cache(maxsize=256)
def badge(seat: int, size: float = 56) -> Group:
    """The mark of a seat around the origin: colour, shape and letter together."""
    colour, letter, shape = SEATS[seat]
    r = size / 2
    down = NARROW.get(shape, 0) * r
    return Group(
        (
            Shape(
                paths.seat_shape(shape, 0, 0, r),
                Linear(light(colour, 0.2), dark(colour, 0.18), -18),
                INK,
                max(2.5, size * 0.06),
                size * 0.06,
            ),
            Text(
                letter,
                Box(-r, down - r, size, size),
                size=max(LEAST_TYPE, size * 0.62),
                face="bold",
                colour=SNOW,
                halo=INK,
            ),
        ),
        solid=True,
        shadow=Shadow(2, 2),
    )


@lru_cache(maxsize=1024)
def label(text: str, size: float = 34, colour: Colour = PAPER) -> Group:
    """A tag around the origin that names a thing as its button does."""
    width = size * (0.6 * len(text) + 0.5)
    height = size * 1.22
    box = Box(-width / 2, -height / 2, width, height)
    return Group(
        (
            Shape(paths.rect(box.x, box.y, width, height, height * 0.3), colour, INK, 2.5),
            Text(text, box.inset(4, 0), size=size, least=min(size, LEAST_TYPE), face="bold", colour=INK),
        ),
        solid=True,
        shadow=Shadow(2, 2),
    )


def counter(
    emblem: str,
    phrase: Phrase,
    x: float,
    y: float,
    *,
    size: float = 44,
    width: float = 64,
    tint: Colour | None = None,
    colour: Colour = INK,
) -> Group:
    """An emblem with its number to the right; (x, y) is the middle of the left edge."""
    return group(
        Sprite(emblem, size / 2, 0, size, tint),
        Text(
            phrase,
            Box(size + 4, -size / 2, width, size),
            size=min(40, size),
            face="bold",
            side="left",
            colour=colour,
        ),
        x=x,
        y=y,
    )


def roundel(number: Phrase, size: float, colour: Colour, ink: Colour = SNOW) -> Group:
    """A number on a disc around the origin."""
    r = size / 2
    return Group(
        (
            Shape(
                paths.circle(0, 0, r),
                Linear(light(colour, 0.2), dark(colour, 0.2), -18),
                INK,
                max(2.5, size * 0.05),
                size * 0.05,
            ),
            Text(
                number,
                Box(-r, -r, size, size),
                size=max(LEAST_TYPE, size * 0.62),
                face="bold",
                colour=ink,
            ),
        ),
        solid=True,
    )
