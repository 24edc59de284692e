"""A press, end to end: people, a box and the bot in processes of their own, over HTTP and a websocket."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bench import tables
from bench.figure import Figure, Section
from bench.spread import Spread
from bot.host.sitting import Sitting
from bot.pages import ids
from playground.components import walk
from playground.people import Launched, Person, Town, launched

LOADS = {1: 20, 100: 30, 1_000: 120}
"""How many presses are measured with so many tables."""
PLAIN = 100
"""Presses of the other bot: quick ones, and the kernel counts in hundredths of a second."""
PACE = 60.0
"""Seconds between two moves at one table when there are many; a table alone is pressed without a pause."""
PATIENCE = 90.0
"""Seconds after which a run is given up."""
QUESTIONS = frozenset({"move", "pick"})
PAUSE, REST = 0.5, 0.02
"""A process is at rest if it uses less than this in such a pause."""


@dataclass
class Load:
    """What came of some presses; all times in seconds from the press on."""

    acknowledged: list[float] = field(default_factory=list)
    committed: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    processor: float = 0.0


def section(seconds: float) -> Section:
    """Press with few and many tables; fewer of both for a run of less than a second."""
    share = min(1.0, seconds)
    figures: list[Figure] = []
    alone: Load | None = None
    for count, presses in _loads(share).items():
        load = asyncio.run(_ours(count, presses, PACE * share))
        alone = alone or load
        figures += _figures(f"{count:,} table{'s' if count > 1 else ''}", load, alone)
    figures += _least(asyncio.run(_plain(PLAIN)))
    return Section("A press, end to end over the box", tuple(figures))


def _loads(share: float) -> dict[int, int]:
    return {max(1, round(n * share)): max(2, round(presses * share)) for n, presses in LOADS.items()}


def _figures(name: str, load: Load, alone: Load) -> Iterator[Figure]:
    for what in ("acknowledged", "committed", "shown"):
        spread, first = Spread(getattr(load, what)), Spread(getattr(alone, what))
        growth = f", {spread.at(0.5) / first.at(0.5):.1f} x one table" if load is not alone else ""
        yield from spread.figures(f"{name}: {what}", f"of {len(spread.seconds)}{growth}")
    yield _processor(name, load, "the bot's own, the board and three hands included")


def _least(load: Load) -> Iterator[Figure]:
    name = "a bot that only defers and edits"
    yield from Spread(load.acknowledged).figures(f"{name}: acknowledged")
    yield from Spread(load.shown).figures(f"{name}: shown")
    yield _processor(name, load, "for scale")


def _processor(name: str, load: Load, note: str) -> Figure:
    spent = load.processor / len(load.shown) * 1000
    return Figure(f"{name}: processor a press", spent, "ms CPU", more_is_better=False, note=note)


# Loot


async def _ours(count: int, presses: int, pace: float) -> Load:
    """Press once at each of some tables, or again and again at the only one."""
    with TemporaryDirectory() as folder:
        world, database = Path(folder) / "box.db", Path(folder) / "loot.db"
        async with launched(world, 0, "--patience", str(PATIENCE)) as box, Town(box.address, box.key) as town:
            people = await _people(town)
            sittings = await _seated(town, [*people], count)
            busy = sittings[:presses]
            await tables.fill(database, sittings, unshown=len(busy))
            async with _bot("ours", box, database) as bot, asyncio.timeout(PATIENCE):
                desk = Desk(people, _Commits(bot))
                await asyncio.gather(*(desk.ready(at, sitting) for at, sitting in enumerate(busy, 1)))
                before = await settled(bot.pid)
                if count == 1:
                    await desk.press_again(busy[0], presses)
                else:
                    await desk.press_all(busy, pace / count)
                desk.load.processor = await settled(bot.pid) - before
    return desk.load


async def _people(town: Town) -> dict[int, Person]:
    """The people of the box who sit at all tables, by their ids."""
    names = [user["username"] for user in await town.get("people")][: len(tables.PEOPLE)]
    found = [await town.person(name) for name in names]
    return {int(person.identity): person for person in found}


async def _seated(town: Town, people: list[int], count: int) -> list[Sitting]:
    """Make a channel for every table."""
    channels = [await town.stage("make_channel", name=f"table-{at}") for at in range(count)]
    return [tables.opening(int(one["id"]), tuple(people), int(one["guild_id"])) for one in channels]


class Desk:
    """Presses for all people, and looks when what happened."""

    def __init__(self, people: dict[int, Person], commits: "_Commits") -> None:
        self._people = people
        self._watching = next(iter(people.values()))
        self._commits = commits
        self.load = Load()

    async def ready(self, number: int, sitting: Sitting) -> None:
        """Wait until a table is shown: its board, and the hand of whoever is asked."""
        answer = tables.next_answer(sitting)
        await self._watching.until(lambda: self._board(sitting.channel, 0), PATIENCE)
        await self._people[answer.person].sees(lambda one: _asks(one, number, answer.token), PATIENCE)

    async def press_again(self, sitting: Sitting, presses: int) -> None:
        """Press at the first table, one move after the other."""
        for _ in range(presses):
            sitting = await self._press(1, sitting)

    async def press_all(self, sittings: list[Sitting], pause: float) -> None:
        """Press once at every table, so many seconds apart, whether the last press is done or not."""
        work = enumerate(sittings, 1)
        await asyncio.gather(*(self._later(at * pause, at, sitting) for at, sitting in work))

    async def _later(self, delay: float, number: int, sitting: Sitting) -> None:
        await asyncio.sleep(delay)
        await self._press(number, sitting)

    async def _press(self, number: int, sitting: Sitting) -> Sitting:
        """Press the button of a move on the hand of whoever is asked."""
        answer = tables.next_answer(sitting)
        person = self._people[answer.person]
        hand = await person.sees(lambda message: _asks(message, number, answer.token), PATIENCE)
        mark = len(self._watching.events)
        began = perf_counter()
        await person.press(hand, ids.button("move", number, answer.token, answer.line), forged=True)
        self.load.acknowledged.append(perf_counter() - began)
        self.load.committed.append(await self._commits.next(number) - began)
        await self._watching.until(lambda: self._board(sitting.channel, mark), PATIENCE)
        self.load.shown.append(perf_counter() - began)
        return tables.moved(sitting)

    def _board(self, channel: int, since: int) -> bool:
        """Tell whether a picture has come to a channel."""
        return any(_pictured(event, channel) for event in self._watching.events[since:])


def _pictured(event: dict[str, Any], channel: int) -> bool:
    data = event["data"]
    return (
        event["event"] in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}
        and data["channel_id"] == str(channel)
        and bool(data["attachments"])
    )


def _asks(message: dict[str, Any], number: int, token: int) -> bool:
    """Tell whether a message is the hand that puts this question of a table."""
    pressed = [ids.read(part["custom_id"]) for part in walk(message["components"]) if "custom_id" in part]
    return any(one and one.verb in QUESTIONS and (one.number, one.mark) == (number, token) for one in pressed)


class _Commits:
    """Hears from the bot's process when a move was committed."""

    def __init__(self, bot: asyncio.subprocess.Process) -> None:
        self._waiting: dict[int, asyncio.Queue[float]] = {}
        self._listening = asyncio.create_task(self._listen(bot))

    async def next(self, number: int) -> float:
        """The moment of the next commit of a table."""
        return await self._of(number).get()

    async def _listen(self, bot: asyncio.subprocess.Process) -> None:
        assert bot.stdout is not None
        async for line in bot.stdout:
            number, moment = line.split()
            self._of(int(number)).put_nowait(float(moment))

    def _of(self, number: int) -> asyncio.Queue[float]:
        return self._waiting.setdefault(number, asyncio.Queue())


