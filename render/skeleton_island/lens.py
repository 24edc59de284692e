"""From the table of the engine to the picture: where a card is drawn, how turned and how large."""

from collections.abc import Iterable
from functools import lru_cache
from math import cos, degrees, sin
from typing import NamedTuple

from engine.skeleton_island.geometry import LENGTH, Spot
from engine.skeleton_island.geometry import WIDTH as ACROSS
from render.scene import Box, Group, placed
from render.skeleton_island.cards import WIDTH

SCALES = (2.0, 1.8, 1.6, 1.45, 1.3, 1.15, 1.0, 0.88, 0.78, 0.68, 0.6)
"""Points of the picture for a millimetre; few, so that cards painted once stay painted."""
MILLIMETRE = 100
"""The engine counts hundredths."""


class Place(NamedTuple):
    """A point of the picture, and a turn in degrees clockwise."""

    x: float
    y: float
    turn: float


class Lens(NamedTuple):
    """Looks at the table: the middle of the table lies at (x, y)."""

    x: float
    y: float
    scale: float

    @property
    def size(self) -> float:
        """How much larger than drawn a card appears."""
        return self.scale * ACROSS / MILLIMETRE / WIDTH

    def at(self, spot: Spot) -> Place:
        """Find the place of a spot; on the table y points up."""
        x, y = spot.x / MILLIMETRE * self.scale, spot.y / MILLIMETRE * self.scale
        turn = -degrees(spot.turn / 1000) % 360
        return Place(round(self.x + x, 1), round(self.y - y, 1), round(turn, 1))

    def lay(self, card: Group, spot: Spot) -> Group:
        """Lay a card, drawn around its middle, on a spot."""
        return placed(card, *self.at(spot), self.size)


def focus(spots: Iterable[Spot], area: Box) -> Lens:
    """Look as closely as the area allows, and no farther from the middle of the table than needed."""
    boxes = [_bounds(spot) for spot in spots] or [(0.0, 0.0, 0.0, 0.0)]
    left, right = min(box[0] for box in boxes), max(box[1] for box in boxes)
    top, bottom = min(box[2] for box in boxes), max(box[3] for box in boxes)
    room = min(area.width / max(1.0, right - left), area.height / max(1.0, bottom - top))
    scale = next((one for one in SCALES if one <= room), room)
    x, y = area.centre
    return Lens(
        _shifted(x, left * scale, right * scale, area.x, area.right),
        _shifted(y, top * scale, bottom * scale, area.y, area.bottom),
        scale,
    )


def _shifted(middle: float, low: float, high: float, start: float, stop: float) -> float:
    """Move the middle just so far that everything lies between start and stop."""
    return round(min(max(middle, start - low), stop - high), 1)


@lru_cache(maxsize=4096)
def _bounds(spot: Spot) -> tuple[float, float, float, float]:
    """The box around a card in millimetres: left, right, top, bottom, y pointing down."""
    angle = spot.turn / 1000
    across = (ACROSS * abs(cos(angle)) + LENGTH * abs(sin(angle))) / 2 / MILLIMETRE
    down = (ACROSS * abs(sin(angle)) + LENGTH * abs(cos(angle))) / 2 / MILLIMETRE
    x, y = spot.x / MILLIMETRE, -spot.y / MILLIMETRE
    return x - across, x + across, y - down, y + down
