"""The heap of sand: who lies where, who covers whom, and who is clear.

A card is known by its number in the shuffled deal. Sets of cards are whole numbers with a bit a card.
"""

from collections.abc import Iterator, Sequence
from math import isqrt

from engine.core.dice import Dice
from engine.core.types import Record
from engine.skeleton_island.circle import COSINE, FULL, HALF, SINE, scaled
from engine.skeleton_island.geometry import Spot, overlap

RADIUS = 24000
"""How far from the middle the heap is spread at the start."""
_UNIT = 1 << 16

Cards = int
"""A set of cards, a bit each."""


class Heap(Record, frozen=True):
    """The cards on the table, from the lowest to the highest."""

    cards: tuple[int, ...]
    spots: tuple[Spot, ...]
    above: tuple[Cards, ...]
    """For each card, those that cover it."""
    clear: Cards
    """Those that nothing covers."""


def members(cards: Cards) -> Iterator[int]:
    """Go through a set of cards by their numbers."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def build(cards: tuple[int, ...], spots: tuple[Spot, ...]) -> Heap:
    """Work out from nothing who covers whom."""
    above = _above(cards, spots)
    clear = sum([1 << card for card, covering in zip(cards, above, strict=True) if not covering])
    return Heap(cards, spots, above, clear)


def _above(cards: Sequence[int], spots: Sequence[Spot]) -> tuple[Cards, ...]:
    bits = [1 << card for card in cards]
    pairs = list(zip(bits, spots, strict=True))
    return tuple(
        [
            sum([bit for bit, higher in pairs[low + 1 :] if overlap(spot, higher)])
            for low, spot in enumerate(spots)
        ]
    )


def without(heap: Heap, card: int) -> Heap:
    """Take a card away; only what it covered changes."""
    at = heap.cards.index(card)
    bit = 1 << card
    above = heap.above
    clear = heap.clear & ~bit
    lower = []
    for low, covering in zip(heap.cards, above[:at], strict=False):
        left = covering & ~bit
        if left != covering and not left:
            clear |= 1 << low
        lower.append(left)
    return Heap(
        heap.cards[:at] + heap.cards[at + 1 :],
        heap.spots[:at] + heap.spots[at + 1 :],
        (*lower, *above[at + 1 :]),
        clear,
    )


def laid(heap: Heap, card: int, spot: Spot) -> Heap:
    """Lay a card on top of all others; only what it covers changes."""
    bit = 1 << card
    covered = under(heap, spot)
    above = [
        covering | bit if covered >> low & 1 else covering
        for low, covering in zip(heap.cards, heap.above, strict=True)
    ]
    return Heap((*heap.cards, card), (*heap.spots, spot), (*above, 0), heap.clear & ~covered | bit)


def under(heap: Heap, spot: Spot) -> Cards:
    """The cards that one laid here would cover."""
    return sum(
        [1 << card for card, other in zip(heap.cards, heap.spots, strict=True) if overlap(other, spot)]
    )


def over(heap: Heap, at: int) -> tuple[Spot, ...]:
    """Where the cards lie that cover the one at this height."""
    cards = heap.above[at]
    if not cards:
        return ()
    pairs = zip(heap.cards[at + 1 :], heap.spots[at + 1 :], strict=True)
    return tuple([spot for card, spot in pairs if cards >> card & 1])


def centre(spots: Sequence[Spot]) -> tuple[int, int, int]:
    """The mean of the cards' centres, and the distance from it to the farthest of them."""
    count = len(spots)
    x = sum([spot.x for spot in spots]) // count
    y = sum([spot.y for spot in spots]) // count
    return x, y, isqrt(max([(spot.x - x) ** 2 + (spot.y - y) ** 2 for spot in spots]))


def scatter(count: int, dice: Dice) -> Heap:
    """Spread the cards over the table, one after the other."""
    return build(tuple(range(count)), tuple(_thrown(dice) for _ in range(count)))


def _thrown(dice: Dice) -> Spot:
    """One card: radius * sqrt(u1) * (0.55 + 0.45 * u2) from the middle, turned anyhow."""
    far = isqrt(RADIUS * RADIUS * dice.below(_UNIT) // _UNIT)
    far = far * (55 * _UNIT + 45 * dice.below(_UNIT)) // (100 * _UNIT)
    angle = dice.below(FULL)
    return Spot(scaled(far * COSINE[angle]), scaled(far * SINE[angle]), dice.below(HALF))
