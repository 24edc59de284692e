"""The standard turn, the question of the gust, and the order of things (skeleton_island R1-R5, R14-R26)."""

import json
import random
from importlib import resources

import pytest
from msgspec.structs import replace

from engine.core.dice import Loose
from engine.skeleton_island import turns
from engine.skeleton_island.cards import COLOUR, DECK, KIND
from engine.skeleton_island.events import (
    Blown,
    Calmed,
    Ended,
    IslandWon,
    Kept,
    Looked,
    Returned,
    Stopped,
    Taken,
    TurnedUp,
)
from engine.skeleton_island.phases import Dig, Gale, Look, Second, Turn, Where

from .beach import Lying, apart, beach, fresh, lines, over, play, told

FOUR = ("coins-1", "hat", "hook", "flag")
STACK = (Lying("coins-1", 0, 0), Lying("hat", 4, 0), Lying("hook", 8, 0))


class TestSettingUp:
    def test_the_deck_is_the_published_one(self) -> None:
        """10 halves, 20 quarters, 7 objects, 12 gold cards of 6 x 1, 4 x 2, 2 x 3."""
        kinds = [KIND[face] for face in DECK]
        assert [kinds.count(kind) for kind in ("half", "quarter", "object", "coins")] == [10, 20, 7, 12]
        assert {COLOUR[face] for face in DECK} == {"red", "blue", "green", "yellow", "purple", ""}
        for colour in ("red", "blue", "green", "yellow", "purple"):
            assert [DECK.count(f"{kind}-{colour}") for kind in ("half", "quarter")] == [2, 4]
        assert [DECK.count(f"coins-{number}") for number in (1, 2, 3)] == [6, 4, 2]

    def test_half_of_the_cards_lie_face_up_and_all_islands_beside(self) -> None:
        """skeleton_island D1: 24 or 25 of 49."""
        counts = set()
        for seed in range(30):
            state = fresh(seed)
            counts.add(state.up.bit_count())
            assert sorted(state.faces) == sorted(DECK)
            assert len(state.heap.cards) == 49
            assert state.islands == (None,) * 5
            assert state.owned == ((), ())
        assert counts == {24, 25}

    def test_a_cards_number_tells_nothing_of_its_face_or_side(self) -> None:
        deals = [fresh(seed) for seed in range(200)]
        firsts = [state.faces[0] for state in deals]
        assert len(set(firsts)) > 12
        assert 60 < sum(state.up & 1 for state in deals) < 140

    def test_chance_names_the_first_player(self) -> None:
        """skeleton_island R20."""
        phases = [fresh(seed, seats=4).phase for seed in range(60)]
        assert {phase.seat for phase in phases if isinstance(phase, Turn | Gale)} == {0, 1, 2, 3}

    def test_the_turn_goes_round_clockwise(self) -> None:
        """skeleton_island R20, R21."""
        state = beach(*apart(*FOUR, "sabre", "pistol"), owned=((), (), ()), phase=Turn(1))
        state = play(state, "take A", "keep")
        assert state.phase == Turn(2)
        assert play(state, "take B", "keep").phase == Turn(0)


class TestTheGust:
    def test_with_two_clear_cards_it_is_offered_once(self) -> None:
        """skeleton_island D3, R14: before the turn, and it may be declined."""
        state = beach(*apart("coins-1", "hat"))
        assert state.phase == Gale(0, 2)
        assert lines(state) == ["blow", "calm"]
        state, news = told(state, "calm")
        assert news == (Calmed(0),)
        assert state.phase == Turn(0)
        assert "blow" not in lines(state)

    def test_with_three_clear_cards_it_is_not_offered(self) -> None:
        """skeleton_island D3."""
        assert beach(*apart("coins-1", "hat", "hook")).phase == Turn(0)

    def test_after_blowing_one_plays_ones_turn_even_if_it_did_not_help(self) -> None:
        """skeleton_island R14: one gust a turn."""
        for seed in range(20):
            state, news = told(beach(*STACK), "blow", Loose(random.Random(seed)))
            assert state.phase == Turn(0)
            assert isinstance(news[0], Blown)
            assert news[0].clear == state.heap.clear.bit_count()
            assert state.wind is not None

    def test_the_first_player_may_blow_too(self) -> None:
        """skeleton_island R1."""
        state = beach(*STACK)
        assert state.phase == Gale(0, 1)

    def test_the_next_player_may_blow_again(self) -> None:
        """skeleton_island R15: still two clear cards or fewer."""
        state = play(beach(*STACK, Lying("flag", 12, 0)), "calm", "take A", "keep")
        assert state.phase == Gale(1, 1)

    def test_it_is_asked_at_the_start_of_a_turn_only(self) -> None:
        """skeleton_island R14: the condition is checked once; clear cards taken later do not matter."""
        state = play(beach(*apart("coins-1", "hat", "hook")), "take A", "return", "put E free")
        assert isinstance(state.phase, Second)
        state = beach(*STACK, *apart("flag"), owned=(("sabre", "pistol", "compass"), ()))
        state = play(state, "calm", "pirate turns", "pay sabre", "pay pistol", "pay compass", "settle")
        state = play(state, "take A", "keep")
        assert state.phase == Dig(0, again=False)

    def test_the_wind_is_remembered_for_the_picture_until_the_turn_is_over(self) -> None:
        state = play(beach(*STACK, *apart("flag")), "blow", dice=Loose(random.Random(1)))
        state = play(state, lines(state)[0])
        assert state.wind is not None
        assert play(state, "keep").wind is None

    def test_cards_it_uncovers_get_letters(self) -> None:
        state = play(beach(*STACK), "blow", dice=Loose(random.Random(3)))
        assert state.heap.clear.bit_count() == len(lines(state)) > 1


