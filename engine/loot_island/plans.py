"""Which cards a decent person would play on a landing, and what that would bring."""

from collections.abc import Iterator

from engine.core.types import Record
from engine.loot_island import cards as maps
from engine.loot_island import compasses
from engine.loot_island.appraisal import cube_cost
from engine.loot_island.cards import COLOUR, ICON, Cards
from engine.loot_island.fitting import fitting
from engine.loot_island.numbers import THRESHOLD
from engine.loot_island.outlook import Prospect, promise
from engine.loot_island.views import View

_CARD = 0.45
"""What a card in the hand is worth: it will be replaced."""
_DRAW = 0.8
_OTHERS = 0.45
"""How much the gain of others hurts."""
_CURSE = 0.9
"""What it is worth that everyone else takes a cube."""
_ORDER = {"plus1": 0, "discard": 1, "draw": 2, "none": 3, "one": 4, "chest": 5}


class Plan(Record, frozen=True):
    """A play and its worth."""

    cards: Cards
    worth: float


NOTHING = Plan((), -99.0)


def best(view: View, prospects: tuple[Prospect, ...], figure: int, number: int, picked: Cards = ()) -> Plan:
    """The best of a few plays that come to mind, going on from what was picked."""
    hand = fitting(view.hands[figure], view.landings, number)
    plans = [
        Plan(cards, worth(view, prospects, figure, number, cards))
        for cards in _ideas(view, hand, number, picked)
    ]
    return max(plans, key=lambda plan: plan.worth, default=NOTHING)


def _ideas(view: View, hand: Cards, number: int, picked: Cards) -> Iterator[Cards]:
    """One card, as many as the loot needs, or all of the longest colour."""
    colour = COLOUR[picked[0]] if picked else _longest(hand)
    group = [card for card in hand if COLOUR[card] == colour]
    if picked:
        yield picked
        group = [card for card in group if maps.ORDER[card] > maps.ORDER[picked[-1]]]
    group.sort(key=lambda card: _ORDER[ICON[card]])
    missing = THRESHOLD[view.seats] - maps.count(view.landings[number - 1].cards + picked)
    sizes = {1, len(group), min(max(missing, 1), len(group))} if group else set()
    for size in sizes:
        yield maps.sort((*picked, *group[:size]))


def _longest(hand: Cards) -> str:
    colours = [COLOUR[card] for card in hand]
    return max(colours, key=colours.count, default="")


def worth(view: View, prospects: tuple[Prospect, ...], figure: int, number: int, cards: Cards) -> float:
    """What a play would change for the one who thinks about it, and for the others."""
    seat = view.seat
    assert seat is not None
    landing, prospect = view.landings[number - 1], prospects[number - 1]
    stack = landing.compasses if figure in landing.compasses else (*landing.compasses, figure)
    before = promise(view, prospect, number, landing.cards, landing.compasses)
    after = promise(view, prospect, number, maps.lay(landing.cards, cards), stack)
    change = sum(
        (value - before.get(one, 0.0)) * (1.0 if one == seat else -_OTHERS / (view.seats - 1))
        for one, value in after.items()
    )
    if figure not in landing.compasses and compasses.all_out(view.landings, figure, view.event):
        change -= given_up(view, prospects, figure) * (1.0 if figure == seat else -_OTHERS)
    price = _CARD * len(cards) if figure == seat else 0.1
    return change + _effects(view, figure, number, cards, stack) - price


def given_up(view: View, prospects: tuple[Prospect, ...], figure: int) -> float:
    """What the least promising of the figure's compasses promises."""
    numbers = compasses.out(view.landings, figure)
    return min((standing(view, prospects, figure, number) for number in numbers), default=0.0)


def standing(view: View, prospects: tuple[Prospect, ...], figure: int, number: int) -> float:
    """What the figure's compass on this landing promises."""
    landing = view.landings[number - 1]
    return promise(view, prospects[number - 1], number, landing.cards, landing.compasses).get(figure, 0.0)


def _effects(view: View, figure: int, number: int, cards: Cards, stack: tuple[int, ...]) -> float:
    """What the icons and ones of a play are worth."""
    seat = view.seat
    assert seat is not None
    icons = [ICON[card] for card in cards]
    relief = cube_cost(view.cubes[seat], view.round) - cube_cost(max(0, view.cubes[seat] - 1), view.round)
    use = _DRAW * icons.count("draw") + relief * icons.count("discard")
    total = use * ((seat in stack) - _OTHERS * 0.5 * (len(stack) - (seat in stack)))
    ones = maps.ones(cards)
    if ones and maps.last_value(view.landings[number - 1].cards) < 2:
        return total + (_CURSE * ones if figure == seat else 0.0)
    column = {ICON[card] for card in view.landings[number - 1].cards}
    copied = max(_DRAW * ("draw" in column), relief * ("discard" in column))
    return total + (ones * copied if figure == seat else 0.0)
