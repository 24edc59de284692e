"""Opening a table, sitting down, settling things, starting."""

import json
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.cogs.group import COMMANDS, game_choices, run, table_here, table_of
from bot.host import lobby, play
from bot.host.deadlines import PATIENCE
from bot.host.sitting import LEVELS, Chair, Refused, Sitting, Status
from bot.pages import forms, ids
from bot.pages.ids import Press
from bot.pages.lobby import heirs, sure
from bot.pages.page import Text, page
from bot.ui.call import Call
from bot.ui.layout import modal
from bot.ui.permissions import missing
from bot.ui.press import guarded, on
from bot.ui.translator import said
from engine.core.registry import game as find_game

COMPUTERS = ("Anne Bonny", "Olivier Levasseur", "Mary Read", "Jean Lafitte", "Ching Shih", "Calico Jack")
"""The names of computer players."""

COMPANY = 3
"""How many sit at a table that a welcome button opens."""

DROP = "drop"
"""The choice that sends a computer player away."""

LEVEL_CHOICES = [app_commands.Choice(name=said(f"level-{level}"), value=level) for level in LEVELS]
PATIENCE_CHOICES = [app_commands.Choice(name=said(f"patience-{name}"), value=name) for name in PATIENCE]
COMPUTER_CHOICES = [
    *(app_commands.Choice(name=said(f"add-computer-{level}"), value=level) for level in LEVELS),
    app_commands.Choice(name=said("drop-computer"), value=DROP),
]


@COMMANDS.command(name=said("command-start"), description=said("command-start-about"))
@app_commands.rename(
    game=said("parameter-game"), computers=said("parameter-computers"), level=said("parameter-level")
)
@app_commands.describe(
    game=said("parameter-game-about"),
    computers=said("parameter-computers-about"),
    level=said("parameter-level-about"),
    patience=said("parameter-patience-about"),
)
@app_commands.choices(level=LEVEL_CHOICES, patience=PATIENCE_CHOICES)
@app_commands.autocomplete(game=game_choices)
async def start_command(
    interaction: discord.Interaction,
    game: str = "",
    computers: app_commands.Range[int, 0, 7] = 0,
    level: str = "normal",
    patience: str = "",
) -> None:
    """Open a table here; without a game, begin the one that waits here, or play the last one again."""
    if game:
        await run(interaction, _open_by_command, game, computers, level, patience)
    else:
        await run(interaction, _begin_here)


@COMMANDS.command(name=said("command-join"), description=said("command-join-about"))
async def join_command(interaction: discord.Interaction) -> None:
    """Sit down at the table of this channel."""
    await run(interaction, _join)


@COMMANDS.command(name=said("command-leave"), description=said("command-leave-about"))
async def leave_command(interaction: discord.Interaction) -> None:
    """Get up from the table of this channel."""
    await run(interaction, _leave)


@COMMANDS.command(name=said("command-options"), description=said("command-options-about"))
@app_commands.rename(
    patience=said("parameter-patience"), computer=said("parameter-computer"), host=said("parameter-host")
)
@app_commands.describe(
    patience=said("parameter-patience-about"),
    computer=said("parameter-computer-about"),
    host=said("parameter-host-about"),
)
@app_commands.choices(patience=PATIENCE_CHOICES, computer=COMPUTER_CHOICES)
async def options_command(
    interaction: discord.Interaction,
    patience: str = "",
    computer: str = "",
    host: discord.User | None = None,
) -> None:
    """Settle what is named; if nothing is, open the form of the options."""
    if patience or computer or host:
        await run(interaction, _settle_here, patience, computer, host)
    else:
        call = Call(interaction)
        await guarded(call, "form", _form_here, call)


@COMMANDS.command(name=said("command-stop"), description=said("command-stop-about"))
async def stop_command(interaction: discord.Interaction) -> None:
    """Close the table of this channel, once more asked."""
    await run(interaction, _ask_to_stop)


