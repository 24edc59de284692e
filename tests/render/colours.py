"""How far colours are apart for some eyes, and which things share a shape and differ in colour alone."""

import math
import re
from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

import msgspec
from PIL import Image, ImageColor

from render.gallery import seen_by
from render.scene import Group, Scene, walk

PAPER = (246, 232, 198)
"""What is seen through a colour that is not opaque."""
COLOUR = re.compile(r"#[0-9a-f]{6,8}")

Look = tuple[str, ...]
"""The colours of a thing, in order."""


def alike(scenes: Iterable[Scene]) -> dict[str, set[Look]]:
    """Solid things by their shape: all that is left of them without colours."""
    found: dict[str, set[Look]] = defaultdict(set)
    for part in {part for scene in scenes for top in scene.parts for part in walk(top)}:
        if isinstance(part, Group) and part.solid:
            shape, look = _bare(part)
            found[shape].add(look)
    return found


def _bare(part: Group) -> tuple[str, Look]:
    still = msgspec.structs.replace(part, x=0, y=0, turn=0, scale=1, says=())
    told = msgspec.json.encode(still).decode()
    return COLOUR.sub("#", told), tuple(COLOUR.findall(told))


def distance(one: str, other: str, eyes: str | None) -> float:
    """How far two colours are apart for some eyes."""
    return math.dist(lab(one, eyes), lab(other, eyes))


@lru_cache(maxsize=4096)
def lab(colour: str, eyes: str | None) -> tuple[float, ...]:
    """The colour in CIE L*a*b*, as some eyes see it."""
    swatch = Image.new("RGBA", (1, 1), (*PAPER, 255))
    swatch.alpha_composite(Image.new("RGBA", (1, 1), ImageColor.getrgb(colour)))
    swatch = swatch.convert("RGB")
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
