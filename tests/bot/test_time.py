"""Time passing over a simulated Discord: reminders, away seats, lobbies that expire, and quiet logs."""

import logging
import random
from pathlib import Path
from typing import Any

import pytest

from bot.host.deadlines import LOBBY_LIFE
from bot.host.sitting import Status
from tests.bot.test_game import play_on
from tests.bot.test_panel import begun
from tests.bot.world import Shown, world


async def test_a_slow_player_is_reminded_then_replaced_and_comes_back_with_one_press(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = await begun(here, tiny, "ann", "bob")
        await ann.answer(random.Random(1))
        first = (await bob.hand()).message.id
        await here.pass_time(182)
        reminded = await bob.hand()
        assert reminded.message.id != first
        assert "The table is waiting for you" in reminded.text
        assert len(bob.user.dm_channel.history()) == 1
        await here.pass_time(70)
        assert "bob is away" in here.panel.text
        assert (await here.bot.host.get(1)).play.entry >= 2
        await bob.press(here.panel, "rejoin")
        assert (await here.bot.host.get(1)).people == {0, 1}


async def test_a_slow_player_with_closed_messages_is_reminded_in_the_channel(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = here.player("ann"), here.player("bob")
        bob.close_messages()
        await ann.loot("start", game=tiny)
        await bob.press(here.panel, "join")
        await ann.press(here.panel, "start")
        await ann.answer(random.Random(1))
        before = here.panel.message.id
        await here.pass_time(182)
        assert here.panel.message.id != before
        assert bob.user.mention in here.panel.text


async def test_a_lobby_that_nobody_starts_closes_politely(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        await ann.loot("start", game=tiny)
        await here.pass_time(LOBBY_LIFE - 5)
        assert here.panel.buttons
        await here.pass_time(10)
        assert (await here.bot.host.get(1)).status is Status.STOPPED
        assert "This lobby is closed" in here.panel.text
        assert not here.panel.buttons
        await ann.loot("start", game=tiny)
        assert here.panel.buttons


async def test_computer_players_move_while_nobody_presses_anything(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        await ann.loot("start", game=tiny, computers=2, level="easy")
        await ann.press(here.panel, "start")
        assert "0 of 3 ready" in here.panel.text
        await here.pass_time(3)
        assert "2 of 3 ready" in here.panel.text
        await here.restart()
        await ann.answer(random.Random(1))
        await here.pass_time(30)
        assert (await here.bot.host.get(1)).play.entry > 3


async def test_log_lines_tell_no_secret(
    tiny: str, tmp_path: Path, monkeypatch: Any, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with world(tmp_path, monkeypatch) as here:
        people = await begun(here, tiny, "ann", "bob")
        sitting = await here.bot.host.get(1)
        seed = sitting.play.setting.seed
        await play_on(here, dict(enumerate(people)), random.Random(3))
        ours = [record for record in caplog.records if record.name.startswith("bot")]
        assert ours
        told = "\n".join(str(vars(record)) for record in ours)
        assert seed not in told
        assert not [word for word in ("bid", "throw", "look") if f"'{word}" in told or f" {word} " in told]


async def test_nobody_learns_the_seed_before_the_end(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        seed = (await here.bot.host.get(1)).play.setting.seed
        refused = await ann.forge(here.panel, "b:verify:1:0:")
        assert "not over yet" in Shown(here.env, refused.response).text
        sent = str([one.json for one in here.env.http_requests])
        assert seed not in sent
