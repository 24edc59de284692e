"""A tiny discord.py bot that uses each feature of the box once."""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import app_commands
from PIL import Image
from yarl import URL

Handler = Callable[[discord.Interaction[Any]], Awaitable[Any]]


def picture(name: str = "board.png", colour: str = "red") -> discord.File:
    body = io.BytesIO()
    Image.new("RGB", (30, 20), colour).save(body, "PNG")
    body.seek(0)
    return discord.File(body, name, description="a red board")


def panel(line: str, *, with_picture: bool = True) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=0xAA0000)
    box.add_item(discord.ui.TextDisplay(line))
    if with_picture:
        item = discord.MediaGalleryItem("attachment://board.png", description="a red board")
        box.add_item(discord.ui.MediaGallery(item))
    box.add_item(discord.ui.Separator())
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    row.add_item(discord.ui.Button(label="Join", custom_id="join"))
    row.add_item(discord.ui.Button(label="Gone", custom_id="gone", disabled=True))
    box.add_item(row)
    choice: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    options = [discord.SelectOption(label=f"Card {n}", value=f"c{n}") for n in range(5)]
    choice.add_item(discord.ui.Select(custom_id="cards", options=options, min_values=1, max_values=3))
    box.add_item(choice)
    view.add_item(box)
    return view


class Form(discord.ui.Modal, title="A form"):
    name: discord.ui.Label[Any] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(custom_id="name", min_length=2, max_length=10)
    )
    level: discord.ui.Label[Any] = discord.ui.Label(
        text="Level",
        component=discord.ui.Select(
            custom_id="level",
            options=[discord.SelectOption(label=word) for word in ("easy", "hard")],
        ),
    )

    def __init__(self) -> None:
        super().__init__(custom_id="form")


class Translator(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        french = {"echo": "echo-fr", "Say it again": "Redis-le"}
        return french.get(string.message) if locale is discord.Locale.french else None


class TinyBot(discord.Client):
    """Commands that are always there; tests hang their own handlers on custom ids and /do."""

    def __init__(self, **options: Any) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__(intents=intents, guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        self.handlers: dict[str, Handler] = {}
        self.seen: list[str] = []
        self.arrived = asyncio.Event()
        self._add_commands()

    def on(self, custom_id: str) -> Callable[[Handler], Handler]:
        def remember(handler: Handler) -> Handler:
            self.handlers[custom_id] = handler
            return handler

        return remember

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data or {}
        if "custom_id" in data:
            self.seen.append(data["custom_id"])
            await self.handlers[data["custom_id"]](interaction)

    async def on_ready(self) -> None:
        self.arrived.set()

    async def on_resumed(self) -> None:
        self.seen.append("RESUMED")

    def _add_commands(self) -> None:
        tree = self.tree

        @tree.command(name="do", description="Do what the test says")
        @app_commands.allowed_contexts(guilds=True, dms=True)
        async def do(interaction: discord.Interaction[Any]) -> None:
            await self.handlers["do"](interaction)

        @tree.command(name="echo", description="Say it again")
        @app_commands.guild_only()
        async def echo(interaction: discord.Interaction[Any], text: app_commands.Range[str, 1, 20]) -> None:
            await interaction.response.send_message(f"{interaction.locale}: {text}")

        group = app_commands.Group(name="loot", description="Games")

        @group.command(name="start", description="Start a game")
        @app_commands.choices(
            game=[app_commands.Choice(name=word, value=word) for word in ("sails", "tobago")]
        )
        async def start(
            interaction: discord.Interaction[Any],
            game: app_commands.Choice[str],
            friend: discord.Member | None = None,
            level: app_commands.Range[int, 1, 3] = 1,
        ) -> None:
            name = friend.display_name if friend else "nobody"
            await interaction.response.send_message(f"{game.value} {name} {level}")

        @group.command(name="move", description="Move")
        async def move(interaction: discord.Interaction[Any], words: str) -> None:
            await interaction.response.send_message(words, ephemeral=True)

        @move.autocomplete("words")
        async def words(
            interaction: discord.Interaction[Any], current: str
        ) -> list[app_commands.Choice[str]]:
            every = ("north", "south", "north-east")
            return [app_commands.Choice(name=word, value=word) for word in every if current in word]

        tree.add_command(group)


def point(monkeypatch: Any, address: str) -> None:
    """Point discord.py at a box by its three base addresses, and at nothing else."""
    websocket = URL(address.replace("http", "ws", 1) + "/gateway")
    monkeypatch.setattr(discord.http.Route, "BASE", f"{address}/api/v10")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", websocket)
    monkeypatch.setattr(discord.asset.Asset, "BASE", address)


def main() -> None:
    """Run as a process of its own: `python -m tests.playground.tiny ADDRESS TOKEN`."""
    _, address, token = sys.argv
    point(pytest.MonkeyPatch(), address)
    bot = TinyBot()

    @bot.on("join")
    async def join(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=panel("joined", with_picture=False))

    bot.run(token, log_handler=None)


if __name__ == "__main__":
    main()
