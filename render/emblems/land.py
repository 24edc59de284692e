"""Of the islands: palm, hut, statue, mountain, people, suits."""

from render.emblems.style import (
    BRASS,
    IRON,
    LEAF,
    STEEL,
    STONE,
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
from render.scene import Colour, Group, Part
from render.tint import INK, clear, dark, light

Parts = tuple[Part, ...]

FROND = "M0 0 C10 -16 30 -20 46 -6 C34 -8 28 -4 24 -2 C20 2 14 0 10 2 C6 4 2 4 0 0Z"


def palm(tint: Colour | None) -> Parts:
    """A palm leaning into the trade wind."""
    leaf = tint or LEAF
    trunk = "M-2 44 C-6 20 -2 0 8 -16 L16 -12 C8 4 6 22 10 44Z"
    fronds = (
        (186, dark(leaf, 0.25)),
        (-8, dark(leaf, 0.2)),
        (222, leaf),
        (-48, leaf),
        (150, light(leaf, 0.08)),
        (28, light(leaf, 0.12)),
    )
    return (
        body("M-34 46 C-24 34 28 34 38 46Z", "#e3c47e", 4),
        body(trunk, "#a9743c", 5),
        stroke("M-2 34 L9 33 M-2 22 L8 22 M0 10 L9 11 M3 -1 L12 1", clear(INK, 0.6), 2.2),
        *(Group((_frond(colour, turn),), x=10, y=-18) for turn, colour in fronds),
        *(ball(circle(x, y, 5.5), "#7a4a22", 2.8) for x, y in ((6, -12), (16, -11))),
    )


def _frond(colour: Colour, turn: float) -> Group:
    """One leaf; those to the left are mirrored so that they hang."""
    path = FROND if -90 <= turn <= 90 else FROND_LEFT
    way = turn if -90 <= turn <= 90 else turn - 180
    return Group((body(path, colour, 4, 3.2),), turn=way)


FROND_LEFT = "M0 0 C-10 -16 -30 -20 -46 -6 C-34 -8 -28 -4 -24 -2 C-20 2 -14 0 -10 2 C-6 4 -2 4 0 0Z"


def hut(tint: Colour | None) -> Parts:
    """A hut under straw."""
    straw = tint or "#d9ab4e"
    return (
        ground(44, 40, 5),
        body("M-28 -2 H28 V42 H-28Z", "#b0793f", 6),
        stroke("M-18 0 V42 M18 0 V42 M-9 0 V42 M9 0 V42", clear(INK, 0.3), 2),
        body("M-10 42 V20 C-10 8 10 8 10 20 V42Z", "#3a2112", 2, 3),
        body(
            "M0 -46 L46 6 C36 12 30 4 22 10 C14 14 8 6 0 11 C-8 6 -14 14 -22 10 C-30 4 -36 12 -46 6Z",
            straw,
            8,
        ),
        stroke("M0 -36 L-6 2 M0 -36 L8 2 M-2 -30 L-22 2 M2 -30 L24 2", clear(dark(straw, 0.5), 0.7), 2.2),
        body("M-7 -48 H7 L10 -36 H-10Z", dark(straw, 0.3), 3, 3),
    )


def statue(tint: Colour | None) -> Parts:
    """A stone head that looks out to sea."""
    stone = tint or STONE
    return (
        ground(45, 34, 5),
        body(
            "M-22 -46 H20 C24 -30 24 -16 22 -6 L28 8 L22 14 C24 24 22 34 20 45 H-24 C-30 20 -30 -24 -22 -46Z",
            stone,
            9,
        ),
        body("M-26 -26 C-10 -34 12 -34 26 -26 L25 -18 C10 -24 -10 -24 -26 -17Z", dark(stone, 0.12), 4, 3),
        flat(ellipse(-12, -13, 6, 4), "#241c1a"),
        flat(ellipse(14, -13, 6, 4), "#241c1a"),
        body("M0 -22 L7 -22 L12 12 C8 17 -4 17 -6 12Z", light(stone, 0.12), 4, 3),
        stroke("M-12 26 C-4 22 10 22 16 26 M-9 31 C-2 29 8 29 13 31", INK, 3),
        shade("M-28 10 C-26 24 -26 34 -24 44 L-12 44 C-18 34 -22 22 -22 8Z", 0.25),
    )


def mountain(tint: Colour | None) -> Parts:
    """A peak with snow."""
    rock = tint or "#857a72"
    return (
        body("M-46 42 L-14 -26 L-4 -12 L8 -42 L46 42Z", rock, 7),
        body("M8 -42 L22 -10 L12 -16 L6 -6 L-2 -18 L-1 -20Z", "#f8f4ea", 3, 3),
        shade("M8 -42 L46 42 H14 L20 10Z", 0.28),
        stroke("M-14 -26 L-8 4 L-16 20", clear(INK, 0.5), 2.4),
    )


def volcano(_: Colour | None) -> Parts:
    """A smoking cone."""
    return (
        *(ball(circle(x, y, r), "#b9b2ae", 2.6) for x, y, r in ((10, -38, 9), (-4, -34, 10), (4, -26, 8))),
        body("M-46 44 C-26 26 -18 0 -14 -20 C-6 -14 8 -14 16 -20 C20 2 28 26 46 44Z", "#6b5148", 8),
        flat("M-14 -20 C-6 -14 8 -14 16 -20 L18 -8 L10 4 L6 -8 L0 10 L-6 -8 L-10 -2Z", "#e2571f"),
        stroke("M-14 -20 C-6 -14 8 -14 16 -20", INK, 3),
    )


def sun(tint: Colour | None) -> Parts:
    """A sun with rays."""
    colour = tint or "#d9482a"
    return (
        body(star(12, 0, 0, 48, 30), colour, 4),
        body(circle(0, 0, 25), light(colour, 0.3), 5, 3.4),
        gloss(ellipse(-8, -9, 9, 6), 0.5),
    )


def moon(tint: Colour | None) -> Parts:
    """A crescent with a star."""
    colour = tint or "#8656a8"
    return (
        body(
            "M14 -44 C-20 -48 -46 -24 -42 8 C-38 38 -4 54 26 36 C-2 36 -20 18 -18 -6 C-16 -24 -4 -38 14 -44Z",
            colour,
            8,
        ),
        body(star(5, 20, -6, 22, 9.5), light(colour, 0.3), 4, 3.4),
    )


def leaf(tint: Colour | None) -> Parts:
    """A broad leaf."""
    colour = tint or LEAF
    return (
        body("M-38 40 C-48 -6 -18 -40 44 -44 C46 14 16 46 -24 32Z", colour, 7),
        stroke(
            "M-42 46 C-26 22 -4 -2 30 -30 M-22 20 C-22 8 -24 0 -28 -6 M-6 4 C-6 -8 -8 -16 -10 "
            "-22 M-14 12 C-2 16 8 16 16 14 M4 -6 C14 -4 24 -4 32 -8",
            light(colour, 0.6),
            3,
        ),
        stroke("M-46 48 L-38 38", INK, 5),
    )


def star_(tint: Colour | None) -> Parts:
    """A star of five points."""
    colour = tint or "#eab92d"
    return (body(star(5, 0, 3, 48, 21), colour, 7), gloss(star(5, -5, -2, 18, 8), 0.35))


def pirate(tint: Colour | None) -> Parts:
    """A pirate in a tricorne, coat in the owner's colour."""
    coat = tint or "#c4472b"
    return (
        ground(45, 32, 5),
        body("M-32 45 C-34 18 -20 6 0 6 C20 6 34 18 32 45Z", coat, 7),
        flat("M-8 8 L0 26 L8 8Z", "#f5ead2"),
        stroke("M0 26 V44", clear(INK, 0.7), 2.6),
        body(circle(0, -8, 18), "#e2ab7c", 5, 3.4),
        body("M-16 -2 C-14 16 14 16 16 -2 C8 6 -8 6 -16 -2Z", "#4a2a16", 3, 2.6),
        flat(circle(7, -9, 2.6), INK),
        body("M-13 -14 L-2 -12 L-3 -4 C-8 -2 -12 -6 -13 -14Z", "#1d1a20", 1, 2),
        stroke("M-18 -17 L16 -12", "#1d1a20", 2.6),
        body(
            "M-40 -16 C-34 -26 -22 -24 -18 -38 C-8 -48 8 -48 18 -38 C22 -24 34 -26 40 -16 C22 "
            "-22 -22 -22 -40 -16Z",
            dark(coat, 0.55),
            5,
        ),
        Group(skull(None), y=-31, scale=0.2),
    )


def monkey(_: Colour | None) -> Parts:
    """A ship's monkey."""
    fur, face = "#7a4a2a", "#e0b58a"
    return (
        ball(circle(-34, -2, 12), fur),
        ball(circle(34, -2, 12), fur),
        body(
            "M0 -42 C24 -42 36 -24 34 0 C32 28 18 44 0 44 C-18 44 -32 28 -34 0 C-36 -24 -24 -42 0 -42Z",
            fur,
            8,
        ),
        body(
            "M0 -16 C10 -26 26 -18 24 0 C26 24 14 36 0 36 C-14 36 -26 24 -24 0 C-26 -18 -10 -26 0 -16Z",
            face,
            5,
            3,
        ),
        flat(circle(-10, -2, 4), INK),
        flat(circle(10, -2, 4), INK),
        stroke("M-12 20 C-6 28 6 28 12 20 M-3 11 L3 11", INK, 3),
    )


def pawn(tint: Colour | None) -> Parts:
    """A wooden pawn."""
    wood = tint or "#c4472b"
    return (
        ground(43, 30, 6),
        body("M-28 42 C-28 26 -14 20 -10 -8 H10 C14 20 28 26 28 42 C12 48 -12 48 -28 42Z", wood, 8),
        ball(circle(0, -22, 19), wood),
        gloss(ellipse(-7, -29, 6, 4), 0.7),
    )


def car(tint: Colour | None) -> Parts:
    """A rough little car for rough ground."""
    paint = tint or "#c4472b"
    return (
        ground(42, 44, 5),
        *rods(("M-26 -8 L-20 -34 H14 L26 -8",), IRON, 4),
        flat("M-18 -30 H12 L21 -8 H-22Z", "#cfe6ea90"),
        body("M-44 -8 C-30 -14 30 -14 44 -6 L46 22 H-46Z", paint, 7),
        stroke("M-40 4 H40", clear(INK, 0.35), 2.4),
        ball(circle(38, 2, 4.5), "#ffe38a", 2.4),
        *(
            p
            for x in (-25, 25)
            for p in (ball(circle(x, 25, 17), "#2c2a30"), ball(circle(x, 25, 7), STEEL, 2.4))
        ),
        body(rect(-48, -20, 10, 16, 3), IRON, 3, 3),
    )


def cross(tint: Colour | None) -> Parts:
    """The cross that marks the spot."""
    red = tint or "#c4371f"
    arms = "M-36 -26 L-26 -36 L0 -11 L26 -36 L36 -26 L11 0 L36 26 L26 36 L0 11 L-26 36 L-36 26 L-11 0Z"
    return (body(arms, red, 6),)


def eye(tint: Colour | None) -> Parts:
    """An eye that looks."""
    return (
        body("M-46 0 C-28 -32 28 -32 46 0 C28 32 -28 32 -46 0Z", "#f8f0dc", 5),
        ball(circle(0, 0, 19), tint or "#2a6fb0", 3),
        flat(circle(0, 0, 9), "#14100f"),
        flat(circle(-6, -7, 4.5), "#ffffffe8"),
    )


def footprints(tint: Colour | None) -> Parts:
    """Steps in the sand."""
    colour = tint or "#8a6334"

    def foot(x: float, y: float, turn: float) -> Group:
        toes = tuple(flat(circle(-9 + 6 * i, -22 + abs(i - 1.2) * 2, 3.4), colour) for i in range(4))
        return Group(
            (
                flat(
                    "M-11 -12 C-8 -18 8 -18 10 -10 C10 0 6 6 7 14 C6 24 -6 24 -7 14 C-6 4 -12 0 -11 -12Z",
                    colour,
                ),
                *toes,
            ),
            x=x,
            y=y,
            turn=turn,
            scale=0.95,
        )

    return (foot(-18, 20, 12), foot(18, -16, 16))


def hand(_: Colour | None) -> Parts:
    """A fan of three cards."""
    card = rect(-17, -30, 34, 52, 5)
    return tuple(
        Group((body(card, "#f6ead0", 4, 3.4), flat(star(4, 0, -4, 12, 4), colour)), x=x, y=y, turn=turn)
        for x, y, turn, colour in ((-20, 6, -20, "#c4472b"), (0, 0, 0, "#1f6fb5"), (20, 6, 20, "#2f8f4e"))
    )


def heart(tint: Colour | None) -> Parts:
    """A heart for what heals."""
    red = tint or "#c4371f"
    return (
        body(
            "M0 42 C-60 4 -44 -44 -14 -38 C-6 -36 -2 -30 0 -24 C2 -30 6 -36 14 -38 C44 -44 60 4 0 42Z", red, 8
        ),
        gloss(ellipse(-18, -18, 8, 6), 0.6),
    )


def plus(tint: Colour | None) -> Parts:
    """A golden plus: what a bonus adds."""
    gold = tint or BRASS
    return (
        body("M-13 -42 H13 V-13 H42 V13 H13 V42 H-13 V13 H-42 V-13 H-13Z", gold, 6),
        gloss(polygon([(-9, -38), (-1, -38), (-1, -12), (-9, -12)]), 0.4),
    )


def bulb(_: Colour | None) -> Parts:
    """A lantern."""
    return (
        *rods(("M-14 -34 C-14 -50 14 -50 14 -34",), IRON, 4),
        body("M-20 -32 H20 L26 34 H-26Z", "#ffd65c", 4),
        gloss(ellipse(0, 4, 10, 18), 0.8),
        stroke("M0 -30 V34 M-22 0 H22", INK, 3),
        body(rect(-26, -38, 52, 9, 3), IRON, 3),
        body(rect(-30, 32, 60, 11, 3), IRON, 3),
    )


EMBLEMS = {
    "palm": palm,
    "hut": hut,
    "statue": statue,
    "mountain": mountain,
    "volcano": volcano,
    "sun": sun,
    "moon": moon,
    "leaf": leaf,
    "star": star_,
    "pirate": pirate,
    "monkey": monkey,
    "pawn": pawn,
    "car": car,
    "cross": cross,
    "eye": eye,
    "footprints": footprints,
    "hand": hand,
    "heart": heart,
    "plus": plus,
    "lantern": bulb,
}
