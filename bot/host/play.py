"""During the game: moves, taking back, coming and going.

Every function takes a sitting and gives the next one, or refuses with a sentence.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.host.sitting import Appeal, Chair, Refused, Sitting, Status
from engine.core import notation
from engine.core import table as tables
from engine.core.errors import CannotUndo, GameOver
from engine.core.table import Table
from engine.core.types import Seat


def move(sitting: Sitting, person: int, token: int | None, lines: Sequence[str]) -> Sitting:
    """Let a person answer the question of this token with one move, or several made as one."""
    return answer(back(sitting, person), sitting.require_seat(person), token, lines)


def answer(sitting: Sitting, seat: Seat, token: int | None, lines: Sequence[str]) -> Sitting:
    """Answer for a seat, whoever decides for it."""
    _require_going(sitting)
    moves = [notation.parse(sitting.rules.MOVES, line) for line in lines]
    return advance(sitting, tables.play_all(sitting.play, seat, moves, token))


def advance(sitting: Sitting, table: Table) -> Sitting:
    """Go on from a new table: make the moves that are visibly the only ones, and notice the end."""
    while (only := tables.forced(table)) is not None:
        table = tables.play(table, *only)
    status = Status.OVER if table.outcome else sitting.status
    return replace(sitting, table=table, status=status, appeal=None)


def back(sitting: Sitting, person: int) -> Sitting:
    """Give an away person the seat again: any press is a return."""
    seat = sitting.require_seat(person)
    return sitting.reseat(seat, replace(sitting.chairs[seat], away=False))


def rejoin(sitting: Sitting, person: int) -> Sitting:
    """Take the own seat back from the computer player."""
    _require_going(sitting)
    if not sitting.chairs[sitting.require_seat(person)].away:
        raise Refused("already-seated")
    return back(sitting, person)


def go_away(sitting: Sitting, seat: Seat) -> Sitting:
    """Let a computer player decide for a seat until its owner is back."""
    _require_going(sitting)
    moved = sitting.reseat(seat, replace(sitting.chairs[seat], away=True))
    return replace(moved, appeal=None)


def lose(sitting: Sitting, seat: Seat) -> Sitting:
    """Notice that somebody cannot be reached any more; nothing changes where nothing is played."""
    return go_away(sitting, seat) if sitting.going else sitting


def leave(sitting: Sitting, person: int) -> Sitting:
    """Leave a game: the seat is kept, and a computer player decides for it."""
    seat = sitting.require_seat(person)
    if sitting.chairs[seat].away:
        raise Refused("already-away")
    return go_away(sitting, seat)


def substitute(sitting: Sitting, person: int, leaver: int, heir: int, name: str) -> Sitting:
    """Give a person's seat, with the hand, to somebody else: the person or the host may."""
    _require_going(sitting)
    if person not in {leaver, sitting.owner}:
        raise Refused("not-owner")
    seat = sitting.require_seat(leaver)
    if sitting.seat_of(heir) is not None:
        raise Refused("already-seated")
    owner = heir if sitting.owner == leaver else sitting.owner
    return replace(sitting.reseat(seat, Chair(name, heir)), owner=owner)


def undo(sitting: Sitting, person: int, entry: int | None) -> Sitting:
    """Take back one's last answer or moves; beyond what one may alone, ask the table or agree to it."""
    _require_current(sitting, entry)
    sitting = back(sitting, person)
    seat = sitting.require_seat(person)
    if sitting.appeal is not None:
        return agree(sitting, person, entry)
    if tables.can_retract(sitting.play, seat):
        return retract(sitting, person, entry)
    if tables.undo_target(sitting.play, seat, sitting.people) is None:
        return agree(_appeal(sitting, seat), person, entry)
    return replace(sitting, table=_undo_alone(sitting, seat), appeal=None)


def agree(sitting: Sitting, person: int, entry: int | None) -> Sitting:
    """Agree to go back; the last one to agree makes it happen."""
    _require_current(sitting, entry)
    seat = sitting.require_seat(person)
    if sitting.appeal is None:
        raise Refused("moved-on")
    agreed = tuple(sorted({*sitting.appeal.agreed, seat}))
    if not sitting.people <= set(agreed):
        return replace(sitting, appeal=replace(sitting.appeal, agreed=agreed))
    table = tables.undo_to(sitting.play, sitting.appeal.seat, sitting.appeal.ply)
    return replace(sitting, table=table, appeal=None)


def refuse(sitting: Sitting, person: int, entry: int | None) -> Sitting:
    """Refuse to go back; one refusal is enough."""
    _require_current(sitting, entry)
    sitting.require_seat(person)
    if sitting.appeal is None:
        raise Refused("moved-on")
    return replace(sitting, appeal=None)


def retract(sitting: Sitting, person: int, entry: int | None) -> Sitting:
    """Take a sealed answer back while others still think."""
    _require_current(sitting, entry)
    table = tables.retract(sitting.play, sitting.require_seat(person))
    return replace(sitting, table=table, appeal=None)


def stop(sitting: Sitting, person: int, *, moderator: bool) -> Sitting:
    """Close the table: its host or a moderator may."""
    if sitting.finished:
        raise Refused("gone")
    if person != sitting.owner and not moderator:
        raise Refused("not-owner")
    return replace(sitting, status=Status.STOPPED, appeal=None)


def park(sitting: Sitting) -> Sitting:
    """Keep a game whose channel is gone; a lobby without a channel just closes."""
    if not sitting.alive:
        return sitting
    return replace(sitting, status=Status.PARKED if sitting.going else Status.STOPPED, appeal=None)


def resume(sitting: Sitting, person: int, channel: int) -> Sitting:
    """Take a parked game up again in another channel of the same server."""
    if sitting.status is not Status.PARKED:
        raise Refused("gone")
    return replace(back(sitting, person), status=Status.PLAYING, channel=channel)


def _appeal(sitting: Sitting, seat: Seat) -> Sitting:
    """Ask to go back to the last question that left this seat a choice."""
    table = sitting.play
    for run in sorted({step.run for step in table.steps if step.seat == seat}, reverse=True):
        ply = table.based + sum(step.run < run for step in table.steps)
        if tables.forced(tables.undo_to(table, seat, ply)) is None:
            return replace(sitting, appeal=Appeal(seat, ply, table.entry, ()))
    raise CannotUndo(seat=seat)


def _undo_alone(sitting: Sitting, seat: Seat) -> Table:
    """Go back to a question that leaves a choice; one that does not would be answered again at once."""
    table = tables.undo(sitting.play, seat, sitting.people)
    while tables.forced(table) is not None:
        table = tables.undo(table, seat, sitting.people)
    return table


def _require_going(sitting: Sitting) -> None:
    if sitting.status is Status.OVER:
        raise GameOver
    if not sitting.going:
        raise Refused("not-going")


def _require_current(sitting: Sitting, entry: int | None) -> None:
    _require_going(sitting)
    if entry is not None and entry != sitting.play.entry:
        raise Refused("moved-on")
