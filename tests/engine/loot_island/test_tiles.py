"""The small islands: price, power and what follows (loot_island N7, N8)."""

import pytest

from engine.loot_island.news import CubesTaken, Passed, PowerUnused, TileUsed
from engine.loot_island.phases import FindTreasure, Turn, UseTile

from .board import FOR_SELF, FREELY, board

HANDS = ["R3A R5A B9A", "B3A", "G3B"]


def test_a_small_island_costs_two_cards_of_one_colour() -> None:
    """N7, R46: jokers and ones are plain cards and do nothing."""
    it = board(hands=["R1A R3A RJA B3A B9A G1A", "P3A", "P3B"], landings={1: ("R7B", [0])}).do(0, "visit S5")
    assert it.allows(0, "pay") == ["R1A", "R3A", "B3A"]
    it.do(0, "pay R1A")
    assert it.allows(0, "pay") == ["R3A", "RJA"]
    it.do(0, "pay RJA")
    assert it.legal(0) == ["done-pay"]
    it.do(0, "done-pay")
    assert it.now.maps.discarded == ("R1A", "RJA")
    assert it.now.cubes == (3, 3, 3)
    assert it.told(TileUsed) == [TileUsed(0, FOR_SELF, "S5", ("R1A", "RJA"))]


def test_without_two_cards_of_one_colour_no_small_island_is_offered() -> None:
    it = board(hands=["R3A B3A G3A P3A", "B5A", "G3B"])
    assert it.allows(0, "visit") == []
    assert it.refusal(0, "visit S1") == "cannot-pay"


def test_a_used_small_island_is_closed_for_everyone() -> None:
    """N7."""
    it = board(hands=[*HANDS[:1], "B3A B5A", "G3B"]).visit(0, "S1", "R3A R5A", "shed 0")
    assert "S1" not in it.now.tiles
    assert it.allows(1, "visit") == ["S3", "S4", "S5", "S6", "S7"]
    assert it.refusal(1, "visit S1") == "tile-face-down"


def test_a_power_may_be_declined_and_the_tile_is_closed_all_the_same() -> None:
    """R14."""
    it = board(hands=HANDS).visit(0, "S7", "R3A R5A", "decline")
    assert it.now.ship.corner == 0
    assert "S7" not in it.now.tiles
    assert it.told(PowerUnused) == [PowerUnused("S7")]


@pytest.mark.parametrize(("seats", "tile", "most"), [(3, "S1", 3), (5, "S2", 2)])
def test_the_springs_wash_off_cubes(seats: int, tile: str, most: int) -> None:
    """S1, S2; R64: 0 is the decline."""
    it = board(seats, hands=[*HANDS, "G5A", "G7A"]).visit(0, tile, "R3A R5A")
    assert it.legal(0) == [f"shed {cubes}" for cubes in range(most + 1)]
    it.do(0, "shed 2")
    assert it.now.cubes[0] == 1


def test_a_spring_gives_no_more_than_one_has_and_nothing_is_not_asked() -> None:
    """R42, R65."""
    it = board(hands=HANDS, cubes=(1, 3, 3)).visit(0, "S1", "R3A R5A")
    assert it.legal(0) == ["shed 0", "shed 1"]
    it = board(hands=HANDS, cubes=(0, 3, 3)).visit(0, "S1", "R3A R5A")
    assert it.phase == Turn((1,))
    assert it.told(PowerUnused) == [PowerUnused("S1")]


def test_the_tide_pool_puts_a_compass_at_the_bottom() -> None:
    """S3: the others keep their order."""
    it = board(hands=HANDS, landings={2: ("B1A", [1, 0, 2]), 5: ("", [2, 1, 0]), 7: ("", [0, 1])})
    it.visit(0, "S3", "R3A R5A")
    assert it.legal(0) == ["sink 2", "sink 5", "decline"]
    assert it.refusal(0, "sink 7") == "sunk-already"
    assert it.refusal(0, "sink 1") == "no-compass-there"
    it.do(0, "sink 5")
    assert it.stack(5) == (0, 2, 1)


