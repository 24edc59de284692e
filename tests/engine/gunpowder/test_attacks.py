"""Attack cards, the Shield and elimination: R11, R17-R24, R32-R34 and the examples B2 and B11."""

import random

import pytest

from engine.core.dice import Loose
from engine.gunpowder import legal, outcome, to_move
from engine.gunpowder.phases import Acting, Aiming, Defending, Over
from engine.gunpowder.state import Known, Rules

from .scenes import can, crew, ends, kinds, news, play, scene, texts

GUN = {0: ("m2", "pistol", "m1", "m1", "m1", "m1")}
LOCK = {0: ("padlock", "m1", "m1", "m1", "m1", "m1")}
MALLET = {0: ("hammer", "m1", "m1", "m1", "m1", "m1")}
SHIELD = ("m1", "m2", "m3", "m4", "m5", "shield")
FAR = ("aboard",)


def test_example_b2_walking_up_and_shooting() -> None:
    """R17."""
    state = scene(("D6",), ("G6", "aboard"), hands=GUN, ammo=(1, 0, 0, 0))
    assert texts(state, kind="pistol") == []
    state = play(state, "A go m2 D6 F6", "A pistol G6", "B endure")
    assert crew(state, 1)[0] == "dead"
    assert state.island.players[0].ammo == 0
    assert state.pile == ("m2", "pistol")


def test_without_ammunition_there_is_no_shot() -> None:
    """R17."""
    assert texts(scene(("F6",), ("G6",), hands=GUN), kind="pistol") == []


def test_only_enemies_on_the_island_within_one_cell_can_be_shot() -> None:
    """R17 and R22: not the own, not those two cells away, aboard or imprisoned; the knocked out can."""
    state = scene(("F6", "G6"), ("E6", "F8", "aboard", "boat0"), hands=GUN, ammo=(3, 0, 0, 0), down={1: (0,)})
    assert texts(state, kind="pistol") == ["pistol E6"]


@pytest.mark.parametrize("shooter", ["aboard", "boat1", "knocked"])
def test_only_a_usable_character_shoots(shooter: str) -> None:
    """R17, R21 and R22."""
    crews = {"aboard": ("aboard",), "boat1": ("boat1", "aboard"), "knocked": ("E2",)}[shooter]
    down = {0: (0,)} if shooter == "knocked" else None
    state = scene(crews, ("E1", "F2"), hands=GUN, ammo=(1, 0, 0, 0), down=down)
    assert texts(state, kind="pistol") == []


def test_with_four_directions_a_diagonal_enemy_is_out_of_reach() -> None:
    """R1."""
    state = scene(("F6",), ("E7", "E6"), hands=GUN, ammo=(1, 0, 0, 0), rules=Rules(5, "rook", 40))
    assert texts(state, kind="pistol") == ["pistol E6"]


def test_several_targets_are_named_one_by_one_in_any_order() -> None:
    """R17 and R33."""
    state = scene(("F6",), ("E6", "aboard"), ("G6", "aboard"), hands=GUN, ammo=(3, 0, 0, 0))
    state = play(state, "A pistol G6")
    assert state.phase == Aiming(0, "G6", ())
    assert texts(state) == ["aim E6", "fire"]
    state = play(state, "A aim E6", "A fire")
    assert state.phase == Defending(0, "pistol", ("G6", "E6"), (1, 2), (1, 2), ())
    assert state.island.players[0].ammo == 1
    assert state.island.spent == 2


def test_there_are_no_more_targets_than_ammunition() -> None:
    """R17."""
    state = scene(("F6",), ("E6", "G6", "F5", "aboard"), hands=GUN, ammo=(2, 0, 0, 0))
    state = play(state, "A pistol G6", "A aim E6")
    assert texts(state) == ["fire"]


def test_one_target_or_one_shot_needs_no_further_question() -> None:
    """R17: everybody can see that there is nothing to add."""
    one_shot = scene(("F6",), ("E6", "G6", "aboard"), hands=GUN, ammo=(1, 0, 0, 0))
    assert isinstance(play(one_shot, "A pistol G6").phase, Defending)
    one_target = scene(("F6",), ("G6", "aboard"), hands=GUN, ammo=(3, 0, 0, 0))
    assert isinstance(play(one_target, "A pistol G6").phase, Defending)


