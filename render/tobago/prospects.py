"""The clues of a hand and what each would leave on every map."""

from functools import lru_cache
from typing import NamedTuple

from engine.core.types import Event
from engine.tobago.clues import meanings
from engine.tobago.events import Drew
from engine.tobago.maps import fits
from engine.tobago.moves import MAPS
from engine.tobago.phases import Begin, Open
from engine.tobago.views import View
from render.kit import marks, paths
from render.kit.panels import panel
from render.moment import Moment
from render.scene import Box, Group, Part, Shape, Text, Words, placed, telling, words
from render.theme import FADED, GLOW, INK, SNOW
from render.tint import clear
from render.tobago import reach
from render.tobago.icons import HEIGHT, WIDTH, icon
from render.tobago.pieces import cube

TALLEST = 172
"""No row of a hand is higher than this."""
CELLS = {True: 42, False: 54}
"""How high a cell is, by whether the rows are low."""
LOW = 140


def prospects(view: View, moment: Moment, cards: tuple[str, ...], box: Box) -> Group:
    """A row for each clue, playable ones bright."""
    gap = 6.0
    height = min(TALLEST, (box.height - gap * (len(cards) - 1)) / max(1, len(cards)))
    bright = reach.named(moment.choices)
    new = drawn(moment.news)
    rows = (Box(box.x, box.y + at * (height + gap), box.width, height) for at in range(len(cards)))
    return Group(
        tuple(
            _row(view, card, row, dim=bool(bright) and card not in bright, new=card in new)
            for card, row in zip(cards, rows, strict=True)
        )
    )


def drawn(events: tuple[Event, ...]) -> frozenset[str]:
    """The clues that came into the hand since the picture before."""
    return frozenset(card for event in events if isinstance(event, Drew) for card in event.clues)


class Prospect(NamedTuple):
    """What a clue would leave on a map, or why it may not lie there."""

    left: int
    why: str = ""
    """Empty where it may be laid."""


SIGNS = {"none": "0", "same": "=", "not": "×"}
"""It would leave no space, it would change nothing, or the map takes no clue now."""


def prospect(view: View, card: str, at: int) -> Prospect:
    """Count the spaces a clue would leave on a map; see why it may not be laid."""
    column, meant = view.columns[at], meanings(view.site)[card]
    left = (column.candidates & meant).bit_count()
    if column.left == 1 or not _asked_for(view, at):
        return Prospect(left, "not")
    if fits(view.rules, column, meant):
        return Prospect(left)
    return Prospect(left, "same" if left else "none")


def _asked_for(view: View, at: int) -> bool:
    """Only the emptied map can be begun anew, and in the opening only empty ones."""
    if isinstance(view.phase, Begin):
        return view.phase.map == MAPS[at]
    return not (isinstance(view.phase, Open) and view.columns[at].clues)


def _row(view: View, card: str, row: Box, *, dim: bool, new: bool) -> Group:
    """A clue: its picture, its words, and a cell for each map."""
    low = CELLS[row.height < LOW]
    upper = row.height - low - 12
    scale = min(1.75, (upper - 4) / HEIGHT)
    left = row.x + 14 + WIDTH * scale / 2
    name = Box(row.x + WIDTH * scale + 24, row.y + 5, row.width - WIDTH * scale - 34, upper)
    cells = Box(row.x + 10, row.bottom - low - 7, row.width - 20, low).columns(len(MAPS), 6)
    found = [prospect(view, card, at) for at in range(len(MAPS))]
    outer = paths.rect(0, 0, row.width, row.height, 12)
    parts: list[Part] = [
        panel(row),
        placed(icon(card), left, row.y + 6 + upper / 2, scale=scale),
        Text(words(f"clue-{card}"), name, size=42, side="left", lines=2, face="bold", colour=INK),
        *(_placed_cell(map_, one, cell) for map_, one, cell in zip(MAPS, found, cells, strict=True)),
    ]
    if new:
        parts.append(placed(marks.halo(outer, SNOW, 4), row.x, row.y))
    if dim:
        parts.append(Group((Shape(outer, "#24160c90"),), x=row.x, y=row.y, solid=True))
    return telling(_told(card, found), 1, *parts)


def _placed_cell(map_: str, found: Prospect, box: Box) -> Group:
    sign = SIGNS[found.why] if found.why else str(found.left)
    return placed(_cell(map_, sign, bool(found.why), box.width, box.height), box.x, box.y)


@lru_cache(maxsize=512)
def _cell(map_: str, sign: str, refused: bool, width: float, height: float) -> Group:
    """What a clue leaves on one map: gold when it locates the treasure, faint when it may not be laid."""
    paper = "#00000014" if refused else GLOW if sign == "1" else "#fffaf0"
    count = Box(42, 0, width - 46, height)
    return Group(
        (
            Shape(paths.rect(0, 0, width, height, 8), paper, clear(INK, 0.25 if refused else 0.9), 2),
            Group((cube(map_, 32, 24, height / 2),), fade=0.45 if refused else 1),
            Text(sign, count, size=36, face="bold", colour=FADED if refused else INK),
        ),
        solid=True,
    )


def _told(card: str, found: list[Prospect]) -> Words:
    """Say what a clue would leave, map by map."""
    fields = {map_: _left(map_, one) for map_, one in zip(MAPS, found, strict=True)}
    return words("draw-hand-leaves", clue=card, **fields)


def _left(map_: str, found: Prospect) -> Words:
    if found.why:
        return words(f"draw-leaves-{found.why}", map=map_)
    return words("draw-leaves", map=map_, number=found.left)
