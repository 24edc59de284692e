import pytest

from engine.core.errors import BadSeats, Illegal
from engine.core.say import MissingWords, speaker


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
