"""Painting beside the event loop: a few threads, so that presses are answered meanwhile.

Pillow lets go of the interpreter while it resizes, filters and encodes, and threads share the
tiles; processes would each have to paint everything once.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

import msgspec

from engine.core.say import Say
from render import alt, paint
from render.registry import lettered
from render.scene import Scene

log = logging.getLogger(__name__)

WORKERS = 2


class Drawn(msgspec.Struct, frozen=True):
    """A picture ready to post; without one, the text board stands in."""

    image: bytes | None
    alt: str
    board: str
    suffix: str
    """What the name of its file ends with."""


class Pool:
    """Paints a bounded number of pictures at a time; the others wait their turn."""

    def __init__(self, workers: int = WORKERS) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="paint")

    async def draw(self, scene: Scene, say: Say) -> Drawn:
        """Paint a scene and put it into words."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, drawn, scene, say)

    def close(self) -> None:
        """Let the threads go; what is being painted is finished."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def drawn(scene: Scene, say: Say) -> Drawn:
    """Paint a scene; a picture that fails is logged and told in words instead."""
    short, whole, suffix = alt.text(scene, say), alt.board(scene, say), paint.suffix(scene)
    try:
        return Drawn(paint.picture(scene, lettered(say)), short, whole, suffix)
    except Exception:  # whatever fails in drawing must not stop a game: the words say it all
        log.exception("a picture could not be painted")
        return Drawn(None, short, whole, suffix)
