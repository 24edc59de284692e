"""The gold cards: coins by their worth, the curse, and their back."""

from functools import lru_cache

from render.kit.cards import back, card, outline, spread
from render.scene import Box, Group, Part, Shape, Sprite, Text, Texture, placed
from render.theme import INK, SNOW

SHAPE = 1.36
"""Height of a card, in widths."""


@lru_cache(maxsize=64)
def gold(width: float, value: int, dim: float = 0) -> Group:
    """A gold card with its worth; nothing is a curse."""
    return _curse(width, dim) if value == 0 else _coins(width, value, dim)


def _coins(width: float, value: int, dim: float) -> Group:
    height = width * SHAPE
    return card(
        width,
        height,
        Shape(outline(width, height), Texture("canvas", "#d9a233", "#f6d987", 0.6)),
        Shape(outline(width, height, width * 0.07), Texture("parchment", "#fbeac0", "#fff9e4"), "#8a5a1a", 2),
        Sprite("coins", 0, height * 0.19, width * 0.66),
        Text(
            str(value),
            Box(-width / 2, -height * 0.5, width, height * 0.58),
            size=max(33, width * 0.6),
            face="bold",
            colour=INK,
            halo=SNOW,
        ),
        dim=dim,
    )


def _curse(width: float, dim: float) -> Group:
    height = width * SHAPE
    return card(
        width,
        height,
        Shape(outline(width, height), Texture("cloud", "#23102e", "#5c2f6e", 0.6)),
        Shape(outline(width, height, width * 0.07), None, "#d7c1e4", 2),
        Sprite("glow", 0, 0, width * 1.1, "#c58be0"),
        Sprite("crossbones", 0, 0, width * 0.78),
        dim=dim,
    )


def hoard(pile: tuple[int, ...], box: Box, width: float, most: int) -> Group:
    """Gold cards side by side, or one of each value with how many there are when there are too many."""
    if len(pile) <= most:
        places = spread(len(pile), box.width, width, 6)
        y = box.centre[1]
        return Group(tuple(placed(gold(width, c), box.x + x, y) for c, x in zip(pile, places, strict=True)))
    values = sorted(set(pile))
    parts: list[Part] = []
    for value, cell in zip(values, box.columns(len(values)), strict=True):
        below = Box(cell.x, cell.bottom - 36, cell.width, 36)
        parts.append(placed(gold(width, value), cell.centre[0], cell.y + width * SHAPE / 2))
        parts.append(Text(f"×{pile.count(value)}", below, size=34, face="bold"))
    return Group(tuple(parts))


@lru_cache(maxsize=16)
def gold_back(width: float) -> Group:
    """The back of a gold card."""
    return back(width, width * SHAPE, "#6b3a22", "chest")
