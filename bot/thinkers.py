"""Computer players: they think in processes of their own, and a game never waits for one that is lost."""

import time
from contextlib import suppress

from bot.workers import Workers, WorkFailed
from engine.brains import answer

LOWER = {"hard": "normal", "normal": "easy"}
SLOW = "hard"
"""The level that takes all the time it is given; the others answer at once."""
MARGIN = 3.0
"""What thinking may take beyond the time it was given."""


class Thinkers:
    """Asks a process; if it fails, a lower level; if that fails, any legal move must do."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds

    async def answer(self, game: str, level: str, view: bytes, moves: list[str], seed: int) -> str:
        """Choose one of the moves."""
        trying: str | None = level
        bound = self._seconds + MARGIN
        while trying is not None:
            try:
                return await self._workers.run(bound, answer, game, trying, view, moves, seed, self._seconds)
            except WorkFailed:
                trying = LOWER.get(trying)
        return moves[seed % len(moves)]

    async def pause(self, level: str) -> None:
        """Take the time that a choice would take, where thinking would: in a process."""
        if level == SLOW:
            with suppress(WorkFailed):
                await self._workers.run(self._seconds + MARGIN, time.sleep, self._seconds)


class Inline:
    """Thinks inside the bot, at the levels that take no time: for tests and the smallest machines."""

    async def answer(self, game: str, level: str, view: bytes, moves: list[str], seed: int) -> str:
        """Choose one of the moves."""
        return answer(game, LOWER.get(level, level), view, moves, seed, 0.0)

    async def pause(self, level: str) -> None:
        """No choice takes any time here."""
