"""A table as it lies in the file, and the sitting that it is."""

import sqlite3
from typing import Any

import msgspec

from bot.host.sitting import Appeal, Chair, Deadline, Sitting, Status
from engine.core import registry, save
from engine.core.table import Line, Setting, Table


class Rows(msgspec.Struct, frozen=True, kw_only=True):
    """The row of a table, and the rows that belong to it."""

    guild: int
    channel: int
    owner: int
    game: str
    status: str
    patience: str
    options: str
    setting: str | None
    state: str | None
    ply: int
    appeal: str | None
    revision: int
    chairs: list[tuple[str, int | None, str, int]]
    deadlines: list[tuple[str, int, int, float]]
    lines: list[tuple[int, str, int]]


HEAD = tuple(name for name in Rows.__struct_fields__ if name not in {"chairs", "deadlines", "lines"})
"""The columns of a table's own row."""


def gather(connection: sqlite3.Connection, number: int) -> Rows | None:
    """Collect the rows of a table that has not been archived."""
    query = f"SELECT {', '.join(HEAD)} FROM sittings WHERE number=?"  # noqa: S608 - our own names
    head = connection.execute(query, (number,)).fetchone()
    if head is None:
        return None

    def part(query: str) -> list[Any]:
        return connection.execute(query, (number,)).fetchall()

    return Rows(
        **dict(zip(HEAD, head, strict=True)),
        chairs=part("SELECT name, person, level, away FROM chairs WHERE number=? ORDER BY seat"),
        deadlines=part(
            "SELECT kind, seat, token, due FROM deadlines WHERE number=? ORDER BY kind, seat, token"
        ),
        lines=part("SELECT seat, text, joined FROM lines WHERE number=? ORDER BY entry"),
    )


def sitting(number: int, rows: Rows) -> Sitting:
    """Make the sitting that was written."""
    return Sitting(
        number=number,
        guild=rows.guild,
        channel=rows.channel,
        owner=rows.owner,
        game=rows.game,
        chairs=tuple(Chair(name, person, level, bool(away)) for name, person, level, away in rows.chairs),
        status=Status(rows.status),
        patience=rows.patience,
        options=rows.options,
        table=_table(rows),
        appeal=msgspec.json.decode(rows.appeal, type=Appeal) if rows.appeal else None,
        deadlines=tuple(Deadline(*row) for row in rows.deadlines),
        revision=rows.revision,
    )


def _table(rows: Rows) -> Table | None:
    if rows.setting is None or rows.state is None:
        return None
    lines = [Line(seat, text, bool(joined)) for seat, text, joined in rows.lines]
    settled = msgspec.json.decode(rows.setting, type=Setting)
    return save.resume(registry.game(settled.game), settled, lines, rows.state, rows.ply)
