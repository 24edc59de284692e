"""``python -m bench``: measure, print a table, write JSON, compare with the last saved run."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

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
    parser.add_argument("--save", action="store_true", help="keep this run to compare later ones with")
    options = parser.parse_args()
    unknown = set(options.sections) - SECTIONS.keys()
    if unknown:
        parser.error(f"no such section: {', '.join(sorted(unknown))}; there are {', '.join(SECTIONS)}")
    chosen = options.sections or list(SECTIONS)
    run = report.Run(reference(), tuple(SECTIONS[name](options.seconds) for name in chosen))
    print(report.table(run))
    saved = report.read(SAVED)
    for warning in report.warnings(run, saved) if saved else ():
        print(f"warning: {warning}")
    report.write(run, SAVED if options.save else WRITTEN)
    return 0


if __name__ == "__main__":
    sys.exit(main())
