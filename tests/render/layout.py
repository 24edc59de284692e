"""Where words end up: every text of a scene with its place in picture points."""

from collections.abc import Iterator
from typing import NamedTuple

from render import paint
from render.brush import Pose
from render.fonts import Fitted
from render.scene import Group, Part, Say, Scene, Text, spoken


class Placed(NamedTuple):
    text: Text
    string: str
    fitted: Fitted
    scale: float
    left: float
    top: float
    right: float
    bottom: float
    solid: bool


def texts(scene: Scene, say: Say) -> Iterator[Placed]:
    for part in (scene.ground, *scene.parts):
        yield from _texts(part, Pose(0j, 1 + 0j), say, solid=False)


def _texts(part: Part, pose: Pose, say: Say, *, solid: bool) -> Iterator[Placed]:
    if isinstance(part, Group):
        inner = pose.inner(part.x, part.y, part.turn, part.scale)
        for child in part.parts:
            yield from _texts(child, inner, say, solid=solid or part.solid)
    elif isinstance(part, Text):
        yield _placed(part, pose, say, solid)


def _placed(text: Text, pose: Pose, say: Say, solid: bool) -> Placed:
    string = spoken(text.phrase, say)
    fitted = paint.fit(text, string)
    box = text.box
    left = {
        "left": box.x,
        "centre": box.x + (box.width - fitted.width) / 2,
        "right": box.right - fitted.width,
    }
    x, y = left[text.side], box.y + (box.height - fitted.height) / 2
    corners = [pose.at(complex(a, b)) for a in (x, x + fitted.width) for b in (y, y + fitted.height)]
    across, down = [c.real for c in corners], [c.imag for c in corners]
    edges = min(across), min(down), max(across), max(down)
    return Placed(text, string, fitted, pose.scale, *edges, solid)
