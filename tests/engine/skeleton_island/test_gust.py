"""The blind gust (skeleton_island section 3, R16)."""

import random
from math import cos, exp, hypot, sin, sqrt
from time import process_time

import pytest

from engine.core.dice import Dice, Loose, Seeded
from engine.skeleton_island import State
from engine.skeleton_island.geometry import Spot
from engine.skeleton_island.gust import blow
from engine.skeleton_island.heap import build, centre, scatter
from engine.skeleton_island.phases import Gale, Look, Turn

from .beach import Lying, beach, fresh, lines, play, spot


class Steady(Dice):
    """Every draw falls in the middle: the wind comes from the left, its normal draws are next to nothing."""

    def __init__(self, side: int = 3142) -> None:
        super().__init__()
        self.side: int | None = side

    def below(self, limit: int) -> int:
        self.drawn = True
        if limit == 6283 and self.side is not None:
            return self.side
        return 0x7F807F80 if limit == 1 << 32 else limit // 2


def test_heights_and_cards_stay_as_they_are() -> None:
    heap = scatter(49, Loose(random.Random(1)))
    after, wind = blow(heap, Loose(random.Random(2)))
    assert after.cards == heap.cards
    assert wind.cards == heap.cards
    assert wind.spots == heap.spots
    assert after == build(after.cards, after.spots)


def test_cards_are_pushed_by_the_formula() -> None:
    """From the left, every draw in its middle: along the wind, by 320 mm times the force."""
    heap = build((0, 1, 2), (spot(0, 0), spot(100, 150), spot(200, -120)))
    x, y, radius = centre(heap.spots)
    after, wind = blow(heap, Steady())
    assert wind.x == pytest.approx(x - radius - 6000, abs=3)
    assert wind.y == pytest.approx(y, abs=20)
    for before, behind in zip(heap.spots, after.spots, strict=True):
        assert_pushed(before, behind, (wind.x, wind.y, wind.aim), load=0)


def assert_pushed(before: Spot, behind: Spot, wind: tuple[int, int, int], load: int) -> None:
    dx, dy = (before.x - wind[0]) / 100, (before.y - wind[1]) / 100
    aim = wind[2] / 1000
    along, side = dx * cos(aim) + dy * sin(aim), dy * cos(aim) - dx * sin(aim)
    force = exp(-((side / 160) ** 2)) * exp(-max(0, along - 40) / 320) / sqrt(1 + load)
    way = aim + 0.004 * side
    assert (behind.x - before.x) / 100 == pytest.approx(320 * force * cos(way), abs=0.35)
    assert (behind.y - before.y) / 100 == pytest.approx(320 * force * sin(way), abs=0.35)


def test_what_lies_on_a_card_weighs_it_down() -> None:
    """Divided by the root of one more than the cards covering it."""
    alone, _ = blow(build((0, 1), (spot(0, 0), spot(200, 0))), Steady())
    loaded, wind = blow(build((0, 1, 2), (spot(0, 0), spot(200, 0), spot(-2, 0))), Steady())
    assert_pushed(spot(0, 0), loaded.spots[0], (wind.x, wind.y, wind.aim), load=1)
    assert loaded.spots[0].x < alone.spots[0].x


def test_all_is_read_before_any_card_moves() -> None:
    """A card counts as loaded although what lay on it is blown away too."""
    heap = build((0, 1), (spot(0, 0), spot(20, 0)))
    after, wind = blow(heap, Steady())
    assert_pushed(heap.spots[0], after.spots[0], (wind.x, wind.y, wind.aim), load=1)
    assert_pushed(heap.spots[1], after.spots[1], (wind.x, wind.y, wind.aim), load=0)


def test_a_card_far_to_the_side_hardly_moves() -> None:
    heap = build((0, 1, 2), (spot(-500, -340), spot(500, 340), spot(0, 0)))
    after, _ = blow(heap, Steady())
    moved = [hypot(a.x - b.x, a.y - b.y) for a, b in zip(heap.spots, after.spots, strict=True)]
    assert moved[0] < 500
    assert moved[2] > 2000


def test_no_card_is_blown_off_the_table() -> None:
    """skeleton_island R16."""
    for seed in range(40):
        source = random.Random(seed)
        heap = scatter(49, Loose(source))
        for _ in range(5):
            heap, _ = blow(heap, Loose(source))
        assert all(abs(one.x) <= 54800 and abs(one.y) <= 34800 for one in heap.spots)
        assert all(0 <= one.turn < 6283 for one in heap.spots)


def test_the_wind_comes_from_any_side_towards_the_heap() -> None:
    aims = set()
    for seed in range(60):
        heap = scatter(49, Loose(random.Random(3)))
        x, y, radius = centre(heap.spots)
        _, wind = blow(heap, Loose(random.Random(seed)))
        far = hypot(wind.x - x, wind.y - y)
        assert far == pytest.approx(radius + 6000, abs=3)
        toward = ((x - wind.x) * cos(wind.aim / 1000) + (y - wind.y) * sin(wind.aim / 1000)) / far
        assert toward >= cos(0.252)
        aims.add(wind.aim // 786)
    assert len(aims) == 8


def test_a_gust_usually_frees_cards() -> None:
    """skeleton_island section 2: three clear cards or more again in most cases."""
    gales = [state for state in map(dug, range(60)) if isinstance(state.phase, Gale)]
    restored = [blow(state.heap, Loose(random.Random(7)))[0].clear.bit_count() > 2 for state in gales]
    assert len(gales) > 20
    assert sum(restored) / len(gales) > 0.55


def dug(seed: int) -> State:
    """A game in which everything is kept until few cards are clear."""
    state, source = fresh(seed), random.Random(seed)
    while isinstance(state.phase, Turn):
        state = play(state, source.choice([line for line in lines(state) if line.startswith("take")]))
        state = play(state, "keep") if isinstance(state.phase, Look) else state
    return state


def test_the_same_dice_blow_the_same_on_any_machine() -> None:
    heap, wind = blow(scatter(49, Seeded(b"skeleton", 0)), Seeded(b"skeleton", 1))
    assert (wind.x, wind.y, wind.aim) == (26951, -10525, 2899)
    assert heap.spots[:2] == (Spot(12736, 8558, 1406), Spot(-10026, 11787, 577))


def test_faces_stay_unless_the_table_plays_with_flips() -> None:
    cards = (Lying("coins-1", 0, 0, up=False), Lying("hat", 5, 0), Lying("hook", 8, 0, up=False))
    calm = beach(*cards)
    assert play(calm, "blow", dice=Loose(random.Random(1))).up == calm.up
    wild = beach(*cards, flip=50)
    outcomes = {play(wild, "blow", dice=Loose(random.Random(seed))).up for seed in range(80)}
    assert outcomes == set(range(8))


def test_a_gust_over_a_whole_heap_takes_less_than_a_millisecond() -> None:
    """Best of many, so that a busy machine does not matter; the bound leaves room for slow ones."""
    heap = scatter(49, Loose(random.Random(1)))
    best = 1.0
    for ply in range(30):
        start = process_time()
        blow(heap, Seeded(b"speed", ply))
        best = min(best, process_time() - start)
    assert best < 0.003
