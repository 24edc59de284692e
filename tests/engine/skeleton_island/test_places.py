"""Putting a card back to the edge of the heap (skeleton_island R26, R27)."""

import random
from math import cos, hypot, pi, sin

import pytest

from engine.core.dice import Loose
from engine.skeleton_island.circle import COMPASS
from engine.skeleton_island.geometry import Spot, on_table, overlap, shows
from engine.skeleton_island.gust import blow
from engine.skeleton_island.heap import Heap, build, centre, members, scatter, without
from engine.skeleton_island.places import BLOCK, FREE, Place, places

from .beach import spot
from .test_geometry import corners


def heaps() -> list[Heap]:
    """Heaps at all stages of a game."""
    found = []
    for seed in range(12):
        source = random.Random(seed)
        heap = scatter(49, Loose(source))
        for _ in range(source.randrange(47)):
            heap = without(heap, source.choice(list(members(heap.clear))))
            if heap.clear.bit_count() < 3 and source.random() < 0.7:
                heap, _ = blow(heap, Loose(source))
        found.append(heap)
    return found


HEAPS = heaps()


def slid(heap: Heap) -> list[tuple[str, str, Spot]]:
    """The list as the rule tells it: step by step along each ray, against every card."""
    x, y, radius = centre(heap.spots)
    start = -(-(radius + 11000) // 1000)
    found = []
    for ray, side in enumerate(COMPASS):
        steps = [at(x, y, ray, 1000 * step) for step in range(start, -5, -1)]
        first = next((n for n, one in enumerate(steps[: start + 1]) if touches(heap, one)), None)
        if first is None:
            continue
        free, block = steps[first - 1], at(x, y, ray, 1000 * (start - first + 1) - 4000)
        if on_table(free):
            found.append((side, FREE, free))
        if on_table(block) and touches(heap, block) and bare(heap, block):
            found.append((side, BLOCK, block))
    return found


def at(x: int, y: int, ray: int, far: int) -> Spot:
    dx, dy = (round(2**15 * value) for value in (cos(ray * pi / 4), sin(ray * pi / 4)))
    turn = round(1000 * (ray * pi / 4 - pi / 2)) % 6283
    return Spot(x + (far * dx + 2**14 >> 15), y + (far * dy + 2**14 >> 15), turn)


def touches(heap: Heap, one: Spot) -> bool:
    return any(overlap(one, other) for other in heap.spots)


def bare(heap: Heap, one: Spot) -> bool:
    return shows(one, heap.spots, 16)


@pytest.mark.parametrize("heap", HEAPS)
def test_the_list_is_what_sliding_step_by_step_finds(heap: Heap) -> None:
    assert [(place.side, place.how, place.spot) for place in places(heap)] == slid(heap)


@pytest.mark.parametrize("heap", HEAPS)
def test_free_places_cover_nothing_and_blocking_ones_cover_what_they_say(heap: Heap) -> None:
    for place in places(heap):
        covered = [card for card, one in zip(heap.cards, heap.spots, strict=True) if overlap(one, place.spot)]
        assert covered == [card for card in heap.cards if place.covers >> card & 1]
        assert bool(covered) == (place.how == BLOCK)


@pytest.mark.parametrize("heap", HEAPS)
def test_every_place_is_on_the_table_and_within_a_card_of_the_heap(heap: Heap) -> None:
    for place in places(heap):
        assert on_table(place.spot)
        assert bare(heap, place.spot)
        nearest = min(gap(place.spot, other) for other in heap.spots)
        assert nearest <= 87


def gap(one: Spot, other: Spot) -> float:
    """At most the distance between two cards: that between their nearest corners and edge middles."""
    here, there = (points(card) for card in (one, other))
    return min(hypot(a - c, b - d) for a, b in here for c, d in there)


def points(card: Spot) -> list[tuple[float, float]]:
    found = corners(card)
    middles = [
        ((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(found, (*found[1:], found[0]), strict=True)
    ]
    return [*found, *middles]


def test_beside_a_single_card_there_are_places_on_all_sides() -> None:
    """The long side lies along the ray: 28 + 43.5 mm to the right, 2 * 43.5 mm to the top, in steps of 10."""
    found = {(place.side, place.how): place for place in places(build((0,), (spot(0, 0),)))}
    assert len(found) == 16
    assert found["E", FREE].spot == spot(80, 0, 4712)
    assert found["N", FREE].spot == spot(0, 90, 0)
    assert found["E", BLOCK].spot == spot(40, 0, 4712)
    assert found["N", BLOCK].spot == spot(0, 50, 0)
    assert found["W", BLOCK].covers == 1


def test_a_ray_on_which_the_card_meets_nothing_has_no_place() -> None:
    heap = build((0, 1), (spot(-300, 0), spot(300, 0)))
    assert {place.side for place in places(heap)} == {"E", "W"}


def test_a_card_cannot_be_put_back_beyond_the_edge_of_the_table() -> None:
    """skeleton_island R16: the heap in a corner leaves no room to the right and to the top."""
    heap = build((0,), (spot(548, 348),))
    sides = {(place.side, place.how) for place in places(heap)}
    assert not sides & {(side, how) for side in ("E", "NE", "N", "NW", "SE") for how in (FREE, BLOCK)}
    assert ("W", FREE) in sides


def test_a_blocking_place_leaves_a_fifth_on_bare_table_even_at_a_wall_of_cards() -> None:
    """skeleton_island R26, R27: 16 points."""
    wall = tuple(spot(40 * column, 60 * row) for column in range(-4, 5) for row in range(-4, 5))
    heap = build(tuple(range(48)), wall[:48])
    found = list(places(heap))
    assert any(place.how == BLOCK for place in found)
    assert all(shows(place.spot, heap.spots, 16) for place in found)


def test_the_first_place_is_the_first_free_one_from_the_right() -> None:
    """Auto is the first on the list."""
    first: Place = next(places(build((0, 1), (spot(0, 0), spot(30, 10)))))
    assert (first.side, first.how) == ("E", FREE)
