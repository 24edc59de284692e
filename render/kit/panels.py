"""Plates of paper and what stands on them: titles, banners, seat rows, score tables."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from render.kit import paths
from render.kit.tokens import badge
from render.scene import (
    Box,
    Colour,
    Group,
    Linear,
    Part,
    Phrase,
    Said,
    Shadow,
    Shape,
    Side,
    Sprite,
    Text,
    Texture,
    group,
    placed,
    who,
    words,
)
from render.theme import FADED, GLOW, INK, PAPER_EDGE, SEATS, SNOW
from render.tint import clear, dark, light


@lru_cache(maxsize=512)
def panel(box: Box, tint: Colour = "#f0dfb6", lit: bool = False) -> Group:
    """A plate of old paper with a double ink line; a lit one is the player's whose turn it is."""
    outer = paths.rect(0, 0, box.width, box.height, 12)
    inner = paths.rect(6, 6, box.width - 12, box.height - 12, 8)
    glow = (Shape(outer, None, GLOW, 9), Shape(outer, None, clear(GLOW, 0.5), 16)) if lit else ()
    return Group(
        (
            *glow[::-1],
            Shape(outer, Texture("parchment", dark(tint, 0.12), light(tint, 0.35)), INK, 3),
            Shape(outer, Linear("#fff8e000", "#6b421a38")),
            Shape(inner, None, clear(PAPER_EDGE, 0.75), 2),
        ),
        x=box.x,
        y=box.y,
        solid=True,
        shadow=Shadow(5, 6),
    )


def title(
    phrase: Phrase, box: Box, size: float = 64, colour: Colour = INK, halo: Colour | None = None
) -> Text:
    """A heading in the display face."""
    return Text(phrase, box, size=size, least=44, face="title", colour=colour, halo=halo)


def line(
    phrase: Phrase,
    box: Box,
    *,
    size: float = 36,
    side: Side = "left",
    colour: Colour = INK,
    lines: int = 1,
    strong: bool = False,
) -> Text:
    """Plain words in a box."""
    return Text(
        phrase, box, size=size, side=side, colour=colour, lines=lines, face="bold" if strong else "text"
    )


def banner(phrase: Phrase, box: Box, colour: Colour = "#8f2f1e", size: float = 60) -> Group:
    """A ribbon with swallow tails that carries a title."""
    w, h, tail = box.width, box.height, box.height * 0.42
    ribbon = paths.rect(tail * 0.8, 0, w - tail * 1.6, h)
    left = paths.polygon(
        [(0, h * 0.16), (tail * 1.5, h * 0.16), (tail * 1.5, h), (0, h), (tail * 0.5, h * 0.58)]
    )
    right = paths.polygon(
        [(w, h * 0.16), (w - tail * 1.5, h * 0.16), (w - tail * 1.5, h), (w, h), (w - tail * 0.5, h * 0.58)]
    )
    room = Box(tail * 1.2, 0, w - tail * 2.4, h * 0.94)
    return Group(
        (
            Shape(left + right, dark(colour, 0.35), INK, 3),
            Shape(ribbon, Linear(light(colour, 0.16), dark(colour, 0.15)), INK, 3, 4),
            Shape(paths.line((tail, 6), (w - tail, 6)), None, clear("#ffe9b0", 0.5), 2),
            Shape(paths.line((tail, h - 6), (w - tail, h - 6)), None, clear("#ffe9b0", 0.5), 2),
            title(phrase, room, size, SNOW),
        ),
        x=box.x,
        y=box.y,
        solid=True,
        shadow=Shadow(4, 5),
    )


def seat_name(seat: int, box: Box, *, size: float = 36, colour: Colour = INK) -> Group:
    """A badge and the name of its player, within a box."""
    mark = min(box.height, 56.0)
    return group(
        placed(badge(seat, mark), mark / 2, box.height / 2),
        Text(
            who(seat),
            Box(mark + 12, 0, box.width - mark - 12, box.height),
            size=size,
            face="bold",
            side="left",
            colour=colour,
        ),
        x=box.x,
        y=box.y,
    )


def seat_plate(seat: int, box: Box, lit: bool) -> Group:
    """The plate of a player: paper with a stripe in the seat's colour, lit when it is the turn."""
    stripe = paths.rect(0, 0, 14, box.height)
    outer = paths.rect(0, 0, box.width, box.height, 12)
    plate = msgspec.structs.replace(panel(Box(0, 0, box.width, box.height), lit=lit))
    colour = SEATS[seat].colour
    return Group(
        (plate, Group((Shape(stripe, colour),), clip=outer), Shape(outer, None, INK, 3)),
        x=box.x,
        y=box.y,
        solid=True,
    )


def table(rows: Sequence[Sequence[Phrase]], box: Box, widths: Sequence[float], size: float = 36) -> Group:
    """A table of words and numbers: the first row is its head, widths are shares."""
    total = sum(widths)
    parts: list[Part] = []
    for number, (cells, place) in enumerate(zip(rows, box.rows(len(rows)), strict=True)):
        x = place.x
        for column, (cell, share) in enumerate(zip(cells, widths, strict=True)):
            width = place.width * share / total
            at = Box(x + 6, place.y, width - 12, place.height)
            parts.append(_cell(cell, at, size, head=number == 0, first=column == 0))
            x += width
        if number:
            rule = paths.line((place.x, place.y), (place.right, place.y))
            parts.append(Shape(rule, None, clear(INK, 0.35), 2))
    return Group(tuple(parts), solid=True)


def _cell(cell: Phrase, box: Box, size: float, *, head: bool, first: bool) -> Text:
    return Text(
        cell,
        box,
        size=size,
        face="text" if head else "bold",
        side="left" if first else "centre",
        colour=FADED if head else INK,
    )


INVITATION = Box(50, 584, 1100, 186)


def invitation(least: int, most: int, minutes: int, seats: int) -> Group:
    """The sign on a lobby card: the game in a line, for how many and how long, and who is there."""
    above, below = INVITATION.inset(28, 12).rows(2)
    middle = below.centre[1]
    players, time = words("draw-players", least=least, most=most), words("draw-minutes", minutes=minutes)
    here = tuple(
        placed(badge(seat, 58), below.right - 34 - 70 * (most - 1 - seat), middle) for seat in range(seats)
    )
    return Group(
        (
            panel(INVITATION),
            line(words("tagline"), above, size=44, side="centre", lines=2),
            Sprite("pirate", below.x + 30, middle, 62),
            line(players, Box(below.x + 68, below.y, 260, below.height), strong=True, size=38),
            Sprite("hourglass", below.x + 364, middle, 62),
            line(time, Box(below.x + 402, below.y, 270, below.height), strong=True, size=38),
            *here,
        ),
        says=(Said(words("tagline"), 1), Said(players, 2), Said(time, 2)),
    )
