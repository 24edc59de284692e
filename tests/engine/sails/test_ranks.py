"""Who wins and who loses a colour (sails A3, A6, R6-R11, R16, R17)."""

from engine.sails.events import ActionWon, BonusGained
from engine.sails.state import Spoil, State

from .scenes import lay, told, trick


def spoils(state: State, *laid: str) -> dict[str, Spoil]:
    after, _ = lay(state, *laid)
    assert after.last is not None
    return {spoil.colours: spoil for spoil in after.last.spoils}


def test_the_highest_wins_and_the_lowest_loses() -> None:
    found = spoils(trick("r5", "r9", "r2", "b1"), "r5", "r9", "r2", "b1")
    assert (found["r"].winner, found["r"].loser) == (1, 2)


def test_a_tie_for_highest_goes_to_who_is_nearer_to_the_first_player() -> None:
    """sails R6."""
    state = trick("r9", "r8", "r3", "r7", first=2, bonus=(0, 1, 0, 2))
    found = spoils(state, "r3", "r7 2", "r9", "r8 1")
    assert found["r"].winner == 3


def test_a_tie_for_lowest_goes_to_who_is_farther_from_the_first_player() -> None:
    """sails R7."""
    state = trick("r3", "r2", "r9", "r1", first=3, bonus=(0, 1, 0, 2))
    found = spoils(state, "r1 2", "r3", "r2 1", "r9")
    assert found["r"].loser == 1


def test_two_equal_islands_have_a_winner_and_a_loser() -> None:
    """sails R6, R7."""
    state = trick("r5", "r4", "b1", "g1", first=1, bonus=(0, 1, 0, 0))
    found = spoils(state, "r4 1", "b1", "g1", "r5")
    assert (found["r"].winner, found["r"].loser) == (1, 0)


def test_bonus_cards_count_for_strongest_and_weakest() -> None:
    """sails R8."""
    state = trick("r5", "r4", "r6", "b1", bonus=(0, 3, 0, 0))
    found = spoils(state, "r5", "r4 3", "r6", "b1")
    assert (found["r"].winner, found["r"].loser) == (1, 0)


def test_alone_in_a_colour_one_wins_it_and_nobody_loses_it() -> None:
    """sails R9."""
    after, events = lay(trick("r1", "b2", "g3", "v4"), "r1", "b2", "g3", "v4")
    assert after.last is not None
    assert [spoil.loser for spoil in after.last.spoils] == [None] * 4
    assert not told(events, BonusGained)


def test_the_middle_gets_nothing_and_the_weakest_a_bonus_card_for_every_island() -> None:
    """sails R10, R11: Bonus cards do not count as islands."""
    state = trick("r1", "r5", "r9", "b1", bonus=(0, 2, 0, 0), shown=("R1", "G1"), actions=(2, 3))
    after, events = lay(state, "r1", "r5 2", "r9", "b1")
    assert told(events, BonusGained) == [BonusGained(0, "r", 3, 0)]
    assert after.bonus == (3, 0, 0, 0)


def test_the_winner_of_a_colour_that_is_not_shown_activates_its_action_card() -> None:
    """sails A6: nobody may steal, although a visible treasure is blue."""
    state = trick("b9", "b2", "v1", "v2", shown=("R1", "V1"), piles=((), ("B2",), (), ()), actions=(2, 3))
    after, events = lay(state, "b9", "b2", "v1", "v2")
    assert told(events, ActionWon) == [ActionWon(0, "b", 2)]
    assert BonusGained(1, "b", 2, 0) in events
    assert after.piles[1] == ("B2",)


def test_three_players_merge_the_two_colours_of_an_action_card_without_a_treasure() -> None:
    """sails A3, R16."""
    state = trick("r4", "v7", "g9", shown=("R2",), actions=(1, 4))
    after, events = lay(state, "r4", "v7", "g9")
    assert after.piles[0] == ("R2",)
    assert told(events, ActionWon) == [ActionWon(2, "gv", 4)]
    assert told(events, BonusGained) == [BonusGained(1, "gv", 2, 0)]


def test_a_merged_group_ranks_by_value_with_bonus_cards_and_breaks_ties_alike() -> None:
    """sails R16 with R6, R7, R8."""
    state = trick("g5", "v7", "g7", first=1, shown=("R2",), actions=(1, 4), bonus=(2, 0, 0))
    found = spoils(state, "v7", "g7", "g5 2")
    assert (found["gv"].winner, found["gv"].loser, found["gv"].size) == (1, 0, 3)


def test_three_players_do_not_merge_the_partner_of_the_shown_colour() -> None:
    """sails R17."""
    found = spoils(trick("r4", "b7", "b9", shown=("R2",), actions=(2, 3)), "r4", "b7", "b9")
    assert set(found) == {"r", "b"}
    assert (found["r"].treasure, found["b"].action) == ("R2", 2)
    assert found["r"].loser is None


def test_with_two_decks_nothing_is_merged() -> None:
    found = spoils(trick("r4", "b7", "g9", "v2", shown=("R1", "V1")), "r4", "b7", "g9", "v2")
    assert set(found) == {"r", "b", "g", "v"}


def test_each_action_card_is_activated_at_most_once() -> None:
    found = spoils(trick("b4", "b7", "g9", "g2", "v1", shown=("R1", "V1")), "b4", "b7", "g9", "g2", "v1")
    assert sorted(spoil.action for spoil in found.values()) == [0, 1, 3]
