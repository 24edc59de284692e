"""At every ply of whole games: nothing is sent, nor sent at another moment, for what is hidden."""

import ast
import importlib
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.cogs.suggestions import offers
from bot.host import deadlines, play
from bot.host.sitting import Chair, Sitting, Status
from bot.pages import board, hand, menu
from bot.pages.hand import Draft, Place
from bot.pictures import scene, sight
from bot.voices import plain, voice
from engine.core import notation
from engine.core import table as tables
from engine.core.errors import RulesError
from engine.core.registry import game as find_game
from engine.core.registry import games
from engine.core.table import Table
from engine.core.types import Seat
from render import alt, registry
from tests.laws.walks import sample, walk

PLACE = Place("Tortuga", "taverne", "https://discord.com/channels/1/2")
TOLD = 3
"""Moves of the past whose state is dealt anew too."""
TABLES = [(key, seats) for key, game in games().items() for seats in (game.INFO.least, game.INFO.most)]


def sitting(key: str, table: Table) -> Sitting:
    """A table of people, one of them away."""
    chairs = tuple(Chair(f"p{seat}", seat + 1, away=seat == 1) for seat in range(table.setting.seats))
    status = Status.OVER if table.outcome else Status.PLAYING
    return deadlines.plan(Sitting(7, 1, 2, 1, key, chairs, status=status, table=table), 1000.0)


def twin(one: Sitting, seat: Seat | None, source: random.Random) -> Sitting:
    """The same to this seat; everything that it may not know is dealt anew, in the past too."""
    conceal = importlib.import_module(f"tests.laws.knowledge.{one.game}").conceal
    steps = tuple(
        replace(
            step,
            before=conceal(step.before, seat, source) if at >= one.play.ply - TOLD else step.before,
            events=tuple(event for event in step.events if tables.hears(event, seat)),
        )
        for at, step in enumerate(one.play.steps)
    )
    state = conceal(one.play.state, seat, source)
    return replace(one, table=replace(one.play, state=state, steps=steps))


def sent(one: Sitting, seat: Seat | None, source: random.Random) -> Iterator[str]:
    """Everything that would now be sent, to the letter, in both languages."""
    for language in ("en", "fr"):
        say = voice(language, one.game, one.names)
        yield repr(board.board(one, say))
        pages = [Draft()] if seat is None else list(drafts(one, seat, source))
        for draft in pages:
            if seat is not None:
                yield repr(hand.hand(one, seat, say, PLACE, draft))
            if registry.has_pictures(one.game):
                seen = sight(one, seat, language, draft.words)
                drawn = scene(seen)
                yield repr(drawn)
                yield alt.text(drawn, registry.voice(language, one.game, seen.names))
        if seat is not None and one.going and one.play.question(seat) is not None:
            for typed in ("", "a", "1"):
                choices = offers(one, seat, typed, plain(say, one.names))
                yield repr([(choice.name, choice.value) for choice in choices])
    yield repr(one.deadlines)
    yield repr(deadlines.plan(replace(one, deadlines=()), 1000.0).deadlines)


def drafts(one: Sitting, seat: Seat, source: random.Random) -> Iterator[Draft]:
    """The questions on a way to a move, explained, with their pages."""
    words: tuple[str, ...] = ()
    while True:
        yield Draft(words, help=True)
        asked = menu.asked(one, seat, words)
        if asked is None or not asked.question.choices:
            return
        yield Draft(words, page=1)
        choice = source.choice(asked.question.choices)
        if choice.move is not None:
            return
        words = choice.path


def compare(one: Sitting, seat: Seat | None, seed: int) -> int:
    """Hold what is sent from the truth against what is sent from another truth; count the letters."""
    other = twin(one, seat, random.Random(seed))
    true = list(sent(one, seat, random.Random(seed)))
    false = list(sent(other, seat, random.Random(seed)))
    assert true == false, f"seat {seat} is told something hidden at ply {one.play.ply}"
    return sum(len(text.encode()) for text in true)


def after_a_move(one: Sitting, seat: Seat | None, seed: int) -> int:
    """Somebody else moves: if this seat may notice nothing else, it is sent the same, and then."""
    other = twin(one, seat, random.Random(seed))
    source = random.Random(seed)
    movers = [mover for mover in one.play.to_move if mover != seat]
    if not movers or not one.going:
        return 0
    mover = source.choice(movers)
    line = notation.text(source.choice(one.play.legal(mover)))
    try:
        pair = [moved(state, mover, line) for state in (one, other)]
    except RulesError:
        return 0  # it is not possible there, so the move itself would tell
    views = [(state.play.view(seat), heard(state, seat)) for state in pair]
    if views[0] != views[1]:
        return 0  # the move showed something
    true, false = (list(sent(state, seat, random.Random(seed))) for state in pair)
    assert true == false, f"seat {seat} is told something hidden after {line} at ply {one.play.ply}"
    return 1


def moved(one: Sitting, mover: Seat, line: str) -> Sitting:
    return deadlines.plan(play.answer(one, mover, None, [line]), 1001.0)


def heard(one: Sitting, seat: Seat | None) -> list[Any]:
    return [[event for event in step.events if tables.hears(event, seat)] for step in one.play.steps]


def whole_game(key: str, seats: int, seed: int, plies: int) -> tuple[int, int]:
    """Compare at so many plies of a game, for every seat and a spectator."""
    letters = silent = 0
    for table in sample(walk(find_game(key), seats, {}, seed), seed, plies):
        one = sitting(key, table)
        for seat in (None, *range(seats)):
            letters += compare(one, seat, seed + table.ply)
            silent += after_a_move(one, seat, seed + table.ply)
    return letters, silent


@pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
def test_what_is_sent_and_when_does_not_depend_on_what_is_hidden(key: str, seats: int) -> None:
    letters, silent = whole_game(key, seats, 5, 8)
    assert letters > 10_000
    assert silent > 0


FIELDS = {"verb", "table", "seat", "code", "kind", "game", "guild", "reason", "host", "port", "address"}
"""What a line of the log may tell: where something happened, and Discord's or the system's own words."""


def log_calls() -> Iterator[ast.Call]:
    """Every call that writes a line to the log of the bot."""
    for path in Path(bot.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = node.func.value
                if isinstance(owner, ast.Name) and owner.id == "log":
                    yield node


def test_a_line_of_the_log_is_a_fixed_sentence_with_fields_that_tell_nothing_of_a_game() -> None:
    """What holds for every line at every ply of every game: no move, card or seed has a way into it."""
    calls = list(log_calls())
    assert len(calls) > 15
    for call in calls:
        assert all(isinstance(argument, ast.Constant) for argument in call.args), ast.unparse(call)
        for keyword in call.keywords:
            if keyword.arg == "extra":
                assert isinstance(keyword.value, ast.Dict), ast.unparse(call)
                named = {key.value for key in keyword.value.keys if isinstance(key, ast.Constant)}
                assert named <= FIELDS, ast.unparse(call)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
def test_at_every_ply_nothing_leaks(key: str, seats: int, record_property: Any) -> None:
    letters, _ = whole_game(key, seats, 23, 10_000)
    record_property("bytes compared with a twin of the truth", letters)
    record_property("bytes leaked", 0)
