"""The islands beside the heap: still to be won, or whose they are."""

from engine.skeleton_island.cards import COLOURS
from engine.skeleton_island.state import View
from render.kit.cards import outline
from render.kit.marks import halo
from render.kit.tokens import badge
from render.scene import Box, Group, Part, Phrase, placed, telling, words
from render.skeleton_island.cards import island


def islands(view: View, boxes: tuple[Box, ...], fresh: frozenset[str] = frozenset()) -> Group:
    """The five island cards; a won one bears the badge of its owner, a fresh one glows."""
    return Group(
        tuple(
            _island(colour, view.islands[at], box, colour in fresh)
            for at, (colour, box) in enumerate(zip(COLOURS, boxes, strict=True))
        )
    )


def _island(colour: str, owner: int | None, box: Box, fresh: bool) -> Group:
    x, y = box.centre
    taken = owner is not None
    parts: list[Part] = [placed(island(colour, box.width, box.height, taken), x, y)]
    if fresh:
        parts.append(placed(halo(outline(box.width, box.height)), x, y))
    if owner is not None:
        parts.append(placed(badge(owner, 54), x, y))
    return telling(_told(colour, owner), 2, *parts)


def _told(colour: str, owner: int | None) -> Phrase:
    if owner is None:
        return words("draw-island-open", colour=colour)
    return words("draw-island-won", colour=colour, seat=owner)
