"""Making up what others have picked or answered while a question is open."""

from collections.abc import Callable
from typing import Any

from engine.core.dice import Dice
from engine.core.types import Done, Pick, Seat
from engine.loot_island import loot, phases, play
from engine.loot_island.compasses import out
from engine.loot_island.phases import AnyPhase, Bargain, Homecoming, OfferHealer, Relief, Share
from engine.loot_island.questions import LEGAL, PICK, SEAL
from engine.loot_island.state import Position


def guess(position: Position, phase: AnyPhase, seat: Seat | None, dice: Dice) -> AnyPhase:
    """The phase with everything that this seat does not see of it made up."""
    kind = type(phase)
    if kind in _HAD_TO_PICK:
        return _guess_picks(position, phase, seat, dice)
    if kind in _HAD_TO_ANSWER:
        return _guess_answers(position, phase, seat, dice)
    if isinstance(phase, Homecoming):
        return _guess_homecoming(position, phase, seat, dice)
    return phase


def _clearers(position: Position, _phase: Any) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(position.seats) if position.hands[seat])


def _trimmers(_position: Position, phase: phases.KeepHand) -> tuple[Seat, ...]:
    return tuple(seat for seat, surplus in enumerate(phase.surplus) if surplus)


def _everyone(position: Position, _phase: Any) -> tuple[Seat, ...]:
    return tuple(range(position.seats))


def _sharers(position: Position, phase: Share) -> tuple[Seat, ...]:
    landing = position.landings[phase.landing - 1]
    return play.sharers(landing, phase.draws, phase.cubes, position.cubes)


def _relieved(position: Position, phase: Relief) -> tuple[Seat, ...]:
    return loot.relievable(position.landings[phase.landing - 1], position.cubes)


_HAD_TO_PICK: dict[type[AnyPhase], Callable[[Position, Any], tuple[Seat, ...]]] = {
    phases.ClearHand: _clearers,
    phases.KeepHand: _trimmers,
}
_HAD_TO_ANSWER: dict[type[AnyPhase], Callable[[Position, Any], tuple[Seat, ...]]] = {
    Bargain: _everyone,
    Share: _sharers,
    Relief: _relieved,
    OfferHealer: _everyone,
}


def _guess_picks(position: Position, phase: AnyPhase, seat: Seat | None, dice: Dice) -> AnyPhase:
    """Let those who are done have picked anything; whoever is still picking has picked nothing."""
    kind = type(phase)
    for one in _HAD_TO_PICK[kind](position, phase):
        while one != seat and one not in phase.asked:
            moves = LEGAL[kind](position, phase, one)
            picks = [move for move in moves if isinstance(move, Pick)]
            if not picks or (isinstance(moves[-1], Done) and dice.below(2)):
                break
            phase = PICK[kind](phase, one, dice.pick(picks))
    return phase


def _guess_answers(position: Position, phase: AnyPhase, seat: Seat | None, dice: Dice) -> AnyPhase:
    """Let those who have answered answer anything."""
    kind = type(phase)
    for one in _HAD_TO_ANSWER[kind](position, phase):
        if one != seat and one not in phase.asked:
            phase = SEAL[kind](phase, one, dice.pick(LEGAL[kind](position, phase, one)))
    return phase


def _guess_homecoming(position: Position, phase: Homecoming, seat: Seat | None, dice: Dice) -> Homecoming:
    """Let those who have answered bring any compass home."""
    answers = [
        answer if owner == seat or owner in phase.asked else dice.pick(out(position.landings, figure))
        for figure, owner, answer in zip(phase.figures, phase.owners, phase.answers, strict=True)
    ]
    return Homecoming(phase.asked, phase.figures, phase.owners, tuple(answers))
