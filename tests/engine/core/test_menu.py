from collections.abc import Sequence

from engine.core import menu, notation
from engine.core import table as tables
from engine.core.types import Move, Remark
from tests.laws.tiny import Look, Throw, Thrown, Tiny


class Go(Move, frozen=True):
    piece: str
    cell: str


class Stay(Move, frozen=True):
    pass


class March(Move, frozen=True):
    together = 2

    card: str
    cell: str


class Quiet:
    pass


LEGAL: tuple[Move, ...] = (Go("a", "A1"), Go("a", "A2"), Go("b", "B1"), Stay())


def ask(path: tuple[str, ...] = (), legal: tuple[Move, ...] = LEGAL) -> menu.Question:
    game: object = Quiet()
    return menu.question(game, None, legal, path)  # type: ignore[arg-type]


def test_the_first_question_is_for_the_kind_of_move() -> None:
    assert [choice.word for choice in ask().choices] == ["go", "stay"]


def test_a_choice_that_leaves_one_move_makes_it() -> None:
    assert [choice.move for choice in ask().choices] == [None, Stay()]


def test_the_next_question_is_for_the_next_word() -> None:
    question = ask(("go",))
    assert question.field == "piece"
    assert [(choice.word, choice.move) for choice in question.choices] == [("a", None), ("b", Go("b", "B1"))]


def test_a_word_that_leaves_no_choice_is_not_asked_for() -> None:
    question = ask((), LEGAL[:2])
    assert question.path == ("go", "a")
    assert [choice.move for choice in question.choices] == list(LEGAL[:2])


def test_words_that_belong_together_are_one_choice() -> None:
    marches = (March("m1", "A1"), March("m1", "A2"), March("m2", "A1"), March("m2", "B2"))
    first = ask((), (*marches, Stay()))
    assert [choice.path for choice in first.choices] == [("march", "m1"), ("march", "m2"), ("stay",)]
    second = ask(first.choices[1].path, (*marches, Stay()))
    assert second.field == "cell"
    assert [choice.move for choice in second.choices] == list(marches[2:])


class Telling:
    """A game with something to say about a piece before its cell is chosen."""

    @staticmethod
    def gist(_view: object, moves: Sequence[Move]) -> Remark | None:
        first = moves[0]
        return Remark(first.piece, len(moves)) if isinstance(first, Go) else None


def test_a_word_that_stands_for_several_moves_tells_their_gist_also_when_one_is_left() -> None:
    game: object = Telling()
    pieces = menu.question(game, None, LEGAL, ("go",))  # type: ignore[arg-type]
    assert [choice.remark for choice in pieces.choices] == [Remark("a", 2), Remark("b", 1)]
    kinds = menu.question(game, None, LEGAL)  # type: ignore[arg-type]
    cells = menu.question(game, None, LEGAL, ("go", "a"))  # type: ignore[arg-type]
    assert {choice.remark for choice in (*kinds.choices, *cells.choices)} == {None}


def test_a_path_that_leads_nowhere_starts_anew() -> None:
    assert ask(("fly", "z")) == ask()


def test_a_single_move_is_still_a_choice() -> None:
    assert [choice.move for choice in ask((), (Stay(),)).choices] == [Stay()]


def test_a_set_is_asked_for_as_a_whole_and_answered_in_order() -> None:
    game = Tiny()
    table = tables.start(game, 2, None, tables.spread("s"))
    for seat in (0, 1):
        table = tables.play(table, seat, table.legal(seat)[0])
    winner = table.to_move[0]
    table = tables.play(table, winner, Look(yes=False))
    question = menu.question(game, table.view(winner), table.legal(winner))
    assert question.pool is not None
    texts = [notation.text(pick) for pick in reversed(question.pool.picks)]
    moves = menu.answer(question.pool, texts, table.legal(winner), game.MOVES)
    assert moves == (*(Throw(card) for card in table.state.hands[winner]), Thrown())
