"""Colours from colours: lighter, darker, between, and with less body."""

from functools import lru_cache

from render.scene import Colour

INK = "#2b1a0f"


def _bands(colour: Colour) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=2048)
def mix(colour: Colour, other: Colour, share: float) -> Colour:
    """Give `colour` with a share of `other`."""
    pairs = zip(_bands(colour), _bands(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def light(colour: Colour, share: float = 0.3) -> Colour:
    """Give a colour in the sun."""
    return mix(colour, "#fff4d6", share)


def dark(colour: Colour, share: float = 0.3) -> Colour:
    """Give a colour in the shade."""
    return mix(colour, "#1d1024", share)


def clear(colour: Colour, alpha: float) -> Colour:
    """Give a colour one can see through; alpha 1 is opaque."""
    return f"{colour[:7]}{round(alpha * 255):02x}"
