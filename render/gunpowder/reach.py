"""What the question is about: which cards, cells and boats the moves that are left differ in."""

from collections.abc import Iterable

import msgspec

from engine.core.types import Move, Seat, fields
from engine.gunpowder import moves as m
from engine.gunpowder.board import ABOARD, ANCHORS, BOATS, GROUND
from engine.gunpowder.state import Player
from render.gunpowder.places import berth, outline, spot
from render.kit import marks, paths
from render.scene import Group
from render.theme import GLOW, SNOW

PLAYED: dict[type[Move], str] = {
    m.Pistol: "pistol",
    m.Padlock: "padlock",
    m.Hammer: "hammer",
    m.Shield: "shield",
    m.Steal: "chest",
    m.Gift: "gift",
    m.Fly: "fly",
    m.Potion: "potion",
    m.Sail: "boat",
}
"""The card that a kind of move plays; others name theirs."""


class Reach(msgspec.Struct, frozen=True):
    """What can be chosen now, and what was chosen before."""

    cards: frozenset[str]
    """The cards that some move plays, gives or throws away."""
    asked: tuple[str, ...] = ()
    """The places that the next answer names."""
    later: tuple[str, ...] = ()
    """The places where that may lead."""
    chosen: tuple[str, ...] = ()
    """The places that were named already."""


def reach(choices: tuple[Move, ...]) -> Reach:
    """Find what the moves that are left differ in; moves of several kinds differ in their card."""
    cards = frozenset(card for move in choices for card in _cards(move, choices))
    if len({type(move) for move in choices}) != 1:
        return Reach(cards)
    columns = {name: _values(choices, name) for name in fields(choices[0])}
    open_fields = [name for name, values in columns.items() if len(values) > 1] or list(columns)[-1:]
    if open_fields[:1] == ["card"]:
        return Reach(cards)
    asked, *rest = open_fields or [""]
    return Reach(
        cards,
        _places(columns.get(asked, ())),
        tuple(place for name in rest for place in _places(columns[name])),
        tuple(p for name, values in columns.items() if name not in open_fields for p in _places(values)),
    )


def _cards(move: Move, choices: tuple[Move, ...]) -> tuple[str, ...]:
    """The card of a move; once only the Poisoned Gift is left, the cards that can be given."""
    if isinstance(move, m.Gift):
        return (move.card,) if all(isinstance(one, m.Gift) for one in choices) else ("gift",)
    if isinstance(move, m.Go | m.Push | m.Discard | m.Throw):
        return (move.card,)
    return (PLAYED[type(move)],) if type(move) in PLAYED else ()


def _values(choices: tuple[Move, ...], name: str) -> tuple[object, ...]:
    return tuple(dict.fromkeys(getattr(move, name) for move in choices))


def _places(values: Iterable[object]) -> tuple[str, ...]:
    """The places among the values of a field; a seat is its boat."""
    found: list[str] = []
    for value in values:
        if isinstance(value, tuple):
            found += _places(value)
        elif isinstance(value, int):
            found.append(BOATS[value])
        elif isinstance(value, str) and (value in GROUND or value in BOATS or value == ABOARD):
            found.append(value)
    return tuple(dict.fromkeys(found))


def lights(found: Reach, moves: tuple[Move, ...], players: tuple[Player, ...], seat: Seat) -> Group:
    """Light what can be chosen: cells from within, boats by a ring; what was chosen in white."""
    berths = isinstance(moves[0], m.Moor | m.Sail) if moves else False
    later = "".join(outline(cell, 3) for cell in found.later if cell in GROUND)
    asked = tuple(outline(cell, 3) for cell in found.asked if cell in GROUND)
    rings = tuple(
        marks.halo(paths.circle(*point, 31), GLOW, 5)
        for place in found.asked
        if place not in GROUND and (point := spot(place, players, seat))
    )
    free = tuple(
        marks.halo(paths.circle(*berth(a), 22), GLOW, 4) for a in found.asked if berths and a in ANCHORS
    )
    chosen = tuple(
        marks.halo(paths.circle(*point, 25), SNOW, 5)
        for place in found.chosen
        if (point := spot(place, players, seat))
    )
    faint = (msgspec.structs.replace(marks.reach((later,)), fade=0.45),) if later else ()
    return Group((*faint, *((marks.reach(asked),) if asked else ()), *rings, *free, *chosen))
