"""The four treasure maps: columns of clues with their owners, and how many spaces are left."""

from engine.core.types import Event
from engine.tobago.events import Begun, CubeRemoved, Laid
from engine.tobago.moves import MAPS
from engine.tobago.state import Column
from engine.tobago.views import View
from render.kit import marks, paths
from render.kit.cards import outline
from render.kit.panels import panel
from render.moment import Moment
from render.scene import Box, Group, Part, Shape, Text, Words, placed, telling, words
from render.theme import GLOW, INK
from render.tint import clear
from render.tobago.icons import HEIGHT, TAB, WIDTH, owned
from render.tobago.pieces import cube

HEAD = 64
STEP = HEIGHT + 5


def columns(view: View, moment: Moment, box: Box) -> Group:
    """The maps side by side."""
    places = box.columns(len(MAPS), 4)
    fresh = news_of(moment.news)
    return Group(
        tuple(
            _column(map_, column, place, fresh.get(map_, False))
            for map_, column, place in zip(MAPS, view.columns, places, strict=True)
        )
    )


def news_of(events: tuple[Event, ...]) -> dict[str, bool]:
    """The maps that something happened to, and whether their last clue is new."""
    found: dict[str, bool] = {}
    for event in events:
        if isinstance(event, Laid | Begun):
            found[event.map] = True
        elif isinstance(event, CubeRemoved):
            found.setdefault(event.map, False)
    return found


def _column(map_: str, column: Column, place: Box, fresh: bool) -> Group:
    """One map: its cube and count above, its clues from the first to the last."""
    middle = place.centre[0]
    parts: list[Part] = [panel(place), head(map_, column, Box(place.x, place.y, place.width, HEAD))]
    step = _step(len(column.clues), place.height - HEAD - 12)
    y = place.y + HEAD + HEIGHT / 2 + 4
    for number, laid in enumerate(column.clues):
        parts.append(placed(owned(laid.clue, laid.owner), middle, y + step * number))
    if fresh and column.clues:
        glow = marks.halo(outline(WIDTH + TAB, HEIGHT), GLOW, 5)
        parts.append(placed(glow, middle, y + step * (len(column.clues) - 1)))
    return telling(told(map_, column), 2, *parts)


def _step(count: int, room: float) -> float:
    """How far apart clues lie: overlapping when there are many."""
    return STEP if count < 2 else min(STEP, (room - HEIGHT) / (count - 1))


def head(map_: str, column: Column, box: Box) -> Group:
    """The cube of a map and how many spaces are left; a dash for a map without clues."""
    x, y = box.x + 27, box.centre[1] + 1
    left = str(column.left) if column.clues else "–"
    shade = paths.rect(box.x + 8, box.bottom - 3, box.width - 16, 2)
    return Group(
        (
            cube(map_, 40, x, y),
            Text(left, Box(box.x + 44, box.y, box.width - 48, box.height), size=36, face="bold", colour=INK),
            Shape(shade, clear(INK, 0.4)),
        )
    )


def told(map_: str, column: Column) -> Words:
    """Say which clues lie on a map, whose they are, and what they leave."""
    clues = tuple(laid.clue for laid in column.clues)
    owners = tuple(laid.owner for laid in column.clues)
    if not clues:
        return words("draw-map-empty", map=map_)
    return words("draw-map", map=map_, clues=clues, owners=owners, left=column.left)
