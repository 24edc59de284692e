"""What depends on the number of players, and the other numbers of the rules."""

ROUNDS = 5
START_CUBES = 3
FATAL_CUBES = 13
COMPASSES = 3
FIRST_PLAYER_GOLD = 5

HAND = {2: 6, 3: 7, 4: 7, 5: 7}
THRESHOLD = {2: 4, 3: 4, 4: 5, 5: 6}

A_EVENTS = ("A1", "A2", "A3", "A4")
B_EVENTS = tuple(f"B{number}" for number in range(1, 15))
B_USED = 4


def figures(seats: int) -> int:
    """How many colours are on the board: with two players Aaron's is the third (N23)."""
    return 3 if seats == 2 else seats


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats, beginning with this one."""
    return tuple((first + step) % seats for step in range(seats))
