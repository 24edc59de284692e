"""Raising, sharing, curses, statues, the new map and the end (facts 28 to 31, B16 to B48; E5, E6, E8)."""

from typing import Any

from msgspec.structs import replace

from engine.core.dice import Scripted
from engine.core.types import Event
from engine.tobago import Options, frame, outcome, to_move, view
from engine.tobago.cards import CURSE
from engine.tobago.clues import DECK, meanings
from engine.tobago.events import (
    AmuletTaken,
    Begun,
    Buried,
    Conjured,
    Counted,
    Cursed,
    Discarded,
    Ended,
    LostGold,
    Peeked,
    Raised,
    Spared,
    ToppedUp,
    Turned,
    Warded,
)
from engine.tobago.phases import Begin, Curse, Drive, Linger, Offer, Over, Turn
from engine.tobago.state import Dealt, State, supply

from .build import (
    EMPTY,
    EXAMPLE,
    HOME,
    as_drawn,
    at,
    bits,
    do,
    game,
    hands,
    left_on,
    maps,
    ruled,
    run,
    texts,
    told,
    why_not,
)

RED, BLUE, GREEN, YELLOW = 0, 1, 2, 3
MINE = left_on(HOME, owners=(0,))
FOUR = hands(4, a=DECK[40:44], b=DECK[44:48], c=DECK[48:50], d=DECK[50:52])
DRIVING = Drive(0, 0, paid=False, acted=True)


def raised(gold: tuple[int, ...], owners: tuple[int, ...] = (1, 2, 1, 3), **fields: Any) -> State:
    """Red raises a treasure on the home space; the cards turn up as they were drawn."""
    usual = {"columns": maps(grey=left_on(HOME, owners=owners)), "hands": FOUR, "phase": DRIVING}
    state = game(4, gold=gold, **{**usual, **fields})
    return do(state, "raise grey", as_drawn(min(len(gold), len(owners) + 2)))


def test_e5_a_division_with_a_curse() -> None:
    """Blue, Green, Blue, Yellow laid the clues; Red raised it by the main move."""
    state = raised((3, 6, 2, CURSE, 5, 4, 4, 4), piles=((), (), (2, 5), (4,)))
    assert to_move(state) == (RED,)
    state = do(state, "leave")
    assert to_move(state) == (YELLOW,)
    state = do(state, "leave")
    assert to_move(state) == (BLUE,)
    state = do(state, "take")
    assert state.phase == Offer(RED, 6, 0, 4)
    state = do(state, "take")
    assert state.division is not None
    assert state.division.roses == (YELLOW, GREEN, BLUE)
    state = run(state, "leave", "leave")
    assert to_move(state) == (BLUE,)
    state, news = told(state, "leave")
    assert Discarded(2) in news
    assert Turned(CURSE) in news
    assert Buried(2) in news
    assert Cursed((YELLOW, GREEN, BLUE)) in news
    assert [event for event in news if isinstance(event, LostGold)] == [
        LostGold(YELLOW, 4),
        LostGold(GREEN, 5),
        LostGold(BLUE, 3),
    ]
    assert state.piles == ((6,), (), (2,), ())
    assert state.buried == (5, 4)
    assert sorted(state.discard) == [CURSE, 2, 3, 4, 5]
    assert state.phase == Begin(RED, "grey")
    state = do(state, f"begin {state.hands[RED][0]}")
    assert state.phase == Turn(BLUE, fresh=True)


def test_e6_statues_put_amulets_out_and_turn() -> None:
    state = game(columns=maps(grey=MINE), phase=Turn(0, fresh=True), hands=hands(3, a=DECK[40:44]))
    state = finish_division(do(state, "raise grey"))
    assert frame.spaces(state.amulets) == tuple(sorted(at((-2, 0), (6, 4))))
    assert state.facings == ("SE", "NE", "S")
    assert supply(state) == 18


def finish_division(state: State, answer: str = "leave") -> State:
    while isinstance(state.phase, Offer):
        state = do(state, answer)
    return state


def test_e8_the_last_division_is_topped_up_from_the_discard() -> None:
    state = game(
        4,
        gold=(2, 3, 4),
        discard=(5, CURSE, 5),
        buried=(5, CURSE),
        columns=maps(grey=left_on(HOME, owners=(1, 2, 1, 3))),
        hands=FOUR,
        phase=DRIVING,
    )
    state, news = told(state, "raise grey")
    assert news[1] == ToppedUp(3)
    assert state.division is not None
    assert isinstance(state.phase, Offer)
    assert sorted((state.phase.card, *state.division.pile)) == [2, 3, 4, 5, 5, 5]
    assert state.gold == ()
    assert (state.discard, state.buried) == ((CURSE,), (CURSE,))
    state = finish_division(state, "take")
    assert state.phase == Over("gold")
    assert state.columns[0].clues != ()


