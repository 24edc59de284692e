"""The Final Exploration and the end (loot_island N17-N21)."""

from typing import Any

import pytest

import engine.loot_island as game
from engine.loot_island.coasts import from_the_bow
from engine.loot_island.news import (
    Eliminated,
    FinalExploration,
    HealerChosen,
    HealersTurnedUp,
    LootFound,
    LootLost,
    Scored,
)
from engine.loot_island.phases import ChooseHealer, Loot, OfferHealer, Over

from .board import Board, board


def last_day(seats: int = 3, **setting: Any) -> Board:
    """The last player of round 5 passes."""
    passed = (False, *(True,) * (seats - 1))
    hands = ["P1A", *["P2A"] * (seats - 1)]
    return board(seats, hands=hands, passed=passed, round=5, coming="", **setting).do(0, "pass")


@pytest.mark.parametrize(
    ("corner", "direction", "order"),
    [
        (0, 1, (1, 2, 3, 4, 5, 6, 7, 8)),
        (3, 1, (7, 8, 1, 2, 3, 4, 5, 6)),
        (0, -1, (8, 7, 6, 5, 4, 3, 2, 1)),
        (2, -1, (4, 3, 2, 1, 8, 7, 6, 5)),
    ],
)
def test_landings_are_counted_from_the_bow(corner: int, direction: int, order: tuple[int, ...]) -> None:
    """Section 3, R24."""
    assert from_the_bow(corner, direction) == order


def test_after_round_5_every_landing_with_cards_enough_is_a_small_loot() -> None:
    """N17, R24: from the bow on, chests only, without the event; R69: nothing without a compass."""
    it = last_day(
        landings={
            3: ("R4B R6B R7A R9A", [1, 0]),
            5: ("G4B G6B G7A", [1]),
            6: ("B4B B6B B7A B9A", []),
            8: ("P4B P5A P7A P9A", [2]),
        },
        event="A4",
        ship=(0, -1),
        cubes=(0, 0, 0),
    )
    assert (it.phase.landing, it.phase.size) == (8, "big")
    it.do(2, f"take {it.phase.shown[0]} bury 0")
    assert it.told(FinalExploration) == [FinalExploration()]
    assert it.told(LootLost) == [LootLost(6, "final")]
    assert (it.phase.landing, it.phase.size, len(it.phase.shown), it.phase.order) == (3, "final", 2, (1, 0))


def test_in_the_final_exploration_nothing_is_cleared_and_hands_mean_nothing() -> None:
    """R59: compasses stay, and each one counts on its own landing."""
    it = last_day(
        landings={3: ("R4B R6A R7A R9A", [1, 0]), 5: ("G4B G6A G7A G9A", [1])}, treasures="T4 T11 T58"
    )
    assert (it.phase.landing, it.asked) == (3, (1,))
    it.do(1, "take T4 keep 0")
    assert (it.stack(3), it.column(3)) == ((1, 0), "R4B R6A R7A R9A")
    assert (it.phase.landing, it.asked) == (5, (1,))
    it.do(1, "take T11 keep 0")
    assert (it.stack(5), it.column(5)) == ((1,), "G4B G6A G7A G9A")
    assert it.now.hands == (("P1A",), ("P2A",), ("P2A",))
    assert isinstance(it.phase, ChooseHealer)


def test_the_event_of_round_5_does_not_reach_into_the_final_exploration() -> None:
    """R24, N25: B11 and B13 are over."""
    for event in ("B11", "B13"):
        it = last_day(landings={5: ("G4B G6B G7A G9A", [1, 2])}, event=event, cubes=(0, 0, 0))
        assert it.told(LootFound) == [LootFound(5, "final", it.phase.shown)]
        assert len(it.phase.shown) == 2
        assert it.asked == (1,)
        assert (it.now.event, it.now.fate.past) == ("", (event,))


def test_a_long_shore_in_round_5_leaves_four_landings() -> None:
    """R55."""
    full = {
        number: (" ".join(f"{colour}{rank}" for rank in ("3A", "5A", "6B", "7A")), [0])
        for number, colour in zip(range(1, 9), "RBGPRBGP", strict=True)
    }
    it = last_day(landings=full, event="B14", cubes=(0, 0, 0))
    sizes = []
    while isinstance(it.phase, Loot):
        sizes.append((it.phase.size, it.phase.landing))
        it.do(0, f"take {it.phase.shown[0]} bury 0")
    assert [number for size, number in sizes if size == "final"] == [5, 6, 7, 8]


def test_treasures_that_run_out_in_the_final_exploration_end_it() -> None:
    """R58."""
    it = last_day(
        landings={5: ("G4B G6B G7A G9A", [1]), 7: ("R4B R6B R7A R9A", [2])}, treasures="T15", cubes=(0, 0, 0)
    ).do(1, "take T15 keep 0")
    assert it.outcome.why == "treasures-gone"


def test_healers_are_chosen_by_fewest_cubes_ties_from_the_first_player() -> None:
    """N19, R26."""
    it = last_day(4, cubes=(5, 2, 5, 2), first=2)
    assert it.now.first == 2
    assert it.told(HealersTurnedUp) == [HealersTurnedUp(("H01", "H02", "H03", "H04"))]
    assert it.phase == ChooseHealer((3,), (1, 2, 0))
    it.do(3, "hire H02")
    assert it.legal(1) == ["hire H01", "hire H03", "hire H04"]
    assert it.refusal(1, "hire H02") == "healer-not-there"


