"""The final picture: who won, what every treasure is made of, and the story in three lines."""

from engine.core.types import Outcome, Seat
from engine.skeleton_island.cards import COLOURS, KIND, PRICE
from engine.skeleton_island.phases import Over
from engine.skeleton_island.state import View
from render.kit import finale, paths
from render.kit.cards import spread
from render.kit.panels import panel, seat_name
from render.moment import Moment
from render.scene import (
    HEIGHT,
    WIDTH,
    Box,
    Group,
    Part,
    Phrase,
    Scene,
    Shape,
    Sprite,
    Text,
    placed,
    telling,
    words,
)
from render.skeleton_island.beach import beach
from render.skeleton_island.cards import island
from render.skeleton_island.hoard import good
from render.theme import INK
from render.tint import clear

RIBBON = Box(150, 22, 900, 96)
TABLE = Box(40, 132, 1120, 484)
STORY = Box(40, 630, 1120, 146)
COINS, ISLANDS = Box(310, 0, 300, 0), Box(640, 0, 330, 0)
"""Where the two parts of a treasure stand, from the left of a row."""


def final(view: View, moment: Moment) -> Scene:
    """The treasures of the game and how they came about."""
    outcome = moment.outcome
    assert outcome is not None
    return Scene(
        heading=words("draw-final-heading"),
        ground=beach(WIDTH, HEIGHT, WIDTH + 60, Box(300, 120, 600, 600)),
        parts=(
            finale.victory(outcome, RIBBON),
            Sprite("crossbones", 110, 72, 116),
            Sprite("open_chest", 1092, 72, 116),
            _scores(view, outcome),
            _story(view),
        ),
    )


def _scores(view: View, outcome: Outcome) -> Group:
    """A row for each player, the best first."""
    order = sorted(range(len(view.owned)), key=outcome.places.__getitem__)
    area = TABLE.inset(24, 14)
    head, body = 48, Box(area.x, area.y + 48, area.width, area.height - 48)
    titles = (
        _title("draw-coins", Box(area.x + COINS.x, area.y, COINS.width, head)),
        _title("draw-islands", Box(area.x + ISLANDS.x, area.y, ISLANDS.width, head)),
        _title("draw-total", Box(area.right - 110, area.y, 110, head)),
    )
    rows = (_row(view, outcome, seat, row) for seat, row in zip(order, body.rows(len(order)), strict=True))
    return Group((panel(TABLE), *titles, *rows))


def _title(key: str, box: Box) -> Text:
    return Text(words(key), box, face="title", size=46)


def _row(view: View, outcome: Outcome, seat: Seat, row: Box) -> Group:
    """One player: coin cards, islands, and the total."""
    score = view.scores[seat]
    told = words(
        "draw-final-row",
        seat=seat,
        gold=score.total,
        place=outcome.places[seat],
        coins=score.coins,
        islands=score.islands,
        cards=_coin_cards(view, seat),
    )
    parts: list[Part] = [
        Shape(paths.line((row.x, row.y), (row.right, row.y)), None, clear(INK, 0.3), 2),
        seat_name(seat, Box(row.x, row.y + 4, 290, row.height - 8)),
        *_coins(view, seat, row),
        *_islands(view, seat, row),
        Text(str(score.total), Box(row.right - 110, row.y, 110, row.height), size=60, face="bold"),
    ]
    if outcome.places[seat] == 1:
        parts.insert(0, finale.glow(row))
    return telling(told, 1, *parts)


def _coin_cards(view: View, seat: Seat) -> tuple[str, ...]:
    """The coin cards of a player, the largest first."""
    return tuple(face for face in reversed(view.owned[seat]) if KIND[face] == "coins")


def _coins(view: View, seat: Seat, row: Box) -> tuple[Part, ...]:
    """The coin cards, the largest first."""
    cards = _coin_cards(view, seat)
    places = spread(len(cards), COINS.width, 60, 4)
    return tuple(
        placed(good(face, 60), row.x + COINS.x + x, row.centre[1])
        for face, x in zip(cards, places, strict=True)
    )


def _islands(view: View, seat: Seat, row: Box) -> tuple[Part, ...]:
    """The islands won."""
    won = [colour for colour, owner in zip(COLOURS, view.islands, strict=True) if owner == seat]
    places = spread(len(won), ISLANDS.width, 92, 10)
    return tuple(
        placed(island(colour, 92, 78), row.x + ISLANDS.x + x, row.centre[1])
        for colour, x in zip(won, places, strict=True)
    )


def _story(view: View) -> Group:
    """The game in three lines."""
    return finale.story(STORY, _lines(view), ("hourglass", "palm", "jolly_roger"))


def _lines(view: View) -> tuple[Phrase, Phrase, Phrase]:
    """How it ended, who won the most islands, how much piracy there was."""
    assert isinstance(view.phase, Over)
    counts = [sum(owner == seat for owner in view.islands) for seat in range(len(view.owned))]
    best = tuple(seat for seat, count in enumerate(counts) if count == max(counts))
    raids = len(view.spent) // PRICE
    return (
        words(f"draw-story-{view.phase.why}", left=len(view.heap.cards)),
        words("draw-story-most", seats=best, count=max(counts)) if max(counts) else words("draw-story-none"),
        words("draw-story-piracy", count=raids, cards=len(view.spent)),
    )
