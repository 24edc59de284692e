import pytest

from render.scene import (
    Box,
    Group,
    Linear,
    Radial,
    Said,
    Scene,
    Shadow,
    Shape,
    Sprite,
    Text,
    Texture,
    from_json,
    group,
    placed,
    spoken,
    to_json,
    walk,
    who,
    words,
)

EVERYTHING = Scene(
    words("heading", round=2, seats=(0, 1), inner=words("colour", colour="r")),
    Group((Shape("M0 0 H10 V10Z", Linear("#000000", "#ffffff80", 30), "#123456", 3, 2, 1),), solid=True),
    (
        Text(who(1), Box(0, 0, 100, 40), face="title", side="left", lines=2, halo="#ffffff"),
        Sprite("anchor", 5, 6, 70, "#ff0000", 45),
        Group(
            (
                Shape("M0 0Z", Radial("#000000", "#111111")),
                Shape("M1 1Z", Texture("sea", "#000000", "#ffffff")),
            ),
            x=4,
            turn=12,
            clip="M0 0 H9 V9Z",
            fade=0.5,
            shadow=Shadow(2, 3),
            says=(Said("literal", 1), Said(words("key"))),
        ),
    ),
)


def test_a_scene_survives_json() -> None:
    assert from_json(to_json(EVERYTHING)) == EVERYTHING


def test_equal_scenes_are_equal_values_and_hash_alike() -> None:
    again = from_json(to_json(EVERYTHING))
    assert hash(again) == hash(EVERYTHING)
    assert {again, EVERYTHING} == {EVERYTHING}


def test_words_are_said_from_the_inside_out() -> None:
    phrase = words("outer", thing=words("inner", n=2), seats=(0, 2))
    said = spoken(phrase, lambda key, **fields: f"{key}{sorted(fields.items())}")
    assert said == "outer[('seats', (0, 2)), ('thing', \"inner[('n', 2)]\")]"


def test_a_literal_needs_no_language() -> None:
    def silent(key: str, **_: object) -> str:
        raise AssertionError(key)

    assert spoken("C7", silent) == "C7"


def test_group_leaves_out_nothing_but_none() -> None:
    shape = Shape("M0 0Z")
    assert group(None, shape, None, x=3) == Group((shape,), x=3)


def test_placing_changes_only_the_place() -> None:
    card = Group((Shape("M0 0Z"),), solid=True, shadow=Shadow())
    moved = placed(card, 5, 6, 90)
    assert (moved.x, moved.y, moved.turn, moved.parts, moved.shadow) == (5, 6, 90, card.parts, card.shadow)


def test_walk_meets_every_part() -> None:
    found = [type(part).__name__ for top in EVERYTHING.parts for part in walk(top)]
    assert found == ["Text", "Sprite", "Group", "Shape", "Shape"]


@pytest.mark.parametrize("count", [1, 2, 5])
def test_rows_and_columns_fill_their_box(count: int) -> None:
    box = Box(10, 20, 300, 200)
    rows, columns = box.rows(count, 8), box.columns(count, 8)
    assert rows[-1].bottom == pytest.approx(box.bottom)
    assert columns[-1].right == pytest.approx(box.right)
    assert sum(row.height for row in rows) + 8 * (count - 1) == pytest.approx(200)
