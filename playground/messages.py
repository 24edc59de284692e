"""Messages: checked, written, revised and shown, with their files and mentions."""

from __future__ import annotations

import copy
import io
import mimetypes
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PIL import Image, UnidentifiedImageError

from playground.components import FILE, TEXT_DISPLAY, check_layout, complete, media, walk
from playground.errors import JSON, ApiError, Value
from playground.permissions import May
from playground.shape import (
    Check,
    Report,
    anything,
    flag,
    many,
    maybe,
    one_of,
    shape,
    snowflake,
    text,
    verify,
    whole,
)
from playground.world import EPHEMERAL, LOADING, V2

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playground.world import World

MOST_BYTES = 10 * 1024 * 1024
SUPPRESS_EMBEDS, SILENT = 1 << 2, 1 << 12
SENDABLE = SUPPRESS_EMBEDS | EPHEMERAL | SILENT | V2
TEXTUAL_SIZE = 6000
NONCES_KEPT = 1000

PICTURE = shape({"url": text(1, 2048)}, dict.fromkeys(("proxy_url", "width", "height"), anything))
FIELD = shape({"name": text(1, 256), "value": text(1, 1024)}, {"inline": flag})
FOOTER = shape({"text": text(1, 2048)}, {"icon_url": text(0, 2048), "proxy_icon_url": anything})
AUTHOR = shape(
    {"name": text(1, 256)},
    {"url": text(0, 2048), "icon_url": text(0, 2048), "proxy_icon_url": anything},
)
EMBED = shape(
    {},
    {
        "title": maybe(text(0, 256)),
        "type": anything,
        "description": maybe(text(0, 4096)),
        "url": maybe(text(0, 2048)),
        "timestamp": maybe(text(0, 40)),
        "color": maybe(whole(0, 0xFFFFFF)),
        "footer": maybe(FOOTER),
        "image": maybe(PICTURE),
        "thumbnail": maybe(PICTURE),
        "author": maybe(AUTHOR),
        "fields": many(FIELD, 0, 25),
        "flags": anything,
    },
)
ALLOWED = shape(
    {},
    {
        "parse": many(one_of("users", "roles", "everyone")),
        "users": many(snowflake),
        "roles": many(snowflake),
        "replied_user": flag,
    },
)
ATTACHMENT = shape(
    {"id": snowflake},
    {"filename": text(1, 260), "description": maybe(text(0, 1024)), "title": maybe(text(0, 1024))}
    | dict.fromkeys(
        ("size", "url", "proxy_url", "width", "height", "content_type", "spoiler", "is_spoiler"),
        anything,
    ),
)
REFERENCE = shape(
    {"message_id": snowflake},
    {
        "channel_id": snowflake,
        "guild_id": snowflake,
        "fail_if_not_exists": flag,
        "type": whole(0, 0),
    },
)
BODY: dict[str, Check] = {
    "content": maybe(text(0, 2000)),
    "embeds": maybe(many(EMBED, 0, 10)),
    "components": maybe(anything),
    "attachments": maybe(many(ATTACHMENT, 0, 10)),
    "allowed_mentions": maybe(ALLOWED),
    "flags": maybe(whole(0, 1 << 20)),
    "tts": flag,
}
SENT: dict[str, Check] = {"nonce": anything, "enforce_nonce": flag}
CREATE = shape({}, {**BODY, **SENT, "message_reference": REFERENCE})
EDIT = shape({}, BODY)
REPLY = shape({}, {**BODY, **SENT})
MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")


@dataclass(frozen=True)
class Upload:
    """A file as it came in a multipart body."""

    index: str
    filename: str
    content_type: str
    body: bytes


