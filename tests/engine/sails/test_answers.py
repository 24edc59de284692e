"""Refusals, remarks and the pool, as a person meets them."""

import random

import pytest

from engine.core.dice import Loose, Scripted
from engine.core.types import Move, Remark
from engine.sails import Options, apply, legal, pool, refusal, remark, setup, to_move, view
from engine.sails import moves as kinds
from engine.sails.cards import ISLANDS, TREASURES
from engine.sails.state import State

from .scenes import do, lay, move, trick


def why(state: State, seat: int, text: str) -> str | None:
    return refusal(view(state, seat), move(text))


def test_a_play_is_refused_with_its_reason() -> None:
    """sails R4, R5: the reason goes to the player alone."""
    state = trick("g11", "b2", "r3", bonus=(2, 0, 0))
    assert why(state, 0, "play g11 sea 1") is None
    assert why(state, 0, "play g11 sea 2") == "over-twelve"
    assert why(state, 0, "play g11 sea 3") == "too-few-bonus"
    assert why(state, 0, "play g11 sea -1") == "too-few-bonus"
    assert why(state, 0, "play g11 both 0") == "half"
    assert why(state, 0, "play v12 sea 0") == "not-in-hand"
    assert why(state, 0, "take R1") == "not-now"
    assert why(state, 1, "play b2 sea 0") == "not-asked"


def test_a_pass_is_refused_with_its_reason() -> None:
    """sails A10."""
    state = setup(4, Options(), Scripted(0, *([0] * 77)))
    held = state.hands[0]
    legal_pass = legal(state, 0)[0]
    assert isinstance(legal_pass, kinds.Pass)
    low = next(card for card in held if card[0] == legal_pass.card[0] and card != legal_pass.card)
    short = next(card for card in held if card[0] not in {one.card[0] for one in legal(state, 0)})  # type: ignore[attr-defined]
    assert why(state, 0, f"pass {low}") == "not-highest"
    assert why(state, 0, f"pass {short}") == "not-longest"
    stranger = next(card for card in ISLANDS if card not in held)
    assert why(state, 0, f"pass {stranger}") == "not-in-hand"


def test_an_impossible_theft_says_what_it_would_need() -> None:
    """sails R12."""
    state = trick("r11", "r2", "r7", "g5", piles=((), ("R3",), ("R4",), ("R2",)))
    state, _ = lay(state, "r11", "r2", "r7", "g5")
    assert why(state, 0, "steal 3 R2") == "cannot-steal"
    assert why(state, 0, "take G1") == "not-on-deck"


def test_picks_beyond_the_number_are_refused() -> None:
    """sails R20."""
    state, _ = lay(trick("b9", "r5", "g5", "r7", actions=(2, 4)), "b9", "r5", "g5", "r7")
    state, _ = do(state, 0, "raid 1", Scripted(0, 0))
    first, *_, last = state.hands[0]
    assert why(state, 0, "done-give") == "wrong-count"
    assert why(state, 0, f"give {last}") == "wrong-count"
    state, _ = do(state, 0, f"give {first}")
    assert why(state, 0, f"give {first}") == "already-picked"
    assert pool(view(state, 0)) is None
    state, _ = do(state, 0, f"give {last}")
    assert why(state, 0, f"give {first}") == "enough-picked"


def test_what_a_card_is_played_for_is_remarked() -> None:
    state = trick("r9", "b5", "g5", "v7", shown=("R4", "G1"), actions=(2, 4))
    seen = view(state, 0)
    assert remark(seen, move("play r9 sea 0")) == Remark("treasure", thing="R4")
    assert remark(seen, move("play b5 sea 0")) == Remark("action", number=2)
    assert remark(seen, move("play v7 sea 0")) == Remark("action", number=4)


ALL: list[Move] = [
    *(kinds.PASS[card] for card in ISLANDS),
    *(play for ways in kinds.PLAYS[5].values() for play in ways),
    *kinds.TAKE.values(),
    *kinds.STEAL.values(),
    *kinds.ROB,
    *kinds.RAID,
    *kinds.GIVE.values(),
    kinds.DONE_GIVE,
    *kinds.PEEK.values(),
    *kinds.FETCH.values(),
    *kinds.DISCARD.values(),
    *kinds.orders(TREASURES[4][:3]),
]


@pytest.mark.parametrize(("rb", "gv"), [("a", "a"), ("b", "b")])
def test_exactly_the_legal_moves_are_not_refused(rb: str, gv: str) -> None:
    rng = random.Random(7)
    state = setup(4, Options.model_validate({"rb": rb, "gv": gv}), Loose(rng))
    while to_move(state):
        seat = rng.choice(to_move(state))
        offered = legal(state, seat)
        seen = view(state, seat)
        for one in (*rng.sample(ALL, 60), *offered):
            assert (refusal(seen, one) is None) == (one in offered), one
        state, _ = apply(state, seat, rng.choice(offered), Loose(rng))
    assert refusal(view(state, 0), ALL[0]) == "not-asked"
