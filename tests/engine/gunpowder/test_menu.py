"""How many presses a move takes, and what is offered first."""

from engine import gunpowder
from engine.core import menu, notation
from engine.core.types import Move, Seat
from engine.gunpowder import State, legal, view

from .scenes import move, play, scene

FAR = ("aboard",)


def question(state: State, path: tuple[str, ...] = (), seat: Seat = 0) -> menu.Question:
    return menu.question(gunpowder, view(state, seat), legal(state, seat), path)


def presses(state: State, wanted: Move, seat: Seat = 0) -> int:
    """Count the choices that lead to a move."""
    path: tuple[str, ...] = ()
    for count in range(1, 9):
        asked = question(state, path, seat)
        choice = next(one for one in asked.choices if _leads(one, wanted))
        if choice.move == wanted:
            return count
        path = choice.path
    raise AssertionError(wanted)


def _leads(choice: menu.Choice, wanted: Move) -> bool:
    line = notation.words(wanted)
    return line[: len(choice.path)] == choice.path


def test_the_first_question_is_for_the_card_itself() -> None:
    state = scene(("D6", "aboard"), FAR, hands={0: ("m2", "m5", "potion")}, bombs=("D7",))
    found = [choice.path for choice in question(state).choices]
    assert set(found) == {("go", "m2"), ("go", "m5"), ("push", "m2"), ("push", "m5"), ("potion",), ("end",)}


def test_an_ordinary_move_with_its_chest_takes_four_presses() -> None:
    """Card, piece, destination; then the chest."""
    state = scene(("D6", "G9", "aboard"), FAR, hands={0: ("m1", "m3", "m6")}, chests={"D7": "gem"})
    walk = move("A go m3 D6 D7")[1]
    after = play(state, "A go m3 D6 D7")
    assert presses(state, walk) + presses(after, move("A open")[1]) == 4


def test_moving_a_bomb_alone_takes_three_presses() -> None:
    state = scene(("D6", "G9"), FAR, hands={0: ("m1", "m3")}, bombs=("D7", "G8"))
    assert presses(state, move("A push m3 D7 D9")[1]) == 3


def test_a_destination_with_a_chest_is_offered_before_the_others() -> None:
    state = scene(("D6",), FAR, hands={0: ("m3",)}, chests={"D7": "gem"})
    assert question(state, ("go", "m3", "D6")).choices[0].word == "D7"
