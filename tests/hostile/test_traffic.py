"""When, how often and what the others are sent after a move: nothing of it follows from what is hidden.

Two worlds are alike to somebody: in one the truth is played, in the other everything that this somebody may
not know was dealt anew. The same button is pressed in both, time passes, and everything that this somebody
can see, with the moment at which it came, is compared; so is every line of the log.
"""

import json
import logging
import random
import re
from pathlib import Path
from typing import Any

import pytest

from bot.host.sitting import Chair, Sitting, Status
from bot.pages import ids
from engine.core import notation
from engine.core.registry import game as find_game
from engine.core.registry import games
from engine.core.table import Table
from engine.core.types import Seat
from tests.bot.world import Sketch
from tests.hostile.midgame import ALONE, board, sit
from tests.hostile.test_secrets import heard, moved, twin
from tests.hostile.wireless import Wireless, wireless
from tests.laws.walks import sample, walk

ATTEMPTS = 8
"""Truths that are tried before a move is taken for one that tells."""
STEP = 20.0
"""Seconds between two looks at the clock."""
ANSWERS = {"answer", "away", "think"}
"""Deadlines after which a computer player decides, who may decide by what is hidden."""
SHOWING = {"MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"}
TIMES = {"acknowledged", "committed", "milliseconds"}
PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"} | TIMES
SIZES = [(key, seats) for key, game in games().items() for seats in (game.INFO.least, min(game.INFO.most, 5))]

Record = list[tuple[Any, ...]]


async def watch(here: Wireless, table: Table, mover: Seat, line: str, seat: Seat | None) -> Record:
    """Let one seat move and time pass; tell what somebody sees of it, and when."""
    one = await sit(here, table)
    shown = board(here)
    here.told.clear()
    key = ids.button("move", one.number, one.play.question(mover) or 0, line)
    await here.acts(mover).press(shown, key, forged=True)
    await here.settled()
    seen = look(here, seat)
    one = await here.bot.host.get(one.number)
    stop = min([due.due for due in one.deadlines if due.kind in ANSWERS], default=here.clock.now + 2 * STEP)
    while here.clock.now + STEP < stop:
        await here.tick(STEP)
        seen += look(here, seat)
    return seen


def look(here: Wireless, seat: Seat | None) -> Record:
    """What somebody sees that came since the last look, with its moment; nothing that is never the same."""
    told, here.told[:] = list(here.told), []
    person = "" if seat is None else here.people[seat]
    return [
        (here.clock.now, event, len(viewers) > ALONE, shape(data))
        for viewers, event, data in told
        if event in SHOWING and (len(viewers) > ALONE or person in viewers)
    ]


def shape(message: Any) -> str:
    """A message without what Discord numbers anew every time."""
    text = json.dumps(message.get("components"), sort_keys=True)
    return re.sub(r"https?://[^\"]*|\d{15,}", "#", text)


def lines(caplog: pytest.LogCaptureFixture) -> Record:
    """What stands in the log, without how long it took."""
    found = []
    for one in caplog.records:
        if one.name.startswith("bot"):
            extra = sorted((name, str(value)) for name, value in vars(one).items() if name not in PLAIN)
            found.append((one.name, one.levelname, one.getMessage(), re.sub(r"\d{15,}", "#", str(extra))))
    caplog.clear()
    return found


def pair(key: str, table: Table, seat: Seat | None, seed: int) -> tuple[Table, Table, Seat, str] | None:
    """Two truths and a move of another that this seat cannot tell apart; nothing if every move tells."""
    chairs = tuple(Chair(f"p{one}", one + 1) for one in range(table.setting.seats))
    true = Sitting(7, 1, 2, 1, key, chairs, status=Status.PLAYING, table=table)
    source = random.Random(seed)
    movers = [mover for mover in table.to_move if mover != seat]
    for attempt in range(ATTEMPTS if movers else 0):
        false = twin(true, seat, random.Random(seed + attempt))
        mover = source.choice(movers)
        common = [move for move in table.legal(mover) if move in false.play.legal(mover)]
        if common and false.play.state != table.state:
            line = notation.text(source.choice(common))
            after = [moved(one, mover, line) for one in (true, false)]
            if len({repr((one.play.view(seat), heard(one, seat))) for one in after}) == 1:
                return table, false.play, mover, line
    return None


async def compare(
    key: str, seats: int, plies: int, seed: int, folder: Path, caplog: pytest.LogCaptureFixture
) -> tuple[int, int]:
    """Hold pairs of worlds against each other; count them, and the messages that were alike."""
    pairs = messages = 0
    for table in sample(walk(find_game(key), seats, {}, seed), seed, plies + 1)[:-1]:
        for seat in (None, *range(seats)):
            found = pair(key, table, seat, seed + table.ply)
            if found is None:
                continue
            *truths, mover, line = found
            records = []
            for at, truth in enumerate(truths):
                file = folder / f"{table.ply}-{seat}-{at}.db"
                async with wireless(file, pytest.MonkeyPatch(), Sketch()) as here:
                    caplog.clear()
                    records.append((await watch(here, truth, mover, line, seat), lines(caplog)))
            assert records[0][0] == records[1][0], f"seat {seat} sees something hidden after {line}"
            assert records[0][1] == records[1][1], f"the log tells something hidden after {line}"
            pairs, messages = pairs + 1, messages + len(records[0][0])
    return pairs, messages


@pytest.mark.parametrize(("key", "seats"), SIZES, ids=str)
async def test_when_and_how_often_others_hear_does_not_depend_on_what_is_hidden(
    key: str, seats: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    pairs, messages = await compare(key, seats, 5, 41, tmp_path, caplog)
    assert pairs >= 3
    assert messages >= pairs


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), SIZES, ids=str)
async def test_over_whole_games_others_hear_the_same_at_the_same_moments(
    key: str, seats: int, tmp_path: Path, caplog: pytest.LogCaptureFixture, record_property: Any
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    pairs, messages = await compare(key, seats, 20, 43, tmp_path, caplog)
    record_property("worlds compared with a twin", pairs)
    record_property("messages compared with those of a twin world", messages)
