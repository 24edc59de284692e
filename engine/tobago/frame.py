"""The frame around every island: spaces as letter and number, and sets of them as integers.

Columns run from A in the west to N in the east, numbers from 1 in the north. A set of spaces is an
integer with one bit for each space of the frame, in that order.
"""

from collections.abc import Iterable
from functools import lru_cache

Hex = tuple[int, int]
"""A column and a row in double-height coordinates: straight down is two rows."""

STEPS: dict[str, Hex] = {
    "N": (0, -2),
    "NE": (1, -1),
    "SE": (1, 1),
    "S": (0, 2),
    "SW": (-1, 1),
    "NW": (-1, -1),
}
"""The six directions, clockwise."""
DIRECTIONS = tuple(STEPS)

_LETTERS = "ABCDEFGHIJKLMN"
_NUMBERS = range(1, 13)
_WEST, _NORTH = -7, -4

SPACES = tuple(f"{letter}{number}" for letter in _LETTERS for number in _NUMBERS)
BIT = {space: 1 << at for at, space in enumerate(SPACES)}


def label(place: Hex) -> str:
    """Name a hex of the frame: (-7, 7) is A6."""
    column, row = place
    return f"{_LETTERS[column - _WEST]}{(row - _NORTH) // 2 + 1}"


def hex_of(space: str) -> Hex:
    """Find the hex that a label names."""
    column = _LETTERS.index(space[0]) + _WEST
    return column, _NORTH + 2 * (int(space[1:]) - 1) + column % 2


def distance(one: Hex, other: Hex) -> int:
    """Count the steps between two hexes."""
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return across + max(0, down - across) // 2


def step(place: Hex, direction: str) -> Hex:
    """Go one hex in a direction."""
    across, down = STEPS[direction]
    return place[0] + across, place[1] + down


def clockwise(direction: str) -> str:
    """Turn by a sixth to the right."""
    return DIRECTIONS[(DIRECTIONS.index(direction) + 1) % 6]


def mask(spaces: Iterable[str]) -> int:
    """Put spaces into a set."""
    found = 0
    for space in spaces:
        found |= BIT[space]
    return found


@lru_cache(maxsize=4096)
def spaces(found: int) -> tuple[str, ...]:
    """List the spaces of a set, in the order of their labels."""
    listed = []
    while found:
        lowest = found & -found
        listed.append(SPACES[lowest.bit_length() - 1])
        found ^= lowest
    return tuple(listed)
