"""From the legal moves to the next question, one word at a time.

A move is a line of words (see :mod:`engine.core.notation`). The menu asks for the first word in
which the legal moves differ, then for the next, until one move is left. Words that leave no choice
are not asked for; a kind of move may have its first words asked for together. An answer that is a set
is asked for as a whole.
"""

from collections.abc import Iterable
from typing import Any

from engine.core import notation, optional
from engine.core.types import AnyGame, Done, Move, Pick, Pool, Record, Remark, tag


class Choice(Record, frozen=True):
    """One answer to a question."""

    path: tuple[str, ...]
    """The words chosen once this is pressed."""
    word: str
    """The word in which it differs from the other choices."""
    move: Move | None
    """The move it makes, or nothing if more is asked."""
    sample: Move
    """A move that begins so, for its words."""
    remark: Remark | None = None


class Question(Record, frozen=True):
    """What to ask now."""

    path: tuple[str, ...]
    field: str
    """The field that is asked for; empty when it is the kind of move."""
    choices: tuple[Choice, ...]
    pool: Pool | None = None
    """Set when several things are picked at once; then ``choices`` is empty."""


def question(game: AnyGame, view: Any, legal: tuple[Move, ...], path: Iterable[str] = ()) -> Question:
    """Ask for the next word after those already chosen; a path that leads nowhere starts anew."""
    chosen = tuple(path)
    moves = [move for move in legal if notation.words(move)[: len(chosen)] == chosen]
    if not moves:
        return question(game, view, legal) if chosen else Question((), "", ())
    whole = optional.pool(game, view) if any(isinstance(move, Pick) for move in legal) else None
    if whole and len(whole.picks) <= 25:
        return Question((), "", (), whole)
    at = _branching(moves, len(chosen))
    choices = _choices(game, view, moves, at)
    field = "" if at == 0 else type(moves[0]).__struct_fields__[at - 1]
    return Question(notation.words(moves[0])[:at], field, choices)


def answer(
    pool: Pool, picked: Iterable[str], legal: tuple[Move, ...], kinds: tuple[type[Move], ...]
) -> tuple[Move, ...]:
    """Turn the picked texts into the moves that make them: the picks in the pool's order, then `Done`.

    What was not in the pool is left for the table to refuse.
    """
    wanted = set(picked)
    picks: list[Move] = [pick for pick in pool.picks if notation.text(pick) in wanted]
    strange = wanted - {notation.text(pick) for pick in pool.picks}
    picks += [notation.parse(kinds, line) for line in sorted(strange)]
    done = next((move for move in legal if isinstance(move, Done)), None)
    return (*picks, done or _done(kinds, pool))


def _done(kinds: tuple[type[Move], ...], pool: Pool) -> Move:
    """The word that ends this set: the game's `Done` that is named like its picks."""
    name = tag(pool.picks[0]) if pool.picks else ""
    endings = [kind for kind in kinds if issubclass(kind, Done)]
    matching = [kind for kind in endings if tag(kind).endswith(name)]
    return (matching or endings)[0]()


def _branching(moves: list[Move], at: int) -> int:
    """Find the first word, from this one on, in which the moves differ."""
    lines = [notation.words(move) for move in moves]
    shortest = min(len(line) for line in lines)
    while at < shortest - 1 and len({line[at] for line in lines}) == 1:
        at += 1
    return at


def _choices(game: AnyGame, view: Any, moves: list[Move], at: int) -> tuple[Choice, ...]:
    grouped: dict[tuple[str, ...], list[Move]] = {}
    for move in moves:
        path = notation.words(move)[: max(at + 1, move.together)]
        grouped.setdefault(path, []).append(move)
    choices = [_choice(game, view, group, path) for path, group in grouped.items()]
    return tuple(sorted(choices, key=lambda choice: choice.remark.rank if choice.remark else 0))


def _choice(game: AnyGame, view: Any, group: list[Move], path: tuple[str, ...]) -> Choice:
    line = notation.words(group[0])
    gist = optional.gist(game, view, group) if 1 < len(path) < len(line) else None
    if len(group) == 1:
        return Choice(line, path[-1], group[0], group[0], gist or optional.remark(game, view, group[0]))
    return Choice(path, path[-1], None, group[0], gist or _shared(game, view, group))


def _shared(game: AnyGame, view: Any, group: list[Move]) -> Remark | None:
    remarks = {optional.remark(game, view, move) for move in group}
    return remarks.pop() if len(remarks) == 1 else _ranked(remarks)


def _ranked(remarks: set[Remark | None]) -> Remark | None:
    """Several moves stand behind one word: keep only how early it should be shown."""
    ranks = [remark.rank if remark else 0 for remark in remarks]
    return Remark("", rank=min(ranks)) if any(ranks) else None
