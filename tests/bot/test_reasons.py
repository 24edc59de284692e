"""What the ? beside a question says about things that are not possible."""

import random
from pathlib import Path
from typing import Any

import pytest

from bot.pages.reasons import SHOWN, TRIED, reasons
from bot.voices import voice
from engine.core import optional
from engine.core import table as tables
from engine.core.registry import game, games
from engine.core.table import Table
from tests.bot.world import Shown, world


def positions(key: str, seed: int, plies: int = 60) -> list[tuple[Table, int]]:
    """Every question of the beginning of a game played at random."""
    rules, source = game(key), random.Random(seed)
    table = tables.start(rules, rules.INFO.least, None, bytes([seed]))
    found = []
    for _ in range(plies):
        if table.outcome:
            break
        found += [(table, seat) for seat in table.to_move]
        seat = table.to_move[0]
        table = tables.play(table, seat, source.choice(table.legal(seat)))
    return found


@pytest.mark.parametrize("key", games())
def test_reasons_are_few_and_can_be_said(key: str) -> None:
    told: set[str] = set()
    for table, seat in [one for seed in range(4) for one in positions(key, seed)]:
        found = reasons(table.game, table.view(seat), table.legal(seat))
        assert len(set(found)) == len(found) <= SHOWN
        told |= set(found)
    assert len(told) >= 3, "a game of which nothing is ever explained"
    for language in ("en", "fr"):
        assert all(f"refusal-{why}" in voice(language, key) for why in told)


@pytest.mark.parametrize("key", games())
def test_reasons_come_from_the_view_and_cost_little(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Any] = []
    original = optional.refusal

    def refusal(rules: Any, view: Any, move: Any) -> str | None:
        tried.append((view, move))
        return original(rules, view, move)

    monkeypatch.setattr(optional, "refusal", refusal)
    for table, seat in positions(key, 1):
        tried.clear()
        view, legal = table.view(seat), table.legal(seat)
        reasons(table.game, view, legal)
        assert len(tried) <= TRIED + len(table.game.MOVES)
        assert all(seen is view and move not in legal for seen, move in tried)


def test_what_the_hand_suggests_is_refused_by_its_own_rule() -> None:
    table = tables.start(game("sails"), 3, None, b"x")
    found = reasons(table.game, table.view(0), table.legal(0))
    assert set(found) == {"not-longest", "not-highest"}


def test_a_number_too_many_is_explained() -> None:
    for table, seat in positions("sails", 2):
        if table.view(seat).phase.__class__.__name__ == "Playing":
            assert "too-few-bonus" in reasons(table.game, table.view(seat), table.legal(seat))
            return
    raise AssertionError("nobody played")


def test_that_something_else_is_asked_is_no_news() -> None:
    for table, seat in positions("sails", 3):
        assert "not-now" not in reasons(table.game, table.view(seat), table.legal(seat))


async def test_the_button_and_the_command_explain_alike_in_the_language_of_the_reader(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, denis = here.player("ann"), here.player("denis", "fr")
        await ann.loot("start", game="sails", computers=1)
        await denis.loot("join")
        await ann.loot("start")
        assert "not possible now" not in (await ann.hand()).text
        await ann.press(await ann.hand(), "help")
        text = (await ann.hand()).text
        assert "**What is not possible now, and why**\n• Pass" in text
        assert text.count("\n• Pass ") == 2
        told = Shown(here.env, (await denis.loot("hand", explained=True)).response).text
        assert "Ce qui n’est pas possible maintenant" in told
