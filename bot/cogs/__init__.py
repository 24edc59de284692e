"""What people can ask for: every command of `/loot`, and the buttons that do the same."""

from bot.cogs import admin, lobby, opening, play, rules  # noqa: F401 - they add their commands to the group
from bot.cogs.group import COMMANDS

__all__ = ["COMMANDS"]
