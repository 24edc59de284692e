"""The deck, the played pile, and which colours were played this turn."""

from engine.gunpowder.views import View
from render.gunpowder.cards import SIGN, TINT, face, reverse
from render.kit import paths
from render.kit.cards import row, stack
from render.kit.panels import panel
from render.kit.paths import Point
from render.kit.tokens import label
from render.scene import Box, Group, Part, Shape, Sprite, placed, telling, words
from render.theme import INK, SNOW
from render.tint import clear

AREA = Box(838, 656, 338, 120)
CARD = 68.0, 92.0
LARGE = 106.0, 150.0
LAST = 3
TOP = 2
"""How many of the last played cards are seen."""
COLOURS = ("move", "attack", "bonus")
"""The colours that are played in one's own turn."""


def supply(view: View, below: float) -> Group:
    """What lies beside the island; with room above, the last cards lie there in the open."""
    middle = AREA.centre[1]
    room = Box(AREA.x, below, AREA.width, AREA.y - below - 10)
    large = room.height > LARGE[1]
    pile = _open(view, room) if large else _lying(view, middle)
    lamps = _lamps(view, _beside(middle) if large else _upright(middle), 25 if large else 17)
    return Group((panel(AREA), _deck(view, middle), _pile(view, pile), lamps))


def _open(view: View, room: Box) -> Group:
    """The last cards, large."""
    shown = tuple(face(name, *LARGE) for name in view.pile[-LAST:])
    return Group((row(shown, room, LARGE[0], 10),))


def _deck(view: View, y: float) -> Group:
    x = AREA.x + 56
    cards = stack(reverse(*CARD), view.deck, x, y + 4, 1.5)
    return telling(words("draw-deck", count=view.deck), 3, cards, placed(label(str(view.deck)), x, y + 32))


def _pile(view: View, lying: Group) -> Group:
    """The played cards, with the last one in words."""
    if not view.pile:
        return telling(words("draw-pile-empty"), 3)
    return telling(words("draw-pile", count=len(view.pile), cards=view.pile[: -LAST - 1 : -1]), 2, lying)


def _lying(view: View, y: float) -> Group:
    """The last cards played, small, the latest on top."""
    shown = enumerate(view.pile[-TOP:])
    return Group(
        tuple(placed(face(name, *CARD), AREA.x + 150 + 40 * at, y, 6 * at - 3) for at, name in shown)
    )


def _upright(y: float) -> tuple[Point, ...]:
    """Places for lamps one below the other."""
    return tuple((AREA.right - 50, y - 36 + 36 * at) for at in range(len(COLOURS)))


def _beside(y: float) -> tuple[Point, ...]:
    """Places for lamps in a row."""
    return tuple((AREA.x + 146 + 64 * at, y) for at in range(len(COLOURS)))


def _lamps(view: View, places: tuple[Point, ...], radius: float) -> Group:
    """A lamp for each colour: out once it was played."""
    parts: list[Part] = []
    for colour, (x, y) in zip(COLOURS, places, strict=True):
        used = colour in view.turn.used
        disc = Shape(paths.circle(x, y, radius), clear(INK, 0.25) if used else TINT[colour], INK, 2.5)
        sign = Sprite(SIGN[colour], x, y, radius * 1.45, SNOW if colour == "move" else None)
        parts += [disc, Group((sign,), fade=0.35 if used else 1)]
    return telling(words("draw-used", colours=view.turn.used, count=len(view.turn.used)), 3, *parts)
