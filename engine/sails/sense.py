"""First thoughts of a decent player: what a position is worth, and how good each answer looks."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from typing import Any

from engine.core.types import Move, Seat
from engine.sails import moves as kinds
from engine.sails.cards import COLOUR, HAND, HIGHEST, POINTS, ROUNDS, TINT, VALUE
from engine.sails.phases import Giving, Playing
from engine.sails.state import State
from engine.sails.trick import CARD_OF
from engine.sails.views import Laid, View

_AVERAGE = 3.0
"""Points of a treasure that one cannot see."""
_BONUS = 0.5
"""Points of a Bonus card: half a pair."""
_ACTION = {1: 1.4, 2: 0.9, 3: 0.6, 4: 0.9}
"""What an action is worth in points."""
_STEALING = 0.5
"""What another's loss is worth to the thief."""
_EFFORT = 1.5
"""What the highest island is worth if kept."""
_KEPT = {card: _EFFORT * ((value / HIGHEST) ** 2 - 0.376) for card, value in VALUE.items()}
"""What an island in hand is worth beyond an average one."""
_FOLLOWING = 0.3
"""How often an opponent plays the colour in question."""
SEARCH = {"mistakes": 0.5, "playout": 24, "greed": 1.0}
"""Even a careless island wins something here, so an easy player is careless more often. A search plays the
trick to its end as decent players would; what comes after says little."""


def settled(state: State) -> bool:
    """Tell whether no trick is under way."""
    return not state.plays and isinstance(state.phase, Playing)


def worth(view: View) -> tuple[float, ...]:
    """Estimate every seat's prospects by its lead, the less surely the more is to come."""
    points = [_points(view, seat) for seat in range(view.seats)]
    tricks = (ROUNDS - view.round) * HAND[view.seats] + max(view.sizes)
    doubt = 1.5 + 0.35 * tricks
    return tuple(_chance(points, seat, doubt) for seat in range(view.seats))


def _chance(points: list[float], seat: Seat, doubt: float) -> float:
    best = max(other for one, other in enumerate(points) if one != seat)
    return 1 / (1 + exp((best - points[seat]) / doubt))


def _points(view: View, seat: Seat) -> float:
    """What a seat has scored and would score now; of hidden treasures only their number is known."""
    total = sum(tally[seat].points for tally in view.tallies)
    if len(view.tallies) == view.round:
        return total
    pile = view.piles[seat]
    if seat == view.seat:
        treasures = sum(POINTS[card] for card in view.pile) + sum(_KEPT[card] for card in view.hand)
    else:
        treasures = POINTS[pile.top] + _AVERAGE * (pile.size - 1) if pile.size else 0.0
    return total + treasures + _BONUS * view.bonus[seat]


def rank(view: View, moves: Sequence[Move]) -> list[float]:
    """Tell how good each of these legal moves looks; all of them answer one question."""
    judge = _JUDGES[type(moves[0])](view)
    return [judge(move) for move in moves]


Judge = Callable[[Any], float]


def _plays(view: View) -> Judge:
    """An island is worth what it may win, less what it costs to let it go."""
    prizes = _prizes(view)
    outlook: dict[tuple[str, int], float] = {}

    def judge(move: kinds.Play) -> float:
        colour, value = COLOUR[move.card], VALUE[move.card]
        key = (colour, value + move.bonus)
        if key not in outlook:
            outlook[key] = _outlook(view, prizes, *key)
        cost = _EFFORT * (value / HIGHEST) ** 2 + _BONUS * move.bonus
        bluff = 0.02 if (move.covers == "coast") == (value + move.bonus > 8) else 0.0
        return outlook[key] - cost + bluff

    return judge


def _prizes(view: View) -> dict[str, float]:
    """What the winner of each colour gets."""
    prizes = {colour: _ACTION[view.actions[card]] for colour, card in CARD_OF.items()}
    return prizes | {TINT[stack.shown]: float(POINTS[stack.shown]) for stack in view.decks if stack.shown}


def _outlook(view: View, prizes: dict[str, float], colour: str, value: int) -> float:
    """Weigh the prize of a colour against the Bonus cards for being its weakest."""
    winning, losing, company = 1.0, 1.0, 0.0
    for laid in view.plays:
        there, above = _threat(laid, colour, value)
        winning *= 1 - there * above
        losing *= 1 - there * (1 - above)
        company += there
    for _ in range(view.seats - len(view.plays) - 1):
        winning *= 1 - _FOLLOWING * (HIGHEST - value) / HIGHEST
        losing *= 1 - _FOLLOWING * value / HIGHEST
        company += _FOLLOWING
    consolation = _BONUS * (1 + company) if company else 0.0
    return winning * prizes[colour] + (1 - winning) * losing * consolation


def _threat(laid: Laid, colour: str, value: int) -> tuple[float, float]:
    """How likely an island of the trick has this colour, and then counts at least as much."""
    if laid.colour:
        return (1.0, _above(value - laid.bonus)) if laid.colour == colour else (0.0, 0.0)
    return _FOLLOWING, float(laid.number + laid.bonus >= value)


@lru_cache(maxsize=64)
def _above(value: int) -> float:
    """How likely an island that shows only its colour has at least this value."""
    return min(1.0, max(0, HIGHEST + 1 - value) / HIGHEST)


def _claims(_view: View) -> Judge:
    def judge(move: kinds.Take | kinds.Steal) -> float:
        share = 1 + _STEALING if isinstance(move, kinds.Steal) else 1.0
        return share * POINTS[move.treasure]

    return judge


def _victims(view: View) -> Judge:
    """Harm whoever is ahead."""
    return lambda move: _points(view, move.victim)


def _gifts(view: View) -> Judge:
    """Give the lowest islands; they are picked in the order of the hand."""
    phase = view.phase
    assert isinstance(phase, Giving)
    lowest = sorted(view.hand, key=VALUE.__getitem__)[: phase.count]
    return lambda move: float(isinstance(move, kinds.DoneGive) or move.card in lowest)


def _decks(view: View) -> Judge:
    """Look where more of one's own islands could win."""
    reach = {stack.colours: sum(_strength(view, colour) for colour in stack.colours) for stack in view.decks}
    return lambda move: reach[move.deck]


def _strength(view: View, colour: str) -> float:
    """How well one stands in a colour: its highest island in hand."""
    return max((VALUE[card] for card in view.hand if COLOUR[card] == colour), default=0) / HIGHEST


def _orders(view: View) -> Judge:
    """Bring up first what one could win."""

    def judge(move: kinds.Order) -> float:
        line = (move.first, move.second, move.third)
        gains = [POINTS[card] * (_strength(view, TINT[card]) - 0.6) for card in line]
        return sum(gain / (place + 1) for place, gain in enumerate(gains))

    return judge


def _highest(_view: View) -> Judge:
    return lambda move: float(VALUE[move.card])


def _lowest(_view: View) -> Judge:
    return lambda move: -float(VALUE[move.card])


_JUDGES: dict[type[Move], Callable[[View], Judge]] = {
    kinds.Pass: _lowest,
    kinds.Play: _plays,
    kinds.Take: _claims,
    kinds.Steal: _claims,
    kinds.Rob: _victims,
    kinds.Raid: _victims,
    kinds.Give: _gifts,
    kinds.DoneGive: _gifts,
    kinds.Peek: _decks,
    kinds.Order: _orders,
    kinds.Fetch: _highest,
    kinds.Discard: _lowest,
}
