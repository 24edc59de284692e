"""What happened, for narration and pictures.

An answer to an attack is sealed until all have answered, so what comes of the attack shows something
hidden; so does an elimination, since a hand goes face up to the played pile.
"""

from typing import ClassVar

from engine.core.types import Event, Seat, Whisper


class Moored(Event, frozen=True):
    """A boat lies at its first anchor."""

    seat: Seat
    to: str


class Dealt(Event, frozen=True):
    """Everybody has a hand, and this seat begins."""

    first: Seat


class Drew(Whisper, frozen=True):
    """You drew these cards."""

    cards: tuple[str, ...]


class Refilled(Event, frozen=True):
    """Somebody drew so many cards."""

    seat: Seat
    count: int


class Renewed(Event, frozen=True):
    """The played cards were shuffled into a new deck."""

    count: int


class Walked(Event, frozen=True):
    """A character moved with a Movement card; the number 5 is Bobby."""

    seat: Seat
    card: str
    piece: int
    start: str
    to: str


class Escaped(Event, frozen=True):
    """A prisoner got away from a boat without a guard."""

    seat: Seat
    piece: int
    captor: Seat


class Pushed(Event, frozen=True):
    """A bomb alone was moved with a Movement card."""

    seat: Seat
    card: str
    bomb: str
    to: str


class Dropped(Event, frozen=True):
    """A carried bomb was put down."""

    seat: Seat
    bomb: str
    to: str


class Flew(Event, frozen=True):
    """A bomb was moved by the Flying Bomb card."""

    seat: Seat
    bomb: str
    to: str


class Blasted(Event, frozen=True):
    """A bomb went off in a boat."""

    seat: Seat
    victim: Seat


class Looted(Event, frozen=True):
    """A loot pile was taken."""

    seat: Seat
    at: str
    gems: int
    ammo: int


class Opened(Event, frozen=True):
    """A chest was opened."""

    reveals: ClassVar[bool] = True

    seat: Seat
    at: str
    content: str


class Left(Event, frozen=True):
    """A chest was left closed."""

    seat: Seat
    at: str


class Placed(Event, frozen=True):
    """Bobby, or a bomb that was found, was put on a cell."""

    seat: Seat
    what: str
    to: str


class Exploded(Event, frozen=True):
    """The trapped chest killed its opener."""

    seat: Seat
    at: str


class Attacked(Event, frozen=True):
    """An Attack card was played at these cells, where these players have somebody."""

    seat: Seat
    card: str
    targets: tuple[str, ...]
    victims: tuple[Seat, ...]


class Shielded(Event, frozen=True):
    """Somebody played a Shield."""

    reveals: ClassVar[bool] = True

    seat: Seat


class Killed(Event, frozen=True):
    """A character was shot."""

    reveals: ClassVar[bool] = True

    seat: Seat
    victim: Seat
    piece: int
    at: str


class Captured(Event, frozen=True):
    """A character was taken prisoner."""

    reveals: ClassVar[bool] = True

    seat: Seat
    victim: Seat
    piece: int
    at: str


class Knocked(Event, frozen=True):
    """A character was knocked out."""

    reveals: ClassVar[bool] = True

    seat: Seat
    victim: Seat
    piece: int
    at: str


class StoodUp(Event, frozen=True):
    """Those of this seat who were knocked out can be used again."""

    seat: Seat


class Eliminated(Event, frozen=True):
    """A player is out of the game, and the loot went to who did it."""

    reveals: ClassVar[bool] = True

    seat: Seat
    by: Seat
    gems: int
    ammo: int


class Perished(Event, frozen=True):
    """A player is out of the game by the trap, and the loot stayed on its cell."""

    reveals: ClassVar[bool] = True

    seat: Seat
    at: str
    gems: int
    ammo: int


class Stole(Event, frozen=True):
    """Something was stolen from a boat."""

    seat: Seat
    victim: Seat
    what: str


class Swapped(Event, frozen=True):
    """A card was given face down and one was drawn in return."""

    seat: Seat
    victim: Seat


class Gave(Whisper, frozen=True):
    """For the two of them: this card was given away."""

    seat: Seat
    victim: Seat
    card: str


class Took(Whisper, frozen=True):
    """For the two of them: this card was drawn in return."""

    seat: Seat
    victim: Seat
    card: str


class Drank(Event, frozen=True):
    """A Potion was drunk and these cards were thrown away."""

    seat: Seat
    thrown: tuple[str, ...]


class Sailed(Event, frozen=True):
    """A boat went to another anchor."""

    seat: Seat
    start: str
    to: str


class Discarded(Event, frozen=True):
    """A blocked player threw a card away."""

    seat: Seat
    card: str


class Ended(Event, frozen=True):
    """A turn is over."""

    seat: Seat


class Finished(Event, frozen=True):
    """The game is over."""

    why: str
    winners: tuple[Seat, ...]


EVENTS: tuple[type[Event], ...] = (
    Moored,
    Dealt,
    Drew,
    Refilled,
    Renewed,
    Walked,
    Escaped,
    Pushed,
    Dropped,
    Flew,
    Blasted,
    Looted,
    Opened,
    Left,
    Placed,
    Exploded,
    Attacked,
    Shielded,
    Killed,
    Captured,
    Knocked,
    StoodUp,
    Eliminated,
    Perished,
    Stole,
    Swapped,
    Gave,
    Took,
    Drank,
    Sailed,
    Discarded,
    Ended,
    Finished,
)
