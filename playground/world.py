"""The world: people, one bot, servers, channels and messages, and who sees what of it."""

from __future__ import annotations

import secrets
import time
from base64 import b64encode
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from playground.errors import JSON, ApiError, Value
from playground.permissions import ALL, TALK, THREADS, May, in_channel

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playground.store import Store

EPOCH = 1_420_070_400_000
GUILD_TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
FRIENDS = (("you", "Robin", "en-US"), ("anne", "Anne", "fr"), ("jack", "Jack", "en-GB"),
           ("mary", "Mary", "en-US"), ("olivier", "Olivier", "fr"))  # fmt: skip
CHANNELS = ("loot", "general", "treasure-talk")
USER_FIELDS = ("id", "username", "global_name", "discriminator", "avatar", "bot", "public_flags")
USER_BLANKS: JSON = {"banner": None, "accent_color": None, "flags": 0, "primary_guild": None}
GUILD_BLANKS: JSON = {
    "icon": None, "icon_hash": None, "splash": None, "discovery_splash": None, "banner": None,
    "description": None, "region": "", "afk_channel_id": None, "afk_timeout": 300,
    "widget_enabled": False, "widget_channel_id": None, "verification_level": 0,
    "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0,
    "application_id": None, "system_channel_id": None, "system_channel_flags": 0,
    "rules_channel_id": None, "public_updates_channel_id": None, "safety_alerts_channel_id": None,
    "vanity_url_code": None, "premium_tier": 0, "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False, "nsfw_level": 0, "max_members": 500000,
    "max_presences": None, "max_video_channel_users": 25, "max_stage_video_channel_users": 50,
    "emojis": [], "stickers": [], "features": [], "nsfw": False, "home_header": None,
    "incidents_data": None,
}  # fmt: skip
ROLE_BLANKS: JSON = {
    "color": 0, "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    "hoist": False, "icon": None, "unicode_emoji": None, "mentionable": False, "flags": 0,
}  # fmt: skip


