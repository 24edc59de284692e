"""Chests, Bobby, the trap and loot: R12-R16, R38, R39 and the worked example B8."""

import pytest

from engine.gunpowder import to_move
from engine.gunpowder.board import CROSSES
from engine.gunpowder.phases import Acting, Opening, Over, Placing, Trapped
from engine.gunpowder.state import Loot, Rules

from .scenes import can, crew, ends, kinds, news, play, scene, texts

SHIELDED = ("m1", "m2", "m3", "m4", "m5", "shield")
FAR = ("aboard",)


def test_opening_a_chest_is_asked_and_may_be_declined() -> None:
    """R12."""
    state = play(scene(("D6",), FAR, chests={"D7": "gem"}), "A go m1 D6 D7")
    assert texts(state) == ["open", "leave"]
    left = play(state, "A leave")
    assert left.island.found[CROSSES.index("D7")] == ""
    assert left.island.players[0].gems == 0
    assert left.phase == Acting(0)


def test_a_chest_left_closed_can_be_opened_by_who_ends_there_later() -> None:
    """R12."""
    state = play(scene(("D6",), ("E6",), chests={"D7": "gem"}), "A go m1 D6 D7", "A leave", "A end")
    assert "D7" not in ends(state, "go m1 E6", seat=1), "the cell is taken"
    state = play(state, "B go m1 E6 F6", "B end", "A go m2 D7 D7", "A open")
    assert state.island.players[0].gems == 1


def test_passing_over_a_chest_opens_nothing() -> None:
    """R12."""
    state = play(scene(("D6",), FAR, chests={"D7": "gem"}), "A go m2 D6 D8")
    assert state.phase == Acting(0)


@pytest.mark.parametrize(("content", "gems", "ammo"), [("gem", 1, 0), ("ammo", 0, 1)])
def test_gems_and_ammunition_go_into_the_boat_from_anywhere(content: str, gems: int, ammo: int) -> None:
    """R12."""
    state = play(scene(("D6",), FAR, chests={"D7": content}), "A go m1 D6 D7", "A open")
    assert state.island.players[0].gems == gems
    assert state.island.players[0].ammo == ammo
    assert state.island.found[CROSSES.index("D7")] == content


@pytest.mark.parametrize("what", ["bobby", "bomb"])
def test_bobby_and_bombs_go_on_a_free_cell_next_to_the_finder(what: str) -> None:
    """R13: not on people, bombs, closed chests or obstacles, and never into a boat."""
    state = scene(("F6",), ("E6",), bombs=("F8",), chests={"F7": what, "H7": "gem"})
    state = play(state, "A go m1 F6 F7", "A open")
    assert state.phase == Placing(0, "F7", what)
    assert ends(state, "place") == {"F6", "G6", "E8", "G8", "E7"}
    state = play(state, "A place G8")
    assert ("G8" in crew(state, 0)) == (what == "bobby")
    assert ("G8" in state.island.bombs) == (what == "bomb")


def test_a_found_bomb_never_goes_into_a_boat() -> None:
    """R13: D2 lies next to the anchor E1."""
    state = scene(("C2",), ("aboard",), boats=("I1", "E1"), chests={"D2": "bomb"})
    state = play(state, "A go m1 C2 D2", "A open")
    assert "E1" in ends(state, "place")
    assert "boat1" not in ends(state, "place")


CROWD = (("J2", "I1", "J1", "I2"), ("K2", "I3", "J3", "K3"))
"""A finder on J2 and somebody on every cell around."""


@pytest.mark.parametrize("what", ["bobby", "bomb"])
def test_with_no_free_cell_near_the_finder_chooses_among_the_nearest(what: str) -> None:
    """R13: the cells two king's steps away, but for the obstacle H3 and the closed chest on L4."""
    state = scene(*CROWD, boats=("E1", "E13"), chests={"J2": what, "L4": "gem"}, phase=Placing(0, "J2", what))
    assert ends(state, "place") == {"H1", "H2", "H4", "I4", "J4", "K4", "L3"}


def test_the_nearest_cell_is_found_by_kings_distance_whatever_the_steps() -> None:
    """R13: with four directions and those four cells taken, the diagonal ones are nearest."""
    state = scene(
        ("F6", "E6", "G6"), ("F5", "F7"), rules=Rules(5, "rook", 40), phase=Placing(0, "F6", "bomb")
    )
    assert ends(state, "place") == {"G5", "E7"}, "E5 and G7 are obstacles"


def test_with_one_free_cell_it_is_taken_without_a_question() -> None:
    """R13; everybody can see that it is the only one."""
    start = scene(
        ("E2", "C2"), ("C3", "D3", "E3", "D1"), ("E1",), boats=("I1", "E13", "A5"), chests={"D2": "bomb"}
    )
    state = play(start, "A go m1 E2 D2", "A open")
    assert state.island.bombs == ("E2",)
    assert state.phase == Acting(0)


def test_bobby_is_a_full_member_of_the_crew() -> None:
    """R14: he walks, shoots, and keeps his player in the game."""
    state = scene(("D6",), ("G6",), chests={"D7": "bobby"}, ammo=(1, 0, 0, 0))
    state = play(state, "A go m1 D6 D7", "A open", "A place E7")
    assert crew(state, 0) == ("D7", "dead", "dead", "dead", "E7")
    assert state.island.players[0].gems == 0, "his chest is no loot"
    alone = scene(
        ("dead", "dead", "dead", "dead", "F6"), ("G6",), ammo=(1, 0, 0, 0), hands={0: ("m1", "pistol")}
    )
    assert can(alone, "A go m1 F6 F5")
    assert can(alone, "A pistol G6")
    aboard = scene(("dead", "dead", "dead", "dead", "aboard"), ("G6",), hands={0: ("boat",)})
    assert can(aboard, "A sail I1")


