import random

import pytest

from engine.core.dice import Loose, Scripted, Seeded

SEED = bytes(range(32))


def test_the_same_seed_and_ply_fall_alike() -> None:
    assert Seeded(SEED, 3).shuffle(range(50)) == Seeded(SEED, 3).shuffle(range(50))


def test_another_ply_falls_otherwise() -> None:
    assert Seeded(SEED, 3).shuffle(range(50)) != Seeded(SEED, 4).shuffle(range(50))


def test_luck_never_changes_between_releases() -> None:
    """These numbers are a promise: every game that was ever played depends on them."""
    dice = Seeded(SEED, 1)
    assert [dice.below(1000) for _ in range(10)] == GOLDEN


GOLDEN = [610, 111, 517, 930, 758, 408, 755, 244, 144, 839]


def test_dice_that_were_not_thrown_say_so() -> None:
    dice = Seeded(SEED, 1)
    assert not dice.drawn
    dice.pick("ab")
    assert dice.drawn


def test_a_shuffle_keeps_every_card() -> None:
    assert sorted(Seeded(SEED, 1).shuffle(range(52))) == list(range(52))


def test_every_face_comes_up_about_as_often() -> None:
    dice = Seeded(SEED, 9)
    counts = [0] * 6
    for _ in range(6_000):
        counts[dice.below(6)] += 1
    assert all(850 < count < 1_150 for count in counts)


def test_a_sample_has_different_things() -> None:
    drawn = Loose(random.Random(1)).sample(range(20), 5)
    assert len(set(drawn)) == 5


def test_scripted_dice_fall_as_written_and_no_further() -> None:
    dice = Scripted(2, 0)
    assert [dice.below(3), dice.below(3)] == [2, 0]
    with pytest.raises(IndexError):
        dice.below(3)
    with pytest.raises(AssertionError):
        Scripted(7).below(3)
