"""Scores: between the rounds, and at the end with how they came about."""

from engine.sails.cards import POINTS
from engine.sails.state import Tally
from engine.sails.views import View
from render.kit import paths
from render.kit.panels import panel, seat_name
from render.scene import (
    Box,
    Group,
    Shape,
    Sprite,
    Text,
    Words,
    group,
    telling,
    words,
)
from render.theme import INK
from render.tint import clear

AREA = Box(336, 116, 840, 440)


def sums(tally: Tally) -> tuple[int, int]:
    """The points of the treasures, and of the pairs of Bonus cards (sails R36)."""
    return sum(POINTS[card] for card in tally.treasures), tally.bonus // 2


def between(view: View) -> Group:
    """The round that is over, a line for each player."""
    tally = view.tallies[-1]
    rows = AREA.inset(26, 16).rows(view.seats + 1)
    title = Text(words("draw-scored", round=len(view.tallies)), rows[0], size=52, least=44, face="title")
    lines = tuple(_line(seat, tally[seat], rows[seat + 1]) for seat in range(view.seats))
    return Group((panel(AREA), title, *lines))


def _line(seat: int, tally: Tally, row: Box) -> Group:
    """One player's round: treasures and pairs make the points."""
    rule = Shape(paths.line((row.x, row.y), (row.right, row.y)), None, clear(INK, 0.3), 2)
    middle = row.y + row.height / 2
    return telling(
        tallied(seat, tally),
        1,
        rule,
        seat_name(seat, Box(row.x, row.y + 6, 300, row.height - 12)),
        sum_of(tally, row.x + 320, middle, 440),
    )


def tallied(seat: int, tally: Tally) -> Words:
    """Say how the points of a round came about."""
    treasures, pairs = sums(tally)
    return words(
        "draw-tally",
        seat=seat,
        points=tally.points,
        size=len(tally.treasures),
        treasures=treasures,
        bonus=tally.bonus,
        pairs=pairs,
    )


def sum_of(tally: Tally, x: float, y: float, width: float) -> Group:
    """A sum in emblems: chests and pairs of Bonus cards, and what they make."""
    treasures, pairs = sums(tally)
    step = width / 3
    return group(
        Sprite("chest", 24, 0, 48),
        _figure(str(treasures), 52, step - 56),
        Sprite("plus", step + 24, 0, 42),
        _figure(str(pairs), step + 52, step - 56),
        _figure(f"= {tally.points}", 2 * step, step, 46),
        x=x,
        y=y,
    )


def _figure(text: str, x: float, width: float, size: float = 40) -> Text:
    return Text(text, Box(x, -28, width, 56), size=size, face="bold", side="left", colour=INK)
