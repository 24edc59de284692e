"""The hard player: imagines what it cannot see, plays games out from there, and keeps count."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

from engine.core.dice import Loose
from engine.core.types import AnyGame, Move, Outcome, Seat

Judge = Callable[[Any], Sequence[float]]
"""Estimates every seat's prospects from a spectator's view."""

_PLIES = 40
"""A playout is cut after so many plies and judged."""
_CURIOSITY = 0.7


@dataclass(slots=True)
class Tally:
    """What was seen of one move."""

    visits: int = 0
    gain: float = 0.0


def search(
    game: AnyGame,
    view: Any,
    moves: Sequence[Move],
    source: random.Random,
    enough: Callable[[], bool],
    judge: Judge | None,
) -> Move:
    """Try the moves in imagined games until it is enough, and choose the one tried most."""
    tallies = {move: Tally() for move in moves}
    trials = 0
    while not enough() or trials < len(moves):
        trials += 1
        move = _promising(tallies, trials)
        tally = tallies[move]
        tally.visits += 1
        tally.gain += _playout(game, view, move, source, judge)
    return max(moves, key=lambda move: (tallies[move].visits, tallies[move].gain))


def _promising(tallies: dict[Move, Tally], trials: int) -> Move:
    """Balance what went well so far against what was tried little."""

    def promise(move: Move) -> float:
        tally = tallies[move]
        if not tally.visits:
            return float("inf")
        return tally.gain / tally.visits + _CURIOSITY * sqrt(log(trials) / tally.visits)

    return max(tallies, key=promise)


def _playout(game: AnyGame, view: Any, move: Move, source: random.Random, judge: Judge | None) -> float:
    """Make the move in a world this view could be of, and play on at random."""
    dice = Loose(source)
    seat: Seat = view.seat
    state, _ = game.apply(game.imagine(view, dice), seat, move, dice)
    plies = 0
    while (outcome := game.outcome(state)) is None:
        if plies >= _PLIES and judge is not None:
            return judge(game.view(state, None))[seat]
        mover = source.choice(game.to_move(state))
        state, _ = game.apply(state, mover, source.choice(game.legal(state, mover)), dice)
        plies += 1
    return share(outcome, seat)


def share(outcome: Outcome, seat: Seat) -> float:
    """A seat's part of the first place."""
    return 1 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0
