"""The program as its operator runs it: a process on a box, told to stop, backed up and restored."""

import asyncio
import json
import os
import shutil
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from bot.client import utc
from bot.host.sitting import Sitting
from bot.store.database import open_database
from bot.store.store import Store
from playground import Box, Person, Town
from playground.errors import ActError
from tests.bot.test_archive import damaged
from tests.bot.test_box import PAINTING, begin, ids, moves
from tests.bot.test_thinkers import gone, workers_of

ROOT = Path(__file__).parent.parent.parent

LAUNCH = """
import runpy, sys
import pytest
from tests.playground.tiny import point
point(pytest.MonkeyPatch(), sys.argv.pop(1))
runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""
"""`python -m bot` on a box instead of Discord."""

THINKING = 90.0
"""Seconds until a computer player must have had something to think about, on a busy machine."""


@asynccontextmanager
async def running(box: Box, folder: Path) -> AsyncIterator[Process]:
    """Run the program in a folder; whatever the test did, it is gone afterwards."""
    process = await launch(folder, "-c", LAUNCH, box.address, token=box.token)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def launch(folder: Path, *arguments: str, token: str = "") -> Process:
    environment = os.environ | {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": token, "LOOT_DATABASE": "loot.db"}
    return await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=folder, env=environment, stdout=PIPE, stderr=PIPE
    )


async def stop(process: Process) -> list[dict[str, Any]]:
    """Tell the program to stop, see that it does so politely, and read its log."""
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(PAINTING):
        _, told = await process.communicate()
    assert process.returncode == 0, told.decode()
    return [json.loads(line) for line in told.decode().splitlines()]


async def move(person: Person) -> None:
    """Answer the first question by the first button; a stop waits until what was acknowledged is done."""
    hand = await person.sees(lambda message: bool(moves(message)), PAINTING)
    assert (await person.press(hand, moves(hand)[0])).outcome != "failed"


async def kept(folder: Path) -> Sitting:
    """Read the first table from the database of a program that has stopped."""
    store = Store(await open_database(folder / "loot.db"), utc)
    try:
        sitting = await store.load(1)
        assert sitting is not None
        return sitting
    finally:
        await store.close()


async def play_until_somebody_thinks(process: Process, person: Person) -> list[int]:
    """Make moves until a computer player needs a process: one with a single move needs none."""
    async with asyncio.timeout(THINKING):
        while not (found := workers_of(process.pid)):
            asked = [message for message in person.messages.values() if moves(message)]
            if asked:
                with suppress(ActError):  # the hand may have changed on the way to the press
                    await person.press(asked[-1], moves(asked[-1])[0])
            await asyncio.sleep(0.1)
    return found


async def test_a_signal_ends_the_program_politely_with_everything_saved(tmp_path: Path) -> None:
    async with (
        Box.running(heartbeat=5) as box,
        Town(box.address, box.key) as town,
        running(box, tmp_path) as process,
    ):
        await town.online()
        you = await town.person("you")
        board = await begin(you, "sails", 3, level="hard")
        await move(you)
        workers = await play_until_somebody_thinks(process, you)
        pressing = asyncio.create_task(you.press(board, ids(board)["hand"]))
        lines = await stop(process)
        await asyncio.wait([pressing])
        for pid in workers:
            await gone(pid)
        assert lines[-1]["what"] == "stopped"
        assert not [line for line in lines if line["level"] == "ERROR"]
        assert box.token not in json.dumps(lines)
        assert 0 in [line.seat for line in (await kept(tmp_path)).play.log]


async def test_a_signal_ends_a_program_that_has_only_begun_to_connect(tmp_path: Path) -> None:
    async with Box.running(heartbeat=5) as box, running(box, tmp_path) as process:
        async with asyncio.timeout(PAINTING):
            while not box.requests:  # noqa: ASYNC110 - the box tells nobody of its requests
                await asyncio.sleep(0.01)
        assert (await stop(process))[-1]["what"] == "stopped"


async def test_a_backup_from_the_command_line_is_restored_and_the_game_goes_on(tmp_path: Path) -> None:
    async with Box.running(heartbeat=5) as box, Town(box.address, box.key) as town:
        async with running(box, tmp_path) as process:
            await town.online()
            you = await town.person("you")
            await begin(you, "sails", 2)
            copying = await launch(tmp_path, "-m", "bot", "backup", "copy.db")
            told, _ = await copying.communicate()
            assert (copying.returncode, "copied" in told.decode()) == (0, True)
            await move(you)
            await stop(process)
        assert 0 in [line.seat for line in (await kept(tmp_path)).play.log]
        restored = tmp_path / "restored"
        restored.mkdir()
        shutil.copy(tmp_path / "copy.db", restored / "loot.db")
        before = await kept(restored)
        assert (before.going, 0 in [line.seat for line in before.play.log]) == (True, False)
        async with running(box, restored) as process:
            await town.online()
            answer = await you.run("loot hand")
            assert answer.outcome != "failed"
            await move(you)
            await stop(process)
        after = await kept(restored)
        assert after.play.setting == before.play.setting
        assert [line.seat for line in after.play.log].count(0) == 1


async def test_damage_that_no_table_in_play_has_is_told_soon_after_a_start(tmp_path: Path) -> None:
    await (await open_database(tmp_path / "loot.db")).close()
    damaged(tmp_path / "loot.db", "finished")
    async with Box.running(heartbeat=5) as box, running(box, tmp_path) as process:
        async with asyncio.timeout(PAINTING):
            _, told = await process.communicate()
    assert process.returncode == 1
    assert "The database loot.db is damaged" in told.decode()
