"""Where things lie: the cells of the island and the boats on the sea side of their anchors."""

from engine.core.types import Seat
from engine.gunpowder.board import ABOARD, BOATS, COLUMNS, GROUND
from engine.gunpowder.state import Player
from render.kit.boards import Grid
from render.kit.paths import Point

SIDE = 47.0
GRID = Grid(118, 96, SIDE, len(COLUMNS), len(COLUMNS))
AWAY = 18
"""How far from the island's edge a boat lies."""
LAST = len(COLUMNS) - 1


def position(cell: str) -> tuple[int, int]:
    """The column and the row of a cell, counted from 0."""
    return COLUMNS.index(cell[0]), int(cell[1:]) - 1


def centre(cell: str) -> Point:
    """The middle of a cell."""
    return GRID.centre(*position(cell))


def outline(cell: str, inset: float = 0) -> str:
    """The outline of a cell."""
    return GRID.outline(*position(cell), inset)


def berth(anchor: str) -> Point:
    """Where a boat lies that is moored at an anchor."""
    column, row = position(anchor)
    x, y = centre(anchor)
    out = SIDE / 2 + AWAY
    across = {0: -out, LAST: out}.get(column, 0.0)
    down = {0: -out, LAST: out}.get(row, 0.0)
    return x + across, y + down


def spot(place: str, players: tuple[Player, ...], seat: Seat) -> Point | None:
    """The point of a cell or a boat; None when that boat is gone."""
    if place in GROUND:
        return centre(place)
    owner = BOATS.index(place) if place in BOATS else seat if place == ABOARD else None
    if owner is None or owner >= len(players) or not players[owner].boat:
        return None
    return berth(players[owner].boat)
