"""The 74 treasures; ``T30`` is the one with the reference number 30."""

from collections.abc import Iterable

from engine.core.types import Record
from engine.loot_island.tables import rows

TYPES = ("amulet", "coins", "book", "jewel", "crown", "skull")

STACKS = {2: ("I", "IV"), 3: ("I", "IV"), 4: ("I", "II", "IV"), 5: ("I", "II", "III", "IV")}
"""The stacks used by each number of players, from the top of the deck down."""

BURY_CUBES = 2
"""How many cubes one may discard on re-burying a treasure, before amulets (N16)."""


class Treasure(Record, frozen=True):
    """One treasure."""

    id: str
    number: int
    """The reference number; only Aaron looks at it (P8)."""
    stack: str
    type: str
    kind: str
    """Which of the three skulls it is."""
    base: int
    multiplier: int
    crosses: int
    curse: int
    heal: int
    """The barred cubes: how many cubes its keeper may discard."""


def _treasure(row: dict[str, str]) -> Treasure:
    numbers = (int(row[name]) for name in ("base", "mult", "crosses", "curse", "heal"))
    return Treasure(f"T{row['ref']}", int(row["ref"]), row["stack"], row["type"], row["kind"], *numbers)


TREASURES = {treasure.id: treasure for treasure in map(_treasure, rows("treasures"))}
CURSE = {one.id: one.curse for one in TREASURES.values()}
HEAL = {one.id: one.heal for one in TREASURES.values()}
STACK = {one.id: one.stack for one in TREASURES.values()}
AMULETS = frozenset(one.id for one in TREASURES.values() if one.type == "amulet")
CROWNS = frozenset(one.id for one in TREASURES.values() if one.type == "crown")


def number(treasure: str) -> int:
    """The reference number of a treasure."""
    return TREASURES[treasure].number


def stack(name: str) -> tuple[str, ...]:
    """All treasures of one stack."""
    return tuple(one.id for one in TREASURES.values() if one.stack == name)


def amulets(kept: Iterable[str]) -> int:
    """How many of these are amulets."""
    return sum(one in AMULETS for one in kept)
