"""Permissions: the flags that matter here, and what a member may do in a channel."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground.errors import JSON


class May(IntFlag):
    """Discord's permission bits, as far as the box asks for them."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    ADD_REACTIONS = 1 << 6
    VIEW = 1 << 10
    SEND = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    PUBLIC_THREADS = 1 << 35
    PRIVATE_THREADS = 1 << 36
    SEND_IN_THREADS = 1 << 38


ALL = (1 << 53) - 1
TALK = (
    May.VIEW | May.SEND | May.EMBED_LINKS | May.ATTACH_FILES | May.READ_HISTORY | May.ADD_REACTIONS
    | May.EXTERNAL_EMOJIS | May.COMMANDS | May.PUBLIC_THREADS | May.SEND_IN_THREADS
)  # fmt: skip
THREADS = (10, 11, 12)


def in_guild(guild: JSON, user_id: str) -> int:
    """Add up what a member's roles allow anywhere in the guild."""
    member = guild["members"].get(user_id)
    if member is None:
        return 0
    if guild["owner_id"] == user_id:
        return ALL
    held = {guild["id"], *member["roles"]}
    granted = 0
    for role in guild["roles"]:
        if role["id"] in held:
            granted |= int(role["permissions"])
    return ALL if granted & May.ADMINISTRATOR else granted


def in_channel(guild: JSON, channel: JSON, user_id: str) -> int:
    """Apply a channel's overwrites: everyone's, then the roles', then the member's own."""
    granted = in_guild(guild, user_id)
    if granted in (0, ALL):
        return granted
    overwrites = {item["id"]: item for item in channel.get("permission_overwrites", ())}
    roles = guild["members"][user_id]["roles"]
    for step in ([guild["id"]], roles, [user_id]):
        present = [overwrites[key] for key in step if key in overwrites]
        for item in present:
            granted &= ~int(item["deny"])
        for item in present:
            granted |= int(item["allow"])
    return granted if granted & May.VIEW else 0
