"""Presses that come late, twice, from others or out of nowhere: one effect or none, always an answer."""

import logging
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pages import ids
from bot.pages.ids import Press
from bot.ui import press
from tests.bot.test_panel import begun
from tests.bot.world import Shown, question, world


@given(
    st.sampled_from(["move", "pick", "undo"]),
    st.integers(0, 36**6),
    st.integers(0, 36**4),
    st.text("abcdefghij0123456789-,: ", max_size=60),
)
def test_an_id_is_read_as_it_was_written(verb: str, number: int, mark: int, rest: str) -> None:
    assert ids.read(ids.button(verb, number, mark, rest)) == Press("b", verb, number, mark, rest)


@given(st.text(max_size=120))
def test_any_other_text_is_no_id_or_a_harmless_one(text: str) -> None:
    found = ids.read(text)
    assert found is None or (found.number >= 0 and found.mark >= 0)


@pytest.mark.parametrize(
    "text",
    ["", "b", "b:move", "x:move:1:1:", "b:move:-1:1:", "b:move:1_0:1:", "b:move:1:²:", "b:move:" + "1" * 99],
)
def test_forged_ids_are_not_read(text: str) -> None:
    assert ids.read(text) is None


def test_every_id_has_one_answer() -> None:
    made = {("b", verb) for verb in BUTTONS} | {("s", verb) for verb in MENUS} | {("f", "options")}
    assert press.handlers() == made
    with pytest.raises(AssertionError):
        press.on("b", "move")(press._unknown)


BUTTONS = (
    "agree", "back", "close", "hand", "help", "join", "leave", "move", "none", "options", "page", "pass-on",
    "refuse", "rejoin", "rematch", "retract", "rules", "start", "stop", "topic", "try", "undo", "verify",
)  # fmt: skip
MENUS = ("computer", "heir", "move", "patience", "pick", "rules")


