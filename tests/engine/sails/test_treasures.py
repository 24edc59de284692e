"""Taking and stealing treasures, Bonus cards for the weakest (sails A1, R12-R15, R23, R31-R33)."""

from engine.sails import is_open, legal, to_move, view
from engine.sails.events import ActionWon, BonusGained, TreasureStolen, TreasureTaken, TrickEnded
from engine.sails.moves import Steal
from engine.sails.phases import Claiming, Playing
from engine.sails.state import State

from .scenes import do, lay, texts, told, trick

ERIC, NICOLAS, STEPHANIE, MARILOU = range(4)


def example() -> State:
    return trick(
        "r11", "r2", "r7", "g5", shown=("R2", "V3"), piles=((), (), ("B1", "R4"), ()), actions=(2, 4)
    )


def test_the_worked_example_of_a_theft() -> None:
    """sails A1, R12, R14."""
    state, _ = lay(example(), "r11", "r2", "r7", "g5")
    assert texts(legal(state, ERIC)) == ["take R2", "steal 2 R4"]
    nexts = [deck.draw[0] for deck in state.decks]
    state, events = do(state, ERIC, "steal 2 R4")
    assert state.piles == (("R4",), (), ("B1",), ())
    assert told(events, TreasureStolen) == [TreasureStolen(ERIC, STEPHANIE, "R4", 1, "B1")]
    assert state.bonus == (0, 3, 0, 0)
    assert told(events, ActionWon) == [ActionWon(MARILOU, "g", 4)]
    state, _ = do(state, MARILOU, "fetch g5")
    state, events = do(state, MARILOU, "discard g5")
    assert [deck.buried for deck in state.decks] == [("R2",), ("V3",)]
    assert told(events, TrickEnded) == [TrickEnded(1, ("R2", "V3"), tuple(nexts))]


def test_the_winner_may_take_the_decks_treasure_instead() -> None:
    """sails R12."""
    state, _ = lay(example(), "r11", "r2", "r7", "g5")
    state, events = do(state, ERIC, "take R2")
    assert state.piles == (("R2",), (), ("B1", "R4"), ())
    assert told(events, TreasureTaken) == [TreasureTaken(ERIC, "R2")]
    assert state.decks[0].shown == ""


def test_one_of_the_two_must_be_taken() -> None:
    """sails R13."""
    state, _ = lay(example(), "r11", "r2", "r7", "g5")
    assert len(legal(state, ERIC)) == 2


def test_a_winner_who_can_rob_nobody_takes_the_treasure_unasked() -> None:
    """sails R32."""
    state, events = lay(trick("r9", "r2", "b1", "v1", actions=(2, 3)), "r9", "r2", "b1", "v1")
    assert told(events, TreasureTaken) == [TreasureTaken(0, "R1")]
    assert not isinstance(state.phase, Claiming)


def claimed(state: State, *laid: str) -> list[str]:
    after, _ = lay(state, *laid)
    return texts(legal(after, 0)) if isinstance(after.phase, Claiming) else []


def test_a_tie_cannot_be_robbed() -> None:
    """sails R12: strictly lower, Bonus cards included."""
    state = trick("r9", "r8", "b1", "g1", bonus=(0, 1, 0, 0), piles=((), ("R2",), (), ()))
    assert claimed(state, "r9", "r8 1", "b1", "g1") == []
    assert claimed(state, "r9", "r8", "b1", "g1") == ["take R1", "steal 1 R2"]


def test_only_the_top_of_a_pile_can_be_stolen() -> None:
    """sails R12."""
    state = trick("r9", "r8", "b1", "g1", piles=((), ("R2", "B2"), (), ()))
    assert claimed(state, "r9", "r8", "b1", "g1") == []


def test_only_who_played_the_colour_can_be_robbed() -> None:
    """sails R12."""
    state = trick("r9", "b8", "r1", "g1", piles=((), ("R2",), (), ()))
    assert claimed(state, "r9", "b8", "r1", "g1") == []


def test_of_several_victims_the_winner_chooses_one() -> None:
    """sails R12, R15."""
    state = trick("r9", "r8", "r1", "g1", piles=((), ("R2",), ("R3",), ()))
    assert claimed(state, "r9", "r8", "r1", "g1") == ["take R1", "steal 1 R2", "steal 2 R3"]


def test_the_winner_cannot_rob_the_own_pile() -> None:
    state = trick("r9", "r8", "b1", "g1", piles=(("R2",), (), (), ()))
    assert claimed(state, "r9", "r8", "b1", "g1") == []


