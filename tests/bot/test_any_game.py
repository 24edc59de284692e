"""What the host does with any registered game; nothing here knows one."""

import importlib
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.cogs.suggestions import offers
from bot.host.sitting import Chair, Sitting, Status
from bot.pages import board, forms, hand, menu
from bot.pages.hand import Draft, Place
from bot.pages.lobby import lobby
from bot.pages.page import ALT, Image, Menu, Page, Row, Text
from bot.pages.rules import rules
from bot.pictures import draw, scene, sight
from bot.ui.layout import layout
from bot.voices import plain, voice
from engine.core.registry import game as find_game
from engine.core.registry import games
from engine.core.table import Table
from render import alt, registry
from tests.bot.test_game import play_on
from tests.bot.world import Shown, world
from tests.laws.walks import sample, walk

PLACE = Place("Tortuga", "taverne", "https://discord.com/channels/1/2")
GALLERY = 12
NAMES = ("ann_*", "bob", "<@1>", "denis", "eve", "flint", "gus", "hal")


def sitting(key: str, table: Table) -> Sitting:
    chairs = tuple(Chair(NAMES[seat], seat + 1) for seat in range(table.setting.seats))
    status = Status.OVER if table.outcome else Status.PLAYING
    return Sitting(7, 1, 2, 1, key, chairs, status=status, table=table)


def sampled(key: str, count: int = 12) -> Iterator[Sitting]:
    info = find_game(key).INFO
    for seats in {info.least, info.most}:
        for table in sample(walk(find_game(key), seats, {}, 11), 11, count):
            yield sitting(key, table)


def drafts(one: Sitting, seat: int, source: random.Random) -> Iterator[Draft]:
    """Every question on a random way to a move, with its pages."""
    words: tuple[str, ...] = ()
    while True:
        asked = menu.asked(one, seat, words)
        yield Draft(words, help=bool(words))
        if asked is None or not asked.question.choices:
            return
        yield Draft(words, page=1)
        choice = source.choice(asked.question.choices)
        if choice.move is not None:
            return
        words = choice.path


def check(page: Page) -> None:
    """Hold a page against Discord's limits."""
    assert sum(len(part.content) for part in page.parts if isinstance(part, Text)) <= 4000
    buttons = [button for part in page.parts if isinstance(part, Row) for button in part.buttons]
    menus = [part for part in page.parts if isinstance(part, Menu)]
    known = [*(button.id for button in buttons if button.id), *(part.id for part in menus)]
    assert len(known) == len(set(known))
    assert all(len(one) <= 100 for one in known)
    assert all(1 <= len(button.label) <= 80 for button in buttons)
    for part in menus:
        check_menu(part)
    view = layout(page)
    assert view.total_children_count <= 40
    assert all(button.id or button.url for button in buttons)


def check_menu(part: Menu) -> None:
    assert 1 <= len(part.options) <= 25
    assert 1 <= part.least <= part.most <= len(part.options)
    assert len({option.value for option in part.options}) == len(part.options)
    assert all(1 <= len(option.label) <= 100 and len(option.value) <= 100 for option in part.options)
    assert all(len(option.description) <= 100 for option in part.options)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", games())
def test_boards_hands_and_menus_are_what_discord_accepts(key: str, language: str) -> None:
    source = random.Random(1)
    for one in sampled(key):
        say = voice(language, key, one.names)
        check(board.board(one, say))
        for seat in range(len(one.chairs)):
            for draft in drafts(one, seat, source):
                check(hand.hand(one, seat, say, PLACE, draft))
            if one.going and one.play.question(seat) is not None:
                found = offers(one, seat, "", plain(say, one.names))
                assert found
                assert all(len(choice.name) <= 100 and len(choice.value) <= 100 for choice in found)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", games())
def test_lobbies_forms_and_rules_are_what_discord_accepts(key: str, language: str) -> None:
    info = find_game(key).INFO
    chairs = tuple(Chair(name, at) for at, name in enumerate(NAMES[: info.most], 1))
    say = voice(language, key, NAMES)
    check(lobby(Sitting(7, 1, 2, 1, key, chairs), say))
    assert len(find_game(key).Options.model_fields) <= forms.IN_A_FORM
    for field in forms.fields(find_game(key)):
        assert 1 <= len(field.label(say)) <= forms.FORM_LABEL
        assert all(field.read(forms.spell(value)) == value for value in field.values)
    assert info.topics
    for at in range(len(info.topics)):
        check(rules(key, at, say))


@pytest.mark.parametrize("key", [key for key in games() if registry.has_pictures(key)])
def test_pictures_say_what_they_show(key: str) -> None:
    for one in sampled(key, 4):
        for seat in (None, 0):
            seen = sight(one, seat, "fr")
            assert hash(seen) == hash(sight(one, seat, "fr"))
            assert alt.text(scene(seen), registry.voice("fr", key, seen.names))
    picture = draw(sight(one, None, "en"))
    assert picture.data
    assert 0 < len(picture.alt) <= ALT
    page = board.board(one, voice("en", key, one.names)).illustrated(picture)
    assert [part for part in page.parts if isinstance(part, Image)]


@pytest.mark.parametrize("key", games())
def test_nobody_is_shown_what_is_hidden_from_them(key: str) -> None:
    """Whatever would be sent is the same if everything hidden from that seat is dealt anew."""
    knowledge = importlib.import_module(f"tests.laws.knowledge.{key}")
    source = random.Random(3)
    for one in sampled(key, 20):
        for seat in (None, *range(len(one.chairs))):
            other = knowledge.conceal(one.play.state, seat, source)
            twin = replace(one, table=replace(one.play, state=other))
            assert everything(one, seat) == everything(twin, seat)


def everything(one: Sitting, seat: int | None) -> list[Any]:
    """All that a seat, or everybody, is sent at a moment."""
    say = voice("en", one.game, one.names)
    if seat is None:
        return [board.board(one, say), sight(one, None, "en")]
    shown: list[Any] = [hand.hand(one, seat, say, PLACE, Draft(help=True)), sight(one, seat, "en")]
    if one.going and one.play.question(seat) is not None:
        shown.append([(choice.name, choice.value) for choice in offers(one, seat, "", say)])
    return shown


@pytest.mark.parametrize("key", games())
async def test_a_table_is_opened_and_played_with_a_restart_in_between(
    key: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, denis = here.player("ann"), here.player("denis", "fr")
        denis.close_messages()
        info = find_game(key).INFO
        await ann.loot("start", game=key, computers=max(info.least - 2, 0), level="easy")
        await denis.press(here.panel, "join")
        await ann.press(here.panel, "start")
        seats = {(await here.bot.host.get(1)).seat_of(one.user.id): one for one in (ann, denis)}
        people = {seat: one for seat, one in seats.items() if seat is not None}
        source = random.Random(5)
        await play_on(here, people, source, answers=12)
        await here.restart()
        await play_on(here, people, source, answers=12)
        sitting = await here.bot.host.get(1)
        assert sitting.play.entry >= 12
        for language in ("en", "fr"):
            for at in range(len(info.topics)):
                assert rules(key, at, voice(language, key)).words()
        shown = Shown(here.env, (await ann.loot("rules", game=key)).response)
        assert shown.menus
        (gallery,) = [part for part in shown.parts if part["type"] == GALLERY]
        assert gallery["items"][0]["description"]