# The other bot, and what both need


async def _plain(presses: int) -> Load:
    """Press the one button of a bot that does next to nothing."""
    load = Load()
    with TemporaryDirectory() as folder:
        async with launched(Path(folder) / "box.db") as box, Town(box.address, box.key) as town:
            you = await town.person()
            async with _bot("plain", box, Path(folder)) as bot, asyncio.timeout(PATIENCE):
                message = await you.sees(lambda item: item["attachments"], PATIENCE)
                before = await settled(bot.pid)
                for _ in range(presses):
                    await _press_plain(you, message, load)
                load.processor = await settled(bot.pid) - before
    return load


async def _press_plain(you: Person, message: dict[str, Any], load: Load) -> None:
    mark, began = len(you.events), perf_counter()
    await you.press(message, "move")
    load.acknowledged.append(perf_counter() - began)
    channel = int(message["channel_id"])
    await you.until(lambda: any(_pictured(event, channel) for event in you.events[mark:]), PATIENCE)
    load.shown.append(perf_counter() - began)


@asynccontextmanager
async def _bot(which: str, box: Launched, database: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a bot against a box, gone at the end."""
    command = [sys.executable, "-m", "bench.served", which, box.address, box.token, str(database)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def processor(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def settled(process: int) -> float:
    """What a process has used once it has come to rest: hands follow after the board."""
    spent, now = -1.0, processor(process)
    while now - spent > REST:
        await asyncio.sleep(PAUSE)
        spent, now = now, processor(process)
    return now
