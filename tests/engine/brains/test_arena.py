import random
from pathlib import Path

from engine.brains.arena import Match, Result, Score, seatings, write_csv


def test_each_brain_sits_in_each_seat_equally_often() -> None:
    lines = list(seatings(("hard", "normal"), 4, 16))
    for seat in range(4):
        assert sum(line[seat] == "hard" for line in lines) == 8
    assert all(line.count("hard") == 2 for line in lines)


def test_at_an_odd_table_the_brains_take_turns_in_being_more() -> None:
    lines = list(seatings(("hard", "normal"), 3, 12))
    assert sum(line.count("hard") for line in lines) == 18


def test_a_clear_difference_is_decided_early_and_none_is_not() -> None:
    clear, level = Score(), Score()
    source = random.Random(1)
    for _ in range(200):
        clear.add(1.0 if source.random() < 0.9 else 0.0)
        level.add(1.0 if source.random() < 0.5 else 0.0)
    assert clear.decided(0.5)
    assert not level.decided(0.5)


def test_looking_after_every_game_seldom_errs() -> None:
    """Of 200 level contests looked at after each of 150 games, at most a twentieth may be decided."""
    wrong = 0
    for number in range(200):
        source, score = random.Random(number), Score()
        for _ in range(150):
            score.add(float(source.random() < 0.5))
            if score.decided(0.5):
                wrong += 1
                break
    assert wrong <= 10


def test_the_interval_holds_the_mean() -> None:
    score = Score([1.0, 0.0, 1.0, 0.5])
    low, high = score.interval()
    assert low < score.mean < high


def test_a_share_is_the_sum_over_a_brains_seats() -> None:
    match = Match("g", 0, ("hard", "easy", "hard"), "1", 0.1, 0)
    assert Result(match, (0.5, 0.5, 0.0), (3, 3, 1), 9).share("hard") == 0.5


def test_every_game_is_kept(tmp_path: Path) -> None:

    path = tmp_path / "games.csv"
    match = Match("g", 0, ("hard", "easy"), "1", 0.1, 0)
    write_csv([Result(match, (1.0, 0.0), (3, 1), 9)], path)
    assert path.read_text(encoding="utf-8").splitlines()[1] == "g,0,0,hard,1.0,3,9"
