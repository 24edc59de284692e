"""The cards of Skeleton Island, around their own middle: pieces of maps, objects, gold, sand, islands.

A card tells what it is by large marks alone, so that a part of it is enough: a map piece bears its
emblem once for every quarter it is worth, gold as many coins, an object itself.
"""

from functools import lru_cache

import msgspec

from engine.skeleton_island.cards import BURIED, COINS, COLOUR, QUARTERS, SAND
from engine.skeleton_island.geometry import LENGTH
from engine.skeleton_island.geometry import WIDTH as ACROSS
from render.kit import paths
from render.kit.cards import card, outline
from render.scene import Colour, Group, Part, Shadow, Shape, Sprite, Texture
from render.theme import SUITS, Suit
from render.tint import clear, dark, light

WIDTH = 100.0
HEIGHT = WIDTH * LENGTH / ACROSS
"""Cards are drawn in this size and placed with a scale."""
SUIT: dict[str, Suit] = {
    "red": SUITS["red"],
    "blue": SUITS["blue"],
    "green": SUITS["green"],
    "yellow": SUITS["yellow"],
    "purple": SUITS["violet"],
}
OBJECT = {
    "hat": "hat",
    "hook": "hook",
    "sabre": "sabre",
    "pistol": "pistol",
    "spyglass": "spyglass",
    "compass": "compass",
    "flag": "jolly_roger",
}
"""The emblem of each object."""
EDGE = outline(WIDTH, HEIGHT)
PIPS = {1: ((0.0, 60.0),), 2: ((-37.0, 56.0), (37.0, 56.0)), 3: ((-46.0, 46.0), (0.0, 46.0), (46.0, 46.0))}
"""Where so many marks stand below the middle, and how large they are."""
HALF = "M-41 -68 H30 L38 -58 L31 -46 L40 -33 L32 -20 L39 -6 L31 8 L40 21 L33 34 L39 47 L32 58 L38 68 H-41Z"
QUARTER = (
    "M-41 -68 H30 L38 -57 L31 -45 L40 -32 L32 -19 L39 -5 L31 9 L38 22 L33 36 L24 43 L14 37 L4 46"
    " L-8 39 L-19 48 L-30 41 L-41 47Z"
)
"""A half map is torn on one side, a quarter on two."""
COAST = "M-41 -30 C-22 -44 -6 -22 10 -40 C20 -50 30 -44 38 -54 M-41 34 C-24 22 -10 40 8 28 C22 18 30 26 38 18"
GRID = "M-41 -34 H38 M-41 0 H38 M-41 34 H38 M-14 -68 V46 M12 -68 V46"
RIPPLES = "".join(
    f"M-44 {y} C-26 {y - 9} -14 {y + 7} 2 {y} C18 {y - 7} 28 {y + 7} 44 {y - 2}" for y in range(-60, 64, 20)
)


@lru_cache(maxsize=512)
def lying(face: str, level: int = 1, seen: bool = False) -> Group:
    """A card of the heap; the more cards it lies on, the farther its shadow falls.

    One that its viewer has looked at shows its face within the sand.
    """
    parts = _seen(face) if seen else _face(face)
    fall = 3 + 2.5 * min(level, LEVELS)
    return card(WIDTH, HEIGHT, *parts, shadow=Shadow(fall, 2 + fall * 0.55, "#2a170a90"))


LEVELS = 4
"""Higher than this all shadows are alike."""


def bare(face: str, dim: float = 0) -> Group:
    """A card laid out, as on a plate or a hand."""
    whole = _dimmed(face, dim) if dim else lying(face)
    return msgspec.structs.replace(whole, shadow=Shadow(5, 5))


@lru_cache(maxsize=64)
def _dimmed(face: str, dim: float) -> Group:
    return card(WIDTH, HEIGHT, *_face(face), dim=dim)


