"""The gateway: websocket sessions with heartbeats, sequence numbers, a replay buffer and faults."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import zlib
from collections import deque
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

if TYPE_CHECKING:
    from playground.box import Box
    from playground.errors import JSON, Value

log = logging.getLogger(__name__)

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, INVALID, HELLO, ACK = (
    0, 1, 2, 3, 6, 7, 9, 10, 11,
)  # fmt: skip
KEPT = 2000
GOODBYE = (1000, 1001)  # a client that closes like this does not mean to resume
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
GUILDS, MEMBERS, GUILD_MESSAGES, DM_MESSAGES, CONTENT = 1 << 0, 1 << 1, 1 << 9, 1 << 12, 1 << 15
ALWAYS = 0
AWAY = 0.02  # seconds to Discord; discord.py takes an answer that comes at once for the one before
INTENTS: dict[str, tuple[int, int]] = {  # in a server, in a DM
    "GUILD_CREATE": (GUILDS, GUILDS),
    "GUILD_UPDATE": (GUILDS, GUILDS),
    "GUILD_DELETE": (GUILDS, GUILDS),
    "GUILD_ROLE_CREATE": (GUILDS, GUILDS),
    "GUILD_MEMBER_ADD": (MEMBERS, MEMBERS),
    "GUILD_MEMBER_UPDATE": (MEMBERS, MEMBERS),
    "GUILD_MEMBER_REMOVE": (MEMBERS, MEMBERS),
    "CHANNEL_CREATE": (GUILDS, GUILDS),
    "CHANNEL_UPDATE": (GUILDS, GUILDS),
    "CHANNEL_DELETE": (GUILDS, GUILDS),
    "THREAD_CREATE": (GUILDS, GUILDS),
    "THREAD_UPDATE": (GUILDS, GUILDS),
    "THREAD_DELETE": (GUILDS, GUILDS),
    "THREAD_MEMBERS_UPDATE": (GUILDS, GUILDS),
    "MESSAGE_CREATE": (GUILD_MESSAGES, DM_MESSAGES),
    "MESSAGE_UPDATE": (GUILD_MESSAGES, DM_MESSAGES),
    "MESSAGE_DELETE": (GUILD_MESSAGES, DM_MESSAGES),
    "MESSAGE_DELETE_BULK": (GUILD_MESSAGES, DM_MESSAGES),
    "INTERACTION_CREATE": (ALWAYS, ALWAYS),
}


class Session:
    """One bot session; it outlives its websocket so that it can be resumed."""

    def __init__(self, intents: int, shard: list[int]) -> None:
        self.identity = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.kept: deque[JSON] = deque(maxlen=KEPT)
        self.wire: Wire | None = None

    def wants(self, event: str, guild_id: str | None) -> bool:
        """Tell whether its intents and its shard cover an event."""
        needed = INTENTS[event][0 if guild_id else 1]
        shard = (int(guild_id) >> 22) % self.shard[1] if guild_id else 0
        return (needed == ALWAYS or bool(self.intents & needed)) and shard == self.shard[0]

    def dispatch(self, event: str, data: JSON) -> None:
        """Give an event its number, keep it, and send it if someone is connected."""
        self.sequence += 1
        payload = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        self.kept.append(payload)
        if self.wire:
            self.wire.send(payload)

    def missed(self, since: int) -> list[JSON] | None:
        """List what came after a sequence number; None if that is no longer known."""
        oldest = self.kept[0]["s"] if self.kept else self.sequence + 1
        if not oldest - 1 <= since <= self.sequence:
            return None
        return [payload for payload in self.kept if payload["s"] > since]


class Wire:
    """One websocket: what goes out is queued, so that dispatching never waits."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.request = request
        self.half_open = False
        self.session: Session | None = None
        self._queue: asyncio.Queue[JSON | int] = asyncio.Queue()
        compressed = request.query.get("compress") == "zlib-stream"
        self._deflator = zlib.compressobj() if compressed else None

    def send(self, payload: JSON) -> None:
        """Queue a payload."""
        if not self.half_open:
            self._queue.put_nowait(payload)

    def op(self, code: int, data: Value = None) -> None:
        """Queue an operation that is no event."""
        self.send({"op": code, "d": data, "s": None, "t": None})

    def close(self, code: int) -> None:
        """Close in order, after what is queued."""
        self._queue.put_nowait(code)

    def cut(self) -> None:
        """Break the connection without a word, as a lost network does."""
        if self.request.transport:
            self.request.transport.abort()

    async def pump(self) -> None:
        """Send what is queued until the socket closes."""
        while True:
            item = await self._queue.get()
            if isinstance(item, int):
                await self.socket.close(code=item)
                return
            try:
                await self._write(json.dumps(item))
            except ConnectionError:
                return

    async def _write(self, text: str) -> None:
        if self._deflator is None:
            await self.socket.send_str(text)
            return
        body = self._deflator.compress(text.encode()) + self._deflator.flush(zlib.Z_SYNC_FLUSH)
        await self.socket.send_bytes(body)


