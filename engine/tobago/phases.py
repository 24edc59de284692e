"""Who is asked what."""

from engine.core.types import Phase, Seat


class Park(Phase, frozen=True):
    """Somebody chooses where the ATV starts."""

    seat: Seat


class Open(Phase, frozen=True):
    """Somebody chooses the empty map that the drawn clue begins."""

    seat: Seat
    clue: str


class Turn(Phase, frozen=True):
    """The main action is still to be taken, and no move is under way."""

    seat: Seat
    fresh: bool
    """Whether nothing was done yet, so that a treasure under the ATV may be raised (B17)."""
    claim: str = ""
    """The map that may be raised at once, where the table plays so (B16)."""


class Drive(Phase, frozen=True):
    """A move is under way."""

    seat: Seat
    legs: int
    """How many legs are left."""
    paid: bool
    """Whether an amulet paid for it; then none is picked up (B20)."""
    acted: bool
    """Whether the main action is taken; the main move itself is one."""


class Linger(Phase, frozen=True):
    """The main action is done; amulets, or a claim, may still be used."""

    seat: Seat
    claim: str = ""


class Offer(Phase, frozen=True):
    """The owner of a rose takes the gold card, or lets it pass."""

    seat: Seat
    card: int
    at: int
    """Which of the remaining roses it is."""
    covered: int
    """How many cards are still to be turned up."""


class Curse(Phase, frozen=True):
    """These players give up gold or an amulet; they answer at once (B33)."""

    asked: tuple[Seat, ...]


class Begin(Phase, frozen=True):
    """Somebody chooses the clue with which the emptied map begins again."""

    seat: Seat
    map: str


class Over(Phase, frozen=True):
    """The game has ended."""

    why: str


AnyPhase = Park | Open | Turn | Drive | Linger | Offer | Curse | Begin | Over
