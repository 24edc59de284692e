"""How fast a game's rules are, in processor time, so that a busy machine does not matter much."""

import random
from time import process_time
from typing import Any

from engine.core.dice import Seeded
from engine.core.types import AnyGame, Record


class Speed(Record, frozen=True):
    """What whole random games cost."""

    games: int
    plies: int
    seconds: float
    apply_microseconds: float

    @property
    def games_a_second(self) -> float:
        """Whole games in a second of processor time."""
        return self.games / self.seconds

    @property
    def plies_a_game(self) -> float:
        """How long a random game is."""
        return self.plies / self.games

    @property
    def plies_a_second(self) -> float:
        """Set-up, `to_move`, `legal`, a choice, `apply` with its events, and `outcome` included."""
        return self.plies / self.seconds


def speed(game: AnyGame, seats: int, seconds: float = 2.0, options: object = None) -> Speed:
    """Play random games for a while and time them, then time `apply` alone on some of their plies."""
    chosen = game.Options.model_validate(options or {})
    games = plies = 0
    start = now = process_time()
    while now - start < seconds:
        plies += _random_game(game, seats, chosen, games)
        games += 1
        now = process_time()
    return Speed(games, plies, now - start, _apply_alone(game, seats, chosen))


def _random_game(game: AnyGame, seats: int, options: Any, number: int) -> int:
    """Play one whole game through the bare protocol and count its plies."""
    to_move, legal, apply, outcome = game.to_move, game.legal, game.apply, game.outcome
    chance = random.Random(number).random  # noqa: S311 - a repeatable walk
    seed = number.to_bytes(32, "big")
    state = game.setup(seats, options, Seeded(seed, 0))
    ply = 0
    while outcome(state) is None:
        ply += 1
        asked = to_move(state)
        seat = asked[int(chance() * len(asked))]
        moves = legal(state, seat)
        state, _ = apply(state, seat, moves[int(chance() * len(moves))], Seeded(seed, ply))
    return ply


def _apply_alone(game: AnyGame, seats: int, options: Any) -> float:
    """Time `apply` on the recorded plies of a few games, best of five."""
    plies = [ply for number in range(5) for ply in _recorded(game, seats, options, number)]
    best = min(_timed(game, plies) for _ in range(5))
    return best / len(plies) * 1e6


def _timed(game: AnyGame, plies: list[tuple[Any, ...]]) -> float:
    """Time the calls alone; their dice are made before."""
    apply = game.apply
    ready = [(state, seat, move, Seeded(seed, ply)) for state, seat, move, seed, ply in plies]
    start = process_time()
    for state, seat, move, dice in ready:
        apply(state, seat, move, dice)
    return process_time() - start


def _recorded(game: AnyGame, seats: int, options: Any, number: int) -> list[tuple[Any, ...]]:
    choices = random.Random(number)  # noqa: S311 - a repeatable walk
    seed = number.to_bytes(32, "big")
    state = game.setup(seats, options, Seeded(seed, 0))
    plies: list[tuple[Any, ...]] = []
    while game.outcome(state) is None:
        seat = choices.choice(game.to_move(state))
        move = choices.choice(game.legal(state, seat))
        plies.append((state, seat, move, seed, len(plies) + 1))
        state, _ = game.apply(state, seat, move, Seeded(seed, len(plies)))
    return plies


def perft(game: AnyGame, seats: int, depth: int, seed: bytes) -> list[int]:
    """Count the lines of play of every length up to a depth, under fixed luck."""
    counts = [0] * depth
    start = game.setup(seats, game.Options(), Seeded(seed, 0))
    _count(game, start, 0, depth, seed, counts)
    return counts


def _count(game: AnyGame, state: Any, ply: int, depth: int, seed: bytes, counts: list[int]) -> None:
    if ply == depth:
        return
    for seat in game.to_move(state):
        moves = game.legal(state, seat)
        counts[ply] += len(moves)
        for move in moves if ply + 1 < depth else ():
            after, _ = game.apply(state, seat, move, Seeded(seed, ply + 1))
            _count(game, after, ply + 1, depth, seed, counts)
