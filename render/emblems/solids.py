"""Little wooden solids for boards: a block, a drum, a cone and a ball, each told by its outline alone."""

from render.emblems.style import gloss
from render.kit.paths import circle, ellipse, polygon
from render.scene import Colour, Fill, Linear, Part, Radial, Shape
from render.tint import INK, clear, dark, light

Parts = tuple[Part, ...]
RIM = "#fff6dc"
"""The pale rim that keeps a solid apart from any ground."""


def _solid(path: str, fill: Fill) -> Parts:
    """Give a filled outline in ink with a pale rim around it."""
    return (Shape(path, None, clear(RIM, 0.95), 20), Shape(path, fill, INK, 9))


def block(tint: Colour | None) -> Parts:
    """A cube."""
    wood = tint or "#9aa3ab"
    whole = polygon([(0, -42), (38, -22), (38, 22), (0, 42), (-38, 22), (-38, -22)])
    return (
        *_solid(whole, dark(wood, 0.3)),
        Shape(polygon([(0, -40), (35, -21), (0, -3), (-35, -21)]), light(wood, 0.45)),
        Shape(polygon([(-35, -21), (0, -3), (0, 39), (-35, 21)]), wood),
        Shape("M-37 -21 L0 -2 L37 -21 M0 -2 V41", None, INK, 5),
    )


def drum(tint: Colour | None) -> Parts:
    """A cylinder that stands."""
    wood = tint or "#8a4f24"
    body = "M-31 -26 C-31 -44 31 -44 31 -26 V26 C31 44 -31 44 -31 26Z"
    return (
        *_solid(body, Linear(light(wood, 0.25), dark(wood, 0.35), 90)),
        Shape(ellipse(0, -26, 28, 11), light(wood, 0.4), INK, 5),
    )


def cone(tint: Colour | None) -> Parts:
    """A pyramid of three sides."""
    wood = tint or "#2d2a33"
    return (
        *_solid(polygon([(0, -44), (42, 34), (-42, 34)]), dark(wood, 0.2)),
        Shape(polygon([(0, -36), (8, 30), (-35, 30)]), light(wood, 0.3)),
    )


def pearl(tint: Colour | None) -> Parts:
    """A ball."""
    wood = tint or "#f7f1e3"
    return (
        *_solid(circle(0, 0, 36), Radial(light(wood, 0.7), dark(wood, 0.22), 0.36, 0.3, 1.4)),
        gloss(ellipse(-12, -14, 9, 7), 0.8),
    )


EMBLEMS = {"block": block, "drum": drum, "cone": cone, "pearl": pearl}
