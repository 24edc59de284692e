"""Moves by legs, amulets on the way, and raising in a move (facts 20 to 23, B19 to B23, B43 to B45; E7)."""

import pytest
from msgspec.structs import replace

from engine.tobago import State, frame, phases
from engine.tobago.clues import DECK
from engine.tobago.events import AmuletTaken, Drove, MoveBought
from engine.tobago.island import island
from engine.tobago.phases import Drive, Linger, Turn

from . import slow
from .build import (
    EXAMPLE,
    HOME,
    at,
    bits,
    do,
    game,
    hands,
    kinds,
    left_on,
    maps,
    run,
    texts,
    told,
    why_not,
)

GROUND = slow.land(0)
START, RIVER, FIRST, SECOND = at((4, 10), (5, 9), (6, 8), (6, 4))


def goes(state: State) -> set[str]:
    return {text.split()[1] for text in texts(state) if text.startswith("go") and text.endswith("no")}


def test_e7_one_main_move_takes_two_amulets() -> None:
    state = game(atvs=(START, HOME, HOME), amulets=bits(FIRST, SECOND))
    state = do(state, f"go {RIVER} no")
    assert state.phase == Drive(0, 2, paid=False, acted=True)
    state = do(state, f"go {FIRST} yes")
    assert state.phase == Drive(0, 1, paid=False, acted=True)
    state = do(state, f"go {SECOND} yes")
    assert state.purses[0] == 2
    assert state.atvs[0] == SECOND
    assert state.amulets == 0
    assert state.phase == Linger(0)


def test_e7_in_two_steps_by_the_fewest_legs() -> None:
    state = game(atvs=(START, HOME, HOME), amulets=bits(FIRST, SECOND))
    state, news = told(state, f"go {FIRST} yes")
    assert news == (Drove(0, START, FIRST, 2, paid=False), AmuletTaken(0, FIRST, free=False))
    state = do(state, f"go {SECOND} yes")
    assert state.purses[0] == 2


def test_a_leg_is_any_way_inside_an_area_or_one_step_onto_another_terrain() -> None:
    """Fact 21."""
    place = frame.hex_of(HOME)
    state = game(phase=Drive(0, 1, paid=False, acted=True))
    expected = {frame.label(one) for one in slow.after_a_leg(GROUND, place)} - {HOME}
    assert goes(state) == expected


def test_a_move_has_three_legs_and_spends_the_fewest_that_lead_there() -> None:
    """Fact 20."""
    state = game()
    for space in island(0).spaces:
        legs = island(0).legs(HOME, space)
        if 1 <= legs <= 3:
            after = do(game(columns=maps(grey=left_on(space))), f"go {space} no")
            assert after.phase == Drive(0, 3 - legs, paid=False, acted=True)
        elif legs > 3:
            assert why_not(state, f"go {space} no") == "too-far"
    assert why_not(state, "go A1 no") == "no-land"


def test_lakes_and_rivers_are_driven_on() -> None:
    """Fact 22."""
    reached = {island(0).terrain[space] for space in goes(game())}
    assert {"lake", "river"} <= reached


def test_neither_vehicles_nor_landmarks_block() -> None:
    """B21."""
    free = texts(game())
    crowded = game(atvs=(HOME, *sorted(goes(game()))[:2]))
    assert texts(crowded) == free
    assert set(EXAMPLE.huts + EXAMPLE.palms + EXAMPLE.statues) & goes(game())


def test_an_amulet_may_be_left_where_it_lies() -> None:
    """B19: only taking it ends the leg."""
    state = game(atvs=(RIVER, HOME, HOME), amulets=bits(FIRST))
    after = do(state, f"go {FIRST} no")
    assert after.purses[0] == 0
    assert after.amulets == bits(FIRST)
    further = do(state, f"go {SECOND} no")
    assert further.phase == Drive(0, 1, paid=False, acted=True)
    assert further.amulets == bits(FIRST)


def test_an_amulet_is_taken_only_where_one_lies() -> None:
    assert why_not(game(), f"go {FIRST} yes") == "no-amulet-there"


