"""Set-up, Phase 1 and the events of the start (loot_island N3-N5, N22, N24)."""

import random
from itertools import product
from typing import Any

import pytest

import engine.loot_island as game
from engine.core.dice import Dice, Loose, Seeded
from engine.loot_island.news import (
    BargainAnswered,
    Drew,
    EventTurnedUp,
    HandsFilled,
    HandTrimmed,
    MapsShuffled,
    ShipMoved,
    ShipTurned,
    TileHidden,
)
from engine.loot_island.phases import Bargain, ClearHand, KeepHand, Turn
from engine.loot_island.state import State, Step
from engine.loot_island.treasures import STACK

from .board import Board, board


def dice(seed: int = 0) -> Dice:
    return Loose(random.Random(seed))


def start(seats: int, seed: int = 0, **options: bool) -> State:
    return game.setup(seats, game.Options(**options), dice(seed))


def start_with(seats: int, event: str, **options: bool) -> State:
    """The first of many set-ups that begins with this event."""
    states = (start(seats, seed, **options) for seed in range(200))
    return next(state for state in states if state.position.event == event)


def next_round(it: Board) -> Board:
    """Let everyone pass."""
    while isinstance(it.phase, Turn):
        it.do(it.asked[0], "pass")
    return it


@pytest.mark.parametrize(
    ("seats", "hand", "deck", "tiles"), [(2, 6, 54, 6), (3, 7, 54, 6), (4, 7, 64, 6), (5, 7, 74, 7)]
)
def test_everything_is_laid_out_for_this_number_of_players(
    seats: int, hand: int, deck: int, tiles: int
) -> None:
    """N3, C17, P11, P12."""
    now = start_with(seats, "A4").position
    assert [len(one) for one in now.hands[:seats]] == [hand] * seats
    assert len(now.hoard.deck) == deck
    assert len(now.tiles) == tiles
    assert len(now.healing.table) == seats
    assert now.cubes == (3,) * seats
    assert len(now.fate.coming) == 4
    assert all(event.startswith("B") for event in now.fate.coming)
    assert len(set(now.fate.coming)) == 4
    assert (now.round, now.maps.discarded, now.hoard.buried) == (1, (), ())
    assert not any(landing.cards or landing.compasses for landing in now.landings)


def test_the_treasure_deck_lies_in_stacks_from_the_first_to_the_last() -> None:
    """N3."""
    stacks = [STACK[one] for one in start_with(5, "A4").position.hoard.deck]
    assert stacks == ["I"] * 16 + ["II"] * 10 + ["III"] * 10 + ["IV"] * 38
    assert "II" not in {STACK[one] for one in start(3).position.hoard.deck}


def test_the_ship_the_first_player_and_the_first_event_are_random() -> None:
    """N3."""
    positions = [start(4, seed).position for seed in range(60)]
    assert {one.ship.corner for one in positions} == {0, 1, 2, 3}
    assert {one.ship.direction for one in positions} == {-1, 1}
    assert {one.first for one in positions} == {0, 1, 2, 3}
    assert {one.event for one in positions} == {"A1", "A2", "A3", "A4"}


def test_the_same_seed_lays_out_the_same_game() -> None:
    once, again = (game.setup(4, game.Options(), Seeded(b"x", 0)) for _ in range(2))
    assert once == again


def test_round_1_has_no_phase_1_and_begins_with_the_first_player() -> None:
    """R1, N4."""
    state = start_with(4, "A4")
    assert state.phase == Turn((state.position.first,))


def test_the_dark_bargain_is_asked_of_everyone_at_once() -> None:
    """A1: both or neither, carried out clockwise from the First Player."""
    it = Board(start_with(3, "A1"))
    assert it.phase == Bargain((0, 1, 2), (None, None, None))
    assert it.legal(1) == ["accept", "decline"]
    first = it.now.first
    top = it.now.maps.deck
    others = [(first + 1) % 3, (first + 2) % 3]
    it.do(others[0], "decline").do(others[1], "accept")
    assert it.now.cubes == (3, 3, 3)
    it.do(first, "accept")
    assert [(event.to, event.cards) for event in it.told(Drew)] == [(first, top[:2]), (others[1], top[2:4])]
    assert [it.now.cubes[seat] for seat in (first, *others)] == [5, 3, 5]
    assert len(it.told(BargainAnswered)) == 3
    assert it.phase == Turn((first,))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_gifts_of_the_cursed_show_one_treasure_a_player(seats: int) -> None:
    """A2: people only, with two players two."""
    now = start_with(seats, "A2").position
    assert len(now.offered) == seats
    assert not set(now.offered) & set(now.hoard.deck)