def test_those_without_cubes_and_the_eliminated_need_no_healer() -> None:
    """R25, R26."""
    it = last_day(4, cubes=(0, 13, 4, 0))
    assert it.told(Eliminated) == [Eliminated(1, "curse", 13)]
    assert it.phase == ChooseHealer((2,), ())
    it.do(2, "hire H03")
    assert it.now.scores[2].healer == 6
    assert it.now.scores[0].healer == 0


def test_the_last_healer_goes_to_the_last_one_without_a_question() -> None:
    """R68."""
    it = last_day(cubes=(1, 2, 3), kept=["T74", "T74", "T74"]).do(0, "hire H01").do(1, "hire H02")
    assert it.told(HealerChosen)[-1] == HealerChosen(2, "H03", 3, 5)
    assert isinstance(it.phase, Over)


def test_a_healer_must_be_chosen_also_if_all_of_them_ruin_one() -> None:
    """R63."""
    it = last_day(cubes=(12, 0, 0), healers="H12 H13 H14")
    assert it.legal(0) == ["hire H12", "hire H13", "hire H14"]
    it.do(0, "hire H12")
    assert it.told(Eliminated) == [Eliminated(0, "healer", 12)]
    assert it.now.cubes == (12, 0, 0)


def test_everyone_offers_one_of_two_healers_and_any_of_them_may_be_chosen() -> None:
    """Variant two healers: also the eliminated and those without cubes offer; the rest stays secret."""
    it = last_day(cubes=(0, 14, 2), healers="", pairs=["H01 H02", "H03 H04", "H05 H06"])
    assert it.phase == OfferHealer((0, 1, 2), (None, None, None))
    it.do(1, "propose H04").do(0, "propose H01")
    assert not it.told(HealersTurnedUp)
    assert it.seen(2).answers == (None, None, None)
    it.do(2, "propose H06")
    assert it.told(HealersTurnedUp) == [HealersTurnedUp(("H01", "H04", "H06"))]
    assert it.now.healing.pairs == (("H02",), ("H03",), ("H05",))
    assert game.view(it.state, 2).healing.pairs == ((), (), ("H05",))
    assert it.legal(2) == ["hire H01", "hire H04", "hire H06"]
    it.do(2, "hire H01")
    assert isinstance(it.phase, Over)


def test_no_healer_is_offered_if_nobody_needs_one() -> None:
    """Variant two healers."""
    it = last_day(cubes=(0, 14, 0), healers="", pairs=["H01 H02", "H03 H04", "H05 H06"])
    assert isinstance(it.phase, Over)
    assert not it.told(HealersTurnedUp)


def test_the_score_is_told_line_by_line_for_everyone_who_is_not_eliminated() -> None:
    it = last_day(cubes=(0, 14, 0), kept=["T11 T72 T41", "T4", "T26"])
    assert it.told(Scored) == [
        Scored(0, 0, 19, 12, 0, 0, 0, 0, 0, 0, 0, 5, 0, 36),
        Scored(2, 0, 0, 0, 0, 0, 4, 1, 25, 0, 0, 0, 0, 29),
    ]
    view = game.view(it.state, None)
    assert [(one.total, one.out) for one in view.scores] == [(36, ""), (0, "curse"), (29, "")]


def test_the_highest_sum_wins_and_the_eliminated_stand_level_behind() -> None:
    """N21, R67."""
    it = last_day(5, cubes=(0, 14, 0, 13, 0), kept=["T4", "T74", "T11", "", "T72"])
    assert it.outcome.places == (2, 4, 3, 4, 1)
    assert it.outcome.scores == (10, 0, 7, 0, 12)
    assert it.outcome.why == "fifth-day"


def test_a_tie_goes_to_the_one_who_comes_first_from_the_first_player() -> None:
    """R33, N21: holder first."""
    it = last_day(4, cubes=(0, 0, 0, 0), kept=["T11", "T72", "T22", "T72"], first=2)
    assert it.now.first == 2
    assert it.outcome.places == (4, 3, 1, 2)


def test_ties_are_counted_from_the_first_players_seat_also_if_he_is_out() -> None:
    """R61."""
    it = last_day(4, cubes=(0, 0, 13, 0), kept=["T72", "T72", "", "T72"], first=2)
    assert it.outcome.places == (2, 3, 4, 1)


def test_nobody_wins_if_everyone_is_eliminated() -> None:
    """R60: by cubes or by the healer."""
    it = last_day(cubes=(13, 14, 15))
    assert it.outcome.why == "all-cursed"
    assert 1 not in it.outcome.places
    it = last_day(cubes=(13, 12, 15), healers="H14 H13 H12").do(1, "hire H14")
    assert it.outcome.why == "all-cursed"
    assert 1 not in it.outcome.places


def test_the_game_ends_after_the_final_exploration_of_round_5_only() -> None:
    """N4."""
    it = board(hands=["P1A", "P2A", "P2A"], passed=(False, True, True), round=4).do(0, "pass")
    assert it.now.round == 5
    assert game.outcome(it.state) is None
