"""Set-up, turns, cards and the end: R25, R26, R31, R34-R38, R40 and the examples B4, B9 and B12."""

import random
from collections import Counter

import pytest
from pydantic import ValidationError

from engine.core.dice import Loose, Scripted, Seeded
from engine.gunpowder import INFO, Options, legal, outcome, setup, to_move
from engine.gunpowder.board import ANCHORS
from engine.gunpowder.cards import CHESTS, COLOUR, DECK
from engine.gunpowder.phases import Acting, Mooring, Over
from engine.gunpowder.state import Rules

from .scenes import can, crew, ends, kinds, news, play, scene, texts

FAR = ("aboard",)
BLOCKED = ("chest", "fly", "hammer", "padlock", "pistol", "shield")
"""Nothing of it can be played while nobody is near and nobody has anything."""


def loose() -> Loose:
    return Loose(random.Random(1))


def test_the_deck_and_the_chests_are_those_of_the_game() -> None:
    """The facts: 80 cards in four colours and 22 chests."""
    assert len(DECK) == 80
    assert Counter(COLOUR[card] for card in DECK) == {"move": 55, "attack": 10, "defence": 2, "bonus": 13}
    assert Counter(CHESTS) == {"gem": 10, "ammo": 7, "bomb": 3, "bobby": 1, "trap": 1}
    counts = Counter(DECK)
    assert [counts[f"m{value}"] for value in range(1, 8)] == [8, 8, 8, 8, 8, 8, 7]
    assert [counts[card] for card in ("pistol", "padlock", "hammer", "shield")] == [6, 2, 2, 2]
    assert [counts[card] for card in ("chest", "gift", "fly", "potion", "boat")] == [2, 3, 2, 3, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_and_all_choose_an_anchor_in_turn(seats: int) -> None:
    """R31 and R36: before the cards are dealt."""
    firsts = {setup(seats, Options(), Seeded(bytes([seed]), 0)).turn.first for seed in range(40)}
    assert firsts == set(range(seats))
    state = setup(seats, Options(), Seeded(b"x", 0))
    first = state.turn.first
    for step in range(seats):
        seat = (first + step) % seats
        assert state.phase == Mooring(seat)
        assert state.hands == ((),) * seats
        assert len(legal(state, seat)) == len(ANCHORS) - step
        state = play(state, f"{'ABCD'[seat]} moor {ANCHORS[step]}")
    assert state.phase == Acting(first)
    assert [len(hand) for hand in state.hands] == [6] * seats
    assert len(state.deck) == 80 - 6 * seats


def test_a_game_starts_with_four_aboard_and_nothing_else() -> None:
    """R36."""
    state = setup(3, Options(), Seeded(b"x", 0))
    for player in state.island.players:
        assert player.crew == ("aboard",) * 4 + ("",)
        assert (player.gems, player.ammo) == (0, 0)
    assert state.island.bombs == ()
    assert sorted(state.contents) == sorted(CHESTS)
    assert set(state.island.found) == {""}
    assert sorted(state.deck) == sorted(DECK)


def test_two_boats_never_share_an_anchor() -> None:
    """R31."""
    state = setup(2, Options(), Scripted(0, *[0] * 100))
    state = play(state, "A moor E1")
    assert not can(state, "B moor E1")


def test_one_card_of_each_colour_in_any_order() -> None:
    hands = {0: ("boat", "hammer", "m1", "m2", "m3", "potion")}
    start = scene(("F6", "aboard"), ("H6", "aboard"), hands=hands)
    assert {line.split()[0] for line in texts(start)} == {"go", "sail", "potion", "end"}
    state = play(start, "A sail I1", "A go m1 F6 G6")
    assert {line.split()[0] for line in texts(state)} == {"hammer", "end"}


def test_example_b4_three_cards_played_are_three_cards_drawn() -> None:
    hands = {0: ("boat", "hammer", "m1", "m2", "m3", "m4")}
    start = scene(("F6", "aboard"), ("H6", "aboard"), hands=hands, deck=("m5", "m6", "m7", "m7"))
    state, events = news(start, "A sail I1", "A go m1 F6 G6", "A hammer H6", "B endure")
    assert len(state.hands[0]) == 6
    assert state.deck == ("m5",)
    assert state.phase == Acting(1), "everybody can see that no card can follow"
    assert "Ended" in kinds(events)


def test_the_turn_goes_on_while_a_card_could_follow() -> None:
    """Nothing is done for a player because of what the hand holds."""
    state = play(scene(("F6", "aboard"), ("aboard",), hands={0: ("m1",) * 6}), "A go m1 F6 G6")
    assert state.phase == Acting(0)
    assert texts(state) == ["end"]


def test_the_turn_ends_by_itself_only_when_no_enemy_is_near_to_attack() -> None:
    hands = {0: ("boat", "m1", "m1", "m1", "m1", "m1")}
    near = play(scene(("F6", "aboard"), ("H6", "aboard"), hands=hands), "A sail I1", "A go m1 F6 G6")
    assert near.phase == Acting(0)
    far = play(scene(("F6", "aboard"), ("J6", "aboard"), hands=hands), "A sail I1", "A go m1 F6 G6")
    assert far.phase == Acting(1)


def test_example_b9_a_blocked_hand_throws_one_away_draws_one_and_passes() -> None:
    """R25."""
    state = scene(("F6",), FAR, hands={0: BLOCKED}, deck=("m1", "m7"))
    assert texts(state) == [f"discard {card}" for card in BLOCKED]
    state = play(state, "A discard fly")
    assert state.pile == ("fly",)
    assert "m7" in state.hands[0]
    assert len(state.hands[0]) == 6
    assert state.phase == Acting(1)


def test_a_shield_is_no_playable_card_in_the_own_turn() -> None:
    """R26."""
    state = scene(("F6",), FAR, hands={0: ("shield", "shield", "chest", "chest", "fly", "fly")})
    assert texts(state) == ["discard chest", "discard fly", "discard shield"]


def test_a_player_with_a_legal_play_may_pass_but_not_throw_away() -> None:
    """R25: and draws nothing."""
    state = scene(("F6",), FAR)
    assert texts(state, kind="discard") == []
    after = play(state, "A end")
    assert after.hands[0] == state.hands[0]
    assert after.deck == state.deck
    assert after.phase == Acting(1)


def test_after_a_card_was_played_nothing_is_thrown_away() -> None:
    """R25: the rule is for turns without any card."""
    state = play(scene(("F6",), FAR, hands={0: ("m1", *BLOCKED[:5])}), "A go m1 F6 F5")
    assert texts(state) == ["end"]


def test_example_b12_the_pile_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    """R37: two cards are missing, one is left."""
    start = scene(
        ("F6", "aboard"),
        FAR,
        hands={0: ("boat", "m1", "m2", "m3", "m4", "m5")},
        deck=("m7",),
        pile=("m6", "m6"),
    )
    state, events = news(start, "A sail I1", "A go m1 F6 G6", dice=loose())
    assert len(state.hands[0]) == 6
    assert "m7" in state.hands[0]
    assert len(state.deck) == 3
    assert state.pile == ()
    assert kinds(events).count("Renewed") == 1


def test_the_deck_is_renewed_the_moment_it_is_empty() -> None:
    """R37: the last card was drawn and the draw is over, all the same."""
    start = scene(("F6",), FAR, hands={0: ("m1", *BLOCKED[:5])}, deck=("m7",), pile=("m6", "m5"))
    state = play(start, "A go m1 F6 F5", "A end", dice=loose())
    assert state.pile == ()
    assert sorted(state.deck) == ["m1", "m5", "m6"]


def test_a_played_card_lies_on_the_pile_before_its_effect() -> None:
    """R37: the Potion itself may come back out of the new deck."""
    start = scene(FAR, FAR, hands={0: ("potion", "m1", "m1", "m1", "m1", "m1")}, deck=("m7",), pile=())
    state = play(start, "A potion", "A throw m1 1", "A drink", dice=Scripted(0))
    assert sorted((*state.hands[0], *state.deck)) == ["m1", "m1", "m1", "m1", "m1", "m7", "potion"]


def test_an_empty_deck_and_an_empty_pile_give_no_cards() -> None:
    """R37 says that it cannot happen; if it does, the draw stops."""
    start = scene(("F6",), FAR, hands={0: ("m1",), 1: ()}, deck=(), pile=())
    state = play(start, "A go m1 F6 F5", "A end", dice=Scripted(0))
    assert state.hands[0] == ("m1",), "the only card there is comes back"
    assert state.deck == ()


def test_turns_go_clockwise_and_skip_the_eliminated() -> None:
    """R36."""
    state = scene(FAR, ("dead",), FAR, boats=("E1", "", "A5"))
    assert play(state, "A end").phase == Acting(2)
    assert play(state, "A end", "C end").phase == Acting(0)


def test_a_round_is_over_when_the_turn_comes_round_to_the_first_player() -> None:
    """R35."""
    state = scene(FAR, FAR, FAR)
    state = play(state, "A end", "B end")
    assert state.turn.round == 1
    assert play(state, "C end").turn.round == 2


def test_rounds_are_counted_although_the_first_player_is_out() -> None:
    """R35 and R36."""
    state = scene(("dead",), FAR, FAR, boats=("", "E13", "A5"), seat=2)
    assert play(state, "C end").turn.round == 2
    state = scene(FAR, ("dead",), FAR, boats=("E1", "", "A5"))
    assert play(state, "A end").turn.round == 1


def test_after_the_last_round_the_most_gems_win() -> None:
    """R35."""
    state = scene(FAR, FAR, seat=1, number=40, gems=(2, 3, 0, 0))
    state = play(state, "B end")
    assert state.phase == Over("limit")
    result = outcome(state)
    assert result is not None
    assert result.places == (2, 1)
    assert result.why == "limit"


def test_the_last_round_is_played_to_its_end() -> None:
    """R35."""
    state = play(scene(FAR, FAR, seat=1, number=39), "B end")
    assert state.turn.round == 40
    assert state.phase == Acting(0)
    assert play(state, "A end").phase == Acting(1)


def test_then_the_most_free_characters_and_else_the_victory_is_shared() -> None:
    """R35: a prisoner is not free."""
    more = play(scene(("aboard", "boat1"), ("aboard", "D6"), seat=1, number=40), "B end")
    shared = play(scene(("aboard", "boat1"), ("aboard",), seat=1, number=40), "B end")
    assert [result.places for state in (more, shared) if (result := outcome(state))] == [(2, 1), (1, 1)]


def test_no_limit_means_that_play_goes_on() -> None:
    """R35."""
    state = scene(FAR, FAR, seat=1, number=400, rules=Rules(5, "king", 0))
    assert play(state, "B end").phase == Acting(0)


def test_all_chests_open_do_not_end_the_game() -> None:
    """R35."""
    assert play(scene(FAR, FAR), "A end").phase == Acting(1)


def test_the_number_of_gems_to_win_is_an_option() -> None:
    """R34 and the variant."""
    state = scene(("D6",), FAR, rules=Rules(2, "king", 40), gems=(1, 0, 0, 0), chests={"D7": "gem"})
    assert play(state, "A go m1 D6 D7", "A open").phase == Over("gems")
    assert setup(2, Options(gems=3), Seeded(b"", 0)).rules == Rules(3, "king", 40)


@pytest.mark.parametrize(
    "field", [{"gems": 0}, {"gems": 11}, {"limit": -1}, {"adjacency": "knight"}, {"x": 1}]
)
def test_impossible_options_are_refused(field: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Options.model_validate(field)


def test_nobody_is_asked_but_the_player_of_the_card() -> None:
    """R40."""
    state = scene(("F6",), FAR, FAR)
    assert to_move(state) == (0,)
    assert legal(state, 1) == legal(state, 2) == ()


def test_those_who_come_later_are_placed_by_how_long_they_lived() -> None:
    state = scene(("F6",), ("E6",), ("G6",), hands={0: ("pistol",)}, ammo=(2, 0, 0, 0))
    state = play(state, "A pistol G6", "A aim E6", "A fire", "B endure", "C endure")
    result = outcome(state)
    assert result is not None
    assert result.places == (1, 2, 3)


def test_the_lobby_hears_of_two_to_four_players() -> None:
    assert (INFO.least, INFO.most) == (2, 4)


def test_what_happened_on_the_board_is_kept_for_this_turn_and_the_last() -> None:
    state = play(scene(("F6",), FAR), "A go m1 F6 F5")
    assert [(mark.what, mark.start, mark.to) for mark in state.trail] == [("walk", "F6", "F5")]
    after = play(state, "A end")
    assert after.trail == ()
    assert after.wake == state.trail


def test_a_pirate_that_walks_leaves_its_place() -> None:
    state = play(scene(("F6",), FAR), "A go m1 F6 F5")
    assert crew(state, 0)[0] == "F5"
    assert "F6" in ends(scene(("F5",), FAR), "go m1 F5")
