"""Law 8: every tag has words in every language, short enough for a button, and they never fail."""

import random
import re
from importlib import resources
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

from engine.core import menu, optional
from engine.core.registry import game as find_game
from engine.core.registry import games
from engine.core.say import LANGUAGES, Say, speaker
from engine.core.table import Table
from engine.core.types import Seat, tag

from .test_laws import TABLES
from .walks import sample, walk

LABEL = 80
PAGE = 1_800
NAMES = ("Anne", "Barbe", "Calico", "Drake", "Eloise")
KEY = re.compile(r"^(-?[a-z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


def keys(key: str, language: str) -> set[str]:
    path = resources.files(f"engine.{key}").joinpath("words", f"{language}.ftl")
    return set(KEY.findall(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("key", ["core", *games()])
def test_both_languages_have_the_same_messages(key: str) -> None:
    english, french = (keys(key, language) for language in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["core", *games()])
def test_every_line_of_the_words_is_understood(key: str, language: str) -> None:
    path = resources.files(f"engine.{key}").joinpath("words", f"{language}.ftl")
    entries = FluentResource(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_every_record_and_option_and_page_has_words(key: str, language: str) -> None:
    game, say = find_game(key), speaker(language, key)
    wanted = {"title", "tagline", "about"}
    wanted |= {f"move-{tag(kind)}" for kind in game.MOVES}
    wanted |= {f"event-{tag(kind)}" for kind in game.EVENTS}
    wanted |= {f"rules-{topic}{end}" for topic in game.INFO.topics for end in ("", "-title")}
    for name, spec in game.Options.model_json_schema().get("properties", {}).items():
        wanted |= {f"option-{name}", f"option-{name}-help"}
        wanted |= {f"option-{name}-{value}" for value in spec.get("enum", ())}
    assert not {key for key in wanted if key not in say}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_the_pages_that_teach_a_game_fit_a_message(key: str, language: str) -> None:
    game, say = find_game(key), speaker(language, key)
    assert len(game.INFO.topics) >= 3
    for topic in game.INFO.topics:
        assert len(say(f"rules-{topic}")) <= PAGE, topic
        assert len(say(f"rules-{topic}-title")) <= 60, topic


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES, ids=lambda value: str(value))
def test_a_whole_game_can_be_told(key: str, seats: int, language: str) -> None:
    game, say = find_game(key), speaker(language, key, NAMES[:seats])
    for seed in range(2):
        walked = walk(game, seats, {}, seed)
        for table in sample(walked, seed, 60):
            tell(say, table, random.Random(seed))
        for step in walked[-1].steps:
            assert say.move(step.move)
            assert all(say.event(event) for event in step.events)
        assert walked[-1].outcome is not None
        assert say.outcome(walked[-1].outcome)


def tell(say: Say, table: Table, rng: random.Random) -> None:
    """Say everything that would be said of a table to those who are asked and those who wait."""
    spectator = table.view(None)
    if table.to_move:
        assert say.wait(spectator.phase, table.to_move)
    for seat in table.to_move:
        view = table.view(seat)
        assert f"help-{tag(view.phase)}" in say, f"help-{tag(view.phase)}"
        ask(say, table, seat, view, rng)


def ask(say: Say, table: Table, seat: Seat, view: Any, rng: random.Random) -> None:
    """Follow one path through the menu and read everything that stands on the way."""
    legal = table.legal(seat)
    path: tuple[str, ...] = ()
    while True:
        question = menu.question(table.game, view, legal, path)
        assert say.ask(view.phase, question)
        if question.pool is not None:
            assert all(0 < len(say.pick(pick)) <= LABEL for pick in question.pool.picks)
            return
        labels = [say.choice(question, choice) for choice in question.choices]
        assert all(0 < len(label) <= LABEL for label in labels), labels
        assert len(set(labels)) == len(labels), f"two buttons read the same: {labels}"
        remarks = [choice.remark for choice in question.choices if choice.remark and choice.remark.key]
        assert all(say.remark(remark) for remark in remarks)
        choice = rng.choice(question.choices)
        if choice.move is not None:
            return
        path = choice.path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES, ids=lambda value: str(value))
def test_every_refusal_has_a_sentence(key: str, seats: int, language: str) -> None:
    game, say = find_game(key), speaker(language, key)
    walked = walk(game, seats, {}, 1)
    moves = [step.move for step in walked[-1].steps]
    rng = random.Random(1)
    for table in sample(walked, 1, 30):
        for seat in table.to_move:
            view = table.view(seat)
            for move in rng.sample(moves, min(20, len(moves))):
                why = optional.refusal(game, view, move)
                assert why is None or say.refusal(why)
