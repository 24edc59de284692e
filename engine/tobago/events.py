"""What can happen, as news."""

from typing import ClassVar

from engine.core.types import Event, Seat, Whisper


class Parked(Event, frozen=True):
    """An ATV starts here."""

    seat: Seat
    space: str


class Opening(Event, frozen=True):
    """A player drew the clue that will begin a map."""

    seat: Seat
    clue: str

    reveals: ClassVar[bool] = True


class Laid(Event, frozen=True):
    """A clue was added to a map."""

    seat: Seat
    clue: str
    map: str
    left: int
    """How many spaces the treasure may still lie on."""
    paid: bool


class Begun(Event, frozen=True):
    """An empty map was begun with a clue."""

    seat: Seat
    clue: str
    map: str
    left: int


class Located(Event, frozen=True):
    """Only one space is left: there lies the treasure."""

    map: str
    space: str


class Drew(Whisper, frozen=True):
    """Clues came into the hand."""

    clues: tuple[str, ...]


class Swapped(Event, frozen=True):
    """A player exchanged the whole hand."""

    seat: Seat
    count: int
    paid: bool


class Reshuffled(Event, frozen=True):
    """The clue deck ran out, and the discarded clues were shuffled (B37)."""

    count: int


class Drove(Event, frozen=True):
    """An ATV drove."""

    seat: Seat
    start: str
    space: str
    legs: int
    paid: bool


class AmuletTaken(Event, frozen=True):
    """A player picked up an amulet."""

    seat: Seat
    space: str
    free: bool
    """Whether it lay under the ATV at the start of the turn (B45)."""


class CubeRemoved(Event, frozen=True):
    """An amulet removed a cube."""

    seat: Seat
    map: str
    space: str
    left: int


class MoveBought(Event, frozen=True):
    """An amulet paid for an extra move."""

    seat: Seat


class Raised(Event, frozen=True):
    """A treasure was raised and will be divided."""

    seat: Seat
    map: str
    space: str
    roses: tuple[Seat, ...]
    """Who will be offered the cards, in order, once for each rose."""
    cards: int


class ToppedUp(Event, frozen=True):
    """The gold deck ran out, and discarded gold completed the division (B46)."""

    count: int


class Peeked(Whisper, frozen=True):
    """A player looked at the cards drawn for the own roses."""

    cards: tuple[int, ...]


class Turned(Event, frozen=True):
    """The next gold card was turned up."""

    card: int

    reveals: ClassVar[bool] = True


class Took(Event, frozen=True):
    """A player took the card for a rose."""

    seat: Seat
    card: int


class Refused(Event, frozen=True):
    """A player let the card pass."""

    seat: Seat
    card: int


class Discarded(Event, frozen=True):
    """Nobody wanted the card (B30)."""

    card: int


class Buried(Event, frozen=True):
    """The rest of the cards was discarded unseen (B31)."""

    count: int


class Cursed(Event, frozen=True):
    """A curse struck everybody who still had a rose there (B32)."""

    seats: tuple[Seat, ...]


class LostGold(Event, frozen=True):
    """A cursed player gave up the most valuable gold card."""

    seat: Seat
    card: int

    reveals: ClassVar[bool] = True


class Warded(Event, frozen=True):
    """A cursed player gave up an amulet."""

    seat: Seat

    reveals: ClassVar[bool] = True


class Spared(Event, frozen=True):
    """A cursed player had nothing to lose."""

    seat: Seat


class Conjured(Event, frozen=True):
    """The statues put out amulets and turned."""

    spaces: tuple[str, ...]
    facings: tuple[str, ...]


class Counted(Event, frozen=True):
    """At the end a player turned the gold up."""

    seat: Seat
    cards: tuple[int, ...]
    coins: int

    reveals: ClassVar[bool] = True


class Ended(Event, frozen=True):
    """The game is over."""

    why: str


EVENTS: tuple[type[Event], ...] = (
    *(Parked, Opening, Laid, Begun, Located, Drew, Swapped, Reshuffled),
    *(Drove, AmuletTaken, CubeRemoved, MoveBought),
    *(Raised, ToppedUp, Peeked, Turned, Took, Refused, Discarded, Buried),
    *(Cursed, LostGold, Warded, Spared, Conjured, Counted, Ended),
)

PublicEvent = (
    Parked
    | Opening
    | Laid
    | Begun
    | Located
    | Swapped
    | Reshuffled
    | Drove
    | AmuletTaken
    | CubeRemoved
    | MoveBought
    | Raised
    | ToppedUp
    | Turned
    | Took
    | Refused
    | Discarded
    | Buried
    | Cursed
    | LostGold
    | Warded
    | Spared
    | Conjured
    | Counted
    | Ended
)
"""What everybody hears."""
