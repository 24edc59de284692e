"""Playing: the hand, the words of a move, taking back, coming and going."""

import discord
from discord import app_commands

from bot.cogs import suggestions
from bot.cogs.group import COMMANDS, run, table_here, table_of
from bot.host import play
from bot.host.sitting import Refused, Sitting
from bot.pages.hand import FRESH, Draft
from bot.pages.ids import Press
from bot.pages.rules import tables as table_list
from bot.ui.call import Call
from bot.ui.press import on
from bot.ui.translator import said
from bot.voices import refusal, voice
from engine.core import menu, notation
from engine.core.errors import NotYourTurn, RulesError, Stale
from engine.core.types import Seat

ANSWERS = {"": play.undo, "yes": play.agree, "no": play.refuse}
"""What an answer to `/loot undo` does; without one, the caller's own moves are meant."""

ANSWER_CHOICES = [
    app_commands.Choice(name=said("button-agree"), value="yes"),
    app_commands.Choice(name=said("button-refuse"), value="no"),
]


@COMMANDS.command(name=said("command-hand"), description=said("command-hand-about"))
@app_commands.rename(explained=said("parameter-explained"))
@app_commands.describe(explained=said("parameter-explained-about"))
async def hand_command(interaction: discord.Interaction, explained: bool = False) -> None:
    """Open the own hand, with the question explained if wished."""
    await run(interaction, _hand_here, Draft(help=explained))


@COMMANDS.command(name=said("command-move"), description=said("command-move-about"))
@app_commands.rename(words=said("parameter-words"))
@app_commands.describe(words=said("parameter-words-about"))
@app_commands.autocomplete(words=suggestions.suggest)
async def move_command(interaction: discord.Interaction, words: str) -> None:
    """Make a move by its words."""
    await run(interaction, _move_by_words, words)


@COMMANDS.command(name=said("command-board"), description=said("command-board-about"))
async def board_command(interaction: discord.Interaction) -> None:
    """Show the board again, or take a parked game up here."""
    await run(interaction, _board)


@COMMANDS.command(name=said("command-games"), description=said("command-games-about"))
async def games_command(interaction: discord.Interaction) -> None:
    """List the caller's tables."""
    await run(interaction, _games)


@COMMANDS.command(name=said("command-undo"), description=said("command-undo-about"))
@app_commands.rename(answer=said("parameter-answer"))
@app_commands.describe(answer=said("parameter-answer-about"))
@app_commands.choices(answer=ANSWER_CHOICES)
async def undo_command(interaction: discord.Interaction, answer: str = "") -> None:
    """Take back the last own moves, or answer somebody who asks for it."""
    await run(interaction, _undo_here, answer)


@COMMANDS.command(name=said("command-rejoin"), description=said("command-rejoin-about"))
async def rejoin_command(interaction: discord.Interaction) -> None:
    """Take the own seat back."""
    await run(interaction, _rejoin_here)


@COMMANDS.command(name=said("command-replace"), description=said("command-replace-about"))
@app_commands.rename(leaver=said("parameter-leaver"), heir=said("parameter-heir"))
@app_commands.describe(leaver=said("parameter-leaver-about"), heir=said("parameter-heir-about"))
async def replace_command(interaction: discord.Interaction, leaver: discord.User, heir: discord.User) -> None:
    """Give a seat to somebody else."""
    await run(interaction, _replace, leaver, heir)


@on("b", "hand")
async def hand_button(call: Call, press: Press) -> None:
    """Open the own hand, always fresh."""
    await _show_hand(call, await table_of(call, press.number))


async def _hand_here(call: Call, draft: Draft) -> None:
    await _show_hand(call, await table_here(call), draft)


async def _show_hand(call: Call, sitting: Sitting, draft: Draft = FRESH) -> None:
    """Answer with the caller's hand; a draft on the direct message is replaced by the next showing."""
    seat = sitting.require_seat(call.person)
    if sitting.table is None:
        raise Refused("not-started")
    await call.reply(await call.bot.messenger.hands.page(sitting, seat, call.person, draft))
    await call.bot.notes.redraft(sitting.number, call.person, call.message)


@on("b", "move")
async def move_button(call: Call, press: Press) -> None:
    """Choose a word; the last one makes the move."""
    await _choose(call, press, press.words)


@on("s", "move")
async def move_menu(call: Call, press: Press) -> None:
    """Choose a word from a menu."""
    await _choose(call, press, tuple(call.value.split()))


