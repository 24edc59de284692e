"""Rectangles in whole numbers (skeleton_island section 3, R16, R27)."""

from math import cos, exp, pi, sin, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.skeleton_island import circle
from engine.skeleton_island.geometry import EPSILON, Spot, clamped, on_table, overlap, penetration, shows

from .beach import spot

VECTORS = [
    ("V1", 55, 0, 0, 1.000, True),
    ("V2", 56, 0, 0, 0.000, False),
    ("V3", 55.7, 0, 0, 0.300, False),
    ("V4", 75, 0, 785, 3.558, True),
    ("V5", 79, 0, 785, -0.442, False),
    ("V6", 0, 71.4, 1571, 0.100, False),
    ("V7", 0, 70, 1571, 1.500, True),
]
SPOTS = st.builds(
    Spot, st.integers(-12000, 12000), st.integers(-12000, 12000), st.integers(0, circle.FULL - 1)
)


@pytest.mark.parametrize(("name", "x", "y", "turn", "depth", "covers"), VECTORS)
def test_the_given_pairs_of_cards_overlap_as_deep_as_they_should(
    name: str, x: float, y: float, turn: int, depth: float, covers: bool
) -> None:
    """V1 to V7."""
    one, other = spot(0, 0), spot(x, y, turn)
    assert penetration(one, other) / circle.ONE / 100 == pytest.approx(depth, abs=0.01)
    assert overlap(one, other) is covers
    assert overlap(other, one) is covers


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(SPOTS, SPOTS)
def test_the_quick_answer_is_that_of_the_four_edge_normals(one: Spot, other: Spot) -> None:
    assert overlap(one, other) == (penetration(one, other) > EPSILON * circle.ONE)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(SPOTS, SPOTS)
def test_whole_numbers_measure_what_real_ones_do(one: Spot, other: Spot) -> None:
    assert penetration(one, other) / circle.ONE / 100 == pytest.approx(measured(one, other), abs=0.02)


def measured(one: Spot, other: Spot) -> float:
    """The separating axes with real numbers, corner by corner."""
    return min(
        overlapping(one, other, axis / 1000 + quarter)
        for axis in (one.turn, other.turn)
        for quarter in (0, pi / 2)
    )


def overlapping(one: Spot, other: Spot, axis: float) -> float:
    spans = [[x * cos(axis) + y * sin(axis) for x, y in corners(card)] for card in (one, other)]
    middles = [(min(span) + max(span)) / 2 for span in spans]
    halves = [(max(span) - min(span)) / 2 for span in spans]
    return sum(halves) - abs(middles[0] - middles[1])


def corners(card: Spot) -> list[tuple[float, float]]:
    x, y, turn = card.x / 100, card.y / 100, card.turn / 1000
    return [
        (x + u * cos(turn) - v * sin(turn), y + u * sin(turn) + v * cos(turn))
        for u in (-28, 28)
        for v in (-43.5, 43.5)
    ]


def test_the_tables_hold_sine_cosine_and_decay() -> None:
    """Scaled by 2^15, angles by 0.001 rad, decay by 64ths."""
    assert circle.FULL == 6283
    assert all(circle.SINE[turn] == round(sin(turn / 1000) * 2**15) for turn in range(circle.FULL))
    assert all(circle.COSINE[turn] == round(cos(turn / 1000) * 2**15) for turn in range(circle.FULL))
    for exponent in range(0, 12 << 16, 997):
        assert circle.decay(exponent) == pytest.approx(exp(-exponent / 2**16) * 2**15, abs=2)
    assert circle.decay(1 << 30) == 0
    assert circle.ROOTS[3] == int(sqrt(3) * 1024)


def test_directions_have_the_nearest_name() -> None:
    names = [circle.direction(angle) for angle in (0, 785, 1571, 2356, 3142, 3927, 4712, 5498, 6282)]
    assert names == ["E", "NE", "N", "NW", "W", "SW", "S", "SE", "E"]
    assert (circle.direction(392), circle.direction(393)) == ("E", "NE")


def test_cards_stay_on_the_table() -> None:
    """skeleton_island R16."""
    assert clamped(60000, -40000, 6283) == Spot(54800, -34800, 0)
    assert clamped(-54801, 34801, -1) == Spot(-54800, 34800, 6282)
    assert on_table(Spot(54800, -34800, 0))
    assert not on_table(Spot(54801, 0, 0))
    assert not on_table(Spot(0, -34801, 0))


def test_a_twentieth_of_a_card_is_four_points_of_its_lattice() -> None:
    """skeleton_island R27: a card shifted by one cell along its short side leaves 11 points."""
    below = spot(0, 0)
    assert not shows(below, (below,), 1)
    assert shows(below, (spot(8, 0),), 11)
    assert not shows(below, (spot(8, 0),), 12)
    assert shows(below, (spot(0, 8),), 7)
    assert not shows(below, (spot(0, 8),), 8)
    assert shows(below, (), 77)


def test_a_point_under_two_cards_is_hidden_once() -> None:
    below = spot(0, 0)
    assert shows(below, (spot(8, 0), spot(8, 0)), 11)
    assert not shows(below, (spot(8, 0), spot(-8, 0)), 1)
    assert shows(below, (spot(16, 0), spot(-48, 0)), 11)
