"""Golden scenes of Tobago, and a few golden pictures with a tolerance; written anew as those of Sails."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render import paint
from render.registry import voice
from render.scene import from_json, to_json
from tests.render.test_golden import MEAN, PEAK, SMALL, WRITE

from .views import scenes

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Éric", "Marilou", "Nicolas", "Stéphanie")
KEPT = ("table-laid", "table-offer", "own-turn", "own-offer", "final")
PAINTED = ("table-laid", "table-offer", "own-chosen", "lobby", "final")


@pytest.mark.parametrize("name", KEPT)
def test_a_view_gives_its_golden_scene(name: str) -> None:
    path, found = GOLDEN / f"{name}.json", to_json(scenes()[name])
    if WRITE:
        path.write_bytes(found)
    assert from_json(found) == from_json(path.read_bytes())


@pytest.mark.parametrize("name", PAINTED)
def test_a_scene_looks_like_its_golden_picture(name: str) -> None:
    path = GOLDEN / f"{name}.png"
    whole = paint.image(scenes()[name], voice("fr", "tobago", NAMES), paint.Tiles())
    found = whole.resize((SMALL, round(whole.height * SMALL / whole.width)), Image.Resampling.BOX)
    if WRITE:
        found.save(path)
    golden = Image.open(path).convert("RGB")
    assert found.size == golden.size
    difference = ImageStat.Stat(ImageChops.difference(found, golden).convert("L"))
    assert difference.mean[0] < MEAN
    assert difference.extrema[0][1] < PEAK
