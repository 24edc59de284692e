"""What crosses into a worker process and back: a view and moves as text, nothing else."""

import random
from time import monotonic

import msgspec

from engine.brains.levels import choose
from engine.core import notation
from engine.core.registry import game as find_game


def answer(
    game_key: str, level: str, view_json: bytes, move_texts: list[str], seed: int, seconds: float
) -> str:
    """Choose one of these moves for the player who has this view, in about so many seconds."""
    game = find_game(game_key)
    view = msgspec.json.decode(view_json, type=game.View)
    moves = [notation.parse(game.MOVES, text) for text in move_texts]
    until = monotonic() + seconds
    source = random.Random(seed)  # noqa: S311 - a player's whim, not a secret
    return notation.text(choose(level, game, view, moves, source, lambda: monotonic() >= until))
