"""Scenes to pictures. Whatever is drawn is kept by value, so that a move costs what it changed.

A *tile* is a leaf or a solid group as pixels: drawn larger than life, turned, then reduced once.
A picture is its ground and its tiles pasted in order.
"""

import io
import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from threading import Lock
from typing import NamedTuple

import msgspec
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import brush, fonts, outline
from render.brush import Pose, rgba
from render.emblems import emblem
from render.scene import Group, Part, Say, Scene, Shadow, Shape, Sprite, Text, Words, spoken, walk

MEMORY = 192 * 2**20
"""How many bytes of tiles are kept."""
JPEG_QUALITY = 80
UNIT = 100
"""Emblems are drawn in a square of this side around the origin."""


class Bounds(NamedTuple):
    """The box a part stays within, in its own units."""

    left: float
    top: float
    right: float
    bottom: float

    def padded(self, by: float) -> "Bounds":
        """Give the bounds with more room on every side."""
        return Bounds(self.left - by, self.top - by, self.right + by, self.bottom + by)


class Tile(NamedTuple):
    """Pixels, and where their upper left corner lies from the part's origin."""

    image: Image.Image
    x: int
    y: int


class Tiles:
    """The tiles painted last, by value, up to a number of bytes."""

    def __init__(self, limit: int = MEMORY) -> None:
        self._kept: OrderedDict[Hashable, Tile] = OrderedDict()
        self._lock = Lock()
        self._limit, self.size, self.painted = limit, 0, 0

    def get(self, key: Hashable, make: Callable[[], Tile]) -> Tile:
        """Give the tile of this value, painting it when it is new."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
        made = make()
        with self._lock:
            self._keep(key, made)
        return made

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self.size = 0

    def _keep(self, key: Hashable, tile: Tile) -> None:
        """Remember a tile and forget the oldest ones beyond the limit."""
        self.painted += 1
        if key not in self._kept:
            self.size += _weight(tile)
        self._kept[key] = tile
        while self.size > self._limit and len(self._kept) > 1:
            self.size -= _weight(self._kept.popitem(last=False)[1])


def _weight(tile: Tile) -> int:
    return tile.image.width * tile.image.height * 4


TILES = Tiles()


def picture(scene: Scene, say: Say, tiles: Tiles = TILES) -> bytes:
    """Paint a scene and encode it for posting."""
    return encoded(image(scene, say, tiles), scene)


def encoded(sheet: Image.Image, scene: Scene) -> bytes:
    """Write a picture: boards as WebP, small and with all their grain; hands as JPEG, nine times as quick."""
    file = io.BytesIO()
    if scene.quick:
        sheet.save(file, "JPEG", quality=JPEG_QUALITY)
    else:
        sheet.save(file, "WEBP", quality=scene.quality, method=0)
    return file.getvalue()


def suffix(scene: Scene) -> str:
    """Give what the name of a picture's file ends with."""
    return "jpg" if scene.quick else "webp"


def image(scene: Scene, say: Say, tiles: Tiles = TILES) -> Image.Image:
    """Paint a scene."""
    artist = _Artist(say, tiles)
    sheet = artist.ground(scene)
    for part in scene.parts:
        artist.place(sheet, part, Pose(0j, complex(scene.zoom)))
    return sheet


def extent(part: Part) -> Bounds:
    """Give the box a part stays within, in the units of what holds it."""
    if isinstance(part, Group):
        pose = Pose(0j, 1 + 0j).inner(part.x, part.y, part.turn, part.scale)
        return _turned(_inside(_unplaced(part)), pose)
    return _inside(part)


@lru_cache(maxsize=16384)
def _inside(part: Part) -> Bounds:
    """Give the box of a part in its own units."""
    if isinstance(part, Text):
        box = Bounds(part.box.x, part.box.y, part.box.right, part.box.bottom)
        return box.padded(part.size * 0.3)
    if isinstance(part, Shape):
        reach = (part.width / 2 if part.line else 0) + 3 * part.blur
        return Bounds(*outline.bounds(part.path)).padded(reach)
    if isinstance(part, Sprite):
        half = part.size * 0.56 * (1.4142 if part.turn else 1)
        return Bounds(part.x - half, part.y - half, part.x + half, part.y + half)
    return _held(part)


