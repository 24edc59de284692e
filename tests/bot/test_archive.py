"""Finished tables: set apart in one row each, found as before, and no burden to a start."""

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from bot.host import lobby, play
from bot.host.deadlines import plan
from bot.host.host import Host
from bot.host.sitting import Chair, Sitting, Status
from bot.store import store as queries
from bot.store.database import StartError, migrations, open_database
from bot.store.notes import Panel
from bot.store.store import ARCHIVED_AT_ONCE, Store
from bot.thinkers import Inline
from engine.core import notation

CHAIRS = (Chair("ann", 1), Chair("bob", 2))
PAGE = 4096


def clock() -> float:
    return 1000.0


class Nobody:
    async def show(self, sitting: Sitting) -> bool:
        return bool(sitting)

    async def remind(self, sitting: Sitting, seat: int) -> None:
        raise AssertionError((sitting, seat))


async def over(store: Store, game: str, channel: int = 20, shown: bool = True) -> Sitting:
    """A table that was played to its end."""
    sitting = plan(Sitting(0, 10, channel, 1, game, CHAIRS), clock())
    sitting = replace(sitting, number=await store.create(sitting))
    sitting = await kept(store, sitting, lobby.start(sitting, 1, b"s" * 32))
    while sitting.status is Status.PLAYING:
        seat = sitting.play.to_move[0]
        line = notation.text(sitting.play.legal(seat)[0])
        sitting = await kept(store, sitting, play.answer(sitting, seat, None, [line]))
    if shown:
        store.notes.mark_shown(sitting.number, sitting.revision)
        await store.notes.flush()
    return sitting


async def kept(store: Store, before: Sitting, after: Sitting) -> Sitting:
    after = replace(plan(after, clock()), revision=before.revision + 1)
    await store.save(before, after)
    return after


async def fill(path: Path, game: str, finished: int) -> None:
    """A database with one table in play, and some that were finished and set apart."""
    store = Store(await open_database(path), clock)
    for channel in range(finished):
        await over(store, game, channel)
        await store.archive()
    live = plan(Sitting(0, 10, 999, 1, game, CHAIRS), clock())
    number = await store.create(live)
    store.notes.mark_shown(number, 0)
    await store.notes.flush()
    await store.close()


