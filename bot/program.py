"""Runs the bot: on Discord with a token, else in the browser.

``backup <file>`` copies its database while it runs.
"""

import argparse
import asyncio
import logging
import os
import signal
import sys
from pathlib import Path
from typing import Any

import discord

from bot import logs
from bot.client import Loot, utc
from bot.config import Settings, read_settings
from bot.pictures import Threads
from bot.store.database import StartError, backup, open_database
from bot.store.store import Store
from bot.thinkers import Inline, Thinkers
from bot.voices import language_of, voice
from bot.workers import Workers

log = logging.getLogger("bot")

LOCAL = {"game": "--game", "seats": "--seats", "port": "--port", "browser": "--no-browser"}
"""What can be wished for in the playground only."""


def main() -> None:
    """Run, or say in a sentence why not."""
    arguments = _parser().parse_args()
    language = language_of(os.environ.get("LOOT_LANGUAGE"))
    try:
        settings = read_settings()
        language = settings.loot_language
        if arguments.command == "backup":
            backup(settings.loot_database, arguments.file)
            print(voice(language)("start-backed-up", path=str(arguments.file)))
        elif settings.discord_token.get_secret_value():
            _refuse_local(arguments)
            asyncio.run(run(settings))
        else:
            _play(settings, arguments)
    except StartError as error:
        sys.exit(error.said(voice(language)))


async def run(settings: Settings) -> None:
    """Run the bot until it is told to stop."""
    token = settings.discord_token.get_secret_value()
    if not token:
        raise StartError("no-token")
    logs.set_up(settings.loot_log_level, settings.loot_log_format, token)
    store = Store(await open_database(settings.loot_database), utc)
    thinking = Workers(settings.loot_thinkers)
    painting = Threads(settings.loot_painters)
    try:
        thinker = Thinkers(thinking, settings.loot_thinking) if settings.loot_thinkers else Inline()
        await _serve(Loot(store, thinker, painting, settings.loot_language), token)
    finally:
        thinking.close()
        painting.close()
        await store.close()


async def _serve(bot: Loot, token: str) -> None:
    """Connect, and close politely at the first signal, even one that comes while connecting."""
    told = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, told.set)
    serving, stopping = asyncio.create_task(bot.start(token)), asyncio.create_task(told.wait())
    try:
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if not told.is_set():
            await serving
    except discord.LoginFailure:
        raise StartError("bad-token") from None
    finally:
        await _close(bot, serving, stopping)
        log.info("stopped")
    if bot.trouble is not None:
        raise bot.trouble


async def _close(bot: Loot, *tasks: asyncio.Task[Any]) -> None:
    """Close the connection; what it was doing meanwhile cannot end well and no longer matters."""
    if not bot.is_closed():
        await bot.close()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _play(settings: Settings, arguments: argparse.Namespace) -> None:
    """Play in the browser; only then is the playground loaded."""
    from bot.local import Wish, play

    wish = Wish(arguments.port, arguments.game, arguments.seats, arguments.browser)
    asyncio.run(play(settings, wish))


def _refuse_local(arguments: argparse.Namespace) -> None:
    """Refuse wishes for the playground where there is none: on Discord people open their own tables."""
    usual = vars(_parser().parse_args([]))
    wished = [name for name, value in vars(arguments).items() if name in LOCAL and value != usual[name]]
    if wished:
        raise StartError("local-option", option=LOCAL[wished[0]])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="loot", description=__doc__)
    local = parser.add_argument_group("without a token")
    local.add_argument("--game", default="", help="sit down to this game at once")
    local.add_argument("--seats", type=int, default=0, help="you and computer players")
    local.add_argument("--port", type=int, default=8765)
    local.add_argument("--no-browser", dest="browser", action="store_false", help="open none")
    commands = parser.add_subparsers(dest="command")
    copying = commands.add_parser("backup", help="copy the database while it is in use")
    copying.add_argument("file", type=Path)
    return parser
