"""The island and the clues once more, slowly and obviously: sets of hexes, and walking step by step."""

import json
from importlib import resources
from itertools import product

Hex = tuple[int, int]

STEPS = {"N": (0, -2), "NE": (1, -1), "SE": (1, 1), "S": (0, 2), "SW": (-1, 1), "NW": (-1, -1)}
FILE = json.loads(resources.files("engine.tobago.data").joinpath("pieces.json").read_text(encoding="utf-8"))
ASSEMBLIES = [
    (order, sides)
    for order in (("P1", "P2", "P3"), ("P1", "P3", "P2"))
    for sides in product(("large", "small"), repeat=3)
]


def land(number: int) -> dict[Hex, str]:
    """Every land hex of an island with its terrain."""
    order, sides = ASSEMBLIES[number]
    side = dict(zip(("P1", "P2", "P3"), sides, strict=True))
    ground = {}
    for slot, piece in zip(FILE["slots"], order, strict=True):
        (ax, ay), (bx, by) = STEPS[slot["down"]], STEPS[slot["across"]]
        for a, row in enumerate(FILE["pieces"][piece][side[piece]]):
            for b, letter in enumerate(row):
                place = (slot["apex"][0] + a * ax + b * bx, slot["apex"][1] + a * ay + b * by)
                if letter != ".":
                    assert place not in ground, "two pieces overlap"
                    ground[place] = FILE["terrain"][letter]
    return ground


def neighbours(place: Hex) -> set[Hex]:
    return {(place[0] + x, place[1] + y) for x, y in STEPS.values()}


def around(place: Hex, steps: int) -> set[Hex]:
    """Everything that can be walked to in so many steps or fewer, land or sea, without the place."""
    reached = {place}
    for _ in range(steps):
        reached |= {other for one in reached for other in neighbours(one)}
    return reached - {place}


def steps_between(one: Hex, other: Hex) -> int:
    reached, steps = {one}, 0
    while other not in reached:
        reached |= {further for place in reached for further in neighbours(place)}
        steps += 1
    return steps


def areas(ground: dict[Hex, str], terrain: str) -> list[set[Hex]]:
    """The connected areas of a terrain, the largest first."""
    left = {place for place, grows in ground.items() if grows == terrain}
    found = []
    while left:
        area, edge = set(), [next(iter(left))]
        while edge:
            place = edge.pop()
            if place in left:
                left.remove(place)
                area.add(place)
                edge += neighbours(place)
        found.append(area)
    return sorted(found, key=len, reverse=True)


def meant(ground: dict[Hex, str], stands: dict[str, set[Hex]], clue: str) -> set[Hex]:
    """The spaces of a clue, read from its name word by word."""
    words = clue.split("-")
    if words[0] == "not":
        return set(ground) - meant(ground, stands, clue.removeprefix("not-"))
    relation, target = words[0], words[-1]
    if target == "sea":
        thing = {other for place in ground for other in around(place, 2)} - set(ground)
    elif target in stands:
        thing = stands[target]
    elif "largest" in words:
        thing = areas(ground, target)[0]
    else:
        thing = {place for place, grows in ground.items() if grows == target}
    if relation == "in":
        return thing
    far = {"next": 1, "sight": 2}[relation]
    return {place for place in ground if place not in thing and around(place, far) & thing}


def after_a_leg(ground: dict[Hex, str], place: Hex) -> set[Hex]:
    """Where one leg can end."""
    area = next(area for area in areas(ground, ground[place]) if place in area)
    return area | (neighbours(place) & set(ground))


def looks_at(ground: dict[Hex, str], place: Hex, direction: str) -> Hex:
    """The last land before the first sea."""
    x, y = STEPS[direction]
    while (place[0] + x, place[1] + y) in ground:
        place = (place[0] + x, place[1] + y)
    return place
