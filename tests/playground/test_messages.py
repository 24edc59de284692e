from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
import pytest

from playground import Person, Rejected, Town
from tests.playground.tiny import TinyBot, panel, picture


def text_channel(bot: TinyBot, name: str = "loot") -> discord.TextChannel:
    found = discord.utils.get(bot.get_all_channels(), name=name)
    assert isinstance(found, discord.TextChannel)
    return found


async def post(bot: TinyBot, **body: Any) -> Any:
    return await bot.http.request(
        discord.http.Route(
            "POST", "/channels/{channel_id}/messages", channel_id=text_channel(bot).id
        ),
        json=body,
    )


def button(**fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "x", **fields}


def row(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(items)}


def select(count: int, **fields: Any) -> dict[str, Any]:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **fields}


TEXT = {"type": 10, "content": "x"}
V2 = 1 << 15


async def test_the_bot_sends_edits_and_deletes_messages_with_files(
    bot: TinyBot, you: Person
) -> None:
    channel = text_channel(bot)
    message = await channel.send(
        "one",
        file=picture(),
        embed=discord.Embed(title="t").set_image(url="attachment://board.png"),
    )
    seen = await you.sees(lambda item: item["content"] == "one")
    assert seen["embeds"][0]["image"]["url"] == seen["attachments"][0]["url"]
    assert await message.attachments[0].read() != b""
    await message.edit(content="two", attachments=[*message.attachments, picture("more.png")])
    seen = await you.sees(lambda item: item["content"] == "two")
    assert [item["filename"] for item in seen["attachments"]] == ["board.png", "more.png"]
    await message.edit(attachments=[])
    assert (await channel.fetch_message(message.id)).attachments == []
    await message.delete()
    await you.until(lambda: str(message.id) not in you.messages)


async def test_a_v2_message_is_edited_keeping_its_picture(bot: TinyBot, you: Person) -> None:
    message = await text_channel(bot).send(view=panel("one"), file=picture())
    before = await you.sees(lambda item: "one" in str(item["components"]))
    await message.edit(view=panel("two"))
    after = await you.sees(lambda item: "two" in str(item["components"]))
    assert after["attachments"] == before["attachments"]


async def test_history_goes_back_page_by_page(bot: TinyBot) -> None:
    channel = text_channel(bot)
    for number in range(7):
        await channel.send(str(number))
    newest = [item.content async for item in channel.history(limit=3)]
    assert newest == ["6", "5", "4"]
    middle = [item async for item in channel.history(limit=5)][-1]
    assert [item.content async for item in channel.history(after=middle)] == ["3", "4", "5", "6"]
    assert [item.content async for item in channel.history(before=middle)] == ["1", "0"]
    around = {item.content async for item in channel.history(around=middle, limit=3)}
    assert around == {"1", "2", "3"}


async def test_mentions_obey_what_is_allowed(bot: TinyBot, you: Person, anne: Person) -> None:
    channel = text_channel(bot)
    words = f"<@{anne.identity}> <@{you.identity}> @everyone"
    loud = await channel.send(words)
    assert {user.name for user in loud.mentions} == {"anne", "you"}
    assert not loud.mention_everyone
    quiet = await channel.send(words, allowed_mentions=discord.AllowedMentions.none())
    assert quiet.mentions == []
    one = discord.AllowedMentions(users=[discord.Object(int(anne.identity))])
    assert [user.name for user in (await channel.send(words, allowed_mentions=one)).mentions] == [
        "anne"
    ]
    view = discord.ui.LayoutView().add_item(discord.ui.TextDisplay(f"<@{anne.identity}>"))
    assert [user.name for user in (await channel.send(view=view)).mentions] == ["anne"]


async def test_the_bot_hears_people_but_reads_only_what_it_may(bot: TinyBot, you: Person) -> None:
    heard: asyncio.Queue[discord.Message] = asyncio.Queue()

    @bot.event
    async def on_message(message: discord.Message) -> None:
        heard.put_nowait(message)

    await you.say("a secret")
    assert (await asyncio.wait_for(heard.get(), 5)).content == ""
    await you.say(f"<@{bot.user.id if bot.user else 0}> hello")
    assert (await asyncio.wait_for(heard.get(), 5)).content.endswith("hello")
    await you.say("in private", "dm")
    private = await asyncio.wait_for(heard.get(), 5)
    assert (private.content, private.guild) == ("in private", None)


async def test_a_dm_with_a_file_and_buttons_reaches_only_its_reader(
    bot: TinyBot, you: Person, anne: Person
) -> None:
    user = await bot.fetch_user(int(anne.identity))
    await user.send(view=panel("your hand"), file=picture())
    hand = await anne.sees(lambda item: "your hand" in str(item["components"]))

    @bot.on("join")
    async def join(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=panel("a new hand"), attachments=[picture()])

    assert (await anne.press(hand, "Join")).outcome == "update"
    assert "your hand" not in str(you.events)
    with pytest.raises(Rejected):
        await you.press(hand, "Join")


