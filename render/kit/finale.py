"""What every final picture has: who won, a glow on the winner's row, and the story in a few lines."""

from collections.abc import Sequence

from engine.core.types import Outcome, Seat
from render.kit import paths
from render.kit.panels import banner, line, panel
from render.scene import Box, Colour, Group, Phrase, Shape, Sprite, telling, words

Emblem = str | tuple[str, Colour]
"""The name of an emblem, with a tint if it has one."""


def winners(outcome: Outcome) -> tuple[Seat, ...]:
    """Everybody who shares the first place."""
    return tuple(seat for seat, place in enumerate(outcome.places) if place == 1)


def victory(outcome: Outcome, ribbon: Box) -> Group:
    """Say who won, on a ribbon."""
    best = winners(outcome)
    won = words("draw-winner-is", seats=best, count=len(best))
    return telling(won, 1, banner(won, ribbon, size=72))


def glow(row: Box, gap: float = 3) -> Shape:
    """Light up a winner's row."""
    path = paths.rect(row.x - 8, row.y + gap, row.width + 16, row.height - 2 * gap, 10)
    return Shape(path, "#ffd84a66", "#c9982a", 3)


def story(box: Box, lines: Sequence[Phrase], emblems: Sequence[Emblem]) -> Group:
    """Tell the game, a line each with its emblem."""
    rows = box.inset(30, 8).rows(len(lines))
    told = (_told(phrase, row, emblem) for phrase, row, emblem in zip(lines, rows, emblems, strict=True))
    return Group((panel(box), *told))


def _told(phrase: Phrase, row: Box, emblem: Emblem) -> Group:
    name, tint = emblem if isinstance(emblem, tuple) else (emblem, None)
    room = Box(row.x + 56, row.y, row.width - 56, row.height)
    return telling(phrase, 2, Sprite(name, row.x + 20, row.centre[1], 42, tint), line(phrase, room, size=37))
