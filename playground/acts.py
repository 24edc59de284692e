"""Acts: what a person can do at their screen, and what Discord's app would not let them do."""

from __future__ import annotations

from base64 import b64decode
from typing import TYPE_CHECKING

from playground.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    walk,
)
from playground.errors import JSON, ActError, GoneError, Value
from playground.interactions import COMMAND, COMPLETION, COMPONENT, SUBMISSION
from playground.messages import Upload
from playground.permissions import THREADS, May
from playground.world import DM

if TYPE_CHECKING:
    from playground.box import Box


class Acts:
    """One person's acts; each is checked as the app would, unless it is forged."""

    def __init__(self, box: Box, person: str) -> None:
        self.box = box
        self.world = box.world
        self.person = person

    def place(self, name: str) -> JSON:
        """Find a channel by id or name; "dm" is the DM with the bot."""
        if name == "dm":
            return self.world.dm(self.world.bot_id, self.person)
        for channel in self.world.channels.values():
            if name in (channel["id"], channel.get("name")) and self.world.sees(self.person, channel):
                return channel
        raise ActError(f"There is no channel {name!r} that you can see.")

    async def run(self, command: str, channel: str = "loot", options: JSON | None = None) -> JSON:
        """Run a slash command, such as "loot start"."""
        place = self.place(channel)
        self._may(place, May.COMMANDS)
        data = self.box.commands.fill(self.person, place, command, options or {})
        return await self.box.interactions.start(COMMAND, self.person, place, data)

    async def complete(
        self, command: str, focused: str, channel: str = "loot", options: JSON | None = None
    ) -> JSON:
        """Ask for suggestions for the option that is being typed."""
        place = self.place(channel)
        data = self.box.commands.fill(self.person, place, command, options or {}, focused)
        return await self.box.interactions.start(COMPLETION, self.person, place, data)

    async def press(
        self,
        message: str | JSON,
        custom_id: str,
        values: list[str] | None = None,
        *,
        forged: bool = False,
    ) -> JSON:
        """Press a button or choose from a select of a message.

        Forged acts go through as they are; the message may then be a copy of one that is gone.
        """
        found = self._message(message, forged=forged)
        place = self.world.channel(found["channel_id"])
        component = self._component(found, custom_id, values, forged=forged)
        data: JSON = {
            "custom_id": custom_id,
            "component_type": component["type"],
            "id": component.get("id", 0),
        }
        if component["type"] in SELECTS:
            data |= self._chosen(component, values or [], place, forged=forged)
        return await self.box.interactions.start(COMPONENT, self.person, place, data, found)

    async def submit(self, modal: JSON, values: JSON, *, forged: bool = False) -> JSON:
        """Send in a form that was opened."""
        place = self.place(modal["channel_id"])
        source = self.world.store.get("message", modal.get("message_id") or 0)
        parts = [self._filled(part, values, forged=forged) for part in modal["components"]]
        data = {"custom_id": modal["custom_id"], "components": parts}
        return await self.box.interactions.start(SUBMISSION, self.person, place, data, source)

    async def upload(self, filename: str, body: str, channel: str = "loot") -> JSON:
        """Hand over a file, in base64, for an option of a command to name."""
        upload = Upload("0", filename, "application/octet-stream", b64decode(body))
        lent = self.box.messages.lend(self.place(channel), upload)
        self.box.commands.lent[lent["id"]] = lent
        return lent

    async def say(self, content: str, channel: str = "loot") -> JSON:
        """Write a message."""
        place = self.place(channel)
        self._may(place, May.SEND_IN_THREADS if place["type"] in THREADS else May.SEND)
        return self.box.messages.show(self.box.say(place, self.person, {"content": content}, []))

    async def erase(self, message: str) -> None:
        """Delete an own message, or dismiss an ephemeral one."""
        found = self._message(message, forged=False)
        own = self.person in (found["author_id"], found.get("viewer_id"))
        if (
            not own
            and not self.world.permissions(self.person, self.world.channel(found["channel_id"]))
            & May.MANAGE_MESSAGES
        ):
            raise ActError("That message is not yours.")
        self.box.erase(found)

    # Checking

    def _may(self, place: JSON, needed: May) -> None:
        if not self.world.permissions(self.person, place) & needed:
            raise ActError(f"You lack the permission {needed.name} there.")

    def _message(self, message: str | JSON, *, forged: bool) -> JSON:
        identity = message if isinstance(message, str) else message["id"]
        found = self.world.store.get("message", identity)
        if found is None and forged and isinstance(message, dict):
            return {"author_id": self.world.bot_id, **message}
        if found is None:
            raise GoneError("That message is gone.")
        hidden = found.get("viewer_id", self.person) != self.person
        if not forged and (
            hidden or not self.world.sees(self.person, self.world.channel(found["channel_id"]))
        ):
            raise ActError("You cannot see that message.")
        return found

    def _component(self, message: JSON, custom_id: str, values: list[str] | None, *, forged: bool) -> JSON:
        for item in walk(message["components"]):
            if item.get("custom_id") == custom_id:
                if item.get("disabled") and not forged:
                    raise ActError("That is disabled.")
                return item
        if not forged:
            raise GoneError(f"Nothing there has the id {custom_id!r}.")
        return {"type": BUTTON if values is None else STRING_SELECT}

    def _chosen(self, select: JSON, values: list[str], place: JSON, *, forged: bool) -> JSON:
        least, most = select.get("min_values", 1), select.get("max_values", 1)
        offered = {option["value"] for option in select.get("options", ())}
        if select["type"] != STRING_SELECT:
            return {"values": values, "resolved": self._resolved(select["type"], values, place)}
        if not forged and not (least <= len(set(values)) <= most and offered.issuperset(values)):
            raise ActError(f"{values} cannot be chosen there.")
        return {"values": values}

    def _resolved(self, kind: int, values: list[str], place: JSON) -> JSON:
        option = {5: 6, 6: 8, 7: 9, 8: 7}[kind]  # a select's kind as a command option's
        found: dict[str, JSON] = {}
        for value in values:
            for key, thing in self.box.commands.lookup(option, value, place).items():
                found.setdefault(key, {})[value] = thing
        return found

    def _filled(self, part: JSON, values: JSON, *, forged: bool) -> JSON:
        shown = {"type": part["type"], "id": part.get("id", 0)}
        if part["type"] == TEXT_DISPLAY:
            return shown
        if part["type"] == ROW:
            return shown | {
                "components": [self._field(item, values, forged=forged) for item in part["components"]]
            }
        assert part["type"] == LABEL
        return shown | {"component": self._field(part["component"], values, forged=forged)}

    def _field(self, item: JSON, values: JSON, *, forged: bool) -> JSON:
        kind = item["type"]
        value = values.get(item["custom_id"], _preset(item))
        if not forged and not _acceptable(item, value):
            raise ActError(f"{value!r} does not fit {item['custom_id']!r}.")
        key = "value" if kind in (TEXT_INPUT, RADIO_GROUP, CHECKBOX) else "values"
        return {"type": kind, "id": item.get("id", 0), "custom_id": item["custom_id"], key: value}


