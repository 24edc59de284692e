"""Marks: what may be chosen, what just happened, where something was."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from render.kit import paths
from render.kit.paths import Point
from render.scene import Colour, Group, Shape, Sprite
from render.theme import ALARM, GLOW, INK
from render.tint import clear


def halo(path: str, colour: Colour = GLOW, width: float = 7) -> Group:
    """A bright line around something that may be chosen or was just played."""
    return Group(
        (
            Shape(path, None, clear(colour, 0.35), width * 2.6),
            Shape(path, None, INK, width + 3),
            Shape(path, None, colour, width),
        ),
        solid=True,
    )


def reach(paths_: Sequence[str], colour: Colour = GLOW) -> Group:
    """Cells that can be reached: lit from within, with a line around each."""
    whole = "".join(paths_)
    return Group((Shape(whole, clear(colour, 0.42)), Shape(whole, None, colour, 4)), solid=True)


def arrow(start: Point, end: Point, colour: Colour = ALARM, width: float = 12) -> Group:
    """A straight arrow of what moved."""
    outline = paths.arrow(start, end, width, width * 2.6)
    return Group((Shape(outline, colour, INK, 3, 3),), solid=True)


def trail(points: Sequence[Point], colour: Colour = ALARM, width: float = 7) -> Group:
    """A dashed way over several points, with a head at its end."""
    dashes = "".join(
        paths.line(_between(a, b, i / n + 0.12 / n), _between(a, b, (i + 0.62) / n))
        for a, b in pairwise(points)
        for n in (max(1, round(_distance(a, b) / 26)),)
        for i in range(n)
    )
    head = paths.arrow(_between(points[-2], points[-1], 0.55), points[-1], width, width * 3.2)
    return Group(
        (
            Shape(dashes, None, INK, width + 4),
            Shape(dashes, None, colour, width),
            Shape(head, colour, INK, 2.5),
        ),
        solid=True,
    )


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _distance(a: Point, b: Point) -> float:
    return abs(complex(*b) - complex(*a))


def ghost(part: Group, fade: float = 0.35) -> Group:
    """The same thing, faintly: where it was."""
    return msgspec.structs.replace(part, fade=fade, shadow=None, says=())


def struck(x: float, y: float, size: float) -> Group:
    """A red cross over something that is gone."""
    return Group((Sprite("cross", x, y, size),))
