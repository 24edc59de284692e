"""One shape on one sheet: masks, fills, relief and lines, in pixels."""

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFilter

from render import outline, textures
from render.scene import Colour, Fill, Linear, Radial, Shape, Texture

RGBA = tuple[int, int, int, int]
Pixels = tuple[int, int, int, int]
"""Left, top, right, bottom."""

LIGHT = complex(-0.6, -0.8)
"""Where the light comes from, on every emblem: above, a little to the left."""
INK_RELIEF, SUN_RELIEF = "#1a0d06", "#fff6dc"


@lru_cache(maxsize=1024)
def rgba(colour: Colour) -> RGBA:
    """Read a colour, opaque unless it says otherwise."""
    red, green, blue, *alpha = ImageColor.getrgb(colour)
    return red, green, blue, alpha[0] if alpha else 255


class Pose:
    """Where local points lie on a sheet: turned and scaled by `spin`, moved by `origin`."""

    __slots__ = ("origin", "scale", "spin")

    def __init__(self, origin: complex, spin: complex) -> None:
        self.origin, self.spin, self.scale = origin, spin, abs(spin)

    def inner(self, x: float, y: float, turn: float, scale: float) -> "Pose":
        """Give the pose of a part placed within."""
        way = complex(math.cos(math.radians(turn)), math.sin(math.radians(turn)))
        return Pose(self.at(complex(x, y)), self.spin * scale * way)

    def at(self, point: complex) -> complex:
        """Place a local point on the sheet."""
        return self.origin + self.spin * point

    @property
    def turn(self) -> float:
        """The turn in degrees."""
        return math.degrees(math.atan2(self.spin.imag, self.spin.real)) % 360


Polyline = tuple[list[tuple[float, float]], bool]


def polylines(path: str, pose: Pose) -> list[Polyline]:
    """Flatten a path onto the sheet."""
    return [
        ([(p.real, p.imag) for p in map(pose.at, line.points)], line.closed) for line in outline.flatten(path)
    ]


def draw(sheet: Image.Image, shape: Shape, pose: Pose) -> None:
    """Draw a shape on a transparent sheet."""
    lines = polylines(shape.path, pose)
    pad = (shape.width / 2 if shape.line else 0) * pose.scale + 3 * shape.blur * pose.scale + 2
    area = _area(lines, pad, sheet.size)
    if area is None:
        return
    if shape.fill is not None:
        _fill(sheet, shape, lines, area, pose)
    if shape.line is not None:
        _stroke(sheet, shape.line, _line_mask(lines, area, shape.width * pose.scale), area)


def _area(lines: list[Polyline], pad: float, size: tuple[int, int]) -> Pixels | None:
    """Find the pixels a shape may touch, or none when it lies outside."""
    across = [x for points, _ in lines for x, _ in points]
    down = [y for points, _ in lines for _, y in points]
    left, top = math.floor(min(across) - pad), math.floor(min(down) - pad)
    right, bottom = math.ceil(max(across) + pad), math.ceil(max(down) + pad)
    area = max(0, left), max(0, top), min(size[0], right), min(size[1], bottom)
    return area if area[0] < area[2] and area[1] < area[3] else None


def mask(lines: list[Polyline], area: Pixels) -> Image.Image:
    """Fill polylines even-odd."""
    sheet = Image.new("L", (area[2] - area[0], area[3] - area[1]))
    for number, (points, _) in enumerate(lines):
        moved = [(x - area[0], y - area[1]) for x, y in points]
        if number == 0:
            ImageDraw.Draw(sheet).polygon(moved, fill=255)
        elif len(moved) > 2:
            _toggle(sheet, moved)
    return sheet


def _toggle(sheet: Image.Image, points: list[tuple[float, float]]) -> None:
    """Turn what lies inside a polygon inside out; only the pixels around it are touched."""
    box = _area([(points, True)], 1, sheet.size)
    if box is None:
        return
    hole = Image.new("L", (box[2] - box[0], box[3] - box[1]))
    ImageDraw.Draw(hole).polygon([(x - box[0], y - box[1]) for x, y in points], fill=255)
    sheet.paste(ImageChops.difference(sheet.crop(box), hole), box)


def _fill(sheet: Image.Image, shape: Shape, lines: list[Polyline], area: Pixels, pose: Pose) -> None:
    """Lay the fill and its relief."""
    fill = shape.fill
    assert fill is not None
    plain = isinstance(fill, str) and rgba(fill)[3] == 255 and not shape.blur
    if plain and len(lines) == 1 and not shape.relief:
        ImageDraw.Draw(sheet).polygon(lines[0][0], fill=rgba(str(fill)))
        return
    cover = mask(lines, area)
    if shape.blur:
        cover = cover.filter(ImageFilter.GaussianBlur(shape.blur * pose.scale))
    box = _area(lines, 0, sheet.size) or area
    _lay(sheet, pigment(fill, area, box, pose.scale), cover, area)
    if shape.relief:
        _emboss(sheet, cover, area, shape.relief, pose.scale)


