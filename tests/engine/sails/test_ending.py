"""Clean-up, score and the end (sails A8, R2, R26, R31, R36, R37)."""

import random

import pytest
from msgspec.structs import replace

from engine.core.dice import Loose, Scripted
from engine.core.types import Outcome
from engine.sails import Options, apply, legal, outcome, setup, to_move
from engine.sails.events import RoundScored, TrickEnded
from engine.sails.phases import Over, Playing
from engine.sails.state import Tally

from .scenes import lay, told, trick


def test_the_first_player_card_moves_one_seat_clockwise() -> None:
    state, events = lay(trick("r9", "r5", "g5", "g7", first=3), "g7", "r9", "r5", "g5")
    assert (state.first, state.phase) == (0, Playing(0))
    assert told(events, TrickEnded)


def test_treasures_left_over_go_under_their_deck_and_the_next_are_turned_over() -> None:
    """sails R37."""
    before = trick("r9", "r5", "r6", "r7", shown=("B2", "G1"), actions=(1, 3))
    state, _ = lay(before, "r9", "r5", "r6", "r7")
    assert [deck.buried for deck in state.decks] == [("B2",), ("G1",)]
    assert [deck.shown for deck in state.decks] == [deck.draw[0] for deck in before.decks]
    assert [deck.draw for deck in state.decks] == [deck.draw[1:] for deck in before.decks]


def test_a_treasure_that_was_taken_does_not_go_under_the_deck() -> None:
    state, _ = lay(trick("r9", "r5", "g6", "g7"), "r9", "r5", "g6", "g7")
    assert [deck.buried for deck in state.decks] == [(), ()]


def test_the_islands_of_a_trick_are_out_of_the_round() -> None:
    """sails R37."""
    before = trick("r9", "r5", "g6", "g7")
    state, _ = lay(before, "r9", "r5", "g6", "g7")
    assert state.discards == (*before.discards, "r9", "r5", "g6", "g7")


def test_treasures_and_pairs_of_bonus_cards_score() -> None:
    """sails A8, R36."""
    assert Tally(("R4", "B3", "G1"), 5).points == 10
    assert Tally((), 1).points == 0


def test_a_round_is_scored_after_its_clean_up() -> None:
    """sails R36: Bonus cards of the last trick are back in the supply and score for nobody."""
    state = trick(
        "r9", "r5", "g6", "g7", spare=0, bonus=(4, 0, 3, 0), piles=(("R4", "B3"), (), ("B5",), ()), number=2
    )
    state, events = lay(state, "r9 2", "r5", "g6", "g7")
    assert told(events, RoundScored) == [
        RoundScored(0, 2, ("R4", "B3", "R1"), 2, 9),
        RoundScored(1, 2, (), 2, 1),
        RoundScored(2, 2, ("B5",), 5, 7),
        RoundScored(3, 2, ("G1",), 0, 1),
    ]
    assert (state.supply, state.spent) == (22 - 9, 0)


def test_nothing_is_turned_over_after_the_last_trick() -> None:
    state = trick("r9", "r5", "g6", "g7", spare=0, number=2)
    after, events = lay(state, "r9", "r5", "g6", "g7")
    assert not told(events, TrickEnded)
    assert [deck.draw for deck in after.decks] == [deck.draw for deck in state.decks]


def finished(*tallies: tuple[int, ...]) -> Outcome | None:
    """End a game in which each seat has so many Bonus cards in each round."""
    state = trick("b9", "b5", "v6", "v7", spare=0, number=2, actions=(2, 4), bonus=tallies[1])
    rounds = (tuple(Tally((), bonus) for bonus in tallies[0]),)
    state = replace(state, round=replace(state.round, tallies=rounds))
    after, _ = lay(state, "b9", "b5", "v6", "v7", dice=Scripted())
    return outcome(after)


def test_the_points_of_both_rounds_are_added() -> None:
    """The weakest of blue and violet get 2 Bonus cards more."""
    assert finished((10, 0, 0, 0), (0, 0, 0, 2)) == Outcome((1, 2, 2, 2), (5, 1, 1, 1), "points")


def test_equal_points_share_the_victory() -> None:
    """sails R26."""
    assert finished((0, 0, 0, 4), (0, 2, 0, 0)) == Outcome((4, 1, 3, 1), (0, 2, 1, 2), "shared")


def test_the_game_ends_after_the_second_round() -> None:
    first = trick("r9", "r5", "g6", "g7", spare=0, number=1)
    after, _ = lay(first, "r9", "r5", "g6", "g7", dice=Loose(random.Random(1)))
    assert outcome(after) is None
    assert after.round.number == 2
    second = trick("r9", "r5", "g6", "g7", spare=0, number=2)
    after, _ = lay(second, "r9", "r5", "g6", "g7")
    assert after.phase == Over()
    assert to_move(after) == ()
    assert outcome(after) is not None


@pytest.mark.parametrize(("seats", "tricks"), [(3, 12), (4, 12), (5, 9)])
def test_no_deck_runs_out_and_no_buried_treasure_comes_up_again(seats: int, tricks: int) -> None:
    """sails R37, and at least three treasures are always left to look at."""
    rng = random.Random(seats)
    state = setup(seats, Options(gv="a"), Loose(rng))
    ended = 0
    while state.round.number == 1:
        assert all(len(deck.draw) >= 3 for deck in state.decks)
        seat = rng.choice(to_move(state))
        state, events = apply(state, seat, rng.choice(legal(state, seat)), Loose(rng))
        ended += len(told(events, TrickEnded))
    assert ended == tricks - 1
