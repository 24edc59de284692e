"""The store: what a committed move costs, and what a start costs when much has been played."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bench import probe, tables
from bench.figure import Figure, Section
from bench.spread import Spread
from bot.client import utc
from bot.host import play
from bot.host.host import Host
from bot.host.sitting import Sitting
from bot.store import archive, sittings
from bot.store.database import open_database
from bot.store.store import Store
from bot.thinkers import Inline

TABLES = (1, 50)
UNFINISHED, FINISHED = 10_000, 100_000
READY = 150.0
"""Milliseconds of processor time that a start may take beyond imports."""

COPIED = (
    "guild, owner, game, status, patience, options, setting, state, ply, appeal, revision, shown, changed"
)


def section(seconds: float) -> Section:
    """Measure moves, then starts; fewer tables for a run of less than a second."""
    with TemporaryDirectory() as folder:
        figures = [*_moves(Path(folder), seconds), *_starts(Path(folder), min(1.0, seconds))]
    return Section("Store: moves and starts, synchronous=FULL", tuple(figures))


def _moves(folder: Path, seconds: float) -> Iterator[Figure]:
    for count in TABLES:
        took, elapsed = asyncio.run(_played(folder / f"moves-{count}.db", count, seconds))
        name = f"{count} table{'s' if count > 1 else ''} at once"
        yield Figure(f"{name}: moves", len(took) / elapsed, "moves/s", note="by the clock, the disk included")
        yield from Spread(took).figures(f"{name}: one move")


async def _played(path: Path, count: int, seconds: float) -> tuple[list[float], float]:
    """Play at all tables until the time is over; every move waits for its commit."""
    await tables.fill(path, (tables.opening(channel) for channel in range(1, count + 1)))
    store = Store(await open_database(path), utc)
    host = Host(store, Inline(), probe.Nobody(), utc)
    took: list[float] = []
    began = perf_counter()
    try:
        players = (_play(host, number, began + seconds, took) for number in range(1, count + 1))
        await asyncio.gather(*players)
        return took, perf_counter() - began
    finally:
        await store.close()


async def _play(host: Host, number: int, until: float, took: list[float]) -> None:
    """Make one move after the other, a new game after each, at least one move in all."""
    sitting = await host.get(number)
    while not took or perf_counter() < until:
        if not sitting.going:
            sitting = await host.open(tables.opening(sitting.channel))
        person, token, line = tables.next_answer(sitting)
        began = perf_counter()
        sitting = await host.change(sitting.number, play.move, person, token, [line])
        took.append(perf_counter() - began)


def _starts(folder: Path, share: float) -> Iterator[Figure]:
    """Start with unfinished tables alone, then with finished ones beside them."""
    path = folder / "start.db"
    unfinished, finished = round(UNFINISHED * share), round(FINISHED * share)
    asyncio.run(tables.fill(path, ()))
    game = list(tables.whole_game(tables.opening(1)))
    _fill(path, game[0], tables.hurried(game[len(game) // 2]), unfinished)
    yield _start(path, f"{unfinished:,} unfinished")
    game = list(tables.whole_game(tables.opening(-1)))
    _fill(path, game[0], game[-1], finished)
    yield _start(path, f"{unfinished:,} unfinished, {finished:,} finished")
    yield _inspection(path)


def _start(path: Path, name: str) -> Figure:
    """The best of three starts: the first one after much writing has the log to merge."""
    spent = min((probe.run("start", path) for _ in range(3)), key=lambda one: one["milliseconds"])
    size = path.stat().st_size / 2**20
    note = f"{spent['seconds']:.2f} s by the clock, {size:.0f} MB; overdue ones then: {spent['after']:.0f} ms"
    return Figure(
        f"start with {name}", spent["milliseconds"], "ms CPU", more_is_better=False, aim=READY, note=note
    )


def _inspection(path: Path) -> Figure:
    spent = probe.run("inspect", path)["milliseconds"]
    note = "a thread beside the presses, once a start"
    name = "check of the whole file, after ready"
    return Figure(name, spent, "ms CPU", more_is_better=False, note=note)


def _fill(path: Path, begun: Sitting, sitting: Sitting, count: int) -> None:
    """Write a table as the store does, then the others as copies of its rows, each in its own channel."""
    with closing(sqlite3.connect(path)) as connection, connection:
        number = sittings.create(connection, begun, 0.0)
        sittings.write(connection, replace(begun, number=number), replace(sitting, number=number), 0.0)
        connection.execute("UPDATE sittings SET shown=revision")
        if archive.move(connection, 1):
            connection.execute(
                f"INSERT INTO finished {COPIES}"
                " SELECT number + at, channel - at, status, randomblob(32), record FROM finished, copies",
                (count,),
            )
        else:
            _multiply(connection, number, count)


def _multiply(connection: sqlite3.Connection, number: int, count: int) -> None:
    connection.execute(
        f"INSERT INTO sittings (channel, {COPIED}) {COPIES} SELECT channel + at, {COPIED}"
        " FROM sittings, copies WHERE number=?",
        (count, number),
    )
    for table, columns in PARTS.items():
        connection.execute(
            f"INSERT INTO {table} SELECT copy.number, {columns} FROM sittings AS copy, {table} AS part"
            " WHERE part.number=? AND copy.number>? ORDER BY copy.number",
            (number, number),
        )


COPIES = "WITH RECURSIVE copies(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM copies WHERE at + 1 < ?)"
PARTS = {
    "chairs": "seat, name, person, level, away",
    "lines": "entry, seat, text, joined",
    "deadlines": "kind, seat, token, due",
}
"""What belongs to a table, besides its own row."""