async def _choose(call: Call, press: Press, words: tuple[str, ...]) -> None:
    found = await _asked(call, press)
    if found is None:
        return
    sitting, seat = found
    if _leads_on(sitting, seat, words):
        await _show_hand(call, sitting, Draft(words))
    else:
        await _play(call, sitting, press.mark, [" ".join(words)])


@on("s", "pick")
async def pick_menu(call: Call, press: Press) -> None:
    """Choose several things at once."""
    await _pick(call, press, call.values)


@on("b", "none")
async def none_button(call: Call, press: Press) -> None:
    """Choose none of the things."""
    await _pick(call, press, [])


async def _pick(call: Call, press: Press, picked: list[str]) -> None:
    found = await _asked(call, press)
    if found:
        await _play(call, found[0], press.mark, picks(*found, picked))


@on("b", "back")
async def back_button(call: Call, press: Press) -> None:
    """Go one word back."""
    await _redraft(call, press, Draft(press.words))


@on("b", "page")
async def page_button(call: Call, press: Press) -> None:
    """Turn to another page of choices."""
    at, *words = press.words or ("0",)
    await _redraft(call, press, Draft(tuple(words), page=int(at) if at.isdecimal() else 0))


@on("b", "help")
async def help_button(call: Call, press: Press) -> None:
    """Explain the question."""
    await _redraft(call, press, Draft(press.words, help=True))


async def _redraft(call: Call, press: Press, draft: Draft) -> None:
    """Show the same question in another way."""
    found = await _asked(call, press)
    if found:
        await _show_hand(call, found[0], draft)


@on("b", "undo", hold="silent")
async def undo_button(call: Call, press: Press) -> None:
    """Take back the last own moves, or ask the table for it."""
    await table_of(call, press.number)
    await _settle(call, await call.bot.host.change(press.number, play.undo, call.person, press.mark))


@on("b", "retract", hold="silent")
async def retract_button(call: Call, press: Press) -> None:
    """Take a sealed answer back."""
    await table_of(call, press.number)
    await _settle(call, await call.bot.host.change(press.number, play.retract, call.person, press.mark))


@on("b", "agree", hold="silent")
async def agree_button(call: Call, press: Press) -> None:
    """Agree to go back."""
    await table_of(call, press.number)
    await _settle(call, await call.bot.host.change(press.number, play.agree, call.person, press.mark))


@on("b", "refuse", hold="silent")
async def refuse_button(call: Call, press: Press) -> None:
    """Refuse to go back."""
    await table_of(call, press.number)
    await _settle(call, await call.bot.host.change(press.number, play.refuse, call.person, press.mark))


@on("b", "rejoin", hold="silent")
async def rejoin_button(call: Call, press: Press) -> None:
    """Take the own seat back."""
    await table_of(call, press.number)
    await _settle(call, await _rejoin(call, press.number))


async def _move_by_words(call: Call, words: str) -> None:
    sitting = await table_here(call)
    seat = sitting.require_seat(call.person)
    if sitting.table is None:
        raise Refused("not-started")
    lines = [line.strip() for line in words.split(";") if line.strip(" -")]
    chosen = tuple(words.split())
    if _leads_on(sitting, seat, chosen):
        await _show_hand(call, sitting, Draft(chosen))
        return
    whole = picks(sitting, seat, lines) if suggestions.is_pool(sitting, seat) else [" ".join(chosen)]
    await _play(call, sitting, None, whole)


async def _undo_here(call: Call, answer: str) -> None:
    sitting = await table_here(call)
    if answer not in ANSWERS:
        raise Refused("unknown-choice")
    after = await call.bot.host.change(sitting.number, ANSWERS[answer], call.person, None)
    if answer == "no":
        await call.tell("undo-refused")
    else:
        await call.tell("asked-to-undo" if after.appeal else "undone")
    await call.bot.host.show(sitting.number)


async def _rejoin(call: Call, number: int) -> Sitting:
    """Give the seat back; who is here again may be open to messages again."""
    sitting = await call.bot.host.change(number, play.rejoin, call.person)
    await call.bot.notes.reopen(number, call.person)
    return sitting


async def _rejoin_here(call: Call) -> None:
    sitting = await table_here(call)
    await _rejoin(call, sitting.number)
    await call.tell("rejoined")
    await call.bot.host.show(sitting.number)


