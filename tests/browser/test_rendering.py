"""Everything a bot can send, as the page shows it: a small bot of our own sends it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
from playwright.async_api import expect

from playground import Box
from tests.playground.conftest import logged_in
from tests.playground.test_messages import text_channel
from tests.playground.tiny import Form, TinyBot, panel, picture, point

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import discord

    from tests.browser.playing import People

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MARKDOWN = """# One
### Three
-# small
> quoted
- first
  - inner
**bold** *italic* __under__ ~~struck~~ `code` ||hidden||
[link](https://example.org) <#{channel}> <@{person}> <t:{past}:R>
```
a  <b>
```"""
ATTACK = "<img src=x onerror=alert(1)><script>alert(1)</script> javascript:alert(1) [x](javascript:alert(1))"


@pytest_asyncio.fixture(loop_scope="session")
async def box(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Box]:
    async with Box.running(patience=0.5) as running:
        point(monkeypatch, running.address)
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def bot(box: Box) -> AsyncIterator[TinyBot]:
    async with logged_in(box.token) as running:
        yield running


async def test_discords_markdown_is_read(box: Box, bot: TinyBot, player: People) -> None:
    channel = text_channel(bot)
    person = next(key for key in box.world.users if key != box.world.bot_id)
    words = MARKDOWN.format(channel=channel.id, person=person, past=int(time.time()) - 7200)
    await channel.send(words)
    async with player(box.address) as you:
        text = you.board.locator(".text")
        for selector, said in (
            (".h1", "One"),
            (".h3", "Three"),
            (".subtext", "small"),
            ("blockquote", "quoted"),
            ("ul ul li", "inner"),
            ("strong", "bold"),
            ("em", "italic"),
            ("u", "under"),
            ("s", "struck"),
            ("p > code", "code"),
            ("pre", "a  <b>"),
            ("button.mention", "#loot"),
            ("span.mention", "@Robin"),
            ("time", "2 hours ago"),
        ):
            await expect(text.locator(selector)).to_have_text(said)
        hidden = text.locator(".spoiler > span")
        await expect(hidden).to_be_hidden()
        await text.locator(".spoiler").press("Enter")
        await expect(hidden).to_be_visible()
        await expect(text.get_by_role("link", name="link")).to_have_attribute("href", "https://example.org")


async def test_what_people_write_is_text_and_nothing_else(box: Box, bot: TinyBot, player: People) -> None:
    async with player(box.address) as you:
        await you.page.locator("#composer").fill(ATTACK)
        await you.page.keyboard.press("Enter")
        await expect(you.board.locator(".text")).to_have_text(ATTACK)
        await expect(you.board.locator(".message-body :is(img, script, a)")).to_have_count(0)
        await you.board.hover()
        await you.press("Delete message")
        await expect(you.page.locator("#channel .empty")).to_be_visible()


async def test_containers_pictures_and_selects_are_shown_and_answer(
    box: Box, bot: TinyBot, player: People
) -> None:
    @bot.on("cards")
    async def chosen(interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        await interaction.response.send_message(" ".join(data["values"]), ephemeral=True)

    await text_channel(bot).send(view=panel("## Hello"), file=picture())
    async with player(box.address) as you:
        table = you.page.locator("#channel .message").first
        await expect(table.locator(".container")).to_have_css("--accent", "#aa0000")
        await expect(table.get_by_role("button", name="Gone")).to_be_disabled()
        await table.get_by_role("button", name="a red board").click()
        await expect(you.page.get_by_role("dialog").get_by_alt_text("a red board")).to_be_visible()
        await you.page.keyboard.press("Escape")
        await you.choose(table.get_by_role("combobox"), "Card 3", "Card 1")
        await expect(you.private).to_contain_text("c1 c3")
        await you.press("Dismiss message", you.private)
        await expect(you.page.locator(".ephemeral")).to_have_count(0)


async def test_thinking_failing_editing_and_deleting_are_seen(box: Box, bot: TinyBot, player: People) -> None:
    go_on = asyncio.Event()

    @bot.on("join")
    async def think(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        await go_on.wait()
        await interaction.edit_original_response(content="thought")

    message = await text_channel(bot).send(view=panel("one", with_picture=False))
    async with player(box.address) as you:
        await you.press("Join")
        await expect(you.board).to_contain_text("Loot is thinking…")
        go_on.set()
        await expect(you.board).to_contain_text("thought")

        @bot.on("join")
        async def ignore(_interaction: discord.Interaction[Any]) -> None:
            return

        table = you.page.locator("#channel .message").first
        await you.press("Join", table)
        await expect(table).to_contain_text("This interaction failed")
        await message.edit(view=panel("two", with_picture=False))
        await expect(table).to_contain_text("two")
        await expect(table).to_contain_text("(edited)")
        await message.delete()
        await expect(you.page.locator("#channel .container")).to_have_count(0)


async def test_a_form_is_checked_and_sent(box: Box, bot: TinyBot, player: People) -> None:
    filled: dict[str, Any] = {}

    @bot.on("join")
    async def open_form(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Form())

    @bot.on("form")
    async def read(interaction: discord.Interaction[Any]) -> None:
        filled.update(interaction.data or {})
        await interaction.response.send_message("received", ephemeral=True)

    await text_channel(bot).send(view=panel("form", with_picture=False))
    async with player(box.address) as you:
        await you.press("Join")
        form = you.page.get_by_role("dialog", name="A form")
        await form.get_by_label("Name").press_sequentially("Calico")
        await you.choose(form.get_by_role("combobox", name="Level"), "hard")
        await you.press("Send", form)
        await expect(you.private).to_contain_text("received")
        await expect(form).to_have_count(0)
    fields = [part["component"] for part in filled["components"]]
    assert [field.get("value", field.get("values")) for field in fields] == ["Calico", ["hard"]]


async def test_a_keyboard_is_enough(box: Box, bot: TinyBot, player: People) -> None:
    async with player(box.address) as you:
        await you.page.keyboard.press("/")
        await you.page.keyboard.type("loot mo")
        await you.page.locator(".listbox li.active").filter(has_text="/loot move").wait_for()
        await you.page.keyboard.press("Enter")
        await you.page.keyboard.type("sou")
        await you.page.locator(".listbox li.active").filter(has_text="south").wait_for()
        await you.page.keyboard.press("Enter")
        await you.page.locator(".listbox").wait_for(state="detached")
        await you.page.keyboard.press("Enter")
        await expect(you.private).to_contain_text("south")
        await expect(you.page.locator("#composer")).to_be_focused()
        await you.page.keyboard.press("Alt+ArrowDown")
        await expect(you.page.locator("#channel-name")).to_have_text("general")
