"""Computer players against each other: who is stronger, and how sure that is."""

import csv
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import log, sqrt
from multiprocessing import get_context
from pathlib import Path
from time import process_time

from engine.brains.levels import choose
from engine.brains.search import shares
from engine.core.dice import Seeded
from engine.core.registry import game as find_game
from engine.core.table import spread
from engine.core.types import Record

ALPHA = 0.05


class Match(Record, frozen=True):
    """One game to be played: who sits where, and how long they may think."""

    game: str
    number: int
    brains: tuple[str, ...]
    seed: str
    seconds: float
    iterations: int


class Result(Record, frozen=True):
    """What came of a match."""

    match: Match
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    plies: int

    def share(self, brain: str) -> float:
        """A brain's part of the first place."""
        seats = zip(self.match.brains, self.shares, strict=True)
        return sum(share for one, share in seats if one == brain)


@dataclass(slots=True)
class Score:
    """The running mean of a brain's share, and how sure it is at any time."""

    values: list[float] = field(default_factory=list)

    def add(self, value: float) -> None:
        """Count one more game."""
        self.values.append(value)

    @property
    def mean(self) -> float:
        """The share so far."""
        return sum(self.values) / len(self.values)

    def interval(self) -> tuple[float, float]:
        """The usual 95 % interval for the games that were played."""
        half = 1.96 * self._deviation() / sqrt(len(self.values))
        return max(0.0, self.mean - half), min(1.0, self.mean + half)

    def decided(self, level: float) -> bool:
        """Tell whether the share differs from a level; valid however often one looks.

        A normal-mixture confidence sequence (Robbins): wider than the usual interval, but stopping at
        the first decision errs in at most one run of twenty.
        """
        count = len(self.values)
        if count < 20:
            return False
        mix = 0.05
        spread_of_sum = sqrt((count * mix + 1) / mix * 2 * log(sqrt(count * mix + 1) / ALPHA))
        return abs(self.mean - level) > max(self._deviation(), 0.05) * spread_of_sum / count

    def _deviation(self) -> float:
        mean, count = self.mean, len(self.values)
        return sqrt(sum((value - mean) ** 2 for value in self.values) / max(count - 1, 1))


def seatings(brains: Sequence[str], seats: int, games: int) -> Iterator[tuple[str, ...]]:
    """Seat the brains in turn, each as often as the other, and move everyone on by one each game."""
    for number in range(games):
        line = [brains[(seat + number) % len(brains)] for seat in range(seats)]
        turn = number // len(brains) % seats
        yield tuple(line[turn:] + line[:turn])


def matches(
    game: str, brains: Sequence[str], seats: int, games: int, seed: str, seconds: float, iterations: int
) -> list[Match]:
    """Draw up all games of a contest."""
    lines = enumerate(seatings(brains, seats, games))
    return [Match(game, number, line, f"{seed}/{number}", seconds, iterations) for number, line in lines]


def play(match: Match) -> Result:
    """Play one game to its end."""
    game = find_game(match.game)
    seed = spread(match.seed)
    state = game.setup(len(match.brains), game.Options(), Seeded(seed, 0))
    ply = 0
    while (outcome := game.outcome(state)) is None:
        ply += 1
        seat = game.to_move(state)[0]
        source = random.Random(f"{match.seed}/{ply}")  # noqa: S311 - a player's whim
        moves = game.legal(state, seat)
        view = game.view(state, seat)
        move = choose(match.brains[seat], game, view, moves, source, _enough(match))
        state, _ = game.apply(state, seat, move, Seeded(seed, ply))
    return Result(match, shares(outcome), outcome.scores, ply)


def _enough(match: Match) -> Callable[[], bool]:
    """Count iterations where a repeatable contest is wanted, else processor time."""
    if match.iterations:
        left = iter(range(match.iterations))
        return lambda: next(left, None) is None
    until = process_time() + match.seconds
    return lambda: process_time() >= until


def contest(
    drawn: Sequence[Match], brain: str, workers: int, level: float | None, tell: Callable[[Score], None]
) -> list[Result]:
    """Play the matches side by side until all are played, or until the share clearly differs from a level.

    Stopping early tells who is stronger, but flatters the winner; without a level all are played.
    """
    score, results = Score(), []
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play, match) for match in drawn]
        for future in as_completed(waiting):
            result = future.result()
            results.append(result)
            score.add(result.share(brain))
            tell(score)
            if level is not None and score.decided(level):
                pool.shutdown(wait=True, cancel_futures=True)
                break
    return results


def write_csv(results: Sequence[Result], path: Path) -> None:
    """Keep every game of a contest."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["game", "number", "seat", "brain", "share", "score", "plies"])
        for result in results:
            for seat, brain in enumerate(result.match.brains):
                row = [result.match.game, result.match.number, seat, brain]
                writer.writerow([*row, result.shares[seat], result.scores[seat], result.plies])
