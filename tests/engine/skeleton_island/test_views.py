"""Who sees what (skeleton_island R3, R19, R22, R24, R27)."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core.dice import Loose
from engine.skeleton_island import imagine, view
from engine.skeleton_island.cards import DECK
from engine.skeleton_island.phases import Look, Payment
from engine.skeleton_island.views import letters

from .beach import Lying, apart, beach, play

FOUR = ("coins-1", "hat", "hook", "flag")
BURIED = (Lying("half-red", 0, 0), Lying("coins-1", 1, 0, up=False))


def test_a_face_up_card_shows_its_face_and_a_face_down_one_sand() -> None:
    state = beach(Lying("half-red", 0, 0), Lying("hat", 300, 0, up=False))
    assert view(state, 0).shown == view(state, None).shown == ("half-red", "sand")


@pytest.mark.parametrize("up", [True, False])
def test_a_buried_card_shows_neither_face_nor_side(up: bool) -> None:
    """skeleton_island R24, R27: also one that lies face up."""
    state = beach(Lying("half-red", 0, 0, up=up), Lying("coins-1", 1, 0, up=False))
    assert [view(state, seat).shown[0] for seat in (0, 1, None)] == ["buried"] * 3


def test_a_sliver_of_eleven_points_is_enough_to_see() -> None:
    """skeleton_island R27: at least 4 of 77 points."""
    state = beach(Lying("half-red", 0, 0), Lying("coins-1", 8, 0, up=False))
    assert view(state, None).shown[0] == "half-red"


def test_four_points_are_enough_and_three_are_not() -> None:
    """skeleton_island R27: the corner of a card, left out by two others."""
    seen = beach(Lying("half-red", 0, 0), Lying("coins-1", 8, 0), Lying("coins-1", 0, 8 * 4 - 0.5))
    assert view(seen, None).shown[0] == "half-red"
    for rows, shown in ((3, "buried"), (4, "half-red")):
        low = beach(Lying("half-red", 0, 0), Lying("coins-1", 8, 0), Lying("coins-1", 0, 7.909 * rows))
        assert view(low, None).shown[0] == shown


def test_the_card_in_hand_is_seen_by_its_taker_alone() -> None:
    """skeleton_island R22."""
    state = play(beach(*apart(*FOUR, up=False)), "take A")
    faces = [
        phase.face for phase in (view(state, seat).phase for seat in (0, 1, None)) if isinstance(phase, Look)
    ]
    assert faces == ["coins-1", "sand", "sand"]
    state = play(state, "return")
    assert [getattr(view(state, seat).phase, "face", "") for seat in (0, 1, None)] == faces


def test_a_face_up_card_in_hand_is_seen_by_all() -> None:
    """skeleton_island R2."""
    state = play(beach(*apart(*FOUR)), "take A")
    assert [getattr(view(state, seat).phase, "face", "") for seat in (0, 1, None)] == ["coins-1"] * 3


def test_the_looker_goes_on_seeing_what_was_put_back() -> None:
    """skeleton_island R24, R3: nobody else does, and all know that it was looked at."""
    state = play(beach(*apart(*FOUR, up=False)), "take A", "return", "put E free", "stop")
    assert view(state, 0).known == ("", "", "", "coins-1")
    assert view(state, 1).known == view(state, None).known == ("", "", "", "")
    assert view(state, 1).shown == ("sand",) * 4
    assert view(state, None).looked == (1, 0)


def test_the_looker_remembers_a_card_that_is_buried_later() -> None:
    """skeleton_island R24."""
    state = replace(beach(*BURIED[1:], Lying("hat", 1, 0)), looked=(1, 0))
    assert view(state, 0).shown[0] == "buried"
    assert view(state, 0).known[0] == "coins-1"
    assert view(state, 1).known[0] == ""


def test_a_face_up_card_put_back_is_not_remembered_once_buried() -> None:
    """skeleton_island R24: a face-up card that gets buried is hidden from all."""
    state = play(beach(*apart(*FOUR)), "take A", "return", "put E free", "stop")
    assert state.looked == (0, 0)


def test_a_card_that_left_the_heap_is_no_longer_known_from_an_earlier_look() -> None:
    """skeleton_island R24, R22: in another's hand it is seen by its taker only, and then it is that one's."""
    state = play(beach(*apart(*FOUR, up=False)), "take A", "return", "put E free", "stop", "take A")
    assert getattr(view(state, 0).phase, "face", "") == "sand"
    state = play(state, "return", "put W free")
    assert [view(state, seat).known[-1] for seat in (0, 1)] == ["", "coins-1"]


def test_what_lay_under_a_taken_card_shows_to_all_at_once() -> None:
    """skeleton_island R22."""
    state = beach(*BURIED, *apart("hat", "hook"))
    assert view(state, 1).shown[0] == "buried"
    state = play(state, "take C")
    assert view(state, 1).shown[0] == "half-red"


def test_collections_discards_and_scores_are_public() -> None:
    """skeleton_island R19, R28."""
    state = beach(*apart(*FOUR), owned=(("half-red",), ("coins-3",)))
    seen = view(state, None)
    assert seen.owned == (("half-red",), ("coins-3",))
    assert seen.spent == state.spent
    assert [score.total for score in seen.scores] == [0, 3]


def test_picks_are_their_players_secret_until_they_are_paid() -> None:
    state = beach(*apart(*FOUR), owned=(("sabre", "pistol", "compass"), ("coins-3",)))
    state = play(state, "pirate steal", "pay sabre")
    assert view(state, 0).phase == Payment(0, "steal", ("sabre",))
    assert view(state, 1).phase == view(state, None).phase == Payment(0, "steal", ())


def test_views_tell_what_covers_what_and_where_everything_lies() -> None:
    state = beach(*BURIED, *apart("hat", "hook"))
    seen = view(state, None)
    assert seen.heap == state.heap
    assert seen.heap.above[0] == 0b10
    assert seen.named == state.named


def test_every_card_that_was_ever_clear_has_its_letter() -> None:
    state = play(beach(*BURIED, *apart("hat", "hook")), "take A", "keep")
    assert letters(view(state, None)) == {2: "A", 3: "B", 1: "C"}
    assert letters(view(play(state, "calm", "take C"), 1))[0] == "D"


class TestImagination:
    def test_it_deals_what_cannot_be_seen(self) -> None:
        cards = (*BURIED, Lying("hat", 200, 0, up=False), Lying("hook", -200, 0, up=False))
        state = replace(beach(*cards), looked=(0b100, 0))
        dreams = [imagine(view(state, 0), Loose(random.Random(seed))) for seed in range(60)]
        assert {dream.faces[2] for dream in dreams} == {"hat"}, "the player has looked at it"
        assert {dream.faces[0] for dream in dreams} == {"half-red", "coins-1", "hook"}
        assert {dream.up & 1 for dream in dreams} == {0, 1}, "nobody can tell the side of a buried card"
        assert {dream.up >> 1 & 1 for dream in dreams} == {0}

    def test_it_makes_up_no_cards(self) -> None:
        state = play(beach(*BURIED, *apart(*FOUR[1:], up=False)), "take C")
        for seat in (0, 1, None):
            dream = imagine(view(state, seat), Loose(random.Random(1)))
            faces = Counter(face for face in dream.faces if face)
            assert faces + Counter(dream.spent) == Counter(DECK)
            assert view(dream, seat) == view(state, seat)

    def test_another_players_hand_is_imagined_and_ones_own_is_not(self) -> None:
        state = play(beach(*apart(*FOUR, up=False)), "take A")
        own = {getattr(imagine(view(state, 0), Loose(random.Random(n))).phase, "face", "") for n in range(40)}
        other = {
            getattr(imagine(view(state, 1), Loose(random.Random(n))).phase, "face", "") for n in range(40)
        }
        assert own == {"coins-1"}
        assert other == set(FOUR)
