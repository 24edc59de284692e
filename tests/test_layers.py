"""Who may import whom, and who may name a game."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.registry import games

ROOT = Path(__file__).parent.parent
FILES = [path for top in ("engine", "render", "bot", "playground") for path in (ROOT / top).rglob("*.py")]


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def layer(path: Path) -> str:
    """The part of the house a file belongs to."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    if parts[0] == "engine" and len(parts) > 2:
        return f"engine.{parts[1]}"
    return parts[0]


def allowed(path: Path, module: str) -> bool:
    """Say whether this file may import that module of ours."""
    home = layer(path)
    game = home.removeprefix("engine.") if home.removeprefix("engine.") in games() else None
    if home == "playground":
        return module.startswith("playground")
    if home == "engine.core":
        return module == "engine" or module.startswith("engine.core")
    if game:
        return module.startswith(("engine.core", f"engine.{game}"))
    if home == "engine.brains":
        return module == "engine" or module.startswith(("engine.core", "engine.brains"))
    if home == "engine":
        return module.startswith("engine")
    if home == "render":
        return module.startswith(("engine", "render"))
    local = path.relative_to(ROOT) == Path("bot/local.py")
    return not module.startswith("playground") or local


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_imports_only_what_its_layer_may(path: Path) -> None:
    ours = [name for name in imports(path) if name.split(".")[0] in {"engine", "render", "bot", "playground"}]
    assert not [name for name in ours if not allowed(path, name)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_rules_and_pictures_know_nothing_of_discord_and_rules_nothing_of_pictures(path: Path) -> None:
    used = {name.split(".")[0] for name in imports(path)}
    forbidden = {"engine": {"discord", "PIL", "aiosqlite", "aiohttp", "asyncio"}, "render": {"discord"}}
    assert not used & forbidden.get(path.relative_to(ROOT).parts[0], set())


def common(path: Path) -> bool:
    """Tell whether a file serves all games alike."""
    home, name = layer(path), path.relative_to(ROOT)
    if home in {"engine.core", "engine.brains", "bot", "engine"}:
        return True
    return home == "render" and path.stem not in games() and not set(name.parts) & set(games())


@pytest.mark.parametrize(
    "path", [path for path in FILES if common(path)], ids=lambda path: str(path.relative_to(ROOT))
)
def test_what_serves_all_games_names_none(path: Path) -> None:
    strings = {
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert not strings & set(games())
    assert not [name for name in imports(path) if set(name.split(".")) & set(games())]
