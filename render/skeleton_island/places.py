"""On a player's own picture: the places where the card in hand may be put back."""

from functools import lru_cache

from engine.skeleton_island.moves import Put
from engine.skeleton_island.phases import Where
from engine.skeleton_island.places import FREE, Place
from engine.skeleton_island.state import View
from render.kit.paths import circle
from render.moment import Moment
from render.scene import Group, Shape, Sprite, telling, words
from render.skeleton_island.cards import EDGE, HEIGHT
from render.skeleton_island.lens import Lens
from render.theme import ALARM, GLOW, INK
from render.tint import clear

SIGN = 58.0
RING = circle(0, 0, 20)
SHIFT = HEIGHT * 0.24
"""How far inwards the sign of a blocking place stands: the free one lies over its outer part."""


def offered(view: View, moment: Moment) -> tuple[Place, ...]:
    """The places that can still be chosen."""
    if not isinstance(view.phase, Where):
        return ()
    chosen = {(move.side, move.how) for move in moment.choices if isinstance(move, Put)}
    return tuple(place for place in view.phase.places if (place.side, place.how) in chosen)


def places(found: tuple[Place, ...], lens: Lens) -> Group:
    """Free places in gold with a ring, places over other cards in red with a padlock."""
    return Group(
        tuple(
            telling(
                words("draw-place", side=place.side, how=place.how),
                2,
                lens.lay(_place(free=place.how == FREE), place.spot),
            )
            for place in sorted(found, key=lambda place: place.how == FREE)
        )
    )


@lru_cache(maxsize=2)
def _place(*, free: bool) -> Group:
    """The outline of a place; its long side points outwards, and so stand the signs."""
    colour = GLOW if free else ALARM
    fill = "#fbe9aaf0" if free else clear(ALARM, 0.42)
    sign = Shape(RING, None, "#8a602c", 8) if free else Sprite("padlock", 0, SHIFT, SIGN)
    return Group(
        (Shape(EDGE, fill), Shape(EDGE, None, INK, 10), Shape(EDGE, None, colour, 6), sign),
        solid=True,
    )
