"""A finished game holds; whatever somebody changes in its file is found, by the bot and by the program."""

import json
import random
from base64 import b64encode
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.host.sitting import Sitting, Status
from bot.pages import ids
from engine.__main__ import main
from engine.core import notation, save
from engine.core import table as tables
from engine.core.registry import game as find_game
from engine.core.registry import games
from tests.hostile.crowd import keys
from tests.hostile.midgame import board, messages, sit, text
from tests.hostile.test_disk import sealed
from tests.hostile.test_fuzz import nearly_over
from tests.hostile.wireless import Wireless, wireless

EVERY = pytest.mark.parametrize("game", sorted(games()))


async def finished(here: Wireless, game: str) -> Sitting:
    """Play the last moves of a game by its buttons."""
    seats = min(max(find_game(game).INFO.least, 3), find_game(game).INFO.most)
    one = await sit(here, nearly_over(game, seats, 1))
    source = random.Random(game)
    while one.going:
        seat = source.choice(one.play.to_move)
        line = notation.text(source.choice(one.play.legal(seat)))
        press = ids.button("move", one.number, one.play.question(seat) or 0, line)
        await here.acts(seat).press(board(here), press, forged=True)
        await here.settled()
        one = await here.bot.host.get(one.number)
    assert one.status is Status.OVER
    return one


async def verdict(here: Wireless, body: str) -> str:
    """What `/loot verify` says about a file."""
    file = await here.acts(0).upload("game.json", b64encode(body.encode()).decode())
    answer = await here.acts(0).run("loot verify", "loot", {"file": file["id"]})
    await here.settled()
    message = here.box.store.get("message", answer["message"]["id"])
    assert message is not None
    return text(message)


def forgeries(body: str) -> dict[str, str]:
    """The same game with another log, seed, options or result."""
    told = json.loads(body)
    lines, setting = told["lines"], told["setting"]
    changes = {
        "log, a move less": told | {"lines": lines[:-1]},
        "log, a move twice": told | {"lines": [*lines[:2], *lines[1:]]},
        "log, another move": told | {"lines": [*lines[:-1], lines[-1] | {"text": lines[0]["text"]}]},
        "log, another mover": told | {"lines": [lines[0] | {"seat": lines[0]["seat"] + 1}, *lines[1:]]},
        "seed": told | {"setting": setting | {"seed": "00" * 32}},
        "options": told | {"setting": setting | {"options": json.dumps({"forged": 1})}},
        "seats": told | {"setting": setting | {"seats": setting["seats"] + 1}},
        "result": told | {"outcome": told["outcome"] | {"scores": [99] * setting["seats"]}},
    }
    return {name: json.dumps(change) for name, change in changes.items()}


@EVERY
async def test_a_changed_log_seed_or_options_is_found_by_the_bot_and_by_the_program(
    game: str, tmp_path: Path, monkeypatch: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        one = await finished(here, game)
        assert one.play.setting.commitment() in text(last_board(here)), "the hash of the start"
        assert one.play.setting.seed in text(last_board(here)), "the seed at the end"
        body = save.export(one.play)
        assert "The game holds" in await verdict(here, body)
        assert program(tmp_path, body) == 0
        assert one.play.setting.commitment() in capsys.readouterr().out
        for name, forged in forgeries(body).items():
            assert "holds:" not in await verdict(here, forged), name
            assert program(tmp_path, forged) == 1, name


def program(folder: Path, body: str) -> int:
    """What `python -m engine verify` ends with."""
    file = folder / "game.json"
    file.write_text(body)
    return main(["verify", str(file)])


def last_board(here: Wireless) -> Any:
    """The board of a game that is over."""
    return next(one for one in messages(here) if "verify" in keys(one))


@EVERY
async def test_another_game_from_the_same_seed_is_not_the_one_that_was_played(
    game: str, tmp_path: Path, monkeypatch: Any
) -> None:
    """Somebody plays on from the seed with other moves and seals it anew: every rule holds but the truth."""
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        one = await finished(here, game)
        other = another(one)
        assert save.verify(save.export(other)).holds
        assert "its log is another one" in await verdict(here, save.export(other))


def another(one: Sitting) -> Any:
    """The same game with another end."""
    for seed in range(50):
        source = random.Random(seed)
        table = tables.replay(one.rules, one.play.setting, one.play.log[:-6])
        while table.outcome is None:
            seat = source.choice(table.to_move)
            table = tables.play(table, seat, source.choice(table.legal(seat)))
        if table.log != one.play.log:
            return table
    raise AssertionError("it always ends alike")


async def test_a_seed_of_ones_own_is_told_by_its_hash(tmp_path: Path, monkeypatch: Any) -> None:
    """A file that was forged whole holds in itself; the hash that it names was never announced here."""
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        one = await finished(here, "sails")
        told = msgspec.json.decode(save.export(nearly_over("sails", 3, 2)), type=save.Export)
        forged = sealed(msgspec.json.encode(told).decode())
        said = await verdict(here, forged)
        assert told.setting.commitment() in said
        assert one.play.setting.commitment() not in said


async def test_the_button_checks_the_game_and_hands_it_out(tmp_path: Path, monkeypatch: Any) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        one = await finished(here, "sails")
        shown = last_board(here)
        answer = await here.acts(4).press(shown["id"], keys(shown)["verify"])
        await here.settled()
        message = here.box.store.get("message", answer["message"]["id"])
        assert message is not None
        assert one.play.setting.commitment() in text(message)
        (item,) = message["attachments"]
        found = here.box.store.file(item["id"])
        assert found is not None
        assert found[1].decode() == save.export(one.play)
