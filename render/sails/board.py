"""The table of Sails: decks and actions, the trick, everybody's plate."""

from engine.core.types import tag
from engine.sails.cards import HAND
from engine.sails.phases import Passing
from engine.sails.views import View
from render import theme
from render.kit.panels import banner, line, panel
from render.kit.tokens import counter
from render.moment import Moment, told, turn
from render.sails import scoring
from render.sails.decks import decks
from render.sails.plates import plates
from render.sails.trick import number, trick
from render.scene import Box, Group, Phrase, Said, Scene, Sprite, Words, telling, words

COUNTER = Box(24, 24, 268, 76)
RIBBON = Box(306, 22, 648, 82)
SUPPLY = Box(968, 24, 208, 76)
RECENT = 2
"""How many of the last events weigh as much as turn and scores."""
ROSE = Group((Sprite("rose", 756, 452, 250, "#d9f1e4"),), fade=0.12)
GROUND = Group((*theme.sea().parts, ROSE))


def table(view: View, moment: Moment) -> Scene:
    """The public picture."""
    return Scene(
        heading=heading(view),
        ground=GROUND,
        parts=(_head(view, moment), news(moment), decks(view), _middle(view, moment), plates(view, moment)),
    )


def heading(view: View) -> Phrase:
    """Which round and trick it is."""
    return words("draw-heading", round=view.round, trick=number(view), tricks=HAND[view.seats])


def _ribbon(view: View, moment: Moment) -> Words:
    """Whose turn it is, in few words."""
    return words(f"draw-turn-{tag(view.phase)}", seats=moment.asked, count=len(moment.asked))


def _head(view: View, moment: Moment) -> Group:
    """The round on the left, the turn on a ribbon, the supply of Bonus cards on the right."""
    supply, short = words("draw-supply", count=view.supply), _ribbon(view, moment)
    return Group(
        (
            telling(turn(view.phase, moment, short), 1, banner(short, RIBBON)),
            panel(COUNTER),
            line(
                words("draw-count", round=view.round, trick=number(view), tricks=HAND[view.seats]),
                COUNTER.inset(14, 6),
                side="centre",
                strong=True,
            ),
            telling(supply, 3, panel(SUPPLY)),
            counter("plus", f"× {view.supply}", SUPPLY.x + 36, SUPPLY.y + 38, size=46, width=100),
        )
    )


def news(moment: Moment) -> Group:
    """What happened; it is seen in the picture, and told to those who cannot see it."""
    recent = len(moment.news) - RECENT
    says = (Said(told(event), 1 if at >= recent else 2) for at, event in enumerate(moment.news))
    return Group((), says=tuple(says))


def _middle(view: View, moment: Moment) -> Group:
    """The trick, or between two rounds how the first was scored."""
    if isinstance(view.phase, Passing) and view.tallies:
        return scoring.between(view)
    return trick(view, moment)
