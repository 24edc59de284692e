"""What just happened on the island: ways driven, cubes gone, amulets that came or went."""

from collections.abc import Callable, Iterator
from functools import reduce
from operator import and_
from typing import Any

from engine.core.types import Event
from engine.tobago import events, frame
from engine.tobago.clues import meanings
from engine.tobago.island import island
from engine.tobago.moves import MAPS
from engine.tobago.state import CUBES, Column
from engine.tobago.views import View
from render.kit import marks, paths
from render.kit.paths import Point
from render.moment import Moment, told
from render.scene import Group, Part, Said, Sprite, placed
from render.theme import GLOW, SEATS, SNOW
from render.tobago.chart import Chart
from render.tobago.pieces import atv, corner

RECENT = 3
"""How many of the last events weigh as much as turn and scores."""

MAGIC = "#12a594"
"""Around what amulets do."""


def news(moment: Moment) -> Group:
    """Tell what happened to those who cannot see it."""
    recent = len(moment.news) - RECENT
    says = (Said(told(event), 1 if at >= recent else 2) for at, event in enumerate(moment.news))
    return Group((), says=tuple(says))


def below(view: View, moment: Moment, chart: Chart) -> Group:
    """The traces that lie under the pieces: ways, and where ATVs and amulets were."""
    return Group(tuple(_traces(view, moment.news, chart, _BELOW)))


def above(view: View, moment: Moment, chart: Chart) -> Group:
    """The traces that lie over the pieces: crosses on what went, rings around what came."""
    return Group(tuple(_traces(view, moment.news, chart, _ABOVE)))


Trace = Callable[[View, Any, Chart], Iterator[Part]]


def _traces(
    view: View, heard: tuple[Event, ...], chart: Chart, drawn: dict[type[Event], Trace]
) -> Iterator[Part]:
    for event in heard:
        if type(event) in drawn:
            yield from drawn[type(event)](view, event, chart)


def _drove(_view: View, event: events.Drove, chart: Chart) -> Iterator[Part]:
    """The way, and a ghost of the ATV where it was."""
    start, end = chart.centre(event.start), chart.centre(event.space)
    yield marks.ghost(placed(atv(event.seat, 1.5 * chart.radius), *start), 0.55)
    if start != end:
        yield marks.trail((start, _before(start, end, chart.radius * 1.7), end), SEATS[event.seat].colour)


def _before(start: Point, end: Point, short: float) -> Point:
    """The point on a way that is so far from its end."""
    way = complex(*end) - complex(*start)
    at = complex(*end) - way / abs(way) * min(short, abs(way) * 0.9)
    return at.real, at.imag


def _parked(_view: View, event: events.Parked, chart: Chart) -> Iterator[Part]:
    yield _ring(chart, event.space, SNOW)


def _taken(_view: View, event: events.AmuletTaken, chart: Chart) -> Iterator[Part]:
    """Where the amulet lay."""
    x, y = chart.centre(event.space)
    yield Group((Sprite("amulet", x, y, chart.radius * 1.35),), fade=0.6)
    yield _ring(chart, event.space, MAGIC)


def _removed(_view: View, event: events.CubeRemoved, chart: Chart) -> Iterator[Part]:
    x, y = corner(event.map, event.space, chart)
    yield _ring(chart, event.space, GLOW)
    yield Sprite("cross", x, y, chart.radius * 0.8)


def _laid(view: View, event: events.Laid, chart: Chart) -> Iterator[Part]:
    """A cross where a cube lay that the clue took away."""
    for space in frame.spaces(eliminated(view, view.columns[MAPS.index(event.map)])):
        yield Sprite("cross", *corner(event.map, space, chart), chart.radius * 0.62)


def eliminated(view: View, column: Column) -> int:
    """The spaces that only the last clue of a map ruled out; nothing if no cubes lay there yet."""
    if not column.clues:
        return 0
    meant = meanings(view.site)
    *earlier, last = (meant[laid.clue] for laid in column.clues)
    before = reduce(and_, earlier, island(view.site.island).land)
    return before & ~last if before.bit_count() <= CUBES else 0


def _raised(_view: View, event: events.Raised, chart: Chart) -> Iterator[Part]:
    x, y = chart.centre(event.space)
    yield Sprite("open_chest", x, y, chart.radius * 1.5)
    yield _ring(chart, event.space, GLOW)


def _conjured(_view: View, event: events.Conjured, chart: Chart) -> Iterator[Part]:
    for space in event.spaces:
        yield _ring(chart, space, MAGIC)


def _ring(chart: Chart, space: str, colour: str) -> Group:
    """A bright line around a space."""
    return placed(
        marks.halo(paths.hexagon(0, 0, chart.radius * 0.94, pointy=False), colour, 5), *chart.centre(space)
    )


_BELOW: dict[type[Event], Trace] = {
    events.Drove: _drove,
    events.AmuletTaken: _taken,
    events.Parked: _parked,
    events.Raised: _raised,
}
_ABOVE: dict[type[Event], Trace] = {
    events.CubeRemoved: _removed,
    events.Laid: _laid,
    events.Conjured: _conjured,
}
