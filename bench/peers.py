"""The peers: well-known game engines that are driven from Python, playing random games.

They come by the optional extra ``bench``; one that is not installed is named in the report.
"""

import random
from collections.abc import Callable
from importlib import import_module
from time import process_time

import msgspec

Play = Callable[[random.Random], int]
"""Plays one whole random game and counts its plies."""


class Peer(msgspec.Struct, frozen=True):
    """What was measured of one peer."""

    name: str
    games: int
    plies: int
    seconds: float


def measure(seconds: float) -> tuple[list[Peer], list[str]]:
    """Time every peer that is installed, and name the others."""
    found: list[Peer] = []
    missing: list[str] = []
    for name, (package, make) in PEERS.items():
        try:
            import_module(package)
        except ImportError:
            missing.append(f"{name}: {package} is not installed (pip install -e '.[bench]')")
            continue
        found.append(_time(name, make(), seconds))
    return found, missing


def _time(name: str, play: Play, seconds: float) -> Peer:
    source = random.Random(1)
    games = plies = 0
    start = process_time()
    while process_time() - start < seconds:
        plies += play(source)
        games += 1
    return Peer(name, games, plies, process_time() - start)


def _chess() -> Play:
    chess = import_module("chess")

    def play(source: random.Random) -> int:
        board = chess.Board()
        plies = 0
        while not board.is_game_over():
            board.push(source.choice(list(board.legal_moves)))
            plies += 1
        return plies

    return play


def _catanatron() -> Play:
    catanatron = import_module("catanatron")
    colours = list(catanatron.Color)

    def play(source: random.Random) -> int:
        random.seed(source.random())
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return play


def _rlcard(name: str) -> Callable[[], Play]:
    def make() -> Play:
        environment = import_module("rlcard").make(name)

        def play(source: random.Random) -> int:
            state, _ = environment.reset()
            plies = 0
            while not environment.is_over():
                state, _ = environment.step(source.choice(list(state["legal_actions"])))
                plies += 1
            return plies

        return play

    return make


def _spiel(name: str) -> Callable[[], Play]:
    def make() -> Play:
        pyspiel = import_module("pyspiel")
        import_module("open_spiel.python.games")
        game = pyspiel.load_game(name)

        def play(source: random.Random) -> int:
            state = game.new_initial_state()
            plies = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(source.choices(outcomes, chances)[0])
                    continue
                state.apply_action(source.choice(state.legal_actions()))
                plies += 1
            return plies

        return play

    return make


PEERS: dict[str, tuple[str, Callable[[], Play]]] = {
    "catanatron": ("catanatron", _catanatron),
    "chess": ("chess", _chess),
    "rlcard uno": ("rlcard", _rlcard("uno")),
    "rlcard gin-rummy": ("rlcard", _rlcard("gin-rummy")),
    "rlcard mahjong": ("rlcard", _rlcard("mahjong")),
    "open_spiel backgammon (C++)": ("pyspiel", _spiel("backgammon")),
    "open_spiel liar's poker (Python)": ("pyspiel", _spiel("python_liars_poker")),
}
