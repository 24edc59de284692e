"""No token: a small Discord in a box and this bot against it, two processes that come back when killed.

The only place that knows both. ``python -m bot`` calls `play`; `main` is the bot's own process, which
differs from the one on Discord in nothing but the addresses that discord.py talks to.
"""

import asyncio
import json
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partialmethod
from typing import Any
from urllib.parse import urlsplit

import discord
from yarl import URL

from bot.config import Settings, read_settings
from bot.pages import ids
from bot.store.database import StartError
from bot.voices import language_of, voice
from engine.core.registry import game, games
from playground import Person, Town
from playground.world import LOADING

Run = Callable[[Settings], Awaitable[None]]

HOST = "127.0.0.1"
COMPANY = 3
"""How many sit at a table if nobody says."""
AGAIN = (0.1, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a process that ended is started again; one that keeps ending waits longest."""
STEADY = 10.0
"""Seconds after which a process counts as well."""
TRIES = 5
STOCKTAKING = 0.2
"""Seconds for which discord.py, once connected, takes every server for one that it has long known."""
GREETING = (2.0, 5.0, 10.0, 20.0)
"""Seconds to wait for a welcome before the bot is invited once more."""
PATIENCE = 60.0
"""Seconds until the bot must have come."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the one who starts the playground wants: an address, and maybe a table at once."""

    port: int = 8765
    game: str = ""
    seats: int = 0
    browser: bool = True


@dataclass
class Kept:
    """A process that is started again whenever it ends."""

    name: str
    command: list[str]
    environment: dict[str, str]
    told: bytes = b""
    """A line that it reads at its start; until there is one it gets ready to read it."""
    process: asyncio.subprocess.Process | None = None
    began: float = 0.0
    ends: list[float] = field(default_factory=list)

    async def start(self) -> asyncio.subprocess.Process:
        """Start it; it ends by itself when we do, for its standard input then closes."""
        pipe = asyncio.subprocess.PIPE
        env = os.environ | self.environment
        self.process = await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, env=env, start_new_session=True
        )
        self.began = asyncio.get_running_loop().time()
        self.tell(self.told)
        return self.process

    def tell(self, line: bytes) -> None:
        """Tell it something, now and whenever it is started again."""
        self.told = line
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(line)

    async def first_line(self) -> dict[str, Any]:
        """Start it and read where it is; nothing if it ended instead, having said why."""
        process = await self.start()
        assert process.stdout is not None
        return dict(json.loads(await process.stdout.readline() or "{}"))

    async def keep(self, say: Any) -> None:
        """Start it again and again."""
        while True:
            assert self.process is not None
            await self.process.wait()
            pause = self._pause()
            print(say("play-again", name=self.name, seconds=pause), file=sys.stderr, flush=True)
            await asyncio.sleep(pause)
            await self.start()

    def _pause(self) -> float:
        now = asyncio.get_running_loop().time()
        self.ends = [] if now - self.began > STEADY else [*self.ends, now]
        return AGAIN[min(len(self.ends), len(AGAIN) - 1)]

    async def stop(self) -> None:
        """End it politely."""
        if self.process and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.terminate()
            await self.process.wait()


async def play(settings: Settings, wish: Wish) -> None:
    """Run the playground until told to stop."""
    _check(wish)
    spoken = language(settings)
    say = voice(spoken)
    home = settings.loot_playground
    home.mkdir(parents=True, exist_ok=True)
    box = Kept("box", _python("playground", "--data", str(home / "world.db"), "--attached"), {})
    box.command += ["--port", str(wish.port)]
    bot = Kept("bot", _python("bot.local"), _environment(settings))
    running = asyncio.create_task(_run(box, bot, wish, spoken))
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, running.cancel)
    try:
        await running
    except asyncio.CancelledError:
        print(say("play-over"), flush=True)
    finally:
        await bot.stop()
        await box.stop()


async def _run(box: Kept, bot: Kept, wish: Wish, spoken: str) -> None:
    """Start both at once: the bot loads what it needs while the box finds its place."""
    say = voice(spoken)
    await bot.start()
    place = await box.first_line()
    if not place:
        raise StartError("no-box")
    box.command[-1] = str(urlsplit(place["address"]).port)
    bot.tell(f"{place['address']} {place['token']}\n".encode())
    print(say("play-address", address=place["address"]), flush=True)
    keeping = [asyncio.create_task(kept.keep(say)) for kept in (box, bot)]
    try:
        async with Town(place["address"], place["key"]) as town:
            fragment = await _prepare(town, wish, spoken)
        open_browser(f"{place['address']}/{fragment}", say, wish)
        await asyncio.gather(*keeping)
    finally:
        for task in keeping:
            task.cancel()


def _check(wish: Wish) -> None:
    """Refuse what cannot be, before anything is started."""
    if wish.game:
        _seats(wish)
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, wish.port))
        except OSError as error:
            raise StartError("port-taken", port=str(wish.port), problem=error.strerror) from None


def _seats(wish: Wish) -> int:
    """How many shall sit at the table; a game or a number that cannot be gets a sentence."""
    if wish.game not in games():
        raise StartError("unknown-game", game=wish.game, games=", ".join(games()))
    info = game(wish.game).INFO
    seats = wish.seats or min(max(COMPANY, info.least), info.most)
    if not info.least <= seats <= info.most:
        raise StartError("wrong-seats", least=info.least, most=info.most)
    return seats


