"""Playing cards on a landing: compass, ones, icons (loot_island N9-N12)."""

import pytest

import engine.loot_island as game
from engine.loot_island.moves import Play
from engine.loot_island.news import CardsPlayed, CompassPlaced, Copied, Drew, OnesCursed, Profited
from engine.loot_island.phases import Copy, MoveCompass, Share, Turn

from .board import CARDS_LEFT, FOR_SELF, board


def test_black_adds_a_3_and_a_5_without_effect() -> None:
    """C1: both appended, compass on top of the stack, no effect, turn over."""
    it = board(hands=["R3A R5A R9A", "B3A", "B3B"], landings={3: ("R2A", [1, 2])}).play(0, 3, "R3A R5A")
    assert it.column(3) == "R2A R3A R5A"
    assert it.stack(3) == (1, 2, 0)
    assert it.now.hands[0] == ("R9A",)
    assert it.now.cubes == (3, 3, 3)
    assert it.phase == Turn((1,))


def test_one_need_not_play_everything_that_fits() -> None:
    """N9."""
    it = board(hands=["R3A R5A R9A", "B3A", "B3B"]).do(0, "land 1", "play R5A")
    assert it.legal(0) == ["play R9A", "done-play"]


def test_all_on_the_landing_may_use_the_icons_of_a_play() -> None:
    """C2, R8, R12: three compasses, draw and discard together, no new compass."""
    it = board(
        hands=["R5B R9B B1A", "G3A", "G3B"], landings={1: ("R3A", [0, 2, 1])}, deck="P1A P2A P3A P4A"
    ).play(0, 1, "R5B R9B")
    assert it.asked == (0, 1, 2)
    assert it.phase == Share((0, 1, 2), 0, 1, 1, 1, (None, None, None))
    it.do(2, "profit 1 1").do(0, "profit 1 1").do(1, "profit 1 1")
    assert it.now.cubes == (2, 2, 2)
    assert [event.cards for event in it.told(Drew)] == [("P1A",), ("P2A",), ("P3A",)]
    assert it.stack(1) == (0, 2, 1)
    assert not it.told(CompassPlaced)


def test_icons_are_carried_out_clockwise_from_the_active_player() -> None:
    """R41: and one icon after the other, each player's first card before anyone's second."""
    it = board(
        hands=["B1A", "R5B R8B B2A", "G3B"],
        landings={1: ("R3A", [0, 2, 1])},
        deck="P1A P2A P3A P4A P5A P6A",
        turn=1,
    ).play(1, 1, "R5B R8B")
    it.do(0, "profit 2 0").do(1, "profit 2 0").do(2, "profit 1 0")
    assert [(event.to, event.cards[0]) for event in it.told(Drew)] == [
        *((1, "P1A"), (2, "P2A"), (0, "P3A")),
        *((1, "P4A"), (0, "P5A")),
    ]
    assert [event.seat for event in it.told(Profited)] == [1, 2, 0]


def test_using_an_icon_is_optional_and_sealed_until_all_have_answered() -> None:
    """N2, R41."""
    it = board(hands=["R7B B1A", "G3A", "G3B"], landings={1: ("R3A", [0, 1])}).play(0, 1, "R7B")
    assert it.legal(1) == ["profit 0 0", "profit 0 1"]
    it.do(0, "profit 0 1")
    assert it.now.cubes == (3, 3, 3)
    assert it.seen(1) == Share((1,), 0, 1, 0, 1, (None, None, None))
    it.do(1, "profit 0 0")
    assert it.now.cubes == (2, 3, 3)


def test_a_player_who_has_passed_may_use_icons_but_stays_out() -> None:
    """R8, R9, R57."""
    it = board(
        hands=["R5B B1A", "G3A", "G3B"],
        landings={1: ("R3A", [1, 0])},
        passed=(False, True, False),
        deck="P1A P2A",
    )
    it.play(0, 1, "R5B").do(1, "profit 1 0").do(0, "profit 0 0")
    assert it.now.hands[1] == ("G3A", "P1A")
    assert it.asked == (2,)


