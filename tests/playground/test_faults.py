from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest

from playground import ActError, Box, Person, Town
from tests.playground.test_messages import text_channel

if TYPE_CHECKING:
    from tests.playground.tiny import TinyBot

SEND = "POST /channels/*/messages"


async def statuses(town: Town) -> list[int]:
    return [
        line["status"] for line in await town.get("requests") if line["request"].startswith("POST /channels")
    ]


async def test_a_429_is_waited_out(bot: TinyBot, town: Town, you: Person) -> None:
    await town.stage("fault", match=SEND, status=429, retry_after=0.05)
    await text_channel(bot).send("at last")
    await you.sees(lambda item: item["content"] == "at last")
    assert await statuses(town) == [429, 200]


async def test_a_500_is_tried_again(bot: TinyBot, town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    await town.stage("fault", match=SEND, status=502, times=2)
    await text_channel(bot).send("x")
    assert await statuses(town) == [502, 502, 200]


async def test_a_500_after_the_effect_is_told_apart_by_the_nonce(
    bot: TinyBot, town: Town, you: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    await town.stage("fault", match=SEND, status=500, after=True)
    await text_channel(bot).send("once")
    assert await statuses(town) == [500, 200]
    assert [item["content"] for item in await you.history()] == ["once"]


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py's growing pauses between tries pass at once."""
    sleep = asyncio.sleep

    async def short(_seconds: float, result: Any = None) -> Any:
        return await sleep(0, result)

    monkeypatch.setattr("discord.http.asyncio.sleep", short)


@pytest.mark.parametrize(
    ("code", "status"), [(50013, 403), (50001, 403), (10008, 404), (10003, 404), (50007, 403)]
)
async def test_any_code_can_be_had_on_demand(bot: TinyBot, town: Town, code: int, status: int) -> None:
    await town.stage("fault", match=SEND, code=code)
    with pytest.raises(discord.HTTPException) as caught:
        await text_channel(bot).send("x")
    assert (caught.value.code, caught.value.status) == (code, status)
    await text_channel(bot).send("y")


async def test_a_fault_hits_only_what_it_names_and_can_be_cleared(bot: TinyBot, town: Town) -> None:
    loot, general = text_channel(bot), text_channel(bot, "general")
    await town.stage("fault", match=f"POST /channels/{loot.id}/*", code=50013, times=0)
    await general.send("x")
    for _ in range(3):
        with pytest.raises(discord.Forbidden):
            await loot.send("x")
    assert (await town.get("status"))["faults"] == 1
    await town.stage("clear")
    await loot.send("x")


async def test_a_slow_answer_takes_its_time(bot: TinyBot, town: Town) -> None:
    await town.stage("fault", match=SEND, delay=0.2)
    begun = time.monotonic()
    await text_channel(bot).send("x")
    assert time.monotonic() - begun >= 0.2


async def test_a_dropped_connection_is_an_error_without_an_answer(box: Box, bot: TinyBot, town: Town) -> None:
    await town.stage("fault", match="POST *", drop=True)
    with pytest.raises(aiohttp.ClientError):
        await town.session.post(f"{box.address}/api/v10/users/@me/channels")


async def test_every_answer_tells_its_rate_limit_and_too_many_are_refused(box: Box, town: Town) -> None:
    await town.stage("rate", most=2, window=60)
    headers = {"Authorization": f"Bot {box.token}"}
    answers = []
    for _ in range(3):
        async with town.session.get(f"{box.address}/api/v10/users/@me", headers=headers) as response:
            answers.append((response.status, response.headers["X-RateLimit-Remaining"]))
            last = response.headers
    assert answers == [(200, "1"), (200, "0"), (429, "0")]
    assert last["Via"]
    assert 0 < float(last["Retry-After"]) <= 60
    assert last["X-RateLimit-Bucket"]


async def test_the_rest_side_wants_the_bots_token(box: Box, town: Town) -> None:
    async with town.session.get(f"{box.address}/api/v10/users/@me") as response:
        assert response.status == 401
        assert response.headers["Content-Type"] == "application/json"


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Box-Key": "wrong"},
        {"X-Box-Key": ""},
        {"Origin": "http://evil.example"},
        {"Host": "evil.example"},
    ],
)
async def test_the_control_side_refuses_strangers(box: Box, town: Town, headers: dict[str, str]) -> None:
    async with town.session.get(f"{box.address}/_box/people", headers=headers) as response:
        assert response.status == 403
    async with town.session.get(f"{box.address}/_box/people", headers={"Origin": box.address}) as response:
        assert response.status == 200


async def test_a_feed_goes_on_from_where_it_was_lost(box: Box, bot: TinyBot, town: Town, you: Person) -> None:
    await text_channel(bot).send("one")
    await you.sees(lambda item: item["content"] == "one")
    await you.close()
    await text_channel(bot).send("two")
    you._listening = asyncio.create_task(you._follow())
    await you.sees(lambda item: item["content"] == "two")
    assert [item["event"] for item in you.events].count("reset") == 0
    await you.close()
    you._mark = "another-1"
    you._listening = asyncio.create_task(you._follow())
    await you.until(lambda: you.events[-1]["event"] == "reset")
    assert {item["content"] for item in you.messages.values()} == {"one", "two"}


async def test_a_resumed_feed_keeps_the_secrets_of_others(bot: TinyBot, you: Person, anne: Person) -> None:
    await anne.close()
    await you.run("loot move", words="secret")
    private = await you.say("a word in private", "dm")
    await text_channel(bot).send("public")
    anne._listening = asyncio.create_task(anne._follow())
    await anne.sees(lambda item: item["content"] == "public")
    assert "secret" not in str(anne.events)
    assert "private" not in str(anne.events)
    with pytest.raises(ActError, match="no channel"):
        await anne.history(private["channel_id"])


async def test_wrong_verbs_and_arguments_are_told(town: Town, you: Person) -> None:
    with pytest.raises(ActError, match="has no explode"):
        await town.stage("explode")
    with pytest.raises(ActError, match="unexpected"):
        await town.stage("advance", seconds=1, minutes=1)
    with pytest.raises(ActError, match="A fault has only"):
        await town.stage("fault", colour="red")
    with pytest.raises(ActError, match="can be changed"):
        await town.stage("set_person", person=you.identity, colour="red")
    with pytest.raises(ActError, match="already"):
        await town.stage("add_person", name="Anne")
    with pytest.raises(ActError, match="no message"):
        await town.stage("delete_message", message="1")
    with pytest.raises(ActError, match="nobody called"):
        await town.person("nobody")