def _lay(sheet: Image.Image, colour: Image.Image, cover: Image.Image, area: Pixels) -> None:
    """Composite a coloured patch through a mask."""
    colour.putalpha(ImageChops.multiply(colour.getchannel("A"), cover))
    sheet.alpha_composite(colour, area[:2])


def _stroke(sheet: Image.Image, colour: Colour, cover: Image.Image, area: Pixels) -> None:
    """Composite a line of one colour."""
    if rgba(colour)[3] == 255:
        sheet.paste(rgba(colour), area, cover)
    else:
        _lay(sheet, Image.new("RGBA", cover.size, rgba(colour)), cover, area)


def _line_mask(lines: list[Polyline], area: Pixels, width: float) -> Image.Image:
    """Draw polylines with round joints and ends."""
    sheet = Image.new("L", (area[2] - area[0], area[3] - area[1]))
    pen = ImageDraw.Draw(sheet)
    half = max(0.5, width / 2)
    for points, closed in lines:
        moved = [complex(x - area[0], y - area[1]) for x, y in points]
        for a, b in zip(moved, moved[1:] + (moved[:1] if closed else []), strict=False):
            _bar(pen, a, b, half)
        if half > 1:
            for point in moved:
                x, y = point.real, point.imag
                pen.ellipse((x - half, y - half, x + half, y + half), fill=255)
    return sheet


def _bar(pen: ImageDraw.ImageDraw, a: complex, b: complex, half: float) -> None:
    """Fill the rectangle along one piece of a line."""
    if a == b:
        return
    side = (b - a) / abs(b - a) * 1j * half
    corners = (a + side, b + side, b - side, a - side)
    pen.polygon([(c.real, c.imag) for c in corners], fill=255)


def pigment(fill: Fill, area: Pixels, box: Pixels, scale: float) -> Image.Image:
    """Make the coloured patch of an area; gradients span the box of the shape."""
    size = area[2] - area[0], area[3] - area[1]
    if isinstance(fill, str):
        return Image.new("RGBA", size, rgba(fill))
    if isinstance(fill, Texture):
        sheet = textures.cover(fill.name, size, fill.zoom * scale)
        return ramp(sheet, fill.dark, fill.light)
    span = max(1, box[2] - box[0]), max(1, box[3] - box[1])
    values = _linear(fill.turn) if isinstance(fill, Linear) else _radial(fill)
    ends = (fill.start, fill.stop) if isinstance(fill, Linear) else (fill.inner, fill.outer)
    patch = ramp(values.resize(span, Image.Resampling.BILINEAR), *ends)
    if span == size:
        return patch
    whole = Image.new("RGBA", size)
    whole.paste(patch, (box[0] - area[0], box[1] - area[1]))
    return whole


def ramp(values: Image.Image, dark: Colour, light: Colour) -> Image.Image:
    """Turn grey into the colours between two."""
    ends = zip(rgba(dark), rgba(light), strict=True)
    return Image.merge("RGBA", [values.point(_steps(a, b)) for a, b in ends])


@lru_cache(maxsize=4096)
def _steps(first: int, last: int) -> list[int]:
    """List the values from one to another."""
    return [round(first + (last - first) * step / 255) for step in range(256)]


@lru_cache(maxsize=64)
def _linear(turn: float) -> Image.Image:
    """A grey ramp in one direction."""
    step = Image.linear_gradient("L")
    angle = math.radians(turn)
    cos, sin = math.cos(angle), math.sin(angle)
    reach = abs(cos) + abs(sin)
    cos, sin = cos * 1.0 / reach, sin / reach
    matrix = (0, 0, 128, -sin, cos, 128 - 128 * (cos - sin))
    return step.transform((256, 256), Image.Transform.AFFINE, matrix, Image.Resampling.BILINEAR)


@lru_cache(maxsize=256)
def _radial(fill: Radial) -> Image.Image:
    """A grey ramp outwards from a point; reach 1 ends at the sides of a centred box."""
    rings = Image.radial_gradient("L").point(_RADII)
    zoom = 1 / fill.reach
    matrix = (zoom, 0, 128 - 256 * fill.x * zoom, 0, zoom, 128 - 256 * fill.y * zoom)
    size, way, smooth = (256, 256), Image.Transform.AFFINE, Image.Resampling.BILINEAR
    return rings.transform(size, way, matrix, smooth, fillcolor=255)


_RADII = [min(255, round(value * 255 / 178)) for value in range(256)]
"""Pillow's rings are 180 at the middle of a side: stretched so that they end there."""


def _emboss(sheet: Image.Image, cover: Image.Image, area: Pixels, relief: float, scale: float) -> None:
    """Give a flat shape a body: its far edge in shade, its near edge in light."""
    depth = max(1.0, relief * scale)
    for colour, way, strength in ((INK_RELIEF, LIGHT, 140), (SUN_RELIEF, -LIGHT, 128)):
        shift = ImageChops.offset(cover, round(way.real * depth), round(way.imag * depth))
        edge = ImageChops.subtract(cover, shift).filter(ImageFilter.GaussianBlur(depth * 0.45))
        edge = ImageChops.multiply(edge, cover).point(_steps(0, strength))
        _lay(sheet, Image.new("RGBA", cover.size, rgba(colour)), edge, area)
