"""The bot over real sockets: pictures, presses at the same instant, a polite stop."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.client import Loot, utc
from bot.pictures import Threads
from bot.store.database import open_database
from bot.store.store import Store
from bot.thinkers import Inline
from playground import Box, Person, Town
from playground.components import walk
from tests.playground.tiny import point

PAINTING = 30.0
"""Seconds that the first pictures may take on a busy machine."""


@asynccontextmanager
async def connected(tmp_path: Path, monkeypatch: Any) -> AsyncIterator[tuple[Town, Loot]]:
    """The bot logged in to a box."""
    painter = Threads(1)
    async with Box.running(heartbeat=5) as box, Town(box.address, box.key) as town:
        point(monkeypatch, box.address)
        store = Store(await open_database(tmp_path / "loot.db"), utc)
        bot = Loot(store, Inline(), painter)
        running = asyncio.create_task(bot.start(box.token))
        try:
            await town.online()
            yield town, bot
        finally:
            await bot.close()
            await asyncio.wait([running])
            await store.close()
            painter.close()
            assert not box.unknown, box.unknown


def ids(message: Any) -> dict[str, str]:
    """What can be pressed on a message, by verb."""
    found = [part["custom_id"] for part in walk(message["components"]) if part.get("custom_id")]
    return {one.split(":")[1]: one for one in found}


def moves(message: Any) -> list[str]:
    """The buttons that make a move, or lead to one."""
    parts = [part for part in walk(message["components"]) if part["type"] == 2]
    return [part["custom_id"] for part in parts if part.get("custom_id", "").startswith("b:move:")]


def holds(verb: str) -> Any:
    return lambda message: verb in ids(message)


async def begin(person: Person, game: str, computers: int, level: str = "normal") -> Any:
    await person.run("loot start", game=game, computers=computers, level=level)
    lobby = await person.sees(holds("start"), PAINTING)
    await person.press(lobby, ids(lobby)["start"])
    return await person.sees(holds("hand"), PAINTING)


async def test_a_board_with_its_picture_and_a_hand_are_shown(tmp_path: Path, monkeypatch: Any) -> None:
    async with connected(tmp_path, monkeypatch) as (town, bot):
        you = await town.person("you")
        board = await begin(you, "sails", 2)
        (gallery,) = [part for part in walk(board["components"]) if part["type"] == 12]
        (item,) = gallery["items"]
        assert item["description"].startswith("Sails")
        assert board["attachments"][0]["filename"] == "table.webp"
        hand = await you.sees(holds("move"), PAINTING)
        assert [part for part in walk(hand["components"]) if part["type"] == 12]
        await you.press(hand, moves(hand)[0])
        await until(lambda: made(bot) == 1)


async def test_two_presses_at_the_same_instant_make_one_move(tmp_path: Path, monkeypatch: Any) -> None:
    async with connected(tmp_path, monkeypatch) as (town, bot):
        you = await town.person("you")
        await begin(you, "sails", 2)
        hand = await you.sees(holds("move"), PAINTING)
        answers = await asyncio.gather(*(you.press(hand, moves(hand)[0]) for _ in range(5)))
        assert all(answer.outcome != "failed" for answer in answers)
        await until(lambda: not bot._answering)
        assert made(bot) == 1


async def test_a_form_and_forged_presses_are_answered(tmp_path: Path, monkeypatch: Any) -> None:
    async with connected(tmp_path, monkeypatch) as (town, bot):
        you = await town.person("you")
        await you.run("loot start", game="sails")
        lobby = await you.sees(holds("options"), PAINTING)
        form = await you.press(lobby, ids(lobby)["options"])
        answer = await you.submit(form.modal, rb="b", gv="a")
        assert answer.outcome != "failed"
        await until(lambda: '"rb":"b"' in bot.host._sittings[1].options)
        for forged in ("b:move:1:0:pass b1", "x", "b:hand:zz:0:", "s:pick:1:0:"):
            answer = await you.press(lobby, forged, forged=True)
            assert answer.outcome != "failed", forged


async def test_a_bot_that_is_told_to_stop_answers_what_was_pressed(
    tmp_path: Path, monkeypatch: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async with connected(tmp_path, monkeypatch) as (town, bot):
        you = await town.person("you")
        board = await begin(you, "sails", 2)
        pressing = asyncio.create_task(you.press(board, ids(board)["hand"]))
        await until(lambda: bool(bot._answering))
        await bot.close()
        assert (await pressing).outcome == "thinking"
        assert not bot._answering
        assert not [record for record in caplog.records if record.levelname == "ERROR"]


def made(bot: Loot) -> int:
    """How many moves the first seat has made."""
    return [line.seat for line in bot.host._sittings[1].play.log].count(0)


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PAINTING):
        while not true():  # noqa: ASYNC110 - what is waited for happens in the bot, which tells nobody
            await asyncio.sleep(0.01)
