import asyncio
import io
import logging
import threading

import pytest
from PIL import Image

from engine.core.say import speaker
from render import paint, pool
from render.scene import Group, Said, Scene, Shape, Sprite

GROUND = Group((Shape("M0 0 H60 V40 H0Z", "#336699"),))


say = speaker("en", names=("Ann", "😀"))


async def test_a_scene_becomes_a_picture_with_its_words() -> None:
    painters = pool.Pool(1)
    drawn = await painters.draw(Scene("h", GROUND, (), 60, 40), say)
    painters.close()
    assert drawn.image is not None
    assert Image.open(io.BytesIO(drawn.image)).size == (60, 40)
    assert (drawn.alt, drawn.board) == ("h", "h")


@pytest.mark.parametrize(("zoom", "suffix", "form"), [(1, "webp", "WEBP"), (0.5, "jpg", "JPEG")])
def test_the_name_of_a_file_tells_what_is_in_it(zoom: float, suffix: str, form: str) -> None:
    drawn = pool.drawn(Scene("h", GROUND, (), 60, 40, zoom), say)
    assert drawn.suffix == suffix
    assert Image.open(io.BytesIO(drawn.image or b"")).format == form


async def test_a_picture_that_fails_is_told_in_words_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    painters = pool.Pool(1)
    broken = Scene(
        "h", GROUND, (Group((Sprite("no such emblem", 0, 0, 9),), says=(Said("the words"),)),), 60, 40
    )
    with caplog.at_level(logging.ERROR):
        drawn = await painters.draw(broken, say)
    painters.close()
    assert drawn.image is None
    assert drawn.board == "h\nthe words"
    assert "could not be painted" in caplog.text


async def test_no_more_pictures_are_painted_at_once_than_there_are_workers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    running, most, gate = 0, 0, threading.Event()

    def slow(*_: object) -> bytes:
        nonlocal running, most
        running += 1
        most = max(most, running)
        gate.wait(0.05)
        running -= 1
        return b""

    monkeypatch.setattr(paint, "picture", slow)
    painters = pool.Pool(2)
    await asyncio.gather(*(painters.draw(Scene(str(i), GROUND), say) for i in range(6)))
    painters.close()
    assert most == 2


async def test_the_loop_goes_on_while_a_picture_is_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    monkeypatch.setattr(paint, "picture", lambda *_: b"" if gate.wait(5) else b"late")
    painters = pool.Pool(1)
    drawing = asyncio.create_task(painters.draw(Scene("h", GROUND), say))
    await asyncio.sleep(0)
    gate.set()
    assert (await drawing).image == b""
    painters.close()
