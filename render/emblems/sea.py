"""Of the sea: anchor, sails, boats, compass, wind, wave."""

from msgspec.structs import replace

from render.emblems.style import (
    BRASS,
    CLOTH,
    IRON,
    STEEL,
    WOOD,
    ball,
    body,
    flat,
    gloss,
    rods,
    shade,
    stroke,
)
from render.kit.paths import circle, ellipse, mirrored, polygon, rect, ring, star
from render.scene import Colour, Group, Part, Radial, Shape
from render.tint import INK, clear, dark, light

Parts = tuple[Part, ...]


def anchor(tint: Colour | None) -> Parts:
    """An admiralty anchor with a loose end of rope."""
    iron = tint or IRON
    fluke = "M-41 4 L-42 25 L-24 17 L-31 14Z"
    other = "M41 4 L42 25 L24 17 L31 14Z"
    return (
        *rods(("M0 -28 V36", "M-22 -20 H22", "M-35 13 C-31 33 -16 40 0 42 C16 40 31 33 35 13"), iron, 9),
        body(fluke, iron, 4),
        body(other, iron, 4),
        *rods((circle(0, -36, 8),), iron, 5),
        ball(circle(-24, -20, 5), iron),
        ball(circle(24, -20, 5), iron),
    )


def rope(_: Colour | None) -> Parts:
    """A coil of rope."""
    coils = tuple(ellipse(0, 22 - 12 * i, 36 - 3 * i, 14) for i in range(4))
    return tuple(part for coil in coils for part in rods((coil,), "#d3ad6c", 8))


def sail(tint: Colour | None) -> Parts:
    """A square sail full of wind, on its yard."""
    cloth = tint or CLOTH
    billow = "M-36 -32 C-22 -27 22 -27 36 -32 C44 -8 42 14 34 34 C20 24 -20 24 -34 34 C-42 14 -44 -8 -36 -32Z"
    return (
        *rods(("M0 -44 V46",), WOOD, 6),
        body(billow, cloth, 9),
        stroke("M-13 -28 C-17 -8 -17 10 -13 26", clear(dark(cloth, 0.5), 0.55), 2),
        stroke("M13 -28 C17 -8 17 10 13 26", clear(dark(cloth, 0.5), 0.55), 2),
        gloss(
            "M-30 -24 C-20 -20 -8 -19 0 -19 C-6 -6 -10 8 -11 20 C-18 20 -25 22 -30 26 C-36 8 -36 -8 -30 -24Z",
            0.28,
        ),
        *rods(("M-43 -34 C-20 -31 20 -31 43 -34",), WOOD, 6),
    )


def boat(tint: Colour | None) -> Parts:
    """A small boat with one sail in the owner's colour."""
    colour = tint or "#c4472b"
    return (
        *rods(("M-3 -44 V20",), WOOD, 5),
        body("M-8 -38 C-34 -22 -38 2 -36 12 C-26 8 -16 8 -8 12Z", light(colour, 0.55), 5),
        body("M3 -40 C24 -26 34 -6 36 12 C24 7 12 8 3 12Z", colour, 7),
        gloss("M8 -28 C18 -18 24 -8 27 2 C20 0 13 1 8 3Z", 0.3),
        body("M-44 17 C-20 24 20 24 45 15 C42 30 34 41 22 43 L-22 43 C-34 41 -42 30 -44 17Z", WOOD, 7),
        stroke("M-39 27 C-18 33 18 33 40 26", clear(INK, 0.6), 2.5),
        stroke("M-33 36 C-16 40 16 40 34 35", clear(INK, 0.6), 2.5),
        body("M-3 -44 L-3 -36 L14 -40Z", colour, 2, 3),
    )


