"""What a pirate wears and carries: hat, hook, sabre and black flag."""

from render.emblems.style import BRASS, LEATHER, STEEL, WOOD, ball, body, flat, gloss, ground, rods, stroke
from render.emblems.treasure import crossbones
from render.kit.paths import circle, ellipse, rect
from render.scene import Colour, Group, Part
from render.tint import clear, dark

Parts = tuple[Part, ...]
FELT = "#33303c"


def hat(tint: Colour | None) -> Parts:
    """A three-cornered hat with a golden braid and the skull."""
    felt = tint or FELT
    brim = (
        "M-47 16 C-38 -4 -30 -26 -2 -40 C28 -28 38 -6 47 16 C50 26 42 31 32 26"
        " C12 15 -12 15 -32 26 C-42 31 -50 26 -47 16Z"
    )
    return (
        ground(36, 40, 6),
        body("M-30 20 C-22 36 22 36 30 20 L26 8 L-26 8Z", dark(felt, 0.4), 3),
        body(brim, felt, 8),
        stroke("M-42 18 C-33 -2 -26 -22 -2 -33 C24 -22 33 -4 42 18", BRASS, 4),
        Group(crossbones(None), y=-4, scale=0.42),
        gloss("M-30 -8 C-24 -22 -14 -30 -4 -33 C-14 -24 -20 -16 -24 -4Z", 0.3),
    )


def hook(tint: Colour | None) -> Parts:
    """An iron hook in its wooden cup."""
    iron = tint or STEEL
    return (
        *rods(("M0 12 V-2 C0 -14 26 -12 26 -28 C26 -46 -14 -50 -20 -24",), iron, 10),
        body("M-20 -24 L-30 -28 L-21 -6 L-12 -22Z", iron, 3, 3),
        body("M-22 12 H22 L16 44 C8 49 -8 49 -16 44Z", WOOD, 7),
        stroke("M-8 16 L-6 44 M8 16 L6 44", clear(dark(WOOD, 0.6), 0.8), 2.4),
        body(rect(-25, 6, 50, 12, 4), BRASS, 4, 3),
    )


def sabre(_: Colour | None) -> Parts:
    """A curved sabre with a guarded hilt."""
    blade = "M-22 20 C0 4 20 -18 34 -48 C44 -20 24 12 -12 32Z"
    return (
        body(blade, STEEL, 6),
        stroke("M-12 22 C8 8 24 -8 33 -32", clear("#ffffff", 0.75), 2.6),
        body("M-20 22 L-12 30 L-36 48 L-45 40Z", LEATHER, 4),
        *rods(("M-8 34 C-16 50 -36 52 -43 44",), BRASS, 4),
        *rods(("M-27 14 L-6 36",), BRASS, 6),
        ball(circle(-42, 43, 6), BRASS, 3),
    )


def jolly_roger(tint: Colour | None) -> Parts:
    """The black flag."""
    cloth = tint or FELT
    return (
        ground(47, 16, 3),
        *rods(("M-36 -40 V46",), WOOD, 6),
        body("M-32 -38 C-14 -46 10 -28 46 -38 L42 -8 L46 22 C12 32 -12 12 -32 22Z", cloth, 7),
        Group(crossbones(None), x=6, y=-8, scale=0.5),
        flat(ellipse(-10, -30, 12, 3), clear("#ffffff", 0.14)),
        ball(circle(-36, -42, 5), BRASS, 3),
    )


EMBLEMS = {"hat": hat, "hook": hook, "sabre": sabre, "jolly_roger": jolly_roger}
