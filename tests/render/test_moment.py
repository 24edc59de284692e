from engine.core.types import Event, Move, Phase
from render.moment import awaited, told
from render.scene import Group, Scene, from_json, to_json, words


class Leap(Move, frozen=True):
    far: int


class Landed(Event, frozen=True):
    seat: int
    safe: bool
    cards: tuple[str, ...]
    leap: Leap | None
    leaps: tuple[Leap | None, ...]


class Leaping(Phase, frozen=True):
    seat: int


def test_an_event_becomes_words_that_can_be_written_down() -> None:
    phrase = told(Landed(2, safe=True, cards=("b7",), leap=None, leaps=(Leap(3), None)))
    assert phrase == words("event-landed", seat=2, safe="yes", cards=("b7",), leap="", leaps=("leap 3", ""))
    scene = Scene(phrase, Group(()))
    assert from_json(to_json(scene)) == scene


def test_who_is_awaited_is_a_field_of_the_phases_own_words() -> None:
    assert awaited(Leaping(1), (1, 2)) == words("wait-leaping", seat=1, seats=(1, 2))