def test_the_tide_pool_with_nothing_to_move_can_be_used() -> None:
    """R47, R65."""
    for landings in ({}, {2: ("B1A", [0, 1])}):
        it = board(hands=HANDS, landings=landings).visit(0, "S3", "R3A R5A")
        assert it.phase == Turn((1,))
        assert "S3" not in it.now.tiles


def test_upside_down_the_tide_pool_moves_a_compass_to_the_top() -> None:
    """B13."""
    it = board(hands=HANDS, landings={2: ("B1A", [0, 1, 2]), 5: ("", [2, 0])}, event="B13")
    it.visit(0, "S3", "R3A R5A")
    assert it.legal(0) == ["sink 2", "decline"]
    it.do(0, "sink 2")
    assert it.stack(2) == (1, 2, 0)


def test_the_lookout_places_a_compass_without_a_card() -> None:
    """S4, R15: on top of the stack, also on an empty landing, and no icon works."""
    it = board(hands=HANDS, landings={2: ("B5B", [1, 2]), 5: ("", [0])}).visit(0, "S4", "R3A R5A")
    assert it.legal(0) == [*(f"place {number} -" for number in (1, 2, 3, 4, 6, 7, 8)), "decline"]
    it.do(0, "place 2 -")
    assert it.stack(2) == (1, 2, 0)
    assert it.phase == Turn((1,))


def test_the_lookout_moves_a_compass_when_none_is_left() -> None:
    """R15, R43; B4: already with two out."""
    landings = {2: ("B5B", [0]), 5: ("", [0, 1]), 8: ("", [0])}
    it = board(hands=HANDS, landings=landings).visit(0, "S4", "R3A R5A")
    assert it.allows(0, "place 1") == ["2", "5", "8"]
    assert it.refusal(0, "place 1 -") == "compass-must-move"
    assert it.refusal(0, "place 2 5") == "compass-there-already"
    it.do(0, "place 1 5")
    assert (it.stack(1), it.stack(5)) == ((0,), (1,))
    two = {2: ("B5B", [0]), 5: ("", [0, 1])}
    it = board(hands=HANDS, landings=two, event="B4").visit(0, "S4", "R3A R5A")
    assert it.allows(0, "place 1") == ["2", "5"]


def test_the_mapmaker_gives_two_cards() -> None:
    """S5."""
    it = board(hands=HANDS, deck="P1A P2A P3A").visit(0, "S5", "R3A R5A", "use")
    assert it.now.hands[0] == ("B9A", "P1A", "P2A")


def test_the_price_is_in_the_pile_before_the_mapmaker_draws() -> None:
    """R45: the two cards paid are all there is to draw."""
    it = board(hands=HANDS, deck="").roll(0).visit(0, "S5", "R3A R5A", "use")
    assert it.now.hands[0] == ("R3A", "R5A", "B9A")
    assert it.now.maps.discarded == ()


def test_the_old_wreck_gives_a_cube_and_a_treasure_to_keep_or_re_bury() -> None:
    """S6, R48: amulets help."""
    it = board(hands=HANDS, treasures="T11 T4", kept=["T15"]).visit(0, "S6", "R3A R5A", "use")
    assert it.phase == FindTreasure((0,), "T11")
    assert it.now.cubes == (4, 3, 3)
    assert it.legal(0) == ["take T11 keep 0", *(f"take T11 bury {cubes}" for cubes in range(4))]
    it.do(0, "take T11 bury 3")
    assert it.now.cubes == (1, 3, 3)
    assert it.now.hoard.buried == ("T11",)
    assert it.asked == (1,)


def test_the_old_wreck_declined_costs_no_cube() -> None:
    """R48."""
    it = board(hands=HANDS, treasures="T11 T4").visit(0, "S6", "R3A R5A", "decline")
    assert it.now.cubes == (3, 3, 3)
    assert it.now.hoard.deck == ("T11", "T4")


