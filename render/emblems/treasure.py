"""What one hunts for: chest, coins, crown, gems, books, amulets, maps."""

from render.emblems.style import (
    BRASS,
    IRON,
    LEATHER,
    RUBY,
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
from render.kit.paths import circle, ellipse, polygon, rect, regular, ring, star
from render.scene import Colour, Group, Part, Texture
from render.tint import INK, clear, dark, light

Parts = tuple[Part, ...]


def chest(tint: Colour | None) -> Parts:
    """A closed chest, bound in brass."""
    wood = tint or WOOD
    lid = "M-42 -6 C-42 -34 -28 -38 0 -38 C28 -38 42 -34 42 -6Z"
    return (
        ground(42, 42, 6),
        body(rect(-40, -6, 80, 46, 4), wood, 7),
        stroke("M-36 9 H36 M-36 25 H36", clear(INK, 0.45), 2),
        body(lid, light(wood, 0.08), 7),
        stroke("M-36 -20 C-20 -24 20 -24 36 -20", clear(INK, 0.45), 2),
        body("M-32 -36 L-20 -38 L-20 40 L-32 40Z", BRASS, 3, 3),
        body("M32 -36 L20 -38 L20 40 L32 40Z", BRASS, 3, 3),
        body(rect(-44, -11, 88, 9, 2), BRASS, 3, 3),
        body("M-10 -14 H10 V6 C10 14 -10 14 -10 6Z", BRASS, 4, 3),
        flat(circle(0, -3, 4), INK),
        flat("M-2 -2 L2 -2 L3 7 L-3 7Z", INK),
    )


def open_chest(tint: Colour | None) -> Parts:
    """An open chest, full to the brim."""
    wood = tint or WOOD
    pile = [(-26, -8), (-12, -13), (3, -11), (17, -13), (28, -7), (-19, -1), (-4, -4), (11, -3), (24, 0)]
    return (
        ground(42, 42, 6),
        body("M-38 -12 C-40 -38 -24 -46 0 -46 C24 -46 40 -38 38 -12 L30 -6 L-30 -6Z", dark(wood, 0.35), 5),
        flat("M-30 -12 C-30 -30 -18 -38 0 -38 C18 -38 30 -30 30 -12Z", "#2a1408"),
        *(ball(ellipse(x, y, 9, 8), BRASS, 2.4) for x, y in pile),
        Group(gem("#2f9e6a"), x=-12, y=-17, scale=0.26, turn=-14),
        Group(gem(RUBY), x=13, y=-18, scale=0.24, turn=12),
        body(rect(-40, 2, 80, 38, 4), wood, 7),
        stroke("M-36 15 H36 M-36 28 H36", clear(INK, 0.45), 2),
        body(rect(-32, 2, 12, 38), BRASS, 3, 3),
        body(rect(20, 2, 12, 38), BRASS, 3, 3),
        body("M-9 0 H9 V14 C9 21 -9 21 -9 14Z", BRASS, 4, 3),
        flat(circle(0, 8, 3.6), INK),
    )


def coin(tint: Colour | None) -> Parts:
    """One piece of gold."""
    gold = tint or BRASS
    return (
        body(circle(0, 0, 44), gold, 6),
        Group((body(circle(0, 0, 33), dark(gold, 0.06), -3, 2),)),
        flat(star(8, 0, 0, 24, 11), light(gold, 0.45)),
        stroke(star(8, 0, 0, 24, 11), clear(dark(gold, 0.5), 0.8), 2),
        gloss("M-34 -14 C-28 -28 -14 -36 0 -37 C-12 -30 -22 -22 -26 -10Z", 0.6),
    )


def coins(tint: Colour | None) -> Parts:
    """Three stacks of gold."""
    gold = tint or BRASS

    def stack(x: float, y: float, height: int) -> list[Part]:
        discs: list[Part] = []
        for level in range(height):
            top = y - 9 * level
            discs.append(body(f"M{x - 19} {top} v8 a19 8 0 0 0 38 0 v-8Z", dark(gold, 0.12), 2, 3))
            discs.append(body(ellipse(x, top, 19, 8), light(gold, 0.12), 2, 3))
        return discs

    return (
        ground(43, 44, 6),
        *stack(-1, 16, 6),
        *stack(-23, 30, 3),
        *stack(23, 31, 4),
        gloss(ellipse(-6, -31, 8, 2.6), 0.6),
        gloss(ellipse(-29, 10, 8, 2.4), 0.6),
        gloss(ellipse(17, 2, 8, 2.4), 0.6),
    )


def crown(tint: Colour | None) -> Parts:
    """A king's crown with stones."""
    gold = tint or BRASS
    return (
        ground(38, 38, 5),
        body("M-36 22 L-44 -20 L-22 0 L-16 -34 L0 -6 L16 -34 L22 0 L44 -20 L36 22Z", gold, 7),
        body("M-37 20 C-20 28 20 28 37 20 L35 37 C18 44 -18 44 -35 37Z", dark(gold, 0.08), 5),
        *(ball(circle(x, y, 5.5), gold, 3) for x, y in ((-44, -22), (-16, -37), (16, -37), (44, -22))),
        body(regular(4, 0, 10, 11), RUBY, 3, 3),
        ball(circle(-22, 30, 4.5), "#2f7fc0", 2.5),
        ball(circle(0, 33, 4.5), "#2f9e6a", 2.5),
        ball(circle(22, 30, 4.5), "#2f7fc0", 2.5),
    )


def gem(tint: Colour | None) -> Parts:
    """A cut stone, each facet in its own light."""
    stone = tint or "#27a3b8"
    top, girdle, tip = -34, -10, 42
    outer = [(-26, top), (26, top), (44, girdle), (0, tip), (-44, girdle)]
    facets = (
        ([(-26, top), (26, top), (14, girdle), (-14, girdle)], light(stone, 0.62)),
        ([(-26, top), (-14, girdle), (-44, girdle)], light(stone, 0.36)),
        ([(26, top), (14, girdle), (44, girdle)], light(stone, 0.1)),
        ([(-44, girdle), (-14, girdle), (0, tip)], light(stone, 0.12)),
        ([(-14, girdle), (14, girdle), (0, tip)], dark(stone, 0.12)),
        ([(14, girdle), (44, girdle), (0, tip)], dark(stone, 0.36)),
    )
    return (
        *(flat(polygon(points), colour) for points, colour in facets),
        stroke("M-26 -34 L-14 -10 L0 42 L14 -10 L26 -34 M-44 -10 H44", clear(dark(stone, 0.5), 0.55), 1.8),
        stroke(polygon(outer), INK, 4),
        gloss(polygon([(-22, -31), (2, -31), (-10, -14), (-28, -14)]), 0.45),
        flat(star(4, -24, -22, 9, 2), "#ffffffd0"),
    )


def jewel(tint: Colour | None) -> Parts:
    """A necklace with a great stone."""
    stone = tint or "#c2342b"
    beads = [(-38, -30), (-37, -15), (-31, -1), (-21, 10), (38, -30), (37, -15), (31, -1), (21, 10)]
    return (
        stroke("M-36 -38 C-40 -6 -24 10 0 18 C24 10 40 -6 36 -38", INK, 3),
        *(ball(circle(x, y, 7), BRASS, 3) for x, y in beads),
        body(circle(0, 24, 20), BRASS, 5),
        body(regular(8, 0, 24, 14, -67), stone, 5, 3),
        gloss(ellipse(-4, 18, 5, 3), 0.7),
    )


def ring_(tint: Colour | None) -> Parts:
    """A ring with one stone."""
    return (
        *rods((circle(0, 16, 26),), BRASS, 8),
        Group(gem(tint or "#8c4fb0"), y=-26, scale=0.46),
    )


def cup(tint: Colour | None) -> Parts:
    """A golden goblet."""
    gold = tint or BRASS
    return (
        ground(43, 28, 5),
        body(
            "M-30 -40 H30 C30 -10 20 6 5 9 L5 28 C18 30 24 36 24 43 L-24 43 C-24 36 -18 30 -5 "
            "28 L-5 9 C-20 6 -30 -10 -30 -40Z",
            gold,
            7,
        ),
        body(ellipse(0, -40, 30, 7), dark(gold, 0.45), 2),
        *(
            body(regular(4, x, y, 6), c, 2, 2)
            for x, y, c in ((-16, -20, RUBY), (0, -16, "#2f7fc0"), (16, -20, RUBY))
        ),
        gloss("M-25 -30 C-24 -14 -18 -4 -10 2 C-14 -10 -17 -20 -18 -32Z", 0.5),
    )


def book(tint: Colour | None) -> Parts:
    """An old leather book with a clasp."""
    leather = tint or LEATHER
    return (
        ground(43, 36, 5),
        body(
            "M-32 -38 C-36 -38 -38 -36 -38 -32 V36 C-38 42 -34 44 -30 44 H36 V32 H-28Z",
            dark(leather, 0.25),
            3,
        ),
        flat("M-30 33 H34 V41 H-30 C-34 41 -34 33 -30 33Z", "#f4e8cd"),
        stroke("M-30 36 H34 M-30 39 H34", "#b9a37c", 1.4),
        body("M-32 -40 H36 V32 H-30 C-36 32 -38 36 -38 38 V-34 C-38 -38 -36 -40 -32 -40Z", leather, 6),
        stroke("M-26 -39 V31", clear(INK, 0.55), 2.5),
        stroke(rect(-18, -31, 46, 54, 3), BRASS, 2.6),
        flat(star(8, 5, -4, 18, 8), BRASS),
        stroke(star(8, 5, -4, 18, 8), clear(INK, 0.6), 1.6),
        ball(circle(5, -4, 5), RUBY, 2),
    )


def amulet(tint: Colour | None) -> Parts:
    """A pendant of stone and gold with an eye that sees all."""
    gold = tint or BRASS
    return (
        stroke("M-30 -46 C-26 -28 -12 -22 0 -18 C12 -22 26 -28 30 -46", "#6b4a26", 5),
        ball(circle(0, -19, 6), gold, 3),
        body(circle(0, 14, 31), gold, 6),
        body(circle(0, 14, 22), "#2f8f8a", -3, 3),
        body("M-18 14 C-10 2 10 2 18 14 C10 26 -10 26 -18 14Z", "#f7efd9", 2, 2.6),
        ball(circle(0, 14, 7.5), "#1b2b4a", 2),
        flat(circle(-2.5, 11, 2.4), "#ffffffe0"),
        *(ball(circle(x, y, 2.6), RUBY, 1.6) for x, y in ring(8, 0, 14, 26.5, -67)),
    )


def map_(tint: Colour | None) -> Parts:
    """A torn map with the way to a cross."""
    edge = (
        "M-40 -34 L-30 -38 L-16 -34 L0 -39 L16 -35 L30 -39 L41 -33 L38 -16 L42 0 L38 18 "
        "L42 34 L26 38 L12 34 L-4 39 L-20 35 L-34 39 L-41 32 L-37 14 L-42 -2 L-38 -18Z"
    )
    return (
        body(edge, tint or "#eed9a6", 5),
        Group((flat(edge, Texture("parchment", "#a87c3c30", "#fff2cc40")),), clip=edge),
        *(
            stroke(f"M{a} {b} L{c} {d}", dark("#8a5a2a", 0.2), 3.4)
            for a, b, c, d in ((-30, 22, -24, 24), (-17, 22, -13, 17), (-10, 10, -6, 5), (0, 1, 6, 0))
        ),
        stroke("M12 -22 L28 -6 M28 -22 L12 -6", INK, 10),
        stroke("M12 -22 L28 -6 M28 -22 L12 -6", RUBY, 6),
        stroke("M-28 -20 l6 -9 l6 9 l6 -11 l6 11", dark("#8a5a2a", 0.3), 2.6),
    )


def half_map(tint: Colour | None) -> Parts:
    """Half a map, torn down the middle."""
    tear = "M60 -60 H4 L-4 -40 L6 -24 L-5 -8 L5 10 L-6 26 L3 44 L0 60 H60Z"
    edge = "M-2 -37 L-4 -40 L6 -24 L-5 -8 L5 10 L-6 26 L-1 37"
    return (Group((Group(map_(tint), clip=tear), stroke(edge, INK, 4)), x=-24, scale=1.14),)


def quarter_map(tint: Colour | None) -> Parts:
    """A quarter of a map."""
    tear = "M4 -60 H60 V5 L44 -2 L30 6 L18 -3 L6 4 L-2 -10 L6 -24 L-3 -40Z"
    edge = "M-1 -37 L-3 -40 L6 -24 L-2 -10 L6 4 L18 -3 L30 6 L40 0"
    return (Group((Group(map_(tint), clip=tear), stroke(edge, INK, 3.4)), x=-36, y=32, scale=1.8),)


def key(tint: Colour | None) -> Parts:
    """An old key."""
    brass = tint or BRASS
    return rods((circle(-26, 0, 15), "M-10 0 H42", "M40 0 V16", "M26 0 V13"), brass, 8)


def skull(tint: Colour | None) -> Parts:
    """A skull, facing us."""
    bone = tint or "#efe2c2"
    return (
        body(
            "M0 -44 C28 -44 42 -26 42 -4 C42 8 37 16 29 20 C27 24 27 28 26 34 C24 42 12 45 0 "
            "45 C-12 45 -24 42 -26 34 C-27 28 -27 24 -29 20 C-37 16 -42 8 -42 -4 C-42 -26 -28 "
            "-44 0 -44Z",
            bone,
            9,
        ),
        flat("M-30 -2 C-28 -13 -8 -13 -7 0 C-7 12 -15 16 -22 14 C-29 12 -32 6 -30 -2Z", "#241410"),
        flat("M30 -2 C28 -13 8 -13 7 0 C7 12 15 16 22 14 C29 12 32 6 30 -2Z", "#241410"),
        flat("M0 9 L7 22 L0 19 L-7 22Z", "#241410"),
        stroke("M-17 30 H17", INK, 2.6),
        stroke("M-9 25 V39 M0 25 V41 M9 25 V39 M-17 26 V36 M17 26 V36", INK, 2.4),
        stroke("M14 -41 L10 -32 L16 -27 L12 -19", clear(INK, 0.65), 2.2),
        gloss("M-32 -14 C-28 -30 -16 -38 -4 -38 C-16 -32 -24 -24 -26 -12Z", 0.5),
        shade(ellipse(22, -22, 10, 8), 0.08),
    )


def crossbones(tint: Colour | None) -> Parts:
    """A skull over crossed bones."""
    bone = tint or "#efe2c2"
    ends = [(-38, 18), (-32, 27), (38, 18), (32, 27), (-38, 44), (-31, 36), (38, 44), (31, 36)]
    return (
        *rods(("M-34 22 L34 41", "M34 22 L-34 41"), bone, 8),
        *(ball(circle(x, y, 6), bone, 3) for x, y in ends),
        Group(skull(tint), y=-10, scale=0.76),
    )


def cube(tint: Colour | None) -> Parts:
    """A wooden cube."""
    wood = tint or "#2d2a33"
    return (
        ground(40, 38, 6),
        flat(polygon([(0, -42), (40, -22), (0, -2), (-40, -22)]), light(wood, 0.4)),
        flat(polygon([(-40, -22), (0, -2), (0, 44), (-40, 23)]), light(wood, 0.06)),
        flat(polygon([(40, -22), (0, -2), (0, 44), (40, 23)]), dark(wood, 0.34)),
        stroke("M-40 -22 L0 -2 L40 -22 M0 -2 V44", clear(light(wood, 0.6), 0.5), 2.4),
        stroke(polygon([(0, -42), (40, -22), (40, 23), (0, 44), (-40, 23), (-40, -22)]), INK, 4),
    )


def dice(_: Colour | None) -> Parts:
    """A die of bone."""
    return (
        *cube("#efe2c2"),
        *(flat(ellipse(x, y, 6, 3.4), INK) for x, y in ((0, -22), (-17, -22), (17, -22))),
        *(flat(ellipse(x, y, 4, 5.4), INK) for x, y in ((-29, -4), (-11, 25))),
        flat(ellipse(20, 11, 4, 5.4), INK),
    )


def barrel(_: Colour | None) -> Parts:
    """A keg of powder."""
    return (
        ground(43, 32, 5),
        body("M-27 -40 C-40 -14 -40 18 -27 43 H27 C40 18 40 -14 27 -40Z", WOOD, 8),
        stroke("M-13 -40 C-18 -12 -18 16 -13 43 M13 -40 C18 -12 18 16 13 43 M0 -40 V43", clear(INK, 0.4), 2),
        *(
            body(
                f"M-{w} {y} C-14 {y + 5} 14 {y + 5} {w} {y} V{y + 8} C14 {y + 13} -14 {y + 13} -{w} {y + 8}Z",
                IRON,
                2,
                2.6,
            )
            for y, w in ((-28, 32), (20, 34))
        ),
        body(ellipse(0, -40, 27, 6), light(WOOD, 0.2), 2),
    )


EMBLEMS = {
    "chest": chest,
    "open_chest": open_chest,
    "coin": coin,
    "coins": coins,
    "crown": crown,
    "gem": gem,
    "jewel": jewel,
    "ring": ring_,
    "cup": cup,
    "book": book,
    "amulet": amulet,
    "map": map_,
    "half_map": half_map,
    "quarter_map": quarter_map,
    "key": key,
    "skull": skull,
    "crossbones": crossbones,
    "cube": cube,
    "dice": dice,
    "barrel": barrel,
}
