from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
import pytest

from playground import ActError, Person, Town
from tests.playground.tiny import TinyBot, panel, picture


def text_channel(bot: TinyBot, name: str = "loot") -> discord.TextChannel:
    found = discord.utils.get(bot.get_all_channels(), name=name)
    assert isinstance(found, discord.TextChannel)
    return found


async def post(bot: TinyBot, **body: Any) -> Any:
    return await bot.http.request(
        discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=text_channel(bot).id),
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
    bot: TinyBot, you: Person, monkeypatch: pytest.MonkeyPatch
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
    picture_gone = message.attachments[0]
    await message.edit(attachments=[])
    assert await picture_gone.read() != b""  # a page may be about to show it
    monkeypatch.setattr("playground.store.AFTERLIFE", 0.0)
    with pytest.raises(discord.NotFound):
        await picture_gone.read()
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
    assert [user.name for user in (await channel.send(words, allowed_mentions=one)).mentions] == ["anne"]
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
    with pytest.raises(ActError):
        await you.press(hand, "Join")


async def test_closed_dms_are_refused_and_can_be_opened_again(bot: TinyBot, town: Town, anne: Person) -> None:
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


def buttons(count: int) -> list[dict[str, Any]]:
    return [button(custom_id=str(number)) for number in range(count)]


def v2(*components: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"components": list(components), "flags": V2, **fields}


def rows(*items: dict[str, Any]) -> dict[str, Any]:
    return {"components": [row(*items)]}


BOX = {"type": 17, "components": [TEXT]}
PICTURE = {"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}
SAME = {"options": [{"label": "a", "value": "a"}] * 2}
FAULTY: dict[str, tuple[dict[str, Any], str]] = {
    "content over 2000": ({"content": "x" * 2001}, "between 0 and 2000"),
    "six rows": ({"components": [row(item) for item in buttons(6)]}, "between 0 and 5"),
    "six buttons in a row": (rows(*buttons(6)), "between 1 and 5"),
    "a duplicate custom_id": (rows(button(), button()), "cannot be duplicated"),
    "a button without id": (rows({"type": 2, "style": 1, "label": "x"}), "custom_id"),
    "a link with an id": (rows(button(style=5, url="https://example.org")), "custom_id"),
    "a button without label": (rows(button(label="")), "label or emoji"),
    "a label over 80": (rows(button(label="x" * 81)), "between 0 and 80"),
    "a custom_id over 100": (rows(button(custom_id="x" * 101)), "between 1 and 100"),
    "26 options": (rows(select(26)), "between 1 and 25"),
    "no options": (rows(select(0)), "between 1 and 25"),
    "more values than options": (rows(select(2, max_values=3)), "min_values"),
    "twice the same option": (rows(select(1) | SAME), "already used"),
    "a select beside a button": (rows(select(2), button()), "too wide"),
    "text without the V2 flag": ({"components": [TEXT]}, "type"),
    "V2 with content": (v2(TEXT, content="x"), "Not with V2"),
    "V2 with embeds": (v2(TEXT, embeds=[{"title": "x"}]), "Not with V2"),
    "V2 without components": (v2(), "between 1 and 40"),
    "41 components": (v2(*[TEXT] * 41), "between 1 and 40"),
    "41 nested components": (v2(BOX | {"components": [TEXT] * 40}), "cannot exceed 40"),
    "text over 4000 in all": (v2(*[TEXT | {"content": "x" * 2001}] * 2), "cannot exceed 4000"),
    "a section without accessory": (v2({"type": 9, "components": [TEXT]}), "required"),
    "a picture that is not there": (v2(PICTURE), "was not found"),
    "an embed over 6000": ({"embeds": [{"description": "x" * 3001}] * 2}, "exceeds 6000"),
    "a container in a container": (v2(BOX | {"components": [BOX]}), "type"),
    "an unknown flag": ({"content": "x", "flags": 1 << 19}, "flags"),
    "an unknown field": ({"content": "x", "surprise": True}, "does not know"),
}


@pytest.mark.parametrize("name", FAULTY)
async def test_a_malformed_message_is_refused(bot: TinyBot, name: str) -> None:
    body, reason = FAULTY[name]
    with pytest.raises(discord.HTTPException, match=reason) as caught:
        await post(bot, **body)
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
async def test_what_is_just_within_the_limits_is_accepted(bot: TinyBot, body: dict[str, Any]) -> None:
    assert (await post(bot, **body))["id"]


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"embeds": []}])
async def test_an_empty_message_is_refused(bot: TinyBot, body: dict[str, Any]) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await post(bot, **body)
    assert caught.value.code == 50006


async def test_a_file_over_ten_megabytes_is_refused(bot: TinyBot) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await text_channel(bot).send(file=discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "big.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_messages_and_channels_that_are_gone_have_their_codes(bot: TinyBot, town: Town) -> None:
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


async def test_a_reply_names_its_message_or_is_refused(bot: TinyBot) -> None:
    channel = text_channel(bot)
    first = await channel.send("first")
    reply = await first.reply("second")
    assert reply.reference is not None
    assert reply.reference.message_id == first.id
    await first.delete()
    with pytest.raises(discord.HTTPException, match="Unknown message"):
        await first.reply("third")


async def test_several_messages_are_deleted_at_once(bot: TinyBot, you: Person) -> None:
    channel = text_channel(bot)
    sent = [await channel.send(str(number)) for number in range(3)]
    await you.sees(lambda item: item["content"] == "2")
    await channel.delete_messages(sent[:2])
    await you.until(lambda: [item["content"] for item in you.messages.values()] == ["2"])


async def test_only_an_interaction_can_be_answered_ephemerally(bot: TinyBot, anne: Person) -> None:
    assert (await post(bot, content="hello", flags=64))["flags"] == 0
    await anne.sees(lambda item: item["content"] == "hello")


async def test_a_refused_edit_changes_nothing(bot: TinyBot, you: Person) -> None:
    message = await text_channel(bot).send(view=panel("whole"), file=picture())
    before = await you.history()
    with pytest.raises(discord.HTTPException):
        await message.edit(view=panel("x" * 4001), attachments=[picture(colour="blue")])
    assert await you.history() == before
    assert await message.attachments[0].read() != b""
