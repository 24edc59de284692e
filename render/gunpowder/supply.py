"""The deck, the played pile, and which colours were played this turn."""

from engine.gunpowder.views import View
from render.gunpowder.cards import SIGN, TINT, face, reverse
from render.kit import paths
from render.kit.cards import stack
from render.kit.panels import panel
from render.kit.tokens import label
from render.scene import Box, Group, Part, Shape, Sprite, placed, telling, words
from render.theme import INK, SNOW
from render.tint import clear

AREA = Box(838, 656, 338, 120)
CARD = 68.0, 92.0
TOP = 2
"""How many of the last played cards are seen."""
COLOURS = ("move", "attack", "bonus")
"""The colours that are played in one's own turn."""


def supply(view: View) -> Group:
    """What lies beside the island."""
    middle = AREA.centre[1]
    return Group((panel(AREA), _deck(view, middle), _pile(view, middle), _used(view, middle)))


def _deck(view: View, y: float) -> Group:
    x = AREA.x + 56
    cards = stack(reverse(*CARD), view.deck, x, y + 4, 1.5)
    return telling(words("draw-deck", count=view.deck), 3, cards, placed(label(str(view.deck)), x, y + 32))


def _pile(view: View, y: float) -> Group:
    """The last cards played, the latest on top."""
    shown = view.pile[-TOP:]
    x = AREA.x + 150
    lying = tuple(placed(face(name, *CARD), x + 40 * at, y, 6 * at - 3) for at, name in enumerate(shown))
    if not shown:
        return telling(words("draw-pile-empty"), 3)
    return telling(words("draw-pile", count=len(view.pile), card=shown[-1]), 2, *lying)


def _used(view: View, y: float) -> Group:
    """A lamp for each colour: out once it was played."""
    parts: list[Part] = []
    for at, colour in enumerate(COLOURS):
        x, height = AREA.right - 50, y - 36 + 36 * at
        used = colour in view.turn.used
        disc = Shape(paths.circle(x, height, 17), clear(INK, 0.25) if used else TINT[colour], INK, 2.5)
        sign = Sprite(SIGN[colour], x, height, 24, SNOW if colour == "move" else None)
        parts += [disc, Group((sign,), fade=0.35 if used else 1)]
    return telling(words("draw-used", colours=view.turn.used, count=len(view.turn.used)), 3, *parts)