async def _open_by_command(call: Call, game: str, computers: int, level: str, patience: str) -> None:
    sitting = await open_table(call, game, computers, level, patience)
    await call.bot.host.show(sitting.number)
    await call.tell("opened" if await _greet(call, sitting) else "opened-closed-messages")


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


async def open_table(call: Call, game: str, computers: int, level: str, patience: str = "") -> Sitting:
    """Open a table with the caller and so many computer players; nobody sees it yet."""
    guild, channel = call.interaction.guild_id, call.interaction.channel_id
    if guild is None or channel is None:
        raise Refused("server-only")
    info = find_game(game).INFO
    await _check_rights(call, guild)
    house = await call.bot.notes.house(guild)
    others = [Chair(name, None, level) for name in COMPUTERS[: min(computers, info.most - 1)]]
    chairs = (Chair(call.name, call.person), *others)
    settled = patience or house.patience or "live"
    draft = Sitting(0, guild, channel, call.person, game, chairs, patience=settled)
    return call.about(await call.bot.host.open(draft))


async def _check_rights(call: Call, guild: int) -> None:
    """Check everything before a table opens: what the bot may do here, and who may open tables."""
    lacking = missing(call.interaction)
    if lacking:
        say = call.say()
        raise Refused("permissions", names=", ".join(say(f"permission-{name}") for name in lacking))
    house = await call.bot.notes.house(guild)
    if house.starters == "moderators" and not call.moderator:
        raise Refused("moderators-only")


async def _greet(call: Call, sitting: Sitting) -> bool:
    return await call.bot.messenger.hands.greet(sitting, call.person)


@on("b", "join", hold="silent")
async def join_button(call: Call, press: Press) -> None:
    """Sit down; a closed mailbox is told at once."""
    sitting = await table_of(call, press.number)
    if not await _sit_down(call, sitting):
        await call.tell("closed-messages")


async def _join(call: Call) -> None:
    opened = await _sit_down(call, await table_here(call))
    await call.tell("joined" if opened else "closed-messages")


async def _sit_down(call: Call, sitting: Sitting) -> bool:
    after = await call.bot.host.change(sitting.number, lobby.join, call.person, call.name)
    await call.bot.host.show(sitting.number)
    return await _greet(call, call.about(after))


@on("b", "leave", hold="silent")
async def leave_button(call: Call, press: Press) -> None:
    """Get up from a lobby."""
    await table_of(call, press.number)
    await call.bot.host.change(press.number, lobby.leave, call.person)
    await call.bot.host.show(press.number)


async def _leave(call: Call) -> None:
    sitting = await table_here(call)
    act = lobby.leave if sitting.status is Status.LOBBY else play.leave
    await call.bot.host.change(sitting.number, act, call.person)
    await call.bot.host.show(sitting.number)
    await call.tell("left")


@on("s", "computer", hold="silent")
async def computer_menu(call: Call, press: Press) -> None:
    """Seat a computer player, or send one away."""
    await _seat_computer(call, await table_of(call, press.number), call.value)
    await call.bot.host.show(press.number)


async def _seat_computer(call: Call, sitting: Sitting, choice: str) -> None:
    change = call.bot.host.change
    if choice == DROP:
        await change(sitting.number, lobby.drop_computer, call.person)
    else:
        name = next((one for one in COMPUTERS if one not in sitting.names), COMPUTERS[0])
        await change(sitting.number, lobby.add_computer, call.person, choice, name)


@on("s", "patience", hold="silent")
async def patience_menu(call: Call, press: Press) -> None:
    """Settle how long the table waits."""
    await table_of(call, press.number)
    await call.bot.host.change(press.number, lobby.set_patience, call.person, call.value)
    await call.bot.host.show(press.number)


