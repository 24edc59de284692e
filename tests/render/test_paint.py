import io

import pytest
from PIL import Image, ImageChops

from render import paint
from render.paint import Tiles
from render.scene import (
    Box,
    Group,
    Linear,
    Radial,
    Scene,
    Shadow,
    Shape,
    Sprite,
    Text,
    Texture,
    placed,
    words,
)

WHITE = Group((Shape("M0 0 H300 V200 H0Z", "#ffffff"),))
RED = "M-20 -30 H20 V30 H-20Z"
CARD = Group(
    (Shape(RED, "#ff0000"), Text(words("name"), Box(-20, -30, 40, 20), size=14, least=8)), solid=True
)


def english(key: str, **_: object) -> str:
    return f"en {key}"


def french(key: str, **_: object) -> str:
    return f"fr {key}"


def scene(*parts: Group | Shape | Text | Sprite) -> Scene:
    return Scene("", WHITE, parts, 300, 200)


def bounds(image: Image.Image) -> tuple[int, int, int, int] | None:
    """The box of what is not white."""
    return ImageChops.invert(image).convert("L").point([0] * 40 + [255] * 216).getbbox()


def test_a_scene_painted_twice_is_the_same_and_paints_nothing_new() -> None:
    tiles = Tiles()
    first = paint.image(scene(placed(CARD, 100, 100)), english, tiles)
    made = tiles.painted
    again = paint.image(scene(placed(CARD, 100, 100)), english, tiles)
    assert first.tobytes() == again.tobytes()
    assert tiles.painted == made


def test_moving_a_solid_group_paints_nothing_new() -> None:
    tiles = Tiles()
    paint.image(scene(placed(CARD, 100, 100)), english, tiles)
    made = tiles.painted
    paint.image(scene(placed(CARD, 50, 60), placed(CARD, 200, 90)), english, tiles)
    assert tiles.painted == made


def test_an_equal_value_made_anew_is_not_painted_again() -> None:
    tiles = Tiles()
    paint.image(scene(placed(CARD, 100, 100)), english, tiles)
    made = tiles.painted
    twin = Group(
        (Shape(RED, "#ff0000"), Text(words("name"), Box(-20, -30, 40, 20), size=14, least=8)), solid=True
    )
    paint.image(scene(placed(twin, 100, 100)), english, tiles)
    assert tiles.painted == made


def test_another_language_is_another_picture() -> None:
    tiles = Tiles()
    one = paint.image(scene(placed(CARD, 100, 100)), english, tiles)
    other = paint.image(scene(placed(CARD, 100, 100)), french, tiles)
    assert ImageChops.difference(one, other).getbbox()


def test_turns_and_scales_are_kept_apart() -> None:
    tiles = Tiles()
    boxes = [
        bounds(paint.image(scene(placed(CARD, 150, 100, turn, scale)), english, tiles))
        for turn, scale in ((0, 1), (90, 1), (2, 1), (4, 1), (0, 2), (0, 3))
    ]
    assert len(set(boxes)) == len(boxes)


def test_a_quarter_turn_lies_around_the_same_middle() -> None:
    upright = bounds(paint.image(scene(placed(CARD, 150, 100)), english, Tiles()))
    assert upright == pytest.approx((130, 70, 170, 130), abs=1)
    turned = bounds(paint.image(scene(placed(CARD, 150, 100, 90)), english, Tiles()))
    assert turned == pytest.approx((120, 80, 180, 120), abs=1)


def test_turned_shadows_still_fall_down() -> None:
    card = Group((Shape(RED, "#ff0000"),), solid=True, shadow=Shadow(10, 2, "#000000"))
    box = bounds(paint.image(scene(placed(card, 150, 100, 180)), english, Tiles()))
    assert box is not None
    assert box[3] - 130 > 70 - box[1]


