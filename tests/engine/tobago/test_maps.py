"""Laying clues and removing cubes (fact 26 and 27, B3, B11 to B15, B37, B38, B47, B48; E1 to E4)."""

from msgspec.structs import replace

from engine.core.dice import Scripted
from engine.tobago import outcome, phases, view
from engine.tobago.clues import DECK, meanings
from engine.tobago.events import CubeRemoved, Drew, Laid, Located, Reshuffled
from engine.tobago.frame import BIT, SPACES
from engine.tobago.island import island
from engine.tobago.maps import is_stuck
from engine.tobago.state import Column, roses_left
from engine.tobago.state import Laid as Spot

from .build import (
    EMPTY,
    EXAMPLE,
    LAND,
    at,
    bits,
    column,
    do,
    game,
    hands,
    left_on,
    maps,
    ruled,
    texts,
    told,
    why_not,
)

EXAMPLES = ("next-hut", "not-in-scrub", "not-in-jungle", "not-sight-palm", "next-largest-mountain")


def test_e1_a_first_clue_leaves_twenty_spaces_and_no_cubes() -> None:
    state = do(game(hands=hands(3, a=EXAMPLES)), "clue next-hut grey")
    grey = state.columns[0]
    assert grey.left == 20
    assert not grey.shown
    assert view(state, None).cubes[0] == 0
    assert not grey.candidates & bits(*EXAMPLE.huts)


def test_e2_at_fifteen_spaces_the_cubes_are_on_the_board() -> None:
    state = do(
        game(hands=hands(3, a=EXAMPLES), columns=maps(grey=column("next-hut"))), "clue not-in-scrub grey"
    )
    assert state.columns[0].left == 15
    assert view(state, None).cubes[0] == state.columns[0].candidates


def test_e3_further_clues_leave_nine_then_six() -> None:
    grey = column(*EXAMPLES[:2])
    state = do(game(hands=hands(3, a=EXAMPLES), columns=maps(grey=grey)), "clue not-in-jungle grey")
    assert state.columns[0].left == 9
    state = do(game(hands=hands(3, a=EXAMPLES), columns=state.columns), "clue not-sight-palm grey")
    assert state.columns[0].left == 6


def test_e4_the_last_clue_locates_the_treasure_and_every_further_one_is_refused() -> None:
    """B13 too."""
    grey = column(*EXAMPLES[:4])
    state, news = told(
        game(hands=hands(3, a=EXAMPLES), columns=maps(grey=grey)), "clue next-largest-mountain grey"
    )
    (spot,) = at((-6, 6))
    assert state.columns[0].candidates == bits(spot)
    assert Located("grey", spot) in news
    later = game(hands=hands(3, a=DECK), columns=state.columns)
    assert not [text for text in texts(later) if text.endswith("grey") and text.startswith("clue")]
    assert {why_not(later, f"clue {card} grey") for card in DECK} == {"already-located"}


def test_cubes_go_on_at_seventeen_and_not_at_eighteen() -> None:
    """Fact 27, B12."""
    assert left_on(*SPACES[:17]).shown
    assert not left_on(*SPACES[:18]).shown


def test_a_clue_must_leave_a_space() -> None:
    """Fact 26."""
    state = game(hands=hands(3, a=("in-jungle",)), columns=maps(grey=column("in-lake")))
    assert "clue in-jungle grey" not in texts(state)
    assert why_not(state, "clue in-jungle grey") == "contradicts"


def test_a_clue_must_eliminate_a_space_even_before_cubes_are_out() -> None:
    """Fact 26, B11."""
    grey = column("in-jungle")
    assert not grey.shown
    state = game(hands=hands(3, a=("not-in-lake",)), columns=maps(grey=grey))
    assert "clue not-in-lake grey" not in texts(state)
    assert why_not(state, "clue not-in-lake grey") == "eliminates-nothing"


def test_a_lenient_table_lets_a_clue_eliminate_nothing_until_cubes_are_out() -> None:
    """B11, option."""
    rules = ruled(lenient=True)
    many, few = column("in-jungle"), column("in-largest-lake")
    assert not many.shown
    assert few.shown
    state = game(rules=rules, hands=hands(3, a=("not-in-scrub",)), columns=maps(grey=many, brown=few))
    assert "clue not-in-scrub grey" in texts(state)
    assert "clue not-in-scrub brown" not in texts(state)
    empty = game(rules=rules, hands=hands(3, a=("in-lake",)), columns=maps(grey=many))
    assert "clue in-lake grey" not in texts(empty)


def test_any_clue_may_open_any_empty_map() -> None:
    """Fact 16, B3, B4."""
    state = game(hands=hands(3, a=DECK))
    assert {text for text in texts(state) if text.startswith("clue")} == {
        f"clue {card} {name}" for card in DECK for name in ("grey", "brown", "black", "white")
    }