async def test_an_old_button_gets_the_present_question(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = await begun(here, tiny, "ann", "bob")
        source = random.Random(1)
        shown = await ann.hand()
        old = shown.id("move")
        assert old is not None
        await ann.answer(source)
        await ann.forge(await ann.hand(), old)
        assert "already been answered" in (await ann.hand()).text
        assert (await here.bot.host.get(1)).play.entry == 1
        await bob.answer(source)
        await ann.forge(await ann.hand(), old)
        assert (await here.bot.host.get(1)).play.entry == 2


async def test_a_half_made_answer_can_be_taken_back_word_by_word(tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        people = await begun(here, "sails", "ann", "bob", "cleo")
        source = random.Random(1)
        for one in people:
            await one.answer(source)
        seat = (await here.bot.host.get(1)).play.to_move[0]
        one = people[seat]
        first = await one.hand()
        value = first.menus[0]["options"][0]["value"]
        await one.select(first, first.menus[0]["custom_id"], [value])
        second = await one.hand()
        assert "Back" in second.buttons
        assert question(second) == question(first)
        await here.restart()
        await one.click(second, second.buttons["Back"])
        third = await one.hand()
        assert third.menus == first.menus
        assert (await here.bot.host.get(1)).play.entry == 3


async def test_a_question_is_explained(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        await ann.press(await ann.hand(), "help")
        assert "Explained: Bidding" in (await ann.hand()).text
        await ann.answer(random.Random(1))


async def test_strangers_get_one_sentence_in_their_language(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        await begun(here, tiny, "ann", "bob")
        denis = here.player("denis", "fr")
        for verb in ("hand", "undo"):
            result = await denis.press(here.panel, verb)
            answer = result.followups[0] if result.followups else result.response
            assert Shown(here.env, answer).text == "Vous n’êtes pas assis à cette table."
            assert answer.ephemeral
        assert (await here.bot.host.get(1)).play.entry == 0


async def test_anothers_question_cannot_be_answered(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = await begun(here, tiny, "ann", "bob")
        theirs = (await ann.hand()).id("move")
        assert theirs is not None
        await bob.forge(here.panel, theirs)
        log = (await here.bot.host.get(1)).play.log
        assert [line.seat for line in log if line.seat == 0] == []


FORGED = (
    "", "b:", "b:move:::", "b:move:zzzzzz:0:bid 1", "b:move:1:0:", "b:move:1:0:bid 99", "b:move:1:0:undo 0",
    "b:move:1:0:\u0000", "b:page:1:0:-1 bid", "b:page:1:0:", "b:page:1:0:99999 bid", "b:topic:0:zz:tiny",
    "b:rules:0:0:nothing", "b:try:0:0:nothing", "b:undo:1:zzz:", "b:agree:1:0:", "b:refuse:1:0:",
    "b:retract:1:0:",
    "b:start:1:0:", "b:close:1:0:", "b:rematch:1:0:", "b:verify:1:0:", "b:rejoin:1:0:", "b:none:1:0:",
    "b:options:1:0:", "b:join:1:0:", "b:leave:1:0:", "b:nonsense:1:0:", "b:pass-on:1:0:", "b:back:1:0:x y z",
    "b:help:1:0:x", "b:hand:0:0:", "s:move:1:0:",
)  # fmt: skip


@pytest.mark.parametrize("key", FORGED)
async def test_whatever_is_pressed_is_answered_and_changes_nothing(
    tiny: str, tmp_path: Path, monkeypatch: Any, key: str
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = await begun(here, tiny, "ann", "bob")
        before = await here.bot.host.get(1)
        for shown in (here.panel, await bob.hand()):
            result = await bob.forge(shown, key or "b")
            assert result.acknowledged
        assert await here.bot.host.get(1) == before
        await ann.answer(random.Random(1))


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("s:move:1:0:", ["nonsense"]), ("s:move:1:0:", ["bid 99"]), ("s:pick:1:0:", ["throw 1"]),
        ("s:pick:1:0:", []), ("s:heir:1:0:", ["12"]), ("s:heir:1:0:", ["x"]), ("s:patience:1:0:", ["slow"]),
        ("s:computer:1:0:", ["easy"]), ("s:computer:1:0:", []), ("s:rules:0:0:tiny", ["x"]),
        ("s:move:1:0:", []),
    ],
)  # fmt: skip
async def test_whatever_is_chosen_is_answered_and_changes_nothing(
    tiny: str, tmp_path: Path, monkeypatch: Any, key: str, values: list[str]
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = await begun(here, tiny, "ann", "bob")
        before = await here.bot.host.get(1)
        result = await bob.forge(await bob.hand(), key, values)
        assert result.acknowledged
        assert await here.bot.host.get(1) == before
        await ann.answer(random.Random(1))


async def test_a_press_that_discord_has_given_up_on_has_no_effect(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        here.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
        shown = await ann.hand()
        key = shown.id("move")
        assert key is not None
        await ann.click(shown, key)
        assert (await here.bot.host.get(1)).play.entry == 0
        await ann.answer(random.Random(1))
        assert (await here.bot.host.get(1)).play.entry == 1


async def test_suggestions_that_come_too_late_are_no_error(
    tiny: str, tmp_path: Path, monkeypatch: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        here.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
        await ann.actor.autocomplete(here.channel, "loot move", "words", "")
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_an_answer_that_is_lost_loses_no_move(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = here.player("ann"), here.player("bob")
        ann.close_messages()
        await ann.loot("start", game=tiny)
        await bob.press(here.panel, "join")
        await ann.press(here.panel, "start")
        shown = await ann.hand()
        key = shown.id("move")
        assert key is not None
        here.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008)
        await ann.click(shown, key)
        assert (await here.bot.host.get(1)).play.entry == 1
        assert "1 of 2 ready" in here.panel.text


async def test_buttons_of_a_closed_table_answer(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        move = (await ann.hand()).id("move")
        assert move is not None
        asked = Shown(here.env, (await ann.loot("stop")).response)
        await ann.press(asked, "stop")
        await ann.forge(await ann.hand(), move)
        assert "The game is not under way" in (await ann.hand()).text


async def test_the_log_tells_when_a_press_was_acknowledged_and_its_move_committed(
    tiny: str, tmp_path: Path, monkeypatch: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        with caplog.at_level("INFO", "bot.ui.press"):
            await ann.press(await ann.hand(), "help")
            await ann.press(await ann.hand(), "move")
        plain = set(vars(logging.makeLogRecord({}))) | {"message", "asctime"}
        helped, moved = (
            {name: value for name, value in vars(record).items() if name not in plain}
            for record in caplog.records
            if record.getMessage() == "press"
        )
        assert set(helped) == {"verb", "table", "acknowledged", "milliseconds"}
        assert set(moved) == {*helped, "committed"}, "and no word of what was chosen"
        assert 0 <= moved["acknowledged"] <= moved["committed"] <= moved["milliseconds"]
