"""A first visit, and one whole game against computer players, by clicking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.playing import playground

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.playing import People, Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST_PRESSES = 200


async def test_a_first_visit_is_welcomed_in_the_language_that_one_chooses(
    tmp_path: Path, player: People
) -> None:
    async with playground(tmp_path) as place, player(place.address) as you:
        await expect(you.board).to_contain_text("Ahoy!")
        await you.press("FR", you.page.locator("#side"))
        await expect(you.board).to_contain_text("Ohé !")
        await expect(you.page.locator("#channel .message")).to_have_count(1)
        await you.press("Sails")
        await you.answer()
        await expect(you.page.locator("#hand")).to_contain_text("Vers le plateau")


async def over(someone: Player) -> bool:
    """Wait until something is asked, or the game is over; tell which."""
    again = someone.board.get_by_role("button", name="Play again")
    await again.or_(someone.answers.first).first.wait_for()
    return await again.count() > 0


async def test_straight_to_a_table_and_to_the_end_of_a_game(tmp_path: Path, player: People) -> None:
    async with playground(tmp_path, "--game", "sails") as place, player(place.address) as you:
        for _ in range(MOST_PRESSES):
            if await over(you):
                break
            await you.answer()
        await you.board.get_by_text("wins").first.wait_for()
        await you.press("Verify")
        await you.private.get_by_text("The game holds").wait_for()
        await you.press("Play again", you.page.locator(".message:has(.button.success)").last)
        await you.page.get_by_role("button", name="Start the game").wait_for()
