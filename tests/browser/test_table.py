"""Around a table: forms, selects, commands, several people, restarts, a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.playing import PHONE, REFUSED

if TYPE_CHECKING:
    from tests.browser.playing import People, Player, Playground

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def open_lobby(someone: Player, **options: str) -> None:
    await someone.command("/loot start", game="Sails", **options)
    await someone.page.get_by_role("button", name="Start the game").wait_for()


async def become(someone: Player, name: str) -> None:
    await someone.page.locator(".viewing").click()
    await someone.page.locator(".listbox li").filter(has_text=name).click()
    await expect(someone.page.locator(".viewing strong")).to_have_text(name)


async def test_a_lobby_is_filled_by_command_select_form_and_by_somebody_else(
    place: Playground, player: People
) -> None:
    there = f"{place.address}/#general"
    async with player(there) as you, player(f"{place.address}/?as=anne#general") as anne:
        await open_lobby(you, computers="1")
        table = you.page.locator("#channel .message:has(.button.success)").last
        await expect(table).to_contain_text("One more player is needed.")
        await you.choose(table.get_by_role("combobox", name="Add a computer player"), "(easy)")
        await expect(table).to_contain_text("computer player, easy")
        await you.press("Options", table)
        form = you.page.get_by_role("dialog")
        await you.choose(form.get_by_role("combobox").first, "")
        await you.press("Send", form)
        await expect(form).to_have_count(0)
        await (
            anne.page.get_by_role("button", name="Rejoindre")
            .or_(anne.page.get_by_role("button", name="Join"))
            .click()
        )
        await expect(anne.page.locator("#hand")).to_contain_text("#general")
        await expect(table).to_contain_text("Anne")
        await you.press("Start the game", table)
        await you.answers.first.wait_for()
        await anne.answers.first.wait_for()
        await you.close_table()


async def test_one_person_plays_several_from_one_chair(place: Playground, player: People) -> None:
    async with player(f"{place.address}/#treasure-talk") as you:
        await open_lobby(you, computers="2")
        await expect(you.page.locator("#hand")).to_contain_text("#treasure-talk")
        await become(you, "Mary")
        await expect(you.page.locator("#hand .empty")).to_be_visible()
        await you.press("Join", you.page.locator("#channel .message").last)
        await expect(you.page.locator("#hand")).to_contain_text("You have a seat")
        await you.page.reload()
        await expect(you.page.locator(".viewing strong")).to_have_text("Mary")
        await expect(you.page.locator("#hand")).to_contain_text("You have a seat")
        await become(you, "Robin")
        await you.press("Start the game", you.page.locator("#channel .message:has(.button.success)").last)
        asked = you.page.locator(".asked")
        await expect(asked).to_contain_text("Also waiting for:")
        await expect(you.page.locator(".viewing .calls")).to_contain_text("1")
        await you.answer()
        await expect(asked).to_contain_text("Waiting for:")
        await asked.get_by_role("button", name="Mary").click()
        await expect(you.page.locator(".viewing strong")).to_have_text("Mary")
        await expect(you.page.locator("#hand")).not_to_contain_text("You have a seat")
        await you.answer()
        await become(you, "Robin")
        await you.close_table()


async def test_a_killed_bot_comes_back_and_the_game_goes_on(place: Playground, player: People) -> None:
    async with player(place.address) as you:
        await you.press("Sails", you.page.locator("#channel .message").first)
        await you.answer()
        await place.kill("bot.local")
        banner = you.page.locator(".banner")
        await expect(banner).to_be_visible()
        await expect(banner).to_be_hidden()
        await you.answer()
        await you.page.reload()
        await you.answer()
        await you.close_table()


async def test_a_killed_box_comes_back_with_everything(place: Playground, player: People) -> None:
    async with player(f"{place.address}/#general", expected=REFUSED) as you:
        await you.page.locator("#composer").fill("before")
        await you.page.keyboard.press("Enter")
        await expect(you.board).to_contain_text("before")
        await place.kill("playground")
        banner = you.page.locator(".banner")
        await expect(banner).to_be_visible()
        await expect(banner).to_be_hidden()
        await expect(you.board).to_contain_text("before")
        await you.page.locator("#composer").fill("after")
        await you.page.keyboard.press("Enter")
        await expect(you.board).to_contain_text("after")


async def test_a_phone_shows_one_pane_at_a_time_and_nothing_sticks_out(
    place: Playground, player: People
) -> None:
    async with player(place.address, viewport=PHONE, has_touch=True) as you:
        await you.press("Sails", you.page.locator("#channel .message").first)
        await you.page.locator("#tabs .fresh").wait_for()
        await you.page.get_by_role("button", name="Hand", exact=True).click()
        await you.answer()
        await you.answer()
        assert await you.sticking_out() == []
        await expect(you.page.locator("#channel")).to_be_hidden()
        await you.hand.get_by_text("To the board").click()
        await expect(you.page.locator("#hand")).to_be_hidden()
        await expect(you.page.locator("#channel .picture").last).to_be_visible()
        await you.close_table()


async def test_the_language_of_the_page_is_the_language_of_the_bot(place: Playground, player: People) -> None:
    async with player(f"{place.address}/?as=jack#general") as jack:
        await jack.page.get_by_role("button", name="FR", exact=True).click()
        await expect(jack.page.locator("html")).to_have_attribute("lang", "fr")
        await expect(jack.page.locator("#hand h2")).to_have_text("Votre main")
        await jack.page.locator("#composer").press_sequentially("/")
        await jack.page.locator(".listbox li").filter(has_text="Ouvrir").first.wait_for()
        await jack.page.keyboard.press("Escape")
        await jack.page.get_by_role("button", name="EN", exact=True).click()
        await expect(jack.page.locator("html")).to_have_attribute("lang", "en")


async def test_the_theme_follows_the_system_until_one_is_chosen(place: Playground, player: People) -> None:
    ground = "() => getComputedStyle(document.body).backgroundColor"
    async with player(place.address, color_scheme="light") as you:
        light = await you.page.evaluate(ground)
        await you.page.get_by_role("button", name="Theme: as the system has it").click()
        await you.page.get_by_role("button", name="Theme: dark").wait_for()
        dark = await you.page.evaluate(ground)
        assert light != dark
        await you.page.reload()
        assert await you.page.evaluate(ground) == dark
