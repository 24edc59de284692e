"""Whole games as text: what a golden file holds and how it is made again from its moves."""

import random
from collections.abc import Iterator, Sequence

import msgspec

from engine.core import notation
from engine.core import table as tables
from engine.core.notation import seat_letter
from engine.core.registry import game as find_game
from engine.core.table import Line, Setting, Table
from engine.core.types import AnyGame


def random_game(game: AnyGame, seats: int, options: object, seed: bytes) -> Table:
    """Play a whole game by random moves that follow from the seed."""
    table = tables.start(game, seats, options, seed)
    choices = random.Random(seed)  # noqa: S311 - a repeatable walk, not a secret
    while table.outcome is None:
        seat = choices.choice(table.to_move)
        table = tables.play(table, seat, choices.choice(table.legal(seat)))
    return table


def write(table: Table) -> str:
    """Write a game down: its setting, every move with what came of it, and how it ended."""
    setting = table.setting
    head = [
        f"# {setting.game} version {setting.version}",
        f"# seats {setting.seats}",
        f"# options {setting.options}",
        f"# seed {setting.seed}",
    ]
    return "\n".join([*head, *_body(table), ""])


def reads(text: str) -> tuple[Setting, tuple[Line, ...]]:
    """Read the setting and the moves of a transcript back."""
    head = dict(line[2:].split(" ", 1) for line in text.splitlines() if line.startswith("# "))
    game, version = next((key, value) for key, value in head.items() if value.startswith("version"))
    setting = Setting(game, int(version.split()[1]), int(head["seats"]), head["options"], head["seed"])
    return setting, tuple(_moves(text.splitlines()))


def again(text: str) -> str:
    """Play a transcript's moves under the rules of today and write the game down anew."""
    setting, lines = reads(text)
    game = find_game(setting.game)
    return write(tables.replay(game, setting, lines))


def _body(table: Table) -> Iterator[str]:
    for step in table.steps:
        yield f"{seat_letter(step.seat)} {notation.text(step.move)}"
        for event in step.events:
            yield f"    {notation.text(event)}"
    outcome = table.outcome
    if outcome is not None:
        yield f"= {msgspec.json.encode(outcome).decode()}"


def _moves(lines: Sequence[str]) -> Iterator[Line]:
    for line in lines:
        if line[:1].isalpha():
            letter, move = line.split(" ", 1)
            yield Line("ABCDEFGH".index(letter), move)
