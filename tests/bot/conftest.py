import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from engine.core import registry

GAMES = str(Path(__file__).parent / "games")


@pytest.fixture
def tiny() -> Iterator[str]:
    """Register the tiny game for one test, and forget it afterwards."""
    engine.__path__.append(GAMES)
    registry.games.cache_clear()
    try:
        yield "tiny"
    finally:
        engine.__path__.remove(GAMES)
        registry.games.cache_clear()
        sys.modules.pop("engine.tiny", None)
        vars(engine).pop("tiny", None)
