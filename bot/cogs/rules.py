"""Teaching the games."""

import discord
from discord import app_commands

from bot.cogs.group import COMMANDS, game_choices, run
from bot.pages.ids import Press
from bot.pages.rules import rules, title
from bot.ui.call import Call
from bot.ui.press import on
from bot.ui.translator import said
from bot.voices import language_of, voice
from engine.core import table as tables
from engine.core.errors import UnknownGame
from engine.core.registry import game as find_game


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
    await _teach(call, press.rest, 0)


@on("b", "topic")
async def topic_button(call: Call, press: Press) -> None:
    """Turn a page of the rules."""
    await _teach(call, press.rest, press.mark)


@on("s", "rules")
async def topic_menu(call: Call, press: Press) -> None:
    """Go to a page of the rules."""
    value = call.values[0]
    await _teach(call, press.rest, int(value) if value.isdecimal() else 0)


async def _teach(call: Call, game: str, at: int) -> None:
    info = find_game(game).INFO
    say = call.say(game)
    picture = None
    if at == 0:
        example = tables.start(find_game(game), info.least, None, b"example")
        picture = await call.bot.painter.paint(game, example.view(None), say)
    await call.reply(rules(game, at, say, picture))
