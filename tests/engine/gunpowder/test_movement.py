"""Movement cards: R1-R9 and the worked examples B1, B3 and B6."""

import random

import pytest

from engine.gunpowder.board import ANCHORS, CELLS, CROSSES, GROUND, NEAR, SPREAD, WALKABLE, mask
from engine.gunpowder.phases import Acting, Dropping, Opening, Over, Taking
from engine.gunpowder.state import Rules

from .scenes import can, crew, ends, play, scene, texts

ROOK = Rules(5, "rook", 40)


def test_the_island_has_the_cells_of_the_designed_board() -> None:
    assert len(GROUND) == 145
    assert len(CELLS) == 132
    assert len(ANCHORS) == 8
    assert len(CROSSES) == 22
    assert ANCHORS == ("E1", "I1", "A5", "M5", "A9", "M9", "E13", "I13")


def steps_from(cell: str, adjacency: str = "king", taken: tuple[str, ...] = ()) -> dict[str, int]:
    """Distances counted cell by cell around who stands there, to compare the bit sets with."""
    column, row = "ABCDEFGHIJKLM".index(cell[0]), int(cell[1:])
    seen, edge, steps = {cell: 0}, [(column, row)], 0
    while edge:
        steps += 1
        fresh = []
        for at, line in edge:
            for across in (-1, 0, 1):
                for along in (-1, 0, 1):
                    if adjacency == "rook" and across and along:
                        continue
                    name = f"{'ABCDEFGHIJKLM'[at + across]}{line + along}" if 0 <= at + across < 13 else ""
                    if name in CELLS and name not in seen and name not in taken:
                        seen[name] = steps
                        fresh.append((at + across, line + along))
        edge = fresh
    return seen


def test_every_anchor_is_as_far_from_the_crosses_as_any_other() -> None:
    """The board's claim: 147 steps in all from every anchor."""
    assert {sum(steps_from(anchor)[cross] for cross in CROSSES) for anchor in ANCHORS} == {147}


@pytest.mark.parametrize("adjacency", ["king", "rook"])
@pytest.mark.parametrize("start", ["A5", "E6", "G3", "J13"])
def test_a_walk_reaches_what_counting_cell_by_cell_reaches(start: str, adjacency: str) -> None:
    """R1 and R3: one to value steps; a step to every side or to four."""
    state = scene((start,), ("aboard",), boats=("I1", "E13"), rules=Rules(5, adjacency, 40))
    distances = steps_from(start, adjacency)
    for value in range(1, 7):
        expected = {cell for cell, steps in distances.items() if 0 < steps <= value}
        assert ends(state, f"go m{value} {start}") - {"aboard", start} == expected


@pytest.mark.parametrize("adjacency", ["king", "rook"])
def test_all_cells_hang_together(adjacency: str) -> None:
    """R1: all 132 cells stay connected, also with four directions."""
    cells = mask(("E1",))
    for _ in CELLS:
        cells = SPREAD[adjacency](cells) & WALKABLE
    assert cells == WALKABLE


@pytest.mark.parametrize("adjacency", ["king", "rook"])
@pytest.mark.parametrize("seed", range(12))
def test_a_walk_through_a_crowd_reaches_what_counting_cell_by_cell_reaches(adjacency: str, seed: int) -> None:
    """R3 and R4: people stand in the way, and in the way of what lies behind them."""
    source = random.Random(seed)
    start, *others = source.sample(CELLS, 17)
    near = sorted(others, key=steps_from(start).__getitem__)
    crews = ((start,), tuple(near[:5]), tuple(near[5:10]), tuple(near[10:15]))
    state = scene(*crews, boats=("", "", "", ""), rules=Rules(5, adjacency, 40))
    steps = steps_from(start, adjacency, tuple(near[:15]))
    for value in range(1, 7):
        wanted = {cell for cell, far in steps.items() if 1 <= far <= value}
        back = {start} if value > 1 and len(steps) > 1 else set()
        assert ends(state, f"go m{value} {start}") == wanted | back


