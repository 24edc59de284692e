"""What a treasure hunt was worth (loot_island N20), part by part."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.types import Record
from engine.loot_island import healers
from engine.loot_island.numbers import FATAL_CUBES, FIRST_PLAYER_GOLD
from engine.loot_island.treasures import TREASURES, Treasure

CROWN_LADDER = (25, 18, 11, 4, 0)
JEWEL_PAIR, JEWEL_TRIO = 8, 20
SKULL_SETS = (0, 1, 3, 6)


class Score(Record, frozen=True, kw_only=True):
    """How a player's gold came about; ``out`` is ``curse`` or ``healer`` for the eliminated."""

    amulets: int = 0
    coins: int = 0
    books: int = 0
    jewels: int = 0
    jewel_sets: int = 0
    crowns: int = 0
    crosses: int = 0
    crown_rank: int = 0
    skulls: int = 0
    skull_sets: int = 0
    first: int = 0
    healer: int = 0
    """What the healer costs, as a positive number."""
    total: int = 0
    out: str = ""


def books(treasures: Iterable[Treasure]) -> int:
    """Pair the best books with the strongest curses of other treasures (R29, R62)."""
    owned = list(treasures)
    multipliers = sorted((one.multiplier for one in owned if one.type == "book"), reverse=True)
    curses = sorted((one.curse for one in owned if one.type != "book"), reverse=True)
    return sum(multiplier * curse for multiplier, curse in zip(multipliers, curses, strict=False))


def jewel_sets(count: int) -> int:
    """Make as many trios as possible, and a pair of the rest if there is one (R30)."""
    return JEWEL_TRIO * (count // 3) + (JEWEL_PAIR if count % 3 == 2 else 0)


def skull_sets(treasures: Iterable[Treasure]) -> int:
    """Make the largest sets of different skulls first, times the other types owned (R31)."""
    owned = list(treasures)
    others = len({one.type for one in owned} - {"skull"})
    kinds = list(Counter(one.kind for one in owned if one.type == "skull").values())
    layers = range(max(kinds, default=0))
    return others * sum(SKULL_SETS[sum(size > layer for size in kinds)] for layer in layers)


def crosses(kept: Iterable[str]) -> int:
    """Count the crosses of somebody's crowns."""
    return sum(TREASURES[one].crosses for one in kept)


def crown_ranks(totals: Sequence[int]) -> tuple[int, ...]:
    """Gold for the rank by crosses; equals share their places, nothing for none (R28)."""
    return tuple(_rank_gold(totals, own) for own in totals)


def _rank_gold(totals: Sequence[int], own: int) -> int:
    if own == 0:
        return 0
    above = sum(total > own for total in totals)
    equals = totals.count(own)
    return sum(CROWN_LADDER[above : above + equals]) // equals


def scores(
    kept: Sequence[Sequence[str]],
    cubes: Sequence[int],
    chosen: Sequence[str | None],
    first: int,
) -> tuple[Score, ...]:
    """Score every player; treasures beyond the last player are Aaron's, who only has a rank (P10)."""
    cursed = [number >= FATAL_CUBES for number in cubes]
    # R25: the eliminated leave the ranking; R27: nobody leaves it later.
    totals = [0 if any(cursed[figure : figure + 1]) else crosses(own) for figure, own in enumerate(kept)]
    ranks = crown_ranks(totals)
    return tuple(
        Score(out="curse")
        if cursed[seat]
        else _score(kept[seat], ranks[seat], seat == first, _cost(chosen[seat], cubes[seat]))
        for seat in range(len(cubes))
    )


def _cost(healer: str | None, cubes: int) -> int:
    return healers.cost(healer, cubes) if healer else 0


def _score(kept: Sequence[str], rank: int, is_first: bool, cost: int) -> Score:
    owned = [TREASURES[one] for one in kept]
    base: Counter[str] = Counter()
    for one in owned:
        base[one.type] += one.base
    parts = {
        "amulets": base["amulet"],
        "coins": base["coins"],
        "books": base["book"] + books(owned),
        "jewels": base["jewel"],
        "jewel_sets": jewel_sets(sum(one.type == "jewel" for one in owned)),
        "crowns": base["crown"],
        "crown_rank": rank,
        "skulls": base["skull"],
        "skull_sets": skull_sets(owned),
        "first": FIRST_PLAYER_GOLD if is_first else 0,
    }
    total = sum(parts.values()) - cost
    out = "healer" if total < 0 else ""  # R32
    return Score(**parts, crosses=crosses(kept), healer=cost, total=total, out=out)
