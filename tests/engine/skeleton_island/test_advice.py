"""Refusals, remarks and the pool of a payment."""

import pytest

from engine.core import notation
from engine.core.types import Remark
from engine.skeleton_island import MOVES, State, is_open, pool, refusal, remark, view
from engine.skeleton_island.phases import Dig, Over, Payment, Theft, Turn

from .beach import Lying, apart, beach, lines, play

FOUR = ("coins-1", "hat", "hook", "flag")
COVERED = (Lying("coins-1", 0, 0), Lying("hat", 4, 0), *apart("half-red", "hook", "flag"))
OWNED = ("half-red", "quarter-red", "quarter-blue", "sabre", "coins-3")


def why(state: State, line: str, seat: int = 0) -> str | None:
    return refusal(view(state, seat), notation.parse(MOVES, line))


def after(*made: str) -> State:
    return play(beach(*apart(*FOUR), owned=(OWNED, ("coins-2",))), *made)


@pytest.mark.parametrize(
    ("state", "line", "reason"),
    [
        (beach(*COVERED), "take D", None),
        (play(beach(*COVERED), "take D", "return", "put E block"), "take E", "covered"),
        (beach(*COVERED), "take Z", "no-such-card"),
        (beach(*COVERED), "take nonsense", "no-such-card"),
        (after("take A", "keep"), "take A", "not-asked"),
        (after("take A", "return", "put E free"), "take A", "same-card"),
        (after("take A"), "take B", "first-look"),
        (after("take A", "return"), "keep", "first-where"),
        (after("take A", "return"), "put up free", "no-place"),
        (after("take A", "return", "put E free"), "keep", "first-second"),
        (after(), "blow", "no-gust"),
        (after(), "stop", "no-passing"),
        (after(), "settle", "first-turn"),
        (after(), "pirate nonsense", "no-such-aim"),
        (beach(*apart(*FOUR)), "pirate turns", "cannot-pay"),
        (beach(*apart(*FOUR)), "pirate steal", "cannot-pay"),
        (beach(*apart(*FOUR), owned=(OWNED, ())), "pirate steal", "nothing-to-steal"),
        (beach(*apart(*FOUR), owned=(OWNED, ()), phase=Dig(0, again=True)), "pirate turns", "one-piracy"),
        (beach(*apart("hat")), "take A", "first-gale"),
        (after("pirate steal"), "pay coins-3", "coins-do-not-pay"),
        (after("pirate steal"), "pay hat", "not-owned"),
        (after("pirate steal"), "settle", "too-few"),
        (after("pirate steal"), "take A", "first-payment"),
        (after("pirate steal", "pay half-red"), "pay quarter-red", "same-colour"),
        (after("pirate steal"), "pay sabre", "pay-order"),
        (after("pirate steal", "pay half-red", "pay quarter-blue", "pay sabre"), "pay half-red", "too-many"),
        (beach(*apart(*FOUR), owned=(OWNED, ("coins-2",)), phase=Theft(0)), "steal 0 coins-3", "own-card"),
        (beach(*apart(*FOUR), owned=(OWNED, ("coins-2",)), phase=Theft(0)), "steal 1 hat", "victim-has-not"),
        (beach(phase=Over("empty")), "keep", "over"),
    ],
)
def test_a_refusal_gives_the_most_helpful_reason(state: State, line: str, reason: str | None) -> None:
    assert why(state, line) == reason


def test_a_covered_card_that_has_a_letter_is_refused_as_covered() -> None:
    state = play(beach(*apart(*FOUR)), "take B", "return", "put W block", "stop")
    assert why(state, "take A", 1) == "covered"


def test_legal_moves_are_not_refused() -> None:
    for state in (after(), after("take A"), after("take A", "return"), after("pirate turns")):
        assert [why(state, line) for line in lines(state)] == [None] * len(lines(state))


class TestRemarks:
    def test_a_card_that_completes_a_map_is_pointed_out(self) -> None:
        state = beach(*apart("half-red", "hat", "hook"), owned=(("half-red",), ()))
        assert told(state, "take A") == Remark("wins", 4, "half-red")
        assert told(play(state, "take A"), "keep") == Remark("wins", 4, "half-red")

    def test_a_piece_says_how_far_it_brings_a_map(self) -> None:
        state = beach(*apart("quarter-red", "hat", "hook"), owned=(("half-red",), ("half-blue",)))
        assert told(state, "take A") == Remark("brings", 3, "quarter-red")

    def test_a_piece_of_a_won_island_is_just_named(self) -> None:
        state = beach(*apart("quarter-red", "hat", "hook"), islands=(1, None, None, None, None))
        assert told(state, "take A") == Remark("shows", thing="quarter-red")

    def test_sand_is_sand_unless_one_has_looked(self) -> None:
        state = beach(*apart(*FOUR, up=False), looked=(0b10, 0))
        assert told(state, "take A") == Remark("sand")
        assert told(state, "take B") == Remark("known", thing="hat")

    def test_a_blocking_place_says_how_many_cards_it_covers(self) -> None:
        state = after("take B", "return")
        assert told(state, "put W block") == Remark("covers", 1)
        assert told(state, "put W free") is None

    def test_no_card_is_named_to_those_who_do_not_see_it(self) -> None:
        state = beach(*apart(*FOUR, up=False), looked=(0b10, 0), phase=Turn(1))
        assert remark(view(state, 1), notation.parse(MOVES, "take B")) == Remark("sand")


def told(state: State, line: str) -> Remark | None:
    return remark(view(state, 0), notation.parse(MOVES, line))


def test_the_pool_holds_every_card_that_can_be_part_of_a_payment() -> None:
    found = pool(view(after("pirate turns", "pay half-red"), 0))
    assert found is not None
    assert [notation.text(pick) for pick in found.picks] == [
        "pay half-red",
        "pay quarter-red",
        "pay quarter-blue",
        "pay sabre",
    ]
    assert (found.least, found.most) == (3, 3)


def test_nobody_else_gets_the_pool() -> None:
    assert pool(view(after("pirate turns"), 1)) is None
    assert pool(view(after(), 0)) is None


def test_every_question_but_the_payment_is_open() -> None:
    assert is_open(after(), 0)
    assert not is_open(after(), 1)
    assert is_open(after("take A"), 0)
    assert not is_open(beach(owned=(OWNED, ()), phase=Payment(0, "turns", ())), 0)
    assert not is_open(beach(phase=Over("empty")), 0)
