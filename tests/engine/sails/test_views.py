"""Who sees what, and for how long (sails R20-R22, R24, R37)."""

from msgspec.structs import replace

from engine.core.dice import Scripted
from engine.sails import view
from engine.sails.memory import Dealing, Glimpse, Known, after_flip, after_order
from engine.sails.phases import Giving, Passing
from engine.sails.state import State
from engine.sails.views import Pile, View

from .scenes import do, lay, trick


def test_a_hand_is_its_owners() -> None:
    state = trick("r9", "r5", "g6", "g7")
    assert view(state, 1).hand == state.hands[1]
    assert view(state, None).hand == ()
    assert view(state, 0).sizes == (4, 4, 4, 4)


def test_of_a_pile_others_see_the_top_and_the_size() -> None:
    """sails R24."""
    state = trick("r9", "r5", "g6", "g7", piles=(("R4", "B3"), (), (), ()))
    assert view(state, 0).pile == ("R4", "B3")
    assert view(state, 1).pile == ()
    assert view(state, 1).piles == (Pile("B3", 2), Pile("", 0), Pile("", 0), Pile("", 0))
    assert "R4" not in [stack.shown for stack in view(state, 1).decks]


def test_bonus_cards_and_discards_are_public() -> None:
    """sails R37."""
    state = trick("r9", "r5", "g6", "g7", bonus=(1, 2, 3, 4))
    for seat in (None, 0, 1):
        seen = view(state, seat)
        assert (seen.bonus, seen.supply, seen.discards) == (state.bonus, state.supply, state.discards)


def test_the_uncovered_trick_stays_in_sight_until_the_next() -> None:
    state, _ = lay(trick("r9", "r5", "g6", "g7"), "r9", "r5", "g6", "g7")
    seen = view(state, None)
    assert seen.plays == ()
    assert seen.last is not None
    assert [play.card for play in seen.last.plays] == ["r9", "r5", "g6", "g7"]
    assert [(one.winner, one.treasure, one.loser, one.gained) for one in seen.last.spoils] == [
        (0, "R1", 1, 2),
        (3, "G1", 2, 2),
    ]


def passed() -> State:
    state = trick("r1", "b1", "g1", spare=0, shown=("V1",), actions=(2, 4))
    hands = (("r1", "r2", "r3"), ("b1", "b2", "b3"), ("g1", "g2", "g3"))
    state = replace(state, phase=Passing((0, 1, 2), ("", "", "")), hands=hands, discards=())
    for seat, card in enumerate(("r3", "b3", "g3")):
        state, _ = do(state, seat, f"pass {card}")
    return state


def test_giver_and_receiver_know_the_passed_island() -> None:
    state = passed()
    assert view(state, 0).known == (Known("r3", (2,)),)
    assert view(state, 2).dealings[2] == Dealing(0, 2, 1, ("r3",), passed=True)
    assert view(state, 1).dealings[2] == Dealing(0, 2, 1, (), passed=True)
    assert view(state, None).known == ()


def test_a_known_island_may_be_under_its_owners_sail_until_it_is_uncovered() -> None:
    state = passed()
    state, _ = do(state, 0, "play r1 sea 0")
    state, _ = do(state, 1, "play b1 sea 0")
    assert view(state, 0).known == (Known("r3", (2,)),)
    state, _ = do(state, 2, "play r3 sea 0")
    assert view(state, 0).known == ()


def raided() -> State:
    """Seat 1 wins blue and red together and draws g1 and r3 from seat 2."""
    state = passed()
    for seat, card in enumerate(("r1", "b2", "g2")):
        state, _ = do(state, seat, f"play {card} sea 0")
    return do(state, 1, "raid 2", Scripted(0))[0]


def test_both_players_of_an_exchange_know_what_was_drawn() -> None:
    """sails R20."""
    state = raided()
    assert view(state, 1).phase == Giving(1, 2, 2, ("r3", "g1"), ())
    assert view(state, 2).phase == Giving(1, 2, 2, ("r3", "g1"), ())
    assert view(state, 0).phase == Giving(1, 2, 2, (), ())
    assert set(view(state, 2).known) == {Known("g3", (1,)), Known("g1", (1,)), Known("r3", (1,))}


