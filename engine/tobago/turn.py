"""A player's turn: the main action, moves by legs, and what amulets buy."""

from engine.core.types import Seat
from engine.tobago import events, maps, moves, phases
from engine.tobago.frame import BIT
from engine.tobago.island import LEGS, island
from engine.tobago.moves import MAPS
from engine.tobago.phases import Drive, Linger, Turn
from engine.tobago.ply import Ply, put
from engine.tobago.score import finish
from engine.tobago.state import Column, located

Resting = Turn | Linger


def begin(ply: Ply, seat: Seat) -> None:
    """Start a turn: an amulet under the ATV is picked up first, free (B45)."""
    rules = ply.rules
    if rules.limit and ply.turn == rules.limit * rules.seats:
        finish(ply, "limit")
        return
    ply.turn += 1
    if ply.amulets & BIT[ply.atvs[seat]]:
        _pick_up(ply, seat, free=True)
    ply.phase = Turn(seat, fresh=True)


def settle(ply: Ply, phase: Turn | Drive | Linger) -> None:
    """Go on with a turn, or with the next one where everybody can see that nothing is left to do."""
    seat = phase.seat
    if isinstance(phase, Drive) and not phase.legs and not located(ply, ply.atvs[seat]):
        phase = at_rest(phase)
    if isinstance(phase, Linger) and not phase.claim and not ply.purses[seat]:
        begin(ply, (seat + 1) % ply.rules.seats)
    else:
        ply.phase = phase


def at_rest(phase: Turn | Drive | Linger) -> Resting:
    """What is left of the turn when the move under way is over."""
    if isinstance(phase, Drive):
        return Linger(phase.seat) if phase.acted else Turn(phase.seat, fresh=False)
    return phase


def end_unless_alive(ply: Ply) -> None:
    """End the game at once where it can never go on (B47)."""
    if not isinstance(ply.phase, phases.Over) and maps.is_stuck(ply):
        finish(ply, "stuck")


def clue(ply: Ply, seat: Seat, move: moves.Clue) -> None:
    """Main action: add a clue to a map."""
    at = MAPS.index(move.map)
    _add(ply, seat, move.card, at, paid=False)
    settle(ply, Linger(seat, _claim(ply, seat, at)))
    end_unless_alive(ply)


def amulet_clue(ply: Ply, seat: Seat, move: moves.AmuletClue) -> None:
    """Spend an amulet on an extra clue."""
    ply.pay(seat)
    at = MAPS.index(move.map)
    _add(ply, seat, move.card, at, paid=True)
    _go_on(ply, seat, _claim(ply, seat, at))


def amulet_cube(ply: Ply, seat: Seat, move: moves.AmuletCube) -> None:
    """Spend an amulet to take a cube away for good; no rose is gained (B14)."""
    ply.pay(seat)
    at = MAPS.index(move.map)
    column = ply.columns[at]
    ply.columns = put(ply.columns, at, Column(column.clues, column.candidates & ~BIT[move.space]))
    ply.tell(events.CubeRemoved(seat, move.map, move.space, ply.columns[at].left))
    maps.tell_if_located(ply, at)
    _go_on(ply, seat, _claim(ply, seat, at))


def swap(ply: Ply, seat: Seat, _move: moves.Swap) -> None:
    """Main action without amulets: pass and exchange the hand."""
    _exchange(ply, seat, paid=False)
    settle(ply, Linger(seat))


def amulet_swap(ply: Ply, seat: Seat, _move: moves.AmuletSwap) -> None:
    """Spend an amulet to exchange the hand."""
    ply.pay(seat)
    _exchange(ply, seat, paid=True)
    _go_on(ply, seat)


def amulet_move(ply: Ply, seat: Seat, _move: moves.AmuletMove) -> None:
    """Spend an amulet on a move of its own (B22)."""
    ply.pay(seat)
    ply.tell(events.MoveBought(seat))
    ply.phase = Drive(seat, LEGS, paid=True, acted=isinstance(ply.phase, Linger))
    end_unless_alive(ply)


def go(ply: Ply, seat: Seat, move: moves.Go) -> None:
    """Drive by the fewest legs; taking an amulet ends a leg, so it costs one even on the spot (B45)."""
    drive = ply.phase if isinstance(ply.phase, Drive) else Drive(seat, LEGS, paid=False, acted=True)
    start = ply.atvs[seat]
    legs = island(ply.site.island).legs(start, move.space)
    if legs:
        ply.atvs = put(ply.atvs, seat, move.space)
        ply.tell(events.Drove(seat, start, move.space, legs, drive.paid))
    if move.take:
        legs = max(legs, 1)
        _pick_up(ply, seat, free=False)
    settle(ply, Drive(seat, drive.legs - legs, drive.paid, drive.acted))


def stop(ply: Ply, _seat: Seat, _move: moves.Stop) -> None:
    """End the move under way."""
    assert isinstance(ply.phase, Drive)
    settle(ply, at_rest(ply.phase))


def end(ply: Ply, seat: Seat, _move: moves.End) -> None:
    """End the turn; the left neighbour is next."""
    begin(ply, (seat + 1) % ply.rules.seats)


def _pick_up(ply: Ply, seat: Seat, *, free: bool) -> None:
    space = ply.atvs[seat]
    ply.amulets &= ~BIT[space]
    ply.earn(seat)
    ply.tell(events.AmuletTaken(seat, space, free))


def _add(ply: Ply, seat: Seat, card: str, at: int, *, paid: bool) -> None:
    left = maps.lay(ply, seat, card, at)
    ply.tell(events.Laid(seat, card, MAPS[at], left, paid))
    maps.tell_if_located(ply, at)
    maps.discard(ply, seat, card)
    maps.draw(ply, seat)


def _claim(ply: Ply, seat: Seat, at: int) -> str:
    """The map, if the table lets one raise what one has just located under the own ATV (B16)."""
    here = ply.rules.claims and ply.columns[at].candidates == BIT[ply.atvs[seat]]
    return MAPS[at] if here else ""


def _exchange(ply: Ply, seat: Seat, *, paid: bool) -> None:
    """Discard the whole hand before drawing anew (B48)."""
    hand = ply.hands[seat]
    ply.used += hand
    ply.hands = put(ply.hands, seat, ())
    ply.tell(events.Swapped(seat, len(hand), paid))
    maps.draw(ply, seat)


def _go_on(ply: Ply, seat: Seat, claim: str = "") -> None:
    """Take up the turn where the amulet was used; its start is over (B44)."""
    phase = ply.phase
    if isinstance(phase, Turn):
        phase = Turn(seat, fresh=False, claim=claim)
    elif isinstance(phase, Linger):
        phase = Linger(seat, claim)
    assert isinstance(phase, Turn | Drive | Linger)
    settle(ply, phase)
    end_unless_alive(ply)
