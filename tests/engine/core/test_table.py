"""The one checked door, on the tiny game of the laws."""

import pytest

from engine.core import table as tables
from engine.core.errors import (
    BadOptions,
    BadSeats,
    BrokenLog,
    CannotUndo,
    GameOver,
    Illegal,
    NotYourTurn,
    Stale,
)
from engine.core.table import Line, Table
from tests.laws.tiny import Bid, Draw, Look, Throw, Thrown, Tiny

GAME = Tiny()
PEOPLE = (0, 1)


def fresh(seats: int = 2) -> Table:
    return tables.start(GAME, seats, None, tables.spread("a fixed seed"))


def bids(table: Table) -> Table:
    for seat in table.to_move:
        table = tables.play(table, seat, table.legal(seat)[0])
    return table


def test_a_table_is_a_value() -> None:
    table = fresh()
    before = table.state
    tables.play(table, 0, table.legal(0)[0])
    assert table.state == before
    assert table.entry == 0


def test_who_is_not_asked_is_told_so() -> None:
    table = bids(fresh())
    loser = 1 - table.to_move[0]
    with pytest.raises(NotYourTurn):
        tables.play(table, loser, Look(yes=True))


def test_an_illegal_move_is_refused_with_the_games_reason() -> None:
    table = fresh()
    foreign = table.legal(1)[0]
    with pytest.raises(Illegal) as caught:
        tables.play(table, 0, foreign)
    assert caught.value.why == "tiny"


def test_a_question_can_be_answered_once() -> None:
    table = fresh()
    question = table.question(0)
    move = table.legal(0)[0]
    after = tables.play(table, 0, move, question)
    with pytest.raises(Stale):
        tables.play(after, 0, move, question)


def test_a_simultaneous_answer_does_not_make_anothers_question_stale() -> None:
    table = fresh()
    question = table.question(1)
    after = tables.play(table, 0, table.legal(0)[0])
    assert tables.play(after, 1, after.legal(1)[0], question).ply == 2


def test_the_next_question_of_the_same_seat_has_another_token() -> None:
    table = bids(fresh())
    winner = table.to_move[0]
    question = table.question(winner)
    after = tables.play(table, winner, Look(yes=False), question)
    assert after.question(winner) != question


def test_nothing_is_asked_after_the_end() -> None:
    table = finished()
    with pytest.raises(GameOver):
        tables.play(table, 0, Bid(1))


def finished() -> Table:
    table = fresh()
    while table.outcome is None:
        seat = table.to_move[0]
        table = tables.play(table, seat, table.legal(seat)[0])
    return table


def test_several_moves_are_all_made_or_none() -> None:
    table = bids(fresh())
    winner = table.to_move[0]
    table = tables.play(table, winner, Look(yes=False))
    cards = [move for move in table.legal(winner) if isinstance(move, Throw)]
    with pytest.raises(Illegal):
        tables.play_all(table, winner, [cards[1], cards[0], Thrown()])
    after = tables.play_all(table, winner, [*cards, Thrown()])
    assert after.state.hands[winner] == ()
    assert [line.joined for line in after.log[-3:]] == [False, True, True]


def test_what_was_played_as_one_is_undone_as_one() -> None:
    table = bids(fresh())
    winner = table.to_move[0]
    table = tables.play(table, winner, Look(yes=False))
    cards = [move for move in table.legal(winner) if isinstance(move, Throw)]
    after = tables.play_all(table, winner, [*cards, Thrown()])
    assert tables.undo(after, winner, PEOPLE).state == table.state


def test_an_undo_is_a_line_of_the_log_and_numbers_are_never_used_twice() -> None:
    table = bids(fresh())
    winner = table.to_move[0]
    after = tables.play(table, winner, Look(yes=False))
    back = tables.undo(after, winner, PEOPLE)
    assert back.log[-1] == Line(winner, "undo 2")
    assert (back.entry, back.ply) == (4, 2)
    assert back.question(winner) == 4


def test_nobody_goes_back_over_what_was_revealed() -> None:
    table = bids(fresh())
    with pytest.raises(CannotUndo):
        tables.undo(table, 1, PEOPLE)