def _held(part: Group) -> Bounds:
    """Give the box of what a group holds, with its clip and shadow."""
    boxes = [extent(inner) for inner in part.parts] or [Bounds(0, 0, 1, 1)]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    box = Bounds(min(lefts), min(tops), max(rights), max(bottoms))
    if part.clip:
        box = Bounds(*outline.bounds(part.clip))
    if part.shadow:
        box = box.padded(3 * part.shadow.blur + abs(part.shadow.down))
    return box


def _turned(box: Bounds, pose: Pose) -> Bounds:
    """Give the upright box around a placed one."""
    corners = [pose.at(complex(x, y)) for x in (box.left, box.right) for y in (box.top, box.bottom)]
    across, down = [c.real for c in corners], [c.imag for c in corners]
    return Bounds(min(across), min(down), max(across), max(down))


@lru_cache(maxsize=16384)
def _unplaced(part: Group) -> Group:
    """Give the group at the origin: what its tile is kept by."""
    return msgspec.structs.replace(part, x=0, y=0, turn=0, scale=1, says=())


@lru_cache(maxsize=8192)
def _unsaid(part: Part) -> tuple[Words, ...]:
    """List the words in a part that need a language."""
    return tuple(p.phrase for p in walk(part) if isinstance(p, Text) and isinstance(p.phrase, Words))


def _oversampling(box: Bounds, scale: float) -> int:
    """Draw small things four times as large, whole grounds twice."""
    side = max(box.right - box.left, box.bottom - box.top) * scale
    return 4 if side < 150 else 3 if side < 700 else 2


