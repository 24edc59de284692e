"""Taking a treasure: keep it with its curse, or re-bury it and shed cubes (loot_island N16)."""

from collections.abc import Iterable, Sequence

from engine.core.types import Move, Seat
from engine.loot_island import drawing
from engine.loot_island.draft import Draft
from engine.loot_island.moves import BURY, KEEP, Take
from engine.loot_island.news import TreasureBuried, TreasureKept
from engine.loot_island.phases import FindTreasure, ForcedTreasure
from engine.loot_island.sight import Sight
from engine.loot_island.treasures import BURY_CUBES, CROWNS, CURSE, HEAL, amulets, number


def curse(draft: Draft, seats: Iterable[Seat], cubes: int) -> None:
    """Make players take cubes."""
    for seat in seats:
        draft.cubes[seat] += cubes


def keeps(shown: Sequence[str], cubes: int) -> tuple[Take, ...]:
    """Every way to keep one of these; barred cubes are a choice of their own (R42)."""
    return tuple([move for one in shown for move in KEEP[one][: min(HEAL[one], cubes + CURSE[one]) + 1]])


def takes(shown: Sequence[str], kept: tuple[str, ...], cubes: int) -> tuple[Take, ...]:
    """Every way to take one of these: keep it, or re-bury it with the help of amulets (R20)."""
    most = min(BURY_CUBES + amulets(kept), cubes) + 1
    moves: list[Take] = []
    for one in shown:
        moves += KEEP[one][: min(HEAL[one], cubes + CURSE[one]) + 1]
        moves += BURY[one][:most]
    return tuple(moves)


def take(draft: Draft, seat: Seat, move: Take) -> None:
    """Keep or re-bury a treasure that has been picked up."""
    is_aaron = False
    if move.how == "keep":
        draft.kept[seat] = (*draft.kept[seat], move.treasure)
        draft.cubes[seat] += CURSE[move.treasure] - move.cubes
        draft.news.append(TreasureKept(seat, is_aaron, move.treasure, CURSE[move.treasure], move.cubes))
    else:
        drawing.bury(draft, move.treasure)
        draft.cubes[seat] -= move.cubes
        draft.news.append(TreasureBuried(seat, is_aaron, move.treasure, move.cubes))


def aaron_picks(shown: Sequence[str]) -> str:
    """Aaron takes what has the highest reference number (P8)."""
    return max(shown, key=number)


def take_for_aaron(draft: Draft, aaron: int, treasure: str) -> None:
    """Aaron keeps crowns and re-buries the rest, without any cubes (P18)."""
    is_aaron = True
    if treasure in CROWNS:
        draft.kept[aaron] = (*draft.kept[aaron], treasure)
        draft.news.append(TreasureKept(aaron, is_aaron, treasure, 0, 0))
    else:
        drawing.bury(draft, treasure)
        draft.news.append(TreasureBuried(aaron, is_aaron, treasure, 0))


def take_offered(draft: Draft, seat: Seat, move: Take) -> None:
    """Take one of the treasures on show (A2)."""
    draft.offered = tuple(one for one in draft.offered if one != move.treasure)
    take(draft, seat, move)


def legal_forced(sight: Sight, _phase: ForcedTreasure, seat: Seat) -> tuple[Move, ...]:
    """Any of the treasures on show, to keep."""
    return keeps(sight.offered, sight.cubes[seat])


def answer_forced(draft: Draft, _phase: ForcedTreasure, seat: Seat, move: Move) -> None:
    """Keep it."""
    assert isinstance(move, Take)
    take_offered(draft, seat, move)


def legal_find(sight: Sight, phase: FindTreasure, seat: Seat) -> tuple[Move, ...]:
    """Keep or re-bury the one treasure."""
    return takes((phase.treasure,), sight.kept[seat], sight.cubes[seat])
