import math

import pytest

from render.kit import paths
from render.outline import bounds, flatten


def test_relative_and_absolute_commands_draw_the_same() -> None:
    assert flatten("M10 10 h20 v30 h-20 Z") == flatten("M10 10 H30 V40 H10 Z")


def test_a_circle_is_as_wide_as_its_radius_says() -> None:
    assert bounds(paths.circle(50, 40, 30)) == pytest.approx((20, 10, 80, 70), abs=0.2)


@pytest.mark.parametrize(
    ("large", "sweep", "expected"),
    [(0, 1, -26.66), (1, 1, -93.17), (0, 0, 26.66), (1, 0, 93.17)],
)
def test_an_arc_takes_the_way_its_flags_say(large: int, sweep: int, expected: float) -> None:
    _, top, _, bottom = bounds(f"M0 0 A60 60 0 {large} {sweep} 100 0")
    assert (top if expected < 0 else bottom) == pytest.approx(expected, abs=0.3)


def test_a_second_subpath_is_a_line_of_its_own_and_open_ones_stay_open() -> None:
    first, second = flatten("M0 0 H10 V10 Z M20 20 H30")
    assert (first.closed, second.closed) == (True, False)
    assert second.points == (20 + 20j, 30 + 20j)


def test_curves_end_where_they_should() -> None:
    line = flatten("M0 0 C10 0 20 10 20 20 q5 5 10 0")[0]
    assert line.points[14] == pytest.approx(20 + 20j)
    assert line.points[-1] == pytest.approx(30 + 20j)


def test_the_shapes_of_seats_cover_about_the_same_area() -> None:
    def area(shape: str) -> float:
        points = flatten(paths.seat_shape(shape, 0, 0, 100))[0].points
        pairs = zip(points, (*points[1:], points[0]), strict=True)
        return abs(sum(a.real * b.imag - b.real * a.imag for a, b in pairs)) / 2

    areas = [area(shape) for shape in ("circle", "square", "triangle", "diamond", "star")]
    assert max(areas) / min(areas) < 1.55


def test_stretching_a_path_moves_and_scales_every_pair() -> None:
    assert paths.stretched("M0 0 L10 20Z", 100, 50, 2, 3) == "M100 50 L120 110Z"


def test_an_arrow_ends_at_its_tip() -> None:
    _, top, right, bottom = bounds(paths.arrow((0, 0), (100, 0), 10, 30))
    assert right == pytest.approx(100)
    assert top == pytest.approx(-bottom)
    assert math.isclose(bottom, 30 * 0.62)
