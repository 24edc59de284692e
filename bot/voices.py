"""The words of the host and of its games in somebody's language."""

import re
from collections.abc import Sequence
from functools import lru_cache

from engine.core.errors import RulesError
from engine.core.say import LANGUAGES, Say

_MARKDOWN = re.compile(r"([\\*_~|`>#\[\](){}<@:]|^-)")
LONGEST_NAME, LONGEST_TEXT = 32, 100
TYPED = frozenset({"text", "move", "game", "field"})
"""Fields of a refusal that repeat what somebody typed."""


@lru_cache(maxsize=512)
def voice(language: str, game: str = "", names: tuple[str, ...] = ()) -> Say:
    """Speak as the host, about one game or about none; names are made harmless."""
    places = ("engine.core", "bot", *((f"engine.{game}",) if game else ()))
    return Say(language, places, tuple(harmless(name) for name in names))


def plain(say: Say, names: Sequence[str]) -> Say:
    """Speak where nothing is markdown, on buttons and pictures: names stay as they are."""
    return say.named(tuple(flat(name) for name in names))


def language_of(locale: str | None, otherwise: str = LANGUAGES[0]) -> str:
    """Find the language for a locale of Discord's: ``en-GB`` reads English."""
    language = (locale or "").split("-")[0]
    return language if language in LANGUAGES else otherwise


def harmless(name: str, longest: int = LONGEST_NAME) -> str:
    """Show a name as it is: it cannot call anybody, link anywhere or change the letters after it."""
    return _MARKDOWN.sub(r"\\\1", flat(name, longest))


def refusal(say: Say, error: RulesError) -> str:
    """Say why something is refused; what somebody typed is repeated as it is, and does nothing."""
    why = error.fields.get("why")
    typed = {name: harmless(str(error.fields[name]), LONGEST_TEXT) for name in TYPED & error.fields.keys()}
    return say.refusal(why) if why else say(error.key, **error.fields | typed)


def flat(name: str, longest: int = LONGEST_NAME) -> str:
    """A name on one line, of a sensible length, without invisible letters."""
    visible = "".join(letter for letter in name if letter.isprintable())
    return " ".join(visible.split())[:longest] or "?"