def test_an_amulet_under_the_vehicle_costs_a_leg_of_the_main_move() -> None:
    """B45."""
    state = game(amulets=bits(HOME), phase=Turn(0, fresh=False))
    after, news = told(state, f"go {HOME} yes")
    assert news == (AmuletTaken(0, HOME, free=False),)
    assert after.phase == Drive(0, 2, paid=False, acted=True)
    exhausted = game(
        amulets=bits(HOME), columns=maps(grey=left_on(HOME)), phase=Drive(0, 0, paid=False, acted=True)
    )
    assert why_not(exhausted, f"go {HOME} yes") == "too-far"


def test_an_amulet_under_the_vehicle_at_the_start_of_a_turn_is_taken_free() -> None:
    """B18, B45."""
    state = game(
        amulets=bits(FIRST, SECOND), atvs=(HOME, FIRST, HOME), phase=Drive(0, 1, paid=False, acted=True)
    )
    after, news = told(state, "end")
    assert news == (AmuletTaken(1, FIRST, free=True),)
    assert after.purses == (0, 1, 0)
    assert after.amulets == bits(SECOND)
    assert after.phase == Turn(1, fresh=True)


def test_an_amulet_that_appears_under_the_vehicle_later_is_not_taken_by_itself() -> None:
    """B45."""
    state = game(amulets=bits(HOME), atvs=(HOME, FIRST, FIRST), hands=hands(3, a=("in-jungle",)))
    after = do(state, "clue in-jungle grey")
    assert after.amulets == bits(HOME)
    assert after.purses == (0, 0, 0)


def test_a_move_paid_by_an_amulet_picks_no_amulet_up_not_even_at_its_end() -> None:
    """B20."""
    state = do(game(atvs=(RIVER, HOME, HOME), amulets=bits(FIRST), purses=(1, 0, 0)), "amulet-move")
    assert why_not(state, f"go {FIRST} yes") == "paid-move"
    after = run(state, f"go {FIRST} no", "stop", f"go {RIVER} no", "end")
    assert after.amulets == bits(FIRST)
    assert after.purses == (0, 0, 0)


def test_a_move_of_no_legs_is_always_possible_so_nobody_is_stuck() -> None:
    """B43."""
    state = game()
    after = do(state, f"go {HOME} no")
    assert after.phase == Drive(0, 3, paid=False, acted=True)
    assert why_not(after, f"go {HOME} no") == "already-there"
    assert do(after, "end").phase == Turn(1, fresh=True)


def test_there_is_no_other_pass() -> None:
    """B43."""
    assert kinds(game()) == {"go", "swap"}
    assert why_not(game(), "end") == "action-first"


def test_the_turn_goes_on_where_legs_are_left_and_ends_where_nothing_is() -> None:
    """General ruling 3: without legs and amulets everybody sees that the turn is over."""
    far = next(space for space in island(0).spaces if island(0).legs(HOME, space) == 3)
    assert do(game(), f"go {far} no").phase == Turn(1, fresh=True)
    assert do(game(purses=(1, 0, 0)), f"go {far} no").phase == Linger(0)
    assert do(game(columns=maps(grey=left_on(far))), f"go {far} no").phase == Drive(
        0, 0, paid=False, acted=True
    )


def test_a_treasure_is_raised_before_the_first_leg_or_after_a_leg() -> None:
    """B44."""
    columns = maps(grey=left_on(HOME), brown=left_on(FIRST))
    state = game(columns=columns, atvs=(HOME,) * 3, phase=Turn(0, fresh=False))
    assert why_not(state, "raise grey") == "drive-first"
    assert "raise grey" in texts(do(state, f"go {HOME} no"))
    there = do(game(columns=columns, atvs=(RIVER, HOME, HOME)), f"go {FIRST} no")
    assert "raise brown" in texts(there)
    assert why_not(there, "raise grey") == "elsewhere"
    assert why_not(there, "raise black") == "not-located"


def test_driving_over_a_treasure_inside_a_leg_is_not_enough() -> None:
    """B44."""
    state = do(game(columns=maps(grey=left_on(FIRST)), atvs=(RIVER, HOME, HOME)), f"go {SECOND} no")
    assert why_not(state, "raise grey") == "elsewhere"


def test_amulets_are_used_between_legs_and_the_move_goes_on() -> None:
    """B22."""
    state = game(
        purses=(3, 0, 0),
        hands=hands(3, a=("in-jungle", "in-lake")),
        columns=maps(black=left_on("G6", "G7", "H6")),
    )
    state = do(state, f"go {HOME} no")
    drive = state.phase
    state = do(state, "amulet-clue in-jungle grey")
    assert state.phase == drive
    state = do(state, "amulet-cube black G6")
    assert state.phase == drive
    state = do(state, "amulet-swap")
    assert state.phase == drive
    assert state.purses[0] == 0


