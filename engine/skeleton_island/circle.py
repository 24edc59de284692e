"""Sine, cosine, decay and roots as whole numbers, so that every machine moves a card alike.

Angles are counted in thousandths of a radian, values in parts of ``ONE``.
"""

from math import isqrt

from engine.skeleton_island.files import column

SHIFT = 15
ONE = 1 << SHIFT
SINE = column("circle", "sine")
COSINE = column("circle", "cosine")
FULL = len(SINE)
"""Steps in a full turn."""
HALF = 3142
COMPASS = ("E", "NE", "N", "NW", "W", "SW", "S", "SE")
"""Eight directions, counter-clockwise from the right; y points up."""

_DECAY = (*column("decay", "value"), 0)
_STEP = 10
"""The decay table goes by 64ths; between two entries are 2^10 parts."""


def scaled(value: int) -> int:
    """Bring a product with a sine or cosine back to its unit, rounded to the nearest."""
    return (value + ONE // 2) >> SHIFT


def decay(exponent: int) -> int:
    """Approximate exp(-exponent / 65536), linear between the entries of the table."""
    at = exponent >> _STEP
    if at >= len(_DECAY) - 1:
        return 0
    here = _DECAY[at]
    return here - ((here - _DECAY[at + 1]) * (exponent & ((1 << _STEP) - 1)) >> _STEP)


def direction(angle: int) -> str:
    """Name the point of the compass nearest to an angle."""
    return COMPASS[(2 * len(COMPASS) * angle + FULL) // (2 * FULL) % len(COMPASS)]


ROOTS = tuple(isqrt(number << 20) for number in range(65))
"""Square roots in parts of 1024."""