class TestTakingACard:
    def test_face_up_and_face_down_cards_may_be_taken(self) -> None:
        """skeleton_island R2."""
        state = beach(*apart("coins-1"), Lying("hat", 0, 0, up=False), Lying("hook", 200, 0))
        assert lines(state) == ["take A", "take B", "take C"]

    def test_a_covered_card_may_not(self) -> None:
        assert "take B" not in lines(beach(*STACK, phase=Turn(0)))

    def test_a_face_down_card_is_shown_to_its_taker_alone(self) -> None:
        """skeleton_island R22."""
        _, news = told(beach(*apart("coins-1", "hat", "hook", up=False)), "take B")
        assert news == (Taken(0, "B", "sand", ()), Looked(0, "B", "hat"))

    def test_a_face_up_card_is_known_to_all(self) -> None:
        """skeleton_island R2."""
        _, news = told(beach(*apart("coins-1", "hat", "hook")), "take B")
        assert news == (Taken(0, "B", "hat", ()),)

    def test_what_only_it_covered_is_clear_at_once(self) -> None:
        """skeleton_island R22."""
        state, news = told(
            beach(Lying("coins-1", 0, 0), Lying("hat", 4, 0), *apart("hook", "flag")), "take C"
        )
        assert news[0] == Taken(0, "C", "hat", ("D",))
        assert state.heap.clear == 0b1101

    def test_taking_cannot_be_taken_back(self) -> None:
        """skeleton_island R22: it shows what was hidden."""
        assert Taken.reveals
        assert Looked.reveals
        assert TurnedUp.reveals
        assert not Kept.reveals

    def test_keep_or_put_back_is_asked_before_the_place(self) -> None:
        """skeleton_island R26."""
        state = play(beach(*apart(*FOUR)), "take A")
        assert isinstance(state.phase, Look)
        assert lines(state) == ["keep", "return"]
        state = play(state, "return")
        assert isinstance(state.phase, Where)
        assert all(line.startswith("put ") for line in lines(state))

    def test_a_kept_card_lies_before_its_taker_for_all_to_see(self) -> None:
        """skeleton_island R22."""
        up, news_up = told(play(beach(*apart(*FOUR)), "take A"), "keep")
        down, news_down = told(play(beach(*apart(*FOUR, up=False)), "take A"), "keep")
        assert up.owned == down.owned == (("coins-1",), ())
        assert news_up == (Kept(0, "A", "coins-1", "choice"),)
        assert news_down == (TurnedUp(0, "A", "coins-1", "choice"),)


