"""The island as it lies still: surf, sand, rocks and palms, anchors, red crosses, coordinates."""

from string import ascii_uppercase

from engine.gunpowder.board import ANCHORS, CROSSES, GROUND
from render import theme
from render.gunpowder.places import GRID, LAST, SIDE, centre, outline, position
from render.kit import paths
from render.scene import Box, Colour, Group, Part, Shape, Sprite, Text, Texture
from render.theme import SNOW
from render.tint import INK, clear

SHORE: tuple[tuple[float, Colour], ...] = ((34, "#7fd0c840"), (22, "#a8e4d870"), (10, "#f2fbeac0"))
"""Shallows around the island: how far they reach, and their colour."""
LETTERS = 35.0
NUMBERS = 45.0, 802.0

ROSE = Group((Sprite("rose", 712, 150, 116, "#d9f1e4"),), fade=0.3)


def _edges() -> str:
    """The coastline: every side of a land cell that has sea beyond it."""
    lines = []
    for cell in GROUND:
        column, row = position(cell)
        box = GRID.cell(column, row)
        corners = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
        for at, (right, down) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if _sea(column + right, row + down):
                lines.append(paths.line(corners[at], corners[(at + 1) % 4]))
    return "".join(lines)


def _sea(column: int, row: int) -> bool:
    inside = 0 <= column <= LAST and 0 <= row <= LAST
    return not inside or f"{ascii_uppercase[column]}{row + 1}" not in GROUND


def _land() -> list[Part]:
    """Surf, sand in a faint chequer, and the coast."""
    land = "".join(outline(cell) for cell in GROUND)
    chequer = "".join(outline(cell) for cell in GROUND if sum(position(cell)) % 2)
    edges = _edges()
    return [
        *(Shape(edges, None, colour, 2 * reach) for reach, colour in SHORE),
        Shape(land, Texture("sand", "#d9b873", "#f7e7bb", 0.8)),
        Shape(chequer, "#a8743a26"),
        Shape(land, None, "#7a4d1f59", 1.6),
        Shape(edges, None, "#6b3f1a", 5),
        Shape(edges, None, "#f6dfa4", 1.6),
    ]


def _obstacles() -> list[Part]:
    """Thickets of palms and rocks, which nobody passes."""
    parts: list[Part] = []
    for number, cell in enumerate(c for c in GROUND if GROUND[c] == "#"):
        x, y = centre(cell)
        grown = paths.rect(x - SIDE / 2 + 2, y - SIDE / 2 + 2, SIDE - 4, SIDE - 4, 12)
        parts.append(Shape(grown, Texture("leaves", "#1d4a26", "#4f9145", 0.5), INK, 2.5, 3))
        parts.append(Sprite("palm" if number % 2 else "mountain", x, y - 4, 48))
    return parts


def _marks() -> list[Part]:
    """Anchors in blue water stains, crosses in red."""
    parts: list[Part] = []
    for cell in ANCHORS:
        parts.append(Shape(outline(cell, 2), "#2d80907a"))
        parts.append(Sprite("anchor", *centre(cell), 42))
    parts += [Group((Sprite("cross", *centre(cell), 36),), fade=0.62) for cell in CROSSES]
    return parts


def _coordinates() -> list[Part]:
    """Letters above, numbers on both sides, beyond the boats; what happened is told below."""
    parts: list[Part] = []
    for at in range(LAST + 1):
        x, y = GRID.centre(at, at)
        parts.append(_coordinate(ascii_uppercase[at], x, LETTERS))
        parts += [_coordinate(str(at + 1), edge, y) for edge in NUMBERS]
    return parts


def _coordinate(text: str, x: float, y: float) -> Text:
    box = Box(x - 25, y - 22, 50, 44)
    return Text(text, box, size=33, face="bold", colour=SNOW, halo=clear("#06303f", 0.9))


ISLAND = Group((*theme.sea().parts, ROSE, *_land(), *_obstacles(), *_marks(), *_coordinates()))
"""Everything that never changes, painted once."""