def test_an_extra_move_begins_only_when_the_current_one_is_over() -> None:
    """B22."""
    state = do(game(purses=(1, 0, 0)), f"go {HOME} no")
    assert why_not(state, "amulet-move") == "stop-first"
    state, news = told(do(state, "stop"), "amulet-move")
    assert news == (MoveBought(0),)
    assert state.phase == Drive(0, 3, paid=True, acted=True)


def test_an_extra_move_before_the_main_action_keeps_it() -> None:
    """B22, B44."""
    state = do(game(purses=(1, 0, 0), hands=hands(3, a=("in-jungle",))), "amulet-move")
    assert state.phase == Drive(0, 3, paid=True, acted=False)
    assert why_not(state, "clue in-jungle grey") == why_not(state, "swap") == "stop-first"
    assert why_not(state, "end") == "action-first"
    state = do(state, "stop")
    assert state.phase == Turn(0, fresh=False)
    assert "clue in-jungle grey" in texts(state)


def test_an_extra_move_out_of_legs_leads_back_to_the_turn() -> None:
    far = next(space for space in island(0).spaces if island(0).legs(HOME, space) == 3)
    assert run(game(purses=(1, 0, 0)), "amulet-move", f"go {far} no").phase == Turn(0, fresh=False)


def test_only_a_player_without_amulets_may_pass_and_swap() -> None:
    """Fact 23, B43."""
    assert "swap" in texts(game())
    rich = game(purses=(1, 0, 0))
    assert why_not(rich, "swap") == "pay-for-swap"
    spent = run(rich, "amulet-swap")
    assert "swap" in texts(spent)
    assert do(spent, "swap").phase == Turn(1, fresh=True)


def test_the_main_action_is_one_of_three() -> None:
    """Fact 20, B43."""
    state = game(purses=(1, 0, 0), hands=hands(3, a=("in-jungle", "in-lake")))
    state = do(state, "clue in-jungle grey")
    assert state.phase == Linger(0)
    assert why_not(state, "clue in-lake brown") == why_not(state, f"go {FIRST} no") == "action-taken"
    assert why_not(state, "swap") == "action-taken"
    assert kinds(state) == {"amulet-clue", "amulet-move", "amulet-swap", "end"}


def test_as_many_amulets_as_one_likes_also_those_just_taken() -> None:
    """Rule page 2 (2)."""
    state = game(atvs=(RIVER, HOME, HOME), amulets=bits(FIRST), hands=hands(3, a=("in-jungle", "in-lake")))
    state = run(state, f"go {FIRST} yes", "amulet-clue in-jungle grey")
    assert state.purses[0] == 0
    many = run(game(purses=(3, 0, 0)), "amulet-swap", "amulet-swap", "amulet-swap")
    assert many.purses[0] == 0


@pytest.mark.parametrize("phase", [Turn(0, fresh=True), Drive(0, 2, paid=False, acted=True), Linger(0)])
def test_each_use_costs_one_amulet(phase: phases.AnyPhase) -> None:
    cards = DECK[10:14]
    state = game(
        purses=(2, 1, 0), hands=hands(3, a=cards), columns=maps(grey=left_on("G6", "G7", "H6")), phase=phase
    )
    uses = [text for text in texts(state) if text.startswith("amulet")]
    assert len({text.split()[0] for text in uses}) >= 3
    for text in uses:
        after = do(state, text)
        assert after.purses == (1, 1, 0)


def test_the_last_amulet_spent_after_the_main_action_ends_the_turn() -> None:
    state = replace(game(purses=(1, 0, 0)), phase=Linger(0))
    assert do(state, "amulet-swap").phase == Turn(1, fresh=True)
    assert do(state, "end").phase == Turn(1, fresh=True)


def test_stopping_is_offered_only_where_something_else_can_follow() -> None:
    assert "stop" not in texts(do(game(), f"go {HOME} no"))
    assert why_not(do(game(), f"go {HOME} no"), "stop") == "end-instead"
    assert why_not(game(), "stop") == "no-move"
    assert {"stop", "end"} <= texts(do(game(purses=(1, 0, 0)), f"go {HOME} no"))
