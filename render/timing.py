"""How long pictures take: processor time, the best of several runs."""

from collections.abc import Callable
from functools import partial
from time import process_time

from engine.core.registry import games
from render import emblems, paint
from render.paint import Tiles
from render.registry import voice
from render.samples import drawable, samples
from render.scene import Say, Scene, Sprite, words
from render.theme import sea

RUNS = 7


def report() -> list[str]:
    """Measure the emblems, and the tables and hands of every game."""
    lines = [f"all {len(emblems.names())} emblems, cold: {_milliseconds(_emblems, 1):.0f} ms"]
    for key in drawable():
        seats = games()[key].INFO.most
        say = voice("en", key, tuple("ABCDE")[:seats])
        for kind in ("table", "own", "lobby", "final"):
            scenes = [s.scene for s in samples(key, seats) if s.name.startswith(kind)]
            lines.append(_line(key, kind, scenes, say))
    return lines


def _line(key: str, kind: str, scenes: list[Scene], say: Say) -> str:
    """The worst of some scenes: from nothing, one after the other, and painted before."""
    tiles = Tiles()
    news = [_milliseconds(partial(paint.picture, scene, say, tiles), 1) for scene in scenes]
    warm = max(_milliseconds(partial(paint.picture, scene, say)) for scene in scenes)
    size = max(len(paint.picture(scene, say)) for scene in scenes) / 1024
    change = max(news[1:], default=0)
    return f"{key} {kind}: first {news[0]:.0f} ms, change {change:.0f} ms, warm {warm:.1f} ms, {size:.0f} KB"


def _emblems() -> None:
    parts = tuple(Sprite(name, 60, 60, 96) for name in emblems.names())
    paint.image(Scene(words("title"), sea(), parts), lambda key, **_: key, Tiles())


def _milliseconds(work: Callable[[], object], runs: int = RUNS) -> float:
    best = float("inf")
    for _ in range(runs):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best * 1000
