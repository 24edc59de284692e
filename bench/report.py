"""A run as a table, as JSON, and beside the last saved run."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from bench.figure import Figure, Section

WORSE = 0.30
"""A figure that got worse by more than this is worth a warning."""


class Run(msgspec.Struct, frozen=True):
    """What was measured, each section beside its own reference."""

    sections: tuple[Section, ...]

    def section(self, title: str) -> Section | None:
        """Find a section."""
        return next((part for part in self.sections if part.title == title), None)

    def merged(self, newer: "Run") -> "Run":
        """Put newer sections in the place of older ones."""
        titles = dict.fromkeys(part.title for part in (*self.sections, *newer.sections))
        found = (newer.section(title) or self.section(title) for title in titles)
        return Run(tuple(part for part in found if part is not None))


def table(run: Run) -> str:
    """Print a run for people."""
    return "\n".join(line for part in run.sections for line in _section(part))


def _section(part: Section) -> Iterator[str]:
    yield f"\n{part.title}"
    yield "-" * len(part.title)
    width = max((len(one.name) for one in part.figures), default=0)
    for one in part.figures:
        aim = {True: "  ok", False: "  SHORT", None: ""}[one.meets()]
        wanted = f"  (aim {one.aim:,.4g})" if one.aim is not None else ""
        note = f"  {one.note}" if one.note else ""
        yield f"  {one.name:<{width}}  {_number(one.value):>12} {one.unit:<11}{wanted}{aim}{note}"
    for name in part.missing:
        yield f"  not measured: {name}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def warnings(run: Run, saved: Run) -> list[str]:
    """Name what got worse since the saved run, each as a ratio to the reference beside it."""
    return [
        f"{part.title} / {warning}"
        for part in run.sections
        for before in [saved.section(part.title)]
        if before is not None
        for warning in _worse(part, before)
    ]


def _worse(part: Section, before: Section) -> Iterator[str]:
    known = {one.name: one for one in before.figures}
    for now in part.figures:
        if now.name in known and now.note != "for scale":
            loss = _loss(now, known[now.name], part.reference / before.reference)
            if loss > WORSE:
                yield f"{now.name}: {loss:.0%} worse than the saved run"


def _loss(now: Figure, before: Figure, speed: float) -> float:
    """How much worse a figure is on a machine that has so many times the speed, both counted alike."""
    if not now.value or not before.value:
        return 0.0
    if now.unit in SIZES:
        return now.value / before.value - 1
    if now.more_is_better:
        return 1 - now.value / (before.value * speed)
    return now.value * speed / before.value - 1


SIZES = frozenset({"KB", "MB"})
"""Units that do not depend on how fast the machine is."""


def read(path: Path) -> Run | None:
    """Read a saved run, if there is one."""
    return msgspec.json.decode(path.read_bytes(), type=Run) if path.exists() else None


def write(run: Run, path: Path) -> None:
    """Keep a run."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=1))
