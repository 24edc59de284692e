"""Why a move is not possible, as the most helpful key for words."""

from collections.abc import Callable
from typing import Any

from engine.core.types import Move, Seat
from engine.loot_island import compasses, moves, phases
from engine.loot_island.cards import COLOUR, ORDER, Cards
from engine.loot_island.coasts import NUMBERS, PARTNER
from engine.loot_island.fitting import can_pay
from engine.loot_island.phases import AnyPhase, Homecoming, KeepHand, PayTile, PlayCards, UseTile
from engine.loot_island.questions import answers
from engine.loot_island.tiles import POWER, price
from engine.loot_island.views import View, on_show

OBVIOUS = frozenset(
    {
        "not-asked",
        "not-now",
        "not-in-hand",
        "already-picked",
        "no-such-landing",
        "no-aaron",
        "keep-or-bury",
        "no-such-icon",
        "other-power",
        "other-compass",
        "not-on-show",
    }
)
"""What nobody needs to be told unasked: it says that something else is asked, or what the hand shows."""


def refusal(view: View, move: Move) -> str | None:
    """Say why this is not legal; nothing exactly if it is."""
    phase, seat = view.phase, view.seat
    if seat is None or seat not in phase.asked:
        return "not-asked"
    if move in answers(view, phase, seat):
        return None
    reason = _REASONS.get((type(phase), type(move)))
    return reason(view, phase, seat, move) if reason else "not-now"


def _drop(view: View, phase: Any, seat: Seat, move: moves.Drop) -> str:
    if move.card not in view.hands[seat]:
        return "not-in-hand"
    picked: Cards = phase.picked[seat]
    full = isinstance(phase, KeepHand) and len(picked) == phase.surplus[seat]
    return "too-many-dropped" if full else _order(picked, move.card)


def _order(picked: Cards, card: str) -> str:
    """Cards are picked from left to right, each once."""
    return "already-picked" if card in picked else "left-to-right"


def _too_few_dropped(*_: Any) -> str:
    return "too-few-dropped"


def _land(_view: View, _phase: AnyPhase, _seat: Seat, move: moves.Land) -> str:
    return "nothing-fits" if move.landing in NUMBERS else "no-such-landing"


def _land_aaron(view: View, _phase: AnyPhase, _seat: Seat, _move: moves.LandAaron) -> str:
    return _no_aaron(view) or "nothing-of-aaron-fits"


def _no_aaron(view: View) -> str:
    if view.seats != 2:
        return "no-aaron"
    return "aaron-is-out" if view.aaron_out else ""


def _visit(view: View, _phase: AnyPhase, _seat: Seat, move: moves.Visit) -> str:
    return "cannot-pay" if move.tile in view.tiles else "tile-face-down"


def _visit_aaron(view: View, _phase: AnyPhase, _seat: Seat, _move: moves.VisitAaron) -> str:
    if no_aaron := _no_aaron(view):
        return no_aaron
    payable = can_pay(view.hands[2], price(view.event))
    return "tile-face-down" if payable else "aaron-cannot-pay"


def _play(view: View, phase: PlayCards, _seat: Seat, move: moves.Play) -> str:
    card, picked = move.card, phase.picked
    if card not in view.hands[phase.figure]:
        return "not-in-hand"
    if picked and COLOUR[card] != COLOUR[picked[0]]:
        return "one-colour"
    column = view.landings[phase.landing - 1].cards
    if column and COLOUR[card] != COLOUR[column[0]]:
        return "wrong-colour"
    beside = view.landings[PARTNER[phase.landing] - 1].cards
    if not column and beside and COLOUR[card] == COLOUR[beside[0]]:
        return "colour-beside"
    return _order(picked, card) if picked and ORDER[card] <= ORDER[picked[-1]] else "too-low"


def _nothing_played(*_: Any) -> str:
    return "nothing-played"


