"""The file: every thing of the world as a row of SQLite, written through at once."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playground.errors import JSON

SCHEMA = """
CREATE TABLE IF NOT EXISTS things (
    kind TEXT NOT NULL, id INTEGER NOT NULL, scope INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS things_by_scope ON things (kind, scope, id);
CREATE TABLE IF NOT EXISTS files (
    id INTEGER PRIMARY KEY, message INTEGER NOT NULL, type TEXT NOT NULL, body BLOB NOT NULL,
    gone REAL
);
CREATE INDEX IF NOT EXISTS files_by_message ON files (message);
"""


AFTERLIFE = 60.0  # seconds for which a file that is gone can still be fetched, as from Discord


class Store:
    """Things by kind and id, each in a scope (a message's is its channel), and files."""

    def __init__(self, path: Path | str) -> None:
        self._database = sqlite3.connect(path, isolation_level=None, timeout=0.5)
        # Exclusive: a second box on one file is told so. A killed process loses nothing without
        # fsync; only a power cut could, and this is a playground.
        for pragma in ("locking_mode = EXCLUSIVE", "journal_mode = WAL", "synchronous = OFF"):
            self._database.execute(f"PRAGMA {pragma}")
        self._database.executescript(SCHEMA)

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    @contextmanager
    def together(self) -> Iterator[None]:
        """Write several things or none of them, whenever the process may be killed."""
        self._database.execute("BEGIN")
        try:
            yield
        except BaseException:
            self._database.execute("ROLLBACK")
            raise
        self._database.execute("COMMIT")

    def put(self, kind: str, thing: JSON, scope: str | int = 0) -> None:
        """Write a thing under its own id."""
        row = (kind, int(thing["id"]), int(scope), json.dumps(thing))
        self._database.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?, ?)", row)

    def get(self, kind: str, identity: str | int) -> JSON | None:
        """Read one thing."""
        found = self._database.execute(
            "SELECT body FROM things WHERE kind = ? AND id = ?", (kind, int(identity))
        ).fetchone()
        return None if found is None else dict(json.loads(found[0]))

    def every(self, kind: str) -> Iterator[JSON]:
        """Read all things of a kind, oldest first."""
        rows = self._database.execute("SELECT body FROM things WHERE kind = ? ORDER BY id", (kind,))
        return (json.loads(body) for (body,) in rows)

    def messages(self, channel: str, viewer: str, span: tuple[int, int], limit: int) -> list[JSON]:
        """Read messages between two ids, newest first; ephemerals of one viewer only."""
        rows = self._database.execute(
            "SELECT body FROM things WHERE kind = 'message' AND scope = ? AND id > ? AND id < ?"
            " AND coalesce(json_extract(body, '$.viewer_id'), '') IN ('', ?)"
            " ORDER BY id DESC LIMIT ?",
            (int(channel), *span, viewer, limit),
        )
        return [json.loads(body) for (body,) in rows]

    def first_after(self, channel: str, after: int, limit: int) -> int:
        """Tell where the next so many messages after an id end."""
        rows = self._database.execute(
            "SELECT id FROM things WHERE kind = 'message' AND scope = ? AND id > ? ORDER BY id LIMIT ?",
            (int(channel), after, limit),
        ).fetchall()
        return int(rows[-1][0]) if rows else after

    def drop(self, kind: str, identity: str | int) -> None:
        """Forget one thing, and its files if it is a message."""
        self._database.execute("DELETE FROM things WHERE kind = ? AND id = ?", (kind, int(identity)))
        if kind == "message":
            self._retire("message = ?", (int(identity),))

    def drop_scope(self, kind: str, scope: str) -> None:
        """Forget all things of a scope; their files go with them."""
        inside = (kind, int(scope))
        self._retire("message IN (SELECT id FROM things WHERE kind = ? AND scope = ?)", inside)
        self._database.execute("DELETE FROM things WHERE kind = ? AND scope = ?", inside)

    def put_file(self, identity: str, message: str, content_type: str, body: bytes) -> None:
        """Keep a file of a message."""
        row = (int(identity), int(message), content_type, body)
        self._database.execute("DELETE FROM files WHERE gone < ?", (time.time() - AFTERLIFE,))
        self._database.execute("INSERT INTO files VALUES (?, ?, ?, ?, NULL)", row)

    def file(self, identity: str) -> tuple[str, bytes] | None:
        """Read a file's type and bytes."""
        found: tuple[str, bytes] | None = self._database.execute(
            "SELECT type, body FROM files WHERE id = ? AND coalesce(gone, 9e99) > ?",
            (int(identity), time.time() - AFTERLIFE),
        ).fetchone()
        return found

    def drop_file(self, identity: str) -> None:
        """Forget a file that its message no longer carries."""
        self._retire("id = ?", (int(identity),))

    def _retire(self, which: str, values: tuple[str | int, ...]) -> None:
        """Let files go; a page that is just showing them still gets them."""
        self._database.execute(f"UPDATE files SET gone = ? WHERE {which}", (time.time(), *values))  # noqa: S608