class Messages:
    """The one place that writes messages."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.address = ""
        self._nonces: dict[str | int | None, str] = {}

    def compose(
        self, channel: JSON, author: str, payload: JSON, uploads: list[Upload], **extra: Value
    ) -> JSON:
        """Write a new message from what a client sent."""
        flags = (payload.get("flags") or 0) | extra.pop("flags", 0)
        verify({"flags": flags & ~(SENDABLE | LOADING)}, shape({"flags": whole(0, 0)}, {}))
        flags = flags if "viewer_id" in extra else flags & ~EPHEMERAL
        identity = self.world.new_id()
        message: JSON = {"id": identity, "channel_id": channel["id"], "author_id": author}
        message |= {"type": 0, "content": "", "embeds": [], "components": [], "attachments": []}
        message |= {"timestamp": self.world.stamp(), "edited_timestamp": None, "flags": flags}
        message |= {"tts": False, "pinned": False, **extra}
        if payload.get("nonce") is not None:
            message["nonce"] = payload["nonce"]
        with self.world.store.together():
            self._fill(message, payload, uploads, channel)
            channel["last_message_id"] = identity
            self.world.save_channel(channel)
            self.save(message)
        self._remember(message.get("nonce"), identity)
        return message

    def _remember(self, nonce: str | int | None, identity: str) -> None:
        self._nonces[nonce] = identity
        if len(self._nonces) > NONCES_KEPT:
            del self._nonces[next(iter(self._nonces))]

    def revise(self, message: JSON, payload: JSON, uploads: list[Upload], *, loading: bool = False) -> JSON:
        """Change a message; what the payload leaves out stays, but a loading one becomes whole."""
        wanted, kept = payload.get("flags"), message["flags"] & ~LOADING
        if wanted is not None:
            kept = kept & (EPHEMERAL | V2) | wanted & ~EPHEMERAL
        message["flags"] = kept
        if not loading:
            message["edited_timestamp"] = self.world.stamp()
        with self.world.store.together():
            self._fill(message, payload, uploads, self.world.channel(message["channel_id"]))
            self.save(message)
        return message

    def twin(self, payload: JSON) -> JSON | None:
        """Find the message that was already sent with this nonce, if the client enforces it."""
        known = self._nonces.get(payload.get("nonce")) if payload.get("enforce_nonce") else None
        return self.world.store.get("message", known) if known else None

    def save(self, message: JSON) -> None:
        """Keep a message."""
        self.world.store.put("message", message, message["channel_id"])

    def _fill(self, message: JSON, payload: JSON, uploads: list[Upload], channel: JSON) -> None:
        for key, empty in (("content", ""), ("embeds", []), ("components", [])):
            if key in payload:
                message[key] = copy.deepcopy(payload[key]) or empty
        kept, fresh = self._attachments(message, payload, uploads)
        self._check(message, payload, [*kept, *(item for item, _ in fresh)])
        complete(message["components"])
        for item in message["attachments"]:
            if item not in kept:
                self.world.store.drop_file(item["id"])
        for item, upload in fresh:
            self.world.store.put_file(item["id"], message["id"], item["content_type"], upload.body)
        message["attachments"] = [*kept, *(item for item, _ in fresh)]
        if "content" in payload or "components" in payload:
            message |= self._mentions(message, payload.get("allowed_mentions"), channel)

    def _attachments(
        self, message: JSON, payload: JSON, uploads: list[Upload]
    ) -> tuple[list[JSON], list[tuple[JSON, Upload]]]:
        if sum(len(upload.body) for upload in uploads) > MOST_BYTES:
            raise ApiError(40005)
        listed = payload.get("attachments")
        described = {str(item["id"]): item for item in listed or ()}
        kept = [item for item in message["attachments"] if listed is None or item["id"] in described]
        fresh = [(self._attach(upload, described.get(upload.index, {})), upload) for upload in uploads]
        return kept, fresh

    def _attach(self, upload: Upload, described: JSON) -> JSON:
        filename = re.sub(r"[^\w.-]", "_", described.get("filename") or upload.filename)
        item: JSON = {"id": self.world.new_id(), "filename": filename, "size": len(upload.body)}
        kind = mimetypes.guess_type(filename)[0] or upload.content_type
        item |= {"content_type": kind, "flags": 0}
        if described.get("description"):
            item["description"] = described["description"]
        return item | picture_facts(upload.body)

    def _check(self, message: JSON, payload: JSON, attachments: list[JSON]) -> None:
        report = Report()
        v2 = bool(message["flags"] & V2)
        check_layout(message["components"], report.at("components"), v2=v2)
        if v2 and (message["content"] or message["embeds"]):
            code, sentence = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "Not with V2."
            report.at("content" if message["content"] else "embeds").blame(code, sentence)
        if sum(map(_embed_size, message["embeds"])) > TEXTUAL_SIZE:
            report.at("embeds").blame("MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds 6000.")
        if not report.faults:
            _check_media(payload, attachments, report)
        report.settle()
        filled = message["content"].strip() or message["embeds"] or message["components"] or attachments
        if not filled and not message["flags"] & LOADING:
            raise ApiError(50006)

    def _mentions(self, message: JSON, allowed: JSON | None, channel: JSON) -> JSON:
        allowed = {"parse": ["users", "roles", "everyone"]} if allowed is None else allowed
        parse = allowed.get("parse", [])
        words = "\n".join(texts(message))
        users = [key for key in dict.fromkeys(MENTION.findall(words)) if key in self.world.users]
        named = {str(key) for key in allowed.get("users", [])}
        roles = dict.fromkeys(ROLE_MENTION.findall(words))
        named_roles = {str(key) for key in allowed.get("roles", [])}
        power = self.world.permissions(message["author_id"], channel) & May.MENTION_EVERYONE
        everyone = "everyone" in parse and bool(power) and bool(re.search("@(everyone|here)", words))
        return {
            "mention_ids": [key for key in users if "users" in parse or key in named],
            "mention_roles": [key for key in roles if "roles" in parse or key in named_roles],
            "mention_everyone": everyone,
        }

    def lend(self, channel: JSON, upload: Upload) -> JSON:
        """Keep a file of no message for as long as a command may want to read it."""
        if len(upload.body) > MOST_BYTES:
            raise ApiError(40005)
        item = self._attach(upload, {})
        self.world.store.put_file(item["id"], "0", item["content_type"], upload.body)
        self.world.store.drop_file(item["id"])
        return self._show_file({"channel_id": channel["id"]}, item)

    # Showing

    def show(self, message: JSON) -> JSON:
        """Show a message as Discord does, its files with addresses."""
        shown = {key: copy.deepcopy(value) for key, value in message.items() if key not in HIDDEN}
        channel = self.world.channels.get(message["channel_id"], {})
        shown["author"] = self.world.show_user(message["author_id"])
        shown["mentions"] = [self.world.show_user(key) for key in message.get("mention_ids", [])]
        shown["attachments"] = [self._show_file(message, item) for item in message["attachments"]]
        self._resolve(shown)
        shown["channel_type"] = channel.get("type", 0)
        if message.get("reference_id"):
            shown |= self._show_reference(message)
        return shown

    def show_event(self, message: JSON, guild: JSON | None) -> JSON:
        """Show a message as the gateway does: with its server and its author's membership."""
        shown = self.show(message)
        if guild is not None:
            shown["guild_id"] = guild["id"]
            if message["author_id"] in guild["members"]:
                shown["member"] = self.world.show_member(guild, message["author_id"], user=False)
        return shown

    def _show_file(self, message: JSON, item: JSON) -> JSON:
        url = f"{self.address}/attachments/{message['channel_id']}/{item['id']}/{item['filename']}"
        return {**item, "url": url, "proxy_url": url}

    def _resolve(self, shown: JSON) -> None:
        files = {f"attachment://{item['filename']}": item for item in shown["attachments"]}
        for item in media([shown["embeds"], shown["components"]]):
            found = files.get(item["url"])
            if found:
                item |= {"url": found["url"], "proxy_url": found["url"]}
                item |= {"id": found["id"], "attachment_id": found["id"]}
                item |= {key: found.get(key) for key in ("width", "height", "content_type")}

    def _show_reference(self, message: JSON) -> JSON:
        found = self.world.store.get("message", message["reference_id"])
        reference = {
            "type": 0,
            "channel_id": message["channel_id"],
            "message_id": message["reference_id"],
        }
        if found is None or found.get("reference_id"):
            return {"message_reference": reference}
        return {"message_reference": reference, "referenced_message": self.show(found)}


