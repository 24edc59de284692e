"""hikari as an outside judge: what discord.py forgives, it does not."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Any

import hikari
from PIL import Image

if TYPE_CHECKING:
    from playground import Box, Person, Town


def picture() -> hikari.Bytes:
    body = io.BytesIO()
    Image.new("RGB", (30, 20), "red").save(body, "PNG")
    return hikari.Bytes(body.getvalue(), "board.png")


async def test_hikari_logs_in_answers_edits_and_sends_a_dm(
    box: Box, town: Town, you: Person, anne: Person
) -> None:
    bot = hikari.GatewayBot(
        box.token,
        banner=None,
        intents=hikari.Intents.GUILDS | hikari.Intents.GUILD_MESSAGES | hikari.Intents.DM_MESSAGES,
        rest_url=f"{box.address}/api/v10",
        logs=None,
    )
    ready = asyncio.Event()
    problems: list[Any] = []

    @bot.listen()
    async def started(event: hikari.GuildAvailableEvent) -> None:
        application = await bot.rest.fetch_application()
        command = bot.rest.slash_command_builder("hoist", "Hoist the flag")
        await bot.rest.set_application_commands(application, [command])
        ready.set()

    @bot.listen()
    async def asked(event: hikari.InteractionCreateEvent) -> None:
        interaction = event.interaction
        if isinstance(interaction, hikari.CommandInteraction):
            row = bot.rest.build_message_action_row()
            row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "flag", label="Flag")
            await interaction.create_initial_response(
                hikari.ResponseType.MESSAGE_CREATE, "hoisted", attachment=picture(), component=row
            )
        elif isinstance(interaction, hikari.ComponentInteraction):
            await interaction.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_UPDATE)
            await interaction.edit_initial_response("lowered", components=[], attachments=None)
            channel = await bot.rest.create_dm_channel(interaction.user)
            await channel.send("a word in private", attachment=picture())

    @bot.listen()
    async def failed(event: hikari.ExceptionEvent[Any]) -> None:
        problems.append(event.exception)
        ready.set()

    await bot.start(check_for_updates=False)
    try:
        await asyncio.wait_for(ready.wait(), 10)
        assert problems == []
        answer = await you.run("hoist")
        assert answer.outcome == "message", problems
        assert answer.message["attachments"][0]["width"] == 30
        pressed = await anne.press(answer.message, "Flag")
        assert pressed.outcome == "deferred", problems
        private = await anne.sees(lambda item: item["content"] == "a word in private")
        assert private["attachments"][0]["filename"] == "board.png"
        edited = await you.sees(lambda item: item["content"] == "lowered")
        assert edited["id"] == answer.message["id"]
        assert problems == []
        assert await town.get("unknown") == {}
    finally:
        await bot.close()
