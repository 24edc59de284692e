"""Opening a table and beginning its game: by command, by a welcome's button, or once more."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.cogs.group import COMMANDS, choices, game_choices, run, table_of
from bot.host.deadlines import PATIENCE
from bot.host.sitting import LEVELS, Chair, Refused, Sitting, Status
from bot.pages.ids import Press
from bot.ui.call import Call
from bot.ui.permissions import missing, missing_in
from bot.ui.press import on
from bot.ui.translator import said
from engine.core.registry import game as find_game

COMPUTERS = ("Anne Bonny", "Olivier Levasseur", "Mary Read", "Jean Lafitte", "Ching Shih", "Calico Jack")
"""The names of computer players."""

COMPANY = 3
"""How many sit at a table that a welcome button opens."""


@COMMANDS.command(name=said("command-start"), description=said("command-start-about"))
@app_commands.rename(
    game=said("parameter-game"),
    computers=said("parameter-computers"),
    level=said("parameter-level"),
    patience=said("parameter-patience"),
    watch=said("parameter-watch"),
)
@app_commands.describe(
    game=said("parameter-game-about"),
    computers=said("parameter-computers-about"),
    level=said("parameter-level-about"),
    patience=said("parameter-patience-about"),
    watch=said("parameter-watch-about"),
)
@app_commands.choices(level=choices("level", LEVELS), patience=choices("patience", PATIENCE))
@app_commands.autocomplete(game=game_choices)
async def start_command(
    interaction: discord.Interaction,
    game: str = "",
    computers: app_commands.Range[int, 0, 7] = 0,
    level: str = "normal",
    patience: str = "",
    watch: bool = False,
) -> None:
    """Open a table here; without a game, begin the one that waits here, or play the last one again."""
    if game and watch:
        await run(interaction, _watch, game, computers, level)
    elif game:
        await run(interaction, _open_by_command, game, computers, level, patience)
    else:
        await run(interaction, _begin_here)


async def _open_by_command(call: Call, game: str, computers: int, level: str, patience: str) -> None:
    sitting = await open_table(call, game, computers, level, patience)
    await call.bot.host.show(sitting.number)
    reached = await call.bot.messenger.hands.greet(sitting, call.person)
    await call.tell("opened" if reached else "opened-closed-messages")


async def _begin_here(call: Call) -> None:
    """Begin the lobby of this channel; where there is no table, play its last game again."""
    channel = call.interaction.channel_id
    if call.interaction.guild_id is None or channel is None:
        raise Refused("server-only")
    number = await call.bot.store.in_channel(channel)
    if number is None:
        await _play_again(call, channel)
    else:
        await _begin(call, number)
        await call.tell("begun")


async def _play_again(call: Call, channel: int) -> None:
    number = await call.bot.store.last_in_channel(channel)
    if number is None:
        raise Refused("no-game-named")
    await _rematch(call, await table_of(call, number))


async def _watch(call: Call, game: str, computers: int, level: str) -> None:
    """Let computer players play among themselves, for everybody to see."""
    info = find_game(game).INFO
    count = min(max(computers, info.least), info.most)
    sitting = await _open(call, game, _computers(count, level))
    await call.bot.host.start_game(sitting.number, call.person)
    await call.bot.host.show(sitting.number)
    await call.tell("watching")


async def open_table(call: Call, game: str, computers: int, level: str, patience: str = "") -> Sitting:
    """Open a table with the caller and so many computer players; nobody sees it yet."""
    others = _computers(min(computers, find_game(game).INFO.most - 1), level)
    return await _open(call, game, (Chair(call.name, call.person), *others), patience)


def _computers(count: int, level: str) -> tuple[Chair, ...]:
    if level not in LEVELS:
        raise Refused("unknown-level")
    return tuple(Chair(name, None, level) for name in COMPUTERS[:count])


async def _open(call: Call, game: str, chairs: tuple[Chair, ...], patience: str = "") -> Sitting:
    """Open a table for those on the chairs, where the caller is."""
    guild, channel = call.interaction.guild_id, call.interaction.channel_id
    if guild is None or channel is None:
        raise Refused("server-only")
    await _check_rights(call, guild, channel)
    settled = patience or (await call.bot.notes.house(guild)).patience or "live"
    if settled not in PATIENCE:
        raise Refused("unknown-patience")
    draft = Sitting(0, guild, channel, call.person, game, chairs, patience=settled)
    return call.about(await call.bot.host.open(draft))


async def _check_rights(call: Call, guild: int, channel: int) -> None:
    """Check everything before a table opens: what the bot may do there, and who may open tables."""
    here = call.interaction.channel_id == channel
    lacking = missing(call.interaction) if here else missing_in(call.bot.get_channel(channel))
    if lacking:
        say = call.say()
        raise Refused("permissions", names=", ".join(say(f"permission-{name}") for name in lacking))
    house = await call.bot.notes.house(guild)
    if house.starters == "moderators" and not call.moderator:
        raise Refused("moderators-only")


@on("b", "start", hold="silent")
async def start_button(call: Call, press: Press) -> None:
    """Start the game."""
    await _begin(call, press.number)


async def _begin(call: Call, number: int) -> None:
    await table_of(call, number)
    await call.bot.host.start_game(number, call.person)
    await call.bot.host.show(number)


@on("b", "try")
async def try_button(call: Call, press: Press) -> None:
    """Open a table with computer players, and start at once."""
    info = find_game(press.rest).INFO
    company = min(max(info.least, COMPANY), info.most)
    sitting = await open_table(call, press.rest, company - 1, "normal")
    await call.bot.host.start_game(sitting.number, call.person)
    await call.bot.host.show(sitting.number)
    await call.tell("opened")


@on("b", "rematch")
async def rematch_button(call: Call, press: Press) -> None:
    """Open a lobby with the same people and options."""
    await _rematch(call, await table_of(call, press.number))


async def _rematch(call: Call, old: Sitting) -> None:
    if call.person != old.owner:
        old.require_seat(call.person)
    if old.status is not Status.OVER:
        raise Refused("not-over")
    await _check_rights(call, old.guild, old.channel)
    chairs = tuple(replace(chair, away=False) for chair in old.chairs)
    draft = Sitting(
        0, old.guild, old.channel, call.person, old.game, chairs, patience=old.patience, options=old.options
    )
    sitting = await call.bot.host.open(draft)
    await call.bot.host.show(sitting.number)
    await call.tell("opened")
