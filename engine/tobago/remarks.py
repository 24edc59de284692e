"""What is worth knowing before a move, and in which order moves are shown."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.types import Move, Remark
from engine.tobago import moves
from engine.tobago.clues import meanings
from engine.tobago.frame import BIT, spaces
from engine.tobago.island import island
from engine.tobago.moves import MAPS
from engine.tobago.refusals import refusal
from engine.tobago.state import located
from engine.tobago.views import View, legs_to

RANKS: dict[type[Move], int] = {
    moves.Raise: -30,
    moves.Clue: -20,
    moves.Go: -10,
    moves.Swap: -5,
    moves.AmuletClue: 10,
    moves.AmuletCube: 20,
    moves.AmuletMove: 30,
    moves.AmuletSwap: 40,
    moves.Stop: 50,
    moves.End: 60,
}
"""The order of the kinds of moves in the menu; within a kind what wins something comes a little earlier."""
TREASURE, AMULET, STAYING = -2, -1, 1


def remark(view: View, move: Move) -> Remark | None:
    """Say what is worth knowing about a legal move."""
    judge, rank = _WORTH_KNOWING.get(type(move)), RANKS.get(type(move), 0)
    if judge is not None:
        return judge(view, move, rank)
    return Remark("", rank=rank) if rank else None


def gist(view: View, alike: Sequence[Move]) -> Remark | None:
    """Say what a clue of the hand would leave on each map, or why it cannot lie there."""
    move = alike[0]
    if not isinstance(move, moves.Clue | moves.AmuletClue):
        return None
    rank = min(_clue(view, one, RANKS[type(one)]).rank for one in alike if isinstance(one, type(move)))
    return Remark("maps", thing=tuple(_on(view, type(move)(move.card, map_)) for map_ in MAPS), rank=rank)


def _on(view: View, move: moves.Clue | moves.AmuletClue) -> str:
    """The map, with the number of spaces that would be left or the reason why not."""
    why = refusal(view, move)
    return f"{move.map}-{why}" if why else f"{move.map}{_left(view, move).bit_count()}"


def _park(view: View, move: moves.Park, rank: int) -> Remark:
    return Remark("terrain", thing=island(view.site.island).terrain[move.space], rank=rank)


def _clue(view: View, move: moves.Clue | moves.AmuletClue, rank: int) -> Remark:
    return _leaves(_left(view, move), rank)


def _left(view: View, move: moves.Clue | moves.AmuletClue) -> int:
    return view.columns[MAPS.index(move.map)].candidates & meanings(view.site)[move.card]


def _begin(view: View, move: moves.Begin, rank: int) -> Remark:
    return _leaves(meanings(view.site)[move.card], rank)


def _cube(view: View, move: moves.AmuletCube, rank: int) -> Remark:
    return _leaves(view.columns[MAPS.index(move.map)].candidates & ~BIT[move.space], rank)


def _leaves(kept: int, rank: int) -> Remark:
    """How many spaces would be left, or that the treasure would be located."""
    if kept.bit_count() == 1:
        return Remark("locates", 1, spaces(kept)[0], rank + TREASURE)
    return Remark("leaves", kept.bit_count(), rank=rank)


def _raise(view: View, move: moves.Raise, rank: int) -> Remark:
    return Remark("roses", len(view.columns[MAPS.index(move.map)].clues) + 1, rank=rank)


def _go(view: View, move: moves.Go, rank: int) -> Remark:
    """Name the treasure or amulet there, or how many legs it takes."""
    legs = legs_to(view, move.space)
    treasures = located(view, move.space)
    if treasures:
        return Remark("treasure", legs, MAPS[treasures[0]], rank + TREASURE)
    if move.take:
        return Remark("amulet", max(legs, 1), rank=rank + AMULET)
    if view.amulets & BIT[move.space]:
        return Remark("passes-amulet", legs, rank=rank + AMULET)
    return Remark("legs", legs, rank=rank) if legs else Remark("stays", rank=rank + STAYING)


_WORTH_KNOWING: dict[type[Move], Callable[[View, Any, int], Remark]] = {
    moves.Park: _park,
    moves.Clue: _clue,
    moves.AmuletClue: _clue,
    moves.AmuletCube: _cube,
    moves.Begin: _begin,
    moves.Raise: _raise,
    moves.Go: _go,
}
