"""Cards as rotated rectangles: whether two overlap, and how much of one can be seen.

Lengths are hundredths of a millimetre, angles thousandths of a radian counter-clockwise; at angle 0 the
long side lies along y, which points up. Everything is whole numbers.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.core.types import Record
from engine.skeleton_island.circle import COSINE, FULL, ONE, SHIFT, SINE, scaled

WIDTH = 5600
LENGTH = 8700
EDGE_X = 54800
EDGE_Y = 34800
"""How far a card's centre may lie from the middle of the table (R16)."""
EPSILON = 50
"""Overlapping by no more than this is touching."""
COLUMNS, ROWS = 7, 11
"""The lattice on which areas are counted (R27)."""

_FAR = (WIDTH * WIDTH + LENGTH * LENGTH) + 1
"""Centres at least this far apart, squared: the circles around two cards do not meet."""
_NEAR = (WIDTH - 2 * EPSILON) ** 2
"""Centres nearer than this, squared: the circles inside two cards overlap by more than enough."""


class Spot(Record, frozen=True):
    """Where a card lies: its centre, and how it is turned."""

    x: int
    y: int
    turn: int


def _reach(turn: int) -> tuple[int, int]:
    """Half of both cards along the short and the long axis of one of them, if they are turned so."""
    sine, cosine = abs(SINE[turn]), abs(COSINE[turn])
    across = (WIDTH * ONE + WIDTH * cosine + LENGTH * sine) // 2
    along = (LENGTH * ONE + WIDTH * sine + LENGTH * cosine) // 2
    return across, along


REACH = tuple(_reach(turn) for turn in range(FULL))
_COVERING = tuple((across - EPSILON * ONE, along - EPSILON * ONE) for across, along in REACH)


def penetration(one: Spot, other: Spot) -> int:
    """How deep two cards overlap along the best of the four edge normals, in parts of ``ONE``."""
    across, along = REACH[abs(one.turn - other.turn)]
    dx, dy = other.x - one.x, other.y - one.y
    return min(
        min(
            across - abs(dx * COSINE[turn] + dy * SINE[turn]),
            along - abs(dy * COSINE[turn] - dx * SINE[turn]),
        )
        for turn in (one.turn, other.turn)
    )


def overlap(one: Spot, other: Spot) -> bool:
    """Tell whether the higher of two cards covers the lower: `penetration` beyond `EPSILON`, quickly."""
    dx = other.x - one.x
    dy = other.y - one.y
    apart = dx * dx + dy * dy
    if apart >= _FAR:
        return False
    if apart < _NEAR:
        return True
    turn, turned = one.turn, other.turn
    across, along = _COVERING[turn - turned if turn > turned else turned - turn]
    sine, cosine = SINE[turn], COSINE[turn]
    if not (-across < dx * cosine + dy * sine < across and -along < dy * cosine - dx * sine < along):
        return False
    sine, cosine = SINE[turned], COSINE[turned]
    return -across < dx * cosine + dy * sine < across and -along < dy * cosine - dx * sine < along


def clamped(x: int, y: int, turn: int) -> Spot:
    """Keep a card on the table (R16)."""
    return Spot(max(-EDGE_X, min(EDGE_X, x)), max(-EDGE_Y, min(EDGE_Y, y)), turn % FULL)


def on_table(spot: Spot) -> bool:
    """Tell whether no corner of a card may hang over the table's edge (R16)."""
    return -EDGE_X <= spot.x <= EDGE_X and -EDGE_Y <= spot.y <= EDGE_Y


@lru_cache(maxsize=1 << 13)
def shows(spot: Spot, higher: tuple[Spot, ...], least: int) -> bool:
    """Tell whether at least so many points of a card's lattice lie in none of these others (R27)."""
    boxes = [(other.x, other.y, SINE[other.turn], COSINE[other.turn]) for other in higher]
    seen = 0
    for dx, dy in _lattice(spot.turn):
        seen += not _inside(spot.x + dx, spot.y + dy, boxes)
        if seen == least:
            return True
    return False


def _inside(x: int, y: int, boxes: Sequence[tuple[int, int, int, int]]) -> bool:
    """Tell whether a point lies in any of these rectangles."""
    for left, low, sine, cosine in boxes:
        dx, dy = x - left, y - low
        if abs(dx * cosine + dy * sine) <= _HALF_WIDTH and abs(dy * cosine - dx * sine) <= _HALF_LENGTH:
            return True
    return False


_HALF_WIDTH = WIDTH // 2 << SHIFT
_HALF_LENGTH = LENGTH // 2 << SHIFT


@lru_cache(maxsize=FULL)
def _lattice(turn: int) -> tuple[tuple[int, int], ...]:
    """The centres of 7 x 11 equal cells from the card's centre, those farthest out first (R27)."""
    sine, cosine = SINE[turn], COSINE[turn]
    return tuple((scaled(x * cosine - y * sine), scaled(x * sine + y * cosine)) for x, y in _CELLS)


def _cells() -> Iterable[tuple[int, int]]:
    for column in range(COLUMNS):
        for row in range(ROWS):
            x = (2 * column + 1 - COLUMNS) * WIDTH // (2 * COLUMNS)
            y = (2 * row + 1 - ROWS) * LENGTH // (2 * ROWS)
            yield x, y


_CELLS = tuple(sorted(_cells(), key=lambda cell: -(cell[0] ** 2 + cell[1] ** 2)))
