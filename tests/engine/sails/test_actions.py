"""The four actions (sails R18-R22, R34, R35, R38, R39)."""

from msgspec.structs import replace

from engine.core.dice import Scripted
from engine.core.types import Pool
from engine.sails import legal, pool, to_move, view
from engine.sails.events import (
    ActionFailed,
    ActionWon,
    BonusStolen,
    BonusTaken,
    DeckPeeked,
    HandRaided,
    HandsTraded,
    IslandDiscarded,
    IslandFetched,
    IslandsGiven,
    IslandsTaken,
    TreasuresSeen,
    TrickEnded,
)
from engine.sails.moves import Give
from engine.sails.phases import Discarding, Giving, Ordering, Peeking, Playing, Raiding, Robbing
from engine.sails.state import State

from .scenes import do, lay, texts, told, trick

# Seat 0 wins blue alone, which is not shown: it has the action of the red and blue card.


def robbing(bonus: tuple[int, ...], spent: int = 0, **more: int) -> tuple[State, list[object]]:
    state = trick("b9", "r5", "g5", "r7", bonus=bonus, actions=(1, 4), supply=more.get("supply"))
    state, events = lay(state, "b9", "r5", "g5", f"r7 {spent}")
    return state, [event for event in events if isinstance(event, BonusStolen | BonusTaken)]


def test_two_bonus_cards_are_stolen_from_an_opponent_of_ones_choice() -> None:
    """sails R19; seat 1, the weakest in red, owns 2 after step 3."""
    state, _ = robbing((0, 0, 3, 0))
    assert state.phase == Robbing(0)
    assert texts(legal(state, 0)) == ["rob 1", "rob 2"]
    state, events = do(state, 0, "rob 2")
    assert state.bonus == (2, 2, 1, 0)
    assert told(events, BonusStolen) == [BonusStolen(0, 2, 2)]


def test_the_only_possible_victim_is_robbed_without_a_question() -> None:
    """sails R38."""
    state, events = robbing((5, 0, 1, 1))
    assert events == [BonusStolen(0, 1, 2)]
    assert state.bonus == (7, 0, 1, 1)
    assert isinstance(state.phase, Playing)


def test_only_if_nobody_owns_two_they_come_from_the_supply() -> None:
    """sails R19."""
    state = trick("b9", "r5", "g5", "v7", bonus=(5, 1, 1, 0), actions=(1, 3), spare=0)
    state, events = lay(state, "b9", "r5", "g5", "v7", dice=Scripted(*([0] * 77)))
    assert BonusTaken(0, 2) in events
    assert state.round.tallies[0][0].bonus == 7


def test_the_supply_gives_what_is_left() -> None:
    """sails R19."""
    for supply in (0, 1):
        state = trick("b9", "r5", "g5", "r7", bonus=(0, 0, 0, 1), supply=supply, actions=(1, 4))
        state, events = lay(state, "b9", "r5", "g5", "r7")
        assert BonusTaken(0, 0) in events
        assert sum(state.bonus) == 1 + supply
    state = trick("b9", "r5", "g5", "v7", supply=1, actions=(1, 3))
    state, events = lay(state, "b9", "r5", "g5", "v7")
    assert BonusTaken(0, 1) in events


def test_bonus_cards_in_the_trick_cannot_be_stolen() -> None:
    """sails R23."""
    state, events = robbing((0, 0, 0, 2), spent=2)
    assert events == [BonusStolen(0, 1, 2)]
    assert state.bonus == (2, 0, 0, 0)


def raiding(spare: int = 3) -> State:
    state = trick("b9", "r5", "g5", "r7", actions=(2, 4), spare=spare)
    return lay(state, "b9", "r5", "g5", "r7")[0]


def test_islands_are_drawn_at_random_from_the_hand_of_ones_choice() -> None:
    """sails R20."""
    state = raiding()
    assert state.phase == Raiding(0)
    assert texts(legal(state, 0)) == ["raid 1", "raid 2", "raid 3"]
    victim = state.hands[2]
    after, events = do(state, 0, "raid 2", Scripted(0, 0))
    taken = (victim[1], victim[2])
    assert after.phase == Giving(0, 2, 2, taken, ())
    assert events == (HandRaided(0, 2, 2), IslandsTaken(0, 0, 2, taken), IslandsTaken(2, 0, 2, taken))
    other, _ = do(state, 0, "raid 2", Scripted(2, 1))
    assert other.hands[2] != after.hands[2]


