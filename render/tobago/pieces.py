"""What moves on the island: cubes, ATVs, amulets, gazes, treasures."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.tobago import frame
from engine.tobago.moves import MAPS
from engine.tobago.views import View
from render.kit import marks, paths
from render.kit.paths import Point
from render.kit.tokens import badge
from render.scene import Colour, Group, Part, Shape, Sprite, placed, telling, words
from render.theme import GLOW, INK, SEATS
from render.tint import clear
from render.tobago.chart import Chart


class Wood(NamedTuple):
    """How the cubes of a map look; each map has its own colour, shape and corner of a space."""

    colour: Colour
    solid: str
    corner: tuple[float, float]


WOODS: dict[str, Wood] = {
    "grey": Wood("#a9b1b8", "block", (-0.44, -0.46)),
    "brown": Wood("#a05a28", "drum", (0.44, -0.46)),
    "black": Wood("#2d2a33", "cone", (-0.44, 0.42)),
    "white": Wood("#fbf6ea", "pearl", (0.44, 0.42)),
}
CUBE = 0.84
"""How large a cube is, in radii."""
NOW, NEXT = "#8ff5e6", "#c8a8ff"
"""The colours of a gaze: where amulets will appear, and where after that."""


def cube(map_: str, size: float, x: float = 0, y: float = 0) -> Sprite:
    """A cube of a map."""
    return Sprite(WOODS[map_].solid, x, y, size, WOODS[map_].colour)


def corner(map_: str, space: str, chart: Chart) -> Point:
    """Where the cube of a map lies on a space."""
    x, y = chart.centre(space)
    dx, dy = WOODS[map_].corner
    return x + dx * chart.radius, y + dy * chart.radius


def cubes(view: View, chart: Chart) -> Group:
    """All cubes on the board, but for treasures that are located."""
    parts: list[Part] = []
    for map_, column, shown in zip(MAPS, view.columns, view.cubes, strict=True):
        if column.left != 1 and (spaces := frame.spaces(shown)):
            told = words("draw-cubes", map=map_, spaces=spaces)
            parts.append(telling(told, 2, *_cubes(map_, spaces, chart)))
    return Group(tuple(parts))


def chests(view: View, chart: Chart) -> Group:
    """The treasures that are located; ATVs stand before them."""
    found = zip(MAPS, view.columns, view.cubes, strict=True)
    return Group(
        tuple(
            _located(map_, frame.spaces(shown)[0], chart) for map_, column, shown in found if column.left == 1
        )
    )


def _cubes(map_: str, spaces: tuple[str, ...], chart: Chart) -> Iterator[Sprite]:
    for space in spaces:
        yield cube(map_, CUBE * chart.radius, *corner(map_, space, chart))


def _located(map_: str, space: str, chart: Chart) -> Group:
    """A treasure whose space is known: a chest on a glow, with its cube."""
    x, y = chart.centre(space)
    r = chart.radius
    return telling(
        words("draw-located", map=map_, space=space),
        1,
        Sprite("glow", x, y, r * 3.2, "#ffe08a"),
        placed(marks.halo(paths.hexagon(0, 0, r * 0.92, pointy=False), GLOW, 5), x, y),
        Sprite("chest", x, y - r * 0.06, r * 1.3),
        cube(map_, CUBE * r, *corner(map_, space, chart)),
    )


@lru_cache(maxsize=64)
def atv(seat: int, size: float) -> Group:
    """The ATV of a seat with its badge."""
    return Group(
        (
            Sprite("car", 0, 0, size, SEATS[seat].colour),
            placed(badge(seat, 36), 0, -size * 0.36),
        ),
        solid=True,
    )


PARKING = {1: ((0, 0),), 2: ((-0.36, -0.12), (0.36, 0.2))}
"""Where the ATVs of one space stand, in radii, by how many there are."""
CROWD = ((-0.56, -0.36), (0.56, -0.2), (-0.5, 0.3), (0.6, 0.44))


def atvs(view: View, chart: Chart) -> Group:
    """Everybody's ATV; those on one space beside each other."""
    parts: list[Part] = []
    for space in sorted(set(view.atvs) - {""}):
        here = [seat for seat, where in enumerate(view.atvs) if where == space]
        x, y = chart.centre(space)
        for seat, (dx, dy) in zip(here, PARKING.get(len(here), CROWD), strict=False):
            r = chart.radius
            car = placed(atv(seat, 1.5 * r), x + dx * r, y + (dy + 0.14) * r)
            parts.append(telling(words("draw-atv", seat=seat, space=space), 2, car))
    return Group(tuple(parts))


def amulets(view: View, chart: Chart) -> Group:
    """The amulets that lie on the island."""
    spaces = frame.spaces(view.amulets)
    if not spaces:
        return Group(())
    middles = [chart.centre(space) for space in spaces]
    r = chart.radius
    told = words("draw-amulets", spaces=spaces, count=len(spaces))
    glows = (Sprite("glow", x, y, r * 2, "#b8fff2") for x, y in middles)
    return telling(told, 2, *glows, *(Sprite("amulet", x, y - 0.1 * r, r * 1.35) for x, y in middles))


def gazes(view: View, chart: Chart) -> Group:
    """Where each statue looks now, and where after the next treasure."""
    parts: list[Part] = []
    looks = zip(view.site.statues, view.facings, view.gazes, view.next_gazes, strict=True)
    for statue, facing, now, following in looks:
        told = words("draw-gaze", space=statue, direction=facing, now=now, next=following)
        parts.append(telling(told, 3, _gaze(chart, statue, following, NEXT), _gaze(chart, statue, now, NOW)))
    return Group(tuple(parts))


@lru_cache(maxsize=1024)
def _gaze(chart: Chart, statue: str, end: str, colour: Colour) -> Group:
    """A look as a line of dots to the coast with a ring at its end, around the statue."""
    x, y = chart.centre(statue)
    a, b = 0j, complex(*chart.centre(end)) - complex(x, y)
    r = chart.radius
    steps = int(abs(b) / (r * 0.42))
    size = r * (0.1 if colour == NOW else 0.065)
    spots = [b * (i / max(1, steps)) for i in range(2, steps - 1)]
    dots = "".join(paths.circle(p.real, p.imag, size) for p in spots)
    ring = paths.circle(b.real, b.imag, r * 0.7)
    line = 4 if colour == NOW else 2.6
    parts: list[Part] = [Shape(ring, None, clear(INK, 0.8), line + 3), Shape(ring, None, colour, line)]
    if dots:
        parts += [Shape(dots, None, INK, 3), Shape(dots, colour)]
    return Group(tuple(parts), x=x + a.real, y=y + a.imag, solid=True)
