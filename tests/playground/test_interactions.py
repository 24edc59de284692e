from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from playground import ActError, Box, Person, Town
from tests.playground.tiny import Form, TinyBot, panel, picture

Interaction = discord.Interaction[Any]


async def show_panel(bot: TinyBot, person: Person) -> dict[str, Any]:
    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        await interaction.response.send_message(view=panel("Ahoy"), file=picture())

    return (await person.run("do")).message


async def test_a_panel_carries_its_picture_text_and_numbered_components(
    bot: TinyBot, you: Person, town: Town
) -> None:
    message = await show_panel(bot, you)
    container = message["components"][0]
    media = container["components"][1]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (30, 20, "image/png")
    assert container["id"] == 1
    assert message["attachments"][0]["description"] == "a red board"
    async with town.session.get(media["url"]) as response:
        assert (await response.read()).startswith(b"\x89PNG")


async def test_a_press_updates_the_message_for_everyone(bot: TinyBot, you: Person, anne: Person) -> None:
    message = await show_panel(bot, you)

    @bot.on("join")
    async def join(interaction: Interaction) -> None:
        assert interaction.message is not None
        await interaction.response.edit_message(
            view=panel(f"{interaction.user.display_name} joins"),
            attachments=[picture(colour="blue")],
        )

    answer = await anne.press(message, "Join")
    assert answer.outcome == "update"
    seen = await you.sees(lambda item: "Anne joins" in str(item["components"]))
    assert seen["id"] == message["id"]
    assert len(seen["attachments"]) == 1
    assert seen["attachments"][0]["id"] != message["attachments"][0]["id"]


async def test_a_deferred_press_is_edited_later(bot: TinyBot, you: Person) -> None:
    message = await show_panel(bot, you)

    @bot.on("join")
    async def join(interaction: Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=panel("later", with_picture=False), attachments=[])
        await interaction.followup.send("only you", ephemeral=True)

    assert (await you.press(message, "join")).outcome == "deferred"
    whisper = await you.sees(lambda item: item["content"] == "only you")
    assert whisper["flags"] & 64
    assert "later" in str(you.messages[message["id"]]["components"])
    assert you.messages[message["id"]]["attachments"] == []


async def test_a_select_gives_its_values(bot: TinyBot, you: Person) -> None:
    message = await show_panel(bot, you)

    @bot.on("cards")
    async def cards(interaction: Interaction) -> None:
        data: Any = interaction.data
        await interaction.response.send_message(",".join(data["values"]), ephemeral=True)

    assert (await you.select(message, "cards", "Card 1", "c3")).message["content"] == "c1,c3"
    for values in (("c9",), ("c0", "c1", "c2", "c3"), ()):
        with pytest.raises(ActError):
            await you.select(message, "cards", *values)


async def test_user_role_and_channel_selects_are_resolved(bot: TinyBot, you: Person, anne: Person) -> None:
    chosen: list[str] = []

    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.UserSelect(custom_id="users"))
        view.add_item(discord.ui.ChannelSelect(custom_id="channels"))

        async def note(interaction: Interaction) -> None:
            await interaction.response.defer()
            chosen.extend(str(value) for item in view.children for value in getattr(item, "values", ()))

        for item in view.children:
            item.callback = note  # type: ignore[method-assign]
        bot.handlers["users"] = bot.handlers["channels"] = _nothing
        await interaction.response.send_message("choose", view=view)

    message = (await you.run("do")).message
    await you.select(message, "users", anne.identity)
    await you.select(message, "channels", you.screen["channels"][0]["id"])
    assert chosen[0] == "anne"
    assert "loot" in chosen


async def _nothing(interaction: Interaction) -> None: ...


async def test_a_form_is_opened_filled_and_answered(bot: TinyBot, you: Person) -> None:
    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        await interaction.response.send_modal(Form())

    @bot.on("form")
    async def form(interaction: Interaction) -> None:
        data: Any = interaction.data
        values = [part["component"] for part in data["components"]]
        await interaction.response.send_message(f"{values[0]['value']} {values[1]['values']}")

    modal = (await you.run("do")).modal
    assert modal["title"] == "A form"
    answer = await you.submit(modal, name="Jim", level=["hard"])
    assert answer.message["content"] == "Jim ['hard']"
    with pytest.raises(ActError, match="does not fit"):
        await you.submit(modal, name="J", level=["hard"])
    assert (await you.submit(modal, forged=True, name="J", level=["x"])).message["content"] == "J ['x']"