def test_a_new_round_moves_the_ship_and_opens_the_small_islands() -> None:
    """N5 steps 1 and 2."""
    it = next_round(board(hands=["R3A"] * 3, tiles=("S1",), ship=(2, 1)))
    assert it.now.round == 2
    assert it.now.ship.corner == 3
    assert it.now.tiles == ("S1", "S3", "S4", "S5", "S6", "S7")
    assert it.now.passed == (False, False, False)


def test_the_old_event_leaves_and_the_next_one_is_turned_up() -> None:
    """N5 step 3."""
    it = next_round(board(hands=["R3A"] * 3, event="A4", coming="B6 B8 B1 B2"))
    assert it.now.fate.event == "B6"
    assert it.now.fate.coming == ("B8", "B1", "B2")
    assert it.now.fate.past == ("A4",)
    assert it.told(EventTurnedUp) == [EventTurnedUp("B6")]


def test_strong_wind_moves_the_ship_once_more() -> None:
    """B1."""
    it = next_round(board(hands=["R3A"] * 3, coming="B1 B2 B3 B4", ship=(3, 1)))
    assert it.told(ShipMoved) == [ShipMoved(0, 0), ShipMoved(1, 1)]


def test_about_ship_points_at_the_coast_explored_last_and_keeps_the_direction() -> None:
    """B2, R54."""
    it = board(hands=["R3A"] * 3, coming="B2 B5 B6 B8", ship=(1, 1))
    explored = it.now.ship.coast()
    next_round(it)
    assert it.told(ShipTurned) == [ShipTurned(2, explored)]
    assert (it.now.ship.corner, it.now.ship.direction) == (2, -1)
    for seat in range(3):
        it.do(seat, "done-drop")
    next_round(it)
    assert (it.now.ship.corner, it.now.ship.coast()) == (1, 0)


def test_a_fog_bank_closes_one_random_small_island_for_the_round() -> None:
    """B3."""
    it = board(hands=["R3A"] * 3, coming="B3 B5 B6 B8").roll(2)
    next_round(it)
    assert it.told(TileHidden) == [TileHidden("S4")]
    assert it.now.tiles == ("S1", "S3", "S5", "S6", "S7")
    for seat in range(3):
        it.do(seat, "done-drop")
    next_round(it)
    assert "S4" in it.now.tiles


def clearing(hands: list[str], *, event: str = "B6", **more: Any) -> Board:
    seats = len(hands)
    asked = tuple(seat for seat in range(seats) if hands[seat])
    return board(
        seats,
        hands=hands,
        event=event,
        phase=ClearHand(asked, ((),) * seats),
        plan=[Step("actions", 0)],
        **more,
    )


def test_everyone_discards_any_cards_and_fills_up() -> None:
    """N5 step 4: clockwise from the First Player, each drawing all before the next."""
    it = clearing(
        ["R3A R5A", "B3A", "G3A G5A"],
        first=1,
        deck="P1A P1B P2A P2B P3A P3B P4A P4B P5A P5B P6A P6B P7A P7B P8A P8B P9A P9B P10A",
    )
    assert it.legal(0) == ["drop R3A", "drop R5A", "done-drop"]
    it.do(0, "drop R5A", "done-drop").do(2, "drop G3A", "drop G5A", "done-drop").do(1, "done-drop")
    assert [(event.to, len(event.cards)) for event in it.told(Drew)] == [(1, 6), (2, 7), (0, 6)]
    assert it.told(Drew)[0].cards == ("P1A", "P1B", "P2A", "P2B", "P3A", "P3B")
    assert it.told(HandTrimmed) == [HandTrimmed(2, ("G3A", "G5A")), HandTrimmed(0, ("R5A",))]
    assert it.now.maps.discarded == ("G3A", "G5A", "R5A")
    assert it.told(HandsFilled) == [HandsFilled(7)]


def test_nobody_discards_down() -> None:
    """R10: eight cards stay eight."""
    it = clearing(["R3A R4A R5A R6A R7A R8A R9A R10A", "B3A", "G3A"])
    it.do(0, "done-drop").do(1, "done-drop").do(2, "done-drop")
    assert [len(hand) for hand in it.now.hands] == [8, 7, 7]


def test_torn_maps_make_hands_one_card_smaller() -> None:
    """B5."""
    it = clearing(["R3A", "B3A", "G3A"], event="B5")
    it.do(0, "done-drop").do(1, "done-drop").do(2, "done-drop")
    assert [len(hand) for hand in it.now.hands] == [6, 6, 6]


