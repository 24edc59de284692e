"""Boards of squares and of hexes: where cells lie, what they are called, their coordinates."""

import math
from string import ascii_uppercase

import msgspec

from render.kit import paths
from render.scene import Box, Colour, Group, Text
from render.theme import INK


class Grid(msgspec.Struct, frozen=True):
    """Squares: columns A, B, C … from the left, rows 1, 2, 3 … from the top."""

    x: float
    y: float
    side: float
    columns: int
    rows: int

    def cell(self, column: int, row: int) -> Box:
        """The box of a cell, counted from 0."""
        return Box(self.x + column * self.side, self.y + row * self.side, self.side, self.side)

    def centre(self, column: int, row: int) -> tuple[float, float]:
        """The middle of a cell."""
        return self.cell(column, row).centre

    def outline(self, column: int, row: int, inset: float = 0) -> str:
        """The outline of a cell."""
        box = self.cell(column, row).inset(inset)
        return paths.rect(box.x, box.y, box.width, box.height)

    @property
    def box(self) -> Box:
        """The whole board."""
        return Box(self.x, self.y, self.columns * self.side, self.rows * self.side)


def cell_name(column: int, row: int) -> str:
    """The coordinate of a cell: C7."""
    return f"{ascii_uppercase[column]}{row + 1}"


def coordinates(grid: Grid, colour: Colour = INK, size: float = 34, halo: str | None = None) -> Group:
    """Letters above and below a board, numbers on both its sides."""
    band = size * 1.15
    box = grid.box
    parts = []
    for column in range(grid.columns):
        for y in (box.y - band, box.bottom):
            at = Box(grid.cell(column, 0).x, y, grid.side, band)
            parts.append(_coordinate(ascii_uppercase[column], at, size, colour, halo))
    for row in range(grid.rows):
        for x in (box.x - band * 1.25, box.right):
            at = Box(x, grid.cell(0, row).y, band * 1.25, grid.side)
            parts.append(_coordinate(str(row + 1), at, size, colour, halo))
    return Group(tuple(parts), solid=True)


def _coordinate(text: str, box: Box, size: float, colour: Colour, halo: Colour | None) -> Text:
    return Text(text, box, size=size, least=min(size, 33), face="bold", colour=colour, halo=halo)


class Hexes(msgspec.Struct, frozen=True):
    """Hexes with a corner on top, odd rows moved half a hex to the right."""

    x: float
    y: float
    radius: float

    def centre(self, column: int, row: int) -> tuple[float, float]:
        """The middle of the hex in this column and row."""
        width = math.sqrt(3) * self.radius
        return self.x + width * (column + 0.5 * (row % 2)), self.y + 1.5 * self.radius * row

    def axial(self, q: int, r: int) -> tuple[float, float]:
        """The middle of the hex with these axial coordinates."""
        width = math.sqrt(3) * self.radius
        return self.x + width * (q + r / 2), self.y + 1.5 * self.radius * r

    def outline(self, centre: tuple[float, float], inset: float = 0) -> str:
        """The outline of a hex around its middle."""
        return paths.hexagon(*centre, self.radius - inset)

    def border(self, centre: tuple[float, float], side: int) -> str:
        """One side of a hex, 0 to the upper right and on clockwise: for coasts and borders."""
        corners = paths.ring(6, *centre, self.radius)
        return paths.line(corners[side], corners[(side + 1) % 6])
