"""Who sees what, what can be imagined, and what is worth knowing or not possible."""

import random

import pytest

from engine.core.dice import Loose
from engine.core.types import Event, Remark
from engine.gunpowder import imagine, is_open, legal, pool, refusal, remark, view
from engine.gunpowder.events import Captured, Eliminated, Killed, Knocked, Opened, Perished, Shielded
from engine.gunpowder.phases import (
    Aiming,
    Brewing,
    Defending,
    Dropping,
    Mooring,
    Opening,
    Over,
    Placing,
    Taking,
    Trapped,
)
from engine.gunpowder.state import Known, Loot, State

from .scenes import move, play, scene, texts

FAR = ("aboard",)
SHIELD = ("m1", "m2", "m3", "m4", "m5", "shield")


def loose() -> Loose:
    return Loose(random.Random(7))


def test_only_the_own_hand_is_seen_and_of_the_others_the_number_of_cards() -> None:
    state = scene(FAR, FAR, hands={0: ("m1", "pistol"), 1: ("m7",)})
    assert view(state, 0).hand == ("m1", "pistol")
    assert view(state, 1).hand == ("m7",)
    assert view(state, None).hand == ()
    assert view(state, 1).cards == (2, 1)


def test_no_view_holds_the_deck_or_the_closed_chests() -> None:
    seen = view(scene(FAR, FAR, chests={"D7": "trap"}), 0)
    assert seen.deck == 28
    assert not hasattr(seen, "contents")
    assert "trap" not in repr(seen)


def test_the_played_pile_lies_open() -> None:
    assert view(scene(FAR, FAR, pile=("m1", "gift")), None).pile == ("m1", "gift")


def attacked() -> State:
    """Both others have been shot at, and the first of them has answered with a Shield."""
    state = scene(
        ("F6",),
        ("E6", "aboard"),
        ("G6", "aboard"),
        hands={0: ("m1", "pistol"), 1: SHIELD, 2: SHIELD},
        ammo=(2, 0, 0, 0),
    )
    return play(state, "A pistol E6", "A aim G6", "A fire", "B shield")


def test_a_sealed_answer_is_seen_by_nobody_else() -> None:
    """R24."""
    state = attacked()
    for seat, shields in ((None, ()), (0, ()), (1, (1,)), (2, ())):
        phase = view(state, seat).phase
        assert isinstance(phase, Defending)
        assert phase.shields == shields
        assert phase.waiting == (2,)


def test_the_answers_commute() -> None:
    """R23: they come in any order."""
    state = scene(
        ("F6",),
        ("E6", "aboard"),
        ("G6", "aboard"),
        hands={0: ("m1", "pistol"), 1: SHIELD, 2: SHIELD},
        ammo=(2, 0, 0, 0),
    )
    state = play(state, "A pistol E6", "A aim G6", "A fire")
    assert play(state, "B shield", "C shield") == play(state, "C shield", "B shield")


def test_further_targets_are_the_shooters_secret_until_all_are_named() -> None:
    state = scene(("F6",), ("E6", "G6", "F5", "aboard"), hands={0: ("pistol",)}, ammo=(3, 0, 0, 0))
    state = play(state, "A pistol E6", "A aim G6")
    assert view(state, 0).phase == Aiming(0, "E6", ("G6",))
    assert view(state, 1).phase == Aiming(0, "E6", ())


def test_cards_put_aside_for_a_potion_are_secret_until_it_is_drunk() -> None:
    state = play(scene(FAR, FAR, hands={0: ("m1", "m2", "potion")}), "A potion", "A throw m1 1")
    assert view(state, 0).phase == Brewing(0, (("m1", 1),))
    assert view(state, 1).phase == Brewing(0, ())


def test_imagined_hands_hold_what_is_known_and_leave_the_rest_to_chance() -> None:
    state = scene(FAR, FAR, FAR, hands={0: ("m1",) * 6, 1: ("m2",) * 6}, deck=(), known=(Known(0, 1, "m2"),))
    seen = view(state, 0)
    dice = loose()
    dreams = [imagine(seen, dice) for _ in range(50)]
    assert all("m2" in dream.hands[1] for dream in dreams)
    assert all(dream.hands[0] == seen.hand for dream in dreams)
    assert len({dream.hands[1] for dream in dreams}) > 40


def test_imagined_answers_use_only_shields_that_are_there() -> None:
    seen = view(attacked(), 0)
    dice = loose()
    dreams = [imagine(seen, dice) for _ in range(200)]
    sealed = {dream.phase.shields for dream in dreams if isinstance(dream.phase, Defending)}
    assert sealed == {(), (1,)}
    shielded = [dream for dream in dreams if isinstance(dream.phase, Defending) and dream.phase.shields]
    assert all("shield" in dream.hands[1] for dream in shielded)


