"""``python -m bench``: measure, print a table, write JSON, compare with the last saved run.

With ``--save`` every section takes its place in the saved run as soon as it is measured.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from bench import engines, memory, pictures, press, report, search, store
from bench.figure import Section, reference

SAVED = Path(__file__).parent / "saved.json"
WRITTEN = Path("out/bench.json")

SECTIONS: dict[str, Callable[[float], Section]] = {
    "engines": engines.section,
    "search": search.section,
    "pictures": pictures.section,
    "press": press.section,
    "store": store.section,
    "memory": memory.section,
}


def main() -> int:
    """Run the chosen sections."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(SECTIONS))
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each figure that takes time")
    parser.add_argument(
        "--save", action="store_true", help="keep what is measured to compare later runs with"
    )
    options = parser.parse_args()
    unknown = set(options.sections) - SECTIONS.keys()
    if unknown:
        parser.error(f"no such section: {', '.join(sorted(unknown))}; there are {', '.join(SECTIONS)}")
    saved = report.read(SAVED) or report.Run(())
    run = report.Run(())
    for name in options.sections or SECTIONS:
        part = report.Run((measured(name, options.seconds),))
        print(report.table(part), flush=True)
        for warning in report.warnings(part, saved):
            print(f"warning: {warning}")
        run, saved = run.merged(part), saved.merged(part)
        report.write(run, WRITTEN)
        if options.save:
            report.write(saved, SAVED)
    return 0


def measured(name: str, seconds: float) -> Section:
    """Measure a section, and the reference just before it."""
    worth = reference()
    return msgspec.structs.replace(SECTIONS[name](seconds), reference=worth)


if __name__ == "__main__":
    sys.exit(main())
