"""The store on real files."""

import os
import random
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.host import lobby, play
from bot.host.deadlines import plan, spare
from bot.host.sitting import Appeal, Chair, Sitting, Status
from bot.store.database import Database, StartError, backup, migrations, open_database
from bot.store.notes import Hand, House, Panel
from bot.store.sittings import Overtaken
from bot.store.store import Store
from engine.core import notation

CHAIRS = (Chair("ann", 1), Chair("bob", 2), Chair("Mary Read", None, "easy"))


def clock() -> float:
    return 1000.0


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(tmp_path / "loot.db")
    yield opened
    await opened.close()


@pytest.fixture
def store(database: Database) -> Store:
    return Store(database, clock)


def draft(game: str, channel: int = 20) -> Sitting:
    return plan(Sitting(0, 10, channel, 1, game, CHAIRS), clock())


async def opened(store: Store, game: str) -> Sitting:
    sitting = draft(game)
    return replace(sitting, number=await store.create(sitting))


def moved(sitting: Sitting, moves: int = 1) -> Sitting:
    source = random.Random(5)
    for _ in range(moves):
        seat = sitting.play.to_move[0]
        line = notation.text(source.choice(sitting.play.legal(seat)))
        sitting = play.answer(sitting, seat, None, [line])
    return replace(plan(sitting, clock()), revision=sitting.revision + 1)


async def test_a_table_is_read_as_it_was_written_at_every_step(tiny: str, store: Store) -> None:
    before = await opened(store, tiny)
    assert await store.load(before.number) == before
    after = replace(plan(lobby.start(before, 1, b"s" * 32), clock()), revision=1)
    while True:
        await store.save(before, after)
        assert await store.load(before.number) == after
        if after.status is Status.OVER:
            break
        before, after = after, moved(after)


async def test_an_appeal_an_undo_and_an_away_seat_are_kept(tiny: str, store: Store) -> None:
    lobbied = await opened(store, tiny)
    begun = replace(lobby.start(lobbied, 1, b"s" * 32), revision=1)
    await store.save(lobbied, begun)
    changed = replace(play.go_away(moved(begun), 1), appeal=Appeal(0, 0, 1, (0,)))
    await store.save(begun, changed)
    assert await store.load(lobbied.number) == changed


async def test_a_change_made_from_an_old_state_is_refused_and_leaves_no_trace(
    tiny: str, store: Store
) -> None:
    lobbied = await opened(store, tiny)
    begun = replace(lobby.start(lobbied, 1, b"s" * 32), revision=1)
    await store.save(lobbied, begun)
    await store.save(begun, moved(begun))
    with pytest.raises(Overtaken):
        await store.save(begun, moved(begun, 2))
    assert await store.load(lobbied.number) == moved(begun)


