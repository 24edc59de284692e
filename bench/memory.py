"""Memory: what the bot holds when nobody plays, and with many tables."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bench import probe, tables
from bench.figure import Figure, Section

TABLES = (0, 100, 1_000)
MOVES = 45
"""How far the games have come: half-way."""


def section(seconds: float) -> Section:
    """Look at a process of its own for each number of tables; fewer for a run of less than a second."""
    with TemporaryDirectory() as folder:
        figures = list(_figures(Path(folder), min(1.0, seconds)))
    return Section("Memory: resident size", tuple(figures))


def _figures(folder: Path, share: float) -> Iterator[Figure]:
    for count in dict.fromkeys(round(number * share) for number in TABLES):
        path = folder / f"{count}.db"
        openings = (tables.opening(channel) for channel in range(1, count + 1))
        asyncio.run(tables.fill(path, openings, moves=MOVES))
        name = f"{count:,} live tables" if count else "idle"
        yield Figure(name, probe.run("memory", path)["megabytes"], "MB", more_is_better=False)
