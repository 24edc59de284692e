"""Which cards fit where, and which cards pay for a small island."""

from collections.abc import Sequence
from itertools import combinations

from engine.loot_island.cards import COLOUR, FIT, Cards, last_value, later
from engine.loot_island.coasts import NUMBERS, PARTNER
from engine.loot_island.state import Landing


def fitting(hand: Cards, landings: Sequence[Landing], number: int) -> Cards:
    """All cards of a hand that may be played on this landing."""
    column = landings[number - 1].cards
    if column:
        colour, least = COLOUR[column[0]], last_value(column)
        return tuple([card for card in hand if COLOUR[card] == colour and FIT[card] >= least])
    beside = landings[PARTNER[number] - 1].cards
    if not beside:
        return hand
    barred = COLOUR[beside[0]]  # R13
    return tuple([card for card in hand if COLOUR[card] != barred])


def open_landings(hand: Cards, landings: Sequence[Landing]) -> list[int]:
    """The landings on which at least one card of the hand fits."""
    reach: dict[str, int] = {}
    for card in hand:
        colour, fit = COLOUR[card], FIT[card]
        if fit > reach.get(colour, 0):
            reach[colour] = fit
    return [number for number in NUMBERS if _reaches(reach, landings, number)]


def _reaches(reach: dict[str, int], landings: Sequence[Landing], number: int) -> bool:
    column = landings[number - 1].cards
    if column:
        return reach.get(COLOUR[column[0]], 0) >= last_value(column)
    beside = landings[PARTNER[number] - 1].cards
    barred = bool(beside) and COLOUR[beside[0]] in reach
    return len(reach) > barred


def pays(cards: Cards, price: int) -> bool:
    """Tell whether these are the price: so many, and two of one colour unless it is one (R46)."""
    return len(cards) == price and (price == 1 or _has_pair(cards))


def can_pay(hand: Cards, price: int) -> bool:
    """Tell whether a hand holds the price of a small island."""
    return len(hand) >= price and (price == 1 or _has_pair(hand))


def payable(hand: Cards, picked: Cards, price: int) -> Cards:
    """The later cards of the hand with which what was picked can become the price."""
    rest, missing = later(hand, picked), price - len(picked) - 1
    if price == 1:
        return rest
    pairs = enumerate(rest, 1)
    return tuple([card for after, card in pairs if _completes((*picked, card), rest[after:], missing)])


def _completes(picked: Cards, rest: Cards, missing: int) -> bool:
    """Tell whether so many more cards make a price of what was picked."""
    return any(_has_pair(picked + more) for more in combinations(rest, missing))


def _has_pair(cards: Cards) -> bool:
    return len({COLOUR[card] for card in cards}) < len(cards)
