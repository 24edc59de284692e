"""Golden games: the rules of today lead from the same seed and moves to the same news and result."""

from importlib import resources

import pytest

from engine import transcript
from engine.core.registry import game as find_game
from engine.core.registry import games


def files(key: str) -> list[str]:
    folder = resources.files(f"engine.{key}").joinpath("transcripts")
    return sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".txt"))


ALL = [(key, name) for key in games() for name in files(key)]


@pytest.mark.parametrize(("key", "name"), ALL)
def test_a_golden_game_plays_as_it_did(key: str, name: str) -> None:
    text = resources.files(f"engine.{key}").joinpath("transcripts", name).read_text(encoding="utf-8")
    setting, _ = transcript.reads(text)
    assert setting.version == find_game(key).INFO.version, f"{name} is of another version: write it anew"
    assert transcript.again(text) == text, "the same seed and moves give another game: bump the version"


@pytest.mark.parametrize("key", games())
def test_every_number_of_seats_has_a_golden_game(key: str) -> None:
    info = find_game(key).INFO
    settings = [
        transcript.reads(
            resources.files(f"engine.{key}").joinpath("transcripts", name).read_text(encoding="utf-8")
        )[0]
        for name in files(key)
    ]
    assert {setting.seats for setting in settings} == set(range(info.least, info.most + 1))