def test_fair_wind_moves_the_ship_at_once() -> None:
    """S7, R16."""
    it = board(hands=HANDS, ship=(0, -1)).visit(0, "S7", "R3A R5A", "use")
    assert (it.now.ship.corner, it.now.ship.coast()) == (3, 2)


def test_haunted_islets_curse_the_user_before_the_power_also_if_declined() -> None:
    """A3, R45."""
    it = board(hands=HANDS, event="A3", cubes=(0, 3, 3)).visit(0, "S1", "R3A R5A")
    assert it.legal(0) == ["shed 0", "shed 1"]
    it.do(0, "shed 0")
    assert it.now.cubes == (1, 3, 3)
    assert it.told(CubesTaken) == [CubesTaken((0,), 1, "A3")]


def test_greedy_ferrymen_take_a_third_card_of_any_colour() -> None:
    """B7, R46: at least two of one colour."""
    it = board(hands=["R3A R5A B9A G1A", "B3A", "G3B"], event="B7").do(0, "visit S1")
    assert it.allows(0, "pay") == ["R3A"]
    it.do(0, "pay R3A")
    assert it.allows(0, "pay") == ["R5A"]
    it.do(0, "pay R5A")
    assert it.allows(0, "pay") == ["B9A", "G1A"]
    it.do(0, "pay G1A", "done-pay")
    assert it.now.hands[0] == ("B9A",)
    it = board(hands=["R3A B5A G9A P1A", "B3A", "G3B"], event="B7")
    assert it.allows(0, "visit") == []
    it = board(hands=["R3A R5A", "B3A", "G3B"], event="B7")
    assert it.allows(0, "visit") == []
    it = board(hands=["R3A B5A B9A", "B3A", "G3B"], event="B7").do(0, "visit S1", "pay R3A", "pay B5A")
    assert it.legal(0) == ["pay B9A"]


def test_a_night_on_the_islet_costs_one_card_and_ends_in_passing() -> None:
    """B9, R46, R49: a full pass; the First Player tile with it."""
    it = board(hands=["R3A B5A", "B3A", "G3B"], event="B9", first=2).do(0, "visit S1")
    assert it.allows(0, "pay") == ["R3A", "B5A"]
    it.do(0, "pay R3A", "done-pay")
    assert it.phase == UseTile((0,), 0, FOR_SELF, "S1")
    it.do(0, "shed 1")
    assert it.told(Passed) == [Passed(0, FREELY)]
    assert it.now.passed == (True, False, False)
    assert it.now.first == 0
    assert it.now.hands[0] == ("B5A",)


def test_a_night_on_the_islet_makes_pass_also_if_the_power_is_declined() -> None:
    """R45."""
    it = board(hands=["R3A B5A", "B3A", "G3B"], event="B9").visit(0, "S7", "R3A", "decline")
    assert it.now.passed == (True, False, False)


def test_no_small_island_left_means_none_is_offered() -> None:
    it = board(hands=["R3A R5A", "B3A", "G3B"], tiles=())
    assert it.allows(0, "visit") == []


def test_a_price_that_is_not_met_is_refused_with_its_reason() -> None:
    it = board(hands=["R3A R5A B9A B3A", "P3A", "G3B"]).do(0, "visit S1", "pay R3A")
    assert it.refusal(0, "pay B9A") == "pay-one-colour"
    assert it.refusal(0, "pay G9A") == "not-in-hand"
    assert it.refusal(0, "pay R3A") == "already-picked"
    assert it.refusal(0, "done-pay") == "paid-too-little"
    it.do(0, "pay R5A")
    assert it.refusal(0, "pay B9A") == "paid-enough"
    it.do(0, "done-pay")
    assert it.refusal(0, "sink 1") == "other-power"
    assert it.refusal(0, "shed 4") == "too-many"