def test_the_raiser_is_asked_first_then_the_last_clue_up_to_the_first() -> None:
    """Fact 28."""
    state = raised((3, 3, 3, 3, 3, 3, 3))
    order = []
    while isinstance(state.phase, Offer) and state.division is not None and not state.division.shown:
        order.append(state.phase.seat)
        state = do(state, "leave")
    assert order == [RED, YELLOW, BLUE, GREEN, BLUE]


def test_each_rose_draws_one_card_in_the_order_of_the_offers_then_one_is_unseen() -> None:
    """Fact 28, B46."""
    before = game(
        4,
        gold=(2, 3, 4, 5, 6, 2, 6, 6),
        columns=maps(grey=left_on(HOME, owners=(1, 2, 1, 3))),
        hands=FOUR,
        phase=DRIVING,
    )
    state, news = told(before, "raise grey", as_drawn(6))
    assert [event for event in news if isinstance(event, Peeked)] == [
        Peeked(RED, (2,)),
        Peeked(BLUE, (4, 6)),
        Peeked(GREEN, (5,)),
        Peeked(YELLOW, (3,)),
    ]
    assert news[0] == Raised(RED, "grey", HOME, (RED, YELLOW, BLUE, GREEN, BLUE), 6)
    assert state.gold == (6, 6)


def test_the_cards_are_shuffled_before_they_are_turned_up() -> None:
    """Fact 28."""
    state = game(gold=(2, 3, 4, 5, 6), columns=maps(grey=MINE), phase=DRIVING)
    after = do(state, "raise grey", Scripted(0, 1))
    assert isinstance(after.phase, Offer)
    assert (after.phase.card, after.division and after.division.pile) == (4, (3, 2))


def test_whoever_takes_a_card_gives_the_rose_back_it_was_offered_to() -> None:
    """Fact 28, B29."""
    state = run(raised((3, 3, 3, 3, 3, 3, 3)), "leave", "leave", "take")
    assert state.division is not None
    assert state.division.roses == (RED, YELLOW, GREEN, BLUE)
    assert state.division.shown == (Dealt(3, BLUE),)
    assert state.piles[BLUE] == (3,)


def test_a_player_with_several_roses_in_a_row_is_asked_once_but_again_after_others() -> None:
    """B29."""
    state = raised((3,) * 8, owners=(1, 2, 1, 1))
    asked = []
    while isinstance(state.phase, Offer) and state.division is not None and not state.division.shown:
        asked.append(state.phase.seat)
        state = do(state, "leave")
    assert asked == [RED, BLUE, GREEN, BLUE]


def test_a_card_refused_by_all_is_discarded_face_up_and_the_roses_stay() -> None:
    """B30."""
    state = raised((3, 5, 3, 3, 3, 3, 3), owners=(1,))
    state = run(state, "leave", "leave")
    assert state.discard == (3,)
    assert view(state, None).discard == (3,)
    assert state.division is not None
    assert state.division.roses == (RED, BLUE)
    assert state.phase == Offer(RED, 5, 0, 1)


def test_without_roses_the_last_card_is_discarded_unseen_even_a_curse() -> None:
    """B31."""
    state = raised((3, 4, CURSE, 5, 5), owners=(1,), piles=((6,), (6,), (6,), (6,)))
    state, news = told(do(state, "take"), "take")
    assert state.piles == ((3, 6), (4, 6), (6,), (6,))
    assert Buried(1) in news
    assert Turned(CURSE) not in news
    assert state.buried == (CURSE,)
    assert state.phase == Begin(BLUE, "grey")


def test_a_division_ends_when_no_card_is_left_though_roses_are() -> None:
    """B31."""
    state = raised((3, 4, 5, 5, 5), owners=(1,))
    state = run(state, "leave", "leave", "leave", "leave", "leave", "leave")
    assert state.phase == Begin(RED, "grey")
    assert state.discard == (3, 4, 5)


