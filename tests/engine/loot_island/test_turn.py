"""Phase 2: turns, passing, the First Player tile (loot_island N6, N13)."""

import pytest

from engine.loot_island.cards import DECK
from engine.loot_island.news import CubesTaken, FirstPlayerTaken, Passed, TreasureKept
from engine.loot_island.phases import ClearHand, ForcedTreasure, Homecoming, Turn
from engine.loot_island.state import Step

from .board import FOR_SELF, FORCED, Board, board


def test_a_turn_is_a_landing_a_small_island_or_a_pass() -> None:
    """N6."""
    it = board(hands=["R3A R5A", "B3A", "G3B"])
    kinds = {text.split()[0] for text in it.legal(0)}
    assert kinds == {"land", "visit", "pass"}
    assert it.allows(0, "land") == ["1", "2", "3", "4", "5", "6", "7", "8"]


def test_only_landings_on_which_a_card_fits_are_offered() -> None:
    """N9: wherever the ship is."""
    it = board(hands=["R3A", "B3A", "G3B"], landings={1: ("R5A", [1]), 3: ("R2A", [1]), 5: ("B1A", [1])})
    assert it.allows(0, "land") == ["3", "6", "7", "8"]


def test_a_player_with_cards_is_never_passed_automatically() -> None:
    """R2: even if nothing fits, for that would tell about the hand."""
    full = {number: ("P10A", [1]) for number in range(1, 9)}
    it = board(hands=["R3A", "B3A", "G3B"], landings=full)
    assert it.legal(0) == ["pass"]
    it = board(hands=["R3A B3A", "R3B", "G3B"], landings=full).do(0, "pass")
    assert it.phase == Turn((1,))


def test_a_player_without_cards_is_passed_and_it_is_told() -> None:
    """R2."""
    it = board(hands=["R3A", "", "G3B"]).play(0, 1, "R3A")
    assert it.told(Passed) == [Passed(1, FORCED)]
    assert it.now.first == 1
    assert it.asked == (2,)


def test_turns_go_clockwise_past_those_who_have_passed() -> None:
    """N6, R51: from the passer on, although the First Player has changed."""
    it = board(4, hands=["R3A B3A", "B5A", "G3B G5A", "P3A"], first=3).do(0, "pass")
    assert it.now.first == 0
    assert it.asked == (1,)
    it.do(1, "pass")
    assert it.now.first == 0
    it.play(2, 1, "G3B").do(3, "pass")
    assert it.asked == (2,)


def test_the_last_one_left_goes_on_until_he_passes_too() -> None:
    """N6."""
    it = board(hands=["R3A R5A B3A", "B5A", "G3B"], passed=(False, True, True))
    it.play(0, 1, "R3A").play(0, 1, "R5A")
    assert it.asked == (0,)
    it.do(0, "pass")
    assert it.now.round == 2


def test_the_first_to_pass_takes_the_tile_also_if_he_holds_it() -> None:
    """R22, N13."""
    it = board(hands=["R3A", "B5A", "G3B"], event="B8").do(0, "pass")
    assert it.told(FirstPlayerTaken) == [FirstPlayerTaken(0)]
    assert it.now.cubes == (3, 5, 5)
    it.do(1, "pass")
    assert it.told(FirstPlayerTaken) == [FirstPlayerTaken(0)]
    assert it.now.cubes == (3, 5, 5)


def test_mutiny_gives_two_cubes_to_everyone_else_once() -> None:
    """B8."""
    it = board(hands=["R3A", "B5A", "G3B"], event="B8", first=2).do(0, "pass").do(1, "pass")
    assert it.told(CubesTaken) == [CubesTaken((1, 2), 2, "B8")]


def test_the_rest_of_the_hand_is_kept_on_passing() -> None:
    """N13."""
    it = board(hands=["R3A B3A", "B5A", "G3B"]).do(0, "pass")
    assert it.now.hands[0] == ("R3A", "B3A")


