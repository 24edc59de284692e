"""Random games to hold the laws against."""

import json
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from hypothesis import strategies as st

from engine.core import table as tables
from engine.core.table import Table
from engine.core.types import AnyGame

LONGEST = 10_000
"""No walk goes on longer, whatever the options."""


@lru_cache(maxsize=16)
def _walk(key: int, seats: int, options: str, seed: int) -> tuple[Table, ...]:
    return tuple(_steps(_games[key], seats, json.loads(options), seed))


_games: dict[int, AnyGame] = {}


def walk(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> tuple[Table, ...]:
    """Every table of a random game, the first and the last included."""
    _games[id(game)] = game
    return _walk(id(game), seats, json.dumps(options, sort_keys=True), seed)


def _steps(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> Iterator[Table]:
    choices = random.Random(seed)
    table = tables.start(game, seats, options, tables.spread(str(seed)))
    yield table
    for _ in range(LONGEST):
        if not table.to_move:
            return
        seat = choices.choice(table.to_move)
        table = tables.play(table, seat, choices.choice(table.legal(seat)))
        yield table


def sample(walked: tuple[Table, ...], seed: int, count: int) -> list[Table]:
    """Some tables of a game, the first and the last among them."""
    if len(walked) <= count:
        return list(walked)
    inner = random.Random(seed).sample(range(1, len(walked) - 1), count - 2)
    return [walked[at] for at in (0, *sorted(inner), len(walked) - 1)]


def options_of(game: AnyGame) -> st.SearchStrategy[dict[str, Any]]:
    """Any options a lobby could give, and often none."""
    properties = game.Options.model_json_schema().get("properties", {})
    chosen = st.fixed_dictionaries({}, optional={name: _value(spec) for name, spec in properties.items()})
    return st.one_of(st.just({}), chosen)


def _value(spec: dict[str, Any]) -> st.SearchStrategy[Any]:
    if "enum" in spec:
        return st.sampled_from(spec["enum"])
    if "const" in spec:
        return st.just(spec["const"])
    if spec.get("type") == "boolean":
        return st.booleans()
    assert spec.get("type") == "integer", spec
    return st.integers(spec["minimum"], spec["maximum"])
