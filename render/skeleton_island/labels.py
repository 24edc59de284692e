"""Where the letters of clear cards stand: on their card, and on no other letter."""

from collections.abc import Iterable
from math import cos, hypot, radians, sin
from typing import NamedTuple

from render.kit.tokens import label
from render.scene import Box, Group, placed
from render.skeleton_island.cards import HEIGHT, WIDTH
from render.skeleton_island.lens import Place

SIZE = 34
TALL = 42.0
POINTS = ((0.4, 0.45), (-0.4, -0.45), (0.4, -0.45), (-0.4, 0.45), (0, 0.5), (0, -0.5), (0, 0))
"""Where a letter may stand on its card, in widths and heights of it: a corner, an end, the middle."""


class Tag(NamedTuple):
    """A letter and the middle of its place."""

    letter: str
    x: float
    y: float

    @property
    def half(self) -> float:
        """Half of its width."""
        return SIZE * (0.6 * len(self.letter) + 0.5) / 2


def labels(cards: Iterable[tuple[str, Place]], size: float, area: Box) -> Group:
    """Give every clear card its letter, as far from the others as its card allows."""
    tags: list[Tag] = []
    for letter, place in cards:
        choices = [_tag(letter, place, point, size) for point in POINTS]
        tags.append(min(choices, key=lambda tag: _crowding(tag, tags, area)))
    return Group(tuple(placed(label(tag.letter, SIZE), tag.x, tag.y) for tag in tags))


def _tag(letter: str, place: Place, point: tuple[float, float], size: float) -> Tag:
    across, down = point[0] * WIDTH * size, point[1] * HEIGHT * size
    angle = radians(place.turn)
    x = place.x + across * cos(angle) - down * sin(angle)
    y = place.y + across * sin(angle) + down * cos(angle)
    return Tag(letter, round(x, 1), round(y, 1))


def _crowding(tag: Tag, others: list[Tag], area: Box) -> float:
    """How much a letter is in the way of others, how far it leaves the area, how near it is to the middle."""
    shared = sum(
        max(0.0, tag.half + other.half + 2 - abs(tag.x - other.x)) * max(0.0, TALL - abs(tag.y - other.y))
        for other in others
    )
    beyond = max(0.0, area.x - tag.x + tag.half, tag.x + tag.half - area.right)
    above = max(0.0, area.y - tag.y + TALL / 2, tag.y + TALL / 2 - area.bottom)
    x, y = area.centre
    return shared + 40 * (beyond + above) - 0.001 * hypot(tag.x - x, tag.y - y)
