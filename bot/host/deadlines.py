"""When something happens by itself, as rows that survive a restart.

After every change the deadlines of a sitting are worked out anew from what is asked of whom: one that
still stands keeps its moment, one that has lost its reason goes.
"""

from dataclasses import dataclass, replace

from bot.host.sitting import Deadline, Sitting, Status
from engine.core import optional
from engine.core.types import Seat

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0

NEVER = 1e18
"""The moment of a deadline that has been kept and must not come again."""

THINKING = 2.0
"""What a computer player waits after a person, so that there is something to undo."""

PONDERING = 2.5
"""What a reaction takes a computer player, whatever it holds: no thinking takes longer."""

LOBBY_LIFE = 30 * MINUTE
ABANDONED = 7 * DAY

KINDS = ("expire", "abandon", "remind", "away", "answer", "appeal")
"""The deadlines of people; computer players have one of their own, ``think``."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a table waits: for an answer, a reaction, an agreement, and after reminder and outage."""

    answer: float
    grace: float
    reaction: float
    appeal: float
    outage: float


PATIENCE: dict[str, Patience | None] = {
    "live": Patience(3 * MINUTE, MINUTE, 45.0, 2 * MINUTE, MINUTE),
    "slow": Patience(DAY, 8 * HOUR, 6 * HOUR, DAY, HOUR),
    "none": None,
}

Key = tuple[str, Seat, int]

Graces = dict[tuple[str, str], float]
"""By kind of deadline and patience, the earliest moment."""


def plan(sitting: Sitting, now: float) -> Sitting:
    """Work out the deadlines of a sitting as it is now."""
    wanted = _wanted(sitting)
    kept = tuple(one for one in sitting.deadlines if one.key in wanted)
    known = {one.key for one in kept}
    fresh = tuple(Deadline(*key, now + delay) for key, delay in wanted.items() if key not in known)
    ordered = sorted((*kept, *fresh), key=lambda one: one.key)
    return replace(sitting, deadlines=tuple(ordered))


def spend(sitting: Sitting, deadline: Deadline) -> Sitting:
    """Remember that a deadline has been kept."""
    deadlines = tuple(
        replace(one, due=NEVER) if one.key == deadline.key else one for one in sitting.deadlines
    )
    return replace(sitting, deadlines=deadlines)


def ripe(sitting: Sitting, deadline: Deadline, now: float) -> bool:
    """Tell whether a computer player may give its answer: to a reaction, never sooner or later than usual.

    Who has nothing to react with is asked too, and must not betray it by haste.
    """
    hidden = bool(sitting.people) and _is_reaction(sitting, deadline.seat)
    return deadline.due + (PONDERING if hidden else 0.0) <= now


def graces(now: float) -> Graces:
    """Tell for every kind of deadline and every patience how early it may come after an outage."""
    found = {}
    for name, patience in PATIENCE.items():
        for kind in KINDS:
            later = patience.grace if patience and kind == "away" else 0.0
            found[kind, name] = now + (patience.outage if patience else MINUTE) + later
    return found


def spare(sitting: Sitting, graces: Graces) -> Sitting:
    """Give a sitting that was kept over an outage its grace."""
    deadlines = tuple(
        replace(one, due=max(one.due, graces.get((one.kind, sitting.patience), one.due)))
        for one in sitting.deadlines
    )
    return replace(sitting, deadlines=deadlines)


def _wanted(sitting: Sitting) -> dict[Key, float]:
    if sitting.status is Status.LOBBY:
        return {("expire", -1, len(sitting.chairs)): LOBBY_LIFE}
    if not sitting.going:
        return {}
    if not sitting.people and any(chair.person for chair in sitting.chairs):
        return {("abandon", -1, 0): ABANDONED}
    wanted: dict[Key, float] = {}
    for seat, token in sitting.play.asked:
        wanted |= _of_seat(sitting, seat, token)
    return wanted | _of_appeal(sitting)


def _of_seat(sitting: Sitting, seat: Seat, token: int) -> dict[Key, float]:
    """A computer player waits while people agree on going back: its move would end their talk."""
    if not sitting.chairs[seat].present:
        return {("think", seat, token): _thinking(sitting, seat)} if sitting.appeal is None else {}
    patience = PATIENCE[sitting.patience]
    if patience is None or len(sitting.people) == 1:
        return {}
    if _is_reaction(sitting, seat):
        return {("answer", seat, token): patience.reaction - PONDERING}
    return {
        ("remind", seat, token): patience.answer,
        ("away", seat, token): patience.answer + patience.grace,
    }


def _of_appeal(sitting: Sitting) -> dict[Key, float]:
    appeal = sitting.appeal
    if appeal is None:
        return {}
    patience = PATIENCE[sitting.patience]
    return {("appeal", appeal.seat, appeal.entry): patience.appeal if patience else DAY}


def _is_reaction(sitting: Sitting, seat: Seat) -> bool:
    return optional.is_reaction(sitting.rules, sitting.play.state, seat)


def _thinking(sitting: Sitting, seat: Seat) -> float:
    """Wait after a person's move, and beside people who are asked at the same time; else follow at once.

    A reaction is thought about at once, and ripens.
    """
    people = sitting.people
    if not people or _is_reaction(sitting, seat):
        return 0.0
    steps = sitting.play.steps
    follows = bool(steps) and steps[-1].seat not in people
    beside = any(seat in people for seat in sitting.play.to_move)
    return 0.0 if follows and not beside else THINKING
