"""On a player's own picture: how far the maps of the others are, in a line each."""

from engine.core.types import Seat
from engine.skeleton_island.state import View
from render.kit.panels import panel
from render.kit.tokens import badge
from render.scene import Box, Group, Text, placed
from render.skeleton_island.hoard import maps
from render.skeleton_island.plates import told

LINE = 64.0
MARK, GOLD = 50.0, 52.0


def rivals(view: View, seat: Seat, box: Box) -> Group:
    """A panel with a line for every other player: badge, maps, gold."""
    others = [other for other in range(len(view.owned)) if other != seat]
    whole = Box(box.x, box.y, box.width, LINE * len(others) + 20)
    rows = whole.inset(14, 10).rows(len(others))
    lines = (_line(view, other, row) for other, row in zip(others, rows, strict=True))
    return Group((panel(whole), *lines))


def _line(view: View, seat: Seat, row: Box) -> Group:
    middle = row.centre[1]
    room = Box(row.x + MARK, middle - 23, row.width - MARK - GOLD, 46)
    gold = Box(row.right - GOLD, middle - 24, GOLD, 48)
    return Group(
        (
            placed(badge(seat, 42), row.x + 22, middle),
            maps(view, seat, room),
            Text(str(view.scores[seat].total), gold, size=40, face="bold"),
        ),
        says=told(view, seat),
    )
