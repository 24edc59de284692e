"""``python -m engine`` answers nonsense with a sentence and a non-zero exit."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.core.registry import games

FIRST = next(iter(games()), "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "no game called"),
        (["perft", "chess"], "no game called"),
        (["bench", "chess"], "no game called"),
        (["transcript", "chess"], "no game called"),
        (["play", FIRST, "--seats", "99", "--brain", "random"], "players, not 99"),
        (["play", FIRST, "--options", "storm=9", "--brain", "random"], "storm"),
        (["verify", "/no/such/file"], "/no/such/file"),
        (["arena", "chess"], "no game called"),
        (["arena", FIRST, "--brains", "easy,easy"], "two different ones"),
        (["arena", FIRST, "--brains", "easy,clever"], "random, easy, normal, hard"),
    ],
)
def test_what_cannot_be_done_is_said(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["fly"],
        ["play"],
        ["play", FIRST, "--seats", "many"],
        ["perft", FIRST, "--depth", "0"],
        ["bench", FIRST, "--seconds", "0"],
        ["bench", FIRST, "--seconds", "nan"],
        ["arena", FIRST, "--games", "0"],
        ["arena", FIRST, "--workers", "-1"],
        ["arena", FIRST, "--seconds", "soon"],
    ],
)
def test_wrong_arguments_exit_with_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_a_file_that_is_no_game_does_not_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe nonsense")
    assert main(["verify", str(file)]) == 1
    assert "not an exported game" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", games())
def test_a_game_plays_itself_to_the_end(key: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", key, "--brain", "random", "--seed", "7", "--language", language]) == 0
    assert "1. " in capsys.readouterr().out


def test_it_runs_as_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "engine", "play", "chess"], capture_output=True, text=True)
    assert done.returncode == 2
    assert "chess" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_contest_can_be_played_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A random player never wins, which is clear after twenty games; the others are played all the same."""
    file = tmp_path / "games.csv"
    arguments = [
        "arena",
        "tobago",
        "--brains",
        "normal,random",
        "--games",
        "24",
        "--workers",
        "1",
        "--csv",
        str(file),
    ]
    assert main(arguments) == 0
    assert "20 games" in capsys.readouterr().out
    assert main([*arguments, "--whole"]) == 0
    assert "24 games" in capsys.readouterr().out
    assert len(file.read_text().splitlines()) == 1 + 2 * 24
