"""The island: a square of jungle and beach in the sea, the ship at its corner, the coast to explore."""

from engine.core.types import Event
from engine.loot_island.news import CompassPlaced
from engine.loot_island.state import Ship
from engine.loot_island.views import View
from render import theme
from render.kit import marks, paths
from render.kit.paths import Point
from render.loot_island.landings import HEIGHT, WIDTH, compasses, landing
from render.scene import Box, Group, Shape, Sprite, Texture, telling, words
from render.theme import GLOW, INK, SNOW
from render.tint import clear

BOARD = Box(24, 102, 812, 676)
GAP = 8
LEFT, RIGHT = BOARD.x, BOARD.right - WIDTH
TOP, BOTTOM = BOARD.y, BOARD.bottom - HEIGHT
MIDDLE = BOARD.centre[0]
UPPER, LOWER = BOARD.centre[1] - HEIGHT - GAP / 2, BOARD.centre[1] + GAP / 2
PLACES: dict[int, Point] = {
    1: (MIDDLE - WIDTH - GAP / 2, TOP),
    2: (MIDDLE + GAP / 2, TOP),
    3: (RIGHT, UPPER),
    4: (RIGHT, LOWER),
    5: (MIDDLE + GAP / 2, BOTTOM),
    6: (MIDDLE - WIDTH - GAP / 2, BOTTOM),
    7: (LEFT, LOWER),
    8: (LEFT, UPPER),
}
"""The upper left corner of each landing, clockwise from the upper left."""
HEART = Box(LEFT + WIDTH + 14, UPPER + 2, RIGHT - LEFT - WIDTH - 28, 2 * HEIGHT + GAP - 4)
"""The middle of the island, between the landings."""
CORNERS: tuple[Point, ...] = (
    (LEFT + 62, TOP + 78),
    (BOARD.right - 62, TOP + 78),
    (BOARD.right - 62, BOARD.bottom - 82),
    (LEFT + 62, BOARD.bottom - 82),
)
SHORE = paths.rect(LEFT + 88, TOP + 60, BOARD.width - 176, BOARD.height - 120, 70)
BEACH = paths.rect(LEFT + 76, TOP + 48, BOARD.width - 152, BOARD.height - 96, 80)
SURF = paths.rect(LEFT + 62, TOP + 34, BOARD.width - 124, BOARD.height - 68, 92)
COASTS: tuple[tuple[int, int], ...] = ((1, 2), (3, 4), (5, 6), (7, 8))


def ground() -> Group:
    """The sea with the empty island in it."""
    return Group(
        (
            *theme.sea().parts,
            Shape(SURF, clear("#bfeee6", 0.28), blur=8),
            Shape(BEACH, Texture("sand", "#d9b878", "#fbecc4", 0.9), clear(INK, 0.7), 3, 6),
            Shape(SHORE, Texture("leaves", "#1c5430", "#569a4c", 1.0), clear(INK, 0.6), 3, 6),
        )
    )


GROUND = ground()


def island(view: View, events: tuple[Event, ...]) -> Group:
    """The landings, the coast that will be explored, and the ship."""
    return Group(
        (
            _coasts(view),
            *(landing(view, number, x, y, events) for number, (x, y) in PLACES.items()),
            *_moves(view, events),
            _ship(view),
        )
    )


def box(numbers: tuple[int, ...], room: float) -> Box:
    """The box around some landings."""
    across = [PLACES[number][0] for number in numbers]
    down = [PLACES[number][1] for number in numbers]
    width, height = max(across) - min(across) + WIDTH, max(down) - min(down) + HEIGHT
    return Box(min(across), min(down), width, height).inset(-room)


def explored(view: View) -> tuple[int, ...]:
    """The coasts that this round explores: the one the ship points at, with B14 also the next."""
    near = view.ship.coast()
    return (near, (near + view.ship.direction) % len(COASTS)) if view.event == "B14" else (near,)


def _coasts(view: View) -> Group:
    """A light behind the landings that this round explores."""
    return Group(tuple(_coast(coast, place) for place, coast in enumerate(explored(view))))


def _coast(coast: int, place: int) -> Group:
    """A light behind the two landings of a coast; a dimmer one where the ship comes later."""
    at = box(COASTS[coast], 5)
    edge = paths.rect(at.x, at.y, at.width, at.height, 20)
    lights = (Shape(edge, None, clear(GLOW, 0.4), 16), Shape(edge, clear(GLOW, 0.5), GLOW, 6))
    return telling(
        words("draw-coast-too" if place else "draw-coast", coast=coast),
        2,
        Group(lights[place:], solid=True),
    )


def _ship(view: View) -> Group:
    """The ship at its corner, with an arrow along the coast at which its bow points."""
    x, y = CORNERS[view.ship.corner]
    way = _way_of(view.ship)
    along = way / abs(way)
    start, tip = complex(x, y) + along * 52, complex(x, y) + along * 96
    return telling(
        words("draw-ship", corner=view.ship.corner),
        2,
        Sprite(facing(view.ship), x, y, 124),
        marks.arrow((start.real, start.imag), (tip.real, tip.imag), GLOW, 16),
    )


def _way_of(ship: Ship) -> complex:
    """The way from the ship's corner to the next."""
    return complex(*CORNERS[ship.moved().corner]) - complex(*CORNERS[ship.corner])


def facing(ship: Ship) -> str:
    """The ship with its bow where it sails; along a side of the island, as it came round the corner."""
    came = Ship((ship.corner - ship.direction) % len(CORNERS), ship.direction)
    across = _way_of(ship).real or _way_of(came).real
    return "ship" if across > 0 else "ship_left"


def _moves(view: View, events: tuple[Event, ...]) -> tuple[Group, ...]:
    """The ways of compasses, which pass below the compasses that lie there."""
    ways = _ways(events)
    marks_ = (Group(compasses(view, n, events), x=x, y=y) for n, (x, y) in PLACES.items())
    return (*ways, *marks_) if ways else ()


def _ways(events: tuple[Event, ...]) -> tuple[Group, ...]:
    """The ways of compasses that just left one landing for another."""
    moved = (one for one in events if isinstance(one, CompassPlaced))
    return tuple(way(one.source, one.landing) for one in moved if one.source is not None)


def way(source: int, goal: int) -> Group:
    """A dashed way whose head is short however far it goes."""
    start, end = _foot(source), _foot(goal)
    knee = start[0] + (end[0] - start[0]) * 0.84, start[1] + (end[1] - start[1]) * 0.84
    return marks.trail((start, knee, end), SNOW)


def _foot(number: int) -> Point:
    """Where the compasses of a landing lie."""
    x, y = PLACES[number]
    return x + 60, y + HEIGHT - 24
