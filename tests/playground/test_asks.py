"""Who is asked: everyone hears whose direct messages wait for an answer, and nobody what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest

from playground import Box, Town
from tests.playground.conftest import logged_in
from tests.playground.tiny import panel, point

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person
    from tests.playground.tiny import TinyBot

STYLE = discord.ButtonStyle


def buttons(style: discord.ButtonStyle, *, disabled: bool = False) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Secret", custom_id="x", style=style, disabled=disabled))
    return view


async def direct(bot: TinyBot, person: Person) -> discord.DMChannel:
    user = await bot.fetch_user(int(person.identity))
    return await user.create_dm()


def told(person: Person) -> list[Any]:
    return [news["data"] for news in person.events if news["event"] == "ASKED"]


async def test_everyone_hears_who_is_asked_and_when_it_is_answered(
    bot: TinyBot, you: Person, anne: Person
) -> None:
    message = await (await direct(bot, anne)).send(view=buttons(STYLE.primary))
    await you.until(lambda: told(you) == [[anne.identity]])
    await message.edit(content="answered", view=None)
    await you.until(lambda: told(you) == [[anne.identity], []])
    assert "Secret" not in str(you.events)


async def test_a_select_asks_and_a_deleted_question_does_not(bot: TinyBot, you: Person, anne: Person) -> None:
    message = await (await direct(bot, anne)).send(view=panel("?", with_picture=False))
    await you.until(lambda: told(you) == [[anne.identity]])
    await message.delete()
    await you.until(lambda: told(you) == [[anne.identity], []])


@pytest.mark.parametrize(
    "view", [buttons(STYLE.secondary), buttons(STYLE.primary, disabled=True)], ids=["quiet", "disabled"]
)
async def test_what_need_not_or_cannot_be_pressed_asks_nothing(
    view: discord.ui.View, bot: TinyBot, you: Person, anne: Person
) -> None:
    message = await (await direct(bot, anne)).send(view=view)
    await anne.sees(lambda item: item["id"] == str(message.id))
    await you.refresh()
    assert you.screen["asked"] == []


async def test_a_question_of_an_older_table_still_asks(bot: TinyBot, you: Person, anne: Person) -> None:
    channel = await direct(bot, anne)
    await channel.send(view=buttons(STYLE.primary))
    await channel.send("a newer table")
    await you.refresh()
    assert you.screen["asked"] == [anne.identity]


async def test_who_is_asked_outlives_the_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "world.db"
    async with Box.running(data) as box, Town(box.address, box.key) as town:
        point(monkeypatch, box.address)
        anne = await town.person("anne")
        async with logged_in(box.token) as bot:
            await (await direct(bot, anne)).send(view=buttons(STYLE.primary))
    async with Box.running(data) as box, Town(box.address, box.key) as town:
        assert (await town.person("you")).screen["asked"] == [anne.identity]
