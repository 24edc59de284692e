"""A game's words in a reader's language.

All words are Fluent messages in ``words/<language>.ftl`` beside the code that needs them. The keys of a
game's words are:

==============================  ============================================  =========================
key                             what it says                                  variables
==============================  ============================================  =========================
title, tagline, about           the game, in a word, a line, a few lines
option-<field>, …-help          an option of the lobby; ``option-<field>-<value>`` for named values
ask-<phase>, help-<phase>       the question as the asked reads it; explained  the phase's fields
wait-<phase>                    the same as everybody reads it                ``seats`` and those
choose-<move>                   a button that leads on; one thing of a set    chosen fields; of a set: all
ask-<move>-<field>              what is asked for next                        the fields before it
choose-<move>-<field>           the button                                    ``value`` and those
move-<move>                     the whole move, as announced (a button too)   its fields
event-<event>                   what happened                                 its fields
remark-<key>                    worth knowing before choosing                 ``number``, ``thing``
refusal-<key>                   why something is not possible
outcome-<key>                   what ended the game, and who won              ``winners``, ``scores``
this-round                      the round, where it has a name of its own     ``number``
rules-<topic>, …-title          a page that teaches the game
==============================  ============================================  =========================

Three functions serve the messages: ``WHO($seat)`` names one or several players,
``THING($card, of: "card")`` reads the message ``card-<value>``, or ``card`` with ``$word``,
``$letters`` and ``$number`` (``b7`` is ``b`` and 7); of a list it reads each one. ``COUNT($cards)``
counts a list. Truth values read ``yes`` and ``no``.
"""

from collections.abc import Sequence
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from engine.core import notation
from engine.core.errors import RulesError
from engine.core.menu import Choice, Question
from engine.core.types import Event, Move, Outcome, Phase, Record, Remark, fields, tag

LANGUAGES = ("en", "fr")

_SEPARATOR = "\x1f"
_names: ContextVar[tuple[str, ...]] = ContextVar("names", default=())


class MissingWords(LookupError):
    """A message is missing or needs something it was not given: a mistake of ours, never hidden."""


class Say:
    """Speaks one language about one game (or none) to people of these names."""

    def __init__(self, language: str, places: tuple[str, ...], names: Sequence[str] = ()) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.names = tuple(names)
        self._places = places
        self._lexicon = _lexicon(self.language, places)

    def __call__(self, key: str, **variables: Any) -> str:
        """Say one message."""
        arguments = tuple((name, _argument(value)) for name, value in variables.items())
        return _said(self._lexicon, self.names, key, arguments)

    def __contains__(self, key: str) -> bool:
        return bool(self._lexicon.bundle.has_message(key))

    def named(self, names: Sequence[str]) -> "Say":
        """Speak of other people."""
        return Say(self.language, self._places, names)

    def move(self, move: Move) -> str:
        """Say a move as its player would announce it."""
        return self(f"move-{tag(move)}", **fields(move))

    def event(self, event: Event) -> str:
        """Tell what happened."""
        return self(f"event-{tag(event)}", **fields(event))

    def ask(self, phase: Phase, question: Question) -> str:
        """Ask the person whose answer it is."""
        if not question.field:
            return self(f"ask-{tag(phase)}", **fields(phase))
        sample = question.choices[0].sample
        return self(f"ask-{tag(sample)}-{question.field}", **_chosen(sample, question.field))

    def wait(self, phase: Phase, seats: Sequence[int]) -> str:
        """Tell everybody whose answer is awaited, and to what."""
        return self(f"wait-{tag(phase)}", **(fields(phase) | {"seats": tuple(seats)}))

    def choice(self, question: Question, choice: Choice) -> str:
        """Say what stands on a button."""
        if question.field:
            sample = choice.sample
            value = getattr(sample, question.field)
            key = f"choose-{tag(sample)}-{question.field}"
            return self(key, value=value, **_chosen(sample, question.field))
        if choice.move is not None:
            return self.move(choice.move)
        sample = choice.sample
        begun = sample.__struct_fields__[: len(choice.path) - 1]
        return self(f"choose-{tag(sample)}", **{name: getattr(sample, name) for name in begun})

    def pick(self, pick: Move) -> str:
        """Say one thing of a set."""
        return self(f"choose-{tag(pick)}", **fields(pick))

    def remark(self, remark: Remark) -> str:
        """Say what is worth knowing about a choice; a remark may only put it in order."""
        if not remark.key:
            return ""
        return self(f"remark-{remark.key}", number=remark.number, thing=remark.thing)

    def refusal(self, why: str) -> str:
        """Say why a move is not possible."""
        return self(f"refusal-{why}")

    def outcome(self, outcome: Outcome) -> str:
        """Say what ended the game, and who won it."""
        winners = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
        return self(f"outcome-{outcome.why}", winners=winners, scores=outcome.scores)

    def error(self, error: RulesError) -> str:
        """Say why the table refused: by the game's own reason where it gave one."""
        why = error.fields.get("why")
        return self.refusal(why) if why else self(error.key, **error.fields)


