"""Weapons, tools and what protects from them."""

from render.emblems.style import (
    BRASS,
    CLOTH,
    IRON,
    LEATHER,
    RUBY,
    STEEL,
    WOOD,
    ball,
    body,
    flat,
    gloss,
    ground,
    rods,
    shade,
    stroke,
)
from render.emblems.treasure import skull
from render.kit.paths import circle, ellipse, polygon, rect, star
from render.scene import Colour, Group, Part, Radial
from render.tint import INK, clear, dark, light

Parts = tuple[Part, ...]


def bomb(tint: Colour | None) -> Parts:
    """A round bomb with its fuse alight."""
    iron = tint or "#343844"
    return (
        ground(44, 30, 5),
        *rods(("M12 -22 C18 -36 28 -40 36 -34",), "#c79a5b", 4),
        ball(circle(-3, 12, 33), iron),
        body("M4 -24 L18 -14 L11 -5 L-3 -15Z", light(iron, 0.12), 3),
        gloss("M-28 4 C-26 -9 -16 -16 -6 -16 C-14 -10 -20 -4 -22 8Z", 0.75),
        flat(circle(37, -34, 15), Radial("#fff3b0f0", "#ff8a1c00", 0.5, 0.5, 1.0)),
        flat(star(8, 37, -34, 13, 5), "#ffcf3f"),
        flat(star(8, 37, -34, 7, 3), "#fffbe0"),
    )


def explosion(_: Colour | None) -> Parts:
    """A blast."""
    return (
        flat(star(12, 0, 0, 50, 32, 4), INK),
        flat(star(12, 0, 0, 45, 29, 4), "#d9451c"),
        flat(star(12, 0, 2, 34, 22, 18), "#f59a23"),
        flat(star(10, 0, 3, 23, 13, 0), "#ffe27a"),
        flat(circle(0, 3, 9), "#fffdf0"),
    )


def pistol(_: Colour | None) -> Parts:
    """A flintlock."""
    return (
        body("M-44 -20 L22 -20 L24 -8 L-44 -8Z", STEEL, 4),
        body(
            "M-38 -9 L14 -9 C30 -8 34 2 36 16 C38 28 44 36 44 42 C36 46 26 44 22 36 C16 22 12 8 2 4 L-38 0Z",
            WOOD,
            6,
        ),
        stroke("M-44 -16 H18", clear("#ffffff", 0.65), 2.4),
        *rods(("M2 6 C0 16 10 18 14 12",), BRASS, 3),
        body("M8 -20 L14 -34 L22 -30 L18 -20Z", IRON, 3, 3),
        body("M-4 -26 L4 -26 L6 -19 L-4 -19Z", IRON, 2, 3),
        body(rect(-48, -22, 8, 16, 2), BRASS, 2, 3),
        ball(circle(36, 38, 5), BRASS, 2.6),
        body("M-6 -9 L16 -9 L14 0 L-4 -1Z", BRASS, 2, 2.6),
    )


def padlock(tint: Colour | None) -> Parts:
    """A closed padlock."""
    brass = tint or BRASS
    return (
        *rods(("M-20 0 V-18 C-20 -44 20 -44 20 -18 V0",), STEEL, 9),
        body(rect(-34, -4, 68, 47, 9), brass, 8),
        flat(circle(0, 15, 7.5), INK),
        flat(polygon([(-4, 17), (4, 17), (6.5, 32), (-6.5, 32)]), INK),
        gloss("M-28 8 C-28 3 -25 1 -20 1 H-4 C-14 4 -22 9 -24 20Z", 0.45),
    )


def hammer(_: Colour | None) -> Parts:
    """A shipwright's mallet."""
    return (
        Group(
            (
                body(rect(-5, -18, 10, 66, 4), WOOD, 4),
                stroke("M-1 0 V44", clear("#fff1cf", 0.4), 2),
                body("M-32 -40 H26 L32 -36 V-18 L26 -14 H-32 C-36 -22 -36 -32 -32 -40Z", STEEL, 7),
                stroke("M-26 -34 H24", clear("#ffffff", 0.7), 3),
                body(rect(-9, -43, 18, 32, 2), IRON, 3, 3),
            ),
            turn=32,
            x=-3,
        ),
    )


