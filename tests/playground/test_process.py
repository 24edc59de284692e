from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import TYPE_CHECKING, Any
from urllib.parse import urlparse

from playground import Box, Person, Town, launched
from tests.playground.conftest import logged_in
from tests.playground.test_messages import text_channel
from tests.playground.tiny import panel, picture, point

if TYPE_CHECKING:
    from pathlib import Path

    import discord
    import pytest


async def joined(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.edit_message(view=panel("joined"), attachments=[picture()])


async def test_a_killed_box_comes_back_with_the_same_history(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "world.db"
    async with launched(data) as first:
        point(monkeypatch, first.address)
        port = urlparse(first.address).port or 0
        async with Town(first.address, first.key) as town, logged_in(first.token) as bot:
            bot.on("join")(joined)
            you = await town.person("you")
            await text_channel(bot).send(view=panel("hello"), file=picture())
            message = await you.sees(lambda item: "hello" in str(item["components"]))
            before = await you.history()
            bot.arrived.clear()
            await first.kill()
            async with launched(data, port) as second:
                assert (second.token, second.key) == (first.token, first.key)
                await asyncio.wait_for(bot.arrived.wait(), 15)
                assert await you.history() == before
                await town.online()
                assert (await you.press(message, "Join")).outcome == "update"
                await you.sees(lambda item: "joined" in str(item["components"]))
                async with town.session.get(you.messages[message["id"]]["attachments"][0]["url"]) as response:
                    assert (await response.read()).startswith(b"\x89PNG")


async def test_a_new_bot_answers_the_buttons_and_forms_of_the_old_one(
    box: Box, town: Town, you: Person
) -> None:
    async with logged_in(box.token) as old:
        await text_channel(old).send(view=panel("hello"), file=picture())
    message = await you.sees(lambda item: "hello" in str(item["components"]))
    await town.online(wanted=False)
    async with logged_in(box.token) as new:
        new.on("join")(joined)
        assert (await you.press(message, "Join")).outcome == "update"


async def test_a_port_that_is_taken_is_told_in_a_sentence(box: Box, tmp_path: Path) -> None:
    port = str(urlparse(box.address).port)
    done = await asyncio.to_thread(_run, "--port", port, "--data", str(tmp_path / "x.db"))
    assert done.returncode == 1
    assert f"cannot listen on 127.0.0.1:{port}" in done.stderr
    assert "Traceback" not in done.stderr


async def test_a_file_in_use_or_broken_is_told_in_a_sentence(tmp_path: Path) -> None:
    data = tmp_path / "world.db"
    async with launched(data):
        busy = await asyncio.to_thread(_run, "--port", "0", "--data", str(data))
    broken = tmp_path / "broken.db"
    broken.write_text("this is no database, and it is long enough to be looked at as one" * 9)
    bad = await asyncio.to_thread(_run, "--port", "0", "--data", str(broken))
    assert "locked" in busy.stderr
    assert "not a database" in bad.stderr
    assert "Traceback" not in busy.stderr + bad.stderr
    assert broken.read_text().startswith("this is no database")


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "playground", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)


async def test_the_box_stops_when_told_to(tmp_path: Path) -> None:
    async with launched(tmp_path / "world.db") as box, Town(box.address, box.key) as town:
        await town.person("you")
        box.process.terminate()
        assert await asyncio.wait_for(box.process.wait(), 10) == 0


async def test_the_world_survives_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "world.db"
    async with Box.running(data) as box, Town(box.address, box.key) as town:
        point(monkeypatch, box.address)
        async with logged_in(box.token) as bot:
            you, anne = await town.person("you"), await town.person("anne")
            await text_channel(bot).send("public")
            await (await bot.fetch_user(int(anne.identity))).send("private")
            await you.run("loot move", words="secret")
            kept = [await you.history(), await anne.history("dm"), await you.commands()]
    async with Box.running(data) as box, Town(box.address, box.key) as town:
        you, anne = await town.person("you"), await town.person("anne")
        assert [await you.history(), await anne.history("dm"), await you.commands()] == kept
        assert "secret" not in str(await anne.history())


async def test_a_killed_bot_comes_back_to_the_box(box: Box, town: Town, you: Person) -> None:
    async with logged_in(box.token) as bot:
        await text_channel(bot).send(view=panel("hello", with_picture=False))
    message = await you.sees(lambda item: "hello" in str(item["components"]))
    for _ in range(2):
        await town.online(wanted=False)
        command = [sys.executable, "-m", "tests.playground.tiny", box.address, box.token]
        process = await asyncio.create_subprocess_exec(*command)
        try:
            await town.online()
            assert (await you.press(message, "Join")).outcome == "update"
        finally:
            process.kill()
            await process.wait()
