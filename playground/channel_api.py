"""Routes of channels, threads and DMs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.errors import JSON, ApiError
from playground.permissions import THREADS, May
from playground.route import Call, Route
from playground.shape import (
    Check,
    anything,
    flag,
    many,
    maybe,
    one_of,
    shape,
    snowflake,
    text,
    whole,
)
from playground.world import DM, GUILD_TEXT, PRIVATE_THREAD, PUBLIC_THREAD

if TYPE_CHECKING:
    from playground.box import Box

OVERWRITE_FIELDS: dict[str, Check] = {
    "type": whole(0, 1),
    "allow": maybe(anything),
    "deny": maybe(anything),
}
OVERWRITE = shape({"id": snowflake}, OVERWRITE_FIELDS)
FIELDS: dict[str, Check] = {
    "name": text(1, 100),
    "topic": maybe(text(0, 1024)),
    "position": maybe(whole(0, 1000)),
    "nsfw": maybe(flag),
    "rate_limit_per_user": maybe(whole(0, 21600)),
    "parent_id": maybe(snowflake),
    "permission_overwrites": maybe(many(OVERWRITE)),
}
ARCHIVE = one_of(60, 1440, 4320, 10080)
METADATA: dict[str, Check] = {
    "archived": flag, "locked": flag, "invitable": flag, "auto_archive_duration": ARCHIVE,
}  # fmt: skip
THREAD = {
    "auto_archive_duration": maybe(ARCHIVE),
    "rate_limit_per_user": maybe(whole(0, 21600)),
    "type": maybe(one_of(PUBLIC_THREAD, PRIVATE_THREAD)),
    "invitable": maybe(flag),
}


def fetch(call: Call) -> JSON:
    """Show a channel."""
    return call.box.world.show_channel(call.channel())


def edit(call: Call) -> JSON:
    """Change a channel or a thread."""
    probe = call.channel()
    thread = probe["type"] in THREADS
    own = thread and probe["owner_id"] == call.box.world.bot_id
    channel = call.channel(*([] if own else [May.MANAGE_THREADS if thread else May.MANAGE_CHANNELS]))
    for key, value in call.body.items():
        (channel["thread_metadata"] if thread and key in METADATA else channel)[key] = value
    call.box.world.save_channel(channel)
    call.box.tell_channel("UPDATE", channel)
    return call.box.world.show_channel(channel)


def delete(call: Call) -> JSON:
    """Delete a channel or a thread."""
    probe = call.channel()
    if probe["type"] == DM:
        return call.box.world.show_channel(probe)
    channel = call.channel(May.MANAGE_THREADS if probe["type"] in THREADS else May.MANAGE_CHANNELS)
    return remove(call.box, channel)


def remove(box: Box, channel: JSON) -> JSON:
    """Take a channel away and tell those who saw it."""
    box.tell_channel("DELETE", channel)
    box.world.drop_channel(channel)
    return box.world.show_channel(channel)


def open_dm(call: Call) -> JSON:
    """Find or open the DM with someone."""
    other = str(call.body["recipient_id"])
    call.box.world.user(other)
    return call.box.world.show_channel(call.box.world.dm(call.box.world.bot_id, other))


def set_overwrite(call: Call) -> None:
    """Allow and deny a role or a member in a channel."""
    channel = call.channel(May.MANAGE_ROLES)
    overwrite(call.box, channel, call.path["target"], call.body)


def overwrite(box: Box, channel: JSON, target: str, wanted: JSON | None) -> None:
    """Put, or with None remove, one permission overwrite."""
    kept = [item for item in channel["permission_overwrites"] if item["id"] != target]
    if wanted is not None:
        entry: JSON = {"id": target, "type": wanted.get("type", 0)}
        entry |= {key: str(wanted.get(key) or 0) for key in ("allow", "deny")}
        kept.append(entry)
    channel["permission_overwrites"] = kept
    box.world.save_channel(channel)
    box.tell_channel("UPDATE", channel)


def drop_overwrite(call: Call) -> None:
    """Remove a permission overwrite."""
    overwrite(call.box, call.channel(May.MANAGE_ROLES), call.path["target"], None)


# Threads


def start_thread(call: Call) -> JSON:
    """Start a thread on its own."""
    private = call.body.get("type", PRIVATE_THREAD) == PRIVATE_THREAD
    parent = call.channel(May.PRIVATE_THREADS if private else May.PUBLIC_THREADS)
    return _thread(call, parent, PRIVATE_THREAD if private else PUBLIC_THREAD)


def start_thread_on(call: Call) -> JSON:
    """Start a thread on a message; it takes the message's id."""
    parent = call.channel(May.PUBLIC_THREADS)
    message = call.message(parent)
    if message["id"] in call.box.world.channels:
        raise ApiError(160004)
    return _thread(call, parent, PUBLIC_THREAD, id=message["id"])


