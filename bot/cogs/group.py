"""The group of all commands, and what they share."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from bot.host.sitting import Refused, Sitting
from bot.ui import press
from bot.ui.call import Call
from bot.ui.translator import said
from bot.voices import language_of, voice
from engine.core.registry import games

COMMANDS = app_commands.Group(name="loot", description=said("command-loot-about"))


async def run(interaction: discord.Interaction, act: Callable[..., Awaitable[None]], *args: Any) -> None:
    """Answer a command: acknowledge it, act, and say a sentence if it is refused."""
    call = Call(interaction)
    await press.guarded(call, "private", act, call, *args)


async def table_of(call: Call, number: int) -> Sitting:
    """Find a table, and speak of it from now on."""
    return call.about(await call.bot.host.get(number))


async def table_here(call: Call) -> Sitting:
    """Find the table of this channel; in a direct message, the caller's newest one."""
    channel = call.interaction.channel_id
    number = await call.bot.store.in_channel(channel) if channel else None
    if number is None and call.interaction.guild_id is None:
        number = next(iter(await call.bot.store.of_person(call.person)), None)
    if number is None:
        raise Refused("no-table")
    return await table_of(call, number)


def choices(key: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Name the values of a parameter in every language."""
    return [app_commands.Choice(name=said(f"{key}-{value}"), value=value) for value in values]


async def game_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the games by their titles."""
    language = language_of(str(interaction.locale))
    titles = [(voice(language, key)("title"), key) for key in games()]
    found = [pair for pair in titles if typed.casefold() in pair[0].casefold()]
    return [app_commands.Choice(name=title[:100], value=key) for title, key in found[:25]]
