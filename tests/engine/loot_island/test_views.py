"""Who sees what (loot_island N26), and what can be made up of it."""

import random

import pytest
from msgspec.structs import replace

import engine.loot_island as game
from engine.core.dice import Loose
from engine.loot_island.cards import DECK
from engine.loot_island.fitting import can_pay, fitting
from engine.loot_island.phases import Loot
from engine.loot_island.state import Hoard, State
from engine.loot_island.treasures import STACK

from .board import board


def start(seats: int, **options: bool) -> State:
    return game.setup(seats, game.Options(**options), Loose(random.Random(3)))


def dice(seed: int = 0) -> Loose:
    return Loose(random.Random(seed))


def test_a_hand_is_seen_by_its_owner_alone_and_its_size_by_all() -> None:
    """N26, R35."""
    state = start(3)
    assert game.view(state, 1).hands == ((), state.position.hands[1], ())
    assert game.view(state, None).hands == ((), (), ())
    assert game.view(state, None).hand_sizes == (7, 7, 7)


def test_a_passed_player_still_sees_his_hand() -> None:
    """R9, N26."""
    it = board(hands=["R3A B3A", "B5A", "G3B"]).do(0, "pass")
    assert game.view(it.state, 0).hands[0] == ("R3A", "B3A")


def test_events_to_come_are_secret_unless_they_are_open_and_their_order_always() -> None:
    """Variant events open."""
    assert game.view(start(3), 0).foreseen == ()
    state = start(3, open_events=True)
    assert game.view(state, None).foreseen == tuple(sorted(state.position.fate.coming))
    orders = {game.imagine(game.view(state, 0), dice(seed)).position.fate.coming for seed in range(30)}
    assert len(orders) > 5
    assert {frozenset(order) for order in orders} == {frozenset(state.position.fate.coming)}


def test_healers_are_secret_until_the_end_unless_they_are_open() -> None:
    """Variant healers open."""
    assert game.view(start(3), 0).healing.table == ()
    state = start(3, open_healers=True)
    assert game.view(state, None).healing.table == state.position.healing.table


def test_own_healers_are_seen_by_their_owner_or_by_all_if_open() -> None:
    """Variants two healers each, and both healer variants together."""
    state = start(3, two_healers=True)
    pairs = state.position.healing.pairs
    assert game.view(state, 1).healing.pairs == ((), pairs[1], ())
    assert game.view(state, None).healing.pairs == ((), (), ())
    state = start(3, two_healers=True, open_healers=True)
    assert game.view(state, None).healing.pairs == state.position.healing.pairs


def test_the_back_of_the_next_treasure_is_seen() -> None:
    """N26."""
    it = board(treasures="T2 T1")
    assert game.view(it.state, None).next_stack == "IV"
    assert game.view(board(treasures="").state, None).next_stack == ""


@pytest.mark.parametrize("seed", range(5))
def test_a_renewed_treasure_deck_is_imagined_with_the_next_back_as_it_is(seed: int) -> None:
    it = board()
    deck = dice(seed).shuffle(it.now.hoard.deck)
    state = State(it.phase, replace(it.now, hoard=Hoard(deck, (), renewed=True)))
    dreams = [game.imagine(game.view(state, 0), dice(one)).position.hoard.deck for one in range(20)]
    assert {STACK[dream[0]] for dream in dreams} == {STACK[deck[0]]}
    assert len(set(dreams)) > 1


def test_whoever_is_laying_cards_is_imagined_with_a_card_that_fits() -> None:
    landings = {1: ("R10A", [0])}
    it = board(hands=["R10B", "B5A", "G3B"], landings=landings).do(0, "land 1")
    for seed in range(40):
        dream = game.imagine(game.view(it.state, 1), dice(seed)).position
        assert fitting(dream.hands[0], dream.landings, 1)
        assert sorted(
            [*dream.maps.deck, *dream.hands[0], *dream.hands[1], *dream.hands[2], "R10A"]
        ) == sorted(DECK)


def test_whoever_is_paying_is_imagined_with_the_price() -> None:
    it = board(hands=["R3A R10B", "B5A", "G3B"]).do(0, "visit S1")
    hands = {game.imagine(game.view(it.state, 1), dice(seed)).position.hands[0] for seed in range(40)}
    assert all(can_pay(hand, 2) for hand in hands)
    assert len(hands) > 10


def test_treasures_on_show_are_never_imagined_in_the_deck() -> None:
    it = board(
        hands=["P1A", "P2A", "P2B"], landings={1: ("R3A R3B R5A R7A", [1, 2])}, passed=(False, True, True)
    ).do(0, "pass")
    assert isinstance(it.phase, Loot)
    dream = game.imagine(game.view(it.state, 2), dice())
    assert not set(it.phase.shown) & set(dream.position.hoard.deck)


def test_questions_that_follow_from_public_facts_are_open() -> None:
    """General ruling 3: a turn is not, for it depends on a hidden hand."""
    it = board(hands=["R7B R9A", "B5A", "G3B"], landings={1: ("R3A", [0])})
    assert not game.is_open(it.state, 0)
    it.play(0, 1, "R7B")
    assert game.is_open(it.state, 0)
