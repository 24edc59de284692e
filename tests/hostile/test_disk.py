"""The file: full, read-only, damaged, strange; the player is told, and the table is as before."""

import json
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.host.sitting import Sitting
from bot.store.database import StartError, backup, open_database
from bot.ui.layout import unbroken
from bot.voices import voice
from engine.core import save
from engine.core.registry import games
from tests.hostile.storm import Act, Storm
from tests.hostile.test_fuzz import nearly_over, set_up
from tests.hostile.wireless import Wireless, wireless

FULL = ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000")
READ_ONLY = ("PRAGMA query_only = ON", "PRAGMA query_only = OFF")


async def pragma(here: Wireless, text: str) -> None:
    database = here.bot.store._database
    await database.read(lambda connection: connection.execute(text).fetchall())


@pytest.mark.parametrize("trouble", [FULL, READ_ONLY], ids=["full", "read-only"])
async def test_a_move_that_cannot_be_saved_is_told_and_did_not_happen(
    trouble: tuple[str, str], tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        await set_up(here, "sails", 1)
        storm = Storm(here)
        await storm.together([Act("command", 0, 5), Act("command", 1, 5)])
        await storm.together(
            [Act("press", 0, at) for at, one in enumerate(storm.things) if "start" in one.key]
        )
        await pragma(here, trouble[0])
        before = await refused(here, storm)
        assert await storm.sittings() == before
        for one in before:
            assert await here.bot.store.load(one.number) == one, "the file and the table disagree"
        await pragma(here, trouble[1])
        await storm.together([Act("play", 0)])
        assert await storm.sittings() != before


async def refused(here: Wireless, storm: Storm) -> list[Sitting]:
    """Play until a move is refused for the file's sake; find the tables as they were before it."""
    sentences = [unbroken(voice(language)("refused-not-saved")) for language in ("en", "fr")]
    for at in range(200):
        before, since = await storm.sittings(), len(here.told)
        await storm.together([Act("play", at, at)])
        said = json.dumps([data for _, _, data in here.told[since:]], ensure_ascii=False)
        if any(sentence in said for sentence in sentences):
            return before
    raise AssertionError("every move was saved")


async def test_a_full_disk_refuses_with_a_sentence_and_a_table_is_not_opened(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        await pragma(here, READ_ONLY[0])
        answer = await here.acts(1).run("loot start", "loot", {"game": "sails"})
        await here.settled()
        shown = here.box.store.get("message", answer["message"]["id"])
        assert unbroken(voice("fr")("refused-not-saved")) in msgspec.json.encode(shown).decode()
        assert await here.bot.store.in_guild(int(next(iter(here.box.world.guilds)))) == []


async def test_a_database_that_is_not_ours_is_refused_and_left_alone(tmp_path: Path) -> None:
    for version in (0, 1):
        path = tmp_path / f"{version}.db"
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.execute(f"PRAGMA user_version = {version}")
        connection.commit()
        connection.close()
        before = path.read_bytes()
        with pytest.raises(StartError) as caught:
            await open_database(path)
        assert caught.value.key == "start-unknown-schema"
        assert str(path) in voice("fr")(caught.value.key, **caught.value.fields)
        assert path.read_bytes() == before


async def test_a_database_that_cannot_be_written_is_told_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "loot.db"
    await (await open_database(path)).close()

    def connect(place: Path) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{place}?mode=ro", uri=True, isolation_level=None)

    monkeypatch.setattr("bot.store.database._connect", connect)
    with pytest.raises(StartError) as caught:
        await open_database(path)
    assert caught.value.key == "start-unwritable"
    assert voice("en")(caught.value.key, **caught.value.fields)


async def test_a_damaged_database_is_told_and_a_backup_restores_it(tmp_path: Path) -> None:
    path, copy = tmp_path / "loot.db", tmp_path / "backup.db"
    await (await open_database(path)).close()
    backup(path, copy)
    body = bytearray(path.read_bytes())
    for at in range(4096, len(body), 97):
        body[at] ^= 0x5A
    path.write_bytes(body)
    with pytest.raises(StartError) as caught:
        await open_database(path)
    sentence = voice("en")(caught.value.key, **caught.value.fields)
    assert "backup" in sentence
    assert path.read_bytes() == bytes(body)
    shutil.copy(copy, path)
    await (await open_database(path)).close()


@pytest.mark.parametrize("game", sorted(games()))
def test_whatever_is_changed_in_an_exported_game_is_found(game: str) -> None:
    """Log, seed, options, result: every change is found, and no nonsense makes the check fail."""
    text = save.export(nearly_over(game, 3 if game != "skeleton_island" else 2, 1))
    assert save.verify(text).holds
    source = random.Random(game)
    for _ in range(60):
        told = msgspec.json.decode(text)
        part = source.choice(["seed", "options", "seats", "version", "line", "drop", "double"])
        change(told, part, source)
        if told == msgspec.json.decode(text):
            continue
        changed = msgspec.json.encode(told).decode()
        assert not save.verify(changed).holds, part
        save.verify(sealed(changed))  # it may be another game that holds; the announced hash is not its own
    for _ in range(60):
        at = source.randrange(len(text))
        broken = text[:at] + source.choice('0}x"[') + text[at + 1 :]
        assert not save.verify(broken).holds or read(broken) == read(text)


def read(text: str) -> save.Export:
    return msgspec.json.decode(text, type=save.Export)


def change(told: Any, part: str, source: random.Random) -> None:
    setting, lines = told["setting"], told["lines"]
    at = source.randrange(len(lines))
    match part:
        case "seed":
            setting["seed"] = source.choice(["", "zz", "00" * 32, setting["seed"][2:]])
        case "options":
            setting["options"] = source.choice(["{", "[]", '{"x":1}', "null", '{"gv":"nonsense"}'])
        case "seats":
            setting["seats"] = source.choice([0, -1, 99])
        case "version":
            setting["version"] += 1
        case "line":
            lines[at]["text"] = source.choice(["undo x", "undo 99999", "retract", "", "pass", "take " * 9])
        case "drop":
            del lines[at:]
            told["outcome"] = {"scores": [1], "places": [1], "why": "x"}
        case "double":
            lines.insert(at, lines[at])


def sealed(text: str) -> str:
    """The work of somebody who forges the hashes too."""
    try:
        told = msgspec.json.decode(text, type=save.Export)
    except msgspec.MsgspecError:
        return text
    told = msgspec.structs.replace(told, commitment=told.setting.commitment(), seal="")
    told = msgspec.structs.replace(told, seal=save._seal(told))
    return msgspec.json.encode(told).decode()
