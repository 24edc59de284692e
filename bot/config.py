"""Settings, from the environment or a file `.env`; a wrong one gets a sentence, never a traceback."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, get_args

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.store.database import StartError


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a setting."""

    name: str
    key: str
    fields: dict[str, Any]


PROBLEMS = {
    "int_parsing": "setting-whole",
    "int_from_float": "setting-whole",
    "float_parsing": "setting-number",
    "greater_than_equal": "setting-least",
    "less_than_equal": "setting-most",
}
"""What pydantic calls it, and how we say it."""


class Settings(BaseSettings):
    """What the operator decides; every name is read from the environment in capitals."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr = SecretStr("")
    """The bot's token; without one the bot runs in the playground."""
    loot_database: Path = Path("loot.db")
    loot_playground: Path = Path(".playground")
    """The folder of the playground: its world and its games."""
    loot_language: Literal["en", "fr"] = "en"
    """The language of what the operator reads, and of servers that prefer neither."""
    loot_log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    loot_log_format: Literal["json", "text"] = "json"
    loot_thinkers: int = Field(default=1, ge=0, le=16)
    """Processes for computer players; 0 lets them think inside the bot."""
    loot_thinking: float = Field(default=1.0, ge=0.05, le=30.0)
    """Seconds that a hard computer player thinks about a move."""
    loot_painters: int = Field(default=2, ge=1, le=16)
    """Threads for pictures."""


class BadSettings(StartError):
    """Some settings are wrong; each gets a sentence."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("bad-setting", names=[problem.name for problem in problems])
        self.problems = problems

    def said(self, say: Callable[..., str]) -> str:
        """A sentence for each, one a line."""
        return "\n".join(
            say(self.key, name=one.name, problem=say(one.key, **one.fields)) for one in self.problems
        )


def read_settings(**given: Any) -> Settings:
    """Read the settings, or say which ones are wrong; what they hold is never repeated."""
    try:
        return Settings(**given)
    except ValidationError as error:
        found = error.errors(include_url=False, include_input=False)
        raise BadSettings([_problem(one) for one in found]) from None


def _problem(error: Mapping[str, Any]) -> Problem:
    name, kind = str(error["loc"][0]), str(error["type"])
    if kind == "literal_error":
        allowed = get_args(Settings.model_fields[name].annotation)
        return Problem(name.upper(), "setting-choice", {"allowed": ", ".join(allowed)})
    if kind in PROBLEMS:
        return Problem(name.upper(), PROBLEMS[kind], dict(error.get("ctx", {})))
    return Problem(name.upper(), "setting-other", {"problem": error["msg"]})
