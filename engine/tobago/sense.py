"""What a decent player would think: first thoughts about moves, and how everybody stands."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp, log2
from typing import Any

from engine.core.types import Move, Seat
from engine.tobago import moves
from engine.tobago.cards import CURSE, CURSES, RISKY
from engine.tobago.clues import meanings
from engine.tobago.frame import BIT, spaces
from engine.tobago.island import LEGS, island
from engine.tobago.moves import MAPS
from engine.tobago.phases import Drive, Offer, Turn
from engine.tobago.state import CUBES, Column
from engine.tobago.views import Sharing, View

CARD = 4.0
"""The mean of the gold cards."""
AMULET = 1.6
"""What an amulet is worth in coins."""
ROSE = 3.2
"""What a rose on a treasure that is about to be raised is worth in coins."""
TREASURE = 6.0
"""What it is worth to raise one: the first choice of every card."""


SEARCH = {"playout": 0, "trust": 3.0}
"""Random drives say little, so a search judges where the tree ends."""


def worth(view: View) -> tuple[float, ...]:
    """Estimate everybody's prospects: coins, amulets, roses and the way to located treasures."""
    totals = [_wealth(view, seat) for seat in range(view.rules.seats)]
    calm = 4.0 + view.gold / 4
    top = max(totals)
    weights = [exp((total - top) / calm) for total in totals]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def rank(view: View, choices: Sequence[Move]) -> list[float]:
    """Tell how good each move looks at first thought."""
    drive = _driver(view)
    return [
        drive(move) if isinstance(move, moves.Go) else _JUDGES[type(move)](view, move) for move in choices
    ]


def _wealth(view: View, seat: Seat) -> float:
    """What a seat has and may soon have, in coins."""
    total = AMULET * view.purses[seat] + _coins(view, seat)
    for column in view.columns:
        nearness = _nearness(column.left)
        total += ROSE * nearness * sum(laid.owner == seat for laid in column.clues)
        if column.left == 1 and view.atvs[seat]:
            total += _way(view.site.island, view.atvs[seat], column.candidates)
    return total


def _coins(view: View, seat: Seat) -> float:
    """The gold of a seat: what is known of it, and the mean of what lies face down."""
    if view.treasures:
        return sum(view.treasures[seat])
    if seat == view.seat:
        return sum(view.pile)
    shown = view.division.shown if view.division else ()
    taken = [dealt.card for dealt in shown if dealt.seat == seat]
    return sum(taken) + CARD * (view.piles[seat] - len(taken))


@lru_cache(maxsize=128)
def _nearness(left: int) -> float:
    """How soon a map with so many spaces will be raised, between 0 and 1."""
    return 1 / (1 + 0.45 * log2(left))


@lru_cache(maxsize=8192)
def _way(number: int, space: str, treasure: int) -> float:
    """What it is worth to be so near a located treasure."""
    reach = island(number).reach[space]
    legs = next((legs for legs, found in enumerate(reach) if found & treasure), LEGS + 1)
    return (TREASURE - CARD) * (1.0, 0.9, 0.8, 0.7, 0.1)[legs]


@lru_cache(maxsize=1024)
def _outlook(number: int, candidates: tuple[int, ...]) -> dict[str, float]:
    """How well each space lies for the treasures: which part of the candidates is two legs away."""
    weights = [(found, 1.5 * _nearness(found.bit_count()) / found.bit_count()) for found in candidates]
    near = [(found, weight) for found, weight in weights if found.bit_count() <= CUBES]
    reach = island(number).reach
    return {
        space: sum(weight * (found & reach[space][2]).bit_count() for found, weight in near)
        for space in reach
    }


def _candidates(view: View) -> tuple[int, ...]:
    grey, brown, black, white = view.columns
    return grey.candidates, brown.candidates, black.candidates, white.candidates


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _here(view: View) -> str:
    return view.atvs[_seat(view)]


def _can_still_drive(view: View) -> bool:
    """Whether a move without an amulet may follow in this turn."""
    phase = view.phase
    return isinstance(phase, Turn) or (isinstance(phase, Drive) and phase.legs > 0)


def _park(view: View, move: moves.Park) -> float:
    reach = island(view.site.island).reach[move.space]
    return reach[1].bit_count() + reach[2].bit_count() / 4


def _even(_view: View, _move: Move) -> float:
    return 0.0


def _clue(view: View, move: moves.Clue) -> float:
    """A rose where others work too; better still if the treasure comes near."""
    column = view.columns[MAPS.index(move.map)]
    kept = column.candidates & meanings(view.site)[move.card]
    return _narrowed(view, column, kept, drives=False) + ROSE * _nearness(kept.bit_count())


def _amulet_clue(view: View, move: moves.AmuletClue) -> float:
    column = view.columns[MAPS.index(move.map)]
    kept = column.candidates & meanings(view.site)[move.card]
    gain = _narrowed(view, column, kept, drives=_can_still_drive(view))
    return gain + ROSE * _nearness(kept.bit_count()) - 2 * AMULET


def _amulet_cube(view: View, move: moves.AmuletCube) -> float:
    column = view.columns[MAPS.index(move.map)]
    kept = column.candidates & ~BIT[move.space]
    return _narrowed(view, column, kept, drives=_can_still_drive(view)) - 2 * AMULET


