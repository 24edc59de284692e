"""People who play over the box: they press what they see, and remember what they pressed and were shown."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from bot.pages import ids
from playground import Answer, Person, Town
from playground.components import walk
from playground.errors import ActError

BUTTON, MENU = 2, 3
IMPATIENCE, PATIENCE = 0.15, 2.0
"""How often somebody presses again before anything has changed, and how long the others wait for it."""
IDLE = 1.0
"""Seconds without a question after which somebody looks at the own hand."""
ENOUGH = 300.0
"""Seconds after which what is waited for will not come, on however busy a machine."""
BOARD = re.compile(r"Table (\w+) · (?:\w+ \d+ · )?(?:move|coup) (\d+)")


class Player:
    """Somebody who answers whatever is asked on the newest hand of each table."""

    def __init__(self, person: Person, seed: int, beat: asyncio.Queue[None] | None = None) -> None:
        self.person = person
        self.source = random.Random(seed)
        self.beat = beat
        """Hears of every press the moment it is made."""
        self.pressed: set[tuple[int, int]] = set()
        """Table and question of every answer given."""
        self.failed = 0
        self.waiting = False
        """Whether a press of this moment has no answer yet."""
        self._plies: dict[int, int] = {}
        self._read = 0

    def shown(self) -> dict[int, int]:
        """The latest ply of every table that this person has seen on a board."""
        fresh, self._read = self.person.events[self._read :], len(self.person.events)
        for news in fresh:
            if news["event"] in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
                text = "\n".join(part.get("content", "") for part in walk(news["data"]["components"]))
                for name, ply in BOARD.findall(text):
                    number = int(name, 36)
                    self._plies[number] = max(self._plies.get(number, 0), int(ply))
        return self._plies

    async def play(self, done: Callable[[], bool]) -> None:
        """Answer until it is enough; a press that gets no answer is simply made again later."""
        while not done():
            choice = self._choose()
            if choice is None:
                await self._look(done)
                continue
            self.waiting = True
            with suppress(ActError, asyncio.TimeoutError):
                await self._press(*choice)
            self.waiting = False

    async def _look(self, done: Callable[[], bool]) -> None:
        """Wait for a question; if none comes, look at the own hand by the button on the newest board."""
        with suppress(TimeoutError):
            await self.person.until(lambda: self._choose() or done(), IDLE)
            return
        boards = [one for one in reversed(self.person.messages.values()) if "hand" in keys(one)]
        if boards:
            with suppress(ActError, asyncio.TimeoutError):
                await self.person.press(boards[0], keys(boards[0])["hand"])

    async def _press(self, message: Any, part: Any) -> None:
        key = part["custom_id"]
        read = ids.read(key)
        assert read is not None
        self.pressed.add((read.number, read.mark))
        if self.beat is not None:
            self.beat.put_nowait(None)
        if part["type"] == MENU:
            options = [option["value"] for option in part["options"]]
            count = self.source.randint(part.get("min_values", 1), part.get("max_values", 1))
            answer = await self.person.select(message, key, *self.source.sample(options, count))
        else:
            answer = await self.person.press(message, key)
        if answer.outcome == "failed":
            self.failed += 1
        elif self.source.random() >= IMPATIENCE:
            await self.person.until(lambda: self.person.messages.get(message["id"]) is not message, PATIENCE)

    def _choose(self) -> tuple[Any, Any] | None:
        for message in reversed(self.person.messages.values()):
            parts = list(answers(message))
            if parts:
                return message, self.source.choice(parts)
        return None


@asynccontextmanager
async def playing(players: list[Player]) -> AsyncIterator[None]:
    """Let people play meanwhile; at the end each finishes the press at hand."""
    over = asyncio.Event()
    tasks = [asyncio.create_task(one.play(over.is_set)) for one in players]
    try:
        yield
        over.set()
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


def answers(message: Any) -> Iterator[Any]:
    """What on a message gives an answer, or leads to one."""
    for part in walk(message["components"]):
        read = ids.read(part.get("custom_id") or "")
        if read and read.verb in {"move", "pick", "none"}:
            yield part


def keys(message: Any) -> dict[str, str]:
    """What can be pressed on a message, by verb."""
    parts = [part for part in walk(message["components"]) if part.get("custom_id")]
    found = [part["custom_id"] for part in parts if not part.get("disabled")]
    return {one.split(":")[1]: one for one in found}


async def open_table(host: Person, game: str, channel: str, guests: list[Person], computers: int) -> Any:
    """Open a table, let everybody sit down, and start."""
    room = next(one["id"] for one in host.screen["channels"] if one["name"] == channel)
    settled = {"game": game, "computers": computers, "level": "easy", "patience": "none"}
    await insist(lambda: host.run("loot start", channel, **settled))

    def here(verb: str) -> Callable[[Any], bool]:
        return lambda message: message["channel_id"] == room and verb in keys(message)

    for guest in guests:
        lobby = await guest.sees(here("join"), ENOUGH)
        await insist(partial(guest.press, lobby, keys(lobby)["join"]))
    lobby = await host.sees(here("start"), ENOUGH)
    await insist(partial(host.press, lobby, keys(lobby)["start"]))
    return await host.sees(here("hand"), ENOUGH)


async def insist(act: Callable[[], Awaitable[Answer]]) -> None:
    """Do something until it is answered; what was answered too late had no effect."""
    while (await act()).outcome == "failed":
        pass


def names(town: Town, *wanted: str) -> Any:
    """Sit down at these people's screens."""
    return asyncio.gather(*(town.person(name) for name in wanted))
