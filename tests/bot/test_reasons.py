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
from engine.core.types import fields, tag
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
        found = reasons(table, seat)
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
        reasons(table, seat)
        assert len(tried) <= TRIED
        assert all(seen == view and move not in legal for seen, move in tried)


def test_what_the_hand_suggests_is_refused_by_its_own_rule() -> None:
    table = tables.start(game("sails"), 3, None, b"x")
    found = reasons(table, 0)
    assert set(found) == {"not-longest", "not-highest"}


def test_a_number_too_many_is_explained() -> None:
    for table, seat in positions("sails", 2):
        if table.view(seat).phase.__class__.__name__ == "Playing":
            assert "too-few-bonus" in reasons(table, seat)
            return
    raise AssertionError("nobody played")


@pytest.mark.parametrize("key", games())
def test_what_is_obvious_is_no_news_and_can_be_said_all_the_same(key: str) -> None:
    obvious = optional.obvious(game(key))
    assert obvious
    assert all(f"refusal-{why}" in voice(language, key) for why in obvious for language in ("en", "fr"))
    for table, seat in positions(key, 3):
        assert not obvious & set(reasons(table, seat))


@pytest.mark.parametrize("key", games())
def test_every_question_is_explained_in_both_languages(key: str) -> None:
    for table, seat in [one for seed in range(4) for one in positions(key, seed, 200)]:
        phase = table.view(seat).phase
        for language in ("en", "fr"):
            say = voice(language, key)
            assert f"help-{tag(phase)}" in say
            assert len(say(f"help-{tag(phase)}", **fields(phase))) > 40, "a word is no explanation"


WHY = {
    ("gunpowder", "acting"): {"colour-used", "too-far", "no-target"},
    ("gunpowder", "mooring"): {"anchor-taken"},
    ("gunpowder", "placing"): {"place-near"},
    ("gunpowder", "dropping"): {"drop-near"},
    ("loot_island", "turn"): {"nothing-fits", "tile-face-down"},
    ("loot_island", "play-cards"): {"one-colour", "nothing-played"},
    ("loot_island", "pay-tile"): {"pay-one-colour", "paid-too-little"},
    ("loot_island", "move-compass"): {"no-compass-there"},
    ("sails", "passing"): {"not-longest", "not-highest"},
    ("sails", "playing"): {"too-few-bonus"},
    ("sails", "claiming"): {"cannot-steal"},
    ("sails", "robbing"): {"too-poor"},
    ("skeleton_island", "turn"): {"no-gust", "no-passing", "cannot-pay"},
    ("skeleton_island", "second"): {"same-card"},
    ("skeleton_island", "dig"): {"one-piracy", "no-passing"},
    ("skeleton_island", "payment"): {"too-few"},
    ("tobago", "turn"): {"action-first", "too-far", "no-amulet", "contradicts"},
    ("tobago", "drive"): {"too-far", "action-taken"},
    ("tobago", "open"): {"map-taken"},
}
"""What is told of the questions in which something is not possible."""


@pytest.mark.parametrize("key", games())
def test_the_reasons_are_those_of_the_question(key: str) -> None:
    told: dict[str, set[str]] = {}
    for seed in range(12):
        for table, seat in positions(key, seed, 150):
            told.setdefault(tag(table.view(seat).phase), set()).update(reasons(table, seat))
    for (one, phase), wanted in WHY.items():
        if one == key:
            assert wanted <= told[phase], phase


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