def test_a_step_may_go_diagonally_unless_the_table_wants_four_directions() -> None:
    """R1."""
    assert "E7" in ends(scene(("D6",), ("aboard",)), "go m1 D6")
    assert "E7" not in ends(scene(("D6",), ("aboard",), rules=ROOK), "go m1 D6")
    assert NEAR["king"]["D6"].bit_count() == 8
    assert NEAR["rook"]["D6"].bit_count() == 4


def test_the_corners_of_obstacles_may_be_cut() -> None:
    """R2: past E5 from D5 to E4, between F3 and H3 from F2 to G3; the straight ways are closed."""
    assert "E4" in ends(scene(("D5",), ("D4",)), "go m1 D5")
    assert "G3" in ends(scene(("F2",), ("G2",)), "go m1 F2")


def test_a_walk_may_be_shorter_than_the_card() -> None:
    """R3."""
    assert {"D6", "E6", "F6"} <= ends(scene(("D7",), ("aboard",)), "go m6 D7")


def test_a_walk_of_two_or_more_may_end_where_it_began() -> None:
    """R3."""
    state = scene(("D6",), ("aboard",))
    assert "D6" not in ends(state, "go m1 D6")
    assert "D6" in ends(state, "go m2 D6")


def test_walking_back_lets_a_closed_chest_underfoot_be_opened() -> None:
    """R3 and R12."""
    state = play(scene(("D7",), ("aboard",), chests={"D7": "gem"}), "A go m2 D7 D7")
    assert state.phase == Opening(0, "D7")


def test_nobody_who_is_hemmed_in_can_walk_back_to_where_they_are() -> None:
    """R3: a walk needs a first step."""
    hemmed = scene(("D1",), ("E1", "C2", "D2", "E2"), boats=("I1", "E13"))
    assert ends(hemmed, "go m6 D1") == set()


def test_a_hemmed_in_pirate_on_the_own_anchor_can_step_aboard_and_back() -> None:
    """R3 and R6."""
    hemmed = scene(("E1",), ("D1", "D2", "E2", "F2"), ("F1",))
    assert ends(hemmed, "go m1 E1") == {"aboard"}
    assert ends(hemmed, "go m2 E1") == {"aboard", "E1"}


@pytest.mark.parametrize("who", ["friend", "enemy", "knocked"])
def test_characters_block_the_way(who: str) -> None:
    """R4: with F2, G2, H2 and G1 taken nobody gets from F1 to H1 in two steps."""
    wall = ("F2", "G2", "H2", "G1")
    free = scene(("F1",), ("aboard",))
    assert "H1" in ends(free, "go m2 F1")
    if who == "friend":
        blocked = scene(("F1", *wall[1:]), ("aboard",))
    else:
        blocked = scene(("F1",), wall, down={1: (0, 1, 2, 3)} if who == "knocked" else None)
    assert "H1" not in ends(blocked, "go m2 F1")


def test_chests_bombs_and_loot_do_not_block_the_way() -> None:
    """R4."""
    state = scene(("E1",), ("aboard",), boats=("I1", "E13"), bombs=("F1", "F2"), chests={"G2": "gem"})
    assert {"G1", "G2", "H2"} <= ends(state, "go m3 E1")


def test_a_walk_ends_on_no_obstacle_and_nobody() -> None:
    """R5."""
    state = scene(("E4",), ("F4",))
    assert not {"E5", "F3", "F4"} & ends(state, "go m6 E4")
    assert "G4" in ends(state, "go m6 E4")


def test_a_walk_ends_on_a_bomb_only_if_it_can_be_put_down_again() -> None:
    """R5 and R7: around D1 lie C2, D2, E1, E2."""
    free = scene(("E2",), ("D2",), ("E1",), boats=("I1", "E13", "A5"), bombs=("D1",))
    assert "D1" in ends(free, "go m1 E2"), "the bomb can go to E2 or C2"
    stuck = scene(
        ("E2", "C2"), ("D2",), ("E1",), boats=("I1", "E13", "A5"), bombs=("D1",), chests={"D2": "gem"}
    )
    assert "D1" in ends(stuck, "go m1 E2"), "the cell the walker leaves is free"
    closed = scene(("E3",), ("C2", "D2", "E1"), boats=("I1", "E13"), bombs=("D1", "E2"))
    assert "D1" not in ends(closed, "go m2 E3"), "the other bomb's cell is not free unless it comes along"


