"""What happened."""

from typing import ClassVar

from engine.core.types import Event, Seat, Whisper


class Blown(Event, frozen=True):
    """A gust went over the heap."""

    seat: Seat
    toward: str
    clear: int
    """How many cards are clear now."""

    reveals: ClassVar[bool] = True


class Calmed(Event, frozen=True):
    """A player did not blow."""

    seat: Seat


class Taken(Event, frozen=True):
    """A card was taken into the hand; what lay under it shows (R22)."""

    seat: Seat
    card: str
    face: str
    """What it showed on the heap."""
    bared: tuple[str, ...]
    """The cards that are clear now and were not before."""

    reveals: ClassVar[bool] = True


class Looked(Whisper, frozen=True):
    """What a player saw on the other side of a card."""

    card: str
    face: str


class Kept(Event, frozen=True):
    """A card whose face all could see was kept."""

    seat: Seat
    card: str
    face: str
    why: str
    """``choice``, or what left none: ``second``, ``last`` or ``nowhere``."""


class TurnedUp(Event, frozen=True):
    """A card was kept that only its taker had seen."""

    seat: Seat
    card: str
    face: str
    why: str

    reveals: ClassVar[bool] = True


class Returned(Event, frozen=True):
    """A card was put back to the edge of the heap."""

    seat: Seat
    card: str
    side: str
    covered: int
    """How many cards it covers there."""


class Stopped(Event, frozen=True):
    """A player took no second card."""

    seat: Seat
    choice: bool
    """Whether there was one to take (R23)."""


class Pirated(Event, frozen=True):
    """Three cards were paid for piracy and have left the game."""

    seat: Seat
    aim: str
    cards: tuple[str, ...]


class Stolen(Event, frozen=True):
    """A card changed hands."""

    seat: Seat
    victim: Seat
    face: str


class IslandWon(Event, frozen=True):
    """A map was complete and its island still there (R7)."""

    seat: Seat
    colour: str


class Ended(Event, frozen=True):
    """The game is over."""

    why: str
