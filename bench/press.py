"""A press, end to end: people, a box and the bot in processes of their own, over HTTP and a websocket."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
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

LOADS = {1: 80, 100: 100, 1_000: 120}
"""How many presses are measured with so many tables; a game has some ninety."""
PLAIN = 100
"""Presses of the other bot: quick ones, and the kernel counts in hundredths of a second."""
PACE = 60.0
"""Seconds between two moves at one table, however many there are."""
BREATH = 0.25
"""What is waited of that time when there is one table: nothing happens in the rest of the minute."""
PATIENCE = 180.0
"""Seconds after which a run is given up."""
OWN = 1.0
"""Milliseconds of processor time that a press may take beyond what its requests take any bot."""
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
    requests: int = 0

    @property
    def milliseconds(self) -> float:
        """Processor time of the bot for one press."""
        return self.processor / len(self.shown) * 1000

    @property
    def requests_a_press(self) -> float:
        """What the bot asked of Discord for one press, the acknowledgement included."""
        return self.requests / len(self.shown)


def section(seconds: float) -> Section:
    """Press with few and many tables; fewer of both for a run of less than a second."""
    share = min(1.0, seconds)
    figures: list[Figure] = []
    alone: Load | None = None
    for count, presses in _loads(share).items():
        load = asyncio.run(_ours("ours", count, presses, PACE * share))
        figures += _figures(f"{count:,} table{'s' if count > 1 else ''}", load, alone)
        alone = alone or load
    figures += _least(asyncio.run(_plain("plain", PLAIN)))
    worded = asyncio.run(_ours("worded", 1, _loads(share)[1], PACE))
    figures += _own(worded, asyncio.run(_plain("bare", PLAIN)))
    return Section("A press, end to end over the box", tuple(figures))


def _loads(share: float) -> dict[int, int]:
    return {max(1, round(n * share)): max(2, round(presses * share)) for n, presses in LOADS.items()}


def _figures(name: str, load: Load, alone: Load | None) -> Iterator[Figure]:
    for what in ("acknowledged", "committed", "shown"):
        beside = Spread(getattr(alone, what)) if alone else None
        yield from Spread(getattr(load, what)).figures(f"{name}: {what}", beside, "one table")
    yield _processor(name, load, "the bot's own, the board and three hands included")


def _least(load: Load) -> Iterator[Figure]:
    name = "a bot that only defers and edits"
    yield from Spread(load.acknowledged).figures(f"{name}: acknowledged")
    yield from Spread(load.shown).figures(f"{name}: shown")
    yield _processor(name, load, "for scale")


def _own(ours: Load, bare: Load) -> Iterator[Figure]:
    """What a press costs us without pictures, beside a bot that makes the same requests with ready pages."""
    cost = partial(Figure, unit="ms CPU", more_is_better=False)
    requests = f"{ours.requests_a_press:.1f} requests"
    alike = bare.milliseconds / bare.requests_a_press * ours.requests_a_press
    yield cost("no pictures, 1 table: processor a press", ours.milliseconds, note=requests)
    yield cost("no pictures, as many requests of ready pages: processor a press", alike, note="for scale")
    yield cost("no pictures: our own beyond the requests", max(0.0, ours.milliseconds - alike), aim=OWN)


def _processor(name: str, load: Load, note: str) -> Figure:
    return Figure(f"{name}: processor a press", load.milliseconds, "ms CPU", more_is_better=False, note=note)


# Loot


async def _ours(which: str, count: int, presses: int, pace: float) -> Load:
    """Press once at each of some tables, or again and again at the only one."""
    with TemporaryDirectory() as folder:
        world, database = Path(folder) / "box.db", Path(folder) / "loot.db"
        async with launched(world, 0, "--patience", str(PATIENCE)) as box, Town(box.address, box.key) as town:
            people = await _people(town)
            sittings = await _seated(town, [*people], count)
            busy = sittings[:presses]
            await tables.fill(database, sittings, unshown=len(busy))
            async with _bot(which, box, database) as bot, asyncio.timeout(PATIENCE):
                told = Told(bot)
                desk = Desk(people, told)
                await asyncio.gather(*(desk.ready(at, sitting) for at, sitting in enumerate(busy, 1)))
                before, asked = await settled(bot.pid), told.requests
                if count == 1:
                    await desk.press_again(busy[0], presses, min(BREATH, pace))
                else:
                    await desk.press_all(busy, pace / count)
                desk.load.processor = await settled(bot.pid) - before
                desk.load.requests = told.requests - asked
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

    def __init__(self, people: dict[int, Person], told: "Told") -> None:
        self._people = people
        self._watching = next(iter(people.values()))
        self._told = told
        self.load = Load()

    async def ready(self, number: int, sitting: Sitting) -> None:
        """Wait until a table is shown: its board, and the hand of whoever is asked."""
        answer = tables.next_answer(sitting)
        await self._watching.until(lambda: self._board(sitting.channel, 0), PATIENCE)
        await self._people[answer.person].sees(lambda one: _asks(one, number, answer.token), PATIENCE)

    async def press_again(self, sitting: Sitting, presses: int, pause: float) -> None:
        """Press at the first table, one move after the other."""
        for _ in range(presses):
            sitting = await self._press(1, sitting)
            await asyncio.sleep(pause)

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
        self.load.committed.append(await self._told.commit(number) - began)
        await self._watching.until(lambda: self._board(sitting.channel, mark), PATIENCE)
        self.load.shown.append(perf_counter() - began)
        return tables.moved(sitting)

    def _board(self, channel: int, since: int) -> bool:
        """Tell whether a board, with its picture, has come to a channel."""
        return any(_shown(event, channel) for event in self._watching.events[since:])


def _shown(event: dict[str, Any], channel: int) -> bool:
    changed = event["event"] in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}
    return changed and event["data"]["channel_id"] == str(channel)


def _asks(message: dict[str, Any], number: int, token: int) -> bool:
    """Tell whether a message is the hand that puts this question of a table."""
    pressed = [ids.read(part["custom_id"]) for part in walk(message["components"]) if "custom_id" in part]
    return any(one and one.verb in QUESTIONS and (one.number, one.mark) == (number, token) for one in pressed)


class Told:
    """What the bot's process tells: when a move was committed, and what it has asked of Discord."""

    def __init__(self, bot: asyncio.subprocess.Process) -> None:
        self.requests = 0
        self._waiting: dict[int, asyncio.Queue[float]] = {}
        self._listening = asyncio.create_task(self._listen(bot))

    async def commit(self, number: int) -> float:
        """The moment of the next commit of a table."""
        return await self._of(number).get()

    async def _listen(self, bot: asyncio.subprocess.Process) -> None:
        assert bot.stdout is not None
        async for line in bot.stdout:
            match line.split():
                case [b"request"]:
                    self.requests += 1
                case [number, moment]:
                    self._of(int(number)).put_nowait(float(moment))

    def _of(self, number: int) -> asyncio.Queue[float]:
        return self._waiting.setdefault(number, asyncio.Queue())


