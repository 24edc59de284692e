"""Tables to measure with: three people at a game of Sails, whose moves anybody can repeat."""

import random
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from bot.host import deadlines, play
from bot.host.sitting import Chair, Sitting, Status
from bot.store import sittings
from bot.store.database import open_database
from engine.core import notation, registry
from engine.core import table as tables

GAME = "sails"
PEOPLE = (11, 12, 13)
GUILD = 1


class Answer(NamedTuple):
    """A move that somebody can make now."""

    person: int
    token: int
    line: str


def opening(channel: int, people: tuple[int, ...] = PEOPLE, guild: int = GUILD) -> Sitting:
    """A game that has just begun; nobody is hurried, so nothing happens by itself."""
    table = tables.start(registry.game(GAME), len(people), None, tables.spread(f"bench {channel}"))
    chairs = tuple(Chair(f"Person {seat}", person) for seat, person in enumerate(people, 1))
    begun = Sitting(0, guild, channel, people[0], GAME, chairs, Status.PLAYING, "none", table=table)
    return replace(begun, options=table.setting.options)


def next_answer(sitting: Sitting) -> Answer:
    """One of the legal moves, the same whenever it is asked for."""
    seat, token = sitting.play.asked[0]
    chance = random.Random(f"{sitting.channel} {sitting.play.entry}")
    person = sitting.chairs[seat].person
    assert person is not None
    return Answer(person, token, notation.text(chance.choice(sitting.play.legal(seat))))


def moved(sitting: Sitting) -> Sitting:
    """The table after that move."""
    person, token, line = next_answer(sitting)
    return replace(play.move(sitting, person, token, [line]), revision=sitting.revision + 1)


def whole_game(sitting: Sitting) -> Iterator[Sitting]:
    """A table from its opening to its end."""
    yield sitting
    while sitting.going:
        sitting = moved(sitting)
        yield sitting


def hurried(sitting: Sitting) -> Sitting:
    """The same table with somebody waiting for an answer, as most tables are."""
    return deadlines.plan(replace(sitting, patience="live"), 0.0)


async def fill(path: Path, rows: Iterable[Sitting], unshown: int = 0, moves: int = 0) -> None:
    """Write openings as tables 1, 2, 3 ... of a new database, and so many moves of each; few are unshown."""
    database = await open_database(path)
    try:
        await database.write(_create_all, list(rows), unshown, moves)
    finally:
        await database.close()


def _create_all(connection: sqlite3.Connection, rows: list[Sitting], unshown: int, moves: int) -> None:
    for row in rows:
        begun = replace(row, number=sittings.create(connection, row, 0.0))
        if moves:
            *_, played = islice(whole_game(begun), moves + 1)
            sittings.write(connection, begun, played, 0.0)
    connection.execute("UPDATE sittings SET shown=revision WHERE number>?", (unshown,))