def test_ammunition_is_paid_even_if_a_shield_saves_the_target() -> None:
    """R17 and R23."""
    state = scene(("F6",), ("G6", "aboard"), hands={**GUN, 1: SHIELD}, ammo=(1, 0, 0, 0))
    state = play(state, "A pistol G6", "B shield")
    assert crew(state, 1)[0] == "G6"
    assert state.island.players[0].ammo == 0
    assert state.island.spent == 1


def test_everybody_attacked_is_asked_whether_or_not_they_hold_a_shield() -> None:
    """R24."""
    state = scene(
        ("F6",), ("E6", "aboard"), ("G6", "aboard"), FAR, hands={**GUN, 1: SHIELD}, ammo=(2, 0, 0, 0)
    )
    state = play(state, "A pistol E6", "A aim G6", "A fire")
    assert to_move(state) == (1, 2)
    assert texts(state, 1) == ["shield", "endure"]
    assert texts(state, 2) == ["endure"]
    assert legal(state, 3) == ()


def test_one_shield_saves_all_targets_of_its_player_and_draws_a_card() -> None:
    """R23."""
    state = scene(
        ("F6",), ("E6", "G6", "aboard"), hands={**GUN, 1: SHIELD}, ammo=(2, 0, 0, 0), deck=("m1", "m7")
    )
    state, events = news(state, "A pistol E6", "A aim G6", "A fire", "B shield")
    assert crew(state, 1)[:2] == ("E6", "G6")
    assert state.hands[1] == ("m1", "m2", "m3", "m4", "m5", "m7")
    assert state.pile == ("pistol", "shield")
    assert kinds(events) == ["Shielded", "Refilled", "Drew"]
    assert state.phase == Acting(0)


def test_a_shield_does_not_save_another_players_pirates() -> None:
    """R23."""
    state = scene(("F6",), ("E6", "aboard"), ("G6", "aboard"), hands={**GUN, 1: SHIELD}, ammo=(2, 0, 0, 0))
    state = play(state, "A pistol E6", "A aim G6", "A fire", "B shield", "C endure")
    assert crew(state, 1)[0] == "E6"
    assert crew(state, 2)[0] == "dead"


def test_shields_draw_clockwise_from_the_attacker_when_all_have_answered() -> None:
    """R23: seat 2 attacks, so seat 3 draws before seat 1, whoever answered first."""
    state = scene(
        FAR,
        ("E6", "aboard"),
        ("F6",),
        ("G6", "aboard"),
        hands={1: SHIELD, 2: GUN[0], 3: SHIELD},
        ammo=(0, 0, 2, 0),
        seat=2,
        deck=("m3", "m6", "m7"),
    )
    state = play(state, "C pistol E6", "C aim G6", "C fire", "B shield")
    assert state.hands[1] == SHIELD, "nothing is shown before all have answered"
    assert state.phase == Defending(2, "pistol", ("E6", "G6"), (1, 3), (3,), (1,))
    state = play(state, "D shield")
    assert "m7" in state.hands[3]
    assert "m6" in state.hands[1]
    assert state.pile == ("pistol", "shield", "shield")


def test_off_turn_there_is_no_limit_to_shields() -> None:
    """R23: a Shield in somebody else's turn uses up nobody's colour."""
    state = scene(("F6",), ("G6", "aboard"), hands={**MALLET, 1: SHIELD}, used=("defence",))
    state = play(state, "A hammer G6")
    assert texts(state, 1) == ["shield", "endure"]
    assert play(state, "B shield").turn.used == ("defence", "attack")


def test_a_padlock_makes_a_prisoner() -> None:
    """R18."""
    state = scene(("F6",), ("G6", "aboard"), hands=LOCK)
    state = play(state, "A padlock G6", "B endure")
    assert crew(state, 1)[:2] == ("boat0", "aboard")
    assert state.turn.used == ("attack",)


def test_a_prisoner_can_do_nothing_but_escape() -> None:
    """R18 and R22: it shoots nobody, pushes no bomb, and lets no boat sail."""
    state = scene(
        ("boat1", "C7"),
        ("E1", "aboard"),
        hands={0: ("boat", "m1", "pistol")},
        ammo=(1, 0, 0, 0),
        bombs=("E12",),
    )
    assert {line.split()[0] for line in texts(state)} == {"go", "end"}
    assert {line.split()[2] for line in texts(state, kind="go")} == {"C7"}


