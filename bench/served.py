"""The bots that are pressed, each a process of its own: Loot, and those that only defer and edit.

``python -m bench.served ours|worded|plain|bare ADDRESS TOKEN DATABASE``; ``worded`` is Loot without pictures,
``bare`` a bot that makes the same requests as that with ready pages. They print a line for every request to
Discord, and Loot one for every commit.
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
from bot.client import Loot, intents, utc
from bot.host.sitting import Sitting
from bot.local import point
from bot.pages.board import board
from bot.pages.hand import Place, hand
from bot.pages.page import Page
from bot.pictures import Blank, Painter, Threads, draw, sight
from bot.store.database import open_database
from bot.store.store import Store
from bot.thinkers import Inline
from bot.ui.layout import files, layout
from bot.voices import voice
from engine.core.say import Say

PAINTERS = 2


class Watched(Store):
    """A store that tells when a change is on the disk, by the clock that all processes share."""

    async def save(self, before: Sitting, after: Sitting) -> None:
        """Keep a change, and say so."""
        await super().save(before, after)
        print(after.number, perf_counter(), flush=True)


class Plain(discord.Client):
    """The least that a bot with a board can do: acknowledge, and edit the same message, ready as it is."""

    def __init__(self) -> None:
        super().__init__(intents=intents(), max_messages=None)
        self._board = self._ready_board()

    def _ready_board(self) -> Page:
        sitting = tables.opening(1)
        return board(sitting, _voice(sitting), "").illustrated(draw(sight(sitting, None, "en")))

    async def on_ready(self) -> None:
        """Post the message that is pressed."""
        await self.guilds[0].text_channels[0].send(view=layout(self._board), files=files(self._board))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Acknowledge and edit."""
        await interaction.response.defer()
        assert interaction.message is not None
        await interaction.message.edit(view=layout(self._board), attachments=files(self._board))


class Bare(Plain):
    """The same without pictures, and with hands: two are edited at every press, the third is sent anew."""

    def __init__(self) -> None:
        super().__init__()
        sitting = tables.opening(1)
        place = Place("server", "channel", "https://discord.com")
        self._pages = [hand(sitting, seat, _voice(sitting), place) for seat in range(len(sitting.chairs))]
        self._hands: list[discord.Message] = []

    def _ready_board(self) -> Page:
        sitting = tables.opening(1)
        return board(sitting, _voice(sitting), "")

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Acknowledge, edit the board, edit and send hands."""
        await super().on_interaction(interaction)
        channel = await self.create_dm(interaction.user)
        for page in self._pages[len(self._hands) :]:
            self._hands.append(await channel.send(view=layout(page)))
        *edited, old = self._hands
        for message, page in zip(edited, self._pages, strict=False):
            await message.edit(view=layout(page))
        self._hands = [*edited, await channel.send(view=layout(self._pages[-1]))]
        await old.delete()


def _voice(sitting: Sitting) -> Say:
    return voice("en", sitting.game, sitting.names)


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
    "plain": lambda token, _: Plain().start(token),
    "bare": lambda token, _: Bare().start(token),
}


if __name__ == "__main__":
    _, which, address, token, database = sys.argv
    point(address)
    count_requests()
    asyncio.run(BOTS[which](token, Path(database)))
