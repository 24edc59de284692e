"""The whole truth about a game."""

from typing import Protocol

from pydantic import BaseModel, ConfigDict, Field

from engine.core.dice import Dice
from engine.core.types import Record, Seat
from engine.tobago import landmarks, phases
from engine.tobago.cards import gold_deck
from engine.tobago.clues import DECK
from engine.tobago.events import PublicEvent
from engine.tobago.frame import BIT
from engine.tobago.island import island
from engine.tobago.landmarks import Site
from engine.tobago.moves import MAPS
from engine.tobago.phases import AnyPhase

AMULETS = 20
CUBES = 17
"""Of each colour; as soon as no more spaces are left, they are put out (fact 27)."""
ROSES = 15
"""Of each player (fact 12)."""


class Options(BaseModel):
    """What a table may settle before it starts."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    lenient_clues: bool = False
    """Whether a clue may eliminate nothing while its map has no cubes yet (B11)."""
    raise_after_clue: bool = False
    """Whether the own clue or amulet that locates a treasure under the ATV lets one raise it (B16)."""
    curses_return: bool = False
    """Whether curses are shuffled into the cards that top up the last division (B35)."""
    spacing: int = Field(default=4, ge=4, le=5)
    """How many steps apart landmarks of one kind stand at least (B5)."""
    round_limit: int = Field(default=60, ge=0, le=200)
    """After how many rounds the game ends at the latest, 0 for never (B47)."""


class Rules(Record, frozen=True):
    """What was settled at the start."""

    seats: int
    lenient: bool
    claims: bool
    curses: bool
    limit: int

    @property
    def hand(self) -> int:
        """How many clues a player holds (fact 14)."""
        return 6 if self.seats == 2 else 4


class Laid(Record, frozen=True):
    """A clue on a map, and whose rose lies on it."""

    clue: str
    owner: Seat


class Column(Record, frozen=True):
    """One treasure map."""

    clues: tuple[Laid, ...]
    candidates: int
    """The set of spaces on which the treasure may still lie."""

    @property
    def left(self) -> int:
        """How many spaces are left."""
        return self.candidates.bit_count()

    @property
    def shown(self) -> bool:
        """Whether its cubes lie on the board (fact 27)."""
        return self.candidates.bit_count() <= CUBES


class Dealt(Record, frozen=True):
    """A gold card turned up in a division, and who took it."""

    card: int
    seat: Seat | None


class Division(Record, frozen=True):
    """A treasure being divided."""

    map: str
    raiser: Seat
    roses: tuple[Seat, ...]
    """The owners of the roses still there, in the order in which they are asked."""
    pile: tuple[int, ...]
    """The cards still covered, the next one first."""
    peeks: tuple[tuple[int, ...], ...]
    """What each seat saw of the cards, ascending."""
    shown: tuple[Dealt, ...]
    taker: Seat | None
    """Who took the last card that was taken."""
    resume: phases.Turn | phases.Linger
    """What is left of the turn in which it was raised."""


class State(Record, frozen=True):
    """Everything there is; sets of spaces are integers (see `frame`), decks have their top first."""

    rules: Rules
    site: Site
    facings: tuple[str, ...]
    columns: tuple[Column, ...]
    atvs: tuple[str, ...]
    """The space of each ATV, empty before it is parked."""
    amulets: int
    """The set of spaces with an amulet."""
    purses: tuple[int, ...]
    """How many amulets each player owns."""
    hands: tuple[tuple[str, ...], ...]
    clues: tuple[str, ...]
    used: tuple[str, ...]
    """The discarded clues."""
    gold: tuple[int, ...]
    discard: tuple[int, ...]
    """The gold cards discarded face up."""
    buried: tuple[int, ...]
    """The gold cards discarded unseen."""
    piles: tuple[tuple[int, ...], ...]
    """The gold of each player, ascending."""
    first: Seat
    turn: int
    """How many turns have begun."""
    phase: AnyPhase
    division: Division | None
    answers: tuple[str, ...]
    """What each seat gives up to the curse; sealed until all have answered."""
    last: tuple[PublicEvent, ...]
    """What everybody heard of the last move."""


class Public(Protocol):
    """What a state and a view have in common: all that lies open on the table."""

    @property
    def rules(self) -> Rules:
        """What was settled at the start."""

    @property
    def site(self) -> Site:
        """The island and its landmarks."""

    @property
    def columns(self) -> tuple[Column, ...]:
        """The four maps."""

    @property
    def atvs(self) -> tuple[str, ...]:
        """Where everybody is."""

    @property
    def amulets(self) -> int:
        """Where amulets lie."""

    @property
    def purses(self) -> tuple[int, ...]:
        """Who owns how many."""

    @property
    def phase(self) -> AnyPhase:
        """Who is asked what."""


def setup(seats: int, options: Options, dice: Dice) -> State:
    """Draw island, landmarks, decks and first player from the seed (B49)."""
    limits = options.curses_return, options.round_limit
    rules = Rules(seats, options.lenient_clues, options.raise_after_clue, *limits)
    site = landmarks.found(dice, options.spacing)
    first = dice.below(seats)
    return State(
        rules,
        site,
        landmarks.facings(dice),
        (Column((), island(site.island).land),) * len(MAPS),
        ("",) * seats,
        0,
        (0,) * seats,
        ((),) * seats,
        dice.shuffle(DECK),
        (),
        gold_deck(dice),
        (),
        (),
        ((),) * seats,
        first,
        0,
        phases.Park(first),
        None,
        ("",) * seats,
        (),
    )


def supply(table: Public) -> int:
    """Count the amulets that are neither on the board nor owned."""
    return AMULETS - table.amulets.bit_count() - sum(table.purses)


def roses_left(table: Public, seat: Seat) -> int:
    """Count the roses that a player has not laid out."""
    return ROSES - sum(laid.owner == seat for column in table.columns for laid in column.clues)


def located(table: Public, space: str) -> tuple[int, ...]:
    """List the maps whose treasure is known to lie here, by their place in `MAPS`."""
    here = BIT[space]
    return tuple(at for at, column in enumerate(table.columns) if column.candidates == here)
