"""A table as text: what is kept, what is handed out, and how it is checked.

The truth is the setting and the lines of the log. The state as JSON is a cache that lets a game of
an older rules version go on.
"""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

import msgspec

from engine.core import table as tables
from engine.core.errors import BrokenLog, RulesError, UnknownGame
from engine.core.registry import game as find_game
from engine.core.table import Line, Setting, Table
from engine.core.types import AnyGame, Outcome, Record

FORMAT = 1


class Outdated(RulesError):
    """A game of an older version whose saved state no longer reads."""

    key = "error-outdated"


class Export(Record, frozen=True, kw_only=True):
    """A finished game as anybody may check it."""

    format: int
    setting: Setting
    commitment: str
    lines: tuple[Line, ...]
    outcome: Outcome | None
    seal: str
    """A hash over all of the above."""


class Verdict(Record, frozen=True):
    """Whether an exported game holds; ``problem`` is a key for words, empty if it does."""

    problem: str
    line: int = 0
    commitment: str = ""
    """What must have been announced before the first move, if the game holds."""

    @property
    def holds(self) -> bool:
        """Tell whether nothing was found."""
        return not self.problem


def state_text(table: Table) -> str:
    """Write the state as JSON."""
    return msgspec.json.encode(table.state).decode()


def resume(game: AnyGame, setting: Setting, lines: Sequence[Line], state: str, ply: int) -> Table:
    """Take up a saved table: by replay, or from its saved state if the rules have changed since."""
    if setting.version == game.INFO.version:
        return tables.replay(game, setting, lines)
    restored = _read_state(game, setting.version, state)
    asked = tuple((seat, len(lines)) for seat in game.to_move(restored))
    table = Table(game, setting, restored, log=tuple(lines), asked=asked)
    return replace(table, based=ply)


def export(table: Table) -> str:
    """Write a finished game for anybody to check."""
    setting = table.setting
    body = Export(
        format=FORMAT,
        setting=setting,
        commitment=setting.commitment(),
        lines=table.log,
        outcome=table.outcome,
        seal="",
    )
    whole = msgspec.structs.replace(body, seal=_seal(body))
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode()


def verify(text: str) -> Verdict:
    """Replay an exported game and say whether it holds."""
    try:
        told = msgspec.json.decode(text, type=Export)
    except msgspec.MsgspecError:
        return Verdict("unreadable")
    if told.format != FORMAT:
        return Verdict("format")
    if told.setting.commitment() != told.commitment:
        return Verdict("commitment")
    if _seal(msgspec.structs.replace(told, seal="")) != told.seal:
        return Verdict("seal")
    return _verify_play(told)


def _verify_play(told: Export) -> Verdict:
    try:
        game = find_game(told.setting.game)
    except UnknownGame:
        return Verdict("unknown-game")
    if told.setting.version != game.INFO.version:
        return Verdict("version")
    try:
        table = tables.replay(game, told.setting, told.lines)
    except BrokenLog as error:
        return Verdict("log", error.fields["line"])
    except (RulesError, ValueError):
        return Verdict("setting")
    if table.outcome != told.outcome:
        return Verdict("outcome")
    return Verdict("", commitment=told.commitment)


def _seal(body: Export) -> str:
    return sha256(msgspec.json.encode(body)).hexdigest()


def _read_state(game: AnyGame, version: int, text: str) -> Any:
    """Decode a state of an older version, by way of the game's ``upgrade`` where it has one."""
    upgrade = getattr(game, "upgrade", None)
    try:
        raw = msgspec.json.decode(text)
        return msgspec.convert(upgrade(version, raw) if upgrade else raw, type=game.State)
    except (msgspec.MsgspecError, KeyError) as error:
        raise Outdated(game=game.INFO.key, version=version) from error
