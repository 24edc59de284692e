"""Marks on a player's own board: where to drive, where a clue is true, which cubes may go."""

from engine.core.types import Move
from engine.tobago import frame
from engine.tobago.clues import meanings
from engine.tobago.island import LEGS, island
from engine.tobago.moves import AmuletClue, AmuletCube, Begin, Clue, Go, Raise
from engine.tobago.views import View
from render.kit import marks, paths
from render.scene import Group, Part, Said, Shape, placed, words
from render.theme import ALARM, GLOW, INK
from render.tint import clear
from render.tobago.chart import Chart
from render.tobago.pieces import CUBE, corner

LINES = (7.0, 5.0, 3.4)
"""How thick the line around one, two and three legs is."""
SHADE = "#0c1a1eb4"


def named(choices: tuple[Move, ...]) -> frozenset[str]:
    """The clues that some move names."""
    return frozenset(move.card for move in choices if isinstance(move, Clue | AmuletClue | Begin))


def chosen(choices: tuple[Move, ...]) -> str:
    """The one clue that all moves name; nothing while there is a choice."""
    cards = named(choices)
    only = len(cards) == 1 and all(isinstance(move, Clue | AmuletClue | Begin) for move in choices)
    return next(iter(cards)) if only else ""


def drives(choices: tuple[Move, ...]) -> int:
    """The spaces to which some move drives."""
    return frame.mask(move.space for move in choices if isinstance(move, Go))


def shaded(view: View, choices: tuple[Move, ...], chart: Chart) -> Group:
    """What lies under the pieces: out of reach in the dark, lines around one, two and three legs."""
    card = chosen(choices)
    if card:
        return _true_on(view, card, chart)
    lit = drives(choices)
    return _legs(view, lit, chart) if lit else Group(())


def _true_on(view: View, card: str, chart: Chart) -> Group:
    """The spaces where a clue is true, lit; on the others its cubes would go."""
    lit = meanings(view.site)[card]
    spaces = frame.spaces(lit)
    says = (Said(words("draw-true-on", clue=card, spaces=spaces), 2),)
    return Group((*_dark(view, lit, chart), _edge(chart.border(lit), LINES[1])), solid=True, says=says)


def _legs(view: View, lit: int, chart: Chart) -> Group:
    """How far each further leg leads."""
    assert view.seat is not None
    here = island(view.site.island).reach[view.atvs[view.seat]]
    rings = [here[legs] & (lit | here[0]) for legs in range(1, LEGS + 1)]
    lines = [
        _edge(chart.border(ring), width)
        for ring, inner, width in zip(rings, (here[0], *rings), LINES, strict=False)
        if ring != inner
    ]
    says = (Said(words("draw-reach", spaces=frame.spaces(lit)), 2),)
    return Group((*_dark(view, lit | here[0], chart), *lines[::-1]), solid=True, says=says)


def _dark(view: View, lit: int, chart: Chart) -> tuple[Part, ...]:
    """A shade over the land that is not lit."""
    rest = island(view.site.island).land & ~lit
    return (Shape(chart.outlines(rest), SHADE),) if rest else ()


def _edge(path: str, width: float) -> Group:
    return Group((Shape(path, None, clear(INK, 0.85), width + 3), Shape(path, None, GLOW, width)))


def choosable(view: View, choices: tuple[Move, ...], chart: Chart) -> Group:
    """What lies over the pieces: cubes that may be removed, a treasure that may be raised."""
    parts: list[Part] = []
    says: list[Said] = []
    gone: dict[str, list[str]] = {}
    for move in choices:
        if isinstance(move, AmuletCube):
            gone.setdefault(move.map, []).append(move.space)
        elif isinstance(move, Raise):
            parts.append(_raisable(view, chart))
            says.append(Said(words("draw-raisable", map=move.map), 1))
    if len(gone) == 1:
        for map_, spaces in gone.items():
            ring = marks.halo(paths.circle(0, 0, CUBE * chart.radius * 0.56), ALARM, 4)
            parts += [placed(ring, *corner(map_, space, chart)) for space in spaces]
    says += [Said(words("draw-removable", map=m, spaces=tuple(s)), 2) for m, s in gone.items()]
    return Group(tuple(parts), says=tuple(says))


def _raisable(view: View, chart: Chart) -> Group:
    """A bright line around the space of the own ATV."""
    assert view.seat is not None
    ring = marks.halo(paths.hexagon(0, 0, chart.radius * 1.02, pointy=False), GLOW, 8)
    return placed(ring, *chart.centre(view.atvs[view.seat]))
