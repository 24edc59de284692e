"""What the computer players know of a game beyond its rules, from its ``sense`` module if it has one."""

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import Any

from engine.core.types import Move


class Knowledge:
    """A game's sense, with plain answers where it has none.

    ``sense.rank(view, moves)`` tells how good a decent person finds each move at first thought,
    ``sense.worth(view)`` estimates every seat's prospects between 0 and 1, ``sense.settled(state)`` tells
    whether nothing is pending that such an estimate could not see. ``sense.SEARCH`` may set any of the
    numbers below.
    """

    trust: float = 4.0
    """How much attention first thoughts get: 0 is none."""
    curiosity: float = 1.0
    """How long the search goes on trying what did not go well."""
    depth: int = 30
    """How far down the tree is walked in one iteration."""
    playout: int = 20
    """How many plies are played on below the tree before judging, unless things are settled sooner."""
    greed: float = 0.0
    """How many of these plies are first thoughts; the others are random."""
    mistakes: float = 0.3
    """How often an easy player does what comes to mind."""

    def __init__(self, sense: ModuleType | None) -> None:
        self._rank = getattr(sense, "rank", None)
        self._worth = getattr(sense, "worth", None)
        self.settled: Callable[[Any], bool] = getattr(sense, "settled", _never)
        for name, value in getattr(sense, "SEARCH", {}).items():
            assert hasattr(Knowledge, name), f"no such number: {name}"
            setattr(self, name, value)

    def rank(self, view: Any, moves: Sequence[Move]) -> Sequence[float] | None:
        """First thoughts about moves, if the game has any."""
        ranks: Sequence[float] | None = self._rank(view, moves) if self._rank else None
        return ranks

    def worth(self, view: Any) -> Sequence[float]:
        """Every seat's prospects; without an estimate all are level."""
        return self._worth(view) if self._worth else _Level()


def _never(_state: Any) -> bool:
    return False


class _Level(Sequence[float]):
    """The same prospects for any number of seats."""

    def __getitem__(self, at: Any) -> Any:
        return 0.5

    def __len__(self) -> int:
        return 8


@cache
def knowledge(key: str) -> Knowledge:
    """Find what is known of a game, by name."""
    name = f"engine.{key}.sense"
    found = importlib.util.find_spec(f"engine.{key}") and importlib.util.find_spec(name)
    return Knowledge(importlib.import_module(name) if found else None)
