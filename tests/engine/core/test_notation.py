import pytest

from engine.core import notation
from engine.core.errors import UnknownMove
from engine.core.types import Move


class Sail(Move, frozen=True):
    card: str
    count: int
    brave: bool
    seat: int | None
    cells: tuple[str, ...]


class DropAnchor(Move, frozen=True):
    pass


KINDS = (Sail, DropAnchor)


def test_a_move_is_its_tag_and_its_fields() -> None:
    assert notation.text(Sail("b7", 2, brave=True, seat=None, cells=("A1", "B2"))) == "sail b7 2 yes - A1,B2"


def test_a_tag_of_several_words_is_hyphenated() -> None:
    assert notation.text(DropAnchor()) == "drop-anchor"


@pytest.mark.parametrize(
    "move",
    [
        Sail("b7", 2, brave=True, seat=None, cells=("A1", "B2")),
        Sail("b7", 0, brave=False, seat=3, cells=()),
        DropAnchor(),
    ],
)
def test_a_move_reads_back(move: Move) -> None:
    assert notation.parse(KINDS, notation.text(move)) == move


@pytest.mark.parametrize(
    "line",
    [
        "",
        "fly",
        "sail",
        "sail b7",
        "sail b7 x yes - -",
        "sail b7 2 maybe - -",
        "sail b7 02 yes - -",
        "drop-anchor 1",
    ],
)
def test_what_is_no_move_is_refused_with_its_text(line: str) -> None:
    with pytest.raises(UnknownMove) as caught:
        notation.parse(KINDS, line)
    assert caught.value.fields == {"text": line}
