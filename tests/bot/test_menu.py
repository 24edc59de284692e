"""Menus beyond one page, going back, and pictures that cannot be drawn."""

import dataclasses
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.host.sitting import Chair, Sitting, Status
from bot.pages import hand, ids, menu
from bot.pages.hand import Draft, Place
from bot.pages.page import Document, Image, Menu, Page, Picture, Row, Text, clip, page, row, strong
from bot.pictures import Sight, Threads, sight
from bot.ui.layout import files, layout, unbroken
from bot.voices import voice
from engine.core import notation
from engine.core import table as tables
from engine.core.registry import game as find_game
from engine.tobago.clues import DECK
from engine.tobago.frame import mask
from engine.tobago.phases import Turn
from engine.tobago.state import Column
from tests.bot.test_panel import begun
from tests.bot.world import question, world

PLACE = Place("Tortuga", "taverne", "https://discord.com/channels/1/2")


def seated(game: str) -> Sitting:
    table = tables.start(find_game(game), 2, None, b"x")
    chairs = (Chair("ann", 1), Chair("bob", 2))
    return Sitting(7, 1, 2, 1, game, chairs, status=Status.PLAYING, table=table)


def offered(shown: Page) -> list[str]:
    return [option.value for part in shown.parts if isinstance(part, Menu) for option in part.options]


def turns(shown: Page) -> dict[str, str]:
    rows = [part for part in shown.parts if isinstance(part, Row)]
    return {one.label: one.id for part in rows for one in part.buttons if ":page:" in one.id}