class TestPuttingBack:
    @pytest.mark.parametrize("up", [True, False])
    def test_the_card_lies_on_the_side_it_had(self, up: bool) -> None:
        """skeleton_island R3."""
        state = beach(*apart(*FOUR, up=up))
        after = play(state, "take A", "return", "put E free")
        assert after.up == state.up
        assert after.faces == state.faces

    def test_it_lies_where_it_was_put_and_is_clear(self) -> None:
        state = play(beach(*apart(*FOUR)), "take A", "return")
        assert isinstance(state.phase, Where)
        place = next(one for one in state.phase.places if (one.side, one.how) == ("W", "block"))
        after, news = told(state, "put W block")
        assert after.heap.spots[-1] == place.spot
        assert after.heap.clear >> 0 & 1
        assert news == (Returned(0, "A", "W", 1),)

    def test_the_second_card_is_another_one(self) -> None:
        """skeleton_island R4."""
        state = play(beach(*apart(*FOUR)), "take B", "return", "put E free")
        assert lines(state) == ["take A", "take C", "take D", "stop"]

    def test_what_the_put_back_covers_cannot_be_the_second_card(self) -> None:
        """skeleton_island R4: chosen after the first is back."""
        state = play(beach(*apart(*FOUR)), "take B", "return", "put W block")
        assert lines(state) == ["take C", "take D", "stop"]

    def test_what_the_first_card_uncovered_may_be_the_second(self) -> None:
        """skeleton_island R22."""
        state = beach(Lying("coins-1", 0, 0), Lying("hat", 4, 0), *apart("hook", "flag"))
        assert "take D" in lines(play(state, "take C", "return", "put E free"))

    def test_the_second_card_is_kept_without_a_question(self) -> None:
        """skeleton_island R4, R23."""
        state = play(beach(*apart(*FOUR, up=False)), "take B", "return", "put E free")
        state, news = told(state, "take A")
        assert news == (Taken(0, "A", "sand", ()), TurnedUp(0, "A", "coins-1", "second"))
        assert state.owned[0] == ("coins-1",)
        assert state.phase == Turn(1)

    def test_the_second_card_may_be_declined(self) -> None:
        """skeleton_island R4, R23."""
        state, news = told(play(beach(*apart(*FOUR)), "take B", "return", "put E free"), "stop")
        assert news == (Stopped(0, choice=True),)
        assert state.owned == ((), ())
        assert state.phase == Turn(1)

    def test_with_no_other_clear_card_the_turn_ends(self) -> None:
        """skeleton_island R23: the put-back covers the only other one."""
        state = play(beach(*apart("coins-1", "hat")), "calm", "take A", "return")
        state, news = told(state, "put W block")
        assert news == (Returned(0, "A", "W", 1), Stopped(0, choice=False))
        assert state.phase == Gale(1, 1)
        assert state.idle == 1

    def test_without_a_place_the_card_must_be_kept(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """skeleton_island R26: an empty list was never seen, but is provided for."""
        monkeypatch.setattr(turns, "places", lambda heap: iter(()))
        state, news = told(beach(*apart(*FOUR, up=False)), "take A")
        assert news[-1] == TurnedUp(0, "A", "coins-1", "nowhere")
        assert state.phase == Turn(1)


class TestTheStallGuard:
    def test_the_only_card_of_the_heap_must_be_kept(self) -> None:
        """skeleton_island R5."""
        state, news = told(beach(*apart("coins-3", up=False), phase=Turn(0)), "take A")
        assert news == (Taken(0, "A", "sand", ()), TurnedUp(0, "A", "coins-3", "last"), Ended("empty"))
        assert over(state) == "empty"

    def test_a_round_without_a_card_ends_the_game(self) -> None:
        """skeleton_island R5: as many turns in a row as there are players."""
        state = beach(*apart(*FOUR), owned=((), (), ()))
        state = play(state, "take A", "return", "put E free", "stop")
        state = play(state, "take A", "return", "put W free", "stop")
        assert state.idle == 2
        state, news = told(play(state, "take A", "return", "put E free"), "stop")
        assert news[-1] == Ended("stalled")
        assert over(state) == "stalled"

    def test_a_kept_card_begins_the_count_anew(self) -> None:
        """skeleton_island R5."""
        state = play(beach(*apart(*FOUR)), "take A", "return", "put E free", "stop", "take B", "keep")
        assert state.idle == 0
        state = play(state, "take C", "return", "put E free", "stop")
        assert state.phase == Turn(1)

    def test_a_card_kept_in_the_first_of_two_turns_counts_for_both(self) -> None:
        """skeleton_island R5: a turn of piracy is one turn."""
        state = beach(*apart(*FOUR), owned=(("sabre", "pistol", "compass"), ()), idle=1)
        state = play(state, "pirate turns", "pay sabre", "pay pistol", "pay compass", "settle")
        state = play(state, "take A", "keep", "take B", "return", "put E free", "stop")
        assert state.idle == 0
        assert state.phase == Turn(1)

    def test_two_turns_without_a_card_count_once(self) -> None:
        """skeleton_island R5."""
        state = beach(*apart(*FOUR), owned=(("sabre", "pistol", "compass"), (), ()))
        state = play(state, "pirate turns", "pay sabre", "pay pistol", "pay compass", "settle")
        state = play(state, "take A", "return", "put E free", "stop")
        assert state.phase == Dig(0, again=False)
        state = play(state, "take A", "return", "put W free", "stop")
        assert (state.idle, state.phase) == (1, Turn(1))


class TestIslands:
    @pytest.mark.parametrize(
        ("before", "last"),
        [
            (("half-red",), "half-red"),
            (("half-red", "quarter-red"), "quarter-red"),
            (("quarter-red", "quarter-red"), "half-red"),
            (("quarter-red", "quarter-red", "quarter-red"), "quarter-red"),
            (("half-red", "quarter-red"), "half-red"),
        ],
    )
    def test_a_map_is_complete_with_four_quarters_worth(self, before: tuple[str, ...], last: str) -> None:
        """skeleton_island R6, R7, D4: more does no harm, and the pieces stay."""
        state, news = told(play(beach(*apart(last, "hat", "hook"), owned=(before, ())), "take A"), "keep")
        assert news[-1] == IslandWon(0, "red")
        assert state.islands == (0, None, None, None, None)
        assert len(state.owned[0]) == len(before) + 1

    @pytest.mark.parametrize(
        ("before", "last"),
        [
            ((), "half-red"),
            (("half-red",), "quarter-red"),
            (("quarter-red", "quarter-red"), "quarter-red"),
            (("half-blue", "quarter-red"), "half-red"),
            (("half-blue", "half-blue"), "hat"),
        ],
    )
    def test_less_or_another_colour_is_not(self, before: tuple[str, ...], last: str) -> None:
        """skeleton_island R6."""
        state = play(beach(*apart(last, "flag", "hook"), owned=(before, ())), "take A", "keep")
        assert state.islands == (None,) * 5

    def test_who_completes_a_map_later_gets_nothing(self) -> None:
        """skeleton_island D9."""
        green = ("quarter-green",) * 4
        state = beach(*apart("half-green", "hat", "hook"), owned=(green, ("half-green",)), phase=Turn(1))
        state = replace(state, islands=(None, None, 0, None, None))
        state = play(state, "take A", "keep")
        assert state.islands == (None, None, 0, None, None)

    def test_the_second_card_may_win_an_island_too(self) -> None:
        """skeleton_island R7: in the middle of a turn."""
        state = beach(*apart("hat", "half-red", "hook"), owned=(("half-red",), ()))
        state, news = told(play(state, "take A", "return", "put E free"), "take B")
        assert news[-1] == IslandWon(0, "red")
        assert state.phase == Turn(1) or isinstance(state.phase, Gale)


class TestTheEnd:
    def test_the_fifth_island_ends_the_game_at_once(self) -> None:
        """skeleton_island R17."""
        state = beach(*apart("half-red", "hat", "hook"), owned=(("half-red",), ()))
        state = replace(state, islands=(None, 0, 1, 1, 0))
        state, news = told(play(state, "take A"), "keep")
        assert news[1:] == (IslandWon(0, "red"), Ended("islands"))
        assert over(state) == "islands"

    def test_the_last_card_of_the_heap_may_still_win_an_island(self) -> None:
        """skeleton_island R25."""
        state = beach(*apart("half-red"), owned=(("half-red",), ()), phase=Turn(0))
        state, news = told(state, "take A")
        assert news[2:] == (IslandWon(0, "red"), Ended("empty"))
        assert state.islands[0] == 0

    def test_a_fifth_island_ends_the_game_between_two_turns(self) -> None:
        """skeleton_island R25."""
        state = beach(*apart("half-red", "hat", "hook"), owned=(("half-red", "sabre", "pistol", "flag"), ()))
        state = replace(state, islands=(None, 0, 1, 1, 0))
        state = play(state, "pirate turns", "pay sabre", "pay pistol", "pay flag", "settle", "take A", "keep")
        assert over(state) == "islands"

    def test_an_empty_heap_ends_the_game_between_two_turns(self) -> None:
        """skeleton_island R12, R17: the second turn lapses."""
        state = beach(*apart("hat"), owned=(("sabre", "pistol", "flag"), ()), phase=Turn(0))
        state = play(state, "pirate turns", "pay sabre", "pay pistol", "pay flag", "settle", "take A")
        assert over(state) == "empty"


def test_every_ending_has_a_golden_game() -> None:
    """skeleton_island R5, R17."""
    folder = resources.files("engine.skeleton_island").joinpath("transcripts")
    games = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".txt")]
    ends = {json.loads(game.splitlines()[-1].removeprefix("= "))["why"] for game in games}
    assert ends == {"islands", "empty", "stalled"}
