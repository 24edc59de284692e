"""Discord's faults in the middle of whole games: every game ends or is parked, and loses nothing."""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.client import Loot, utc
from bot.host.sitting import Sitting, Status
from bot.pictures import Blank
from bot.store.database import open_database
from bot.store.store import Store
from bot.thinkers import Inline
from engine.core import table as tables
from playground import Box, Town
from tests.hostile.crowd import Player, names, open_table
from tests.playground.tiny import point

ENDING = 300.0
"""Seconds after which a game will not end any more, on however busy a machine."""
SEND, VIEW = 1 << 11, 1 << 10
EDITS, SENDS, ANSWERS = "PATCH /channels/*", "POST /channels/*/messages", "POST /interactions/*"

FAULTS: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "429": [("fault", {"match": EDITS, "status": 429, "retry_after": 0.2, "times": 3})],
    "429 everywhere": [("fault", {"match": SENDS, "status": 429, "retry_after": 0.2, "everywhere": True})],
    "500": [("fault", {"match": EDITS, "status": 500, "times": 2})],
    "502 after it took effect": [("fault", {"match": EDITS, "status": 502, "after": True})],
    "400": [("fault", {"match": EDITS, "status": 400, "times": 2})],
    "slow": [("fault", {"match": "*", "delay": 0.4, "times": 6})],
    "dropped connections": [("fault", {"match": EDITS, "drop": True, "times": 2})],
    "10062": [("fault", {"match": ANSWERS, "code": 10062, "times": 2})],
    "10008": [("fault", {"match": EDITS, "code": 10008, "times": 2})],
    "30046": [("fault", {"match": EDITS, "code": 30046})],
    "50007": [("fault", {"match": SENDS, "code": 50007, "times": 3})],
    "50027": [("fault", {"match": "PATCH /webhooks/*", "code": 50027, "times": 2})],
    "a cut websocket, resumed": [("cut", {})],
    "a cut websocket, not resumed": [("forget_sessions", {}), ("cut", {})],
    "a wish to reconnect": [("reconnect", {})],
    "an invalid session": [("invalidate", {})],
}


@asynccontextmanager
async def connected(tmp_path: Path, monkeypatch: Any) -> AsyncIterator[tuple[Town, Loot]]:
    """The bot logged in to a box over real sockets."""
    async with Box.running(patience=1.0) as box, Town(box.address, box.key) as town:
        point(monkeypatch, box.address)
        store = Store(await open_database(tmp_path / "loot.db"), utc)
        bot = Loot(store, Inline(), Blank())
        running = asyncio.create_task(bot.start(box.token))
        try:
            await town.online(ENDING)
            bot.tick.change_interval(seconds=0.1)
            yield town, bot
        finally:
            await town.stage("clear")
            await bot.close()
            await asyncio.wait([running])
            await store.close()


async def until_over(bot: Loot, players: list[Player], number: int = 1) -> Sitting:
    """Play until the game is over or parked."""

    def done() -> bool:
        return not bot.host._sittings[number].going

    async with asyncio.timeout(ENDING):
        await asyncio.gather(*(player.play(done) for player in players))
    return await bot.host.get(number)


async def moves_made(bot: Loot, count: int, number: int = 1) -> None:
    """Wait until the game is under way."""
    async with asyncio.timeout(ENDING):
        while bot.host._sittings[number].play.entry < count:  # noqa: ASYNC110 - the bot tells nobody
            await asyncio.sleep(0.01)


def whole(sitting: Sitting, caplog: pytest.LogCaptureFixture) -> None:
    """The game is over, its log holds, and the log of the bot is quiet."""
    assert sitting.status is Status.OVER
    assert tables.replay(sitting.rules, sitting.play.setting, sitting.play.log) == sitting.play
    ours = [one for one in caplog.records if one.name.startswith("bot")]
    assert not [one.getMessage() for one in ours if one.levelno >= logging.ERROR or one.exc_info]


Trouble = Callable[[Town, Loot], Awaitable[None]]


async def play_through(
    tmp_path: Path, monkeypatch: Any, caplog: pytest.LogCaptureFixture, game: str, trouble: Trouble
) -> None:
    """A whole game of two people, with trouble in the middle of it."""
    async with connected(tmp_path, monkeypatch) as (town, bot):
        you, anne = await names(town, "you", "anne")
        await open_table(you, game, "loot", [anne], 0)
        players = [Player(you, 1), Player(anne, 2)]

        async def stir() -> None:
            await moves_made(bot, 2)
            await trouble(town, bot)

        stirring = asyncio.create_task(stir())
        sitting = await until_over(bot, players)
        await stirring
        if sitting.status is Status.PARKED:
            assert not sitting.deadlines
            await take_up(bot, you)
            sitting = await until_over(bot, players)
        whole(sitting, caplog)


