"""The bots that are pressed, each a process of its own: Loot, and one that only defers and edits.

``python -m bench.served ours|worded|plain|bare ADDRESS TOKEN DATABASE``; ``worded`` and ``bare`` are the same
without pictures. They print a line for every request to Discord, and Loot one for every commit.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import perf_counter
from typing import Any

import aiohttp
import discord

from bench import tables
from bot.client import Loot, utc
from bot.host.sitting import Sitting
from bot.local import point
from bot.pages.board import board
from bot.pictures import Blank, Painter, Threads, draw, sight
from bot.store.database import open_database
from bot.store.store import Store
from bot.thinkers import Inline
from bot.ui.layout import files, layout
from bot.voices import voice

PAINTERS = 2


class Watched(Store):
    """A store that tells when a change is on the disk, by the clock that all processes share."""

    async def save(self, before: Sitting, after: Sitting) -> None:
        """Keep a change, and say so."""
        await super().save(before, after)
        print(after.number, perf_counter(), flush=True)


class Plain(discord.Client):
    """The least that a bot with a board can do: acknowledge, and edit the same message, ready as it is."""

    def __init__(self, *, pictured: bool) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        sitting = tables.opening(1)
        drawn = draw(sight(sitting, None, "en")) if pictured else None
        self._page = board(sitting, voice("en", sitting.game, sitting.names), "").illustrated(drawn)

    async def on_ready(self) -> None:
        """Post the message that is pressed."""
        await self.guilds[0].text_channels[0].send(view=layout(self._page), files=files(self._page))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Acknowledge and edit."""
        await interaction.response.defer()
        assert interaction.message is not None
        await interaction.message.edit(view=layout(self._page), attachments=files(self._page))


def count_requests() -> None:
    """Have discord.py tell of every request, those of interactions included."""
    ask = aiohttp.ClientSession.request

    def told(session: aiohttp.ClientSession, *args: Any, **kwargs: Any) -> Any:
        print("request", flush=True)
        return ask(session, *args, **kwargs)

    setattr(aiohttp.ClientSession, "request", told)  # noqa: B010 - a method


async def ours(token: str, database: Path, painter: Painter) -> None:
    """Run Loot."""
    store = Watched(await open_database(database), utc)
    await Loot(store, Inline(), painter).start(token)


BOTS: dict[str, Callable[[str, Path], Coroutine[Any, Any, None]]] = {
    "ours": lambda token, database: ours(token, database, Threads(PAINTERS)),
    "worded": lambda token, database: ours(token, database, Blank()),
    "plain": lambda token, _: Plain(pictured=True).start(token),
    "bare": lambda token, _: Plain(pictured=False).start(token),
}


if __name__ == "__main__":
    _, which, address, token, database = sys.argv
    point(address)
    count_requests()
    asyncio.run(BOTS[which](token, Path(database)))
