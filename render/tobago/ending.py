"""The final picture: who won, everybody's gold turned up, the island, the game in three lines."""

from functools import lru_cache

from engine.core.types import Outcome, Seat
from engine.tobago.cards import CURSE
from engine.tobago.landmarks import Site
from engine.tobago.phases import Over
from engine.tobago.views import View
from render import theme
from render.kit import finale, paths
from render.kit.cards import spread
from render.kit.panels import panel
from render.kit.tokens import badge
from render.moment import Moment
from render.scene import Box, Group, Part, Phrase, Scene, Shape, Sprite, Text, placed, telling, who, words
from render.theme import INK, SEATS
from render.tint import clear
from render.tobago.chart import Chart
from render.tobago.gold import hoard
from render.tobago.land import isle

RIBBON = Box(150, 22, 900, 96)
TABLE = Box(470, 134, 706, 484)
STORY = Box(470, 632, 706, 144)
SMALL = Chart(54, 158, 20.2)
CARD, MANY = 46, 9
"""How wide gold cards are, and how many lie side by side."""


def final(view: View, moment: Moment) -> Scene:
    """The scores of the game and how they came about."""
    outcome = moment.outcome
    assert outcome is not None
    return Scene(
        heading=words("draw-final-heading"),
        ground=_ground(view.site),
        parts=(
            finale.victory(outcome, RIBBON),
            *_garage(finale.winners(outcome)),
            Sprite("crown", 110, 72, 116),
            Sprite("open_chest", 1090, 74, 120),
            _scores(view, outcome),
            _story(view),
        ),
    )


@lru_cache(maxsize=16)
def _ground(site: Site) -> Group:
    """The island of this game, small, on the sea."""
    return Group((*theme.sea().parts, isle(site, SMALL, labelled=False)))


def _garage(winners: tuple[Seat, ...]) -> tuple[Part, ...]:
    """The ATVs of the winners, before the sea."""
    places = spread(len(winners), 430, 150, 4)
    return tuple(placed(_winner(seat), 30 + x, 690) for seat, x in zip(winners, places, strict=True))


def _winner(seat: Seat) -> Group:
    car = Sprite("car", 0, 0, 150, SEATS[seat].colour)
    return Group((Sprite("glow", 0, 0, 260, "#ffe08a"), car, placed(badge(seat, 66), 0, -52)))


def _scores(view: View, outcome: Outcome) -> Group:
    """A row for each player, the best first."""
    order = sorted(range(view.rules.seats), key=outcome.places.__getitem__)
    rows = TABLE.inset(20, 12).rows(view.rules.seats, 4)
    return Group(
        (panel(TABLE), *(_row(view, outcome, seat, row) for seat, row in zip(order, rows, strict=True)))
    )


def _row(view: View, outcome: Outcome, seat: Seat, row: Box) -> Group:
    """One player: the gold cards, turned up, and the coins they make."""
    pile, coins = view.treasures[seat], outcome.scores[seat]
    told = words(
        "draw-final-row", seat=seat, points=coins, place=outcome.places[seat], cards=pile, count=len(pile)
    )
    middle = row.centre[1]
    fan = Box(row.x + 238, middle - 49, row.width - 338, 98)
    parts: list[Part] = [
        Shape(paths.line((row.x, row.bottom + 2), (row.right, row.bottom + 2)), None, clear(INK, 0.3), 2),
        placed(badge(seat, 56), row.x + 34, middle),
        Text(who(seat), Box(row.x + 70, row.y, 164, row.height), size=38, face="bold", side="left"),
        hoard(pile, fan, CARD, MANY),
        Text(str(coins), Box(row.right - 96, row.y, 92, row.height), size=64, face="bold"),
    ]
    if outcome.places[seat] == 1:
        parts.insert(0, finale.glow(row, 1))
    return telling(told, 1, *parts)


def _story(view: View) -> Group:
    """The game in three lines."""
    return finale.story(STORY, _lines(view), ("hourglass", "coin", "crossbones"))


def _lines(view: View) -> tuple[Phrase, Phrase, Phrase]:
    """How it ended, who found the finest gold, how many curses there were."""
    assert isinstance(view.phase, Over)
    best = max((card for pile in view.treasures for card in pile), default=0)
    counts = [pile.count(best) for pile in view.treasures]
    finest = tuple(seat for seat, count in enumerate(counts) if best and count == max(counts))
    return (
        words(f"draw-story-{view.phase.why}", round=view.round),
        words("draw-story-best", value=best, seats=finest, count=max(counts)),
        words("draw-story-curses", count=view.discard.count(CURSE)),
    )
