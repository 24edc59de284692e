"""The sixteen islands: three two-sided pieces around one corner, in two orders (section 6)."""

import itertools
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.tobago import data, frame
from engine.tobago.frame import BIT, DIRECTIONS, Hex

DATA: dict[str, Any] = json.loads(data.read("pieces.json"))
TERRAINS: tuple[str, ...] = tuple(DATA["terrain"].values())
ISLANDS = 16
LEGS = 3

_ORDERS = (("P1", "P2", "P3"), ("P1", "P3", "P2"))
_SIDES = tuple(itertools.product(("large", "small"), repeat=3))


@dataclass(frozen=True, slots=True)
class Island:
    """One assembled island, with everything that never changes on it worked out."""

    number: int
    terrain: Mapping[str, str]
    """What grows on each land space; its keys are the island."""
    land: int
    beside: Mapping[str, int]
    """The land spaces one step away."""
    sight: Mapping[str, int]
    """The land spaces one or two steps away (fact 25)."""
    coast: int
    """Land that touches the sea (B10)."""
    seaside: int
    """Land with the sea one or two steps away (B10)."""
    area: Mapping[str, int]
    """The connected area of one terrain around each space."""
    largest: Mapping[str, int]
    """The one largest area of each terrain (B6)."""
    reach: Mapping[str, tuple[int, ...]]
    """Where an ATV can be within 0, 1, 2 and 3 legs (fact 21)."""
    gaze: Mapping[tuple[str, str], str]
    """The last land before the first sea, from a space in a direction (B24)."""

    @property
    def spaces(self) -> tuple[str, ...]:
        """All land spaces in the order of their labels."""
        return frame.spaces(self.land)

    def legs(self, start: str, end: str) -> int:
        """Count the legs a drive needs, four meaning too many."""
        bit = BIT[end]
        return next((legs for legs, found in enumerate(self.reach[start]) if found & bit), LEGS + 1)

    def of(self, terrain: str) -> int:
        """All spaces of a terrain."""
        return frame.mask(space for space, grows in self.terrain.items() if grows == terrain)


def pieces(number: int) -> tuple[tuple[str, str, str], ...]:
    """Name slot, piece and side of the three parts of an island."""
    order, sides = _ORDERS[number // 8], _SIDES[number % 8]
    side = dict(zip(("P1", "P2", "P3"), sides, strict=True))
    return tuple((slot["name"], piece, side[piece]) for slot, piece in zip(DATA["slots"], order, strict=True))


@cache
def island(number: int) -> Island:
    """Assemble an island and work out areas, sights, drives and gazes."""
    ground = {place: DATA["terrain"][letter] for place, letter in _cells(number).items()}
    terrain = {frame.label(place): ground[place] for place in sorted(ground)}
    beside = _around(ground, lambda steps: steps == 1)
    area = _areas(terrain, beside)
    return Island(
        number,
        terrain,
        frame.mask(terrain),
        beside,
        _around(ground, lambda steps: steps in {1, 2}),
        _near_sea(ground, 1),
        _near_sea(ground, 2),
        area,
        _largest(terrain, area),
        _reach(area, beside),
        _gazes(ground),
    )


def _cells(number: int) -> dict[Hex, str]:
    """Lay the three pieces down, a letter for each land space."""
    cells: dict[Hex, str] = {}
    for slot, (_, piece, side) in zip(DATA["slots"], pieces(number), strict=True):
        down, across = frame.STEPS[slot["down"]], frame.STEPS[slot["across"]]
        for a, row in enumerate(DATA["pieces"][piece][side]):
            for b, letter in enumerate(row):
                column = slot["apex"][0] + a * down[0] + b * across[0]
                line = slot["apex"][1] + a * down[1] + b * across[1]
                if letter != ".":
                    cells[column, line] = letter
    return cells


def _around(ground: Mapping[Hex, str], wanted: Callable[[int], bool]) -> dict[str, int]:
    """For each space, the land at wanted distances."""
    return {
        frame.label(place): frame.mask(
            frame.label(other) for other in ground if wanted(frame.distance(place, other))
        )
        for place in ground
    }


def _near_sea(ground: Mapping[Hex, str], steps: int) -> int:
    """The land with a hex that is no land at most so many steps away."""
    offsets = itertools.product(range(-2, 3), range(-4, 5))
    near = [(a, b) for a, b in offsets if (a + b) % 2 == 0 and 0 < frame.distance((0, 0), (a, b)) <= steps]
    return frame.mask(
        frame.label((column, row))
        for column, row in ground
        if any((column + a, row + b) not in ground for a, b in near)
    )


def _areas(terrain: Mapping[str, str], beside: Mapping[str, int]) -> dict[str, int]:
    """Flood each connected area of one terrain, across the seams of the pieces."""
    found: dict[str, int] = {}
    for space in terrain:
        if space not in found:
            area = _flood(space, terrain, beside)
            found.update(dict.fromkeys(frame.spaces(area), area))
    return found


def _flood(start: str, terrain: Mapping[str, str], beside: Mapping[str, int]) -> int:
    area, edge = BIT[start], [start]
    while edge:
        for other in frame.spaces(beside[edge.pop()] & ~area):
            if terrain[other] == terrain[start]:
                area |= BIT[other]
                edge.append(other)
    return area


def _largest(terrain: Mapping[str, str], area: Mapping[str, int]) -> dict[str, int]:
    """Find the largest area of each terrain; a tie is a mistake in the pieces (B6)."""
    largest = {}
    for grows in TERRAINS:
        areas = sorted({area[space] for space in terrain if terrain[space] == grows}, key=int.bit_count)
        if areas[-1].bit_count() == areas[-2].bit_count():
            raise ValueError(f"two largest areas of {grows}")
        largest[grows] = areas[-1]
    return largest


def _reach(area: Mapping[str, int], beside: Mapping[str, int]) -> dict[str, tuple[int, ...]]:
    """A leg is any way inside one area, or one step onto another terrain (fact 21)."""
    leg = {space: area[space] | beside[space] for space in area}
    reach = {space: [BIT[space]] for space in area}
    for drives in reach.values():
        for _ in range(LEGS):
            further = drives[-1]
            for space in frame.spaces(drives[-1]):
                further |= leg[space]
            drives.append(further)
    return {space: tuple(drives) for space, drives in reach.items()}


def _gazes(ground: Mapping[Hex, str]) -> dict[tuple[str, str], str]:
    """Follow every look to the last land before the first sea (B24)."""
    gazes = {}
    for place, direction in itertools.product(ground, DIRECTIONS):
        last = place
        while frame.step(last, direction) in ground:
            last = frame.step(last, direction)
        gazes[frame.label(place), direction] = frame.label(last)
    return gazes
