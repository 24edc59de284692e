"""The heap of sand, true to the state: every card where it lies, as high as it lies."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.types import Event
from engine.skeleton_island.cards import BURIED, SAND
from engine.skeleton_island.events import Returned, Taken
from engine.skeleton_island.geometry import Spot
from engine.skeleton_island.heap import Heap
from engine.skeleton_island.state import View
from engine.skeleton_island.views import letters
from render.kit.marks import halo
from render.scene import Box, Colour, Group, Part, Said, words
from render.skeleton_island.cards import EDGE, lying
from render.skeleton_island.labels import labels
from render.skeleton_island.lens import Lens
from render.theme import GLOW

CALM = "#fff8e4"
"""The outline of a clear card; one that is clear since the last move, or may be chosen, glows."""


class Clear(NamedTuple):
    """A card that nothing covers."""

    letter: str
    spot: Spot
    shown: str
    known: str


def heap(view: View, lens: Lens, area: Box, glowing: frozenset[str], *over: Part) -> Group:
    """All cards from the lowest to the highest, the clear ones outlined, with their letters over all."""
    free = clear_cards(view)
    tags = ((card.letter, lens.at(card.spot)) for card in free)
    return Group(
        (
            *_cards(view, lens),
            *(lens.lay(_outline(GLOW if card.letter in glowing else CALM), card.spot) for card in free),
            *over,
            labels(tags, lens.size, area),
        ),
        says=(*(_clear(card) for card in free), *_rest(view)),
    )


def clear_cards(view: View) -> tuple[Clear, ...]:
    """The clear cards in the order of their letters."""
    named, where = letters(view), {card: at for at, card in enumerate(view.heap.cards)}
    found = ((named[card], where[card]) for card in view.named if view.heap.clear >> card & 1)
    return tuple(Clear(letter, view.heap.spots[at], view.shown[at], view.known[at]) for letter, at in found)


def fresh(news: tuple[Event, ...]) -> frozenset[str]:
    """The letters of the cards that came to lie free, or were put back, since the picture before."""
    bared = [letter for event in news if isinstance(event, Taken) for letter in event.bared]
    back = [event.card for event in news if isinstance(event, Returned)]
    return frozenset(bared + back)


def _cards(view: View, lens: Lens) -> Iterator[Part]:
    rows = zip(view.heap.spots, view.shown, view.known, levels(view.heap), strict=True)
    for spot, shown, known, level in rows:
        seen = bool(known) and shown in (SAND, BURIED)
        yield lens.lay(lying(known if seen else shown, level, seen), spot)


def levels(heap: Heap) -> tuple[int, ...]:
    """How many cards lie below each in the highest pile it is on, itself counted."""
    found = [1] * len(heap.cards)
    for at, above in enumerate(heap.above):
        for higher in range(at + 1, len(heap.cards)):
            if above >> heap.cards[higher] & 1:
                found[higher] = max(found[higher], found[at] + 1)
    return tuple(found)


def _outline(colour: Colour) -> Group:
    return halo(EDGE, colour, 6)


def _clear(card: Clear) -> Said:
    """Tell what a clear card shows, and what its viewer has seen on its other side."""
    if card.known and card.shown == SAND:
        return Said(words("draw-clear-seen", card=card.letter, face=card.known), 2)
    return Said(words("draw-clear", card=card.letter, face=card.shown), 2)


def _rest(view: View) -> Iterator[Said]:
    """Tell what else of the heap can be seen."""
    covered = [
        (shown, known)
        for shown, known, above in zip(view.shown, view.known, view.heap.above, strict=True)
        if above
    ]
    faces = tuple(shown for shown, _ in covered if shown not in (SAND, BURIED))
    counts = {side: sum(shown == side for shown, _ in covered) for side in (SAND, BURIED)}
    seen = tuple(known for shown, known in covered if known and shown in (SAND, BURIED))
    if faces:
        yield Said(words("draw-covered", cards=faces), 3)
    if seen:
        yield Said(words("draw-covered-seen", cards=seen), 2)
    yield Said(words("draw-heap", count=len(view.shown), sand=counts[SAND], buried=counts[BURIED]), 3)
