"""The table of Skeleton Island: the heap on its beach, the islands, everybody's plate."""

from engine.core.types import tag
from engine.skeleton_island.events import IslandWon
from engine.skeleton_island.state import View
from render.kit.panels import banner
from render.moment import Moment, told, turn
from render.scene import HEIGHT, WIDTH, Box, Group, Phrase, Said, Scene, telling, words
from render.skeleton_island.aside import aside
from render.skeleton_island.beach import beach
from render.skeleton_island.gale import breath, hollows
from render.skeleton_island.heap import fresh, heap
from render.skeleton_island.islands import islands
from render.skeleton_island.lens import focus
from render.skeleton_island.plates import plates

RIBBON = Box(24, 20, 796, 80)
SAND = Box(162, 110, 652, 664)
"""Where the heap lies."""
ISLANDS = Box(28, 114, 122, 436)
ASIDE = Box(26, 566, 128, 206)
QUALITY = 74
"""Grains of sand are many small edges; encoded so, they look the same and are smaller and sooner there."""
RECENT = 2
"""How many of the last events weigh as much as turn and scores."""


def table(view: View, moment: Moment) -> Scene:
    """The public picture."""
    lens = focus(view.heap.spots, SAND)
    return Scene(
        heading=heading(view),
        ground=beach(WIDTH, HEIGHT, 828, SAND),
        parts=(
            _head(view, moment),
            news(moment),
            hollows(view, lens, SAND),
            heap(view, lens, SAND, fresh(moment.news)),
            breath(view, lens, SAND),
            islands(view, ISLANDS.rows(5, 10), won(moment)),
            aside(view, moment, ASIDE),
            plates(view, moment),
        ),
        quality=QUALITY,
    )


def heading(view: View) -> Phrase:
    """How far the game has come."""
    open_islands = sum(owner is None for owner in view.islands)
    return words("draw-heading", cards=len(view.heap.cards), islands=open_islands)


def won(moment: Moment) -> frozenset[str]:
    """The islands won since the picture before."""
    return frozenset(event.colour for event in moment.news if isinstance(event, IslandWon))


def _head(view: View, moment: Moment) -> Group:
    """Whose turn it is, and what for, on a ribbon."""
    short = words(f"draw-turn-{tag(view.phase)}", seats=moment.asked, card=getattr(view.phase, "card", ""))
    return telling(turn(view.phase, moment, short), 1, banner(short, RIBBON, size=56))


def news(moment: Moment) -> Group:
    """What happened; it is seen in the picture, and told to those who cannot see it."""
    recent = len(moment.news) - RECENT
    says = (Said(told(event), 1 if at >= recent else 2) for at, event in enumerate(moment.news))
    return Group((), says=tuple(says))
