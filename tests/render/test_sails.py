"""What the pictures of Sails must tell, and what they must not."""

import re

import pytest

from engine.sails.events import IslandsGiven, IslandsTaken
from engine.sails.moves import Pass, Play
from engine.sails.phases import Giving, Ordering, Passing
from render import alt
from render.registry import voice
from render.sails.hand import choosable, received
from render.sails.trick import number
from render.scene import Scene, to_json

from .sails_views import HAND, SHOWDOWN, mine, own, scenes, table, view

NAMES = ("Ann", "Bob", "Cid", "Dot")
SAY = voice("en", "sails", NAMES)


def told(scene: Scene) -> str:
    return alt.board(scene, SAY)


def test_a_covered_number_is_nowhere_in_the_scene() -> None:
    text = told(scenes()["table-playing"])
    assert "Cid laid a blue island of hidden number with 2 Bonus cards." in text
    assert "Bob laid a 12 of hidden colour." in text


def test_the_public_picture_is_the_same_whatever_a_spectator_may_not_know() -> None:
    assert to_json(table(view(), 3)) == to_json(table(view(hand=HAND, pile=("R1",)), 3))


def test_the_turn_the_scores_and_the_last_move_are_told_first() -> None:
    short = alt.text(scenes()["table-playing"], SAY)
    assert "Dot chooses an island." in short
    assert "Cid" in short.split("Dot chooses an island.")[1]
    assert "Ann: 0 points" in short


def test_the_uncovered_trick_tells_who_won_what() -> None:
    text = told(scenes()["table-uncovered"])
    assert "Bob steals the treasure red 4 from Cid." in text
    assert "Cid gets 3 Bonus cards" in text
    assert "Bob: red 9, 11 with 2 Bonus cards." in text


def test_while_a_winner_chooses_the_treasure_is_not_told_as_won() -> None:
    text = told(scenes()["table-claiming"])
    assert "Bob may take the treasure red 4 or steal one." in text
    assert "Bob steals" not in text


def test_between_the_rounds_everybody_reads_how_the_score_came_about() -> None:
    assert "Ann: 7 points, 6 for 2 treasures and 1 for 3 Bonus cards." in told(scenes()["table-between"])


def test_the_final_picture_names_the_winner_and_tells_the_story() -> None:
    text = told(scenes()["final"])
    assert "Bob wins!" in text
    assert "Best round: Cid, 9 points in round 2" in text
    assert "Ann and Bob win together!" in told(scenes()["final-shared"])


def test_only_what_may_be_chosen_is_bright() -> None:
    assert choosable((Pass("r11"), Pass("g12"))) == {"r11", "g12"}
    dimmed = re.findall(rb"#24160c[0-9a-f]{2}", to_json(scenes()["own-passing"]))
    assert len(dimmed) == len(HAND) - 2
    assert not re.findall(rb"#24160c[0-9a-f]{2}", to_json(scenes()["own-playing"]))


def test_peeked_treasures_are_told_to_the_one_who_looks_and_to_nobody_else() -> None:
    assert "On top of the deck" in told(scenes()["own-ordering"])
    assert "On top of the deck" not in told(table(view(phase=Ordering(3, "rb", ())), 3))


def test_cards_to_give_back_are_all_bright_for_any_may_be_picked() -> None:
    scene = own(mine(phase=Giving(3, 0, 2, ("r2", "b7"), ())), Play("r2", "sea", 0))
    assert "You may choose" in told(scene)
    assert choosable(()) == frozenset()


def test_islands_that_came_into_the_hand_are_marked_and_told() -> None:
    taken = IslandsTaken(to=3, seat=3, victim=0, cards=("r2", "b7"))
    lost = IslandsTaken(to=0, seat=3, victim=0, cards=("g1",))
    given = IslandsGiven(to=0, seat=3, victim=0, cards=("v3",))
    sent = IslandsGiven(to=3, seat=3, victim=0, cards=("v10",))
    assert received((taken, lost, given, sent)) == {"r2", "b7", "v3"}
    assert "violet 10" in told(scenes()["own-playing"]).split("Your islands")[0].lower()


@pytest.mark.parametrize(
    ("known", "expected"),
    [
        ({"sizes": (12, 12, 12, 12), "phase": Passing((0,), ("",) * 4)}, 1),
        ({"sizes": (12, 12, 12, 12)}, 1),
        ({"sizes": (12, 11, 11, 12)}, 1),
        ({"sizes": (11, 11, 11, 11)}, 2),
        ({"sizes": (11, 11, 11, 11), "phase": Ordering(3, "rb", ())}, 1),
        ({"sizes": (9, 11, 13, 11), "phase": Giving(2, 0, 2, (), ())}, 1),
    ],
)
def test_tricks_are_counted_by_the_islands_left(known: dict[str, object], expected: int) -> None:
    assert number(view(**known)) == expected


def test_the_last_trick_stays_in_sight_until_the_next_is_uncovered() -> None:
    assert "draw-last" in to_json(table(view(last=SHOWDOWN), 3)).decode()
    assert "draw-last" in to_json(scenes()["table-playing"]).decode()
    assert "draw-last" not in to_json(scenes()["table-claiming"]).decode()
