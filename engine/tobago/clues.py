"""The fifty-two clues and exactly which spaces each of them means (section 4, B6-B10)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

import msgspec

from engine.core.types import Record
from engine.tobago import data, frame
from engine.tobago.island import Island, island
from engine.tobago.landmarks import Site


class Clue(Record, frozen=True):
    """What a card says about where a treasure lies."""

    id: str
    relation: Literal["in", "next", "sight"]
    target: str
    largest: bool
    negated: bool


CLUES = {clue.id: clue for clue in msgspec.json.decode(data.read("clues.json"), type=tuple[Clue, ...])}
DECK = tuple(CLUES)


@lru_cache(maxsize=256)
def meanings(site: Site) -> Mapping[str, int]:
    """Work out the spaces of every clue on this island with these landmarks."""
    ground = island(site.island)
    return {clue.id: spaces(ground, site, clue) for clue in CLUES.values()}


def spaces(ground: Island, site: Site, clue: Clue) -> int:
    """Find the spaces a clue leaves; with "not" it is the exact complement (B8)."""
    kept = _sea(ground, clue) if clue.target == "sea" else _related(ground, clue, _target(ground, site, clue))
    return ground.land & ~kept if clue.negated else kept


def _sea(ground: Island, clue: Clue) -> int:
    return ground.coast if clue.relation == "next" else ground.seaside


def _target(ground: Island, site: Site, clue: Clue) -> int:
    """The spaces the clue speaks of."""
    stands = {"hut": site.huts, "palm": site.palms, "statue": site.statues}
    if clue.target in stands:
        return frame.mask(stands[clue.target])
    return ground.largest[clue.target] if clue.largest else ground.of(clue.target)


def _related(ground: Island, clue: Clue, target: int) -> int:
    """In it, or around it without itself (B7, B9)."""
    if clue.relation == "in":
        return target
    around = ground.beside if clue.relation == "next" else ground.sight
    found = 0
    for space in frame.spaces(target):
        found |= around[space]
    return found & ~target
