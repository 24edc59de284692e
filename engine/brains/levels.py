"""The levels of computer players, by name."""

import importlib
import importlib.util
import random
from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import Any

from engine.brains.search import search
from engine.core.types import AnyGame, Move

LEVELS = ("easy", "normal", "hard")

Enough = Callable[[], bool]
"""Tells a brain that it has thought long enough; brains have no clock of their own."""

_MISTAKE = 0.3
"""How often an easy player does what comes to mind."""


@cache
def sense(key: str) -> ModuleType | None:
    """Find what is known of playing this game well, by name."""
    name = f"engine.{key}.sense"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def choose(
    level: str, game: AnyGame, view: Any, moves: Sequence[Move], source: random.Random, enough: Enough
) -> Move:
    """Choose one of the legal moves as a player of this level would."""
    if len(moves) == 1:
        return moves[0]
    known = sense(game.INFO.key)
    if level == "hard":
        return search(game, view, moves, source, enough, known.worth if known else None)
    if level == "random" or known is None or (level == "easy" and source.random() < _MISTAKE):
        return source.choice(moves)
    return _best(known.rank(view, moves), moves, source)


def _best(ranks: Sequence[float], moves: Sequence[Move], source: random.Random) -> Move:
    top = max(ranks)
    return source.choice([move for move, rank in zip(moves, ranks, strict=True) if rank == top])
