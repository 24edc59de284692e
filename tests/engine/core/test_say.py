from pathlib import Path

import pytest

from engine.core.errors import BadSeats, Illegal
from engine.core.say import MissingWords, Say, speaker


def test_a_message_that_is_missing_is_never_hidden() -> None:
    with pytest.raises(MissingWords):
        speaker("en")("no-such-message")


def test_a_variable_that_is_missing_is_never_hidden() -> None:
    with pytest.raises(MissingWords):
        speaker("en")("error-bad-seats", seats=9)


def test_an_unknown_language_falls_back_to_english() -> None:
    assert speaker("xx").language == "en"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "2 to 4 players, not 9"), ("fr", "de 2 à 4 joueurs, pas à 9")]
)
def test_an_error_speaks_both_languages(language: str, said: str) -> None:
    assert said in speaker(language).error(BadSeats(seats=9, least=2, most=4))


def test_a_refusal_without_a_reason_says_what_was_tried() -> None:
    assert "play b7" in speaker("en").error(Illegal("play b7"))


def test_a_list_can_be_counted_inside_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts stand in the text and choose the plural."""
    place = tmp_path / "counting"
    (place / "words").mkdir(parents=True)
    (place / "__init__.py").touch()
    text = "cards = { COUNT($cards) ->\n    [one] one card\n   *[other] { COUNT($cards) } cards\n  }\n"
    (place / "words" / "en.ftl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    say = Say("en", ("counting",))
    assert [say("cards", cards=cards) for cards in (("a",), ("a", "b"), ())] == [
        "one card",
        "2 cards",
        "0 cards",
    ]
