"""What just happened to a player: cubes that came and went, treasures that were kept."""

from collections.abc import Iterable

from engine.core.types import Event, Seat
from engine.loot_island.hands import BARGAIN_CUBES
from engine.loot_island.news import (
    BargainAnswered,
    Copied,
    CubesShed,
    CubesTaken,
    OnesCursed,
    Profited,
    Relieved,
    TreasureBuried,
    TreasureKept,
)


def cubes(events: Iterable[Event], seat: Seat) -> int:
    """How many cubes more a player has, or how many fewer."""
    return sum(_cubes(event, seat) for event in events)


def _cubes(event: Event, seat: Seat) -> int:
    if isinstance(event, OnesCursed | CubesTaken):
        return event.cubes * (seat in event.seats)
    if isinstance(event, BargainAnswered):
        return BARGAIN_CUBES * (event.seat == seat and event.accepted)
    if isinstance(event, Copied | Profited | CubesShed | Relieved):
        return -event.cubes * (event.seat == seat)
    if isinstance(event, TreasureKept):
        return (event.curse - event.cubes) * (event.figure == seat)
    if isinstance(event, TreasureBuried):
        return -event.cubes * (event.figure == seat)
    return 0


def kept(events: Iterable[Event], figure: int) -> frozenset[str]:
    """The treasures somebody just kept."""
    return frozenset(one.treasure for one in events if isinstance(one, TreasureKept) and one.figure == figure)
