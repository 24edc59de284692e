"""Finished tables: nobody changes them any more, so each lies in one row, apart from those in play.

What a start checks and what the clock searches stays as small as what is being played.
"""

import sqlite3
import zlib
from hashlib import sha256

import msgspec

from bot.store.rows import Rows, gather

PARTS = ("chairs", "deadlines", "lines", "sittings")
"""Where the rows of a table lie while it is played, those that refer to others first."""


def find(connection: sqlite3.Connection, number: int) -> Rows | None:
    """Read an archived table."""
    row = connection.execute("SELECT record FROM finished WHERE number=?", (number,)).fetchone()
    return msgspec.json.decode(zlib.decompress(row[0]), type=Rows) if row else None


def origin(setting: str) -> bytes:
    """What a table is found by that began with this setting."""
    return sha256(setting.encode()).digest()


def move(connection: sqlite3.Connection, most: int) -> int:
    """Archive some finished tables whose end has been shown; tell how many."""
    found = connection.execute(
        "SELECT number FROM sittings WHERE status IN ('over', 'stopped') AND shown>=revision LIMIT ?", (most,)
    ).fetchall()
    for (number,) in found:
        _move(connection, number)
    return len(found)


def _move(connection: sqlite3.Connection, number: int) -> None:
    rows = gather(connection, number)
    assert rows is not None
    record = zlib.compress(msgspec.json.encode(rows))
    row = (number, rows.channel, rows.status, origin(rows.setting or ""), record)
    connection.execute("INSERT INTO finished VALUES (?, ?, ?, ?, ?)", row)
    for table in PARTS:
        connection.execute(f"DELETE FROM {table} WHERE number=?", (number,))  # noqa: S608 - our own names
