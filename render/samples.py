"""States worth looking at: games from fixed seeds, cut where something new is asked.

The first is played at random, the second as easy computer players would: what only a plan reaches
(a treasure raised, a fleet in port) is seen as well as what nobody would do on purpose.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from engine.brains import levels
from engine.core import menu, notation
from engine.core import table as tables
from engine.core.registry import games
from engine.core.table import Table
from engine.core.types import AnyGame, Move, Seat, tag
from render.moment import Moment
from render.registry import has_pictures, pictures
from render.scene import Scene

KEPT = {1, 3, 17}
"""Which states of every kind of question are kept: early ones, and one when much has happened."""
SEEDS = (1, 2)
MORE = range(3, 25)
"""Further games, of which only questions are kept that were not met before."""
MOST = 5000
"""No game is played further than this many moves."""


class Sample(msgspec.Struct, frozen=True):
    """A scene and what it is of."""

    game: str
    seats: int
    name: str
    scene: Scene
    view: Any = None
    moment: Moment | None = None


def drawable() -> tuple[str, ...]:
    """List the games that have pictures."""
    return tuple(key for key in games() if has_pictures(key))


def samples(key: str, seats: int) -> tuple[Sample, ...]:
    """Draw two whole games: the lobby, tables and hands, and the ends; and what is rarely asked."""
    lobby = Sample(key, seats, "lobby", pictures(key).lobby(seats))
    games_ = (_game(key, seats, str(seed), _cuts(key, seats, seed)) for seed in SEEDS)
    return lobby, *(one for game in games_ for one in game), *_game(key, seats, "rare", _rare(key, seats))


def _game(key: str, seats: int, seed: str, cuts: Iterator[tuple[Table, Table]]) -> list[Sample]:
    """Draw the tables of a game at which something new is asked."""
    drawing = pictures(key)
    found: list[Sample] = []
    met: set[str] = set()
    for number, (before, now) in enumerate(cuts):
        name = f"{seed}-{number:02d}-{kind(now)}"
        seen = public(before, now)
        if now.outcome is not None:
            found.append(Sample(key, seats, f"table-{seed}-over", drawing.table(*seen), *seen))
            found.append(Sample(key, seats, f"final-{seed}", drawing.final(*seen), *seen))
            continue
        found.append(Sample(key, seats, f"table-{name}", drawing.table(*seen), *seen))
        seat = now.to_move[0]
        known = private(before, now, seat)
        found.append(Sample(key, seats, f"own-{name}", drawing.own(*known, seat), *known))
        for field, moment in _begun(before, now, seat):
            if f"{kind(now)} {field}" not in met:
                met.add(f"{kind(now)} {field}")
                view = now.view(seat)
                scene = drawing.own(view, moment, seat)
                found.append(Sample(key, seats, f"own-{name}-{field}", scene, view, moment))
    return found


def _begun(before: Table, now: Table, seat: Seat) -> Iterator[tuple[str, Moment]]:
    """Give the moments of a move that is put together word by word, always where most can follow."""
    view, moment = private(before, now, seat)
    choices = moment.choices
    asked = menu.question(now.game, view, choices)
    while leading := [choice for choice in asked.choices if choice.move is None]:
        ways = [tuple(one for one in choices if _begins(one, choice.path)) for choice in leading]
        choices = max(ways, key=len)
        asked = menu.question(now.game, view, choices)
        yield asked.field, msgspec.structs.replace(moment, choices=choices)


def _begins(move: Move, path: tuple[str, ...]) -> bool:
    return notation.words(move)[: len(path)] == path


def public(before: Table, now: Table) -> tuple[Any, Moment]:
    """Give the spectator's view and moment."""
    news = tables.news(before, now, None)
    moment = Moment(seats=now.setting.seats, asked=now.to_move, news=news, outcome=now.outcome)
    return now.view(None), moment


def private(before: Table, now: Table, seat: Seat) -> tuple[Any, Moment]:
    """Give a player's view and moment."""
    moment = Moment(
        seats=now.setting.seats,
        asked=now.to_move,
        news=tables.news(before, now, seat),
        choices=now.legal(seat),
        outcome=now.outcome,
    )
    return now.view(seat), moment


def kind(table: Table) -> str:
    """Name what is being asked."""
    phase = getattr(table.view(None), "phase", None)
    return tag(phase) if phase is not None else "asked"


def _cuts(key: str, seats: int, seed: int) -> Iterator[tuple[Table, Table]]:
    """Give tables with the one before: a few of every kind, the first after any event, and the last."""
    met: dict[str, int] = {}
    heard: set[str] = set()
    for before, now in played(key, seats, seed):
        what = kind(now)
        met[what] = met.get(what, 0) + 1
        new = {tag(event) for event in tables.news(before, now, None)} - heard
        heard |= new
        if now.outcome is not None or new or met[what] in KEPT:
            yield before, now


def _rare(key: str, seats: int) -> Iterator[tuple[Table, Table]]:
    """Give the first table of every kind of question that the two games did not meet."""
    met = {kind(now) for seed in SEEDS for _, now in played(key, seats, seed)}
    for seed in MORE:
        for before, now in played(key, seats, seed):
            if (what := kind(now)) not in met:
                met.add(what)
                yield before, now


def options(game: AnyGame, *, other: bool) -> dict[str, Any]:
    """Give no options, or the other value of each, so that both kinds of game are seen."""
    fields = game.Options.model_json_schema().get("properties", {}) if other else {}
    named = {name: spec["enum"][-1] for name, spec in fields.items() if "enum" in spec}
    return named | {
        name: not spec["default"] for name, spec in fields.items() if spec.get("type") == "boolean"
    }


def played(key: str, seats: int, seed: int = 1) -> Iterator[tuple[Table, Table]]:
    """Play a game: every table with the one before."""
    game: AnyGame = games()[key]
    chance = Random(f"{key} {seats} {seed}")  # noqa: S311 - sample games, no secrets
    now = tables.start(game, seats, options(game, other=seed > 1), chance.randbytes(32))
    yield now, now
    level = "easy" if seed > 1 else "random"
    for _ in range(MOST):
        if now.outcome is not None:
            return
        seat = chance.choice(now.to_move)
        before, now = (
            now,
            tables.play(now, seat, _choice(now, seat, chance, level)),
        )
        yield before, now


def _choice(now: Table, seat: Seat, chance: Random, level: str) -> Move:
    """Choose as a computer player of this level does without thinking twice."""
    return levels.choose(level, now.game, now.view(seat), now.legal(seat), chance, lambda: True)