class _Artist:
    """Paints for one language with one store of tiles."""

    def __init__(self, say: Say, tiles: Tiles) -> None:
        self.say, self.tiles = say, tiles

    def ground(self, scene: Scene) -> Image.Image:
        """Give a fresh sheet with the ground on it."""
        size = scene.width, scene.height, scene.zoom
        key = ("ground", scene.ground, size, self._strings(scene.ground))
        tile = self.tiles.get(key, lambda: Tile(self._paint_ground(scene), 0, 0))
        return tile.image.copy()

    def _paint_ground(self, scene: Scene) -> Image.Image:
        """Draw the ground twice as large and reduce it."""
        size = round(scene.width * scene.zoom) * 2, round(scene.height * scene.zoom) * 2
        big = Image.new("RGBA", size, "#000000")
        for part in scene.ground.parts:
            self.draw(big, part, Pose(0j, complex(2 * scene.zoom)))
        return big.reduce(2).convert("RGB")

    def place(self, sheet: Image.Image, part: Part, pose: Pose) -> None:
        """Paste a part on the picture, open groups part by part."""
        if isinstance(part, Group):
            inner = pose.inner(part.x, part.y, part.turn, part.scale)
            if not _closed(part):
                for child in part.parts:
                    self.place(sheet, child, inner)
                return
            pose, part = inner, _unplaced(part)
        tile = self.tile(part, pose)
        sheet.paste(
            tile.image,
            (round(pose.origin.real) + tile.x, round(pose.origin.imag) + tile.y),
            tile.image,
        )

    def tile(self, part: Part, pose: Pose) -> Tile:
        """Give the pixels of a leaf or a closed group, turned and scaled."""
        scale, turn = round(pose.scale, 3), round(pose.turn, 1)
        value = (part, self._strings(part), scale)
        if not turn:
            over = _oversampling(_inside(part), scale)
            return self.tiles.get(
                ("upright", value), lambda: _reduced(self._upright(part, scale * over), over)
            )
        return self.tiles.get(("turned", value, turn), lambda: self._turned(part, scale, turn))

    def _turned(self, part: Part, scale: float, turn: float) -> Tile:
        """Turn a part; its shadow still falls down the picture."""
        shadow = part.shadow if isinstance(part, Group) else None
        bare = msgspec.structs.replace(part, shadow=None) if shadow else part
        key = ("twice", bare, self._strings(bare), scale)
        twice = self.tiles.get(key, lambda: self._twice(bare, scale))
        tile = _reduced(_spun(twice, turn), 2)
        tile = tile._replace(image=tile.image.convert("RGBA"))
        return _shaded(tile, shadow, scale) if shadow else tile

    def _twice(self, part: Part, scale: float) -> Tile:
        """Draw a part smoothly at twice its size, ready to be turned to any side."""
        tile = _reduced(self._upright(part, scale * 4), 2)
        return tile._replace(image=tile.image.convert("RGBa"))

    def _strings(self, part: Part) -> tuple[str, ...]:
        """Say the words of a part: with them its value is complete."""
        return tuple(spoken(phrase, self.say) for phrase in _unsaid(part))

    def _upright(self, part: Part, scale: float) -> Tile:
        """Draw a part larger than life on a sheet of its own."""
        box = _inside(part)
        left, top = math.floor(box.left * scale) - 2, math.floor(box.top * scale) - 2
        right, bottom = math.ceil(box.right * scale) + 2, math.ceil(box.bottom * scale) + 2
        sheet = Image.new("RGBA", (right - left, bottom - top))
        pose = Pose(complex(-left, -top), complex(scale))
        if isinstance(part, Group):
            self._gather(sheet, part, pose)
        else:
            self.draw(sheet, part, pose)
        return Tile(sheet, left, top)

    def draw(self, sheet: Image.Image, part: Part, pose: Pose) -> None:
        """Draw one part on a sheet that will be reduced."""
        if isinstance(part, Shape):
            brush.draw(sheet, part, pose)
        elif isinstance(part, Text):
            self._write(sheet, part, pose)
        elif isinstance(part, Sprite):
            scale = part.size / UNIT
            inner = pose.inner(part.x, part.y, part.turn, scale)
            self._stamp(sheet, emblem(part.name, part.tint), inner)
        else:
            self._group(sheet, part, pose)

    def _group(self, sheet: Image.Image, part: Group, pose: Pose) -> None:
        """Draw a group: open ones in place, closed ones as a stamp."""
        inner = pose.inner(part.x, part.y, part.turn, part.scale)
        if _closed(part):
            self._stamp(sheet, _unplaced(part), inner)
            return
        for child in part.parts:
            self.draw(sheet, child, inner)

    def _stamp(self, sheet: Image.Image, part: Group, pose: Pose) -> None:
        """Draw a closed group on a sheet of its own, kept by value, and lay it on this one."""
        scale, turn = round(pose.scale, 3), round(pose.turn, 1)
        key = ("large", part, self._strings(part), scale)
        tile = self.tiles.get(key, lambda: self._upright(part, scale))
        if turn:
            tile = _spun(tile, turn)
        x, y = round(pose.origin.real) + tile.x, round(pose.origin.imag) + tile.y
        crop = max(0, -x), max(0, -y)
        if crop[0] < tile.image.width and crop[1] < tile.image.height:
            sheet.alpha_composite(tile.image, (max(0, x), max(0, y)), crop)

    def _gather(self, sheet: Image.Image, part: Group, pose: Pose) -> None:
        """Draw the parts of a group together, then clip, fade and shade the whole."""
        for child in part.parts:
            self.draw(sheet, child, pose)
        if part.clip:
            lines = brush.polylines(part.clip, pose)
            cover = brush.mask(lines, (0, 0, *sheet.size))
            sheet.putalpha(ImageChops.multiply(sheet.getchannel("A"), cover))
        if part.fade < 1:
            sheet.putalpha(sheet.getchannel("A").point([round(v * part.fade) for v in range(256)]))
        if part.shadow:
            _cast(sheet, part.shadow, pose.scale)

    def _write(self, sheet: Image.Image, text: Text, pose: Pose) -> None:
        """Write words inside their box."""
        fitted = fit(text, spoken(text.phrase, self.say))
        if pose.turn:
            tile = _spun(self._upright(text, pose.scale), pose.turn)
            at = round(pose.origin.real) + tile.x, round(pose.origin.imag) + tile.y
            sheet.alpha_composite(tile.image, (max(0, at[0]), max(0, at[1])))
            return
        for line, x, y in lines_of(text, fitted):
            _line(sheet, text, fitted, line, pose.at(complex(x, y)), pose.scale)


