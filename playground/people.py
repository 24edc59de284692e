"""People for tests: they act and see over HTTP, so the box may be here or in another process.

async with Box.running() as box, Town(box.address, box.key) as town:  # in this process
anne = await town.person("anne")
answer = await anne.run("loot start", game="sails")
await anne.press(answer.message, "Join")
board = await anne.sees(lambda message: "your turn" in str(message["components"]))
await town.stage("fault", match="PATCH *", status=429, retry_after=1)

async with launched("world.db") as box, Town(box.address, box.key) as town: ...  # in another
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

import aiohttp

from playground.components import walk
from playground.errors import JSON, ActError, Value

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

PAUSE = 0.05
LONGEST_LINE = 1024 * 1024  # a feed's line is a whole message


@dataclass(frozen=True)
class Answer:
    """What came of an act: message, thinking, deferred, update, modal, choices or failed."""

    outcome: str
    interaction: str
    message: JSON = field(default_factory=dict)
    modal: JSON = field(default_factory=dict)
    choices: list[JSON] = field(default_factory=list)


class Town:
    """A connection to a box: its people, and the stage that they act on."""

    def __init__(self, address: str, key: str) -> None:
        self.address = address
        self._key = key
        self._people: dict[str, Person] = {}

    async def __aenter__(self) -> Self:
        self.session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0),
            timeout=aiohttp.ClientTimeout(total=None, sock_connect=5),
            headers={"X-Box-Key": self._key},
            read_bufsize=LONGEST_LINE,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        for person in self._people.values():
            await person.close()
        await self.session.close()

    async def get(self, path: str, **query: str) -> Value:
        """Ask the control side for something."""
        async with self.session.get(f"{self.address}/_box/{path}", params=query) as response:
            return await _read(response)

    async def post(self, path: str, body: JSON) -> Value:
        """Have the control side do something."""
        async with self.session.post(f"{self.address}/_box/{path}", json=body) as response:
            return await _read(response)

    async def stage(self, verb: str, **arguments: Value) -> Value:
        """Change the world: see `Stage` for the verbs."""
        return await self.post(f"stage/{verb}", arguments)

    async def person(self, name: str = "you") -> Person:
        """Sit down at someone's screen."""
        if name not in self._people:
            self._people[name] = await Person(self, name).open()
        return self._people[name]

    async def online(self, within: float = 10, *, wanted: bool = True) -> None:
        """Wait until the bot is connected, or, after it was killed, until that is noticed."""
        person = await self.person()
        await person.until(lambda: person.bot_online is wanted, within)


async def _read(response: aiohttp.ClientResponse) -> Value:
    body = await response.json()
    if isinstance(body, dict) and "error" in body:
        raise ActError(body["error"])
    return body


