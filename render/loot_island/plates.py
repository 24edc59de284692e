"""The plates of the players: cubes, cards in hand, treasures by type, who passed, First Player."""

from engine.loot_island.numbers import COMPASSES, FATAL_CUBES
from engine.loot_island.score import crosses
from engine.loot_island.treasures import TREASURES, TYPES
from engine.loot_island.views import View
from render.kit import paths
from render.kit.cards import spread
from render.kit.panels import panel, seat_plate
from render.kit.tokens import badge, counter
from render.loot_island import changes
from render.loot_island.maps import CHIP, CURSE, chip
from render.loot_island.tokens import TYPES as EMBLEMS
from render.loot_island.tokens import cross, figure
from render.moment import Moment
from render.scene import Box, Group, Part, Shape, Sprite, Text, placed, telling, who, words
from render.theme import ALARM, GLOW, INK, SNOW
from render.tint import clear

AREA = Box(848, 186, 328, 590)
GAP = 8
TALLEST = 191
ROOMY = 180
"""From this height on a plate has a row for its treasures alone."""
EASED = "#3f8f46"
DANGER = 10
"""From so many cubes on the curse is about to win."""


def plates(view: View, moment: Moment) -> Group:
    """Everybody's plate, in the order of seats, Aaron's last."""
    figures = len(view.kept)
    height = min(TALLEST, (AREA.height - GAP * (figures - 1)) / figures)
    boxes = [Box(AREA.x, AREA.y + (height + GAP) * at, AREA.width, height) for at in range(figures)]
    seats = tuple(_plate(view, moment, seat, boxes[seat]) for seat in range(view.seats))
    return Group((*seats, *(_aaron(view, box) for box in boxes[view.seats :])))


def _plate(view: View, moment: Moment, seat: int, box: Box) -> Group:
    """One player's plate and what it tells."""
    top = box.y + 28
    return telling(
        words(
            "draw-plate",
            seat=seat,
            cubes=view.cubes[seat],
            cards=view.hand_sizes[seat],
            count=len(view.kept[seat]),
            crosses=crosses(view.kept[seat]),
            passed="yes" if view.passed[seat] else "no",
            first="yes" if view.first == seat else "no",
        ),
        1,
        _owned(view, seat),
        seat_plate(seat, box, seat in moment.asked),
        placed(badge(seat, 42), box.x + 42, top),
        Text(who(seat), Box(box.x + 70, top - 22, 158, 44), face="bold", side="left"),
        _cubes(view.cubes[seat], box.right - 100, top),
        *_change(changes.cubes(moment.news, seat), box.right - 76, top),
        *_goods(view, seat, box, changes.kept(moment.news, seat)),
        *_marks(view, seat, box),
    )


def _goods(view: View, seat: int, box: Box, new: frozenset[str]) -> tuple[Part, ...]:
    """Cards in hand and treasures, side by side; where there is room below each other, with the compasses."""
    kept, cards = view.kept[seat], str(view.hand_sizes[seat])
    if box.height < ROOMY:
        low = box.bottom - 10 - (box.height - 60) / 2
        hand = counter("hand", cards, box.x + 32, low, size=40, width=40)
        return hand, *treasures(kept, Box(box.x + 104, low - 24, box.width - 122, 48), new)
    out = sum(seat in landing.compasses for landing in view.landings)
    return (
        counter("hand", cards, box.x + 32, box.y + 86, size=44, width=44),
        counter("compass", str(COMPASSES - out), box.x + 136, box.y + 86, size=44, width=30),
        *treasures(kept, Box(box.x + 26, box.y + 120, box.width - 44, 60), new),
    )


def _owned(view: View, seat: int) -> Group:
    """The treasures of a player, told in full."""
    kept = view.kept[seat]
    return telling(words("draw-kept", seat=seat, treasures=kept), 3) if kept else Group(())


def _cubes(number: int, x: float, y: float) -> Group:
    return counter("cube", str(number), x, y, size=40, width=42, tint=CURSE, colour=colour(number))


