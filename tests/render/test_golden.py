"""Golden scenes, and a few golden pictures with a tolerance.

`LOOT_GOLDEN=write python -m pytest tests/render/test_golden.py` writes them anew; look at what changed.
"""

import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render import paint
from render.registry import voice
from render.scene import from_json, to_json

from .sails_views import scenes

GOLDEN = Path(__file__).parent / "golden"
WRITE = os.environ.get("LOOT_GOLDEN") == "write"
NAMES = ("Éric", "Marilou", "Nicolas", "Stéphanie")
KEPT = (
    "table-passing",
    "table-playing",
    "table-uncovered",
    "table-between",
    "own-passing",
    "own-claiming",
    "final",
)
PAINTED = ("table-playing", "table-uncovered", "own-chosen", "lobby", "final")
SMALL = 300
MEAN, PEAK = 2.0, 90.0
"""How far a picture may be from its golden one, of 255: on the whole, and in any pixel."""


@pytest.mark.parametrize("name", KEPT)
def test_a_view_gives_its_golden_scene(name: str) -> None:
    path, found = GOLDEN / f"{name}.json", to_json(scenes()[name])
    if WRITE:
        path.write_bytes(found)
    assert from_json(found) == from_json(path.read_bytes())


@pytest.mark.parametrize("name", PAINTED)
def test_a_scene_looks_like_its_golden_picture(name: str) -> None:
    path = GOLDEN / f"{name}.png"
    whole = paint.image(scenes()[name], voice("fr", "sails", NAMES), paint.Tiles())
    found = whole.resize((SMALL, round(whole.height * SMALL / whole.width)), Image.Resampling.BOX)
    if WRITE:
        found.save(path)
    golden = Image.open(path).convert("RGB")
    assert found.size == golden.size
    difference = ImageStat.Stat(ImageChops.difference(found, golden).convert("L"))
    assert difference.mean[0] < MEAN
    assert difference.extrema[0][1] < PEAK