def test_what_is_picked_for_the_exchange_is_a_secret_until_it_is_handed_over() -> None:
    state, _ = do(raided(), 1, "give b1")
    assert isinstance(view(state, 1).phase, Giving)
    assert view(state, 1).phase == Giving(1, 2, 2, ("r3", "g1"), ("b1",))
    assert view(state, 2) == view(raided(), 2)
    assert view(state, 0) == view(raided(), 0)


def exchanged() -> State:
    state, _ = do(raided(), 1, "give b1")
    state, _ = do(state, 1, "give g1")
    return do(state, 1, "done-give")[0]


def test_both_players_of_an_exchange_know_what_was_given_and_what_was_kept() -> None:
    """sails R20: r3 stays with seat 1, b1 and g1 are back with seat 2."""
    state = exchanged()
    assert set(view(state, 1).known) == {Known("b1", (2,)), Known("g1", (2,)), Known("b3", (0,))}
    assert set(view(state, 2).known) == {Known("g3", (1,)), Known("r3", (1,))}


def test_a_third_player_no_longer_knows_in_which_of_the_two_hands_an_island_is() -> None:
    """sails R20: seat 0 had passed r3 to seat 2."""
    assert view(exchanged(), 0).known == (Known("r3", (1, 2)),)


def test_everybody_knows_who_took_an_island_back_until_it_is_discarded() -> None:
    """sails R22."""
    state, _ = lay(trick("r9", "r5", "g5", "v7", actions=(1, 4)), "r9", "r5", "g5", "v7")
    state, _ = do(state, 3, "fetch r9")
    for seat in (None, 0, 1, 2):
        assert view(state, seat).known == (Known("r9", (3,)),)
    assert view(state, 3).known == ()
    gone, _ = do(state, 3, "discard r9")
    assert view(gone, 0).known == ()
    kept, _ = do(state, 3, f"discard {next(card for card in state.hands[3] if card != 'r9')}")
    assert view(kept, 0).known == (Known("r9", (3,)),)


def ordered() -> tuple[State, tuple[str, ...]]:
    """Seat 3 has looked at the red and blue deck; the first of the three was turned over since."""
    state, _ = lay(trick("r9", "r5", "g5", "v7", actions=(2, 3)), "r9", "r5", "g5", "v7")
    state, _ = do(state, 3, "peek rb")
    cards = state.decks[0].draw[:3]
    state, _ = do(state, 3, f"order {' '.join(cards)}")
    return state, cards


def glimpses(seen: View) -> list[tuple[int, int, bool, tuple[str, ...]]]:
    return [(one.seat, one.reach, one.blurred, one.cards) for one in seen.glimpses]


def test_who_looked_at_treasures_remembers_their_order() -> None:
    """sails R21."""
    state, cards = ordered()
    assert glimpses(view(state, 3)) == [(3, 2, False, cards[1:])]
    assert glimpses(view(state, 0)) == [(3, 2, False, ())]


def test_the_memory_of_treasures_ends_when_they_are_turned_over() -> None:
    """sails R21."""
    state, cards = ordered()
    (one,) = after_flip(state.glimpses, {"rb": cards[1]})
    assert one == Glimpse(3, "rb", 1, blurred=False, cards=cards[2:])
    assert after_flip((one,), {"rb": cards[2]}) == ()


def test_another_players_reordering_blurs_the_memory() -> None:
    """sails R21: what one knew is still among the next three, in whatever order."""
    state, cards = ordered()
    blurred = after_order(state.glimpses, 0, "rb", ("R5", cards[2], cards[1]))
    assert blurred == (
        Glimpse(3, "rb", 3, blurred=True, cards=tuple(sorted(cards[1:]))),
        Glimpse(0, "rb", 3, blurred=False, cards=("R5", cards[2], cards[1])),
    )
    after = after_flip(blurred, {"rb": cards[2]})
    assert after[0] == Glimpse(3, "rb", 2, blurred=True, cards=(cards[1],))
