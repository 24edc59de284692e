"""Phase 3: ranks, loots, taking treasures, upkeep (loot_island N14-N16)."""

from typing import Any

import pytest

from engine.loot_island.news import (
    CoastCleared,
    Explored,
    LootFound,
    LootLost,
    TreasureBuried,
    TreasureKept,
    TreasuresRanOut,
    TreasuresShuffled,
)
from engine.loot_island.phases import Loot, Relief
from engine.loot_island.score import Score

from .board import ENOUGH, FOR_SELF, Board, Column, board

FOUR = "R3A R3B R5A R7A"
"""Enough with two or three players, without any icon."""
OTHER = "B3A B3B B5A B7A"
CHESTS = "R4B R6B R10B RJA"
OTHER_CHESTS = "B4B B6B B10B BJA"


def explore(seats: int = 3, rolls: tuple[int, ...] = (), **setting: Any) -> Board:
    """The last player passes and Phase 3 begins."""
    passed = (False, *(True,) * (seats - 1))
    setting.setdefault("hands", ["P1A", *["P2A"] * (seats - 1)])
    return board(seats, passed=passed, **setting).roll(*rolls).do(0, "pass")


def test_too_few_cards_find_nothing_and_are_cleared_all_the_same() -> None:
    """N14 step 1, N15 step 4."""
    it = explore(landings={1: ("R3A R4A R5A", [0]), 2: ("B1A", [1]), 3: ("G1A", [2])})
    assert it.told(Explored) == [Explored(0)]
    assert it.told(CoastCleared) == [CoastCleared(0)]
    assert (it.column(1), it.stack(1), it.column(2), it.stack(2)) == ("", (), "", ())
    assert (it.column(3), it.stack(3)) == ("G1A", (2,))
    assert it.now.maps.discarded == ("R3A", "R4A", "R5A", "B1A")


