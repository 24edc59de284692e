"""Why other things are not possible now: the refusals of moves that somebody might have thought of.

Thought of are moves near the legal ones, and moves that are possible in another situation. Only the view
of the seat and its own legal moves are looked at, so that a reason tells nobody more than the same move,
typed by hand, would.
"""

import random
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, islice, zip_longest
from typing import Any

from msgspec.structs import replace

from engine.core import optional
from engine.core import table as tables
from engine.core.registry import game as find_game
from engine.core.table import Table
from engine.core.types import Move, Seat, fields

SHOWN = 5
TRIED = 60
"""How many moves are tried at most: some games look at all their answers for each."""

EXAMPLES = (b"one", b"other")
PLIES, KEPT = 200, 6
"""How long the examples are from which other moves come, and how many of each kind are kept."""

Values = dict[str, tuple[Any, ...]]


def reasons(table: Table, seat: Seat) -> tuple[str, ...]:
    """List a few different keys of refusals that apply now, those nearest to what is asked first."""
    game, view, legal = table.game, table.view(seat), table.legal(seat)
    thoughts = chain(
        _near(legal, _values(view, legal)), _elsewhere(game.INFO.key, table.setting.seats, legal)
    )
    others = (move for move in _distinct(thoughts) if move not in legal)
    found = [optional.refusal(game, view, move) for move in islice(others, TRIED)]
    told = dict.fromkeys(key for key in found if key and key not in optional.obvious(game))
    return tuple(told)[:SHOWN]


def _near(legal: tuple[Move, ...], values: Values) -> Iterator[Move]:
    """Change one thing in a legal move, of every kind and in every field by turns."""
    samples = {type(move): move for move in reversed(legal)}.values()
    changes = [_changed(sample, name, values[name]) for sample in samples for name in fields(sample)]
    return islice(_by_turns(changes), TRIED // 3)


def _changed(move: Move, name: str, values: tuple[Any, ...]) -> Iterator[Move]:
    return (replace(move, **{name: value}) for value in values)


def _elsewhere(key: str, seats: int, legal: tuple[Move, ...]) -> Iterator[Move]:
    """Moves that are possible in another situation; first of the kinds that are asked for now."""
    known, possible = examples(key, seats), {type(move) for move in legal}
    now = [moves for kind, moves in known.items() if kind in possible]
    later = [moves for kind, moves in known.items() if kind not in possible]
    return chain(_by_turns(now), _by_turns(later))


@lru_cache(maxsize=64)
def examples(key: str, seats: int) -> dict[type[Move], tuple[Move, ...]]:
    """Some moves of every kind that come up in a game; always the same, and of nobody's table."""
    seen: dict[type[Move], dict[Move, None]] = {kind: _only(kind) for kind in find_game(key).MOVES}
    for move in chain.from_iterable(_played(key, seats, seed) for seed in EXAMPLES):
        seen[type(move)][move] = None
    return {kind: _spread(tuple(moves)) for kind, moves in seen.items() if moves}


def _played(key: str, seats: int, seed: bytes) -> Iterator[Move]:
    """All moves that are possible in the course of a game that is played at random."""
    table = tables.start(find_game(key), seats, None, seed)
    source = random.Random(seed)  # noqa: S311 - an example, the same for everybody
    for _ in range(PLIES):
        if table.outcome is not None:
            return
        seat = table.to_move[0]
        legal = table.legal(seat)
        yield from legal
        table = tables.play(table, seat, source.choice(legal))


def _only(kind: type[Move]) -> dict[Move, None]:
    """The one move of a kind that says nothing more, whether it comes up or not."""
    return {} if kind.__struct_fields__ else {kind(): None}


def _spread(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """A few of many, from everywhere among them."""
    return moves[:: -(-len(moves) // KEPT)]


def _by_turns(groups: Iterable[Iterable[Move]]) -> Iterator[Move]:
    turns = chain.from_iterable(zip_longest(*groups))
    return (move for move in turns if move is not None)


def _distinct(moves: Iterable[Move]) -> Iterator[Move]:
    return iter(dict.fromkeys(moves))


def _values(view: Any, legal: tuple[Move, ...]) -> Values:
    """List what stands in each field of the legal moves, and what somebody might put there instead."""
    seen: dict[str, dict[Any, None]] = {}
    for move in legal:
        for name, value in fields(move).items():
            seen.setdefault(name, {})[value] = None
    hand = _hand(view)
    return {
        name: tuple(dict.fromkeys([*_others(tuple(known), hand), *known])) for name, known in seen.items()
    }


def _hand(view: Any) -> tuple[Any, ...]:
    """The own hand, where a game has hands."""
    if hasattr(view, "hand"):
        return tuple(view.hand)
    return tuple(view.hands[view.seat]) if hasattr(view, "hands") else ()


def _others(known: tuple[Any, ...], hand: tuple[Any, ...]) -> tuple[Any, ...]:
    """The rest of the hand for something of the hand, the next number for a number."""
    if any(value in hand for value in known):
        return hand
    if all(type(value) is int for value in known):
        return (max(known) + 1, min(known) - 1)
    return ()
