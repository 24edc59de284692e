"""The traces of a gust: the way of the wind, and the hollows where cards lay."""

from functools import lru_cache
from math import cos, hypot, sin

from engine.skeleton_island.geometry import Spot
from engine.skeleton_island.gust import Wind
from engine.skeleton_island.state import View
from render.kit.paths import arrow
from render.scene import Box, Group, Part, Shape, Sprite
from render.skeleton_island.cards import EDGE
from render.skeleton_island.lens import Lens
from render.theme import INK
from render.tint import clear

MOVED = 2500
"""A card that went less far leaves no hollow of its own, in hundredths of a millimetre."""
AIR = "#e8fbff"
LONG, APART = 170.0, 62.0
"""The arrows of the wind: how long, and how far from each other."""


def hollows(view: View, lens: Lens, area: Box) -> Group:
    """What cards have left in the sand where the wind took them from."""
    if view.wind is None:
        return Group(())
    now = dict(zip(view.heap.cards, view.heap.spots, strict=True))
    old = zip(view.wind.cards, view.wind.spots, strict=True)
    gone = (spot for card, spot in old if card not in now or _way(spot, now[card]) > MOVED)
    return Group(tuple(lens.lay(_hollow(), spot) for spot in gone if _within(lens, spot, area)))


def breath(view: View, lens: Lens, area: Box) -> Group:
    """Arrows from the mouth of the wind along its way."""
    if view.wind is None:
        return Group(())
    x, y = _mouth(view.wind, lens, area)
    angle = view.wind.aim / 1000
    along, aside = (cos(angle), -sin(angle)), (sin(angle), cos(angle))
    arrows: list[Part] = []
    for number, length in ((-1, 0.7), (0, 1.0), (1, 0.7)):
        start = x + aside[0] * APART * number, y + aside[1] * APART * number
        end = start[0] + along[0] * LONG * length, start[1] + along[1] * LONG * length
        arrows.append(_arrow(start, end))
    return Group((*arrows, Sprite("wind", x, y, 96, AIR)))


def _arrow(start: tuple[float, float], end: tuple[float, float]) -> Group:
    outline = arrow(start, end, 26, 46)
    return Group((Shape(outline, clear(AIR, 0.72), clear(INK, 0.75), 3),), solid=True)


def _mouth(wind: Wind, lens: Lens, area: Box) -> tuple[float, float]:
    """Where the wind came from, drawn within the area."""
    place = lens.at(Spot(wind.x, wind.y, 0))
    room = area.inset(54)
    x, y = min(max(place.x, room.x), room.right), min(max(place.y, room.y), room.bottom)
    return round(x, 1), round(y, 1)


def _way(one: Spot, other: Spot) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def _within(lens: Lens, spot: Spot, area: Box) -> bool:
    place = lens.at(spot)
    room = area.inset(30)
    return room.x < place.x < room.right and room.y < place.y < room.bottom


@lru_cache(maxsize=1)
def _hollow() -> Group:
    """A card's print in the sand, its near edge lit."""
    return Group(
        (
            Shape(EDGE, "#6b431c38", blur=2),
            Shape(EDGE, None, "#6b431c90", 3),
            Shape(EDGE, None, "#fff6d840", 8),
        ),
        solid=True,
    )