def test_a_merged_pair_of_colours_gives_no_right_to_steal() -> None:
    """sails R12, R16."""
    state = trick("g9", "g8", "b1", shown=("R1",), piles=((), ("G2",), ()), actions=(1, 4))
    after, _ = lay(state, "g9", "g8", "b1")
    assert not isinstance(after.phase, Claiming)


def test_a_theft_from_an_empty_pile_leaves_nothing_visible() -> None:
    """sails R14."""
    state, _ = lay(trick("r9", "r8", "b1", "v1", piles=((), ("R2",), (), ())), "r9", "r8", "b1", "v1")
    state, events = do(state, 0, "steal 1 R2")
    assert told(events, TreasureStolen) == [TreasureStolen(0, 1, "R2", 0, "")]
    assert (view(state, 2).piles[0].top, view(state, 2).piles[1].size) == ("R2", 0)


def both() -> State:
    piles = ((), ("R2",), (), ("G2",), ())
    state = trick("r9", "r8", "g9", "g8", "b1", piles=piles)
    return lay(state, "r9", "r8", "g9", "g8", "b1")[0]


def test_two_winners_are_asked_at_once_and_answer_in_any_order() -> None:
    """sails R32."""
    state = both()
    assert to_move(state) == (0, 2)
    one, _ = do(state, 0, "steal 1 R2")
    assert (one.piles, to_move(one)) == (state.piles, (2,))
    one, one_news = do(one, 2, "take G1")
    other, _ = do(state, 2, "take G1")
    other, other_news = do(other, 0, "steal 1 R2")
    assert one == other
    assert one_news == other_news
    assert one.piles == (("R2",), (), ("G1",), ("G2",), ())


def test_a_sealed_claim_is_nobody_elses_to_see() -> None:
    """sails R32."""
    state, events = do(both(), 0, "steal 1 R2")
    assert events == ()
    assert view(state, 0).phase == Claiming((0, 2), (2,), (Steal(1, "R2"), None))
    assert view(state, 2).phase == view(state, None).phase == Claiming((0, 2), (2,), (None, None))


def test_what_may_be_claimed_is_open_to_all() -> None:
    assert is_open(both(), 0)
    assert not is_open(trick("r9", "r8", "g9"), 0)


def test_a_treasure_that_was_taken_still_counts_as_shown_in_this_trick() -> None:
    """sails R31: red was shown, so blue wins the action, and nothing is flipped before clean-up."""
    state = trick("r9", "b5", "g1", shown=("R1",), actions=(2, 3))
    state, events = lay(state, "r9", "b5", "g1")
    assert told(events, TreasureTaken) == [TreasureTaken(0, "R1")]
    assert ActionWon(1, "b", 2) in events
    assert state.decks[0].shown == ""
    assert not told(events, TrickEnded)


def test_receivers_are_served_clockwise_from_the_first_player_while_the_supply_lasts() -> None:
    """sails R33."""
    state = trick("r1", "b1", "b5", "r5", "g1", first=3, supply=3, shown=("R2", "G2"), actions=(2, 4))
    after, events = lay(state, "r5", "g1", "r1", "b1", "b5")
    assert BonusGained(0, "r", 2, 0) in events
    assert BonusGained(1, "b", 1, 1) in events
    assert (after.bonus, after.supply) == ((2, 1, 0, 0, 0), 0)
    state = trick("b1", "r1", "b5", "r5", "g1", first=1, supply=3, shown=("R2", "G2"), actions=(2, 4))
    after, _ = lay(state, "r1", "b5", "r5", "g1", "b1")
    assert after.bonus == (1, 2, 0, 0, 0)


def test_an_empty_supply_gives_nothing() -> None:
    """sails R33."""
    state = trick("r1", "r5", "b1", "g1", supply=0, actions=(2, 4))
    after, events = lay(state, "r1", "r5", "b1", "g1")
    assert told(events, BonusGained) == [BonusGained(0, "r", 0, 2)]
    assert after.bonus == (0, 0, 0, 0)


def test_bonus_cards_of_the_trick_are_not_in_the_supply_until_it_is_over() -> None:
    """sails R23."""
    state = trick("r1", "r5", "g2", "g1", bonus=(0, 2, 0, 0), supply=1)
    state, events = lay(state, "r1", "r5 2", "g2", "g1")
    assert told(events, BonusGained) == [BonusGained(0, "r", 1, 1), BonusGained(3, "g", 0, 2)]
    assert isinstance(state.phase, Playing)
    assert (state.supply, state.spent) == (2, 0)