def test_a_curse_strikes_once_everybody_who_still_has_a_rose() -> None:
    """B32, B34: the highest of all gold, also from this division; several roses lose one card."""
    state = raised((6, CURSE, 3, 3, 3, 3, 3, 3), owners=(1, 1, 2, 2), piles=((5,), (3, 4), (4,), (6,)))
    state, news = told(do(state, "leave"), "take")
    assert Cursed((RED, GREEN, BLUE)) in news
    assert state.piles == ((), (3,), (4,), (6,))
    assert [event.card for event in news if isinstance(event, LostGold)] == [5, 6, 4]


def test_a_player_without_a_rose_left_is_spared_the_curse() -> None:
    """B32."""
    state = raised((6, CURSE, 3, 3, 3, 3, 3, 3), owners=(1,), piles=((5,), (3, 4), (), ()))
    state = do(state, "take")
    assert state.piles == ((5, 6), (3,), (), ())


def test_a_cursed_player_gives_what_there_is_and_nothing_if_there_is_nothing() -> None:
    """B33."""
    before = game(
        4,
        gold=(CURSE, 3, 3, 3, 3, 3, 3),
        columns=maps(grey=left_on(HOME, owners=(1, 2))),
        hands=FOUR,
        phase=DRIVING,
        piles=((), (4,), (), ()),
        purses=(1, 0, 0, 0),
    )
    state, news = told(before, "raise grey", as_drawn(4))
    assert [event for event in news if isinstance(event, Warded | LostGold | Spared)] == [
        Warded(RED),
        Spared(GREEN),
        LostGold(BLUE, 4),
    ]
    assert state.purses == (0, 0, 0, 0)
    assert supply(state) == 18


def test_those_with_gold_and_amulets_choose_at_once_and_in_secret() -> None:
    """B33: also off turn."""
    state = raised(
        (CURSE, 3, 3, 3, 3, 3, 3, 3),
        piles=((2, 6), (2, 5), (4,), ()),
        purses=(1, 1, 0, 1),
    )
    assert state.phase == Curse((RED, BLUE))
    assert to_move(state) == (RED, BLUE)
    assert texts(state) == {"pay-gold", "pay-amulet"}
    one, news = told(state, "pay-amulet", seat=BLUE)
    assert not news
    assert to_move(one) == (RED,)
    assert view(one, RED).answered == (BLUE,)
    assert (view(one, RED).answer, view(one, BLUE).answer) == ("", "amulet")
    assert replace(view(one, GREEN), answered=()) == view(state, GREEN)
    both = do(one, "pay-gold", seat=RED)
    assert both.piles == ((2,), (2, 5), (), ())
    assert both.purses == (1, 0, 0, 0)
    other = do(do(state, "pay-gold", seat=RED), "pay-amulet", seat=BLUE)
    assert other == both


def test_the_last_taker_begins_the_map_anew_with_a_clue_from_the_hand_and_draws() -> None:
    """Rule page 2, after raising; any clue may come first."""
    state = raised((3, 4, 5, 6, 6), owners=(1,))
    state = run(state, "leave", "take", "take")
    assert state.phase == Begin(RED, "grey")
    state = raised((3, 4, 5, 6, 6), owners=(1,))
    state = run(state, "take", "take")
    assert state.phase == Begin(BLUE, "grey")
    assert texts(state) == {f"begin {card}" for card in FOUR[BLUE]}
    after, news = told(state, f"begin {FOUR[BLUE][0]}")
    assert after.columns[0].clues[0].owner == BLUE
    assert len(after.columns[0].clues) == 1
    assert len(after.hands[BLUE]) == 4
    assert Begun(BLUE, FOUR[BLUE][0], "grey", after.columns[0].left) in news


def test_the_raiser_begins_the_map_when_nobody_took_a_card() -> None:
    """Rule page 2; the rulebook's last exception."""
    state = raised((CURSE, 3, 3, 3, 3, 3, 3), owners=(1, 1))
    assert state.phase == Begin(RED, "grey")


def test_a_last_taker_without_a_clue_leaves_the_map_empty() -> None:
    """B36, B48."""
    state = raised((3, 4, 5, 6, 6), owners=(1,), hands=hands(4, a=("in-jungle",)), clues=())
    state = run(state, "take", "take")
    assert state.columns[0] == EMPTY
    assert state.phase == Turn(BLUE, fresh=True)


def test_the_clues_are_discarded_and_the_roses_return() -> None:
    """B28."""
    state = run(raised((3, 4, 5, 6, 6), owners=(1,)), "take", "take")
    assert state.columns[0] == EMPTY
    assert state.used == (DECK[0],)
    assert view(state, None).roses == (15, 15, 15, 15)


