"""Any move as a short line of words, and back: ``play b7 sea 2``.

The words of a move are its tag and its fields in order. The same text stands in the log, on a
button, in the terminal and in the golden transcripts.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, cast, get_args, get_origin, get_type_hints

from engine.core.errors import UnknownMove
from engine.core.types import Move, Record, fields, tag

_NOTHING = "-"


@lru_cache(maxsize=8192)
def words(record: Record) -> tuple[str, ...]:
    """Split a move or event into its words; a menu asks for those of the same moves again and again."""
    return (tag(record), *(_spell(value) for value in fields(record).values()))


def text(record: Record) -> str:
    """Write a move or event as one line."""
    return " ".join(words(record))


def parse(kinds: tuple[type[Move], ...], line: str) -> Move:
    """Read a move; anything that is not one of these kinds is refused with its own text."""
    name, *rest = line.split() or [""]
    readers = _readers(kinds).get(name)
    if readers is None or len(readers[1]) != len(rest):
        raise UnknownMove(text=line)
    kind, converters = readers
    try:
        values = [convert(word) for convert, word in zip(converters, rest, strict=True)]
    except ValueError:
        raise UnknownMove(text=line) from None
    return cast("Move", kind(*values))


def seat_letter(seat: int) -> str:
    """Name a seat in texts: A is the first."""
    return "ABCDEFGH"[seat]


def _spell(value: Any) -> str:
    if value is None:
        return _NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(_spell(one) for one in value) or _NOTHING
    if isinstance(value, Record):
        return ":".join(_spell(one) for one in fields(value).values())
    return str(value)


@lru_cache(maxsize=64)
def _readers(
    kinds: tuple[type[Move], ...],
) -> dict[str, tuple[type[Any], tuple[Callable[[str], Any], ...]]]:
    return {tag(kind): (kind, _converters(kind)) for kind in kinds}


def _converters(kind: type[Record]) -> tuple[Callable[[str], Any], ...]:
    hints = get_type_hints(kind)
    return tuple(_converter(hints[name]) for name in kind.__struct_fields__)


def _converter(hint: Any) -> Callable[[str], Any]:
    if hint is bool:
        return _yes_or_no
    if get_origin(hint) is tuple:
        return _tuple_of(get_args(hint)[0])
    if type(None) in get_args(hint):
        (inner,) = (one for one in get_args(hint) if one is not type(None))
        return _maybe(_converter(inner))
    if hint is int:
        return _whole_number
    return str


def _whole_number(word: str) -> int:
    number = int(word)
    if str(number) != word:
        raise ValueError(word)
    return number


def _yes_or_no(word: str) -> bool:
    return {"yes": True, "no": False}[word] if word in {"yes", "no"} else _refuse(word)


def _refuse(word: str) -> bool:
    raise ValueError(word)


def _tuple_of(inner: Any) -> Callable[[str], Sequence[Any]]:
    convert = _converter(inner)
    return lambda word: () if word == _NOTHING else tuple(map(convert, word.split(",")))


def _maybe(convert: Callable[[str], Any]) -> Callable[[str], Any]:
    return lambda word: None if word == _NOTHING else convert(word)
