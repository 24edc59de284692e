"""Routes of messages in channels."""

from __future__ import annotations

from typing import Any

from playground.errors import JSON, ApiError
from playground.messages import CREATE, EDIT
from playground.permissions import THREADS, May
from playground.route import Call, Route
from playground.shape import Report, many, shape, snowflake
from playground.world import DM

NEWEST = 1 << 63


def listing(call: Call) -> list[JSON]:
    """List messages, newest first, before, after or around an id."""
    channel = call.channel()
    if not call.box.world.permissions(call.box.world.bot_id, channel) & May.READ_HISTORY:
        return []
    limit = int(call.query.get("limit", 50))
    low, high = 0, int(call.query.get("before", NEWEST - 1))
    if "after" in call.query:
        low = int(call.query["after"])
        high = call.box.store.first_after(channel["id"], low, limit) + 1
    if "around" in call.query:
        high = call.box.store.first_after(channel["id"], int(call.query["around"]), limit // 2) + 1
    found = call.box.store.messages(channel["id"], "", (low, high), limit)
    return [call.box.messages.show(message) for message in found]


def fetch(call: Call) -> JSON:
    """Show one message."""
    return call.box.messages.show(call.message(call.channel(May.READ_HISTORY)))


def send(call: Call) -> JSON:
    """Say something as the bot."""
    world = call.box.world
    needed = [May.ATTACH_FILES] if call.uploads else []
    channel = call.channel(*needed)
    sending = May.SEND_IN_THREADS if channel["type"] in THREADS else May.SEND
    call.channel(sending)
    if channel["type"] == DM:
        _reach_out(call, channel)
    if channel["type"] in THREADS:
        _wake(call, channel)
    twin = call.box.messages.twin(call.body)
    if twin:
        return call.box.messages.show(twin)
    extra = _reference(call, channel)
    message = call.box.say(channel, world.bot_id, call.body, call.uploads, **extra)
    return call.box.messages.show(message)


def _reference(call: Call, channel: JSON) -> JSON:
    reference = call.body.get("message_reference")
    if not reference:
        return {}
    found = call.box.store.get("message", reference["message_id"])
    if found and found["channel_id"] == channel["id"]:
        return {"type": 19, "reference_id": found["id"]}
    if reference.get("fail_if_not_exists", True):
        report = Report(("message_reference",))
        report.blame("MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        report.settle()
    return {}


def _reach_out(call: Call, channel: JSON) -> None:
    world = call.box.world
    (other,) = (key for key in channel["recipient_ids"] if key != world.bot_id)
    if world.user(other)["dms_closed"] or not world.share_guild(world.bot_id, other):
        raise ApiError(50007)


def _wake(call: Call, thread: JSON) -> None:
    """Bring an archived thread back, unless it is locked."""
    metadata = thread["thread_metadata"]
    if metadata["archived"] and metadata["locked"]:
        raise ApiError(50083)
    if metadata["archived"]:
        metadata["archived"] = False
        call.box.world.save_channel(thread)
        call.box.tell_channel("UPDATE", thread)


def edit(call: Call) -> JSON:
    """Change a message of the bot's own."""
    message = call.message(call.channel())
    if message["author_id"] != call.box.world.bot_id:
        raise ApiError(50005)
    return call.box.messages.show(call.box.revise(message, call.body, call.uploads))


def delete(call: Call) -> None:
    """Delete a message: the bot's own, or another's with the permission to."""
    channel = call.channel()
    message = call.message(channel)
    if message["author_id"] != call.box.world.bot_id:
        if channel["type"] == DM:
            raise ApiError(50003)
        call.channel(May.MANAGE_MESSAGES)
    call.box.erase(message)


def delete_many(call: Call) -> None:
    """Delete several messages at once; those that are gone already do not count."""
    channel = call.channel(May.MANAGE_MESSAGES)
    gone: list[Any] = []
    for identity in call.body["messages"]:
        if call.box.store.get("message", identity):
            call.box.store.drop("message", identity)
            gone.append(str(identity))
    data = {"ids": gone, "channel_id": channel["id"], "guild_id": channel["guild_id"]}
    call.box.tell("MESSAGE_DELETE_BULK", data, channel)


def typing(call: Call) -> None:
    """Show people that the bot is typing."""
    channel = call.channel()
    call.box.feed.tell(call.box.world.viewers(channel), "TYPING_START", {"channel_id": channel["id"]})


MESSAGES = "/channels/{channel}/messages"
ROUTES = [
    Route("GET", MESSAGES, listing),
    Route("POST", MESSAGES, send, CREATE),
    Route(
        "POST",
        f"{MESSAGES}/bulk-delete",
        delete_many,
        shape({"messages": many(snowflake, 2, 100)}, {}),
    ),
    Route("GET", f"{MESSAGES}/{{message}}", fetch),
    Route("PATCH", f"{MESSAGES}/{{message}}", edit, EDIT),
    Route("DELETE", f"{MESSAGES}/{{message}}", delete),
    Route("POST", "/channels/{channel}/typing", typing),
]
