"""Commits: several tables may share one, nobody hears of a change before it, none fails for another."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.database import Database, open_database

MANY = 40


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(tmp_path / "loot.db")
    await opened.execute("CREATE TABLE notes (number INTEGER PRIMARY KEY CHECK (number < 1000)) STRICT")
    yield opened
    await opened.close()


def note(connection: sqlite3.Connection, number: int) -> int:
    connection.execute("INSERT INTO notes VALUES (?)", (number,))
    return number


def half(connection: sqlite3.Connection, number: int) -> None:
    note(connection, number)
    raise ValueError(number)


def on_the_disk(path: Path) -> set[int]:
    """What another process sees."""
    with closing(sqlite3.connect(path)) as connection:
        return {row[0] for row in connection.execute("SELECT number FROM notes")}


async def test_those_who_wait_share_a_commit(database: Database) -> None:
    told: list[str] = []
    await database.read(lambda connection: connection.set_trace_callback(told.append))
    results = await asyncio.gather(*(database.write(note, number) for number in range(MANY)))
    await database.read(lambda connection: connection.set_trace_callback(None))
    assert results == list(range(MANY))
    assert told.count("COMMIT") < MANY / 2


async def test_nobody_resumes_before_the_own_change_is_on_the_disk(
    database: Database, tmp_path: Path
) -> None:
    async def write(number: int) -> None:
        await database.write(note, number)
        assert number in on_the_disk(tmp_path / "loot.db")

    await asyncio.gather(*(write(number) for number in range(MANY)))


@pytest.mark.parametrize(("number", "error"), [(1000, sqlite3.IntegrityError), (5, sqlite3.IntegrityError)])
async def test_a_change_that_fails_fails_alone(
    database: Database, tmp_path: Path, number: int, error: type[Exception]
) -> None:
    await database.write(note, 5)
    good = [database.write(note, one) for one in range(10, 20)]
    *before, bad = await asyncio.gather(*good, database.write(note, number), return_exceptions=True)
    assert before == list(range(10, 20))
    assert isinstance(bad, error)
    assert on_the_disk(tmp_path / "loot.db") == {5, *range(10, 20)}


async def test_a_change_that_breaks_half_way_leaves_no_trace_beside_others(
    database: Database, tmp_path: Path
) -> None:
    first, broken, last = await asyncio.gather(
        database.write(note, 1), database.write(half, 2), database.write(note, 3), return_exceptions=True
    )
    assert (first, last) == (1, 3)
    assert isinstance(broken, ValueError)
    assert on_the_disk(tmp_path / "loot.db") == {1, 3}


async def test_a_disk_that_cannot_be_written_fails_all_and_the_next_ones_are_kept(
    database: Database, tmp_path: Path
) -> None:
    await database.execute("PRAGMA query_only = ON")
    failed = await asyncio.gather(*(database.write(note, one) for one in range(5)), return_exceptions=True)
    assert all(isinstance(one, sqlite3.OperationalError) for one in failed)
    await database.execute("PRAGMA query_only = OFF")
    await asyncio.gather(*(database.write(note, one) for one in range(5)))
    assert on_the_disk(tmp_path / "loot.db") == set(range(5))


async def test_a_caller_who_gives_up_does_not_take_the_others_along(
    database: Database, tmp_path: Path
) -> None:
    waiting = [asyncio.create_task(database.write(note, number)) for number in range(10)]
    await asyncio.sleep(0)
    waiting[3].cancel()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert results[4:] == list(range(4, 10))
    assert set(range(4, 10)) <= on_the_disk(tmp_path / "loot.db")
