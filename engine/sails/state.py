"""The whole truth of a game."""

from typing import TypeVar

from engine.core.types import Record, Seat
from engine.sails.cards import POINTS
from engine.sails.memory import Dealing, Glimpse
from engine.sails.moves import Play
from engine.sails.phases import AnyPhase

T = TypeVar("T")


class Deck(Record, frozen=True):
    """A deck of treasures."""

    colours: str
    shown: str
    """The treasure face up on top; empty once it was taken."""
    draw: tuple[str, ...]
    """Face down, the next one first."""
    buried: tuple[str, ...] = ()
    """Put under the deck; seen by all, and too deep to come up again (sails R37)."""


class Tally(Record, frozen=True):
    """What a player scored in a round (sails R36)."""

    treasures: tuple[str, ...]
    bonus: int

    @property
    def points(self) -> int:
        """The treasures' points, and one for each pair of Bonus cards."""
        return sum(POINTS[card] for card in self.treasures) + self.bonus // 2


class Round(Record, frozen=True):
    """What does not change within a round."""

    number: int
    actions: tuple[int, int]
    """The action that lies up on each Action card."""
    unused: tuple[str, ...]
    """The islands that went back into the box unseen."""
    tallies: tuple[tuple[Tally, ...], ...] = ()
    """For each round that is over, each seat's score."""


class Spoil(Record, frozen=True):
    """One colour of a trick (or two that count as one): who won it, who lost it, and what."""

    colours: str
    size: int
    """The islands played in it."""
    winner: Seat
    loser: Seat | None
    treasure: str
    """What the winner got or may still take; empty if an action was won."""
    victim: Seat | None
    """Who the treasure was stolen from."""
    action: int
    """The action won; 0 for a treasure."""
    gained: int
    """The Bonus cards that the loser gets."""


class Showdown(Record, frozen=True):
    """The trick that was uncovered last; it stays in sight until the next."""

    first: Seat
    plays: tuple[Play, ...]
    """In order of play, from the First Player."""
    spoils: tuple[Spoil, ...]
    """In the winners' order of play."""

    def play(self, seat: Seat) -> Play:
        """Find what a seat laid."""
        return self.plays[(seat - self.first) % len(self.plays)]


class State(Record, frozen=True):
    """Everything, hidden or not."""

    phase: AnyPhase
    round: Round
    first: Seat
    hands: tuple[tuple[str, ...], ...]
    plays: tuple[Play, ...]
    """The trick under way, from the First Player on."""
    bonus: tuple[int, ...]
    """The Bonus cards each seat owns."""
    supply: int
    spent: int
    """The Bonus cards in the trick; until clean-up they are nobody's (sails R23)."""
    decks: tuple[Deck, ...]
    piles: tuple[tuple[str, ...], ...]
    """Each seat's treasures; the last one is visible."""
    discards: tuple[str, ...]
    """The islands out of this round, in the order they went (sails R37)."""
    last: Showdown | None
    queue: tuple[tuple[Seat, int], ...]
    """The actions of this trick still to come, in order (sails R35)."""
    dealings: tuple[Dealing, ...]
    """Which islands went into a hand in this round."""
    glimpses: tuple[Glimpse, ...]


def exchanged(things: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    """Put a thing in the place of another."""
    changed = list(things)
    changed[at] = thing
    return tuple(changed)
