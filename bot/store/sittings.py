"""Sittings as rows: plain functions that run on the database's thread."""

import sqlite3
from dataclasses import replace

import msgspec

from bot.host.sitting import Sitting
from bot.store import archive, rows
from engine.core import save


class Overtaken(sqlite3.Error):
    """The row is not the one that the change was made from."""


def create(connection: sqlite3.Connection, sitting: Sitting, now: float) -> int:
    """Write a new table and find its number."""
    row = (*_row(sitting), now)
    cursor = connection.execute(
        "INSERT INTO sittings (guild, channel, owner, game, status, patience, options, setting, state, ply,"
        " appeal, revision, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    )
    number = cursor.lastrowid
    assert number is not None
    _write_chairs(connection, replace(sitting, number=number))
    _write_deadlines(connection, replace(sitting, number=number))
    return number


def write(connection: sqlite3.Connection, before: Sitting, after: Sitting, now: float) -> None:
    """Write a change; rows that did not change are left alone."""
    cursor = connection.execute(
        "UPDATE sittings SET guild=?, channel=?, owner=?, game=?, status=?, patience=?, options=?, setting=?,"
        " state=?, ply=?, appeal=?, revision=?, changed=? WHERE number=? AND revision=?",
        (*_row(after), now, before.number, before.revision),
    )
    if cursor.rowcount != 1:
        raise Overtaken(before.number)
    _append_lines(connection, before, after)
    if before.chairs != after.chairs:
        _write_chairs(connection, after)
    if before.deadlines != after.deadlines:
        _write_deadlines(connection, after)


def read(connection: sqlite3.Connection, number: int) -> Sitting | None:
    """Read a table with everything that belongs to it, wherever it lies."""
    found = rows.gather(connection, number) or archive.find(connection, number)
    return rows.sitting(number, found) if found else None


def _row(sitting: Sitting) -> tuple[object, ...]:
    table = sitting.table
    return (
        sitting.guild,
        sitting.channel,
        sitting.owner,
        sitting.game,
        str(sitting.status),
        sitting.patience,
        sitting.options,
        msgspec.json.encode(table.setting).decode() if table else None,
        save.state_text(table) if table else None,
        table.ply if table else 0,
        msgspec.json.encode(sitting.appeal).decode() if sitting.appeal else None,
        sitting.revision,
    )


def _append_lines(connection: sqlite3.Connection, before: Sitting, after: Sitting) -> None:
    known = before.table.entry if before.table else 0
    fresh = after.table.log[known:] if after.table else ()
    rows = [(after.number, known + at, one.seat, one.text, one.joined) for at, one in enumerate(fresh)]
    connection.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", rows)


def _write_chairs(connection: sqlite3.Connection, sitting: Sitting) -> None:
    connection.execute("DELETE FROM chairs WHERE number=?", (sitting.number,))
    rows = [
        (sitting.number, seat, chair.name, chair.person, chair.level, chair.away)
        for seat, chair in enumerate(sitting.chairs)
    ]
    connection.executemany("INSERT INTO chairs VALUES (?, ?, ?, ?, ?, ?)", rows)


def _write_deadlines(connection: sqlite3.Connection, sitting: Sitting) -> None:
    connection.execute("DELETE FROM deadlines WHERE number=?", (sitting.number,))
    rows = [(sitting.number, one.kind, one.seat, one.token, one.due) for one in sitting.deadlines]
    connection.executemany("INSERT INTO deadlines VALUES (?, ?, ?, ?, ?)", rows)
