"""The file: locked, checked and brought up to date before anybody uses it."""

import asyncio
import fcntl
import os
import socket
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite

P = ParamSpec("P")
T = TypeVar("T")

CHUNK = 64

LIVE = ("sqlite_schema", "sittings", "chairs", "lines", "deadlines", "guilds")
"""What the games in play stand on: checked before a start, which must not grow with what was ever played."""

Job = tuple[Callable[[sqlite3.Connection], Any], Future[Any]]
"""A function that writes, and whoever waits for its commit."""


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
        self._path = path
        self._waiting: deque[Job] = deque()
        self._lock_file = _lock(path)

    async def read(
        self, function: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function that only reads."""
        return await self._hop(lambda: function(self._conn, *args, **kwargs))

    async def write(
        self, function: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function as one transaction: all of it is kept, or nothing.

        Those that wait while another is written share the next commit, and each resumes after it.
        """
        done: Future[T] = Future()
        self._waiting.append((lambda connection: function(connection, *args, **kwargs), done))
        await self._hop(self._write_waiting)
        return done.result()

    def _write_waiting(self) -> None:
        """Write everything that waits by now; whoever comes to a job that is done has nothing to do."""
        jobs = [self._waiting.popleft() for _ in range(len(self._waiting))]
        if jobs:
            _commit(self._conn, jobs)

    async def inspect(self) -> None:
        """Check the whole file in a thread and on a connection of its own, so that nobody waits for it."""
        await asyncio.to_thread(_inspect, self._path)

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


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """Do all jobs in one transaction; if that cannot be, each in its own, so that none fails for another."""
    try:
        results = _transaction(connection, lambda: [work(connection) for work, _ in jobs])
    except Exception as error:  # noqa: BLE001 - told to whoever waits for this job, and to nobody else
        if len(jobs) == 1:
            jobs[0][1].set_exception(error)
        else:
            for job in jobs:
                _commit(connection, [job])
    else:
        for (_, done), result in zip(jobs, results, strict=True):
            done.set_result(result)


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
    with _telling_damage(path):
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type='table'")}
        for name in LIVE:
            if name in tables:
                _demand_integrity(connection, path, f"('{name}')")
    if version > migrations()[-1][0]:
        raise StartError("newer-schema", path=path, version=version, known=migrations()[-1][0])
    if bool(tables) != (version > 0) or (tables and "sittings" not in tables):
        raise StartError("unknown-schema", path=path)


def _inspect(path: Path) -> None:
    """Check every page of the file, also of what nobody plays any more."""
    reading = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    with closing(reading), _telling_damage(path):
        _demand_integrity(reading, path)


@contextmanager
def _telling_damage(path: Path | str) -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise StartError("damaged", path=str(path), problem=str(error)) from error


def _demand_integrity(connection: sqlite3.Connection, path: Path | str, which: str = "") -> None:
    found = connection.execute(f"PRAGMA integrity_check{which}").fetchone()[0]
    if found != "ok":
        raise StartError("damaged", path=str(path), problem=found)


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
