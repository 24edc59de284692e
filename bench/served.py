"""The bots that are pressed, each a process of its own: Loot, and one that only defers and edits.

``python -m bench.served ours|plain ADDRESS TOKEN DATABASE``; Loot prints a line for every commit.
"""

import asyncio
import io
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import discord

from bench import tables
from bot.client import Loot, utc
from bot.host.sitting import Sitting
from bot.local import point
from bot.pictures import Threads, draw, sight
from bot.store.database import open_database
from bot.store.store import Store
from bot.thinkers import Inline

PAINTERS = 2


class Watched(Store):
    """A store that tells when a change is on the disk, by the clock that all processes share."""

    async def save(self, before: Sitting, after: Sitting) -> None:
        """Keep a change, and say so."""
        await super().save(before, after)
        print(after.number, perf_counter(), flush=True)


class Plain(discord.Client):
    """The least that a bot with a board can do: acknowledge, and edit the message with a ready picture."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._picture = draw(sight(tables.opening(1), None, "en")).data

    async def on_ready(self) -> None:
        """Post the message that is pressed."""
        await self.guilds[0].text_channels[0].send(view=_view(), file=self._file())

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Acknowledge and edit."""
        await interaction.response.defer()
        assert interaction.message is not None
        await interaction.message.edit(view=_view(), attachments=[self._file()])

    def _file(self) -> discord.File:
        return discord.File(io.BytesIO(self._picture), "table.webp")


def _view() -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container()
    box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://table.webp")))
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    row.add_item(discord.ui.Button(label="Move", custom_id="move"))
    box.add_item(row)
    view.add_item(box)
    return view


async def ours(token: str, database: Path) -> None:
    """Run Loot."""
    store = Watched(await open_database(database), utc)
    await Loot(store, Inline(), Threads(PAINTERS)).start(token)


async def plain(token: str, _database: Path) -> None:
    """Run the other one."""
    await Plain().start(token)


if __name__ == "__main__":
    _, which, address, token, database = sys.argv
    point(address)
    asyncio.run({"ours": ours, "plain": plain}[which](token, Path(database)))
