"""Going back beyond what was seen: everybody is asked, everybody must agree, and everything follows."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.host.sitting import Sitting
from bot.pages import ids
from bot.voices import voice
from engine.core import notation
from engine.core import table as tables
from engine.core.registry import games
from engine.core.table import Table
from tests.hostile import midgame
from tests.hostile.midgame import board, key, mail, press, sit, text, verbs
from tests.hostile.wireless import Wireless, wireless

SEATS = {key: min(max(game.INFO.least, 3), game.INFO.most) for key, game in games().items()}
EVERY = pytest.mark.parametrize("game", sorted(games()))


def seen(table: Table) -> bool:
    """Tell whether the last mover made a choice that cannot be taken back alone."""
    if not table.steps:
        return False
    last = table.steps[-1]
    if last.run != last.entry or len(table.game.legal(last.before, last.seat)) < 2:
        return False
    people = range(table.setting.seats)
    alone = tables.undo_target(table, last.seat, people)
    return alone is None and not tables.can_retract(table, last.seat) and tables.forced(table) is None


async def asked(here: Wireless, game: str, computers: int = 0) -> tuple[Sitting, int]:
    """Let the last mover ask the table to go back."""

    def fits(table: Table) -> bool:
        return seen(table) and table.steps[-1].seat < SEATS[game] - computers

    before = await sit(here, midgame.find(game, SEATS[game], fits), computers=computers)
    seat = before.play.steps[-1].seat
    await press(here, seat, board(here), "undo")
    return before, seat


@EVERY
async def test_everybody_agrees_by_buttons_and_everything_follows(
    game: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before, seat = await asked(here, game)
        one = await here.bot.host.get(1)
        assert one.play == before.play, "nothing is undone by asking"
        assert {"agree", "refuse"} <= verbs(board(here))
        others = [other for other in range(SEATS[game]) if other != seat]
        old = board(here)
        for count, other in enumerate(others, 1):
            assert (await here.bot.host.get(1)).play.ply == before.play.ply
            assert f"{count} of {SEATS[game]} agree" in text(board(here))
            await press(here, other, board(here), "agree")
        after = await here.bot.host.get(1)
        assert after.play.ply == before.play.ply - 1
        assert after.play.state == before.play.steps[-1].before
        assert after.play.log[-1].text == f"undo {after.play.ply}"
        await follows(here, after, seat)
        again = await here.acts(others[0]).press(old["id"], key(old, "agree"), forged=True)
        await here.settled()
        assert again["outcome"] != "failed"
        assert await here.bot.host.get(1) == after, "an old agreement undoes nothing more"


async def follows(here: Wireless, after: Sitting, seat: int) -> None:
    """Board, hands and buttons show the table as it is again, and say what was undone."""
    assert not {"agree", "refuse"} & verbs(board(here))
    say = voice("en", after.game, after.names)
    assert say("taken-back", seat=seat, ply=after.play.ply) in text(board(here))
    assert f"move {after.play.ply} ·" in text(board(here))
    for one in range(len(after.chairs)):
        hand = mail(here, one)
        language = await here.bot.language_of_person(int(here.people[one]), after.guild)
        told = voice(language, after.game, after.names)
        assert told("taken-back", seat=seat, ply=after.play.ply) in text(hand)
        offered = {"move", "pick", "none"} & verbs(hand)
        assert bool(offered) == (after.play.question(one) is not None)
        for verb in offered:
            read = ids.read(key(hand, verb))
            assert read is not None
            assert read.mark == after.play.question(one)


@EVERY
async def test_a_button_from_before_the_undo_has_no_effect(
    game: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before, seat = await asked(here, game)
        for other in range(SEATS[game]):
            if other != seat:
                await press(here, other, board(here), "agree")
        after = await here.bot.host.get(1)
        step = before.play.steps[-1]
        stale = ids.button("move", 1, dict(step.asked)[seat], notation.text(step.move))
        await here.acts(seat).press(board(here), stale, forged=True)
        await here.settled()
        assert await here.bot.host.get(1) == after


async def test_one_refusal_is_enough_and_is_seen(tmp_path: Path, monkeypatch: Any) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before, seat = await asked(here, "gunpowder")
        others = [other for other in range(SEATS["gunpowder"]) if other != seat]
        await press(here, others[0], board(here), "agree")
        await press(here, others[1], board(here), "refuse")
        after = await here.bot.host.get(1)
        assert after.appeal is None
        assert after.play == before.play
        assert not {"agree", "refuse"} & verbs(board(here))


async def test_a_wish_that_nobody_answers_lapses_after_its_time(tmp_path: Path, monkeypatch: Any) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before, _ = await asked(here, "gunpowder")
        await here.tick(119.0)
        assert (await here.bot.host.get(1)).appeal is not None
        await here.tick(2.0)
        after = await here.bot.host.get(1)
        assert after.appeal is None
        assert after.play == before.play
        assert "agree" not in verbs(board(here))


async def test_strangers_and_second_presses_do_not_count(tmp_path: Path, monkeypatch: Any) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before, seat = await asked(here, "gunpowder")
        shown = board(here)
        agree = key(shown, "agree")
        presses = [here.acts(who).press(shown["id"], agree) for who in (seat, seat, 4, 4)]
        other = next(one for one in range(3) if one != seat)
        presses += [here.acts(other).press(shown["id"], agree) for _ in range(3)]
        await asyncio.gather(*presses)
        await here.settled()
        one = await here.bot.host.get(1)
        assert one.play == before.play
        assert one.appeal is not None
        assert set(one.appeal.agreed) == {seat, other}


async def test_computer_players_wait_while_people_agree(tmp_path: Path, monkeypatch: Any) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        table = midgame.find("sails", 3, lambda one: seen(one) and one.to_move == (2,))
        before = await sit(here, table, computers=1)
        mover = before.play.steps[-1].seat
        assert mover != 2
        await press(here, mover, board(here), "undo")
        for _ in range(10):
            await here.tick(3.0)
        one = await here.bot.host.get(1)
        assert one.play == before.play, "the computer player has talked the people down"
        await press(here, 1 - mover, board(here), "agree")
        assert (await here.bot.host.get(1)).play.ply == before.play.ply - 1


async def test_without_agreement_the_computer_player_goes_on(tmp_path: Path, monkeypatch: Any) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        table = midgame.find("sails", 3, lambda one: seen(one) and one.to_move == (2,))
        before = await sit(here, table, computers=1)
        mover = before.play.steps[-1].seat
        await press(here, mover, board(here), "undo")
        await press(here, 1 - mover, board(here), "refuse")
        await here.tick(2.5)
        assert (await here.bot.host.get(1)).play.ply > before.play.ply


@EVERY
async def test_what_was_seen_by_nobody_is_taken_back_alone(
    game: str, tmp_path: Path, monkeypatch: Any
) -> None:
    """The mover goes back to the barrier without asking anybody; further, the others are asked."""

    def fits(table: Table) -> bool:
        last = table.steps[-1] if table.steps else None
        people = range(table.setting.seats)
        return (
            last is not None
            and tables.undo_target(table, last.seat, people) is not None
            and len(table.game.legal(last.before, last.seat)) > 1
            and tables.forced(table) is None
        )

    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before = await sit(here, midgame.find(game, SEATS[game], fits))
        seat = before.play.steps[-1].seat
        await press(here, seat, board(here), "undo")
        after = await here.bot.host.get(1)
        assert after.appeal is None
        assert after.play.ply < before.play.ply
        assert not any(step.barrier for step in before.play.steps[after.play.ply :])
        await follows(here, after, seat)
