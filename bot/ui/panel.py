"""The public message of a table: edited while it is recent and at the bottom, else posted anew."""

import logging
from typing import TYPE_CHECKING

import discord

from bot.host.sitting import Sitting
from bot.pages import board, lobby
from bot.pages.page import Page, Text, page
from bot.store.notes import Panel
from bot.ui.faults import MESSAGE_GONE, PASSING, code
from bot.ui.layout import files, layout
from bot.voices import voice

if TYPE_CHECKING:
    from bot.client import Loot

log = logging.getLogger(__name__)

RECENT = 50 * 60.0
"""Discord lets messages older than an hour be edited only so often."""

REMEMBERED = 64


class Panels:
    """Shows boards and lobbies."""

    def __init__(self, bot: "Loot") -> None:
        self._bot = bot
        self._shown: dict[int, Page] = {}

    async def show(self, sitting: Sitting, called: tuple[int, ...], *, anew: bool = False) -> None:
        """Show a table; people who are called by name need a new message, for an edit calls nobody."""
        panel = await self._bot.notes.panel(sitting.number)
        shown = await self._page(sitting, called)
        if panel and not anew and not called and self._in_place(sitting, panel):
            try:
                await self._edit(panel, shown)
            except discord.HTTPException as error:
                if code(error) not in MESSAGE_GONE:
                    raise
            else:
                self._remember(sitting.number, shown)
                return
        await self._post(sitting, shown, called)
        if panel:
            await self._retire(sitting, panel)
        self._remember(sitting.number, shown)

    async def _page(self, sitting: Sitting, called: tuple[int, ...]) -> Page:
        language = await self._bot.language_of_guild(sitting.guild)
        say = voice(language, sitting.game, sitting.names)
        picture = await self._bot.picture(sitting, None, language)
        if sitting.table is None:
            return lobby.lobby(sitting, say).illustrated(picture)
        mentions = " ".join(f"<@{person}>" for person in called)
        return board.board(sitting, say, mentions).illustrated(picture)

    def _in_place(self, sitting: Sitting, panel: Panel) -> bool:
        """Tell whether the message is recent, and the last one of its channel as far as we know."""
        if panel.channel != sitting.channel or self._bot.clock() - panel.posted > RECENT:
            return False
        channel = self._bot.get_channel(sitting.channel)
        last = getattr(channel, "last_message_id", None)
        return last is None or last <= panel.message

    async def _edit(self, panel: Panel, shown: Page) -> None:
        message = self._bot.get_partial_messageable(panel.channel).get_partial_message(panel.message)
        await message.edit(view=layout(shown), attachments=files(shown))

    async def _post(self, sitting: Sitting, shown: Page, called: tuple[int, ...]) -> None:
        channel = self._bot.get_partial_messageable(sitting.channel, guild_id=sitting.guild)
        mentions = discord.AllowedMentions(users=[discord.Object(person) for person in called])
        message = await channel.send(view=layout(shown), files=files(shown), allowed_mentions=mentions)
        panel = Panel(sitting.channel, message.id, self._bot.clock())
        self._bot.notes.keep_panel(sitting.number, panel)

    async def _retire(self, sitting: Sitting, panel: Panel) -> None:
        """Take the buttons off the old message; if that fails, its buttons still answer rightly."""
        old = self._shown.get(sitting.number)
        if old is None:
            language = await self._bot.language_of_guild(sitting.guild)
            say = voice(language, sitting.game, sitting.names)
            old = page(Text(f"### {say('title')}\n{say('board-moved')}"))
        try:
            await self._edit(panel, old.quiet())
        except PASSING as error:
            log.info("old panel kept", extra={"table": sitting.number, "code": code(error)})

    def _remember(self, number: int, shown: Page) -> None:
        self._shown.pop(number, None)
        self._shown[number] = shown
        for oldest in list(self._shown)[:-REMEMBERED]:
            del self._shown[oldest]
