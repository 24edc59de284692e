"""The sand cards and islands: what is on them and what they are good for."""

from functools import lru_cache
from itertools import combinations

from engine.skeleton_island.files import rows

_SAND = rows("sand")
_ISLANDS = rows("islands")

FACES: tuple[str, ...] = tuple(row["face"] for row in _SAND)
"""Every different face, in the order in which collections are sorted."""
DECK: tuple[str, ...] = tuple(row["face"] for row in _SAND for _ in range(int(row["copies"])))
"""All 49 faces."""
COLOURS: tuple[str, ...] = tuple(row["colour"] for row in _ISLANDS)
ISLAND_COINS: tuple[int, ...] = tuple(int(row["coins"]) for row in _ISLANDS)

RANK = {face: rank for rank, face in enumerate(FACES)}
KIND = {row["face"]: row["kind"] for row in _SAND}
COLOUR = {row["face"]: row["colour"] for row in _SAND}
COINS = {row["face"]: int(row["number"]) if row["kind"] == "coins" else 0 for row in _SAND}
QUARTERS = {row["face"]: int(row["number"]) if row["colour"] else 0 for row in _SAND}
"""How many quarters of a map a face is: a half is two (R6)."""
PRICE = 3
"""The cards that piracy costs (R9)."""
MAP = 4
"""The quarters of a complete map (R6)."""

SAND = "sand"
"""What a card lying face down shows."""
BURIED = "buried"
"""What a card shows of which too little is visible to tell even its side."""

Collection = tuple[str, ...]


def add(collection: Collection, face: str) -> Collection:
    """Put a card into a collection, which stays sorted."""
    return tuple(sorted((*collection, face), key=RANK.__getitem__))


def remove(collection: Collection, face: str) -> Collection:
    """Take one card of this face out of a collection."""
    at = collection.index(face)
    return collection[:at] + collection[at + 1 :]


def quarters(collection: Collection, colour: str) -> int:
    """Count how many quarters of this colour's map lie in a collection."""
    return sum([QUARTERS[face] for face in collection if COLOUR[face] == colour])


def completes(collection: Collection, colour: str) -> bool:
    """Tell whether these cards make a whole map, as 2 halves, 1 half and 2 quarters, or 4 quarters (R6)."""
    return quarters(collection, colour) >= MAP


def payments(collection: Collection) -> tuple[Collection, ...]:
    """List every set of three cards that would pay for piracy (R9)."""
    return _payments(tuple(face for face in FACES if face in collection and KIND[face] != "coins"))


@lru_cache(maxsize=512)
def _payments(faces: tuple[str, ...]) -> tuple[Collection, ...]:
    return tuple(three for three in combinations(faces, PRICE) if _is_payment(three))


def _is_payment(three: tuple[str, ...]) -> bool:
    """Map pieces must be of pairwise different colours; objects go with anything (R9)."""
    colours = [COLOUR[face] for face in three if COLOUR[face]]
    return len(set(colours)) == len(colours)


@lru_cache(maxsize=4096)
def can_pay(collection: Collection) -> bool:
    """Tell whether any three of these cards would pay for piracy (R9)."""
    colours = {COLOUR[face] for face in collection if COLOUR[face]}
    return len(colours) + sum(KIND[face] == "object" for face in collection) >= PRICE
