"""One interaction: who calls, in which language, and the one right way to answer.

A press on a private message changes that message; any other call is answered for the caller alone.
"""

import logging
from collections.abc import Awaitable
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

import discord

from bot.host.sitting import Refused, Sitting
from bot.pages.page import Page, Text, page
from bot.ui.faults import PASSING, code
from bot.ui.layout import files, layout
from bot.voices import language_of, voice

if TYPE_CHECKING:
    from bot.client import Loot
    from engine.core.say import Say

log = logging.getLogger(__name__)


class Call:
    """An interaction, from its acknowledgement to its answer."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.bot = cast("Loot", interaction.client)
        self.person = interaction.user.id
        self.name = interaction.user.display_name
        self.language = language_of(str(interaction.locale))
        self.times: dict[str, float] = {}
        """Milliseconds from the call to what has been reached since, for the log."""
        self._began = perf_counter()
        self._about: Sitting | None = None
        self._edits = False

    @property
    def private(self) -> bool:
        """Tell whether it came from a message that only the caller sees."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    @property
    def id(self) -> str:
        """What stands in the ``custom_id`` of a press or form."""
        return str(cast("dict[str, Any]", self.interaction.data or {}).get("custom_id", ""))

    @property
    def values(self) -> list[str]:
        """What was chosen in a menu."""
        data = cast("dict[str, Any]", self.interaction.data or {})
        return [str(value) for value in data.get("values", [])]

    @property
    def value(self) -> str:
        """What was chosen in a menu that takes one."""
        if not self.values:
            raise Refused("unknown-button")
        return self.values[0]

    @property
    def whole_number(self) -> int:
        """The number that was chosen in a menu."""
        if not self.value.isdecimal():
            raise Refused("unknown-button")
        return int(self.value)

    @property
    def moderator(self) -> bool:
        """Tell whether the caller may manage this server."""
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild

    @property
    def message(self) -> int:
        """The message that was pressed; 0 for a command."""
        return self.interaction.message.id if self.interaction.message else 0

    @property
    def awaits_page(self) -> bool:
        """Tell whether the caller looks at an answer that is still to be filled in."""
        return self.interaction.response.is_done() and not self._edits

    def about(self, sitting: Sitting) -> Sitting:
        """Speak of this table from now on, also when something is refused."""
        self._about = sitting
        return sitting

    def say(self, game: str = "") -> "Say":
        """Speak the caller's language, about a game or the table at hand."""
        if self._about and not game:
            return voice(self.language, self._about.game, self._about.names)
        return voice(self.language, game)

    def reached(self, point: str) -> None:
        """Note how long it took to come this far."""
        self.times[point] = round((perf_counter() - self._began) * 1000, 1)

    async def hold(self, *, silent: bool = False) -> None:
        """Acknowledge: within three seconds Discord wants to know that somebody is there.

        ``silent`` is for presses on a public message whose effect everybody sees there; a form that a
        command has opened has no such message.
        """
        response = self.interaction.response
        self._edits = self.private or (silent and self.interaction.message is not None)
        if self._edits:
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)
        self.reached("acknowledged")
        await self.bot.notes.keep_language(self.person, self.language)

    async def reply(self, answer: Page) -> None:
        """Answer with a page that only the caller sees."""
        if self._edits and not self.private:
            await self._send(answer)
        else:
            edit = self.interaction.edit_original_response
            await self._deliver(edit(view=layout(answer), attachments=files(answer)))

    async def beside(self, answer: Page) -> None:
        """Answer with a page beside whatever was pressed: a hand is not wiped by it."""
        if self._edits:
            await self._send(answer)
        else:
            await self.reply(answer)

    async def tell(self, key: str, **fields: Any) -> None:
        """Answer with one sentence."""
        await self.tell_words(self.say()(key, **fields))

    async def tell_words(self, words: str) -> None:
        """Answer with a sentence that is already said."""
        await self.beside(page(Text(words)))

    async def _send(self, answer: Page) -> None:
        """Answer beside the message that was pressed."""
        send = self.interaction.followup.send
        await self._deliver(send(view=layout(answer), files=files(answer), ephemeral=True))

    async def _deliver(self, sending: Awaitable[Any]) -> None:
        """An answer that does not get through is lost; what was done is done, and shown elsewhere."""
        try:
            await sending
        except PASSING as error:
            log.info("answer lost", extra={"code": code(error)})