def shield(tint: Colour | None) -> Parts:
    """A shield, quartered."""
    colour = tint or "#2a6fb0"
    whole = "M-38 -38 C-24 -34 -12 -38 0 -44 C12 -38 24 -34 38 -38 C42 0 30 30 0 46 C-30 30 -42 0 -38 -38Z"
    inner = "M-30 -28 C-20 -26 -10 -29 0 -34 C10 -29 20 -26 30 -28 C32 0 23 23 0 36 C-23 23 -32 0 -30 -28Z"
    return (
        body(whole, BRASS, 6),
        body(inner, colour, -3, 3),
        Group((flat("M0 -50 H50 V0 H0Z M0 0 H-50 V50 H0Z", clear(light(colour, 0.8), 0.85)),), clip=inner),
        stroke(inner, INK, 3),
        ball(circle(0, 0, 9), BRASS, 3),
        gloss("M-26 -24 C-18 -22 -10 -24 -4 -27 C-8 -14 -20 -6 -27 4 C-29 -8 -28 -16 -26 -24Z", 0.3),
    )


def swords(_: Colour | None) -> Parts:
    """Two cutlasses crossed."""
    blade = "M-3 14 C-8 -10 -6 -34 6 -48 C8 -30 8 -8 5 14Z"

    def cutlass() -> Parts:
        return (
            body(blade, STEEL, 4, 3.4),
            stroke("M1 10 C-1 -10 0 -26 5 -38", clear("#ffffff", 0.7), 2),
            body(rect(-3, 16, 7, 20, 3), LEATHER, 3, 3),
            *rods(("M-10 15 C-14 30 -8 38 2 38",), BRASS, 3),
            body(rect(-12, 11, 24, 6, 2), BRASS, 2, 3),
        )

    return (
        Group(cutlass(), turn=40, x=-6, y=2),
        Group(
            cutlass(),
            turn=-40,
            x=6,
            y=2,
        ),
    )


def potion(tint: Colour | None) -> Parts:
    """A flask of something that bubbles."""
    brew = tint or "#3fae5a"
    flask = (
        "M-10 -30 V-10 C-30 0 -38 14 -34 28 C-30 42 -14 45 0 45 C14 45 30 42 34 28 C38 14 30 0 10 -10 V-30Z"
    )
    return (
        ground(44, 30, 5),
        body(flask, "#cfe6e2", 4),
        Group(
            (
                flat(rect(-50, 8, 100, 50), brew),
                flat(ellipse(0, 8, 40, 5), light(brew, 0.5)),
                shade(ellipse(20, 36, 18, 14), 0.3),
            ),
            clip=flask,
        ),
        *(
            stroke(circle(x, y, r), clear("#ffffff", 0.75), 1.8)
            for x, y, r in ((-10, 24, 4), (6, 18, 3), (12, 32, 5), (-18, 34, 3))
        ),
        stroke(flask, INK, 4),
        gloss("M-28 22 C-28 10 -20 2 -11 -3 C-18 8 -22 18 -22 30Z", 0.7),
        body(rect(-13, -34, 26, 7, 3), "#cfe6e2", 2, 3),
        body(rect(-9, -46, 18, 14, 3), "#b98a56", 4, 3),
    )


def gift(tint: Colour | None) -> Parts:
    """A parcel with a bow, and something wrong with it."""
    paper = tint or "#7a4fa0"
    return (
        ground(44, 36, 5),
        body(rect(-34, -8, 68, 51, 3), paper, 6),
        body(rect(-39, -22, 78, 18, 3), light(paper, 0.1), 5),
        body(rect(-8, -22, 16, 65), "#e8c34a", 3, 3),
        body("M-2 -24 C-32 -26 -34 -48 -18 -46 C-8 -44 -3 -34 0 -24Z", "#e8c34a", 4, 3),
        body("M2 -24 C32 -26 34 -48 18 -46 C8 -44 3 -34 0 -24Z", "#e8c34a", 4, 3),
        ball(circle(0, -25, 6), "#e8c34a", 3),
        Group(skull(None), x=0, y=20, scale=0.36),
    )


