"""The real bot on a simulated Discord, and people who press what they see."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import simcord
import simcord.actors
import simcord.interactions
from simcord.components import walk_components

from bot.client import TICK, Loot, utc
from bot.pages.page import Picture
from bot.pictures import Sight, scene
from bot.store.database import open_database
from bot.store.store import Store
from bot.thinkers import Inline
from render import alt, registry

BUTTON, SELECT = 2, 3
SEND = "POST"
PATIENCE = 60.0
"""Seconds that the bot may take for something on a busy machine."""


class Shown:
    """A message as somebody sees it."""

    def __init__(self, env: Any, message: Any) -> None:
        self.env = env
        self.message = message
        channel = message.channel_id if hasattr(message, "channel_id") else message.channel.id
        self.raw = env.backend.get_message(channel, message.id)

    @property
    def parts(self) -> list[dict[str, Any]]:
        return list(walk_components(self.raw.components))

    @property
    def text(self) -> str:
        """What it says; that some spaces do not break is of no account here."""
        said = "\n".join(part["content"] for part in self.parts if part["type"] == 10)
        return said.replace("\N{NO-BREAK SPACE}", " ")

    @property
    def buttons(self) -> dict[str, str]:
        pressable = [part for part in self.parts if part["type"] == BUTTON and "custom_id" in part]
        return {part["label"]: part["custom_id"] for part in pressable if not part.get("disabled")}

    @property
    def menus(self) -> list[dict[str, Any]]:
        return [part for part in self.parts if part["type"] == SELECT]

    def id(self, verb: str) -> str | None:
        ids = [*self.buttons.values(), *(menu["custom_id"] for menu in self.menus)]
        return next((one for one in ids if one.split(":")[1] == verb), None)


class Player:
    """A person at Discord."""

    def __init__(self, world: "World", name: str, language: str) -> None:
        self.world = world
        self.user = world.env.create_user(name, global_name=name)
        self.actor = world.guild.add_member(self.user)
        self.name = name
        world.locales[self.user.id] = language
        self.open = True

    def close_messages(self) -> None:
        """Let no direct message of the bot through."""
        self.open = False
        channel = self.user.dm_channel.id
        self.world.env.inject_error(SEND, f"/channels/{channel}/messages", status=403, code=50007, times=None)

    async def loot(self, command: str, **options: Any) -> Any:
        return await self.actor.slash(self.world.channel, f"loot {command}", **options)

    async def press(self, shown: Shown, verb: str) -> Any:
        """Press the first button with this verb."""
        key = shown.id(verb)
        assert key is not None, f"no {verb} on {shown.buttons}"
        return await self._by(shown).click(shown.message, custom_id=key)

    async def click(self, shown: Shown, key: str) -> Any:
        return await self._by(shown).click(shown.message, custom_id=key)

    async def select(self, shown: Shown, key: str, values: list[str]) -> Any:
        return await self._by(shown).select(shown.message, values, custom_id=key)

    async def forge(self, shown: Shown, key: str, values: list[str] | None = None) -> Any:
        """Press something that is not, or no longer, on the message."""
        data: dict[str, Any] = {"custom_id": key, "component_type": BUTTON if values is None else SELECT}
        if values is not None:
            data["values"] = values
        return await simcord.actors._component_interaction(self._by(shown), shown.raw, data)

    def _by(self, shown: Shown) -> Any:
        """A direct message is pressed by the user, anything else by the member."""
        return self.user if shown.raw.channel_id == self.user.dm_channel.id else self.actor

    async def hand(self) -> Shown:
        """Look at the own hand: the direct message, or the ephemeral one where those are closed."""
        if self.open:
            last = self.user.dm_channel.last_message
            assert last is not None
            return Shown(self.world.env, last)
        result = await self.press(self.world.panel, "hand")
        return Shown(self.world.env, result.response)

    async def answer(self, source: random.Random) -> None:
        """Make one whole answer by buttons and menus alone, whatever the game."""
        shown = await self.hand()
        token = question(shown)
        for _ in range(8):
            result = await self._one_press(shown, source)
            shown = (
                await self.hand() if self.open else Shown(self.world.env, result.response or shown.message)
            )
            if question(shown) != token:
                return
        raise AssertionError(f"no answer came about: {shown.text} {shown.buttons}")

    async def _one_press(self, shown: Shown, source: random.Random) -> Any:
        options: list[Callable[[], Any]] = []
        for menu in shown.menus:
            values = [option["value"] for option in menu["options"]]
            least, most = menu.get("min_values", 1), menu.get("max_values", 1)
            picked = source.sample(values, source.randint(least, most))
            options.append(partial(self.select, shown, menu["custom_id"], picked))
        pressed = [key for key in shown.buttons.values() if key.split(":")[1] in {"move", "none"}]
        options += [partial(self.click, shown, key) for key in pressed]
        assert options, f"nothing to press: {shown.text}"
        return await source.choice(options)()


def question(shown: Shown) -> tuple[str, ...] | None:
    """The question that a hand asks: table and token."""
    for key in (shown.id("move"), shown.id("pick"), shown.id("none")):
        if key is not None:
            return tuple(key.split(":")[2:4])
    return None


class Clock:
    """The time at the tables: it passes when a test lets it, however long the test takes."""

    def __init__(self) -> None:
        self.now = utc()

    def __call__(self) -> float:
        return self.now


class World:
    """A server with a channel, people and the bot."""

    def __init__(self, env: Any, database: Path, clock: Clock) -> None:
        self.env = env
        self.database = database
        self.clock = clock
        self.locales: dict[int, str] = {}
        self.guild = env.create_guild("Tortuga")
        self.channel = self.guild.create_text_channel("taverne")

    @property
    def bot(self) -> Loot:
        assert isinstance(self.env.bot, Loot)
        return self.env.bot

    def player(self, name: str, language: str = "en-US") -> Player:
        return Player(self, name, language)

    @property
    def panel(self) -> Shown:
        """The last message of the channel."""
        last = self.channel.last_message
        assert last is not None
        return Shown(self.env, last)

    def messages(self) -> list[Shown]:
        """Everything in the channel, the oldest first."""
        return [Shown(self.env, message) for message in self.channel.history()]

    async def restart(self) -> None:
        """Stop the bot and start another on the same database."""
        old = self.bot
        await old.host.close()
        await old.store.close()
        await self.env.restart_bot(await make_bot(self.database, self.clock))

    async def pass_time(self, seconds: float) -> None:
        """Let time pass second by second, as the clock of the bot does."""
        until = self.clock.now + seconds
        while self.clock.now < until:
            self.clock.now = min(self.clock.now + TICK, until)
            await self.bot.tick()
            await self.bot.host.close()
        await self.env.settle()


class Sketch:
    """A painter that paints nothing but says what the picture would show: quick, and it fails where a
    real one would."""

    async def paint(self, sight: Sight) -> Picture | None:
        if not registry.has_pictures(sight.game):
            return None
        say = registry.voice(sight.language, sight.game, sight.names)
        return Picture(b"RIFF", f"{sight.kind}.webp", alt.text(scene(sight), say))


async def make_bot(database: Path, clock: Clock) -> Loot:
    """Make the bot; its clock does not tick by itself, `World.pass_time` ticks it."""
    bot = Loot(Store(await open_database(database), clock), Inline(), Sketch(), clock=clock)
    bot.tick.change_interval(hours=24)
    return bot


@asynccontextmanager
async def world(tmp_path: Path, monkeypatch: Any) -> AsyncIterator[World]:
    """Run the bot on a simulated Discord."""
    database, clock = tmp_path / "loot.db", Clock()
    bot = await make_bot(database, clock)
    async with simcord.run(bot, settle_timeout=PATIENCE) as env:
        found = World(env, database, clock)
        speak(found, monkeypatch)
        hurry(env, monkeypatch)
        try:
            yield found
        finally:
            await found.bot.store.close()


def speak(found: World, monkeypatch: Any) -> None:
    """Give everybody a language: simcord lets all speak American English."""
    original = simcord.interactions.base_payload

    def base_payload(backend: Any, *, user_id: int, **given: Any) -> Any:
        record, payload = original(backend, user_id=user_id, **given)
        payload["locale"] = found.locales.get(user_id, "en-US")
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", base_payload)


def hurry(env: Any, monkeypatch: Any) -> None:
    """Look often whether the bot is idle: simcord looks every 50 ms, which is most of a test's time."""
    monkeypatch.setattr(env, "_settle_internal", partial(env._settle_internal, idle=0.002))