class World:
    """Everything there is; small things live in memory, messages and files in the store alone."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._last_id = 0
        self.users = {user["id"]: user for user in store.every("user")}
        self.guilds = {guild["id"]: guild for guild in store.every("guild")}
        self.channels = {channel["id"]: channel for channel in store.every("channel")}
        self.settings: JSON = store.get("settings", 1) or {"id": 1, "skew": 0.0}
        if "bot" not in self.settings:
            self._found()
        self.bot_id: str = self.settings["bot"]

    # Time and ids

    def now(self) -> float:
        """Tell the box's time; tests may set it forward."""
        return time.time() + float(self.settings["skew"])

    def advance(self, seconds: float) -> None:
        """Set the clock forward, for good: ids go on growing after a restart."""
        self.settings["skew"] += seconds
        self.store.put("settings", self.settings)

    def new_id(self) -> str:
        """Make a snowflake; each is greater than the one before."""
        self._last_id = max((int(self.now() * 1000) - EPOCH) << 22, self._last_id + 1)
        return str(self._last_id)

    def stamp(self) -> str:
        """Tell the time as Discord writes it."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()

    # Founding

    def _found(self) -> None:
        bot = self.add_user("loot", "Loot", bot=True)
        friends = [self.add_user(*friend)["id"] for friend in FRIENDS]
        guild = self.add_guild("Loot", friends[0])
        for friend in friends:
            self.add_member(guild, friend)
        for name in CHANNELS:
            self.add_channel(guild["id"], name)
        # A token begins with the bot's id, as Discord's do; hikari reads it there.
        token = f"{b64encode(bot['id'].encode()).decode()}.box.{secrets.token_urlsafe(24)}"
        self.bot_id = bot["id"]
        self.admit_bot(guild)
        self.settings |= {"bot": bot["id"], "token": token, "key": secrets.token_urlsafe(24)}
        self.store.put("settings", self.settings)

    def add_user(self, username: str, name: str, locale: str = "en-US", *, bot: bool = False) -> JSON:
        """Bring a person (or the bot) into the world."""
        user: JSON = {"id": self.new_id(), "username": username, "global_name": name, "bot": bot}
        user |= {"discriminator": "0", "avatar": None, "public_flags": 0}
        user |= {"locale": locale, "dms_closed": False}
        self.save_user(user)
        return user

    def add_guild(self, name: str, owner_id: str) -> JSON:
        """Found a server with nothing but its owner's name on it."""
        identity = self.new_id()
        guild: JSON = {"id": identity, "name": name, "owner_id": owner_id, "members": {}}
        guild |= {**GUILD_BLANKS, "preferred_locale": "en-US", "roles": []}
        everyone: JSON = {"id": identity, "name": "@everyone", "permissions": str(int(TALK))}
        guild["roles"].append({**ROLE_BLANKS, **everyone, "position": 0, "managed": False})
        self.save_guild(guild)
        return guild

    def add_member(self, guild: JSON, user_id: str, roles: Iterable[str] = ()) -> JSON:
        """Let someone join a server."""
        member: JSON = {"roles": list(roles), "nick": None, "joined_at": self.stamp()}
        guild["members"][user_id] = member
        self.save_guild(guild)
        return member

    def add_role(self, guild: JSON, name: str, permissions: int, **fields: Value) -> JSON:
        """Make a role of a server."""
        role = {**ROLE_BLANKS, "id": self.new_id(), "name": name, "permissions": str(permissions)}
        role |= {"position": len(guild["roles"]), "managed": False, **fields}
        role["colors"] = ROLE_BLANKS["colors"] | role["colors"]
        guild["roles"].append(role)
        self.save_guild(guild)
        return role

    def admit_bot(self, guild: JSON) -> None:
        """Invite the bot: it joins with a role of its own, as an integration does."""
        guild["roles"] = [role for role in guild["roles"] if not role["managed"]]
        tags = {"bot_id": self.bot_id}
        allowed = int(TALK | May.MANAGE_MESSAGES | May.PRIVATE_THREADS | May.MANAGE_THREADS)
        role = self.add_role(guild, "Loot", allowed, managed=True, tags=tags)
        self.add_member(guild, self.bot_id, [role["id"]])

    def add_channel(self, guild_id: str | None, name: str, kind: int = GUILD_TEXT, **fields: Value) -> JSON:
        """Make a channel of a server."""
        channel: JSON = {"id": self.new_id(), "type": kind, "guild_id": guild_id, "name": name}
        channel |= {"position": len(self.channels), "permission_overwrites": [], "nsfw": False}
        channel |= {"topic": None, "rate_limit_per_user": 0, "parent_id": None, "flags": 0}
        channel |= {"last_message_id": None, **fields}
        self.save_channel(channel)
        return channel

    def dm(self, one: str, other: str) -> JSON:
        """Find or open the DM of two users."""
        pair = {one, other}
        for channel in self.channels.values():
            if channel["type"] == DM and set(channel["recipient_ids"]) == pair:
                return channel
        channel = {"id": self.new_id(), "type": DM, "recipient_ids": [one, other]}
        channel |= {"last_message_id": None, "flags": 0}
        self.save_channel(channel)
        return channel

    # Writing through

    def save_user(self, user: JSON) -> None:
        """Keep a user."""
        self.users[user["id"]] = user
        self.store.put("user", user)

    def save_guild(self, guild: JSON) -> None:
        """Keep a server."""
        self.guilds[guild["id"]] = guild
        self.store.put("guild", guild)

    def save_channel(self, channel: JSON) -> None:
        """Keep a channel."""
        self.channels[channel["id"]] = channel
        self.store.put("channel", channel)

    def drop_channel(self, channel: JSON) -> None:
        """Delete a channel with its threads and all that was said there."""
        for thread in [item for item in self.channels.values() if item.get("parent_id") == channel["id"]]:
            self.drop_channel(thread)
        del self.channels[channel["id"]]
        self.store.drop("channel", channel["id"])
        self.store.drop_scope("message", channel["id"])

    # Finding

    def user(self, identity: str) -> JSON:
        """Find a user or refuse."""
        return self._find(self.users, identity, 10013)

    def guild(self, identity: str) -> JSON:
        """Find a server or refuse."""
        return self._find(self.guilds, identity, 10004)

    def channel(self, identity: str) -> JSON:
        """Find a channel or refuse."""
        return self._find(self.channels, identity, 10003)

    def message(self, channel_id: str, identity: str) -> JSON:
        """Find a message of a channel or refuse."""
        found = self.store.get("message", identity) if identity.isdigit() else None
        if found is None or found["channel_id"] != channel_id:
            raise ApiError(10008)
        return found

    def _find(self, things: dict[str, JSON], identity: str, code: int) -> JSON:
        if identity not in things:
            raise ApiError(code)
        return things[identity]

    # Who may, who sees

    def permissions(self, user_id: str, channel: JSON) -> int:
        """Tell what a user may do in a channel; nothing at all if it is hidden."""
        if channel["type"] == DM:
            return ALL if user_id in channel["recipient_ids"] else 0
        granted = in_channel(self.guild(channel["guild_id"]), self._rights_of(channel), user_id)
        private = channel["type"] == PRIVATE_THREAD and user_id not in channel["thread_members"]
        return granted if not private or granted & May.MANAGE_THREADS else 0

    def _rights_of(self, channel: JSON) -> JSON:
        return self.channel(channel["parent_id"]) if channel["type"] in THREADS else channel

    def sees(self, user_id: str, channel: JSON) -> bool:
        """Tell whether a user sees a channel."""
        return bool(self.permissions(user_id, channel) & May.VIEW)

    def present(self, user_id: str, channel: JSON) -> bool:
        """Tell whether a user belongs to the DM or the server of a channel."""
        if channel["type"] == DM:
            return user_id in channel["recipient_ids"]
        return user_id in self.guild(channel["guild_id"])["members"]

    def viewers(self, channel: JSON) -> list[str]:
        """List who sees a channel."""
        if channel["type"] == DM:
            return list(channel["recipient_ids"])
        members = self.guild(channel["guild_id"])["members"]
        return [user_id for user_id in members if self.sees(user_id, channel)]

    def share_guild(self, one: str, other: str) -> bool:
        """Tell whether two users have a server in common."""
        both = {one, other}
        return any(both <= guild["members"].keys() for guild in self.guilds.values())

    # Presenting

    def show_user(self, user_id: str) -> JSON:
        """Show a user as everyone sees them."""
        user = self.users[user_id]
        return {key: user[key] for key in USER_FIELDS} | USER_BLANKS

    def show_member(self, guild: JSON, user_id: str, *, user: bool = True) -> JSON:
        """Show a member; without the user where Discord leaves it out."""
        member = guild["members"].get(user_id)
        if member is None:
            raise ApiError(10007)
        shown = {**member, "avatar": None, "banner": None, "deaf": False, "mute": False, "flags": 0}
        shown |= {"pending": False, "premium_since": None, "communication_disabled_until": None}
        return shown | {"user": self.show_user(user_id)} if user else shown

    def show_channel(self, channel: JSON, viewer: str | None = None) -> JSON:
        """Show a channel; a DM names the other one in it."""
        hidden = ("recipient_ids", "thread_members")
        shown = {key: value for key, value in channel.items() if key not in hidden}
        if channel["type"] == DM:
            others = [key for key in channel["recipient_ids"] if key != (viewer or self.bot_id)]
            shown["recipients"] = [self.show_user(key) for key in others]
        if channel["type"] in THREADS:
            shown["member_count"] = len(channel["thread_members"])
        return shown

    def show_guild(self, guild: JSON) -> JSON:
        """Show a server as GUILD_CREATE does to a bot without the members intent."""
        shown = {key: value for key, value in guild.items() if key != "members"}
        inside = [item for item in self.channels.values() if item.get("guild_id") == guild["id"]]
        seen = [item for item in inside if self.sees(self.bot_id, item)]
        shown["channels"] = [self.show_channel(item) for item in inside if item["type"] not in THREADS]
        shown["threads"] = [self.show_channel(item) for item in seen if item["type"] in THREADS]
        shown["members"] = [self.show_member(guild, self.bot_id)]
        shown |= {"member_count": len(guild["members"]), "large": False}
        shown |= {"joined_at": guild["members"][self.bot_id]["joined_at"], "presences": []}
        shown |= {"voice_states": [], "stage_instances": [], "guild_scheduled_events": []}
        return shown | {"soundboard_sounds": [], "approximate_member_count": len(guild["members"])}
