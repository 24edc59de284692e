"""What a decent player thinks at first sight; for the computer players.

All numbers are tastes: ending the turn is worth 0.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import exp
from typing import Any

from engine.core.types import Move, Seat
from engine.gunpowder import moves as m
from engine.gunpowder.board import (
    ABOARD,
    ANCHORS,
    BIT,
    BOATS,
    CELLS,
    NEAR,
    WALKABLE,
    cells_of,
    flood,
)
from engine.gunpowder.cards import COLOUR, GEMS, STRONGEST, VALUE
from engine.gunpowder.phases import Defending, Opening, Taking
from engine.gunpowder.state import Island, Player, closed, crew_cells, free_crew, occupant, opponents
from engine.gunpowder.views import View
from engine.gunpowder.walk import enemy_boat_at

SEARCH = {"trust": 6.0, "playout": 8, "greed": 1.0}
"""Random play wanders about; a search lets first thoughts finish the turn and answer it, then judges."""

_CHEST, _LOOT, _PREY, _CROWD, _TARGET, _BLAST = 5.0, 6.0, 3.0, -0.4, 4.0, 30.0
_EFFORT = {card: 0.1 * value for card, value in VALUE.items()}
"""A weaker card is spent more gladly."""
_TASTE = {
    **{card: value * 0.25 for card, value in VALUE.items()},
    "pistol": 1.0,
    "padlock": 1.6,
    "hammer": 0.9,
    "shield": 2.0,
    "chest": 2.0,
    "gift": 0.4,
    "fly": 0.5,
    "potion": 1.2,
    "boat": 0.6,
}
"""How gladly a card is held."""


def _distances(cells: int) -> dict[str, int]:
    """How many steps every cell is away from the nearest of these, people left aside."""
    layers = flood(cells, WALKABLE, "king", 2 * len(ANCHORS))
    found: dict[str, int] = {}
    for steps, layer in enumerate(layers):
        for cell in cells_of(layer):
            found.setdefault(cell, steps)
    return found


@cache
def _from(cell: str) -> dict[str, int]:
    """How many steps every cell is away from this one."""
    return _distances(BIT[cell])


_BESIDE = {way: {cell: cells_of(near[cell] & WALKABLE) for cell in CELLS} for way, near in NEAR.items()}


@lru_cache(maxsize=512)
def _pull(found: tuple[str, ...]) -> dict[str, float]:
    """How good it is to be on a cell for the closed chests near it."""
    chests = closed(found)
    if not chests:
        return dict.fromkeys(CELLS, 0.0)
    near = {cell: 3.0 * 0.8**steps for cell, steps in _distances(chests).items()}
    return near | dict.fromkeys(cells_of(chests), 3.0 + _CHEST)


def worth(view: View) -> tuple[float, ...]:
    """Every seat's chance to win, as far as the open table tells."""
    island = view.island
    powers = [_wealth(view, seat) for seat in range(len(island.players))]
    if island.bombs:
        _weigh_threats(view, powers)
    chances = [0.0 if seat in island.out else exp(power) for seat, power in enumerate(powers)]
    total = sum(chances)
    return tuple(chance / total for chance in chances)


def _wealth(view: View, seat: Seat) -> float:
    """What a boat holds, a chest that is about to be opened, and a crew that is alive and ashore.

    The last gems count most: many a game is turned before.
    """
    player, phase, found = view.island.players[seat], view.phase, view.island.found
    gems = float(player.gems)
    if isinstance(phase, Opening) and phase.seat == seat:
        gems += (GEMS - found.count("gem")) / found.count("")
    part = gems / view.rules.gems
    ashore = crew_cells(player).bit_count()
    return 0.3 * part + 2.1 * part**2 + 0.05 * min(player.ammo, 3) + 0.05 * free_crew(player) + 0.05 * ashore


def _weigh_threats(view: View, powers: list[float]) -> None:
    """Who could soon bring a bomb to whose boat; it is good for the one and as bad for the other."""
    turn, players = view.turn, view.island.players
    for seat, player in enumerate(players):
        ready = seat == turn.seat and "move" not in turn.used
        for victim in opponents(players, seat) if player.boat else ():
            steps = _blast_steps(view.island, player, players[victim].boat)
            threat = _THREAT[ready] * _ODDS[min(steps, STRONGEST + 1)]
            powers[seat] += threat
            powers[victim] -= threat


