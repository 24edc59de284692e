"""What every picture of every game must obey."""

from functools import cache
from importlib import resources

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from engine.core.registry import games
from engine.core.say import LANGUAGES
from render import alt
from render.registry import lettered, voice
from render.samples import Sample, drawable, samples
from render.scene import HEIGHT, LEAST_TYPE, MARGIN, WIDTH, from_json, to_json

from .layout import Placed, texts

NAMES = ("Éric", "Marilou", "Nicolas", "Stéphanie", "Zoé")
HOSTILE = ("W" * 32, "😀" * 16, "مرحبا بالعالم هذا اسم طويل جدا", "漢字" * 16, "\u202eZ̷̛̲a̶l̵g̸o̴ \x00\n" * 3)
TABLES = [
    (key, seats) for key in drawable() for seats in range(games()[key].INFO.least, games()[key].INFO.most + 1)
]


@cache
def gallery(key: str, seats: int) -> tuple[Sample, ...]:
    return samples(key, seats)


def written(sample: Sample, language: str, names: tuple[str, ...]) -> list[Placed]:
    return list(texts(sample.scene, lettered(voice(language, sample.game, names[: sample.seats]))))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_scenes_are_values_that_survive_json(key: str, seats: int) -> None:
    for sample in gallery(key, seats):
        assert from_json(to_json(sample.scene)) == sample.scene


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_game_sampled_twice_gives_equal_scenes(key: str, seats: int) -> None:
    assert samples(key, seats) == gallery(key, seats)


@pytest.mark.parametrize("names", [NAMES, HOSTILE], ids=["names", "hostile"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_text_leaves_its_box_or_the_picture(
    key: str, seats: int, language: str, names: tuple[str, ...]
) -> None:
    for sample in gallery(key, seats):
        for one in written(sample, language, names):
            assert one.fitted.width <= one.text.box.width + 0.01, (sample.name, one)
            assert one.left >= MARGIN - 2, (sample.name, one)
            assert one.right <= sample.scene.width - MARGIN + 2, (sample.name, one)
            assert one.top >= 0, (sample.name, one)
            assert one.bottom <= sample.scene.height, (sample.name, one)
            assert all(one.fitted.lines), (sample.name, one)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_our_own_words_are_never_cut_off(key: str, seats: int, language: str) -> None:
    for sample in gallery(key, seats):
        for one in written(sample, language, NAMES):
            assert not any(line.endswith("…") for line in one.fitted.lines), (sample.name, one)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_type_is_readable_on_a_phone(key: str, seats: int) -> None:
    for sample in gallery(key, seats):
        least = LEAST_TYPE * sample.scene.width / WIDTH
        for one in written(sample, "fr", NAMES):
            assert one.fitted.size * one.scale >= least - 0.01, (sample.name, one)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_open_texts_do_not_overlap(key: str, seats: int) -> None:
    for sample in gallery(key, seats):
        open_texts = [one for one in written(sample, "fr", NAMES) if not one.solid and one.string]
        for place, one in enumerate(open_texts):
            for other in open_texts[place + 1 :]:
                apart = (
                    one.right <= other.left + 1
                    or other.right <= one.left + 1
                    or one.bottom <= other.top + 6
                    or other.bottom <= one.top + 6
                )
                assert apart, (sample.name, one.string, other.string)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_alt_text_fits_and_names_the_players(key: str, seats: int, language: str) -> None:
    say = voice(language, key, NAMES[:seats])
    for sample in gallery(key, seats):
        told = alt.text(sample.scene, say)
        assert 0 < len(told) <= alt.LIMIT
        if sample.name.startswith(("table", "final")):
            assert all(name in told for name in NAMES[:seats]), (sample.name, told)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_tables_are_landscape_and_large_enough(key: str, seats: int) -> None:
    for sample in gallery(key, seats):
        width, height = sample.scene.width, sample.scene.height
        assert 1.4 <= width / height <= 1.8
        if not sample.name.startswith("own"):
            assert (width * sample.scene.zoom, height * sample.scene.zoom) >= (WIDTH, HEIGHT)


@pytest.mark.parametrize("place", ["render", *(f"render.{key}" for key in drawable())])
def test_both_languages_have_the_same_words(place: str) -> None:
    found = []
    for language in LANGUAGES:
        text = resources.files(place).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
        body = FluentResource(text).body
        assert not [entry for entry in body if isinstance(entry, Junk)]
        found.append({entry.id.name for entry in body if isinstance(entry, Message)})
    assert found[0] == found[1]