def test_a_potion_is_offered_as_one_set() -> None:
    state = play(scene(FAR, FAR, hands={0: ("m1", "m1", "potion")}), "A potion")
    offered = pool(view(state, 0))
    assert offered is not None
    assert [(pick.card, pick.copy) for pick in offered.picks] == [("m1", 1), ("m1", 2)]  # type: ignore[attr-defined]
    assert (offered.least, offered.most) == (0, 2)
    assert pool(view(state, 1)) is None


def test_targets_are_not_offered_as_a_set_since_their_order_counts() -> None:
    """R33."""
    state = scene(("F6",), ("E6", "G6", "aboard"), hands={0: ("pistol",)}, ammo=(2, 0, 0, 0))
    assert pool(view(play(state, "A pistol E6"), 0)) is None


@pytest.mark.parametrize("phase", [Trapped(0, "F6"), Brewing(0, ())])
def test_questions_whose_answers_depend_on_the_hand_are_not_open(phase: Trapped | Brewing) -> None:
    """R24 and the general ruling on hidden hands."""
    assert not is_open(scene(("F6",), FAR, phase=phase), 0)
    assert not is_open(scene(("F6",), FAR), 0)
    assert not is_open(attacked(), 2)


@pytest.mark.parametrize(
    "phase",
    [Taking(0, "F6", ((),)), Dropping(0, "F6", ("E6",)), Opening(0, "F6"), Placing(0, "F6", "bomb")],
)
def test_questions_of_the_board_are_open(phase: Taking | Dropping | Opening | Placing) -> None:
    assert is_open(scene(("F6",), FAR, phase=phase), 0)
    assert not is_open(scene(("F6",), FAR, phase=phase), 1)


BOARD = scene(
    ("F6", "D7", "boat1", "L7"),
    ("G6", "aboard"),
    hands={0: ("boat", "fly", "gift", "hammer", "m2", "pistol")},
    down={0: (3,), 1: (0,)},
    bombs=("E6", "J11"),
    chests={"F7": "gem", "D7": "gem"},
)
EMPTY = scene(("F6",), FAR, hands={0: ("chest", "fly", "shield", "padlock", "boat", "m1")})


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("A go m3 F6 F5", "no-card"),
        ("A go m2 C7 C5", "nobody-there"),
        ("A go m2 L7 L8", "knocked"),
        ("A go m2 boat1 E13", "guarded"),
        ("A go m2 F6 G6", "occupied"),
        ("A go m2 F6 F10", "too-far"),
        ("A push m2 C3 C4", "no-bomb"),
        ("A push m2 J11 J10", "bomb-far"),
        ("A push m2 E6 boat0", "own-boat"),
        ("A push m2 E6 D7", "not-free"),
        ("A push m2 E6 A6", "too-far"),
        ("A hammer G6", "already-down"),
        ("A hammer F7", "no-target"),
        ("A pistol G6", "no-ammo"),
        ("A padlock G6", "no-card"),
        ("A steal 1 gem", "no-card"),
        ("A gift m7 1", "not-yours"),
        ("A gift gift 1", "not-yours"),
        ("A gift m2 0", "no-opponent"),
        ("A fly C3 C4", "no-bomb"),
        ("A fly J11 J10", "bomb-far"),
        ("A fly E6 boat1", "no-flight-into-boats"),
        ("A fly E6 M9", "no-catcher"),
        ("A fly E6 G6", "not-free"),
        ("A sail I1", "nobody-aboard"),
        ("A discard m2", "not-blocked"),
        ("A open", "other-question"),
        ("B end", "not-asked"),
    ],
)
def test_a_move_that_is_not_possible_is_refused_with_its_reason(line: str, why: str) -> None:
    seat, chosen = move(line)
    assert chosen not in legal(BOARD, seat)
    assert refusal(view(BOARD, seat), chosen) == why


@pytest.mark.parametrize(
    ("state", "line", "why"),
    [
        (EMPTY, "A steal 1 gem", "nothing-there"),
        (scene(FAR, FAR, hands={0: ("boat",)}), "A sail E13", "anchor-taken"),
        (scene(FAR, FAR, used=("move",)), "A go m1 aboard E1", "colour-used"),
        (scene(("F6",), FAR, hands={0: ("fly",)}), "A end", "must-discard"),
        (scene(("F6",), FAR, phase=Trapped(0, "F6")), "A shield", "no-card"),
        (scene(("F6",), FAR, phase=Over("gems")), "A end", "over"),
        (scene(("F6",), FAR, phase=Dropping(0, "F6", ("E6",))), "A drop F8", "drop-near"),
        (scene(("F6",), ("G6",), phase=Dropping(0, "F6", ("E6",))), "A drop G6", "not-free"),
        (scene(("F6",), FAR, phase=Placing(0, "F6", "bomb")), "A place F8", "place-near"),
        (scene(("F6",), FAR, phase=Taking(0, "F6", ((),))), "A take E6", "cannot-take"),
        (scene(("F6",), FAR, phase=Brewing(0, (("m2", 1),))), "A throw m1 1", "not-yours"),
        (
            scene(("F6",), ("G6", "E6"), ammo=(2, 0, 0, 0), phase=Aiming(0, "G6", ())),
            "A aim G6",
            "twice",
        ),
    ],
)
def test_other_questions_refuse_with_a_reason_too(state: State, line: str, why: str) -> None:
    seat, chosen = move(line)
    assert refusal(view(state, seat), chosen) == why


