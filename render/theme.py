"""The look all games share: an old sea chart. Colours, seats, suits and the two grounds."""

from functools import lru_cache
from typing import NamedTuple

from render.kit import paths
from render.scene import (
    HEIGHT,
    WIDTH,
    Colour,
    Group,
    Part,
    Radial,
    Shape,
    Texture,
)
from render.tint import INK as INK

PAPER, PAPER_EDGE = "#f6e8c6", "#a97f47"
GOLD = "#efb938"
GLOW = "#ffd84a"
ALARM = "#c4371f"
FADED = "#6d5a44"
SNOW = "#fffaf0"
RIM = 14
"""How wide the frame of a chart is."""


class Seat(NamedTuple):
    """How one player is told apart: by colour, letter and shape."""

    colour: Colour
    letter: str
    shape: str


SEATS: tuple[Seat, ...] = (
    Seat("#d8411c", "A", "circle"),
    Seat("#074274", "B", "square"),
    Seat("#f5d53c", "C", "triangle"),
    Seat("#2b9580", "D", "diamond"),
    Seat("#d46fd7", "E", "star"),
)
"""Chosen by search to stay apart for every eye; each with its own letter and shape."""


class Suit(NamedTuple):
    """A colour of cards, told apart by an emblem as well."""

    colour: Colour
    emblem: str


SUITS: dict[str, Suit] = {
    "red": Suit("#b3281e", "sun"),
    "blue": Suit("#1f66c0", "wave"),
    "green": Suit("#5fb05b", "leaf"),
    "violet": Suit("#633677", "moon"),
    "yellow": Suit("#eabe2b", "star"),
}


@lru_cache(maxsize=32)
def sea(width: int = WIDTH, height: int = HEIGHT, framed: bool = True) -> Group:
    """The sea: swell, rhumb lines from a faint compass rose, and the frame of a chart."""
    parts: list[Part] = [
        Shape(paths.rect(0, 0, width, height), Texture("sea", "#0f4c5f", "#2d8090", 1.1)),
        Shape(paths.rect(0, 0, width, height), Radial("#8fd0c824", "#02141fb0", 0.5, 0.45, 1.3)),
        _rhumbs(width * 0.5, height * 0.5, max(width, height), "#d9f1e414"),
    ]
    return Group(tuple(parts) + (frame(width, height) if framed else ()))


@lru_cache(maxsize=32)
def parchment(width: int = WIDTH, height: int = HEIGHT, framed: bool = True) -> Group:
    """Old paper: fibres, browned edges, rhumb lines, and the frame of a chart."""
    parts: list[Part] = [
        Shape(paths.rect(0, 0, width, height), Texture("parchment", "#dcc08a", "#f8ecd0", 1.2)),
        Shape(paths.rect(0, 0, width, height), Radial("#fff8e000", "#6b421a80", 0.5, 0.5, 1.35)),
        _rhumbs(width * 0.5, height * 0.5, max(width, height), "#7a4d1f16"),
    ]
    return Group(tuple(parts) + (frame(width, height) if framed else ()))


@lru_cache(maxsize=32)
def wood(width: int = WIDTH, height: int = HEIGHT) -> Group:
    """A ship's table of dark planks: the ground of hands."""
    plank = height / 5
    seams = "".join(f"M0 {plank * i} H{width}" for i in range(1, 5))
    lights = "".join(f"M0 {plank * i + 4} H{width}" for i in range(1, 5))
    return Group(
        (
            Shape(paths.rect(0, 0, width, height), Texture("wood", "#452916", "#664126", 2)),
            Shape(seams, None, "#1c0f0780", 5),
            Shape(lights, None, "#e8b87a22", 3),
            Shape(paths.rect(0, 0, width, height), Radial("#ffdf9c20", "#0a0502a0", 0.5, 0.45, 1.35)),
        )
    )


def _rhumbs(x: float, y: float, reach: float, colour: Colour) -> Shape:
    """Thirty-two lines of bearing."""
    ends = paths.ring(32, x, y, reach)
    return Shape("".join(paths.line((x, y), end) for end in ends), None, colour, 2)


def frame(width: int, height: int) -> tuple[Part, ...]:
    """The neat line of a chart: a band of degrees in ink and paper, within the outer margin."""
    band = paths.rect(0, 0, width, height) + paths.rect(RIM, RIM, width - 2 * RIM, height - 2 * RIM)
    return (
        Shape(band, Texture("parchment", "#cfae72", "#f0dcae")),
        _degrees(width, height),
        Shape(paths.rect(RIM, RIM, width - 2 * RIM, height - 2 * RIM), None, INK, 3),
        Shape(paths.rect(2, 2, width - 4, height - 4), None, INK, 3),
    )


def _degrees(width: int, height: int) -> Shape:
    """Every second degree of the neat line, blackened."""
    step, thin = 50, 5
    inset = (RIM - thin) / 2 + 1
    across = [(x, y, step, thin) for x in range(0, width, 2 * step) for y in (inset, height - inset - thin)]
    down = [(x, y, thin, step) for y in range(0, height, 2 * step) for x in (inset, width - inset - thin)]
    return Shape("".join(paths.rect(*box) for box in across) + "".join(paths.rect(*box) for box in down), INK)
