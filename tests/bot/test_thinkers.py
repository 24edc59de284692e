"""Computer players in processes of their own: a lost one is replaced, and the game never waits for it."""

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bot.thinkers import Inline, Thinkers
from bot.workers import Workers, WorkFailed
from engine.core import notation
from engine.core import table as tables
from engine.core.registry import game

SAILS = game("sails")

BOUND = 10.0
"""Seconds that a process may take to go on a busy machine."""


def position() -> tuple[bytes, list[str]]:
    table = tables.start(SAILS, 3, None, b"x")
    return msgspec.json.encode(table.view(0)), [notation.text(move) for move in table.legal(0)]


async def test_a_process_answers_at_every_level_and_is_gone_afterwards() -> None:
    workers = Workers(1)
    view, moves = position()
    try:
        for level in ("easy", "normal", "hard"):
            assert await Thinkers(workers, 0.1).answer("sails", level, view, moves, 1) in moves
        pid = await workers.run(5, os.getpid)
        assert pid != os.getpid()
    finally:
        workers.close()
    await gone(pid)


async def test_a_process_that_dies_is_replaced_and_a_lower_level_answers() -> None:
    workers = Workers(1)
    view, moves = position()
    try:
        first = await workers.run(30, os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await Thinkers(workers, 0.1).answer("sails", "hard", view, moves, 1) in moves
        assert await workers.run(30, os.getpid) != first
    finally:
        workers.close()


async def test_a_process_that_hangs_is_ended() -> None:
    workers = Workers(1)
    try:
        pid = await workers.run(30, os.getpid)
        with pytest.raises(WorkFailed):
            await workers.run(0.2, time.sleep, 60)
        await gone(pid)
        assert await workers.run(30, os.getpid) != pid
    finally:
        workers.close()


async def test_if_nobody_can_think_a_legal_move_is_made() -> None:
    class Broken(Workers):
        async def run(self, *args: object, **kwargs: object) -> object:  # type: ignore[override]
            raise WorkFailed

    view, moves = position()
    assert await Thinkers(Broken(1), 0.1).answer("sails", "hard", view, moves, 7) == moves[7 % len(moves)]


async def test_no_more_processes_than_were_asked_for() -> None:
    workers = Workers(1)
    try:
        pids = await asyncio.gather(*(workers.run(30, os.getpid) for _ in range(5)))
        assert len(set(pids)) == 1
    finally:
        workers.close()


@pytest.mark.parametrize(("level", "taken"), [("hard", [(3.25, time.sleep, 0.25)]), ("normal", [])])
async def test_a_pause_takes_what_a_choice_would_take_in_a_process(
    level: str, taken: list[tuple[object, ...]]
) -> None:
    class Counting(Workers):
        async def run(self, *args: object, **kwargs: object) -> object:  # type: ignore[override]
            used.append(args)
            raise WorkFailed

    used: list[tuple[object, ...]] = []
    await Thinkers(Counting(1), 0.25).pause(level)
    assert used == taken


async def test_a_new_process_loads_nothing_of_discord(tmp_path: Path) -> None:
    """Worker processes import the module that the program was started from; this one must stay small."""
    script = "import sys, bot.__main__, bot.workers, engine.brains; print('discord' in sys.modules)"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", script, stdout=PIPE)
    told, _ = await process.communicate()
    assert told == b"False\n"


async def test_inside_the_bot_they_answer_at_once() -> None:
    view, moves = position()
    began = time.process_time()
    assert await Inline().answer("sails", "hard", view, moves, 1) in moves
    assert time.process_time() - began < 2


PARENT = """
import asyncio, os, sys, time
from bot.workers import Workers

def spin():
    while True:
        pass

def sleep():
    time.sleep(600)

async def main():
    workers = Workers(1)
    await workers.run(60, os.getpid)
    print("ready", flush=True)
    await (asyncio.sleep(600) if sys.argv[1] == "idle" else workers.run(600, globals()[sys.argv[1]]))

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("work", ["idle", "sleep", "spin"])
async def test_processes_go_when_the_bot_is_killed(tmp_path: Path, work: str) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    root = Path(__file__).parent.parent.parent
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(script),
        work,
        env=os.environ | {"PYTHONPATH": str(root)},
        stdout=PIPE,
        stderr=PIPE,
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready\n"
    (worker,) = workers_of(process.pid)
    if work == "spin":
        await until(lambda: state(worker) == "R")
    process.kill()
    try:
        await gone(worker)
    finally:
        if alive(worker):
            os.kill(worker, signal.SIGKILL)
        await process.communicate()


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(BOUND):
        while not true():  # noqa: ASYNC110 - other processes tell nobody
            await asyncio.sleep(0.025)


async def gone(pid: int) -> None:
    """Wait until a process is no more."""
    await until(lambda: not alive(pid))


def workers_of(pid: int) -> list[int]:
    """List the processes that work for another one."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    found = [int(child) for task in tasks for child in (task / "children").read_text().split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def alive(pid: int) -> bool:
    return state(pid) not in {"", "Z"}


def state(pid: int) -> str:
    """Read what a process does: ``R`` runs, ``S`` sleeps, ``Z`` is dead; nothing if there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return ""
