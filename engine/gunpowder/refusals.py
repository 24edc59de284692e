"""Why a move is not possible."""

from collections.abc import Callable
from typing import Any

from engine.core.types import Move
from engine.gunpowder import moves as m
from engine.gunpowder.answers import answers, asked, lying, targets
from engine.gunpowder.board import ABOARD, BIT, BOATS, NEAR
from engine.gunpowder.cards import COLOUR
from engine.gunpowder.phases import (
    Acting,
    Aiming,
    Brewing,
    Defending,
    Dropping,
    Mooring,
    Opening,
    Over,
    Placing,
    Taking,
    Trapped,
)
from engine.gunpowder.state import Player, standing, vacant
from engine.gunpowder.views import View
from engine.gunpowder.walk import flight_cells, pushable, starts

_ANSWERS: dict[type, tuple[type[Move], ...]] = {
    Mooring: (m.Moor,),
    Taking: (m.Take,),
    Dropping: (m.Drop,),
    Opening: (m.Open, m.Leave),
    Placing: (m.Place,),
    Trapped: (m.Shield, m.Endure),
    Aiming: (m.Aim, m.Fire),
    Defending: (m.Shield, m.Endure),
    Brewing: (m.Throw, m.Drink),
    Acting: (
        *(m.Go, m.Push, m.Pistol, m.Padlock, m.Hammer),
        *(m.Steal, m.Gift, m.Fly, m.Potion, m.Sail, m.Discard, m.End),
    ),
}
"""The kinds of answers to every question."""

_CARD: dict[type[Move], str] = {
    m.Pistol: "pistol",
    m.Padlock: "padlock",
    m.Hammer: "hammer",
    m.Steal: "chest",
    m.Gift: "gift",
    m.Fly: "fly",
    m.Potion: "potion",
    m.Sail: "boat",
}
"""The card behind a move that does not name it."""


OBVIOUS = frozenset(
    {"over", "not-asked", "other-question", "no-card", "not-yours", "no-bomb", "nobody-there"}
)
"""What nobody needs to be told unasked: it says that something else is asked, or what the hand shows."""


def refusal(view: View, move: Move) -> str | None:
    """Say why a move is not possible, as a key for words."""
    seat, phase = view.seat, view.phase
    if isinstance(phase, Over):
        return "over"
    if seat is None or seat not in asked(phase):
        return "not-asked"
    if move in answers(view.rules, view.island, view.turn, phase, view.hand, seat):
        return None
    if type(move) not in _ANSWERS[type(phase)]:
        return "other-question"
    return _card_reason(view, move) if isinstance(phase, Acting) else _REASONS[type(move)](view, move)


def _card_reason(view: View, move: Move) -> str:
    """Look at the card first, then at what it is played on."""
    if isinstance(move, m.End):
        return "must-discard"
    card = _CARD.get(type(move)) or str(getattr(move, "card", ""))
    if card not in view.hand:
        return "no-card"
    if isinstance(move, m.Discard):
        return "not-blocked"
    if COLOUR[card] in view.turn.used:
        return "colour-used"
    return _REASONS[type(move)](view, move)


def _own(view: View) -> Player:
    assert view.seat is not None
    return view.island.players[view.seat]


def _walk(view: View, move: m.Go) -> str:
    assert view.seat is not None
    if move.start not in starts(view.island, view.seat):
        return _who_cannot_walk(view, move.start)
    if BIT.get(move.to, 0) & standing(view.island.players) & ~BIT[move.start]:
        return "occupied"
    return "bomb-stuck" if move.to in view.island.bombs else "too-far"


def _who_cannot_walk(view: View, start: str) -> str:
    player = _own(view)
    if start not in player.crew:
        return "nobody-there"
    return "knocked" if player.crew.index(start) in player.down else "guarded"


def _push(view: View, move: m.Push) -> str:
    assert view.seat is not None
    if move.bomb not in view.island.bombs:
        return "no-bomb"
    if move.bomb not in pushable(view.rules, view.island, view.seat):
        return "bomb-far"
    if move.to == BOATS[view.seat]:
        return "own-boat"
    return _landing(view, move.to)


def _landing(view: View, to: str) -> str:
    free = to in BOATS or BIT.get(to, 0) & vacant(view.island)
    return "too-far" if free else "not-free"


def _attack(view: View, move: m.Pistol | m.Padlock | m.Hammer | m.Aim) -> str:
    assert view.seat is not None
    at = BIT.get(move.at, 0)
    if not at & targets(view.rules, view.island, view.seat):
        return "no-target"
    if isinstance(move, m.Hammer) and at & lying(view.island):
        return "already-down"
    return "twice" if isinstance(move, m.Aim) and _is_aimed(view, move.at) else "no-ammo"


def _is_aimed(view: View, cell: str) -> bool:
    phase = view.phase
    return isinstance(phase, Aiming) and cell in (phase.at, *phase.picked)


def _theft(_view: View, _move: m.Steal) -> str:
    return "nothing-there"


def _gift(view: View, move: m.Gift) -> str:
    spare = view.hand.count(move.card) - (move.card == "gift")
    return "no-opponent" if spare > 0 else "not-yours"


def _flight(view: View, move: m.Fly) -> str:
    assert view.seat is not None
    if move.bomb not in view.island.bombs:
        return "no-bomb"
    if move.bomb not in pushable(view.rules, view.island, view.seat):
        return "bomb-far"
    if move.to in BOATS:
        return "no-flight-into-boats"
    caught = BIT.get(move.to, 0) & flight_cells(view.rules, view.island, view.seat, move.bomb)
    return "not-free" if caught else "no-catcher"


def _sail(view: View, _move: m.Sail) -> str:
    return "anchor-taken" if ABOARD in _own(view).crew else "nobody-aboard"


def _mooring(_view: View, _move: m.Moor) -> str:
    return "anchor-taken"


def _taking(_view: View, _move: m.Take) -> str:
    return "cannot-take"


def _dropping(view: View, move: m.Drop) -> str:
    phase = view.phase
    assert isinstance(phase, Dropping)
    near = NEAR[view.rules.adjacency][phase.at] & BIT.get(move.to, 0)
    return "not-free" if near else "drop-near"


def _placing(_view: View, _move: m.Place) -> str:
    return "place-near"


def _shield(view: View, _move: m.Shield) -> str:
    return "colour-used" if "shield" in view.hand else "no-card"


def _throwing(_view: View, _move: m.Throw) -> str:
    return "not-yours"


_REASONS: dict[type[Move], Callable[[View, Any], str]] = {
    m.Go: _walk,
    m.Push: _push,
    m.Pistol: _attack,
    m.Padlock: _attack,
    m.Hammer: _attack,
    m.Aim: _attack,
    m.Steal: _theft,
    m.Gift: _gift,
    m.Fly: _flight,
    m.Sail: _sail,
    m.Moor: _mooring,
    m.Take: _taking,
    m.Drop: _dropping,
    m.Place: _placing,
    m.Shield: _shield,
    m.Throw: _throwing,
}
