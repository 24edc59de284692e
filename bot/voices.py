"""The words of the host and of its games in somebody's language."""

import re
from collections.abc import Sequence

from engine.core.say import LANGUAGES, Say

_MARKDOWN = re.compile(r"([\\*_~|`>#\-\[\](){}<@:])")


def voice(language: str, game: str = "", names: Sequence[str] = ()) -> Say:
    """Speak as the host, about one game or about none; names are made harmless."""
    places = ("engine.core", "bot", *((f"engine.{game}",) if game else ()))
    return Say(language, places, tuple(harmless(name) for name in names))


def language_of(locale: str | None, otherwise: str = LANGUAGES[0]) -> str:
    """Find the language for a locale of Discord's: ``en-GB`` reads English."""
    language = (locale or "").split("-")[0]
    return language if language in LANGUAGES else otherwise


def harmless(name: str) -> str:
    """Show a name as it is: it cannot call anybody, link anywhere or change the letters after it."""
    flat = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    return _MARKDOWN.sub(r"\\\1", flat[:32]) or "?"
