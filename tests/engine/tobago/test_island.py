"""Section 6 and the facts about the board."""

from collections.abc import Iterable

import pytest

from engine.tobago import frame
from engine.tobago.island import ISLANDS, TERRAINS, _largest, island, pieces

from . import slow

EVERY = pytest.mark.parametrize("number", range(ISLANDS))


def labels(places: Iterable[slow.Hex]) -> set[str]:
    return {frame.label(place) for place in places}


def test_every_space_of_the_frame_has_one_name_and_one_hex() -> None:
    assert len({frame.hex_of(space) for space in frame.SPACES}) == len(frame.SPACES) == 14 * 12
    assert all(frame.label(frame.hex_of(space)) == space for space in frame.SPACES)
    assert frame.label((-7, 7)) == "A6"
    assert frame.spaces(frame.mask(("C7", "A1", "B10", "B2"))) == ("A1", "B2", "B10", "C7")


def test_three_pieces_with_two_sides_in_two_orders_make_sixteen_islands() -> None:
    """Fact 2 and section 6."""
    made = [pieces(number) for number in range(ISLANDS)]
    assert len(set(made)) == 16
    assert all(parts[0][:2] == ("S", "P1") for parts in made)
    assert made[0] == (("S", "P1", "large"), ("NW", "P2", "large"), ("NE", "P3", "large"))
    assert made[15] == (("S", "P1", "small"), ("NW", "P3", "small"), ("NE", "P2", "small"))


def test_large_sides_have_more_land_than_small_ones() -> None:
    """Fact 2."""
    for sides in slow.FILE["pieces"].values():
        large, small = ("".join(sides[name]).replace(".", "") for name in ("large", "small"))
        assert len(large) > len(small)


@EVERY
def test_an_island_is_laid_out_as_its_pieces_say(number: int) -> None:
    """Fact 3: six terrains, and the sea is no part of it."""
    ground = slow.land(number)
    assert island(number).terrain == {frame.label(place): grows for place, grows in ground.items()}
    assert 87 <= len(ground) <= 105
    assert set(ground.values()) == set(TERRAINS)


@EVERY
def test_each_terrain_has_one_largest_area_and_at_least_two_and_none_of_one_space(number: int) -> None:
    """Fact 4 and section 6."""
    ground = slow.land(number)
    for terrain in TERRAINS:
        areas = slow.areas(ground, terrain)
        assert len(areas) >= 2
        assert len(areas[0]) > len(areas[1])
        assert len(areas[-1]) > 1
        assert frame.spaces(island(number).largest[terrain]) == frame.spaces(frame.mask(labels(areas[0])))


@EVERY
def test_areas_go_across_the_seams_of_the_pieces(number: int) -> None:
    """B6."""
    ground = slow.land(number)
    for terrain in TERRAINS:
        for area in slow.areas(ground, terrain):
            for place in area:
                assert set(frame.spaces(island(number).area[frame.label(place)])) == labels(area)


@EVERY
def test_every_beach_is_on_the_coast_and_no_lake_is(number: int) -> None:
    """Section 6."""
    ground = slow.land(number)
    for place, grows in ground.items():
        coastal = bool(slow.neighbours(place) - set(ground))
        assert coastal or grows != "beach"
        assert not coastal or grows != "lake"
        assert bool(island(number).coast & frame.BIT[frame.label(place)]) == coastal


@EVERY
def test_an_island_is_in_one_piece_without_a_sea_inside(number: int) -> None:
    """Section 6."""
    ground = slow.land(number)
    assert connected(set(ground))
    box = {(x, y) for x in range(-10, 10) for y in range(-8, 24) if (x + y) % 2 == 0}
    assert connected(box - set(ground))


def connected(places: set[slow.Hex]) -> bool:
    reached, edge = set(), [next(iter(places))]
    while edge:
        place = edge.pop()
        if place not in reached:
            reached.add(place)
            edge += slow.neighbours(place) & places
    return reached == places


@EVERY
def test_statues_have_at_least_fifty_two_inland_spaces_to_stand_on(number: int) -> None:
    """Section 6."""
    ground = island(number)
    assert (ground.land & ~ground.coast).bit_count() >= 52


def test_a_map_with_two_largest_areas_is_refused() -> None:
    """B6."""
    area = dict.fromkeys(("A1",), 1) | dict.fromkeys(("B1",), 2)
    terrain = dict.fromkeys(area, "jungle")
    with pytest.raises(ValueError, match="two largest areas of jungle"):
        _largest(terrain, area)


@EVERY
def test_sight_is_one_or_two_spaces_whatever_lies_between(number: int) -> None:
    """Fact 25."""
    ground = slow.land(number)
    for place in ground:
        label = frame.label(place)
        assert set(frame.spaces(island(number).sight[label])) == labels(slow.around(place, 2) & set(ground))
        assert set(frame.spaces(island(number).beside[label])) == labels(slow.neighbours(place) & set(ground))


@EVERY
def test_legs_lead_where_slow_walking_leads(number: int) -> None:
    """Facts 21 and 22: lakes and rivers can be driven on, the sea cannot."""
    ground = slow.land(number)
    leg = {place: slow.after_a_leg(ground, place) for place in ground}
    for place in list(ground)[::7]:
        reached = {place}
        for legs in range(4):
            assert set(frame.spaces(island(number).reach[frame.label(place)][legs])) == labels(reached)
            reached = {further for one in reached for further in leg[one]}


@EVERY
def test_a_gaze_stops_at_the_first_sea_also_in_a_bay(number: int) -> None:
    """B24."""
    ground = slow.land(number)
    for place in ground:
        for direction in slow.STEPS:
            seen = slow.looks_at(ground, place, direction)
            assert island(number).gaze[frame.label(place), direction] == frame.label(seen)


def test_some_gaze_crosses_a_bay_with_land_behind_it() -> None:
    """B24: there is something to get wrong."""
    ground = slow.land(0)
    behind = 0
    for place in ground:
        for x, y in slow.STEPS.values():
            line = [(place[0] + x * far, place[1] + y * far) in ground for far in range(24)]
            behind += any(line[line.index(False) :])
    assert behind


def test_distance_counts_steps() -> None:
    places = [frame.hex_of(space) for space in frame.SPACES[::11]]
    for one in places:
        for other in places:
            assert frame.distance(one, other) == slow.steps_between(one, other)
