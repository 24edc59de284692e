"""Why other things are not possible now: the refusals of moves that somebody might have thought of.

Only the view of the seat and its own legal moves are looked at, so that a reason tells nobody more than
the same move, typed by hand, would.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, islice, zip_longest
from typing import Any

from msgspec.structs import replace

from engine.core import optional
from engine.core.types import AnyGame, Move, fields

SHOWN = 5
TRIED = 60
"""How many moves are tried at most: some games look at all their answers for each."""

Values = dict[str, tuple[Any, ...]]


def reasons(game: AnyGame, view: Any, legal: tuple[Move, ...]) -> tuple[str, ...]:
    """List a few different keys of refusals that apply now, those nearest to what is asked first."""
    values = _values(view, legal)
    near = _refused(game, view, _distinct(_near(legal, values), legal))
    far = _refused(game, view, _far(game.MOVES, legal, values))
    dull = {key for key, times in Counter(far).most_common(1) if times > 1 or times == len(far)}
    told = dict.fromkeys([*near, *(key for key in far if key not in dull)])
    return tuple(told)[:SHOWN]


def _refused(game: AnyGame, view: Any, moves: Iterable[Move]) -> list[str]:
    found = [optional.refusal(game, view, move) for move in islice(moves, TRIED)]
    return [key for key in found if key]


def _near(legal: tuple[Move, ...], values: Values) -> Iterator[Move]:
    """Change one thing in a legal move, of every kind and in every field by turns."""
    samples = {type(move): move for move in reversed(legal)}.values()
    changes = [_changed(sample, name, values[name]) for sample in samples for name in fields(sample)]
    turns = chain.from_iterable(zip_longest(*changes))
    return (move for move in turns if move is not None)


def _changed(move: Move, name: str, values: tuple[Any, ...]) -> Iterator[Move]:
    return (replace(move, **{name: value}) for value in values)


def _far(kinds: tuple[type[Move], ...], legal: tuple[Move, ...], values: Values) -> Iterator[Move]:
    """Make one move of each kind that is not possible at all, of the things that are at hand.

    The reason that most of them share says only that something else is asked.
    """
    possible = {type(move) for move in legal}
    for kind in kinds:
        names = kind.__struct_fields__
        if kind not in possible and all(values.get(name) for name in names):
            yield kind(*(values[name][0] for name in names))


def _distinct(moves: Iterable[Move], legal: tuple[Move, ...]) -> Iterator[Move]:
    return (move for move in dict.fromkeys(moves) if move not in legal)


def _values(view: Any, legal: tuple[Move, ...]) -> Values:
    """List what stands in each field of the legal moves, and what somebody might put there instead."""
    seen: dict[str, dict[Any, None]] = {}
    for move in legal:
        for name, value in fields(move).items():
            seen.setdefault(name, {})[value] = None
    hand = tuple(getattr(view, "hand", ()))
    return {
        name: tuple(dict.fromkeys([*_others(tuple(known), hand), *known])) for name, known in seen.items()
    }


def _others(known: tuple[Any, ...], hand: tuple[Any, ...]) -> tuple[Any, ...]:
    """The rest of the hand for something of the hand, the next number for a number."""
    if any(value in hand for value in known):
        return hand
    if all(type(value) is int for value in known):
        return (max(known) + 1, min(known) - 1)
    return ()