def test_a_bomb_on_an_enemy_anchor_may_be_ended_on_since_the_boat_takes_it() -> None:
    """R5 and R7."""
    wall = ("D1", "D2", "E2", "F2")
    hemmed = scene(("G1",), wall, ("F1",), boats=("I1", "E1", "A5"), bombs=("E1",))
    assert "E1" not in ends(hemmed, "go m6 G1")
    reached = scene(("F1",), wall, boats=("I1", "E1"), bombs=("E1",), chests={"G2": "gem"})
    assert "E1" in ends(reached, "go m1 F1")


def test_leaving_the_boat_costs_a_step_to_its_anchor() -> None:
    """R6."""
    state = scene(("aboard",), ("aboard",))
    assert ends(state, "go m1 aboard") == {"E1"}
    assert ends(state, "go m2 aboard") == {"aboard", "E1", "D1", "F1", "D2", "E2", "F2"}


def test_entering_the_boat_costs_a_step_from_its_anchor() -> None:
    """R6."""
    state = scene(("G1",), ("aboard",))
    assert "aboard" not in ends(state, "go m2 G1")
    assert "aboard" in ends(state, "go m3 G1")
    assert crew(play(state, "A go m3 G1 aboard"), 0)[0] == "aboard"


def test_a_boat_whose_anchor_is_occupied_can_be_neither_left_nor_entered() -> None:
    """R6."""
    state = scene(("aboard", "F1"), ("E1",))
    assert ends(state, "go m6 aboard") == set()
    assert "aboard" not in ends(state, "go m6 F1")


def test_only_the_own_boat_may_be_entered() -> None:
    """R6: standing on an enemy's anchor leads into no boat."""
    state = scene(("E13",), ("aboard",))
    assert "aboard" not in ends(state, "go m4 E13")
    assert not {"boat0", "boat1"} & ends(state, "go m4 E13")


def test_example_b1_a_movement_three_leads_from_the_boat_to_a_chest() -> None:
    state = play(scene(("aboard",), ("aboard",), chests={"G2": "gem"}), "A go m3 aboard G2")
    assert crew(state, 0)[0] == "G2"
    assert state.phase == Opening(0, "G2")


def test_a_bomb_that_was_passed_may_be_carried_or_left() -> None:
    """R7."""
    state = play(scene(("D6",), ("aboard",), bombs=("E6",)), "A go m2 D6 F6")
    assert state.phase == Taking(0, "F6", ((), ("E6",)))
    left = play(state, "A take -")
    assert left.island.bombs == ("E6",)
    assert left.phase == Acting(0)
    carried = play(state, "A take E6", "A drop G6")
    assert carried.island.bombs == ("G6",)


def test_a_carried_bomb_goes_on_a_free_cell_within_one_of_the_walker() -> None:
    """R7: no obstacle, nobody, no bomb, no closed chest; the cell it came from is free."""
    state = play(
        scene(("D6",), ("G6",), bombs=("E6", "F5"), chests={"F7": "gem"}), "A go m2 D6 F6", "A take E6"
    )
    assert state.phase == Dropping(0, "F6", ("E6",))
    assert ends(state, "drop") == {"E6", "E7", "G5"}


def test_a_bomb_that_was_ended_on_has_to_be_moved() -> None:
    """R7."""
    state = play(scene(("D6",), ("aboard",), bombs=("E6",)), "A go m1 D6 E6")
    assert state.phase == Dropping(0, "E6", ("E6",))
    assert "E6" not in ends(state, "drop")


def test_no_bomb_is_carried_aboard() -> None:
    """R7."""
    state = play(scene(("G1",), ("aboard",), bombs=("F1",)), "A go m3 G1 aboard")
    assert state.phase == Acting(0)
    assert state.island.bombs == ("F1",)


def test_all_bombs_taken_must_lie_on_one_walk_of_that_length() -> None:
    """R7: D6 to F6 over E6, E7 or F7 in two steps passes one bomb; in three it can pass two."""
    bombs = ("E6", "E7")
    two = play(scene(("D6",), ("aboard",), bombs=bombs), "A go m2 D6 F6")
    assert two.phase == Taking(0, "F6", ((), ("E6",), ("E7",)))
    three = play(scene(("D6",), ("aboard",), bombs=bombs), "A go m3 D6 F6")
    assert three.phase == Taking(0, "F6", ((), ("E6",), ("E7",), ("E6", "E7")))


