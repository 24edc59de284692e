"""Look at the pictures: `python -m render gallery` or `python -m render time`."""

import sys
from pathlib import Path

from render import gallery, timing

OUT = Path("out/gallery")


def main(arguments: list[str]) -> int:
    """Do what was asked for."""
    match arguments:
        case ["gallery"]:
            count = gallery.write(OUT)
            print(f"{count} pictures in {OUT / 'index.html'}")
        case ["time"]:
            print("\n".join(timing.report()))
        case _:
            print("usage: python -m render gallery|time", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
