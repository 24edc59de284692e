"""The tools for looking at pictures."""

import pytest
from PIL import Image

from engine.core.say import speaker
from render import gallery
from render.__main__ import main
from render.registry import has_pictures, lettered, pictures


def test_a_game_without_pictures_is_told_apart() -> None:
    assert not has_pictures("no_such_game")
    with pytest.raises(ModuleNotFoundError):
        pictures("no_such_game")


def test_people_whose_names_cannot_be_written_go_by_their_letter() -> None:
    say = lettered(speaker("en", names=("Éric", "😀😀", "漢字", "W" * 32, "\u202e …")))
    assert say.names == ("Éric", "B", "C", "W" * 19 + "…", "E")


def test_an_unknown_request_is_answered_with_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nonsense"]) == 2
    assert "gallery|time" in capsys.readouterr().err


def test_a_contact_sheet_holds_every_picture() -> None:
    red, blue = Image.new("RGB", (1200, 800), "#ff0000"), Image.new("RGB", (1200, 600), "#0000ff")
    sheet = gallery.contact([gallery.reduced(one) for one in (red, blue, red, blue)])
    assert sheet.size == (3 * 408, 2 * 275)
    assert sheet.getpixel((200, 100)) == (255, 0, 0)
    assert sheet.getpixel((204, 380)) == (0, 0, 255)


@pytest.mark.parametrize("eyes", gallery.EYES)
def test_grey_is_grey_to_every_eye(eyes: str) -> None:
    pixel = gallery.seen_by(Image.new("RGB", (1, 1), "#808080"), eyes).getpixel((0, 0))
    assert pixel == pytest.approx((128, 128, 128), abs=3)


def test_the_page_can_be_seen_in_dark_and_light_large_and_small_and_by_every_eye() -> None:
    page = gallery._page(["<figure></figure>"])
    assert all(f"id={switch}" in page for switch in ("dark", "light", "phone", "full", "all", *gallery.EYES))
    assert all(f"url(#see-{eyes})" in page and f'id="see-{eyes}"' in page for eyes in gallery.EYES)
    matrix = page.split('values="')[1].split('"')[0].split()
    assert len(matrix) == 20
    assert [sum(map(float, matrix[row : row + 3])) for row in (0, 5, 10)] == pytest.approx(
        [1, 1, 1], abs=0.01
    )
