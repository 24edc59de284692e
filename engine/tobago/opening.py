"""Before the first turn: the ATVs, the opening clues, the hands (B49)."""

from engine.core.types import Seat
from engine.tobago import events, maps, moves, turn
from engine.tobago.moves import MAPS
from engine.tobago.phases import Open, Park
from engine.tobago.ply import Ply, put


def park(ply: Ply, seat: Seat, move: moves.Park) -> None:
    """Put an ATV on the island; when all stand, the opening clues follow."""
    ply.atvs = put(ply.atvs, seat, move.space)
    ply.tell(events.Parked(seat, move.space))
    following = (seat + 1) % ply.rules.seats
    if following == ply.first:
        _draw_opening(ply, following)
    else:
        ply.phase = Park(following)


def open_map(ply: Ply, seat: Seat, move: moves.Open) -> None:
    """Begin an empty map with the drawn clue; when all have, the hands are dealt."""
    phase = ply.phase
    assert isinstance(phase, Open)
    _open(ply, seat, phase.clue, MAPS.index(move.map))


def _draw_opening(ply: Ply, seat: Seat) -> None:
    """Turn a clue up; the last empty map needs no choice."""
    clue = maps.draw_one(ply)
    ply.tell(events.Opening(seat, clue))
    empty = [at for at, column in enumerate(ply.columns) if not column.clues]
    if len(empty) == 1:
        _open(ply, seat, clue, empty[0])
    else:
        ply.phase = Open(seat, clue)


def _open(ply: Ply, seat: Seat, clue: str, at: int) -> None:
    left = maps.lay(ply, seat, clue, at)
    ply.tell(events.Begun(seat, clue, MAPS[at], left))
    following = (seat + 1) % ply.rules.seats
    if following == ply.first:
        _deal(ply)
    else:
        _draw_opening(ply, following)


def _deal(ply: Ply) -> None:
    """Deal the hands, four clues or six (fact 14), and begin the first turn."""
    for offset in range(ply.rules.seats):
        maps.draw(ply, (ply.first + offset) % ply.rules.seats)
    turn.begin(ply, ply.first)
    turn.end_unless_alive(ply)
