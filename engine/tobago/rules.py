"""Carrying out a move: to each kind of move its function."""

from collections.abc import Callable
from typing import Any

from engine.core.dice import Dice
from engine.core.types import Event, Move, Seat
from engine.tobago import division, moves, opening, turn
from engine.tobago.ply import Ply
from engine.tobago.state import State

_CARRY_OUT: dict[type[Move], Callable[[Ply, Seat, Any], None]] = {
    moves.Park: opening.park,
    moves.Open: opening.open_map,
    moves.Clue: turn.clue,
    moves.Go: turn.go,
    moves.Swap: turn.swap,
    moves.Raise: division.raise_treasure,
    moves.AmuletClue: turn.amulet_clue,
    moves.AmuletCube: turn.amulet_cube,
    moves.AmuletMove: turn.amulet_move,
    moves.AmuletSwap: turn.amulet_swap,
    moves.Stop: turn.stop,
    moves.End: turn.end,
    moves.Take: division.take,
    moves.Leave: division.leave,
    moves.PayGold: division.pay,
    moves.PayAmulet: division.pay,
    moves.Begin: division.begin_map,
}


def apply(state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, tuple[Event, ...]]:
    """Carry out a legal move."""
    ply = Ply(state, dice)
    _CARRY_OUT[type(move)](ply, seat, move)
    return ply.freeze(), tuple(ply.events)
