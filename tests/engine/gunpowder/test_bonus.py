"""Bonus cards: R10, R27-R30, and what is remembered of a Poisoned Gift."""

import pytest

from engine.core.dice import Scripted
from engine.gunpowder import view
from engine.gunpowder.events import Gave, Swapped, Took
from engine.gunpowder.phases import Acting, Brewing, Over
from engine.gunpowder.state import Known

from .scenes import can, crew, ends, news, play, scene, texts

FAR = ("aboard",)
MOVES = ("m1", "m2", "m3", "m4", "m5")


def holding(*cards: str) -> tuple[str, ...]:
    return (*cards, *MOVES[: 6 - len(cards)])


def test_the_flying_bomb_goes_from_one_pirate_to_another_at_any_distance() -> None:
    """R10: around L7 lie K6 and K8, which are obstacles."""
    state = scene(("D6", "L7"), FAR, bombs=("E6",), hands={0: holding("fly")})
    assert ends(state, "fly E6") == {"L6", "M6", "K7", "M7", "L8", "M8"}
    state = play(state, "A fly E6 M8")
    assert state.island.bombs == ("M8",)
    assert state.turn.used == ("bonus",)


def test_the_flying_bomb_needs_a_bomb_beside_one_pirate_and_another_to_receive_it() -> None:
    """R10."""
    hands = {0: holding("fly")}
    assert texts(scene(("D6",), FAR, bombs=("E6",), hands=hands), kind="fly") == []
    assert texts(scene(("C7", "L7"), FAR, bombs=("E6",), hands=hands), kind="fly") == []
    assert texts(scene(("D6", "aboard"), FAR, bombs=("E6",), hands=hands), kind="fly") == []
    assert texts(scene(("D6", "L7"), FAR, bombs=("E6",), hands=hands, down={0: (1,)}), kind="fly") == []
    assert texts(scene(("D6", "L7"), FAR, bombs=("E6",), hands=hands, down={0: (0,)}), kind="fly") == []


def test_two_pirates_beside_the_same_bomb_can_throw_it_to_each_other() -> None:
    """R10: each may be the other one."""
    state = scene(("D6", "F6"), FAR, bombs=("E6",), hands={0: holding("fly")})
    assert {"D5", "D7", "G6", "F5"} <= ends(state, "fly E6")


def test_one_pirate_beside_the_bomb_cannot_be_its_own_receiver() -> None:
    """R10."""
    state = scene(("D6", "L7"), FAR, bombs=("E6",), hands={0: holding("fly")})
    assert not {"D5", "D7", "E7"} & ends(state, "fly E6")


def test_a_flying_bomb_lands_on_free_cells_only_and_never_in_a_boat() -> None:
    """R10: next to the enemy anchor E13."""
    state = scene(
        ("D6", "E13"), ("D13",), bombs=("E6", "F13"), chests={"D12": "gem"}, hands={0: holding("fly")}
    )
    assert ends(state, "fly E6") == {"E12", "F12"}


def test_the_treasure_chest_steals_a_gem_or_ammunition_from_any_boat() -> None:
    """R29."""
    state = scene(FAR, FAR, FAR, hands={0: holding("chest")}, gems=(0, 2, 0, 0), ammo=(3, 0, 1, 0))
    assert texts(state, kind="steal") == ["steal 1 gem", "steal 2 ammo"]
    state = play(state, "A steal 1 gem")
    assert [player.gems for player in state.island.players] == [1, 1, 0]


def test_the_treasure_chest_cannot_be_played_when_no_opponent_has_anything() -> None:
    """R29: the own goods and Bobby's chest do not count."""
    state = scene(
        FAR,
        ("aboard", "dead", "dead", "dead", "aboard"),
        hands={0: holding("chest")},
        gems=(2, 0, 0, 0),
        ammo=(1, 0, 0, 0),
    )
    assert texts(state, kind="steal") == []


