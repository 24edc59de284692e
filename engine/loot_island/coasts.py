"""The shape of the island: four corners, four coasts, eight landings.

Corners and coasts are counted 0 to 3 clockwise, coast c lying between corners c and c + 1. Landings are
numbered 1 to 8 clockwise, as people read them; coast c holds 2c + 1 and 2c + 2. The ship's direction
is +1 (clockwise) or -1.
"""

CORNERS = 4
LANDINGS = 8
NUMBERS = tuple(range(1, LANDINGS + 1))

PARTNER = (0, 2, 1, 4, 3, 6, 5, 8, 7)
"""The other landing of the same coast, by number."""


def explored(corner: int, direction: int) -> int:
    """The coast at which the ship points."""
    return corner if direction > 0 else (corner - 1) % CORNERS


def landings(coast: int, direction: int) -> tuple[int, int]:
    """The two landings of a coast, the one nearest the bow first."""
    first, second = 2 * coast + 1, 2 * coast + 2
    return (first, second) if direction > 0 else (second, first)


def from_the_bow(corner: int, direction: int) -> tuple[int, ...]:
    """All landings in the order in which the ship comes to them."""
    start = explored(corner, direction)
    coasts = ((start + direction * step) % CORNERS for step in range(CORNERS))
    return tuple(number for coast in coasts for number in landings(coast, direction))
