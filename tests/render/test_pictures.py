"""What every picture of every game must obey."""

import re
from functools import cache
from importlib import resources
from itertools import combinations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from engine.core.registry import games
from engine.core.say import LANGUAGES
from render import alt
from render.gallery import EYES, PHONE
from render.moment import awaited, told
from render.registry import lettered, voice
from render.samples import Sample, drawable, samples
from render.scene import HEIGHT, WIDTH, from_json, spoken, to_json

from .colours import alike, distance
from .layout import Covered, Placed, covered, emblems, inside, overlapping, texts

NAMES = ("Éric", "Marilou", "Nicolas", "Stéphanie", "Zoé")
HOSTILE = ("W" * 32, "😀" * 16, "مرحبا بالعالم هذا اسم طويل جدا", "漢字" * 16, "\u202eZ̷̛̲a̶l̵g̸o̴ \x00\n" * 3)
TABLES = [
    (key, seats) for key in drawable() for seats in range(games()[key].INFO.least, games()[key].INFO.most + 1)
]

LEAST_ON_PHONE = 11
READABLE, BELOW = 0.7, 0.34
"""How much of a text is seen: it can be read, or it lies below another card and nobody would try."""
SHINE = {"glow"}
"""Emblems that are mere light."""
APART = 14
"""How far colours of one shape must be from each other in CIE L*a*b*."""
PRINTED = re.compile(r"[+−×]\d")
WORD = re.compile(r"\w+")


@cache
def gallery(key: str, seats: int) -> tuple[Sample, ...]:
    return samples(key, seats)


def tables(key: str, seats: int) -> list[Sample]:
    return [sample for sample in gallery(key, seats) if sample.name.startswith("table")]


def written(sample: Sample, language: str, names: tuple[str, ...]) -> list[Placed]:
    return list(texts(sample.scene, lettered(voice(language, sample.game, names[: sample.seats]))))


def figures(one: Covered) -> set[str]:
    """The numbers beyond one (smaller ones are said in words) and the names that a text shows.

    What a card adds or takes away (+2) is printed on it and said with its name; equal things (×3) are listed.
    """
    if PRINTED.match(one.placed.string):
        return set()
    if isinstance(one.placed.text.phrase, str):
        return {word for word in WORD.findall(one.placed.string) if word.isdigit() and int(word) > 1}
    return {one.placed.string} & set(NAMES)


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
def test_no_text_leaves_its_box_or_enters_the_margin(
    key: str, seats: int, language: str, names: tuple[str, ...]
) -> None:
    for sample in gallery(key, seats):
        inner = inside(sample.scene)
        for one in written(sample, language, names):
            assert one.fitted.width <= one.text.box.width + 0.01, (sample.name, one)
            assert all(one.fitted.lines), (sample.name, one)
            assert all(inner.holds(point) for point in one.corners), (sample.name, one)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_emblem_enters_the_margin(key: str, seats: int) -> None:
    for sample in gallery(key, seats):
        inner = inside(sample.scene)
        for sprite, box in emblems(sample.scene):
            if sprite.name not in SHINE:
                assert inner.holds(complex(box.left, box.top)), (sample.name, sprite)
                assert inner.holds(complex(box.right, box.bottom)), (sample.name, sprite)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_our_own_words_are_never_cut_off(key: str, seats: int, language: str) -> None:
    for sample in gallery(key, seats):
        for one in written(sample, language, NAMES):
            assert not any(line.endswith("…") for line in one.fitted.lines), (sample.name, one)


@pytest.mark.parametrize("names", [NAMES, HOSTILE], ids=["names", "hostile"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_type_is_readable_on_a_phone(key: str, seats: int, language: str, names: tuple[str, ...]) -> None:
    for sample in gallery(key, seats):
        phone = PHONE / sample.scene.width
        for one in written(sample, language, names):
            assert one.fitted.size * one.pose.scale * phone >= LEAST_ON_PHONE - 0.01, (sample.name, one)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_texts_neither_overlap_nor_lie_half_under_something(key: str, seats: int, language: str) -> None:
    say = lettered(voice(language, key, NAMES[:seats]))
    for sample in gallery(key, seats):
        found = covered(sample.scene, say)
        for one in found:
            assert one.share >= READABLE or one.share <= BELOW, (sample.name, one.placed.string, one.share)
        assert not list(overlapping(found)), sample.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_alt_text_fits_and_tells_the_turn_the_last_move_and_everybody_in_a_line(
    key: str, seats: int, language: str
) -> None:
    say = voice(language, key, NAMES[:seats])
    for sample in tables(key, seats):
        assert sample.moment is not None
        told_ = alt.text(sample.scene, say)
        assert 0 < len(told_) <= alt.LIMIT
        if sample.moment.asked:
            turn = spoken(awaited(sample.view.phase, sample.moment.asked), say)
            assert turn in told_, (sample.name, turn, told_)
        news = [spoken(told(event), say) for event in sample.moment.news]
        assert not any(news) or any(one and one in told_ for one in news), (sample.name, news, told_)
        for name in NAMES[:seats]:
            assert any(name in line for line in told_.split("\n")[2:]), (sample.name, name, told_)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_alt_text_of_hands_and_endings_fits(key: str, seats: int, language: str) -> None:
    say = voice(language, key, NAMES[:seats])
    for sample in gallery(key, seats):
        assert 0 < len(alt.text(sample.scene, say)) <= alt.LIMIT
        if sample.name.startswith("final"):
            assert all(name in alt.text(sample.scene, say) for name in NAMES[:seats]), sample.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_text_board_tells_every_number_and_name_of_the_picture_and_all_news(
    key: str, seats: int, language: str
) -> None:
    say = lettered(voice(language, key, NAMES[:seats]))
    for sample in gallery(key, seats)[1:]:
        board = alt.board(sample.scene, say)
        said = set(WORD.findall(board))
        for one in covered(sample.scene, say):
            assert one.share <= BELOW or said >= figures(one), (sample.name, one.placed.string, board)
        assert sample.moment is not None
        for event in sample.moment.news if sample.name.startswith("table") else ():
            assert spoken(told(event), say) in board, (sample.name, event, board)


@pytest.mark.parametrize("key", drawable())
def test_things_of_one_shape_differ_for_every_eye(key: str) -> None:
    scenes = (s.scene for game, seats in TABLES if game == key for s in gallery(key, seats))
    for shape, looks in alike(scenes).items():
        for one, other in combinations(sorted(looks), 2):
            pairs = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
            for eyes in (None, *EYES):
                apart = max(distance(a, b, eyes) for a, b in pairs)
                assert apart >= APART, (eyes, apart, pairs, shape)


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
