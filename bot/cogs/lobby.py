"""In the lobby: sitting down and getting up, settling things, closing."""

import json
from typing import Any

import discord
from discord import app_commands

from bot.cogs.group import COMMANDS, choices, run, table_here, table_of
from bot.cogs.opening import COMPUTERS
from bot.host import lobby, play
from bot.host.deadlines import PATIENCE
from bot.host.sitting import LEVELS, Refused, Sitting, Status
from bot.pages import forms, ids
from bot.pages.ids import Press
from bot.pages.lobby import heirs, sure
from bot.pages.page import Text, page
from bot.ui.call import Call
from bot.ui.layout import modal
from bot.ui.press import guarded, on
from bot.ui.translator import said
from engine.core.errors import BadOptions, RulesError

DROP = "drop"
"""The choice that sends a computer player away."""

COMPUTER_CHOICES = [
    *choices("add-computer", LEVELS),
    app_commands.Choice(name=said("drop-computer"), value=DROP),
]


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
@app_commands.choices(patience=choices("patience", PATIENCE), computer=COMPUTER_CHOICES)
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
    return await call.bot.messenger.hands.greet(call.about(after), call.person)


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
    await call.tell("you-left")


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
    try:
        await call.bot.host.change(press.number, lobby.set_options, call.person, raw)
    except BadOptions as error:
        raise _bad_option(call, sitting, error, typed) from error
    await call.bot.host.show(press.number)
    if call.awaits_page:
        await call.tell("options-settled")


def _bad_option(call: Call, sitting: Sitting, error: BadOptions, typed: dict[str, str]) -> RulesError:
    """Name the field as the form does, and say what it may hold."""
    name, say = error.fields["field"], call.say()
    field = next((one for one in forms.fields(sitting.rules) if one.name == name), None)
    if field is None:
        return error
    text = typed.get(field.name, "")
    return Refused("bad-option", option=field.label(say), text=text, wanted=field.wanted(say))


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
