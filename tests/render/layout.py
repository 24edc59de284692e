"""Where words end up: every text of a scene with its place in picture points, and what lies on it."""

from collections.abc import Iterator
from typing import NamedTuple

from render import brush, outline, paint
from render.brush import Polyline, Pose
from render.emblems import emblem
from render.fonts import Fitted
from render.scene import Fill, Group, Linear, Part, Radial, Say, Scene, Shape, Sprite, Text, Texture, spoken

CAPITAL = 0.64
"""How high capitals and figures are, in sizes."""
OUTER = 0.02
"""The share of a picture, on each side, where nothing important lies."""
BODY = 0.36
"""How far an emblem reaches from its middle, in sizes, without thin ends."""


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Box", by: float = 0) -> bool:
        return (
            self.left < other.right - by
            and other.left < self.right - by
            and self.top < other.bottom - by
            and other.top < self.bottom - by
        )

    def holds(self, point: complex) -> bool:
        return self.left <= point.real <= self.right and self.top <= point.imag <= self.bottom


class Placed(NamedTuple):
    text: Text
    string: str
    fitted: Fitted
    pose: Pose
    box: Box
    """The upright box in the picture."""
    ink: tuple[Box, ...]
    """What letters fill of each line, in the units of the text."""

    @property
    def corners(self) -> list[complex]:
        """The corners of the letters, in the picture."""
        return [
            self.pose.at(complex(x, y))
            for box in self.ink
            for x in (box.left, box.right)
            for y in (box.top, box.bottom)
        ]

    @property
    def points(self) -> list[complex]:
        """Points all over the letters, in the picture."""
        return [
            self.pose.at(complex(box.left + (box.right - box.left) * x, box.top + (box.bottom - box.top) * y))
            for box in self.ink
            for x in ACROSS
            for y in DOWN
        ]

    def writes(self, point: complex) -> bool:
        """Tell whether a point of the picture lies on the letters."""
        local = (point - self.pose.origin) / self.pose.spin
        return any(box.holds(local) for box in self.ink)


ACROSS, DOWN = [0.02, 0.18, 0.34, 0.5, 0.66, 0.82, 0.98], [0.08, 0.36, 0.64, 0.92]


class Covered(NamedTuple):
    """A text and those of its points that can be seen."""

    placed: Placed
    seen: list[complex]
    whole: int

    @property
    def share(self) -> float:
        """How much of the text can be seen, from 0 to 1."""
        return len(self.seen) / self.whole


def texts(scene: Scene, say: Say) -> Iterator[Placed]:
    """Every text of a scene."""
    for leaf in _leaves((scene.ground, *scene.parts), Pose(0j, 1 + 0j)):
        if isinstance(leaf.part, Text):
            yield _placed(leaf.part, leaf.pose, say)


def covered(scene: Scene, say: Say) -> list[Covered]:
    """Every text above the ground but those of ghosts, with what later parts leave of it."""
    found: list[Covered] = []
    for leaf in _leaves(scene.parts, Pose(0j, 1 + 0j)):
        if isinstance(leaf.part, Text):
            if not leaf.opaque:
                continue
            one = _placed(leaf.part, leaf.pose, say)
            points = one.points if one.string else []
            found.append(Covered(one, points, max(1, len(points))))
        elif found:
            around = _around(leaf)
            below = [one for one in found if one.seen and one.placed.box.meets(around)]
            if below:
                _hide(below, leaf)
    return found


def overlapping(found: list[Covered]) -> Iterator[tuple[str, str]]:
    """Pairs of texts of which one is written across what can be seen of the other."""
    for place, one in enumerate(found):
        for other in found[place + 1 :]:
            if one.placed.box.meets(other.placed.box) and any(map(other.placed.writes, one.seen)):
                yield one.placed.string, other.placed.string


def inside(scene: Scene) -> Box:
    """The picture without its outer two per cent."""
    across, down = scene.width * OUTER, scene.height * OUTER
    return Box(across, down, scene.width - across, scene.height - down)