class Gateway:
    """All sessions and websockets, and the faults that tests bring about."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.sessions: dict[str, Session] = {}
        self.wires: set[Wire] = set()
        self.identified = 0
        self.resumed = 0

    @property
    def url(self) -> str:
        """Where websockets connect."""
        return self.box.address.replace("http", "ws", 1) + "/gateway"

    @property
    def connected(self) -> list[Session]:
        """List the sessions with a websocket."""
        return [session for session in self.sessions.values() if session.wire]

    def dispatch(self, event: str, data: JSON, guild_id: str | None) -> None:
        """Send an event to every session that wants it, content hidden as its intents ask."""
        for session in self.sessions.values():
            if session.wants(event, guild_id):
                shown = data
                if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and guild_id:
                    shown = self._veiled(data, session)
                session.dispatch(event, shown)

    def _veiled(self, message: JSON, session: Session) -> JSON:
        bot = self.box.world.bot_id
        named = any(user["id"] == bot for user in message["mentions"])
        if session.intents & CONTENT or named or message["author"]["id"] == bot:
            return message
        return message | {"content": "", "embeds": [], "attachments": [], "components": []}

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Carry one websocket from HELLO to its end; a fault may refuse it at the door."""
        fault = self.box.faults.take("CONNECT /gateway")
        if fault and fault.status:
            return web.Response(status=fault.status)
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        wire = Wire(socket, request)
        self.wires.add(wire)
        wire.op(HELLO, {"heartbeat_interval": int(self.box.heartbeat * 1000), "_trace": []})
        pump = asyncio.create_task(wire.pump())
        try:
            async for frame in socket:
                readable = frame.type in (WSMsgType.TEXT, WSMsgType.BINARY)
                if readable and not wire.half_open:
                    self._receive(wire, frame.data)
        finally:
            pump.cancel()
            self._lose(wire)
            if wire.session and socket.close_code in GOODBYE:
                self.sessions.pop(wire.session.identity, None)
        return socket

    def _lose(self, wire: Wire) -> None:
        self.wires.discard(wire)
        if wire.session and wire.session.wire is wire:
            wire.session.wire = None
            self._show_presence()

    def _receive(self, wire: Wire, text: str | bytes) -> None:
        try:
            payload = json.loads(text)
            operation, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError):
            wire.close(4002)
            return
        known = {HEARTBEAT: self._heartbeat, IDENTIFY: self._identify, RESUME: self._resume}
        known |= {PRESENCE: self._presence}
        if operation in known:
            known[operation](wire, data)
        else:
            self.box.note_unknown(f"gateway op {operation}")
            wire.close(4001)

    def _heartbeat(self, wire: Wire, _data: Value) -> None:
        asyncio.get_running_loop().call_later(AWAY, wire.op, ACK)

    def _presence(self, wire: Wire, _data: Value) -> None:
        if wire.session is None:
            wire.close(4003)

    def _identify(self, wire: Wire, data: JSON) -> None:
        if wire.session:
            return wire.close(4005)
        if data["token"].removeprefix("Bot ") != self.box.token:
            return wire.close(4004)
        if data["intents"] & PRIVILEGED:
            return wire.close(4014)
        self._forget_dead(data.get("shard") or [0, 1])
        self.identified += 1
        session = Session(data["intents"], data.get("shard") or [0, 1])
        self.sessions[session.identity] = session
        self._join(wire, session)
        self._welcome(session)
        return None

    def _forget_dead(self, shard: list[int]) -> None:
        """Forget sessions that nobody will resume: who identifies anew has given up the old one."""
        for session in list(self.sessions.values()):
            if session.wire is None and session.shard == shard:
                del self.sessions[session.identity]

    def _join(self, wire: Wire, session: Session) -> None:
        if session.wire:
            session.wire.close(4000)
        wire.session, session.wire = session, wire
        self._show_presence()

    def _show_presence(self) -> None:
        status = "online" if self.connected else "offline"
        self.box.feed.tell(self.box.world.users, "PRESENCE_UPDATE", {"status": status})

    def _welcome(self, session: Session) -> None:
        world = self.box.world
        joined = [guild for guild in world.guilds.values() if world.bot_id in guild["members"]]
        mine = [guild for guild in joined if session.wants("GUILD_CREATE", guild["id"])]
        ready: JSON = {
            "v": 10,
            "user": world.show_user(world.bot_id),
            "session_id": session.identity,
        }
        ready |= {"guilds": [{"id": guild["id"], "unavailable": True} for guild in mine]}
        ready |= {"resume_gateway_url": self.url, "shard": session.shard, "private_channels": []}
        ready["user"] |= {"verified": True, "mfa_enabled": False, "flags": 0, "email": None}
        session.dispatch("READY", ready | {"application": {"id": world.bot_id, "flags": 0}})
        for guild in mine:
            # Known from READY, so it becomes available; a newly joined one has no such field.
            session.dispatch("GUILD_CREATE", world.show_guild(guild) | {"unavailable": False})

    def _resume(self, wire: Wire, data: JSON) -> None:
        session = self.sessions.get(data["session_id"])
        missed = session.missed(data["seq"]) if session else None
        if data["token"].removeprefix("Bot ") != self.box.token:
            wire.close(4004)
        elif session is None or missed is None:
            wire.op(INVALID, data=False)
        else:
            self.resumed += 1
            self._join(wire, session)
            for payload in missed:
                wire.send(payload)
            session.dispatch("RESUMED", {"_trace": []})

    # Faults

    def cut(self) -> None:
        """Drop every websocket without a closing frame."""
        for wire in list(self.wires):
            self._lose(wire)
            wire.cut()

    def close(self, code: int) -> None:
        """Close every websocket with a code."""
        for wire in self.wires:
            wire.close(code)

    def half_open(self) -> None:
        """Go silent on every websocket without closing it."""
        for wire in self.wires:
            wire.half_open = True

    def ask_reconnect(self) -> None:
        """Ask everyone to reconnect and resume (op 7)."""
        for wire in self.wires:
            wire.op(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell everyone that the session is invalid (op 9); unless resumable it is forgotten."""
        for wire in self.wires:
            wire.op(INVALID, data=resumable)
        if not resumable:
            self.forget()

    def forget(self) -> None:
        """Lose every session, so that the next RESUME fails."""
        for session in self.sessions.values():
            if session.wire:
                session.wire.session = None
        self.sessions.clear()
