"""What a computer player is asked, and nothing more: its own view and its legal moves."""

import secrets
from typing import Protocol

import msgspec

from bot.host.sitting import Deadline, Sitting
from engine.core import notation

STAND_IN = "normal"
"""The level that answers for a person who is not there."""

SECONDS = 2.0


class Thinker(Protocol):
    """Chooses a move from a view."""

    async def answer(
        self, game: str, level: str, view: bytes, moves: list[str], seed: int, seconds: float
    ) -> str:
        """Choose one of the moves."""


async def think(thinker: Thinker, sitting: Sitting, deadline: Deadline) -> str | None:
    """Let a computer player answer a question; nothing if the question has gone."""
    if not sitting.going or sitting.play.question(deadline.seat) != deadline.token:
        return None
    moves = [notation.text(move) for move in sitting.play.legal(deadline.seat)]
    if len(moves) == 1:
        return moves[0]
    level = sitting.chairs[deadline.seat].level or STAND_IN
    view = msgspec.json.encode(sitting.play.view(deadline.seat))
    return await thinker.answer(sitting.game, level, view, moves, secrets.randbits(32), SECONDS)
