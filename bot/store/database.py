"""The file: locked, checked and brought up to date before anybody uses it."""

import fcntl
import os
import socket
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite

P = ParamSpec("P")
T = TypeVar("T")

CHUNK = 64


class StartError(Exception):
    """The bot cannot start; ``key`` and ``fields`` find the sentence that says why."""

    def __init__(self, key: str, **fields: object) -> None:
        super().__init__(f"{key} {fields}")
        self.key = f"start-{key}"
        self.fields = fields

    def said(self, say: Callable[..., str]) -> str:
        """The sentence."""
        return say(self.key, **self.fields)


class Database(aiosqlite.Connection):
    """A connection whose work is done by whole functions, each in one hop to its thread."""

    def __init__(self, path: Path) -> None:
        super().__init__(partial(_connect, path), CHUNK)
        self._lock_file = _lock(path)

    async def read(
        self, function: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function that only reads."""
        return await self._hop(lambda: function(self._conn, *args, **kwargs))

    async def write(
        self, function: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function as one transaction: all of it is kept, or nothing."""
        return await self._hop(
            lambda: _transaction(self._conn, lambda: function(self._conn, *args, **kwargs))
        )

    async def _hop(self, work: Callable[[], T]) -> T:
        hop: Callable[[Callable[[], T]], Awaitable[T]] = self._execute
        return await hop(work)

    async def close(self) -> None:
        """Close the file, then let another process have it."""
        await super().close()
        os.close(self._lock_file)


async def open_database(path: Path) -> Database:
    """Open the file, or say why it cannot be used; one that cannot be is not touched."""
    path.parent.mkdir(parents=True, exist_ok=True)
    database = Database(path)
    try:
        await database
        await database.read(_check)
        await database.read(_prepare)
        await database.write(_sign)
    except sqlite3.Error as error:
        await database.close()
        raise StartError("unwritable", path=str(path), problem=str(error)) from error
    except BaseException:
        await database.close()
        raise
    return database


def backup(source: Path, target: Path) -> None:
    """Copy the database while it is in use."""
    if not source.exists():
        raise StartError("no-database", path=str(source))
    with sqlite3.connect(source) as reading, sqlite3.connect(target) as writing:
        reading.backup(writing)
    reading.close()
    writing.close()


def migrations() -> list[tuple[int, str]]:
    """List the numbered steps that make the schema, in order."""
    folder = resources.files("bot.store").joinpath("migrations")
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda one: one.name
    )
    return [(int(file.name.split("_")[0]), file.read_text(encoding="utf-8")) for file in files]


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _transaction(connection: sqlite3.Connection, work: Callable[[], T]) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work()
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def _check(connection: sqlite3.Connection) -> None:
    """Refuse a damaged file, one that a newer program has written, and one that is not ours."""
    path = connection.execute("PRAGMA database_list").fetchone()[2]
    try:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        version = connection.execute("PRAGMA user_version").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise StartError("damaged", path=path, problem=str(error)) from error
    if found != "ok":
        raise StartError("damaged", path=path, problem=found)
    if version > migrations()[-1][0]:
        raise StartError("newer-schema", path=path, version=version, known=migrations()[-1][0])
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    if bool(tables) != (version > 0) or (tables and "sittings" not in tables):
        raise StartError("unknown-schema", path=path)


def _prepare(connection: sqlite3.Connection) -> None:
    """Set how the file is written, and take the steps of the schema that it has not taken."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    current = connection.execute("PRAGMA user_version").fetchone()[0]
    for number, script in migrations():
        if number > current:
            connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")


def _sign(connection: sqlite3.Connection) -> None:
    started = datetime.now(UTC).isoformat(timespec="seconds")
    row = (socket.gethostname(), os.getpid(), started)
    connection.execute("INSERT OR REPLACE INTO worker VALUES (1, ?, ?, ?)", row)


def _lock(path: Path) -> int:
    """Hold the file beside the database; the kernel lets go of it whatever becomes of us."""
    descriptor = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o644)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        raise StartError("locked", path=str(path), **_worker(path)) from None
    return descriptor


def _worker(path: Path) -> dict[str, Any]:
    """Read who holds the database."""
    connection = sqlite3.connect(path)
    try:
        row = connection.execute("SELECT host, pid, started FROM worker").fetchone()
    except sqlite3.Error:
        row = None
    finally:
        connection.close()
    return dict(zip(("host", "pid", "started"), row or ("?", 0, "?"), strict=True))
