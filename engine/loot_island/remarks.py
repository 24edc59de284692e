"""What is worth knowing about a choice before making it."""

from collections.abc import Callable
from typing import Any

from engine.core.types import Move, Remark, Seat
from engine.loot_island import cards as maps
from engine.loot_island import coasts, healers, moves
from engine.loot_island.cards import VALUE
from engine.loot_island.numbers import FATAL_CUBES, THRESHOLD
from engine.loot_island.phases import PlayCards
from engine.loot_island.tiles import POWER
from engine.loot_island.treasures import CURSE
from engine.loot_island.views import View

_RANK_TILE, _RANK_AARON, _RANK_PASS = 20, 40, 90


def remark(view: View, move: Move) -> Remark | None:
    """Say what is worth knowing about this move, and how early to show it."""
    describe = _REMARKS.get(type(move))
    return describe(view, move, view.seat) if describe and view.seat is not None else None


def _land(view: View, move: moves.Land, _seat: Seat) -> Remark:
    return _landing(view, move.landing, 0)


def _land_aaron(view: View, move: moves.LandAaron, _seat: Seat) -> Remark:
    return _landing(view, move.landing, _RANK_AARON)


def _landing(view: View, number: int, rank: int) -> Remark:
    """How many cards a landing lacks, nearest the bow first."""
    order = coasts.from_the_bow(view.ship.corner, view.ship.direction)
    missing = THRESHOLD[view.seats] - maps.count(view.landings[number - 1].cards)
    explored = order.index(number) < (4 if view.event == "B14" else 2)
    key = ("explored-" if explored else "") + ("lacks" if missing > 0 else "ready")
    return Remark(key, max(missing, 0), rank=rank + order.index(number))


def _visit(view: View, move: moves.Visit, _seat: Seat) -> Remark:
    return _tile(view, move.tile, _RANK_TILE)


def _visit_aaron(view: View, move: moves.VisitAaron, _seat: Seat) -> Remark:
    return _tile(view, move.tile, _RANK_AARON + _RANK_TILE)


def _tile(view: View, tile: str, rank: int) -> Remark:
    reverse = POWER[tile] == "sink" and view.event == "B13"
    return Remark(f"tile-{tile}-top" if reverse else f"tile-{tile}", rank=rank)


def _pass(view: View, _move: moves.Pass, _seat: Seat) -> Remark:
    if view.offered:
        return Remark("takes-treasure", rank=_RANK_PASS)
    key = "" if any(view.passed) else "takes-first"
    return Remark(key, rank=_RANK_PASS)


def _play(view: View, move: moves.Play, _seat: Seat) -> Remark | None:
    phase = view.phase
    if not isinstance(phase, PlayCards) or VALUE[move.card] != 1:
        return None
    before = maps.last_value(view.landings[phase.landing - 1].cards)
    return Remark("one-curses" if before < 2 else "one-copies")


def _take(view: View, move: moves.Take, seat: Seat) -> Remark:
    taken = CURSE[move.treasure] if move.how == "keep" else 0
    return _cubes(view.cubes[seat] + taken - move.cubes)


def _cubes(left: int) -> Remark:
    return Remark("fatal" if left >= FATAL_CUBES else "cubes-after", left)


def _shed(view: View, move: moves.Shed | moves.CopyDiscard, seat: Seat) -> Remark:
    return _cubes(view.cubes[seat] - move.cubes)


def _healer(view: View, move: moves.Hire | moves.Propose, seat: Seat) -> Remark:
    cost = healers.cost(move.healer, view.cubes[seat])
    return Remark("costs", cost, rank=cost)


_REMARKS: dict[type[Move], Callable[[View, Any, Seat], Remark | None]] = {
    moves.Land: _land,
    moves.LandAaron: _land_aaron,
    moves.Visit: _visit,
    moves.VisitAaron: _visit_aaron,
    moves.Pass: _pass,
    moves.Play: _play,
    moves.Take: _take,
    moves.Shed: _shed,
    moves.CopyDiscard: _shed,
    moves.Hire: _healer,
    moves.Propose: _healer,
}
