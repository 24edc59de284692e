from render import alt
from render.scene import Box, Group, Said, Scene, Text, words

GROUND = Group(())


def say(key: str, **fields: object) -> str:
    return f"{key} {fields}" if fields else key


def scene(*says: Said) -> Scene:
    return Scene("Heading", GROUND, tuple(Group((), says=(one,)) for one in says))


def test_alt_text_keeps_the_order_of_the_picture() -> None:
    assert alt.text(scene(Said("b", 2), Said("a", 1)), say) == "Heading\nb\na"


def test_alt_text_never_passes_its_limit_and_keeps_what_weighs_most() -> None:
    details = [Said(f"detail {i} " + "x" * 90, 3) for i in range(20)]
    turn = "It is Ann’s turn." + "!" * 200
    told = alt.text(scene(*details, Said(turn, 1)), say)
    assert len(told) <= alt.LIMIT
    assert turn in told.split("\n")
    assert 0 < told.count("detail") < 20


def test_even_a_single_endless_sentence_is_cut() -> None:
    assert len(alt.text(scene(Said("y" * 5000, 1)), say)) <= alt.LIMIT
    assert len(alt.text(Scene("z" * 5000, GROUND), say)) <= alt.LIMIT


def test_the_text_board_says_everything() -> None:
    told = alt.board(scene(*(Said(f"detail {i} " + "x" * 200, 3) for i in range(20))), say)
    assert told.count("detail") == 20


def test_groups_within_groups_are_heard_in_order() -> None:
    inner = Group((Text("drawn, not said", Box(0, 0, 9, 9)),), says=(Said(words("inner", n=1)),))
    outer = Group((inner,), says=(Said("outer"),))
    assert alt.board(Scene("h", GROUND, (outer,)), say) == "h\nouter\ninner {'n': 1}"
