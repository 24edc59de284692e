"""What a player may announce, and the tables from which `legal` picks."""

from itertools import permutations

from engine.core.types import Done, Move, Pick, Seat
from engine.sails.cards import ACTION_CARDS, BONUS_CARDS, HIGHEST, ISLANDS, TREASURES, VALUE

HALVES = ("sea", "coast")
"""The sea shows the colour of an island, the coast its number; the sail covers one of them."""


class Pass(Move, frozen=True):
    """Hand an island to the right neighbour at the start of a round."""

    card: str


class Play(Move, frozen=True):
    """Lay an island with one half under the sail, and Bonus cards beside it."""

    card: str
    covers: str
    bonus: int


class Take(Move, frozen=True):
    """Claim the treasure on the deck."""

    treasure: str


class Steal(Move, frozen=True):
    """Claim another player's visible treasure instead."""

    victim: Seat
    treasure: str


class Rob(Move, frozen=True):
    """Action 1: steal two Bonus cards from this player."""

    victim: Seat


class Raid(Move, frozen=True):
    """Action 2: draw two islands from this player's hand."""

    victim: Seat


class Give(Pick, frozen=True):
    """Action 2: one of the islands to give in exchange."""

    card: str


class DoneGive(Done, frozen=True):
    """Action 2: hand over what was picked."""


class Peek(Move, frozen=True):
    """Action 3: look at the next treasures of this deck."""

    deck: str


class Order(Move, frozen=True):
    """Action 3: put the treasures back, the first on top."""

    first: str
    second: str
    third: str


class Fetch(Move, frozen=True):
    """Action 4: take an island of this trick into the hand."""

    card: str


class Discard(Move, frozen=True):
    """Action 4: discard an island from the hand."""

    card: str


MOVES: tuple[type[Move], ...] = (
    Pass,
    Play,
    Take,
    Steal,
    Rob,
    Raid,
    Give,
    DoneGive,
    Peek,
    Order,
    Fetch,
    Discard,
)


def _plays(bonus: int) -> dict[str, tuple[Play, ...]]:
    """List every way to play each island for somebody who owns so many Bonus cards (sails R4, R5)."""
    return {
        card: tuple(
            _PLAY[card, half, spent]
            for half in HALVES
            for spent in range(min(bonus, HIGHEST - VALUE[card]) + 1)
        )
        for card in ISLANDS
    }


_SEATS = range(5)
_PLAY = {
    (card, half, spent): Play(card, half, spent)
    for card in ISLANDS
    for half in HALVES
    for spent in range(HIGHEST - VALUE[card] + 1)
}
PLAYS = tuple(_plays(bonus) for bonus in range(BONUS_CARDS + 1))
"""By Bonus cards owned, then by island."""
PASS = {card: Pass(card) for card in ISLANDS}
TAKE = {treasure: Take(treasure) for treasure in TREASURES[4]}
STEAL = {(seat, treasure): Steal(seat, treasure) for seat in _SEATS for treasure in TREASURES[4]}
ROB = tuple(Rob(seat) for seat in _SEATS)
RAID = tuple(Raid(seat) for seat in _SEATS)
GIVE = {card: Give(card) for card in ISLANDS}
DONE_GIVE = DoneGive()
PEEK = {deck: Peek(deck) for deck in ACTION_CARDS}
FETCH = {card: Fetch(card) for card in ISLANDS}
DISCARD = {card: Discard(card) for card in ISLANDS}


def orders(cards: tuple[str, ...]) -> tuple[Order, ...]:
    """List the different orders of three treasures (sails R39)."""
    return tuple(dict.fromkeys(Order(*line) for line in permutations(cards)))