@pytest.mark.parametrize("card", ["pistol", "padlock"])
def test_the_last_free_character_killed_or_captured_eliminates_its_player(card: str) -> None:
    """R18 and R32: prisoners elsewhere do not count, and leave the game too."""
    hands = {0: (card, "m1", "m1", "m1", "m1", "m1"), 1: ("m4", "m5")}
    state = scene(
        ("F6",), ("G6", "boat2"), ("aboard",), hands=hands, ammo=(1, 2, 0, 0), gems=(1, 2, 0, 0), pile=("m7",)
    )
    state = play(state, f"A {card} G6", "B endure")
    assert state.island.out == (1,)
    assert crew(state, 1)[:4] == ("dead",) * 4
    assert state.island.players[1].boat == ""
    assert state.island.players[0].gems == 3
    assert state.island.players[0].ammo == (2 if card == "pistol" else 3)
    assert state.pile == ("m7", card, "m4", "m5")
    assert state.hands[1] == ()
    assert state.phase == Acting(0)


def test_a_pirate_aboard_keeps_its_player_in_the_game() -> None:
    """R18: aboard is free."""
    state = scene(("F6",), ("G6", "aboard"), FAR, hands=LOCK)
    assert play(state, "A padlock G6", "B endure").island.out == ()


def test_a_knocked_out_pirate_is_free_too() -> None:
    """R18: a player with one left lying on the island is still in the game."""
    state = scene(("F6",), ("G6", "C7"), FAR, hands=LOCK, down={1: (1,)})
    assert play(state, "A padlock G6", "B endure").island.out == ()


def test_prisoners_on_the_boat_of_the_eliminated_are_lost() -> None:
    """R20."""
    state = scene(("F6",), ("G6",), ("boat1", "aboard"), hands=LOCK)
    state = play(state, "A padlock G6", "B endure")
    assert crew(state, 2)[:2] == ("dead", "aboard")


def test_prisoners_travel_with_the_captors_boat() -> None:
    """R20: after sailing they leave by the new anchor."""
    hands = {1: ("boat", "m1", "m1", "m1", "m1", "m2")}
    state = scene(("boat1", "aboard"), ("aboard", "C7"), hands=hands, seat=1)
    state = play(state, "B sail M5", "B go m2 aboard L5")
    assert state.phase == Acting(0)
    assert ends(state, "go m1 boat1") == {"M5"}


def test_the_hammer_knocks_out_until_the_end_of_the_owners_next_turn() -> None:
    """R21."""
    state = scene(
        ("F6",),
        ("G6", "aboard"),
        hands={**MALLET, 1: ("m1", "m2", "m3", "m4", "m5", "pistol")},
        ammo=(0, 1, 0, 0),
    )
    state = play(state, "A hammer G6", "B endure", "A end")
    assert state.island.players[1].down == (0,)
    assert "G6" not in {line.split()[2] for line in texts(state, 1, "go")}
    assert texts(state, 1, "pistol") == []
    state = play(state, "B end")
    assert state.island.players[1].down == ()


def test_a_knocked_out_pirate_stays_down_in_the_turns_of_others() -> None:
    """R21: it is its owner's turn that counts."""
    state = scene(("F6",), FAR, ("G6", "aboard"), hands=MALLET)
    state = play(state, "A hammer G6", "C endure", "A end", "B end")
    assert state.island.players[2].down == (0,)


def test_a_knocked_out_pirate_can_be_shot_or_captured_but_not_hammered() -> None:
    """R21."""
    hands = {0: ("hammer", "padlock", "pistol")}
    state = scene(("F6",), ("G6", "aboard"), hands=hands, ammo=(1, 0, 0, 0), down={1: (0,)})
    assert texts(state, kind="hammer") == []
    assert can(state, "A padlock G6")
    assert can(state, "A pistol G6")


def test_who_was_captured_while_knocked_out_cannot_escape_in_that_turn() -> None:
    """R21: an unguarded boat does not help before the owner's next turn is over."""
    state = scene(("F6",), ("G6", "C7"), hands=LOCK, down={1: (0,)})
    state = play(state, "A padlock G6", "B endure", "A end")
    assert "boat0" not in {line.split()[2] for line in texts(state, 1, "go")}
    state = play(state, "B end", "A end")
    assert "boat0" in {line.split()[2] for line in texts(state, 1, "go")}


def test_a_shot_pirate_is_no_longer_listed_as_knocked_out() -> None:
    """R21."""
    state = scene(("F6",), ("G6", "C7"), hands=GUN, ammo=(1, 0, 0, 0), down={1: (0,)})
    assert play(state, "A pistol G6", "B endure").island.players[1].down == ()