async def test_a_change_that_fails_half_way_is_not_there_at_all(
    tiny: str, store: Store, database: Database
) -> None:
    lobbied = await opened(store, tiny)
    begun = replace(lobby.start(lobbied, 1, b"s" * 32), revision=1)
    await store.save(lobbied, begun)
    await database.execute(
        "CREATE TRIGGER no BEFORE INSERT ON deadlines BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    changed = play.go_away(moved(begun), 0)
    with pytest.raises(sqlite3.Error):
        await store.save(begun, plan(changed, 5000.0))
    assert await store.load(lobbied.number) == begun


async def test_a_channel_has_one_table(tiny: str, store: Store) -> None:
    await store.create(draft(tiny))
    with pytest.raises(sqlite3.IntegrityError):
        await store.create(draft(tiny))
    await store.create(draft(tiny, channel=21))


async def test_a_closed_table_leaves_its_channel_to_another(tiny: str, store: Store) -> None:
    first = await opened(store, tiny)
    await store.save(first, replace(first, status=Status.STOPPED, revision=1))
    assert await store.in_channel(20) is None
    second = await store.create(draft(tiny))
    assert await store.in_channel(20) == second


async def test_due_tables_are_found_and_grace_is_given_to_people_only(tiny: str, store: Store) -> None:
    first = await opened(store, tiny)
    begun = plan(replace(lobby.start(first, 1, b"s" * 32), revision=1), clock())
    await store.save(first, begun)
    assert await store.due(1000.0) == []
    assert await store.next_due() == 1002.0
    assert await store.due(2000.0) == [first.number]
    assert await store.due_computers(2000.0) == [first.number]
    graces = dict.fromkeys([("remind", "live"), ("away", "live")], 9000.0)
    await store.grant_grace(graces | dict.fromkeys([("remind", "slow"), ("away", "slow")], 9999.0))
    found = await store.load(first.number)
    assert found is not None
    assert {one.due for one in found.deadlines if one.kind != "think"} == {9000.0}
    assert {one.due for one in found.deadlines if one.kind == "think"} == {1002.0}
    assert found == spare(begun, graces)
    await store.grant_grace(dict.fromkeys(graces, 500.0))
    assert await store.load(first.number) == found


async def test_notes_are_remembered_by_another_store(tiny: str, store: Store, database: Database) -> None:
    number = (await opened(store, tiny)).number
    store.notes.keep_panel(number, Panel(1, 2, 3.0))
    await store.notes.keep_hand(number, Hand(7, 8, 9, "d", pinged=True))
    await store.notes.keep_house(4, House("fr", "slow", "moderators"))
    await store.notes.keep_language(7, "fr")
    await store.notes.flush()
    other = Store(database, clock).notes
    assert await other.panel(number) == Panel(1, 2, 3.0)
    assert await other.hands(number) == {7: Hand(7, 8, 9, "d", pinged=True)}
    assert await other.house(4) == House("fr", "slow", "moderators")
    assert await other.language(7) == "fr"


async def test_a_note_that_cannot_be_written_is_remembered_anyway(
    tiny: str, store: Store, database: Database
) -> None:
    number = (await opened(store, tiny)).number
    await database.execute("PRAGMA query_only = ON")
    store.notes.keep_panel(number, Panel(1, 2, 3.0))
    await store.notes.flush()
    assert await store.notes.panel(number) == Panel(1, 2, 3.0)


async def test_the_file_is_written_safely(database: Database) -> None:
    async def pragma(name: str) -> object:
        cursor = await database.execute(f"PRAGMA {name}")
        row = await cursor.fetchone()
        assert row is not None
        return row[0]

    assert await pragma("journal_mode") == "wal"
    assert await pragma("synchronous") == 2
    assert await pragma("user_version") == migrations()[-1][0]


def test_migrations_are_numbered_without_gaps_and_tell_date_and_reason() -> None:
    found = migrations()
    assert [number for number, _ in found] == list(range(1, len(found) + 1))
    for number, script in found:
        first = script.splitlines()[0]
        assert first.startswith(f"-- {number:03}, 20")
        assert ": " in first


async def test_a_second_process_is_told_who_has_the_database(database: Database, tmp_path: Path) -> None:
    with pytest.raises(StartError) as caught:
        await open_database(tmp_path / "loot.db")
    assert caught.value.key == "start-locked"
    assert caught.value.fields["pid"] == os.getpid()


async def test_a_closed_database_can_be_opened_again(tmp_path: Path) -> None:
    for _ in range(2):
        await (await open_database(tmp_path / "loot.db")).close()


async def test_a_newer_schema_is_refused_and_the_file_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "loot.db"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 999")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StartError) as caught:
        await open_database(path)
    assert caught.value.key == "start-newer-schema"
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "junk", [b"not a database, whatever it says" * 100, b"SQLite format 3\0" + b"\xff" * 4080]
)
async def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, junk: bytes) -> None:
    path = tmp_path / "loot.db"
    path.write_bytes(junk)
    with pytest.raises(StartError) as caught:
        await open_database(path)
    assert caught.value.key == "start-damaged"
    assert path.read_bytes() == junk


async def test_a_backup_is_made_while_the_database_is_in_use(tiny: str, store: Store, tmp_path: Path) -> None:
    sitting = await opened(store, tiny)
    backup(tmp_path / "loot.db", tmp_path / "copy.db")
    copy = await open_database(tmp_path / "copy.db")
    assert await Store(copy, clock).load(sitting.number) == sitting
    await copy.close()


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StartError, match="no-database"):
        backup(tmp_path / "none.db", tmp_path / "copy.db")
