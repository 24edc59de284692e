"""A game in progress, and the one checked door to it.

People, computer players and replays all come in by :func:`play`. A table is a value: every function
returns a new one and the old one stays as it was.

Two counters: ``entry`` numbers the lines of the log, undos included, and is never used twice;
``ply`` counts the moves that stand and chooses the dice, so that undo and redo meet the same luck.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

import msgspec
from pydantic import ValidationError

from engine.core import notation, optional
from engine.core.dice import Seeded
from engine.core.errors import (
    BadOptions,
    BadSeats,
    BrokenLog,
    CannotUndo,
    GameOver,
    Illegal,
    NotYourTurn,
    RulesError,
    Stale,
)
from engine.core.types import AnyGame, Event, Move, Outcome, Record, Seat, Whisper


class Setting(Record, frozen=True):
    """What a game starts from; with the moves it is the whole truth."""

    game: str
    version: int
    seats: int
    options: str
    """The options as canonical JSON."""
    seed: str
    """Thirty-two random bytes in hexadecimal."""

    def commitment(self) -> str:
        """Hash what was settled at the start, to be published before the first move."""
        return sha256(msgspec.json.encode(self)).hexdigest()


class Line(Record, frozen=True):
    """One line of the log."""

    seat: Seat
    text: str
    """A move, ``undo <ply>`` or ``retract``."""
    joined: bool = False
    """Whether it was played as one with the line before it."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move that stands."""

    entry: int
    run: int
    """The entry with which its run began: what was played as one is undone as one."""
    seat: Seat
    move: Move
    before: Any
    events: tuple[Event, ...]
    barrier: bool
    opened: int
    asked: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A game in progress."""

    game: AnyGame
    setting: Setting
    state: Any
    steps: tuple[Step, ...] = ()
    log: tuple[Line, ...] = ()
    opened: int = 0
    """How many steps stood when the present question was opened."""
    asked: tuple[tuple[Seat, int], ...] = ()
    """For every asked seat, the entry after which its question was opened."""
    based: int = 0
    """The plies of an older version that came before the first step."""

    @property
    def entry(self) -> int:
        """The number of lines in the log."""
        return len(self.log)

    @property
    def ply(self) -> int:
        """The number of moves that stand."""
        return self.based + len(self.steps)

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """Everyone who is being asked."""
        return self.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it did."""
        return self.game.outcome(self.state)

    def question(self, seat: Seat) -> int | None:
        """The token of the question this seat is being asked, or nothing."""
        return dict(self.asked).get(seat)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """What this seat may answer."""
        return self.game.legal(self.state, seat)

    def view(self, seat: Seat | None) -> Any:
        """What this seat, or a spectator, may know."""
        return self.game.view(self.state, seat)


def start(game: AnyGame, seats: int, options: object = None, seed: bytes = b"") -> Table:
    """Set up a table; the options may be a model of the game's or what somebody typed."""
    info = game.INFO
    if not info.least <= seats <= info.most:
        raise BadSeats(seats=seats, least=info.least, most=info.most)
    chosen = read_options(game, options)
    setting = Setting(info.key, info.version, seats, _canonical(chosen), seed.hex())
    state = game.setup(seats, chosen, Seeded(seed, 0))
    asked = tuple((seat, 0) for seat in game.to_move(state))
    return Table(game, setting, state, asked=asked)


def spread(text: str) -> bytes:
    """Make a seed of any text, for games that are meant to be repeated."""
    return sha256(text.encode()).digest()


def play(table: Table, seat: Seat, move: Move, question: int | None = None) -> Table:
    """Let a seat make a move, if it is asked, the question still stands and the move is legal."""
    return _play(table, seat, move, question, table.entry)


def play_all(table: Table, seat: Seat, moves: Sequence[Move], question: int | None = None) -> Table:
    """Make several moves as one: all or none, one step for undo."""
    run = table.entry
    for move in moves:
        table = _play(table, seat, move, question, run)
        question = None
    return table


def news(before: Table, after: Table, seat: Seat | None) -> tuple[Event, ...]:
    """What happened between two tables of the same game, as far as this seat may hear of it."""
    fresh = (step for step in after.steps if step.entry >= before.entry)
    return tuple(event for step in fresh for event in step.events if hears(event, seat))


def hears(event: Event, seat: Seat | None) -> bool:
    """Tell whether an event is for this seat's ears."""
    return not isinstance(event, Whisper) or event.to == seat


def can_retract(table: Table, seat: Seat) -> bool:
    """Tell whether this seat has answered a question that is still open for others."""
    if table.outcome is not None or table.question(seat) is not None:
        return False
    return any(step.seat == seat for step in table.steps[table.opened :])


def retract(table: Table, seat: Seat) -> Table:
    """Take a sealed answer back while others are still being asked the same."""
    if not can_retract(table, seat):
        raise CannotUndo(seat=seat)
    others = [step for step in table.steps[table.opened :] if step.seat != seat]
    log = (*table.log, Line(seat, "retract"))
    table = replace(_cut(table, table.opened), log=log)
    for step in others:
        table = _append(table, step.seat, step.move, entry=step.entry, run=step.run)
    asked = tuple((one, _token(table, one, seat, len(log))) for one, _ in table.asked)
    return replace(table, log=log, asked=asked)


