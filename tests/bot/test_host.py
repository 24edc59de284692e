"""The host without Discord: lobby, moves, deadlines, coming and going, taking back."""

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.host import deadlines, lobby, play
from bot.host.deadlines import PATIENCE, THINKING
from bot.host.host import Host, NotSaved
from bot.host.sitting import Chair, Refused, Sitting, Status
from bot.pages import narration
from bot.store.database import Database, open_database
from bot.store.store import Store
from bot.voices import voice
from engine.core import notation
from engine.core.errors import (
    BadOptions,
    BadSeats,
    BrokenLog,
    CannotUndo,
    GameOver,
    Illegal,
    NotYourTurn,
    Stale,
    UnknownMove,
)

ANN, BOB, EVE = 1, 2, 3


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class FirstMove:
    """A computer player that takes the first move, and counts."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.paused: list[str] = []

    async def answer(self, game: str, level: str, view: bytes, moves: list[str], seed: int) -> str:
        self.asked.append(level)
        await asyncio.sleep(0)
        return moves[0]

    async def pause(self, level: str) -> None:
        self.paused.append(level)


class Wall:
    """A port that remembers what was shown."""

    def __init__(self) -> None:
        self.shown: list[Sitting] = []
        self.reminded: list[int] = []
        self.works = True

    async def show(self, sitting: Sitting) -> bool:
        await asyncio.sleep(0)
        self.shown.append(sitting)
        return self.works

    async def remind(self, sitting: Sitting, seat: int) -> None:
        self.reminded.append(seat)


class House:
    def __init__(self, database: Database) -> None:
        self.clock, self.thinker, self.wall = Clock(), FirstMove(), Wall()
        self.database = database
        self.host = self.again()

    def again(self) -> Host:
        """A host after a restart: the same file, nothing in memory."""
        self.host = Host(Store(self.database, self.clock), self.thinker, self.wall, self.clock)
        return self.host

    async def open(self, game: str, *chairs: Chair) -> Sitting:
        return await self.host.open(Sitting(0, 10, 20, ANN, game, chairs or (Chair("ann", ANN),)))

    async def begin(self, game: str, *chairs: Chair) -> Sitting:
        sitting = await self.open(game, *(chairs or (Chair("ann", ANN), Chair("bob", BOB))))
        return await self.host.change(sitting.number, lobby.start, ANN, b"s" * 32)

    async def wait(self, seconds: float) -> Sitting:
        """Let time pass second by second, as the clock of the bot does."""
        until = self.clock.now + seconds
        while self.clock.now < until:
            self.clock.now = min(self.clock.now + max(1.0, seconds / 50), until)
            await self.host.tick(self.clock.now)
            await self.host.close()
        return await self.host.get(1)

    async def answer(self, seat: int, person: int, line: str | None = None) -> Sitting:
        sitting = await self.host.get(1)
        line = line or notation.text(sitting.play.legal(seat)[0])
        return await self.host.change(1, play.move, person, sitting.play.question(seat), [line])


@pytest_asyncio.fixture
async def house(tiny: str, tmp_path: Path) -> AsyncIterator[House]:
    database = await open_database(tmp_path / "loot.db")
    yield House(database)
    await database.close()


COMPUTER = Chair("Mary Read", None, "hard")
PEOPLE = (Chair("ann", ANN), Chair("bob", BOB))


# In the lobby


async def test_people_and_computer_players_sit_down_until_the_table_is_full(tiny: str, house: House) -> None:
    number = (await house.open(tiny)).number
    await house.host.change(number, lobby.join, BOB, "bob")
    sitting = await house.host.change(number, lobby.add_computer, BOB, "easy", "Mary Read")
    assert sitting.names == ("ann", "bob", "Mary Read")
    with pytest.raises(Refused, match="most=3"):
        await house.host.change(number, lobby.join, EVE, "eve")


async def test_nobody_sits_down_twice(tiny: str, house: House) -> None:
    number = (await house.open(tiny)).number
    with pytest.raises(Refused) as caught:
        await house.host.change(number, lobby.join, ANN, "ann")
    assert caught.value.key == "refused-already-seated"


async def test_the_table_goes_to_the_next_person_when_its_host_leaves(tiny: str, house: House) -> None:
    number = (await house.open(tiny, *PEOPLE)).number
    assert (await house.host.change(number, lobby.leave, ANN)).owner == BOB
    assert (await house.host.change(number, lobby.leave, BOB)).status is Status.STOPPED


async def test_the_host_can_pass_the_table_on_and_others_cannot(tiny: str, house: House) -> None:
    number = (await house.open(tiny, *PEOPLE)).number
    with pytest.raises(Refused):
        await house.host.change(number, lobby.pass_on, BOB, BOB)
    assert (await house.host.change(number, lobby.pass_on, ANN, BOB)).owner == BOB


async def test_the_last_computer_player_can_be_sent_away(tiny: str, house: House) -> None:
    number = (await house.open(tiny, *PEOPLE, COMPUTER)).number
    assert (await house.host.change(number, lobby.drop_computer, ANN)).chairs == PEOPLE
    with pytest.raises(Refused):
        await house.host.change(number, lobby.drop_computer, ANN)


async def test_options_are_checked_by_the_game_and_named_when_wrong(tiny: str, house: House) -> None:
    number = (await house.open(tiny)).number
    assert (await house.host.change(number, lobby.set_options, ANN, {"rounds": 1})).options == '{"rounds":1}'
    with pytest.raises(BadOptions) as caught:
        await house.host.change(number, lobby.set_options, ANN, {"rounds": "many"})
    assert caught.value.fields["field"] == "rounds"
    assert (await house.host.get(number)).options == '{"rounds":1}'


async def test_a_game_starts_with_enough_players_only_and_by_its_host_only(tiny: str, house: House) -> None:
    number = (await house.open(tiny)).number
    with pytest.raises(BadSeats):
        await house.host.start_game(number, ANN)
    await house.host.change(number, lobby.join, BOB, "bob")
    with pytest.raises(Refused):
        await house.host.start_game(number, BOB)
    assert (await house.host.start_game(number, ANN)).going


async def test_no_two_games_have_the_same_seed(tiny: str, house: House) -> None:
    first = await house.open(tiny, *PEOPLE)
    second = await house.host.open(Sitting(0, 10, 21, ANN, tiny, PEOPLE))
    seeds = {(await house.host.start_game(one.number, ANN)).play.setting.seed for one in (first, second)}
    assert len(seeds) == 2
    assert all(len(seed) == 64 for seed in seeds)


async def test_a_lobby_that_nobody_starts_closes(tiny: str, house: House) -> None:
    await house.open(tiny)
    assert (await house.wait(deadlines.LOBBY_LIFE - 100)).status is Status.LOBBY
    assert (await house.wait(200)).status is Status.STOPPED
    assert house.wall.shown[-1].status is Status.STOPPED


async def test_a_channel_has_one_table_at_a_time(tiny: str, house: House) -> None:
    await house.open(tiny)
    with pytest.raises(Refused) as caught:
        await house.open(tiny)
    assert caught.value.key == "refused-channel-taken"


# Moves


async def test_a_move_is_on_disk_before_anybody_sees_it(tiny: str, house: House) -> None:
    await house.begin(tiny)
    after = await house.answer(0, ANN)
    assert await house.again().get(1) == after
    assert house.wall.shown == []


async def test_the_same_press_twice_has_one_effect(tiny: str, house: House) -> None:
    sitting = await house.begin(tiny)
    token = sitting.play.question(0)
    line = notation.text(sitting.play.legal(0)[0])
    presses = [house.host.change(1, play.move, ANN, token, [line]) for _ in range(2)]
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(isinstance(one, Stale) for one in done) == 1
    assert (await house.host.get(1)).play.entry == 1


async def test_what_is_refused_changes_nothing(tiny: str, house: House) -> None:
    before = await house.begin(tiny)
    tries: list[tuple[int, list[str], type[Exception]]] = [
        (EVE, ["bid 1"], Refused),
        (ANN, ["bid 99"], Illegal),
        (ANN, ["draw top"], Illegal),
        (ANN, ["nonsense"], UnknownMove),
    ]
    for person, lines, error in tries:
        with pytest.raises(error):
            await house.host.change(1, play.move, person, before.play.question(0), lines)
    await house.answer(0, ANN)
    with pytest.raises(NotYourTurn):
        await house.host.change(1, play.move, ANN, None, ["bid 1"])
    assert (await house.host.get(1)).play.entry == 1


async def test_a_finished_game_takes_no_moves(tiny: str, house: House) -> None:
    await house.begin(tiny)
    people = {0: ANN, 1: BOB}
    while (sitting := await house.host.get(1)).going:
        seat = sitting.play.to_move[0]
        await house.answer(seat, people[seat])
    assert sitting.status is Status.OVER
    assert sitting.deadlines == ()
    with pytest.raises(GameOver):
        await house.host.change(1, play.move, ANN, None, ["bid 1"])


async def test_tables_do_not_wait_for_each_other(tiny: str, house: House) -> None:
    await house.begin(tiny)
    other = await house.host.open(Sitting(0, 10, 21, ANN, tiny, PEOPLE))
    async with house.host._lock(1):
        changed = await asyncio.wait_for(house.host.change(other.number, lobby.set_patience, ANN, "slow"), 5)
    assert changed.patience == "slow"


async def test_a_full_disk_is_told_and_the_table_is_as_before(tiny: str, house: House) -> None:
    await house.begin(tiny)
    cursor = await house.database.execute("PRAGMA page_count")
    pages = await cursor.fetchone()
    assert pages is not None
    await house.database.execute(f"PRAGMA max_page_count = {pages[0]}")
    with pytest.raises(NotSaved):
        await _to_and_fro(house)
    saved = await house.host.get(1)
    assert await house.again().get(1) == saved
    await house.database.execute("PRAGMA max_page_count = 100000")
    await house.host.change(1, play.leave, ANN)
    assert (await house.host.get(1)).revision == saved.revision + 1


async def _to_and_fro(house: House) -> None:
    """Move and take back until something gives way."""
    for _ in range(300):
        await house.answer(0, ANN)
        await house.host.change(1, play.undo, ANN, None)


async def test_a_read_only_database_is_told_and_the_table_is_as_before(tiny: str, house: House) -> None:
    before = await house.begin(tiny)
    await house.database.execute("PRAGMA query_only = ON")
    with pytest.raises(NotSaved):
        await house.answer(0, ANN)
    assert await house.host.get(1) == before
    await house.database.execute("PRAGMA query_only = OFF")
    assert (await house.answer(0, ANN)).play.entry == 1


# Computer players


async def test_a_computer_player_waits_after_a_person_and_others_follow_at_once(
    tiny: str, house: House
) -> None:
    await house.begin(tiny, Chair("ann", ANN), COMPUTER, replace(COMPUTER, name="Calico Jack"))
    await house.answer(0, ANN)
    assert (await house.wait(THINKING - 0.5)).play.entry == 1
    after = await house.wait(1)
    assert after.play.entry >= 3
    assert house.thinker.asked[:2] == ["hard", "hard"]


async def test_steps_that_follow_at_once_are_shown_once(tiny: str, house: House) -> None:
    await house.begin(tiny, Chair("ann", ANN), COMPUTER, replace(COMPUTER, name="Calico Jack"))
    await house.answer(0, ANN)
    house.wall.shown.clear()
    await house.wait(3)
    assert len(house.wall.shown) == 1


async def test_computer_players_among_themselves_do_not_wait(tiny: str, house: House) -> None:
    chairs = (COMPUTER, replace(COMPUTER, name="Calico Jack"))
    sitting = await house.host.open(Sitting(0, 10, 20, ANN, tiny, chairs))
    await house.host.change(sitting.number, lobby.start, ANN, b"s" * 32)
    assert (await house.wait(1)).status is Status.OVER


async def test_a_single_move_is_made_without_thinking_but_not_sooner_than_a_choice(
    tiny: str, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await house.begin(tiny, Chair("ann", ANN), COMPUTER)
    legal = sitting.rules.legal
    monkeypatch.setattr(sitting.rules, "legal", lambda state, seat: legal(state, seat)[:1])
    assert (await house.wait(3)).play.entry == 1
    assert (house.thinker.asked, house.thinker.paused) == ([], ["hard"])


async def test_a_single_move_takes_no_time_where_no_people_play(
    tiny: str, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await house.open(tiny, COMPUTER, replace(COMPUTER, name="Calico Jack"))
    legal = sitting.rules.legal
    monkeypatch.setattr(sitting.rules, "legal", lambda state, seat: legal(state, seat)[:1])
    await house.host.change(sitting.number, lobby.start, ANN, b"s" * 32)
    assert (await house.wait(1)).status is Status.OVER
    assert (house.thinker.asked, house.thinker.paused) == ([], [])


async def test_a_computer_player_that_takes_its_time_is_shown_thinking(
    tiny: str, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ponder(game: str, level: str, view: bytes, moves: list[str], seed: int) -> str:
        for _ in range(20):
            await asyncio.sleep(0)
        return moves[0]

    monkeypatch.setattr("bot.host.host.NOTICED", 0.0)
    monkeypatch.setattr(house.thinker, "answer", ponder)
    await house.begin(tiny, Chair("ann", ANN), COMPUTER, replace(COMPUTER, name="Calico Jack"))
    await house.host.show(1)
    house.wall.shown.clear()
    await house.wait(3)
    say = voice("en", tiny, (await house.host.get(1)).names)
    told = [narration.waiting(one, say).splitlines()[-1] for one in house.wall.shown]
    assert told[:2] == ["-# Calico Jack is thinking …", "2 of 3 ready."], "what was seen is not shown again"


async def test_a_host_that_stops_begins_no_further_move(tiny: str, house: House) -> None:
    await house.begin(tiny, Chair("ann", ANN), COMPUTER, replace(COMPUTER, name="Calico Jack"))
    await house.answer(0, ANN)
    house.clock.now += 3
    house.host.stop()
    await house.host.tick(house.clock.now)
    await house.host.close()
    assert (await house.host.get(1)).play.entry == 1


async def test_the_wait_of_a_computer_player_survives_a_restart(tiny: str, house: House) -> None:
    await house.begin(tiny, Chair("ann", ANN), COMPUTER)
    await house.answer(0, ANN)
    await house.again().start()
    assert (await house.wait(3)).play.entry >= 2


# Patience


async def test_somebody_who_does_not_answer_is_reminded_then_a_computer_player_takes_over(
    tiny: str, house: House
) -> None:
    patience = PATIENCE["live"]
    assert patience is not None
    await house.begin(tiny)
    await house.answer(0, ANN)
    assert (await house.wait(patience.answer - 5)).people == {0, 1}
    assert house.wall.reminded == []
    await house.wait(10)
    assert house.wall.reminded == [1]
    after = await house.wait(patience.grace)
    assert house.wall.reminded == [1], "one reminder is enough"
    assert after.chairs[1].away
    assert (await house.wait(5)).play.entry >= 2
    assert house.thinker.asked, "the computer player decided"


async def test_any_press_of_an_away_person_is_a_return(tiny: str, house: House) -> None:
    await house.begin(tiny)
    await house.host.change(1, play.leave, BOB)
    after = await house.answer(1, BOB)
    assert not after.chairs[1].away
    assert after.play.entry == 1


async def test_the_own_seat_is_taken_back(tiny: str, house: House) -> None:
    await house.begin(tiny)
    await house.host.change(1, play.leave, BOB)
    assert not (await house.host.change(1, play.rejoin, BOB)).chairs[1].away
    with pytest.raises(Refused):
        await house.host.change(1, play.rejoin, BOB)


async def test_a_table_that_everybody_has_left_waits(tiny: str, house: House) -> None:
    await house.begin(tiny, *PEOPLE, COMPUTER)
    await house.host.change(1, play.leave, ANN)
    await house.host.change(1, play.leave, BOB)
    assert (await house.wait(600)).play.entry == 0
    await house.host.change(1, play.rejoin, ANN)
    assert (await house.wait(5)).play.entry > 0


async def test_one_person_among_computer_players_is_never_hurried(tiny: str, house: House) -> None:
    await house.begin(tiny, Chair("ann", ANN), COMPUTER)
    sitting = await house.wait(4000)
    assert sitting.people == {0}
    assert house.wall.reminded == []


async def test_an_endless_table_reminds_nobody(tiny: str, house: House) -> None:
    sitting = await house.open(tiny, *PEOPLE)
    await house.host.change(sitting.number, lobby.set_patience, ANN, "none")
    await house.host.start_game(sitting.number, ANN)
    assert (await house.wait(90000)).people == {0, 1}
    assert house.wall.reminded == []


async def test_deadlines_that_came_during_an_outage_get_grace(tiny: str, house: House) -> None:
    await house.begin(tiny)
    house.clock.now += 10_000
    await house.again().start()
    await house.host.tick(house.clock.now)
    await house.host.close()
    assert (await house.host.get(1)).people == {0, 1}
    assert house.wall.reminded == []
    await house.wait(deadlines.MINUTE - 1)
    assert house.wall.reminded == []
    await house.wait(1)
    assert house.wall.reminded == [0, 1]


async def test_computer_players_do_not_wait_for_the_grace_of_people(tiny: str, house: House) -> None:
    await house.begin(tiny, Chair("ann", ANN), COMPUTER)
    before = await house.answer(0, ANN)
    house.clock.now += 10_000
    await house.again().start()
    assert (await house.wait(2)).play.entry > before.play.entry


async def test_a_finished_table_is_set_apart_once_it_is_shown(tiny: str, house: House) -> None:
    sitting = await house.begin(tiny)
    stopped = await house.host.change(sitting.number, play.stop, ANN, moderator=False)
    await house.wait(1)
    assert await rows(house) == (1, 0)
    await house.host.show(sitting.number)
    await house.wait(1)
    assert await rows(house) == (0, 1)
    assert await house.again().get(sitting.number) == stopped
    with pytest.raises(Refused):
        await house.host.change(sitting.number, play.stop, ANN, moderator=False)


async def test_the_clock_goes_on_when_finished_tables_cannot_be_set_apart(
    tiny: str, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = await house.begin(tiny)
    await house.host.change(sitting.number, play.stop, ANN, moderator=False)
    await house.host.show(sitting.number)
    await house.database.execute("PRAGMA query_only = ON")
    await house.wait(2)
    assert "table failed" in caplog.text
    assert await rows(house) == (1, 0)
    await house.database.execute("PRAGMA query_only = OFF")
    await house.wait(90)
    assert await rows(house) == (0, 1)


async def rows(house: House) -> tuple[int, int]:
    """How many tables are kept for play, and how many are set apart."""
    query = "SELECT (SELECT count(*) FROM sittings), (SELECT count(*) FROM finished)"
    found = await (await house.database.execute(query)).fetchone()
    assert found is not None
    return found[0], found[1]


async def test_a_reaction_that_does_not_come_is_made_once_and_the_seat_stays(
    tiny: str, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await house.begin(tiny)
    monkeypatch.setattr(sitting.rules, "is_reaction", lambda state, seat: True, raising=False)
    await house.answer(0, ANN)
    after = await house.wait(50)
    assert after.play.entry >= 2
    assert after.people == {0, 1}
    assert house.thinker.asked == ["normal"]


# Taking back


async def test_a_sealed_answer_is_changed_while_others_think(tiny: str, house: House) -> None:
    await house.begin(tiny)
    after = await house.answer(0, ANN)
    taken = await house.host.change(1, play.undo, ANN, after.play.entry)
    assert taken.play.question(0) is not None
    with pytest.raises(Refused) as caught:
        await house.host.change(1, play.undo, ANN, after.play.entry)
    assert caught.value.key == "refused-moved-on"


async def winner_looks(house: House, game: str) -> tuple[int, int]:
    """Play until somebody has looked at a card: nothing before that can be taken back alone."""
    sitting = await house.begin(game)
    await house.answer(0, ANN)
    sitting = await house.answer(1, BOB)
    seat = sitting.play.to_move[0]
    person = (ANN, BOB)[seat]
    await house.answer(seat, person, "look yes")
    return seat, person


async def test_beyond_what_was_seen_everybody_must_agree(tiny: str, house: House) -> None:
    seat, person = await winner_looks(house, tiny)
    other = BOB if person == ANN else ANN
    asked = await house.host.change(1, play.undo, person, None)
    assert asked.appeal is not None
    assert asked.appeal.agreed == (seat,)
    assert asked.play.entry == 3
    after = await house.host.change(1, play.agree, other, asked.play.entry)
    assert after.appeal is None
    assert after.play.ply == 2
    assert after.play.log[-1].text == "undo 2"


async def test_one_refusal_ends_an_appeal(tiny: str, house: House) -> None:
    _, person = await winner_looks(house, tiny)
    other = BOB if person == ANN else ANN
    await house.host.change(1, play.undo, person, None)
    after = await house.host.change(1, play.refuse, other, None)
    assert after.appeal is None
    assert after.play.ply == 3
    with pytest.raises(Refused):
        await house.host.change(1, play.agree, other, None)


async def test_an_appeal_that_nobody_answers_lapses(tiny: str, house: House) -> None:
    _, person = await winner_looks(house, tiny)
    await house.host.change(1, play.undo, person, None)
    after = await house.wait(125)
    assert after.appeal is None
    assert after.play.ply == 3


async def test_a_move_ends_an_appeal(tiny: str, house: House) -> None:
    seat, person = await winner_looks(house, tiny)
    await house.host.change(1, play.undo, person, None)
    assert (await house.answer(seat, person, "thrown")).appeal is None


async def test_nobody_takes_back_what_never_was(tiny: str, house: House) -> None:
    await house.begin(tiny)
    with pytest.raises(CannotUndo):
        await house.host.change(1, play.undo, ANN, None)


# Coming and going


async def test_a_substitute_gets_the_seat_and_the_table(tiny: str, house: House) -> None:
    await house.begin(tiny)
    after = await house.host.change(1, play.substitute, ANN, ANN, EVE, "eve")
    assert after.chairs[0] == Chair("eve", EVE)
    assert after.owner == EVE
    with pytest.raises(Refused):
        await house.host.change(1, play.substitute, BOB, EVE, ANN, "ann")


async def test_a_table_is_closed_by_its_host_or_a_moderator(tiny: str, house: House) -> None:
    await house.begin(tiny)
    with pytest.raises(Refused):
        await house.host.change(1, play.stop, BOB, moderator=False)
    assert (await house.host.change(1, play.stop, BOB, moderator=True)).status is Status.STOPPED
    with pytest.raises(Refused):
        await house.host.change(1, play.stop, ANN, moderator=True)


async def test_a_parked_game_is_taken_up_in_another_channel(tiny: str, house: House) -> None:
    await house.begin(tiny)
    parked = await house.host.change(1, play.park)
    assert parked.status is Status.PARKED
    assert parked.deadlines == ()
    with pytest.raises(Refused):
        await house.answer(0, ANN, "bid 1")
    again = await house.host.change(1, play.resume, BOB, 99)
    assert (again.channel, again.status) == (99, Status.PLAYING)
    assert again.deadlines


# Showing


async def test_what_could_not_be_shown_is_shown_later(tiny: str, house: House) -> None:
    await house.begin(tiny)
    house.wall.works = False
    await house.host.show(1)
    house.wall.works = True
    house.wall.shown.clear()
    await house.wait(2)
    assert len(house.wall.shown) == 1


async def test_what_was_not_shown_before_a_crash_is_shown_after_it(tiny: str, house: House) -> None:
    await house.begin(tiny)
    await house.host.show(1)
    await house.answer(0, ANN)
    await house.again().start()
    house.wall.shown.clear()
    await house.wait(2)
    assert [one.play.entry for one in house.wall.shown] == [1]


async def test_a_shown_table_is_not_shown_again_after_a_restart(tiny: str, house: House) -> None:
    await house.begin(tiny)
    await house.host.show(1)
    await house.again().start()
    house.wall.shown.clear()
    await house.wait(2)
    assert house.wall.shown == []


async def test_a_table_in_trouble_does_not_stop_the_others(
    tiny: str, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin(tiny, Chair("ann", ANN), COMPUTER)
    other = await house.host.open(Sitting(0, 10, 21, ANN, tiny, (Chair("ann", ANN), COMPUTER)))
    await house.host.change(other.number, lobby.start, ANN, b"t" * 32)
    due = house.host._due

    async def broken(number: int, now: float) -> None:
        if number == 1:
            raise ZeroDivisionError
        await due(number, now)

    monkeypatch.setattr(house.host, "_due", broken)
    await house.wait(3)
    assert (await house.host.get(other.number)).play.entry == 1
    assert (await house.host.get(1)).play.entry == 0
    assert "table failed" in caplog.text


async def test_a_random_game_replays_from_its_log_after_any_restart(tiny: str, house: House) -> None:
    source = random.Random(4)
    await house.begin(tiny)
    people = {0: ANN, 1: BOB}
    while (sitting := await house.host.get(1)).going:
        seat = source.choice(sitting.play.to_move)
        line = notation.text(source.choice(sitting.play.legal(seat)))
        after = await house.answer(seat, people[seat], line)
        if source.random() < 0.3:
            assert await house.again().get(1) == after


async def test_a_table_whose_work_failed_rests_before_it_is_tried_again(
    tiny: str, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin(tiny, Chair("ann", ANN), COMPUTER)
    monkeypatch.setattr(house.thinker, "answer", None)
    await house.wait(30)
    assert caplog.text.count("table failed") == 1
    monkeypatch.undo()
    await house.wait(60)
    assert (await house.host.get(1)).play.entry == 1


async def test_a_game_that_this_version_cannot_read_is_parked_and_not_lost(
    tiny: str, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin(tiny)
    await house.answer(0, ANN)
    await house.database.execute("UPDATE lines SET text='bid 999'")
    with pytest.raises(BrokenLog):
        await house.again().get(1)
    assert await house.host.store.in_channel(20) is None
    assert await house.host.store.parked_of(ANN, 10) == 1
    assert await house.host.store.due(1e9) == []
    assert "cannot be taken up" in caplog.text


async def test_a_fault_of_the_store_does_not_stop_the_clock(
    tiny: str, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin(tiny, Chair("ann", ANN), COMPUTER)
    monkeypatch.setattr(house.host.store, "due", None)
    house.clock.now += 3
    await house.host.tick(house.clock.now)
    assert "tick failed" in caplog.text
    monkeypatch.undo()
    assert (await house.wait(3)).play.entry == 1
