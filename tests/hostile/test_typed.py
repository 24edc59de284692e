"""What people type: it calls nobody, breaks no picture, and makes nothing slow."""

import time
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.cogs.suggestions import SHOWN, offers
from bot.host.sitting import Chair, Sitting, Status
from bot.pages import board, hand
from bot.pages.hand import Place
from bot.pictures import draw, scene, sight
from bot.voices import plain, voice
from engine.core import notation
from engine.core.errors import RulesError
from engine.core.registry import game as find_game
from engine.core.registry import games
from tests.hostile.midgame import sit
from tests.hostile.test_people import texts
from tests.hostile.wireless import Wireless, wireless
from tests.laws.walks import sample, walk

NAMES = (
    "@everyone",
    "\u202eeman\u202c\u200b\u0000",
    "Z̷͍̈́a̵̺͊l̶̰̇g̸̱͝o" * 4,
    "W" * 32,
    "👨‍👩‍👧‍👦🏴‍☠️" * 4,
    "[x](https://evil.example)",
    "line\nbreak\ttab\x1b[31m",
    "{ $seat } { WHO(0) }",
    "<script>'\"&;--",
    "ﷺ" * 16,
)
UNSEEN = "\u202e\x00\x1b\u200b"
LONGEST = 6000
"""What Discord lets an option of a command hold."""
TYPED = (
    "%" * LONGEST,
    "_%" * (LONGEST // 2),
    "(a+)+$" * (LONGEST // 6),
    ";" * LONGEST,
    "a;" * (LONGEST // 2),
    "pick " * (LONGEST // 5),
    "\\" * LONGEST,
    "'; DROP TABLE sittings; --",
    "\x00\u202e" * (LONGEST // 2),
    "é" * LONGEST,
)
QUICK = 0.5
"""Seconds of work that no text may cost."""
EVERY = pytest.mark.parametrize("game", sorted(games()))


def people(game: str, names: tuple[str, ...], ply: int) -> Sitting:
    """A table of people with these names."""
    info = find_game(game).INFO
    seats = min(info.most, len(names))
    table = sample(walk(find_game(game), seats, {}, 3), 3, 4)[ply]
    chairs = tuple(Chair(name, seat + 1) for seat, name in enumerate(names[:seats]))
    status = Status.OVER if table.outcome else Status.PLAYING
    return Sitting(7, 1, 2, 1, game, chairs, status=status, table=table)


@EVERY
def test_no_name_breaks_or_stretches_a_picture(game: str) -> None:
    """Half of the names are in the middle of a game, the others at its end."""
    for names, ply in ((NAMES[:5], 1), (NAMES[5:], -1)):
        nasty = people(game, names, ply)
        picture = draw(sight(nasty, None, "en"))
        assert picture.data, "it was not drawn"
        wide, high = Image.open(BytesIO(picture.data)).size
        laid = scene(sight(nasty, None, "en"))
        assert wide / high == pytest.approx(laid.width / laid.height, rel=0.01)
        assert not set(picture.alt) & set(UNSEEN)


@EVERY
def test_no_name_says_anything_in_markdown(game: str) -> None:
    one = people(game, NAMES, 1)
    for language in ("en", "fr"):
        say = voice(language, game, one.names)
        for page in (board.board(one, say), hand.hand(one, 0, say, Place("s", "c", "https://x"))):
            said = "\n".join(getattr(part, "content", "") for part in page.parts)
            assert "@everyone" not in said.replace("\\@", "")
            assert "](" not in said.replace("\\](", "").replace("\\]\\(", "")
            assert not set(said) & set(UNSEEN)


@EVERY
def test_no_typed_text_makes_suggestions_slow_or_large(game: str) -> None:
    one = people(game, ("ann", "bob", "cleo", "dora", "emil"), 1)
    seat = one.play.to_move[0]
    say = plain(voice("en", game, one.names), one.names)
    for typed in TYPED:
        begun = time.process_time()
        choices = offers(one, seat, typed, say)
        assert time.process_time() - begun < QUICK, typed[:20]
        assert len(choices) <= SHOWN
        assert all(len(choice.name) <= 100 and len(choice.value) <= 100 for choice in choices)


@EVERY
def test_no_typed_move_makes_reading_it_slow(game: str) -> None:
    for typed in TYPED:
        begun = time.process_time()
        with pytest.raises(RulesError):
            notation.parse(find_game(game).MOVES, typed)
        assert time.process_time() - begun < QUICK, typed[:20]


async def test_whatever_is_typed_everywhere_is_answered_and_changes_nothing(
    tmp_path: Path, monkeypatch: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        before = await sit(here, people("gunpowder", ("ann", "bob", "cleo"), 1).play)
        for typed in TYPED:
            for command, option in (("loot move", "words"), ("loot rules", "game"), ("loot start", "game")):
                here.requests.clear()
                answer = await here.acts(0).run(command, "loot", {option: typed})
                await here.settled()
                assert answer["outcome"] == "thinking"
                assert all(len(text) <= 4000 for text in spoken(here))
            choices = await here.acts(0).complete("loot move", "words", "loot", {"words": typed})
            assert len(choices["choices"]) <= SHOWN
        assert (await here.bot.host.get(1)).play == before.play
    assert not [one for one in caplog.records if one.exc_info]


def spoken(here: Wireless) -> list[str]:
    """What the bot said, without what is escaped."""
    bodies = [body for _, _, body in here.requests if isinstance(body, dict)]
    return [texts(body) for body in bodies if "components" in body]


async def test_names_of_servers_and_channels_are_shown_as_they_are(tmp_path: Path, monkeypatch: Any) -> None:
    async with wireless(tmp_path / "loot.db", monkeypatch) as here:
        guild = here.bot.get_guild(int(next(iter(here.box.world.guilds))))
        assert guild is not None
        guild.name = "**@everyone** [x](https://evil.example)"
        await sit(here, people("gunpowder", ("ann", "bob", "cleo"), 1).play)
        assert any("everyone" in text for text in spoken(here))
        assert not any("@everyone" in text or "](" in text for text in spoken(here))
