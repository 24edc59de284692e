"""What happened, in words: for everybody, and for one seat since its last turn."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.host.sitting import Sitting
from engine.core import optional
from engine.core import table as tables
from engine.core.say import Say
from engine.core.table import Step, Table
from engine.core.types import Event, Seat

NEWS, RECAP = 7, 14
"""Lines on a board, and in a recap."""


def news(sitting: Sitting, say: Say) -> str:
    """Tell everybody what has just happened."""
    table = sitting.play
    lines: list[str] = []
    for step in reversed(table.steps):
        if len(lines) >= NEWS:
            break
        lines[:0] = _lines(table, step, None, say)
    return "\n".join([*lines[-NEWS:], *_taken_back(table, say)])


def fresh(sitting: Sitting, seat: Seat | None) -> tuple[Event, ...]:
    """The news since the last answer of a person, as far as this seat may hear them."""
    table, people = sitting.play, sitting.people
    since = next((step.run for step in reversed(table.steps) if step.seat in people), -1)
    recent = [step for step in table.steps if step.run >= since]
    return tuple(event for step in recent for event in step.events if tables.hears(event, seat))


def recap(sitting: Sitting, seat: Seat, say: Say) -> str:
    """Tell one seat what happened since its last turn, its own last move included.

    The turn under way does not count: what led to it is told until it is over.
    """
    table = sitting.play
    earlier = table.steps[: _turn_began(table, seat)]
    runs = [step.run for step in earlier if step.seat == seat]
    since = runs[-1] if runs else -1
    steps = [step for step in table.steps if step.run >= since]
    lines = [line for step in steps for line in _lines(table, step, seat, say)]
    lines += _taken_back(table, say)
    if len(lines) > RECAP:
        lines = [say("recap-earlier", count=len(lines) - RECAP), *lines[-RECAP:]]
    return "\n".join(lines)


def waiting(sitting: Sitting, say: Say) -> str:
    """Tell everybody whose answer is awaited, how many are ready, and which computer players think."""
    table = sitting.play
    asked = table.to_move
    lines = [say.wait(table.view(None).phase, asked)]
    ready = {step.seat for step in table.steps[table.opened :]} - set(asked)
    if len(asked) + len(ready) > 1:
        lines.append(say("ready", ready=len(ready), all=len(ready) + len(asked)))
    thinking = [one.seat for one in sitting.deadlines if one.kind == "think"]
    if thinking:
        lines.append(say("thinking", seats=thinking))
    return "\n".join(lines)


def moment(sitting: Sitting, say: Say) -> str:
    """Name the moment of a game: its round, once it has one, and how many moves were made."""
    number = optional.round_of(sitting.play.view(None))
    moves = say("moves-made", ply=sitting.play.ply)
    if not number:
        return moves
    return f"{say('this-round' if 'this-round' in say else 'round', number=number)} · {moves}"


def standings(scores: Sequence[int], places: Sequence[int], say: Say) -> str:
    """List the places at the end."""
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    rows = [say("standing", place=places[seat], seat=seat, score=scores[seat]) for seat in order]
    return "\n".join(rows)


def _turn_began(table: Table, seat: Seat) -> int:
    """Count the steps before the moves that a seat, which is still asked, has made in a row."""
    count = len(table.steps)
    while table.question(seat) is not None and count and table.steps[count - 1].seat == seat:
        count -= 1
    return count


def _lines(table: Table, step: Step, seat: Seat | None, say: Say) -> Iterable[str]:
    heard = [event for event in step.events if tables.hears(event, seat)]
    if _was_forced(table, step):
        yield say("forced", seat=step.seat)
    yield from (_told(say, event) for event in heard)


@lru_cache(maxsize=8192)
def _told(say: Say, event: Event) -> str:
    """Tell an event; the same ones are told on every board and in every recap."""
    return f"• {say.event(event)}"


def _was_forced(table: Table, step: Step) -> bool:
    """Tell whether everybody could see that there was nothing to decide."""
    return (
        optional.is_open(table.game, step.before, step.seat)
        and len(table.game.legal(step.before, step.seat)) == 1
    )


def _taken_back(table: Table, say: Say) -> list[str]:
    """Tell that moves were undone, until the next one is made."""
    last = table.log[-1] if table.log else None
    if last is None or not last.text.startswith("undo "):
        return []
    return [say("taken-back", seat=last.seat, ply=int(last.text.removeprefix("undo ")))]
