"""What lies before a player: the maps by colour with what is missing, objects, gold."""

from functools import lru_cache

from engine.core.types import Seat
from engine.skeleton_island.cards import COINS, COLOURS, KIND, MAP, Collection, quarters
from engine.skeleton_island.state import View
from render.kit import paths
from render.kit.cards import spread
from render.scene import Box, Group, Linear, Part, Shape, Sprite, Text, placed
from render.skeleton_island.cards import OBJECT, SUIT
from render.theme import GLOW, INK, SNOW
from render.tint import clear, dark, light

OPEN, MINE, LOST = "open", "mine", "lost"
"""Whether the island of a colour is still to be won, is won by this player, or by another."""
CELLS = ((0, 0), (0, 1), (1, 0), (1, 1))
"""The quarters of a map in the order in which they are filled; a half is the two of a column."""


def claim(view: View, seat: Seat, colour: str) -> str:
    """Tell whose island a colour is, as this seat sees it."""
    owner = view.islands[COLOURS.index(colour)]
    return OPEN if owner is None else MINE if owner == seat else LOST


def maps(view: View, seat: Seat, row: Box, lit: frozenset[str] = frozenset()) -> Group:
    """The five maps of a player side by side, each as far as it is complete."""
    size = min(row.height, row.width / len(COLOURS) - 6)
    places = spread(len(COLOURS), row.width, size, 8)
    cards = view.owned[seat]
    return Group(
        tuple(
            placed(
                _map(cards, colour, claim(view, seat, colour), size, colour in lit), row.x + x, row.centre[1]
            )
            for colour, x in zip(COLOURS, places, strict=True)
        )
    )


def _map(cards: Collection, colour: str, state: str, size: float, lit: bool) -> Group:
    halves = cards.count(f"half-{colour}")
    return chart(colour, halves, quarters(cards, colour) - 2 * halves, state, size, lit)


@lru_cache(maxsize=1024)
def chart(colour: str, halves: int, fourths: int, state: str, size: float, lit: bool = False) -> Group:
    """A map of four quarters around the origin: the pieces one has, and empty places for the others."""
    tint, emblem = SUIT[colour]
    outer = paths.rect(-size / 2, -size / 2, size, size, 6)
    whole = 2 * halves + fourths
    glow = (Shape(outer, None, GLOW, 12),) if lit else ()
    paper = light(tint, 0.8) if state != LOST else "#d8ccb0"
    cross = f"M0 {-size / 2} V{size / 2} M{-size / 2} 0 H{size / 2}"
    parts: list[Part] = [
        *glow,
        Shape(outer, paper, INK, 3),
        Shape(cross, None, clear(dark(tint, 0.4), 0.5), 2),
    ]
    parts += _pieces(halves, fourths, size, tint)
    parts.append(Shape(outer, None, INK, 3))
    parts += _sign(emblem, tint, whole, state, size)
    if whole > MAP:
        parts.append(_more(whole - MAP, size))
    return Group(tuple(parts), solid=True)


def _pieces(halves: int, fourths: int, size: float, tint: str) -> list[Part]:
    """Halves fill a column each, quarters a cell each."""
    cell, fill = size / 2, Linear(light(tint, 0.22), dark(tint, 0.12))
    found: list[Part] = []
    for column in range(min(2, halves)):
        x = -cell + column * cell
        found.append(Shape(paths.rect(x + 2, -cell + 2, cell - 4, size - 4, 3), fill, INK, 2.5, 2))
    for column, row in CELLS[2 * halves : 2 * halves + fourths]:
        x, y = -cell + column * cell, -cell + row * cell
        found.append(Shape(paths.rect(x + 2, y + 2, cell - 4, cell - 4, 3), fill, INK, 2.5, 2))
    return found


def _sign(emblem: str, tint: str, whole: int, state: str, size: float) -> list[Part]:
    """The emblem of the colour; with a palm on the map of one's island, nothing to win on a lost one."""
    if state == MINE:
        return [
            Sprite("glow", 0, 0, size * 1.15, "#fff0b0"),
            Sprite("palm", -size * 0.1, -size * 0.08, size * 0.84),
            Sprite(emblem, size * 0.22, size * 0.22, size * 0.48, light(tint, 0.4) if whole else tint),
        ]
    sign = Sprite(emblem, 0, 0, size * 0.52, light(tint, 0.4) if whole else tint)
    return [Group((sign,), fade=0.45)] if state == LOST else [sign]


def _more(count: int, size: float) -> Text:
    """How many quarters there are beyond a whole map."""
    box = Box(-size / 2 - 4, size / 2 - 34, size + 10, 38)
    return Text(f"+{count}", box, size=34, face="bold", side="right", colour=SNOW, halo=INK)


def goods(
    cards: Collection,
    row: Box,
    lit: frozenset[str] = frozenset(),
    kinds: tuple[str, ...] = ("object", "coins"),
) -> Group:
    """Objects and gold pieces in a row, closer together when there are many; new ones glow."""
    size = min(row.height, 56.0)
    shown = [face for face in cards if KIND[face] in kinds]
    places = spread(len(shown), min(row.width, len(shown) * (size + 4)), size, 4)
    new = {shown.index(face) for face in lit if face in shown}
    return Group(
        tuple(
            placed(good(face, size, at in new), row.x + x, row.centre[1])
            for at, (face, x) in enumerate(zip(shown, places, strict=True))
        )
    )


@lru_cache(maxsize=128)
def good(face: str, size: float, lit: bool = False) -> Group:
    """An object or a coin with its number, around the origin."""
    box = Box(-size / 2, -size / 2, size, size)
    glow = (Shape(paths.circle(0, 0, size * 0.47), "#fff3b0c0", GLOW, 6),) if lit else ()
    if face in OBJECT:
        return Group((*glow, Sprite(OBJECT[face], 0, 0, size)), solid=True)
    number = Text(str(COINS[face]), box, size=36, face="bold", colour=INK, halo="#ffe9a8")
    return Group((*glow, Sprite("coin", 0, 0, size), number), solid=True)
