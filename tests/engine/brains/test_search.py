"""The hard player on the tiny game of the laws, where the best move is known."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from engine.brains.knowledge import Knowledge
from engine.brains.search import Search, shares
from engine.core import table as tables
from engine.core.types import Outcome
from tests.laws.tiny import Bid, Tiny, TinyState

GAME = Tiny()


def iterations(count: int) -> Callable[[], bool]:
    left = iter(range(count))
    return lambda: next(left, None) is None


def last_round(hand: tuple[int, ...]) -> TinyState:
    """A table with one round to go: seat 0 holds this hand, seat 1 cards that are not the best."""
    state: TinyState = tables.start(GAME, 2, {"rounds": 1}, tables.spread("x")).state
    rest = [card for card in range(14) if card not in hand]
    return msgspec.structs.replace(state, hands=(hand, tuple(rest[:3])), deck=tuple(rest[3:]))


def searched(state: TinyState, count: int, seed: int = 1) -> Search:
    search = Search(GAME, GAME.view(state, 0), random.Random(seed), Knowledge(None))
    search.run(GAME.legal(state, 0), iterations(count))
    return search


def chosen(state: TinyState, count: int, seed: int = 1) -> Any:
    search = Search(GAME, GAME.view(state, 0), random.Random(seed), Knowledge(None))
    return search.run(GAME.legal(state, 0), iterations(count))


def test_it_finds_the_card_that_always_wins() -> None:
    assert chosen(last_round((0, 1, 13)), 300) == Bid(13)


def test_the_same_seed_and_iterations_choose_alike() -> None:
    one, other = searched(last_round((3, 7, 9)), 200), searched(last_round((3, 7, 9)), 200)
    assert one.root == other.root


def test_it_iterates_as_often_as_it_may_and_at_least_once() -> None:
    assert searched(last_round((3, 7, 9)), 50).iterations == 50
    assert searched(last_round((3, 7, 9)), 0).iterations == 1


def test_it_knows_no_more_than_its_view() -> None:
    """Hidden hands exchanged, it chooses the same."""
    state = last_round((3, 7, 9))
    other = msgspec.structs.replace(
        state, hands=(state.hands[0], state.deck[:3]), deck=(*state.hands[1], *state.deck[3:])
    )
    assert GAME.view(state, 0) == GAME.view(other, 0)
    assert searched(state, 100).root == searched(other, 100).root


def test_a_shared_first_place_counts_in_parts() -> None:
    assert shares(Outcome((1, 1, 3), (5, 5, 1), "x")) == (0.5, 0.5, 0.0)


def test_it_judges_as_soon_as_things_are_settled() -> None:
    """The rest of the game is played out only while something is pending."""
    state = tables.start(GAME, 2, {"rounds": 2}, tables.spread("x")).state
    calm = Knowledge(None)
    calm.settled = lambda _state: True
    search = Search(GAME, GAME.view(state, 0), random.Random(1), calm)
    search.run(GAME.legal(state, 0), iterations(1))
    assert search.plies < searched(state, 1).plies