def ship(tint: Colour | None) -> Parts:
    """A galleon under full sail."""
    cloth = tint or CLOTH
    return (
        *rods(("M-18 -38 V18", "M12 -46 V18", "M30 10 L48 -8"), WOOD, 4),
        body(
            "M-34 -30 C-26 -27 -10 -27 -3 -30 C0 -18 0 -8 -4 2 C-12 -2 -26 -2 -33 2 C-37 -8 -37 -20 -34 -30Z",
            cloth,
            6,
            3.4,
        ),
        body(
            "M-2 -38 C8 -34 22 -34 30 -38 C34 -22 34 -8 29 6 C20 1 6 1 -1 6 C-6 -8 -6 -24 -2 -38Z",
            cloth,
            6,
            3.4,
        ),
        gloss("M2 -32 C6 -30 10 -30 13 -30 C9 -20 8 -10 8 0 L1 2 C-2 -8 -2 -22 2 -32Z", 0.4),
        body("M-48 0 L-30 4 L-30 16 L30 16 L46 8 C44 28 36 42 26 44 L-28 44 C-38 40 -44 20 -48 0Z", WOOD, 7),
        stroke("M-42 20 C-20 26 20 26 40 20", BRASS, 3),
        *(flat(rect(x, 28, 7, 7), INK) for x in (-26, -12, 2, 16)),
        body("M12 -46 L12 -38 L26 -42Z", "#23222a", 2, 3),
    )


def ship_left(tint: Colour | None) -> Parts:
    """The same galleon on the other tack: its bow to the left, the light still from above left."""
    return tuple(replace(part, path=mirrored(part.path)) for part in ship(tint) if isinstance(part, Shape))


def compass(tint: Colour | None) -> Parts:
    """A compass in its brass case, the needle to the north."""
    brass = tint or BRASS
    ticks = "".join(f"M{x:.1f} {y:.1f}L{x * 0.86:.1f} {y * 0.86:.1f}" for x, y in ring(16, 0, 4, 30))
    return (
        *rods((circle(0, -42, 5),), brass, 3),
        body(circle(0, 4, 42), brass, 6),
        body(circle(0, 4, 33), "#f5e8c8", 3, 3),
        stroke(ticks, clear(INK, 0.7), 2),
        flat(star(4, 0, 4, 25, 5, -45), clear(dark(brass, 0.2), 0.6)),
        Group(
            (body("M0 -24 L8 4 L-8 4Z", "#c2342b", 3, 2.5), body("M0 32 L8 4 L-8 4Z", "#3a4250", 3, 2.5)),
            turn=24,
            x=-1,
            y=0,
        ),
        ball(circle(0, 4, 5), brass, 2.5),
        gloss("M-27 -8 C-22 -22 -8 -29 4 -28 C-8 -23 -18 -14 -22 -2Z", 0.5),
    )


def rose(tint: Colour | None) -> Parts:
    """A compass rose, half of each point in shade."""
    ink = tint or INK
    parts: list[Part] = [
        stroke(circle(0, 0, 30), clear(ink, 0.8), 1.6),
        stroke(circle(0, 0, 26), clear(ink, 0.6), 1),
    ]
    for reach, waist, turn in ((34, 8, 45), (48, 9, 0)):
        tips = ring(4, 0, 0, reach, turn - 90)
        left = ring(4, 0, 0, waist, turn - 135)
        right = ring(4, 0, 0, waist, turn - 45)
        for tip, a, b in zip(tips, left, right, strict=True):
            parts += [flat(polygon([(0, 0), a, tip]), ink), flat(polygon([(0, 0), b, tip]), light(ink, 0.86))]
            parts.append(stroke(polygon([(0, 0), a, tip, b]), ink, 1.4))
    return tuple(parts)


