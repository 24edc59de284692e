"""Reading the designed tables: the numbers that real card lists may one day replace."""

import csv
from importlib import resources


def rows(name: str) -> list[dict[str, str]]:
    """Read one table of the ``data`` folder, a dictionary for each row."""
    path = resources.files("engine.loot_island").joinpath("data", f"{name}.csv")
    return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
