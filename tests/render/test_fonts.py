import pytest
from hypothesis import given
from hypothesis import strategies as st

from render import fonts
from render.fonts import FILES, fit, measure, writable
from render.scene import Face

FACES: tuple[Face, ...] = ("text", "bold", "title")
HOSTILE = (
    "W" * 32,
    "ＷＩＤＥ" * 8,
    "😀🏴‍☠️👩‍👩‍👧‍👦" * 4,
    "مرحبا بالعالم",
    "שלום עולם",
    "漢字かな交じり文" * 4,
    "a\u0301" * 16,
    "Z̷̛̲a̶l̵g̸o̴",
    "\u202eright to left",
    "tab\tnew\nline\x00nul",
    "",
    " ",
    "\U0010fffd\ufffe",
    "½ ﬁ ℌ ﷽",
)


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_all_that_french_needs(face: Face) -> None:
    assert writable(face, "Éçàùêœ « Noël » … – ’ 1234567890") == "Éçàùêœ « Noël » … – ’ 1234567890"


def test_a_narrow_space_is_a_space_in_every_face() -> None:
    assert {writable(face, "Qui\u202f?") for face in FACES} == {"Qui ?"}


def test_what_a_face_lacks_is_spelled_or_left_out() -> None:
    assert writable("text", "Ｗｉｄｅ 漢字 😀 Bob") == "Wide Bob"
    assert writable("title", "Ωμέγα Привет 😀") != ""
    assert writable("text", "😀") == ""


def test_a_name_the_display_face_lacks_is_written_in_the_other() -> None:
    fitted = fit("title", "Привет wins", 60, 44, 600, 70, 1)
    assert (fitted.face, fitted.lines) == ("bold", ("Привет wins",))
    assert fit("title", "Éric wins 😀", 60, 44, 600, 70, 1).face == "title"


def test_accents_put_together_of_two_are_one() -> None:
    assert writable("text", "e\u0301") == "é"


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_stay_in_their_box(face: Face, name: str) -> None:
    fitted = fit(face, name, 40, 33, 140, 44, 1)
    assert fitted.width <= 140
    assert len(fitted.lines) == 1
    assert fitted.size >= 33


@given(st.text(max_size=60), st.sampled_from(FACES), st.integers(1, 3), st.integers(20, 400))
def test_no_text_is_wider_than_its_box(text: str, face: Face, lines: int, width: int) -> None:
    fitted = fit(face, text, 44, 33, width, 50 * lines, lines)
    assert all(measure(face, fitted.size, line) <= width for line in fitted.lines)
    assert len(fitted.lines) <= lines


def test_words_shrink_before_they_are_cut() -> None:
    width = measure("text", 36, "Stéphanie la Rouge")
    fitted = fit("text", "Stéphanie la Rouge", 44, 33, width, 44, 1)
    assert fitted.lines == ("Stéphanie la Rouge",)
    assert 33 <= fitted.size <= 36


def test_words_that_do_not_fit_end_with_an_ellipsis() -> None:
    (line,) = fit("text", "Stéphanie la Rouge", 44, 33, 120, 44, 1).lines
    assert line.endswith("…")
    assert "Stéphanie la Rouge".startswith(line[:-1].rstrip())


def test_long_words_wrap_to_as_many_lines_as_allowed() -> None:
    fitted = fit("text", "one two three four five six", 33, 33, 150, 200, 3)
    assert 1 < len(fitted.lines) <= 3
    assert fitted.height <= 200


def test_every_face_is_a_file_of_an_installed_package() -> None:
    assert {fonts.font(face, 20).getname()[0] for face in FILES} == {"Source Sans Pro", "Amatic SC"}
