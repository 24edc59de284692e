"""Where the spaces of the island lie on a picture, and the outlines of sets of them."""

import math
from functools import lru_cache

import msgspec

from engine.tobago import frame
from engine.tobago.frame import DIRECTIONS
from render.kit import paths
from render.kit.paths import Point

HALF = math.sqrt(3) / 2
"""Half the height of a hex, in radii."""
FIRST_COLUMN, FIRST_ROW = frame.hex_of("A1")[0], frame.hex_of("B1")[1]


class Chart(msgspec.Struct, frozen=True):
    """Hexes with a side on top; (x, y) is the middle of the north-western place of the frame."""

    x: float
    y: float
    radius: float

    def centre(self, space: str) -> Point:
        """The middle of a space."""
        column, row = frame.hex_of(space)
        across, down = column - FIRST_COLUMN, row - FIRST_ROW
        return self.x + 1.5 * self.radius * across, self.y + HALF * self.radius * down

    def outline(self, space: str, inset: float = 0) -> str:
        """The outline of a space."""
        return paths.hexagon(*self.centre(space), self.radius - inset, pointy=False)

    def outlines(self, spaces: int, inset: float = 0) -> str:
        """The outlines of a set of spaces as one path."""
        return _outlines(self, spaces, inset)

    def border(self, spaces: int) -> str:
        """The lines between a set of spaces and everything else."""
        return _border(self, spaces)


@lru_cache(maxsize=512)
def _outlines(chart: Chart, spaces: int, inset: float) -> str:
    return "".join(chart.outline(space, inset) for space in frame.spaces(spaces))


@lru_cache(maxsize=512)
def _border(chart: Chart, spaces: int) -> str:
    inside = {frame.hex_of(space) for space in frame.spaces(spaces)}
    return "".join(
        _side(chart, space, number)
        for space in frame.spaces(spaces)
        for number, direction in enumerate(DIRECTIONS)
        if frame.step(frame.hex_of(space), direction) not in inside
    )


def _side(chart: Chart, space: str, number: int) -> str:
    """One side of a space, 0 in the north and on clockwise."""
    corners = paths.ring(6, *chart.centre(space), chart.radius, -120)
    return paths.line(corners[number], corners[(number + 1) % 6])


TABLE = Chart(59, 53, 34.8)
"""The chart of the public picture."""
OWN = Chart(57, 150, 32.2)
"""The chart of a player's own picture."""