def test_nobody_is_asked_who_cannot_profit_for_all_to_see() -> None:
    """R41: 0 cubes for a discard, no card left anywhere for a draw."""
    it = board(hands=["R7B B1A", "G3A", "G3B"], landings={1: ("R3A", [0, 1])}, cubes=(3, 0, 3)).play(
        0, 1, "R7B"
    )
    assert it.asked == (0,)
    it = board(hands=["R5B B1A", "G3A", "G3B"], landings={1: ("R3A", [0, 1])}, deck="").play(0, 1, "R5B")
    assert it.phase == Turn((1,))


def test_no_more_cubes_than_one_has() -> None:
    """R42: 0 to n, at most what one has."""
    it = board(hands=["R7B R9B B1A", "G3A", "G3B"], landings={1: ("R3A", [0, 1])}, cubes=(1, 5, 3))
    it.play(0, 1, "R7B R9B")
    assert it.allows(0, "profit 0") == ["0", "1"]
    assert it.allows(1, "profit 0") == ["0", "1", "2"]


def test_a_card_drawn_on_the_way_cannot_join_the_play() -> None:
    """R40."""
    it = board(hands=["R5B B1A", "G3A", "G3B"], landings={1: ("R3A", [0])}, deck="R9A R9B").play(0, 1, "R5B")
    it.do(0, "profit 1 0")
    assert it.column(1) == "R3A R5B"
    assert it.now.hands[0] == ("R9A", "B1A")
    assert it.asked == (1,)


def test_blue_opens_a_column_with_a_1_and_must_move_a_compass() -> None:
    """C3, R11: the 1 curses everyone else, the 7 lets Blue discard."""
    it = board(
        hands=["R1A R3A R7B B9A", "G3A", "G3B"],
        landings={3: ("B1A", [0]), 4: ("G1A", [1, 0]), 7: ("", [0])},
    ).play(0, 2, "R1A R3A R7B")
    assert it.phase == MoveCompass((0,), 0, FOR_SELF, 2, ("R1A", "R3A", "R7B"))
    assert it.legal(0) == ["shift 3", "shift 4", "shift 7"]
    assert it.column(2) == ""
    it.do(0, "shift 4")
    assert it.column(2) == "R1A R3A R7B"
    assert (it.stack(2), it.stack(4)) == ((0,), (1,))
    assert it.now.cubes == (3, 4, 4)
    it.do(0, "profit 0 1")
    assert it.now.cubes == (2, 4, 4)


def test_a_landing_left_behind_keeps_its_cards_and_colour() -> None:
    """R43: it may be extended by anyone."""
    it = board(hands=["R3A", "B3A B5A", "G3B"], landings={3: ("B2A", [0]), 5: ("", [0]), 7: ("", [0])}).play(
        0, 1, "R3A"
    )
    it.do(0, "shift 3")
    assert (it.column(3), it.stack(3)) == ("B2A", ())
    it.play(1, 3, "B3A")
    assert (it.column(3), it.stack(3)) == ("B2A B3A", (1,))


def test_the_supply_comes_first() -> None:
    """R43: nobody moves a compass as long as one is left at home."""
    it = board(hands=["R3A", "B3A", "G3B"], landings={3: ("B2A", [0]), 5: ("", [0])}).play(0, 1, "R3A")
    assert it.phase == Turn((1,))
    assert it.stack(1) == it.stack(3) == it.stack(5) == (0,)


def test_an_appended_1_curses_passed_players_and_those_without_a_compass() -> None:
    """R4, R57, N11."""
    it = board(4, hands=["R1A", "B1A", "G1A", "P1A"], passed=(False, True, False, False)).play(0, 1, "R1A")
    assert it.now.cubes == (3, 4, 4, 4)
    assert it.told(OnesCursed) == [OnesCursed((1, 2, 3), 1)]


