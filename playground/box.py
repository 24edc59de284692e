"""The box: puts the parts together, serves them on loopback, and tells everyone what happens."""

from __future__ import annotations

import logging
from collections import Counter, deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from aiohttp import web

from playground.api import add_api
from playground.asks import Asks
from playground.commands import Commands
from playground.control import add_control
from playground.faults import Faults, Limits
from playground.feed import Feed
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.messages import Messages, Upload
from playground.page import add_page
from playground.permissions import THREADS
from playground.store import Store
from playground.world import DM, EPHEMERAL, LOADING, World

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from playground.errors import JSON, Value

log = logging.getLogger(__name__)
HOST = "127.0.0.1"
LARGEST_BODY = 32 * 1024 * 1024
REQUESTS_KEPT = 20_000


class Box:
    """A small Discord on loopback, its world in one file."""

    def __init__(
        self,
        data: Path | str = ":memory:",
        *,
        heartbeat: float = 41.25,
        patience: float = 3.0,
        token_life: float = 900.0,
        rate: tuple[int, float] = (1000, 1.0),
    ) -> None:
        self.heartbeat, self.patience, self.token_life = heartbeat, patience, token_life
        self.address = ""
        self.store = Store(data)
        self.world = World(self.store)
        self.messages = Messages(self.world)
        self.commands = Commands(self.world)
        self.gateway = Gateway(self)
        self.feed = Feed()
        self.asks = Asks(self)
        self.interactions = Interactions(self)
        self.faults = Faults()
        self.limits = Limits(*rate)
        self.unknown: Counter[str] = Counter()
        self.requests: deque[JSON] = deque(maxlen=REQUESTS_KEPT)
        self._runner: web.AppRunner | None = None

    @property
    def token(self) -> str:
        """The token that the bot logs in with."""
        return str(self.world.settings["token"])

    @property
    def key(self) -> str:
        """The secret of the control side and of the page."""
        return str(self.world.settings["key"])

    # Serving

    async def start(self, port: int = 0) -> None:
        """Listen on loopback; port 0 takes a free one."""
        app = web.Application(client_max_size=LARGEST_BODY)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        add_control(app, self)
        add_page(app, self)
        add_api(app, self)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, port).start()
        self.address = f"http://{HOST}:{self._runner.addresses[0][1]}"
        self.messages.address = self.address

    async def stop(self) -> None:
        """Say goodbye to everyone and close the file."""
        self.interactions.close()
        self.feed.close()
        self.gateway.close(1001)
        if self._runner:
            await self._runner.cleanup()
        self.store.close()

    @classmethod
    @asynccontextmanager
    async def running(
        cls, data: Path | str = ":memory:", port: int = 0, **settings: Value
    ) -> AsyncIterator[Box]:
        """Run a box inside this process."""
        box = cls(data, **settings)
        try:
            await box.start(port)
            yield box
        finally:
            await box.stop()

    def note_unknown(self, what: str) -> None:
        """List something that a client used and the box does not have, and say so loudly."""
        self.unknown[what] += 1
        log.error("the box does not know %s", what)

    # Saying and telling

    def say(self, channel: JSON, author: str, payload: JSON, uploads: list[Upload], **extra: Value) -> JSON:
        """Write a message and tell everyone who may see it."""
        message = self.messages.compose(channel, author, payload, uploads, **extra)
        self._tell_message("MESSAGE_CREATE", message)
        return message

    def revise(self, message: JSON, payload: JSON, uploads: list[Upload]) -> JSON:
        """Change a message and tell everyone who may see it."""
        loading = bool(message["flags"] & LOADING)
        self.messages.revise(message, payload, uploads, loading=loading)
        self._tell_message("MESSAGE_UPDATE", message)
        return message

    def erase(self, message: JSON) -> None:
        """Delete a message and tell everyone who could see it."""
        self.store.drop("message", message["id"])
        channel = self.world.channel(message["channel_id"])
        gone: JSON = {"id": message["id"], "channel_id": channel["id"]}
        if channel["type"] != DM:
            gone["guild_id"] = channel["guild_id"]
        if message["flags"] & EPHEMERAL:
            self.feed.tell([message["viewer_id"]], "MESSAGE_DELETE", gone)
        else:
            self.tell("MESSAGE_DELETE", gone, channel)
        self.asks.look(channel)

    def _tell_message(self, event: str, message: JSON) -> None:
        channel = self.world.channel(message["channel_id"])
        guild = self.world.guilds.get(channel.get("guild_id") or "")
        shown = self.messages.show_event(message, guild)
        if message["flags"] & EPHEMERAL:
            self.feed.tell([message["viewer_id"]], event, shown)
        else:
            self.tell(event, shown, channel)
        self.asks.look(channel)

    def tell(self, event: str, data: JSON, channel: JSON) -> None:
        """Tell the bot and the people who see a channel."""
        viewers = self.world.viewers(channel)
        if self.world.bot_id in viewers:
            self.gateway.dispatch(event, data, channel.get("guild_id"))
        self.feed.tell(viewers, event, data)

    def tell_channel(self, verb: str, channel: JSON) -> None:
        """Tell that a channel or thread was created, updated or deleted."""
        noun = "THREAD" if channel["type"] in THREADS else "CHANNEL"
        self.tell(f"{noun}_{verb}", self.world.show_channel(channel), channel)

    def tell_guild(self, event: str, guild: JSON, data: JSON) -> None:
        """Tell all members of a server, the bot too, about the server itself."""
        if self.world.bot_id in guild["members"]:
            self.gateway.dispatch(event, data, guild["id"])
        self.feed.tell(guild["members"], event, data)
