"""The host's own words: the same in every language, none missing, none in the way of a game's."""

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.host.deadlines import PATIENCE
from bot.host.sitting import LEVELS, Status
from bot.ui.permissions import IN_CHANNEL, IN_THREAD
from bot.voices import flat, harmless, language_of, voice
from engine.core.registry import games
from engine.core.say import LANGUAGES

BOT = Path(__file__).parent.parent.parent / "bot"


def messages(place: str, language: str) -> dict[str, set[str]]:
    """The keys of some words, each with the variables it uses."""
    text = resources.files(place).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    parsed = FluentParser().parse(text)
    assert not [one for one in parsed.body if isinstance(one, fluent.Junk)]
    found = [one for one in parsed.body if isinstance(one, fluent.Message)]
    keys = [one.id.name for one in found]
    assert len(keys) == len(set(keys)), "a key stands twice"
    return {one.id.name: variables(one) for one in found}


def variables(node: fluent.BaseNode) -> set[str]:
    names: set[str] = set()

    def walk(one: object) -> None:
        if isinstance(one, fluent.VariableReference):
            names.add(one.id.name)
        children = (
            vars(one).values() if isinstance(one, fluent.BaseNode) else one if isinstance(one, list) else ()
        )
        for child in children:
            walk(child)

    walk(node)
    return names


ENGLISH = messages("bot", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_with_the_same_variables(language: str) -> None:
    assert messages("bot", language) == ENGLISH


@pytest.mark.parametrize("game", games())
def test_no_game_takes_a_word_of_the_host(game: str) -> None:
    assert not set(messages(f"engine.{game}", "en")) & set(ENGLISH)


def keys_in_code() -> Iterator[str]:
    """The keys that the code names as plain texts."""
    calls = {"say": "", "said": "", "tell": "", "Refused": "refused-", "StartError": "start-"}
    for path in BOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            spoken = isinstance(node.func, ast.Call)
            called = node.func.func if isinstance(node.func, ast.Call) else node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            values = node.args[0]
            texts = (
                [values]
                if isinstance(values, ast.Constant)
                else [values.body, values.orelse]
                if isinstance(values, ast.IfExp)
                else []
            )
            for text in texts:
                if (
                    (name in calls or (spoken and name == "voice"))
                    and isinstance(text, ast.Constant)
                    and isinstance(text.value, str)
                ):
                    yield calls.get(name, "") + text.value


GAMES_OWN = {"title", "tagline", "about", "this-round"}
CORES = re.compile(r"verdict-.*")


def test_every_word_that_the_code_names_exists() -> None:
    named = set(keys_in_code())
    assert len(named) > 100
    assert {key for key in named if not CORES.match(key)} - GAMES_OWN <= set(ENGLISH)


def test_words_that_are_put_together_exist() -> None:
    made = {f"{key}-{level}" for key in ("level", "add-computer") for level in LEVELS}
    made |= {f"status-{status}" for status in Status}
    made |= {f"patience-{name}{rest}" for name in PATIENCE for rest in ("", "-about")}
    made |= {f"permission-{name}" for name in (*IN_CHANNEL, *IN_THREAD)}
    made |= {f"language-{language}" for language in LANGUAGES}
    made |= {f"games-{status}" for status in (Status.LOBBY, Status.PLAYING, Status.PARKED)}
    assert made <= set(ENGLISH)


def test_no_word_is_there_for_nothing() -> None:
    made = re.compile(
        r"(add-computer|level|status|patience|permission|language|games|starters|value|choose|page|button|command|parameter)-.*"
        r"|start-.*|setting-.*|footer.*|refused-not-saved|recap|hand-header|board-moved|reminder|failed|pong|all-away"
    )
    named = set(keys_in_code())
    assert not {key for key in ENGLISH if key not in named and not made.fullmatch(key)}


@pytest.mark.parametrize(
    ("locale", "language"), [("fr", "fr"), ("en-GB", "en"), ("de", "en"), (None, "en"), ("", "en")]
)
def test_a_locale_finds_its_language(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


def test_names_are_made_harmless_in_texts_and_kept_on_buttons() -> None:
    assert harmless("*a*_b_") == r"\*a\*\_b\_"
    assert harmless("Jean-Luc") == "Jean-Luc"
    assert harmless("- x") == r"\- x"
    assert harmless("<@1>") == r"\<\@1\>"
    assert flat("a\n\u200b\u202eb   c") == "a b c" or flat("a\n\u200b\u202eb   c") == "ab c"
    assert flat("") == "?"
    assert len(flat("x" * 100)) == 32


@pytest.mark.parametrize("language", LANGUAGES)
def test_welcome_names_commands_by_what_they_are_called_in_that_language(language: str) -> None:
    say = voice(language)
    named = re.findall(r"`/loot ([^`]+)`", "\n".join(_texts(language)))
    known = {say(key) for key in ENGLISH if re.fullmatch(r"command-\w+", key)}
    assert named
    assert set(named) <= known


def _texts(language: str) -> list[str]:
    text = resources.files("bot").joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    return text.splitlines()
