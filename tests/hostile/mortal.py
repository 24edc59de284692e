"""Bots that are born and killed, and what is in the file that they leave behind."""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from bot.store import archive
from bot.store.rows import Rows, gather
from engine.core import registry
from engine.core.table import Line, Setting, Table, replay
from playground import Box


class Bots:
    """Bots that are born and killed."""

    def __init__(self, nursery: asyncio.subprocess.Process, box: Box, database: Path) -> None:
        self.nursery, self.box, self.database = nursery, box, database
        self.groups: list[int] = []

    async def born(self) -> int:
        """Start a bot."""
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(f"{self.box.address} {self.box.token} {self.database}\n".encode())
        pid = int(await self.nursery.stdout.readline())
        self.groups.append(pid)
        return pid

    async def killed(self, pid: int) -> None:
        """Kill a bot, nothing else, and see that all its processes go with it."""
        os.kill(pid, signal.SIGKILL)
        async with asyncio.timeout(120):
            while living(self.groups):  # noqa: ASYNC110 - processes tell nobody that they are gone
                await asyncio.sleep(0.02)


def living(groups: list[int]) -> list[int]:
    """Find the processes of these sessions, zombies aside."""
    found = []
    for place in Path("/proc").iterdir():
        if place.name.isdecimal():
            try:
                state, _, _, session = (place / "stat").read_text().rpartition(")")[2].split()[:4]
            except (FileNotFoundError, ProcessLookupError):
                continue
            if int(session) in groups and state != "Z":
                found.append(int(place.name))
    return found


@asynccontextmanager
async def nursery(box: Box, database: Path) -> AsyncIterator[Bots]:
    """A nursery; whatever it brought up is gone at the end."""
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-W", "ignore", "-m", "tests.hostile.nursery")
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready\n"
    bots = Bots(process, box, database)
    try:
        yield bots
    finally:
        for pid in living(bots.groups):
            os.kill(pid, signal.SIGKILL)
        process.kill()
        await process.wait()


@dataclass(frozen=True)
class Kept:
    """What a file holds: every game, played again from its log, and who sits there."""

    tables: dict[int, Table]
    seats: dict[int, dict[int, int]]
    """By table, the seat of every person."""

    @property
    def lines(self) -> int:
        """How many lines all logs have together."""
        return sum(table.entry for table in self.tables.values())


def saved(database: Path) -> Kept:
    """Read a file, and play every log of it again; a log that does not hold is an error."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        live = connection.execute("SELECT number FROM sittings").fetchall()
        apart = connection.execute("SELECT number FROM finished").fetchall()
        assert not {*live} & {*apart}, "a table lies in two places"
        found = {number: gather(connection, number) for (number,) in live}
        found |= {number: archive.find(connection, number) for (number,) in apart}
        begun = {number: rows for number, rows in found.items() if rows and rows.setting}
        _demand_whole(connection)
        return Kept(
            {number: _replayed(rows) for number, rows in begun.items()},
            {number: _seats(rows) for number, rows in begun.items()},
        )
    finally:
        connection.close()


def _demand_whole(connection: sqlite3.Connection) -> None:
    entries = connection.execute("SELECT count(*), max(entry) FROM lines GROUP BY number")
    assert all(last == count - 1 for count, last in entries), "a line is missing"


def _replayed(rows: Rows) -> Table:
    lines = [Line(seat, text, bool(joined)) for seat, text, joined in rows.lines]
    settled = msgspec.json.decode(rows.setting or "", type=Setting)
    return replay(registry.game(settled.game), settled, lines)


def _seats(rows: Rows) -> dict[int, int]:
    people = [person for _, person, _, _ in rows.chairs]
    return {person: seat for seat, person in enumerate(people) if person is not None}
