"""What belongs to a picture besides the view: who is asked, what just happened, what may be chosen."""

from typing import Any

import msgspec

from engine.core import notation
from engine.core.types import Event, Move, Outcome, Phase, Record, Seat, fields, tag
from render.scene import Field, Words


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The moment a picture is of, as far as those who will see it may know."""

    seats: int
    asked: tuple[Seat, ...] = ()
    """Whose answer is awaited."""
    news: tuple[Event, ...] = ()
    """What happened since the picture before, without what others were whispered."""
    choices: tuple[Move, ...] = ()
    """On a player's own picture: the moves that can still be made of what was chosen so far."""
    outcome: Outcome | None = None


def told(event: Event) -> Words:
    """Give the sentence of an event."""
    return said("event", event)


def awaited(phase: Phase, asked: tuple[Seat, ...]) -> Words:
    """Give the sentence that tells everybody whose answer is awaited, and to what."""
    told = said("wait", phase)
    return Words(told.key, tuple(sorted((*told.fields, ("seats", asked)))))


def turn(phase: Phase, moment: Moment, short: Words) -> Words:
    """Say in a whole sentence whose turn it is; what the ribbon says will do when nobody is asked."""
    return awaited(phase, moment.asked) if moment.asked else short


def said(prefix: str, record: Record) -> Words:
    """Give the sentence that a game's words hold for a record."""
    values = ((name, _field(value)) for name, value in fields(record).items())
    return Words(f"{prefix}-{tag(record)}", tuple(sorted(values)))


def _field(value: Any) -> Field:
    """Write a field of a record so that a scene can be written down."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | str):
        return value
    if isinstance(value, tuple):
        return tuple(one if isinstance(one, int | str) else _written(one) for one in value)
    return _written(value)


def _written(value: Record | tuple[int | str, ...] | None) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return "" if value is None else notation.text(value)