def test_whoever_passes_keeps_one_of_the_treasures_on_show() -> None:
    """A2, R50: in the order of passing, with curse; it cannot be re-buried."""
    it = board(hands=["R3A", "B5A", "G3B"], event="A2", offered=("T4", "T11", "T58"), cubes=(3, 3, 3)).do(
        0, "pass"
    )
    assert it.phase == ForcedTreasure((0,))
    assert it.legal(0) == ["take T4 keep 0", "take T11 keep 0", "take T58 keep 0"]
    assert it.refusal(0, "take T4 bury 0") == "must-keep"
    assert it.refusal(0, "take T5 keep 0") == "not-on-show"
    it.do(0, "take T11 keep 0")
    assert it.now.kept[0] == ("T11",)
    assert it.now.cubes == (5, 3, 3)
    assert it.now.offered == ("T4", "T58")
    assert it.asked == (1,)


def test_the_last_treasure_on_show_is_taken_without_a_question() -> None:
    """A2, general ruling 3."""
    it = board(
        hands=["R3A", "B5A", "G3B"], event="A2", offered=("T58",), passed=(False, True, True), first=1
    ).do(0, "pass")
    assert it.told(TreasureKept) == [TreasureKept(0, FOR_SELF, "T58", 2, 0)]
    assert it.now.round == 2


def test_barred_cubes_of_a_treasure_on_show_are_a_choice() -> None:
    """A2, R42: also of the last one."""
    it = board(
        hands=["R3A", "B5A", "G3B"], event="A2", offered=("T17",), passed=(False, True, True), first=1
    ).do(0, "pass")
    assert it.legal(0) == ["take T17 keep 0", "take T17 keep 1"]


def test_a_player_passed_for_want_of_cards_still_chooses_his_treasure() -> None:
    """R2, A2."""
    it = board(hands=["R3A", "", "G3B"], event="A2", offered=("T4", "T11", "T58")).play(0, 1, "R3A")
    assert it.phase == ForcedTreasure((1,))


def test_phase_2_begins_with_the_first_player() -> None:
    """N6."""
    it = board(
        hands=["R3A", "B5A", "G3B"], first=2, phase=ClearHand((0, 1, 2), ((),) * 3), plan=[Step("actions", 0)]
    )
    it.do(0, "done-drop").do(1, "done-drop").do(2, "done-drop")
    assert it.phase == Turn((2,))


def crowded(seats: int, owners: list[int], *, first: int = 0) -> Board:
    stacks: dict[int, tuple[str, list[int]]] = {number: ("", list(owners)) for number in (1, 2, 3)}
    return board(
        seats,
        hands=["R3A"] * seats,
        landings=stacks,
        event="B4",
        first=first,
        phase=ClearHand(tuple(range(seats)), ((),) * seats),
        plan=[Step("actions", 0)],
        deck=" ".join(card for card in DECK if card[0] in "PG"),
    )


def test_owners_of_three_compasses_bring_one_home_at_once() -> None:
    """B4, R44: before the first turn, from any landing, sealed until all have answered."""
    it = crowded(3, [0, 2])
    for seat in range(3):
        it.do(seat, "done-drop")
    assert it.phase == Homecoming((0, 2), (0, 2), (0, 2), (None, None))
    assert it.legal(0) == ["recall 1", "recall 2", "recall 3"]
    it.do(2, "recall 3")
    assert it.stack(3) == (0, 2)
    it.do(0, "recall 1")
    assert [it.stack(number) for number in (1, 2, 3)] == [(2,), (0, 2), (0,)]
    assert it.phase == Turn((0,))


@pytest.mark.parametrize("event", ["B5", "B6"])
def test_without_lost_compasses_nobody_brings_one_home(event: str) -> None:
    it = board(
        hands=["R3A"] * 3,
        landings={number: ("", [0]) for number in (1, 2, 3)},
        event=event,
        phase=ClearHand((0,), ((),) * 3),
        plan=[Step("actions", 0)],
    ).do(0, "done-drop")
    assert it.phase == Turn((0,))
