"""Using a small island: price, power, and what follows (loot_island N7, N8)."""

from engine.core.types import Move, Seat
from engine.loot_island import compasses, drawing, taking
from engine.loot_island.coasts import NUMBERS
from engine.loot_island.draft import Draft
from engine.loot_island.fitting import payable
from engine.loot_island.moves import (
    DECLINE,
    DONE_PAY,
    PAY,
    PLACE,
    SHED,
    SINK,
    USE,
    Pay,
    Place,
    Shed,
    Sink,
    Take,
    Use,
)
from engine.loot_island.news import (
    AaronLeft,
    CardsDrawn,
    CompassSunk,
    CubesShed,
    CubesTaken,
    PowerUnused,
    ShipMoved,
    TileUsed,
    TreasureFound,
)
from engine.loot_island.phases import FindTreasure, PayTile, UseTile
from engine.loot_island.sight import Sight
from engine.loot_island.tiles import POWER, TILES

_FOR_PLAYERS_ONLY = ("shed", "draw")
"""Aaron has no cubes and draws no cards (P7)."""


def legal_pay(sight: Sight, phase: PayTile, _seat: Seat) -> tuple[Move, ...]:
    """Later cards with which the price can be met, then enough."""
    if len(phase.picked) == phase.price:
        return (DONE_PAY,)
    cards = payable(sight.hands[phase.figure], phase.picked, phase.price)
    return tuple([PAY[card] for card in cards])


def pick_pay(phase: PayTile, _seat: Seat, move: Pay) -> PayTile:
    """One card more to pay with."""
    picked = (*phase.picked, move.card)
    return PayTile(phase.asked, phase.figure, phase.aaron, phase.tile, phase.price, picked)


def answer_pay(draft: Draft, phase: PayTile, seat: Seat, _move: Move) -> None:
    """The price to the discard pile, A3's cube, then the power (R45)."""
    drawing.discard(draft, phase.figure, phase.picked)
    draft.news.append(TileUsed(seat, phase.aaron, phase.tile, phase.picked))
    if draft.event == "A3" and not phase.aaron:
        taking.curse(draft, (seat,), 1)
        draft.news.append(CubesTaken((seat,), 1, "A3"))
    if _can_use(draft, phase):
        draft.phase = UseTile((seat,), phase.figure, phase.aaron, phase.tile)
    else:
        draft.news.append(PowerUnused(phase.tile))
        _leave(draft, seat, phase.tile, aaron=phase.aaron)


def _can_use(draft: Draft, phase: PayTile) -> bool:
    """Tell whether the power can do anything, as far as everyone can see (R65)."""
    power = POWER[phase.tile]
    if phase.aaron and power in _FOR_PLAYERS_ONLY:
        return False
    if power == "shed":
        return draft.cubes[phase.figure] > 0
    if power == "sink":
        return bool(compasses.can_sink(draft.landings, phase.figure, draft.event))
    return power != "draw" or draft.maps_left() > 0


def legal_use(sight: Sight, phase: UseTile, seat: Seat) -> tuple[Move, ...]:
    """What the power allows, or nothing."""
    power, figure = POWER[phase.tile], phase.figure
    if power == "shed":
        return SHED[: min(TILES[phase.tile].amount, sight.cubes[seat]) + 1]
    if power == "sink":
        numbers = compasses.can_sink(sight.landings, figure, sight.event)
        return (*[SINK[number] for number in numbers], DECLINE)
    if power == "place":
        return (*_places(sight, figure), DECLINE)
    return (USE, DECLINE)


def _places(sight: Sight, figure: int) -> list[Move]:
    """Every landing without an own compass, and where the compass comes from (R15)."""
    taken = compasses.out(sight.landings, figure)
    must_move = compasses.all_out(sight.landings, figure, sight.event)
    sources: tuple[int | None, ...] = taken if must_move else (None,)
    return [PLACE[number, source] for number in NUMBERS if number not in taken for source in sources]


def answer_use(draft: Draft, phase: UseTile, seat: Seat, move: Move) -> None:
    """Carry out the power and leave, unless a treasure has to be decided about."""
    if isinstance(move, Use) and POWER[phase.tile] == "treasure":
        _dig(draft, phase, seat)
        return
    if isinstance(move, Use):
        _use(draft, phase, seat)
    elif isinstance(move, Shed) and move.cubes:
        draft.cubes[seat] -= move.cubes
        draft.news.append(CubesShed(seat, move.cubes))
    elif isinstance(move, Sink):
        compasses.sink(draft, phase.figure, move.landing)
        top = draft.event == "B13"
        draft.news.append(CompassSunk(phase.figure, phase.aaron, move.landing, top))
    elif isinstance(move, Place):
        compasses.place(draft, phase.figure, move.landing, move.source)
    else:
        draft.news.append(PowerUnused(phase.tile))
    _leave(draft, seat, phase.tile, aaron=phase.aaron)


def _use(draft: Draft, phase: UseTile, seat: Seat) -> None:
    if POWER[phase.tile] == "draw":
        amount = min(TILES[phase.tile].amount, draft.maps_left())
        draft.news.append(CardsDrawn(seat, amount))
        drawing.draw_for(draft, seat, amount)
    else:
        draft.ship = draft.ship.moved()
        draft.news.append(ShipMoved(draft.ship.corner, draft.ship.coast()))


def _dig(draft: Draft, phase: UseTile, seat: Seat) -> None:
    """A cube and a treasure (R48); for Aaron no cube, and he keeps only a crown (P7)."""
    if not phase.aaron:
        taking.curse(draft, (seat,), 1)
        draft.news.append(CubesTaken((seat,), 1, "tile"))
    found = drawing.reveal(draft, 1)
    if not found:
        draft.plan[:] = []
        draft.next("curse", 1)  # R58, R66
        return
    draft.news.append(TreasureFound(found[0]))
    if phase.aaron:
        taking.take_for_aaron(draft, phase.figure, found[0])
        _leave(draft, seat, phase.tile, aaron=True)
    else:
        draft.phase = FindTreasure((seat,), found[0])


def answer_find(draft: Draft, _phase: FindTreasure, seat: Seat, move: Move) -> None:
    """Keep or re-bury the treasure, then leave."""
    assert isinstance(move, Take)
    taking.take(draft, seat, move)
    _leave(draft, seat, "S6", aaron=False)


def _leave(draft: Draft, seat: Seat, tile: str, *, aaron: bool) -> None:
    """Turn the tile face down; B9 makes the user pass, or puts Aaron out (P14)."""
    draft.tiles = tuple(one for one in draft.tiles if one != tile)
    draft.next("pass" if draft.event == "B9" and not aaron else "next", seat)
    if draft.event == "B9" and aaron:
        draft.aaron_out = True
        draft.news.append(AaronLeft())
