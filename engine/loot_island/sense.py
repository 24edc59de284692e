"""First thoughts for the computer players: what a decent, greedy person would do, and who is ahead."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.types import Move, Seat
from engine.loot_island import compasses, healers, moves, plans
from engine.loot_island.appraisal import cube_cost, gain
from engine.loot_island.cards import COLOUR, FIT, ICON, VALUE, Cards, last_value, later
from engine.loot_island.coasts import NUMBERS
from engine.loot_island.forecast import worth
from engine.loot_island.numbers import FATAL_CUBES, ROUNDS
from engine.loot_island.outlook import promise, prospects
from engine.loot_island.phases import (
    AnyPhase,
    Bargain,
    ClearHand,
    Homecoming,
    KeepHand,
    MoveCompass,
    PayTile,
    PlayCards,
    Turn,
    UseTile,
)
from engine.loot_island.tiles import POWER, price
from engine.loot_island.treasures import CURSE, TREASURES
from engine.loot_island.views import View

__all__ = ["SEARCH", "rank", "worth"]

SEARCH = {"playout": 0, "trust": 6.0, "curiosity": 0.25}
"""Random play says little here: the search judges by `worth` at once, and tries first thoughts first but not
for long: a gold piece is only a hundredth or three of a chance to win."""


def rank(view: View, options: Sequence[Move]) -> list[float]:
    """How good each of these moves looks at first sight."""
    think = _THOUGHTS.get(type(view.phase), _by_move)
    return think(view, options)


def _by_move(view: View, options: Sequence[Move]) -> list[float]:
    return [_VALUES[type(move)](view, move) if type(move) in _VALUES else 0.0 for move in options]


def _turn(view: View, options: Sequence[Move]) -> list[float]:
    """Plays by what they bring, small islands by their power, passing by what it is good for."""
    outlooks = prospects(view)
    seat = _seat(view)
    values: list[float] = []
    for move in options:
        if isinstance(move, moves.Land):
            values.append(plans.best(view, outlooks, seat, move.landing).worth)
        elif isinstance(move, moves.LandAaron):
            values.append(plans.best(view, outlooks, view.seats, move.landing).worth)
        elif isinstance(move, moves.Visit):
            values.append(
                _power(view, move.tile, seat) - 0.6 * price(view.event) - 4.0 * (view.event == "B9")
            )
        elif isinstance(move, moves.VisitAaron):
            values.append(_power(view, move.tile, view.seats) - 0.3)
        else:
            values.append(_passing(view))
    return values


def _passing(view: View) -> float:
    """The First Player tile is worth its gold on the last day; a hand kept is worth little."""
    if any(view.passed):
        return 0.2
    return 3.5 if view.round == ROUNDS else 0.7


def _power(view: View, tile: str, figure: int) -> float:
    """What a small island would bring now."""
    seat, power = _seat(view), POWER[tile]
    if power == "shed":
        most = 3 if tile == "S1" else 2
        return _relief(view, seat, most) if figure == seat else 0.0
    if power == "draw":
        return 1.3 if figure == seat else 0.0
    if power == "treasure":
        return 2.2 + _relief(view, seat, -1) if figure == seat else -0.5
    if power == "ship":
        return _sailing(view)
    sign = 1.0 if figure == seat else -0.4
    return sign * (_sinking(view, figure) if power == "sink" else _placing(view, figure))


def _relief(view: View, seat: Seat, cubes: int) -> float:
    """What it is worth to lose so many cubes; negative for taking them."""
    own = view.cubes[seat]
    return cube_cost(own, view.round) - cube_cost(max(0, own - cubes), view.round)


def _sailing(view: View) -> float:
    """What it would change for this player to explore the next coast instead."""
    seat = _seat(view)
    here, there = (_explored(view, step)[seat] for step in (0, 1))
    return there - here


def _explored(view: View, step: int) -> list[float]:
    """What everyone would get if the coast so many corners further were explored now."""
    ship = view.ship if step == 0 else view.ship.moved()
    gold = [0.0] * (view.seats + 1)
    first = 2 * ship.coast()
    prospect = prospects(view)[2 * view.ship.coast()]
    for number in (first + 1, first + 2):
        landing = view.landings[number - 1]
        for figure, share in promise(view, prospect, number, landing.cards, landing.compasses).items():
            gold[figure] += share
    return gold


def _sinking(view: View, figure: int) -> float:
    numbers = compasses.can_sink(view.landings, figure, view.event)
    return max((_sunk(view, figure, number) for number in numbers), default=0.0)


def _sunk(view: View, figure: int, number: int) -> float:
    """What it would bring to be the first to take on this landing."""
    landing, prospect = view.landings[number - 1], prospects(view)[number - 1]
    rest = tuple(one for one in landing.compasses if one != figure)
    stack = (*rest, figure) if view.event == "B13" else (figure, *rest)
    before = promise(view, prospect, number, landing.cards, landing.compasses)
    return promise(view, prospect, number, landing.cards, stack)[figure] - before[figure]


def _placing(view: View, figure: int) -> float:
    out = compasses.out(view.landings, figure)
    gains = [_placed(view, figure, number) for number in NUMBERS if number not in out]
    return max(gains) - (_given_up(view, figure) if _all_out(view, figure) else 0.0)


def _placed(view: View, figure: int, number: int) -> float:
    landing, prospect = view.landings[number - 1], prospects(view)[number - 1]
    stack = (*landing.compasses, figure)
    return promise(view, prospect, number, landing.cards, stack)[figure]


def _all_out(view: View, figure: int) -> bool:
    return compasses.all_out(view.landings, figure, view.event)


def _given_up(view: View, figure: int) -> float:
    return plans.given_up(view, prospects(view), figure)


def _play(view: View, options: Sequence[Move]) -> list[float]:
    """Follow the best play that goes on from what was picked."""
    phase = view.phase
    assert isinstance(phase, PlayCards)
    plan = plans.best(view, prospects(view), phase.figure, phase.landing, phase.picked)
    rest = [card for card in plan.cards if card not in phase.picked]
    return [_follows(move, rest) for move in options]


def _follows(move: Move, rest: list[str]) -> float:
    """The next card of a plan, or its end."""
    if isinstance(move, moves.Play | moves.Pay | moves.Drop):
        return 1.0 if rest and move.card == rest[0] else 0.0
    return 0.0 if rest else 1.0


def _pay(view: View, options: Sequence[Move]) -> list[float]:
    """Pay with the cards that are of least use."""
    phase = view.phase
    assert isinstance(phase, PayTile)
    return [
        -_use(view, move.card, view.hands[phase.figure]) if isinstance(move, moves.Pay) else 1.0
        for move in options
    ]


def _drop(view: View, options: Sequence[Move]) -> list[float]:
    """Discard what is of little use; of a larger first hand, what is of least use."""
    phase, seat = view.phase, _seat(view)
    assert isinstance(phase, ClearHand | KeepHand)
    hand = view.hands[seat]
    cards = sorted(later(hand, phase.picked[seat]), key=lambda card: _use(view, card, hand))
    if isinstance(phase, KeepHand):
        rest = set(cards[: phase.surplus[seat] - len(phase.picked[seat])])
    else:
        rest = {card for card in cards if _use(view, card, hand) < 0.5}
    return [_follows(move, [card for card in hand if card in rest]) for move in options]


def _use(view: View, card: str, hand: Cards) -> float:
    """How useful a card is: what it shows, where it fits, and whether others of its colour go with it."""
    colour, icon = COLOUR[card], ICON[card]
    use = {"one": 0.6, "plus1": 0.9, "chest": 0.7, "draw": 0.4, "discard": 0.5, "none": 0.0}[icon]
    use += 0.15 * sum(COLOUR[other] == colour for other in hand)
    for landing in view.landings:
        column = landing.cards
        if column and COLOUR[column[0]] == colour and FIT[card] >= last_value(column):
            use += 0.35
    return use - 0.03 * VALUE[card]


def _bargain(view: View, options: Sequence[Move]) -> list[float]:
    value = 1.9 + _relief(view, _seat(view), -2)
    return [value if isinstance(move, moves.Accept) else 0.0 for move in options]


def _home(view: View, options: Sequence[Move]) -> list[float]:
    """Leave the least promising landing."""
    outlooks, seat = prospects(view), _seat(view)
    return [
        -plans.standing(view, outlooks, seat if isinstance(move, moves.Recall) else view.seats, move.landing)
        for move in options
        if isinstance(move, moves.Recall | moves.RecallAaron)
    ]


def _move_compass(view: View, options: Sequence[Move]) -> list[float]:
    outlooks, phase = prospects(view), view.phase
    assert isinstance(phase, MoveCompass)
    return [
        -plans.standing(view, outlooks, phase.figure, move.source)
        for move in options
        if isinstance(move, moves.Shift)
    ]


def _use_tile(view: View, options: Sequence[Move]) -> list[float]:
    phase = view.phase
    assert isinstance(phase, UseTile)
    return [_tile_move(view, phase, move) for move in options]


def _tile_move(view: View, phase: UseTile, move: Move) -> float:
    sign = -0.4 if phase.aaron else 1.0
    if isinstance(move, moves.Shed):
        return _relief(view, _seat(view), move.cubes)
    if isinstance(move, moves.Sink):
        return sign * _sunk(view, phase.figure, move.landing)
    if isinstance(move, moves.Place):
        lost = plans.standing(view, prospects(view), phase.figure, move.source) if move.source else 0.0
        return sign * (_placed(view, phase.figure, move.landing) - lost)
    return _power(view, phase.tile, phase.figure) if isinstance(move, moves.Use) else 0.0


def _take(view: View, move: moves.Take) -> float:
    """Keep what is worth its curse; re-bury what others would like best."""
    seat = _seat(view)
    if move.how == "keep":
        added = gain(view.kept, seat, move.treasure, view.round)
        return added + _relief(view, seat, move.cubes - CURSE[move.treasure])
    treasure = TREASURES[move.treasure]
    envy = 0.08 * (treasure.base + 3 * treasure.crosses + 3 * treasure.multiplier)
    return _relief(view, seat, move.cubes) + envy


def _profit(view: View, move: moves.Profit) -> float:
    return 0.8 * move.cards + _relief(view, _seat(view), move.cubes)


def _copy_draw(_view: View, _move: Move) -> float:
    return 0.8


def _shed(view: View, move: moves.Shed | moves.CopyDiscard) -> float:
    return _relief(view, _seat(view), move.cubes)


def _hire(view: View, move: moves.Hire) -> float:
    return -healers.cost(move.healer, view.cubes[_seat(view)])


def _propose(view: View, move: moves.Propose) -> float:
    """Offer what is cheap for oneself; without need of a healer, what is dear for the others."""
    own = view.cubes[_seat(view)]
    if 0 < own < FATAL_CUBES:
        return -healers.cost(move.healer, own)
    return healers.cost(move.healer, max(view.cubes))


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


_THOUGHTS: dict[type[AnyPhase], Callable[[View, Sequence[Move]], list[float]]] = {
    Turn: _turn,
    PlayCards: _play,
    PayTile: _pay,
    ClearHand: _drop,
    KeepHand: _drop,
    Bargain: _bargain,
    Homecoming: _home,
    MoveCompass: _move_compass,
    UseTile: _use_tile,
}
_VALUES: dict[type[Move], Callable[[View, Any], float]] = {
    moves.Take: _take,
    moves.Profit: _profit,
    moves.CopyDraw: _copy_draw,
    moves.CopyDiscard: _shed,
    moves.Shed: _shed,
    moves.Hire: _hire,
    moves.Propose: _propose,
}