def _environment(settings: Settings) -> dict[str, str]:
    """What the bot's process is told; the terminal stays quiet unless somebody wants it otherwise."""
    level = "WARNING" if settings.loot_log_level == "INFO" else settings.loot_log_level
    return {
        "LOOT_DATABASE": str(settings.loot_playground / "loot.db"),
        "LOOT_LOG_LEVEL": level,
        "LOOT_LOG_FORMAT": "text",
    }


def language(settings: Settings) -> str:
    """The language that was set, else the system's."""
    if "loot_language" in settings.model_fields_set:
        return settings.loot_language
    return language_of((os.environ.get("LC_ALL") or os.environ.get("LANG", "")).replace("_", "-"))


def _python(module: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", module, *arguments]


def open_browser(address: str, say: Any, wish: Wish) -> None:
    """Open the browser, or say that it must be opened by hand; a terminal's browser is none."""
    windows = sys.platform in {"darwin", "win32"} or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
    opened = wish.browser and windows and webbrowser.open(address)
    print(say("play-opened" if opened else "play-open", address=address), flush=True)


# The first visit


async def _prepare(town: Town, wish: Wish, spoken: str) -> str:
    """Wait for the bot; have it welcome a new world, or seat you at a table; say where to look."""
    await _online(town)
    you = await town.person()
    if not await you.history("loot"):
        await _welcome(town, you, spoken)
    return f"#{await _seat(town, you, wish)}" if wish.game else ""


async def _online(town: Town) -> None:
    try:
        await town.online(PATIENCE)
    except TimeoutError:
        raise StartError("no-bot") from None


async def _welcome(town: Town, you: Person, spoken: str) -> None:
    """Invite the bot, so that it greets; while it still takes stock of its servers it would overhear it."""
    locale = {"en": "en-US"}.get(spoken, spoken)
    await town.stage("speak", locale=locale)
    await town.stage("set_person", person=you.identity, locale=locale)
    await asyncio.sleep(2 * STOCKTAKING)
    for seconds in GREETING:
        await town.stage("invite_bot")
        with suppress(TimeoutError):
            await you.sees(lambda message: message["author"]["bot"], within=seconds)
            return


async def _seat(town: Town, you: Person, wish: Wish) -> str:
    """Open a table in the first channel that has none, and start the game."""
    channels = iter(you.screen["channels"])
    for _ in range(TRIES):
        channel = next(channels, None) or await town.stage("make_channel", name=wish.game)
        answer = await you.run("loot start", channel["id"], game=wish.game, computers=_seats(wish) - 1)
        if answer.message and await _started(you, channel["id"], answer.message["id"]):
            return str(channel["name"])
    raise StartError("no-table")


async def _started(you: Person, channel: str, answer: str) -> bool:
    """Wait for what the bot has to say, put it away, and start the game if there is a lobby."""
    told = await you.sees(lambda item: item["id"] == answer and not item["flags"] & LOADING, PATIENCE)
    await you.erase(told)
    newer = [item for item in you.messages.values() if int(item["id"]) > int(answer)]
    lobby = next((item for item in newer if item["channel_id"] == channel and _starter(item)), None)
    if lobby is None:
        return False
    await you.press(lobby, _starter(lobby))
    return True


def _starter(message: dict[str, Any]) -> str:
    """Find the button that starts the game on a lobby."""
    found = [item for item in _pressable(message["components"]) if not item.get("disabled")]
    pressed = [(str(item["custom_id"]), ids.read(item["custom_id"])) for item in found]
    return next((custom_id for custom_id, press in pressed if press and press.verb == "start"), "")


def _pressable(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    inner = [one for item in components for one in _pressable(item.get("components", []))]
    return inner + [item for item in components if "custom_id" in item]


# The bot's own process


def point(address: str) -> None:
    """Point discord.py at a box; it tells all its servers at once, so nobody need wait for more."""
    discord.http.Route.BASE = f"{address}/api/v10"
    websocket = URL(address.replace("http", "ws", 1)) / "gateway"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = websocket
    discord.asset.Asset.BASE = address
    logging.getLogger("discord.client").setLevel(logging.CRITICAL)  # a box that restarts is told of elsewhere
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    state = discord.state.ConnectionState
    setattr(state, "__init__", partialmethod(state.__init__, guild_ready_timeout=STOCKTAKING))  # noqa: B010


async def _serve(run: Run, settings: Settings) -> None:
    """Run the bot as on Discord, until our parent is gone and our standard input closes."""
    loop = asyncio.get_running_loop()
    loop.add_reader(sys.stdin, _orphaned, loop)
    await run(settings)


def _orphaned(loop: asyncio.AbstractEventLoop) -> None:
    loop.remove_reader(sys.stdin)
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """``python -m bot.local``: the bot, against a box whose address and token it reads."""
    from bot.program import run  # everything is loaded before there is anything to read

    address, token = sys.stdin.readline().split() or sys.exit(0)
    os.environ["DISCORD_TOKEN"] = token
    settings = read_settings()
    point(address)
    try:
        asyncio.run(_serve(run, settings))
    except StartError as error:
        sys.exit(error.said(voice(settings.loot_language)))


if __name__ == "__main__":
    main()
