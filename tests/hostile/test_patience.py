"""Time and people over the box: reactions, outages, those who are gone, come back, or are replaced."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.host import play
from bot.host.sitting import Sitting
from bot.pages import ids
from bot.voices import voice
from engine.core import notation, optional
from engine.core.registry import game as find_game
from engine.core.registry import games
from engine.core.table import Table
from tests.hostile import crowd, midgame
from tests.hostile.midgame import board, mail, press, sit, text, verbs
from tests.hostile.wireless import Wireless, wireless

MINUTE, HOUR = 60.0, 3600.0
REACTING = sorted(key for key, game in games().items() if hasattr(game, "is_reaction"))


async def table(here: Wireless) -> Sitting:
    return await here.bot.host.get(1)


def reacting(one: Table) -> bool:
    """Tell whether everybody who is asked could react to something, and one has a choice."""
    return reacts(one) and any(len(one.legal(seat)) > 1 for seat in one.to_move)


def plainly(one: Table) -> bool:
    """Tell whether one seat is asked for an ordinary move."""
    (seat, *more) = one.to_move
    return not more and not optional.is_reaction(one.game, one.state, seat) and len(one.legal(seat)) > 2


@pytest.mark.parametrize("game", REACTING)
@pytest.mark.parametrize(("patience", "seconds"), [("live", 45.0), ("slow", 6 * HOUR)])
async def test_a_reaction_has_its_own_patience_and_the_seat_stays_its_owners(
    game: str, patience: str, seconds: float, tmp_path: Path, monkeypatch: Any
) -> None:
    seats = min(max(find_game(game).INFO.least, 3), find_game(game).INFO.most)
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before = await sit(here, midgame.find(game, seats, reacting), patience)
        asked = dict(before.play.asked)
        await here.tick(seconds - 1.0)
        assert (await table(here)).play == before.play
        await here.tick(2.0)
        after = await table(here)
        answered = [step for step in after.play.steps[before.play.ply :] if dict(step.asked) == asked]
        assert {step.seat for step in answered} & set(asked)
        assert after.people == before.people, "the seat stays its owner's"
        assert all(after.play.question(seat) != token for seat, token in asked.items())


@pytest.mark.parametrize(
    ("patience", "reminder", "grace"), [("live", 3 * MINUTE, MINUTE), ("slow", 24 * HOUR, 8 * HOUR)]
)
async def test_somebody_who_does_not_answer_is_reminded_then_replaced_until_one_press(
    patience: str, reminder: float, grace: float, tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before = await sit(here, midgame.find("gunpowder", 3, plainly), patience)
        (seat,) = before.play.to_move
        await here.tick(reminder - 1.0)
        assert not recalled(here, seat)
        await here.tick(2.0)
        assert recalled(here, seat)
        await here.tick(grace - 2.0)
        assert (await table(here)).people == before.people
        await here.tick(2.0)
        await here.tick(3.0)
        after = await table(here)
        assert after.chairs[seat].away
        assert after.play.ply > before.play.ply, "a computer player decides"
        await press(here, seat, board(here), "rejoin")
        assert (await table(here)).people == before.people


async def test_a_table_without_patience_waits_for_ever(tmp_path: Path, monkeypatch: Any) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before = await sit(here, midgame.find("gunpowder", 3, plainly), "none")
        await here.tick(1000 * HOUR)
        assert (await table(here)).play == before.play
        assert (await table(here)).people == before.people


class Slow:
    """Thinks for a while, unless there is nothing to think about."""

    def __init__(self, here: Wireless) -> None:
        self.clock = here.clock

    async def answer(self, game: str, level: str, view: bytes, moves: list[str], seed: int) -> str:
        self.clock.now += 1.7
        return moves[0]

    async def pause(self, level: str) -> None:
        """Nothing to think about takes no time: the worst that could betray it."""


async def moment_of_reaction(here: Wireless, fits: Callable[[int], bool], monkeypatch: Any) -> float:
    """Tell how long a computer player takes to react that has so many possibilities."""
    game, seats = "gunpowder", 2

    def found(one: Table) -> bool:
        return one.to_move == (seats - 1,) and reacts(one) and fits(len(one.legal(seats - 1)))

    before = await sit(here, midgame.find(game, seats, found), computers=1)
    here.bot.host._thinker = Slow(here)
    begun, moments = here.clock.now, []
    save = here.bot.store.save

    async def noted(old: Sitting, new: Sitting) -> None:
        moments.append(here.clock.now)
        await save(old, new)

    monkeypatch.setattr(here.bot.store, "save", noted)
    while (await table(here)).play.ply == before.play.ply:
        await here.tick(0.1)
        assert here.clock.now < begun + 30
    return moments[0] - begun


def reacts(one: Table) -> bool:
    return all(optional.is_reaction(one.game, one.state, seat) for seat in one.to_move)


async def test_who_has_nothing_to_react_with_takes_as_long_as_who_has(
    tmp_path: Path, monkeypatch: Any
) -> None:
    times = []
    for name, fits in (("none", lambda count: count == 1), ("some", lambda count: count > 1)):
        async with wireless(tmp_path / f"{name}.db", monkeypatch) as here:
            times.append(await moment_of_reaction(here, fits, monkeypatch))
    assert times[0] == pytest.approx(times[1], abs=0.15)


@pytest.mark.parametrize("fits", [reacting, plainly])
async def test_somebody_alone_is_never_hurried(
    fits: Callable[[Table], bool], tmp_path: Path, monkeypatch: Any
) -> None:
    """Where nobody else waits, no deadline is set, for reactions and moves alike."""
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        moment = midgame.find("gunpowder", 2, lambda one: fits(one) and one.to_move == (0,))
        before = await sit(here, moment, computers=1)
        await here.tick(40 * HOUR)
        assert (await table(here)).play == before.play


@pytest.mark.parametrize(
    ("patience", "outage", "reminded", "gone"),
    [("live", 10 * HOUR, MINUTE, MINUTE), ("slow", 50 * HOUR, HOUR, 8 * HOUR)],
)
async def test_after_an_outage_somebody_is_reminded_first_and_then_has_time(
    patience: str, outage: float, reminded: float, gone: float, tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before = await sit(here, midgame.find("gunpowder", 3, plainly), patience)
        (seat,) = before.play.to_move
        here.clock.now += outage
        await here.restart()
        await here.tick(reminded - 1.0)
        assert not recalled(here, seat)
        await here.tick(2.0)
        assert recalled(here, seat)
        assert (await table(here)).people == before.people
        await here.tick(gone - 2.0)
        assert (await table(here)).people == before.people
        await here.tick(2.0)
        assert (await table(here)).chairs[seat].away


def recalled(here: Wireless, seat: int) -> bool:
    """Tell whether somebody's hand says that the table waits."""
    hand = text(mail(here, seat))
    return any(voice(language)("reminder") in hand for language in ("en", "fr"))


