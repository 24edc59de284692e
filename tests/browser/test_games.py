"""Every game, from the welcome on, by clicking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from bot.voices import voice
from engine.core.registry import games
from tests.browser.playing import PHONE

if TYPE_CHECKING:
    from tests.browser.playing import People, Player, Playground

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
        await go_on_with_a_phone(you)
        await you.close_table()


async def go_on_with_a_phone(someone: Player) -> None:
    """Answer once more on a small screen, where nothing may stick out of either pane."""
    await someone.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    await someone.page.get_by_role("button", name="Hand", exact=True).click()
    await someone.answer()
    assert await someone.sticking_out() == []
    await someone.page.get_by_role("button", name="Table", exact=True).click()
    await expect(someone.page.locator("#channel .picture").last).to_be_visible()
    assert await someone.sticking_out() == []
