"""The server's settings, checking a game, and whether the bot is there."""

import asyncio
import math
from collections.abc import Collection
from dataclasses import replace

import discord
import msgspec
from discord import app_commands

from bot.cogs.group import COMMANDS, choices, run, table_of
from bot.host.deadlines import PATIENCE
from bot.host.sitting import Refused, Sitting, Status
from bot.pages.ids import Press
from bot.pages.page import Document, Text, page
from bot.ui.call import Call
from bot.ui.press import on
from bot.ui.translator import said
from engine.core import save
from engine.core.save import Export, Verdict
from engine.core.say import LANGUAGES, Say

LARGEST_LOG = 250_000

STARTERS = ("everyone", "moderators")
"""Who may open tables."""

SETTINGS: dict[str, Collection[str]] = {"language": LANGUAGES, "patience": PATIENCE, "starters": STARTERS}
"""What a server can settle."""


@COMMANDS.command(name=said("command-settings"), description=said("command-settings-about"))
@app_commands.rename(
    language=said("parameter-language"),
    patience=said("parameter-patience"),
    starters=said("parameter-starters"),
)
@app_commands.describe(
    language=said("parameter-language-about"),
    patience=said("parameter-patience-about"),
    starters=said("parameter-starters-about"),
)
@app_commands.choices(**{name: choices(name, values) for name, values in SETTINGS.items()})
async def settings_command(
    interaction: discord.Interaction, language: str = "", patience: str = "", starters: str = ""
) -> None:
    """Settle things for this server."""
    await run(interaction, _settings, language, patience, starters)


@COMMANDS.command(name=said("command-verify"), description=said("command-verify-about"))
@app_commands.rename(file=said("parameter-file"))
@app_commands.describe(file=said("parameter-file-about"))
async def verify_command(interaction: discord.Interaction, file: discord.Attachment | None = None) -> None:
    """Check the last game of this channel, or an exported one."""
    await run(interaction, _verify, file)


@COMMANDS.command(name=said("command-ping"), description=said("command-ping-about"))
async def ping_command(interaction: discord.Interaction) -> None:
    """Say that the bot is there."""
    await run(interaction, _ping)


async def _settings(call: Call, language: str, patience: str, starters: str) -> None:
    guild = call.interaction.guild_id
    if guild is None:
        raise Refused("server-only")
    if not call.moderator:
        raise Refused("moderators-only")
    given = {"language": language, "patience": patience, "starters": starters}
    if any(value and value not in SETTINGS[name] for name, value in given.items()):
        raise Refused("unknown-choice")
    house = await call.bot.notes.house(guild)
    house = replace(house, **{name: value for name, value in given.items() if value})
    await call.bot.notes.keep_house(guild, house)
    say = call.say()
    await call.tell(
        "settings",
        language=say(f"language-{house.language or await call.bot.language_of_guild(guild)}"),
        patience=say(f"patience-{house.patience or 'live'}"),
        starters=say(f"starters-{house.starters or 'everyone'}"),
    )


@on("b", "verify")
async def verify_button(call: Call, press: Press) -> None:
    """Check a finished game, and hand it out."""
    await _check(call, await table_of(call, press.number))


async def _verify(call: Call, file: discord.Attachment | None) -> None:
    if file is not None:
        await call.tell_words(_verdict(await _read(call, file), call.say()))
        return
    channel = call.interaction.channel_id
    number = await call.bot.store.last_in_channel(channel) if channel else None
    if number is None:
        raise Refused("nothing-to-verify")
    await _check(call, await table_of(call, number))


async def _read(call: Call, file: discord.Attachment) -> Verdict:
    """Check a file; a game of ours must also be the one that was played."""
    if file.size > LARGEST_LOG:
        return Verdict("unreadable")
    text = (await file.read()).decode("utf-8", "replace")
    verdict = await asyncio.to_thread(save.verify, text)
    if verdict.holds and not await _as_played(call, msgspec.json.decode(text, type=Export)):
        return Verdict("forged")
    return verdict


async def _as_played(call: Call, told: Export) -> bool:
    """Hold a log against our own; a game that was played elsewhere has only its hash to show."""
    number = await call.bot.store.from_setting(told.setting)
    return number is None or (await call.bot.host.get(number)).play.log == told.lines


async def _check(call: Call, sitting: Sitting) -> None:
    if sitting.status is not Status.OVER:
        raise Refused("not-over")
    text = save.export(sitting.play)
    verdict = _verdict(await asyncio.to_thread(save.verify, text), call.say())
    await call.beside(page(Text(verdict), Document(f"loot-{sitting.number}.json", text.encode())))


def _verdict(verdict: Verdict, say: Say) -> str:
    words = f"verdict-{verdict.problem or 'holds'}"
    return say(words, line=verdict.line + 1, commitment=verdict.commitment)


async def _ping(call: Call) -> None:
    latency = call.bot.latency
    delay = 0 if math.isnan(latency) else round(latency * 1000)
    await call.tell("pong", milliseconds=delay, invitation=call.bot.invitation())
