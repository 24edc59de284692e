"""Settings, log lines, and starting from the command line."""

import json
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.config import Settings, read_settings
from bot.logs import JsonFormatter, Redacting, set_up
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
    ("name", "value"),
    [
        ("LOOT_LANGUAGE", "klingon"),
        ("LOOT_THINKERS", "many"),
        ("LOOT_THINKERS", "-1"),
        ("LOOT_LOG_LEVEL", "LOUD"),
        ("LOOT_PAINTERS", "0"),
        ("LOOT_THINKING", "0"),
        ("LOOT_THINKING", "a while"),
        ("LOOT_LOG_FORMAT", "xml"),
    ],
)
def test_a_wrong_setting_is_named_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(StartError) as caught:
        read_settings()
    for language in ("en", "fr"):
        assert name in voice(language)(caught.value.key, **caught.value.fields)


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


def test_a_trace_is_part_of_its_line() -> None:
    error = ValueError("very-secret")
    record = logging.LogRecord("x", logging.ERROR, "p", 1, "broken", None, (ValueError, error, None))
    line = json.loads(Redacting(JsonFormatter(), "very-secret").format(record))
    assert "ValueError" in line["trace"]
    assert "very-secret" not in line["trace"]


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
