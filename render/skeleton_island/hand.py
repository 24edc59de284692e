"""A player's own picture: the heap with what only this player knows and may choose, and the own plate."""

from engine.core.types import Move, Seat, tag
from engine.skeleton_island.cards import COLOURS, MAP, quarters
from engine.skeleton_island.moves import Take
from engine.skeleton_island.phases import Look, Where
from engine.skeleton_island.state import View
from render import theme
from render.kit.panels import banner
from render.kit.tokens import badge, label
from render.moment import Moment
from render.scene import Box, Group, Part, Phrase, Said, Scene, placed, telling, words
from render.skeleton_island.beach import beach
from render.skeleton_island.board import QUALITY, news, won
from render.skeleton_island.booty import booty
from render.skeleton_island.cards import HEIGHT as CARD_HEIGHT
from render.skeleton_island.cards import WIDTH as CARD_WIDTH
from render.skeleton_island.cards import bare
from render.skeleton_island.gale import breath, hollows
from render.skeleton_island.heap import heap
from render.skeleton_island.hoard import OPEN, claim
from render.skeleton_island.islands import islands
from render.skeleton_island.lens import focus
from render.skeleton_island.places import offered, places
from render.skeleton_island.plates import gains, plate
from render.skeleton_island.rivals import rivals

WIDTH, HEIGHT = 1200, 720
ZOOM = 0.64
RIBBON = Box(96, 16, 700, 76)
SAND = Box(28, 102, 780, 594)
CARDS = Box(40, 112, 768, 576)
HELD = Box(836, 24, 340, 376)
PLATE = Box(836, 416, 340, 280)
ISLANDS = Box(836, 26, 340, 84)
RIVALS = Box(836, 128, 340, 0)


def own(view: View, moment: Moment, seat: Seat) -> Scene:
    """The picture of a seat."""
    laid = booty(view, moment, CARDS) if seat in moment.asked else None
    return Scene(
        heading=words("draw-own-heading"),
        ground=theme.wood(WIDTH, HEIGHT) if laid else beach(WIDTH, HEIGHT, 852, SAND),
        parts=(
            _question(view, moment, seat),
            news(moment),
            laid or _sand(view, moment),
            _held(view, moment, seat),
            plate(view, seat, PLATE, lit=False, gained=gains(moment.news, seat)),
            Group((), says=missing(view, seat)),
        ),
        width=WIDTH,
        height=HEIGHT,
        zoom=ZOOM,
        quality=QUALITY,
    )


def _question(view: View, moment: Moment, seat: Seat) -> Group:
    """What is asked, on a ribbon."""
    asked: Phrase = words(f"draw-ask-{tag(view.phase)}" if seat in moment.asked else "draw-ask-wait")
    return telling(asked, 1, banner(asked, RIBBON, "#1d5c6e", 56), placed(badge(seat, 68), 60, 54))


def _sand(view: View, moment: Moment) -> Group:
    """The heap, with the places where a card may be put back."""
    found = offered(view, moment)
    lens = focus((*view.heap.spots, *(place.spot for place in found)), SAND)
    return Group(
        (
            hollows(view, lens, SAND),
            heap(view, lens, SAND, takable(moment.choices), places(found, lens)),
            breath(view, lens, SAND),
        )
    )


def takable(choices: tuple[Move, ...]) -> frozenset[str]:
    """The letters of the cards that may be taken."""
    return frozenset(move.card for move in choices if isinstance(move, Take))


def _held(view: View, moment: Moment, seat: Seat) -> Group:
    """The card one holds, large; else the islands, and how far the others are."""
    phase = view.phase
    if isinstance(phase, Look | Where) and phase.seat == seat:
        return _card(phase)
    boxes = ISLANDS.columns(len(COLOURS), 8)
    return Group((islands(view, boxes, won(moment)), rivals(view, seat, RIVALS)))


def _card(phase: Look | Where) -> Group:
    size = round(min(HELD.width / CARD_WIDTH, HELD.height / CARD_HEIGHT) * 0.94, 3)
    x, y = HELD.centre
    corner = x - CARD_WIDTH * size / 2, y - CARD_HEIGHT * size / 2
    parts: tuple[Part, ...] = (
        placed(bare(phase.face), x, y, -3, size),
        placed(label(phase.card, 52), corner[0] + 4, corner[1] + 40),
    )
    return telling(words("draw-in-hand", card=phase.card, face=phase.face), 1, *parts)


def missing(view: View, seat: Seat) -> tuple[Said, ...]:
    """Say how much is missing to the maps one has begun."""
    begun = (
        (colour, MAP - quarters(view.owned[seat], colour))
        for colour in COLOURS
        if claim(view, seat, colour) == OPEN
    )
    return tuple(
        Said(words("draw-missing", colour=colour, count=count), 3) for colour, count in begun if count < MAP
    )
