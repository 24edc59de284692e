"""The stage: what a test, or the one who set up the playground, changes in the world."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.channel_api import overwrite, remove
from playground.errors import JSON, ActError, Value
from playground.faults import Fault
from playground.guild_api import dismiss_bot, set_role

if TYPE_CHECKING:
    from playground.box import Box

CHANGEABLE = {"locale", "dms_closed", "global_name"}


class Stage:
    """Verbs over the world and its faults; each is a plain method, so the table is the class."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._world = box.world

    def _guild(self, guild: str) -> JSON:
        return self._world.guild(guild or next(iter(self._world.guilds)))

    # Faults

    def fault(self, **fields: Value) -> None:
        """Let matching requests fail."""
        if not fields.keys() <= Fault.__dataclass_fields__.keys():
            raise ActError(f"A fault has only {', '.join(Fault.__dataclass_fields__)}.")
        self._box.faults.pending.append(Fault(**fields))

    def clear(self) -> None:
        """Let nothing fail any more."""
        self._box.faults.pending.clear()

    def rate(self, most: int, window: float) -> None:
        """Set how many requests a bucket takes in how many seconds."""
        self._box.limits.most, self._box.limits.window = most, window

    def advance(self, seconds: float) -> None:
        """Set the clock forward; what is late then has expired."""
        self._world.advance(seconds)
        self._box.interactions.expire_late()

    def cut(self) -> None:
        """Drop every websocket without a word."""
        self._box.gateway.cut()

    def close(self, code: int) -> None:
        """Close every websocket with a code."""
        self._box.gateway.close(code)

    def half_open(self) -> None:
        """Go silent on every websocket."""
        self._box.gateway.half_open()

    def reconnect(self) -> None:
        """Ask the bot to reconnect."""
        self._box.gateway.ask_reconnect()

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell the bot that its session is invalid."""
        self._box.gateway.invalidate(resumable=resumable)

    def forget_sessions(self) -> None:
        """Let the next RESUME fail."""
        self._box.gateway.forget()

    # People

    def add_person(self, name: str, locale: str = "en-US", guild: str = "") -> JSON:
        """Bring someone new into the server."""
        if any(user["username"] == name.lower() for user in self._world.users.values()):
            raise ActError(f"There is a {name} already.")
        user = self._world.add_user(name.lower(), name, locale)
        self._world.add_member(self._guild(guild), user["id"])
        self._box.feed.tell(self._world.users, "PEOPLE", None)
        return self._world.show_user(user["id"])

    def set_person(self, person: str, **fields: Value) -> None:
        """Change someone's `locale`, `dms_closed` or `global_name`."""
        user = self._world.user(person)
        if not fields.keys() <= CHANGEABLE:
            raise ActError(f"Only {', '.join(sorted(CHANGEABLE))} can be changed.")
        self._world.save_user(user | fields)
        self._box.feed.tell(self._world.users, "PEOPLE", None)

    def speak(self, locale: str, guild: str = "") -> None:
        """Set the language that a server prefers."""
        found = self._guild(guild) | {"preferred_locale": locale}
        self._world.save_guild(found)
        shown = {key: value for key, value in found.items() if key != "members"}
        self._box.tell_guild("GUILD_UPDATE", found, shown)

    def join(self, person: str, guild: str = "") -> None:
        """Let someone join a server."""
        found = self._guild(guild)
        self._world.add_member(found, person)
        shown = self._world.show_member(found, person) | {"guild_id": found["id"]}
        self._box.tell_guild("GUILD_MEMBER_ADD", found, shown)

    def leave(self, person: str, guild: str = "") -> None:
        """Let someone leave a server."""
        found = self._guild(guild)
        gone = {"guild_id": found["id"], "user": self._world.show_user(person)}
        self._box.tell_guild("GUILD_MEMBER_REMOVE", found, gone)
        found["members"].pop(person, None)
        self._world.save_guild(found)

    def role(self, name: str, permissions: int, guild: str = "") -> JSON:
        """Make a role."""
        found = self._guild(guild)
        role = self._world.add_role(found, name, permissions)
        self._box.tell_guild("GUILD_ROLE_CREATE", found, {"guild_id": found["id"], "role": role})
        return role

    def give(self, person: str, role: str, guild: str = "", *, given: bool = True) -> None:
        """Give someone a role, or take it away."""
        set_role(self._box, self._guild(guild), person, role, given=given)

    # Places

    def remove_bot(self, guild: str = "") -> None:
        """Throw the bot out of a server."""
        dismiss_bot(self._box, self._guild(guild))

    def invite_bot(self, guild: str = "") -> None:
        """Invite the bot to a server."""
        found = self._guild(guild)
        self._world.admit_bot(found)
        self._box.gateway.dispatch("GUILD_CREATE", self._world.show_guild(found), found["id"])
        self._box.feed.tell(found["members"], "GUILD_MEMBER_ADD", {"guild_id": found["id"]})

    def make_channel(self, name: str, guild: str = "") -> JSON:
        """Make a channel."""
        channel = self._world.add_channel(self._guild(guild)["id"], name)
        self._box.tell_channel("CREATE", channel)
        return self._world.show_channel(channel)

    def delete_channel(self, channel: str) -> None:
        """Delete a channel or thread."""
        remove(self._box, self._world.channel(channel))

    def delete_message(self, message: str) -> None:
        """Delete a message, as a moderator would."""
        found = self._world.store.get("message", message)
        if found is None:
            raise ActError(f"There is no message {message}.")
        self._box.erase(found)

    def overwrite(self, channel: str, target: str = "", allow: int = 0, deny: int = 0) -> None:
        """Allow and deny a role or member (the bot unless named) in a channel."""
        target = target or self._world.bot_id
        kind = 1 if target in self._world.users else 0
        wanted = {"type": kind, "allow": allow, "deny": deny}
        overwrite(self._box, self._world.channel(channel), target, wanted)