def _blast_steps(island: Island, player: Player, anchor: str) -> int:
    """How strong a card has to be that brings a bomb to the boat at this anchor."""
    return min(
        _from(anchor)[bomb] + _reach_bomb(player, number, bomb)
        for bomb in island.bombs
        for number in range(len(player.crew))
    )


def _reach_bomb(player: Player, number: int, bomb: str) -> int:
    """How many steps it takes one of a crew to get at a bomb; one step away it can be pushed."""
    place = player.crew[number]
    if number in player.down:
        return STRONGEST
    if BIT[place]:
        return max(1, _from(bomb)[place])
    return 1 + _from(bomb)[player.boat] if place == ABOARD else STRONGEST


_ODDS = (1.0, *(1 - (steps / STRONGEST) ** 4 for steps in range(STRONGEST + 1)))
"""How likely a hand is to hold a Movement card that is good for so many steps."""
_THREAT = {True: 0.55, False: 0.45}
"""What such a card is good for, when it can be played at once and when others come first."""


def rank(view: View, moves: Sequence[Move]) -> list[float]:
    """How good each of these moves seems at first sight."""
    thought = _Thought(view)
    ends, starts = thought.ends, thought.starts
    return [
        ends[move.to] - starts[move.start] - _EFFORT[move.card]
        if isinstance(move, m.Go)
        else _JUDGES[type(move)](thought, move)
        for move in moves
    ]