async def test_an_outage_that_is_shorter_than_patience_changes_nothing(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before = await sit(here, midgame.find("gunpowder", 3, plainly), "slow")
        here.clock.now += HOUR
        await here.restart()
        assert (await table(here)).deadlines == before.deadlines


async def test_somebody_who_blocks_the_bot_is_called_aloud_then_an_away_seat_and_back_with_one_press(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before = await sit(here, midgame.find("gunpowder", 3, plainly))
        (seat,) = before.play.to_move
        here.box.world.user(here.people[seat])["dms_closed"] = True
        await here.tick(3 * MINUTE + 1)
        assert f"<@{here.people[seat]}>" in text(board(here)), "a reminder in the channel instead"
        await here.tick(MINUTE)
        away = await table(here)
        assert away.chairs[seat].away
        await here.tick(3.0)
        assert (await table(here)).play.ply > before.play.ply, "nobody freezes a table"
        await press(here, seat, board(here), "rejoin")
        back = await table(here)
        assert not back.chairs[seat].away
        assert "rejoin" not in verbs(board(here))


async def test_who_comes_back_gets_the_hand_by_message_again(tmp_path: Path, monkeypatch: Any) -> None:
    """Somebody has left the server, is an away seat, and returns: the hand comes as it used to."""
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before = await sit(here, midgame.find("gunpowder", 3, plainly))
        (seat,) = before.play.to_move
        channel = here.box.world.dm(here.box.world.bot_id, here.people[seat])["id"]
        here.broken |= {f"{verb} /channels/{channel}/": 50278 for verb in ("PATCH", "POST", "DELETE")}
        await here.tick(3 * MINUTE + 1)
        assert (await table(here)).chairs[seat].away
        here.broken.clear()
        since = len(here.told)
        await press(here, seat, board(here), "rejoin")
        told = [data for _, event, data in here.told[since:] if event == "MESSAGE_CREATE"]
        assert channel in {data["channel_id"] for data in told}


async def test_a_return_and_the_stand_ins_move_at_the_same_instant_make_one_move(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before = await sit(here, midgame.find("gunpowder", 3, plainly))
        (seat,) = before.play.to_move
        await here.bot.host.change(1, play.go_away, seat)
        await here.bot.host.show(1)
        token = before.play.question(seat) or 0
        line = notation.text(before.play.legal(seat)[0])
        move = ids.button("move", 1, token, line)
        here.clock.now += 2.5
        await asyncio.gather(
            here.acts(seat).press(board(here), move, forged=True),
            here.bot.host.tick(here.clock.now),
            here.acts(seat).press(board(here), move, forged=True),
        )
        await here.settled()
        after = await table(here)
        first = [step for step in after.play.steps if step.seat == seat and dict(step.asked)[seat] == token]
        assert len(first) == 1
        assert not after.chairs[seat].away, "any press is a return"


async def test_a_substitute_gets_the_hand_and_the_leaver_has_no_more_say(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before = await sit(here, midgame.find("gunpowder", 3, plainly))
        (seat,) = before.play.to_move
        theirs, heir = mail(here, seat), 4
        names = {"leaver": here.people[seat], "newcomer": here.people[heir]}
        await here.acts(seat).run("loot replace", "loot", names)
        await here.settled()
        assert (await table(here)).seat_of(int(here.people[heir])) == seat
        assert offered(mail(here, heir)) == offered(theirs), "the same question, the same answers"
        since = len(here.told)
        line = notation.text(before.play.legal(seat)[0])
        stolen = ids.button("move", 1, before.play.question(seat) or 0, line)
        await here.acts(seat).press(theirs, stolen, forged=True)
        await here.settled()
        assert (await table(here)).play == before.play
        assert voice(language(here, seat))("refused-not-seated") in answers(here, since)
        await here.acts(heir).press(mail(here, heir), stolen, forged=True)
        await here.settled()
        assert (await table(here)).play.ply > before.play.ply


def offered(message: Any) -> list[str]:
    """The answers that can be pressed on a hand."""
    return [part["custom_id"] for part in crowd.answers(message)]


def answers(here: Wireless, since: int) -> str:
    return "\n".join(text(data) for _, event, data in here.told[since:] if "MESSAGE" in event)


def language(here: Wireless, who: int) -> str:
    return str(here.box.world.user(here.people[who])["locale"])[:2]
