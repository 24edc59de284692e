import pytest
from PIL import Image, ImageChops

from render import paint
from render.emblems import emblem, names
from render.paint import Tiles
from render.scene import Group, Scene, Shape, Sprite

NEEDED = {
    *("anchor", "boat", "compass", "rose", "sail", "ship", "wind"),
    *("amulet", "book", "chest", "coins", "crown", "cube", "gem", "jewel", "skull"),
    *("map", "half_map", "quarter_map"),
    *("ammunition", "bomb", "gift", "hammer", "hourglass", "padlock", "pistol", "potion", "shield"),
    *("hut", "palm", "pirate", "statue"),
}
TINTED = ("boat", "gem", "cube", "pawn", "shield", "flag", "car", "pirate", "sail")


def say(key: str, **_: object) -> str:
    return key


def painted(name: str, tint: str | None = None) -> Image.Image:
    ground = Group((Shape("M0 0 H120 V120 H0Z", "#ffffff"),))
    return paint.image(Scene("", ground, (Sprite(name, 60, 60, 100, tint),), 120, 120), say, Tiles())


def test_every_emblem_the_games_ask_for_is_drawn() -> None:
    assert set(names()) >= NEEDED


@pytest.mark.parametrize("name", names())
def test_an_emblem_fills_its_square_and_stays_in_it(name: str) -> None:
    box = ImageChops.invert(painted(name)).convert("L").point([0] * 12 + [255] * 244).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert min(left, top) >= 2
    assert max(right, bottom) <= 118
    assert max(right - left, bottom - top) >= 60


@pytest.mark.parametrize("name", TINTED)
def test_a_tint_recolours_what_is_meant_to_be_recoloured(name: str) -> None:
    assert ImageChops.difference(painted(name, "#d1481f"), painted(name, "#1273bd")).getbbox()


def test_the_same_emblem_is_the_same_value() -> None:
    assert emblem("anchor", "#ff0000") is emblem("anchor", "#ff0000")
