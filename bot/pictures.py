"""Pictures of a view: a port, so that what draws can be a process, the bot itself, or nothing at all."""

from typing import Any, Protocol

from bot.pages.page import Picture
from engine.core.say import Say


class Painter(Protocol):
    """Draws what one seat, or a spectator, sees."""

    async def paint(self, game: str, view: Any, say: Say) -> Picture | None:
        """Draw a view; nothing if it cannot be drawn now."""


class Blank:
    """Draws nothing: the words must do."""

    async def paint(self, game: str, view: Any, say: Say) -> Picture | None:  # noqa: ARG002 - a port
        """Draw nothing."""
        return None
