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
        rows = connection.execute("SELECT number, setting FROM sittings WHERE setting IS NOT NULL").fetchall()
        tables = {number: _replayed(connection, number, setting) for number, setting in rows}
        return Kept(tables, {number: _seats(connection, number) for number in tables})
    finally:
        connection.close()


def _replayed(connection: sqlite3.Connection, number: int, setting: str) -> Table:
    rows = connection.execute(
        "SELECT entry, seat, text, joined FROM lines WHERE number=? ORDER BY entry", (number,)
    ).fetchall()
    assert [row[0] for row in rows] == list(range(len(rows)))
    lines = [Line(seat, text, bool(joined)) for _, seat, text, joined in rows]
    settled = msgspec.json.decode(setting, type=Setting)
    return replay(registry.game(settled.game), settled, lines)


def _seats(connection: sqlite3.Connection, number: int) -> dict[int, int]:
    query = "SELECT person, seat FROM chairs WHERE number=? AND person IS NOT NULL"
    return dict(connection.execute(query, (number,)).fetchall())
