"""The plates of the players: visible treasure, pile, Bonus cards, points, First Player."""

from engine.sails.cards import POINTS
from engine.sails.views import View
from render.kit import paths
from render.kit.panels import seat_plate
from render.kit.tokens import badge, counter, roundel
from render.moment import Moment
from render.sails.cards import SHAPE, first_player, named, treasure
from render.scene import Box, Group, Part, Shape, Text, placed, telling, who, words
from render.tint import INK, clear

AREA = Box(24, 586, 1152, 190)
GAP = 12
TREASURE = 84


def plates(view: View, moment: Moment) -> Group:
    """Everybody's plate, in the order of seats."""
    boxes = AREA.columns(view.seats, GAP)
    return Group(tuple(_plate(view, moment, seat, box) for seat, box in enumerate(boxes)))


def scored(view: View, seat: int) -> int:
    """The points of the rounds that are over."""
    return sum(tally[seat].points for tally in view.tallies)


def _plate(view: View, moment: Moment, seat: int, box: Box) -> Group:
    """One player's plate and what it tells."""
    lit = seat in moment.asked
    right = box.x + 116 + max(0, (box.width - 230) * 0.4)
    room = box.right - right - 62
    return telling(
        words(
            "draw-plate",
            seat=seat,
            points=scored(view, seat),
            size=view.piles[seat].size,
            bonus=view.bonus[seat],
            top=named(view.piles[seat].top),
            first="yes" if view.first == seat else "no",
        ),
        1,
        seat_plate(seat, box, lit),
        placed(badge(seat, 52), box.x + 36, box.y - 8),
        Text(who(seat), Box(box.x + 24, box.y + 24, box.width - 36, 42), face="bold", side="left"),
        *_pile(view, seat, box.x + 22 + TREASURE / 2, box.y + 126),
        counter("plus", str(view.bonus[seat]), right, box.y + 98, size=44, width=room),
        counter("coins", str(scored(view, seat)), right, box.y + 154, size=46, width=room),
        *((first_player(box.right - 34, box.y + 4, 62),) if view.first == seat else ()),
    )


def _pile(view: View, seat: int, x: float, y: float) -> tuple[Part, ...]:
    """The visible treasure on its pile, and how many there are."""
    pile = view.piles[seat]
    if not pile.top:
        height = TREASURE * SHAPE
        empty = paths.rect(x - TREASURE / 2, y - height / 2, TREASURE, height, 8)
        return (Shape(empty, clear(INK, 0.08), clear(INK, 0.3), 2),)
    face = treasure(TREASURE, pile.top[0].lower(), POINTS[pile.top])
    under = tuple(placed(face, x + 3 * i, y - 3 * i) for i in range(min(3, pile.size) - 1, 0, -1))
    count = placed(roundel(str(pile.size), 44, "#3a2a1c"), x - TREASURE / 2 + 14, y + 42)
    return (*under, placed(face, x, y), count)
