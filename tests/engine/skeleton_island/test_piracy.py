"""Piracy and score (skeleton_island R8-R13, R18, R28)."""

import pytest
from msgspec.structs import replace

from engine.core.types import Outcome
from engine.skeleton_island import outcome
from engine.skeleton_island.cards import can_pay, payments
from engine.skeleton_island.events import IslandWon, Pirated, Stolen
from engine.skeleton_island.phases import Dig, Over, Payment, Theft, Turn
from engine.skeleton_island.score import scores

from .beach import apart, beach, lines, over, play, told

SAND = apart("coins-1", "coins-1", "coins-1", "coins-1")
D6 = ("half-red", "quarter-blue", "hat")


def pirate(owned: tuple[str, ...], other: tuple[str, ...] = ("coins-2",)) -> list[str]:
    return [line for line in lines(beach(*SAND, owned=(owned, other))) if line.startswith("pirate")]


@pytest.mark.parametrize(
    "owned",
    [
        D6,
        ("hat", "hook", "sabre"),
        ("half-red", "quarter-blue", "quarter-green"),
        ("half-red", "quarter-red", "hat", "quarter-blue"),
    ],
)
def test_three_objects_or_pieces_of_different_colours_pay(owned: tuple[str, ...]) -> None:
    """skeleton_island D6, R9."""
    assert pirate(owned) == ["pirate steal", "pirate turns"]
    assert can_pay(owned)
    assert payments(owned)


@pytest.mark.parametrize(
    "owned",
    [
        ("half-red", "quarter-red", "hat"),
        ("hat", "hook", "coins-1"),
        ("half-red", "half-red", "quarter-red", "quarter-red"),
        ("half-red", "hat"),
        (),
    ],
)
def test_anything_else_does_not(owned: tuple[str, ...]) -> None:
    """skeleton_island D7 (a colour twice), D8 (gold), R9 (exactly three)."""
    assert pirate(owned) == []
    assert not can_pay(owned)
    assert not payments(owned)


def test_whether_one_can_pay_and_the_payments_agree() -> None:
    hands = [("hat", "hook"), ("half-red", "half-blue", "half-red"), (*D6, "coins-3"), ("flag", *D6)]
    assert (
        [can_pay(hand) for hand in hands]
        == [bool(payments(hand)) for hand in hands]
        == [False, False, True, True]
    )


def test_cards_are_picked_in_order_and_only_into_a_payment() -> None:
    """skeleton_island R9: after the red half no red quarter; when three lie there, nothing more."""
    owned = ("half-red", "quarter-red", "quarter-blue", "hat", "coins-3")
    state = play(beach(*SAND, owned=(owned, ("coins-2",))), "pirate steal")
    assert lines(state) == ["pay half-red", "pay quarter-red"]
    state = play(state, "pay half-red")
    assert lines(state) == ["pay quarter-blue"]
    state = play(state, "pay quarter-blue")
    assert lines(state) == ["pay hat"]
    state = play(state, "pay hat")
    assert lines(state) == ["settle"]


def test_the_three_cards_leave_the_game_in_public() -> None:
    """skeleton_island D6, R28."""
    state = beach(*SAND, owned=((*D6, "coins-3"), ("coins-2",)))
    gone = len(state.spent)
    paid = play(state, "pirate steal", "pay half-red", "pay quarter-blue", "pay hat")
    after, news = told(paid, "settle")
    assert news == (Pirated(0, "steal", D6),)
    assert after.owned[0] == ("coins-3",)
    assert len(after.spent) == gone + 3
    assert after.phase == Theft(0)


def test_picking_tells_nothing_until_all_three_lie_there() -> None:
    state, announced = told(beach(*SAND, owned=(D6, ())), "pirate turns")
    state, picked = told(state, "pay half-red")
    assert announced == picked == ()
    assert state.phase == Payment(0, "turns", ("half-red",))
    assert state.owned[0] == D6