def test_a_stolen_fifth_gem_wins_at_once() -> None:
    """R29 and R34."""
    state = scene(FAR, FAR, hands={0: holding("chest")}, gems=(4, 1, 0, 0))
    assert play(state, "A steal 1 gem").phase == Over("gems")


def test_no_shield_is_asked_for_against_theft_and_gifts() -> None:
    """R23."""
    hands = {0: holding("chest", "gift"), 1: holding("shield")}
    assert play(scene(FAR, FAR, hands=hands, gems=(0, 2, 0, 0)), "A steal 1 gem").phase == Acting(0)
    assert play(scene(FAR, FAR, hands=hands), "A gift m1 1", dice=Scripted(0)).phase == Acting(0)


def test_a_gift_is_given_before_a_random_card_of_the_old_hand_comes_back() -> None:
    """R28: the last of six old cards, never the gift."""
    hands = {0: holding("gift"), 1: ("m6", "m6", "m6", "m6", "m6", "m7")}
    state, events = news(scene(FAR, FAR, hands=hands), "A gift m1 1", dice=Scripted(5))
    assert state.hands[0] == ("m2", "m3", "m4", "m5", "m7")
    assert state.hands[1] == ("m1", "m6", "m6", "m6", "m6", "m6")
    assert state.pile == ("gift",)
    assert events == (
        Swapped(0, 1),
        Gave(0, 0, 1, "m1"),
        Took(0, 0, 1, "m7"),
        Gave(1, 0, 1, "m1"),
        Took(1, 0, 1, "m7"),
    )


def test_the_gift_is_not_among_the_cards_that_may_come_back() -> None:
    """R28: six cards were held before, so there is no seventh to draw."""
    state = scene(FAR, FAR, hands={0: holding("gift"), 1: ("m7",) * 6})
    with pytest.raises(AssertionError, match="not below 6"):
        play(state, "A gift m1 1", dice=Scripted(6))


def test_the_card_drawn_in_return_may_be_played_this_turn() -> None:
    """R28, within the limit of its colour."""
    hands = {0: holding("gift"), 1: ("m7",) * 6}
    state = play(scene(FAR, FAR, hands=hands), "A gift m1 1", dice=Scripted(0))
    assert can(state, "A go m7 aboard E1")
    bonus = {0: holding("gift"), 1: ("potion",) * 6}
    state = play(scene(FAR, FAR, hands=bonus), "A gift m1 1", dice=Scripted(0))
    assert not can(state, "A potion")


def test_the_gift_card_itself_is_not_given_away_unless_there_are_two() -> None:
    """R28."""
    assert "gift gift 1" not in texts(scene(FAR, FAR, hands={0: holding("gift")}))
    assert "gift gift 1" in texts(scene(FAR, FAR, hands={0: holding("gift", "gift")}))


def test_a_gift_goes_to_any_opponent_who_is_still_in_the_game() -> None:
    """R28."""
    state = scene(FAR, ("dead",), FAR, boats=("E1", "", "A5"), hands={0: ("gift", "m1"), 1: ()})
    assert texts(state, kind="gift") == ["gift m1 2"]


def test_both_sides_of_a_gift_know_what_passed_and_nobody_else() -> None:
    """Who sees what: giver and receiver know the gift, taker and victim the card taken."""
    hands = {0: holding("gift"), 1: ("m7",) * 6}
    state = play(scene(FAR, FAR, FAR, hands=hands), "A gift m1 1", dice=Scripted(0))
    assert view(state, 0).known == (Known(0, 1, "m1"),)
    assert view(state, 1).known == (Known(1, 0, "m7"),)
    assert view(state, 2).known == ()
    assert view(state, None).known == ()


def test_a_known_card_is_forgotten_when_one_like_it_is_played() -> None:
    known = (Known(1, 0, "m1"), Known(1, 0, "m1"), Known(2, 0, "m1"), Known(1, 0, "m2"))
    state = play(scene(FAR, FAR, FAR, known=known), "A go m1 aboard E1")
    assert state.known == (Known(1, 0, "m1"), Known(1, 0, "m2"))