def test_a_1_follows_a_joker_that_stands_first() -> None:
    """R4, R7: the joker counts as 1 and triggers nothing itself."""
    it = board(hands=["R1A", "B1A", "G1A"], landings={1: ("RJA", [1])}).play(0, 1, "R1A")
    assert it.column(1) == "RJA R1A"
    assert it.now.cubes == (3, 4, 4)
    it = board(hands=["RJA B2B", "B1A", "G1A"], landings={1: ("R1A", [1])}).play(0, 1, "RJA")
    assert it.now.cubes == (3, 3, 3)
    it = board(hands=["RJA B2B", "B1A", "G1A"], landings={1: ("R5B", [1])}).play(0, 1, "RJA")
    assert it.phase == Turn((1,))


def test_the_last_value_before_the_play_decides_for_all_ones() -> None:
    """R38: one cannot play the 5 first in order to insert the 1."""
    it = board(hands=["R1A R5B", "B1A", "G1A"]).play(0, 1, "R1A R5B")
    assert it.column(1) == "R1A R5B"
    assert it.now.cubes == (3, 4, 4)
    assert isinstance(it.phase, Share)


def test_two_appended_ones_are_two_cubes_each() -> None:
    """R39."""
    it = board(hands=["R1A R1B", "B1A", "G1A"]).play(0, 1, "R1A R1B")
    assert it.now.cubes == (3, 5, 5)


def test_yellow_inserts_a_1_and_copies_for_himself_alone() -> None:
    """C4, R5: 1 in front, then 10 and joker at the end; only Yellow profits."""
    it = board(
        hands=["R1A R10A RJA B2A", "B1A", "G1A"], landings={1: ("R5B R7B", [1, 2])}, deck="P1A P2A"
    ).play(0, 1, "R1A R10A RJA")
    assert it.column(1) == "R1A R5B R7B R10A RJA"
    assert it.phase == Copy((0,), 1, 1, ("draw", "discard"), CARDS_LEFT, ("R1A", "R10A", "RJA"))
    assert it.legal(0) == ["copy-draw", "copy-discard 1", "decline"]
    it.do(0, "copy-draw")
    assert it.now.hands[0] == ("B2A", "P1A")
    assert it.now.cubes == (3, 3, 3)
    assert it.told(Copied) == [Copied(0, "draw", 0)]
    assert it.asked == (1,)


def test_an_inserted_1_copies_only_what_lay_there_before() -> None:
    """R5: later cards of the same play are not there yet, and nothing to copy is not asked for."""
    it = board(hands=["R1A R7B B2A", "B1A", "G1A"], landings={1: ("R5A", [1])}).play(0, 1, "R1A R7B")
    assert it.phase == Share((0, 1), 0, 1, 0, 1, (None, None, None))


def test_copies_come_before_the_icons_of_the_same_play() -> None:
    """R40, R38."""
    it = board(hands=["R1A R9B B2A", "B1A", "G1A"], landings={1: ("R7B", [0])}).play(0, 1, "R1A R9B")
    it.do(0, "copy-discard 1")
    assert it.phase == Share((0,), 0, 1, 0, 1, (None, None, None))
    assert it.now.cubes == (2, 3, 3)


def test_every_inserted_1_copies_by_itself_also_the_same_icon() -> None:
    """R39."""
    it = board(hands=["R1A R1B B2A", "B1A", "G1A"], landings={1: ("R7B", [0])}).play(0, 1, "R1A R1B")
    it.do(0, "copy-discard 1", "copy-discard 1")
    assert it.now.cubes == (1, 3, 3)
    assert it.asked == (1,)


def test_a_copy_may_be_declined() -> None:
    it = board(hands=["R1A B2A", "B1A", "G1A"], landings={1: ("R7B", [0])}).play(0, 1, "R1A").do(0, "decline")
    assert it.now.cubes == (3, 3, 3)


@pytest.mark.parametrize(("cubes", "deck", "asked"), [(0, "P1A", True), (0, "", False), (1, "", True)])
def test_a_copy_that_can_do_nothing_is_not_asked_for(cubes: int, deck: str, *, asked: bool) -> None:
    """R65."""
    it = board(
        hands=["R1A B2A", "B1A", "G1A"], landings={1: ("R5B R7B", [0])}, cubes=(cubes, 3, 3), deck=deck
    ).play(0, 1, "R1A")
    assert isinstance(it.phase, Copy) == asked


