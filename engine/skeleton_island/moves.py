"""What a player may announce."""

from engine.core.types import Done, Move, Pick
from engine.skeleton_island.cards import DECK, FACES
from engine.skeleton_island.circle import COMPASS
from engine.skeleton_island.places import BLOCK, FREE

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LABELS: tuple[str, ...] = (*LETTERS, *(f"A{letter}" for letter in LETTERS))[: len(DECK)]
"""The names of the cards in the order in which they were first clear: A to Z, then AA, AB ..."""
LABEL_NUMBER = {label: number for number, label in enumerate(LABELS)}

STEAL = "steal"
TURNS = "turns"


class Blow(Move, frozen=True):
    """Close the eyes and blow (R14)."""


class Calm(Move, frozen=True):
    """Do not blow."""


class Take(Move, frozen=True):
    """Take a clear card from the heap and look at it."""

    card: str


class Keep(Move, frozen=True):
    """Lay the card in hand before oneself."""


class Return(Move, frozen=True):
    """Put the card in hand back; where is asked next (R26)."""


class Put(Move, frozen=True):
    """Put the card in hand back at this place."""

    side: str
    how: str


class Stop(Move, frozen=True):
    """Take no second card (R4)."""


class Pirate(Move, frozen=True):
    """Set out on piracy, for a theft or for two standard turns (R28)."""

    aim: str


class Pay(Pick, frozen=True):
    """One of the three cards that piracy costs."""

    card: str


class Settle(Done, frozen=True):
    """The three cards are paid (R28)."""


class Steal(Move, frozen=True):
    """Take a sand card from an opponent (R11)."""

    victim: int
    card: str


BLOW, CALM, KEEP, RETURN, STOP, SETTLE = Blow(), Calm(), Keep(), Return(), Stop(), Settle()
TAKE = tuple(Take(label) for label in LABELS)
PUT = {(side, how): Put(side, how) for side in COMPASS for how in (FREE, BLOCK)}
PIRATE = {aim: Pirate(aim) for aim in (STEAL, TURNS)}
PAY = {face: Pay(face) for face in FACES}
STEALS = tuple({face: Steal(victim, face) for face in FACES} for victim in range(4))
