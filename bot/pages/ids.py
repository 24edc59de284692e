"""What stands in a ``custom_id``: everything a press needs, so that nothing is lost at a restart.

``b:move:2f:1c:play b7 sea`` is a button (``s`` a menu, ``f`` a form): what to do, the table and a mark
(the question or the entry it belongs to) in base 36, and the words chosen so far.
"""

from dataclasses import dataclass

LIMIT = 100
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_LONGEST_NUMBER = 12


@dataclass(frozen=True, slots=True)
class Press:
    """What somebody pressed."""

    kind: str
    verb: str
    number: int = 0
    mark: int = 0
    rest: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The words chosen so far."""
        return tuple(self.rest.split())


def button(verb: str, number: int = 0, mark: int = 0, rest: str = "") -> str:
    """Write the id of a button."""
    return _write("b", verb, number, mark, rest)


def menu(verb: str, number: int = 0, mark: int = 0, rest: str = "") -> str:
    """Write the id of a menu."""
    return _write("s", verb, number, mark, rest)


def form(verb: str, number: int = 0, mark: int = 0, rest: str = "") -> str:
    """Write the id of a form."""
    return _write("f", verb, number, mark, rest)


def read(text: str) -> Press | None:
    """Read an id; one that is not ours, or was tampered with, is nothing."""
    parts = text.split(":", 4)
    if len(parts) != 5 or parts[0] not in {"b", "s", "f"} or len(text) > LIMIT:
        return None
    number, mark = _number(parts[2]), _number(parts[3])
    if number is None or mark is None:
        return None
    return Press(parts[0], parts[1], number, mark, parts[4])


def spell(number: int) -> str:
    """Write a number in base 36."""
    digits = ""
    while number >= 36:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return _DIGITS[number] + digits


def _write(kind: str, verb: str, number: int, mark: int, rest: str) -> str:
    text = f"{kind}:{verb}:{spell(number)}:{spell(mark)}:{rest}"
    assert len(text) <= LIMIT, text
    return text


def _number(text: str) -> int | None:
    if not 0 < len(text) <= _LONGEST_NUMBER or set(text) - set(_DIGITS):
        return None
    return int(text, 36)