def ammunition(_: Colour | None) -> Parts:
    """Three cannon balls, piled."""
    return (
        ground(40, 44, 6),
        ball(circle(-22, 18, 22), IRON),
        ball(circle(22, 18, 22), IRON),
        ball(circle(0, -18, 22), IRON),
        *(gloss(ellipse(x - 8, y - 9, 6, 4), 0.7) for x, y in ((-22, 18), (22, 18), (0, -18))),
    )


def trap(_: Colour | None) -> Parts:
    """Iron jaws."""
    teeth = "M-40 8 L-32 -14 L-24 4 L-16 -20 L-8 2 L0 -24 L8 2 L16 -20 L24 4 L32 -14 L40 8"
    return (
        ground(38, 44, 6),
        body(teeth + " C20 22 -20 22 -40 8Z", STEEL, 4, 3.4),
        body("M-44 10 C-20 26 20 26 44 10 L44 24 C20 42 -20 42 -44 24Z", IRON, 5),
        body(circle(0, 27, 8), RUBY, 3, 3),
    )


def hourglass(tint: Colour | None) -> Parts:
    """Sand running."""
    frame = tint or WOOD
    glass = "M-24 -34 H24 C24 -14 6 -8 6 0 C6 8 24 14 24 34 H-24 C-24 14 -6 8 -6 0 C-6 -8 -24 -14 -24 -34Z"
    return (
        ground(45, 32, 4),
        body(glass, "#dcebe6", 3),
        Group(
            (
                flat("M-50 -18 H50 V0 H-50Z", "#e2b04a"),
                flat("M0 12 C18 20 26 28 28 40 H-28 C-26 28 -18 20 0 12Z", "#e2b04a"),
                stroke("M0 -2 V26", "#e2b04a", 2.4),
            ),
            clip=glass,
        ),
        stroke(glass, INK, 3.4),
        gloss("M-19 -30 C-19 -18 -10 -12 -7 -6 C-12 -14 -14 -22 -13 -30Z", 0.8),
        body(rect(-34, -45, 68, 12, 4), frame, 5),
        body(rect(-34, 33, 68, 12, 4), frame, 5),
    )


def flag(tint: Colour | None) -> Parts:
    """A flag in the wind."""
    cloth = tint or CLOTH
    return (
        *rods(("M-30 -42 V46",), WOOD, 6),
        body("M-26 -38 C-10 -48 6 -28 40 -38 L34 -16 L40 6 C10 16 -8 -4 -26 6Z", cloth, 7),
        ball(circle(-30, -43, 5), BRASS, 3),
    )


def pennant(tint: Colour | None) -> Parts:
    """A ribbon for the winner."""
    gold = tint or BRASS
    return (
        body("M-20 4 L-32 46 L-16 38 L-6 48 L0 14Z", dark(RUBY, 0.1), 4),
        body("M20 4 L32 46 L16 38 L6 48 L0 14Z", RUBY, 4),
        body(star(14, 0, -10, 38, 32), gold, 5),
        body(circle(0, -10, 24), light(gold, 0.2), -2, 2.6),
        flat(star(5, 0, -10, 17, 7), dark(gold, 0.35)),
    )


EMBLEMS = {
    "bomb": bomb,
    "explosion": explosion,
    "pistol": pistol,
    "padlock": padlock,
    "hammer": hammer,
    "shield": shield,
    "swords": swords,
    "potion": potion,
    "gift": gift,
    "ammunition": ammunition,
    "trap": trap,
    "hourglass": hourglass,
    "flag": flag,
    "pennant": pennant,
}
