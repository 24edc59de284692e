"""Whole random games: ours at every number of seats, and the peers'."""

from collections.abc import Iterator

from bench import peers
from bench.figure import Figure, Section
from engine.core.registry import games
from engine.measure import Speed, speed

AIMS = {
    "sails": 150_000,
    "gunpowder": 60_000,
    "loot_island": 60_000,
    "skeleton_island": 5_000,
    "tobago": 50_000,
}
"""Plies a second that each game is to reach on one core."""


def section(seconds: float) -> Section:
    """Measure everything in one run, so that the ratios mean something."""
    theirs, missing = peers.measure(seconds)
    plies = {peer.name: peer.plies / peer.seconds for peer in theirs}
    figures = [*_theirs(theirs), *_ours(seconds, plies)]
    return Section("Engines: whole random games", tuple(figures), tuple(missing))


def _theirs(measured: list[peers.Peer]) -> Iterator[Figure]:
    for peer in measured:
        yield Figure(f"{peer.name}: games", peer.games / peer.seconds, "games/s")
        yield Figure(f"{peer.name}: length", peer.plies / peer.games, "plies/game", note="for scale")
        yield Figure(f"{peer.name}: plies", peer.plies / peer.seconds, "plies/s")


def _ours(seconds: float, plies: dict[str, float]) -> Iterator[Figure]:
    for key, game in games().items():
        for seats in range(game.INFO.least, game.INFO.most + 1):
            yield from _figures(f"{key} {seats}", speed(game, seats, seconds), plies, AIMS.get(key))


def _figures(name: str, measured: Speed, plies: dict[str, float], aim: float | None) -> Iterator[Figure]:
    yield Figure(f"{name}: games", measured.games_a_second, "games/s")
    yield Figure(f"{name}: length", measured.plies_a_game, "plies/game", note="for scale")
    ratios = ", ".join(
        f"{measured.plies_a_second / plies[peer]:.1f} x {peer}"
        for peer in ("catanatron", "chess")
        if peer in plies
    )
    yield Figure(f"{name}: plies", measured.plies_a_second, "plies/s", aim=aim, note=ratios)
    yield Figure(f"{name}: apply", measured.apply_microseconds, "µs", more_is_better=False)
