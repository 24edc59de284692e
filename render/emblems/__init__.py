"""Emblems: small things of the sea, drawn by code in a square of 100 around the origin.

All share one light (from above left), one ink, and a body given by relief. A tint recolours what is
meant to be recoloured: sails, boats, gems, cubes, pawns, shields. Every module here has a table
`EMBLEMS` of functions from a tint to parts; `emblem(name)` finds them all.
"""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

from render.scene import Colour, Group, Part

Drawing = Callable[[Colour | None], tuple[Part, ...]]


@lru_cache(maxsize=1)
def drawings() -> dict[str, Drawing]:
    """Gather the emblems of every module by name."""
    found: dict[str, Drawing] = {}
    for module in iter_modules(__path__):
        found |= getattr(import_module(f"{__name__}.{module.name}"), "EMBLEMS", {})
    return found


def names() -> tuple[str, ...]:
    """List every emblem."""
    return tuple(sorted(drawings()))


@lru_cache(maxsize=1024)
def emblem(name: str, tint: Colour | None = None) -> Group:
    """Give the parts of an emblem as one solid group."""
    return Group(drawings()[name](tint), solid=True)
