"""A position that is being changed: the workbench of one move.

Whoever changes it asks the next question by setting ``phase``, or leaves it empty; then the next step
of the plan is taken (see `journey`).
"""

from typing import TYPE_CHECKING

from engine.core.dice import Dice
from engine.core.types import Event, Seat
from engine.loot_island.numbers import clockwise
from engine.loot_island.state import Landing, Position, State, Step

if TYPE_CHECKING:
    from engine.loot_island.phases import AnyPhase


class Draft:
    """A position with its parts laid out, the dice of the ply and the news so far."""

    __slots__ = (
        *("aaron_out", "cubes", "dice", "ending", "fate", "first", "hands", "healing", "hoard", "kept"),
        *("landings", "maps", "news", "offered", "passed", "phase", "plan", "round", "scores", "seats"),
        *("ship", "tiles", "variants"),
    )

    def __init__(self, position: Position, dice: Dice) -> None:
        self.dice = dice
        self.phase: AnyPhase | None = None
        self.news: list[Event] = []
        self.seats = position.seats
        self.variants = position.variants
        self.round = position.round
        self.first = position.first
        self.hands = list(position.hands)
        self.cubes = list(position.cubes)
        self.kept = list(position.kept)
        self.landings = list(position.landings)
        self.ship = position.ship
        self.tiles = position.tiles
        self.passed = position.passed
        self.aaron_out = position.aaron_out
        self.fate = position.fate
        self.maps = position.maps
        self.hoard = position.hoard
        self.offered = position.offered
        self.plan = list(position.plan)
        self.healing = position.healing
        self.scores = position.scores
        self.ending = position.ending

    def finish(self) -> tuple[State, tuple[Event, ...]]:
        """Put everything together again."""
        assert self.phase is not None
        position = Position(
            self.seats,
            self.variants,
            self.round,
            self.first,
            tuple(self.hands),
            tuple(self.cubes),
            tuple(self.kept),
            tuple(self.landings),
            self.ship,
            self.tiles,
            self.passed,
            self.aaron_out,
            self.fate,
            self.maps,
            self.hoard,
            self.offered,
            tuple(self.plan),
            self.healing,
            self.scores,
            self.ending,
        )
        return State(self.phase, position), tuple(self.news)

    @property
    def event(self) -> str:
        """The event in force."""
        return self.fate.event

    def landing(self, number: int) -> Landing:
        """The landing of this number."""
        return self.landings[number - 1]

    def next(self, kind: str, place: int = 0) -> None:
        """Do this before everything else that is planned."""
        self.plan.insert(0, Step(kind, place))

    def is_aaron(self, figure: int) -> bool:
        """Tell whether this figure is Aaron."""
        return figure >= self.seats

    def from_first(self) -> tuple[Seat, ...]:
        """All seats clockwise from the First Player."""
        return clockwise(self.first, self.seats)

    def maps_left(self) -> int:
        """How many map cards can still be drawn."""
        return len(self.maps.deck) + len(self.maps.discarded)