def _thread(call: Call, parent: JSON, kind: int, **fields: str) -> JSON:
    if parent["type"] != GUILD_TEXT:
        raise ApiError(50024)
    world = call.box.world
    now = world.stamp()
    metadata: JSON = {"archived": False, "locked": False, "archive_timestamp": now}
    metadata |= {"auto_archive_duration": call.body.get("auto_archive_duration") or 4320}
    metadata |= {"create_timestamp": now, "invitable": True}
    extra: JSON = {"parent_id": parent["id"], "owner_id": world.bot_id, "thread_metadata": metadata}
    extra |= {
        "message_count": 0,
        "total_message_sent": 0,
        "thread_members": [world.bot_id],
        **fields,
    }
    thread = world.add_channel(parent["guild_id"], call.body["name"], kind, **extra)
    call.box.tell("THREAD_CREATE", world.show_channel(thread) | {"newly_created": True}, thread)
    return world.show_channel(thread)


def add_to_thread(call: Call) -> None:
    """Bring someone into a thread."""
    _join(call, _who(call), present=True)


def take_from_thread(call: Call) -> None:
    """Take someone out of a thread."""
    _join(call, _who(call), present=False)


def _who(call: Call) -> str:
    return call.box.world.bot_id if call.path["user"] == "@me" else call.path["user"]


def _join(call: Call, user_id: str, *, present: bool) -> None:
    thread = call.channel()
    if thread["type"] not in THREADS:
        raise ApiError(50024)
    call.box.world.user(user_id)
    members = [key for key in thread["thread_members"] if key != user_id]
    thread["thread_members"] = [*members, user_id] if present else members
    call.box.world.save_channel(thread)
    data: JSON = {"id": thread["id"], "guild_id": thread["guild_id"]}
    data["member_count"] = len(thread["thread_members"])
    if present:
        data["added_members"] = [_thread_member(call, thread, user_id)]
    else:
        data["removed_member_ids"] = [user_id]
    call.box.tell("THREAD_MEMBERS_UPDATE", data, thread)


def thread_members(call: Call) -> list[JSON]:
    """List who is in a thread."""
    thread = call.channel()
    return [_thread_member(call, thread, key) for key in thread["thread_members"]]


def _thread_member(call: Call, thread: JSON, user_id: str) -> JSON:
    return {
        "id": thread["id"],
        "user_id": user_id,
        "join_timestamp": call.box.world.stamp(),
        "flags": 0,
    }


CHANNEL = "/channels/{channel}"
ROUTES = [
    Route("GET", CHANNEL, fetch),
    Route("PATCH", CHANNEL, edit, shape({}, {**FIELDS, **METADATA})),
    Route("DELETE", CHANNEL, delete),
    Route("POST", "/users/@me/channels", open_dm, shape({"recipient_id": snowflake}, {})),
    Route(
        "PUT",
        f"{CHANNEL}/permissions/{{target}}",
        set_overwrite,
        shape({}, {"id": snowflake, **OVERWRITE_FIELDS}),
    ),
    Route("DELETE", f"{CHANNEL}/permissions/{{target}}", drop_overwrite),
    Route(
        "POST",
        f"{CHANNEL}/threads",
        start_thread,
        shape({"name": text(1, 100)}, THREAD),
        status=201,
    ),
    Route(
        "POST",
        f"{CHANNEL}/messages/{{message}}/threads",
        start_thread_on,
        shape({"name": text(1, 100)}, THREAD),
        status=201,
    ),
    Route("GET", f"{CHANNEL}/thread-members", thread_members),
    Route("PUT", f"{CHANNEL}/thread-members/{{user}}", add_to_thread),
    Route("DELETE", f"{CHANNEL}/thread-members/{{user}}", take_from_thread),
]
