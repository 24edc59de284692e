"""The table of Loot Island: the island and its landings, small islands, everybody's plate."""

from engine.core.types import tag
from engine.loot_island.numbers import ROUNDS
from engine.loot_island.tiles import in_play
from engine.loot_island.views import View
from render.kit.cards import spread
from render.kit.panels import banner, line, panel
from render.loot_island.heart import heart
from render.loot_island.island import GROUND, island
from render.loot_island.plates import plates
from render.loot_island.tokens import tile
from render.moment import Moment, told, turn
from render.scene import Box, Group, Part, Said, Scene, Words, placed, telling, words

DAY = Box(24, 24, 146, 70)
RIBBON = Box(180, 20, 656, 76)
TILES = Box(848, 24, 328, 152)
RECENT = 2
"""How many of the last events weigh as much as turn and scores."""


def table(view: View, moment: Moment) -> Scene:
    """The public picture."""
    return Scene(
        heading=words("draw-heading", round=view.round, rounds=ROUNDS),
        ground=GROUND,
        parts=(
            _head(view, moment),
            news(moment),
            island(view, moment.news),
            heart(view),
            small_islands(view, TILES, 70, 4),
            plates(view, moment),
        ),
    )


def _ribbon(view: View, moment: Moment) -> Words:
    """Whose turn it is, in few words."""
    landing = getattr(view.phase, "landing", 0)
    return words(f"draw-turn-{tag(view.phase)}", seats=moment.asked, count=len(moment.asked), landing=landing)


def _head(view: View, moment: Moment) -> Group:
    """The day on the left, the turn on a ribbon."""
    short = _ribbon(view, moment)
    day = words("draw-day", round=view.round, rounds=ROUNDS)
    return Group(
        (
            telling(turn(view.phase, moment, short), 1, banner(short, RIBBON, size=56)),
            panel(DAY),
            line(day, DAY.inset(10, 6), side="centre", strong=True),
        )
    )


def news(moment: Moment) -> Group:
    """What happened; it is seen in the picture, and told to those who cannot see it."""
    recent = len(moment.news) - RECENT
    says = (Said(told(event), 1 if at >= recent else 2) for at, event in enumerate(moment.news))
    return Group((), says=tuple(says))


def small_islands(view: View, box: Box, size: float, across: int) -> Group:
    """The small islands in their places, those that are used up under the waves."""
    names = in_play(view.seats)
    rows = [names[start : start + across] for start in range(0, len(names), across)]
    parts: list[Part] = []
    for row, place in zip(rows, box.rows(len(rows)), strict=True):
        for name, x in zip(row, spread(len(row), place.width, size, 10), strict=True):
            parts.append(placed(tile(name, size, name in view.tiles), place.x + x, place.centre[1]))
    return telling(words("draw-tiles", tiles=view.tiles, count=len(view.tiles)), 3, *parts)
