"""The final picture: who won, what every crew brought home, and the story in three lines."""

from engine.core.types import Outcome, Seat
from engine.gunpowder.board import CROSSES
from engine.gunpowder.state import free_crew
from engine.gunpowder.views import View
from render import theme
from render.gunpowder.island import rounds
from render.gunpowder.pieces import GREEN
from render.gunpowder.plates import crew
from render.kit import finale, paths
from render.kit.cards import spread
from render.kit.panels import line, panel, seat_name
from render.kit.tokens import counter
from render.moment import Moment
from render.scene import Box, Group, Part, Phrase, Scene, Shape, Sprite, Text, telling, words
from render.theme import INK
from render.tint import clear

RIBBON = Box(150, 24, 900, 96)
TABLE = Box(40, 136, 1120, 470)
STORY = Box(40, 622, 1120, 154)


def final(view: View, moment: Moment) -> Scene:
    """The gems of the game and how it came about."""
    outcome = moment.outcome
    assert outcome is not None
    return Scene(
        heading=words("draw-final-heading", why=outcome.why, round=rounds(view)),
        ground=theme.sea(),
        parts=(
            finale.victory(outcome, RIBBON),
            Sprite("bomb", 110, 76, 112),
            Sprite("open_chest", 1090, 74, 116),
            _scores(view, outcome),
            _story(view, outcome.why),
        ),
    )


def _scores(view: View, outcome: Outcome) -> Group:
    """A row for each crew, the best first."""
    seats = len(outcome.places)
    order = sorted(range(seats), key=outcome.places.__getitem__)
    rows = TABLE.inset(24, 14).rows(seats)
    parts = tuple(_row(view, outcome, seat, row) for seat, row in zip(order, rows, strict=True))
    return Group((panel(TABLE), *parts))


def _row(view: View, outcome: Outcome, seat: Seat, row: Box) -> Group:
    """One crew: its gems one by one, its ammunition, and who is left."""
    player, place = view.island.players[seat], outcome.places[seat]
    middle = row.centre[1]
    told = words("draw-final-row", seat=seat, place=place, gems=outcome.scores[seat], free=free_crew(player))
    parts: list[Part] = [
        Shape(paths.line((row.x, row.y), (row.right, row.y)), None, clear(INK, 0.3), 2),
        Text(f"{place}.", Box(row.x, row.y, 56, row.height), size=48, face="bold"),
        seat_name(seat, Box(row.x + 64, middle - 30, 306, 60), size=42),
        *_fate(view, seat, row),
    ]
    if place == 1:
        parts.insert(0, finale.glow(row))
    return telling(told, 1, *parts)


def _fate(view: View, seat: Seat, row: Box) -> tuple[Part, ...]:
    """What a crew has, or that it is out of the game."""
    middle = row.centre[1]
    if seat in view.island.out:
        at = Box(row.x + 500, row.y, row.width - 520, row.height)
        return Sprite("crossbones", row.x + 450, middle, 76), line(words("draw-out"), at, size=44)
    player = view.island.players[seat]
    return (
        _gems(player.gems, view.rules.gems, row.x + 376, middle),
        Text(str(player.gems), Box(row.x + 606, row.y, 60, row.height), size=52, face="bold"),
        counter("ammunition", str(player.ammo), row.x + 680, middle, size=54, width=60),
        Group((crew(view, seat, 0, 0),), x=row.x + 796, y=middle, scale=1.05),
    )


def _gems(count: int, goal: int, x: float, y: float) -> Group:
    """Gem by gem, those that were missing faint."""
    places = spread(max(count, goal), 230, 46, 0)
    faint = tuple(Sprite("gem", x + at, y, 46, GREEN) for at in places[count:])
    held = tuple(Sprite("gem", x + at, y, 46, GREEN) for at in places[:count])
    return Group((Group(faint, fade=0.2), *held))


def _story(view: View, why: str) -> Group:
    """The game in three lines."""
    return finale.story(STORY, _lines(view, why), ("hourglass", "open_chest", "bomb"))


def _lines(view: View, why: str) -> tuple[Phrase, Phrase, Phrase]:
    """How it ended, what was found and shot, and which boats blew up."""
    found = view.island.found
    return (
        words("draw-story-end", why=why, round=rounds(view)),
        words(
            "draw-story-chests",
            opened=sum(map(bool, found)),
            all=len(CROSSES),
            gems=found.count("gem"),
            shots=view.island.spent,
        ),
        words("draw-story-blasts", count=view.island.blasts, out=len(view.island.out)),
    )