def test_the_oldest_tiles_are_forgotten_beyond_the_limit() -> None:
    tiles = Tiles(limit=300 * 200 * 4 + 40_000)
    for number in range(40):
        paint.image(scene(Shape(f"M0 0 H{20 + number} V30 H0Z", "#00ff00")), english, tiles)
    assert tiles.size <= 300 * 200 * 4 + 40_000


@pytest.mark.parametrize("side", ["left", "centre", "right"])
@pytest.mark.parametrize("string", ["A", "Stéphanie Éûçgjpqy", "W" * 40, "two words and some more"])
def test_no_pixel_of_a_text_leaves_its_box(side: str, string: str) -> None:
    text = Text(string, Box(60, 60, 150, 50), size=40, least=14, side=side)  # type: ignore[arg-type]
    box = bounds(paint.image(scene(text), english, Tiles()))
    assert box is not None
    assert box[0] >= 58
    assert box[2] <= 212
    assert 58 <= box[1] < box[3] <= 112


def test_subpaths_cut_holes() -> None:
    ring = Shape("M10 10 H90 V90 H10Z M30 30 H70 V70 H30Z", "#000000")
    image = paint.image(scene(ring), english, Tiles())
    assert [image.getpixel(at) for at in ((20, 20), (50, 50))] == [(0, 0, 0), (255, 255, 255)]


def test_a_clip_hides_what_lies_outside() -> None:
    part = Group((Shape("M0 0 H200 V150 H0Z", "#000000"),), clip="M50 50 H80 V90 H50Z")
    assert bounds(paint.image(scene(part), english, Tiles())) == pytest.approx((50, 50, 80, 90), abs=1)


def test_a_faded_group_lets_the_ground_through() -> None:
    part = Group((Shape("M0 0 H100 V100 H0Z", "#000000"),), fade=0.5)
    pixel = paint.image(scene(part), english, Tiles()).getpixel((50, 50))
    assert isinstance(pixel, tuple)
    assert pixel[0] == pytest.approx(127, abs=3)


@pytest.mark.parametrize(
    ("fill", "above", "below"),
    [
        (Linear("#000000", "#ffffff"), 20, 235),
        (Linear("#000000", "#ffffff", 180), 235, 20),
    ],
)
def test_a_gradient_runs_the_way_it_is_turned(fill: Linear, above: int, below: int) -> None:
    image = paint.image(scene(Shape("M0 0 H100 V100 H0Z", fill)), english, Tiles())
    found = [image.convert("L").getpixel((50, y)) for y in (8, 92)]
    assert found == pytest.approx([above, below], abs=8)


def test_a_radial_fill_is_brightest_in_its_middle() -> None:
    image = paint.image(scene(Shape("M0 0 H100 V100 H0Z", Radial("#ffffff", "#000000"))), english, Tiles())
    values = [image.convert("L").getpixel((x, 50)) for x in (50, 75, 99)]
    assert values == sorted(values, reverse=True)  # type: ignore[type-var]
    assert values[0] > 240  # type: ignore[operator]
    assert values[-1] < 20  # type: ignore[operator]


def test_a_texture_survives_the_encoding() -> None:
    ground = Group((Shape("M0 0 H300 V200 H0Z", Texture("parchment", "#b08040", "#fff0d0")),))
    data = paint.picture(Scene("", ground, (), 300, 200), english, Tiles())
    colours = Image.open(io.BytesIO(data)).convert("RGB").getcolors(300 * 200)
    assert colours is not None
    assert len(colours) > 500


def test_zoom_changes_the_pixels_and_not_the_picture() -> None:
    whole = paint.image(scene(placed(CARD, 150, 100)), english, Tiles())
    small = paint.image(Scene("", WHITE, (placed(CARD, 150, 100),), 300, 200, 0.5), english, Tiles())
    assert small.size == (150, 100)
    assert bounds(small) == pytest.approx(tuple(v / 2 for v in bounds(whole) or ()), abs=1)
