"""What the landings promise to everyone who has a compass there, for the computer players' first thoughts."""

from collections.abc import Mapping
from functools import lru_cache

from engine.core.types import Record
from engine.loot_island import coasts
from engine.loot_island.cards import Cards, chests, count
from engine.loot_island.coasts import PARTNER
from engine.loot_island.loot import EXTRA
from engine.loot_island.numbers import ROUNDS, THRESHOLD
from engine.loot_island.state import Ship
from engine.loot_island.views import View

_TREASURE, _FIRST_CHOICE = 3.4, 1.6
"""What a treasure is worth after its curse, and what it adds to choose before the others."""
_PATIENCE = 0.8
"""What a loot of the next day is worth today."""
_GAP_NOW, _GAP_LATER = 0.3, 0.16
"""How much each missing card lowers the chance of a loot."""


class Prospect(Record, frozen=True):
    """When a landing is explored: how much that counts, how sure it is, and whether it can be big."""

    weight: float
    gap: float
    big: bool
    now: bool


def prospects(view: View) -> tuple[Prospect, ...]:
    """The prospects of all landings, by number less one."""
    return _prospects(view.ship, ROUNDS - view.round, 2 if view.event == "B14" else 1)


@lru_cache(maxsize=256)
def _prospects(ship: Ship, left: int, reach: int) -> tuple[Prospect, ...]:
    order = coasts.from_the_bow(ship.corner, ship.direction)
    found = {number: _prospect(place // 2, left, reach) for place, number in enumerate(order)}
    return tuple(found[number] for number in coasts.NUMBERS)


def _prospect(step: int, left: int, reach: int) -> Prospect:
    if step < reach:
        return Prospect(1.0, _GAP_NOW, big=True, now=True)
    if step <= left:
        return Prospect(_PATIENCE**step, _GAP_LATER, big=True, now=False)
    return Prospect(_PATIENCE ** (left + 1), _GAP_NOW if left == 0 else _GAP_LATER, big=False, now=False)


def promise(
    view: View, prospect: Prospect, number: int, column: Cards, stack: tuple[int, ...]
) -> Mapping[int, float]:
    """What this landing would be worth to each figure in its stack."""
    if not stack:
        return {}
    event = view.event if prospect.now else ""
    rival = count(view.landings[PARTNER[number] - 1].cards)
    return _promise(event, THRESHOLD[view.seats], prospect, rival, count(column), chests(column), stack)


@lru_cache(maxsize=16384)
def _promise(
    event: str,
    threshold: int,
    prospect: Prospect,
    rival: int,
    cards: int,
    chested: int,
    stack: tuple[int, ...],
) -> Mapping[int, float]:
    sure = 1 - prospect.gap * max(0, threshold - cards)
    if sure <= 0:
        return dict.fromkeys(stack, 0.0)
    is_big = prospect.big and (rival < threshold or cards >= rival)
    extra = EXTRA.get((event, "big" if is_big else "small"), 0)
    treasures = max(0, chested + (len(stack) if is_big else 0) + extra)
    order = stack[::-1] if event == "B13" else stack
    scale = sure * prospect.weight
    return {figure: scale * _share(treasures, place, len(order)) for place, figure in enumerate(order)}


def _share(treasures: int, place: int, many: int) -> float:
    """What so many treasures are worth to the owner of the compass in this place."""
    taken = max(0, (treasures - place + many - 1) // many)
    return _TREASURE * taken + _FIRST_CHOICE * (place == 0)
