"""kill -9 while people press: what was shown is there, nothing is there twice, and the game goes on."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from engine.core import optional
from engine.core.table import Step, Table
from playground import Box, Person, Town
from tests.hostile.crowd import ENOUGH, Player, names, open_table, playing
from tests.hostile.mortal import Bots, Kept, living, nursery, saved

LIVES = {"early": 15, "short": 45, "long": 40}
"""How long a bot lives, and how often: less than its start, a few presses, or a few moves and a press."""

PRESSES, MOVES, HESITATION = 4, 3, 0.2
"""The most presses and moves of a life, and the seconds between the last press and its end."""

STREAK = 4
"""After so many kills without a new move on a board a long life follows: if even that brings none, the game
does not go on."""

LAST_WORDS = 6


class Life:
    """People at two tables, and a bot that lives for a few presses at a time."""

    def __init__(self, town: Town, bots: Bots, people: list[Person], seed: int) -> None:
        self.town, self.bots = town, bots
        self.source = random.Random(seed)
        self.beat: asyncio.Queue[None] = asyncio.Queue()
        self.players = [Player(one, seed + at, self.beat) for at, one in enumerate(people)]
        self.kept = Kept({}, {})
        self.pid = self.kills = self.caught = self.shown = self.idle = 0

    async def begin(self) -> None:
        """Start a bot, and open a table of people and one with a computer player."""
        self.pid = await self.bots.born()
        await self.town.online(ENOUGH)
        you, anne, jack = (player.person for player in self.players)
        await open_table(you, "gunpowder", "loot", [anne], 0)
        await open_table(jack, "skeleton_island", "general", [], 1)
        self.kept = saved(self.bots.database)

    async def go_on(self) -> None:
        """Live for some presses, be killed with the last of them on its way, and be born again."""
        (kind,) = self.source.choices(list(LIVES), list(LIVES.values()))
        kind = "long" if self.idle >= STREAK else kind
        if kind != "early":
            await self.town.online(ENOUGH)
        if kind == "long":
            await self.moves(self.source.randint(1, MOVES))
            await self.next_press()
        if kind == "short":
            for _ in range(self.source.randint(1, PRESSES)):
                await self.next_press()
        await asyncio.sleep(self.source.uniform(0.0, HESITATION))
        await self.end()
        assert self.idle <= STREAK, "the game does not go on"
        self.pid = await self.bots.born()

    async def moves(self, count: int) -> None:
        """Wait until so many more moves have been shown on boards than before the last kill."""
        jack, goal = self.players[-1].person, self.shown + count
        await jack.until(lambda: seen_by(self.players) >= goal, ENOUGH)

    async def next_press(self) -> None:
        """Wait until somebody presses something from now on."""
        while not self.beat.empty():
            self.beat.get_nowait()
        await asyncio.wait_for(self.beat.get(), ENOUGH)

    async def end(self) -> None:
        """Kill the bot, and hold what is left against what was there and what people have seen."""
        self.kills += 1
        self.caught += any(player.waiting for player in self.players)
        await self.bots.killed(self.pid)
        await self.town.online(ENOUGH, wanted=False)
        after = saved(self.bots.database)
        judge(self.kept, after, self.players)
        seen = seen_by(self.players)
        self.idle = 0 if seen > self.shown else self.idle + 1
        self.kept, self.shown = after, seen

    async def last_words(self) -> None:
        """After the last birth the game goes on as if nothing had been."""
        await self.town.online(ENOUGH)
        goal = self.kept.lines + LAST_WORDS
        async with asyncio.timeout(ENOUGH):
            while saved(self.bots.database).lines < goal:  # noqa: ASYNC110 - a file tells nobody
                await asyncio.sleep(0.1)


def seen_by(players: list[Player]) -> int:
    """How many moves of all tables together people have seen on boards."""
    latest: dict[int, int] = {}
    for player in players:
        for number, ply in player.shown().items():
            latest[number] = max(latest.get(number, 0), ply)
    return sum(latest.values())


def judge(before: Kept, after: Kept, players: list[Player]) -> None:
    """Nothing that was kept or shown is lost, and nobody moved who did not press."""
    for number, old in before.tables.items():
        assert after.tables[number].log[: old.entry] == old.log, "a move was lost or changed"
    for player in players:
        for number, ply in player.shown().items():
            assert after.tables[number].ply >= ply, "a move that was shown is lost"
        for number, table in after.tables.items():
            seat = after.seats[number].get(int(player.person.identity))
            assert seat is None or not unpressed(table, number, seat, player), "a move was made twice"


def unpressed(table: Table, number: int, seat: int, player: Player) -> list[Step]:
    """List the answers that somebody never gave; what is visibly forced needs no press."""
    own = [step for step in table.steps if step.seat == seat and step.entry == step.run]
    return [
        step
        for step in own
        if not forced(table, step) and (number, dict(step.asked)[seat]) not in player.pressed
    ]


def forced(table: Table, step: Step) -> bool:
    """Tell whether everybody could see that there was nothing to decide."""
    legal = table.game.legal(step.before, step.seat)
    return len(legal) == 1 and optional.is_open(table.game, step.before, step.seat)


async def survive(tmp_path: Path, kills: int, seed: int, record: Any) -> None:
    """Play at two tables while the bot is killed again and again."""
    async with (
        Box.running(patience=1.0) as box,
        Town(box.address, box.key) as town,
        nursery(box, tmp_path / "loot.db") as bots,
    ):
        life = Life(town, bots, await names(town, "you", "anne", "jack"), seed)
        await life.begin()
        async with playing(life.players):
            for _ in range(kills):
                await life.go_on()
            await life.last_words()
        await life.end()
        assert not living(bots.groups)
        quiet(tmp_path / "loot.db.log")
        assert life.shown >= kills // 2, "too little was played to prove anything"
        assert life.caught >= kills // 4, "too few kills came in the middle of a press"
        tell(life, record)


def quiet(log: Path) -> None:
    """Nothing that the bots wrote down is an error."""
    lines = log.read_text()
    assert "Traceback" not in lines, lines[lines.index("Traceback") - 500 :][:3000]
    assert '"level": "ERROR"' not in lines


def tell(life: Life, record: Any) -> None:
    """Give the figures of a life; those that must be zero were checked after every kill."""
    record("kills", life.kills)
    record("kills that caught a press without its answer", life.caught)
    record("moves that were shown between kills", life.shown)
    record("moves that survived kills", life.kept.lines)
    for nothing in ("moves lost", "moves doubled", "exceptions"):
        record(nothing, 0)


@pytest.mark.parametrize("seed", [1, 2])
async def test_ten_kills_lose_nothing_and_double_nothing(
    tmp_path: Path, seed: int, record_property: Any
) -> None:
    await survive(tmp_path, 10, seed, record_property)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(11, 19))
async def test_two_hundred_kills_lose_nothing_and_double_nothing(
    tmp_path: Path, seed: int, record_property: Any
) -> None:
    await survive(tmp_path, 25, seed, record_property)
