"""Outlines as SVG path text."""

import math
import re
from collections.abc import Iterable
from itertools import count

from render.outline import flatten

Point = tuple[float, float]


def _n(value: float) -> str:
    """Write a number shortly; golden scenes stay readable."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def polygon(points: Iterable[Point]) -> str:
    """Join points by straight lines."""
    return "M" + " L".join(f"{_n(x)} {_n(y)}" for x, y in points) + "Z"


def line(*points: Point) -> str:
    """Join points without closing."""
    return "M" + " L".join(f"{_n(x)} {_n(y)}" for x, y in points)


def rect(x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    """A rectangle, with round corners if asked."""
    if not corner:
        return f"M{_n(x)} {_n(y)}h{_n(width)}v{_n(height)}h{_n(-width)}Z"
    r, across, down = _n(corner), _n(width - 2 * corner), _n(height - 2 * corner)
    back, up = _n(-(width - 2 * corner)), _n(-(height - 2 * corner))
    return (
        f"M{_n(x + corner)} {_n(y)}h{across}a{r} {r} 0 0 1 {r} {r}v{down}"
        f"a{r} {r} 0 0 1 -{r} {r}h{back}a{r} {r} 0 0 1 -{r} -{r}v{up}a{r} {r} 0 0 1 {r} -{r}Z"
    )


def circle(x: float, y: float, radius: float) -> str:
    """A circle around a point."""
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, across: float, down: float) -> str:
    """An ellipse around a point."""
    a, d = _n(across), _n(down)
    half = _n(2 * across)
    return f"M{_n(x - across)} {_n(y)}a{a} {d} 0 1 1 {half} 0a{a} {d} 0 1 1 -{half} 0Z"


def ring(points: int, x: float, y: float, radius: float, turn: float = -90) -> list[Point]:
    """Points evenly on a circle, the first at `turn`."""
    angles = (math.radians(turn) + math.tau * i / points for i in range(points))
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def regular(sides: int, x: float, y: float, radius: float, turn: float = -90) -> str:
    """A regular polygon, a corner at `turn`."""
    return polygon(ring(sides, x, y, radius, turn))


def star(points: int, x: float, y: float, outer: float, inner: float, turn: float = -90) -> str:
    """A star."""
    tips = ring(points, x, y, outer, turn)
    dents = ring(points, x, y, inner, turn + 180 / points)
    return polygon(p for pair in zip(tips, dents, strict=True) for p in pair)


def hexagon(x: float, y: float, radius: float, pointy: bool = True) -> str:
    """A hexagon with a corner (or a side) on top."""
    return regular(6, x, y, radius, -90 if pointy else 0)


def seat_shape(shape: str, x: float, y: float, radius: float) -> str:
    """The outline that tells a seat apart, of about the same area for each."""
    return {
        "circle": circle(x, y, radius * 0.94),
        "square": rect(x - radius * 0.84, y - radius * 0.84, radius * 1.68, radius * 1.68, 3),
        "triangle": regular(3, x, y + radius * 0.22, radius * 1.26),
        "diamond": regular(4, x, y, radius * 1.16),
        "star": star(5, x, y + radius * 0.06, radius * 1.28, radius * 0.68),
    }[shape]


def arrow(start: Point, end: Point, width: float = 10, head: float = 26) -> str:
    """A straight arrow as one outline."""
    way = complex(*end) - complex(*start)
    along = way / abs(way)
    across = along * 1j
    tip, tail = complex(*end), complex(*start)
    neck = tip - along * head
    points = [
        tail + across * width * 0.25,
        neck + across * width / 2,
        neck + across * head * 0.62,
        tip,
        neck - across * head * 0.62,
        neck - across * width / 2,
        tail - across * width * 0.25,
    ]
    return polygon((p.real, p.imag) for p in points)


def curve(start: Point, end: Point, bend: float = 0.2) -> str:
    """A bent line from one point to another; bend is in lengths, to the left of the way."""
    a, b = complex(*start), complex(*end)
    knee = (a + b) / 2 - (b - a) * 1j * bend
    return f"M{_n(a.real)} {_n(a.imag)}Q{_n(knee.real)} {_n(knee.imag)} {_n(b.real)} {_n(b.imag)}"


def stretched(path: str, x: float, y: float, across: float, down: float) -> str:
    """Stretch a path of absolute M, L, C, Q and Z around the origin and move it to (x, y)."""
    turns = count()

    def place(number: re.Match[str]) -> str:
        value = float(number.group())
        return _n(x + value * across) if next(turns) % 2 == 0 else _n(y + value * down)

    return re.sub(r"-?\d+\.?\d*", place, path)


def mirrored(path: str) -> str:
    """Turn a path round: what was on its left is on its right."""
    lines = ((one, [(-point.real, point.imag) for point in one.points]) for one in flatten(path))
    return "".join(polygon(points) if one.closed else line(*points) for one, points in lines)
