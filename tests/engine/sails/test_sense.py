"""First thoughts: they need not be right, but sane; and what is imagined holds together."""

import random

import pytest
from msgspec.structs import replace

from engine.core.dice import Loose, Seeded
from engine.sails import Options, apply, imagine, legal, outcome, setup, to_move, view
from engine.sails.phases import Ordering
from engine.sails.sense import rank, worth
from engine.sails.state import State, Tally

from .scenes import do, lay, move, texts, trick


def best(state: State, seat: int) -> str:
    moves = legal(state, seat)
    ranks = rank(view(state, seat), moves)
    return texts(moves)[ranks.index(max(ranks))]


def test_the_more_valuable_treasure_is_claimed() -> None:
    state = trick("r11", "r2", "r7", "g5", shown=("R1", "G1"), piles=((), (), ("R4",), ()))
    state, _ = lay(state, "r11", "r2", "r7", "g5")
    assert best(state, 0) == "steal 2 R4"
    state = trick("r11", "r2", "r7", "g5", shown=("R5", "G1"), piles=((), (), ("R2",), ()))
    state, _ = lay(state, "r11", "r2", "r7", "g5")
    assert best(state, 0) == "take R5"


def test_the_lowest_islands_are_given_back_in_the_order_of_the_hand() -> None:
    state, _ = lay(trick("b9", "r5", "g5", "v12", actions=(2, 4)), "b9", "r5", "g5", "v12")
    state, _ = do(state, 0, "raid 3", Loose(random.Random(1)))
    for _ in range(2):
        state, _ = do(state, 0, best(state, 0))
    assert best(state, 0) == "done-give"


def test_what_one_could_win_is_put_on_top() -> None:
    state, _ = lay(trick("r9", "r5", "g5", "v7", actions=(2, 3)), "r9", "r5", "g5", "v7")
    state, _ = do(state, 3, "peek rb")
    state = replace(state, phase=Ordering(3, "rb", ("B1", "R5", "B2")))
    state = replace(state, hands=(*state.hands[:3], ("r12", "g1", "g2")))
    assert best(state, 3).startswith("order R5")


def test_who_leads_has_the_better_prospects_and_the_more_so_later() -> None:
    tallies = ((Tally(("R5", "B5"), 0), Tally(("G1",), 0), Tally((), 0)),)
    late = trick("r1", "b2", "g3", number=2, spare=0, shown=("V1",))
    late = replace(late, round=replace(late.round, tallies=tallies))
    leader, other, last = worth(view(late, 1))
    assert 1 > leader > 0.9 > 0.5 > other > last > 0
    early = replace(late, hands=tuple(hand * 9 for hand in late.hands))
    assert worth(view(early, 1))[0] < leader


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("rb", "gv"), [("a", "a"), ("b", "b")])
def test_every_question_of_a_game_is_judged_and_imagined(seats: int, rb: str, gv: str) -> None:
    """What others would see of an imagined world can be imagined in turn."""
    rng = random.Random(seats)
    state = setup(seats, Options.model_validate({"rb": rb, "gv": gv}), Seeded(b"sense", 0))
    while to_move(state):
        seat = rng.choice(to_move(state))
        moves, seen = legal(state, seat), view(state, seat)
        ranks = rank(seen, moves)
        assert len(ranks) == len(moves)
        assert all(0 <= chance <= 1 for chance in worth(seen))
        dreamt = imagine(seen, Loose(rng))
        assert view(dreamt, seat) == seen
        other = rng.randrange(seats)
        assert view(imagine(view(dreamt, other), Loose(rng)), other) == view(dreamt, other)
        state, _ = apply(state, seat, moves[ranks.index(max(ranks))], Loose(rng))
    assert outcome(state) is not None


def test_greed_beats_chance() -> None:
    """One greedy player among three random ones wins far more than a quarter of the games."""
    wins = 0
    for number in range(30):
        rng = random.Random(number)
        state = setup(4, Options(), Loose(rng))
        while to_move(state):
            seat = to_move(state)[0]
            choice = move(best(state, 0)) if seat == 0 else rng.choice(legal(state, seat))
            state, _ = apply(state, seat, choice, Loose(rng))
        end = outcome(state)
        assert end is not None
        wins += end.places[0] == 1
    assert wins >= 18
