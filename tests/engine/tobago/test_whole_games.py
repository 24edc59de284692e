"""The laws of all games, held against games in which treasures are raised and shared."""

import json
from importlib import resources
from typing import Any

import pytest

from engine.tobago import EVENTS, phases
from engine.tobago.state import AMULETS, ROSES, roses_left, supply
from tests.laws.knowledge import tobago as knowledge
from tests.laws.laws import LAWS

from .keen import walk

GAMES = [(2, 4), (3, 5), (4, 0), (4, 11)]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_games_of_keen_players_obey(law: Any, seats: int, seed: int) -> None:
    law(walk(seats, seed), knowledge, seed)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_games_under_every_option_obey(law: Any) -> None:
    options = {
        "lenient_clues": True,
        "raise_after_clue": True,
        "curses_return": True,
        "spacing": 5,
        "round_limit": 90,
    }
    law(walk(3, 5, **options), knowledge, 5)


def test_keen_games_show_every_question_and_all_news() -> None:
    """The walks above are worth something only if everything happens in them."""
    tables = [table for seats, seed in GAMES for table in walk(seats, seed)]
    assert {type(table.state.phase) for table in tables} == set(phases.AnyPhase.__args__)
    heard = {
        type(event) for seats, seed in GAMES for step in walk(seats, seed)[-1].steps for event in step.events
    }
    assert heard == set(EVENTS)
    assert {table.outcome.why for table in tables if table.outcome} >= {"gold"}


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_amulets_and_roses_never_run_below_nothing(seats: int, seed: int) -> None:
    for table in walk(seats, seed):
        state = table.state
        assert 0 <= supply(state) <= AMULETS
        assert all(-1 <= roses_left(state, seat) <= ROSES for seat in range(seats))


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_candidates_of_a_map_always_follow_from_its_clues_and_removed_cubes(
    seats: int, seed: int
) -> None:
    """Fact 27: what is left never grows while a map lasts."""
    before = walk(seats, seed)[0].state.columns
    for table in walk(seats, seed):
        for old, new in zip(before, table.state.columns, strict=True):
            if new.clues[: len(old.clues)] == old.clues:
                assert new.candidates & ~old.candidates == 0
                assert new.candidates
        before = table.state.columns


def test_several_players_answer_a_curse_at_once_in_these_games() -> None:
    assert max(len(table.to_move) for seats, seed in GAMES for table in walk(seats, seed)) == 4


def test_every_ending_has_a_golden_game() -> None:
    """B39, B47."""
    folder = resources.files("engine.tobago").joinpath("transcripts")
    games = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".txt")]
    ends = {json.loads(game.splitlines()[-1].removeprefix("= "))["why"] for game in games}
    assert ends == {"gold", "stuck", "limit"}