def fit(text: Text, string: str) -> fonts.Fitted:
    """Fit a text to its box."""
    box = text.box
    return fonts.fit(text.face, string, text.size, text.least, box.width, box.height, text.lines)


def lines_of(text: Text, fitted: fonts.Fitted) -> list[tuple[str, float, float]]:
    """Give each line with the point its baseline is anchored at."""
    box, leading = text.box, fonts.LEADING[fitted.face] * fitted.size
    across = {"left": box.x, "centre": box.x + box.width / 2, "right": box.right}[text.side]
    top = box.y + (box.height - leading * len(fitted.lines)) / 2
    rise = fonts.rise(fitted.face) * fitted.size
    return [(line, across, top + leading * (number + 0.5) + rise) for number, line in enumerate(fitted.lines)]


def _line(sheet: Image.Image, text: Text, fitted: fonts.Fitted, line: str, at: complex, scale: float) -> None:
    """Write one line with its halo."""
    anchor = {"left": "ls", "centre": "ms", "right": "rs"}[text.side]
    size = fitted.size
    face = fonts.font(fitted.face, round(size * scale, 2))
    halo = min(size * 0.09, 3 + size * 0.025) * scale if text.halo else 0
    pen = ImageDraw.Draw(sheet)
    if text.halo:
        pen.text(
            (at.real, at.imag),
            line,
            fill=rgba(text.halo),
            font=face,
            anchor=anchor,
            stroke_width=halo,
            stroke_fill=rgba(text.halo),
        )
    pen.text((at.real, at.imag), line, fill=rgba(text.colour), font=face, anchor=anchor)


def _closed(part: Group) -> bool:
    """Tell whether a group is painted as one."""
    return part.solid or part.clip is not None or part.shadow is not None or part.fade < 1


def _spun(tile: Tile, turn: float) -> Tile:
    """Turn a tile around the origin of its part."""
    pose = Pose(0j, 1 + 0j).inner(0, 0, turn, 1)
    centre = pose.at(complex(tile.x + tile.image.width / 2, tile.y + tile.image.height / 2))
    spun = tile.image.rotate(-turn, Image.Resampling.BILINEAR, expand=True)
    return Tile(spun, round(centre.real - spun.width / 2), round(centre.imag - spun.height / 2))


def _shaded(tile: Tile, shadow: Shadow, scale: float) -> Tile:
    """Give a tile room for its shadow, and the shadow."""
    room = math.ceil((2.5 * shadow.blur + abs(shadow.down)) * scale)
    sheet = Image.new("RGBA", (tile.image.width + 2 * room, tile.image.height + 2 * room))
    sheet.paste(tile.image, (room, room))
    _cast(sheet, shadow, scale)
    return Tile(sheet, tile.x - room, tile.y - room)


def _reduced(tile: Tile, over: int) -> Tile:
    """Reduce a tile drawn larger than life, keeping its corner on a whole pixel."""
    left, top = tile.x % over, tile.y % over
    padded = Image.new(tile.image.mode, (tile.image.width + left, tile.image.height + top))
    padded.paste(tile.image, (left, top))
    return Tile(padded.reduce(over), (tile.x - left) // over, (tile.y - top) // over)


def _cast(sheet: Image.Image, shadow: Shadow, scale: float) -> None:
    """Put the shadow of what is on a sheet below it."""
    down = round(shadow.down * scale)
    red, green, blue, alpha = rgba(shadow.colour)
    cover = ImageChops.offset(sheet.getchannel("A"), down // 2, down)
    cover = cover.filter(ImageFilter.GaussianBlur(shadow.blur * scale))
    dark = Image.new("RGBA", sheet.size, (red, green, blue, 0))
    dark.putalpha(cover.point([round(v * alpha / 255) for v in range(256)]))
    dark.alpha_composite(sheet)
    sheet.paste(dark)
