"""Who is asked what."""

from engine.core.types import Phase, Seat
from engine.skeleton_island.places import Place


class Gale(Phase, frozen=True):
    """With two clear cards or fewer: whether to blow (R14)."""

    seat: Seat
    clear: int


class Turn(Phase, frozen=True):
    """Which card to take, or whether to go on piracy (R21)."""

    seat: Seat


class Dig(Phase, frozen=True):
    """One of the two standard turns that piracy has bought (R12)."""

    seat: Seat
    again: bool
    """Whether it is the first of the two."""


class Look(Phase, frozen=True):
    """Whether to keep the card in hand or put it back."""

    seat: Seat
    card: str
    face: str
    """To those who may not see it, it is sand."""
    up: bool
    again: bool


class Where(Phase, frozen=True):
    """At which place the card in hand is put back (R26)."""

    seat: Seat
    card: str
    face: str
    up: bool
    again: bool
    places: tuple[Place, ...]


class Second(Phase, frozen=True):
    """Whether to take a second card, other than the one put back (R4)."""

    seat: Seat
    card: str
    again: bool


class Payment(Phase, frozen=True):
    """Which three cards are paid for piracy (R9)."""

    seat: Seat
    aim: str
    picked: tuple[str, ...]


class Theft(Phase, frozen=True):
    """Whose card is stolen, and which (R11)."""

    seat: Seat


class Over(Phase, frozen=True):
    """Nothing is asked any more."""

    why: str


AnyPhase = Gale | Turn | Dig | Look | Where | Second | Payment | Theft | Over

ISLANDS = "islands"
EMPTY = "empty"
STALLED = "stalled"
"""What ends a game (R17, R5)."""