def test_a_clue_goes_under_the_last_with_its_owners_rose_and_a_new_one_is_drawn() -> None:
    """Facts 12 and 15."""
    hand = ("in-jungle", "next-hut", "next-palm", "next-lake")
    state = game(
        hands=hands(3, b=hand), columns=maps(grey=column("not-in-lake")), phase=phases.Turn(1, fresh=True)
    )
    after, news = told(state, "clue in-jungle grey")
    assert after.columns[0].clues == (Spot("not-in-lake", 0), Spot("in-jungle", 1))
    assert after.hands[1] == (*hand[1:], state.clues[0])
    assert after.clues == state.clues[1:]
    assert news == (
        Laid(1, "in-jungle", "grey", after.columns[0].left, paid=False),
        Drew(1, (state.clues[0],)),
    )
    assert roses_left(after, 1) == 14


def test_an_amulet_removes_a_cube_for_good_and_gains_no_rose() -> None:
    """B14."""
    grey = left_on("G6", "G7", "H6", owners=(1,))
    state, news = told(game(columns=maps(grey=grey), purses=(1, 0, 0)), "amulet-cube grey G7")
    assert state.columns[0] == Column(grey.clues, bits("G6", "H6"))
    assert state.purses == (0, 0, 0)
    assert news == (CubeRemoved(0, "grey", "G7", 2),)
    later = do(
        game(columns=state.columns, hands=hands(3, a=("not-in-jungle",)), purses=(1, 0, 0)),
        "amulet-cube grey G6",
    )
    assert later.columns[0].candidates == bits("H6")


def test_the_last_cube_and_cubes_that_are_not_out_cannot_be_removed() -> None:
    """B15."""
    columns = maps(grey=left_on("G6"), brown=column("not-in-lake"), black=left_on("G6", "G7"))
    state = game(columns=columns, purses=(1, 0, 0))
    cubes = {text for text in texts(state) if text.startswith("amulet-cube")}
    assert cubes == {"amulet-cube black G6", "amulet-cube black G7"}
    assert why_not(state, "amulet-cube grey G6") == "last-cube"
    assert why_not(state, "amulet-cube brown G6") == "no-cubes"
    assert why_not(state, "amulet-cube black H6") == "no-cube-there"
    assert why_not(game(columns=columns), "amulet-cube black G6") == "no-amulet"


def test_the_discard_is_shuffled_when_the_clue_deck_is_empty() -> None:
    """B37."""
    hand = ("in-jungle", "next-hut", "next-palm", "next-lake")
    state = game(hands=hands(3, a=hand), clues=(), used=("in-lake", "in-river", "in-beach"))
    state, news = told(state, "clue in-jungle grey", Scripted(0, 0))
    assert Reshuffled(3) in news
    assert state.hands[0] == (*hand[1:], "in-river")
    assert state.clues == ("in-beach", "in-lake")
    assert state.used == ()


def test_without_deck_and_discard_nothing_is_drawn_and_the_next_draw_fills_the_hand() -> None:
    """B48."""
    hand = ("in-jungle", "next-hut", "next-palm", "next-lake")
    state = do(game(hands=hands(3, a=hand), clues=(), used=()), "clue in-jungle grey")
    assert state.hands[0] == hand[1:]
    later = game(hands=state.hands, columns=state.columns, clues=("in-lake", "in-river", "in-beach"))
    assert do(later, "clue next-hut brown").hands[0] == ("next-palm", "next-lake", "in-lake", "in-river")


def test_a_swap_discards_first_so_the_same_cards_may_come_back() -> None:
    """Fact 23, B48."""
    hand = ("in-jungle", "next-hut", "next-palm", "next-lake")
    state = do(game(hands=hands(3, a=hand), clues=("in-lake",), used=("in-beach",)), "swap")
    assert len(state.hands[0]) == 4
    assert state.hands[0][0] == "in-lake"
    assert {*state.hands[0], *state.clues} == {*hand, "in-lake", "in-beach"}
    assert state.used == ()


def test_a_player_whose_fifteen_roses_are_out_lays_no_clue() -> None:
    """B38."""
    full = tuple(Column(tuple(Spot(DECK[4 * one + at], 0) for at in range(4)), LAND) for one in range(4))
    short = (*full[:3], Column(full[3].clues[:3], LAND))
    hand = hands(3, a=("in-jungle",), b=("in-scrub",))
    state = game(columns=short, hands=hand, purses=(1, 0, 0))
    assert roses_left(state, 0) == 0
    assert not [text for text in texts(state) if "clue" in text]
    assert why_not(state, "clue in-jungle grey") == why_not(state, "amulet-clue in-jungle grey") == "no-rose"
    other = game(columns=short, hands=hand, phase=phases.Turn(1, fresh=True))
    assert "clue in-scrub grey" in texts(other)
    fewer = (*short[:3], Column(short[3].clues[:2], LAND))
    assert "clue in-jungle grey" in texts(game(columns=fewer, hands=hand))