def wave(tint: Colour | None) -> Parts:
    """Three rolling waves."""
    sea = tint or "#2a7fb8"
    return (
        body(
            "M-46 4 C-42 -14 -30 -24 -16 -22 C0 -20 6 -6 2 2 C0 8 -10 9 -11 2 C-12 -1 -9 -4 "
            "-6 -3 C-10 -11 -22 -9 -22 2 C-21 14 -6 18 8 12 C18 7 22 -12 44 -12 C36 -6 36 2 "
            "46 8 L46 34 C30 42 -30 42 -46 34Z",
            sea,
            6,
        ),
        stroke("M-36 22 C-26 16 -20 28 -10 22 C0 16 6 28 16 22 C24 17 30 24 38 20", light(sea, 0.6), 3.4),
    )


def wind(tint: Colour | None) -> Parts:
    """Gusts that curl at their ends."""
    air = tint or "#d9eef0"
    return rods(
        (
            "M-44 -12 H16 C34 -12 34 -36 18 -36 C8 -36 6 -26 13 -22",
            "M-36 6 H32 C48 6 46 30 31 28 C23 26 24 18 30 17",
            "M-44 24 H4 C18 24 16 44 4 42 C-3 40 -2 33 3 32",
        ),
        air,
        7,
    )


def cannon(_: Colour | None) -> Parts:
    """A ship's gun on its carriage."""
    return (
        body("M-40 -6 L26 -24 C36 -26 42 -6 32 0 L-36 18 C-46 18 -48 -2 -40 -6Z", IRON, 7),
        body("M24 -25 L34 -27 L40 0 L31 4Z", STEEL, 3, 3),
        body("M-34 16 L24 2 L30 26 L-30 32Z", WOOD, 5),
        ball(circle(-20, 32, 12), WOOD),
        ball(circle(20, 30, 12), WOOD),
        shade(ellipse(-2, 6, 20, 3), 0.3),
    )


def spyglass(_: Colour | None) -> Parts:
    """A brass telescope, drawn out."""
    return (
        Group(
            (
                body(rect(-46, -9, 34, 18, 3), "#7a4526", 5),
                body(rect(-16, -11, 30, 22, 3), "#8a5230", 5),
                body(rect(10, -14, 32, 28, 3), "#7a4526", 6),
                body(rect(-50, -11, 9, 22, 3), BRASS, 3, 3),
                body(rect(-19, -13, 8, 26, 3), BRASS, 3, 3),
                body(rect(8, -16, 8, 32, 3), BRASS, 3, 3),
                body(rect(37, -18, 11, 36, 4), BRASS, 4, 3),
                gloss(rect(-40, -6, 74, 4, 2), 0.4),
                body(ellipse(49, 0, 4, 16), "#bfe4ea", 2, 3),
            ),
            turn=-32,
        ),
    )


def lighthouse(_: Colour | None) -> Parts:
    """A tower with its light."""
    return (
        flat("M4 -30 L50 -46 L50 -14Z", "#ffe38a70"),
        body("M-14 -20 L14 -20 L22 44 L-22 44Z", "#f1e6d0", 6),
        flat("M-16 -4 L16 -4 L18 12 L-18 12Z", "#c2342b"),
        flat("M-20 26 L20 26 L21 38 L-21 38Z", "#c2342b"),
        body(rect(-12, -36, 24, 17), "#ffd65c", 3),
        body("M-17 -35 L0 -48 L17 -35Z", "#c2342b", 4),
        body(rect(-19, -22, 38, 6, 2), IRON, 2, 3),
    )


def glow(tint: Colour | None) -> Parts:
    """A soft light behind something."""
    colour = tint or "#ffd84a"
    return (flat(circle(0, 0, 50), Radial(clear(colour, 0.9), clear(colour, 0.0), 0.5, 0.5, 1.0)),)


EMBLEMS = {
    "anchor": anchor,
    "rope": rope,
    "sail": sail,
    "boat": boat,
    "ship": ship,
    "ship_left": ship_left,
    "compass": compass,
    "rose": rose,
    "wave": wave,
    "wind": wind,
    "cannon": cannon,
    "spyglass": spyglass,
    "lighthouse": lighthouse,
    "glow": glow,
}