async def _settle_here(call: Call, patience: str, computer: str, host: discord.User | None) -> None:
    """Settle what was named, the host last: whoever passes the table on has no more say."""
    sitting = await table_here(call)
    change = call.bot.host.change
    try:
        if patience:
            await change(sitting.number, lobby.set_patience, call.person, patience)
        if computer:
            await _seat_computer(call, sitting, computer)
        if host:
            await change(sitting.number, lobby.pass_on, call.person, host.id)
    finally:
        await call.bot.host.show(sitting.number)
    await call.tell("settled")


@on("b", "options", hold="form")
async def options_button(call: Call, press: Press) -> None:
    """Open the form of the options."""
    await _form(call, await table_of(call, press.number))


async def _form_here(call: Call) -> None:
    await _form(call, await table_here(call))


async def _form(call: Call, sitting: Sitting) -> None:
    if call.person != sitting.owner or sitting.status is not Status.LOBBY:
        raise Refused("not-owner" if sitting.status is Status.LOBBY else "started")
    fields = forms.fields(sitting.rules)
    if not fields:
        raise Refused("no-options")
    say = call.say()
    empty = modal(ids.form("options", sitting.number), fields, json.loads(sitting.options), say)
    await call.interaction.response.send_modal(empty)


@on("f", "options", hold="silent")
async def options_form(call: Call, press: Press) -> None:
    """Settle the options; a bad value is refused by the name of its field, and nothing changes."""
    sitting = await table_of(call, press.number)
    typed = _typed(call.interaction.data)
    raw = {one.name: one.read(typed[one.name]) for one in forms.fields(sitting.rules) if one.name in typed}
    await call.bot.host.change(press.number, lobby.set_options, call.person, raw)
    await call.bot.host.show(press.number)
    if call.awaits_page:
        await call.tell("options-settled")


def _typed(data: Any) -> dict[str, str]:
    """Read what a form brings: by field, whatever layout it stands in."""
    found: dict[str, str] = {}
    for outer in (data or {}).get("components", []):
        for inner in [*outer.get("components", []), outer.get("component") or {}]:
            value = inner.get("value", (inner.get("values") or [None])[0])
            if value is not None:
                found[str(inner.get("custom_id"))] = str(value)
    return found


@on("b", "pass-on")
async def pass_on_button(call: Call, press: Press) -> None:
    """Ask whom the table shall belong to."""
    sitting = await table_of(call, press.number)
    if call.person != sitting.owner:
        raise Refused("not-owner")
    await call.reply(heirs(sitting, call.say()))


@on("s", "heir")
async def heir_menu(call: Call, press: Press) -> None:
    """Pass the table on."""
    await table_of(call, press.number)
    await call.bot.host.change(press.number, lobby.pass_on, call.person, call.whole_number)
    await call.bot.host.show(press.number)
    await call.reply(page(Text(call.say()("passed-on"))))


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
    old.require_seat(call.person)
    if old.status is not Status.OVER:
        raise Refused("not-over")
    chairs = tuple(replace(chair, away=False) for chair in old.chairs)
    draft = Sitting(
        0, old.guild, old.channel, call.person, old.game, chairs, patience=old.patience, options=old.options
    )
    sitting = await call.bot.host.open(draft)
    await call.bot.host.show(sitting.number)
    await call.tell("opened")


@on("b", "close", hold="silent")
async def close_button(call: Call, press: Press) -> None:
    """Close a lobby."""
    sitting = await table_of(call, press.number)
    if sitting.status is not Status.LOBBY:
        raise Refused("started")
    await call.bot.host.change(press.number, play.stop, call.person, moderator=call.moderator)
    await call.bot.host.show(press.number)


async def _ask_to_stop(call: Call) -> None:
    sitting = await table_here(call)
    if call.person != sitting.owner and not call.moderator:
        raise Refused("not-owner")
    await call.reply(sure(sitting, call.say()))


@on("b", "stop")
async def stop_button(call: Call, press: Press) -> None:
    """Close a table for good."""
    await table_of(call, press.number)
    await call.bot.host.change(press.number, play.stop, call.person, moderator=call.moderator)
    await call.bot.host.show(press.number)
    await call.reply(page(Text(call.say()("stopped"))))
