from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from playground import ActError, Person, Town
from tests.playground.test_messages import text_channel
from tests.playground.tiny import TinyBot, panel, picture


async def next_event(bot: TinyBot, name: str, act: Any) -> Any:
    waiting = asyncio.create_task(bot.wait_for(name, timeout=5))
    await asyncio.sleep(0)
    await act
    return await waiting


async def test_the_default_world_is_a_server_with_channels_and_friends(bot: TinyBot, you: Person) -> None:
    guild = bot.guilds[0]
    assert guild.name == "Loot"
    assert [channel.name for channel in guild.text_channels] == ["loot", "general", "treasure-talk"]
    assert guild.owner_id == int(you.identity)
    assert guild.me.guild_permissions.send_messages
    assert not guild.me.guild_permissions.administrator
    assert {user["username"] for user in you.screen["people"]} >= {"you", "anne", "jack", "loot"}


@pytest.mark.parametrize(("denied", "code"), [(1 << 10, 50001), (1 << 11, 50013), (1 << 15, 50013)])
async def test_a_missing_permission_has_its_code(bot: TinyBot, town: Town, denied: int, code: int) -> None:
    channel = text_channel(bot)
    await town.stage("overwrite", channel=str(channel.id), deny=denied)
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("x", file=picture())
    assert caught.value.code == code


async def test_the_bot_sees_which_permissions_it_lacks(bot: TinyBot, town: Town, you: Person) -> None:
    channel = text_channel(bot)
    await next_event(
        bot, "guild_channel_update", town.stage("overwrite", channel=str(channel.id), deny=1 << 15)
    )
    assert not channel.permissions_for(channel.guild.me).attach_files
    told = []

    @bot.on("do")
    async def do(interaction: discord.Interaction[Any]) -> None:
        told.append(interaction.app_permissions.attach_files)
        await interaction.response.send_message("an answer needs no permission", file=picture())

    assert (await you.run("do")).outcome == "message"
    assert told == [False]


async def test_people_do_not_see_channels_that_are_hidden_from_them(
    bot: TinyBot, town: Town, you: Person, anne: Person
) -> None:
    channel = text_channel(bot, "general")
    await town.stage("overwrite", channel=str(channel.id), target=anne.identity, deny=1 << 10)
    await channel.send("hidden")
    await you.sees(lambda item: item["content"] == "hidden")
    await channel.guild.text_channels[0].send("shown")
    await anne.sees(lambda item: item["content"] == "shown")
    assert "hidden" not in str(anne.messages)
    with pytest.raises(ActError, match="no channel"):
        await anne.say("x", "general")


async def test_roles_give_permissions(bot: TinyBot, town: Town, anne: Person) -> None:
    guild = bot.guilds[0]
    role = await next_event(bot, "guild_role_create", town.stage("role", name="pirates", permissions=1 << 28))
    await town.stage("give", person=str(guild.me.id), role=str(role.id))
    made = await guild.create_role(name="captains")
    member = await guild.fetch_member(int(anne.identity))
    await member.add_roles(made)
    assert made in (await guild.fetch_member(int(anne.identity))).roles
    await member.remove_roles(made)
    assert made not in (await guild.fetch_member(int(anne.identity))).roles
    channel = text_channel(bot)
    await channel.set_permissions(member, send_messages=False)
    with pytest.raises(ActError, match="SEND"):
        await anne.say("x")
    await channel.set_permissions(member, overwrite=None)
    await anne.say("x")


async def test_threads_are_started_used_archived_and_deleted(
    bot: TinyBot, town: Town, you: Person, anne: Person
) -> None:
    channel = text_channel(bot)
    message = await channel.send("a table")
    thread = await message.create_thread(name="table one")
    assert thread.id == message.id
    await thread.send("first")
    seen = await anne.sees(lambda item: item["content"] == "first")
    assert seen["channel_id"] == str(thread.id)
    with pytest.raises(discord.HTTPException) as caught:
        await message.create_thread(name="again")
    assert caught.value.code == 160004
    await thread.edit(archived=True)
    await thread.send("awake again")
    assert not (await bot.fetch_channel(thread.id)).archived  # type: ignore[union-attr]
    await thread.edit(archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("x")
    assert caught.value.code == 50083
    await thread.delete()
    with pytest.raises(discord.NotFound):
        await bot.fetch_channel(thread.id)


async def test_a_private_thread_is_seen_by_those_who_were_added(
    bot: TinyBot, you: Person, anne: Person
) -> None:
    channel = text_channel(bot)
    thread = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(int(anne.identity)))
    await thread.send("for Anne")
    await anne.sees(lambda item: item["content"] == "for Anne")
    assert {member.id for member in await thread.fetch_members()} == {
        int(anne.identity),
        channel.guild.me.id,
    }
    await thread.remove_user(discord.Object(int(anne.identity)))
    with pytest.raises(ActError):
        await anne.say("x", str(thread.id))


async def test_channels_come_and_go(bot: TinyBot, town: Town, you: Person) -> None:
    made = await next_event(bot, "guild_channel_create", town.stage("make_channel", name="cove"))
    await made.send("hello")
    await you.sees(lambda item: item["content"] == "hello")
    gone = await next_event(bot, "guild_channel_delete", town.stage("delete_channel", channel=str(made.id)))
    assert gone.id == made.id
    with pytest.raises(discord.Forbidden) as caught:
        await bot.guilds[0].create_text_channel("mine")
    assert caught.value.code == 50013


async def test_the_bot_is_removed_and_invited_again(bot: TinyBot, town: Town, you: Person) -> None:
    channel = text_channel(bot)
    await channel.send(view=panel("board"), file=picture())
    board = await you.sees(lambda item: "board" in str(item["components"]))
    await next_event(bot, "guild_remove", town.stage("remove_bot"))
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("x")
    assert caught.value.code == 50001
    with pytest.raises(ActError, match="no command"):
        await you.run("echo", text="x")
    assert (await you.press(board, "join")).outcome == "failed"
    guild = await next_event(bot, "guild_join", town.stage("invite_bot"))
    await guild.text_channels[0].send("back")
    assert (await you.run("echo", text="x")).outcome == "message"


async def test_new_people_join_and_leave(bot: TinyBot, town: Town) -> None:
    await town.stage("add_person", name="Zoe", locale="fr")
    zoe = await town.person("zoe")
    assert (await zoe.run("echo", text="x")).message["content"] == "fr: x"
    await town.stage("leave", person=zoe.identity)
    with pytest.raises(ActError, match="no channel"):
        await zoe.run("echo", text="x")
    await town.stage("join", person=zoe.identity)
    assert (await zoe.run("echo", text="x")).outcome == "message"
