"""The island: its cells, what lies next to what, and sets of cells as bits of one integer.

A cell is named like C7: columns A to M from the left, rows 1 to 13 from the top. Its bit stands at
``row * 14 + column``; the fourteenth column is empty, so that a set of cells shifted sideways never
reaches into the next row.
"""

from collections.abc import Callable, Sequence
from importlib import resources
from itertools import pairwise
from operator import itemgetter
from typing import TypeVar

from engine.gunpowder.cards import STRONGEST

T = TypeVar("T")

COLUMNS = "ABCDEFGHIJKLM"
_WIDTH = len(COLUMNS) + 1
_ROWS = tuple(
    resources.files("engine.gunpowder").joinpath("data", "board.txt").read_text(encoding="utf-8").split()
)

GROUND = {
    f"{COLUMNS[column]}{row + 1}": sign
    for row, line in enumerate(_ROWS)
    for column, sign in enumerate(line)
    if sign != "~"
}
"""Every land cell and its sign: ``.`` plain, ``#`` obstacle, ``A`` anchor, ``X`` red cross."""

ABOARD, DEAD, NOWHERE = "aboard", "dead", ""
"""Places that are no cells: on the own boat, out of the game, not yet in it (Bobby)."""

SEATS = 4
BOATS = tuple(f"boat{seat}" for seat in range(SEATS))
"""The boats as places: where somebody else's prisoner sits, or where a bomb goes."""


def _lane(cell: str) -> int:
    return (int(cell[1:]) - 1) * _WIDTH + COLUMNS.index(cell[0])


BIT = {cell: 1 << _lane(cell) for cell in GROUND} | dict.fromkeys((ABOARD, DEAD, NOWHERE, *BOATS), 0)
"""The bit of every place; a place off the island has none."""

CELLS = tuple(cell for cell in GROUND if GROUND[cell] != "#")
"""The cells that can be stood on, row by row."""

ANCHORS = tuple(cell for cell in GROUND if GROUND[cell] == "A")
CROSSES = tuple(cell for cell in GROUND if GROUND[cell] == "X")
CROSS = {cell: number for number, cell in enumerate(CROSSES)}


def mask(cells: Sequence[str]) -> int:
    """Put cells together into one set; places off the island add nothing."""
    together = 0
    for cell in cells:
        together |= BIT[cell]
    return together


LAND = mask(tuple(GROUND))
WALKABLE = mask(CELLS)

_BY_LANE = {_lane(cell): cell for cell in GROUND}
LANES = tuple(_BY_LANE.get(lane, NOWHERE) for lane in range(len(_ROWS) * _WIDTH))
"""The cell at every bit; sea has no name."""


def _spread_king(cells: int) -> int:
    cells |= cells << 1 | cells >> 1
    return cells | cells << _WIDTH | cells >> _WIDTH


def _spread_rook(cells: int) -> int:
    return cells | cells << 1 | cells >> 1 | cells << _WIDTH | cells >> _WIDTH


SPREAD: dict[str, Callable[[int], int]] = {"king": _spread_king, "rook": _spread_rook}
"""A set of cells and all that lies next to it, sea and obstacles included (gunpowder R1)."""

NEAR = {
    way: {cell: spread(BIT[cell]) & LAND & ~BIT[cell] for cell in GROUND} for way, spread in SPREAD.items()
}
"""The land next to every cell."""


def flood(cells: int, passable: int, adjacency: str, steps: int) -> list[int]:
    """A set of cells and what is reached from it within one, two ... so many steps.

    It does what `SPREAD` does, written out because most of the time of a game is spent here.
    """
    layers = [cells]
    king = adjacency == "king"
    for _ in range(steps):
        wide = cells | cells << 1 | cells >> 1
        tall = wide if king else cells
        cells = (wide | tall << _WIDTH | tall >> _WIDTH) & passable
        layers.append(cells)
    return layers


WITHIN = {way: {cell: flood(BIT[cell], LAND, way, STRONGEST) for cell in CELLS} for way in SPREAD}
"""The land within 0, 1, 2 ... steps of every cell, over obstacles too (gunpowder R8)."""


def rings(cell: str) -> tuple[int, ...]:
    """The land at king's distance 1, 2, 3 ... from a cell, whatever lies between (gunpowder R13)."""
    sets = [BIT[cell]]
    for _ in COLUMNS:
        sets.append(_square(sets[-1]))
    return tuple(wide & ~narrow & LAND for narrow, wide in pairwise(sets))


def _square(cells: int) -> int:
    """Grow a set by one king's step over sea too, without leaving the grid."""
    return _spread_king(cells) & _GRID


_GRID = sum(((1 << len(COLUMNS)) - 1) << (row * _WIDTH) for row in range(len(_ROWS)))


_BYTES = (len(LANES) + 7) // 8
_OF_BYTE = tuple(
    tuple(tuple(8 * at + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
    for at in range(_BYTES)
)
"""The bits that are set in every possible byte, wherever it stands in a set of cells."""


def lanes_of(cells: int) -> list[int]:
    """Number the bits of a set of cells, row by row."""
    lanes: list[int] = []
    at = 0
    for byte in cells.to_bytes((cells.bit_length() + 7) >> 3, "little"):
        if byte:
            lanes += _OF_BYTE[at][byte]
        at += 1  # noqa: SIM113 - enumerate is slower, and this is where the time goes
    return lanes


def cells_of(cells: int) -> tuple[str, ...]:
    """Name the cells of a set, row by row."""
    return tuple(LANES[lane] for lane in lanes_of(cells))


def along(lanes: Sequence[int], row: Sequence[T]) -> Sequence[T]:
    """Of things that lie one at every bit, pick those at these bits."""
    return itemgetter(*lanes)(row) if len(lanes) > 1 else [row[lane] for lane in lanes]


def among(cells: int, row: Sequence[T]) -> Sequence[T]:
    """Of things that lie one at every bit, pick those of a set of cells."""
    return along(lanes_of(cells), row)