# The other bot, and what both need


async def _plain(which: str, presses: int) -> Load:
    """Press the one button of a bot that does next to nothing."""
    load = Load()
    with TemporaryDirectory() as folder:
        async with launched(Path(folder) / "box.db") as box, Town(box.address, box.key) as town:
            you = await town.person()
            async with _bot(which, box, Path(folder)) as bot, asyncio.timeout(PATIENCE):
                told = Told(bot)
                message = await you.sees(_button, PATIENCE)
                before, asked = await settled(bot.pid), told.requests
                for _ in range(presses):
                    await _press_plain(you, message, load)
                load.processor = await settled(bot.pid) - before
                load.requests = told.requests - asked
    return load


async def _press_plain(you: Person, message: dict[str, Any], load: Load) -> None:
    mark, began = len(you.events), perf_counter()
    await you.press(message, _button(message))
    load.acknowledged.append(perf_counter() - began)
    await you.until(lambda: any(_edited(event, message) for event in you.events[mark:]), PATIENCE)
    load.shown.append(perf_counter() - began)


def _button(message: dict[str, Any]) -> str:
    """Find something to press on a message."""
    found = (part["custom_id"] for part in walk(message["components"]) if "custom_id" in part)
    return str(next(found, ""))


def _edited(event: dict[str, Any], message: dict[str, Any]) -> bool:
    return bool(event["event"] == "MESSAGE_UPDATE" and event["data"]["id"] == message["id"])


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