def test_players_without_cards_are_not_asked() -> None:
    """N2."""
    it = board(hands=["", "B3A", ""], passed=(True, False, True), coming="B6 B8 B1 B2", turn=1)
    it.do(1, "pass")
    assert it.phase == ClearHand((1,), ((), (), ()))
    it = board(hands=["R3A", "", ""], passed=(False, True, True), coming="B6 B8 B1 B2").play(0, 1, "R3A")
    assert it.now.round == 2
    assert isinstance(it.phase, Turn)
    assert [len(hand) for hand in it.now.hands] == [7, 7, 7]


def test_all_discards_lie_in_the_pile_before_anybody_draws() -> None:
    """R52, N22: the reshuffle contains them."""
    it = clearing(["R3A", "B3A", "G3A"], deck="P1A")
    it.dice = dice()
    it.do(0, "drop R3A", "done-drop").do(1, "drop B3A", "done-drop").do(2, "drop G3A", "done-drop")
    assert it.told(MapsShuffled) == [MapsShuffled(3)]
    assert sorted(it.now.hands[0]) == ["B3A", "G3A", "P1A", "R3A"]


def test_with_both_piles_empty_fewer_cards_are_drawn() -> None:
    """R34."""
    it = clearing(["R3A", "B3A", "G3A"], deck="P1A", discarded="P2A P3A").roll(0)
    it.do(0, "done-drop").do(1, "done-drop").do(2, "done-drop")
    assert sum(len(hand) for hand in it.now.hands) == 6
    assert it.now.hands[0] == ("R3A", "P1A", "P2A", "P3A")


def test_a_deck_is_renewed_only_when_a_card_is_wanted() -> None:
    """N22: exactly enough is enough."""
    it = board(hands=["R3A R5A", "B3A", "G3B"], deck="P1A P2A").visit(0, "S5", "R3A R5A", "use")
    assert it.now.maps.deck == ()
    assert it.now.maps.discarded == ("R3A", "R5A")
    assert not it.told(MapsShuffled)


@pytest.mark.parametrize(
    ("seats", "sizes", "keeps"), [(2, [6, 8], 6), (3, [7, 8, 9], 7), (5, [7, 8, 9, 10, 11], 7)]
)
def test_larger_starting_hands_grow_from_the_first_player_on(
    seats: int, sizes: list[int], keeps: int
) -> None:
    """Variant: the first gets the usual hand, the nth 6 + n; all keep the usual size."""
    it = Board(start(seats, larger_hands=True))
    first = it.now.first
    order = [(first + step) % seats for step in range(seats)]
    assert [len(it.now.hands[seat]) for seat in order] == sizes
    assert it.phase.asked == tuple(sorted(order[1:]))
    for seat in order[1:]:
        surplus = it.phase.surplus[seat]
        hand = it.now.hands[seat]
        assert it.allows(seat, "drop") == list(hand[: len(hand) - surplus + 1])
        assert "done-drop" not in it.legal(seat)
        assert it.refusal(seat, "done-drop") == "too-few-dropped"
        it.do(seat, *(f"drop {card}" for card in hand[-surplus:]))
        assert it.legal(seat) == ["done-drop"]
        it.do(seat, "done-drop")
    assert [len(it.now.hands[seat]) for seat in order] == [keeps] * seats or it.now.event == "A1"
    assert not isinstance(it.phase, KeepHand)
    assert len(it.now.maps.discarded) == sum(sizes) - keeps * seats


def test_first_hands_are_chosen_before_the_first_event_does_anything() -> None:
    """Variant: all choose at once, before A1 and A2."""
    it = Board(start_with(3, "A2", larger_hands=True))
    assert isinstance(it.phase, KeepHand)
    assert it.now.offered == ()


@pytest.mark.parametrize("seats", [2, 5])
def test_two_healers_each_are_dealt_to_people_only(seats: int) -> None:
    """Variant: Aaron gets none."""
    healing = start(seats, two_healers=True).position.healing
    assert [len(pair) for pair in healing.pairs] == [2] * seats
    assert len({healer for pair in healing.pairs for healer in pair}) == 2 * seats
    assert healing.table == ()


@pytest.mark.parametrize("options", list(product([False, True], repeat=4)))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_combination_of_variants_plays_to_the_end(seats: int, options: tuple[bool, ...]) -> None:
    """N24."""
    names = ("open_healers", "two_healers", "open_events", "larger_hands")
    rng = random.Random(seats)
    state = start(seats, seats, **dict(zip(names, options, strict=True)))
    while game.outcome(state) is None:
        seat = rng.choice(game.to_move(state))
        state, _ = game.apply(state, seat, rng.choice(game.legal(state, seat)), Loose(rng))
    assert len(state.position.scores) == seats
