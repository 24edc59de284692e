"""Huts, palms and statues, and where they may stand (facts 5 and 6, B5)."""

from engine.core.dice import Dice
from engine.core.types import Record
from engine.tobago import frame
from engine.tobago.frame import DIRECTIONS
from engine.tobago.island import ISLANDS, Island, island

HUTS, PALMS, STATUES = 4, 3, 3


class Site(Record, frozen=True):
    """An island and what stands on it for the whole game."""

    island: int
    huts: tuple[str, ...]
    palms: tuple[str, ...]
    statues: tuple[str, ...]
    """In the order of set-up, in which they put out amulets (B27)."""


def found(dice: Dice, spacing: int) -> Site:
    """Draw an island and place its landmarks: statues first, then huts, then palms."""
    ground = island(dice.below(ISLANDS))
    while True:
        statues = _scatter(dice, ground, ground.land & ~ground.coast, STATUES, spacing)
        free = ground.land & ~frame.mask(statues)
        huts = _scatter(dice, ground, free, HUTS, spacing)
        palms = _scatter(dice, ground, free & ~frame.mask(huts), PALMS, spacing)
        if (len(statues), len(huts), len(palms)) == (STATUES, HUTS, PALMS):
            return Site(ground.number, huts, palms, statues)


def facings(dice: Dice) -> tuple[str, ...]:
    """Draw where each statue looks at first."""
    return tuple(dice.pick(DIRECTIONS) for _ in range(STATUES))


def _scatter(dice: Dice, ground: Island, free: int, count: int, spacing: int) -> tuple[str, ...]:
    """Place landmarks of one kind far enough apart, or as many as fit."""
    placed: tuple[str, ...] = ()
    while free and len(placed) < count:
        space = dice.pick(frame.spaces(free))
        placed = (*placed, space)
        free &= ~_crowded(ground, space, spacing)
    return placed


def _crowded(ground: Island, space: str, spacing: int) -> int:
    """The spaces nearer to this one than the spacing allows."""
    here = frame.hex_of(space)
    return frame.mask(other for other in ground.spaces if frame.distance(here, frame.hex_of(other)) < spacing)
