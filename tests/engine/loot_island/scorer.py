"""A second scorer that tries everything, written from the rules and not from the first one."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from engine.loot_island.treasures import TREASURES, Treasure


def total(kept: Sequence[str], rank: int, *, first: bool, cost: int) -> int:
    """A player's gold by brute force, with the gold for the crown rank given (N20)."""
    owned = [TREASURES[one] for one in kept]
    base = sum(one.base for one in owned)
    return base + books(owned) + jewels(owned) + skulls(owned) + rank + (5 if first else 0) - cost


def books(owned: Sequence[Treasure]) -> int:
    """The best of all ways to give each book a treasure of its own."""
    multipliers = [one.multiplier for one in owned if one.type == "book"]
    curses = [one.curse for one in owned if one.type != "book"]
    curses += [0] * len(multipliers)
    return max(
        (
            sum(multiplier * curse for multiplier, curse in zip(multipliers, chosen, strict=True))
            for chosen in set(permutations(curses, len(multipliers)))
        ),
        default=0,
    )


def partitions(things: Sequence[Treasure]) -> Iterator[list[list[Treasure]]]:
    """All ways to split things into groups of up to three."""
    if not things:
        yield []
        return
    head, *rest = things
    for groups in partitions(rest):
        yield [[head], *groups]
        for at, group in enumerate(groups):
            if len(group) < 3:
                yield [*groups[:at], [head, *group], *groups[at + 1 :]]


def jewels(owned: Sequence[Treasure]) -> int:
    worth = {1: 0, 2: 8, 3: 20}
    mine = [one for one in owned if one.type == "jewel"]
    return max(sum(worth[len(group)] for group in groups) for groups in partitions(mine))


def skulls(owned: Sequence[Treasure]) -> int:
    worth = {1: 1, 2: 3, 3: 6}
    mine = [one for one in owned if one.type == "skull"]
    others = len({one.type for one in owned if one.type != "skull"})
    best = 0
    for groups in partitions(mine):
        if all(len({one.kind for one in group}) == len(group) for group in groups):
            best = max(best, others * sum(worth[len(group)] for group in groups))
    return best


def ranks(totals: Sequence[int]) -> list[int]:
    """Gold by rank: go down the ladder group by group."""
    gold = [0] * len(totals)
    ladder = [25, 18, 11, 4, 0]
    for crosses in sorted(set(totals) - {0}, reverse=True):
        group = [one for one, own in enumerate(totals) if own == crosses]
        places, ladder = ladder[: len(group)], ladder[len(group) :]
        for one in group:
            gold[one] = sum(places) // len(group)
    return gold
