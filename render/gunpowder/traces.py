"""What happened on the island in this turn, or in the one before while nothing has happened yet."""

from engine.gunpowder.phases import Aiming, Defending, Opening
from engine.gunpowder.state import Mark
from engine.gunpowder.views import View
from render.gunpowder.pieces import CONTENT, GREEN
from render.gunpowder.places import berth, centre, spot
from render.kit import marks, paths
from render.scene import Colour, Group, Part, Shape, Sprite
from render.theme import ALARM, INK, SEATS, SNOW
from render.tint import light

STRIKES = {"kill": "skull", "capture": "padlock", "knock": "hammer"}
"""The emblem of what befell somebody on a cell."""
HALF = 21


def told(view: View) -> tuple[Mark, ...]:
    """The marks that are shown: of this turn, or else of the last."""
    return view.trail or view.wake


def under(view: View) -> Group:
    """Ways that lie below the pieces."""
    parts = tuple(way for mark in told(view) for way in _way(view, mark))
    return Group(parts)


def over(view: View) -> Group:
    """What stands above the pieces: finds, blows, blasts, a chest that may be opened, who is aimed at."""
    found = tuple(part for mark in told(view) for part in _blow(mark))
    return Group((*found, *_tempting(view), *_aimed(view)))


def _way(view: View, mark: Mark) -> tuple[Part, ...]:
    """A dashed way in the colour of who moved, red for a bomb."""
    if mark.what == "sail":
        ends: tuple[paths.Point | None, paths.Point | None] = berth(mark.start), berth(mark.to)
    elif mark.what in ("walk", "bomb") and mark.to:
        players = view.island.players
        ends = spot(mark.start, players, mark.seat), spot(mark.to, players, mark.seat)
    else:
        return ()
    start, end = ends
    if start is None or end is None or start == end:
        return ()
    colour = ALARM if mark.what == "bomb" else light(SEATS[mark.seat].colour, 0.25)
    ring = Shape(paths.circle(*start, 9), colour, INK, 2.5)
    return ring, marks.trail((start, end), colour, 8)


def _blow(mark: Mark) -> tuple[Part, ...]:
    """An emblem on the cell where something was found or somebody was struck."""
    if mark.what == "open":
        return _find(mark)
    if mark.what == "blast" and mark.start:
        return (Sprite("explosion", *berth(mark.start), 92),)
    if mark.what in STRIKES:
        x, y = centre(mark.start)
        return Sprite("explosion", x, y, 54), Sprite(STRIKES[mark.what], x, y, 36)
    return ()


def _find(mark: Mark) -> tuple[Part, ...]:
    """What was in the chest, in a bubble above the finder."""
    return _bubble(mark.start, CONTENT[mark.to], GREEN if mark.to == "gem" else None)


def _tempting(view: View) -> tuple[Part, ...]:
    """The chest on which somebody stands who may open it."""
    return _bubble(view.phase.at, "chest") if isinstance(view.phase, Opening) else ()


def _bubble(cell: str, emblem: str, tint: Colour | None = None) -> tuple[Part, ...]:
    """An emblem in a bubble above a cell, or below where the picture ends."""
    x, y = centre(cell)
    rise = -44 if y > 200 else 44
    tip = paths.polygon(((x - 9, y + rise * 0.6), (x + 9, y + rise * 0.6), (x, y + rise * 0.3)))
    return (
        Shape(tip, SNOW, INK, 2.5),
        Shape(paths.circle(x, y + rise * 1.15, 27), SNOW, INK, 3),
        Sprite(emblem, x, y + rise * 1.15, 42, tint),
    )


def _aimed(view: View) -> tuple[Part, ...]:
    """Sights on those who are being attacked."""
    phase = view.phase
    if isinstance(phase, Defending):
        return tuple(sight(cell) for cell in phase.targets)
    if isinstance(phase, Aiming):
        return tuple(sight(cell) for cell in (phase.at, *phase.picked))
    return ()


def sight(cell: str) -> Group:
    """Cross hairs on a cell."""
    x, y = centre(cell)
    hairs = "".join(
        paths.line((x + dx * HALF * 0.6, y + dy * HALF * 0.6), (x + dx * HALF * 1.5, y + dy * HALF * 1.5))
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    )
    return marks.halo(paths.circle(x, y, HALF) + hairs, ALARM, 5)