def _narrowed(view: View, column: Column, kept: int, *, drives: bool) -> float:
    """What it is worth that a map is narrowed to these spaces, beyond the own new rose."""
    seat = _seat(view)
    mine = sum(laid.owner == seat for laid in column.clues)
    others = (len(column.clues) - mine) / (view.rules.seats - 1)
    sooner = _nearness(kept.bit_count()) - _nearness(column.left)
    gain = ROSE * sooner * (mine - others)
    if kept & (kept - 1):
        reach = island(view.site.island).reach[_here(view)]
        return gain + 0.6 * ((kept & reach[2]).bit_count() / kept.bit_count() - 0.5)
    return gain + _race(view, spaces(kept)[0], drives=drives)


def _race(view: View, space: str, *, drives: bool) -> float:
    """Who will raise a treasure that is now located: whoever can still drive, else the next in turn."""
    seat, ground = _seat(view), island(view.site.island)
    if drives and ground.legs(view.atvs[seat], space) <= LEGS:
        return TREASURE
    rivals = [ground.legs(atv, space) for other, atv in enumerate(view.atvs) if other != seat]
    if min(rivals) <= LEGS:
        return CARD - TREASURE
    return TREASURE / 2 if ground.legs(view.atvs[seat], space) <= LEGS else 0.0


def _driver(view: View) -> Callable[[moves.Go], float]:
    """Judge drives: treasures first, then amulets, then a better place."""
    here, candidates = _here(view), _candidates(view)
    outlook = _outlook(view.site.island, candidates)
    before = outlook.get(here, 0.0)

    def judge(move: moves.Go) -> float:
        gain = outlook[move.space] - before - (0.05 if move.space != here else 0.1)
        if move.take:
            gain += AMULET
        return gain + TREASURE * candidates.count(BIT[move.space])

    return judge


def _swap(_view: View, _move: moves.Swap) -> float:
    """A new hand is worth something if the old one fits little."""
    return 0.4


def _raise(_view: View, _move: moves.Raise) -> float:
    return 2 * TREASURE


def _amulet_move(view: View, _move: moves.AmuletMove) -> float:
    """An extra move pays if it reaches a treasure that the main move does not."""
    reach = island(view.site.island).reach[_here(view)][LEGS]
    found = sum(column.left == 1 and bool(column.candidates & reach) for column in view.columns)
    spare = found - isinstance(view.phase, Turn)
    return TREASURE - AMULET if spare > 0 else -AMULET


def _amulet_swap(_view: View, _move: moves.AmuletSwap) -> float:
    return 0.3 - AMULET


def _stop(view: View, _move: moves.Stop) -> float:
    """Stopping pays where an extra move would reach a treasure."""
    phase = view.phase
    if isinstance(phase, Drive) and not phase.acted:
        return 0.0
    return max(-0.2, _amulet_move(view, moves.AMULET_MOVE) - 0.1)


def _take(view: View, _move: moves.Take) -> float:
    """The card against what this rose may still get."""
    phase, division = view.phase, view.division
    assert isinstance(phase, Offer)
    assert division is not None
    return phase.card - _hope(view, phase, division)


def _hope(view: View, phase: Offer, division: Sharing) -> float:
    """What a rose may expect of the covered cards: more for the first, less with a curse about."""
    covered = division.left
    mine = division.roses.count(phase.seat)
    if mine > covered:
        return 0.0
    known = [*division.peeked]
    for card in (phase.card, *(dealt.card for dealt in division.shown)):
        if card in known:
            known.remove(card)
    if CURSE in known:
        return 0.0
    best = max(known, default=0)
    hope = 3.0 + 0.3 * min(covered - mine, 4) + (0.3 * (best - CARD) if phase.at == 0 else 0.0)
    return hope * (1 - _curse_risk(view, covered - len(known)))


def _curse_risk(view: View, covered: int) -> float:
    """How likely one of these covered cards is a curse."""
    unseen = CURSES - view.discard.count(CURSE)
    risky = view.gold + covered + view.buried
    if view.gold >= RISKY or not covered:
        return 0.0
    return min(1.0, unseen * covered / risky)


def _pay_gold(view: View, _move: moves.PayGold) -> float:
    return -float(view.pile[-1])


def _pay_amulet(_view: View, _move: moves.PayAmulet) -> float:
    return -AMULET


def _begin(view: View, move: moves.Begin) -> float:
    """Begin with a clue that keeps the treasure near the own ATV."""
    meant = meanings(view.site)[move.card]
    near = (meant & island(view.site.island).reach[_here(view)][2]).bit_count() / meant.bit_count()
    return near - meant.bit_count() / 200


_JUDGES: dict[type[Move], Callable[[View, Any], float]] = {
    moves.Park: _park,
    moves.Open: _even,
    moves.Clue: _clue,
    moves.Swap: _swap,
    moves.Raise: _raise,
    moves.AmuletClue: _amulet_clue,
    moves.AmuletCube: _amulet_cube,
    moves.AmuletMove: _amulet_move,
    moves.AmuletSwap: _amulet_swap,
    moves.Stop: _stop,
    moves.End: _even,
    moves.Take: _take,
    moves.Leave: _even,
    moves.PayGold: _pay_gold,
    moves.PayAmulet: _pay_amulet,
    moves.Begin: _begin,
}