def test_one_pistol_eliminates_two_players_in_the_declared_order() -> None:
    """R33."""
    state = scene(("F6",), ("E6",), ("G6",), FAR, hands=GUN, ammo=(2, 1, 1, 0), gems=(0, 1, 2, 0))
    state, events = news(state, "A pistol G6", "A aim E6", "A fire", "B endure", "C endure")
    assert state.island.out == (2, 1)
    assert state.island.players[0].gems == 3
    assert state.island.players[0].ammo == 2
    assert kinds(events) == ["Killed", "Eliminated", "Killed", "Eliminated"]
    assert state.phase == Acting(0)


def test_the_win_by_the_first_target_saves_the_second() -> None:
    """R33 and R34: victory is checked after each."""
    state = scene(("F6",), ("E6",), ("G6", "aboard"), hands=GUN, ammo=(2, 0, 0, 0), gems=(4, 1, 0, 0))
    state = play(state, "A pistol E6", "A aim G6", "A fire", "B endure", "C endure")
    assert state.phase == Over("gems")
    assert crew(state, 2)[0] == "G6"


def test_the_shots_that_a_shield_stops_are_left_out() -> None:
    """R33: the others fall in their order."""
    state = scene(
        ("F6",), ("E6",), ("G6",), FAR, hands={**GUN, 2: SHIELD}, ammo=(2, 0, 0, 0), gems=(0, 2, 2, 0)
    )
    state = play(state, "A pistol G6", "A aim E6", "A fire", "C shield", "B endure")
    assert state.island.out == (1,)
    assert state.island.players[0].gems == 2


def test_two_shots_at_one_players_last_two_eliminate_once() -> None:
    """R32 and R33."""
    state = scene(("F6",), ("E6", "G6"), FAR, hands=GUN, ammo=(2, 0, 0, 0), gems=(0, 2, 0, 0))
    state = play(state, "A pistol G6", "A aim E6", "A fire", "B endure")
    assert state.island.out == (1,)
    assert state.island.players[0].gems == 2


def test_example_b11_loot_that_makes_five_gems_wins_at_once() -> None:
    """R32 and R34."""
    state = scene(("F6",), ("G6",), FAR, hands=LOCK, gems=(3, 2, 0, 0))
    state = play(state, "A padlock G6", "B endure")
    assert state.phase == Over("gems")
    result = outcome(state)
    assert result is not None
    assert result.places == (1, 3, 2)
    assert result.scores == (5, 0, 0)


def test_the_last_survivor_wins() -> None:
    """R34."""
    state = play(scene(("F6",), ("G6",), hands=LOCK), "A padlock G6", "B endure")
    assert state.phase == Over("survivor")
    result = outcome(state)
    assert result is not None
    assert result.places == (1, 2)
    assert result.why == "survivor"


def test_the_hand_of_the_eliminated_goes_to_the_pile_and_is_forgotten() -> None:
    """R32."""
    known = (Known(0, 1, "m4"), Known(1, 0, "m1"), Known(2, 0, "m1"))
    state = scene(("F6",), ("G6",), FAR, hands={**LOCK, 1: ("m4",)}, known=known)
    state = play(state, "A padlock G6", "B endure")
    assert state.known == (Known(2, 0, "m1"),)


def test_one_attack_card_a_turn() -> None:
    state = scene(("F6",), ("G6", "E6", "aboard"), hands={0: ("hammer", "padlock", "m1")})
    state = play(state, "A hammer G6", "B endure")
    assert ends(state, "padlock") == set()


def test_all_shields_lie_on_the_pile_before_anybody_draws_for_them() -> None:
    """R23 and R37: both are in the deck that is made when the first of the two draws its last card."""
    state = scene(
        ("F6",),
        ("E6", "aboard"),
        ("G6", "aboard"),
        hands={0: ("m1", "pistol"), 1: SHIELD, 2: ("m1", "m2", "shield")},
        ammo=(2, 0, 0, 0),
        deck=("m7",),
    )
    dice = Loose(random.Random(3))
    state = play(state, "A pistol E6", "A aim G6", "A fire", "C shield", "B shield", dice=dice)
    assert "m7" in state.hands[1]
    drawn = [card for card in state.hands[2] if card not in ("m1", "m2")]
    assert sorted((*drawn, *state.deck)) == ["pistol", "shield", "shield"]
    assert state.pile == ()


def test_bobby_alone_keeps_his_player_in_the_game() -> None:
    """R14: he is a free character like any other."""
    state = scene(("F6",), ("G6", "dead", "dead", "dead", "aboard"), FAR, hands=LOCK)
    assert play(state, "A padlock G6", "B endure").island.out == ()
