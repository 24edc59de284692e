"""What a game may offer beyond the protocol, found by name, with the answer of a game that does not."""

from collections.abc import Sequence
from typing import Any

from engine.core.types import AnyGame, Move, Pool, Remark, Seat


def refusal(game: AnyGame, view: Any, move: Move) -> str | None:
    """Say why this move is not legal, as a key for words; nothing where the game gives no reason."""
    function = getattr(game, "refusal", None)
    return function(view, move) if function else None


def obvious(game: AnyGame) -> frozenset[str]:
    """List the refusals that nobody needs to be told unasked: a look at the own hand says as much."""
    return frozenset(getattr(game, "OBVIOUS", ()))


def remark(game: AnyGame, view: Any, move: Move) -> Remark | None:
    """Say what is worth knowing about this move before it is made."""
    function = getattr(game, "remark", None)
    return function(view, move) if function else None


def gist(game: AnyGame, view: Any, moves: Sequence[Move]) -> Remark | None:
    """Say what is worth knowing about moves that begin alike, before the word in which they differ."""
    function = getattr(game, "gist", None)
    return function(view, moves) if function else None


def pool(game: AnyGame, view: Any) -> Pool | None:
    """List what an answer that is a set may be put together from; nothing if order counts."""
    function = getattr(game, "pool", None)
    return function(view) if function else None


def is_open(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Tell whether what this seat may answer follows from what everybody can see."""
    function = getattr(game, "is_open", None)
    return bool(function and function(state, seat))


def is_reaction(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Tell whether this seat is asked to react to something, and has less time for it than for a turn."""
    function = getattr(game, "is_reaction", None)
    return bool(function and function(state, seat))


def round_of(view: Any) -> int | None:
    """Number the round that is played; nothing where a game does not count any."""
    number = getattr(view, "round", None)
    return number if isinstance(number, int) else None
