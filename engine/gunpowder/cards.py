"""The cards and the contents of the chests, read from the tables in ``data``."""

import csv
from importlib import resources

HAND = 6
"""How many cards a player holds at the end of a turn."""

STRONGEST = 7
"""The highest Movement card."""


def _table(name: str) -> list[dict[str, str]]:
    text = resources.files("engine.gunpowder").joinpath("data", name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


_CARDS = _table("cards.csv")

COLOUR = {row["card"]: row["colour"] for row in _CARDS}
"""The colour of every kind of card: move, attack, defence or bonus."""

KINDS = tuple(COLOUR)
"""Every kind of card, in the order in which a hand is best shown."""

VALUE = {card: int(card[1:]) for card, colour in COLOUR.items() if colour == "move"}
"""How many steps a Movement card is good for."""

DECK = tuple(row["card"] for row in _CARDS for _ in range(int(row["copies"])))
"""All cards, as they come out of the box."""

CHESTS = tuple(row["content"] for row in _table("chests.csv") for _ in range(int(row["copies"])))
"""What lies in the chests."""

BOMBS = CHESTS.count("bomb")
GEMS = CHESTS.count("gem")
