"""The whole truth, and what one seat may know of it."""

from pydantic import BaseModel, ConfigDict, Field

from engine.core.types import Record, Seat
from engine.skeleton_island.cards import Collection
from engine.skeleton_island.gust import Wind
from engine.skeleton_island.heap import Cards, Heap
from engine.skeleton_island.phases import AnyPhase


class Options(BaseModel):
    """What a table may settle before it starts."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    flip: int = Field(default=0, ge=0, le=50)
    """How many cards in a hundred a gust turns over."""


class State(Record, frozen=True):
    """The whole truth."""

    heap: Heap
    faces: tuple[str, ...]
    """By card; empty once it is neither in the heap nor in a hand."""
    up: Cards
    """The cards that lie, or before being taken lay, face up."""
    named: tuple[int, ...]
    """The cards that were ever clear, in the order of their labels."""
    looked: tuple[Cards, ...]
    """For each seat, the cards it has looked at since they last came to lie in the heap (R24)."""
    owned: tuple[Collection, ...]
    islands: tuple[Seat | None, ...]
    """Who has won the island of each colour."""
    spent: Collection
    """What was paid for piracy."""
    wind: Wind | None
    """The gust of this turn."""
    flip: int
    gained: bool
    """Whether a card was kept or stolen in this turn."""
    idle: int
    """The turns in a row that ended without (R5)."""
    phase: AnyPhase


class Score(Record, frozen=True):
    """What a player's treasure is made of (R18)."""

    coins: int
    islands: int

    @property
    def total(self) -> int:
        """All gold pieces."""
        return self.coins + self.islands


class View(Record, frozen=True):
    """What one seat, or a spectator, may know.

    ``shown`` and ``known`` go with ``heap.cards``, from the lowest card to the highest.
    """

    seat: Seat | None
    heap: Heap
    shown: tuple[str, ...]
    """The face of each card, ``sand``, or ``buried`` where not even the side can be told."""
    known: tuple[str, ...]
    """The face of each card this seat has looked at, else nothing (R24)."""
    named: tuple[int, ...]
    looked: tuple[Cards, ...]
    """Who has looked at which cards is seen by all; what was seen is not."""
    owned: tuple[Collection, ...]
    islands: tuple[Seat | None, ...]
    spent: Collection
    wind: Wind | None
    flip: int
    gained: bool
    idle: int
    scores: tuple[Score, ...]
    phase: AnyPhase
