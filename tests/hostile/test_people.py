"""Time and people: who leaves, blocks the bot or is gone freezes no table and floods no channel."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.host.sitting import Sitting, Status
from bot.pages import ids
from playground.components import walk
from tests.hostile.storm import Act, Storm
from tests.hostile.test_fuzz import set_up
from tests.hostile.wireless import Wireless, wireless

EDITS = "PATCH /channels/"
SENDS = "POST /channels/"


async def begin(here: Wireless) -> Storm:
    """A table of three people under way in the first channel."""
    await set_up(here, "sails", 1)
    storm = Storm(here)
    await storm.together([Act("command", 0, 5)])
    await storm.together([Act("press", 0, at) for at, one in enumerate(storm.things) if "start" in one.key])
    assert (await table(here)).status is Status.PLAYING
    return storm


async def table(here: Wireless) -> Sitting:
    return await here.bot.host.get(1)


def mailbox(here: Wireless, who: int) -> str:
    """The channel of somebody's direct messages."""
    world = here.box.world
    return str(world.dm(world.bot_id, here.people[who])["id"])


@pytest.mark.parametrize("code", [10013, 10003, 50278])
async def test_somebody_who_is_gone_is_an_away_seat_and_the_game_goes_on(
    code: int, tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        storm = await begin(here)
        channel = mailbox(here, 2)
        here.broken |= {f"{EDITS}{channel}/": code, f"{SENDS}{channel}/": code}
        for at in range(4):
            await storm.together([Act("play", at, at)])
            await here.tick(3.0)
        one = await table(here)
        seat = one.seat_of(int(here.people[2]))
        assert seat is not None
        assert one.chairs[seat].away
        entry = one.play.entry
        for _ in range(6):
            await here.tick(3.0)
        asked = [step.seat for step in (await table(here)).play.steps]
        assert seat in asked or entry == (await table(here)).play.entry


async def test_somebody_who_blocks_the_bot_plays_on_by_the_board(tmp_path: Path, monkeypatch: Any) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        storm = await begin(here)
        here.box.world.user(here.people[2])["dms_closed"] = True
        here.broken[f"{EDITS}{mailbox(here, 2)}/"] = 50007
        for at in range(4):
            await storm.together([Act("play", at, at)])
        one = await table(here)
        assert not any(chair.away for chair in one.chairs)
        board = next(thing.message for thing in storm.things if not thing.owner)
        answer = await here.acts(2).press(board, ids.button("hand", 1), forged=True)
        await here.settled()
        hand = here.box.store.get("message", answer["message"]["id"])
        assert hand is not None
        assert "b:move:1:" in str(hand["components"]) or "To the board" in str(hand["components"])


async def test_what_discord_refuses_for_long_is_tried_less_and_less_often(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        storm = await begin(here)
        here.broken |= {EDITS: 50035, SENDS: 50035}
        await storm.together([Act("play", 0, 0)])
        asked = len(here.requests)
        for _ in range(600):
            await here.tick(1.0)
        assert 5 < len(here.requests) - asked < 150
        here.broken.clear()
        for _ in range(301):
            await here.tick(1.0)
        rows = await here.bot.store.unshown()
        assert 1 not in rows


async def test_a_slow_player_is_replaced_rejoins_and_names_a_substitute(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        await begin(here)
        one = await table(here)
        seats = [one.seat_of(int(here.people[who])) for who in (0, 2)]
        for _ in range(30):
            await here.tick(10.0)
        one = await table(here)
        assert all(one.chairs[seat].away for seat in seats if seat is not None)
        assert (await here.acts(0).run("loot rejoin", "loot"))["outcome"] == "thinking"
        await here.settled()
        assert not (await table(here)).chairs[0].away
        names = {"leaver": here.people[0], "newcomer": here.people[4]}
        assert (await here.acts(0).run("loot replace", "loot", names))["outcome"] == "thinking"
        await here.settled()
        one = await table(here)
        assert one.chairs[0].person == int(here.people[4])
        await here.tick(1.0)
        told = [data for viewers, _, data in here.told if here.people[4] in viewers and len(viewers) <= 2]
        assert "move" in str(told), "the substitute was given no hand"


@pytest.mark.parametrize(
    "name",
    [
        "@everyone",
        "<@1>",
        "**bold**",
        "[x](http://y)",
        "`" * 5,
        "\u202e" * 20,
        "x" * 32,
        "||spoil||",
        "# big",
    ],
)
async def test_hostile_names_call_nobody_and_break_nothing(
    name: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        for person in here.people:
            here.box.world.user(person)["global_name"] = name
        await here.acts(0).run("loot start", "loot", {"game": "sails", "computers": 2})
        await here.settled()
        await here.acts(0).complete("loot move", "words", "loot", {"words": name * 3})
        await here.acts(0).run("loot move", "loot", {"words": name * 3})
        await here.acts(0).run("loot rules", "loot", {"game": name})
        await here.settled()
        for method, path, body in here.requests:
            if isinstance(body, dict) and "components" in body:
                assert body.get("allowed_mentions") in (None, {"parse": []}, {"parse": [], "users": []}), path
                assert name not in texts(body) or name.isalnum(), (method, body)


def texts(body: Any) -> str:
    """What Discord reads as markdown in a message: everything that is not escaped."""
    said = "\n".join(part.get("content", "") for part in walk(body["components"]))
    return re.sub(r"\\.", "", said)
