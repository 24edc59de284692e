"""The table of Tobago: the island, the four maps or the division, everybody's plate."""

from engine.core.types import tag
from engine.tobago.moves import MAPS
from engine.tobago.phases import Begin, Curse, Drive, Offer
from engine.tobago.views import View
from render.kit.panels import banner, line, panel
from render.kit.tokens import counter
from render.moment import Moment, turn
from render.scene import Box, Group, Scene, Words, telling, words
from render.tobago import traces
from render.tobago.chart import TABLE, Chart
from render.tobago.columns import columns, told
from render.tobago.division import division
from render.tobago.land import ground
from render.tobago.pieces import amulets, atvs, chests, cubes, gazes
from render.tobago.plates import height, plates

RIBBON = Box(624, 22, 552, 80)
QUALITY = 60
"""The island has more edges than any other board."""
ROUND = Box(24, 24, 176, 58)
DECKS = Box(24, 612, 190, 164)
SIDE = Box(784, 112, 392, 664)
PLATES = Box(690, 0, 486, 776)


def table(view: View, moment: Moment) -> Scene:
    """The public picture."""
    low = PLATES.bottom - height(view.rules.seats)
    side = Box(SIDE.x, SIDE.y, SIDE.width, low - SIDE.y - 10)
    rows = Box(PLATES.x, low, PLATES.width, height(view.rules.seats))
    return Scene(
        heading=words("draw-heading", round=view.round),
        ground=ground(view.site, TABLE),
        parts=(
            _head(view, moment),
            traces.news(moment),
            plates(view, moment, rows),
            pieces(view, moment, TABLE),
            _side(view, moment, side),
            _decks(view),
        ),
        quality=QUALITY,
    )


def pieces(view: View, moment: Moment, chart: Chart) -> Group:
    """Everything that stands on the island, with what just happened."""
    return Group(
        (
            gazes(view, chart),
            traces.below(view, moment, chart),
            amulets(view, chart),
            chests(view, chart),
            atvs(view, chart),
            cubes(view, chart),
            traces.above(view, moment, chart),
        )
    )


def _ribbon(view: View, moment: Moment) -> Words:
    """Whose turn it is, in few words."""
    legs = view.phase.legs if isinstance(view.phase, Drive) else 0
    return words(f"draw-turn-{tag(view.phase)}", seats=moment.asked, count=len(moment.asked), legs=legs)


def _head(view: View, moment: Moment) -> Group:
    """The round on the left, the turn on a ribbon."""
    short = _ribbon(view, moment)
    return Group(
        (
            telling(turn(view.phase, moment, short), 1, banner(short, RIBBON)),
            panel(ROUND),
            line(words("draw-round", round=view.round), ROUND.inset(6, 4), side="centre", strong=True),
        )
    )


def _side(view: View, moment: Moment, box: Box) -> Group:
    """The maps, or the treasure that is being divided."""
    if view.division is not None and isinstance(view.phase, Offer | Curse | Begin):
        silent = (telling(told(m, c), 3) for m, c in zip(MAPS, view.columns, strict=True))
        return Group((division(view, moment, box), *silent))
    return columns(view, moment, box)


def _decks(view: View) -> Group:
    """How many gold cards, clues and amulets are left."""
    rows = DECKS.inset(14, 8).rows(3)
    counts = (("chest", view.gold), ("map", view.clues), ("amulet", view.supply))
    return Group(
        (
            telling(
                words("draw-decks", gold=view.gold, clues=view.clues, amulets=view.supply), 2, panel(DECKS)
            ),
            *(
                counter(emblem, f"× {count}", row.x, row.centre[1], size=44, width=110)
                for (emblem, count), row in zip(counts, rows, strict=True)
            ),
        )
    )
