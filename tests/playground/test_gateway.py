from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest

from playground.gateway import KEPT
from tests.playground.conftest import logged_in
from tests.playground.tiny import TinyBot

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playground import Box, Person, Town


async def ponder(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("still here")


async def test_a_cut_is_resumed_and_nothing_is_missed(
    box: Box, bot: TinyBot, town: Town, you: Person
) -> None:
    bot.on("do")(ponder)
    await town.stage("cut")
    assert not box.gateway.connected
    assert (await you.run("do")).message["content"] == "still here"
    assert "RESUMED" in bot.seen
    status = await town.get("status")
    assert (status["identified"], status["resumed"], status["connected"]) == (1, 1, 1)


async def test_a_lost_session_is_identified_anew(bot: TinyBot, town: Town, you: Person) -> None:
    bot.on("do")(ponder)
    bot.arrived.clear()
    await town.stage("forget_sessions")
    await town.stage("cut")
    await asyncio.wait_for(bot.arrived.wait(), 10)
    assert (await you.run("do")).outcome == "message"
    assert (await town.get("status"))["identified"] == 2


async def test_op_7_brings_the_bot_back_with_a_resume(bot: TinyBot, town: Town, you: Person) -> None:
    bot.on("do")(ponder)
    resumed = asyncio.create_task(bot.wait_for("resumed", timeout=10))
    await town.stage("reconnect")
    await resumed
    assert (await you.run("do")).outcome == "message"


async def test_a_half_open_websocket_is_noticed_by_its_heartbeat(box: Box, town: Town, you: Person) -> None:
    async with logged_in(box.token, heartbeat_timeout=0.5) as bot:
        bot.on("do")(ponder)
        resumed = asyncio.create_task(bot.wait_for("resumed", timeout=10))
        await town.stage("half_open")
        asking = asyncio.create_task(you.run("do"))
        await resumed
        assert (await asking).message["content"] == "still here"


async def test_a_gateway_that_turns_the_bot_away_is_tried_again(
    box: Box, bot: TinyBot, town: Town, you: Person
) -> None:
    bot.on("do")(ponder)
    resumed = asyncio.create_task(bot.wait_for("resumed", timeout=15))
    await town.stage("fault", match="CONNECT *", status=503)
    await town.stage("cut")
    await resumed
    assert (await you.run("do")).outcome == "message"
    assert not box.faults.pending


async def test_a_wrong_token_cannot_log_in(box: Box) -> None:
    with pytest.raises(discord.LoginFailure):
        async with logged_in("wrong"):
            pass


async def test_privileged_intents_are_refused(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    class Curious(TinyBot):
        def __init__(self) -> None:
            super().__init__()
            self._connection._intents.message_content = True

    bot = Curious()
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await asyncio.wait_for(bot.start(box.token), 5)
    await bot.close()


class Raw:
    """A gateway client without any manners of its own."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, operation: int, data: Any) -> None:
        await self.socket.send_json({"op": operation, "d": data})

    async def receive(self) -> Any:
        frame = await self.socket.receive(timeout=5)
        return json.loads(frame.data) if frame.type is aiohttp.WSMsgType.TEXT else frame.data


@asynccontextmanager
async def raw(box: Box, town: Town) -> AsyncIterator[Raw]:
    async with town.session.ws_connect(box.gateway.url) as socket:
        client = Raw(socket)
        assert (await client.receive())["op"] == 10
        yield client


def identify(box: Box, **fields: Any) -> dict[str, Any]:
    return {"token": box.token, "intents": 1, "properties": {}, **fields}


async def test_ready_names_the_servers_before_they_are_created(box: Box, town: Town) -> None:
    async with raw(box, town) as client:
        await client.send(2, identify(box))
        ready, created = await client.receive(), await client.receive()
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert ready["d"]["guilds"] == [{"id": created["d"]["id"], "unavailable": True}]
        assert ready["d"]["resume_gateway_url"] == box.gateway.url
        assert (created["t"], created["s"]) == ("GUILD_CREATE", 2)
        await client.send(1, 2)
        assert (await client.receive())["op"] == 11


async def test_resume_replays_exactly_what_came_after(box: Box, town: Town) -> None:
    async with raw(box, town) as client:
        await client.send(2, identify(box))
        session = (await client.receive())["d"]["session_id"]
        await town.stage("cut")
    await town.stage("make_channel", name="one")
    await town.stage("make_channel", name="two")
    async with raw(box, town) as client:
        await client.send(6, {"token": box.token, "session_id": session, "seq": 3})
        events = [await client.receive() for _ in range(2)]
        assert [(item["t"], item["s"]) for item in events] == [
            ("CHANNEL_CREATE", 4),
            ("RESUMED", 5),
        ]


@pytest.mark.parametrize("sequence", [-1, 99])
async def test_a_resume_from_a_number_that_is_not_kept_is_invalid(
    box: Box, town: Town, sequence: int
) -> None:
    async with raw(box, town) as client:
        await client.send(2, identify(box))
        session = (await client.receive())["d"]["session_id"]
        await town.stage("cut")
    async with raw(box, town) as client:
        await client.send(6, {"token": box.token, "session_id": session, "seq": sequence})
        assert await client.receive() == {"op": 9, "d": False, "s": None, "t": None}


async def test_the_replay_buffer_has_an_end(box: Box, town: Town) -> None:
    async with raw(box, town) as client:
        await client.send(2, identify(box))
        identity = (await client.receive())["d"]["session_id"]
        await town.stage("cut")
    session = box.gateway.sessions[identity]
    for _ in range(KEPT + 1):
        session.dispatch("CHANNEL_UPDATE", {})
    assert session.missed(2) is None
    assert len(session.missed(3) or ()) == KEPT


@pytest.mark.parametrize(
    ("operation", "data", "code"),
    [
        (4, {}, 4001),
        (3, {}, 4003),
        (2, {"token": "no", "intents": 0}, 4004),
        (6, {"token": "no", "session_id": "", "seq": 0}, 4004),
    ],
)
async def test_bad_operations_close_the_websocket(
    box: Box, town: Town, operation: int, data: Any, code: int
) -> None:
    async with raw(box, town) as client:
        await client.send(operation, data)
        assert await client.receive() == code


async def test_text_that_is_no_json_closes_the_websocket(box: Box, town: Town) -> None:
    async with raw(box, town) as client:
        await client.socket.send_str("{")
        assert await client.receive() == 4002


async def test_identifying_twice_closes_the_websocket(box: Box, town: Town) -> None:
    async with raw(box, town) as client:
        for _ in range(2):
            await client.send(2, identify(box, intents=0))
        assert (await client.receive())["t"] == "READY"
        assert await client.receive() == 4005


async def test_an_invalid_session_can_be_announced(box: Box, town: Town) -> None:
    async with raw(box, town) as client:
        await client.send(2, identify(box, intents=0))
        assert (await client.receive())["t"] == "READY"
        await town.stage("invalidate", resumable=True)
        assert (await client.receive())["d"] is True
        assert box.gateway.sessions
        await town.stage("invalidate")
        assert (await client.receive())["d"] is False
        assert not box.gateway.sessions


async def test_events_go_only_to_sessions_with_the_intent_and_the_shard(
    box: Box, town: Town, you: Person
) -> None:
    async with raw(box, town) as deaf, raw(box, town) as elsewhere:
        await deaf.send(2, identify(box, intents=0))
        await elsewhere.send(2, identify(box, intents=1 << 9, shard=[1, 2]))
        await deaf.receive()
        ready = await elsewhere.receive()
        await you.say("hello")
        guild = int(next(iter(box.world.guilds)))
        session = box.gateway.sessions[ready["d"]["session_id"]]
        assert session.sequence == 1 + (guild >> 22) % 2
        assert sum(item.sequence for item in box.gateway.sessions.values()) == session.sequence + 1


async def test_a_client_that_says_goodbye_cannot_resume(box: Box, town: Town) -> None:
    async with raw(box, town) as client:
        await client.send(2, identify(box, intents=0))
        session = (await client.receive())["d"]["session_id"]
    async with raw(box, town) as client:
        await client.send(6, {"token": box.token, "session_id": session, "seq": 1})
        assert (await client.receive())["op"] == 9


async def test_a_session_that_was_given_up_is_not_kept(box: Box, town: Town) -> None:
    for _ in range(2):
        async with raw(box, town) as client:
            await client.send(2, identify(box, intents=0))
            session = (await client.receive())["d"]["session_id"]
            await town.stage("cut")
    assert list(box.gateway.sessions) == [session]
