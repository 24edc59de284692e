"""Why a move is not possible."""

from collections.abc import Callable
from typing import Any

from engine.core.types import Move
from engine.tobago import moves, phases
from engine.tobago.clues import CLUES, meanings
from engine.tobago.frame import BIT
from engine.tobago.island import LEGS, island
from engine.tobago.legal import answers, can_lay
from engine.tobago.moves import MAPS
from engine.tobago.views import View, legs_to

OBVIOUS = frozenset(
    {
        "over",
        "not-asked",
        "unknown",
        "park-first",
        "open-first",
        "offer-first",
        "curse-first",
        "begin-first",
        "openings-over",
        "nothing-emptied",
        "no-offer",
        "no-curse",
        "not-in-hand",
        "no-land",
        "already-parked",
        "no-move",
        "end-instead",
        "already-there",
    }
)
"""What nobody needs to be told unasked: it says that something else is asked, or what the hand shows."""


def refusal(view: View, move: Move) -> str | None:
    """Say why a move is not possible now; nothing exactly if it is."""
    if isinstance(view.phase, phases.Over):
        return "over"
    if view.seat is None or view.seat not in _asked(view):
        return "not-asked"
    if move in answers(view, view.seat, view.hand):
        return None
    return _WHY[type(move)](view, move)


def _asked(view: View) -> tuple[int, ...]:
    phase = view.phase
    if isinstance(phase, phases.Curse):
        return tuple(seat for seat in phase.asked if seat not in view.answered)
    return () if isinstance(phase, phases.Over) else (phase.seat,)


FIRST: dict[type[phases.AnyPhase], str] = {
    phases.Park: "park-first",
    phases.Open: "open-first",
    phases.Offer: "offer-first",
    phases.Curse: "curse-first",
    phases.Begin: "begin-first",
}
"""What has to be answered before anything else can be done."""


def _other_question(view: View) -> str:
    """What is asked instead, or nothing in a player's turn."""
    return FIRST.get(type(view.phase), "")


def _no_hand(view: View) -> str:
    """Why no clue of the hand can be used now, or nothing if one can."""
    if isinstance(view.phase, phases.Park | phases.Open):
        return "no-hand-yet"
    return _other_question(view)


def _acted(view: View) -> bool:
    """Whether the main action of this turn is taken."""
    phase = view.phase
    return isinstance(phase, phases.Linger) or (isinstance(phase, phases.Drive) and phase.acted)


def _no_action(view: View) -> str:
    """Why nothing can be the main action any more, or nothing if something can."""
    return "action-taken" if _acted(view) else ""


def _purse(view: View) -> int:
    return 0 if view.seat is None else view.purses[view.seat]


def _clue(view: View, move: moves.Clue) -> str:
    problem = _no_hand(view) or _no_action(view)
    if not problem and isinstance(view.phase, phases.Drive):
        problem = "stop-first"
    return problem or _no_fit(view, move.card, move.map)


def _no_fit(view: View, card: str, map_: str) -> str:
    """Why this clue cannot lie on this map."""
    assert view.seat is not None
    if card not in CLUES or map_ not in MAPS:
        return "unknown"
    if card not in view.hand:
        return "not-in-hand"
    if not can_lay(view, view.seat):
        return "no-rose"
    column, meant = view.columns[MAPS.index(map_)], meanings(view.site)[card]
    if column.left == 1:
        return "already-located"
    return "contradicts" if not column.candidates & meant else "eliminates-nothing"


def _amulet_clue(view: View, move: moves.AmuletClue) -> str:
    return _no_amulet(view) or _no_fit(view, move.card, move.map)


def _no_amulet(view: View, _move: Move | None = None) -> str:
    """Why no amulet can be used now, or nothing if one can."""
    return _other_question(view) if _purse(view) else "no-amulet"


def _amulet_cube(view: View, move: moves.AmuletCube) -> str:
    problem = _no_amulet(view)
    if problem:
        return problem
    if move.map not in MAPS or move.space not in BIT:
        return "unknown"
    column = view.columns[MAPS.index(move.map)]
    if not column.shown:
        return "no-cubes"
    return "last-cube" if column.left == 1 and column.candidates & BIT[move.space] else "no-cube-there"


def _amulet_move(view: View, _move: moves.AmuletMove) -> str:
    return _no_amulet(view) or "stop-first"


def _swap(view: View, _move: moves.Swap) -> str:
    problem = _no_hand(view) or _no_action(view)
    return problem or ("pay-for-swap" if _purse(view) else "stop-first")


def _go(view: View, move: moves.Go) -> str:
    if move.space not in island(view.site.island).terrain:
        return "no-land"
    problem, phase = _other_question(view), view.phase
    if problem:
        return problem
    if isinstance(phase, phases.Linger):
        return "action-taken"
    if move.take:
        return _no_grab(view, move, phase)
    legs = phase.legs if isinstance(phase, phases.Drive) else LEGS
    return "too-far" if legs_to(view, move.space) > legs else "already-there"


def _no_grab(view: View, move: moves.Go, phase: phases.AnyPhase) -> str:
    if not view.amulets & BIT[move.space]:
        return "no-amulet-there"
    if isinstance(phase, phases.Drive) and phase.paid:
        return "paid-move"
    return "too-far"


def _raise(view: View, move: moves.Raise) -> str:
    """Why this treasure cannot be raised now (B44)."""
    if move.map not in MAPS:
        return "unknown"
    assert view.seat is not None
    column = view.columns[MAPS.index(move.map)]
    if column.left > 1:
        return "not-located"
    here = column.candidates == BIT[view.atvs[view.seat]]
    return _other_question(view) or ("drive-first" if here else "elsewhere")


def _stop(view: View, _move: moves.Stop) -> str:
    driving = isinstance(view.phase, phases.Drive)
    return _other_question(view) or ("end-instead" if driving else "no-move")


def _end(view: View, _move: moves.End) -> str:
    return _other_question(view) or "action-first"


def _park(view: View, _move: moves.Park) -> str:
    return "no-land" if isinstance(view.phase, phases.Park) else "already-parked"


def _open(view: View, move: moves.Open) -> str:
    """Why this map cannot be begun with an opening clue (fact 15)."""
    if move.map not in MAPS:
        return "unknown"
    if isinstance(view.phase, phases.Park):
        return "no-clue-yet"
    return "map-taken" if isinstance(view.phase, phases.Open) else "openings-over"


def _begin(view: View, _move: moves.Begin) -> str:
    if isinstance(view.phase, phases.Begin):
        return "not-in-hand"
    return _no_hand(view) or "nothing-emptied"


def _answer(_view: View, _move: moves.Take | moves.Leave) -> str:
    return "no-offer"


def _pay(_view: View, _move: moves.PayGold | moves.PayAmulet) -> str:
    return "no-curse"


_WHY: dict[type[Move], Callable[[View, Any], str]] = {
    moves.Park: _park,
    moves.Open: _open,
    moves.Clue: _clue,
    moves.Go: _go,
    moves.Swap: _swap,
    moves.Raise: _raise,
    moves.AmuletClue: _amulet_clue,
    moves.AmuletCube: _amulet_cube,
    moves.AmuletMove: _amulet_move,
    moves.AmuletSwap: _no_amulet,
    moves.Stop: _stop,
    moves.End: _end,
    moves.Take: _answer,
    moves.Leave: _answer,
    moves.PayGold: _pay,
    moves.PayAmulet: _pay,
    moves.Begin: _begin,
}