def test_raising_and_opening_are_never_blocked_by_roses() -> None:
    """B38: one rose more is counted."""
    full = tuple(Column(tuple(Spot(DECK[4 * one + at], 0) for at in range(4)), LAND) for one in range(4))
    located = Column(full[0].clues, bits("G7"))
    state = game(columns=(located, *full[1:3], Column(full[3].clues[:3], LAND)), atvs=("G7",) * 3)
    state = game(columns=state.columns, atvs=state.atvs, hands=hands(3, a=("in-beach",), b=("in-lake",)))
    state = do(state, "raise grey")
    while isinstance(state.phase, phases.Offer):
        state = do(state, "leave")
    assert texts(state) == {"begin in-beach"}


def test_a_column_that_no_clue_can_narrow_waits_for_an_amulet() -> None:
    """B47."""
    twins = alike()
    state = game(columns=maps(grey=left_on(*twins)), hands=hands(3, a=DECK[1:]), purses=(1, 0, 0))
    assert not [text for text in texts(state) if text.startswith("clue") and text.endswith("grey")]
    assert f"amulet-cube grey {twins[0]}" in texts(state)


def alike() -> tuple[str, str]:
    """Two spaces of the example island that no clue tells apart."""
    seen: dict[tuple[bool, ...], str] = {}
    for space in island(0).spaces:
        signs = tuple(bool(meant & BIT[space]) for meant in meanings(EXAMPLE).values())
        if signs in seen:
            return seen[signs], space
        seen[signs] = space
    raise AssertionError("every space differs")


def test_the_game_ends_at_once_when_no_treasure_can_ever_be_found() -> None:
    """B47."""
    stuck = left_on(*alike())
    columns = (stuck,) * 4
    assert is_stuck(game(columns=columns))
    assert not is_stuck(game(columns=columns, purses=(0, 1, 0)))
    assert not is_stuck(game(columns=columns, amulets=bits("G7")))
    assert not is_stuck(game(columns=(*columns[:3], left_on("G7"))))
    assert not is_stuck(game(columns=(*columns[:3], column("in-jungle"))))
    assert not is_stuck(game(columns=(*columns[:3], EMPTY)))


def test_only_clues_that_lie_on_no_map_can_save_the_game() -> None:
    """B47: what lies on a map cannot come to this one."""
    here, there = "G6", "G7"
    spots = tuple(Spot(card, 0) for card in DECK)
    stuck = left_on(*alike())
    column_ = Column(spots, bits(here, there))
    assert is_stuck(game(columns=(column_, stuck, stuck, stuck)))


def test_the_move_that_leaves_nothing_to_find_ends_the_game_by_coins() -> None:
    """B47."""
    one, other = alike()
    stuck = left_on(one, other)
    third = next(space for space in ("G6", "G7", "H6") if space not in {one, other})
    state = game(
        columns=(*(stuck,) * 3, left_on(one, other, third)), purses=(1, 0, 0), piles=((2,), (6,), (6,))
    )
    over = do(state, f"amulet-cube white {third}")
    assert over.phase == phases.Over("stuck")
    result = outcome(over)
    assert result is not None
    assert (result.places, result.scores, result.why) == ((3, 1, 1), (2, 6, 6), "stuck")


def test_a_clue_may_be_the_move_that_leaves_nothing_to_find() -> None:
    """B47."""
    one, other = alike()
    meant = meanings(EXAMPLE)
    clue, third = next(
        (card, space)
        for card in DECK[10:]
        for space in island(0).spaces
        if meant[card] & bits(one) and not meant[card] & bits(space)
    )
    columns = (left_on(one, other, third), *(left_on(one, other),) * 3)
    state = game(columns=columns, hands=hands(3, a=(clue,)))
    assert do(state, f"clue {clue} grey").phase == phases.Over("stuck")
    assert do(replace(state, amulets=bits("G7")), f"clue {clue} grey").phase == phases.Turn(1, fresh=True)


def test_the_last_amulet_spent_on_a_move_may_leave_nothing_to_find() -> None:
    """B47."""
    state = game(columns=(left_on(*alike()),) * 4, purses=(1, 0, 0))
    assert do(state, "amulet-move").phase == phases.Over("stuck")
    assert do(replace(state, purses=(1, 0, 1)), "amulet-move").phase == phases.Drive(
        0, 3, paid=True, acted=False
    )
