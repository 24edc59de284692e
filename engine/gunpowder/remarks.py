"""What is worth knowing about a choice before making it, and what a set is put together from."""

from collections.abc import Callable
from typing import Any

from engine.core.types import Move, Pool, Remark
from engine.gunpowder import moves as m
from engine.gunpowder.answers import throwable
from engine.gunpowder.board import ABOARD, BIT, BOATS, CROSS, GROUND, LAND, NEAR, SPREAD
from engine.gunpowder.cards import GEMS, VALUE
from engine.gunpowder.phases import Brewing
from engine.gunpowder.state import Player, free_crew, occupant, standing
from engine.gunpowder.views import View
from engine.gunpowder.walk import enemy_boat_at, hauls

_BLAST, _WINS, _LAST, _LOOT, _CHEST, _ENEMY, _HOME, _BOMB = range(-8, 0)
"""What is shown first."""


def remark(view: View, move: Move) -> Remark | None:
    """Say what is worth knowing about a move."""
    find = _REMARKS.get(type(move))
    return find(view, move) if find and view.seat is not None else None


def pool(view: View) -> Pool | None:
    """List the cards that a Potion may throw away; the targets of a Pistol are named in order."""
    phase = view.phase
    if not isinstance(phase, Brewing) or phase.seat != view.seat:
        return None
    cards = throwable(view.hand)
    later = cards[cards.index(phase.picked[-1]) + 1 :] if phase.picked else cards
    return Pool(tuple(m.THROW[card] for card in later), 0, len(later))


def _mover(view: View) -> Player:
    assert view.seat is not None
    return view.island.players[view.seat]


def _walk(view: View, move: m.Go) -> Remark | None:
    if move.to == ABOARD:
        return Remark("home", rank=_HOME)
    return _blast_by_walk(view, move) or _ground(view, move.to) or _company(view, move.to)


def _blast_by_walk(view: View, move: m.Go) -> Remark | None:
    """An enemy anchor that is reached over a bomb."""
    assert view.seat is not None
    if not view.island.bombs or GROUND[move.to] != "A":
        return None
    enemy = enemy_boat_at(view.island, view.seat, move.to)
    if enemy is None:
        return None
    ways = hauls(view.rules, view.island, view.seat, move.start, move.to, VALUE[move.card])
    return Remark("blast", enemy, rank=_BLAST) if any(ways) else None


def _ground(view: View, to: str) -> Remark | None:
    """Loot or a closed chest on the cell."""
    for loot in view.island.loot:
        if loot.at == to:
            return Remark("loot", loot.gems, str(loot.ammo), _LOOT)
    if to in CROSS and not view.island.found[CROSS[to]]:
        return Remark("chest", rank=_CHEST)
    return None


def _company(view: View, to: str) -> Remark | None:
    """Enemies or bombs within one step of the cell."""
    players = view.island.players
    near = NEAR[view.rules.adjacency][to]
    enemies = standing(tuple(player for seat, player in enumerate(players) if seat != view.seat))
    if near & enemies:
        return Remark("enemy", (near & enemies).bit_count(), rank=_ENEMY)
    bombs = sum(bool((near | BIT[to]) & BIT[bomb]) for bomb in view.island.bombs)
    return Remark("bomb", bombs, rank=_BOMB) if bombs else None


def _blast(_view: View, move: m.Push | m.Drop) -> Remark | None:
    return Remark("blast", BOATS.index(move.to), rank=_BLAST) if move.to in BOATS else None


def _hit(view: View, move: m.Pistol | m.Padlock | m.Aim) -> Remark:
    victim, _ = occupant(view.island.players, move.at)
    if free_crew(view.island.players[victim]) == 1:
        return Remark("last", victim, rank=_LAST)
    return Remark("whose", victim)


def _knock(view: View, move: m.Hammer) -> Remark:
    return Remark("whose", occupant(view.island.players, move.at)[0])


def _theft(view: View, move: m.Steal) -> Remark | None:
    wins = move.what == "gem" and _mover(view).gems + 1 >= view.rules.gems
    return Remark("wins", rank=_WINS) if wins else None


def _odds(view: View, _move: m.Open) -> Remark:
    found = view.island.found
    return Remark("odds", GEMS - found.count("gem"), str(found.count("")))


def _doom(view: View, _move: m.Endure) -> Remark | None:
    return Remark("doom") if free_crew(_mover(view)) == 1 else None


def _mooring(view: View, move: m.Moor) -> Remark | None:
    """How near the nearest other boat lies; far ones are shown first (gunpowder R31)."""
    boats = [player.boat for player in view.island.players if player.boat]
    if not boats:
        return None
    steps = min(_steps(view, move.to, boat) for boat in boats)
    return Remark("neighbour", steps, rank=-steps)


def _steps(view: View, one: str, other: str) -> int:
    """Count the steps over land from one anchor to another."""
    spread, cells, steps = SPREAD[view.rules.adjacency], BIT[one], 0
    while not cells & BIT[other]:
        cells, steps = spread(cells) & LAND, steps + 1
    return steps


_REMARKS: dict[type[Move], Callable[[View, Any], Remark | None]] = {
    m.Moor: _mooring,
    m.Go: _walk,
    m.Push: _blast,
    m.Drop: _blast,
    m.Pistol: _hit,
    m.Padlock: _hit,
    m.Aim: _hit,
    m.Hammer: _knock,
    m.Steal: _theft,
    m.Open: _odds,
    m.Endure: _doom,
}
