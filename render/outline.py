"""Outlines: SVG path text to polylines, as complex numbers."""

import cmath
import math
import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

CURVE_STEPS = 14
ARC_STEP = math.radians(9)
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}
WORD = re.compile(r"[MLHVCQAZmlhvcqaz]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")


class Line(NamedTuple):
    """One subpath, flattened."""

    points: tuple[complex, ...]
    closed: bool


@lru_cache(maxsize=8192)
def flatten(path: str) -> tuple[Line, ...]:
    """Turn path text (M L H V C Q A Z, upper or lower case) into polylines."""
    lines: list[Line] = []
    points: list[complex] = []
    for letter, values in _commands(path):
        if letter == "Z":
            lines.append(Line(tuple(points), closed=True))
            points = points[:1]
        elif letter == "M":
            if len(points) > 1:
                lines.append(Line(tuple(points), closed=False))
            points = [complex(*values)]
        else:
            points.extend(_segment(letter, values, points[-1]))
    if len(points) > 1:
        lines.append(Line(tuple(points), closed=False))
    return tuple(lines)


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Give absolute commands one by one, repeating a letter for further arguments."""
    tokens = WORD.findall(path)
    here, start, at = 0j, 0j, 0
    letter = "M"
    while at < len(tokens):
        if tokens[at].isalpha():
            letter = tokens[at]
            at += 1
        count = ARGUMENTS[letter.upper()]
        values = [float(token) for token in tokens[at : at + count]]
        at += count
        upper = letter.upper()
        if letter.islower():
            values = _absolute(upper, values, here)
        yield upper, values
        here = start if upper == "Z" else _end(upper, values, here)
        if upper == "M":
            start = here
            letter = "l" if letter == "m" else "L"


def _absolute(letter: str, values: list[float], here: complex) -> list[float]:
    """Shift relative arguments to where the pen is."""
    if letter == "H":
        return [values[0] + here.real]
    if letter == "V":
        return [values[0] + here.imag]
    if letter == "A":
        return [*values[:5], values[5] + here.real, values[6] + here.imag]
    return [v + (here.imag if i % 2 else here.real) for i, v in enumerate(values)]


def _end(letter: str, values: list[float], here: complex) -> complex:
    """Say where the pen is after a command."""
    if letter == "H":
        return complex(values[0], here.imag)
    if letter == "V":
        return complex(here.real, values[0])
    return complex(values[-2], values[-1])


def _segment(letter: str, values: list[float], here: complex) -> list[complex]:
    """Give the points of one segment, without its start."""
    if letter in "LHV":
        return [_end(letter, values, here)]
    if letter == "A":
        return _arc(here, values)
    stops = [complex(*values[i : i + 2]) for i in range(0, len(values), 2)]
    return [_bezier([here, *stops], step / CURVE_STEPS) for step in range(1, CURVE_STEPS + 1)]


def _bezier(stops: list[complex], t: float) -> complex:
    """De Casteljau's point at t."""
    while len(stops) > 1:
        stops = [a + (b - a) * t for a, b in pairwise(stops)]
    return stops[0]


def _arc(start: complex, values: list[float]) -> list[complex]:
    """Flatten an elliptical arc: centre form of the SVG note on arcs, in a unit circle."""
    rx, ry, tilt, large, sweep, x, y = values
    spin = cmath.rect(1, math.radians(tilt))
    end = complex(x, y)

    def squeeze(point: complex) -> complex:
        flat = point / spin
        return complex(flat.real / rx, flat.imag / ry)

    a, b = squeeze(start), squeeze(end)
    half = (b - a) / 2
    grow = max(1.0, abs(half))
    a, b, half = a / grow, b / grow, half / grow
    side = -1 if bool(large) == bool(sweep) else 1
    height = math.sqrt(max(0.0, 1 - abs(half) ** 2))
    centre = a + half + (half / abs(half) * 1j * height * side if half else 0)
    first, last = cmath.phase(a - centre), cmath.phase(b - centre)
    span = (last - first) % math.tau if sweep else -((first - last) % math.tau)
    steps = max(2, math.ceil(abs(span) / ARC_STEP))
    ring = [centre + cmath.rect(1, first + span * i / steps) for i in range(1, steps)]
    return [complex(p.real * rx * grow, p.imag * ry * grow) * spin for p in ring] + [end]


@lru_cache(maxsize=8192)
def bounds(path: str) -> tuple[float, float, float, float]:
    """Give left, top, right, bottom of a path."""
    points = [point for line in flatten(path) for point in line.points]
    across = [point.real for point in points]
    down = [point.imag for point in points]
    return min(across), min(down), max(across), max(down)
