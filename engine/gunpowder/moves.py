"""What players announce, and tables of such moves made once."""

from functools import cache

from engine.core.types import Done, Move, Pick, Seat
from engine.gunpowder.board import ANCHORS, BOATS, LANES, SEATS
from engine.gunpowder.cards import HAND, KINDS, VALUE


class Moor(Move, frozen=True):
    """Put the own boat beside an anchor before the game."""

    to: str


class Go(Move, frozen=True):
    """Walk a character with a Movement card; it is named by where it is."""

    together = 2

    card: str
    start: str
    to: str


class Push(Move, frozen=True):
    """Move a bomb alone with a Movement card."""

    together = 2

    card: str
    bomb: str
    to: str


class Take(Move, frozen=True):
    """Say which of the bombs that were passed come along."""

    bombs: tuple[str, ...]


class Drop(Move, frozen=True):
    """Put one carried bomb down."""

    to: str


class Open(Move, frozen=True):
    """Open the chest underfoot."""


class Leave(Move, frozen=True):
    """Leave the chest closed."""


class Place(Move, frozen=True):
    """Put Bobby, or a bomb that was found, on a cell."""

    to: str


class Pistol(Move, frozen=True):
    """Play the Pistol at a first target."""

    at: str


class Aim(Pick, frozen=True):
    """Name one more target of the Pistol."""

    at: str


class Fire(Done, frozen=True):
    """No more targets."""


class Padlock(Move, frozen=True):
    """Capture an enemy."""

    at: str


class Hammer(Move, frozen=True):
    """Knock an enemy out."""

    at: str


class Shield(Move, frozen=True):
    """Answer an attack or the trap with a Shield."""


class Endure(Move, frozen=True):
    """Let an attack or the trap happen."""


class Steal(Move, frozen=True):
    """Play the Treasure Chest card."""

    seat: Seat
    what: str


class Gift(Move, frozen=True):
    """Play the Poisoned Gift: give this card to that player."""

    card: str
    seat: Seat


class Fly(Move, frozen=True):
    """Play the Flying Bomb."""

    bomb: str
    to: str


class Potion(Move, frozen=True):
    """Play the Potion."""


class Throw(Pick, frozen=True):
    """Throw a card away, by kind and by which of the equal ones it is."""

    card: str
    copy: int


class Drink(Done, frozen=True):
    """Nothing more is thrown away: draw."""


class Sail(Move, frozen=True):
    """Play the Boat card."""

    to: str


class Discard(Move, frozen=True):
    """Throw one card away because none can be played."""

    card: str


class End(Move, frozen=True):
    """End the turn."""


MOVES: tuple[type[Move], ...] = (
    Moor,
    Go,
    Push,
    Take,
    Drop,
    Open,
    Leave,
    Place,
    Pistol,
    Aim,
    Fire,
    Padlock,
    Hammer,
    Shield,
    Endure,
    Steal,
    Gift,
    Fly,
    Potion,
    Throw,
    Drink,
    Sail,
    Discard,
    End,
)

MOOR = {anchor: Moor(anchor) for anchor in ANCHORS}
SAIL = {anchor: Sail(anchor) for anchor in ANCHORS}
PISTOL = tuple(map(Pistol, LANES))
PADLOCK = tuple(map(Padlock, LANES))
HAMMER = tuple(map(Hammer, LANES))
PLACE = tuple(map(Place, LANES))
DROP = tuple(map(Drop, LANES))
DROP_IN = tuple(map(Drop, BOATS))
AIM = tuple(map(Aim, LANES))
STEAL = tuple({what: Steal(seat, what) for what in ("gem", "ammo")} for seat in range(SEATS))
GIFT = {card: tuple(Gift(card, seat) for seat in range(SEATS)) for card in KINDS}
THROW = {(card, copy): Throw(card, copy) for card in KINDS for copy in range(1, HAND + 1)}
DISCARD = {card: Discard(card) for card in KINDS}
OPEN, LEAVE, FIRE, SHIELD, ENDURE, POTION, DRINK, END = (
    Open(),
    Leave(),
    Fire(),
    Shield(),
    Endure(),
    Potion(),
    Drink(),
    End(),
)


ASHORE = len(LANES)
"""Rows of moves have one at every bit of the board, and from here on those that end in a boat."""


@cache
def pushes(bomb: str) -> dict[str, tuple[Push, ...]]:
    """All ways to move this bomb with every Movement card; the last ones end in each seat's boat."""
    return {card: tuple(Push(card, bomb, to) for to in (*LANES, *BOATS)) for card in VALUE}


@cache
def flights(bomb: str) -> tuple[Fly, ...]:
    """All flights of this bomb, one at every bit of the board."""
    return tuple(Fly(bomb, cell) for cell in LANES)


@cache
def take(bombs: tuple[str, ...]) -> Take:
    """The move that takes these bombs along."""
    return Take(bombs)
