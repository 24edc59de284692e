"""Who is likely to win: what everyone has, may still find and has to pay, weighed as games went.

The weights were fitted to some thousand games of computer players: final gold against what could be
seen before.
"""

from math import exp
from operator import mul

from engine.loot_island import coasts
from engine.loot_island.appraisal import hope, sure
from engine.loot_island.cards import count
from engine.loot_island.coasts import NUMBERS, PARTNER
from engine.loot_island.numbers import ROUNDS, THRESHOLD
from engine.loot_island.outlook import promise, prospects
from engine.loot_island.phases import ChooseHealer, Loot, OfferHealer, Over, Relief
from engine.loot_island.score import crosses, crown_ranks
from engine.loot_island.views import View

SURE, HOPE, RANK, CUBES, DANGER, CARDS, REST, NOW, NOW_SHORT, LATER, LATER_SHORT, SHOWN, FIRST = range(13)
"""What is looked at for every player."""
EARLY = (1.1, 1.3, 0.1, -0.45, -0.4, 0.85, 0.1, 0.7, 0.1, 0.35, 0.05, 4.8, 0.0)
LATE = (1.0, 2.0, 0.5, -1.15, -0.5, 0.85, 0.0, 0.7, 0.2, 0.95, 0.3, 4.7, 4.0)
"""How much of each turns into gold, seen on the first day and on the last."""
_SAFE_CUBES = 7
_SPREAD, _SPREAD_A_DAY = 6.8, 1.35
"""How much gold is a clear lead on the last day, and how much more for each day left."""
WEIGHTS = tuple(
    tuple(early + (late - early) * day / (ROUNDS - 1) for early, late in zip(EARLY, LATE, strict=True))
    for day in range(ROUNDS)
)


def worth(view: View) -> tuple[float, ...]:
    """Everyone's chance to win, by gold to be expected."""
    weights = WEIGHTS[view.round - 1]
    gold = [sum(map(mul, weights, own)) for own in signs(view)]
    spread = _SPREAD + _SPREAD_A_DAY * (ROUNDS - view.round)
    top = max(gold)
    chances = [exp((own - top) / spread) for own in gold]
    total = sum(chances)
    return tuple(chance / total for chance in chances)


def signs(view: View) -> list[list[float]]:
    """What can be seen of everyone's prospects."""
    ranks = crown_ranks([crosses(own) for own in view.kept])
    found = [[0.0] * len(EARLY) for _ in view.kept]
    for seat in range(view.seats):
        own, cubes = found[seat], view.cubes[seat]
        own[SURE], own[HOPE] = float(sure(view.kept[seat])), hope(view.kept[seat], view.round)
        own[RANK], own[CUBES] = float(ranks[seat]), float(cubes)
        own[DANGER] = float(max(0, cubes - _SAFE_CUBES) ** 2)
        own[REST if view.passed[seat] else CARDS] = float(view.hand_sizes[seat])
    found[view.first][FIRST] = float(view.round == ROUNDS and any(view.passed))
    _landings(view, found)
    _loot(view, found)
    return found[: view.seats]


def _landings(view: View, found: list[list[float]]) -> None:
    """What the landings promise that are still to be explored."""
    outlooks, needed = prospects(view), THRESHOLD[view.seats]
    for number in _unexplored(view):
        landing, prospect = view.landings[number - 1], outlooks[number - 1]
        if not landing.compasses:
            continue
        sign = (NOW if prospect.now else LATER) + (count(landing.cards) < needed)
        for figure, share in promise(view, prospect, number, landing.cards, landing.compasses).items():
            found[figure][sign] += share


def _unexplored(view: View) -> tuple[int, ...]:
    """The landings whose loot nobody has seen yet; after the big loot the one beside is still to come."""
    phase = view.phase
    if isinstance(phase, OfferHealer | ChooseHealer | Over):
        return ()
    if not isinstance(phase, Loot | Relief):
        return NUMBERS
    if isinstance(phase, Loot) and phase.size == "final":
        order = coasts.from_the_bow(view.ship.corner, view.ship.direction)
        return order[order.index(phase.landing) + 1 :]
    beside = isinstance(phase, Loot) and phase.size == "big"
    done = {phase.landing, 0 if beside else PARTNER[phase.landing]}
    return tuple(number for number in NUMBERS if number not in done)


def _loot(view: View, found: list[list[float]]) -> None:
    """Who takes how many of the treasures on show."""
    phase = view.phase
    if isinstance(phase, Loot):
        for at in range(phase.turn, phase.turn + len(phase.shown)):
            found[phase.order[at % len(phase.order)]][SHOWN] += 1.0
