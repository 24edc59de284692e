"""Computer players: they think in processes of their own, and a game never waits for one that is lost."""

from bot.workers import Workers, WorkFailed
from engine.brains import answer

LOWER = {"hard": "normal", "normal": "easy"}
MARGIN = 3.0
"""What thinking may take beyond the time it was given."""


class Thinkers:
    """Asks a process; if it fails, a lower level; if that fails, any legal move must do."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def answer(
        self, game: str, level: str, view: bytes, moves: list[str], seed: int, seconds: float
    ) -> str:
        """Choose one of the moves."""
        trying: str | None = level
        while trying is not None:
            try:
                return await self._workers.run(
                    seconds + MARGIN, answer, game, trying, view, moves, seed, seconds
                )
            except WorkFailed:
                trying = LOWER.get(trying)
        return moves[seed % len(moves)]


class Inline:
    """Thinks inside the bot, at the levels that take no time: for tests and the smallest machines."""

    async def answer(
        self, game: str, level: str, view: bytes, moves: list[str], seed: int, seconds: float
    ) -> str:
        """Choose one of the moves."""
        return answer(game, LOWER.get(level, level), view, moves, seed, min(seconds, 0.05))