def _pay(view: View, phase: PayTile, _seat: Seat, move: moves.Pay) -> str:
    if move.card not in view.hands[phase.figure]:
        return "not-in-hand"
    if len(phase.picked) == phase.price:
        return "paid-enough"
    return "already-picked" if move.card in phase.picked else "pay-one-colour"


def _paid_too_little(*_: Any) -> str:
    return "paid-too-little"


def _no_compass(*_: Any) -> str:
    return "no-compass-there"


def _too_many(*_: Any) -> str:
    return "too-many"


def _copy(_view: View, phase: phases.Copy, _seat: Seat, move: Move) -> str:
    icon = "draw" if isinstance(move, moves.CopyDraw) else "discard"
    return "too-many" if icon in phase.icons else "no-such-icon"


def _sink(view: View, phase: UseTile, _seat: Seat, move: moves.Sink) -> str:
    if POWER[phase.tile] != "sink":
        return "other-power"
    there = move.landing in compasses.out(view.landings, phase.figure)
    return "sunk-already" if there else "no-compass-there"


def _place(view: View, phase: UseTile, _seat: Seat, move: moves.Place) -> str:
    if POWER[phase.tile] != "place":
        return "other-power"
    if move.landing in compasses.out(view.landings, phase.figure):
        return "compass-there-already"
    if move.landing not in NUMBERS:
        return "no-such-landing"
    return "compass-must-move" if move.source is None else "no-compass-there"


def _shed(_view: View, phase: UseTile, _seat: Seat, _move: moves.Shed) -> str:
    return "too-many" if POWER[phase.tile] == "shed" else "other-power"


def _other_power(*_: Any) -> str:
    return "other-power"


def _take(view: View, phase: Any, _seat: Seat, move: moves.Take) -> str:
    if move.treasure not in on_show(view):
        return "not-on-show"
    if move.how == "bury" and isinstance(phase, phases.ForcedTreasure):
        return "must-keep"
    return "too-many" if move.how in {"keep", "bury"} else "keep-or-bury"


def _recall(view: View, phase: Homecoming, seat: Seat, move: Move) -> str:
    kind = type(answers(view, phase, seat)[0])
    return "no-compass-there" if isinstance(move, kind) else "other-compass"


def _healer(*_: Any) -> str:
    return "healer-not-there"


_REASONS: dict[tuple[type[AnyPhase], type[Move]], Callable[[View, Any, Seat, Any], str]] = {
    (phases.KeepHand, moves.Drop): _drop,
    (phases.KeepHand, moves.DoneDrop): _too_few_dropped,
    (phases.ClearHand, moves.Drop): _drop,
    (phases.Homecoming, moves.Recall): _recall,
    (phases.Homecoming, moves.RecallAaron): _recall,
    (phases.Turn, moves.Land): _land,
    (phases.Turn, moves.LandAaron): _land_aaron,
    (phases.Turn, moves.Visit): _visit,
    (phases.Turn, moves.VisitAaron): _visit_aaron,
    (phases.PlayCards, moves.Play): _play,
    (phases.PlayCards, moves.DonePlay): _nothing_played,
    (phases.MoveCompass, moves.Shift): _no_compass,
    (phases.Copy, moves.CopyDraw): _copy,
    (phases.Copy, moves.CopyDiscard): _copy,
    (phases.Share, moves.Profit): _too_many,
    (phases.PayTile, moves.Pay): _pay,
    (phases.PayTile, moves.DonePay): _paid_too_little,
    (phases.UseTile, moves.Sink): _sink,
    (phases.UseTile, moves.Place): _place,
    (phases.UseTile, moves.Shed): _shed,
    (phases.UseTile, moves.Use): _other_power,
    (phases.UseTile, moves.Decline): _other_power,
    (phases.Loot, moves.Take): _take,
    (phases.FindTreasure, moves.Take): _take,
    (phases.ForcedTreasure, moves.Take): _take,
    (phases.Relief, moves.Shed): _too_many,
    (phases.OfferHealer, moves.Propose): _healer,
    (phases.ChooseHealer, moves.Hire): _healer,
}
