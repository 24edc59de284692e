"""Two players and Aaron (loot_island N23, P1-P21)."""

import random
from typing import Any

import engine.loot_island as game
from engine.core.dice import Loose
from engine.loot_island.news import (
    AaronDealt,
    AaronLeft,
    CardsPlayed,
    CompassPlaced,
    CubesTaken,
    FirstPlayerTaken,
    LootFound,
    OnesCursed,
    Passed,
    PowerUnused,
    TileUsed,
    TreasureBuried,
    TreasureKept,
)
from engine.loot_island.phases import ClearHand, Homecoming, MoveCompass, Over, Share, Turn, UseTile
from engine.loot_island.state import Step

from .board import FOR_AARON, FORCED, Board, Column, board

AARON = 2


def two(aaron: str = "R3A R5B", mine: str = "B3A B5A", yours: str = "G3A G5A", **setting: Any) -> Board:
    return board(2, hands=[mine, yours, aaron], **setting)


def test_aaron_has_six_open_cards_and_no_seat() -> None:
    """N23, P12."""
    state = game.setup(2, game.Options(), Loose(random.Random(4)))
    assert [len(hand) for hand in state.position.hands] == [6, 6, 6]
    assert game.view(state, None).hands == ((), (), state.position.hands[AARON])
    assert len(state.position.cubes) == 2


def test_a_turn_is_ones_own_or_one_action_for_aaron() -> None:
    """P1."""
    it = two()
    kinds = {text.split()[0] for text in it.legal(0)}
    assert kinds == {"land", "visit", "pass", "land-aaron", "visit-aaron"}
    it.play(0, 1, "R3A", aaron=True)
    assert it.told(CardsPlayed) == [CardsPlayed(0, FOR_AARON, 1, ("R3A",))]
    assert it.asked == (1,)
    assert it.now.hands == (("B3A", "B5A"), ("G3A", "G5A"), ("R5B",))


def test_blue_plays_two_of_aarons_cards_where_blue_has_a_compass() -> None:
    """C14, P6, P21: Aaron's compass on top; Blue draws, Aaron does not, nor who is not there."""
    it = two(landings={1: ("R2A", [0])}, deck="P1A P2A").play(0, 1, "R3A R5B", aaron=True)
    assert it.stack(1) == (0, AARON)
    assert it.phase == Share((0,), 0, 1, 1, 0, (None, None))
    it.do(0, "profit 1 0")
    assert it.now.hands == (("B3A", "B5A", "P1A"), ("G3A", "G5A"), ())


def test_icons_of_aarons_play_help_only_people_with_a_compass_there() -> None:
    """P21: the chooser only then."""
    it = two(landings={1: ("R2A", [1])}).play(0, 1, "R5B", aaron=True)
    assert it.asked == (1,)
    assert isinstance(it.phase, Share)
    it = two().play(0, 1, "R5B", aaron=True)
    assert it.phase == Turn((1,))


def test_a_player_who_has_passed_may_not_act_for_aaron() -> None:
    """P2."""
    it = two(passed=(True, False), turn=1).play(1, 1, "R3A", aaron=True)
    assert it.asked == (1,)
    assert it.legal(0) == []


def test_aarons_leftovers_are_discarded_and_six_new_cards_laid_out_after_the_people_drew() -> None:
    """P3, P17."""
    it = board(
        2,
        hands=["B3A", "G3A", "R3A R5B"],
        event="B6",
        phase=ClearHand((0, 1), ((), ())),
        plan=[Step("actions", 0)],
        deck="P1A P1B P2A P2B P3A P3B P4A P4B P5A P5B P6A P6B P7A P7B P8A P8B P9A",
    )
    it.do(1, "drop G3A", "done-drop").do(0, "done-drop")
    assert it.now.maps.discarded == ("G3A", "R3A", "R5B")
    assert it.now.hands[AARON] == ("P6B", "P7A", "P7B", "P8A", "P8B", "P9A")
    assert it.told(AaronDealt) == [AaronDealt(it.now.hands[AARON])]


def test_torn_maps_leave_aaron_five_cards() -> None:
    """P3, B5."""
    it = board(
        2, hands=["B3A", "", "R3A"], event="B5", phase=ClearHand((0,), ((), ())), plan=[Step("actions", 0)]
    )
    it.do(0, "done-drop")
    assert [len(hand) for hand in it.now.hands] == [5, 5, 5]


def test_a_1_of_aarons_at_the_end_curses_both_people() -> None:
    """P4."""
    it = two("R1A R3A").play(0, 1, "R1A", aaron=True)
    assert it.now.cubes == (4, 4)
    assert it.told(OnesCursed) == [OnesCursed((0, 1), 1)]


