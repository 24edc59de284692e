"""Before the game: who sits down, what is settled, and the start.

Every function takes a sitting and gives the next one, or refuses with a sentence.
"""

import json
from dataclasses import replace
from typing import Any

from bot.host import play
from bot.host.deadlines import PATIENCE
from bot.host.sitting import LEVELS, Chair, Refused, Sitting, Status
from engine.core import table as tables


def join(sitting: Sitting, person: int, name: str) -> Sitting:
    """Sit down; during a game the way back to one's own seat is `play.rejoin`."""
    _require_lobby(sitting)
    if sitting.seat_of(person) is not None:
        raise Refused("already-seated")
    return _sit(sitting, Chair(name, person))


def leave(sitting: Sitting, person: int) -> Sitting:
    """Get up; the owner's place goes to the next person, and an empty lobby closes."""
    _require_lobby(sitting)
    seat = sitting.require_seat(person)
    chairs = tuple(chair for at, chair in enumerate(sitting.chairs) if at != seat)
    others = [chair.person for chair in chairs if chair.person is not None]
    if not others:
        return replace(sitting, chairs=chairs, status=Status.STOPPED)
    owner = sitting.owner if sitting.owner in others else others[0]
    return replace(sitting, chairs=chairs, owner=owner)


def add_computer(sitting: Sitting, person: int, level: str, name: str) -> Sitting:
    """Seat a computer player."""
    _require_lobby(sitting)
    sitting.require_seat(person)
    if level not in LEVELS:
        raise Refused("unknown-level")
    return _sit(sitting, Chair(name, None, level))


def drop_computer(sitting: Sitting, person: int) -> Sitting:
    """Send the computer player who came last away."""
    _require_lobby(sitting)
    sitting.require_seat(person)
    last = max((at for at, chair in enumerate(sitting.chairs) if chair.level), default=None)
    if last is None:
        raise Refused("no-computer")
    return replace(sitting, chairs=sitting.chairs[:last] + sitting.chairs[last + 1 :])


def set_options(sitting: Sitting, person: int, raw: dict[str, Any]) -> Sitting:
    """Settle the options of the game; what was typed is checked by the game itself."""
    _require_owner(sitting, person)
    chosen = tables.read_options(sitting.rules, json.loads(sitting.options) | raw)
    return replace(sitting, options=chosen.model_dump_json())


def set_patience(sitting: Sitting, person: int, patience: str) -> Sitting:
    """Settle how long the table waits for somebody."""
    _require_owner(sitting, person)
    if patience not in PATIENCE:
        raise Refused("unknown-patience")
    return replace(sitting, patience=patience)


def pass_on(sitting: Sitting, person: int, heir: int) -> Sitting:
    """Make somebody else at the table its host."""
    if person != sitting.owner:
        raise Refused("not-owner")
    sitting.require_seat(heir)
    return replace(sitting, owner=heir)


def start(sitting: Sitting, person: int, seed: bytes) -> Sitting:
    """Deal, and ask the first question."""
    _require_owner(sitting, person)
    table = tables.start(sitting.rules, len(sitting.chairs), json.loads(sitting.options), seed)
    options = table.setting.options
    return play.advance(replace(sitting, status=Status.PLAYING, options=options), table)


def expire(sitting: Sitting) -> Sitting:
    """Close a lobby that nobody starts."""
    _require_lobby(sitting)
    return replace(sitting, status=Status.STOPPED)


def _sit(sitting: Sitting, chair: Chair) -> Sitting:
    if len(sitting.chairs) >= sitting.rules.INFO.most:
        raise Refused("full", most=sitting.rules.INFO.most)
    return replace(sitting, chairs=(*sitting.chairs, chair))


def _require_lobby(sitting: Sitting) -> None:
    if sitting.status is not Status.LOBBY:
        raise Refused("started" if sitting.alive else "gone")


def _require_owner(sitting: Sitting, person: int) -> None:
    _require_lobby(sitting)
    if person != sitting.owner:
        raise Refused("not-owner")