def speaker(language: str, game: str = "", names: Sequence[str] = ()) -> Say:
    """Find the voice for a game, or for what is common to all."""
    return Say(language, ("engine.core", *((f"engine.{game}",) if game else ())), names)


@cache
def _resource(place: str, language: str) -> Any:
    path = resources.files(place).joinpath("words", f"{language}.ftl")
    return FluentResource(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def _lexicon(language: str, places: tuple[str, ...]) -> "_Lexicon":
    return _Lexicon(language, places)


@lru_cache(maxsize=8192)
def _said(
    lexicon: "_Lexicon", names: tuple[str, ...], key: str, arguments: tuple[tuple[str, str | int], ...]
) -> str:
    """Say one message, and remember it: Fluent is thorough, and tables say the same things all the time."""
    token = _names.set(names)
    try:
        return lexicon.format(key, dict(arguments))
    finally:
        _names.reset(token)


class _Lexicon:
    """The messages of some places in one language, and the functions they may call."""

    def __init__(self, language: str, places: tuple[str, ...]) -> None:
        functions: dict[str, Any] = {"WHO": self._who, "THING": self._thing, "COUNT": self._count}
        self.bundle = FluentBundle([language], use_isolating=False, functions=functions)
        for place in places:
            self.bundle.add_resource(_resource(place, language), allow_overrides=True)

    def format(self, key: str, arguments: dict[str, str | int]) -> str:
        """Read a message; nothing may be missing from it."""
        pattern = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if pattern is None:
            raise MissingWords(f"no message {key!r}")
        said, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingWords(f"message {key!r}: {errors[0]!r}") from errors[0]
        return str(said)

    def _who(self, seats: object) -> str:
        names = _names.get()
        return self._join([_name(names, int(seat)) for seat in _split(seats)])

    def _thing(self, value: object, of: str) -> str:
        return self._join([self._one(word, str(of)) for word in _split(value)])

    def _one(self, word: str, of: str) -> str:
        if self.bundle.has_message(f"{of}-{word}"):
            return self.format(f"{of}-{word}", {})
        letters = word.rstrip("0123456789")
        number = int(word.removeprefix(letters) or 0)
        return self.format(of, {"word": word, "letters": letters, "number": number})

    def _join(self, parts: list[str]) -> str:
        if not parts:
            return self.format("nothing", {})
        if len(parts) == 1:
            return parts[0]
        start, last = ", ".join(parts[:-1]), parts[-1]
        return self.format("and", {"start": start, "last": last})

    def _count(self, value: object) -> Any:
        return fluent_number(len(_split(value)))


def _argument(value: Any) -> str | int:
    """Give Fluent only what it knows: numbers and text; a list is text with a separator."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    if isinstance(value, tuple | list):
        return _SEPARATOR.join(str(_argument(one)) for one in value)
    if isinstance(value, Record):
        return notation.text(value)
    return "" if value is None else str(value)


def _split(value: object) -> list[str]:
    text = str(int(value)) if isinstance(value, int) else str(value)
    return text.split(_SEPARATOR) if text else []


def _name(names: tuple[str, ...], seat: int) -> str:
    return names[seat] if seat < len(names) else notation.seat_letter(seat)


def _chosen(sample: Move, field: str) -> dict[str, Any]:
    """The fields of a move that stand before the one that is asked for."""
    names = sample.__struct_fields__
    return {name: getattr(sample, name) for name in names[: names.index(field)]}