@pytest.mark.parametrize(("seats", "threshold"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_the_threshold_depends_on_the_number_of_players(seats: int, threshold: int) -> None:
    """N14, P12."""
    cards = ["R3A", "R3B", "R5A", "R7A", "R9A", "R10A"]
    for size in (threshold - 1, threshold):
        it = explore(seats, landings={1: (" ".join(cards[:size]), [0])})
        assert bool(it.told(LootFound)) == (size == threshold)


def test_plus_one_cards_count_twice_for_the_threshold() -> None:
    """R17."""
    it = explore(landings={1: ("R2A R3A R5A", [0])})
    assert len(it.told(LootFound)) == 1


def test_the_big_loot_has_a_treasure_for_each_compass_and_chest() -> None:
    """N15 step 1, and the example with 3 compasses and 4 chests on a landing."""
    it = explore(landings={1: (CHESTS, [0, 1, 2])}, treasures="T1 T4 T7 T11 T12 T15 T17 T18")
    assert it.told(LootFound) == [LootFound(1, "big", ("T1", "T4", "T7", "T11", "T12", "T15", "T17"))]
    takers = []
    while isinstance(it.phase, Loot):
        takers.append(it.asked[0])
        it.do(it.asked[0], f"take {it.phase.shown[0]} bury 0")
    assert takers == [0, 1, 2, 0, 1, 2, 0]


def test_the_landing_with_more_cards_is_the_big_loot_the_other_the_small_one() -> None:
    """N14 step 2, N15: the small loot has chests only and starts afresh with its own stack."""
    it = explore(
        landings={1: (OTHER_CHESTS, [1, 0]), 2: (FOUR + " R8A", [2, 1])}, treasures="T1 T4 T7 T11 T12 T15 T17"
    )
    assert it.phase == Loot((2,), 2, "big", (2, 1), 0, ("T1", "T4"), ENOUGH)
    it.do(2, "take T1 keep 0").do(1, "take T4 keep 0")
    assert it.phase == Loot((1,), 1, "small", (1, 0), 0, ("T7", "T11", "T12", "T15"), ENOUGH)


@pytest.mark.parametrize(("ship", "first"), [((0, 1), 1), ((1, -1), 2)])
def test_a_tie_goes_to_the_landing_nearest_the_bow(ship: tuple[int, int], first: int) -> None:
    """R17."""
    it = explore(landings={1: (OTHER, [1]), 2: (FOUR, [2])}, ship=ship)
    assert it.told(LootFound)[0].landing == first


def test_plus_one_cards_count_twice_for_the_rank() -> None:
    """R17."""
    it = explore(landings={1: (OTHER, [1]), 2: ("R2A R3A R4A R5A", [2])})
    assert it.told(LootFound)[0].landing == 2


def test_compasses_play_no_part_in_the_rank() -> None:
    """N14 step 2."""
    it = explore(landings={1: (OTHER, [0, 1, 2]), 2: (FOUR + " R8A", [2])})
    assert it.told(LootFound) == [LootFound(2, "big", it.phase.shown)]


def test_a_landing_without_compass_keeps_its_rank_but_reveals_nothing() -> None:
    """R18: also under A4."""
    for event in ("", "A4"):
        it = explore(landings={1: (OTHER_CHESTS, [1]), 2: (CHESTS + " RJB", [])}, event=event)
        assert it.told(LootLost) == [LootLost(2, "big")]
        assert it.phase.size == "small"
    it = explore(landings={1: (OTHER, []), 2: (FOUR + " R8A", [1])}, event="A4")
    assert LootLost(1, "small") in it.told(LootLost)


def test_the_example_with_five_players() -> None:
    """C5: Blue keeps a curse of 4, Red discards 5 with three amulets, Blue keeps a barred cube."""
    it = explore(
        5,
        landings={1: ("B3A B4A", [2]), 2: ("R2A R3A R5A R6B R7A", [0, 1])},
        treasures="T72 T58 T17 T1",
        kept=["", "T15 T18 T16"],
        cubes=(3, 6, 3, 3, 3),
    )
    assert it.phase.shown == ("T72", "T58", "T17")
    it.do(0, "take T72 keep 0")
    assert it.now.cubes[0] == 7
    assert it.allows(1, "take T58 bury") == ["0", "1", "2", "3", "4", "5"]
    it.do(1, "take T58 bury 5")
    assert it.now.cubes[1] == 1
    it.do(0, "take T17 keep 1")
    assert it.now.cubes[0] == 6
    assert it.now.kept[0] == ("T72", "T17")
    assert it.now.hoard.buried == ("T58",)
    assert it.stack(1) == ()


def test_a_re_buried_amulet_does_not_count_itself() -> None:
    """R20."""
    it = explore(landings={1: (FOUR, [0])}, treasures="T15", cubes=(9, 3, 3))
    assert it.allows(0, "take T15 bury") == ["0", "1", "2"]


def test_amulets_help_in_nothing_else() -> None:
    """R21: not when keeping a treasure."""
    it = explore(landings={1: (FOUR, [0])}, treasures="T17 T4", kept=["T15 T16"])
    assert it.allows(0, "take T17 keep") == ["0", "1"]


def test_barred_cubes_are_limited_by_what_one_has() -> None:
    """R42."""
    it = explore(landings={1: (FOUR, [0])}, treasures="T34", cubes=(1, 3, 3))
    assert it.allows(0, "take T34 keep") == ["0", "1"]
    assert it.allows(0, "take T34 bury") == ["0", "1"]


def test_taking_is_forced() -> None:
    """R19: keep or re-bury, there is no third way."""
    it = explore(landings={1: (FOUR, [0])}, treasures="T4 T7")
    assert it.legal(0) == ["take T4 keep 0", *(f"take T4 bury {cubes}" for cubes in range(3))]


def test_a_player_alone_takes_everything_one_after_the_other() -> None:
    """N15 step 2."""
    it = explore(landings={1: ("R4B R6B R7A R9A", [0])}, treasures="T4 T7 T11")
    it.do(0, "take T7 keep 0", "take T11 bury 2", "take T4 keep 0")
    assert it.now.kept[0] == ("T7", "T4")
    assert it.told(TreasureKept) == [
        TreasureKept(0, FOR_SELF, "T7", 2, 0),
        TreasureKept(0, FOR_SELF, "T4", 1, 0),
    ]
    assert it.told(TreasureBuried) == [TreasureBuried(0, FOR_SELF, "T11", 2)]


def test_thirteen_cubes_during_play_do_nothing() -> None:
    """R53."""
    it = explore(landings={1: (FOUR, [0])}, treasures="T74", cubes=(12, 3, 3)).do(0, "take T74 keep 0")
    assert it.now.cubes[0] == 17
    assert it.now.round == 2
    assert 0 in it.asked


def test_scattered_loot_is_one_less_big_and_one_more_small() -> None:
    """A4: the small loot also without chests."""
    it = explore(landings={1: (OTHER, [1]), 2: (FOUR + " R8A", [2, 0])}, event="A4")
    assert len(it.told(LootFound)[0].treasures) == 1
    it.do(2, f"take {it.phase.shown[0]} bury 0")
    assert len(it.told(LootFound)[1].treasures) == 1


def test_events_never_take_a_loot_below_nothing() -> None:
    """N15 step 1: A4 and B11 with a single compass, B11 without chests."""
    for event in ("A4", "B11"):
        it = explore(landings={2: (FOUR, [2])}, event=event)
        assert it.told(LootLost) == [LootLost(2, "big")]
    it = explore(landings={1: (OTHER, [1]), 2: (FOUR + " R8A", [2, 0])}, event="B11")
    assert len(it.phase.shown) == 1
    it.do(2, f"take {it.phase.shown[0]} bury 0")
    assert it.told(LootLost) == [LootLost(1, "small")]


def test_plundered_before_is_one_less_in_both() -> None:
    """B11."""
    it = explore(landings={1: (OTHER_CHESTS, [1]), 2: (CHESTS + " R8A", [2, 0])}, event="B11")
    assert len(it.phase.shown) == 5
    while it.phase.size == "big":
        it.do(it.asked[0], f"take {it.phase.shown[0]} bury 0")
    assert len(it.phase.shown) == 3


def test_the_humble_come_first() -> None:
    """B12: fewer cards are the big loot if both qualify; a tie goes to the bow."""
    more = FOUR + " R8A"
    it = explore(landings={1: (OTHER, [1]), 2: (more, [2])}, event="B12")
    assert (it.phase.landing, it.phase.size) == (1, "big")
    it = explore(landings={1: ("B3A", [1]), 2: (more, [2])}, event="B12")
    assert (it.phase.landing, it.phase.size) == (2, "big")
    it = explore(landings={1: (OTHER, [1]), 2: (FOUR, [2])}, event="B12", ship=(1, -1))
    assert it.phase.landing == 2


def test_upside_down_treasures_are_taken_from_the_top() -> None:
    """B13."""
    it = explore(landings={1: (FOUR, [0, 1, 2])}, event="B13")
    assert it.phase.order == (2, 1, 0)
    assert it.asked == (2,)


def test_a_blessing_follows_the_small_loot() -> None:
    """B10, R56: of everyone with a compass there, also if no treasure was revealed, before upkeep."""
    it = explore(landings={1: (OTHER, [1, 0]), 2: (FOUR + " R8A", [2])}, event="B10", cubes=(1, 3, 3))
    it.do(2, f"take {it.phase.shown[0]} bury 0")
    assert it.phase == Relief((0, 1), 1, (None, None, None))
    assert it.stack(1) == (1, 0)
    assert (it.legal(0), it.legal(1)) == (["shed 0", "shed 1"], ["shed 0", "shed 1", "shed 2"])
    it.do(1, "shed 2")
    assert it.now.cubes == (1, 3, 3)
    it.do(0, "shed 0")
    assert it.now.cubes == (1, 1, 3)
    assert it.told(CoastCleared) == [CoastCleared(0)]


def test_there_is_no_blessing_without_a_small_loot() -> None:
    """R56: both landings must qualify; those without cubes are not asked."""
    it = explore(landings={1: ("B3A", [1, 0]), 2: (FOUR, [2])}, event="B10")
    it.do(2, f"take {it.phase.shown[0]} bury 0")
    assert it.now.round == 2
    it = explore(landings={1: (OTHER, [1]), 2: (FOUR + " R8A", [2])}, event="B10", cubes=(3, 0, 3))
    it.do(2, f"take {it.phase.shown[0]} bury 0")
    assert it.now.round == 2


@pytest.mark.parametrize(("ship", "coasts", "landing"), [((0, 1), [0, 1], 3), ((1, -1), [0, 3], 8)])
def test_a_long_shore_explores_the_next_coast_too(
    ship: tuple[int, int], coasts: list[int], landing: int
) -> None:
    """B14, R55: each with its own ranks; the ship stays; nearest the bow is first along the direction."""
    landings: dict[int, Column] = {
        1: (FOUR, [0]),
        3: ("G3A G3B G5A G7A", [1]),
        4: ("P3A P3B P5A P7A", [2]),
        7: ("G4A G8A G9A G10A", [1]),
        8: ("P4A P8A P9A P10A", [2]),
    }
    it = explore(landings=landings, event="B14", ship=ship, hands=["B1A", "B2A", "B2B"])
    corner = it.now.ship.corner
    it.do(0, f"take {it.phase.shown[0]} bury 0")
    assert it.told(CoastCleared) == [CoastCleared(coasts[0])]
    assert (it.phase.landing, it.phase.size, it.now.ship.corner) == (landing, "big", corner)
    it.do(it.asked[0], f"take {it.phase.shown[0]} bury 0")
    assert it.told(CoastCleared) == [CoastCleared(coast) for coast in coasts]
    assert it.now.round == 2


def test_the_explored_coast_is_read_when_phase_3_begins() -> None:
    """R16."""
    it = board(hands=["R8A R9A", "P1A", "P2A"], landings={3: (OTHER, [1])}, passed=(False, True, True)).visit(
        0, "S7", "R8A R9A", "use"
    )
    assert it.told(LootFound)[0].landing == 3


def test_a_short_deck_is_filled_from_the_re_buried_treasures() -> None:
    """R23, N22: never from those on show; exactly enough is enough."""
    it = explore(landings={1: (FOUR, [0, 1])}, treasures="T1", buried="T4 T7", rolls=(0,))
    assert it.phase.shown == ("T1", "T7")
    assert it.now.hoard.deck == ("T4",)
    assert it.told(TreasuresShuffled) == [TreasuresShuffled(2)]
    assert it.now.hoard.renewed
    assert not it.phase.short


def test_exactly_enough_treasures_are_enough() -> None:
    """R58."""
    it = explore(landings={1: (FOUR, [0, 1])}, treasures="T1 T4")
    assert not it.phase.short
    it.do(0, "take T1 keep 0").do(1, "take T4 keep 0")
    assert it.now.round == 2


def test_when_treasures_run_out_what_was_revealed_is_shared_and_the_game_ends() -> None:
    """R58: no small loot, B10, upkeep or further rounds; what is re-buried now does not come back."""
    it = explore(
        landings={1: (OTHER_CHESTS, [1, 0]), 2: (CHESTS + " R8A", [2, 1])},
        treasures="T1 T4",
        event="B10",
        cubes=(0, 0, 0),
    )
    assert it.phase.short
    assert it.told(TreasuresRanOut) == [TreasuresRanOut()]
    it.do(2, "take T4 keep 0").do(1, "take T1 bury 0").do(2, "hire H01")
    assert it.outcome.why == "treasures-gone"
    assert it.column(2) != ""
    assert it.now.round == 1
    assert it.now.scores[2] == Score(coins=5, healer=1, total=4)


def test_without_a_single_treasure_left_the_game_ends_at_once() -> None:
    """R58."""
    it = explore(landings={1: (FOUR, [0])}, treasures="", cubes=(0, 0, 0))
    assert it.outcome.why == "treasures-gone"


def test_the_old_wreck_with_nothing_left_costs_a_cube_and_ends_the_game() -> None:
    """R58, R66: no pass under B9, no First Player tile."""
    it = board(hands=["R3A R5A", "B3A", "G3B"], treasures="", cubes=(0, 0, 0), first=2, event="B9")
    it.visit(0, "S6", "R3A", "use")
    assert it.now.cubes == (1, 0, 0)
    assert it.now.passed == (False, False, False)
    assert it.now.first == 2
    assert it.now.ending == "treasures-gone"
    it = board(hands=["R3A R5A", "B3A", "G3B"], treasures="").visit(0, "S6", "R3A R5A", "decline")
    assert it.asked == (1,)
