"""The computer players' sense: what a decent person would find good."""

import random

import pytest

from engine.core.dice import Loose
from engine.skeleton_island import State, apply, legal, outcome, to_move, view
from engine.skeleton_island.phases import Theft
from engine.skeleton_island.sense import rank, worth

from .beach import Lying, apart, beach, fresh, lines, play


def favourite(state: State) -> str:
    (seat,) = to_move(state)
    ranks = rank(view(state, seat), legal(state, seat))
    return lines(state)[ranks.index(max(ranks))]


def test_a_piece_that_wins_an_island_is_taken_and_kept() -> None:
    state = beach(*apart("coins-1", "half-red", "coins-3"), owned=(("half-red",), ()))
    assert favourite(state) == "take B"
    assert favourite(play(state, "take B")) == "keep"


def test_more_gold_is_better_than_less() -> None:
    assert favourite(beach(*apart("coins-1", "coins-3", "coins-2"))) == "take B"


def test_sand_is_looked_at_first_where_something_good_may_be_taken_after() -> None:
    state = beach(
        *apart("coins-2", "coins-1"), Lying("half-blue", 300, 0, up=False), owned=(("half-blue",), ())
    )
    assert favourite(state) == "take C"


def test_a_poor_card_is_put_back_for_a_better_one() -> None:
    state = play(beach(*apart("coins-3", "coins-1", "coins-2")), "take B")
    assert favourite(state) == "return"


def test_the_card_one_means_to_take_next_is_not_covered() -> None:
    state = play(beach(*apart("coins-3", "coins-1", "coins-1")), "take B", "return")
    covered = next(line for line in lines(state) if line == "put W block")
    ranks = dict(zip(lines(state), rank(view(state, 0), legal(state, 0)), strict=True))
    assert ranks[covered] < ranks["put E free"]
    assert ranks["put E block"] > ranks["put E free"]


def test_a_theft_takes_what_brings_most() -> None:
    state = beach(*apart("coins-1"), owned=(("half-red",), ("half-red", "coins-3", "hat")), phase=Theft(0))
    assert favourite(state) == "steal 1 half-red"


def test_a_payment_spares_the_map_that_is_nearly_complete() -> None:
    owned = (("half-red", "quarter-red", "quarter-blue", "hat", "hook"), ("coins-1",))
    state = play(beach(*apart("coins-1", "coins-1", "coins-1"), owned=owned), "pirate turns")
    while len(lines(state)) > 1:
        state = play(state, favourite(state))
    assert not any("red" in face for face in getattr(state.phase, "picked", ()))


def test_prospects_are_shares_and_follow_the_gold() -> None:
    even = worth(view(beach(*apart("coins-1", "coins-1", "coins-1")), None))
    assert even == pytest.approx((0.5, 0.5))
    ahead = worth(view(beach(*apart("coins-1"), owned=(("coins-3",), ("coins-1",), ("hat",))), None))
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] > ahead[1]
    begun = worth(view(beach(*apart(*["coins-1"] * 5), owned=(("half-red", "quarter-red"), ())), None))
    assert begun[0] > 0.5


def test_it_judges_every_question_of_a_game() -> None:
    for seed in range(6):
        state, source = fresh(seed, seats=2 + seed % 3), random.Random(seed)
        while to_move(state):
            (seat,) = to_move(state)
            moves = legal(state, seat)
            assert len(rank(view(state, seat), moves)) == len(moves)
            assert all(0 <= share <= 1 for share in worth(view(state, None)))
            state, _ = apply(state, seat, source.choice(moves), Loose(source))


def test_first_thoughts_beat_chance() -> None:
    won = sum(contest(seed) for seed in range(8))
    assert won >= 7


def contest(seed: int) -> float:
    """One seat by first thoughts, the other by chance."""
    state, source = fresh(seed), random.Random(seed)
    while to_move(state):
        (seat,) = to_move(state)
        moves = legal(state, seat)
        ranks = rank(view(state, seat), moves) if seat == seed % 2 else [source.random() for _ in moves]
        state, _ = apply(state, seat, moves[ranks.index(max(ranks))], Loose(source))
    result = outcome(state)
    assert result is not None
    return float(result.places[seed % 2] == 1)
