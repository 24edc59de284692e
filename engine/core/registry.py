"""Every folder of `engine` with an INFO is a game; there is no list to edit."""

import importlib
import pkgutil
from functools import cache
from types import MappingProxyType
from typing import cast

import engine
from engine.core.errors import UnknownGame
from engine.core.types import AnyGame


@cache
def games() -> MappingProxyType[str, AnyGame]:
    """All games by key, in alphabetical order."""
    names = sorted(module.name for module in pkgutil.iter_modules(engine.__path__) if module.ispkg)
    modules = [importlib.import_module(f"engine.{name}") for name in names]
    found = [cast("AnyGame", module) for module in modules if hasattr(module, "INFO")]
    return MappingProxyType({game.INFO.key: game for game in found})


def game(key: str) -> AnyGame:
    """Find a game by its key."""
    try:
        return games()[key]
    except KeyError:
        raise UnknownGame(game=key) from None
