"""What is kept and handed out, on the tiny game of the laws."""

import json
from typing import Any

import msgspec
import pytest

from engine.core import save
from engine.core import table as tables
from engine.core.save import Outdated
from engine.core.table import Setting, Table
from engine.core.types import Info
from tests.laws.tiny import Tiny
from tests.laws.walks import walk


class Newer(Tiny):
    """The same game under later rules."""

    INFO: Info = msgspec.structs.replace(Tiny.INFO, version=2)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "find_game", lambda key: Tiny())


def finished() -> Table:
    return walk(Tiny(), 2, {}, 5)[-1]


def exported() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(save.export(finished()))
    return told


def sealed(told: dict[str, Any]) -> str:
    """Seal a forgery as its forger would."""
    body = msgspec.json.decode(json.dumps(told | {"seal": ""}), type=save.Export)
    return json.dumps(told | {"seal": save._seal(body)})


def test_a_table_is_taken_up_where_it_was() -> None:
    table = walk(Tiny(), 2, {}, 5)[4]
    assert save.resume(table.game, table.setting, table.log, save.state_text(table), table.ply) == table


def test_a_table_of_an_older_version_goes_on_from_its_saved_state() -> None:
    table = walk(Tiny(), 2, {}, 5)[4]
    after = save.resume(Newer(), table.setting, table.log, save.state_text(table), table.ply)
    assert after.state == table.state
    assert (after.ply, after.entry) == (table.ply, table.entry)
    seat = after.to_move[0]
    assert tables.play(after, seat, after.legal(seat)[0], after.question(seat)).ply == table.ply + 1


def test_a_table_whose_saved_state_no_longer_reads_is_outdated() -> None:
    table = walk(Tiny(), 2, {}, 5)[4]
    for broken in ("", "{}", '{"hands": 7}'):
        with pytest.raises(Outdated):
            save.resume(Newer(), table.setting, table.log, broken, table.ply)


def test_an_honest_game_holds() -> None:
    assert save.verify(save.export(finished())).holds


def test_a_game_that_is_not_finished_holds_too() -> None:
    assert save.verify(save.export(walk(Tiny(), 2, {}, 5)[3])).holds


@pytest.mark.parametrize("text", ["", "nonsense", "[]", '{"format": 1}'])
def test_what_is_no_game_is_unreadable(text: str) -> None:
    assert save.verify(text).problem == "unreadable"


def test_another_format_is_named() -> None:
    assert save.verify(json.dumps(exported() | {"format": 99})).problem == "format"


@pytest.mark.parametrize(
    "change",
    [{"seed": "00" * 32}, {"options": '{"rounds":1}'}, {"seats": 3}, {"version": 2}, {"game": "other"}],
)
def test_a_changed_setting_is_found(change: dict[str, Any]) -> None:
    told = exported()
    forged = told | {"setting": told["setting"] | change}
    assert save.verify(sealed(forged)).problem == "commitment"


def test_a_changed_log_is_found_by_its_seal() -> None:
    told = exported()
    told["lines"][0]["text"] = told["lines"][1]["text"]
    assert save.verify(json.dumps(told)).problem == "seal"


def test_a_changed_and_sealed_log_is_found_by_playing_it() -> None:
    told = exported()
    told["lines"][0]["text"] = told["lines"][1]["text"]
    verdict = save.verify(sealed(told))
    assert (verdict.problem, verdict.line) == ("log", 0)


def test_a_changed_result_is_found() -> None:
    told = exported()
    told["outcome"]["scores"][0] += 1
    assert save.verify(sealed(told)).problem == "outcome"


def test_a_game_of_other_rules_cannot_be_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "find_game", lambda key: Newer())
    assert save.verify(save.export(finished())).problem == "version"


def test_an_impossible_setting_is_named() -> None:
    told = exported()
    setting = Setting("tiny", 1, 7, "{}", "00" * 32)
    forged = told | {"setting": msgspec.to_builtins(setting), "commitment": setting.commitment()}
    assert save.verify(sealed(forged)).problem == "setting"