async def _replace(call: Call, leaver: discord.User, heir: discord.User) -> None:
    if heir.bot:
        raise Refused("no-bots")
    sitting = await table_here(call)
    change = call.bot.host.change
    await change(sitting.number, play.substitute, call.person, leaver.id, heir.id, heir.display_name)
    await call.tell("replaced")
    await call.bot.host.show(sitting.number)


async def _board(call: Call) -> None:
    channel, guild = call.interaction.channel_id, call.interaction.guild_id
    if channel is None or guild is None:
        raise Refused("server-only")
    number = await call.bot.store.in_channel(channel)
    if number is None:
        await _take_up(call, guild, channel)
    else:
        await call.bot.messenger.repost(await table_of(call, number))
    await call.tell("board-shown")


async def _take_up(call: Call, guild: int, channel: int) -> None:
    """Take a parked game of the caller up in this channel."""
    number = await call.bot.store.parked_of(call.person, guild)
    if number is None:
        raise Refused("no-table")
    await call.bot.host.change(number, play.resume, call.person, channel)
    await call.bot.host.show(number)


async def _games(call: Call) -> None:
    numbers = await call.bot.store.of_person(call.person)
    lines = [_line(call, await call.bot.host.get(number)) for number in numbers]
    await call.reply(table_list(lines, call.say()))


def _line(call: Call, sitting: Sitting) -> str:
    """One table in a list: where, which game, and whether it waits for the caller."""
    say = voice(call.language, sitting.game, sitting.names)
    place = call.bot.messenger.hands.place(sitting)
    seat = sitting.require_seat(call.person)
    yours = sitting.going and sitting.play.question(seat) is not None
    state = say("games-yours") if yours else say(f"games-{sitting.status}")
    return say(
        "games-line",
        title=say("title"),
        server=place.server,
        channel=place.channel,
        link=place.link,
        state=state,
    )


async def _asked(call: Call, press: Press) -> tuple[Sitting, Seat] | None:
    """Find the question of a press; an old press is answered with the present question instead."""
    sitting = await table_of(call, press.number)
    seat = sitting.require_seat(call.person)
    if sitting.table is None:
        raise Refused("not-started")
    token = sitting.play.question(seat)
    if token != press.mark or not sitting.going:
        await _note(call, sitting, Stale() if sitting.going else Refused("not-going"))
        return None
    return sitting, seat


async def _play(call: Call, sitting: Sitting, token: int | None, lines: list[str]) -> None:
    """Play, commit, answer; a refusal keeps the hand and says why."""
    try:
        after = await call.bot.host.change(sitting.number, play.move, call.person, token, lines)
    except RulesError as error:
        await _note(call, await call.bot.host.get(sitting.number), error)
        return
    call.reached("committed")
    await _settle(call, after)


async def _note(call: Call, sitting: Sitting, error: RulesError) -> None:
    """Show the present hand with a sentence about the last press."""
    words = refusal(call.say(), error)
    await _show_hand(call, sitting, Draft(note=words))


async def _settle(call: Call, sitting: Sitting) -> None:
    """After a change: the caller's own message first, then everybody's."""
    call.about(sitting)
    if await _on_own_page(call, sitting):
        await _show_hand(call, sitting)
    await call.bot.host.show(sitting.number)


async def _on_own_page(call: Call, sitting: Sitting) -> bool:
    """Tell whether the caller looks at a private page that the showing does not bring up to date."""
    if call.awaits_page:
        return True
    if not call.private:
        return False
    hand = (await call.bot.notes.hands(sitting.number)).get(call.person)
    return hand is None or call.message != hand.message


def _leads_on(sitting: Sitting, seat: Seat, words: tuple[str, ...]) -> bool:
    """Tell whether more words are needed to make a move of these."""
    lines = [notation.words(move) for move in sitting.play.legal(seat)]
    return bool(words) and words not in lines and any(line[: len(words)] == words for line in lines)


def picks(sitting: Sitting, seat: Seat, picked: list[str]) -> list[str]:
    """Turn picked things into the moves that make the answer."""
    table = sitting.play
    legal = table.legal(seat)
    question = menu.question(table.game, table.view(seat), legal)
    if question.pool is None:
        raise NotYourTurn(seat=seat) if not legal else Stale
    return [notation.text(move) for move in menu.answer(question.pool, picked, legal, table.game.MOVES)]
