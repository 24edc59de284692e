"""The 88 map cards, and what a column of them is worth.

A card is a short word: ``R5B`` is the red 5, copy B; ``PJA`` is a purple joker. Everything that lists
cards lists them in the order of `DECK`: by colour, then by number, copy A before B, jokers last, which
is also the order in which they are played (loot_island R36).
"""

from collections.abc import Iterable

from engine.core.types import Record
from engine.loot_island.tables import rows

COLOURS = {"R": "red", "B": "blue", "G": "green", "P": "purple"}

JOKER = 0
"""What stands in `VALUE` for a card that takes the value of the one before it."""


class Card(Record, frozen=True):
    """One map card."""

    id: str
    colour: str
    """The letter of its colour."""
    value: int
    icon: str
    """``one``, ``plus1``, ``chest``, ``draw``, ``discard`` or ``none``."""


def _card(letter: str, row: dict[str, str]) -> Card:
    value = JOKER if row["value"] == "J" else int(row["value"])
    return Card(f"{letter}{row['value']}{row['copy']}", letter, value, row["icon"])


CARDS = {card.id: card for card in (_card(letter, row) for letter in COLOURS for row in rows("maps"))}
DECK = tuple(CARDS)
ORDER = {card: place for place, card in enumerate(DECK)}
COLOUR = {card.id: card.colour for card in CARDS.values()}
VALUE = {card.id: card.value for card in CARDS.values()}
ICON = {card.id: card.icon for card in CARDS.values()}

ALWAYS = 99
FIT = {card: value if value >= 2 else ALWAYS for card, value in VALUE.items()}
"""The highest last value a card may follow: its own number; ones and jokers always fit (R37)."""

_WEIGHT = {card: 2 if icon == "plus1" else 1 for card, icon in ICON.items()}
_place = ORDER.__getitem__

Cards = tuple[str, ...]


def sort(cards: Iterable[str]) -> Cards:
    """Put cards in the order of the deck."""
    return tuple(sorted(cards, key=_place))


def last_value(column: Cards) -> int:
    """The value the next card must reach; a joker has that of the card before it (N1)."""
    for card in reversed(column):
        if VALUE[card] != JOKER:
            return VALUE[card]
    return 1 if column else 0


def count(column: Cards) -> int:
    """How many cards a column counts for; those with +1 count twice (R17)."""
    return sum(map(_WEIGHT.__getitem__, column))


def chests(column: Cards) -> int:
    """How many chests a column shows."""
    return sum(ICON[card] == "chest" for card in column)


def ones(cards: Cards) -> int:
    """How many of these are ones."""
    return sum(VALUE[card] == 1 for card in cards)


def lay(column: Cards, cards: Cards) -> Cards:
    """Add a play to a column: ones go in front of a column that ends with 2 or more (R5, R70)."""
    if last_value(column) < 2:
        return column + cards
    inserted = ones(cards)
    return cards[:inserted][::-1] + column + cards[inserted:]


def without(hand: Cards, cards: Cards) -> Cards:
    """What is left of a hand."""
    return tuple(card for card in hand if card not in cards)


def later(hand: Cards, picked: Cards) -> Cards:
    """The cards of a hand that come after those that were picked."""
    return hand[hand.index(picked[-1]) + 1 :] if picked else hand