async def test_closed_dms_are_refused_and_can_be_opened_again(
    bot: TinyBot, town: Town, anne: Person
) -> None:
    user = await bot.fetch_user(int(anne.identity))
    await town.stage("set_person", person=anne.identity, dms_closed=True)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("x")
    assert caught.value.code == 50007
    await town.stage("set_person", person=anne.identity, dms_closed=False)
    await user.send("x")
    await town.stage("leave", person=anne.identity)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("x")
    assert caught.value.code == 50007


FAULTY: dict[str, dict[str, Any]] = {
    "content over 2000": {"content": "x" * 2001},
    "more than five rows": {"content": "x", "components": [row(button(custom_id=str(n))) for n in range(6)]},
    "six buttons in a row": {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
    "a duplicate custom_id": {"components": [row(button(), button())]},
    "a button without id": {"components": [row({"type": 2, "style": 1, "label": "x"})]},
    "a button without label": {"components": [row(button(label=""))]},
    "a label over 80": {"components": [row(button(label="x" * 81))]},
    "a custom_id over 100": {"components": [row(button(custom_id="x" * 101))]},
    "26 options": {"components": [row(select(26))]},
    "no options": {"components": [row(select(0))]},
    "more values than options": {"components": [row(select(2, max_values=3))]},
    "twice the same option": {"components": [row(select(1) | {"options": [{"label": "a", "value": "a"}] * 2})]},
    "a select beside a button": {"components": [row(select(2), button())]},
    "text without the V2 flag": {"components": [TEXT]},
    "V2 with content": {"content": "x", "components": [TEXT], "flags": V2},
    "V2 with embeds": {"embeds": [{"title": "x"}], "components": [TEXT], "flags": V2},
    "V2 without components": {"flags": V2},
    "41 components": {"components": [TEXT] * 41, "flags": V2},
    "41 nested components": {"components": [{"type": 17, "components": [TEXT] * 40}], "flags": V2},
    "text over 4000 in all": {"components": [TEXT | {"content": "x" * 2001}] * 2, "flags": V2},
    "a section without accessory": {"components": [{"type": 9, "components": [TEXT]}], "flags": V2},
    "a picture that is not there": {
        "components": [{"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}], "flags": V2},
    "an embed over 6000": {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
    "a container in a container": {
        "components": [{"type": 17, "components": [{"type": 17, "components": [TEXT]}]}], "flags": V2},
    "an unknown flag": {"content": "x", "flags": 1 << 19},
    "an unknown field": {"content": "x", "surprise": True},
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTY)
async def test_a_malformed_message_is_refused(bot: TinyBot, name: str) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await post(bot, **FAULTY[name])
    assert (caught.value.status, caught.value.code) == (400, 50035)


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000},
        {"content": "x", "components": [row(*(button(custom_id=str(n)) for n in range(5)))]},
        {"components": [row(select(25, max_values=25))]},
        {"components": [TEXT] * 40, "flags": V2},
        {"components": [TEXT | {"content": "x" * 2000}] * 2, "flags": V2},
        {"components": [row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})]},
    ],
)
async def test_what_is_just_within_the_limits_is_accepted(
    bot: TinyBot, body: dict[str, Any]
) -> None:
    assert (await post(bot, **body))["id"]


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"embeds": []}])
async def test_an_empty_message_is_refused(bot: TinyBot, body: dict[str, Any]) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await post(bot, **body)
    assert caught.value.code == 50006


async def test_a_file_over_ten_megabytes_is_refused(bot: TinyBot) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await text_channel(bot).send(
            file=discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "big.bin")
        )
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_messages_and_channels_that_are_gone_have_their_codes(
    bot: TinyBot, town: Town
) -> None:
    channel = text_channel(bot)
    message = await channel.send("x")
    await town.stage("delete_message", message=str(message.id))
    with pytest.raises(discord.NotFound) as caught:
        await message.edit(content="y")
    assert caught.value.code == 10008
    await town.stage("delete_channel", channel=str(channel.id))
    with pytest.raises(discord.NotFound) as caught:
        await channel.send("y")
    assert caught.value.code == 10003


async def test_only_own_messages_are_edited_and_others_deleted_by_permission(
    bot: TinyBot, you: Person, town: Town
) -> None:
    said = await you.say("mine")
    channel = text_channel(bot)
    message = channel.get_partial_message(int(said["id"]))
    with pytest.raises(discord.Forbidden) as caught:
        await message.edit(content="yours")
    assert caught.value.code == 50005
    await town.stage("overwrite", channel=str(channel.id), deny=1 << 13)
    with pytest.raises(discord.Forbidden) as caught:
        await message.delete()
    assert caught.value.code == 50013
    await town.stage("overwrite", channel=str(channel.id))
    await message.delete()
    private = await you.say("private", "dm")
    dm = bot.get_partial_messageable(int(private["channel_id"]))
    with pytest.raises(discord.Forbidden) as caught:
        await dm.get_partial_message(int(private["id"])).delete()
    assert caught.value.code == 50003