def test_a_bomb_that_cannot_be_put_down_is_the_reason() -> None:
    """R5."""
    state = scene(("E3",), ("C2", "D2", "E1"), boats=("I1", "E13"), bombs=("D1", "E2"))
    assert refusal(view(state, 0), move("A go m2 E3 D1")[1]) == "bomb-stuck"


def test_legal_moves_are_not_refused() -> None:
    seen = view(BOARD, 0)
    assert all(refusal(seen, one) is None for one in legal(BOARD, 0))


def test_a_spectator_is_told_that_nobody_asked() -> None:
    assert refusal(view(BOARD, None), move("A end")[1]) == "not-asked"


@pytest.mark.parametrize(
    ("line", "key", "number"),
    [
        ("A go m2 F6 F7", "chest", 0),
        ("A go m2 F6 F5", "enemy", 1),
        ("A go m2 D7 D5", "bomb", 1),
        ("A gift m2 1", None, 0),
    ],
)
def test_what_a_walk_reaches_is_worth_knowing(line: str, key: str | None, number: int) -> None:
    told = remark(view(BOARD, 0), move(line)[1])
    assert (told.key, told.number) == (key, number) if told else key is None


def test_the_way_home_loot_and_bombs_for_boats_are_worth_knowing() -> None:
    state = scene(("F1", "E11"), FAR, bombs=("E12",), loot=(Loot("F2", 2, 1),))
    seen = view(state, 0)
    assert remark(seen, move("A go m2 F1 aboard")[1]) == Remark("home", rank=-2)
    assert remark(seen, move("A go m1 F1 F2")[1]) == Remark("loot", 2, "1", -5)
    assert remark(seen, move("A go m2 E11 E13")[1]) == Remark("blast", 1, rank=-8)
    assert remark(seen, move("A push m2 E12 boat1")[1]) == Remark("blast", 1, rank=-8)
    assert remark(seen, move("A push m2 E12 E10")[1]) is None


def test_the_last_free_pirate_of_a_player_is_worth_knowing() -> None:
    state = scene(("F6",), ("G6",), ("E6", "aboard"), ammo=(1, 0, 0, 0), hands={0: ("padlock", "hammer")})
    seen = view(state, 0)
    assert remark(seen, move("A padlock G6")[1]) == Remark("last", 1, rank=-6)
    assert remark(seen, move("A padlock E6")[1]) == Remark("whose", 2)
    assert remark(seen, move("A hammer G6")[1]) == Remark("whose", 1)


def test_the_odds_of_a_chest_and_the_doom_of_a_trap_are_worth_knowing() -> None:
    state = scene(("D7",), FAR, chests={"D7": "gem", "F7": "ammo"}, phase=Opening(0, "D7"))
    told = remark(view(state, 0), move("A open")[1])
    assert told is not None
    assert (told.key, told.thing) == ("odds", "2")
    last = scene(("D7",), FAR, phase=Trapped(0, "D7"))
    assert remark(view(last, 0), move("A endure")[1]) == Remark("doom")


def test_a_theft_that_wins_is_worth_knowing() -> None:
    state = scene(FAR, FAR, hands={0: ("chest",)}, gems=(4, 1, 0, 0), ammo=(0, 1, 0, 0))
    assert remark(view(state, 0), move("A steal 1 gem")[1]) == Remark("wins", rank=-7)
    assert remark(view(state, 0), move("A steal 1 ammo")[1]) is None


def test_anchors_far_from_other_boats_are_suggested_first() -> None:
    """R31."""
    state = scene(FAR, FAR, boats=("", "E13"), phase=Mooring(0))
    seen = view(state, 0)
    ranks = {line.split()[1]: remark(seen, move(f"A {line}")[1]) for line in texts(state)}
    assert min(ranks, key=lambda anchor: getattr(ranks[anchor], "rank", 0)) in {"E1", "I1"}
    assert ranks["I13"] == Remark("neighbour", 4, rank=-4)


def test_whom_else_to_shoot_is_no_open_question_since_targets_are_picked_in_secret() -> None:
    state = scene(("F6",), ("E6", "G6", "aboard"), hands={0: ("pistol",)}, ammo=(2, 0, 0, 0))
    assert not is_open(play(state, "A pistol E6"), 0)


@pytest.mark.parametrize("event", [Eliminated, Perished, Killed, Captured, Knocked, Shielded, Opened])
def test_what_shows_a_hand_a_sealed_answer_or_a_chest_cannot_be_undone_alone(event: type[Event]) -> None:
    assert event.reveals
