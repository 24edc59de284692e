"""Colours that share a shape must stay apart for every eye."""

import math
from itertools import combinations

import pytest
from PIL import Image, ImageColor

from render.gallery import EYES, seen_by
from render.theme import SEATS, SUITS, Seat, Suit

APART = 20.0


def lab(colour: str, eyes: str | None) -> tuple[float, ...]:
    """The colour in CIE L*a*b*, as some eyes see it."""
    swatch = Image.new("RGB", (1, 1), ImageColor.getrgb(colour))
    pixel = (seen_by(swatch, eyes) if eyes else swatch).getpixel((0, 0))
    assert isinstance(pixel, tuple)
    red, green, blue = (_linear(band / 255) for band in pixel)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _linear(band: float) -> float:
    return band / 12.92 if band <= 0.04045 else float(((band + 0.055) / 1.055) ** 2.4)


def distance(one: str, other: str, eyes: str | None) -> float:
    pairs = zip(lab(one, eyes), lab(other, eyes), strict=True)
    return math.sqrt(sum((a - b) ** 2 for a, b in pairs))


@pytest.mark.parametrize("eyes", [None, *EYES])
@pytest.mark.parametrize("things", [SEATS, tuple(SUITS.values())], ids=["seats", "suits"])
def test_colours_stay_apart_for_every_eye(things: tuple[Seat | Suit, ...], eyes: str | None) -> None:
    for one, other in combinations(things, 2):
        assert distance(one.colour, other.colour, eyes) > APART, (eyes, one, other)


def test_no_two_seats_share_a_letter_or_a_shape_and_no_two_suits_an_emblem() -> None:
    assert len({seat.letter for seat in SEATS}) == len({seat.shape for seat in SEATS}) == len(SEATS) == 5
    assert len({suit.emblem for suit in SUITS.values()}) == len(SUITS)