def test_a_detour_over_a_bomb_counts_there_and_back() -> None:
    """R7: D6 to D7 by way of F6 takes four steps."""
    scenes = {value: scene(("D6",), ("aboard",), bombs=("F6",)) for value in (3, 4)}
    assert play(scenes[3], "A go m3 D6 D7").phase == Acting(0)
    assert play(scenes[4], "A go m4 D6 D7").phase == Taking(0, "D7", ((), ("F6",)))


def test_a_walk_around_blockers_must_really_reach_the_bomb() -> None:
    """R7: the walk over the bomb obeys the same blocks as any other."""
    wall = ("E6", "E7", "D7", "C7")
    state = play(scene(("D6",), wall, bombs=("F6",)), "A go m4 D6 D5")
    assert state.phase == Acting(0)


def test_bombs_are_put_down_one_after_another_on_a_cell_each() -> None:
    """R7: three bombs on a walk of three steps."""
    state = scene(("D6",), ("aboard",), bombs=("E6", "F6", "G6"))
    state = play(state, "A go m4 D6 H6", "A take E6,F6,G6", "A drop I6")
    assert state.phase == Dropping(0, "H6", ("F6", "G6"))
    assert not can(state, "A drop I6")
    state = play(state, "A drop G6", "A drop G5")
    assert state.island.bombs == ("G5", "G6", "I6")


def test_no_more_bombs_are_taken_than_can_be_put_down() -> None:
    """R7: around the end D1 only the one cell is free."""
    blockers = ("C2", "D2")
    state = scene(("G2",), blockers, ("aboard",), boats=("I1", "E13", "A5"), bombs=("E1", "F1", "F2"))
    state = play(state, "A go m6 G2 D1")
    assert isinstance(state.phase, Taking)
    assert max(len(bombs) for bombs in state.phase.ways) == 2, "E1 and E2 are the room there is"


def test_example_b3_a_bomb_on_the_way_goes_into_the_boat_at_the_anchor() -> None:
    """R7 and R11; the prisoner aboard is lost too."""
    state = scene(
        ("E10",),
        ("aboard", "C7"),
        ("boat1", "aboard"),
        bombs=("E11",),
        gems=(1, 2, 0, 0),
        ammo=(0, 3, 0, 0),
    )
    state = play(state, "A go m3 E10 E13", "A take E11", "A drop boat1")
    assert state.island.players[0].gems == 3
    assert state.island.players[0].ammo == 3
    assert state.island.players[1].boat == ""
    assert set(crew(state, 1)[:4]) == {"dead"}
    assert crew(state, 2)[0] == "dead"
    assert state.island.bombs == ()
    assert state.island.blasts == 1
    assert not isinstance(state.phase, Over)


def test_a_bomb_goes_into_a_boat_only_from_its_anchor() -> None:
    """R7."""
    state = play(scene(("E10",), ("aboard",), bombs=("E11",)), "A go m3 E10 E12", "A take E11")
    assert "boat1" not in ends(state, "drop")


def test_no_bomb_goes_into_the_own_boat() -> None:
    """R9, carried and alone."""
    state = play(scene(("G1",), ("aboard",), bombs=("F1",)), "A go m2 G1 E1", "A take F1")
    assert "boat0" not in ends(state, "drop")
    assert "boat0" not in ends(scene(("G1",), ("aboard",), bombs=("F1",)), "push m6 F1")


def test_a_bomb_alone_needs_an_own_usable_character_beside_it() -> None:
    """R8."""
    assert texts(scene(("D6",), ("aboard",), bombs=("F6",)), kind="push") == []
    assert texts(scene(("D6",), ("aboard",), bombs=("F6",), down={0: (0,)}), kind="push") == []
    assert texts(scene(("E6",), ("aboard",), bombs=("F6",), down={0: (0,)}), kind="push") == []
    assert texts(scene(("aboard",), ("F7",), bombs=("E1",)), kind="push") == []
    assert texts(scene(("E6",), ("aboard",), bombs=("F6",)), kind="push") != []


