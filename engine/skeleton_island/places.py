"""Where a card may be put back: a short list of places at the edge of the heap (R26)."""

from collections.abc import Iterator

from engine.core.types import Record
from engine.skeleton_island.circle import COMPASS, ONE, SHIFT, scaled
from engine.skeleton_island.geometry import REACH, Spot, on_table, overlap
from engine.skeleton_island.heap import Cards, Heap, centre, under

STEP = 1000
START = 11000
"""The slide begins so far outside the farthest card's centre."""
INWARD = 4000
"""A blocking place lies so much further in than the free one. That is less than half of a card, and the free
place covers nothing: so more than the fifth that must lie on bare table does (R26, R27)."""
FREE = "free"
BLOCK = "block"

_DIAGONAL = 23170
_RAYS = (
    (ONE, 0, 4712),
    (_DIAGONAL, _DIAGONAL, 5498),
    (0, ONE, 0),
    (-_DIAGONAL, _DIAGONAL, 785),
    (-ONE, 0, 1571),
    (-_DIAGONAL, -_DIAGONAL, 2356),
    (0, -ONE, 3142),
    (_DIAGONAL, -_DIAGONAL, 3927),
)
"""Eight ways out of the heap, and how a card is turned whose long side lies along them."""


class Place(Record, frozen=True):
    """One place on the list."""

    side: str
    how: str
    spot: Spot
    covers: Cards


def places(heap: Heap) -> Iterator[Place]:
    """List the places, the free one before the blocking one on each side; none is far from the heap."""
    x, y, radius = centre(heap.spots)
    start = -(-(radius + START) // STEP) * STEP
    for side, ray in zip(COMPASS, _RAYS, strict=True):
        slide = _Slide(x, y, *ray)
        touch = slide.touch(heap, start)
        if touch is not None:
            yield from _on_side(heap, side, slide, touch + STEP)


def _on_side(heap: Heap, side: str, slide: "_Slide", free: int) -> Iterator[Place]:
    outer, inner = slide.spot(free), slide.spot(free - INWARD)
    if on_table(outer):
        yield Place(side, FREE, outer, 0)
    covers = under(heap, inner)
    if covers and on_table(inner):
        yield Place(side, BLOCK, inner, covers)


class _Slide(Record, frozen=True):
    """The way of a card along one ray towards the centre of the heap."""

    x: int
    y: int
    dx: int
    dy: int
    turn: int

    def spot(self, far: int) -> Spot:
        """Where the card lies at this distance from the centre."""
        return Spot(self.x + scaled(far * self.dx), self.y + scaled(far * self.dy), self.turn)

    def touch(self, heap: Heap, start: int) -> int | None:
        """The first step, from the start inwards, at which it covers any card."""
        best = -STEP
        for limit, other in self._ahead(heap):
            far = min(start, limit)
            while far > best and not overlap(other, self.spot(far)):
                far -= STEP
            best = max(best, far)
        return best if best >= 0 else None

    def _ahead(self, heap: Heap) -> list[tuple[int, Spot]]:
        """The cards it may meet, each with the outermost step at which it might, the outermost first.

        Reaching is more than covering by `EPSILON`, which is more than rounding can move a card.
        """
        x, y, dx, dy, turn = self.x, self.y, self.dx, self.dy, self.turn
        ahead = []
        for other in heap.spots:
            right, up = other.x - x, other.y - y
            across, along = REACH[abs(turn - other.turn)]
            if abs(up * dx - right * dy) < across:
                limit = right * dx + up * dy + along >> SHIFT
                ahead.append((limit // STEP * STEP, other))
        ahead.sort(key=_by_limit)
        return ahead


def _by_limit(pair: tuple[int, Spot]) -> int:
    return -pair[0]
