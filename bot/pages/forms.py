"""The options of a game as a form, made from the fields of its model."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

from bot.pages.page import CHOICES
from engine.core.say import Say
from engine.core.types import AnyGame

IN_A_FORM = 5
FORM_TITLE, FORM_LABEL, FORM_HELP = 45, 45, 100


@dataclass(frozen=True, slots=True)
class Field:
    """One option: a choice among named values, or something typed."""

    name: str
    values: tuple[Any, ...]
    default: Any
    bounds: tuple[int, int] | None = None
    """The least and the greatest number that may be typed."""

    def label(self, say: Say) -> str:
        """What it is called."""
        return say(f"option-{self.name}")

    def help(self, say: Say) -> str:
        """What it means, where the game says so."""
        key = f"option-{self.name}-help"
        return say(key) if key in say else ""

    def wanted(self, say: Say) -> str:
        """Say what values it may have."""
        if self.bounds:
            return say("option-between", least=self.bounds[0], most=self.bounds[1])
        return say("option-one-of", values=", ".join(self.value(say, one) for one in self.values))

    def spoken(self, say: Say, chosen: Mapping[str, Any]) -> str:
        """Say the value that is settled."""
        return self.value(say, chosen.get(self.name, self.default))

    def value(self, say: Say, value: Any) -> str:
        """Say one of its values."""
        word = spell(value)
        key = f"option-{self.name}-{word}"
        if key in say:
            return say(key)
        return say(f"value-{word}") if isinstance(value, bool) else word

    def read(self, text: str) -> Any:
        """Turn what was chosen or typed into a value; the game's model checks it."""
        return next((value for value in self.values if spell(value) == text), text.strip())


def fields(game: AnyGame) -> tuple[Field, ...]:
    """List the options of a game, as many as a form holds."""
    schemas = game.Options.model_json_schema()["properties"]
    found = [
        Field(name, _values(one.annotation), one.default, _bounds(schemas[name]))
        for name, one in game.Options.model_fields.items()
    ]
    return tuple(found[:IN_A_FORM])


def spell(value: Any) -> str:
    """Write a value as a word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _values(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (True, False)
    if get_origin(hint) is Literal and len(get_args(hint)) <= CHOICES:
        return get_args(hint)
    return ()


def _bounds(schema: Mapping[str, Any]) -> tuple[int, int] | None:
    least, most = schema.get("minimum"), schema.get("maximum")
    return None if least is None or most is None else (least, most)
