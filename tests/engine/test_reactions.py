"""Out-of-turn questions have their own patience; the games tell which those are."""

import random

import pytest

from engine.brains.levels import choose
from engine.core import optional
from engine.core.dice import Seeded
from engine.core.registry import game as find_game
from engine.core.types import tag

REACTIONS = {
    "gunpowder": {"defending", "trapped"},
    "tobago": {"offer", "curse"},
    "loot_island": {"share", "relief"},
    "sails": set(),
    "skeleton_island": set(),
}


@pytest.mark.parametrize("key", REACTIONS)
def test_a_game_tells_which_questions_are_reactions(key: str) -> None:
    """Some games of decent players meet reactions, and nothing else counts as one."""
    game = find_game(key)
    seen: set[str] = set()
    for number in range(6):
        source, seed = random.Random(number), number.to_bytes(32, "big")
        state, ply = game.setup(game.INFO.most, game.Options(), Seeded(seed, 0)), 0
        while game.outcome(state) is None and ply < 400:
            seat, ply = game.to_move(state)[0], ply + 1
            reacts = optional.is_reaction(game, state, seat)
            name = tag(state.phase)
            assert reacts == (name in REACTIONS[key]), name
            seen |= {name} if reacts else set()
            view = game.view(state, seat)
            move = choose("easy", game, view, game.legal(state, seat), source, lambda: True)
            state, _ = game.apply(state, seat, move, Seeded(seed, ply))
    assert seen or not REACTIONS[key]