def test_after_a_raise_come_division_clearing_amulets_and_the_new_map_in_this_order() -> None:
    """B28."""
    state = raised((3, 4, 5, 6, 6), owners=(1,))
    state, news = told(do(state, "take"), "take")
    kinds = [type(event).__name__ for event in news]
    assert kinds == ["Took", "Buried", "Conjured"]
    assert state.phase == Begin(BLUE, "grey")


def test_an_amulet_may_appear_under_the_raiser_and_is_not_taken() -> None:
    """B25, B28, B45."""
    (shore,) = at((6, 4))
    state = game(
        columns=maps(grey=left_on(shore)), atvs=(shore,) * 3, phase=DRIVING, hands=hands(3, a=DECK[40:44])
    )
    state = finish_division(do(state, "raise grey"))
    assert state.amulets & bits(shore)
    assert state.purses == (0, 0, 0)


def test_an_amulet_lies_under_huts_palms_statues_and_vehicles() -> None:
    """B25: nothing blocks a gaze."""
    site = replace(EXAMPLE, huts=at((6, 4)), palms=at((5, 5), (-2, 2), (-2, 0)))
    state = game(
        site=site, atvs=at((6, 4), (5, 5), (-2, 4)), columns=maps(grey=left_on(*at((6, 4)))), phase=DRIVING
    )
    state = finish_division(do(state, "raise grey"))
    assert state.amulets == bits(*at((6, 4), (-2, 0)))


def test_a_space_holds_one_amulet_and_the_statue_turns_all_the_same() -> None:
    """B26."""
    there = at((6, 4))[0]
    state = game(columns=maps(grey=MINE), phase=DRIVING, amulets=bits(there), hands=hands(3, a=DECK[40:44]))
    state, news = last_news(do(state, "raise grey"))
    assert Conjured(at((-2, 0)), ("SE", "NE", "S")) in news
    assert state.amulets == bits(*at((6, 4), (-2, 0)))


def last_news(state: State) -> tuple[State, tuple[Event, ...]]:
    news: tuple[Event, ...] = ()
    while isinstance(state.phase, Offer):
        state, news = told(state, "leave")
    return state, news


def test_an_empty_supply_serves_the_first_statues_only() -> None:
    """B27."""
    full = game(columns=maps(grey=MINE), phase=DRIVING, purses=(20, 0, 0), hands=hands(3, a=DECK[40:44]))
    after = finish_division(do(full, "raise grey"))
    assert after.amulets == 0
    assert after.facings == ("SE", "NE", "S")
    one = finish_division(do(replace(full, purses=(19, 0, 0)), "raise grey"))
    assert one.amulets == bits(*at((6, 4)))


def test_used_amulets_return_to_the_supply() -> None:
    """B27."""
    assert supply(do(game(purses=(2, 0, 0)), "amulet-swap")) == 19


def test_raising_in_the_main_move_ends_it_and_loses_the_legs() -> None:
    """Fact 30, B44."""
    state = game(
        columns=maps(grey=MINE), phase=Drive(0, 2, paid=False, acted=True), hands=hands(3, a=DECK[40:44])
    )
    state = finish_division(do(state, "raise grey"))
    after = do(state, f"begin {DECK[40]}")
    assert after.phase == Turn(1, fresh=True)
    rich = do(replace(state, purses=(1, 0, 0)), f"begin {DECK[40]}")
    assert rich.phase == Linger(0)


def test_raising_in_an_extra_move_keeps_a_main_action_not_yet_taken() -> None:
    """B23, B44."""
    state = game(
        columns=maps(grey=MINE), phase=Drive(0, 2, paid=True, acted=False), hands=hands(3, a=DECK[40:44])
    )
    state = finish_division(do(state, "raise grey"))
    assert do(state, f"begin {DECK[40]}").phase == Turn(0, fresh=False)


def test_a_treasure_under_the_vehicle_at_the_start_is_raised_free_and_the_whole_turn_follows() -> None:
    """B17."""
    state = game(columns=maps(grey=MINE), hands=hands(3, a=DECK[40:44]))
    assert "raise grey" in texts(state)
    assert "swap" in texts(state)
    state = finish_division(do(state, "raise grey"))
    after = do(state, f"begin {DECK[40]}")
    assert after.phase == Turn(0, fresh=True)