def test_more_choices_than_a_menu_holds_are_pages(tiny: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(menu, "IN_A_ROW", 1)
    monkeypatch.setattr(menu, "CHOICES", 2)
    sitting = seated(tiny)
    say = voice("en", tiny, sitting.names)
    first, second = (hand.hand(sitting, 0, say, PLACE, Draft(page=at)) for at in (0, 1))
    assert len(offered(first)) == 2
    assert len(offered(second)) == 1
    assert len({*offered(first), *offered(second)}) == 3
    assert list(turns(first)) == ["Next"]
    assert list(turns(second)) == ["Previous"]
    pressed = ids.read(turns(first)["Next"])
    assert pressed is not None
    assert pressed.words == ("1", "bid")
    beyond = hand.hand(sitting, 0, say, PLACE, Draft(page=99))
    assert offered(beyond) == offered(second)


async def test_a_page_is_turned_by_its_button(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(menu, "IN_A_ROW", 1)
    monkeypatch.setattr(menu, "CHOICES", 2)
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        before = [option["value"] for option in (await ann.hand()).menus[0]["options"]]
        await ann.press(await ann.hand(), "page")
        after = [option["value"] for option in (await ann.hand()).menus[0]["options"]]
        assert not set(before) & set(after)
        await ann.answer(random.Random(1))
        assert (await here.bot.host.get(1)).play.entry == 1


async def test_back_before_the_first_word_takes_the_last_move_back(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        people = await begun(here, tiny, "ann", "bob")
        for one in people:
            await one.answer(random.Random(1))
        winner = people[(await here.bot.host.get(1)).play.to_move[0]]
        shown = await winner.hand()
        asked = question(shown)
        await winner.click(shown, shown.buttons["Do not look"])
        follow_up = await winner.hand()
        assert question(follow_up) != asked
        await winner.click(follow_up, follow_up.buttons["Back"])
        assert "Do you look?" in (await winner.hand()).text
        assert (await here.bot.host.get(1)).play.ply == 2
        again = await winner.hand()
        await winner.click(again, again.buttons["Look"])
        assert "Back" not in (await winner.hand()).buttons, "what was seen cannot be taken back alone"


async def test_a_sealed_answer_is_changed_by_its_button(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = await begun(here, tiny, "ann", "bob")
        source = random.Random(1)
        await ann.answer(source)
        await here.restart()
        await ann.press(await ann.hand(), "retract")
        assert "0 of 2 ready" in here.panel.text
        await ann.answer(source)
        await bob.answer(source)
        assert (await here.bot.host.get(1)).play.ply == 2


async def test_several_things_are_chosen_in_one_menu(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        people = await begun(here, tiny, "ann", "bob")
        for one in people:
            await one.answer(random.Random(1))
        winner = people[(await here.bot.host.get(1)).play.to_move[0]]
        shown = await winner.hand()
        await winner.click(shown, shown.buttons["Do not look"])
        shown = await winner.hand()
        (picks,) = shown.menus
        values = [option["value"] for option in picks["options"]]
        assert (picks["min_values"], picks["max_values"]) == (1, len(values))
        assert "None" in shown.buttons
        await winner.select(shown, picks["custom_id"], values[::-1])
        lines = [line.text for line in (await here.bot.host.get(1)).play.log]
        assert lines[-3:] == [*values, "thrown"]


def test_a_picture_that_could_not_be_drawn_becomes_a_text_board() -> None:
    empty = page(Text("a"), Image(), Text("b"))
    assert len(files(empty.illustrated(Picture(b"x", "a.webp", "alt")))) == 1
    told = empty.illustrated(Picture(b"", "a.webp", "alt", "the `board` in words"))
    assert files(told) == []
    assert "the ´board´ in words" in told.words()
    assert empty.illustrated(None).words() == "a\nb"
    assert layout(empty).total_children_count == 3


async def test_a_painter_that_fails_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    painter = Threads(1)

    def broken(sight: Sight) -> Picture:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.pictures.draw", broken)
    try:
        assert await painter.paint(Sight("lobby", "sails", "en", ())) is None
        assert "not drawn" in caplog.text
    finally:
        painter.close()


async def test_equal_sights_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    painter, drawn = Threads(1), []

    def counted(sight: Sight) -> Picture:
        drawn.append(sight)
        return Picture(b"x", "x.webp", "x")

    monkeypatch.setattr("bot.pictures.draw", counted)
    try:
        for _ in range(3):
            await painter.paint(Sight("lobby", "sails", "en", ("ann",)))
        await painter.paint(Sight("lobby", "sails", "fr", ("ann",)))
        assert len(drawn) == 2
        assert await painter.paint(Sight("lobby", "chess", "en", ())) is None
    finally:
        painter.close()


def test_only_the_own_picture_shows_what_may_be_chosen(tiny: str) -> None:
    sitting = seated(tiny)
    everybodys, own = sight(sitting, None, "en"), sight(sitting, 0, "en")
    assert everybodys.moment is not None
    assert own.moment is not None
    assert everybodys.moment.choices == ()
    assert len(own.moment.choices) == 3
    one = sight(sitting, 0, "en", ("bid", str(sitting.play.view(0).hand[0])))
    assert one.moment is not None
    assert len(one.moment.choices) == 1


def test_the_last_picture_is_the_same_for_all(tiny: str) -> None:
    over = replace(seated(tiny), status=Status.OVER)
    assert sight(over, 0, "en") == sight(over, None, "en")
    assert sight(over, 0, "en").kind == "final"


def test_a_bold_line_is_bold_to_its_end() -> None:
    assert strong("The day is over. **Ann** wins!") == "**The day is over. Ann wins!**"


def test_texts_share_what_a_message_holds() -> None:
    whole = page(Text("x" * 3000), Text("y" * 3000), Text("z"))
    assert sum(len(part.content) for part in whole.parts if isinstance(part, Text)) == 4000
    assert clip("abcdef", 4) == "abc…"
    assert row(None) is None
    assert len(files(page(Document("a.json", b"{}")))) == 1


def test_every_kind_of_move_is_a_button_even_if_they_need_two_rows() -> None:
    """tobago: whatever amulets can buy in a turn stands beside clue and drive."""
    sitting = seated("tobago")
    table = sitting.play
    seat = table.to_move[0]
    here, there = [notation.words(move)[1] for move in table.legal(seat)][:2]
    maps = (Column((), mask((here,))), Column((), mask((here, there))), *table.state.columns[2:])
    fields = {"columns": maps, "atvs": (here, here), "purses": (1, 1), "hands": (DECK[:6], DECK[6:12])}
    state = msgspec.structs.replace(table.state, phase=Turn(seat, fresh=True), **fields)
    changed = dataclasses.replace(sitting, table=dataclasses.replace(table, state=state))
    asked = menu.asked(changed, seat)
    assert asked is not None
    parts = menu.ask(asked, voice("en", "tobago", sitting.names))
    rows = [[button.label for button in part.buttons] for part in parts if isinstance(part, Row)]
    assert rows == [
        ["Raise the grey treasure", "Lay a clue", "Drive", "Amulet: extra clue", "Amulet: remove a cube"],
        ["Amulet: extra move", "Amulet: swap your hand"],
    ]
    assert not any(isinstance(part, Menu) for part in parts)


def test_french_marks_stay_on_the_line_of_their_word() -> None:
    told = unbroken("Où ? « Ici » : **là** ; :)\nA : b, c:d `e :f`")
    assert told == "Où\xa0? «\xa0Ici\xa0»\xa0: **là**\xa0; :)\nA\xa0: b, c:d `e :f`"