def test_a_bomb_alone_passes_through_anything_and_ends_on_a_free_cell() -> None:
    """R8: over the obstacle E5, people and chests."""
    state = scene(("F6",), ("D5", "E4"), bombs=("F5", "D4"), chests={"G4": "gem"})
    reached = ends(state, "push m2 F5")
    assert {"D6", "D7", "E3"} <= reached
    assert not reached & {"E5", "D5", "E4", "D4", "G4", "F6", "F5", "boat0", "boat1"}


def test_a_bomb_alone_needs_one_more_step_from_the_anchor_into_a_boat() -> None:
    """R8."""
    state = scene(("E10",), ("aboard",), bombs=("E11",))
    assert "boat1" not in ends(state, "push m2 E11")
    assert "boat1" in ends(state, "push m3 E11")
    on_anchor = scene(("E12",), ("aboard",), bombs=("E13",))
    assert "boat1" in ends(on_anchor, "push m1 E13")


def test_a_bomb_alone_in_a_boat_eliminates_its_owner_and_leaves_the_game() -> None:
    """R8 and R11: the Shield does not help, nobody is even asked."""
    hands = {1: ("shield", "m1", "m2", "m3", "m4", "m5")}
    state = scene(("E10",), ("aboard",), ("aboard",), bombs=("E11",), gems=(0, 1, 0, 0), hands=hands)
    state = play(state, "A push m3 E11 boat1")
    assert state.island.out == (1,)
    assert state.island.bombs == ()
    assert state.island.players[0].gems == 1
    assert state.phase == Acting(0)


def test_the_bomb_stays_off_land_that_is_sea() -> None:
    """R8: over land only."""
    assert "A1" not in ends(scene(("B3",), ("aboard",), bombs=("C2",)), "push m6 C2")


def test_a_move_puts_the_card_on_the_pile_and_uses_up_its_colour() -> None:
    state = play(scene(("D6",), ("aboard",)), "A go m2 D6 E6")
    assert state.pile == ("m2",)
    assert state.turn.used == ("move",)
    assert texts(state, kind="go") == []


def test_pirates_in_the_same_place_are_offered_once() -> None:
    state = scene(("aboard", "aboard", "D6", "aboard"), ("aboard",))
    assert {line.split()[2] for line in texts(state, kind="go")} == {"aboard", "D6"}
    assert crew(play(state, "A go m1 aboard E1"), 0)[:4] == ("E1", "aboard", "D6", "aboard")


def test_example_b6_a_prisoner_leaves_an_unguarded_boat_by_its_anchor() -> None:
    """R19."""
    state = scene(("boat1", "aboard"), ("C7",))
    assert "E13" in ends(state, "go m1 boat1")
    assert ends(state, "go m1 boat1") == {"E13"}
    assert "E10" in ends(state, "go m4 boat1")
    assert "E9" not in ends(state, "go m4 boat1")
    assert crew(play(state, "A go m4 boat1 E10"), 0)[0] == "E10"


def test_a_guard_keeps_prisoners_but_another_prisoner_is_no_guard() -> None:
    """R19 and R22."""
    assert ends(scene(("boat1", "aboard"), ("aboard",)), "go m4 boat1") == set()
    assert ends(scene(("boat1", "aboard"), ("C7",), ("boat1", "aboard")), "go m4 boat1") != set()


def test_a_prisoner_cannot_leave_over_an_occupied_anchor() -> None:
    """R19."""
    assert ends(scene(("boat1", "aboard"), ("E13",)), "go m4 boat1") == set()


def test_an_escaping_prisoner_does_not_return_to_the_captors_boat() -> None:
    """R6 and R19."""
    assert not {"boat1", "aboard"} & ends(scene(("boat1", "aboard"), ("C7",)), "go m6 boat1")


def test_an_escaping_prisoner_may_carry_a_bomb_into_the_captors_boat() -> None:
    """R7 and R19."""
    state = scene(("boat1", "aboard"), ("C7",), ("aboard",), bombs=("E12",))
    state = play(state, "A go m3 boat1 E13", "A take E12", "A drop boat1")
    assert state.island.out == (1,)