def test_several_treasures_on_one_space_are_raised_one_after_the_other_in_any_order() -> None:
    """Fact 31, B17, B44."""
    columns = maps(grey=MINE, white=left_on(HOME, deck=DECK[5:]))
    state = game(columns=columns, hands=hands(3, a=DECK[40:44]))
    assert {"raise grey", "raise white"} <= texts(state)
    state = do(finish_division(do(state, "raise white")), f"begin {DECK[40]}")
    assert {text for text in texts(state) if text.startswith("raise")} == {"raise grey"}
    assert state.facings == ("SE", "NE", "S")
    state = do(finish_division(do(state, "raise grey")), f"begin {DECK[41]}")
    assert state.facings == ("S", "SE", "SW")


def test_a_second_treasure_on_the_space_needs_another_move_once_the_first_ended_it() -> None:
    """B23, B44."""
    columns = maps(grey=MINE, white=left_on(HOME, deck=DECK[5:]))
    state = game(columns=columns, hands=hands(3, a=DECK[40:44]), phase=DRIVING, purses=(1, 0, 0))
    state = do(finish_division(do(state, "raise grey")), f"begin {DECK[40]}")
    assert why_not(state, "raise white") == "drive-first"
    assert "raise white" in texts(do(state, "amulet-move"))


def test_the_free_raise_is_gone_after_any_amulet() -> None:
    """B44."""
    state = do(game(columns=maps(grey=MINE), purses=(1, 0, 0)), "amulet-swap")
    assert why_not(state, "raise grey") == "drive-first"


def test_an_amulet_under_the_vehicle_is_taken_before_any_raise() -> None:
    """B45."""
    state = game(columns=maps(grey=MINE), amulets=bits(HOME), phase=Linger(2), purses=(0, 0, 1))
    after, news = told(state, "end")
    assert news == (AmuletTaken(0, HOME, free=True),)
    assert "raise grey" in texts(after)


def test_the_own_clue_that_locates_a_treasure_under_the_vehicle_does_not_raise_it() -> None:
    """B16."""
    state = game(columns=maps(grey=left_on(HOME, "G8")), purses=(2, 0, 0))
    after = do(state, "amulet-cube grey G8")
    assert why_not(after, "raise grey") == "drive-first"
    assert "raise grey" in texts(do(after, f"go {HOME} no"))


def test_with_the_option_it_may_be_raised_at_once() -> None:
    """B16, flag."""
    rules = ruled(claims=True)
    state = game(
        rules=rules, columns=maps(grey=left_on(HOME, "G8")), purses=(2, 0, 0), hands=hands(3, a=DECK[40:44])
    )
    claimed = do(state, "amulet-cube grey G8")
    assert claimed.phase == Turn(0, fresh=False, claim="grey")
    assert "raise grey" in texts(claimed)
    assert why_not(do(claimed, "amulet-swap"), "raise grey") == "drive-first"
    after = do(finish_division(do(claimed, "raise grey")), f"begin {DECK[40]}")
    assert after.phase == Turn(0, fresh=False)


def test_with_the_option_a_main_clue_that_locates_it_waits_for_the_raise() -> None:
    """B16, flag: the turn does not end before the player could raise."""
    rules = ruled(claims=True)
    card = next(card for card in DECK if left(card) == 1)
    state = game(
        rules=rules, columns=maps(grey=left_on(HOME, "G8", deck=DECK[45:])), hands=hands(3, a=(card,))
    )
    after = do(state, f"clue {card} grey")
    assert after.phase == Linger(0, claim="grey")
    assert texts(after) == {"raise grey", "end"}
    plain = do(replace(state, rules=ruled()), f"clue {card} grey")
    assert plain.phase == Turn(1, fresh=True)


def left(card: str) -> int:
    """How many of two spaces a clue leaves, if the home space is one of them."""
    kept = meanings(EXAMPLE)[card] & bits(HOME, "G8")
    return kept.bit_count() if kept & bits(HOME) else 0


def test_the_game_ends_at_once_when_the_deck_is_empty_after_a_division() -> None:
    """B28, B39: nothing more happens."""
    state = raised((3, 4, 5), owners=(1,), piles=((6,), (), (), ()))
    state, news = told(do(state, "take"), "take")
    assert state.phase == Over("gold")
    assert state.amulets == 0
    assert state.facings == ("NE", "N", "SE")
    assert state.columns[0].clues != ()
    assert to_move(state) == ()
    assert news[-5:] == (
        Counted(0, (3, 6), 9),
        Counted(1, (4,), 4),
        Counted(2, (), 0),
        Counted(3, (), 0),
        Ended("gold"),
    )
    result = outcome(state)
    assert result is not None
    assert (result.places, result.scores, result.why) == ((1, 2, 3, 3), (9, 4, 0, 0), "gold")