async def test_a_form_on_a_press_may_update_the_message(bot: TinyBot, you: Person) -> None:
    message = await show_panel(bot, you)

    @bot.on("join")
    async def join(interaction: Interaction) -> None:
        await interaction.response.send_modal(Form())

    @bot.on("form")
    async def form(interaction: Interaction) -> None:
        assert interaction.message is not None
        await interaction.response.edit_message(view=panel("filled"), attachments=[picture()])

    modal = (await you.press(message, "join")).modal
    answer = await you.submit(modal, name="Jim", level=["easy"])
    assert (answer.outcome, answer.message["id"]) == ("update", message["id"])


async def test_thinking_becomes_the_first_follow_up(bot: TinyBot, you: Person, anne: Person) -> None:
    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        first = await interaction.followup.send("first", wait=True)
        second = await interaction.followup.send("second", wait=True, file=picture())
        assert first.id == (await interaction.original_response()).id
        await second.edit(content="second, edited")

    answer = await you.run("do")
    assert answer.outcome == "thinking"
    assert answer.message["flags"] & 128
    await anne.sees(lambda item: item["content"] == "second, edited")
    assert anne.messages[answer.message["id"]]["content"] == "first"
    assert not anne.messages[answer.message["id"]]["flags"] & 128


async def test_a_public_thought_stays_public(bot: TinyBot, you: Person, anne: Person) -> None:
    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("for all", ephemeral=True)
        await interaction.followup.send("for one", ephemeral=True)

    await you.run("do")
    assert not (await anne.sees(lambda item: item["content"] == "for all"))["flags"] & 64
    assert (await you.sees(lambda item: item["content"] == "for one"))["flags"] & 64
    assert "for one" not in str(await anne.history())


async def test_an_ephemeral_thought_stays_ephemeral(bot: TinyBot, you: Person, anne: Person) -> None:
    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.edit_original_response(view=panel("secret"), attachments=[picture()])

    await you.run("do")
    secret = await you.sees(lambda item: "secret" in str(item["components"]))
    assert secret["flags"] & 64
    await you.say("over")
    await anne.sees(lambda item: item["content"] == "over")
    assert "secret" not in str(anne.events)
    assert "secret" not in str(await anne.history())
    assert "secret" in str(await you.history())


async def test_ephemerals_never_reach_the_gateway_nor_the_channel_routes(bot: TinyBot, you: Person) -> None:
    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        await interaction.response.send_message("psst", ephemeral=True)

    heard = []
    bot.event(_named("on_message", lambda message: heard.append(message.content)))
    message = (await you.run("do")).message
    await you.say("<@0> end")
    channel: Any = bot.get_channel(int(message["channel_id"]))
    with pytest.raises(discord.NotFound) as caught:
        await channel.fetch_message(int(message["id"]))
    assert caught.value.code == 10008
    assert "psst" not in heard
    assert [item.content async for item in channel.history()] != []
    await you.erase(message)
    await you.until(lambda: message["id"] not in you.messages)


def _named(name: str, act: Any) -> Any:
    async def handler(*arguments: Any) -> None:
        act(*arguments)

    handler.__name__ = name
    return handler


async def test_the_original_answer_can_be_read_edited_and_deleted(bot: TinyBot, you: Person) -> None:
    done = asyncio.Event()

    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        callback = await interaction.response.send_message("one")
        assert callback.message_id == (await interaction.original_response()).id
        await interaction.edit_original_response(content="two")
        await interaction.delete_original_response()
        with pytest.raises(discord.NotFound) as caught:
            await interaction.edit_original_response(content="three")
        assert caught.value.code == 10008
        done.set()

    message = (await you.run("do")).message
    await asyncio.wait_for(done.wait(), 5)
    await you.until(lambda: message["id"] not in you.messages)


async def test_a_callback_without_with_response_is_answered_by_204(
    box: Box, bot: TinyBot, town: Town, you: Person
) -> None:
    statuses = []

    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        url = f"{box.address}/api/v10/interactions/{interaction.id}/{interaction.token}/callback"
        body = {"type": 4, "data": {"content": "plain"}}
        async with town.session.post(url, json=body) as response:
            statuses.append((response.status, await response.read()))

    assert (await you.run("do")).message["content"] == "plain"
    assert statuses == [(204, b"")]


async def test_nobody_answering_in_three_seconds_is_a_failure(bot: TinyBot, you: Person, town: Town) -> None:
    held: list[Interaction] = []
    arrived = asyncio.Event()

    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        held.append(interaction)
        arrived.set()

    asking = asyncio.create_task(you.run("do"))
    await asyncio.wait_for(arrived.wait(), 5)
    await town.stage("advance", seconds=3)
    assert (await asking).outcome == "failed"
    await you.until(lambda: any(item["event"] == "INTERACTION_FAILED" for item in you.events))
    with pytest.raises(discord.NotFound) as caught:
        await held[0].response.send_message("late")
    assert caught.value.code == 10062


