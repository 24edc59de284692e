"""Phase 2: whose turn it is, what can be done in it, and passing."""

from engine.core.types import Move, Seat
from engine.loot_island import compasses, taking
from engine.loot_island.draft import Draft
from engine.loot_island.fitting import can_pay, open_landings
from engine.loot_island.moves import (
    LAND,
    LAND_AARON,
    PASS,
    RECALL,
    RECALL_AARON,
    VISIT,
    VISIT_AARON,
    Land,
    LandAaron,
    Pass,
    Recall,
    RecallAaron,
    Visit,
    VisitAaron,
)
from engine.loot_island.news import CompassCameHome, CubesTaken, FirstPlayerTaken, Passed
from engine.loot_island.numbers import COMPASSES
from engine.loot_island.phases import ForcedTreasure, Homecoming, PayTile, PlayCards, Turn
from engine.loot_island.sealed import others, put
from engine.loot_island.sight import Sight
from engine.loot_island.tiles import price

_PASS_CUBES = 2


def legal_turn(sight: Sight, _phase: Turn, seat: Seat) -> tuple[Move, ...]:
    """Landings, small islands and passing; with two players also what Aaron can do."""
    hand, landings, cost = sight.hands[seat], sight.landings, price(sight.event)
    moves: list[Move] = [LAND[number] for number in open_landings(hand, landings)]
    if sight.tiles and can_pay(hand, cost):
        moves += [VISIT[tile] for tile in sight.tiles]
    moves.append(PASS)
    if sight.seats == 2 and not sight.aaron_out:
        moves += _for_aaron(sight, cost)
    return tuple(moves)


def _for_aaron(sight: Sight, cost: int) -> list[Move]:
    """What can be done with Aaron's cards (P1)."""
    hand = sight.hands[2]
    moves: list[Move] = [LAND_AARON[number] for number in open_landings(hand, sight.landings)]
    if can_pay(hand, cost):
        moves += [VISIT_AARON[tile] for tile in sight.tiles]
    return moves


def answer_turn(draft: Draft, _phase: Turn, seat: Seat, move: Move) -> None:
    """Go where the player wants to go."""
    if isinstance(move, Pass):
        draft.next("pass", seat)
    elif isinstance(move, Land | LandAaron):
        aaron = isinstance(move, LandAaron)
        draft.phase = PlayCards((seat,), _figure(draft, seat, aaron), aaron, move.landing, ())
    elif isinstance(move, Visit | VisitAaron):
        aaron = isinstance(move, VisitAaron)
        cost = price(draft.event)
        draft.phase = PayTile((seat,), _figure(draft, seat, aaron), aaron, move.tile, cost, ())


def _figure(draft: Draft, seat: Seat, aaron: bool) -> int:
    return draft.seats if aaron else seat


def begin(draft: Draft, _place: int) -> None:
    """Begin Phase 2: under B4 third compasses come home first, then the First Player's turn."""
    draft.next("turn", draft.first)
    if draft.event == "B4":
        _ask_homecoming(draft)


def _ask_homecoming(draft: Draft) -> None:
    figures = range(len(draft.hands))
    crowded = tuple(one for one in figures if len(compasses.out(draft.landings, one)) == COMPASSES)
    if crowded:
        owners = tuple(draft.first if draft.is_aaron(one) else one for one in crowded)
        draft.phase = Homecoming(tuple(sorted(set(owners))), crowded, owners, (None,) * len(crowded))


def _open_places(phase: Homecoming, seat: Seat) -> list[int]:
    """Which of the compasses in question this seat has still to answer for."""
    places = enumerate(phase.owners)
    return [place for place, owner in places if owner == seat and phase.answers[place] is None]


def legal_homecoming(sight: Sight, phase: Homecoming, seat: Seat) -> tuple[Move, ...]:
    """Any of the three compasses; the own ones come before Aaron's."""
    figure = phase.figures[_open_places(phase, seat)[0]]
    numbers = compasses.out(sight.landings, figure)
    return tuple(RECALL_AARON[n] if figure >= sight.seats else RECALL[n] for n in numbers)


def seal_homecoming(phase: Homecoming, seat: Seat, move: Move) -> Homecoming:
    """Keep one decision; the First Player may have two to make."""
    assert isinstance(move, Recall | RecallAaron)
    place, *more = _open_places(phase, seat)
    asked = phase.asked if more else others(phase.asked, seat)
    return Homecoming(asked, phase.figures, phase.owners, put(phase.answers, place, move.landing))


def settle_homecoming(draft: Draft, phase: Homecoming) -> None:
    """Bring the compasses home."""
    for figure, number in zip(phase.figures, phase.answers, strict=True):
        assert number is not None
        compasses.lift(draft, figure, number)
        draft.news.append(CompassCameHome(figure, draft.is_aaron(figure), number))


def ask(draft: Draft, seat: Seat) -> None:
    """Ask for a turn; without cards, and nothing to do for Aaron, passing is all there is (R2, P13)."""
    if draft.hands[seat] or _aaron_can_act(draft):
        draft.phase = Turn((seat,))
    else:
        _pass(draft, seat, forced=True)


def _aaron_can_act(draft: Draft) -> bool:
    if draft.seats != 2 or draft.aaron_out:
        return False
    hand = draft.hands[2]
    return bool(open_landings(hand, draft.landings) or (draft.tiles and can_pay(hand, price(draft.event))))


def pass_now(draft: Draft, seat: Seat) -> None:
    """Pass of one's own will, or because B9 says so."""
    _pass(draft, seat, forced=False)


def _pass(draft: Draft, seat: Seat, *, forced: bool) -> None:
    draft.news.append(Passed(seat, forced))
    if not any(draft.passed):
        _take_first(draft, seat)
    draft.passed = put(draft.passed, seat, answer=True)
    draft.next("next", seat)
    if draft.offered:
        _force_treasure(draft, seat)


def _take_first(draft: Draft, seat: Seat) -> None:
    """The first to pass takes the tile, also if he holds it already (R22)."""
    draft.first = seat
    draft.news.append(FirstPlayerTaken(seat))
    if draft.event == "B8":
        rest = tuple(one for one in range(draft.seats) if one != seat)
        taking.curse(draft, rest, _PASS_CUBES)
        draft.news.append(CubesTaken(rest, _PASS_CUBES, "B8"))


def _force_treasure(draft: Draft, seat: Seat) -> None:
    """A2: one of the treasures on show must be taken; without a choice it is."""
    choices = taking.keeps(draft.offered, draft.cubes[seat])
    if len(choices) == 1:
        taking.take_offered(draft, seat, choices[0])
    else:
        draft.phase = ForcedTreasure((seat,))


def following(draft: Draft, seat: Seat) -> None:
    """Go on with the next one clockwise who has not passed, or with Phase 3."""
    for step in range(1, draft.seats + 1):
        candidate = (seat + step) % draft.seats
        if not draft.passed[candidate]:
            draft.next("turn", candidate)
            return
    draft.next("explore")
