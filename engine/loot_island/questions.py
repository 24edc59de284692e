"""For every phase: what may be answered, and what an answer does."""

from collections.abc import Callable
from typing import Any

from engine.core.dice import Dice
from engine.core.types import Event, Move, Pick, Seat
from engine.loot_island import ending, hands, loot, phases, play, taking, turn, visit
from engine.loot_island.draft import Draft
from engine.loot_island.journey import travel
from engine.loot_island.phases import AnyPhase
from engine.loot_island.sight import Sight
from engine.loot_island.state import State

LEGAL: dict[type[AnyPhase], Callable[[Any, Any, Seat], tuple[Move, ...]]] = {
    phases.KeepHand: hands.legal_keep,
    phases.Bargain: hands.legal_bargain,
    phases.ClearHand: hands.legal_clear,
    phases.Homecoming: turn.legal_homecoming,
    phases.Turn: turn.legal_turn,
    phases.PlayCards: play.legal_play,
    phases.MoveCompass: play.legal_compass,
    phases.Copy: play.legal_copy,
    phases.Share: play.legal_share,
    phases.PayTile: visit.legal_pay,
    phases.UseTile: visit.legal_use,
    phases.FindTreasure: taking.legal_find,
    phases.ForcedTreasure: taking.legal_forced,
    phases.Loot: loot.legal_loot,
    phases.Relief: loot.legal_relief,
    phases.OfferHealer: ending.legal_offer,
    phases.ChooseHealer: ending.legal_choose,
}

PICK: dict[type[AnyPhase], Callable[[Any, Seat, Any], AnyPhase]] = {
    phases.KeepHand: hands.pick_keep,
    phases.ClearHand: hands.pick_clear,
    phases.PlayCards: play.pick_play,
    phases.PayTile: visit.pick_pay,
}

ANSWER: dict[type[AnyPhase], Callable[[Draft, Any, Seat, Move], None]] = {
    phases.Turn: turn.answer_turn,
    phases.PlayCards: play.answer_play,
    phases.MoveCompass: play.answer_compass,
    phases.Copy: play.answer_copy,
    phases.PayTile: visit.answer_pay,
    phases.UseTile: visit.answer_use,
    phases.FindTreasure: visit.answer_find,
    phases.ForcedTreasure: taking.answer_forced,
    phases.Loot: loot.answer_loot,
    phases.ChooseHealer: ending.answer_choose,
}
"""Questions to one player."""

SEAL: dict[type[AnyPhase], Callable[[Any, Seat, Move], AnyPhase]] = {
    phases.KeepHand: hands.seal_keep,
    phases.Bargain: hands.seal_bargain,
    phases.ClearHand: hands.seal_clear,
    phases.Homecoming: turn.seal_homecoming,
    phases.Share: play.seal_share,
    phases.Relief: loot.seal_relief,
    phases.OfferHealer: ending.seal_offer,
}
"""Questions to several at once: how an answer is kept."""

SETTLE: dict[type[AnyPhase], Callable[[Draft, Any], None]] = {
    phases.KeepHand: hands.settle_keep,
    phases.Bargain: hands.settle_bargain,
    phases.ClearHand: hands.settle_clear,
    phases.Homecoming: turn.settle_homecoming,
    phases.Share: play.settle_share,
    phases.Relief: loot.settle_relief,
    phases.OfferHealer: ending.settle_offer,
}
"""Questions to several at once: what happens when the last answer is in."""


def answers(sight: Sight, phase: AnyPhase, seat: Seat) -> tuple[Move, ...]:
    """What this seat may answer; nothing unless it is asked."""
    return LEGAL[type(phase)](sight, phase, seat) if seat in phase.asked else ()


def to_move(state: State) -> tuple[Seat, ...]:
    """Everyone who is being asked now."""
    return state.phase.asked


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """List what this seat may answer."""
    return answers(state.position, state.phase, seat)


def apply(state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, tuple[Event, ...]]:
    """Carry out a legal move and everything that follows from it by itself."""
    phase, position = state.phase, state.position
    kind = type(phase)
    if isinstance(move, Pick):
        return State(PICK[kind](phase, seat, move), position), ()
    if kind in ANSWER:
        draft = Draft(position, dice)
        ANSWER[kind](draft, phase, seat, move)
    else:
        sealed = SEAL[kind](phase, seat, move)
        if sealed.asked:
            return State(sealed, position), ()
        draft = Draft(position, dice)
        SETTLE[kind](draft, sealed)
    travel(draft)
    return draft.finish()
