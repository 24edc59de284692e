"""The game as a protocol: who is asked, what is legal, what follows."""

from collections.abc import Callable
from typing import Any

from engine.core.dice import Dice
from engine.core.types import Event, Move, Seat
from engine.sails import actions, deal, moves, phases, trick
from engine.sails.phases import Claiming, Over, Passing, Playing
from engine.sails.state import State

_ALONE = tuple((seat,) for seat in range(5))


def to_move(state: State) -> tuple[Seat, ...]:
    """Name everyone who is being asked."""
    phase = state.phase
    if isinstance(phase, Playing):
        return _ALONE[phase.seat]
    if isinstance(phase, Passing | Claiming):
        return phase.waiting
    return () if isinstance(phase, Over) else _ALONE[phase.seat]


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """List what this seat may answer."""
    return _LEGAL[type(state.phase)](state, seat) if seat in to_move(state) else ()


def apply(state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, tuple[Event, ...]]:
    """Carry out a legal move."""
    news: list[Event] = []
    return _APPLY[type(move)](state, seat, move, news, dice), tuple(news)


def is_open(state: State, _seat: Seat) -> bool:
    """Tell whether the answers to what is asked follow from what everybody can see."""
    return isinstance(
        state.phase, phases.Claiming | phases.Robbing | phases.Raiding | phases.Peeking | phases.Fetching
    )


def _passes(state: State, seat: Seat) -> tuple[Move, ...]:
    return deal.passable(state.hands[seat])


def _plays(state: State, seat: Seat) -> tuple[Move, ...]:
    ways = moves.PLAYS[state.bonus[seat]]
    found: list[Move] = []
    for card in state.hands[seat]:
        found += ways[card]
    return tuple(found)


def _claims(state: State, seat: Seat) -> tuple[Move, ...]:
    assert state.last is not None
    return trick.claims(state.last, state.piles, seat)


def _robberies(state: State, seat: Seat) -> tuple[Move, ...]:
    return tuple(moves.ROB[victim] for victim in actions.robbable(state.bonus, seat))


def _raids(state: State, seat: Seat) -> tuple[Move, ...]:
    return tuple(moves.RAID[victim] for victim in actions.opponents(len(state.hands), seat))


def _gifts(state: State, seat: Seat) -> tuple[Move, ...]:
    assert isinstance(state.phase, phases.Giving)
    return actions.givable(state.hands[seat], state.phase)


def _peeks(state: State, _seat: Seat) -> tuple[Move, ...]:
    return tuple(moves.PEEK[deck.colours] for deck in state.decks)


def _orders(state: State, _seat: Seat) -> tuple[Move, ...]:
    assert isinstance(state.phase, phases.Ordering)
    return moves.orders(state.phase.cards)


def _fetches(state: State, _seat: Seat) -> tuple[Move, ...]:
    assert state.last is not None
    return tuple(moves.FETCH[play.card] for play in state.last.plays)


def _discards(state: State, seat: Seat) -> tuple[Move, ...]:
    return tuple(moves.DISCARD[card] for card in state.hands[seat])


def _pass(state: State, seat: Seat, move: moves.Pass, news: list[Event], _dice: Dice) -> State:
    return deal.seal_pass(state, seat, move, news)


_LEGAL: dict[type[Any], Callable[[State, Seat], tuple[Move, ...]]] = {
    phases.Passing: _passes,
    phases.Playing: _plays,
    phases.Claiming: _claims,
    phases.Robbing: _robberies,
    phases.Raiding: _raids,
    phases.Giving: _gifts,
    phases.Peeking: _peeks,
    phases.Ordering: _orders,
    phases.Fetching: _fetches,
    phases.Discarding: _discards,
}

_APPLY: dict[type[Move], Callable[[State, Seat, Any, list[Event], Dice], State]] = {
    moves.Pass: _pass,
    moves.Play: trick.play,
    moves.Take: trick.seal_claim,
    moves.Steal: trick.seal_claim,
    moves.Rob: actions.rob,
    moves.Raid: actions.raid,
    moves.Give: actions.pick_gift,
    moves.DoneGive: actions.give,
    moves.Peek: actions.peek,
    moves.Order: actions.order,
    moves.Fetch: actions.fetch,
    moves.Discard: actions.discard,
}
