"""What a computer player is asked, and nothing more: its own view and its legal moves."""

import secrets
from typing import Protocol

import msgspec

from bot.host.sitting import Deadline, Sitting
from engine.core import notation

STAND_IN = "normal"
"""The level that answers for a person who is not there."""


class Thinker(Protocol):
    """Chooses a move from a view."""

    async def answer(self, game: str, level: str, view: bytes, moves: list[str], seed: int) -> str:
        """Choose one of the moves."""

    async def pause(self, level: str) -> None:
        """Take as long as a choice at this level would."""


async def think(thinker: Thinker, sitting: Sitting, deadline: Deadline) -> str | None:
    """Let a computer player answer a question; nothing if the question has gone.

    A single move needs no thought. Where everybody sees that there is only one, it has been made
    already; so this one is a secret of the hand, and beside people it takes as long as a choice would.
    """
    if not sitting.going or sitting.play.question(deadline.seat) != deadline.token:
        return None
    level = sitting.chairs[deadline.seat].level or STAND_IN
    moves = [notation.text(move) for move in sitting.play.legal(deadline.seat)]
    if len(moves) == 1:
        if sitting.people:
            await thinker.pause(level)
        return moves[0]
    view = msgspec.json.encode(sitting.play.view(deadline.seat))
    return await thinker.answer(sitting.game, level, view, moves, secrets.randbits(32))