class _Thought:
    """One look at the table by the seat that is asked."""

    def __init__(self, view: View) -> None:
        seat = view.seat
        assert seat is not None
        self.view = view
        self.seat: Seat = seat
        self.me = view.island.players[seat]
        self.pull = _pull(view.island.found)
        self.ends = self._judge_ends()
        self.starts = {start: self._judge_start(start) for start in self.me.crew}

    def _can_attack(self) -> bool:
        hand = self.view.hand
        locks = "padlock" in hand or "hammer" in hand
        return "attack" not in self.view.turn.used and (locks or ("pistol" in hand and self.me.ammo > 0))

    def moor(self, move: m.Moor) -> float:
        """Keep away from the others."""
        boats = [player.boat for player in self.view.island.players if player.boat]
        return float(min((_from(boat)[move.to] for boat in boats), default=0))

    def _judge_start(self, start: str) -> float:
        """What is given up by walking away from there; a prisoner gains by it."""
        left = self.pull[start] if BIT[start] else 0.3
        return 0.5 * min(left, 3.0) - (start in BOATS)

    def _judge_ends(self) -> dict[str, float]:
        """How good it is to end a walk on a cell: chests, loot, prey and, with a bomb, boats draw."""
        island = self.view.island
        ends = {**self.pull, ABOARD: -1.0}
        for loot in island.loot:
            ends[loot.at] += _LOOT * loot.gems + loot.ammo
        near, charm = _BESIDE[self.view.rules.adjacency], _PREY if self._can_attack() else _CROWD
        for seat in opponents(island.players, self.seat):
            other = island.players[seat]
            for cell in [cell for place in other.crew for cell in near.get(place, ())]:
                ends[cell] += charm
            if island.bombs:
                ends[other.boat] += _TARGET
        return ends

    def carry(self, move: m.Push | m.Fly) -> float:
        """Move a bomb: into a boat, else away from the own one and towards the others."""
        if move.to in BOATS:
            return self.blast(move.to)
        return 1.5 * (self.bomb_at(move.to) - self.bomb_at(move.bomb))

    def drop(self, move: m.Drop | m.Place) -> float:
        """Put a bomb down, or Bobby."""
        if move.to in BOATS:
            return self.blast(move.to)
        if getattr(self.view.phase, "what", "bomb") == "bobby":
            return self.ends[move.to]
        return self.bomb_at(move.to)

    def blast(self, boat: str) -> float:
        """The loot of a boat that goes up."""
        return _BLAST + 8.0 * self.view.island.players[BOATS.index(boat)].gems

    def bomb_at(self, cell: str) -> float:
        """How well a bomb lies: far from the own boat, near another."""
        boats = [player.boat for player in self.view.island.players if player.boat != self.me.boat]
        others = min(_from(boat)[cell] for boat in boats if boat)
        return 0.25 * (min(_from(self.me.boat)[cell], 9) - min(others, 9))

    def take(self, move: m.Take) -> float:
        """Take bombs along to an enemy boat, and away from the own."""
        phase = self.view.phase
        assert isinstance(phase, Taking)
        if enemy_boat_at(self.view.island, self.seat, phase.at) is not None:
            return 10.0 if move.bombs else 0.0
        return sum(self.bomb_at(phase.at) - self.bomb_at(bomb) for bomb in move.bombs)

    def hit(self, cell: str) -> float:
        """How much it hurts the one who stands there."""
        victim = self.view.island.players[occupant(self.view.island.players, cell)[0]]
        last = free_crew(victim) == 1
        return victim.gems + (10.0 + 8.0 * victim.gems if last else 0.0)

    def shield(self, _move: m.Shield) -> float:
        """Save a life; a Hammer's blow is borne unless it would come to more."""
        phase = self.view.phase
        return -0.5 if isinstance(phase, Defending) and phase.card == "hammer" else 4.0

    def steal(self, move: m.Steal) -> float:
        """Gems before ammunition, from who has the most."""
        victim = self.view.island.players[move.seat]
        if move.what == "ammo":
            return 1.5 if "pistol" in self.view.hand else 0.3
        wins = self.me.gems + 1 >= self.view.rules.gems
        return 100.0 if wins else 7.0 + victim.gems

    def gift(self, move: m.Gift) -> float:
        """Give what is not needed to who is ahead."""
        spent = COLOUR[move.card] in self.view.turn.used
        return 1.2 - _TASTE[move.card] + 0.1 * self.view.island.players[move.seat].gems - 0.2 * spent

    def potion(self, _move: m.Potion) -> float:
        """Drink late in the turn, or with a poor hand."""
        poor = sum(_TASTE[card] < 0.8 for card in self.view.hand)
        return 0.4 * poor - 0.6 if "move" in self.view.turn.used else 0.3 * (poor - 3)

    def sail(self, move: m.Sail) -> float:
        """Flee from bombs."""
        bombs = self.view.island.bombs
        if not bombs:
            return -0.2
        here, there = (min(_from(anchor)[bomb] for bomb in bombs) for anchor in (self.me.boat, move.to))
        return 0.6 * (min(there, 8) - min(here, 8)) - 0.2


_JUDGES: dict[type[Move], Callable[[_Thought, Any], float]] = {
    m.Moor: _Thought.moor,
    m.Push: _Thought.carry,
    m.Fly: _Thought.carry,
    m.Take: _Thought.take,
    m.Drop: _Thought.drop,
    m.Place: _Thought.drop,
    m.Open: lambda _, __: 5.0,
    m.Leave: lambda _, __: 0.0,
    m.Pistol: lambda thought, move: 6.0 + thought.hit(move.at),
    m.Aim: lambda thought, move: 4.0 + thought.hit(move.at),
    m.Fire: lambda _, __: 0.0,
    m.Padlock: lambda thought, move: 6.5 + thought.hit(move.at),
    m.Hammer: lambda thought, move: 3.0 + 0.2 * thought.hit(move.at),
    m.Shield: _Thought.shield,
    m.Endure: lambda _, __: 0.0,
    m.Steal: _Thought.steal,
    m.Gift: _Thought.gift,
    m.Potion: _Thought.potion,
    m.Throw: lambda _, move: 0.9 - _TASTE[move.card],
    m.Drink: lambda _, __: 0.0,
    m.Sail: _Thought.sail,
    m.Discard: lambda _, move: -_TASTE[move.card],
    m.End: lambda _, __: 0.0,
}
"""Everything but walks, which are too many to be asked about one by one."""
