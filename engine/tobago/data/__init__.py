"""The designed tables: pieces of the island, clues and gold, kept apart so that they can be corrected."""

from importlib import resources


def read(name: str) -> str:
    """Read one of the tables."""
    return resources.files("engine.tobago.data").joinpath(name).read_text(encoding="utf-8")
