"""One measured number, and how it compares with the reference of the same run."""

from collections.abc import Callable
from time import process_time

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """A number with a name; machines are noisy, so it is kept as a ratio to the run's reference."""

    name: str
    value: float
    unit: str
    more_is_better: bool = True
    aim: float | None = None
    note: str = ""

    def meets(self) -> bool | None:
        """Tell whether the aim is reached, where there is one."""
        if self.aim is None:
            return None
        return self.value >= self.aim if self.more_is_better else self.value <= self.aim


class Section(msgspec.Struct, frozen=True):
    """Figures that belong together; ``missing`` names what could not be measured, and why."""

    title: str
    figures: tuple[Figure, ...]
    missing: tuple[str, ...] = ()
    reference: float = 1.0
    """What the machine was worth just before; see `reference`."""


def reference() -> float:
    """Count how often a second a fixed piece of plain Python runs: what this machine is worth today."""
    best = 0.0
    for _ in range(5):
        start = process_time()
        for _ in range(20):
            _chore()
        best = max(best, 20 / (process_time() - start))
    return best


def _chore() -> int:
    """Touch what our code is made of: small tuples, dictionaries, integers, function calls."""
    seen: dict[tuple[int, int], int] = {}
    total = 0
    for number in range(4_000):
        pair = (number % 97, number % 89)
        seen[pair] = seen.get(pair, 0) + len(pair)
        total += seen[pair]
    return total


def microseconds(run: Callable[[], object], times: int, rounds: int = 3) -> float:
    """Processor time of one call, best of some rounds."""
    return min(_round(run, times) for _ in range(rounds)) / times * 1e6


def _round(run: Callable[[], object], times: int) -> float:
    start = process_time()
    for _ in range(times):
        run()
    return process_time() - start