def test_a_known_card_is_still_known_turns_later() -> None:
    known = (Known(1, 0, "m6"),)
    state = play(scene(FAR, FAR, FAR, known=known), "A go m1 aboard E1", "A end", "B end", "C end")
    assert state.known == known


def test_what_others_know_of_two_hands_is_no_longer_sure_after_a_gift_between_them() -> None:
    known = (Known(2, 0, "m2"), Known(2, 1, "m7"), Known(2, 3, "m1"), Known(3, 2, "m1"))
    hands = {0: holding("gift"), 1: ("m7",) * 6}
    state = play(scene(FAR, FAR, FAR, FAR, hands=hands, known=known), "A gift m1 1", dice=Scripted(0))
    assert state.known == (Known(0, 1, "m1"), Known(1, 0, "m7"), Known(2, 3, "m1"), Known(3, 2, "m1"))


def test_the_two_of_a_gift_keep_what_they_knew_of_each_other() -> None:
    known = (Known(0, 1, "m6"), Known(0, 1, "m7"), Known(1, 0, "m1"), Known(1, 0, "m2"))
    hands = {0: holding("gift"), 1: ("m6", "m7", "m7", "m7", "m7", "m7")}
    state = play(scene(FAR, FAR, hands=hands, known=known), "A gift m1 1", dice=Scripted(5))
    assert state.known == (
        Known(0, 1, "m1"),
        Known(0, 1, "m6"),
        Known(1, 0, "m2"),
        Known(1, 0, "m7"),
    )


def test_a_potion_throws_away_any_number_and_fills_the_hand_at_once() -> None:
    """R27: the thrown cards lie on the pile before the draw."""
    state = scene(
        FAR, FAR, hands={0: ("m1", "m1", "m2", "m3", "pistol", "potion")}, deck=("m5", "m6", "m7") * 3
    )
    state = play(state, "A potion")
    assert state.phase == Brewing(0, ())
    assert texts(state) == ["throw m1 1", "throw m1 2", "throw m2 1", "throw m3 1", "throw pistol 1", "drink"]
    state = play(state, "A throw m1 1", "A throw m2 1")
    assert texts(state) == ["throw m3 1", "throw pistol 1", "drink"]
    state = play(state, "A drink")
    assert state.pile == ("potion", "m1", "m2")
    assert state.hands[0] == ("m1", "m3", "m5", "m6", "m7", "pistol")
    assert can(state, "A go m7 aboard E1"), "the new cards may be used this turn"


def test_a_potion_may_throw_nothing_away() -> None:
    """R27."""
    state = play(scene(FAR, FAR, hands={0: holding("potion")}), "A potion", "A drink")
    assert len(state.hands[0]) == 6


def test_a_potion_drawn_by_a_potion_has_to_wait() -> None:
    """R27: one Bonus a turn."""
    state = scene(FAR, FAR, hands={0: holding("potion")}, deck=("m1", "potion"), pile=("m2",))
    state = play(state, "A potion", "A drink")
    assert "potion" in state.hands[0]
    assert not can(state, "A potion")


def test_a_boat_sails_to_any_anchor_without_a_boat() -> None:
    """R30: whoever stands there; those on the island stay."""
    state = scene(("aboard", "D6"), ("I1",), hands={0: holding("boat")})
    assert ends(state, "sail") == {"I1", "A5", "M5", "A9", "M9", "I13"}
    state = play(state, "A sail I1")
    assert state.island.players[0].boat == "I1"
    assert crew(state, 0)[:2] == ("aboard", "D6")


def test_a_boat_needs_one_of_its_own_crew_aboard() -> None:
    """R30: a prisoner does not count."""
    state = scene(("D6",), ("boat0", "aboard"), hands={0: holding("boat")})
    assert texts(state, kind="sail") == []


def test_one_bonus_card_a_turn() -> None:
    state = scene(FAR, FAR, hands={0: holding("boat", "potion")})
    state = play(state, "A sail I1")
    assert not can(state, "A potion")
