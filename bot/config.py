"""Settings, from the environment or a file `.env`; a wrong one gets a sentence, never a traceback."""

from pathlib import Path
from typing import Any, Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.store.database import StartError


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


def read_settings(**given: Any) -> Settings:
    """Read the settings, or say which one is wrong; the token itself is never repeated."""
    try:
        return Settings(**given)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        name = str(first["loc"][0]).upper()
        raise StartError("bad-setting", name=name, problem=first["msg"]) from None
