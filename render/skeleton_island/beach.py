"""The ground of the board: a beach with surf, and the skull that gave the island its name."""

from functools import lru_cache

from render import theme
from render.scene import Box, Group, Radial, Shape, Sprite, Texture

SHORE = (
    "M-40 -40 H{right} C{right} {a} {bulge} {b} {inner} {c} C{inner} {d} {bulge} {e} {right} {f}"
    " C{right} {g} {inner} {h} {inner} {low} H-40Z"
)


@lru_cache(maxsize=8)
def beach(width: int, height: int, edge: float, middle: Box) -> Group:
    """Sand up to `edge`, the sea beyond; a skull lies in the sand where the heap is."""
    shore = _shore(edge, height)
    x, y = middle.centre
    skull = Sprite("skull", x, y, min(middle.width, middle.height) * 0.78, "#c9a261")
    return Group(
        (
            *theme.sea(width, height, framed=False).parts,
            Shape(shore, None, "#bfe7dc50", 46),
            Shape(shore, None, "#f7fffb80", 22),
            Shape(shore, Texture("sand", "#d3ae70", "#f1dca8", 2.4), "#fffdf2", 6),
            Shape(shore, Radial("#fff3c430", "#9a6a2c58", 0.42, 0.5, 1.15)),
            Group((skull,), fade=0.1),
            *_stones(middle),
            *_frame(width, height),
        )
    )


def _shore(edge: float, height: int) -> str:
    """The line of the surf, from the upper edge of the picture to the lower."""
    steps = ("a", "b", "c", "d", "e", "f", "g", "h")
    down = {name: round(height * (number + 1) / 9) for number, name in enumerate(steps)}
    return SHORE.format(right=edge, bulge=edge + 22, inner=edge - 12, low=height + 40, **down)


def _stones(middle: Box) -> tuple[Sprite, ...]:
    """A few things the sea has left in the corners."""
    return (
        Sprite("footprints", middle.right - 50, middle.y + 52, 74, "#b98f50", 38),
        Sprite("footprints", middle.right - 100, middle.y + 120, 74, "#b98f50", 38),
    )


def _frame(width: int, height: int) -> tuple[Shape, ...]:
    return tuple(part for part in theme.frame(width, height) if isinstance(part, Shape))
