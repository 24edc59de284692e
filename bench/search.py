"""The hard player: how many imagined games it looks at in a second, early and late."""

import random
from collections.abc import Iterator
from time import process_time

from bench.figure import Figure, Section
from engine.brains.knowledge import knowledge
from engine.brains.search import Search
from engine.core import table as tables
from engine.core.registry import games
from engine.core.table import Table
from engine.core.types import AnyGame

AIMS = {"sails": 1_000}
AIM = 300


def section(seconds: float) -> Section:
    """Search from the opening and from the middle of every game."""
    figures = [figure for game in games().values() for figure in _game(game, seconds)]
    return Section("Search: the hard player", tuple(figures))


def _game(game: AnyGame, seconds: float) -> Iterator[Figure]:
    key = game.INFO.key
    seats = min(4, game.INFO.most)
    walked = list(_walk(game, seats))
    for name, table in (("opening", walked[0]), ("mid-game", walked[len(walked) // 2])):
        search = _searched(table, seconds)
        per_second = search.iterations / seconds
        note = f"{search.plies / search.iterations:.1f} plies an iteration"
        yield Figure(f"{key} {seats}, {name}", per_second, "iterations/s", aim=AIMS.get(key, AIM), note=note)


def _walk(game: AnyGame, seats: int) -> Iterator[Table]:
    """The positions of a random game in which somebody has a real choice."""
    source = random.Random(3)
    table = tables.start(game, seats, None, tables.spread("bench"))
    while table.outcome is None:
        seat = table.to_move[0]
        moves = table.legal(seat)
        if len(moves) > 1:
            yield table
        table = tables.play(table, seat, source.choice(moves))


def _searched(table: Table, seconds: float) -> Search:
    seat = table.to_move[0]
    search = Search(table.game, table.view(seat), random.Random(1), knowledge(table.game.INFO.key))
    until = process_time() + seconds
    search.run(table.legal(seat), lambda: process_time() >= until)
    return search
