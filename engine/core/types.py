"""The protocol: what a game is made of.

A game is a module (a folder of ``engine``) that offers the names of :class:`Game`. Everything else
in the project works from this protocol alone and knows no game by name.
"""

import re
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

import msgspec

if TYPE_CHECKING:
    from pydantic import BaseModel

    from engine.core.dice import Dice

Seat = int
"""A place at the table, counted from 0 in the order of play."""

S = TypeVar("S")
V = TypeVar("V")
O = TypeVar("O", bound="BaseModel")  # noqa: E741 - the protocol reads State, View, Options


def _kebab(name: str) -> str:
    """Spell a class name as a tag: ``TakeTreasure`` becomes ``take-treasure``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Record(msgspec.Struct, frozen=True, gc=False):
    """A value: compared by its fields, hashable, safe to share, cheap to make."""


class Phase(Record, frozen=True, tag=_kebab, tag_field="kind"):
    """Who is asked what, as data, so that a game survives a restart in the middle of a question."""


class Move(Record, frozen=True, tag=_kebab, tag_field="kind"):
    """What a player announces; its fields are integers, short words or tuples of them."""

    together: ClassVar[int] = 1
    """How many of its words are chosen at once to begin with; 2 is its kind and its first field."""


class Pick(Move, frozen=True):
    """One thing added to an answer that is a set; the rest of the answer follows until `Done`."""


class Done(Move, frozen=True):
    """What was picked is the answer."""


class Event(Record, frozen=True, tag=_kebab, tag_field="kind"):
    """News of what happened, for narration and highlights; the truth is the seed and the moves."""

    reveals: ClassVar[bool] = False
    """Whether it shows anybody something hidden that the mover did not choose to show."""


class Whisper(Event, frozen=True):
    """News for one seat alone."""

    to: Seat

    reveals: ClassVar[bool] = True


class Info(Record, frozen=True, kw_only=True):
    """What a lobby tells of a game before it starts."""

    key: str
    version: int
    """Raised whenever the same seed and moves would give another game."""
    least: int
    most: int
    minutes: int
    most_plies: int
    """No game under the default options lasts longer."""
    topics: tuple[str, ...]
    """The pages that teach the game, in order; each is two messages, ``rules-<topic>-title`` and
    ``rules-<topic>``."""


class Outcome(Record, frozen=True):
    """How a game ended."""

    places: tuple[int, ...]
    """A place for each seat; 1 is the winner, equal places are shared."""
    scores: tuple[int, ...]
    why: str
    """A key for words: what ended the game."""


class Remark(Record, frozen=True):
    """What is worth knowing about a choice before making it."""

    key: str
    number: int = 0
    thing: str | tuple[str, ...] = ""
    rank: int = 0
    """Choices of lower rank are shown first."""


class Pool(Record, frozen=True):
    """The things an answer may be put together from, and how many of them."""

    picks: tuple[Pick, ...]
    least: int
    most: int


class Game(Protocol[S, V, O]):
    """A game; the modules of the games are such objects.

    Further functions are optional and found by name (see :mod:`engine.core.optional`): ``refusal``,
    ``OBVIOUS`` (its refusals that need no telling), ``remark``, ``gist``, ``pool``, ``is_open`` and
    ``is_reaction``.
    """

    @property
    def INFO(self) -> Info:  # noqa: N802
        """What a lobby tells of the game."""

    @property
    def MOVES(self) -> tuple[type[Move], ...]:  # noqa: N802
        """Every kind of move there is."""

    @property
    def EVENTS(self) -> tuple[type[Event], ...]:  # noqa: N802
        """Every kind of news there is."""

    @property
    def State(self) -> type[S]:  # noqa: N802
        """The whole truth."""

    @property
    def View(self) -> type[V]:  # noqa: N802
        """What one seat may know."""

    @property
    def Options(self) -> type[O]:  # noqa: N802
        """What a table may settle before it starts."""

    def setup(self, seats: int, options: O, dice: "Dice") -> S:
        """Make the first state; what it needs of the options is copied into it."""

    def to_move(self, state: S) -> tuple[Seat, ...]:
        """Name everyone who is being asked now; nobody means that the game is over."""

    def legal(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """List what this seat may answer; nothing unless it is asked."""

    def apply(self, state: S, seat: Seat, move: Move, dice: "Dice") -> tuple[S, tuple[Event, ...]]:
        """Carry out a legal move; it trusts its input, `table.play` is the checked door."""

    def outcome(self, state: S) -> Outcome | None:
        """Tell how the game ended, or nothing while it goes on."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Build what this seat may know; without a seat, what a spectator may."""

    def imagine(self, view: V, dice: "Dice") -> S:
        """Make up a state that this view could be of."""


AnyGame = Game[Any, Any, Any]


def tag(record: Record | type[Record]) -> str:
    """Name the kind of a phase, move or event, as it stands in texts and keys of words."""
    kind = record if isinstance(record, type) else type(record)
    return str(kind.__struct_config__.tag)


def fields(record: Record) -> dict[str, Any]:
    """List the fields of a record by name, in order."""
    return {name: getattr(record, name) for name in record.__struct_fields__}
