"""The routes that no other test happens to use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest

from playground.api import ROUTES
from tests.playground.test_messages import text_channel
from tests.playground.test_places import next_event

if TYPE_CHECKING:
    from playground import Person, Town
    from tests.playground.tiny import TinyBot

COMMAND: Any = {"name": "wave", "description": "Wave"}


def test_no_route_stands_twice_in_the_table() -> None:
    rows = [(route.method, route.path) for route in ROUTES]
    assert len(set(rows)) == len(rows)


async def test_the_bot_looks_at_itself_and_its_server(bot: TinyBot) -> None:
    gateway = await bot.http.request(discord.http.Route("GET", "/gateway"))
    assert gateway["url"].startswith("ws://127.0.0.1:")
    info = await bot.application_info()
    assert (info.id, info.owner.name) == (bot.application_id, "you")
    mine = await bot.http.request(discord.http.Route("GET", "/applications/@me"))
    assert mine["id"] == str(info.id)
    (guild,) = [guild async for guild in bot.fetch_guilds()]
    fetched = await bot.fetch_guild(guild.id)
    assert fetched.name == "Loot"
    assert {channel.name for channel in await fetched.fetch_channels()} >= {"loot", "general"}
    assert {role.name for role in await fetched.fetch_roles()} == {"@everyone", "Loot"}


async def test_the_bot_leaves_a_server(bot: TinyBot, you: Person) -> None:
    await next_event(bot, "guild_remove", bot.guilds[0].leave())
    assert not bot.guilds
    await you.until(lambda: "GUILD_MEMBER_REMOVE" in [item["event"] for item in you.events])


async def test_the_bot_makes_channels_where_it_may(bot: TinyBot, town: Town, you: Person) -> None:
    role = await town.stage("role", name="builders", permissions=1 << 4)
    await town.stage("give", person=str(bot.guilds[0].me.id), role=role["id"])
    made = await bot.guilds[0].create_text_channel("cove", topic="quiet")
    assert (await bot.fetch_channel(made.id)).topic == "quiet"  # type: ignore[union-attr]
    await made.edit(topic="loud")
    assert (await bot.fetch_channel(made.id)).topic == "loud"  # type: ignore[union-attr]
    thread = await made.create_thread(name="talk", type=discord.ChannelType.public_thread)
    assert [item.id for item in await bot.guilds[0].active_threads()] == [thread.id]
    await made.delete()
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_channel(thread.id)
    assert caught.value.code == 10003


async def test_typing_is_seen(bot: TinyBot, you: Person) -> None:
    await text_channel(bot).typing()
    await you.until(lambda: "TYPING_START" in [item["event"] for item in you.events])


async def test_single_commands_come_change_and_go(bot: TinyBot, you: Person) -> None:
    http, application = bot.http, bot.application_id or 0
    made = await http.upsert_global_command(application, COMMAND)
    identity: Any = made["id"]
    assert (await http.get_global_command(application, identity))["name"] == "wave"
    await http.edit_global_command(application, identity, {"description": "Wave twice"})
    found = next(item for item in await you.commands() if item["id"] == identity)
    assert found["description"] == "Wave twice"
    await http.delete_global_command(application, identity)
    with pytest.raises(discord.NotFound) as caught:
        await http.get_global_command(application, identity)
    assert caught.value.code == 10063


async def test_single_commands_of_a_server_come_change_and_go(bot: TinyBot) -> None:
    http, application, guild = bot.http, bot.application_id or 0, bot.guilds[0].id
    made = await http.upsert_guild_command(application, guild, COMMAND)
    identity: Any = made["id"]
    assert [item["id"] for item in await http.get_guild_commands(application, guild)] == [identity]
    await http.edit_guild_command(application, guild, identity, {"description": "Wave twice"})
    found: Any = await http.get_guild_command(application, guild, identity)
    assert (found["description"], found["guild_id"]) == ("Wave twice", str(guild))
    with pytest.raises(discord.NotFound):
        await http.get_global_command(application, identity)
    await http.delete_guild_command(application, guild, identity)
    assert await http.get_guild_commands(application, guild) == []


async def test_avatars_are_pictures(bot: TinyBot) -> None:
    user = bot.user
    assert user is not None
    assert (await user.display_avatar.read()).startswith(b"\x89PNG")