def test_losing_bobby_last_eliminates_his_player() -> None:
    """R14."""
    state = scene(
        ("F6",), ("dead", "dead", "dead", "dead", "G6"), FAR, ammo=(1, 0, 0, 0), hands={0: ("pistol",)}
    )
    assert play(state, "A pistol G6", "B endure").island.out == (1,)


def test_the_trap_asks_for_a_shield_even_of_those_who_hold_none() -> None:
    """R15 and R24."""
    start = scene(("D6", "aboard"), FAR, chests={"D7": "trap"})
    state = play(start, "A go m1 D6 D7", "A open")
    assert state.phase == Trapped(0, "D7")
    assert texts(state) == ["endure"]


def test_the_trap_kills_the_opener() -> None:
    """R15."""
    start = scene(("D6", "aboard"), FAR, chests={"D7": "trap"})
    state = play(start, "A go m1 D6 D7", "A open", "A endure")
    assert crew(state, 0)[:2] == ("dead", "aboard")
    assert state.phase == Acting(0), "the turn goes on"
    assert state.island.found[CROSSES.index("D7")] == "trap"


def test_a_shield_saves_the_opener_is_the_defence_card_and_draws_one_at_once() -> None:
    """R15 and R23."""
    start = scene(("D6", "aboard"), FAR, chests={"D7": "trap"}, hands={0: SHIELDED}, deck=("m1", "m7"))
    state, events = news(start, "A go m1 D6 D7", "A open", "A shield")
    assert crew(state, 0)[0] == "D7"
    assert state.hands[0] == ("m2", "m3", "m4", "m5", "m7")
    assert state.turn.used == ("move", "defence")
    assert state.pile == ("m1", "shield")
    assert kinds(events) == ["Shielded", "Refilled", "Drew"]
    assert state.island.found[CROSSES.index("D7")] == "trap", "the chest is gone either way"


def test_only_one_shield_may_be_played_in_the_own_turn() -> None:
    """R15: the limit of one card of a colour a turn."""
    state = scene(("D7",), FAR, hands={0: ("shield",)}, used=("defence",), phase=Trapped(0, "D7"))
    assert texts(state) == ["endure"]


def test_example_b8_the_loot_of_who_dies_by_the_trap_stays_for_a_later_visitor() -> None:
    """R16 and R38: the turn ends at once, nothing is drawn, the next survivor plays."""
    start = scene(
        ("D6",), ("E6",), FAR, gems=(2, 1, 0, 0), ammo=(1, 0, 0, 0), chests={"D7": "trap"}, pile=("m7",)
    )
    state, events = news(start, "A go m1 D6 D7", "A open", "A endure")
    assert state.island.out == (0,)
    assert state.island.loot == (Loot("D7", 2, 1),)
    assert state.hands[0] == ()
    assert state.phase == Acting(1)
    assert "Refilled" not in kinds(events)
    taken = play(state, "B go m1 E6 D7")
    assert taken.island.loot == ()
    assert taken.island.players[1].gems == 3
    assert taken.island.players[1].ammo == 1


def test_passing_over_loot_does_not_take_it() -> None:
    """R16."""
    state = play(scene(("D6",), FAR, loot=(Loot("D7", 2, 1),)), "A go m2 D6 D8")
    assert state.island.loot == (Loot("D7", 2, 1),)


def test_with_two_players_the_trap_makes_the_other_win() -> None:
    """R16 and R34."""
    state = play(scene(("D6",), FAR, chests={"D7": "trap"}), "A go m1 D6 D7", "A open", "A endure")
    assert state.phase == Over("survivor")
    assert to_move(state) == ()


def test_without_loot_nothing_is_left_on_the_cell() -> None:
    state = scene(("D6",), FAR, FAR, chests={"D7": "trap"})
    assert play(state, "A go m1 D6 D7", "A open", "A endure").island.loot == ()


def test_bombs_come_before_loot_and_loot_before_the_chest() -> None:
    """R39: with the win by the bombed boat's gems neither loot nor chest is touched."""
    start = scene(("E10",), FAR, FAR, loot=(Loot("E13", 1, 1),), bombs=("E11",), gems=(3, 2, 0, 0))
    state = play(start, "A go m3 E10 E13", "A take E11", "A drop boat1")
    assert state.phase == Over("gems")
    assert state.island.loot == (Loot("E13", 1, 1),)


def test_loot_that_wins_leaves_the_chest_closed() -> None:
    """R39."""
    start = scene(("D6",), FAR, FAR, gems=(4, 0, 0, 0), loot=(Loot("D7", 1, 0),), chests={"D7": "trap"})
    state = play(start, "A go m1 D6 D7")
    assert state.phase == Over("gems")
    assert state.island.found[CROSSES.index("D7")] == ""


def test_loot_is_taken_and_then_the_chest_is_asked_for() -> None:
    """R39."""
    start = scene(("D6",), FAR, FAR, loot=(Loot("D7", 1, 0),), chests={"D7": "gem"})
    state, events = news(start, "A go m1 D6 D7")
    assert kinds(events) == ["Walked", "Looted"]
    assert state.phase == Opening(0, "D7")


def test_the_fifth_gem_out_of_a_chest_wins_at_once() -> None:
    """R34."""
    start = scene(("D6",), FAR, FAR, gems=(4, 0, 0, 0), chests={"D7": "gem"})
    assert play(start, "A go m1 D6 D7", "A open").phase == Over("gems")
