"""The tiny game, and the figures that the hostile tests record, added up at the end of a run."""

from collections import Counter
from typing import Any

from tests.bot.conftest import tiny

__all__ = ["tiny"]

FIRST = (
    "kills",
    "presses",
    "faults",
    "games finished",
    "moves lost",
    "moves doubled",
    "exceptions",
    "bytes leaked",
)
"""The figures that are asked for first; the others follow by name."""


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say what was survived; the figures of all processes come here."""
    totals: Counter[str] = Counter()
    for report in terminalreporter.stats.get("passed", ()):
        totals.update({name: count for name, count in report.user_properties if isinstance(count, int)})
    if totals:
        terminalreporter.section("survived")
        for name in (*FIRST, *sorted(totals.keys() - set(FIRST))):
            terminalreporter.line(f"{totals[name]:>11,} {name}")
