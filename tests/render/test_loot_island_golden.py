"""Golden scenes and pictures of Loot Island, and what all its moments obey.

`LOOT_GOLDEN=write python -m pytest tests/render/test_loot_island_golden.py` writes them anew; look at
what changed.
"""

import os
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.say import LANGUAGES
from engine.core.types import tag
from engine.loot_island.phases import AnyPhase, Over
from render import paint
from render.registry import lettered, voice
from render.samples import samples
from render.scene import LEAST_TYPE, MARGIN, Scene, Text, Words, from_json, to_json, walk

from . import loot_island_views
from .layout import covered, overlapping, texts

GOLDEN = Path(__file__).parent / "golden" / "loot_island"
WRITE = os.environ.get("LOOT_GOLDEN") == "write"
NAMES = ("Éric", "Marilou", "Nicolas", "Stéphanie", "Zoé")
KEPT = ("table-turn-2", "table-turn-5", "table-big", "own-turn-2", "own-play", "own-big", "own-hire", "final")
PAINTED = (
    "lobby",
    "table-turn-2",
    "table-turn-5",
    "table-big",
    "table-hire",
    "own-turn-2",
    "own-big",
    "final",
)
SMALL = 300
MEAN, PEAK = 2.0, 90.0
"""How far a picture may be from its golden one, of 255: on the whole, and in any pixel."""


@cache
def scenes() -> dict[str, Scene]:
    return loot_island_views.scenes()


ALL = sorted(scenes())


def test_every_question_of_the_game_is_among_the_moments() -> None:
    phrases = {
        node.phrase.key
        for scene in scenes().values()
        for part in scene.parts
        for node in walk(part)
        if isinstance(node, Text) and isinstance(node.phrase, Words)
    }
    for kind in get_args(AnyPhase):
        assert f"draw-turn-{tag(kind)}" in phrases or kind is Over
        assert f"draw-ask-{tag(kind)}" in phrases or kind is Over


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_words_are_whole_large_enough_and_within_the_picture(name: str, language: str) -> None:
    scene = scenes()[name]
    for one in texts(scene, lettered(voice(language, "loot_island", NAMES))):
        assert not any(line.endswith("…") for line in one.fitted.lines), one
        assert one.fitted.size * one.pose.scale >= LEAST_TYPE - 0.01, one
        assert one.box.left >= MARGIN - 2, one
        assert one.box.right <= scene.width - MARGIN + 2, one


@pytest.mark.parametrize("name", ALL)
def test_words_do_not_overlap(name: str) -> None:
    found = covered(scenes()[name], lettered(voice("fr", "loot_island", NAMES)))
    assert not list(overlapping(found))


@pytest.mark.parametrize("name", KEPT)
def test_a_view_gives_its_golden_scene(name: str) -> None:
    path, found = GOLDEN / f"{name}.json", to_json(scenes()[name])
    if WRITE:
        path.write_bytes(found)
    assert from_json(found) == from_json(path.read_bytes())


@pytest.mark.parametrize("name", PAINTED)
def test_a_scene_looks_like_its_golden_picture(name: str) -> None:
    path = GOLDEN / f"{name}.png"
    whole = paint.image(scenes()[name], voice("fr", "loot_island", NAMES), paint.Tiles())
    found = whole.resize((SMALL, round(whole.height * SMALL / whole.width)), Image.Resampling.BOX)
    if WRITE:
        found.save(path)
    golden = Image.open(path).convert("RGB")
    assert found.size == golden.size
    difference = ImageStat.Stat(ImageChops.difference(found, golden).convert("L"))
    assert difference.mean[0] < MEAN
    assert difference.extrema[0][1] < PEAK


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_gallery_shows_every_question_with_every_number_of_players(seats: int) -> None:
    names = [sample.name for sample in samples("loot_island", seats)]
    for kind in get_args(AnyPhase):
        for picture in ("table", "own") if kind is not Over else ("table",):
            assert any(name.startswith(picture) and name.endswith(f"-{tag(kind)}") for name in names), kind
