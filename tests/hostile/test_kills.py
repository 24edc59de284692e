"""kill -9 at random moments: what was shown is there, nothing is there twice, and the game goes on."""

import asyncio
import os
import random
import re
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.store import archive
from bot.store.rows import Rows, gather
from engine.core import optional, registry
from engine.core import table as tables
from engine.core.table import Line, Setting, Table
from playground import Box, Town
from playground.components import walk
from tests.hostile.crowd import Player, names, open_table

NUMBERS = "SELECT number FROM sittings"
SHOWN = re.compile(r"Table (\w+) · move (\d+)")


class Bots:
    """Bots that are born and killed."""

    def __init__(self, nursery: asyncio.subprocess.Process, box: Box, database: Path) -> None:
        self.nursery, self.box, self.database = nursery, box, database
        self.groups: list[int] = []

    async def born(self) -> int:
        """Start a bot."""
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(f"{self.box.address} {self.box.token} {self.database}\n".encode())
        pid = int(await self.nursery.stdout.readline())
        self.groups.append(pid)
        return pid

    async def killed(self, pid: int) -> None:
        """Kill a bot, nothing else, and see that all its processes go with it."""
        os.kill(pid, signal.SIGKILL)
        async with asyncio.timeout(20):
            while living(self.groups):  # noqa: ASYNC110 - processes tell nobody that they are gone
                await asyncio.sleep(0.02)


def living(groups: list[int]) -> list[int]:
    """Find the processes of these sessions, zombies aside."""
    found = []
    for place in Path("/proc").iterdir():
        if place.name.isdecimal():
            try:
                state, _, _, session = (place / "stat").read_text().rpartition(")")[2].split()[:4]
            except (FileNotFoundError, ProcessLookupError):
                continue
            if int(session) in groups and state != "Z":
                found.append(int(place.name))
    return found


@asynccontextmanager
async def nursery(box: Box, database: Path) -> AsyncIterator[Bots]:
    """A nursery; whatever it brought up is gone at the end."""
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-W", "ignore", "-m", "tests.hostile.nursery")
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready\n"
    bots = Bots(process, box, database)
    try:
        yield bots
    finally:
        for pid in living(bots.groups):
            os.kill(pid, signal.SIGKILL)
        process.kill()
        await process.wait()


def saved(database: Path) -> dict[int, Table]:
    """Play every log of the file again; a log that does not hold is an error."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        live = {number: gather(connection, number) for (number,) in connection.execute(NUMBERS)}
        apart = {
            number: archive.find(connection, number)
            for (number,) in connection.execute("SELECT number FROM finished")
        }
        assert not live.keys() & apart.keys(), "a table lies in two places"
        entries = connection.execute("SELECT number, count(*), max(entry) FROM lines GROUP BY number")
        assert all(last == count - 1 for _, count, last in entries), "a line is missing"
        return {number: replayed(rows) for number, rows in (live | apart).items() if rows and rows.setting}
    finally:
        connection.close()


def replayed(rows: Rows) -> Table:
    settled = msgspec.json.decode(rows.setting or "", type=Setting)
    lines = [Line(seat, text, bool(joined)) for seat, text, joined in rows.lines]
    return tables.replay(registry.game(settled.game), settled, lines)


def shown(player: Player) -> dict[str, int]:
    """The latest ply of every table that somebody has seen on a board."""
    plies: dict[str, int] = {}
    for news in player.person.events:
        if news["event"] in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
            text = "\n".join(part.get("content", "") for part in walk(news["data"]["components"]))
            for number, ply in SHOWN.findall(text):
                plies[number] = max(plies.get(number, 0), int(ply))
    return plies


def extra(table: Table, number: int, player: Player, seat: int) -> int:
    """Count the answers of a seat that nobody gave."""
    strange = 0
    for step in table.steps:
        forced = (
            optional.is_open(table.game, step.before, seat) and len(table.game.legal(step.before, seat)) == 1
        )
        if step.seat == seat and step.entry == step.run and not forced:
            strange += (number, dict(step.asked)[seat]) not in player.pressed
    return strange


async def survive(tmp_path: Path, kills: int, seed: int, record: Any) -> None:
    """Play at two tables while the bot is killed again and again."""
    source = random.Random(seed)
    database = tmp_path / "loot.db"
    async with (
        Box.running(patience=1.0) as box,
        Town(box.address, box.key) as town,
        nursery(box, database) as bots,
    ):
        pid = await bots.born()
        await town.online(60)
        you, anne, jack = await names(town, "you", "anne", "jack")
        await open_table(you, "sails", "loot", [anne], 1)
        await open_table(jack, "skeleton_island", "general", [], 1)
        players = [Player(one, seed + at) for at, one in enumerate((you, anne, jack))]
        over = asyncio.Event()
        playing = [asyncio.create_task(one.play(over.is_set)) for one in players]
        before = saved(database)
        grown = 0
        for _ in range(kills):
            if source.random() < 0.7:
                await town.online(60)
            await asyncio.sleep(source.uniform(0.0, 1.2))
            await bots.killed(pid)
            after = saved(database)
            judge(before, after, players)
            grown += sum(len(one.log) for one in after.values()) > sum(
                len(one.log) for one in before.values()
            )
            before = after
            pid = await bots.born()
        await town.online(60)
        goal = sum(len(one.log) for one in before.values()) + 6
        async with asyncio.timeout(60):
            while sum(len(one.log) for one in saved(database).values()) < goal:  # noqa: ASYNC110 - in a file
                await asyncio.sleep(0.1)
        over.set()
        await asyncio.gather(*playing)
        await bots.killed(pid)
        judge(before, saved(database), players)
        log = (tmp_path / "loot.db.log").read_text()
        assert "Traceback" not in log, log[log.index("Traceback") - 500 :][:3000]
        assert '"level": "ERROR"' not in log
        assert not living(bots.groups)
        assert grown > 0
        record("kills", kills + 1)
        record("moves that survived kills", sum(len(one.log) for one in saved(database).values()))


def judge(before: dict[int, Table], after: dict[int, Table], players: list[Player]) -> None:
    """Nothing that was kept or shown is lost, and nobody moved who did not press."""
    for number, old in before.items():
        assert after[number].log[: old.entry] == old.log, "a move was lost or changed"
    for player in players:
        for name, ply in shown(player).items():
            assert after[int(name, 36)].ply >= ply, "a move that was shown is lost"
    you, anne, jack = players
    assert extra(after[1], 1, you, 0) == extra(after[1], 1, anne, 2) == extra(after[2], 2, jack, 0) == 0, (
        "doubled"
    )


@pytest.mark.parametrize("seed", [1, 2])
async def test_ten_kills_lose_nothing_and_double_nothing(
    tmp_path: Path, seed: int, record_property: Any
) -> None:
    await survive(tmp_path, 10, seed, record_property)


@pytest.mark.soak
@pytest.mark.parametrize("seed", [11, 12, 13, 14])
async def test_fifty_kills_lose_nothing_and_double_nothing(
    tmp_path: Path, seed: int, record_property: Any
) -> None:
    await survive(tmp_path, 50, seed, record_property)
