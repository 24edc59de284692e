"""The public table of Gunpowder: the island with everything on it, and everybody's plate."""

from engine.core.types import tag
from engine.gunpowder.views import View
from render.gunpowder.ground import ISLAND
from render.gunpowder.island import island, rounds
from render.gunpowder.plates import COLUMN, GAP, plates, tall
from render.gunpowder.supply import supply
from render.gunpowder.tidings import tidings
from render.kit.panels import banner
from render.moment import Moment, awaited
from render.scene import Box, Group, Phrase, Scene, telling, words

RIBBON = Box(832, 24, 350, 72)


def table(view: View, moment: Moment) -> Scene:
    """The public picture."""
    below = COLUMN.y + (tall(moment.seats) + GAP) * moment.seats
    return Scene(
        heading=heading(view),
        ground=ISLAND,
        parts=(_turn(view, moment), plates(view, moment), island(view), tidings(moment), supply(view, below)),
    )


def heading(view: View) -> Phrase:
    """Which round it is, and what wins."""
    return words("draw-heading", round=rounds(view), gems=view.rules.gems)


def _turn(view: View, moment: Moment) -> Group:
    """Whose turn it is, and what for."""
    short = words(f"draw-turn-{tag(view.phase)}", seats=moment.asked, count=len(moment.asked))
    return telling(awaited(view.phase, moment.asked), 1, banner(short, RIBBON, size=52))
