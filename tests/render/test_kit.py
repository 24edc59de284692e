import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageStat

from render import paint
from render.kit import boards, cards, marks, panels, tokens
from render.kit.scenery import SKIES, galleon, seascape, waves
from render.paint import Tiles, extent
from render.scene import LEAST_TYPE, Box, Group, Scene, Text, placed, walk
from render.textures import RECIPES, grain
from render.theme import SEATS, parchment, sea, wood


def say(key: str, **_: object) -> str:
    return key


@given(st.integers(0, 60), st.floats(100, 1152), st.floats(20, 99), st.floats(0, 40))
def test_things_side_by_side_stay_in_their_room(count: int, room: float, width: float, gap: float) -> None:
    places = cards.spread(count, room, width, gap)
    assert len(places) == count
    assert all(width / 2 - 0.01 <= x <= room - width / 2 + 0.01 for x in places)
    assert list(places) == sorted(places)


def test_cells_have_the_names_of_the_buttons() -> None:
    grid = boards.Grid(100, 50, 40, 13, 13)
    assert boards.cell_name(2, 6) == "C7"
    assert grid.centre(2, 6) == (200, 310)
    assert grid.box == Box(100, 50, 520, 520)


def test_coordinates_stand_on_all_four_sides() -> None:
    strings = [
        p.phrase for p in walk(boards.coordinates(boards.Grid(0, 0, 50, 13, 13))) if isinstance(p, Text)
    ]
    assert strings.count("M") == strings.count("13") == 2


def test_neighbouring_hexes_touch_and_do_not_overlap() -> None:
    hexes = boards.Hexes(0, 0, 40)
    here, beside, below = hexes.centre(0, 0), hexes.centre(1, 0), hexes.centre(0, 1)
    side = abs(complex(*beside) - complex(*here))
    assert side == pytest.approx(abs(complex(*below) - complex(*here)))
    assert side == pytest.approx(40 * 3**0.5)
    assert hexes.axial(1, 0) == hexes.centre(1, 0)


@pytest.mark.parametrize("size", [42, 56, 90])
@pytest.mark.parametrize("seat", range(5))
def test_a_badge_has_its_letter_and_is_readable_on_a_phone(seat: int, size: float) -> None:
    (letter,) = [part for part in walk(tokens.badge(seat, size)) if isinstance(part, Text)]
    assert letter.phrase == SEATS[seat].letter
    assert letter.size >= LEAST_TYPE


def test_a_pile_shows_more_edges_the_higher_it_is() -> None:
    back = cards.back(100, 140, "#6b3a22", "chest")
    counts = [len(cards.stack(back, count, 0, 0).parts) for count in (1, 5, 10, 60)]
    assert counts == sorted(counts)
    assert counts[0] < counts[-1] <= 6


def test_a_ghost_says_nothing_and_casts_no_shadow() -> None:
    card = cards.card(80, 110)
    ghost = marks.ghost(card)
    assert (ghost.shadow, ghost.says, ghost.fade) == (None, (), 0.35)


def test_a_dimmed_card_is_darker() -> None:
    def brightness(dim: float) -> float:
        scene = Scene("", Group(()), (placed(cards.card(80, 110, dim=dim), 60, 80),), 120, 160)
        return ImageStat.Stat(paint.image(scene, say, Tiles()).convert("L")).mean[0]

    assert brightness(0.6) < brightness(0) - 20


@pytest.mark.parametrize("name", RECIPES)
def test_a_texture_is_seamless_and_always_the_same(name: str) -> None:
    tile = grain(name)
    assert tile.tobytes() == RECIPES[name]().tobytes()
    left, right = (tile.crop((x, 0, x + 1, tile.height)).tobytes() for x in (0, tile.width - 1))
    jump = sum(abs(a - b) for a, b in zip(left, right, strict=True)) / tile.height
    inside = [tile.crop((x, 0, x + 1, tile.height)).tobytes() for x in (200, 201)]
    usual = sum(abs(a - b) for a, b in zip(*inside, strict=True)) / tile.height
    assert jump < 4 * usual + 6


@pytest.mark.parametrize("ground", [sea, parchment, wood])
def test_grounds_are_values_and_cover_the_picture(ground: type) -> None:
    assert ground() == ground()
    box = extent(ground())
    assert box.left <= 0
    assert box.right >= 1200
    assert box.bottom >= 800


@pytest.mark.parametrize("sky", SKIES)
def test_scenery_paints_under_every_sky(sky: str) -> None:
    scene = Scene(
        "", seascape(300, 200, sky), (placed(galleon(), 150, 120, 0, 0.4), waves(140, "#155667")), 300, 200
    )
    assert paint.image(scene, say, Tiles()).size == (300, 200)


def test_a_table_keeps_its_cells_in_their_columns() -> None:
    rows = [("Name", "Points"), ("W" * 32, "99"), ("😀", "0")]
    table = panels.table(rows, Box(0, 0, 400, 150), (3, 1))
    texts = [part for part in walk(table) if isinstance(part, Text)]
    assert [text.box.right <= 300 for text in texts] == [True, False] * 3
