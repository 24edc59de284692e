"""Everything that the bot keeps, behind one object."""

import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from bot.host.sitting import Sitting
from bot.store import archive, sittings
from bot.store.database import Database
from bot.store.notes import Notes
from engine.core.table import Setting

T = TypeVar("T", int, float, str)

ARCHIVED_AT_ONCE = 50

IN_CHANNEL = "SELECT number FROM sittings WHERE channel=? AND status IN ('lobby', 'playing')"
LAST_IN_CHANNEL = (
    "SELECT max(number) FROM ("
    "SELECT number FROM sittings WHERE channel=? AND status IN ('over', 'stopped') AND status='over'"
    " UNION ALL SELECT number FROM finished WHERE channel=? AND status='over')"
)
UNSHOWN = "SELECT number FROM sittings WHERE shown<revision AND status<>'parked'"
DUE = "SELECT DISTINCT number FROM (SELECT number FROM deadlines WHERE due<=? ORDER BY due LIMIT 1000)"
DUE_COMPUTERS = DUE.replace("due<=?", "due<=? AND kind='think'")
FROM_SETTING = (
    "SELECT max(number) FROM ("
    "SELECT number FROM sittings WHERE status IN ('over', 'stopped') AND status='over' AND setting=?"
    " UNION ALL SELECT number FROM finished WHERE origin=? AND status='over')"
)


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
        return await self._one(int, IN_CHANNEL, channel)

    async def last_in_channel(self, channel: int) -> int | None:
        """Find the last game that was played to its end in a channel."""
        return await self._one(int, LAST_IN_CHANNEL, channel, channel)

    async def from_setting(self, setting: Setting) -> int | None:
        """Find the finished game that began like this; no two have the same seed."""
        text = msgspec.json.encode(setting).decode()
        return await self._one(int, FROM_SETTING, text, archive.origin(text))

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
        """List the tables at which something is due, the oldest first."""
        return await self._all(DUE, now)

    async def due_computers(self, now: float) -> list[int]:
        """List the tables at which a computer player is due."""
        return await self._all(DUE_COMPUTERS, now)

    async def next_due(self) -> float:
        """Find the next moment at which something is due."""
        return await self._one(float, "SELECT min(due) FROM deadlines") or float("inf")

    async def grant_grace(self, graces: dict[tuple[str, str], float]) -> None:
        """Move the deadlines that came during an outage, each kind and patience by its own grace."""
        await self._database.write(_grant, graces)

    async def park(self, number: int) -> None:
        """Set a table aside without reading it."""
        await self._database.write(_park, number)

    async def unshown(self) -> list[int]:
        """List the tables that changed without being shown."""
        return await self._all(UNSHOWN)

    async def archive(self) -> bool:
        """Set some finished tables apart; tell whether there may be more of them."""
        return await self._database.write(archive.move, ARCHIVED_AT_ONCE) == ARCHIVED_AT_ONCE

    async def inspect(self) -> None:
        """Check the whole file beside all other work; raises `StartError` if it is damaged."""
        await self._database.inspect()

    async def close(self) -> None:
        """Close the file."""
        await self._database.close()

    async def _one(self, kind: type[T], query: str, *values: object) -> T | None:
        row = await self._database.read(_first, query, *values)
        return kind(row[0]) if row and row[0] is not None else None

    async def _all(self, query: str, *values: object) -> list[int]:
        return await self._database.read(_column, query, *values)


def _grant(connection: sqlite3.Connection, graces: dict[tuple[str, str], float]) -> None:
    """Give every deadline at least the moment of its kind and patience, in one pass."""
    rows = ", ".join("(?, ?, ?)" for _ in graces)
    connection.execute(
        f"WITH graces(kind, patience, earliest) AS (VALUES {rows})"  # noqa: S608 - our own marks
        " UPDATE deadlines SET due=graces.earliest FROM sittings, graces WHERE deadlines.due<?"
        " AND sittings.number=deadlines.number AND graces.kind=deadlines.kind"
        " AND graces.patience=sittings.patience AND deadlines.due<graces.earliest",
        (*(value for key, earliest in graces.items() for value in (*key, earliest)), max(graces.values())),
    )


def _park(connection: sqlite3.Connection, number: int) -> None:
    query = "UPDATE sittings SET status='parked' WHERE number=? AND status IN ('lobby', 'playing')"
    connection.execute(query, (number,))
    connection.execute("DELETE FROM deadlines WHERE number=?", (number,))


def _first(connection: sqlite3.Connection, query: str, *values: object) -> Any:
    return connection.execute(query, values).fetchone()


def _column(connection: sqlite3.Connection, query: str, *values: object) -> list[int]:
    return [row[0] for row in connection.execute(query, values)]
