"""What treasures and cubes are likely to be worth in the end, for the computer players' first thoughts."""

from collections.abc import Sequence
from functools import lru_cache

from engine.loot_island.numbers import ROUNDS
from engine.loot_island.score import books, crosses, crown_ranks, jewel_sets, skull_sets
from engine.loot_island.treasures import TREASURES

_CUBE = 1.35
"""What a healer takes for a cube, more or less."""
_SAFE_CUBES = 7
_HOPE_JEWELS = (0.0, 5.0, 7.0)
"""What one or two jewels beyond the last trio promise while more may be found."""
_HOPE_SKULL, _HOPE_BOOK, _HOPE_AMULET, _HOPE_CROSS = 1.5, 2.0, 2.5, 1.5
_RANK_TRUST = 0.7
"""How much of a crown rank is counted before it is sure."""


def cube_cost(cubes: int, day: int) -> float:
    """What so many cubes will cost; beyond a few they become dangerous, the more so late in the game."""
    danger = max(0, cubes - _SAFE_CUBES)
    return _CUBE * cubes + danger * danger * (0.15 + 0.15 * day)


@lru_cache(maxsize=8192)
def sure(kept: tuple[str, ...]) -> int:
    """What treasures are worth as they lie there, without crown ranks."""
    owned = [TREASURES[one] for one in kept]
    jewels = sum(one.type == "jewel" for one in owned)
    return sum(one.base for one in owned) + books(owned) + jewel_sets(jewels) + skull_sets(owned)


@lru_cache(maxsize=8192)
def hope(kept: tuple[str, ...], day: int) -> float:
    """What treasures promise in the days left."""
    types = [TREASURES[one].type for one in kept]
    found = _HOPE_JEWELS[types.count("jewel") % 3] + _HOPE_SKULL * types.count("skull")
    found += _HOPE_BOOK * types.count("book") + _HOPE_AMULET * types.count("amulet")
    return (ROUNDS + 1 - day) / ROUNDS * (found + _HOPE_CROSS * crosses(kept))


def holdings(kept: tuple[str, ...], day: int) -> float:
    """What treasures are worth without crown ranks, with what they promise."""
    return sure(kept) + hope(kept, day)


def ranks(kept: Sequence[tuple[str, ...]], day: int) -> tuple[float, ...]:
    """What the crown ranks of the moment are worth to everyone."""
    trust = _RANK_TRUST + (1 - _RANK_TRUST) * day / ROUNDS
    return tuple(trust * gold for gold in crown_ranks([crosses(own) for own in kept]))


def gain(kept: Sequence[tuple[str, ...]], figure: int, treasure: str, day: int) -> float:
    """What keeping this treasure adds, without its curse."""
    own = kept[figure]
    after = (*own, treasure)
    added = holdings(after, day) - holdings(own, day)
    if not TREASURES[treasure].crosses:
        return added
    now = [*kept[:figure], after, *kept[figure + 1 :]]
    return added + ranks(now, day)[figure] - ranks(kept, day)[figure]
