"""Whole games by buttons and menus alone, on the real bot over a simulated Discord."""

import random
from pathlib import Path
from typing import Any

from tests.bot.world import Shown, world


async def test_two_people_play_a_game_from_lobby_to_end(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = here.player("ann"), here.player("bob", "fr")
        opened = await ann.loot("start", game=tiny)
        assert opened.ephemeral
        await bob.press(here.panel, "join")
        await ann.press(here.panel, "start")
        source = random.Random(1)
        people = {0: ann, 1: bob}
        for _ in range(60):
            sitting = await here.bot.host.get(1)
            if sitting.play.outcome:
                break
            await people[sitting.play.to_move[0]].answer(source)
        assert "won" in here.panel.text
        assert "Seed" in here.panel.text
        assert isinstance(here.panel, Shown)
