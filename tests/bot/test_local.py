"""The playground in one command: what it refuses, that its parts come back, that nothing stays behind."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from typing import TYPE_CHECKING

import aiohttp
import pytest

from bot import local
from bot.config import Settings
from bot.local import Kept, Wish
from bot.store.database import StartError
from bot.voices import voice
from engine.core.registry import game, games

if TYPE_CHECKING:
    from pathlib import Path

GAME = next(iter(games()))
INFO = game(GAME).INFO
WAITS = [sys.executable, "-c", "import sys; sys.stdin.read()"]


def environment(folder: Path, **more: str) -> dict[str, str]:
    return os.environ | {"LOOT_PLAYGROUND": str(folder), "DISCORD_TOKEN": "", **more}


def test_a_port_that_is_taken_is_told_in_a_sentence_of_ones_language(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "bot", "--no-browser", "--port", port]
        env = environment(tmp_path, LOOT_LANGUAGE="fr")
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(f"Le terrain de jeu ne peut pas écouter sur le port {port}")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (Wish(0, "chess"), "start-unknown-game"),
        (Wish(0, GAME, INFO.most + 1), "start-wrong-seats"),
        (Wish(0, GAME, 1), "start-wrong-seats"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_before_anything_starts(
    wish: Wish, key: str, tmp_path: Path
) -> None:
    folder = tmp_path / "none"
    with pytest.raises(StartError) as refused:
        await local.play(Settings(loot_playground=folder), wish)
    assert refused.value.key == key
    assert voice("fr")(refused.value.key, **refused.value.fields)
    assert not folder.exists()


@pytest.mark.parametrize(
    ("display", "works", "said"),
    [("", True, "Open http"), (":0", False, "Open http"), (":0", True, "Your browser opens http")],
)
def test_a_browser_that_cannot_be_opened_is_left_to_the_reader(
    display: str, works: bool, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", display) if display else monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "open", lambda _: works)
    local.open_browser("http://127.0.0.1:1/", voice("en"), Wish())
    assert capsys.readouterr().out.startswith(said)


def test_the_language_is_the_one_set_else_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LOOT_LANGUAGE", raising=False)
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert local.language(Settings()) == "fr"
    assert local.language(Settings(loot_language="en")) == "en"
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert local.language(Settings()) == "en"


async def test_a_process_that_ends_is_started_again_and_said_to_be(
    capsys: pytest.CaptureFixture[str],
) -> None:
    again = asyncio.Event()

    class Watched(Kept):
        async def start(self) -> asyncio.subprocess.Process:
            before, after = self.process, await super().start()
            if before:
                again.set()
            return after

    kept = Watched("bot", WAITS, {})
    first = await kept.start()
    keeping = asyncio.create_task(kept.keep(voice("en")))
    first.kill()
    await asyncio.wait_for(again.wait(), 10)
    keeping.cancel()
    await kept.stop()
    assert "The bot has ended; it starts again" in capsys.readouterr().err


async def test_a_killed_playground_leaves_nothing_behind(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bot", "--no-browser", "--port", "0"]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, env=environment(tmp_path), stdout=pipe)
    assert process.stdout is not None
    printed = b""
    while b"Open" not in printed:
        printed = await asyncio.wait_for(process.stdout.readline(), 30)
    found = re.search(r"http://[\d.:]+", printed.decode())
    assert found
    async with aiohttp.ClientSession() as session:
        async with session.get(found[0]) as response:
            key = re.search('name="box-key" content="([^"]+)"', await response.text())
        assert key
        async with session.get(f"{found[0]}/_box/people/you/feed", headers={"X-Box-Key": key[1]}) as feed:
            process.send_signal(signal.SIGKILL)
            await process.wait()
            await asyncio.wait_for(feed.content.read(), 20)  # it ends when the box does
