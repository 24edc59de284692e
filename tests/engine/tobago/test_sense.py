"""First thoughts of the computer players."""

import random

import pytest
from msgspec.structs import replace

from engine.brains import choose
from engine.core import notation
from engine.core.dice import Seeded
from engine.core.registry import game as find_game
from engine.tobago import Options, State, apply, legal, outcome, setup, to_move, view
from engine.tobago.cards import CURSE
from engine.tobago.clues import DECK
from engine.tobago.phases import Curse, Drive, Linger, Over
from engine.tobago.sense import rank, worth
from tests.laws.walks import sample

from .build import HOME, as_drawn, at, bits, column, do, game, hands, left_on, maps, parse
from .keen import walk

GAME = find_game("tobago")


def first_thought(state: State) -> str:
    seat = to_move(state)[0]
    chance = random.Random(1)
    return notation.text(choose("normal", GAME, view(state, seat), legal(state, seat), chance, lambda: True))


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 5), (4, 0)])
def test_every_move_gets_a_number_and_every_seat_a_share(seats: int, seed: int) -> None:
    for table in sample(walk(seats, seed), seed, 40):
        for seat in (None, *range(seats)):
            prospects = worth(table.view(seat))
            assert len(prospects) == seats
            assert all(0 <= share <= 1 for share in prospects)
            assert sum(prospects) == pytest.approx(1)
        for seat in table.to_move:
            moves = table.legal(seat)
            assert len(rank(table.view(seat), moves)) == len(moves)


def test_a_treasure_underneath_is_raised() -> None:
    assert first_thought(game(columns=maps(grey=left_on(HOME)))) == "raise grey"


def test_a_treasure_within_reach_is_driven_to() -> None:
    start, shore = at((5, 9), (6, 4))
    assert (
        first_thought(game(columns=maps(grey=left_on(shore)), atvs=(start, HOME, HOME))) == f"go {shore} no"
    )


def test_an_amulet_is_taken_on_the_way() -> None:
    start, near = at((5, 9), (6, 8))
    state = game(amulets=bits(near), atvs=(start, HOME, HOME), phase=Drive(0, 2, paid=False, acted=True))
    assert first_thought(state) == f"go {near} yes"


def test_an_amulet_that_wins_a_treasure_is_spent() -> None:
    start, shore = at((5, 9), (6, 4))
    state = game(
        columns=maps(grey=left_on(shore)), atvs=(start, HOME, HOME), purses=(1, 0, 0), phase=Linger(0)
    )
    assert first_thought(state) == "amulet-move"
    assert first_thought(replace(state, columns=maps())) == "end"


def test_a_known_curse_makes_any_card_good() -> None:
    state = game(
        gold=(2, CURSE, 5, 5, 5),
        columns=maps(grey=left_on(HOME, owners=(0,))),
        phase=Drive(0, 0, paid=False, acted=True),
    )
    assert first_thought(do(state, "raise grey", as_drawn(3))) == "take"
    calm = replace(state, gold=(2, 6, 5, 5, 5) + (4,) * 30, columns=maps(grey=left_on(HOME, owners=(1,))))
    assert first_thought(do(calm, "raise grey", as_drawn(3))) == "leave"


def test_a_curse_gets_an_amulet_rather_than_gold() -> None:
    state = game(piles=((2, 6), (2,), ()), purses=(1, 1, 0), phase=Curse((0, 1)))
    assert first_thought(state) == "pay-amulet"


def test_clues_go_where_the_own_roses_are() -> None:
    mine, theirs = column("next-hut", owners=(0,)), column("next-hut", owners=(1,))
    state = game(columns=maps(grey=mine, brown=theirs), hands=hands(3, a=DECK[1:2]))
    moves = (parse(f"clue {DECK[1]} grey"), parse(f"clue {DECK[1]} brown"))
    own, other = rank(view(state, 0), moves)
    assert own > other


def test_the_richest_has_the_best_prospects() -> None:
    state = replace(game(piles=((2,), (6, 6), (3,))), phase=Over("gold"))
    assert max(worth(view(state, None))) == worth(view(state, None))[1]


def test_first_thoughts_beat_chance() -> None:
    """A decent player wins nearly every game against random moves."""
    won = sum(_wins(seed) for seed in range(6))
    assert won >= 5


def _wins(seed: int) -> bool:
    chance, luck = random.Random(seed), seed.to_bytes(2, "big")
    state, ply = setup(2, Options(), Seeded(luck, 0)), 0
    while (result := outcome(state)) is None:
        seat, ply = to_move(state)[0], ply + 1
        level = "normal" if seat == seed % 2 else "random"
        move = choose(level, GAME, view(state, seat), legal(state, seat), chance, lambda: True)
        state, _ = apply(state, seat, move, Seeded(luck, ply))
    return result.places[seed % 2] == 1