def test_nobody_goes_back_over_another_persons_move() -> None:
    table = fresh(3)
    table = tables.play(table, 0, table.legal(0)[0])
    after = tables.play(table, 1, table.legal(1)[0])
    with pytest.raises(CannotUndo):
        tables.undo(after, 0, (0, 1, 2))


def test_a_person_goes_back_over_a_computer_players_move() -> None:
    table = fresh(3)
    one = tables.play(table, 0, table.legal(0)[0])
    two = tables.play(one, 1, one.legal(1)[0])
    assert tables.undo(two, 0, (0, 2)).state == table.state


def test_the_table_may_agree_to_go_back_over_anything() -> None:
    table = bids(fresh())
    assert tables.undo_to(table, 0, 0).state == fresh().state
    with pytest.raises(CannotUndo):
        tables.undo_to(table, 0, 2)


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in() -> None:
    table = fresh(3)
    one = tables.play(table, 0, table.legal(0)[0])
    two = tables.play(one, 1, one.legal(1)[0])
    back = tables.retract(two, 0)
    assert back.to_move == (0, 2)
    assert back.question(2) == table.question(2)
    changed = tables.play(back, 0, back.legal(0)[1])
    assert changed.state.phase.bids[1] == two.state.phase.bids[1]
    with pytest.raises(CannotUndo):
        tables.retract(bids(table), 0)


def test_nothing_can_be_taken_back_by_one_who_has_not_answered() -> None:
    with pytest.raises(CannotUndo):
        tables.retract(fresh(), 0)


def test_undos_and_retractions_replay() -> None:
    table = fresh(3)
    table = tables.retract(tables.play(table, 0, table.legal(0)[0]), 0)
    table = bids(table)
    winner = table.to_move[0]
    table = tables.undo(tables.play(table, winner, Look(yes=False)), winner, (0, 1, 2))
    table = tables.play(table, winner, Look(yes=True))
    cards = [move for move in table.legal(winner) if isinstance(move, Throw)]
    table = tables.play_all(table, winner, [*cards, Thrown()])
    assert tables.replay(GAME, table.setting, table.log) == table


def test_a_broken_log_names_its_line() -> None:
    table = bids(fresh())
    lines = (*table.log, Line(0, "draw left"))
    with pytest.raises(BrokenLog) as caught:
        tables.replay(GAME, table.setting, lines)
    assert caught.value.fields["line"] == 2


def test_luck_is_the_same_after_an_undo() -> None:
    table = bids(fresh())
    winner = table.to_move[0]
    once = tables.play(tables.play(table, winner, Look(yes=False)), winner, Thrown())
    again = tables.undo(once, winner, PEOPLE)
    again = tables.play(again, winner, Thrown())
    assert tables.play(once, winner, Draw("top")).state == tables.play(again, winner, Draw("top")).state


def test_too_many_or_too_few_players_are_refused() -> None:
    with pytest.raises(BadSeats):
        tables.start(GAME, 4)
    with pytest.raises(BadSeats):
        tables.start(GAME, 1)


@pytest.mark.parametrize("options", [{"rounds": 9}, {"storm": True}, {"rounds": "many"}, "nonsense", 7])
def test_impossible_options_are_refused_by_name(options: object) -> None:
    with pytest.raises(BadOptions):
        tables.start(GAME, 2, options)


def test_news_is_for_those_who_may_hear_it() -> None:
    table = bids(fresh())
    winner = table.to_move[0]
    after = tables.play(table, winner, Look(yes=True))
    assert tables.news(table, after, winner)
    assert not tables.news(table, after, 1 - winner)
    assert not tables.news(table, after, None)


def test_the_commitment_depends_on_everything_that_was_settled() -> None:
    one = fresh().setting
    others = [
        tables.start(GAME, 3, None, tables.spread("a fixed seed")).setting,
        tables.start(GAME, 2, {"rounds": 1}, tables.spread("a fixed seed")).setting,
        tables.start(GAME, 2, None, tables.spread("another seed")).setting,
    ]
    assert len({setting.commitment() for setting in (one, *others)}) == 4
