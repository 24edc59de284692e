"""Slash commands: how they are registered, and what becomes of what a person types."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playground.errors import JSON, ActError, ApiError, Value
from playground.permissions import in_channel
from playground.shape import (
    Check,
    Report,
    anything,
    flag,
    many,
    maybe,
    number,
    shape,
    snowflake,
    table,
    text,
    verify,
    whole,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playground.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE = range(1, 10)
NUMBER, ATTACHMENT = 10, 11
RESOLVED = (USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT)
NAME = re.compile(r"^[-_'\w]{1,32}$")
MOST_CHARACTERS = 8000
TYPES: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (str,),
    CHANNEL: (str,),
    ROLE: (str,),
    MENTIONABLE: (str,),
    NUMBER: (int, float),
    ATTACHMENT: (str,),
}


def _name(value: object, report: Report) -> None:
    if not (isinstance(value, str) and NAME.match(value) and value == value.lower()):
        report.blame("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _option(value: object, report: Report) -> None:
    OPTION(value, report)


def _options_rule(thing: JSON, report: Report) -> None:
    options = thing.get("options") or []
    names = [option["name"] for option in options]
    if len(set(names)) != len(names):
        report.at("options").blame("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Twice.")
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        report.at("options").blame("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required first.")


def _choices_rule(option: JSON, report: Report) -> None:
    if option.get("choices") and option.get("autocomplete"):
        report.blame("APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", "Not both.")
    if len({choice["name"] for choice in option.get("choices") or ()}) != len(option.get("choices") or ()):
        report.at("choices").blame("APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Twice.")


def _size_rule(command: JSON, report: Report) -> None:
    if _characters(command) > MOST_CHARACTERS:
        report.blame("APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds {MOST_CHARACTERS} characters")


def _characters(thing: JSON) -> int:
    """Count names, descriptions and values, each in its longest translation."""
    count = 0
    for key in ("name", "description"):
        translated = (thing.get(f"{key}_localizations") or {}).values()
        count += max(map(len, (thing.get(key, ""), *translated)))
    count += len(thing["value"]) if isinstance(thing.get("value"), str) else 0
    return count + sum(map(_characters, [*(thing.get("options") or ()), *(thing.get("choices") or ())]))


CHOICE = shape({"name": text(1, 100), "value": anything}, {"name_localizations": maybe(table(text(1, 100)))})
DESCRIBED: dict[str, Check] = {
    "name_localizations": maybe(table(_name)),
    "description_localizations": maybe(table(text(1, 100))),
    "options": maybe(many(_option, 0, 25)),
}
OPTION = shape(
    {"type": whole(1, 11), "name": _name, "description": text(1, 100)},
    {
        **DESCRIBED,
        "required": flag,
        "choices": maybe(many(CHOICE, 0, 25)),
        "autocomplete": flag,
        "min_value": maybe(number),
        "max_value": maybe(number),
        "min_length": maybe(whole(0, 6000)),
        "max_length": maybe(whole(1, 6000)),
        "channel_types": maybe(many(whole(0, 20))),
    },
    _options_rule,
    _choices_rule,
)
COMMAND = shape(
    {"name": _name, "description": text(1, 100)},
    {
        **DESCRIBED,
        "id": snowflake,
        "type": maybe(whole(1, 1)),
        "default_member_permissions": maybe(anything),
        "dm_permission": maybe(flag),
        "contexts": maybe(many(whole(0, 2))),
        "integration_types": maybe(many(whole(0, 1))),
        "nsfw": flag,
    },
    _options_rule,
    _size_rule,
)
EDIT = table(anything)
AUTOCOMPLETE = shape({}, {"choices": many(CHOICE, 0, 25)})


class Commands:
    """The bot's commands, everywhere and of single servers."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.lent: dict[str, JSON] = {}
        self.all: dict[str, JSON] = {item["id"]: item for item in world.store.every("command")}

    def of(self, guild_id: str | None) -> list[JSON]:
        """List the commands registered for a server, or everywhere."""
        return [item for item in self.all.values() if item.get("guild_id") == guild_id]

    def replace(self, guild_id: str | None, wanted: list[JSON]) -> list[JSON]:
        """Register exactly these; a name that was known keeps its id."""
        for old in self.of(guild_id):
            if old["name"] not in {item["name"] for item in wanted}:
                self.drop(old)
        return [self.register(guild_id, item) for item in wanted]

    def register(self, guild_id: str | None, wanted: JSON) -> JSON:
        """Register one command, over the one of the same name."""
        known = next((item for item in self.of(guild_id) if item["name"] == wanted["name"]), None)
        version = self.world.new_id()
        command: JSON = {"id": known["id"] if known else version, "version": version, "type": 1}
        command |= {"application_id": self.world.bot_id, "default_member_permissions": None}
        command |= {"nsfw": False, "contexts": None, "integration_types": [0], "options": []}
        command |= {key: value for key, value in wanted.items() if value is not None and key != "id"}
        if command["default_member_permissions"] is not None:
            command["default_member_permissions"] = str(command["default_member_permissions"])
        if guild_id:
            command["guild_id"] = guild_id
        self.all[command["id"]] = command
        self.world.store.put("command", command)
        return command

    def revise(self, command: JSON, changes: JSON) -> JSON:
        """Change some fields of a command."""
        wanted = {key: command[key] for key in ("name", "description", "options")} | changes
        verify(wanted, COMMAND)
        kept = {key: value for key, value in command.items() if key not in READ_ONLY}
        return self.register(command.get("guild_id"), kept | changes)

    def drop(self, command: JSON) -> None:
        """Forget a command."""
        del self.all[command["id"]]
        self.world.store.drop("command", command["id"])

    def find(self, identity: str) -> JSON:
        """Find a command by id or refuse."""
        if identity not in self.all:
            raise ApiError(10063)
        return self.all[identity]

    def offered(self, person: str, channel: JSON) -> list[JSON]:
        """List what a person may run in a channel; a server's own come first."""
        guild_id = channel.get("guild_id")
        everywhere = self.of(None)
        if guild_id is None:
            return [item for item in everywhere if _fits(item, 1)]
        guild = self.world.guild(guild_id)
        if self.world.bot_id not in guild["members"]:
            return []
        power = self.world.permissions(person, channel)
        found = [item for item in [*self.of(guild_id), *everywhere] if _fits(item, 0)]
        return [item for item in found if _permitted(item, power)]

    def fill(
        self,
        person: str,
        channel: JSON,
        words: str,
        values: Mapping[str, Any],
        focused: str | None = None,
    ) -> JSON:
        """Turn what a person typed into an interaction's data."""
        name, *path = words.split()
        command = next((item for item in self.offered(person, channel) if item["name"] == name), None)
        if command is None:
            raise ActError(f"There is no command /{name} here.")
        data: JSON = {"id": command["id"], "name": name, "type": 1}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        data["options"] = innermost = []
        node = command
        for word in path:
            node = _below(node, word)
            inner: list[JSON] = []
            innermost.append({"type": node["type"], "name": word, "options": inner})
            innermost = inner
        if any(option["type"] in (SUBCOMMAND, GROUP) for option in node.get("options") or ()):
            raise ActError(f"/{words} needs a subcommand.")
        innermost.extend(_typed(node, values, focused))
        resolved = self._resolved(innermost, channel)
        return data | {"resolved": resolved} if resolved else data

    def _resolved(self, options: list[JSON], channel: JSON) -> JSON:
        found: dict[str, JSON] = {}
        chosen = [(item["type"], item["value"]) for item in options if item["type"] in RESOLVED]
        for kind, value in chosen:
            for key, thing in self.lookup(kind, value, channel).items():
                found.setdefault(key, {})[value] = thing
        return found

    def lookup(self, kind: int, value: str, channel: JSON) -> JSON:
        """Find what an id that a person chose stands for, under the names of `resolved`."""
        guild = self.world.guilds.get(channel.get("guild_id") or "")
        roles = {role["id"]: role for role in guild["roles"]} if guild else {}
        if kind in (USER, MENTIONABLE) and value in self.world.users:
            found: JSON = {"users": self.world.show_user(value)}
            if guild and value in guild["members"]:
                member = self.world.show_member(guild, value, user=False)
                found["members"] = member | {"permissions": str(in_channel(guild, channel, value))}
            return found
        if kind in (ROLE, MENTIONABLE) and value in roles:
            return {"roles": roles[value]}
        if kind == CHANNEL and value in self.world.channels:
            permissions = str(self.world.permissions(self.world.bot_id, self.world.channel(value)))
            shown = self.world.show_channel(self.world.channel(value))
            return {"channels": shown | {"permissions": permissions}}
        if kind == ATTACHMENT and value in self.lent:
            return {"attachments": self.lent[value]}
        raise ActError(f"There is no {value!r} here.")


