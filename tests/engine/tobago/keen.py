"""Whole games by players who want treasures, so that divisions, curses and endings come up."""

import random
from collections.abc import Iterator
from functools import lru_cache

from engine import tobago
from engine.core import table as tables
from engine.core.table import Table
from engine.core.types import Move
from engine.tobago import moves
from engine.tobago.state import located


@lru_cache(maxsize=32)
def walk(seats: int, seed: int, **options: object) -> tuple[Table, ...]:
    """Every table of a game, the first and the last included."""
    return tuple(_steps(seats, seed, options))


def _steps(seats: int, seed: int, options: dict[str, object]) -> Iterator[Table]:
    chance = random.Random(seed)
    table = tables.start(tobago, seats, options, tables.spread(f"keen {seed}"))
    yield table
    while table.to_move:
        seat = chance.choice(table.to_move)
        table = tables.play(table, seat, _choose(table, table.legal(seat), chance))
        yield table


def _choose(table: Table, legal: tuple[Move, ...], chance: random.Random) -> Move:
    """Raise what can be raised, drive to treasures and amulets, and else any kind of move."""
    raises = [move for move in legal if isinstance(move, moves.Raise)]
    ways = [
        move
        for move in legal
        if isinstance(move, moves.Go) and (move.take or located(table.state, move.space))
    ]
    for wanted in (raises, ways):
        if wanted and chance.random() < 0.9:
            return chance.choice(wanted)
    kinds = sorted({type(move) for move in legal}, key=str)
    thrifty = [kind for kind in kinds if not kind.__name__.startswith("Amulet")]
    kind = chance.choice(thrifty if chance.random() < 0.8 else kinds)
    return chance.choice([move for move in legal if isinstance(move, kind)])
