"""Teaching the games."""

import random
from functools import lru_cache

import discord
from discord import app_commands

from bot.cogs.group import COMMANDS, game_choices, run
from bot.host.sitting import Chair, Sitting, Status
from bot.pages.ids import Press
from bot.pages.page import Page
from bot.pages.rules import rules, title
from bot.pictures import sight
from bot.ui.call import Call
from bot.ui.press import on
from bot.ui.translator import said
from bot.voices import language_of, voice
from engine.core import notation
from engine.core import table as tables
from engine.core.errors import UnknownGame
from engine.core.registry import game as find_game

STEPS = 4
"""How many moves further the example of each page is."""


async def topic_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the topics of the game that was named."""
    game = str(getattr(interaction.namespace, "game", ""))
    try:
        topics = find_game(game).INFO.topics
    except UnknownGame:
        return []
    say = voice(language_of(str(interaction.locale)), game)
    titles = [(title(say, topic), topic) for topic in topics]
    found = [pair for pair in titles if typed.casefold() in pair[0].casefold()]
    return [app_commands.Choice(name=name[:100], value=topic) for name, topic in found[:25]]


@COMMANDS.command(name=said("command-rules"), description=said("command-rules-about"))
@app_commands.rename(game=said("parameter-game"), topic=said("parameter-topic"))
@app_commands.describe(game=said("parameter-game-about"), topic=said("parameter-topic-about"))
@app_commands.autocomplete(game=game_choices, topic=topic_choices)
async def rules_command(interaction: discord.Interaction, game: str, topic: str = "") -> None:
    """Teach a game."""
    await run(interaction, _rules_by_command, game, topic)


async def _rules_by_command(call: Call, game: str, topic: str) -> None:
    topics = find_game(game).INFO.topics
    await _teach(call, game, topics.index(topic) if topic in topics else 0)


@on("b", "rules")
async def rules_button(call: Call, press: Press) -> None:
    """Open the rules of a game at the first page, beside whatever is shown."""
    await call.beside(await _lesson(call, press.rest, 0))


@on("b", "topic")
async def topic_button(call: Call, press: Press) -> None:
    """Turn a page of the rules."""
    await _teach(call, press.rest, press.mark)


@on("s", "rules")
async def topic_menu(call: Call, press: Press) -> None:
    """Go to a page of the rules."""
    await _teach(call, press.rest, call.whole_number)


async def _teach(call: Call, game: str, at: int) -> None:
    await call.reply(await _lesson(call, game, at))


async def _lesson(call: Call, game: str, at: int) -> Page:
    info = find_game(game).INFO
    at = min(max(at, 0), max(len(info.topics) - 1, 0))
    picture = await call.bot.painter.paint(sight(example(game, at), None, call.language))
    return rules(game, at, call.say(game)).illustrated(picture)


@lru_cache(maxsize=64)
def example(game: str, at: int) -> Sitting:
    """A game that computer players might play, further on with every page."""
    rules = find_game(game)
    chairs = tuple(Chair(notation.seat_letter(seat)) for seat in range(rules.INFO.least))
    table = tables.start(rules, len(chairs), None, b"example")
    source = random.Random(game)  # noqa: S311 - an example, the same for everybody
    for _ in range(at * STEPS):
        if table.outcome is not None:
            break
        seat = table.to_move[0]
        table = tables.play(table, seat, source.choice(table.legal(seat)))
    return Sitting(0, 0, 0, 0, game, chairs, status=Status.PLAYING, table=table)
