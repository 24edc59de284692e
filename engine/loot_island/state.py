"""The whole truth: a phase, and the position in which it is asked."""

from engine.core.types import Record, Seat
from engine.loot_island import coasts
from engine.loot_island.cards import Cards
from engine.loot_island.phases import AnyPhase
from engine.loot_island.score import Score


class Landing(Record, frozen=True):
    """One landing: its column, and its compasses from the bottom to the top."""

    cards: Cards = ()
    compasses: tuple[int, ...] = ()


class Ship(Record, frozen=True):
    """Where the ship lies and which way its bow points."""

    corner: int
    direction: int

    def coast(self) -> int:
        """The coast it points at."""
        return coasts.explored(self.corner, self.direction)

    def moved(self) -> "Ship":
        """One corner further."""
        return Ship((self.corner + self.direction) % coasts.CORNERS, self.direction)

    def turned(self) -> "Ship":
        """The bow where the stern was (B2)."""
        return Ship(self.corner, -self.direction)


class Fate(Record, frozen=True):
    """The event in force, those to come (the next first) and those that were."""

    event: str
    coming: tuple[str, ...]
    past: tuple[str, ...]


class Maps(Record, frozen=True):
    """The map deck, from the top, and its discard pile, as it grew."""

    deck: Cards
    discarded: Cards


class Hoard(Record, frozen=True):
    """The treasure deck, from the top, and its discard pile, as it grew."""

    deck: tuple[str, ...]
    buried: tuple[str, ...]
    renewed: bool
    """Whether the deck is a shuffled discard pile; until then it lies in stacks."""


class Healing(Record, frozen=True):
    """The healers: on the table, in the players' hands (variant), and chosen."""

    table: tuple[str, ...]
    pairs: tuple[tuple[str, ...], ...]
    up: bool
    """Whether those on the table lie face up."""
    chosen: tuple[str | None, ...]


class Variants(Record, frozen=True):
    """Which variants are played that matter after the set-up."""

    open_healers: bool
    open_events: bool


class Step(Record, frozen=True):
    """Something still to be done before the next question of a turn: see `journey`."""

    kind: str
    place: int


class Position(Record, frozen=True):
    """Everything but the question."""

    seats: int
    variants: Variants
    round: int
    first: Seat
    """Who holds the First Player tile."""
    hands: tuple[Cards, ...]
    """By figure: with two players the third is Aaron's."""
    cubes: tuple[int, ...]
    kept: tuple[tuple[str, ...], ...]
    """The treasures in front of each figure, as they were taken."""
    landings: tuple[Landing, ...]
    ship: Ship
    tiles: tuple[str, ...]
    """The small islands that lie face up."""
    passed: tuple[bool, ...]
    aaron_out: bool
    fate: Fate
    maps: Maps
    hoard: Hoard
    offered: tuple[str, ...]
    """The treasures on show for those who pass (A2)."""
    plan: tuple[Step, ...]
    healing: Healing
    scores: tuple[Score, ...]
    ending: str
    """What ended the game, as a key for words."""

    @property
    def event(self) -> str:
        """The event in force."""
        return self.fate.event


class State(Record, frozen=True):
    """The whole truth."""

    phase: AnyPhase
    position: Position
