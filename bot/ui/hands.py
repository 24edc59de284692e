"""Hands by direct message: one message a game, kept current; a new one only to call somebody."""

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
import msgspec

from bot.host.sitting import Sitting
from bot.pages import hand as pages
from bot.pages.hand import FRESH, Draft, Place
from bot.pages.page import Page
from bot.store.notes import Hand
from bot.ui.faults import CLOSED_TO_US, MESSAGE_GONE, PASSING, code
from bot.ui.layout import files, layout
from bot.voices import harmless, voice

if TYPE_CHECKING:
    from bot.client import Loot
    from engine.core.types import Seat

log = logging.getLogger(__name__)


class Hands:
    """Shows hands."""

    def __init__(self, bot: "Loot") -> None:
        self._bot = bot

    async def show(self, sitting: Sitting, seat: "Seat", hand: Hand, note: str = "") -> Hand:
        """Bring one hand up to date, and call its owner if that is due."""
        asked = sitting.going and sitting.play.question(seat) is not None and sitting.chairs[seat].present
        call = asked and not hand.pinged
        fresh = replace(hand, pinged=asked)
        if hand.closed:
            return await self._keep(sitting, fresh)
        language = await self._bot.language_of_person(hand.person, sitting.guild)
        plain = self._page(sitting, seat, language, replace(FRESH, note=note))
        digest = plain.digest(_view(sitting, seat))
        if digest == hand.digest and not call:
            return await self._keep(sitting, fresh)
        shown = plain.illustrated(await self._bot.picture(sitting, seat, language))
        sent = await self._deliver(hand, shown, call=call)
        return await self._keep(sitting, replace(sent, pinged=asked, digest=digest))

    async def page(self, sitting: Sitting, seat: "Seat", person: int, draft: Draft = FRESH) -> Page:
        """Make the page of a hand in its owner's language."""
        language = await self._bot.language_of_person(person, sitting.guild)
        picture = await self._bot.picture(sitting, seat, language, draft.words)
        return self._page(sitting, seat, language, draft).illustrated(picture)

    def _page(self, sitting: Sitting, seat: "Seat", language: str, draft: Draft) -> Page:
        say = voice(language, sitting.game, sitting.names)
        return pages.hand(sitting, seat, say, self.place(sitting), draft)

    async def greet(self, sitting: Sitting, person: int) -> bool:
        """Try whether a direct message gets through, with one that becomes the hand."""
        language = await self._bot.language_of_person(person, sitting.guild)
        say = voice(language, sitting.game, sitting.names)
        hand = await self._deliver(Hand(person), pages.seated(say, self.place(sitting)), call=True)
        await self._keep(sitting, hand)
        await self._bot.notes.flush()
        return not hand.closed

    def place(self, sitting: Sitting) -> Place:
        """Name the place of a table."""
        guild = self._bot.get_guild(sitting.guild)
        channel = self._bot.get_channel(sitting.channel)
        server = harmless(guild.name) if guild else "?"
        name = harmless(getattr(channel, "name", None) or "?")
        return Place(server, name, f"https://discord.com/channels/{sitting.guild}/{sitting.channel}")

    async def _deliver(self, hand: Hand, shown: Page, *, call: bool) -> Hand:
        try:
            if hand.message and not call:
                return await self._edit(hand, shown)
            return await self._send(hand, shown)
        except discord.HTTPException as error:
            if code(error) != CLOSED_TO_US:
                raise
            return Hand(hand.person, closed=True)

    async def _edit(self, hand: Hand, shown: Page) -> Hand:
        try:
            await self._message(hand).edit(view=layout(shown), attachments=files(shown))
        except discord.HTTPException as error:
            if code(error) not in MESSAGE_GONE:
                raise
            return await self._send(hand, shown)
        return hand

    async def _send(self, hand: Hand, shown: Page) -> Hand:
        """Send a new message and take the old one away, so that there is one a game."""
        channel = await self._bot.create_dm(discord.Object(hand.person))
        message = await channel.send(view=layout(shown), files=files(shown))
        if hand.message:
            await self._remove(hand)
        return replace(hand, channel=channel.id, message=message.id)

    async def _remove(self, hand: Hand) -> None:
        try:
            await self._message(hand).delete()
        except PASSING as error:
            log.info("old hand kept", extra={"code": code(error)})

    def _message(self, hand: Hand) -> discord.PartialMessage:
        return self._bot.get_partial_messageable(hand.channel).get_partial_message(hand.message)

    async def _keep(self, sitting: Sitting, hand: Hand) -> Hand:
        await self._bot.notes.keep_hand(sitting.number, hand)
        return hand


def _view(sitting: Sitting, seat: "Seat") -> bytes:
    return msgspec.json.encode(sitting.play.view(seat))
