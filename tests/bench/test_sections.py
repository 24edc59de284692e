"""A tiny run of each section: everything is measured, and every number means something."""

import pytest

from bench import memory, press, store
from bench.__main__ import SECTIONS
from bench.figure import Section
from bench.spread import Spread

TINY = 0.001


def names(section: Section) -> list[str]:
    assert all(figure.value > 0 for figure in section.figures)
    return [figure.name for figure in section.figures]


def test_everything_is_part_of_the_benchmark() -> None:
    assert list(SECTIONS) == ["engines", "search", "pictures", "press", "store", "memory"]


def test_boards_and_hands_are_painted_in_every_way() -> None:
    found = names(SECTIONS["pictures"](TINY))
    for kind in ("board", "hand"):
        for way in ("cold", "wholesale", "warm", "size", "all anew at 2x, PNG", "copy of the pixels"):
            assert f"sails {kind}: {way}" in found


def test_a_press_is_followed_to_the_picture() -> None:
    section = press.section(TINY)
    value = {figure.name: figure.value for figure in section.figures}
    assert 0 < value["1 table: acknowledged, p50"] < value["1 table: shown, p50"]
    assert 0 < value["1 table: committed, p50"] < value["1 table: shown, p50"]
    assert "no pictures: our own beyond the requests" in value
    least = value["a bot that only defers and edits: processor a press"]
    assert least < value["1 table: processor a press"]


def test_moves_and_starts_are_timed() -> None:
    found = names(store.section(TINY))
    assert "50 tables at once: one move, p99" in found
    assert found[-3:] == [
        "start with 10 unfinished",
        "start with 10 unfinished, 100 finished",
        "check of the whole file, after ready",
    ]


def test_memory_is_that_of_a_process_with_the_tables() -> None:
    section = memory.section(0.01)
    assert names(section) == ["idle", "1 live tables", "10 live tables"]
    idle, *live = [figure.value for figure in section.figures]
    assert idle < min(live)


@pytest.mark.parametrize(("share", "milliseconds"), [(0.0, 1.0), (0.5, 51.0), (0.99, 100.0), (1.0, 100.0)])
def test_a_spread_finds_the_usual_case_and_the_worst(share: float, milliseconds: float) -> None:
    assert Spread([at / 1000 for at in range(100, 0, -1)]).at(share) == pytest.approx(milliseconds)
