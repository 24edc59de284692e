"""What `/loot move` offers while somebody types: the next words of the menu, for keyboards and readers."""

import discord
from discord import app_commands

from bot.cogs.group import table_here
from bot.host.sitting import Sitting
from bot.ui.call import Call
from bot.voices import plain
from engine.core import menu, notation
from engine.core.errors import RulesError
from engine.core.menu import Question
from engine.core.say import Say
from engine.core.types import Pool, Seat

Choice = app_commands.Choice[str]
SHOWN = 25

NOTHING = "-"
"""How an empty set is typed."""


async def suggest(interaction: discord.Interaction, typed: str) -> list[Choice]:
    """Offer what the caller may answer; nothing where nothing is asked."""
    call = Call(interaction)
    try:
        sitting = await table_here(call)
        seat = sitting.require_seat(call.person)
    except RulesError:
        return []
    if not sitting.going or sitting.play.question(seat) is None:
        return []
    return offers(sitting, seat, typed, plain(call.say(), sitting.names))


def offers(sitting: Sitting, seat: Seat, typed: str, say: Say) -> list[Choice]:
    """List the next words after those typed, or those whose label holds what was typed."""
    question = _question(sitting, seat, tuple(typed.split()))
    found = _things(question.pool, typed, say) if question.pool else _words(question, say)
    begun = bool(question.path) or ";" in typed
    return [one for one in found if begun or _fits(one, typed)][:SHOWN]


def is_pool(sitting: Sitting, seat: Seat) -> bool:
    """Tell whether a seat is asked for several things at once."""
    return sitting.play.question(seat) is not None and _question(sitting, seat, ()).pool is not None


def _question(sitting: Sitting, seat: Seat, words: tuple[str, ...]) -> Question:
    table = sitting.play
    return menu.question(table.game, table.view(seat), table.legal(seat), words)


def _words(question: Question, say: Say) -> list[Choice]:
    return [
        app_commands.Choice(name=say.choice(question, choice)[:100], value=" ".join(choice.path))
        for choice in question.choices
    ]


def _things(pool: Pool, typed: str, say: Say) -> list[Choice]:
    """Offer one more thing of a set: what is typed already, then each of the others."""
    had = [line.strip() for line in typed.split(";") if line.strip()]
    known = {notation.text(pick): say.pick(pick) for pick in pool.picks}
    kept = [line for line in had if line in known]
    more = [line for line in known if line not in kept]
    lines = [[*kept, line] for line in more] if len(kept) < pool.most else []
    whole = [kept, *lines] if kept else lines
    found = [_set([known[line] for line in one], "; ".join(one)) for one in whole]
    return [_set([say("choose-none")], NOTHING), *found] if pool.least == 0 and not kept else found


def _set(names: list[str], value: str) -> Choice:
    return app_commands.Choice(name=" + ".join(names)[:100], value=value[:100])


def _fits(choice: Choice, typed: str) -> bool:
    return typed.casefold() in choice.name.casefold() or choice.value.startswith(typed)
