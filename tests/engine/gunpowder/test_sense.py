"""The first thoughts of the computer players, and games that they bring further than chance does."""

import random

import msgspec
import pytest

from engine.core import table as tables
from engine.core.registry import game as find_game
from engine.core.table import Table
from engine.core.types import Move
from engine.gunpowder import legal, view
from engine.gunpowder.phases import Opening, Trapped
from engine.gunpowder.sense import rank, worth
from engine.gunpowder.state import State
from tests.laws.knowledge import gunpowder as knowledge
from tests.laws.laws import LAWS

from .scenes import move, scene

FAR = ("aboard",)


def best(state: State, seat: int = 0) -> set[Move]:
    moves = legal(state, seat)
    ranks = rank(view(state, seat), moves)
    assert len(ranks) == len(moves)
    return {one for one, mark in zip(moves, ranks, strict=True) if mark == max(ranks)}


@pytest.mark.parametrize(
    ("state", "line"),
    [
        (scene(("E10",), FAR, FAR, bombs=("E11",)), "A push m3 E11 boat1"),
        (scene(("D6",), FAR, hands={0: ("chest", "m1")}, gems=(4, 1, 0, 0)), "A steal 1 gem"),
        (scene(("D6",), FAR, hands={0: ("m1",)}, chests={"D7": "gem"}), "A go m1 D6 D7"),
        (scene(("D7",), FAR, chests={"D7": "gem"}, phase=Opening(0, "D7")), "A open"),
        (scene(("D7",), FAR, hands={0: ("shield",)}, phase=Trapped(0, "D7")), "A shield"),
        (scene(("F6",), ("G6",), ("E6", "aboard"), hands={0: ("padlock",)}), "A padlock G6"),
    ],
)
def test_the_obvious_move_is_the_first_thought(state: State, line: str) -> None:
    assert move(line)[1] in best(state)


def test_prospects_add_up_and_follow_the_gems() -> None:
    state = scene(FAR, FAR, FAR, gems=(3, 1, 1, 0))
    chances = worth(view(state, None))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] == chances[2] > 0


def test_a_bomb_that_can_be_pushed_into_a_boat_is_good_for_one_and_bad_for_the_other() -> None:
    quiet = scene(("E10",), FAR, FAR, bombs=("M5",))
    near = scene(("E10",), FAR, FAR, bombs=("E11",))
    before, after = (worth(view(state, None)) for state in (quiet, near))
    assert after[0] > before[0]
    assert after[1] / after[2] < before[1] / before[2]


def test_who_lies_knocked_out_or_in_prison_threatens_no_boat() -> None:
    standing = worth(view(scene(("E10",), FAR, bombs=("E11",)), None))
    lying = worth(view(scene(("E10",), FAR, bombs=("E11",), down={0: (0,)}), None))
    assert lying[0] < standing[0]


def test_a_chest_about_to_be_opened_is_worth_a_part_of_a_gem() -> None:
    chests = {"D7": "gem", "F7": "ammo"}
    closed = worth(view(scene(("D7",), FAR, chests=chests), None))
    opening = worth(view(scene(("D7",), FAR, chests=chests, phase=Opening(0, "D7")), None))
    assert opening[0] > closed[0]


def test_the_out_of_the_game_have_no_prospects() -> None:
    state = scene(FAR, FAR, FAR)
    lost = msgspec.structs.replace(state.island, out=(1,))
    assert worth(view(msgspec.structs.replace(state, island=lost), None))[1] == 0


def thoughtful_game(seats: int, seed: int) -> tuple[Table, ...]:
    """A whole game by players who mostly follow their first thoughts."""
    source = random.Random(seed)
    table = tables.start(find_game("gunpowder"), seats, {"gems": 10}, tables.spread(str(seed)))
    walk = [table]
    while table.outcome is None:
        seat = source.choice(table.to_move)
        moves = table.legal(seat)
        ranks = rank(table.view(seat), moves)
        liked = [one for one, mark in zip(moves, ranks, strict=True) if mark >= max(ranks) - 0.5]
        table = tables.play(table, seat, source.choice(moves if source.random() < 0.2 else liked))
        walk.append(table)
    return tuple(walk)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold_in_games_that_get_far(seats: int) -> None:
    """Chance alone rarely eliminates anybody."""
    for seed in range(2):
        walk = thoughtful_game(seats, seed)
        for law in LAWS:
            law(walk, knowledge, seed)