def _preset(item: JSON) -> Value:
    defaults = [option["value"] for option in item.get("options", ()) if option.get("default")]
    if item["type"] == TEXT_INPUT:
        return item.get("value") or ""
    if item["type"] == CHECKBOX:
        return bool(item.get("default"))
    if item["type"] == RADIO_GROUP:
        return defaults[0] if defaults else None
    return defaults


def _acceptable(item: JSON, value: Value) -> bool:
    kind, required = item["type"], item.get("required", True)
    if kind == CHECKBOX:
        return isinstance(value, bool)
    if not value:
        return not required
    if kind == TEXT_INPUT:
        return (item.get("min_length") or 0) <= len(value) <= (item.get("max_length") or 4000)
    offered = {option["value"] for option in item.get("options", ())}
    if kind == RADIO_GROUP:
        return value in offered
    most = item.get("max_values") or (len(offered) if kind == CHECKBOX_GROUP else 1)
    return (item.get("min_values") or 0) <= len(value) <= most and (not offered or offered.issuperset(value))


def view(box: Box, person: str) -> JSON:
    """Show a person their whole screen: servers, channels, people, DMs, and the feed's mark."""
    world = box.world
    seen = [channel for channel in world.channels.values() if world.sees(person, channel)]
    guilds = [
        {
            "id": guild["id"],
            "name": guild["name"],
            "owner_id": guild["owner_id"],
            "roles": guild["roles"],
            "members": list(guild["members"]),
        }
        for guild in world.guilds.values()
        if person in guild["members"]
    ]
    return {
        "me": world.show_user(person) | {"locale": world.user(person)["locale"]},
        "bot": world.bot_id,
        "online": bool(box.gateway.connected),
        "people": [world.show_user(key) for key in world.users],
        "asked": sorted(box.asks.people),
        "guilds": guilds,
        "channels": [world.show_channel(item, person) for item in seen if item["type"] != DM],
        "dms": [world.show_channel(item, person) for item in seen if item["type"] == DM],
        "mark": box.feed.mark,
    }
