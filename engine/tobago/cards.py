"""The gold cards: how many there are of each value, and the order of their deck (facts 7-9)."""

import csv

from engine.core.dice import Dice
from engine.tobago import data

CURSE = 0
"""A curse stands among the values of the gold as nothing."""
CURSES = 2
SAFE = 12
"""So many gold cards lie on top, above every curse (fact 9)."""

_ROWS = csv.DictReader(data.read("gold.csv").splitlines())
GOLD: tuple[int, ...] = tuple(int(row["value"]) for row in _ROWS for _ in range(int(row["copies"])))
TREASURE = (*GOLD, *(CURSE,) * CURSES)
RISKY = len(TREASURE) - SAFE
"""So many cards at the bottom of the deck may hide a curse."""


def gold_deck(dice: Dice) -> tuple[int, ...]:
    """Shuffle the deck, top first: twelve gold cards, then the rest with the curses among them."""
    gold = dice.shuffle(GOLD)
    return gold[:SAFE] + dice.shuffle((*gold[SAFE:], *(CURSE,) * CURSES))
