"""What helps a person to answer: why something is not possible, what is worth knowing, what to pick from."""

from collections.abc import Callable
from typing import Any

from engine.core.types import Move, Pick, Pool, Remark, Seat
from engine.sails import actions, moves, phases
from engine.sails.cards import COLOUR, HIGHEST, POINTS, TINT, VALUE
from engine.sails.deal import passable
from engine.sails.trick import CARD_OF, claims
from engine.sails.views import View


def pool(view: View) -> Pool | None:
    """List the islands that may be given in exchange."""
    phase = view.phase
    if not isinstance(phase, phases.Giving) or phase.seat != view.seat or phase.picked:
        return None
    picks: tuple[Pick, ...] = tuple(moves.GIVE[card] for card in view.hand)
    return Pool(picks, phase.count, phase.count)


def remark(view: View, move: Move) -> Remark | None:
    """Say what an island is played for, and what a claim or a victim is worth."""
    if isinstance(move, moves.Play):
        return _prospect(view, COLOUR[move.card])
    if isinstance(move, moves.Take | moves.Steal):
        return Remark("worth", number=POINTS[move.treasure])
    if isinstance(move, moves.Rob):
        return Remark("owns", number=view.bonus[move.victim])
    if isinstance(move, moves.Give) and isinstance(view.phase, phases.Giving):
        return Remark("drawn") if move.card in view.phase.taken else None
    if isinstance(move, moves.Discard) and isinstance(view.phase, phases.Discarding):
        return Remark("taken") if move.card == view.phase.fetched else None
    return None


def _prospect(view: View, colour: str) -> Remark:
    """Say what the winner of a colour will get."""
    for stack in view.decks:
        if stack.shown and TINT[stack.shown] == colour:
            return Remark("treasure", thing=stack.shown)
    return Remark("action", number=view.actions[CARD_OF[colour]])


OBVIOUS = frozenset(
    {"not-asked", "not-now", "not-in-hand", "half", "not-opponent", "no-such-deck", "not-in-trick"}
)
"""What nobody needs to be told unasked: it says that something else is asked, or what the hand shows."""


def refusal(view: View, move: Move) -> str | None:
    """Say why this move is not legal; nothing if it is."""
    if not _asked(view):
        return "not-asked"
    check = _CHECKS.get((type(view.phase), type(move)))
    return check(view, move) if check else "not-now"


def _asked(view: View) -> bool:
    phase = view.phase
    if isinstance(phase, phases.Passing | phases.Claiming):
        return view.seat in phase.waiting
    return not isinstance(phase, phases.Over) and phase.seat == view.seat


def _pass(view: View, move: moves.Pass) -> str | None:
    if move.card not in view.hand:
        return "not-in-hand"
    offered = [one.card for one in passable(view.hand)]
    if move.card in offered:
        return None
    longest = {COLOUR[card] for card in offered}
    return "not-highest" if COLOUR[move.card] in longest else "not-longest"


def _play(view: View, move: moves.Play) -> str | None:
    assert view.seat is not None
    if move.card not in view.hand:
        return "not-in-hand"
    if move.covers not in moves.HALVES:
        return "half"
    if not 0 <= move.bonus <= view.bonus[view.seat]:
        return "too-few-bonus"
    return "over-twelve" if VALUE[move.card] + move.bonus > HIGHEST else None


def _claim(view: View, move: moves.Take | moves.Steal) -> str | None:
    assert view.last is not None
    assert view.seat is not None
    tops = tuple((pile.top,) if pile.top else () for pile in view.piles)
    if move in claims(view.last, tops, view.seat):
        return None
    return "not-on-deck" if isinstance(move, moves.Take) else "cannot-steal"


def _rob(view: View, move: moves.Rob) -> str | None:
    return None if move.victim in actions.robbable(view.bonus, _seat(view)) else "too-poor"


def _raid(view: View, move: moves.Raid) -> str | None:
    return None if move.victim in actions.opponents(view.seats, _seat(view)) else "not-opponent"


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _give(view: View, move: moves.Give) -> str | None:
    assert isinstance(view.phase, phases.Giving)
    if move.card not in view.hand:
        return "not-in-hand"
    if move in actions.givable(view.hand, view.phase):
        return None
    picked, count = view.phase.picked, view.phase.count
    if len(picked) == count:
        return "enough-picked"
    before = picked and view.hand.index(move.card) <= view.hand.index(picked[-1])
    return "already-picked" if before else "wrong-count"


def _done_give(view: View, _move: moves.DoneGive) -> str | None:
    assert isinstance(view.phase, phases.Giving)
    return None if len(view.phase.picked) == view.phase.count else "wrong-count"


def _peek(view: View, move: moves.Peek) -> str | None:
    return None if move.deck in [stack.colours for stack in view.decks] else "no-such-deck"


def _order(view: View, move: moves.Order) -> str | None:
    assert isinstance(view.phase, phases.Ordering)
    return None if move in moves.orders(view.phase.cards) else "other-treasures"


def _fetch(view: View, move: moves.Fetch) -> str | None:
    assert view.last is not None
    return None if move.card in [play.card for play in view.last.plays] else "not-in-trick"


def _discard(view: View, move: moves.Discard) -> str | None:
    return None if move.card in view.hand else "not-in-hand"


_CHECKS: dict[tuple[type[Any], type[Move]], Callable[[View, Any], str | None]] = {
    (phases.Passing, moves.Pass): _pass,
    (phases.Playing, moves.Play): _play,
    (phases.Claiming, moves.Take): _claim,
    (phases.Claiming, moves.Steal): _claim,
    (phases.Robbing, moves.Rob): _rob,
    (phases.Raiding, moves.Raid): _raid,
    (phases.Giving, moves.Give): _give,
    (phases.Giving, moves.DoneGive): _done_give,
    (phases.Peeking, moves.Peek): _peek,
    (phases.Ordering, moves.Order): _order,
    (phases.Fetching, moves.Fetch): _fetch,
    (phases.Discarding, moves.Discard): _discard,
}
