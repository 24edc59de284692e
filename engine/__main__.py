"""The rules from the command line: ``python -m engine play|perft|transcript|verify|bench|arena <game>``."""

import argparse
import random
import secrets
import sys
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path

from engine import measure, terminal, transcript
from engine.brains import arena
from engine.brains.levels import LEVELS
from engine.core import save
from engine.core import table as tables
from engine.core.errors import RulesError
from engine.core.registry import game as find_game
from engine.core.registry import games
from engine.core.say import LANGUAGES, Say, speaker
from engine.core.types import AnyGame

NAMES = ("Anne", "Barbe", "Calico", "Drake", "Eloise")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what cannot be done is said in a sentence, with a non-zero exit."""
    options = _parser().parse_args(arguments)
    say = speaker(getattr(options, "language", "en"))
    try:
        return int(options.run(options))
    except RulesError as error:
        sys.stderr.write(say.error(error) + "\n")
    except OSError as error:
        sys.stderr.write(f"{error.filename}: {error.strerror}\n")
    except (KeyboardInterrupt, EOFError):
        sys.stderr.write("\n" + say("terminal-stopped") + "\n")
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    play = _command(commands, "play", _play, "play in the terminal")
    play.add_argument("--brain", choices=("random", *LEVELS), help="let computer players play all seats")
    play.add_argument("--language", choices=LANGUAGES, default="en")
    perft = _command(commands, "perft", _perft, "count the lines of play")
    perft.add_argument("--depth", type=_count, default=3)
    _command(commands, "transcript", _transcript, "write down a random game")
    bench = _command(commands, "bench", _bench, "measure the rules")
    bench.add_argument("--seconds", type=_duration, default=2.0)
    contest = _command(commands, "arena", _arena, "let computer players play against each other")
    contest.add_argument("--brains", default="normal,easy", help="two of random, easy, normal, hard")
    contest.add_argument("--games", type=_count, default=100)
    contest.add_argument(
        "--whole", action="store_true", help="play all games, even when it is clear who wins"
    )
    contest.add_argument(
        "--seconds", type=_duration, default=0.2, help="thinking time of a hard player's move"
    )
    contest.add_argument("--iterations", type=_count, default=0, help="count iterations instead of time")
    contest.add_argument("--workers", type=_count, default=2)
    contest.add_argument("--csv", type=Path, help="keep every game in this file")
    verify = commands.add_parser("verify", help="check an exported game")
    verify.add_argument("file", type=Path)
    verify.add_argument("--language", choices=LANGUAGES, default="en")
    verify.set_defaults(run=_verify)
    return parser


def _count(text: str) -> int:
    """Read how many; argparse turns what is no such number into a sentence."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 1 on")
    return int(text)


def _duration(text: str) -> float:
    """Read how many seconds."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < inf:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds above 0")
    return seconds


def _command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, run: object, text: str
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=text)
    command.add_argument("game", help=", ".join(games()))
    command.add_argument("--seats", type=int, help="how many players")
    command.add_argument("--seed", help="any text; the same seed gives the same luck")
    command.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    command.set_defaults(run=run)
    return command


def _seed(options: argparse.Namespace) -> bytes:
    """Spread any text over the seed's bytes, or draw one."""
    if options.seed is None:
        return secrets.token_bytes(32)
    return tables.spread(options.seed)


def _chosen(options: argparse.Namespace) -> dict[str, str]:
    pairs = (pair.partition("=") for pair in options.options)
    return {name: value for name, _, value in pairs}


def _seats(game: AnyGame, options: argparse.Namespace) -> list[int]:
    """The seat counts to run over: the one that was asked for, or all of them."""
    return [options.seats] if options.seats else list(range(game.INFO.least, game.INFO.most + 1))


