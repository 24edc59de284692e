from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from discord import app_commands

from playground import ActError, Box, Person, Town

if TYPE_CHECKING:
    from tests.playground.tiny import TinyBot


async def test_a_command_is_answered_in_the_channel(bot: TinyBot, you: Person, anne: Person) -> None:
    answer = await you.run("echo", text="ahoy")
    assert answer.outcome == "message"
    assert answer.message["content"] == "en-US: ahoy"
    seen = await anne.sees(lambda message: message["content"] == "en-US: ahoy")
    assert seen["id"] == answer.message["id"]


async def test_a_command_reads_the_language_of_the_one_who_runs_it(bot: TinyBot, anne: Person) -> None:
    assert (await anne.run("echo", text="oui")).message["content"] == "fr: oui"


async def test_names_and_descriptions_are_localised(bot: TinyBot, you: Person) -> None:
    echo = next(item for item in await you.commands() if item["name"] == "echo")
    assert echo["name_localizations"] == {"fr": "echo-fr"}
    assert echo["description_localizations"] == {"fr": "Redis-le"}


async def test_subcommands_take_choices_people_and_numbers(bot: TinyBot, you: Person, anne: Person) -> None:
    answer = await you.run("loot start", game="tobago", friend=anne.identity, level=3)
    assert answer.message["content"] == "tobago Anne 3"


@pytest.mark.parametrize(
    "options",
    [{"game": "chess"}, {}, {"game": "sails", "level": 4}, {"game": "sails", "speed": 1},
     {"game": "sails", "level": "2"}, {"game": "sails", "friend": "12"}],
)  # fmt: skip
async def test_the_app_refuses_options_that_do_not_fit(
    bot: TinyBot, you: Person, options: dict[str, Any]
) -> None:
    with pytest.raises(ActError):
        await you.run("loot start", **options)


async def test_autocomplete_offers_what_the_bot_says(bot: TinyBot, you: Person) -> None:
    choices = await you.complete("loot move", "words", words="north")
    assert [choice["value"] for choice in choices] == ["north", "north-east"]


async def test_a_command_is_offered_only_where_its_contexts_allow(bot: TinyBot, you: Person) -> None:
    in_dm = {item["name"] for item in await you.commands("dm")}
    in_server = {item["name"] for item in await you.commands()}
    assert in_dm == {"do", "loot"}
    assert in_server == {"do", "loot", "echo"}
    with pytest.raises(ActError, match="no command /echo here"):
        await you.run("echo", "dm", text="x")


async def test_a_command_in_a_dm_comes_from_a_user(bot: TinyBot, you: Person) -> None:
    places = []

    @bot.on("do")
    async def do(interaction: discord.Interaction) -> None:
        places.append((interaction.guild, interaction.context.dm_channel, type(interaction.user)))
        await interaction.response.send_message("here")

    answer = await you.run("do", "dm")
    assert places == [(None, True, discord.User)]
    await you.refresh()
    assert [channel["id"] for channel in you.screen["dms"]] == [answer.message["channel_id"]]


async def test_commands_that_need_a_permission_are_hidden_from_others(
    bot: TinyBot, you: Person, anne: Person
) -> None:
    @bot.tree.command(name="stop", description="Stop")
    @app_commands.default_permissions(manage_guild=True)
    async def stop(interaction: discord.Interaction) -> None: ...

    await bot.tree.sync()
    assert "stop" in {item["name"] for item in await you.commands()}
    assert "stop" not in {item["name"] for item in await anne.commands()}


async def test_a_command_keeps_its_id_when_it_is_registered_again(bot: TinyBot) -> None:
    before = {item.name: item.id for item in await bot.tree.fetch_commands()}
    after = {item.name: item.id for item in await bot.tree.sync()}
    assert before == after


async def test_a_servers_own_commands_know_their_server(bot: TinyBot, you: Person) -> None:
    guild = bot.guilds[0]

    @bot.tree.command(name="local", description="Here only", guild=guild)
    async def local(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("local")

    await bot.tree.sync(guild=guild)
    assert (await you.run("local")).message["content"] == "local"
    assert "local" not in {item["name"] for item in await you.commands("dm")}


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"name": "Bad Name"}, "name"),
        ({"description": "x" * 101}, "description"),
        ({"surprise": 1}, "surprise"),
        (
            {"options": [{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)]},
            "options",
        ),
        ({"options": [{"type": 3, "name": "same", "description": "d"}] * 2}, "options"),
    ],
)
async def test_a_malformed_command_is_refused(
    bot: TinyBot, town: Town, change: dict[str, Any], where: str
) -> None:
    body: Any = {"name": "fine", "description": "fine", **change}
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.upsert_global_command(bot.application_id or 0, body)
    assert caught.value.code == 50035
    assert where in str(caught.value)


async def test_unknown_routes_and_fields_fail_and_are_listed(box: Box, bot: TinyBot, town: Town) -> None:
    body: Any = {"name": "a", "description": "b", "surprise": 1}
    route = discord.http.Route("GET", "/guilds/{guild_id}/bans", guild_id=bot.guilds[0].id)
    with pytest.raises(discord.NotFound):
        await bot.http.request(route)
    with pytest.raises(discord.HTTPException, match="surprise"):
        await bot.http.upsert_global_command(bot.application_id or 0, body)
    unknown = await town.get("unknown")
    assert f"route GET /api/v10/guilds/{bot.guilds[0].id}/bans" in unknown
    assert any(line.startswith("field surprise of POST") for line in unknown)
