"""Settings, log lines, and starting from the command line."""

import json
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.config import Settings, read_settings
from bot.logs import Formatter, JsonFormatter, set_up
from bot.store.database import StartError
from bot.voices import voice

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings but those of the test."""
    for name in [name for name in os.environ if name.startswith("LOOT_") or name == "DISCORD_TOKEN"]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def test_there_are_sensible_settings_from_the_start() -> None:
    settings = read_settings()
    assert settings.loot_database == Path("loot.db")
    assert settings.loot_language == "en"
    assert settings.loot_thinking == 1.0


def test_the_example_of_settings_names_every_one_and_is_right(tmp_path: Path) -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    (tmp_path / ".env").write_text(example, encoding="utf-8")
    assert read_settings() == Settings.model_construct(**Settings.model_construct().model_dump())
    named = {line.split("=")[0].lower() for line in example.splitlines() if line and line[0] != "#"}
    assert named == set(Settings.model_fields)


def test_settings_come_from_the_environment_and_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=from-file\nLOOT_LANGUAGE=fr\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("LOOT_LANGUAGE", "en")
    settings = read_settings()
    assert settings.discord_token.get_secret_value() == "from-file"
    assert settings.loot_language == "en"


@pytest.mark.parametrize(
    ("name", "value", "english", "french"),
    [
        ("LOOT_LANGUAGE", "klingon", "it must be one of en, fr", "il faut choisir entre en, fr"),
        ("LOOT_THINKERS", "many", "it must be a whole number", "il faut un nombre entier"),
        ("LOOT_THINKERS", "-1", "it must be at least 0", "il faut au moins 0"),
        ("LOOT_THINKERS", "17", "it must be at most 16", "il faut au plus 16"),
        ("LOOT_THINKING", "a while", "it must be a number", "il faut un nombre"),
        ("LOOT_THINKING", "0", "it must be at least 0.05", "il faut au moins 0.05"),
        ("LOOT_PAINTERS", "0", "it must be at least 1", "il faut au moins 1"),
        ("LOOT_LOG_FORMAT", "xml", "it must be one of json, text", "il faut choisir entre json, text"),
    ],
)
def test_a_wrong_setting_is_named_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, english: str, french: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(StartError) as caught:
        read_settings()
    assert caught.value.said(voice("en")) == f"The setting {name} is wrong: {english}."
    assert caught.value.said(voice("fr")) == f"Le réglage {name} est mauvais : {french}."


def test_every_wrong_setting_gets_a_sentence_in_the_operators_language(tmp_path: Path) -> None:
    done = run(tmp_path, LOOT_LANGUAGE="fr", LOOT_THINKERS="many", LOOT_LOG_LEVEL="LOUD")
    assert done.returncode == 1
    first, second = sorted(done.stderr.splitlines())
    assert first.startswith("Le réglage LOOT_LOG_LEVEL est mauvais")
    assert second.startswith("Le réglage LOOT_THINKERS est mauvais")


def test_the_token_is_never_shown() -> None:
    settings = read_settings(discord_token="very-secret")
    assert "very-secret" not in repr(settings)


def test_a_log_line_is_one_json_object_without_the_token(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        set_up("INFO", "json", "very-secret")
        logging.getLogger("bot.test").info("hello %s", "very-secret", extra={"table": 7})
        line = json.loads(capsys.readouterr().err.strip())
        assert line["what"] == "hello …"
        assert line["table"] == 7
        assert line["level"] == "INFO"
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)


def broken() -> logging.LogRecord:
    """What is logged when something breaks over a card."""
    empty: dict[str, int] = {}
    try:
        value = empty["b7"]
    except KeyError as error:
        worse = ValueError("no b7")
        worse.__cause__ = error
        cause = (ValueError, worse, None)
        return logging.LogRecord("x", logging.ERROR, "p", 1, "broken", None, cause)
    raise AssertionError(value)


def test_a_trace_tells_where_something_broke_but_not_what_the_error_says() -> None:
    trace = json.loads(JsonFormatter().format(broken()))["trace"]
    assert "in broken" in trace
    assert trace.index("KeyError") < trace.index("ValueError")
    assert "'b7'" not in trace
    assert ": no b7" not in trace


def test_a_text_line_has_the_fields_and_the_trace_too() -> None:
    record = broken()
    record.table = 7
    line = Formatter().format(record)
    assert "broken table=7\n" in line
    assert line.endswith("ValueError")


def run(tmp_path: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore"}
    command = [sys.executable, "-m", "bot", *arguments]
    return subprocess.run(
        command,
        cwd=tmp_path,
        env=clean | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_wrong_setting_ends_the_program_with_its_sentence(tmp_path: Path) -> None:
    done = run(tmp_path, LOOT_LANGUAGE="klingon")
    assert done.returncode == 1
    assert done.stderr.startswith("The setting LOOT_LANGUAGE is wrong")
    assert "Traceback" not in done.stderr


def test_a_backup_is_made_from_the_command_line(tmp_path: Path) -> None:
    missing = run(tmp_path, "backup", "copy.db", LOOT_LANGUAGE="fr")
    assert missing.returncode == 1
    assert "Il n’y a pas de base" in missing.stderr


@pytest.mark.parametrize(("language", "told"), [("en", "is for the playground"), ("fr", "terrain de jeu")])
def test_a_wish_for_the_playground_is_refused_where_a_token_leads_to_discord(
    tmp_path: Path, language: str, told: str
) -> None:
    for wish in (["--game", "sails"], ["--no-browser"], ["--port", "9"], ["--seats", "3"]):
        done = run(tmp_path, *wish, LOOT_LANGUAGE=language, DISCORD_TOKEN="very-secret")
        assert done.returncode == 1
        assert wish[0] in done.stderr
        assert told in done.stderr
        assert "very-secret" not in done.stderr