async def take_up(bot: Loot, person: Any) -> None:
    """Take a parked game up in another channel."""
    async with asyncio.timeout(ENDING):
        while bot.host._sittings[1].status is not Status.PLAYING:
            await person.run("loot board", "general")
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_game_goes_on_through(
    fault: str, tiny: str, tmp_path: Path, monkeypatch: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def trouble(town: Town, _bot: Loot) -> None:
        for verb, arguments in FAULTS[fault]:
            await town.stage(verb, **arguments)

    await play_through(tmp_path, monkeypatch, caplog, tiny, trouble)


async def test_a_deleted_panel_is_made_again(
    tiny: str, tmp_path: Path, monkeypatch: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def trouble(town: Town, bot: Loot) -> None:
        panel = await bot.notes.panel(1)
        assert panel is not None
        await town.stage("delete_message", message=str(panel.message))

    await play_through(tmp_path, monkeypatch, caplog, tiny, trouble)


async def test_a_deleted_channel_parks_the_game_and_it_ends_elsewhere(
    tiny: str, tmp_path: Path, monkeypatch: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def trouble(town: Town, bot: Loot) -> None:
        await town.stage("delete_channel", channel=str(bot.host._sittings[1].channel))
        await parked(bot)

    await play_through(tmp_path, monkeypatch, caplog, tiny, trouble)


async def test_a_lost_permission_parks_the_game_and_it_ends_elsewhere(
    tiny: str, tmp_path: Path, monkeypatch: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def trouble(town: Town, bot: Loot) -> None:
        channel = str(bot.host._sittings[1].channel)
        await town.stage("overwrite", channel=channel, deny=SEND | VIEW)
        await parked(bot)

    await play_through(tmp_path, monkeypatch, caplog, tiny, trouble)


async def test_a_bot_that_is_sent_away_and_invited_again_ends_the_game(
    tiny: str, tmp_path: Path, monkeypatch: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def trouble(town: Town, bot: Loot) -> None:
        await town.stage("remove_bot")
        await parked(bot)
        await town.stage("invite_bot")

    await play_through(tmp_path, monkeypatch, caplog, tiny, trouble)


async def parked(bot: Loot) -> None:
    async with asyncio.timeout(ENDING):
        while bot.host._sittings[1].going:  # noqa: ASYNC110 - the bot tells nobody
            await asyncio.sleep(0.01)


async def test_a_fault_of_one_table_does_not_slow_another(
    tiny: str, tmp_path: Path, monkeypatch: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """The first table's channel answers nothing any more; the second plays to its end meanwhile."""
    async with connected(tmp_path, monkeypatch) as (town, bot):
        you, anne, jack, mary = await names(town, "you", "anne", "jack", "mary")
        await open_table(you, tiny, "loot", [anne], 0)
        await open_table(jack, tiny, "general", [mary], 0)
        room = bot.host._sittings[1].channel
        await town.stage("fault", match=f"* /channels/{room}/*", delay=10.0, times=0)
        stuck = [Player(you, 1), Player(anne, 2)]
        over = asyncio.Event()
        playing = [asyncio.create_task(one.play(over.is_set)) for one in stuck]
        asked = len(await town.get("requests"))
        sitting = await until_over(bot, [Player(jack, 3), Player(mary, 4)], 2)
        answered = [one["request"] for one in (await town.get("requests"))[asked:]]
        assert not [one for one in answered if f"/channels/{room}/" in one]
        over.set()
        await asyncio.gather(*playing)
        whole(sitting, caplog)
        assert bot.host._sittings[1].play.entry > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 5))
async def test_whole_games_end_in_a_storm_of_faults(
    seed: int,
    tmp_path: Path,
    monkeypatch: Any,
    caplog: pytest.LogCaptureFixture,
    record_property: Any,
) -> None:
    source = random.Random(seed)
    count = 0

    async def trouble(town: Town, bot: Loot) -> None:
        nonlocal count
        while bot.host._sittings[1].going:
            for verb, arguments in FAULTS[source.choice(list(FAULTS))]:
                await town.stage(verb, **arguments)
            count += 1
            entry = bot.host._sittings[1].play.entry
            while (one := bot.host._sittings[1]).going and one.play.entry < entry + 3:  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    await play_through(tmp_path, monkeypatch, caplog, "skeleton_island", trouble)
    record_property("faults", count)
    record_property("games finished", 1)