def _play(options: argparse.Namespace) -> int:
    game = find_game(options.game)
    seats = options.seats or game.INFO.least
    seed = _seed(options)
    table = tables.start(game, seats, _chosen(options), seed)
    say = speaker(options.language, game.INFO.key, NAMES[:seats])
    brains = [options.brain or ("" if seat == 0 else "easy") for seat in range(seats)]
    source = random.Random(seed)  # noqa: S311 - computer players' whims
    terminal.play(table, say, brains, source, input, print)
    return 0


def _perft(options: argparse.Namespace) -> int:
    game = find_game(options.game)
    seed = _seed(options)
    for seats in _seats(game, options):
        tables.start(game, seats, None, seed)
        for depth, count in enumerate(measure.perft(game, seats, options.depth, seed), 1):
            print(f"seats {seats}  depth {depth}  {count}")
    return 0


def _transcript(options: argparse.Namespace) -> int:
    game = find_game(options.game)
    for seats in _seats(game, options):
        table = transcript.random_game(game, seats, _chosen(options), _seed(options))
        sys.stdout.write(transcript.write(table))
    return 0


def _bench(options: argparse.Namespace) -> int:
    game = find_game(options.game)
    print(f"{'seats':>5} {'games/s':>9} {'plies/game':>11} {'plies/s':>10} {'apply µs':>9}")
    for seats in _seats(game, options):
        tables.start(game, seats, _chosen(options), bytes(32))
        speed = measure.speed(game, seats, options.seconds, _chosen(options))
        print(
            f"{seats:>5} {speed.games_a_second:>9.0f} {speed.plies_a_game:>11.1f}"
            f" {speed.plies_a_second:>10,.0f} {speed.apply_microseconds:>9.2f}"
        )
    return 0


def _arena(options: argparse.Namespace) -> int:
    """Measure one level against another; the first-named one's share is what counts."""
    game = find_game(options.game)
    brains = tuple(options.brains.split(","))
    if len(brains) != 2 or brains[0] == brains[1] or not set(brains) <= {"random", *LEVELS}:
        sys.stderr.write(
            "--brains takes two different ones of random, easy, normal, hard, with a comma between\n"
        )
        return 2
    seats = options.seats or _even(game)
    tables.start(game, seats)
    seed = options.seed or "1"
    drawn = arena.matches(
        game.INFO.key, brains, seats, options.games, seed, options.seconds, options.iterations
    )
    level = sum(line.brains.count(brains[0]) for line in drawn) / (seats * len(drawn))
    stop_at = None if options.whole else level
    results = arena.contest(drawn, brains[0], options.workers, stop_at, _progress(options.games))
    _arena_table(game, brains, seats, results)
    if options.csv:
        arena.write_csv(results, options.csv)
    return 0


def _even(game: AnyGame) -> int:
    """One against one where the game allows it, else half of the seats each."""
    return next(seats for seats in (2, 4, game.INFO.least) if game.INFO.least <= seats <= game.INFO.most)


def _progress(games: int) -> Callable[[arena.Score], None]:
    def tell(score: arena.Score) -> None:
        done = len(score.values)
        bar = "#" * (30 * done // games)
        sys.stderr.write(f"\r[{bar:<30}] {done}/{games}  {score.mean:.1%} ")

    return tell


def _arena_table(game: AnyGame, brains: Sequence[str], seats: int, results: Sequence[arena.Result]) -> None:
    sys.stderr.write("\n")
    print(f"{game.INFO.key}, {seats} seats, {len(results)} games: share of first places")
    for brain in dict.fromkeys(brains):
        score = arena.Score([result.share(brain) for result in results])
        low, high = score.interval()
        print(f"  {brain:<8} {score.mean:6.1%}   95 % interval {low:.1%} to {high:.1%}")


def _verify(options: argparse.Namespace) -> int:
    verdict = save.verify(options.file.read_text(encoding="utf-8", errors="replace"))
    say: Say = speaker(options.language)
    words = f"verdict-{verdict.problem or 'holds'}"
    print(say(words, line=verdict.line + 1, commitment=verdict.commitment))
    return 0 if verdict.holds else 1


if __name__ == "__main__":
    sys.exit(main())
