"""What is made up from a view could really be so: nothing is added, and curses lie where they can."""

import random
from collections import Counter

import pytest

from engine.core.dice import Loose
from engine.tobago import State, imagine, view
from engine.tobago.cards import CURSE, RISKY
from engine.tobago.phases import Offer
from tests.laws.knowledge.tobago import goods

from .build import HOME, as_drawn, do, game, left_on, maps
from .keen import walk
from .test_division import DRIVING

WALKS = [(2, 4), (3, 5), (4, 0)]


def dreams(state: State, seats: int) -> list[State]:
    """One imagination of everybody at the table and of a spectator."""
    dice = Loose(random.Random(7))
    return [imagine(view(state, seat), dice) for seat in (None, *range(seats))]


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_every_card_is_there_once(seats: int, seed: int) -> None:
    for table in walk(seats, seed)[::5]:
        for dream in dreams(table.state, seats):
            assert goods(dream) == goods(table.state)


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_curses_lie_among_the_last_twenty_nine_cards_and_in_nobodys_pile(seats: int, seed: int) -> None:
    """Fact 9."""
    for table in walk(seats, seed)[::3]:
        for dream in dreams(table.state, seats):
            assert CURSE not in dream.gold[: max(0, len(dream.gold) - RISKY)]
            assert not any(CURSE in pile for pile in dream.piles)
            if len(dream.gold) >= RISKY:
                assert CURSE not in dream.buried
                assert dream.division is None or CURSE not in dream.division.pile


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_what_was_looked_at_is_among_the_divided_cards(seats: int, seed: int) -> None:
    """B41, B46: everybody's looks together are cards of this division."""
    for table in walk(seats, seed):
        if isinstance(table.state.phase, Offer):
            for dream in dreams(table.state, seats):
                assert dream.division is not None
                assert isinstance(dream.phase, Offer)
                shown = [dealt.card for dealt in dream.division.shown]
                cards = Counter((*shown, dream.phase.card, *dream.division.pile))
                assert not Counter(card for peek in dream.division.peeks for card in peek) - cards


def test_a_seat_that_saw_a_curse_always_imagines_it() -> None:
    columns = maps(grey=left_on(HOME, owners=(1,)))
    state = do(game(gold=(6, CURSE, 5, 4, 3), columns=columns, phase=DRIVING), "raise grey", as_drawn(3))
    dice = Loose(random.Random(3))
    for _ in range(30):
        dream = imagine(view(state, 1), dice)
        assert dream.division is not None
        assert CURSE in dream.division.pile
