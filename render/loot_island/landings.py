"""A landing: its number, how many cards it counts for, its column, and the compasses in order."""

from collections.abc import Collection

from engine.core.types import Event
from engine.loot_island.cards import COLOUR, chests, count
from engine.loot_island.news import CardsPlayed, CompassPlaced, CompassSunk
from engine.loot_island.numbers import THRESHOLD
from engine.loot_island.phases import Loot
from engine.loot_island.views import View
from render.kit import marks, paths
from render.kit.tokens import counter, roundel
from render.loot_island.maps import CHIP, chip, suit
from render.loot_island.tokens import figure
from render.scene import (
    Box,
    Group,
    Linear,
    Part,
    Phrase,
    Shadow,
    Shape,
    Sprite,
    Text,
    Texture,
    placed,
    telling,
    words,
)
from render.theme import GLOW, INK, SNOW
from render.tint import clear, dark, light

WIDTH, HEIGHT = 264, 160
MOST = 6
"""How many cards of a column are drawn one by one; one less when others are merely counted."""
TOKEN = 40
READY = "#2f7d3a"


def landing(
    view: View, number: int, x: float, y: float, events: tuple[Event, ...] = (), lit: Collection[int] = ()
) -> Group:
    """A landing with its upper left corner at a place; lit when it may be chosen."""
    here = view.landings[number - 1]
    parts = (
        _ground(COLOUR[here.cards[0]] if here.cards else ""),
        *_head(view, number),
        *_column(here.cards, fresh(events, number)),
        *compasses(view, number, events),
    )
    return Group(
        (
            telling(said(view, number), 2, Group(parts, solid=True)),
            *((marks.halo(paths.rect(0, 0, WIDTH, HEIGHT, 16), GLOW, 8),) if number in lit else ()),
        ),
        x=x,
        y=y,
    )


def said(view: View, number: int) -> Phrase:
    """Everything that lies on a landing."""
    here = view.landings[number - 1]
    if not here.cards and not here.compasses:
        return words("draw-landing-empty", landing=number)
    return words(
        "draw-landing",
        landing=number,
        count=count(here.cards),
        needed=THRESHOLD[view.seats],
        chests=chests(here.cards),
        cards=here.cards,
        size=len(here.cards),
        owners=words("draw-none") if not here.compasses else names(view, order(view, here.compasses)),
    )


def names(view: View, figures: tuple[int, ...]) -> Phrase:
    """Name figures in order; Aaron is the one after the last seat."""
    said: Phrase = words("draw-none")
    for place, one in enumerate(reversed(figures)):
        name = words("draw-figure", seat=one) if one < view.seats else words("draw-aaron")
        said = name if place == 0 else words("draw-then", first=name, rest=said)
    return said


def order(view: View, compasses: tuple[int, ...]) -> tuple[int, ...]:
    """The compasses in the order in which their owners take: from the bottom, or the top (B13)."""
    return compasses[::-1] if view.event == "B13" else compasses


def fresh(events: tuple[Event, ...], number: int) -> frozenset[str]:
    """The cards that were just laid on a landing."""
    played = (one.cards for one in events if isinstance(one, CardsPlayed) and one.landing == number)
    return frozenset(card for cards in played for card in cards)


def _ground(letter: str) -> Group:
    """Sand, with a band in the colour of the column."""
    edge = paths.rect(0, 0, WIDTH, HEIGHT, 16)
    band = suit(letter).colour if letter else "#efe0b8"
    return Group(
        (
            Shape(edge, Texture("sand", "#e3c88f", "#f4e2b8", 0.7)),
            Group(
                (Shape(paths.rect(0, 0, WIDTH, 46), Linear(light(band, 0.1), dark(band, 0.2))),),
                clip=edge,
                solid=True,
            ),
            *(() if letter else (_spot(),)),
            Shape(edge, None, INK, 3),
        ),
        solid=True,
        shadow=Shadow(4, 5),
    )


def _spot() -> Group:
    """A cross and a dotted way in the sand where no map lies yet."""
    way = (paths.circle(66 + 22 * at, 128 - 9 * (at % 4), 4) for at in range(7))
    return Group((Shape("".join(way), "#7a4d1f"), Sprite("cross", WIDTH - 42, 88, 52)), fade=0.4, solid=True)


def _head(view: View, number: int) -> tuple[Part, ...]:
    """The number of the landing, its colour's emblem, the count against what is needed, the chests."""
    cards = view.landings[number - 1].cards
    total, needed = count(cards), THRESHOLD[view.seats]
    emblem = (Sprite(suit(COLOUR[cards[0]]).emblem, 70, 23, 38, SNOW),) if cards else ()
    ready = (Shape(paths.rect(96, 4, 84, 38, 10), READY, SNOW, 2.5),) if total >= needed else ()
    tally = Text(f"{total}/{needed}", Box(92, 2, 92, 42), size=36, face="bold", colour=SNOW, halo=INK)
    found = chests(cards)
    return (
        placed(roundel(str(number), 48, "#3a2a1c"), 24, 24),
        *emblem,
        *ready,
        *((tally,) if cards else ()),
        *((counter("chest", str(found), 190, 23, size=40, width=26, colour=SNOW),) if found else ()),
    )


def _column(cards: tuple[str, ...], new: frozenset[str]) -> tuple[Part, ...]:
    """The cards from left to right as they lie; of a long column the last ones, and how many come before."""
    hidden = len(cards) - MOST + 1 if len(cards) > MOST else 0
    room = WIDTH - 20 - (44 if hidden else 0)
    shown = cards[hidden:]
    step = min(CHIP.width + 3, (room - CHIP.width) / max(1, len(shown) - 1))
    start = 10 + (44 if hidden else 0)
    more = (
        (Text(f"+{hidden}", Box(6, 56, 46, 50), size=34, face="bold", side="left", colour=INK),)
        if hidden
        else ()
    )
    return (*more, *(placed(chip(card, card in new), start + step * at, 51) for at, card in enumerate(shown)))


def compasses(view: View, number: int, events: tuple[Event, ...]) -> tuple[Part, ...]:
    """Whose compasses lie here, the first to take on the left; the one just placed is ringed."""
    owners = order(view, view.landings[number - 1].compasses)
    new = {
        one.figure for one in events if isinstance(one, CompassPlaced | CompassSunk) and one.landing == number
    }
    phase = view.phase
    takes = (
        phase.order[phase.turn % len(phase.order)]
        if isinstance(phase, Loot) and phase.landing == number
        else None
    )
    parts: list[Part] = []
    if owners:
        parts.append(Shape(paths.rect(8, HEIGHT - 42, 12 + 48 * len(owners), 38, 19), clear(INK, 0.28)))
    for at, owner in enumerate(owners):
        x, y = 36 + 48 * at, HEIGHT - 23
        parts.append(placed(figure(owner, view.seats, TOKEN), x, y))
        if owner in new or owner == takes:
            ring = paths.circle(x, y, TOKEN * 0.62)
            parts.append(Shape(ring, None, GLOW if owner == takes else SNOW, 5))
    return tuple(parts)