def test_any_sand_card_of_any_opponent_may_be_stolen() -> None:
    """skeleton_island R11: gold too, equal cards are one choice, never one's own."""
    owned = ((*D6, "coins-3"), ("coins-1", "coins-1", "flag"), ("half-blue",))
    state = beach(*apart("coins-2", "coins-2", "coins-2"), owned=owned, phase=Theft(0))
    assert lines(state) == ["steal 1 flag", "steal 1 coins-1", "steal 2 half-blue"]
    state, news = told(state, "steal 1 coins-1")
    assert news == (Stolen(0, 1, "coins-1"),)
    assert state.owned[1] == ("flag", "coins-1")
    assert state.owned[0].count("coins-1") == 1
    assert state.phase == Turn(1)


def test_a_stolen_piece_may_win_an_island_and_the_game() -> None:
    """skeleton_island R7, R25."""
    state = beach(*SAND, owned=(("half-red",), ("half-red",)), phase=Theft(0))
    state, news = told(replace(state, islands=(None, 1, 1, 1, 1)), "steal 1 half-red")
    assert news[1] == IslandWon(0, "red")
    assert over(state) == "islands"


def test_a_theft_breaks_the_row_of_turns_without_a_card() -> None:
    """skeleton_island R5."""
    state = beach(*SAND, owned=(D6, ("coins-2",)), idle=1, phase=Theft(0))
    assert play(state, "steal 1 coins-2").idle == 0


def test_theft_is_not_offered_when_nobody_has_a_sand_card() -> None:
    """skeleton_island R13: islands do not count."""
    state = replace(beach(*SAND, owned=(D6, ())), islands=(1, None, None, None, None))
    assert "pirate turns" in lines(state)
    assert "pirate steal" not in lines(state)


def test_two_turns_are_offered_even_with_one_card_left() -> None:
    """skeleton_island R13."""
    assert "pirate turns" in lines(beach(*apart("coins-1"), owned=(D6, ()), phase=Turn(0)))


def test_the_two_turns_follow_each_other_each_with_its_own_put_back() -> None:
    """skeleton_island R12."""
    state = beach(*SAND, owned=(D6, ()))
    state = play(state, "pirate turns", "pay half-red", "pay quarter-blue", "pay hat", "settle")
    assert state.phase == Dig(0, again=True)
    state = play(state, "take A", "return", "put W free", "take B")
    assert state.phase == Dig(0, again=False)
    state = play(state, "take C", "return", "put E free", "take D")
    assert state.owned[0] == ("coins-1", "coins-1")
    assert getattr(state.phase, "seat", None) == 1


def test_newly_won_cards_never_pay() -> None:
    """skeleton_island R10: piracy comes before any card is won, and never in the bought turns."""
    state = beach(*SAND, owned=((*D6, "hook", "sabre", "flag"), ()))
    state = play(state, "pirate turns", "pay hook", "pay sabre", "pay flag", "settle")
    assert all(line.startswith("take") for line in lines(state))
    state = play(state, "take A", "keep")
    assert all(line.startswith("take") for line in lines(state))


def test_paid_and_stolen_pieces_never_undo_an_island() -> None:
    """skeleton_island R8, R28."""
    owned = (("half-red", "half-red", "hat", "hook"), ("half-blue", "half-blue"))
    state = replace(beach(*SAND, owned=owned), islands=(0, 1, None, None, None))
    state = play(state, "pirate steal", "pay half-red", "pay hat", "pay hook", "settle", "steal 1 half-blue")
    assert state.islands == (0, 1, None, None, None)


def test_a_treasure_is_gold_and_islands() -> None:
    """skeleton_island D10, R18: 3 + 2 + 1 and two islands make 16; pieces and objects nothing."""
    owned = (("coins-1", "coins-2", "coins-3", "half-red", "hat"), ("coins-1",))
    (one, other) = scores(owned, (0, None, 0, 1, None))
    assert (one.coins, one.islands, one.total) == (6, 10, 16)
    assert (other.coins, other.islands, other.total) == (1, 5, 6)


def test_equal_treasures_share_the_victory() -> None:
    """skeleton_island R18."""
    owned = (("coins-2",), ("coins-1",), ("coins-2",), ("hat",))
    assert outcome(beach(owned=owned, phase=Over("empty"))) == Outcome((1, 3, 1, 4), (2, 1, 2, 0), "empty")


def test_there_is_no_outcome_before_the_end() -> None:
    assert outcome(beach(*SAND)) is None