def test_a_1_of_a_persons_curses_the_other_person_only() -> None:
    """P15."""
    it = two(mine="B1A").play(0, 1, "B1A")
    assert it.now.cubes == (3, 4)


def test_a_1_of_aarons_in_front_copies_nothing() -> None:
    """P5."""
    it = two("R1A R3A", landings={1: ("R5B R7B", [0, 1])}).play(0, 1, "R1A", aaron=True)
    assert it.column(1) == "R1A R5B R7B"
    assert it.phase == Turn((1,))


def test_springs_and_mapmaker_do_nothing_for_aaron() -> None:
    """P7."""
    for tile in ("S1", "S5"):
        it = two("R3A R5A").visit(0, tile, "R3A R5A", aaron=True)
        assert it.told(PowerUnused) == [PowerUnused(tile)]
        assert it.phase == Turn((1,))
        assert tile not in it.now.tiles
        assert it.now.cubes == (3, 3)


def test_compass_and_ship_tiles_work_for_aaron_as_the_chooser_decides() -> None:
    """P7, P16."""
    it = two("R3A R5A", landings={1: ("B1A", [0, AARON])}).visit(0, "S3", "R3A R5A", aaron=True)
    assert it.phase == UseTile((0,), AARON, FOR_AARON, "S3")
    it.do(0, "sink 1")
    assert it.stack(1) == (AARON, 0)
    it = two("R3A R5A").visit(0, "S4", "R3A R5A", "place 5 -", aaron=True)
    assert it.told(CompassPlaced) == [CompassPlaced(AARON, FOR_AARON, 5, None)]
    it = two("R3A R5A").visit(0, "S7", "R3A R5A", "decline", aaron=True)
    assert it.now.ship.corner == 0


def test_at_the_old_wreck_aaron_keeps_only_a_crown_and_nobody_takes_a_cube() -> None:
    """C15, P7, P18."""
    it = two("R3A R5A", treasures="T15 T26").visit(0, "S6", "R3A R5A", "use", aaron=True)
    assert it.told(TreasureBuried) == [TreasureBuried(AARON, FOR_AARON, "T15", 0)]
    assert it.now.cubes == (3, 3)
    it = two("R3A R5A", treasures="T26 T15").visit(0, "S6", "R3A R5A", "use", aaron=True)
    assert it.told(TreasureKept) == [TreasureKept(AARON, FOR_AARON, "T26", 0, 0)]
    assert it.now.kept == ((), (), ("T26",))
    assert it.now.cubes == (3, 3)


def test_the_old_wreck_for_aaron_with_nothing_left_ends_the_game() -> None:
    """R66: no cube for anybody."""
    it = two("R3A R5A", treasures="", cubes=(0, 0)).visit(0, "S6", "R3A R5A", "use", aaron=True)
    assert it.outcome.why == "treasures-gone"
    assert it.now.cubes == (0, 0)


def test_haunted_islets_do_not_curse_anybody_for_aarons_visit() -> None:
    """A3."""
    it = two("R3A R5A", event="A3").visit(0, "S7", "R3A R5A", "use", aaron=True)
    assert it.now.cubes == (3, 3)
    assert not it.told(CubesTaken)


def test_aarons_price_comes_from_his_cards_alone() -> None:
    """P16: B7 three, B9 one."""
    it = two("R3A R5A B9A", event="B7").do(0, "visit-aaron S1", "pay R3A", "pay R5A")
    assert it.allows(0, "pay") == ["B9A"]
    it.do(0, "pay B9A", "done-pay")
    assert it.told(TileUsed) == [TileUsed(0, FOR_AARON, "S1", ("R3A", "R5A", "B9A"))]
    assert two("R3A B5A", event="B7").allows(0, "visit-aaron") == []
    assert two("R3A B5A", event="B7").refusal(0, "visit-aaron S1") == "aaron-cannot-pay"


def test_a_night_on_the_islet_puts_aaron_out_and_nobody_passes() -> None:
    """B9, P14."""
    it = two("R3A R5A", event="B9", first=1).visit(0, "S7", "R3A", "use", aaron=True)
    assert it.told(AaronLeft) == [AaronLeft()]
    assert it.now.aaron_out
    assert it.now.passed == (False, False)
    assert it.now.first == 1
    assert not it.told(FirstPlayerTaken)
    assert it.allows(1, "land-aaron") == []
    assert it.refusal(1, "land-aaron 1") == "aaron-is-out"
    assert it.asked == (1,)