def test_any_islands_of_the_combined_hand_are_given_back() -> None:
    """sails R20."""
    state, _ = do(raiding(), 0, "raid 2", Scripted(0, 0))
    combined, left = state.hands[0], state.hands[2]
    assert pool(view(state, 0)) == Pool(tuple(Give(card) for card in combined), 2, 2)
    assert texts(legal(state, 0)) == [f"give {card}" for card in combined[:-1]]
    state, events = do(state, 0, f"give {combined[0]}")
    assert events == ()
    assert texts(legal(state, 0)) == [f"give {card}" for card in combined[1:]]
    state, _ = do(state, 0, f"give {combined[4]}")
    assert texts(legal(state, 0)) == ["done-give"]
    state, events = do(state, 0, "done-give")
    given = (combined[0], combined[4])
    assert set(state.hands[2]) == {*left, *given}
    assert set(state.hands[0]) == set(combined) - set(given)
    assert events[:3] == (HandsTraded(0, 2, 2), IslandsGiven(0, 0, 2, given), IslandsGiven(2, 0, 2, given))
    assert isinstance(state.phase, Playing)


def test_with_one_island_left_one_is_exchanged() -> None:
    """sails R20."""
    state, events = do(raiding(spare=1), 0, "raid 1", Scripted())
    assert told(events, HandRaided) == [HandRaided(0, 1, 1)]
    assert (len(state.hands[0]), state.hands[1]) == (2, ())
    state, _ = do(state, 0, f"give {state.hands[0][1]}")
    state, _ = do(state, 0, "done-give")
    assert [len(hand) for hand in state.hands] == [1, 1, 1, 1]


# Seat 3 wins violet alone, which is not shown: it has the action of the green and violet card.


def peeking(seats: int = 4) -> State:
    if seats == 3:
        return lay(trick("r9", "r5", "v5", shown=("R1",), actions=(1, 3)), "r9", "r5", "v5")[0]
    return lay(trick("r9", "r5", "g5", "v7", actions=(2, 3)), "r9", "r5", "g5", "v7")[0]


def test_any_deck_may_be_looked_at() -> None:
    """sails R21."""
    state = peeking()
    assert state.phase == Peeking(3)
    assert texts(legal(state, 3)) == ["peek rb", "peek gv"]


def test_the_next_three_face_down_treasures_are_seen_by_the_actor_alone() -> None:
    """sails R21: the one face up does not count and stays."""
    state = replace(peeking(), decks=tuple(replace(deck, shown="B5") for deck in peeking().decks))
    cards = state.decks[0].draw[:3]
    state, events = do(state, 3, "peek rb")
    assert events == (DeckPeeked(3, "rb", 3), TreasuresSeen(3, "rb", cards))
    assert state.phase == Ordering(3, "rb", cards)
    assert state.decks[0].shown == "B5"
    assert view(state, 0).phase == Ordering(3, "rb", ())


def test_the_treasures_go_back_in_the_chosen_order() -> None:
    """sails R21."""
    state, _ = do(peeking(), 3, "peek rb")
    one, two, three, *rest = state.decks[0].draw
    order = f"order {three} {one} {two}"
    after, _ = do(state, 3, order)
    assert after.decks[0].shown == three
    assert after.decks[0].draw == (one, two, *rest)


def test_two_treasures_alike_leave_three_orders() -> None:
    """sails R39."""
    state, _ = do(peeking(), 3, "peek rb")
    alike = replace(state, phase=Ordering(3, "rb", ("R2", "R2", "B4")))
    assert texts(legal(alike, 3)) == ["order R2 R2 B4", "order R2 B4 R2", "order B4 R2 R2"]
    different = replace(state, phase=Ordering(3, "rb", ("R2", "R3", "B4")))
    assert len(legal(different, 3)) == 6