class Person:
    """Someone at their screen: what they see is kept up to date by their feed."""

    def __init__(self, town: Town, name: str) -> None:
        self.town = town
        self.name = name
        self.screen: JSON = {}
        self.messages: dict[str, JSON] = {}
        self.events: list[JSON] = []
        self.bot_online = False
        self._mark = ""
        self._news = asyncio.Condition()
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> Self:
        """Look at everything once, then follow the feed."""
        await self.refresh()
        self._listening = asyncio.create_task(self._follow())
        return self

    async def close(self) -> None:
        """Turn the screen off."""
        if self._listening:
            self._listening.cancel()
            await asyncio.wait([self._listening])

    async def refresh(self) -> None:
        """Load the whole screen anew."""
        self.screen = await self.town.get(f"people/{self.name}")
        self._mark, self.bot_online = self.screen["mark"], self.screen["online"]
        self.messages.clear()
        for channel in [*self.screen["channels"], *self.screen["dms"]]:
            for message in await self.history(channel["id"]):
                self.messages[message["id"]] = message

    @property
    def identity(self) -> str:
        """The person's id."""
        return str(self.screen["me"]["id"])

    # Seeing

    async def history(self, channel: str = "loot", limit: int = 50) -> list[JSON]:
        """Read a channel, oldest first."""
        path = f"people/{self.name}/messages"
        return list(await self.town.get(path, channel=channel, limit=str(limit)))

    async def commands(self, channel: str = "loot") -> list[JSON]:
        """List the commands offered in a channel."""
        return list(await self.town.get(f"people/{self.name}/commands", channel=channel))

    async def until(self, true: Callable[[], object], within: float = 5) -> None:
        """Wait until what this person has seen makes something true."""
        async with asyncio.timeout(within), self._news:
            await self._news.wait_for(lambda: bool(true()))

    async def sees(self, fits: Callable[[JSON], object], within: float = 5) -> JSON:
        """Wait for a message that fits, and return the newest such."""

        def newest() -> JSON | None:
            return next((item for item in reversed(self.messages.values()) if fits(item)), None)

        await self.until(newest, within)
        found = newest()
        assert found is not None
        return found

    async def _follow(self) -> None:
        while True:
            try:
                await self._listen()
            except (aiohttp.ClientError, ActError):
                await asyncio.sleep(PAUSE)  # the box is being restarted

    async def _listen(self) -> None:
        url = f"{self.town.address}/_box/people/{self.name}/feed"
        async with self.town.session.get(url, params={"since": self._mark}) as response:
            response.raise_for_status()
            async for raw in response.content:
                line = raw.decode().rstrip("\n")
                if line.startswith("id: "):
                    self._mark = line.removeprefix("id: ")
                elif line.startswith("data: "):
                    await self._notice(json.loads(line.removeprefix("data: ")))

    async def _notice(self, news: JSON) -> None:
        event, data = news["event"], news["data"]
        if event == "reset":
            await self.refresh()
        elif event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self.messages[data["id"]] = data
        elif event in ("MESSAGE_DELETE", "MESSAGE_DELETE_BULK"):
            for identity in data.get("ids") or [data["id"]]:
                self.messages.pop(identity, None)
        elif event in ("CHANNEL_DELETE", "THREAD_DELETE"):
            for message in [*self.messages.values()]:
                if message["channel_id"] == data["id"]:
                    del self.messages[message["id"]]
        elif event == "PRESENCE_UPDATE":
            self.bot_online = data["status"] == "online"
        async with self._news:
            self.events.append(news)
            self._news.notify_all()

    # Acting

    async def _act(self, verb: str, **arguments: Value) -> Value:
        return await self.town.post(f"people/{self.name}/{verb}", arguments)

    async def run(self, command: str, channel: str = "loot", **options: Value) -> Answer:
        """Run a slash command."""
        return Answer(**await self._act("run", command=command, channel=channel, options=options))

    async def complete(
        self, command: str, focused: str, channel: str = "loot", **options: Value
    ) -> list[JSON]:
        """Ask for suggestions."""
        arguments = {"command": command, "focused": focused, "channel": channel, "options": options}
        return Answer(**await self._act("complete", **arguments)).choices

    async def press(self, message: JSON, which: str, *, forged: bool = False) -> Answer:
        """Press the button with a label or id; forged ids go through as they are."""
        custom_id = which if forged else _identify(message, which)
        target = message if forged else message["id"]
        return Answer(**await self._act("press", message=target, custom_id=custom_id, forged=forged))

    async def select(self, message: JSON, which: str, *values: str, forged: bool = False) -> Answer:
        """Choose options, by value or label, from the select with an id or placeholder."""
        custom_id = which if forged else _identify(message, which)
        chosen = list(values) if forged else _values(message, custom_id, values)
        arguments = {"custom_id": custom_id, "values": chosen, "forged": forged}
        return Answer(**await self._act("press", message=message if forged else message["id"], **arguments))

    async def submit(self, modal: JSON, *, forged: bool = False, **values: Value) -> Answer:
        """Fill in and send a form."""
        return Answer(**await self._act("submit", modal=modal, values=values, forged=forged))

    async def say(self, content: str, channel: str = "loot") -> JSON:
        """Write a message."""
        return dict(await self._act("say", content=content, channel=channel))

    async def erase(self, message: JSON) -> None:
        """Delete an own message or dismiss an ephemeral one."""
        await self._act("erase", message=message["id"])


def _identify(message: JSON, which: str) -> str:
    for item in walk(message["components"]):
        if "custom_id" in item and which in (
            item["custom_id"],
            item.get("label"),
            item.get("placeholder"),
        ):
            return str(item["custom_id"])
    raise ActError(f"Nothing there is called {which!r}.")


def _values(message: JSON, custom_id: str, wanted: tuple[str, ...]) -> list[str]:
    select = next(item for item in walk(message["components"]) if item.get("custom_id") == custom_id)
    labels = {option["label"]: option["value"] for option in select.get("options", ())}
    return [labels.get(value, value) for value in wanted]


@dataclass
class Launched:
    """A box in another process."""

    process: asyncio.subprocess.Process
    address: str
    token: str
    key: str

    async def kill(self) -> None:
        """Kill it without warning."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


@asynccontextmanager
async def launched(data: Path | str, port: int = 0, *arguments: str) -> AsyncIterator[Launched]:
    """Run a box in a process of its own, gone at the end."""
    command = [
        sys.executable,
        "-m",
        "playground",
        "--port",
        str(port),
        "--data",
        str(data),
        *arguments,
    ]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    line = await process.stdout.readline()
    box = None
    try:
        if not line:
            raise RuntimeError(f"the box did not start: {' '.join(command)}")
        box = Launched(process, **json.loads(line))
        yield box
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
