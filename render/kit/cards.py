"""Cards around their own middle, so that they can be turned; and ways to lay them out."""

import math
from collections.abc import Sequence

import msgspec

from render.kit import paths
from render.scene import Box, Colour, Group, Part, Shadow, Shape, Sprite, Texture, placed
from render.theme import GOLD, INK
from render.tint import clear, dark, light

CORNER = 0.09
"""Of a card's width."""
LYING = Shadow(4, 5)


def outline(width: float, height: float, inset: float = 0) -> str:
    """The outline of a card around the origin."""
    across, down = width - 2 * inset, height - 2 * inset
    return paths.rect(-across / 2, -down / 2, across, down, max(1, width * CORNER - inset / 2))


def card(
    width: float,
    height: float,
    *face: Part,
    paper: Colour = "#f8eed6",
    edge: Colour = INK,
    shadow: Shadow | None = LYING,
    dim: float = 0,
) -> Group:
    """A card with its face, clipped to its outline; `dim` from 0 to 1 darkens it."""
    shape = outline(width, height)
    veil = Shape(shape, clear("#24160c", dim * 0.8)) if dim else None
    inner = (
        Shape(shape, Texture("parchment", dark(paper, 0.09), light(paper, 0.3), 0.6)),
        *face,
        *((veil,) if veil else ()),
    )
    rim = Shape(shape, None, edge, max(2.0, width * 0.022))
    return Group((Group(inner, clip=shape, solid=True), rim), solid=True, shadow=shadow)


def back(width: float, height: float, colour: Colour, emblem: str, tint: Colour = GOLD) -> Group:
    """The back of a card: cloth, a double frame and an emblem."""
    small = min(width, height)
    frame = clear(tint, 0.85)
    return card(
        width,
        height,
        Shape(outline(width, height), Texture("canvas", dark(colour, 0.35), light(colour, 0.08))),
        Shape(outline(width, height, small * 0.07), None, frame, small * 0.02),
        Shape(outline(width, height, small * 0.105), None, clear(tint, 0.5), small * 0.01),
        Sprite("rose", 0, 0, small * 0.94, dark(colour, 0.5)),
        Sprite(emblem, 0, 0, small * 0.5),
    )


def stack(card: Group, count: int, x: float, y: float, thickness: float = 2.5) -> Group:
    """A pile of equal cards; one more edge shows for every few cards."""
    edges = min(6, max(1, (count + 2) // 3))
    bare = msgspec.structs.replace(card, shadow=None)
    levels = tuple(placed(card if i == 0 else bare, 0, -i * thickness) for i in range(edges))
    return Group(levels, x=x, y=y)


def fan(cards: Sequence[Group], x: float, y: float, radius: float, step: float) -> Group:
    """Cards held in a hand around a point far below; step is in degrees."""
    first = -step * (len(cards) - 1) / 2
    placed_cards = []
    for number, one in enumerate(cards):
        turn = first + step * number
        angle = math.radians(turn)
        placed_cards.append(placed(one, radius * math.sin(angle), radius * (1 - math.cos(angle)), turn))
    return Group(tuple(placed_cards), x=x, y=y)


def row(cards: Sequence[Group], box: Box, width: float, gap: float = 12) -> Group:
    """Cards side by side in the middle of a box, overlapping when they must."""
    places = spread(len(cards), box.width, width, gap)
    middle = box.centre[1]
    return Group(tuple(placed(c, box.x + p, middle) for c, p in zip(cards, places, strict=True)))


def spread(count: int, room: float, width: float, gap: float = 12) -> tuple[float, ...]:
    """Where the middles of `count` things lie in some room, as wide apart as the gap allows."""
    if not count:
        return ()
    step = width + gap
    if count > 1:
        step = min(step, (room - width) / (count - 1))
    first = room / 2 - step * (count - 1) / 2
    return tuple(first + step * i for i in range(count))


def column(cards: Sequence[Group], x: float, y: float, step: float) -> Group:
    """Cards one below the other, the last on top; (x, y) is the middle of the first."""
    return Group(tuple(placed(c, 0, step * i) for i, c in enumerate(cards)), x=x, y=y)
