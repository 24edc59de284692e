"""Map cards: narrow in a column on the island, large in a hand."""

from functools import lru_cache

from engine.loot_island.cards import COLOUR, COLOURS, ICON, JOKER, VALUE
from render.kit import paths
from render.kit.cards import card as paper
from render.kit.cards import outline
from render.scene import Box, Group, Linear, Part, Shadow, Shape, Sprite, Text, Texture
from render.theme import INK, SNOW, SUITS, Suit
from render.tint import clear, dark, light

EMBLEMS = {"chest": "chest", "draw": "hand", "plus1": "plus", "discard": "cube"}
"""What stands for the icons that have an emblem; a 1 and plain cards show none."""
CURSE = "#4b2a63"
"""The colour of curse cubes."""
SHAPE = 1.4
CHIP = Box(0, 0, 42, 66)


def suit(letter: str) -> Suit:
    """The colour and emblem of a map colour by its letter."""
    name = COLOURS[letter]
    return SUITS["violet" if name == "purple" else name]


def written(card: str) -> str:
    """The number of a card, J for a joker."""
    return "J" if VALUE[card] == JOKER else str(VALUE[card])


def icon(name: str, x: float, y: float, size: float) -> tuple[Part, ...]:
    """The icon of a card; a barred cube is one that may be discarded."""
    if name not in EMBLEMS:
        return ()
    tint = CURSE if name == "discard" else None
    bar = paths.line((x - size * 0.42, y + size * 0.42), (x + size * 0.42, y - size * 0.42))
    barred = (Shape(bar, None, SNOW, size * 0.2), Shape(bar, None, "#c4371f", size * 0.13))
    return (Sprite(EMBLEMS[name], x, y, size, tint), *(barred if name == "discard" else ()))


@lru_cache(maxsize=256)
def chip(card: str, fresh: bool = False) -> Group:
    """A card in a column: its number on the left, its icon below; just played in a white frame."""
    colour = suit(COLOUR[card]).colour
    edge = paths.rect(0, 0, CHIP.width, CHIP.height, 7)
    wide = Box(1, 0, CHIP.width - 2, 36)
    return Group(
        (
            Shape(edge, Linear(light(colour, 0.15), dark(colour, 0.25)), INK, 2.5),
            *((Shape(paths.rect(3, 3, CHIP.width - 6, CHIP.height - 6, 5), None, SNOW, 4),) if fresh else ()),
            Text(written(card), wide, size=34, face="bold", colour=SNOW, halo=INK),
            *icon(ICON[card], CHIP.width / 2, 48, 30),
        ),
        solid=True,
        shadow=Shadow(2, 3),
    )


@lru_cache(maxsize=512)
def held(card: str, width: float, dim: float = 0) -> Group:
    """A card in a hand, around its middle: a large number, its icon, and the emblem of its colour."""
    look = suit(COLOUR[card])
    height = width * SHAPE
    field = outline(width, height, width * 0.07)
    return paper(
        width,
        height,
        Shape(field, Texture("canvas", dark(look.colour, 0.25), light(look.colour, 0.12))),
        Shape(field, Linear("#ffffff30", "#00000030"), clear(INK, 0.6), 2),
        Sprite(look.emblem, width * 0.27, -height * 0.34, width * 0.32, SNOW),
        Text(
            written(card),
            Box(-width * 0.44, -height * 0.46, width * 0.5, height * 0.44),
            size=width * 0.46,
            face="bold",
            colour=SNOW,
            halo=INK,
        ),
        *icon(ICON[card], 0, height * 0.17, width * 0.56),
        dim=dim,
    )
