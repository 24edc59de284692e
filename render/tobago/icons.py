"""Clues as little pictures: what they speak of, how near, the largest of its kind, and not."""

from functools import lru_cache

from engine.tobago.clues import CLUES, Clue
from render.kit import paths
from render.kit.cards import outline
from render.scene import Box, Group, Part, Shape, Sprite, Text, Texture
from render.theme import ALARM, INK, SEATS, SNOW
from render.tint import clear, dark, light
from render.tobago.terrain import LOOKS, motif

WIDTH, HEIGHT = 66, 48
TAB = 26
"""How wide the tab of the owner is."""
TARGET = 21.0


@lru_cache(maxsize=128)
def icon(card: str) -> Group:
    """A clue as a card of its own, around the middle."""
    return Group(_card(WIDTH, CLUES[card], 0), solid=True)


@lru_cache(maxsize=512)
def owned(card: str, seat: int) -> Group:
    """A clue with the rose of its owner: a tab in the colour of the seat with its letter."""
    colour, letter, _ = SEATS[seat]
    width = WIDTH + TAB
    tab = paths.rect(-width / 2, -HEIGHT / 2, TAB, HEIGHT)
    mark = (
        Shape(tab, Texture("canvas", dark(colour, 0.12), light(colour, 0.1), 0.5)),
        Shape(f"M{-width / 2 + TAB} {-HEIGHT / 2}v{HEIGHT}", None, INK, 2),
        Text(
            letter,
            Box(-width / 2 - 4, -HEIGHT / 2, TAB + 8, HEIGHT),
            size=34,
            face="bold",
            colour=SNOW,
            halo=INK,
        ),
    )
    frame = outline(width, HEIGHT)
    return Group(
        (Group((*_card(width, CLUES[card], TAB / 2), *mark), clip=frame), Shape(frame, None, INK, 2.6)),
        solid=True,
    )


def _card(width: float, clue: Clue, middle: float) -> tuple[Part, ...]:
    """Paper, the thing spoken of with its relation, and a bar for "not"."""
    frame = outline(width, HEIGHT)
    paper = "#f2d3c0" if clue.negated else "#f8efd8"
    face = Group(
        (
            Shape(frame, Texture("parchment", dark(paper, 0.08), light(paper, 0.3), 0.5), INK, 2.6),
            Group((*_subject(clue), *(_not() if clue.negated else ())), x=middle),
        )
    )
    return (face,)


def _subject(clue: Clue) -> tuple[Part, ...]:
    """The target alone with a cross on it, or beside the place or the eye that the relation means."""
    if clue.relation == "in":
        return (*_target(clue, 0), Sprite("cross", 0, 0, 27), *(_brackets(0) if clue.largest else ()))
    beside = _neighbour(20) if clue.relation == "next" else (Sprite("eye", 18, 0, 31),)
    return (*_target(clue, -11), *(_brackets(-11) if clue.largest else ()), *beside)


def _target(clue: Clue, x: float) -> tuple[Part, ...]:
    """A hex of terrain, or a landmark."""
    if clue.target not in LOOKS:
        return (Sprite(clue.target, x - 1, 0, 42),)
    hexagon = paths.hexagon(x, 0, TARGET - 2 * clue.largest, pointy=False)
    return (
        Shape(hexagon, LOOKS[clue.target].fill),
        Group((motif(clue.target, [(x, 5)], TARGET * 1.25),), clip=hexagon),
        Shape(hexagon, None, INK, 2.4),
    )


def _neighbour(x: float) -> tuple[Part, ...]:
    """The space beside it, with the cross."""
    return (
        Shape(paths.hexagon(x, 0, 14, pointy=False), "#fffaf0", INK, 2.2),
        Sprite("cross", x, 0, 21),
    )


def _brackets(x: float) -> tuple[Part, ...]:
    """Red brackets: the largest area of its kind."""
    path = f"M{x - 13} -19h-7v38h7M{x + 13} -19h7v38h-7"
    return (Shape(path, None, SNOW, 7), Shape(path, None, ALARM, 4.4))


def _not() -> tuple[Part, ...]:
    """The bar that turns a clue into its opposite."""
    bar = "M-27 18L27 -18"
    return (
        Shape(bar, None, SNOW, 10),
        Shape(bar, None, ALARM, 6.4),
        Shape(bar, None, clear("#ffffff", 0.35), 1.6),
    )
