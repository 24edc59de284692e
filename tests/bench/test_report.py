from pathlib import Path

import pytest

from bench import report
from bench.figure import Figure, Section
from bench.report import Run


def run(*figures: Figure, reference: float = 100.0) -> Run:
    return Run(reference, (Section("Part", figures, ("a peer: not installed",)),))


def test_a_figure_that_got_worse_is_named() -> None:
    before, now = run(Figure("plies", 1_000, "plies/s")), run(Figure("plies", 600, "plies/s"))
    assert report.warnings(now, before) == ["Part / plies: 40% worse than the saved run"]


def test_a_slower_machine_is_no_reason_to_warn() -> None:
    before = run(Figure("plies", 1_000, "plies/s"), Figure("apply", 2.0, "µs", more_is_better=False))
    slow = run(
        Figure("plies", 500, "plies/s"), Figure("apply", 4.0, "µs", more_is_better=False), reference=50.0
    )
    assert not report.warnings(slow, before)


def test_a_cost_that_grew_is_named() -> None:
    before = run(Figure("apply", 2.0, "µs", more_is_better=False))
    assert report.warnings(run(Figure("apply", 3.0, "µs", more_is_better=False)), before)


def test_a_size_does_not_depend_on_the_machine() -> None:
    before = run(Figure("board", 100, "KB", more_is_better=False))
    assert report.warnings(run(Figure("board", 150, "KB", more_is_better=False), reference=300.0), before)
    assert not report.warnings(run(Figure("board", 110, "KB", more_is_better=False), reference=300.0), before)


def test_an_aim_is_met_or_short() -> None:
    text = report.table(run(Figure("quick", 200, "plies/s", aim=100), Figure("slow", 50, "plies/s", aim=100)))
    quick, slow = [line for line in text.splitlines() if "plies/s" in line]
    assert "ok" in quick
    assert "SHORT" in slow


def test_what_could_not_be_measured_is_named() -> None:
    assert "not measured: a peer" in report.table(run())


def test_a_run_is_kept_and_read_back(tmp_path: Path) -> None:
    kept = run(Figure("plies", 1_000, "plies/s", aim=10.0))
    report.write(kept, tmp_path / "deep" / "run.json")
    assert report.read(tmp_path / "deep" / "run.json") == kept
    assert report.read(tmp_path / "none.json") is None


@pytest.mark.parametrize("value", [0.0, 3.14159, 123_456.0])
def test_any_number_prints(value: float) -> None:
    assert report.table(run(Figure("n", value, "x")))
