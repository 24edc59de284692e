"""What a question offers besides the hand: treasures to claim, players to rob, islands to fetch."""

from collections.abc import Callable

from engine.core.types import Move
from engine.sails.cards import COLOUR, POINTS, VALUE
from engine.sails.moves import Fetch, Peek, Raid, Rob, Steal, Take
from engine.sails.phases import Ordering
from engine.sails.views import View
from render.kit.cards import spread
from render.kit.tokens import badge, counter, label
from render.sails.cards import SHAPE, SUIT, island, island_back, named, treasure, treasure_back
from render.sails.trick import player
from render.scene import Box, Group, Part, Sprite, Text, placed, telling, who, words
from render.theme import SNOW

WIDTH = 176
MIDDLE = 386
ROOM = 1152


def offers(view: View, moves: tuple[Move, ...]) -> Group | None:
    """Lay out the choices side by side, each with whose it is; nothing if the hand is the choice."""
    if isinstance(view.phase, Ordering) and view.phase.cards:
        drawn = [_numbered(card, place) for place, card in enumerate(view.phase.cards)]
    else:
        drawn = [DRAWN[type(move)](view, move) for move in moves if type(move) in DRAWN]
    if not drawn:
        return None
    places = spread(len(drawn), ROOM, WIDTH, 70)
    return Group(tuple(placed(one, 24 + x, MIDDLE) for one, x in zip(drawn, places, strict=True)))


def _numbered(card: str, place: int) -> Group:
    """A treasure that was looked at, with its place on the deck."""
    number = placed(label(str(place + 1), 44), 0, WIDTH * SHAPE / 2)
    told = words("draw-offer-order", place=place + 1, treasure=named(card))
    return telling(told, 2, treasure(WIDTH, card[0].lower(), POINTS[card]), number)


def _take(_: View, move: Move) -> Group:
    assert isinstance(move, Take)
    told = words("draw-offer-take", treasure=named(move.treasure))
    return telling(told, 2, treasure(WIDTH, move.treasure[0].lower(), POINTS[move.treasure]))


def _steal(_: View, move: Move) -> Group:
    assert isinstance(move, Steal)
    face = treasure(WIDTH, move.treasure[0].lower(), POINTS[move.treasure])
    told = words("draw-offer-steal", treasure=named(move.treasure), victim=move.victim)
    return telling(told, 2, face, Sprite("swords", -64, 110, 80), placed(badge(move.victim, 76), 66, 110))


def _rob(view: View, move: Move) -> Group:
    assert isinstance(move, Rob)
    count = view.bonus[move.victim]
    owned = counter("plus", str(count), -60, 84, size=56, colour=SNOW)
    return telling(words("draw-offer-rob", victim=move.victim, count=count), 2, *_person(move.victim), owned)


def _raid(view: View, move: Move) -> Group:
    assert isinstance(move, Raid)
    count = view.sizes[move.victim]
    back, held = placed(island_back(90), 0, 66), placed(label(str(count), 44), 0, 128)
    told = words("draw-offer-raid", victim=move.victim, count=count)
    return telling(told, 2, back, held, *_person(move.victim))


def _person(seat: int) -> tuple[Part, ...]:
    name = Text(who(seat), Box(-120, -34, 240, 46), size=40, face="bold", colour=SNOW)
    return placed(badge(seat, 84), 0, -82), name


def _peek(_: View, move: Move) -> Group:
    assert isinstance(move, Peek)
    suits = (Sprite(SUIT[c].emblem, -36 + 72 * i, -84, 62, SUIT[c].colour) for i, c in enumerate(move.deck))
    return telling(words("draw-offer-peek", deck=move.deck), 2, treasure_back(WIDTH), *suits)


def _fetch(view: View, move: Move) -> Group:
    assert isinstance(move, Fetch)
    assert view.last is not None
    owner = next(player(view.last, at) for at, p in enumerate(view.last.plays) if p.card == move.card)
    face = island(WIDTH, COLOUR[move.card], VALUE[move.card])
    told = words("draw-offer-fetch", card=(move.card,), victim=owner)
    return telling(told, 2, face, placed(badge(owner, 70), 0, WIDTH * SHAPE / 2))


DRAWN: dict[type[Move], Callable[[View, Move], Group]] = {
    Take: _take,
    Steal: _steal,
    Rob: _rob,
    Raid: _raid,
    Peek: _peek,
    Fetch: _fetch,
}
"""How each kind of choice is drawn."""
