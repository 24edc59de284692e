"""The plates of the players: gold, maps by colour, objects and coin cards."""

from engine.core.types import Event, Seat
from engine.skeleton_island.cards import COLOUR, COLOURS
from engine.skeleton_island.events import IslandWon, Kept, Stolen, TurnedUp
from engine.skeleton_island.state import View
from render.kit.panels import seat_plate
from render.kit.tokens import badge
from render.moment import Moment
from render.scene import Box, Group, Part, Said, Sprite, Text, placed, who, words
from render.skeleton_island.hoard import goods, maps

AREA = Box(836, 24, 340, 752)
GAP = 14
TALL = 240
"""A plate is never higher than this."""
SHIP = Sprite("ship", AREA.centre[0], AREA.bottom - 116, 210)
"""What lies at anchor where two players leave room."""


def plates(view: View, moment: Moment) -> Group:
    """Everybody's plate, in the order of seats."""
    height = min(TALL, (AREA.height - GAP * (moment.seats - 1)) / moment.seats)
    used = height * moment.seats + GAP * (moment.seats - 1)
    boxes = Box(AREA.x, AREA.y, AREA.width, used).rows(moment.seats, GAP)
    shown = tuple(
        plate(view, seat, box, lit=seat in moment.asked, gained=gains(moment.news, seat))
        for seat, box in enumerate(boxes)
    )
    return Group((*shown, *((SHIP,) if used < AREA.height - SHIP.size else ())))


def gains(news: tuple[Event, ...], seat: Seat) -> frozenset[str]:
    """What a seat got since the picture before: colours of map pieces and islands, objects, coin cards."""
    cards = {e.face for e in news if isinstance(e, Kept | TurnedUp | Stolen) and e.seat == seat}
    islands = {event.colour for event in news if isinstance(event, IslandWon) and event.seat == seat}
    return frozenset({COLOUR[face] or face for face in cards} | islands)


def plate(view: View, seat: Seat, box: Box, *, lit: bool, gained: frozenset[str]) -> Group:
    """One player's plate and what it tells."""
    inner = Box(box.x + 26, box.y + 10, box.width - 42, box.height - 20)
    return Group(
        (seat_plate(seat, box, lit), *_name(view, seat, inner), *_rows(view, seat, inner, gained)),
        says=told(view, seat),
    )


def told(view: View, seat: Seat) -> tuple[Said, ...]:
    """Say a player's gold and islands, and what else lies there."""
    won = tuple(colour for colour, owner in zip(COLOURS, view.islands, strict=True) if owner == seat)
    score = view.scores[seat]
    lines = [Said(words("draw-plate", seat=seat, gold=score.total, islands=won), 1)]
    if view.owned[seat]:
        lines.append(Said(words("draw-owned", seat=seat, cards=view.owned[seat]), 2))
    return tuple(lines)


def _name(view: View, seat: Seat, inner: Box) -> tuple[Part, ...]:
    """Badge and name on the left, all gold on the right."""
    middle = inner.y + 25
    return (
        placed(badge(seat, 50), inner.x + 8, middle),
        Text(who(seat), Box(inner.x + 42, middle - 24, inner.width - 140, 48), face="bold", side="left"),
        Sprite("coins", inner.right - 70, middle, 48),
        Text(str(view.scores[seat].total), Box(inner.right - 46, middle - 24, 50, 48), size=42, face="bold"),
    )


def _rows(view: View, seat: Seat, inner: Box, gained: frozenset[str]) -> tuple[Group, ...]:
    """Maps, then objects and gold: in two rows where there is room, else in one."""
    low = Box(inner.x, inner.y + 56, inner.width, inner.height - 56)
    cards = view.owned[seat]
    if low.height < 150:
        above, below = low.rows(2, 6)
        return maps(view, seat, above, gained), goods(cards, below, gained)
    first, second, third = low.rows(3, 6)
    return (
        maps(view, seat, first, gained),
        goods(cards, second, gained, kinds=("object",)),
        goods(cards, third, gained, kinds=("coins",)),
    )
