"""Every registered game obeys every law, at every number of seats, under any options."""

import importlib
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.registry import game as find_game
from engine.core.registry import games

from .laws import LAWS
from .walks import options_of, walk

TABLES = [
    (key, seats) for key, game in games().items() for seats in range(game.INFO.least, game.INFO.most + 1)
]
EXAMPLES = 3


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("key", "seats"), TABLES, ids=lambda value: str(value))
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_every_game_obeys(law: Any, key: str, seats: int, data: st.DataObject) -> None:
    game = find_game(key)
    knowledge: Any = importlib.import_module(f"tests.laws.knowledge.{key}")
    seed = data.draw(st.integers(0, 2**20), label="seed")
    options = data.draw(options_of(game), label="options")
    law(walk(game, seats, options, seed), knowledge, seed)


def test_every_game_says_who_may_know_what() -> None:
    for key in games():
        knowledge = importlib.import_module(f"tests.laws.knowledge.{key}")
        assert all(hasattr(knowledge, name) for name in ("conceal", "goods", "learns", "still", "tells")), key