READ_ONLY = ("id", "version", "application_id", "guild_id")


def _fits(command: JSON, context: int) -> bool:
    contexts = command["contexts"]
    if contexts is None:
        return context == 0 or command.get("dm_permission", True)
    return context in contexts


def _permitted(command: JSON, power: int) -> bool:
    needed = int(command["default_member_permissions"] or 0)
    return power & needed == needed


def _below(node: JSON, word: str) -> JSON:
    for option in node.get("options") or ():
        if option["name"] == word and option["type"] in (SUBCOMMAND, GROUP):
            return dict(option)
    raise ActError(f"There is no subcommand {word!r}.")


def _typed(node: JSON, values: Mapping[str, Any], focused: str | None) -> list[JSON]:
    known = {option["name"]: option for option in node.get("options") or ()}
    unknown = values.keys() - known.keys()
    missing = [name for name, option in known.items() if option.get("required") and name not in values]
    if unknown or (missing and focused is None):
        raise ActError(f"Unknown options {sorted(unknown)}, missing options {missing}.")
    return [_value(known[name], value, focused) for name, value in values.items()]


def _value(option: JSON, value: Value, focused: str | None) -> JSON:
    given: JSON = {"name": option["name"], "type": option["type"], "value": value}
    if option["name"] == focused:
        return given | {"focused": True}
    if not isinstance(value, TYPES[option["type"]]):
        raise ActError(f"{option['name']} cannot be {value!r}.")
    choices = [choice["value"] for choice in option.get("choices") or ()]
    size, kind = (len(value), "length") if isinstance(value, str) else (value, "value")
    low, high = option.get(f"min_{kind}"), option.get(f"max_{kind}")
    too_small, too_great = low is not None and size < low, high is not None and size > high
    if (choices and value not in choices) or too_small or too_great:
        raise ActError(f"{option['name']} cannot be {value!r}.")
    return given
