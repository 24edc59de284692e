"""What a decent player thinks at first sight; for the computer players.

All numbers are tastes: ending the turn is worth 0.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
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
from engine.gunpowder.cards import COLOUR, VALUE
from engine.gunpowder.phases import Defending, Taking
from engine.gunpowder.state import Player, closed, free_crew, occupant, opponents
from engine.gunpowder.views import View
from engine.gunpowder.walk import enemy_boat_at

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


_FROM = {anchor: _distances(BIT[anchor]) for anchor in ANCHORS}


_BESIDE = {
    way: {cell: cells_of(near[cell] & WALKABLE) for cell in CELLS} for way, near in NEAR.items()
}


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
    players = view.island.players
    out = view.island.out
    powers = [0.0 if seat in out else exp(_power(view, player)) for seat, player in enumerate(players)]
    total = sum(powers)
    return tuple(power / total for power in powers)


def _power(view: View, player: Player) -> float:
    gems = 5.0 * player.gems / view.rules.gems
    return 0.9 * gems + 0.15 * min(player.ammo, 3) + 0.35 * free_crew(player) - _danger(view, player)


def _danger(view: View, player: Player) -> float:
    """Bombs that lie within a strong card's reach of the boat."""
    if not player.boat:
        return 0.0
    return sum(0.3 for bomb in view.island.bombs if _FROM[player.boat][bomb] <= 4)


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
        return float(min((_FROM[boat][move.to] for boat in boats), default=0))

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
        others = min(_FROM[boat][cell] for boat in boats if boat)
        return 0.25 * (min(_FROM[self.me.boat][cell], 9) - min(others, 9))

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
        here, there = (min(_FROM[anchor][bomb] for bomb in bombs) for anchor in (self.me.boat, move.to))
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
