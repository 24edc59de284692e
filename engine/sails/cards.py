"""The cards: islands ``b7`` are a colour and a value, treasures ``B4`` a colour and their points."""

import csv
from collections.abc import Iterable
from importlib import resources

COLOURS = "rbgv"
"""Red, blue, green, violet."""
ACTION_CARDS = ("rb", "gv")
"""Each Action card belongs to two colours."""
HIGHEST = 12
"""No island counts more, with Bonus cards or without (sails R4)."""
BONUS_CARDS = 22
ROUNDS = 2

ISLANDS = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, HIGHEST + 1))
COLOUR = {card: card[0] for card in ISLANDS}
VALUE = {card: int(card[1:]) for card in ISLANDS}
RANK = {card: rank for rank, card in enumerate(ISLANDS)}
"""The order in which a hand is held."""

HAND = {3: 12, 4: 12, 5: 9}
"""Islands dealt to each player."""
DECKS = {3: ("rbgv",), 4: ACTION_CARDS, 5: ACTION_CARDS}
"""The colours of each treasure deck."""


def _treasures(seats: int) -> tuple[str, ...]:
    """Read which treasures are in play; three players leave some in the box."""
    text = resources.files(__package__).joinpath("treasures.csv").read_text(encoding="utf-8")
    cards: list[str] = []
    for row in csv.DictReader(text.splitlines()):
        removed = int(row["removed_at_3"]) if seats == 3 else 0
        cards += [row["colour"].upper() + row["points"]] * (int(row["copies"]) - removed)
    return tuple(cards)


TREASURES = {seats: _treasures(seats) for seats in HAND}
"""The treasures in play by the number of players."""
TINT = {card: card[0].lower() for card in TREASURES[4]}
"""The colour of a treasure; nothing for the place of one that was taken."""
POINTS = {card: int(card[1:]) for card in TREASURES[4]}


def in_hand(cards: Iterable[str]) -> tuple[str, ...]:
    """Put islands into the order in which a hand is held."""
    return tuple(sorted(cards, key=RANK.__getitem__))


def without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Take one card out of a hand."""
    left = list(hand)
    left.remove(card)
    return tuple(left)
