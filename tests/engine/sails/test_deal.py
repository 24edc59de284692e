"""The start of a round (sails A9, A10, R1, R2, R25, R27-R30)."""

import random

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, Loose, Scripted, Seeded
from engine.core.types import Event
from engine.sails import Options, apply, legal, setup, to_move, view
from engine.sails.cards import ISLANDS, TINT, TREASURES
from engine.sails.deal import passable
from engine.sails.events import CardReceived, RoundBegan
from engine.sails.phases import Passing
from engine.sails.state import State

from .scenes import do, lay, texts, told, trick


def start(seats: int, dice: Dice | None = None, **options: str) -> State:
    return setup(seats, Options.model_validate(options), dice or Seeded(b"deal", 0))


@pytest.mark.parametrize(("seats", "hand", "unused"), [(3, 12, 12), (4, 12, 0), (5, 9, 3)])
def test_every_number_of_players_gets_its_hands(seats: int, hand: int, unused: int) -> None:
    """sails A9."""
    state = start(seats)
    assert [len(one) for one in state.hands] == [hand] * seats
    assert len(state.round.unused) == unused
    dealt = [card for one in state.hands for card in one]
    assert sorted([*dealt, *state.round.unused]) == sorted(ISLANDS)


@pytest.mark.parametrize(
    ("seats", "decks"), [(3, [("rbgv", 20)]), (4, [("rb", 16), ("gv", 16)]), (5, [("rb", 16), ("gv", 16)])]
)
def test_the_treasures_form_one_deck_for_three_and_two_for_more(
    seats: int, decks: list[tuple[str, int]]
) -> None:
    """sails A9."""
    state = start(seats)
    assert [(deck.colours, 1 + len(deck.draw)) for deck in state.decks] == decks
    for deck in state.decks:
        assert all(TINT[card] in deck.colours for card in (deck.shown, *deck.draw))


def test_three_players_leave_a_two_a_three_and_a_four_of_each_colour_in_the_box() -> None:
    """Twenty are left: 1 to 5 in every colour."""
    assert sorted(TREASURES[3]) == sorted(f"{colour}{points}" for colour in "RBGV" for points in range(1, 6))
    assert len(TREASURES[4]) == 32


def test_nobody_starts_with_bonus_cards() -> None:
    state = start(4)
    assert (state.bonus, state.supply, state.spent) == ((0, 0, 0, 0), 22, 0)


def test_the_first_player_is_drawn() -> None:
    """sails R28."""
    firsts = {start(5, Seeded(bytes([seed]), 0)).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3, 4}


def test_the_sides_of_the_action_cards_are_chosen_and_kept() -> None:
    """sails R27."""
    assert start(4).round.actions == (1, 3)
    assert start(4, rb="b").round.actions == (2, 3)
    assert start(4, gv="b").round.actions == (1, 4)
    end = trick("r1", "r2", "r3", "r4", spare=0, actions=(2, 4))
    after, _ = lay(end, "r1", "r2", "r3", "r4", dice=Seeded(b"", 1))
    assert (after.round.number, after.round.actions) == (2, (2, 4))


def hand(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def test_the_highest_of_the_longest_colour_is_passed() -> None:
    """sails A10."""
    assert texts(passable(hand("r2 r9 b12 g1 g2 g5 v11"))) == ["pass g5"]


def test_equally_long_colours_leave_a_choice() -> None:
    """sails A10."""
    held = hand("r1 r2 r3 r4 r11 b3 b12 g1 g2 g3 g4 g9")
    assert texts(passable(held)) == ["pass r11", "pass g9"]


def test_everybody_passes_at_the_start_of_each_round() -> None:
    """sails R1."""
    assert to_move(start(5)) == (0, 1, 2, 3, 4)
    end = trick("r1", "r2", "r3", "r4", spare=0)
    second, _ = lay(end, "r1", "r2", "r3", "r4", dice=Seeded(b"", 1))
    assert isinstance(second.phase, Passing)
    assert to_move(second) == (0, 1, 2, 3)


def passing(*hands: str) -> State:
    state = trick("r1", "b1", "g1", spare=0)
    phase = Passing((0, 1, 2), ("", "", ""))
    return replace(state, phase=phase, hands=tuple(hand(one) for one in hands))


def test_a_player_with_one_legal_card_is_asked_all_the_same() -> None:
    """sails R30."""
    state = passing("r1 r2", "b1 b2", "g1 g2")
    assert to_move(state) == (0, 1, 2)
    assert len(legal(state, 0)) == 1


def test_the_cards_go_to_the_seat_before() -> None:
    """sails R29."""
    state = passing("r1 r2", "b1 b2", "g1 g2")
    for seat, card in enumerate(("r2", "b2", "g2")):
        state, events = do(state, seat, f"pass {card}")
    assert state.hands == (hand("r1 b2"), hand("b1 g2"), hand("r2 g1"))
    assert told(events, CardReceived) == [
        CardReceived(0, 1, "b2"),
        CardReceived(1, 2, "g2"),
        CardReceived(2, 0, "r2"),
    ]


def test_cards_change_hands_only_when_the_last_answer_is_in() -> None:
    """sails R1, R30: nobody can pass on what was received."""
    state = passing("r1 r2", "b1 b2", "g1 g2")
    after, events = do(state, 1, "pass b2")
    assert after.hands == state.hands
    assert events == ()
    assert to_move(after) == (0, 2)
    assert texts(legal(after, 0)) == texts(legal(state, 0))
    assert view(after, 1).phase == Passing((0, 2), ("", "b2", ""))
    assert view(after, 0).phase == Passing((0, 2), ("", "", ""))


def played_out(seats: int) -> tuple[State, tuple[Event, ...]]:
    """Play the first round at random."""
    rng = random.Random(seats)
    state = start(seats)
    events: tuple[Event, ...] = ()
    while state.round.number == 1:
        seat = rng.choice(to_move(state))
        state, events = apply(state, seat, rng.choice(legal(state, seat)), Loose(rng))
    return state, events


@pytest.mark.parametrize(("seats", "shift"), [(3, 0), (4, 0), (5, 4)])
def test_the_first_player_card_keeps_rotating_into_the_second_round(seats: int, shift: int) -> None:
    """sails R2: with three or four the starter of round 1 again, with five the seat before."""
    second, events = played_out(seats)
    assert second.first == (start(seats).first + shift) % seats
    assert told(events, RoundBegan) == [
        RoundBegan(2, second.first, tuple(deck.shown for deck in second.decks))
    ]


def test_nothing_but_the_score_is_carried_over() -> None:
    """sails R25."""
    second, _ = played_out(4)
    assert (second.bonus, second.supply, second.spent) == ((0, 0, 0, 0), 22, 0)
    assert second.piles == ((), (), (), ())
    assert second.discards == ()
    assert second.dealings == ()
    assert second.glimpses == ()
    assert [len(one) for one in second.hands] == [12] * 4
    assert len(second.round.tallies) == 1


def test_dealing_takes_its_luck_from_the_dice_alone() -> None:
    assert start(5, Seeded(b"x", 0)) == start(5, Seeded(b"x", 0))
    assert start(5, Seeded(b"x", 0)) != start(5, Seeded(b"y", 0))
    assert setup(3, Options(), Scripted(2, *([0] * 66))).first == 2
