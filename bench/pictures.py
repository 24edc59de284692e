"""Pictures: what a board and a hand cost, beside drawing everything anew and merely copying the pixels."""

import io
from collections.abc import Callable, Iterator
from functools import partial
from time import process_time

import msgspec
from PIL import Image

from bench.figure import Figure, Section
from engine.core.registry import games
from render import paint
from render.paint import Tiles
from render.registry import voice
from render.samples import drawable, samples
from render.scene import Say, Scene

AIMS = {"board": 25.0, "hand": 10.0}
"""Milliseconds that a warm picture may take."""
WHOLESALE, COLD, SIZE = 400.0, 2_000.0, 150.0
KINDS = {"board": "table-", "hand": "own-"}
ROUNDS = 7


def section(seconds: float) -> Section:
    """Paint the boards and hands of every game that has pictures."""
    figures = [figure for key in drawable() for figure in _game(key, seconds)]
    missing = [f"{key}: nobody has drawn it yet" for key in games() if key not in drawable()]
    return Section("Pictures: boards and hands", tuple(figures), tuple(missing))


def _game(key: str, seconds: float) -> Iterator[Figure]:
    seats = games()[key].INFO.most
    say = voice("en", key, tuple("ABCDE")[:seats])
    drawn = samples(key, seats)
    for kind, prefix in KINDS.items():
        scenes = [one.scene for one in drawn if one.name.startswith(prefix)]
        yield from _figures(f"{key} {kind}", kind, scenes, say, max(1, round(ROUNDS * seconds)))


def _figures(name: str, kind: str, scenes: list[Scene], say: Say, rounds: int) -> Iterator[Figure]:
    """The opening of one game, and the most different scene there is: the last one of another game."""
    first, last = scenes[0], scenes[-1]
    tiles = Tiles()
    cost = partial(Figure, unit="ms CPU", more_is_better=False)
    yield cost(f"{name}: cold", _milliseconds(lambda: paint.picture(first, say, tiles)), aim=COLD)
    yield cost(f"{name}: wholesale", _milliseconds(lambda: paint.picture(last, say, tiles)), aim=WHOLESALE)
    warm = [_milliseconds(partial(paint.picture, one, say, tiles), rounds) for one in (first, last)]
    yield cost(f"{name}: warm", max(warm), aim=AIMS[kind])
    sheet = paint.image(last, say, tiles)
    yield cost(f"{name}: copy of the pixels", _milliseconds(sheet.copy, rounds), note="for scale")
    size = max(len(paint.picture(one, say, tiles)) for one in (first, last)) / 1024
    yield Figure(f"{name}: size", size, "KB", more_is_better=False, aim=SIZE)
    yield from _anew(name, last, say)


def _anew(name: str, scene: Scene, say: Say) -> Iterator[Figure]:
    """What most programs do: draw everything at twice the size, reduce it, write it as PNG."""
    double = msgspec.structs.replace(scene, zoom=scene.zoom * 2)
    written = bytearray()

    def draw() -> None:
        written[:] = _png(paint.image(double, say, Tiles()).reduce(2))

    took = _milliseconds(draw)
    yield Figure(f"{name}: all anew at 2x, PNG", took, "ms CPU", more_is_better=False, note="for scale")
    yield Figure(f"{name}: size as PNG", len(written) / 1024, "KB", more_is_better=False, note="for scale")


def _png(sheet: Image.Image) -> bytes:
    file = io.BytesIO()
    sheet.save(file, "PNG")
    return file.getvalue()


def _milliseconds(work: Callable[[], object], rounds: int = 1) -> float:
    """Processor time, the best of some rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best * 1000