def undo_target(table: Table, seat: Seat, people: Collection[Seat]) -> int | None:
    """Find the ply to which this seat may go back alone: its last run behind no barrier.

    Nothing that was revealed, and no move of another person, is ever undone this way.
    """
    for at in range(len(table.steps) - 1, -1, -1):
        step = table.steps[at]
        if step.barrier or (step.seat != seat and step.seat in people):
            return None
        if step.seat == seat:
            run = [one for one in table.steps[: at + 1] if one.run == step.run]
            return None if any(one.barrier for one in run) else table.based + at + 1 - len(run)
    return None


def undo(table: Table, seat: Seat, people: Collection[Seat]) -> Table:
    """Take back this seat's last moves, as far as it may do so alone."""
    target = undo_target(table, seat, people)
    if target is None:
        raise CannotUndo(seat=seat)
    return undo_to(table, seat, target)


def undo_to(table: Table, seat: Seat, ply: int) -> Table:
    """Go back to an earlier ply, whatever was seen since; the table must have agreed to it."""
    if not table.based <= ply < table.ply:
        raise CannotUndo(seat=seat)
    log = (*table.log, Line(seat, f"undo {ply}"))
    table = _cut(table, ply - table.based)
    asked = tuple((one, len(log)) for one, _ in table.asked)
    return replace(table, log=log, asked=asked)


def replay(game: AnyGame, setting: Setting, lines: Sequence[Line]) -> Table:
    """Play a log again from its setting; the first line that does not hold is named."""
    options = msgspec.json.decode(setting.options)
    table = start(game, setting.seats, options, bytes.fromhex(setting.seed))
    for number, line in enumerate(lines):
        try:
            table = _replay_line(table, line)
        except RulesError as error:
            raise BrokenLog(line=number, text=line.text) from error
    return table


def read_options(game: AnyGame, raw: object) -> Any:
    """Read options that somebody typed; a bad value is refused by the name of its field."""
    try:
        return game.Options.model_validate({} if raw is None else raw)
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"])
        raise BadOptions(field=field, problem=first["type"]) from error


def forced(table: Table) -> tuple[Seat, Move] | None:
    """Find an answer that everybody can see is the only one."""
    for seat in table.to_move:
        moves = table.legal(seat)
        if len(moves) == 1 and optional.is_open(table.game, table.state, seat):
            return seat, moves[0]
    return None


def _canonical(options: Any) -> str:
    return msgspec.json.encode(options.model_dump(mode="json"), order="sorted").decode()


def _play(table: Table, seat: Seat, move: Move, question: int | None, run: int) -> Table:
    if table.outcome is not None:
        raise GameOver
    token = table.question(seat)
    if question is not None and question != token:
        raise Stale
    if token is None:
        raise NotYourTurn(seat=seat)
    if move not in table.legal(seat):
        view = table.view(seat)
        raise Illegal(notation.text(move), optional.refusal(table.game, view, move))
    log = (*table.log, Line(seat, notation.text(move), joined=run != table.entry))
    return replace(_append(table, seat, move, entry=table.entry, run=run), log=log)


def _append(table: Table, seat: Seat, move: Move, *, entry: int, run: int) -> Table:
    """Carry out a checked move and work out whose question is new and whose still stands."""
    game, before = table.game, table.state
    dice = Seeded(bytes.fromhex(table.setting.seed), table.ply + 1)
    state, events = game.apply(before, seat, move, dice)
    barrier = dice.drawn or any(event.reveals for event in events)
    step = Step(entry, run, seat, move, before, events, barrier, table.opened, table.asked)
    steps = (*table.steps, step)
    asked = tuple((one, _standing(table, state, seat, one, entry + 1)) for one in game.to_move(state))
    opened = table.opened if _still_open(table, seat, asked) else len(steps)
    return replace(table, state=state, steps=steps, asked=asked, opened=opened)


def _standing(table: Table, state: Any, mover: Seat, seat: Seat, fresh: int) -> int:
    """Keep the token of a seat that was asked the same before somebody else's answer."""
    token = table.question(seat)
    if token is None or seat == mover:
        return fresh
    same = table.game.legal(table.state, seat) == table.game.legal(state, seat)
    return token if same else fresh


def _still_open(table: Table, mover: Seat, asked: tuple[tuple[Seat, int], ...]) -> bool:
    """Tell whether everyone else is asked what they were asked before this answer."""
    others = [pair for pair in asked if pair[0] != mover]
    return bool(others) and others == [pair for pair in table.asked if pair[0] != mover]


def _cut(table: Table, count: int) -> Table:
    """Go back to the first so many steps."""
    step = table.steps[count] if count < len(table.steps) else None
    if step is None:
        return table
    return replace(table, state=step.before, steps=table.steps[:count], opened=step.opened, asked=step.asked)


def _token(table: Table, seat: Seat, retracting: Seat, fresh: int) -> int:
    token = table.question(seat)
    return fresh if seat == retracting or token is None else token


def _replay_line(table: Table, line: Line) -> Table:
    if line.text == "retract":
        return retract(table, line.seat)
    if line.text.startswith("undo "):
        return undo_to(table, line.seat, int(line.text.removeprefix("undo ")))
    run = table.steps[-1].run if line.joined and table.steps else table.entry
    return _play(table, line.seat, notation.parse(table.game.MOVES, line.text), None, run)
