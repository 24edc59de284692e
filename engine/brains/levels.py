"""The levels of computer players, by name: easy, normal, hard; and random, to measure them by."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from engine.brains.knowledge import knowledge
from engine.brains.search import Search
from engine.core.types import AnyGame, Move

LEVELS = ("easy", "normal", "hard")

Enough = Callable[[], bool]
"""Tells a brain that it has thought long enough; brains have no clock of their own."""


def choose(
    level: str, game: AnyGame, view: Any, moves: Sequence[Move], source: random.Random, enough: Enough
) -> Move:
    """Choose one of the legal moves as a player of this level would."""
    if len(moves) == 1:
        return moves[0]
    known = knowledge(game.INFO.key)
    if level == "hard":
        return Search(game, view, source, known).run(moves, enough)
    ranks = known.rank(view, moves)
    if level == "random" or ranks is None:
        return source.choice(moves)
    if level == "easy" and source.random() < known.mistakes:
        return _whim(ranks, moves, source)
    return _best(ranks, moves, source)


def _best(ranks: Sequence[float], moves: Sequence[Move], source: random.Random) -> Move:
    """The best at first thought; equals by whim."""
    top = max(ranks)
    return source.choice([move for move, rank in zip(moves, ranks, strict=True) if rank == top])


def _whim(ranks: Sequence[float], moves: Sequence[Move], source: random.Random) -> Move:
    """A human mistake: the better of two moves that came to mind."""
    one, other = source.randrange(len(moves)), source.randrange(len(moves))
    return moves[one if ranks[one] >= ranks[other] else other]