def test_a_copy_is_asked_for_again_only_while_it_can_do_something() -> None:
    """R65: the first 1 takes the last cube."""
    it = board(hands=["R1A R1B B2A", "B1A", "G1A"], landings={1: ("R7B", [0])}, cubes=(1, 3, 3)).play(
        0, 1, "R1A R1B"
    )
    it.do(0, "copy-discard 1")
    assert it.phase == Turn((1,))


def test_purifying_rain_doubles_the_discard_icons_played_and_copied() -> None:
    """B6, R6: tiles stay as they are."""
    it = board(
        hands=["R7B R9B B2A", "B1A", "G1A"], landings={1: ("R3A", [0])}, cubes=(9, 3, 3), event="B6"
    ).play(0, 1, "R7B R9B")
    assert it.allows(0, "profit 0") == ["0", "1", "2", "3", "4"]
    it = board(hands=["R1A B2A", "B1A", "G1A"], landings={1: ("R7B", [0])}, event="B6").play(0, 1, "R1A")
    assert it.legal(0) == ["copy-discard 1", "copy-discard 2", "decline"]
    it = board(hands=["R1A R3A", "B1A", "G1A"], event="B6").visit(0, "S1", "R1A R3A")
    assert it.allows(0, "shed") == ["0", "1", "2", "3"]


def test_with_lost_compasses_the_second_one_out_is_the_last() -> None:
    """B4, R44, N10."""
    it = board(hands=["R3A", "B3A", "G3B"], landings={3: ("B2A", [0]), 5: ("", [0])}, event="B4").play(
        0, 1, "R3A"
    )
    assert it.legal(0) == ["shift 3", "shift 5"]


def test_a_play_is_told_with_its_cards() -> None:
    it = board(hands=["R3A R4A", "B3A", "G3B"]).play(0, 1, "R3A R4A")
    assert it.told(CardsPlayed) == [CardsPlayed(0, FOR_SELF, 1, ("R3A", "R4A"))]
    assert it.told(CompassPlaced) == [CompassPlaced(0, FOR_SELF, 1, None)]


def test_picks_are_secret_until_they_are_done() -> None:
    it = board(hands=["R3A R4A", "B3A", "G3B"]).do(0, "land 1", "play R3A")
    assert it.seen(0).picked == ("R3A",)
    assert it.seen(1).picked == ()
    assert it.told(CardsPlayed) == []


def test_what_does_not_fit_is_refused_with_its_reason() -> None:
    it = board(hands=["R3A R9A B4A G5A", "B3A", "G3B"], landings={1: ("R5A", [1]), 4: ("G1A", [1])})
    assert it.refusal(0, "land 9") == "no-such-landing"
    assert it.refusal(0, "land-aaron 1") == "no-aaron"
    assert it.refusal(0, "shed 1") == "not-now"
    assert it.refusal(1, "pass") == "not-asked"
    it.do(0, "land 1")
    assert it.refusal(0, "play R3A") == "too-low"
    assert it.refusal(0, "play B4A") == "wrong-colour"
    assert it.refusal(0, "play R7A") == "not-in-hand"
    assert it.refusal(0, "done-play") == "nothing-played"
    assert it.refusal(0, "play R9A") is None
    it = board(hands=["R3A R9A B4A G5A", "B3A", "G3B"], landings={1: ("R5A", [1]), 4: ("G1A", [1])})
    it.do(0, "land 3")
    assert it.refusal(0, "play G5A") == "colour-beside"
    it.do(0, "play R3A")
    assert it.refusal(0, "play B4A") == "one-colour"
    assert it.refusal(0, "play R3A") == "already-picked"


def test_a_pool_lists_every_card_that_fits() -> None:
    it = board(hands=["R3A R9A B4A G5A", "B3A", "G3B"], landings={4: ("G1A", [1])}).do(0, "land 3")
    pool = game.pool(game.view(it.state, 0))
    assert pool is not None
    assert pool.picks == (Play("R3A"), Play("R9A"), Play("B4A"))
    assert (pool.least, pool.most) == (1, 2)
