from pathlib import Path

import pytest

from bench import __main__ as bench
from bench import report
from bench.figure import Figure, Section
from bench.report import Run


def run(*figures: Figure, reference: float = 100.0) -> Run:
    return Run((Section("Part", figures, ("a peer: not installed",), reference),))


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


def test_a_section_that_is_measured_anew_takes_the_place_of_the_old_one() -> None:
    old = Run((Section("A", (Figure("n", 1, "x"),), reference=5.0), Section("B", ())))
    new = Run((Section("A", (Figure("n", 2, "x"),), reference=7.0), Section("C", ())))
    merged = old.merged(new)
    assert [part.title for part in merged.sections] == ["A", "B", "C"]
    assert merged.section("A") == new.section("A")


def test_sections_are_compared_by_their_own_references() -> None:
    figure = Figure("plies", 1_000, "plies/s")
    saved = Run((Section("A", (figure,), reference=100.0), Section("B", (figure,), reference=50.0)))
    now = Run((Section("A", (figure,), reference=100.0), Section("B", (figure,), reference=100.0)))
    assert report.warnings(now, saved) == ["B / plies: 50% worse than the saved run"]


def test_what_is_there_for_scale_is_never_warned_about() -> None:
    before = run(Figure("peer", 1_000, "plies/s", note="for scale"))
    assert not report.warnings(run(Figure("peer", 1, "plies/s", note="for scale")), before)


def test_every_section_is_kept_as_soon_as_it_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: float) -> Section:
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "SAVED", tmp_path / "saved.json")
    monkeypatch.setattr(bench, "WRITTEN", tmp_path / "out" / "bench.json")
    good = Section("Part", (Figure("n", 10, "x/s"),))
    monkeypatch.setattr(bench, "SECTIONS", {"good": lambda _: good, "broken": broken})
    monkeypatch.setattr("sys.argv", ["bench", "--save"])
    with pytest.raises(KeyboardInterrupt):
        bench.main()
    for file in (tmp_path / "saved.json", tmp_path / "out" / "bench.json"):
        kept = report.read(file)
        assert kept is not None
        assert [part.title for part in kept.sections] == ["Part"]
        assert kept.sections[0].reference > 1
    monkeypatch.setattr(bench, "SECTIONS", {"good": lambda _: Section("Part", (Figure("n", 1, "x/s"),))})
    monkeypatch.setattr("sys.argv", ["bench", "good"])
    capsys.readouterr()
    assert bench.main() == 0
    assert "warning: Part / n" in capsys.readouterr().out
    assert report.read(tmp_path / "saved.json") == kept


@pytest.mark.parametrize("value", [0.0, 3.14159, 123_456.0])
def test_any_number_prints(value: float) -> None:
    assert report.table(run(Figure("n", value, "x")))