def colour(cubes: int) -> str:
    """Cubes are written in red when the thirteenth is near."""
    return ALARM if cubes >= min(DANGER, FATAL_CUBES) else INK


def _change(cubes: int, x: float, y: float) -> tuple[Part, ...]:
    """An arrow on the cube when cubes just came (up) or went (down)."""
    if not cubes:
        return ()
    up = 1 if cubes > 0 else -1
    tip = paths.polygon([(x - 15, y + 12 * up), (x + 15, y + 12 * up), (x, y - 15 * up)])
    return (Shape(tip, ALARM if cubes > 0 else EASED, SNOW, 3),)


def _marks(view: View, seat: int, box: Box) -> tuple[Part, ...]:
    """The First Player tile at the corner, an anchor for whoever passed."""
    tile = (Sprite("flag", box.x + 8, box.y + 14, 44),) if view.first == seat else ()
    return (*tile, *((Sprite("anchor", box.x + 8, box.bottom - 26, 50),) if view.passed[seat] else ()))


def treasures(kept: tuple[str, ...], box: Box, new: frozenset[str] = frozenset()) -> tuple[Part, ...]:
    """The treasures by type, each with how many there are if there are several; crowns with their crosses."""
    step = box.width / len(TYPES)
    parts: list[Part] = []
    for at, kind in enumerate(TYPES):
        count = sum(TREASURES[one].type == kind for one in kept)
        x, y = box.x + step * (at + 0.5), box.centre[1]
        if any(TREASURES[one].type == kind for one in new):
            parts.append(Shape(paths.circle(x, y, step * 0.62), clear(GLOW, 0.75)))
        parts += _kind(kind, crosses(kept) if kind == "crown" else count, x, y, step)
    return tuple(parts)


def _kind(kind: str, count: int, x: float, y: float, step: float) -> list[Part]:
    """One type of treasure; what is not owned is a faint dot."""
    if not count:
        return [Shape(paths.circle(x, y, 4), "#2b1d1240")]
    box = Box(x - step / 2, y - 8, step, 36)
    number = Text(str(count), box, size=33, face="bold", side="right", colour=SNOW, halo=INK)
    told = _crosses(count, x + step / 4, y + 10, 30) if kind == "crown" else (number,) if count > 1 else ()
    return [Group((Sprite(EMBLEMS[kind], x, y, min(52, step + 2)), *told), solid=True)]


def _crosses(count: int, x: float, y: float, size: float = 40) -> tuple[Part, ...]:
    """So many crosses on crowns."""
    box = Box(x - 24, y - 20, 48, 40)
    return cross(x, y, size), Text(str(count), box, size=34, face="bold", colour=SNOW, halo=INK)


def _aaron(view: View, box: Box) -> Group:
    """Aaron's plate: his open cards and his crowns (loot_island N23)."""
    seat = view.seats
    hand = view.hands[seat]
    told = words(
        "draw-aaron-plate",
        cards=hand,
        count=len(hand),
        crosses=crosses(view.kept[seat]),
        out="yes" if view.aaron_out else "no",
    )
    places = spread(len(hand), box.width - 32, CHIP.width, 4)
    return telling(
        told,
        1,
        panel(box),
        placed(figure(seat, view.seats, 46), box.x + 42, box.y + 32),
        Text(words("draw-aaron"), Box(box.x + 74, box.y + 8, 130, 48), face="bold", side="left"),
        Sprite("crown", box.right - 88, box.y + 32, 44),
        *_crosses(crosses(view.kept[seat]), box.right - 44, box.y + 32),
        *(
            placed(chip(one), box.x + 16 + x - CHIP.width / 2, box.bottom - 20 - CHIP.height)
            for one, x in zip(hand, places, strict=True)
        ),
        *((Sprite("anchor", box.x + 8, box.bottom - 26, 50),) if view.aaron_out else ()),
    )
