"""Who is asked what."""

from engine.core.types import Phase, Seat


class Mooring(Phase, frozen=True):
    """Asks beside which anchor the boat shall lie."""

    seat: Seat


class Acting(Phase, frozen=True):
    """Asks for the next card, or the end of the turn."""

    seat: Seat


class Taking(Phase, frozen=True):
    """Asks which of the bombs that were passed come along."""

    seat: Seat
    at: str
    ways: tuple[tuple[str, ...], ...]
    """Every set of bombs that one walk could have passed."""


class Dropping(Phase, frozen=True):
    """Asks where the next carried bomb goes."""

    seat: Seat
    at: str
    bombs: tuple[str, ...]
    """Where the bombs that are still carried come from."""


class Opening(Phase, frozen=True):
    """Asks whether to open the chest."""

    seat: Seat
    at: str


class Placing(Phase, frozen=True):
    """Asks where that goes which was in the chest."""

    seat: Seat
    at: str
    what: str
    """``bobby`` or ``bomb``."""


class Trapped(Phase, frozen=True):
    """Asks for a Shield against the trapped chest."""

    seat: Seat
    at: str


class Aiming(Phase, frozen=True):
    """Asks whom else to shoot."""

    seat: Seat
    at: str
    """The first target, which was announced with the card."""
    picked: tuple[str, ...]
    """The further targets so far; the shooter's secret."""


class Defending(Phase, frozen=True):
    """Asks for a Shield against an attack."""

    seat: Seat
    """Who attacks."""
    card: str
    targets: tuple[str, ...]
    asked: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    """Those of the asked who have not answered."""
    shields: tuple[Seat, ...]
    """Those who answered with a Shield; each one's secret until all have answered."""


class Brewing(Phase, frozen=True):
    """Asks which cards are thrown away before the Potion refills the hand."""

    seat: Seat
    picked: tuple[tuple[str, int], ...]
    """The cards so far; the player's secret."""


class Over(Phase, frozen=True):
    """Asks nothing any more."""

    why: str
    """``gems``, ``survivor`` or ``limit``."""


AnyPhase = (
    Mooring | Acting | Taking | Dropping | Opening | Placing | Trapped | Aiming | Defending | Brewing | Over
)
