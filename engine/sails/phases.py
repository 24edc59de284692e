"""Who is asked what."""

from engine.core.types import Phase, Seat
from engine.sails.moves import Steal, Take


class Passing(Phase, frozen=True):
    """Everybody passes an island to the right (sails R1, R30)."""

    waiting: tuple[Seat, ...]
    sealed: tuple[str, ...]
    """What each seat passes; empty if it has not answered, or in the views of others."""


class Playing(Phase, frozen=True):
    """One player after the other lays an island."""

    seat: Seat


class Claiming(Phase, frozen=True):
    """Winners who could rob somebody choose between deck and theft, all at once (sails R32)."""

    winners: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    sealed: tuple[Take | Steal | None, ...]
    """What each of the winners claims; nothing if it has not answered, or in the views of others."""


class Robbing(Phase, frozen=True):
    """Action 1: choose whose Bonus cards to steal."""

    seat: Seat


class Raiding(Phase, frozen=True):
    """Action 2: choose whose hand to draw from."""

    seat: Seat


class Giving(Phase, frozen=True):
    """Action 2: choose which islands go back."""

    seat: Seat
    victim: Seat
    count: int
    taken: tuple[str, ...]
    """Only the two players concerned see them."""
    picked: tuple[str, ...]
    """Only the one who gives sees them."""


class Peeking(Phase, frozen=True):
    """Action 3: choose a deck to look at."""

    seat: Seat


class Ordering(Phase, frozen=True):
    """Action 3: choose in which order the treasures go back."""

    seat: Seat
    deck: str
    cards: tuple[str, ...]
    """Only the one who looks sees them."""


class Fetching(Phase, frozen=True):
    """Action 4: choose an island of the trick."""

    seat: Seat


class Discarding(Phase, frozen=True):
    """Action 4: choose which island goes instead."""

    seat: Seat
    fetched: str


class Over(Phase, frozen=True):
    """Nobody is asked any more."""


AnyPhase = (
    Passing
    | Playing
    | Claiming
    | Robbing
    | Raiding
    | Giving
    | Peeking
    | Ordering
    | Fetching
    | Discarding
    | Over
)

PLAYING = tuple(Playing(seat) for seat in range(5))
