"""A table in a channel, from the lobby to the end, as one value.

Every change makes a new `Sitting` from an old one; `Host.change` is the only place that keeps it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from engine.core import registry
from engine.core.errors import RulesError
from engine.core.table import Table
from engine.core.types import AnyGame, Seat

LEVELS = ("easy", "normal", "hard")


class Status(StrEnum):
    """How far a table has come."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PARKED = "parked"
    OVER = "over"
    STOPPED = "stopped"


class Refused(RulesError):
    """Something a person asked the host for and cannot have; ``key`` finds the sentence."""

    def __init__(self, key: str, **fields: object) -> None:
        super().__init__(**fields)
        self.key = f"refused-{key}"


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits where: a person, or a computer player of some level."""

    name: str
    person: int | None = None
    level: str = ""
    away: bool = False
    """The person has gone, and a computer player keeps the seat warm."""

    @property
    def present(self) -> bool:
        """Tell whether a person answers for this seat."""
        return self.person is not None and not self.away


@dataclass(frozen=True, slots=True)
class Deadline:
    """Something that happens at a moment unless the table has moved on before."""

    kind: str
    seat: Seat
    token: int
    due: float

    @property
    def key(self) -> tuple[str, Seat, int]:
        """What it is about, whenever it is due."""
        return (self.kind, self.seat, self.token)


@dataclass(frozen=True, slots=True)
class Appeal:
    """A wish to take back more than one may alone; it needs everyone's agreement."""

    seat: Seat
    ply: int
    entry: int
    agreed: tuple[Seat, ...]


@dataclass(frozen=True)
class Sitting:
    """Everything the host keeps of a table."""

    number: int
    guild: int
    channel: int
    owner: int
    game: str
    chairs: tuple[Chair, ...]
    status: Status = Status.LOBBY
    patience: str = "live"
    options: str = "{}"
    table: Table | None = None
    appeal: Appeal | None = None
    deadlines: tuple[Deadline, ...] = ()
    revision: int = 0

    @cached_property
    def rules(self) -> AnyGame:
        """The game that is played here."""
        return registry.game(self.game)

    @property
    def play(self) -> Table:
        """The game in progress; asking for it in a lobby is a programming mistake."""
        assert self.table is not None
        return self.table

    @property
    def going(self) -> bool:
        """Tell whether moves can be made."""
        return self.status is Status.PLAYING

    @property
    def alive(self) -> bool:
        """Tell whether the table still holds its channel."""
        return self.status in {Status.LOBBY, Status.PLAYING}

    @property
    def finished(self) -> bool:
        """Tell whether nothing can change any more."""
        return self.status in {Status.OVER, Status.STOPPED}

    @property
    def people(self) -> frozenset[Seat]:
        """The seats for which a person answers."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.present)

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table, by seat."""
        return tuple(chair.name for chair in self.chairs)

    def seat_of(self, person: int) -> Seat | None:
        """Find where somebody sits."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    def require_seat(self, person: int) -> Seat:
        """Find where somebody sits, or refuse."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def reseat(self, seat: Seat, chair: Chair) -> "Sitting":
        """Put somebody else on one chair."""
        chairs = list(self.chairs)
        chairs[seat] = chair
        return replace(self, chairs=tuple(chairs))

    def due(self, now: float, kinds: Iterable[str]) -> tuple[Deadline, ...]:
        """List the deadlines of these kinds that have come."""
        return tuple(one for one in self.deadlines if one.due <= now and one.kind in kinds)
