"""Natural grain: seamless grey tiles made of a few octaves of smooth noise, always the same."""

from collections.abc import Callable
from functools import cache, lru_cache
from random import Random

from PIL import Image, ImageChops, ImageFilter, ImageOps

SIDE = 512
WRAP = 4


def _noise(across: int, down: int, seed: int) -> Image.Image:
    """Make one octave: random cells, smoothly enlarged, that meet at the edges."""
    cells = Image.frombytes("L", (across, down), Random(seed).randbytes(across * down))  # noqa: S311
    wrapped = Image.new("L", (across + 2 * WRAP, down + 2 * WRAP))
    for x in (WRAP - across, WRAP, WRAP + across):
        for y in (WRAP - down, WRAP, WRAP + down):
            wrapped.paste(cells, (x, y))
    box = (WRAP, WRAP, WRAP + across, WRAP + down)
    return wrapped.resize((SIDE, SIDE), Image.Resampling.BICUBIC, box=box)


def _layers(*octaves: tuple[int, int, float], seed: int) -> Image.Image:
    """Blend octaves (cells across, cells down, share) and stretch the result to full contrast."""
    sheet = Image.new("L", (SIDE, SIDE), 128)
    for number, (across, down, share) in enumerate(octaves):
        sheet = Image.blend(sheet, _noise(across, down, seed * 100 + number), share)
    return ImageOps.autocontrast(sheet, cutoff=0.5)


def _ridges(sheet: Image.Image) -> Image.Image:
    """Fold a sheet at its middle grey: smooth hills become veins."""
    return ImageOps.autocontrast(sheet.point([abs(value - 128) * 2 for value in range(256)]))


def _cloud() -> Image.Image:
    return _layers((4, 4, 1), (9, 9, 0.45), (22, 22, 0.3), (60, 60, 0.15), seed=1)


def _parchment() -> Image.Image:
    fibres = _layers((20, 128, 1), (64, 20, 0.4), (180, 180, 0.35), seed=2)
    return ImageOps.autocontrast(Image.blend(_cloud(), fibres, 0.3))


def _sea() -> Image.Image:
    swell = _ridges(_layers((7, 18, 1), (16, 44, 0.4), seed=3))
    return ImageOps.autocontrast(Image.blend(_cloud(), ImageOps.invert(swell), 0.34))


def _sand() -> Image.Image:
    grains = _layers((256, 256, 1), (128, 128, 0.4), seed=4)
    dunes = _layers((5, 9, 1), (11, 24, 0.4), seed=5)
    return ImageOps.autocontrast(Image.blend(dunes, grains, 0.4))


def _leaves() -> Image.Image:
    crowns = _layers((26, 26, 1), (52, 52, 0.4), seed=6)
    lit = ImageChops.offset(crowns, 4, 5)
    return ImageOps.autocontrast(ImageChops.subtract(crowns, lit, scale=1.2, offset=128))


def _grass() -> Image.Image:
    blades = _layers((120, 36, 1), (44, 14, 0.5), seed=7)
    return ImageOps.autocontrast(Image.blend(_cloud(), blades, 0.5))


def _rock() -> Image.Image:
    faces = _ridges(_layers((8, 8, 1), (19, 19, 0.5), (44, 44, 0.35), seed=8))
    lit = ImageChops.subtract(faces, ImageChops.offset(faces, 3, 4), scale=1.1, offset=128)
    return ImageOps.autocontrast(lit.filter(ImageFilter.SMOOTH))


def _wood() -> Image.Image:
    return _layers((3, 60, 1), (5, 140, 0.45), (12, 256, 0.3), seed=9)


def _canvas() -> Image.Image:
    warp, weft = _noise(170, 24, 10), _noise(24, 170, 11)
    return ImageOps.autocontrast(Image.blend(Image.blend(warp, weft, 0.5), _cloud(), 0.45))


RECIPES: dict[str, Callable[[], Image.Image]] = {
    "cloud": _cloud,
    "parchment": _parchment,
    "sea": _sea,
    "sand": _sand,
    "leaves": _leaves,
    "grass": _grass,
    "rock": _rock,
    "wood": _wood,
    "canvas": _canvas,
}
"""Every texture by its name."""


@cache
def grain(name: str) -> Image.Image:
    """Give a seamless grey tile, dark to light."""
    return RECIPES[name]()


@lru_cache(maxsize=48)
def _enlarged(name: str, side: int) -> Image.Image:
    """Give a tile at another size."""
    return grain(name).resize((side, side), Image.Resampling.BILINEAR)


def cover(name: str, size: tuple[int, int], zoom: float) -> Image.Image:
    """Lay the tile over an area of any size, enlarged `zoom` times."""
    side = max(8, round(SIDE * zoom))
    tile = _enlarged(name, side)
    sheet = Image.new("L", size)
    for x in range(0, size[0], side):
        for y in range(0, size[1], side):
            sheet.paste(tile, (x, y))
    return sheet
