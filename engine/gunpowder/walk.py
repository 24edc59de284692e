"""How far characters and bombs get."""

from collections.abc import Sequence
from itertools import combinations, pairwise, permutations

from engine.core.types import Seat
from engine.gunpowder.board import ABOARD, BIT, BOATS, NEAR, SPREAD, WALKABLE, WITHIN, flood, mask
from engine.gunpowder.cards import STRONGEST
from engine.gunpowder.state import (
    Island,
    Player,
    Rules,
    bomb_cells,
    closed,
    standing,
    usable,
)

Layers = tuple[int, ...]
"""The cells reached in at most 0, 1, 2 ... steps, and at least one."""


def starts(island: Island, seat: Seat) -> list[str]:
    """The places from which this seat can walk somebody, equals taken together (gunpowder R19, R21)."""
    player = island.players[seat]
    places = []
    for number, place in enumerate(player.crew):
        if number in player.down or place in places:
            continue
        if BIT[place] or place == ABOARD or _unguarded(island, place):
            places.append(place)
    return places


def _unguarded(island: Island, place: str) -> bool:
    """Tell whether this is a boat that its owner has left without a guard (gunpowder R19)."""
    return place in BOATS and ABOARD not in island.players[BOATS.index(place)].crew


def walker(player: Player, start: str) -> int:
    """Find who of the crew walks from a place: the first there who is not knocked out."""
    number = player.crew.index(start)
    while number in player.down:
        number = player.crew.index(start, number + 1)
    return number


def door(island: Island, seat: Seat, start: str) -> str:
    """The cell at which a walk from this place begins: itself, or the anchor of the boat."""
    if start == ABOARD:
        return island.players[seat].boat
    return island.players[BOATS.index(start)].boat if start in BOATS else start


def steps(start: str, origin: str, moored: bool, passable: int, way: str, most: int) -> Layers:
    """Where a walk of at most so many steps gets, the cells that can be passed being known.

    From a boat the first step leads to its anchor. A start at which the own boat is moored can be left
    for the boat and come back to (gunpowder R3, R6).
    """
    own = BIT[start]
    if not own:
        return (0, *flood(BIT[origin] & passable, passable, way, most - 1))
    first = NEAR[way][start] & passable
    if most == 1:
        return (0, first)
    passable |= own
    berth = own if moored else 0
    return (0, first, *flood(SPREAD[way](first) & passable | berth, passable, way, most - 2))


def hemmed_bombs(rules: Rules, bombs: tuple[str, ...], free: int) -> list[str]:
    """Those of the bombs without a free cell beside them."""
    near = NEAR[rules.adjacency]
    return [bomb for bomb in bombs if not near[bomb] & free]


def crowded(rules: Rules, island: Island, seat: Seat, start: str, bombs: list[str]) -> int:
    """Those of the bombs on which a walk may not end, since they could not be put down again (R5)."""
    return mask([bomb for bomb in bombs if not _room(rules, island, seat, start, bomb, (bomb,))])


def enemy_boat_at(island: Island, seat: Seat, cell: str) -> Seat | None:
    """Find whose boat lies at this anchor, if it is an enemy's."""
    for other, player in enumerate(island.players):
        if player.boat == cell and other != seat:
            return other
    return None


def hauls(
    rules: Rules, island: Island, seat: Seat, start: str, to: str, value: int
) -> tuple[tuple[str, ...], ...]:
    """Every set of bombs that a walk of so many steps can take along to its end (gunpowder R7).

    The walk is one that is legal; the walker still stands at its start.
    """
    home, origin, way = island.players[seat].boat, door(island, seat, start), rules.adjacency
    if not BIT[to] or not _on_the_way(bomb_cells(island.bombs), way, origin, to, value):
        return ((),)
    passable = WALKABLE & ~standing(island.players) | BIT[start]
    layers = steps(start, origin, start == home, passable, way, value)
    near = [bomb for bomb in island.bombs if BIT[bomb] & layers[value]]
    distance = _Distances(layers, passable, way)
    sets = [bombs for count in range(len(near) + 1) for bombs in combinations(near, count)]
    return tuple(
        bombs
        for bombs in sets
        if (to in bombs) == (to in near)
        and distance.tour(bombs, to) <= value
        and len(bombs) <= _room(rules, island, seat, start, to, bombs)
    )


def _on_the_way(cells: int, way: str, origin: str, to: str, value: int) -> bool:
    """Tell whether a walk of so many steps could pass any of these if nothing stood in its way."""
    there, back = WITHIN[way][origin], WITHIN[way][to]
    cells &= there[value] & back[value]
    return bool(cells) and any(cells & there[one] & back[value - one] for one in range(value + 1))


class _Distances:
    """Steps between the start of a walk, bombs and its end."""

    def __init__(self, layers: Layers, passable: int, way: str) -> None:
        self._layers = layers
        self._passable = passable
        self._way = way

    def tour(self, bombs: tuple[str, ...], to: str) -> int:
        """The shortest walk over all these bombs that ends there."""
        others = [bomb for bomb in bombs if bomb != to]
        return min(self._along((*order, to)) for order in permutations(others))

    def _along(self, stops: tuple[str, ...]) -> int:
        total = _first_layer(self._layers, stops[0])
        for one, other in pairwise(stops):
            layers = flood(BIT[one], self._passable, self._way, STRONGEST)
            total += _first_layer(layers, other)
        return total


def _first_layer(layers: Sequence[int], cell: str) -> int:
    bit = BIT[cell]
    return next((steps for steps, cells in enumerate(layers) if cells & bit), STRONGEST + 1)


def _room(rules: Rules, island: Island, seat: Seat, start: str, to: str, bombs: tuple[str, ...]) -> int:
    """How many bombs can be put down around the end of a walk that takes these along."""
    left = tuple(bomb for bomb in island.bombs if bomb not in bombs)
    blocked = standing(island.players) & ~BIT[start] | BIT[to] | bomb_cells(left) | closed(island.found)
    around = NEAR[rules.adjacency][to] & WALKABLE & ~blocked
    return around.bit_count() + (enemy_boat_at(island, seat, to) is not None)


def pushable(rules: Rules, island: Island, seat: Seat) -> list[str]:
    """The bombs next to a character who can act (gunpowder R8)."""
    near = SPREAD[rules.adjacency](usable(island.players[seat]))
    return [bomb for bomb in island.bombs if BIT[bomb] & near]


def flight_cells(rules: Rules, island: Island, seat: Seat, bomb: str) -> int:
    """The land next to a character who can act, other than the one who throws (gunpowder R10)."""
    spread = SPREAD[rules.adjacency]
    crew = usable(island.players[seat])
    throwers = NEAR[rules.adjacency][bomb] & crew
    if not throwers:
        return 0
    catchers = crew if throwers.bit_count() > 1 else crew & ~throwers
    return spread(catchers)
