"""Before the first turn (facts 5 to 18, B1, B2, B5, B49)."""

from collections import Counter
from itertools import combinations

import pytest
from pydantic import ValidationError

from engine.core.dice import Seeded
from engine.tobago import Options, frame, legal, phases, setup, to_move
from engine.tobago.cards import CURSE, gold_deck
from engine.tobago.events import Begun, Drew, Opening
from engine.tobago.island import island
from engine.tobago.landmarks import found
from engine.tobago.state import CUBES, ROSES, State, supply

from .build import do, texts, told


def begun(seats: int, seed: bytes = b"begin") -> State:
    return setup(seats, Options(), Seeded(seed, 0))


def parked(seats: int, seed: bytes = b"begin") -> State:
    state = begun(seats, seed)
    for _ in range(seats):
        state = do(state, "park G6")
    return state


def ready(seats: int, seed: bytes = b"begin") -> State:
    state = parked(seats, seed)
    while isinstance(state.phase, phases.Open):
        state = do(state, min(texts(state)))
    return state


@pytest.mark.parametrize("spacing", [4, 5])
def test_landmarks_of_one_kind_stand_apart_each_on_its_own_space_and_statues_inland(spacing: int) -> None:
    """Facts 5 and 6, B5."""
    for seed in range(150):
        site = found(Seeded(b"land", seed), spacing)
        everything = (*site.huts, *site.palms, *site.statues)
        assert (len(site.huts), len(site.palms), len(site.statues)) == (4, 3, 3)
        assert len(set(everything)) == 10
        assert all(island(site.island).land & frame.BIT[space] for space in everything)
        assert not island(site.island).coast & frame.mask(site.statues)
        for kind in (site.huts, site.palms, site.statues):
            for one, other in combinations(kind, 2):
                assert frame.distance(frame.hex_of(one), frame.hex_of(other)) >= spacing


def test_landmarks_at_the_least_distance_do_occur() -> None:
    """B5: four is near enough, and five when the table wants it."""
    for spacing in (4, 5):
        nearest = min(
            frame.distance(frame.hex_of(one), frame.hex_of(other))
            for seed in range(60)
            for one, other in combinations(found(Seeded(b"near", seed), spacing).huts, 2)
        )
        assert nearest == spacing


def test_statues_stand_on_any_inland_space_also_in_sight_of_the_sea() -> None:
    """Fact 6: not next to the sea, no more than that."""
    sites = [found(Seeded(b"inland", seed), 4) for seed in range(40)]
    assert any(island(site.island).seaside & frame.mask(site.statues) for site in sites)


def test_all_sixteen_islands_and_six_facings_come_up() -> None:
    states = [begun(2, seed.to_bytes(2, "big")) for seed in range(200)]
    assert {state.site.island for state in states} == set(range(16))
    assert {facing for state in states for facing in state.facings} == set(frame.DIRECTIONS)


def test_the_gold_deck_has_its_values_and_no_curse_among_the_first_twelve() -> None:
    """Facts 7 to 9 and section 5."""
    places = Counter[int]()
    for seed in range(300):
        deck = gold_deck(Seeded(b"gold", seed))
        assert Counter(deck) == {2: 7, 3: 8, 4: 9, 5: 8, 6: 7, CURSE: 2}
        places.update(at for at, card in enumerate(deck) if card == CURSE)
    assert min(places) == 12
    assert max(places) == 40


def test_the_components_are_those_of_the_box() -> None:
    """Facts 10 to 13 and 19: no amulet is out at first."""
    state = begun(4)
    assert supply(state) == 20
    assert (CUBES, ROSES, len(state.clues), len(state.gold)) == (17, 15, 52, 41)
    assert state.amulets == 0
    assert state.purses == (0, 0, 0, 0)


def test_the_first_player_is_drawn_from_the_seed() -> None:
    """Fact 18, B49."""
    assert {begun(4, seed.to_bytes(2, "big")).first for seed in range(40)} == {0, 1, 2, 3}


def test_everybody_parks_in_turn_order_on_any_space_of_the_island_also_a_shared_one() -> None:
    """Fact 17, B49."""
    state = begun(3)
    order = [(state.first + offset) % 3 for offset in range(3)]
    for seat in order:
        assert to_move(state) == (seat,)
        assert texts(state) == {f"park {space}" for space in island(state.site.island).spaces}
        state = do(state, "park G6")
    assert state.atvs == ("G6", "G6", "G6")
    assert to_move(state) == (state.first,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_opens_an_empty_map_of_choice_before_the_next_clue_is_drawn(seats: int) -> None:
    """Facts 15 and 16, B2, B49."""
    state = parked(seats)
    for opened in range(min(seats, 3)):
        seat = (state.first + opened) % seats
        assert to_move(state) == (seat,)
        assert len(state.clues) == 52 - opened - 1
        empty = [
            name
            for name, col in zip(("grey", "brown", "black", "white"), state.columns, strict=True)
            if not col.clues
        ]
        assert texts(state) == {f"open {name}" for name in empty}
        assert state.hands == ((),) * seats
        state = do(state, f"open {empty[-1]}")
    assert sum(bool(col.clues) for col in state.columns) == seats
    owners = [col.clues[0].owner for col in reversed(state.columns) if col.clues]
    assert owners == [(state.first + offset) % seats for offset in range(seats)]


def test_the_last_empty_map_is_opened_for_the_fourth_player_and_told() -> None:
    """General ruling 3: everybody can see that there is one choice."""
    state = parked(4)
    for name in ("black", "white"):
        state = do(state, f"open {name}")
    state, news = told(state, "open grey")
    fourth = (state.first + 3) % 4
    assert [type(event) for event in news[:3]] == [Begun, Opening, Begun]
    assert news[2] == Begun(fourth, state.columns[1].clues[0].clue, "brown", state.columns[1].left)
    assert to_move(state) == (state.first,)


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 4), (4, 4)])
def test_the_hands_are_dealt_after_the_opening_clues(seats: int, size: int) -> None:
    """Facts 14 and 15, B1."""
    state = ready(seats)
    assert [len(hand) for hand in state.hands] == [size] * seats
    assert len(state.clues) == 52 - seats - size * seats
    assert state.phase == phases.Turn(state.first, fresh=True)
    assert state.turn == 1


def test_a_hand_is_shown_to_its_owner_only() -> None:
    """B41."""
    state = parked(2)
    state = do(state, "open grey")
    state, news = told(state, "open brown")
    drew = [event for event in news if isinstance(event, Drew)]
    assert {event.to: event.clues for event in drew} == dict(enumerate(state.hands))


def test_nobody_else_is_asked_anything() -> None:
    state = begun(3)
    assert all(not legal(state, seat) for seat in range(3) if seat != state.first)


def test_options_outside_their_range_are_refused() -> None:
    for bad in ({"spacing": 3}, {"round_limit": -1}, {"round_limit": 201}, {"volcano": True}):
        with pytest.raises(ValidationError):
            Options.model_validate(bad)
    assert len(Options.model_fields) <= 5