async def test_a_second_answer_and_a_follow_up_before_the_first_are_refused(
    bot: TinyBot, you: Person
) -> None:
    codes: list[int] = []
    done = asyncio.Event()

    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        with pytest.raises(discord.HTTPException) as caught:
            await interaction.followup.send("too early")
        codes.append(caught.value.code)
        await interaction.response.send_message("one")
        again: Any = interaction.response
        again._response_type = None
        with pytest.raises(discord.HTTPException) as caught:
            await interaction.response.send_message("two")
        codes.append(caught.value.code)
        done.set()

    await you.run("do")
    await asyncio.wait_for(done.wait(), 5)
    assert codes == [10015, 40060]


async def test_a_token_dies_after_fifteen_minutes(bot: TinyBot, you: Person, town: Town) -> None:
    held: list[Interaction] = []

    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        held.append(interaction)
        await interaction.response.send_message("one")

    await you.run("do")
    await town.stage("advance", seconds=899)
    await held[0].followup.send("in time")
    await town.stage("advance", seconds=2)
    with pytest.raises(discord.HTTPException) as caught:
        await held[0].followup.send("late")
    assert (caught.value.status, caught.value.code) == (401, 50027)


async def test_an_answer_of_the_wrong_kind_is_refused(
    box: Box, bot: TinyBot, you: Person, town: Town
) -> None:
    codes: list[int] = []

    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        url = f"{box.address}/api/v10/interactions/{interaction.id}/{interaction.token}/callback"
        for kind in (6, 7, 8):
            async with town.session.post(url, json={"type": kind, "data": {}}) as response:
                codes.append((await response.json())["code"])
        await interaction.response.send_modal(Form())

    @bot.on("form")
    async def form(interaction: Interaction) -> None:
        with pytest.raises(discord.HTTPException) as caught:
            await interaction.response.send_modal(Form())
        codes.append(caught.value.code)
        await interaction.response.send_message("so")

    modal = (await you.run("do")).modal
    await you.submit(modal, name="Jim", level=["easy"])
    assert codes == [50035] * 4


async def test_a_hundred_presses_at_once_each_get_their_answer(
    bot: TinyBot, you: Person, anne: Person
) -> None:
    message = await show_panel(bot, you)
    count = iter(range(1000))

    @bot.on("join")
    async def join(interaction: Interaction) -> None:
        await interaction.response.send_message(f"{next(count)}", ephemeral=True)

    people = [you, anne] * 50
    answers = await asyncio.gather(*(person.press(message, "join") for person in people))
    assert sorted(int(answer.message["content"]) for answer in answers) == list(range(100))


async def test_forged_truncated_old_and_foreign_presses_arrive_as_they_are(
    bot: TinyBot, you: Person, anne: Person, town: Town
) -> None:
    message = await show_panel(bot, you)

    @bot.on("joi")
    @bot.on("old")
    async def answer(interaction: Interaction) -> None:
        await interaction.response.send_message("no", ephemeral=True)

    bot.handlers["gone"] = answer
    with pytest.raises(ActError, match="Nothing there"):
        await you.press(message, "joi")
    with pytest.raises(ActError, match="disabled"):
        await you.press(message, "gone")
    for forged in ("joi", "old", "gone"):
        assert (await anne.press(message, forged, forged=True)).message["content"] == "no"
    await town.stage("delete_message", message=message["id"])
    with pytest.raises(ActError, match="gone"):
        await you.press(message, "join")
    assert (await you.press(message, "old", forged=True)).outcome == "message"


async def test_nobody_can_press_on_a_message_that_they_cannot_see(
    bot: TinyBot, you: Person, anne: Person
) -> None:
    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        await interaction.response.send_message(view=panel("mine"), file=picture(), ephemeral=True)

    message = (await you.run("do")).message
    with pytest.raises(ActError, match="cannot see"):
        await anne.press(message, "join")


async def test_an_ephemeral_panel_is_updated_by_its_own_press(bot: TinyBot, you: Person) -> None:
    @bot.on("do")
    async def do(interaction: Interaction) -> None:
        await interaction.response.send_message(view=panel("hand"), file=picture(), ephemeral=True)

    @bot.on("join")
    async def join(interaction: Interaction) -> None:
        await interaction.response.edit_message(view=panel("new hand"), attachments=[picture()])

    hand = (await you.run("do")).message
    answer = await you.press(hand, "join")
    assert (answer.outcome, answer.message["id"]) == ("update", hand["id"])
    assert answer.message["flags"] & 64
    await you.sees(lambda item: "new hand" in str(item["components"]))