def test_three_players_have_one_deck_and_look_at_it_without_a_question() -> None:
    """sails R38."""
    assert isinstance(peeking(3).phase, Ordering)


def fetching() -> State:
    return lay(trick("r9", "r5", "g5", "v7", actions=(1, 4)), "r9", "r5", "g5", "v7")[0]


def test_an_island_of_the_trick_is_taken_and_one_discarded_before_all_eyes() -> None:
    """sails R22."""
    state = fetching()
    assert texts(legal(state, 3)) == ["fetch r9", "fetch r5", "fetch g5", "fetch v7"]
    state, events = do(state, 3, "fetch r9")
    assert events == (IslandFetched(3, "r9", 0),)
    assert state.phase == Discarding(3, "r9")
    assert "r9" in state.hands[3]
    assert "r9" not in state.discards
    goes = next(card for card in state.hands[3] if card != "r9")
    state, events = do(state, 3, f"discard {goes}")
    assert events[0] == IslandDiscarded(3, goes)
    assert goes in state.discards
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]


def test_the_island_just_taken_may_be_discarded_and_the_own_one_taken() -> None:
    """sails R22."""
    state, _ = do(fetching(), 3, "fetch v7")
    assert set(texts(legal(state, 3))) == {f"discard {card}" for card in state.hands[3]}
    state, _ = do(state, 3, "discard v7")
    assert state.discards.count("v7") == 1


def test_an_action_must_be_carried_out() -> None:
    """sails R18: there is no way to decline."""
    for state, seat in ((raiding(), 0), (peeking(), 3), (fetching(), 3)):
        assert all(text.split()[0] in {"raid", "peek", "fetch"} for text in texts(legal(state, seat)))


def test_after_the_last_trick_only_the_theft_of_bonus_cards_has_an_effect() -> None:
    """sails R34."""
    dice = Scripted(*([0] * 77))
    state = trick("b9", "r5", "r6", "v7", actions=(1, 4), spare=0, bonus=(0, 0, 0, 0))
    state, events = lay(state, "b9", "r5", "r6", "v7", dice=dice)
    assert BonusStolen(0, 1, 2) in events
    assert told(events, ActionFailed) == [ActionFailed(3, 4)]
    for rb, gv in ((2, 3), (2, 4)):
        state = trick("b9", "r5", "r6", "v7", actions=(rb, gv), spare=0)
        state, events = lay(state, "b9", "r5", "r6", "v7", dice=Scripted(*([0] * 77)))
        assert told(events, ActionFailed) == [ActionFailed(0, rb), ActionFailed(3, gv)]
        assert state.round.number == 2


def test_actions_follow_clockwise_from_the_first_player() -> None:
    """sails R35: seat 2 leads, so violet comes before blue."""
    state = trick("b9", "r5", "g5", "v7", first=2, actions=(2, 4))
    state, events = lay(state, "g5", "v7", "b9", "r5")
    assert told(events, ActionWon) == [ActionWon(3, "v", 4), ActionWon(0, "b", 2)]
    assert to_move(state) == (3,)
    assert state.queue == ((0, 2),)


def test_an_action_is_completed_before_the_next_begins_and_changes_what_that_meets() -> None:
    """sails R35: the raid comes after the island was taken back, and may draw it."""
    state = trick("b9", "r5", "g5", "v7", first=2, actions=(2, 4), spare=1)
    state, _ = lay(state, "g5", "v7", "b9", "r5")
    state, _ = do(state, 3, "fetch r5")
    goes = next(card for card in state.hands[3] if card != "r5")
    state, events = do(state, 3, f"discard {goes}")
    assert state.phase == Raiding(0)
    assert not told(events, TrickEnded)
    state, _ = do(state, 0, "raid 3", Scripted())
    assert "r5" in state.hands[0]


def test_no_action_changes_who_won_and_lost() -> None:
    """sails R35."""
    state = fetching()
    before = state.last
    state, _ = do(state, 3, "fetch r9")
    state, _ = do(state, 3, "discard r9")
    assert state.last == before