def copied(path: Path, times: int) -> None:
    """Many more finished tables, as copies of the first."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for at in range(times):
            connection.execute(
                "INSERT INTO finished SELECT 1000 + ?, channel, status, origin, record"
                " FROM finished WHERE number=1",
                (at,),
            )


async def test_a_finished_table_is_the_same_before_and_after_it_is_set_apart(
    tiny: str, tmp_path: Path
) -> None:
    store = Store(await open_database(tmp_path / "loot.db"), clock)
    sitting = await over(store, tiny)
    assert await store.load(sitting.number) == sitting
    assert await store.last_in_channel(20) == sitting.number
    assert await store.from_setting(sitting.play.setting) == sitting.number
    assert await store.archive() is False
    assert await store.load(sitting.number) == sitting
    assert await store.last_in_channel(20) == sitting.number
    assert await store.from_setting(sitting.play.setting) == sitting.number
    assert await store.from_setting(msgspec.structs.replace(sitting.play.setting, seed="00")) is None
    assert await store.of_person(1) == []
    later = await over(store, tiny)
    assert await store.last_in_channel(20) == later.number
    await store.close()


async def test_the_end_of_a_game_is_shown_before_it_is_set_apart(tiny: str, tmp_path: Path) -> None:
    store = Store(await open_database(tmp_path / "loot.db"), clock)
    sitting = await over(store, tiny, shown=False)
    await store.archive()
    assert await store.unshown() == [sitting.number]
    await store.close()


async def test_finished_tables_are_set_apart_some_at_a_time(tiny: str, tmp_path: Path) -> None:
    store = Store(await open_database(tmp_path / "loot.db"), clock)
    for channel in range(ARCHIVED_AT_ONCE + 1):
        await over(store, tiny, channel)
    assert await store.archive() is True
    assert await store.archive() is False
    await store.close()


async def test_a_table_in_play_is_left_where_it_is(tiny: str, tmp_path: Path) -> None:
    await fill(tmp_path / "loot.db", tiny, 0)
    store = Store(await open_database(tmp_path / "loot.db"), clock)
    await store.archive()
    assert await store.in_guild(10) == [1]
    await store.close()


async def test_the_number_of_a_finished_table_is_never_used_again(tiny: str, tmp_path: Path) -> None:
    store = Store(await open_database(tmp_path / "loot.db"), clock)
    first = await over(store, tiny)
    await store.archive()
    assert (await over(store, tiny)).number == first.number + 1
    await store.close()


async def test_a_database_of_the_first_schema_keeps_its_tables_and_its_messages(
    tiny: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = migrations()[:1]
    with monkeypatch.context() as patch:
        patch.setattr("bot.store.database.migrations", lambda: first)
        old = Store(await open_database(tmp_path / "loot.db"), clock)
        sitting = await over(old, tiny)
        old.notes.keep_panel(sitting.number, Panel(1, 2, 3.0))
        await old.notes.flush()
        await old.close()
    store = Store(await open_database(tmp_path / "loot.db"), clock)
    await store.archive()
    assert await store.load(sitting.number) == sitting
    assert await store.notes.panel(sitting.number) == Panel(1, 2, 3.0)
    await store.close()


# What a start costs


async def started(path: Path) -> int:
    """Start on a database; how many bytes were read for it."""
    before = read_bytes()
    store = Store(await open_database(path), clock)
    host = Host(store, Inline(), Nobody(), clock)
    await host.start()
    await host.tick(clock())
    await host.close()
    spent = read_bytes() - before
    await store.close()
    return spent


def read_bytes() -> int:
    """What this process has read from files so far, cached by the kernel or not."""
    lines = Path("/proc/self/io").read_text(encoding="utf-8").splitlines()
    return int(dict(line.split(": ") for line in lines)["rchar"])


async def test_a_start_reads_no_more_for_a_thousand_finished_tables(tiny: str, tmp_path: Path) -> None:
    few, many = tmp_path / "few.db", tmp_path / "many.db"
    await fill(few, tiny, 1)
    shutil.copy(few, many)
    copied(many, 1000)
    await started(few)
    await started(many)
    assert many.stat().st_size > few.stat().st_size + 50 * PAGE
    assert abs(await started(many) - await started(few)) < 4 * PAGE


@pytest.mark.parametrize(
    "query",
    [
        queries.DUE,
        queries.DUE_COMPUTERS,
        queries.FROM_SETTING,
        queries.UNSHOWN,
        queries.LAST_IN_CHANNEL,
        queries.IN_CHANNEL,
    ],
)
async def test_what_the_clock_and_the_start_look_for_is_found_by_an_index(tmp_path: Path, query: str) -> None:
    database = await open_database(tmp_path / "loot.db")
    values = (0,) * query.count("?")
    plan_of = await database.execute_fetchall(f"EXPLAIN QUERY PLAN {query}", values)
    await database.close()
    steps = [row[3] for row in plan_of if row[3].startswith(("SCAN", "SEARCH"))]
    of_tables = [step for step in steps if step.split()[1] in {"sittings", "finished", "deadlines"}]
    assert of_tables
    assert all("INDEX" in step for step in of_tables), of_tables


# Damage


def damaged(path: Path, table: str) -> None:
    """Spoil the first page of a table and nothing else."""
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT rootpage FROM sqlite_schema WHERE name=?"
        (page,) = connection.execute(query, (table,)).fetchone()
    body = bytearray(path.read_bytes())
    body[(page - 1) * PAGE : page * PAGE] = b"\x5a" * PAGE
    path.write_bytes(body)


@pytest.mark.parametrize("table", ["sittings", "chairs", "lines", "deadlines", "deadlines_by_due", "guilds"])
async def test_damage_to_what_is_played_is_found_before_a_start(
    table: str, tiny: str, tmp_path: Path
) -> None:
    path = tmp_path / "loot.db"
    await fill(path, tiny, 1)
    damaged(path, table)
    before = path.read_bytes()
    with pytest.raises(StartError) as caught:
        await open_database(path)
    assert caught.value.key == "start-damaged"
    assert path.read_bytes() == before


@pytest.mark.parametrize("table", ["finished", "finished_by_channel", "panels", "hands", "people"])
async def test_damage_to_anything_else_is_found_by_the_inspection(
    table: str, tiny: str, tmp_path: Path
) -> None:
    path = tmp_path / "loot.db"
    await fill(path, tiny, 1)
    damaged(path, table)
    database = await open_database(path)
    with pytest.raises(StartError) as caught:
        await database.inspect()
    await database.close()
    assert caught.value.key == "start-damaged"
    assert caught.value.fields["path"] == str(path)


async def test_a_sound_file_passes_the_inspection_while_it_is_used(tiny: str, tmp_path: Path) -> None:
    await fill(tmp_path / "loot.db", tiny, 1)
    store = Store(await open_database(tmp_path / "loot.db"), clock)
    await store.inspect()
    await over(store, tiny)
    await store.inspect()
    await store.close()
