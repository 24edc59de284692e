"""The final picture: who won, every round as a sum, and the story of the game in three lines."""

from engine.core.types import Outcome
from engine.sails.views import View
from render import theme
from render.kit import finale, paths
from render.kit.panels import panel, seat_name
from render.moment import Moment
from render.sails.scoring import sum_of, tallied
from render.scene import Box, Group, Part, Phrase, Said, Scene, Shape, Sprite, Text, words
from render.theme import INK
from render.tint import clear

RIBBON = Box(150, 22, 900, 96)
TABLE = Box(40, 132, 1120, 484)
STORY = Box(40, 630, 1120, 146)


def final(view: View, moment: Moment) -> Scene:
    """The scores of the game and how they came about."""
    outcome = moment.outcome
    assert outcome is not None
    return Scene(
        heading=words("draw-final-heading"),
        ground=theme.sea(),
        parts=(
            finale.victory(outcome, RIBBON),
            Sprite("crown", 120, 70, 110),
            Sprite("open_chest", 1080, 72, 116),
            _scores(view, outcome),
            _story(view),
        ),
    )


def _scores(view: View, outcome: Outcome) -> Group:
    """A row for each player, the best first."""
    order = sorted(range(view.seats), key=outcome.places.__getitem__)
    area = TABLE.inset(24, 14)
    head, body = 48, Box(area.x, area.y + 48, area.width, area.height - 48)
    titles = (
        Text(words("draw-scored", round=1), Box(area.x + 300, area.y, 330, head), face="title", size=46),
        Text(words("draw-scored", round=2), Box(area.x + 640, area.y, 330, head), face="title", size=46),
        Text(words("draw-total"), Box(area.right - 110, area.y, 110, head), face="title", size=46),
    )
    rows = tuple(
        _row(view, outcome, seat, row) for seat, row in zip(order, body.rows(view.seats), strict=True)
    )
    return Group((panel(TABLE), *titles, *rows))


def _row(view: View, outcome: Outcome, seat: int, row: Box) -> Group:
    """One player: a sum for each round, and the total."""
    total = outcome.scores[seat]
    middle = row.y + row.height / 2
    told = words("draw-final-row", seat=seat, points=total, place=outcome.places[seat])
    parts: list[Part] = [
        Shape(paths.line((row.x, row.y), (row.right, row.y)), None, clear(INK, 0.3), 2),
        seat_name(seat, Box(row.x, row.y + 4, 280, row.height - 8)),
        *(sum_of(tally[seat], row.x + 310 + 340 * i, middle, 320) for i, tally in enumerate(view.tallies)),
        Text(str(total), Box(row.right - 110, row.y, 110, row.height), size=60, face="bold"),
    ]
    if outcome.places[seat] == 1:
        parts.insert(0, finale.glow(row))
    sums = (
        Said(words("draw-round", round=number, sum=tallied(seat, tally[seat])), 2)
        for number, tally in enumerate(view.tallies, 1)
    )
    return Group(tuple(parts), says=(Said(told, 1), *sums))


def _story(view: View) -> Group:
    """The game in three lines."""
    return finale.story(STORY, _lines(view), ("star", "chest", "plus"))


def _lines(view: View) -> tuple[Phrase, Phrase, Phrase]:
    """The best round, the most treasures, the most pairs of Bonus cards."""
    rounds = [
        (tally[seat].points, seat, n + 1)
        for n, tally in enumerate(view.tallies)
        for seat in range(view.seats)
    ]
    points, seat, best = max(rounds, key=lambda one: (one[0], -one[2], -one[1]))
    counts = [sum(len(tally[s].treasures) for tally in view.tallies) for s in range(view.seats)]
    bonus = [sum(tally[s].bonus for tally in view.tallies) for s in range(view.seats)]
    return (
        words("draw-story-round", seat=seat, points=points, round=best),
        words("draw-story-treasures", seats=_most(counts), count=max(counts)),
        words("draw-story-bonus", seats=_most(bonus), count=max(bonus)),
    )


def _most(counts: list[int]) -> tuple[int, ...]:
    return tuple(seat for seat, count in enumerate(counts) if count == max(counts))