def test_the_game_goes_on_with_a_single_card_left() -> None:
    """B39."""
    state = run(raised((3, 4, 5, 6), owners=(1,)), "take", "take")
    assert state.phase == Begin(BLUE, "grey")
    assert outcome(state) is None


def test_equal_coins_share_the_victory() -> None:
    """B40."""
    state = replace(game(4, piles=((5, 5), (6, 4), (2,), (3,))), phase=Over("gold"))
    result = outcome(state)
    assert result is not None
    assert result.places == (1, 1, 4, 3)


def test_when_discard_and_deck_are_short_the_last_roses_go_without_but_are_asked() -> None:
    """B46."""
    before = game(
        4,
        gold=(2,),
        discard=(3,),
        columns=maps(grey=left_on(HOME, owners=(1, 2, 1, 3))),
        hands=FOUR,
        phase=DRIVING,
    )
    state, news = told(before, "raise grey")
    assert ToppedUp(1) in news
    assert [event for event in news if isinstance(event, Peeked)] == [Peeked(RED, (2,)), Peeked(YELLOW, (3,))]
    assert state.division is not None
    assert state.division.roses == (RED, YELLOW, BLUE, GREEN, BLUE)
    state = run(state, "leave", "leave", "take", "leave", "leave", "take")
    assert state.phase == Over("gold")


def test_what_the_top_up_does_not_need_is_not_a_new_deck() -> None:
    """B39: the game still ends after this division."""
    state = game(gold=(2,), discard=(3, 4, 5, 6), buried=(2,), columns=maps(grey=MINE), phase=DRIVING)
    state = do(state, "raise grey")
    assert state.gold == ()
    assert len(state.buried) == 3
    assert finish_division(state, "take").phase == Over("gold")


def test_curses_come_back_in_a_top_up_only_by_option() -> None:
    """B35."""
    fields: dict[str, Any] = {
        "discard": (CURSE, CURSE),
        "gold": (2,),
        "columns": maps(grey=MINE),
        "phase": DRIVING,
    }
    kept = do(game(**fields), "raise grey")
    assert kept.discard == (CURSE, CURSE)
    back = do(game(rules=ruled(curses=True), **fields), "raise grey", Scripted(1, 2, 1))
    assert back.discard == ()
    assert back.division is not None
    assert sorted((*back.division.pile, 2)) == [CURSE, CURSE, 2]


def test_after_the_raisers_turn_the_left_neighbour_plays_whoever_began_the_map() -> None:
    """Rule page 2."""
    state = run(raised((3, 4, 5, 6, 6), owners=(3,)), "take", "take")
    assert state.phase == Begin(YELLOW, "grey")
    assert do(state, f"begin {FOUR[YELLOW][0]}").phase == Turn(BLUE, fresh=True)


def test_the_round_limit_ends_the_game_after_its_last_turn() -> None:
    """B47, option."""
    state = game(3, rules=ruled(limit=2), turn=6, phase=Linger(2), purses=(0, 0, 1))
    assert do(state, "end").phase == Over("limit")
    assert do(replace(state, turn=5, phase=Linger(1), purses=(0, 1, 0)), "end").phase == Turn(2, fresh=True)
    assert do(replace(state, rules=ruled(limit=0), turn=6000), "end").phase == Turn(0, fresh=True)


def test_the_default_limit_is_sixty_rounds() -> None:
    """B47."""
    assert Options().round_limit == 60


def test_during_a_division_nobody_can_do_anything_else() -> None:
    """B22."""
    state = raised((3, 4, 5, 6, 6), owners=(1,), purses=(2, 1, 0, 0))
    assert texts(state) == {"take", "leave"}
    assert why_not(state, "amulet-swap") == "offer-first"
    beginning = run(state, "take", "take")
    assert why_not(beginning, "amulet-swap") == "begin-first"


def test_a_sealed_answer_that_is_broken_cannot_be_taken_back_alone() -> None:
    """B33: the last answer shows what the others chose, also where all gave amulets."""
    state = raised((CURSE,) + (3,) * 8, piles=((6,), (5,), (), ()), purses=(1, 1, 0, 0))
    _, news = told(do(state, "pay-amulet", seat=BLUE), "pay-amulet", seat=RED)
    assert {Warded(RED), Warded(BLUE)} <= set(news)
    assert all(event.reveals for event in news if isinstance(event, Warded))
