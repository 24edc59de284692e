"""Whatever is pressed, typed or forged, by anybody, at any moment: one effect or none, and an answer."""

import asyncio
import logging
import random
import sqlite3
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st

from bot.host.sitting import Chair, Sitting, Status
from engine.core import table as tables
from engine.core.registry import game as find_game
from engine.core.registry import games
from tests.hostile.storm import Act, Storm
from tests.hostile.wireless import Wireless, wireless

PEOPLE = st.integers(0, 4)
NUMBERS = st.integers(0, 400)
NASTY = st.sampled_from(
    [
        "",
        "b:move:1:0:",
        "@everyone",
        "<@1>",
        "**x**",
        "9" * 90,
        "٣",
        "-1",
        "1e9",
        "\u202e\x00",
        "None",
        "é" * 60,
    ]
) | st.text(max_size=40)
VALUES = st.none() | st.lists(NASTY, min_size=1, max_size=3).map(tuple)
TWISTS = st.sampled_from(["", "", "", "cut", "table", "mark", "words", "kind", "all"])

PLAY = st.builds(Act, st.just("play"), PEOPLE, NUMBERS, times=st.sampled_from([1, 1, 1, 2, 3]))
PRESS = st.builds(
    Act, st.just("press"), PEOPLE, NUMBERS, TWISTS, NASTY, VALUES, times=st.sampled_from([1, 1, 2])
)
OTHER = st.one_of(
    st.builds(Act, st.just("command"), PEOPLE, NUMBERS, st.sampled_from(["", "", "dm"]), NASTY),
    st.builds(Act, st.just("complete"), PEOPLE, NUMBERS, text=NASTY),
    st.builds(Act, st.just("form"), PEOPLE, NUMBERS, text=NASTY),
)
BATCH = st.lists(PLAY | PLAY | PLAY | PRESS | PRESS | PRESS | OTHER, min_size=2, max_size=5)
PAUSE = st.sampled_from(["", "", "", "", "", "", "restart", "minute", "hour"])
STORM = st.lists(st.tuples(BATCH, PAUSE), min_size=15, max_size=20)


async def set_up(here: Wireless, game: str, seed: int) -> None:
    """Two tables: one with three people, one that is nearly over."""
    world = here.box.world
    guild = int(next(iter(world.guilds)))
    rooms = [int(one["id"]) for one in world.channels.values() if one.get("name") in {"loot", "general"}]
    people = [int(one) for one in here.people]
    info = find_game(game).INFO
    seats = min(max(info.least, 3), info.most)
    for at, room in enumerate(rooms):
        owner = people[at]
        names = [(person, f"p{person % 7}") for person in (owner, *people[2 : 1 + seats])]
        chairs = tuple(Chair(name, person) for person, name in names)
        opened = await here.bot.host.open(Sitting(0, guild, room, owner, game, chairs))
        if at == 1:
            await here.bot.host.change(opened.number, hurried, seed)
        await here.bot.host.show(opened.number)


@lru_cache(maxsize=64)
def nearly_over(game: str, seats: int, seed: int) -> tables.Table:
    """A game a few moves before its end."""
    source = random.Random(seed)
    path = [tables.start(find_game(game), seats, None, bytes([seed]) * 32)]
    while path[-1].outcome is None:
        seat = source.choice(path[-1].to_move)
        path.append(tables.play(path[-1], seat, source.choice(path[-1].legal(seat))))
    return path[-4]


def hurried(sitting: Sitting, seed: int) -> Sitting:
    """The same table, a few moves before the end of its game."""
    return replace(sitting, status=Status.PLAYING, table=nearly_over(sitting.game, len(sitting.chairs), seed))


async def rage(here: Wireless, game: str, seed: int, batches: list[tuple[list[Act], str]]) -> Storm:
    await set_up(here, game, seed)
    storm = Storm(here)
    await storm.together([Act("command", 0, 5), Act("command", 1, 5)])
    starts = [at for at, thing in enumerate(storm.things) if thing.key.startswith("b:start:")]
    await storm.together([Act("press", 0, at) for at in starts])
    for batch, pause in batches:
        await storm.together(batch)
        if pause == "restart":
            await here.restart()
        elif pause:
            await here.tick({"minute": 61.0, "hour": 3700.0}[pause])
    for one in await storm.sittings():
        storm.counts["games finished"] += one.status is Status.OVER
        assert await here.bot.store.load(one.number) == one, "memory and file disagree"
        if one.table is not None:
            again = tables.replay(one.rules, one.play.setting, one.play.log)
            assert again.state == one.play.state, "the log is not the game"
    return storm


def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing in the log is worse than a warning, and nothing has a trace."""
    bad = [one for one in caplog.records if one.levelno >= logging.ERROR or one.exc_info]
    assert not bad, [(one.getMessage(), one.exc_text) for one in bad]
    assert not [one for one in caplog.records if hasattr(one, "seed") or hasattr(one, "line")]


def sound(database: Path) -> None:
    """SQLite finds nothing wrong with the file."""
    connection = sqlite3.connect(database)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert not connection.execute("PRAGMA foreign_key_check").fetchall()
    finally:
        connection.close()


def fuzz(
    game: str, part: int, examples: int, folder: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> Counter[str]:
    """Let so many storms rage, each over a world of its own."""
    totals: Counter[str] = Counter()

    @seeded(crc32(f"{game} {part}".encode()))
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],  # a world takes too long to look for a smaller storm
        suppress_health_check=list(HealthCheck),
    )
    @given(st.integers(0, 5), STORM)
    def storms(seed: int, batches: list[tuple[list[Act], str]]) -> None:
        database = folder.mktemp("storm") / "loot.db"

        async def run() -> Storm:
            async with wireless(database, pytest.MonkeyPatch()) as here:
                return await rage(here, game, seed, batches)

        totals.update(asyncio.run(run()).counts)
        quiet(caplog)
        caplog.clear()
        sound(database)

    storms()
    return totals


def judge(totals: Counter[str], least: int, record: Any) -> None:
    """Enough was pressed, and enough of it was honest play."""
    assert totals["presses"] >= least
    assert totals["moves"] >= least // 20
    assert totals["answers in en"] > least // 10 < totals["answers in fr"]
    record("presses", totals["presses"])
    record("games finished", totals["games finished"])
    record("moves among the presses", totals["moves"])


@pytest.mark.parametrize("game", sorted(games()))
def test_presses_at_any_moment_by_anybody_have_one_effect_or_none_and_an_answer(
    game: str,
    tmp_path_factory: pytest.TempPathFactory,
    caplog: pytest.LogCaptureFixture,
    record_property: Any,
) -> None:
    judge(fuzz(game, 0, 36, tmp_path_factory, caplog), 1_000, record_property)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(1, 5))
@pytest.mark.parametrize("game", sorted(games()))
def test_a_hundred_thousand_presses_break_nothing(
    game: str,
    part: int,
    tmp_path_factory: pytest.TempPathFactory,
    caplog: pytest.LogCaptureFixture,
    record_property: Any,
) -> None:
    judge(fuzz(game, part, 165, tmp_path_factory, caplog), 5_000, record_property)
