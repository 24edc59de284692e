"""A player's own picture: the board with marks, the hand and what each clue would leave."""

from engine.core.types import Seat, tag
from engine.tobago.moves import MAPS
from engine.tobago.phases import Curse, Drive, Offer, Open, Park
from engine.tobago.views import View
from render.kit.panels import banner, panel
from render.kit.tokens import badge, counter
from render.moment import Moment
from render.scene import Box, Group, Phrase, Scene, placed, telling, words
from render.tobago import reach, traces
from render.tobago.board import QUALITY, pieces
from render.tobago.chart import OWN
from render.tobago.columns import columns, told
from render.tobago.division import division, peeked
from render.tobago.gold import hoard
from render.tobago.land import ground
from render.tobago.plates import summary
from render.tobago.prospects import prospects

WIDTH, HEIGHT = 1200, 848
ZOOM = 0.6
RIBBON = Box(84, 20, 632, 80)
SIDE = Box(740, 24, 436, 800)
WEALTH = Box(24, 672, 236, 152)
SHARED = 440
"""How high the division is; below it lies what one saw."""
CARD, MANY = 38, 4
"""How wide one's gold cards are, and how many lie side by side."""


def own(view: View, moment: Moment, seat: Seat) -> Scene:
    """The board and the hand of a seat."""
    return Scene(
        heading=words("draw-own-heading", round=view.round),
        ground=ground(view.site, OWN, WIDTH, HEIGHT),
        parts=(
            _question(view, moment, seat),
            traces.news(moment),
            reach.shaded(view, moment.choices, OWN),
            _side(view, moment),
            pieces(view, moment, OWN),
            reach.choosable(view, moment.choices, OWN),
            _wealth(view, seat),
            *(telling(told(map_, column), 3) for map_, column in zip(MAPS, view.columns, strict=True)),
            *(summary(view, other) for other in range(view.rules.seats)),
        ),
        width=WIDTH,
        height=HEIGHT,
        zoom=ZOOM,
        quality=QUALITY,
    )


def _question(view: View, moment: Moment, seat: Seat) -> Group:
    """What is asked, on a ribbon."""
    legs = view.phase.legs if isinstance(view.phase, Drive) else 0
    key = f"draw-ask-{tag(view.phase)}" if seat in moment.asked else "draw-ask-wait"
    asked: Phrase = words(key, legs=legs)
    mark = placed(badge(seat, 70), RIBBON.x - 12, RIBBON.centre[1])
    return telling(asked, 1, banner(asked, RIBBON, "#1d5c6e"), mark)


def _side(view: View, moment: Moment) -> Group:
    """The hand, or the division with what one saw in secret."""
    if view.division is not None and isinstance(view.phase, Offer | Curse):
        upper = Box(SIDE.x, SIDE.y, SIDE.width, SHARED)
        lower = Box(SIDE.x, SIDE.y + SHARED + 14, SIDE.width, 160)
        seen = (peeked(view.division.peeked, lower),) if view.division.peeked else ()
        return Group((division(view, moment, upper), *seen))
    if isinstance(view.phase, Park | Open):
        drawn = (view.phase.clue,) if isinstance(view.phase, Open) else ()
        lower = Box(SIDE.x, SIDE.y + 184, SIDE.width, SIDE.height - 184)
        return Group((prospects(view, moment, drawn, SIDE), columns(view, moment, lower)))
    return prospects(view, moment, view.hand, SIDE)


def _wealth(view: View, seat: Seat) -> Group:
    """One's own gold, which nobody else may see, and amulets."""
    row = Box(WEALTH.x + 10, WEALTH.y + 60, WEALTH.width - 20, 86)
    coins, amulets = sum(view.pile), view.purses[seat]
    said = words("draw-your-gold", cards=view.pile, count=len(view.pile), coins=coins, amulets=amulets)
    middle = WEALTH.y + 34
    return telling(
        said,
        1,
        panel(WEALTH),
        counter("coins", str(coins), WEALTH.x + 18, middle, size=46, width=60),
        counter("amulet", str(amulets), WEALTH.x + 130, middle, size=46, width=50),
        hoard(view.pile, row, CARD, MANY),
    )
