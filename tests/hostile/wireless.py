"""The real bot and the box in one process without wires: what takes milliseconds over sockets takes one.

discord.py, the host, the database and the box are the real ones; only its two functions that would open
a connection hand the request to the box directly, and the box hands events to discord.py's parsers.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.client import Loot
from bot.cogs import COMMANDS
from bot.pictures import Blank, Painter
from bot.store.database import open_database
from bot.store.store import Store
from bot.thinkers import Inline
from bot.ui.translator import Words
from playground import Box
from playground.acts import Acts
from playground.api import ROUTES
from playground.errors import ApiError
from playground.messages import Upload
from playground.route import Call
from playground.shape import verify

NEVER_LATE = 3600.0
"""Seconds of the real clock: here only the clock of the test passes, however busy the machine is."""

ERRORS = {403: discord.Forbidden, 404: discord.NotFound}


class Clock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Wireless:
    """A server, its people and the bot, all here."""

    def __init__(self, box: Box, bot: Loot, clock: Clock, database: Path, painter: Painter) -> None:
        self.box, self.bot, self.clock = box, bot, clock
        self.database, self.painter = database, painter
        self.broken: dict[str, int] = {}
        """What Discord refuses: the beginning of a request, and the number it gives."""
        self.requests: list[tuple[str, str, Any]] = []
        self.told: list[tuple[frozenset[str], str, Any]] = []
        self.people = [user["id"] for user in box.world.users.values() if not user["bot"]]

    def acts(self, person: int) -> Acts:
        """What the so-manieth person can do."""
        return Acts(self.box, self.people[person])

    async def settled(self) -> None:
        """Wait until everything that was asked is answered."""
        await self.bot._answered()
        await self.bot.host.close()

    async def tick(self, seconds: float) -> None:
        """Let time pass, and the bot do what is due."""
        self.clock.now += seconds
        await self.bot.host.tick(self.clock.now)
        await self.bot.host.close()

    async def restart(self) -> None:
        """Stop the bot, and start another on the same file."""
        await self.settled()
        await self.bot.store.close()
        self.bot = await _bot(self.database, self.clock, self.painter)
        await self.connect()

    async def connect(self) -> None:
        """What happens between a login and the first event."""
        await self.bot._async_setup_hook()
        self.bot.http.request = self.rest  # type: ignore[method-assign]
        self.bot.http.get_from_cdn = self.file  # type: ignore[method-assign]
        state, world = self.bot._connection, self.box.world
        shown = world.show_user(world.bot_id) | {"verified": True, "mfa_enabled": False}
        state.user = discord.ClientUser(state=state, data=shown)  # type: ignore[arg-type]
        state.application_id = int(world.bot_id)
        for guild in world.guilds.values():
            state._add_guild_from_data(self._copy(world.show_guild(guild)))
        await self.bot.tree.set_translator(Words())
        self.bot.tree.add_command(COMMANDS)
        await self.bot.tree.sync()
        await self.bot.host.start()
        await self.tick(0.0)

    def dispatch(self, event: str, data: Any, _guild: str | None) -> None:
        """Take an event of the box to discord.py."""
        parse = self.bot._connection.parsers.get(event)
        if parse is not None:
            parse(self._copy(data))

    def tell(self, viewers: Any, event: str, data: Any) -> None:
        """Remember what people are told."""
        self.told.append((frozenset(viewers), event, data))

    async def rest(self, route: Any, *, files: Any = None, form: Any = None, **given: Any) -> Any:
        """Carry a request of the bot's to the box."""
        await asyncio.sleep(0)
        return self._carry(route, given.get("json"), form, given.get("params"))

    async def file(self, url: str) -> bytes:
        """Fetch a file that somebody handed over."""
        found = self.box.store.file(url.split("/")[-2])
        assert found is not None
        return found[1]

    async def webhook(self, _adapter: Any, route: Any, *_: Any, **given: Any) -> Any:
        """Carry an answer to an interaction to the box."""
        await asyncio.sleep(0)
        return self._carry(route, given.get("payload"), given.get("multipart"), given.get("params"))

    def _carry(self, route: Any, body: Any, form: Any, query: Any) -> Any:
        path = route.url.removeprefix(route.BASE)
        uploads: list[Upload] = []
        for part in form or ():
            if part["name"] == "payload_json":
                body = json.loads(part["value"])
            else:
                key = part["name"].removeprefix("files[").removesuffix("]")
                uploads.append(Upload(key, part["filename"], "image/webp", part["value"].read()))
        self.requests.append((route.method, path, body))
        found, match = _route(route.method, path)
        try:
            self._break(f"{route.method} {path}")
            if found.body is not None:
                verify(body or {}, found.body)
            call = Call(self.box, match, query or {}, self._copy(body or {}), uploads)
            return self._copy(found.handler(call))
        except ApiError as refused:
            response: Any = SimpleNamespace(status=refused.status, reason="refused")
            raise ERRORS.get(refused.status, discord.HTTPException)(response, dict(refused.body)) from refused

    def _break(self, request: str) -> None:
        for beginning, code in self.broken.items():
            if request.startswith(beginning):
                raise ApiError(code)

    def _copy(self, data: Any) -> Any:
        return json.loads(json.dumps(data))


@cache
def _patterns() -> list[tuple[Any, re.Pattern[str]]]:
    return [(route, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.path))) for route in ROUTES]


@cache
def _route(method: str, path: str) -> tuple[Any, dict[str, str]]:
    for route, pattern in _patterns():
        match = pattern.fullmatch(path)
        if route.method == method and match:
            return route, match.groupdict()
    raise AssertionError(f"the box does not know {method} {path}")


@asynccontextmanager
async def wireless(
    database: Path, monkeypatch: Any, painter: Painter | None = None
) -> AsyncIterator[Wireless]:
    """Run the bot and the box together."""
    clock = Clock()
    box = Box(patience=NEVER_LATE)
    drawing = painter or Blank()
    here = Wireless(box, await _bot(database, clock, drawing), clock, database, drawing)
    with monkeypatch.context() as patch:
        patch.setattr(AsyncWebhookAdapter, "request", lambda *args, **given: here.webhook(*args, **given))
        patch.setattr(box.gateway, "dispatch", here.dispatch)
        patch.setattr(box.feed, "tell", here.tell)
        await here.connect()
        try:
            yield here
        finally:
            await here.settled()
            await here.bot.store.close()
            box.interactions.close()
            box.store.close()


async def _bot(database: Path, clock: Clock, painter: Painter) -> Loot:
    return Loot(Store(await open_database(database), clock), Inline(), painter, clock=clock)
