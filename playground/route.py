"""A route: method, path, what its body looks like, and the function that answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playground.errors import JSON, ApiError, Value
from playground.permissions import May, in_guild

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from playground.box import Box
    from playground.messages import Upload
    from playground.shape import Check


@dataclass(frozen=True)
class Call:
    """One request, read and checked."""

    box: Box
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Value
    uploads: list[Upload]

    def channel(self, *needed: May) -> JSON:
        """Find the channel of the path, if the bot sees it and has these permissions there."""
        world = self.box.world
        channel = world.channel(self.path["channel"])
        rights = world.permissions(world.bot_id, channel)
        if not rights & May.VIEW:
            raise ApiError(50001)
        if any(not rights & flag for flag in needed):
            raise ApiError(50013)
        return channel

    def message(self, channel: JSON) -> JSON:
        """Find the message of the path; ephemeral ones cannot be reached like this."""
        message = self.box.world.message(channel["id"], self.path["message"])
        if "viewer_id" in message:
            raise ApiError(10008)
        return message

    def guild(self, *needed: May) -> JSON:
        """Find the server of the path, if the bot is in it and has these permissions."""
        world = self.box.world
        guild = world.guild(self.path["guild"])
        if world.bot_id not in guild["members"]:
            raise ApiError(50001)
        if any(not in_guild(guild, world.bot_id) & flag for flag in needed):
            raise ApiError(50013)
        return guild


@dataclass(frozen=True)
class Route:
    """A row of the table.

    `open` routes need no bot token, `limited` ones tell their rate limit, `status` is that of a
    good answer.
    """

    method: str
    path: str
    handler: Callable[[Call], Any]
    body: Check | None = None
    open: bool = False
    limited: bool = True
    status: int = 200