def emblems(scene: Scene) -> Iterator[tuple[Sprite, Box]]:
    """Every emblem above the ground with its box."""
    for leaf in _leaves(scene.parts, Pose(0j, 1 + 0j)):
        if isinstance(leaf.part, Sprite):
            middle = leaf.pose.at(complex(leaf.part.x, leaf.part.y))
            half = leaf.part.size * leaf.pose.scale * BODY
            left, top = middle.real - half, middle.imag - half
            yield leaf.part, Box(left, top, middle.real + half, middle.imag + half)


class Leaf(NamedTuple):
    part: Text | Shape | Sprite
    pose: Pose
    clips: tuple[tuple[str, Pose], ...] = ()
    """The outlines it is cut to."""
    opaque: bool = True


def _leaves(
    parts: tuple[Part, ...], pose: Pose, clips: tuple[tuple[str, Pose], ...] = (), opaque: bool = True
) -> Iterator[Leaf]:
    for part in parts:
        if not isinstance(part, Group):
            yield Leaf(part, pose, clips, opaque)
            continue
        inner = pose.inner(part.x, part.y, part.turn, part.scale)
        cut = (*clips, (part.clip, inner)) if part.clip else clips
        yield from _leaves(part.parts, inner, cut, opaque and part.fade == 1)


def _around(leaf: Leaf) -> Box:
    """The upright box of a leaf in the picture."""
    if isinstance(leaf.part, Sprite):
        middle, half = leaf.pose.at(complex(leaf.part.x, leaf.part.y)), leaf.part.size * leaf.pose.scale * 0.7
        return Box(middle.real - half, middle.imag - half, middle.real + half, middle.imag + half)
    assert isinstance(leaf.part, Shape)
    return _upright(Box(*outline.bounds(leaf.part.path)), leaf.pose)


def _upright(box: Box, pose: Pose) -> Box:
    corners = [pose.at(complex(x, y)) for x in (box.left, box.right) for y in (box.top, box.bottom)]
    across, down = [c.real for c in corners], [c.imag for c in corners]
    return Box(min(across), min(down), max(across), max(down))


def _hide(below: list[Covered], leaf: Leaf) -> None:
    """Take away the points that an opaque leaf covers."""
    if isinstance(leaf.part, Sprite):
        sprite = leaf.part
        inner = leaf.pose.inner(sprite.x, sprite.y, sprite.turn, sprite.size / paint.UNIT)
        for part in _leaves(emblem(sprite.name, sprite.tint).parts, inner, leaf.clips, leaf.opaque):
            _hide(below, part)
        return
    if not isinstance(leaf.part, Shape) or not leaf.opaque or not _opaque(leaf.part):
        return
    outlines = [brush.polylines(leaf.part.path, leaf.pose)]
    outlines += [brush.polylines(clip, pose) for clip, pose in leaf.clips]
    for one in below:
        one.seen[:] = [p for p in one.seen if not all(_within(lines, p) for lines in outlines)]


def _opaque(shape: Shape) -> bool:
    return shape.fill is not None and not shape.blur and all(len(c) == 7 for c in _colours(shape.fill))


def _colours(fill: Fill) -> tuple[str, ...]:
    match fill:
        case str():
            return (fill,)
        case Linear():
            return fill.start, fill.stop
        case Radial():
            return fill.inner, fill.outer
        case Texture():
            return fill.dark, fill.light


def _within(lines: list[Polyline], point: complex) -> bool:
    """Tell whether a point lies inside, even-odd."""
    inside = False
    for points, _ in lines:
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
            if (ay > point.imag) != (by > point.imag):
                inside ^= point.real < ax + (point.imag - ay) * (bx - ax) / (by - ay)
    return inside


def _placed(text: Text, pose: Pose, say: Say) -> Placed:
    string = spoken(text.phrase, say)
    fitted = paint.fit(text, string)
    box = text.box
    left = {
        "left": box.x,
        "centre": box.x + (box.width - fitted.width) / 2,
        "right": box.right - fitted.width,
    }[text.side]
    top = box.y + (box.height - fitted.height) / 2
    line = fitted.height / max(1, len(fitted.lines))
    margin = (line - CAPITAL * fitted.size) / 2
    whole = Box(left, top, left + fitted.width, top + fitted.height)
    ink = tuple(
        Box(left, top + line * i + margin, left + fitted.width, top + line * (i + 1) - margin)
        for i in range(len(fitted.lines))
    )
    return Placed(text, string, fitted, pose, _upright(whole, pose), ink)
