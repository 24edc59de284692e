"""Pictures of a table: what is to be drawn as a value, and a port to whoever draws it."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from bot.host.sitting import Sitting, Status
from bot.pages import narration
from bot.pages.page import Picture
from bot.voices import flat
from engine.core import notation
from engine.core.types import Seat
from render import registry
from render.moment import Moment
from render.pool import drawn
from render.scene import Scene

log = logging.getLogger(__name__)

REMEMBERED = 128


@dataclass(frozen=True, slots=True)
class Sight:
    """What somebody sees: enough to draw it, and nothing that this somebody may not know."""

    kind: Literal["table", "own", "lobby", "final"]
    game: str
    language: str
    names: tuple[str, ...]
    view: Any = None
    moment: Moment | None = None
    seat: Seat | None = None


class Painter(Protocol):
    """Draws what somebody sees."""

    async def paint(self, sight: Sight) -> Picture | None:
        """Draw; nothing if nobody has drawn this game."""


class Threads:
    """Draws in a few threads, so that presses are answered meanwhile; equal sights are drawn once."""

    def __init__(self, workers: int) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="paint")
        self._known: dict[Sight, Picture] = {}

    async def paint(self, sight: Sight) -> Picture | None:
        """Draw what somebody sees."""
        if not registry.has_pictures(sight.game):
            return None
        if sight in self._known:
            return self._known[sight]
        try:
            picture = await asyncio.get_running_loop().run_in_executor(self._threads, draw, sight)
        except Exception:  # whatever fails in drawing must not stop a game: the words say it all
            log.exception("not drawn", extra={"game": sight.game, "kind": sight.kind})
            return None
        self._remember(sight, picture)
        return picture

    def _remember(self, sight: Sight, picture: Picture) -> None:
        self._known[sight] = picture
        for oldest in list(self._known)[:-REMEMBERED]:
            del self._known[oldest]

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class Blank:
    """Draws nothing: the words must do."""

    async def paint(self, sight: Sight) -> Picture | None:  # noqa: ARG002 - a port
        """Draw nothing."""
        return None


def sight(sitting: Sitting, seat: Seat | None, language: str, words: tuple[str, ...] = ()) -> Sight:
    """What a seat, or everybody, sees of a table; with the moves that these words can still become.

    The last picture is the same for all.
    """
    names = tuple(flat(name) for name in sitting.names)
    if sitting.table is None:
        return Sight("lobby", sitting.game, language, names)
    over = sitting.status is Status.OVER
    seat = None if over else seat
    kind: Literal["table", "own", "final"] = "final" if over else "table" if seat is None else "own"
    moment = Moment(
        seats=len(names),
        asked=sitting.play.to_move,
        news=narration.fresh(sitting, seat),
        choices=_choices(sitting, seat, words),
        outcome=sitting.play.outcome,
    )
    return Sight(kind, sitting.game, language, names, sitting.play.view(seat), moment, seat)


def draw(sight: Sight) -> Picture:
    """Draw a sight; a picture that fails is told in words instead."""
    result = drawn(scene(sight), registry.voice(sight.language, sight.game, sight.names))
    return Picture(result.image or b"", f"{sight.kind}.{result.suffix}", result.alt, result.board)


def scene(sight: Sight) -> Scene:
    """Lay out what a sight shows."""
    pictures = registry.pictures(sight.game)
    if sight.kind == "lobby":
        return pictures.lobby(len(sight.names))
    assert sight.moment is not None
    if sight.seat is not None:
        return pictures.own(sight.view, sight.moment, sight.seat)
    whole = pictures.final if sight.kind == "final" else pictures.table
    return whole(sight.view, sight.moment)


def _choices(sitting: Sitting, seat: Seat | None, words: tuple[str, ...]) -> Any:
    legal = sitting.play.legal(seat) if seat is not None and sitting.going else ()
    return tuple(move for move in legal if notation.words(move)[: len(words)] == words)
