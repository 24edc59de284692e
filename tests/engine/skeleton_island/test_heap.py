"""Who covers whom, and who is clear (skeleton_island section 3)."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.dice import Loose, Seeded
from engine.skeleton_island.cards import DECK
from engine.skeleton_island.geometry import Spot, overlap
from engine.skeleton_island.gust import blow
from engine.skeleton_island.heap import Heap, build, centre, laid, members, over, scatter, without
from engine.skeleton_island.places import places

from .beach import Lying, beach, fresh, lines, play, spot


def test_a_card_is_clear_when_nothing_lies_on_it() -> None:
    """skeleton_island D2: B over A by a millimetre, C apart; with B gone A is clear."""
    heap = build((0, 1, 2), (spot(0, 0), spot(55, 0), spot(300, 0)))
    assert list(members(heap.clear)) == [1, 2]
    assert heap.above == (0b010, 0, 0)
    assert list(members(without(heap, 1).clear)) == [0, 2]


def test_a_lower_card_does_not_cover_a_higher_one() -> None:
    heap = build((7, 3), (spot(0, 0), spot(10, 0)))
    assert heap.above == (1 << 3, 0)
    assert list(members(heap.clear)) == [3]


def test_a_card_under_two_others_is_clear_when_both_are_gone() -> None:
    heap = build((0, 1, 2), (spot(0, 0), spot(40, 0), spot(-40, 0)))
    assert not without(heap, 1).clear & 1
    assert without(without(heap, 1), 2).clear & 1


def test_a_card_laid_down_lies_on_top_of_all() -> None:
    heap = laid(build((4, 2), (spot(0, 0), spot(200, 0))), 9, spot(30, 0))
    assert heap.cards == (4, 2, 9)
    assert heap.above == (1 << 9, 0, 0)
    assert list(members(heap.clear)) == [2, 9]
    assert over(heap, 0) == (spot(30, 0),)


def test_a_new_heap_has_all_cards_spread_within_its_radius() -> None:
    """skeleton_island D1 and section 2: 49 cards, at most 240 mm from the middle."""
    for seed in range(20):
        heap = scatter(len(DECK), Loose(random.Random(seed)))
        assert heap.cards == tuple(range(49))
        assert all(one.x**2 + one.y**2 <= 24_001**2 and 0 <= one.turn < 3142 for one in heap.spots)


def test_as_many_cards_are_clear_at_the_start_as_were_counted() -> None:
    """skeleton_island section 2: about seven, between 4 and 10 or so."""
    counts = [fresh(seed).heap.clear.bit_count() for seed in range(120)]
    assert 6 < sum(counts) / len(counts) < 8.2
    assert min(counts) >= 2


def test_the_centre_is_the_mean_and_reaches_to_the_farthest_card() -> None:
    assert centre((spot(0, 0), spot(300, 0), spot(0, 300))) == (10000, 10000, 22360)


class TestTheGraphKeptUpToDate:
    @settings(max_examples=25, deadline=None, derandomize=True, database=None)
    @given(st.integers(0, 2**32), st.lists(st.sampled_from("ttttrrg"), min_size=5, max_size=40))
    def test_it_equals_one_worked_out_from_nothing(self, seed: int, deeds: list[str]) -> None:
        """After any takes, returns and gusts."""
        source = random.Random(seed)
        heap = scatter(len(DECK), Loose(source))
        for deed in deeds:
            heap = changed(heap, deed, source)
            assert heap == build(heap.cards, heap.spots)
            assert not heap.cards or heap.clear >> heap.cards[-1] & 1, "the highest card is always clear"
            assert heap.above == plain_above(heap)


def changed(heap: Heap, deed: str, source: random.Random) -> Heap:
    if len(heap.cards) < 2:
        return heap
    if deed == "g":
        return blow(heap, Loose(source))[0]
    card = source.choice(list(members(heap.clear)))
    rest = without(heap, card)
    if deed == "t":
        return rest
    return laid(rest, card, source.choice(list(places(rest))).spot)


def plain_above(heap: Heap) -> tuple[int, ...]:
    pairs = list(zip(heap.cards, heap.spots, strict=True))
    return tuple(
        sum(1 << card for card, higher in pairs[at + 1 :] if overlap(lower, higher))
        for at, (_, lower) in enumerate(pairs)
    )


def test_letters_stay_with_their_cards_for_the_whole_game() -> None:
    """Clear cards are named from left to right; one that is uncovered later gets the next letter."""
    state = beach(
        Lying("coins-1", 0, 0), Lying("coins-2", 10, 0), Lying("hat", -200, 0), Lying("hook", 200, 0)
    )
    assert lines(state) == ["take A", "take B", "take C"]
    state = play(state, "take B", "keep")
    assert lines(state) == ["take A", "take C", "take D"]
    state = play(state, "take A", "keep", "calm")
    assert lines(state) == ["take C", "take D"]


def test_a_card_put_back_keeps_its_letter() -> None:
    state = beach(
        *[Lying(face, 150 * at - 300, 0) for at, face in enumerate(("coins-1", "hat", "hook", "flag"))]
    )
    state = play(state, "take B", "return", "put E free", "stop")
    assert lines(state) == ["take A", "take B", "take C", "take D"]
    assert state.heap.cards[-1] == state.named[1]


def test_the_same_seed_spreads_the_same_heap_on_any_machine() -> None:
    heap = scatter(len(DECK), Seeded(b"skeleton", 0))
    assert heap.spots[:2] == (Spot(15891, 3437, 1447), Spot(-8086, 11370, 581))
    assert list(members(heap.clear)) == [23, 30, 35, 36, 46, 47, 48]
