"""Carrying moves out."""

from collections.abc import Callable
from typing import Any

from engine.core.dice import Dice
from engine.core.types import Event, Move, Seat
from engine.gunpowder import events as e
from engine.gunpowder import moves as m
from engine.gunpowder.attack import aim, endure, fire, hammer, padlock, pistol, shield
from engine.gunpowder.bonus import discard, drink, fly, gift, potion, sail, steal, throw
from engine.gunpowder.cards import HAND
from engine.gunpowder.draft import Draft
from engine.gunpowder.movement import drop, go, leave, open_chest, place, push, take
from engine.gunpowder.phases import Acting, Mooring
from engine.gunpowder.state import State
from engine.gunpowder.turn import end_turn


def apply(state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, tuple[Event, ...]]:
    """Carry out a legal move."""
    draft = Draft(state, dice)
    _ACTS[type(move)](draft, seat, move)
    return draft.state(), tuple(draft.events)


def _moor(draft: Draft, seat: Seat, move: m.Moor) -> None:
    """Choose an anchor in turn; the cards are dealt when all have (gunpowder R31)."""
    draft.moor(seat, move.to)
    draft.events.append(e.Moored(seat, move.to))
    following = (seat + 1) % len(draft.players)
    if following == draft.first:
        _deal(draft)
    else:
        draft.phase = Mooring(following)


def _deal(draft: Draft) -> None:
    seats = len(draft.players)
    for step in range(seats):
        draft.draw((draft.first + step) % seats, HAND)
    draft.events.append(e.Dealt(draft.first))
    draft.phase = Acting(draft.first)


def _end(draft: Draft, _seat: Seat, _move: m.End) -> None:
    end_turn(draft)


_ACTS: dict[type[Move], Callable[[Draft, Seat, Any], None]] = {
    m.Moor: _moor,
    m.Go: go,
    m.Push: push,
    m.Take: take,
    m.Drop: drop,
    m.Open: open_chest,
    m.Leave: leave,
    m.Place: place,
    m.Pistol: pistol,
    m.Aim: aim,
    m.Fire: fire,
    m.Padlock: padlock,
    m.Hammer: hammer,
    m.Shield: shield,
    m.Endure: endure,
    m.Steal: steal,
    m.Gift: gift,
    m.Fly: fly,
    m.Potion: potion,
    m.Throw: throw,
    m.Drink: drink,
    m.Sail: sail,
    m.Discard: discard,
    m.End: _end,
}
