"""What the question is about: which cards, cells and boats the moves that are left differ in."""

from collections.abc import Iterable

import msgspec

from engine.core.types import Move, Seat, fields
from engine.gunpowder import moves as m
from engine.gunpowder.board import ABOARD, ANCHORS, BOATS, GROUND
from engine.gunpowder.state import Island, Player
from render.gunpowder.places import berth, outline, spot
from render.kit import marks, paths
from render.scene import Colour, Group, Shape
from render.theme import GLOW, SNOW
from render.tint import clear

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

LIT, EDGE = "#12b4e6", "#04618f"
"""Of cells that can be chosen."""


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
    field: str = ""
    """What the next answer is called in the move."""


def reach(choices: tuple[Move, ...]) -> Reach:
    """Find what the moves that are left differ in; moves of several kinds differ in their card."""
    cards = frozenset(card for move in choices for card in _cards(move, choices))
    if len({type(move) for move in choices}) != 1:
        return Reach(cards)
    columns = {name: _values(choices, name) for name in fields(choices[0])}
    open_fields = [name for name, values in columns.items() if len(values) > 1] or list(columns)[-1:]
    if open_fields[:1] == ["card"]:
        return Reach(cards, field="card" if isinstance(choices[0], m.Gift) else "")
    asked, *rest = open_fields or [""]
    return Reach(
        cards,
        _places(columns.get(asked, ())),
        tuple(place for name in rest for place in _places(columns[name])),
        tuple(p for name, values in columns.items() if name not in open_fields for p in _places(values)),
        asked,
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


def lights(found: Reach, moves: tuple[Move, ...], island: Island, seat: Seat) -> Group:
    """Light what can be chosen: free cells from within, pieces and boats by a ring; white was chosen."""
    players = island.players
    taken = {*island.bombs, *(place for player in players for place in player.crew)}
    later = _cells((cell for cell in found.later if cell not in taken), 0.5)
    asked = _cells((cell for cell in found.asked if cell not in taken), 1)
    pieces = tuple(place for place in found.asked if place in taken or place not in GROUND)
    chosen = _rings(found.chosen, SNOW, players, seat)
    return Group((later, asked, _berths(found, moves), _rings(pieces, GLOW, players, seat), chosen))


def _cells(cells: Iterable[str], fade: float) -> Group:
    """Free cells, as water would colour them; yellow is lost on sand."""
    whole = "".join(outline(cell, 3) for cell in cells if cell in GROUND)
    if not whole:
        return Group(())
    return Group((Shape(whole, clear(LIT, 0.5)), Shape(whole, None, EDGE, 4)), solid=True, fade=fade)


def _rings(places: tuple[str, ...], colour: Colour, players: tuple[Player, ...], seat: Seat) -> Group:
    """Rings around pieces and boats."""
    points = (spot(place, players, seat) for place in places)
    return Group(tuple(marks.halo(paths.circle(*point, 27), colour, 6) for point in points if point))


def _berths(found: Reach, moves: tuple[Move, ...]) -> Group:
    """Where the boat would lie at the anchors that can be chosen."""
    if not moves or not isinstance(moves[0], m.Moor | m.Sail):
        return Group(())
    anchors = (anchor for anchor in found.asked if anchor in ANCHORS)
    return Group(tuple(marks.halo(paths.circle(*berth(anchor), 20), GLOW, 5) for anchor in anchors))
