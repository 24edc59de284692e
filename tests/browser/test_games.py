"""Every game, from the welcome on, by clicking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.voices import voice
from engine.core.registry import games

if TYPE_CHECKING:
    from tests.browser.playing import People, Playground

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize("game", games())
async def test_a_game_begins_with_one_press_on_the_welcome_and_goes_on(
    game: str, place: Playground, player: People
) -> None:
    async with player(place.address) as you:
        welcome = you.page.locator("#channel .message").first
        await you.press(voice("en", game)("title"), welcome)
        await you.answers.first.wait_for()
        before = await you.hand.inner_html()
        await you.answer()
        await you.answer()
        await you.answers.first.wait_for()
        assert await you.hand.inner_html() != before
        await you.close_table()
