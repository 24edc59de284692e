"""The tables, and what a column of cards is worth."""

from collections import Counter
from itertools import combinations

import pytest

from engine.loot_island import cards as maps
from engine.loot_island.cards import CARDS, COLOUR, DECK, ICON, JOKER, VALUE
from engine.loot_island.fitting import fitting
from engine.loot_island.healers import HEALERS, cost
from engine.loot_island.moves import BURY, KEEP, PROFIT
from engine.loot_island.numbers import A_EVENTS, B_EVENTS
from engine.loot_island.state import Landing
from engine.loot_island.tiles import TILES, in_play
from engine.loot_island.treasures import AMULETS, TREASURES, stack

EMPTY = (Landing(),) * 8


def on_first(column: tuple[str, ...], beside: tuple[str, ...] = ()) -> tuple[Landing, ...]:
    return (Landing(column), Landing(beside), *EMPTY[2:])


def test_there_are_four_colours_with_every_rank_twice() -> None:
    """Facts: 4 × 11 × 2 = 88."""
    assert len(DECK) == len(set(DECK)) == 88
    ranks = Counter((card.colour, card.value) for card in CARDS.values())
    assert set(ranks.values()) == {2}
    assert len(ranks) == 44


def test_the_icons_add_up() -> None:
    """Data: 20 chest, 8 draw, 8 discard, 8 plus1, 8 one, 36 none."""
    icons = Counter(ICON.values())
    assert icons == {"chest": 20, "draw": 8, "discard": 8, "plus1": 8, "one": 8, "none": 36}


def test_jokers_show_a_chest_and_twos_carry_plus_one() -> None:
    assert {ICON[card] for card in DECK if VALUE[card] == JOKER} == {"chest"}
    assert {ICON[card] for card in DECK if VALUE[card] == 2} == {"plus1"}
    assert {ICON[card] for card in DECK if VALUE[card] == 1} == {"one"}


def test_the_stacks_have_their_sizes_and_every_number_is_used_once() -> None:
    assert [len(stack(name)) for name in ("I", "II", "III", "IV")] == [16, 10, 10, 38]
    assert sorted(one.number for one in TREASURES.values()) == list(range(1, 75))


def test_there_are_fourteen_healers_and_their_costs_follow_the_examples() -> None:
    """loot_island C12."""
    assert len(HEALERS) == 14
    assert cost("H03", 5) == 7
    assert cost("H14", 12) == 17


def test_one_small_island_is_for_five_players_only() -> None:
    """P12, N3."""
    assert [len(in_play(seats)) for seats in (2, 3, 4, 5)] == [6, 6, 6, 7]
    assert set(TILES) - set(in_play(4)) == {"S2"}


def test_there_are_eighteen_events() -> None:
    assert (len(A_EVENTS), len(B_EVENTS)) == (4, 14)


def test_the_moves_made_once_suffice_for_the_tables() -> None:
    draws = Counter(COLOUR[card] for card in DECK if ICON[card] == "draw")
    discards = Counter(COLOUR[card] for card in DECK if ICON[card] == "discard")
    assert len(PROFIT) == max(draws.values()) + 1
    assert len(PROFIT[0]) == 2 * max(discards.values()) + 1
    assert all(len(BURY[one]) == 2 + len(AMULETS) + 1 for one in TREASURES)
    assert all(len(KEEP[one.id]) == one.heal + 1 for one in TREASURES.values())


@pytest.mark.parametrize(
    ("column", "value"),
    [("", 0), ("R1A", 1), ("RJA", 1), ("RJA RJB", 1), ("R4A RJA RJB", 4), ("R1A R10B", 10), ("RJA R1A", 1)],
)
def test_a_joker_has_the_value_of_the_card_before_it(column: str, value: int) -> None:
    """N1: 1 if first, 0 if the column is empty."""
    assert maps.last_value(tuple(column.split())) == value


def test_plus_one_counts_twice_and_chests_are_counted() -> None:
    """R17."""
    column = ("R2A", "R4B", "R6B", "R7A", "RJA")
    assert maps.count(column) == 6
    assert maps.chests(column) == 3


def test_the_landings_of_a_coast_never_share_a_colour() -> None:
    """R13."""
    landings = on_first((), beside=("R3A",))
    assert fitting(("R4A", "B4A", "RJA", "R1A"), landings, 1) == ("B4A",)


def test_a_column_goes_on_in_its_colour_with_numbers_at_least_as_high() -> None:
    """N9, R37: gaps are fine; ones and jokers always fit."""
    landings = on_first(("R5A",))
    hand = ("R1A", "R4A", "R5B", "R9A", "RJA", "B9A")
    assert fitting(hand, landings, 1) == ("R1A", "R5B", "R9A", "RJA")


def card_by_card(column: tuple[str, ...], order: tuple[str, ...]) -> tuple[str, ...] | None:
    """Lay cards one at a time by the rulebook; nothing where one of them may not be laid."""
    for card in order:
        last = maps.last_value(column)
        if VALUE[card] == 1 and last >= 2:
            column = (card, *column)
        elif VALUE[card] in {JOKER, 1} or VALUE[card] >= last:
            column = (*column, card)
        else:
            return None
    return column


@pytest.mark.parametrize("column", ["", "R1A", "RJA", "R3A", "R2A RJA", "R1A R5A", "R10A"])
def test_a_play_is_a_set(column: str) -> None:
    """R36, R37, R38, R70: what fits one by one in ascending order fits as a set, and lies the same."""
    there = tuple(column.split())
    landings = on_first(there)
    red = [card for card in DECK if COLOUR[card] == "R" and card not in there]
    for size in (1, 2, 3):
        for play in combinations(red, size):
            laid = card_by_card(there, play)
            assert (laid is not None) == (fitting(play, landings, 1) == play), play
            assert laid is None or laid == maps.lay(there, play)


def test_where_a_joker_is_put_changes_nothing_but_the_look() -> None:
    """R3, R36."""
    for there in ((), ("R3A",), ("R1A",)):
        usual = card_by_card(there, ("R1B", "R4A", "R9B", "RJA"))
        for order in (
            ("RJA", "R1B", "R4A", "R9B"),
            ("R1B", "RJA", "R4A", "R9B"),
            ("R1B", "R4A", "RJA", "R9B"),
        ):
            other = card_by_card(there, order)
            assert other is not None
            assert usual is not None
            assert sorted(other) == sorted(usual)
            assert maps.last_value(other) == maps.last_value(usual)
            assert maps.count(other) == maps.count(usual)
            assert maps.chests(other) == maps.chests(usual)


def test_two_inserted_ones_lie_the_later_in_front() -> None:
    """R70."""
    assert maps.lay(("R5B",), ("R1A", "R1B", "R7A")) == ("R1B", "R1A", "R5B", "R7A")
