"""How emblems are drawn: bodies with an ink line, rods, soft light."""

from render.kit.paths import ellipse
from render.scene import Colour, Fill, Linear, Part, Radial, Shape
from render.tint import INK, clear, dark, light

IRON, BRASS, WOOD, LEATHER = "#4a4f5c", "#e3a93a", "#93602f", "#8a4526"
STEEL, LEAF, CLOTH, RUBY, STONE = "#aab4bf", "#3f8f46", "#f3e6c8", "#c2342b", "#9a958c"
LINE = 4.0


def body(path: str, colour: Colour, relief: float = 6, width: float = LINE) -> Shape:
    """Give a lit body with an ink outline."""
    fill = Linear(light(colour, 0.28), dark(colour, 0.16), -18)
    return Shape(path, fill, INK, width, relief)


def ball(path: str, colour: Colour, width: float = LINE) -> Shape:
    """Give a round body, brightest where the light falls."""
    fill = Radial(light(colour, 0.62), dark(colour, 0.42), 0.36, 0.3, 1.35)
    return Shape(path, fill, INK, width, 3)


def flat(path: str, fill: Fill) -> Shape:
    """Give a patch without outline."""
    return Shape(path, fill)


def stroke(path: str, colour: Colour = INK, width: float = 3) -> Shape:
    """Give a line."""
    return Shape(path, None, colour, width)


def gloss(path: str, alpha: float = 0.55) -> Shape:
    """Give a soft spot of light."""
    return Shape(path, clear("#ffffff", alpha), blur=0.8)


def shade(path: str, alpha: float = 0.3) -> Shape:
    """Give a soft spot of shade."""
    return Shape(path, clear("#1a0b12", alpha), blur=1.2)


def ground(y: float = 44, across: float = 36, down: float = 6) -> Shape:
    """Give the shadow a thing stands on."""
    return Shape(ellipse(2, y, across, down), "#1a0b1255", blur=2)


def rods(paths: tuple[str, ...], colour: Colour, width: float) -> tuple[Part, ...]:
    """Give round bars: ink first, then colour, shade and light along them."""
    inner = "".join(paths)
    return (
        stroke(inner, INK, width + 2 * LINE * 0.9),
        stroke(inner, dark(colour, 0.3), width),
        stroke(inner, colour, width * 0.66),
        stroke(inner, light(colour, 0.45), width * 0.24),
    )
