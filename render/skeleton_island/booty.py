"""On a player's own picture: the cards that can be paid or stolen, laid out."""

from engine.core.types import Seat
from engine.skeleton_island.cards import Collection
from engine.skeleton_island.moves import Pay, Steal
from engine.skeleton_island.phases import Payment, Theft
from engine.skeleton_island.state import View
from render.kit.cards import spread
from render.kit.marks import halo
from render.kit.panels import panel
from render.kit.tokens import badge
from render.moment import Moment
from render.scene import Box, Group, Part, Said, placed, words
from render.skeleton_island.cards import EDGE, HEIGHT, WIDTH, bare

DIM = 0.62
LARGEST, LEAST = 1.6, 0.9
"""Cards overlap before they become smaller than the least size."""
GAP = 16.0


def booty(view: View, moment: Moment, area: Box) -> Group | None:
    """What the question is about when it is not about the heap."""
    if isinstance(view.phase, Payment):
        return _payment(view.phase, view.owned[view.phase.seat], moment, area)
    if isinstance(view.phase, Theft):
        return _theft(view, view.phase.seat, moment, area)
    return None


def _payment(phase: Payment, cards: Collection, moment: Moment, area: Box) -> Group:
    """One's own cards: picked ones glow, those that may follow are bright."""
    open_ = tuple(move.card for move in moment.choices if isinstance(move, Pay))
    bright = frozenset((*open_, *phase.picked))
    says = [Said(words("draw-marked", cards=open_), 2)] if open_ else []
    if phase.picked:
        says.append(Said(words("draw-picked", cards=phase.picked), 1))
    return Group(_rows(cards, area, bright, frozenset(phase.picked)), says=tuple(says))


def _theft(view: View, thief: Seat, moment: Moment, area: Box) -> Group:
    """A row of cards for every opponent who has any."""
    victims = tuple(seat for seat, cards in enumerate(view.owned) if cards and seat != thief)
    rows = zip(victims, area.rows(max(1, len(victims)), 10), strict=False)
    return Group(tuple(_victim(view.owned[seat], seat, moment, row) for seat, row in rows))


def _victim(cards: Collection, seat: Seat, moment: Moment, row: Box) -> Group:
    """What may be stolen from one opponent."""
    choices = (move for move in moment.choices if isinstance(move, Steal) and move.victim == seat)
    open_ = tuple(move.card for move in choices)
    inner = Box(row.x + 84, row.y + 10, row.width - 100, row.height - 20)
    says = (Said(words("draw-to-steal", seat=seat, cards=open_), 2),) if open_ else ()
    return Group(
        (
            panel(row, "#cdb489"),
            placed(badge(seat, 64), row.x + 46, row.centre[1]),
            *_rows(cards, inner, frozenset(open_), frozenset()),
        ),
        says=says,
    )


def _rows(cards: Collection, area: Box, bright: frozenset[str], lit: frozenset[str]) -> tuple[Group, ...]:
    """Cards as large as they fit, in one row or in two."""
    lines = 1 if len(cards) <= 6 or area.height < 300 else 2
    count = -(-len(cards) // lines)
    boxes = area.rows(lines, GAP)
    return tuple(_row(cards[at * count : (at + 1) * count], box, bright, lit) for at, box in enumerate(boxes))


def _row(cards: Collection, box: Box, bright: frozenset[str], lit: frozenset[str]) -> Group:
    room = (box.width + GAP) / max(1, len(cards)) - GAP
    size = round(min(box.height / HEIGHT * 0.96, max(LEAST, min(LARGEST, room / WIDTH))), 3)
    parts: list[Part] = []
    glowing = set(lit)
    for face, x in zip(cards, spread(len(cards), box.width, WIDTH * size, GAP), strict=True):
        at = box.x + x, box.centre[1]
        parts.append(placed(bare(face, 0 if face in bright else DIM), *at, scale=size))
        if face in glowing:
            glowing.remove(face)
            parts.append(placed(halo(EDGE), *at, scale=size))
    return Group(tuple(parts))