HIDDEN = ("author_id", "mention_ids", "viewer_id", "reference_id", "thread_id")


def texts(message: JSON) -> Iterator[str]:
    """Yield everything that is read as text: content and text displays."""
    yield message["content"]
    for item in walk(message["components"]):
        if item["type"] == TEXT_DISPLAY:
            yield item["content"]


def picture_facts(body: bytes) -> JSON:
    """Tell width, height and true type if it is a picture."""
    try:
        with Image.open(io.BytesIO(body)) as picture:
            kind = picture.get_format_mimetype()
            return {"width": picture.width, "height": picture.height, "content_type": kind}
    except UnidentifiedImageError:
        return {}


def _check_media(payload: JSON, attachments: list[JSON], report: Report) -> None:
    names = {f"attachment://{item['filename']}" for item in attachments}
    for key in ("components", "embeds"):
        for item in media(payload.get(key)):
            if item["url"].startswith("attachment://") and item["url"] not in names:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                report.at(key).blame(code, f"{item['url']} was not found")
    for item in walk(payload.get("components") or []):
        if item["type"] == FILE and not item["file"]["url"].startswith("attachment://"):
            report.at("components").blame("URL_TYPE_INVALID_SCHEME", "Must be an attachment.")


def _embed_size(embed: JSON) -> int:
    fields = [value for item in embed.get("fields", ()) for value in (item["name"], item["value"])]
    lone = [embed.get("title"), embed.get("description")]
    lone += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    return sum(len(value or "") for value in [*fields, *lone])
