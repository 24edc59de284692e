"""The tables of this game, read from the files beside the code."""

import csv
from importlib import resources


def rows(name: str) -> list[dict[str, str]]:
    """Read one table, a row at a time, by the names of its columns."""
    path = resources.files("engine.skeleton_island").joinpath("tables", f"{name}.csv")
    return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))


def column(name: str, field: str) -> tuple[int, ...]:
    """Read one column of whole numbers."""
    return tuple(int(row[field]) for row in rows(name))
