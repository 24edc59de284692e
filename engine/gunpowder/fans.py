"""All walks from a place over an island without people, made once for every place.

People take away few of the ends, so that the walks of a turn are these with some struck out.
"""

from functools import cache

from engine.core.types import Move, Record
from engine.gunpowder.board import ABOARD, LANES, WALKABLE, cells_of, lanes_of
from engine.gunpowder.cards import STRONGEST, VALUE
from engine.gunpowder.moves import Go
from engine.gunpowder.walk import steps

_TOP = (0, *(1 << lane for lane in range(len(LANES))))
"""The highest bit of a set by the length of the set."""


class Fan(Record, frozen=True):
    """The walks from one place with one card."""

    cells: int
    """Where they end."""
    walks: tuple[Go, ...]
    order: bytes
    """Which of the walks ends at the highest bit of a set, by the length of the set."""
    home: Go
    """The walk that ends aboard the own boat."""


@cache
def fans(start: str, origin: str, moored: bool, way: str) -> dict[str, Fan]:
    """The walks with every Movement card from a place, or from a boat at an anchor that is their origin."""
    layers = steps(start, origin, moored, WALKABLE, way, STRONGEST)
    return {card: _fan(card, start, layers[value]) for card, value in VALUE.items()}


def _fan(card: str, start: str, cells: int) -> Fan:
    order = bytearray(len(_TOP))
    for number, lane in enumerate(lanes_of(cells)):
        order[lane + 1] = number
    walks = tuple(Go(card, start, to) for to in cells_of(cells))
    return Fan(cells, walks, bytes(order), Go(card, start, ABOARD))


def add_reached(plays: list[Move], fan: Fan, reached: int) -> None:
    """Add those walks of a fan whose end is reached: all of them, less the others from the last on."""
    first, order = len(plays), fan.order
    plays += fan.walks
    missed = fan.cells & ~reached
    while missed:
        length = missed.bit_length()
        del plays[first + order[length]]
        missed ^= _TOP[length]
