"""Without a mouse and without eyes: keys, roles, names and announcements."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.browser.playing import People, Player, Playground

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST_TABS = 40
MOVES = 3
WORDS = re.compile(r"\w+ \w+ \w+")
FOCUSED = "node => node === document.activeElement"
NAMELESS = """() => [...document.querySelectorAll("button, a, input, textarea, select, [role]")]
    .filter((node) => node.checkVisibility() && !node.closest("[aria-hidden=true], .unseen, .toasts"))
    .filter((node) => !(node.ariaLabel || node.title || node.innerText?.trim() || node.labels?.length))
    .concat([...document.querySelectorAll("img:not([alt])")])
    .map((node) => node.outerHTML)"""


async def walk_to(someone: Player, target: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST_TABS):
        if await target.evaluate(FOCUSED):
            return
        await someone.page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not get there")


async def answer_by_keys(someone: Player) -> None:
    """Answer what is asked with the first thing that is offered."""
    control = someone.answers.first
    await control.wait_for()
    identity = await control.get_attribute("data-id")
    await walk_to(someone, someone.page.locator(f'#hand [data-id="{identity}"]'))
    await someone.page.keyboard.press("Enter")
    if await control.get_attribute("aria-expanded") == "true":
        await someone.page.keyboard.press("Enter")
    gone = 'id => !document.querySelector(`#hand [data-id="${CSS.escape(id)}"]`)'
    await someone.page.wait_for_function(gone, arg=identity)


async def test_a_game_is_opened_and_played_by_keys_alone(place: Playground, player: People) -> None:
    async with player(f"{place.address}/#general") as you:
        keys = you.page.keyboard
        await keys.press("/")
        await keys.type("loot start")
        await you.page.locator(".listbox li.active").filter(has_text="/loot start").wait_for()
        await keys.press("Enter")
        await keys.type("Sai")
        await you.page.locator(".listbox li.active").filter(has_text="Sails").wait_for()
        await keys.press("Tab")
        await keys.type("2")
        await keys.press("Enter")
        start = you.page.get_by_role("button", name="Start the game")
        await start.wait_for()
        await keys.press("Shift+Tab")
        await walk_to(you, start)
        await keys.press("Enter")
        await you.answers.first.wait_for()
        for _ in range(MOVES):
            await answer_by_keys(you)
        await you.close_table()


async def test_everything_has_a_role_and_a_name_and_what_happens_is_announced(
    place: Playground, player: People
) -> None:
    async with player(f"{place.address}/#treasure-talk") as you:
        page = you.page
        await you.command("/loot start", game="Tobago", computers="1")
        await you.press("Start the game", page.locator("#channel .message:has(.button.success)").last)
        await you.answers.first.wait_for()
        await expect(page.get_by_role("navigation", name="Channels")).to_be_visible()
        await expect(page.get_by_role("main").get_by_role("region", name="Messages")).to_be_visible()
        hand = page.get_by_role("complementary", name="Your hand")
        await expect(hand.get_by_role("region", name="Your hand")).to_be_visible()
        await expect(page.get_by_role("button", name="treasure-talk")).to_have_attribute(
            "aria-current", "page"
        )
        await expect(hand.get_by_role("img").last).to_have_attribute("alt", WORDS)
        await expect(page.get_by_role("status").filter(has_text="Tobago")).not_to_be_empty()
        assert await page.evaluate(NAMELESS) == []
        await you.answer()
        await you.answers.first.wait_for()
        question = await you.hand.locator("strong").last.inner_text()
        await expect(page.locator("#announcer")).to_contain_text(question)
        await you.close_table()
