"""The bot: intents, start-up, what it listens to, and the one loop that ticks."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import tasks

from bot.cogs import COMMANDS
from bot.host import play
from bot.host.host import Host
from bot.host.sitting import Sitting
from bot.host.thinking import Thinker
from bot.pages.lobby import welcome
from bot.pages.page import Picture
from bot.pictures import Painter, sight
from bot.store.database import StartError
from bot.store.store import Store
from bot.ui import press
from bot.ui.call import Call
from bot.ui.faults import PASSING, code, worth_telling
from bot.ui.layout import layout
from bot.ui.messenger import Messenger
from bot.ui.permissions import NEEDED, missing_in
from bot.ui.translator import Words
from bot.voices import language_of, voice

log = logging.getLogger(__name__)

TICK = 1.0
PATIENCE_TO_STOP = 10.0

PRESSES = frozenset({discord.InteractionType.component, discord.InteractionType.modal_submit})


def intents() -> discord.Intents:
    """What we hear: servers and channels, and that messages were posted, never what they say."""
    return discord.Intents(guilds=True, guild_messages=True)


def utc() -> float:
    """The time; discord.py's, so that tests can turn its clock."""
    return discord.utils.utcnow().timestamp()


class Loot(discord.Client):
    """The bot."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        painter: Painter,
        language: str = "en",
        clock: Callable[[], float] = utc,
    ) -> None:
        super().__init__(
            intents=intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self.store = store
        self.notes = store.notes
        self.painter = painter
        self.clock = clock
        self.language = language
        self.messenger = Messenger(self)
        self.host = Host(store, thinker, self.messenger, clock)
        self.tree = app_commands.CommandTree(self)
        self.tree.error(press.command_failed)
        logging.getLogger("discord.app_commands.tree").addFilter(worth_telling)
        self._answering: set[asyncio.Task[Any]] = set()
        self._inspecting: asyncio.Task[None] | None = None
        self.trouble: StartError | None = None

    async def setup_hook(self) -> None:
        """Register the commands, take up the tables, start the clock."""
        await self.tree.set_translator(Words())
        self.tree.add_command(COMMANDS)
        await self.tree.sync()
        await self.host.start()
        self.tick.start()

    async def close(self) -> None:
        """Stop politely: the clock first, then the answers and the work in progress, then the connection."""
        self.tick.cancel()
        self.host.stop()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._answered(), PATIENCE_TO_STOP)
        await self.host.close()
        await super().close()

    async def _answered(self) -> None:
        """Wait until every press has its answer, also those that come meanwhile."""
        while self._answering:
            await asyncio.wait(self._answering)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Let a stop wait until this answer is given."""
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        try:
            yield
        finally:
            self._answering.discard(task)

    @tasks.loop(seconds=TICK)
    async def tick(self) -> None:
        """Do what is due."""
        await self.host.tick(self.clock())

    @tick.before_loop
    async def before_tick(self) -> None:
        """Nothing can be shown before Discord has told us its servers."""
        await self.wait_until_ready()
        self._inspecting = asyncio.create_task(self._inspect())

    async def _inspect(self) -> None:
        """Look through the whole file once all is ready; a damaged one is not written to any longer."""
        try:
            await self.store.inspect()
        except StartError as error:
            self.trouble = error
            await self.close()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer every press and every form; commands find their own way."""
        if interaction.type in PRESSES:
            await press.answer(Call(interaction))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server where we may write."""
        channel = next((one for one in _rooms(guild) if not missing_in(one)), None)
        if channel is None:
            return
        say = voice(await self.language_of_guild(guild.id))
        try:
            await channel.send(view=layout(welcome(say)))
        except PASSING as error:
            log.info("no welcome", extra={"guild": guild.id, "code": code(error)})

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Keep the games of a server that has sent us away."""
        for number in await self.store.in_guild(guild.id):
            await self._park(number)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Keep the game of a channel that is gone."""
        await self._park_channel(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Keep the game of a thread that is gone."""
        await self._park_channel(payload.thread_id)

    async def language_of_guild(self, guild: int) -> str:
        """The language a server reads in its channels."""
        house = await self.notes.house(guild)
        found = self.get_guild(guild)
        return house.language or language_of(str(found.preferred_locale) if found else None, self.language)

    async def language_of_person(self, person: int, guild: int) -> str:
        """The language somebody was last seen with; the server's if never."""
        return await self.notes.language(person) or await self.language_of_guild(guild)

    async def picture(
        self, sitting: Sitting, seat: int | None, language: str, words: tuple[str, ...] = ()
    ) -> Picture | None:
        """Draw what a seat, or everybody, sees of a table."""
        return await self.painter.paint(sight(sitting, seat, language, words))

    def invitation(self) -> str:
        """The link that asks for exactly what is used."""
        assert self.application_id is not None
        return discord.utils.oauth_url(self.application_id, permissions=NEEDED)

    async def _park_channel(self, channel: int) -> None:
        number = await self.store.in_channel(channel)
        if number is not None:
            await self._park(number)

    async def _park(self, number: int) -> None:
        await self.host.change(number, play.park)
        await self.host.show(number)


def _rooms(guild: discord.Guild) -> list[discord.TextChannel]:
    first = [guild.system_channel] if guild.system_channel else []
    return [*first, *guild.text_channels]
