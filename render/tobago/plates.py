"""The plates of the players: amulets, gold cards, roses left."""

from engine.core.types import Seat
from engine.tobago.views import View
from render.kit.panels import seat_plate
from render.kit.tokens import badge, counter
from render.moment import Moment
from render.scene import Box, Group, Text, placed, telling, who, words

ROW = 58
GAP = 6
COUNT = 79
"""How wide a counter is."""


def height(seats: int) -> float:
    """How much room the plates take."""
    return seats * ROW + (seats - 1) * GAP


def plates(view: View, moment: Moment, box: Box) -> Group:
    """Everybody's plate, in the order of seats."""
    rows = box.rows(view.rules.seats, GAP)
    return Group(tuple(_plate(view, moment, seat, row) for seat, row in enumerate(rows)))


def summary(view: View, seat: Seat) -> Group:
    """Say what a player owns in the open, without a picture."""
    return telling(
        words(
            "draw-plate",
            seat=seat,
            gold=view.piles[seat],
            amulets=view.purses[seat],
            roses=view.roses[seat],
            clues=view.hands[seat],
        ),
        1,
    )


def _plate(view: View, moment: Moment, seat: Seat, box: Box) -> Group:
    """One player in a row."""
    middle = box.centre[1]
    counts = (("coins", view.piles[seat]), ("amulet", view.purses[seat]), ("compass", view.roses[seat]))
    first = box.right - COUNT * len(counts) - 10
    name = Box(box.x + 66, box.y, first - box.x - 70, box.height)
    return Group(
        (
            summary(view, seat),
            seat_plate(seat, box, seat in moment.asked),
            placed(badge(seat, 46), box.x + 38, middle),
            Text(who(seat), name, size=36, face="bold", side="left"),
            *(
                counter(emblem, str(count), first + COUNT * at, middle, size=40, width=COUNT - 42)
                for at, (emblem, count) in enumerate(counts)
            ),
        )
    )