def test_a_person_without_cards_may_still_act_for_aaron() -> None:
    """P13."""
    it = two("R3A", mine="", turn=1).play(1, 1, "G3A")
    assert it.phase == Turn((0,))
    assert "land-aaron 2" in it.legal(0)
    it = two("", mine="", turn=1).play(1, 1, "G3A")
    assert it.told(Passed) == [Passed(0, FORCED)]
    it = two("R3A", mine="", turn=1, aaron_out=True).play(1, 1, "G3A")
    assert it.told(Passed) == [Passed(0, FORCED)]
    full: dict[int, Column] = {number: ("P10A", []) for number in range(1, 8)}
    it = two("R3A", mine="", turn=1, landings=full).play(1, 8, "G3A")
    assert it.told(Passed) == [Passed(0, FORCED)]


def test_the_phase_ends_when_both_people_have_passed() -> None:
    """P14: although Aaron has cards left."""
    it = two().do(0, "pass").do(1, "pass")
    assert it.now.round == 2
    assert it.now.first == 0


def test_mutiny_does_not_reach_aaron() -> None:
    """B8."""
    it = two(event="B8").do(0, "pass")
    assert it.told(CubesTaken) == [CubesTaken((1,), 2, "B8")]


def test_aarons_compass_moves_when_all_three_are_out() -> None:
    """P16, R43."""
    it = two("R3A", landings={number: ("", [AARON]) for number in (3, 5, 7)}).play(0, 1, "R3A", aaron=True)
    assert it.phase == MoveCompass((0,), AARON, FOR_AARON, 1, ("R3A",))
    it.do(0, "shift 7")
    assert (it.stack(1), it.stack(7)) == ((AARON,), ())


def test_the_first_player_brings_aarons_third_compass_home_with_the_others() -> None:
    """P16, B4: one question after the other to the same person, sealed for the other."""
    it = board(
        2,
        hands=["B3A", "G3A", "R3A"],
        landings={number: ("", [0, 1, AARON]) for number in (2, 4, 6)},
        event="B4",
        first=1,
        phase=ClearHand((0, 1), ((), ())),
        plan=[Step("actions", 0)],
    )
    it.do(0, "done-drop").do(1, "done-drop")
    assert it.phase == Homecoming((0, 1), (0, 1, AARON), (0, 1, 1), (None, None, None))
    it.do(1, "recall 2")
    assert it.asked == (0, 1)
    assert it.refusal(1, "recall 2") == "other-compass"
    assert it.legal(1) == ["recall-aaron 2", "recall-aaron 4", "recall-aaron 6"]
    it.do(1, "recall-aaron 6").do(0, "recall 4")
    assert [it.stack(number) for number in (2, 4, 6)] == [(0, AARON), (1, AARON), (0, 1)]
    assert it.phase == Turn((1,))


def test_aaron_takes_the_highest_number_and_keeps_only_crowns() -> None:
    """P8, P9: his compass counts for the big loot; no cubes either way."""
    it = board(
        2,
        hands=["P1A", "P2A", ""],
        landings={1: ("R3A R4A R5A R6B", [AARON, 0])},
        treasures="T4 T26 T15 T1",
        passed=(False, True),
    ).do(0, "pass")
    assert it.told(LootFound) == [LootFound(1, "big", ("T4", "T26", "T15"))]
    assert it.told(TreasureKept) == [TreasureKept(AARON, FOR_AARON, "T26", 0, 0)]
    assert it.asked == (0,)
    it.do(0, "take T4 keep 0")
    assert it.told(TreasureBuried) == [TreasureBuried(AARON, FOR_AARON, "T15", 0)]
    assert it.now.kept == (("T4",), (), ("T26",))
    assert it.now.cubes == (4, 3)
    assert it.now.round == 2


def test_aaron_alone_on_a_landing_takes_everything_by_himself() -> None:
    """P18."""
    it = board(
        2,
        hands=["P1A", "P2A", ""],
        landings={1: ("R3A R4B R5A R6B", [AARON])},
        treasures="T4 T26 T15 T1",
        passed=(False, True),
    ).do(0, "pass")
    assert it.now.kept[AARON] == ("T26",)
    assert it.now.hoard.buried == ("T15", "T4")


def test_aarons_crosses_count_in_the_final_ranking() -> None:
    """P10, P19: he is never eliminated, chooses no healer and cannot win."""
    it = board(
        2,
        hands=["P1A", "P2A", ""],
        kept=["T26", "T37", "T56 T57"],
        cubes=(0, 0),
        passed=(False, True),
        round=5,
        coming="",
    ).do(0, "pass")
    assert isinstance(it.phase, Over)
    assert [one.crown_rank for one in it.now.scores] == [11, 18]
    assert len(it.outcome.places) == 2
