"""First thoughts: sensible in plain cases, and far better than chance."""

import random

import pytest

import engine.loot_island as game
from engine.brains import arena
from engine.brains.levels import choose
from engine.core import notation
from engine.core.dice import Loose
from engine.loot_island import forecast, sense

from .board import Board, board


def thought(it: Board, seat: int) -> str:
    """The move that looks best at first sight."""
    legal = game.legal(it.state, seat)
    ranks = sense.rank(game.view(it.state, seat), legal)
    return notation.text(legal[max(range(len(legal)), key=ranks.__getitem__)])


def looting(treasures: str, cubes: int, kept: str = "") -> Board:
    return board(
        hands=["P1A", "P2A", "P2B"],
        landings={1: ("R3A R3B R5A R7A", [1])},
        passed=(False, True, True),
        treasures=treasures,
        cubes=(3, cubes, 3),
        kept=["", kept],
    ).do(0, "pass")


def test_a_fine_treasure_is_kept_and_a_deadly_one_re_buried() -> None:
    assert thought(looting("T72", 2), 1) == "take T72 keep 0"
    assert thought(looting("T68", 12), 1) == "take T68 bury 2"


def test_the_third_jewel_is_worth_its_curse() -> None:
    assert thought(looting("T49", 6, "T58 T60"), 1) == "take T49 keep 0"


def test_the_cheapest_healer_is_chosen() -> None:
    it = board(
        hands=["P1A", "", ""],
        passed=(False, True, True),
        round=5,
        coming="",
        cubes=(5, 0, 0),
        healers="H14 H03 H10",
    )
    assert thought(it.do(0, "pass"), 0) == "hire H03"


def test_cards_are_played_where_they_make_a_loot() -> None:
    it = board(hands=["R5A R6B B2A", "G1A", "G1B"], landings={1: ("R3A R3B", [0]), 5: ("B1A", [1])})
    assert thought(it, 0) == "land 1"
    it.do(0, "land 1")
    while it.asked == (0,):
        it.do(0, thought(it, 0))
    assert len(it.now.landings[0].cards) == 4


def test_the_first_to_pass_on_the_last_day_gets_its_gold() -> None:
    it = board(hands=["R5A", "G1A", "G1B"], landings={}, round=5, coming="")
    assert thought(it, 0) == "pass"


def test_prospects_are_shares_of_one_and_more_gold_is_better() -> None:
    it = board(kept=["T72", "", ""], cubes=(3, 3, 12))
    shares = sense.worth(game.view(it.state, None))
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[1] > shares[2]


def promised(it: Board, seat: int) -> float:
    """What a player may hope for on the landings, and of the treasures on show."""
    own = forecast.signs(game.view(it.state, None))[seat]
    return sum(own[sign] for sign in (forecast.NOW, forecast.NOW_SHORT, forecast.LATER, forecast.LATER_SHORT))


def test_a_landing_promises_something_until_its_loot_is_on_show() -> None:
    full = {1: ("R3A R3B R5A R7A R8A", [1]), 2: ("B3A B3B B5A B6B", [2])}
    it = board(hands=["P1A", "P2A", "P2B"], landings=full, passed=(False, True, True))
    assert promised(it, 1) > 0
    it.do(0, "pass")
    assert (it.phase.landing, promised(it, 1)) == (1, 0)
    assert promised(it, 2) > 0
    it.do(1, f"take {it.phase.shown[0]} bury 0")
    assert (it.phase.landing, promised(it, 2)) == (2, 0)


def test_in_the_final_exploration_only_what_lies_ahead_promises_something() -> None:
    full = {3: ("R4B R6B R7A R9A", [1]), 5: ("G4B G6B G7A G9A", [2])}
    it = board(hands=["P1A", "P2A", "P2B"], landings=full, passed=(False, True, True), round=5, coming="")
    it.do(0, "pass")
    assert (it.phase.landing, it.phase.size, promised(it, 1)) == (3, "final", 0)
    assert promised(it, 2) > 0


def test_treasures_on_show_count_for_those_who_will_take_them() -> None:
    it = board(
        hands=["P1A", "P2A", "P2B"], landings={1: ("R4B R6B R7A R9A", [1, 2])}, passed=(False, True, True)
    ).do(0, "pass")
    taking = [own[forecast.SHOWN] for own in forecast.signs(game.view(it.state, None))]
    assert len(it.phase.shown) == 4
    assert taking == [0, 2, 2]
    it.do(1, f"take {it.phase.shown[0]} bury 0")
    assert [own[forecast.SHOWN] for own in forecast.signs(game.view(it.state, None))] == [0, 1, 2]


def test_the_first_player_tile_counts_once_it_cannot_be_taken_any_more() -> None:
    it = board(hands=["R5A", "G1A", "G1B"], round=5, coming="")
    assert forecast.signs(game.view(it.state, None))[0][forecast.FIRST] == 0
    it.do(0, "pass")
    assert forecast.signs(game.view(it.state, None))[0][forecast.FIRST] == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_first_thoughts_beat_chance(seats: int) -> None:
    rng = random.Random(seats)
    wins = 0
    for at in range(10):
        thinker = at % seats
        state = game.setup(seats, game.Options(), Loose(rng))
        while (outcome := game.outcome(state)) is None:
            seat = game.to_move(state)[0]
            level = "normal" if seat == thinker else "random"
            move = choose(level, game, game.view(state, seat), game.legal(state, seat), rng, lambda: True)
            state, _ = game.apply(state, seat, move, Loose(rng))
        wins += outcome.places[thinker] == 1
    assert wins >= 8


def test_thinking_beats_first_thoughts() -> None:
    """Three games each way; a few iterations a move suffice to win most of them."""
    matches = arena.matches("loot_island", ["hard", "normal"], 2, 6, "thinking", 0, 50)
    assert sum(arena.play(match).share("hard") for match in matches) >= 4
