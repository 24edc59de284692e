"""Everything that the bot keeps, behind one object."""

import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from bot.host.sitting import Sitting
from bot.store import sittings
from bot.store.database import Database
from bot.store.notes import Notes
from engine.core.table import Setting

T = TypeVar("T", int, float, str)


class Store:
    """Reads and writes; every method is one hop to the database's thread."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self.notes = Notes(database)

    async def create(self, sitting: Sitting) -> int:
        """Keep a new table."""
        return await self._database.write(sittings.create, sitting, self._clock())

    async def save(self, before: Sitting, after: Sitting) -> None:
        """Keep a change, all of it or nothing."""
        await self._database.write(sittings.write, before, after, self._clock())

    async def load(self, number: int) -> Sitting | None:
        """Read a table."""
        return await self._database.read(sittings.read, number)

    async def in_channel(self, channel: int) -> int | None:
        """Find the table that a channel has."""
        return await self._one(
            int, "SELECT number FROM sittings WHERE channel=? AND status IN ('lobby', 'playing')", channel
        )

    async def last_in_channel(self, channel: int) -> int | None:
        """Find the last game that was played to its end in a channel."""
        return await self._one(
            int,
            "SELECT number FROM sittings WHERE channel=? AND status='over' ORDER BY number DESC LIMIT 1",
            channel,
        )

    async def from_setting(self, setting: Setting) -> int | None:
        """Find the finished game that began like this; no two have the same seed."""
        text = msgspec.json.encode(setting).decode()
        return await self._one(int, "SELECT number FROM sittings WHERE setting=? AND status='over'", text)

    async def parked_of(self, person: int, guild: int) -> int | None:
        """Find a parked game in which somebody has a seat."""
        return await self._one(
            int,
            "SELECT number FROM sittings JOIN chairs USING (number)"
            " WHERE person=? AND guild=? AND status='parked' ORDER BY number DESC LIMIT 1",
            person,
            guild,
        )

    async def of_person(self, person: int) -> list[int]:
        """List the tables at which somebody sits, the newest first."""
        return await self._all(
            "SELECT number FROM sittings JOIN chairs USING (number)"
            " WHERE person=? AND status IN ('lobby', 'playing', 'parked') ORDER BY number DESC LIMIT 25",
            person,
        )

    async def in_guild(self, guild: int) -> list[int]:
        """List the tables that a server has."""
        return await self._all(
            "SELECT number FROM sittings WHERE guild=? AND status IN ('lobby', 'playing')", guild
        )

    async def due(self, now: float) -> list[int]:
        """List the tables at which something is due."""
        return await self._all("SELECT DISTINCT number FROM deadlines WHERE due<=? LIMIT 1000", now)

    async def next_due(self) -> float:
        """Find the next moment at which something is due."""
        return await self._one(float, "SELECT min(due) FROM deadlines") or float("inf")

    async def grant_grace(self, graces: list[tuple[float, float, str, str]]) -> None:
        """Move the deadlines that came during an outage, each kind and patience by its own grace."""
        await self._database.write(_grant, graces)

    async def park(self, number: int) -> None:
        """Set a table aside without reading it."""
        await self._database.write(_park, number)

    async def unshown(self) -> list[int]:
        """List the tables that changed without being shown."""
        return await self._all("SELECT number FROM sittings WHERE shown<revision AND status<>'parked'")

    async def close(self) -> None:
        """Close the file."""
        await self._database.close()

    async def _one(self, kind: type[T], query: str, *values: object) -> T | None:
        row = await self._database.read(_first, query, *values)
        return kind(row[0]) if row and row[0] is not None else None

    async def _all(self, query: str, *values: object) -> list[int]:
        return await self._database.read(_column, query, *values)


def _grant(connection: sqlite3.Connection, graces: list[tuple[float, float, str, str]]) -> None:
    query = (
        "UPDATE deadlines SET due=? WHERE due<? AND kind=?"
        " AND (SELECT patience FROM sittings WHERE sittings.number=deadlines.number)=?"
    )
    connection.executemany(query, graces)


def _park(connection: sqlite3.Connection, number: int) -> None:
    query = "UPDATE sittings SET status='parked' WHERE number=? AND status IN ('lobby', 'playing')"
    connection.execute(query, (number,))
    connection.execute("DELETE FROM deadlines WHERE number=?", (number,))


def _first(connection: sqlite3.Connection, query: str, *values: object) -> Any:
    return connection.execute(query, values).fetchone()


def _column(connection: sqlite3.Connection, query: str, *values: object) -> list[int]:
    return [row[0] for row in connection.execute(query, values)]