def _face(face: str) -> tuple[Part, ...]:
    """What is printed on a card."""
    if face == SAND:
        return _sand()
    if face == BURIED:
        return (Shape(EDGE, "#a58350"),)
    if face in OBJECT:
        return _object(OBJECT[face])
    return _gold(COINS[face]) if COINS[face] else _map(COLOUR[face], QUARTERS[face])


def _sand() -> tuple[Part, ...]:
    """The back of every card: sand in ripples, and bones under it."""
    return (
        Shape(EDGE, Texture("sand", "#bf9150", "#dcb674", 1.4)),
        Shape(RIPPLES, None, "#8a602c66", 3),
        Shape(outline(WIDTH, HEIGHT, 7), None, "#7a5426b0", 3),
        Group((Sprite("crossbones", 0, 0, 62, "#a67b43"),), fade=0.75),
    )


def _map(colour: str, quarters: int) -> tuple[Part, ...]:
    """A torn piece of a map, with the emblem of its colour for every quarter."""
    tint, emblem = SUIT[colour]
    piece = HALF if quarters > 1 else QUARTER
    ink = dark(tint, 0.3)
    chart = (
        Shape(piece, Texture("parchment", light(tint, 0.62), light(tint, 0.86), 0.5)),
        Shape(GRID, None, clear(ink, 0.2), 1.6),
        Shape(COAST, None, clear(ink, 0.55), 3),
    )
    return (
        Shape(EDGE, Texture("canvas", dark(tint, 0.26), light(tint, 0.1), 0.6)),
        Group(chart, clip=piece),
        Shape(piece, None, dark(tint, 0.55), 3),
        *_pips(emblem, quarters, -3, -10 if quarters == 1 else 0, tint),
    )


def _object(emblem: str) -> tuple[Part, ...]:
    """A pirate's thing on dark cloth."""
    return (
        Shape(EDGE, Texture("canvas", "#26323b", "#4a5c66", 0.6)),
        Shape(paths.ellipse(0, 0, 43, 66), Texture("parchment", "#cdb98c", "#f3e7c6", 0.5), "#1b1410", 3),
        Sprite(emblem, 0, 0, 80),
    )


def _gold(count: int) -> tuple[Part, ...]:
    """Pieces of gold on the wood of a chest."""
    return (
        Shape(EDGE, Texture("wood", "#3e2412", "#74481f", 0.5)),
        Shape(outline(WIDTH, HEIGHT, 8), None, "#e3a93a", 4),
        *_pips("coin", count, 0, 0, None),
    )


def _pips(emblem: str, count: int, x: float, y: float, tint: Colour | None) -> tuple[Sprite, ...]:
    return tuple(Sprite(emblem, x, y + down, size, tint) for down, size in PIPS[count])


def _seen(face: str) -> tuple[Part, ...]:
    """A card lying face down whose face one remembers: a window in the sand, and an eye."""
    window = outline(WIDTH, HEIGHT, 15)
    inner = Group(_face(face), clip=EDGE, scale=0.72)
    return (*_sand()[:3], inner, Shape(window, None, "#fff6dc", 4), Sprite("eye", 27, 53, 44))


@lru_cache(maxsize=64)
def island(colour: str, width: float, height: float, taken: bool = False) -> Group:
    """The card of an island: its colour and emblem, a palm on the sand, the sea around."""
    tint, emblem = SUIT[colour]
    w, h = width / 2, height / 2
    dune = f"M{-w} {h * 0.62} C{-w * 0.5} {h * 0.05} {w * 0.4} {h * 0.1} {w} {h * 0.62} V{h} H{-w}Z"
    return card(
        width,
        height,
        Shape(outline(width, height), Texture("sea", dark(tint, 0.25), light(tint, 0.2), 0.5)),
        Shape(dune, Texture("sand", "#d8b873", "#f6e6b8", 0.4), "#2b1a0f90", 2),
        Sprite("palm", -w * 0.4, -h * 0.06, height * 0.86),
        Sprite(emblem, w * 0.36, -h * 0.2, height * 0.62, light(tint, 0.55)),
        dim=0.5 if taken else 0,
    )
