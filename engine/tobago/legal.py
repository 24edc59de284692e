"""What a seat may answer, picked from tables; it reads only what lies open and the own hand."""

from collections.abc import Mapping
from functools import lru_cache

from engine.core.types import Move, Seat
from engine.tobago import moves
from engine.tobago.clues import meanings
from engine.tobago.frame import BIT, spaces
from engine.tobago.island import LEGS, island
from engine.tobago.maps import fits
from engine.tobago.moves import END, MAPS, STOP, SWAP
from engine.tobago.phases import Begin, Curse, Drive, Linger, Offer, Open, Park, Turn
from engine.tobago.state import ROSES, Public, State, located, roses_left

Hand = tuple[str, ...]
Moves = tuple[Move, ...]


def to_move(state: State) -> tuple[Seat, ...]:
    """Name everyone who is being asked."""
    phase = state.phase
    if isinstance(phase, Curse):
        return tuple(seat for seat in phase.asked if not state.answers[seat])
    seat = getattr(phase, "seat", None)
    return () if seat is None else (seat,)


def legal(state: State, seat: Seat) -> Moves:
    """List what this seat may answer; nothing unless it is asked."""
    if seat not in to_move(state):
        return ()
    return answers(state, seat, state.hands[seat])


def answers(table: Public, seat: Seat, hand: Hand) -> Moves:
    """List the answers of a seat that is asked, from what it can see."""
    phase = table.phase
    if isinstance(phase, Drive):
        return _driving(table, phase, hand)
    if isinstance(phase, Turn):
        return _turn(table, phase, hand)
    if isinstance(phase, Offer):
        return moves.OFFER_ANSWERS
    if isinstance(phase, Linger):
        return (*_claimed(phase.claim), *_amulets(table, seat, hand), *_extra_move(table, seat), END)
    return _seldom(table, hand)


def is_open(state: State, _seat: Seat) -> bool:
    """Tell whether what may be answered follows from what everybody can see: no hand matters."""
    return isinstance(state.phase, Park | Open | Offer | Curse)


def is_reaction(state: State, _seat: Seat) -> bool:
    """Tell whether a share of the treasure is offered or a curse strikes, whoever's turn it is."""
    return isinstance(state.phase, Offer | Curse)


def _seldom(table: Public, hand: Hand) -> Moves:
    phase = table.phase
    if isinstance(phase, Park):
        return _parks(table.site.island)
    if isinstance(phase, Open):
        return tuple(moves.OPENS[at] for at, column in enumerate(table.columns) if not column.clues)
    if isinstance(phase, Begin):
        return tuple(moves.BEGINS[card] for card in hand)
    return moves.CURSE_ANSWERS


@lru_cache(maxsize=16)
def _parks(number: int) -> Moves:
    return tuple(moves.PARKS[space] for space in island(number).spaces)


def _turn(table: Public, phase: Turn, hand: Hand) -> Moves:
    """Everything before the main action: raise, clue, drive, swap, amulets."""
    seat = phase.seat
    raises = _raises(table, seat) if phase.fresh else _claimed(phase.claim)
    clues = _clues(table, seat, hand, moves.CLUES)
    drives = _drives(table.site.island, table.atvs[seat], LEGS, table.amulets)
    start = moves.GOES[table.atvs[seat]]
    if not table.purses[seat]:
        return (*raises, *clues, start, *drives, SWAP)
    return (*raises, *clues, start, *drives, *_amulets(table, seat, hand), moves.AMULET_MOVE)


def _driving(table: Public, phase: Drive, hand: Hand) -> Moves:
    """Everything between two legs (B22)."""
    seat = phase.seat
    amulets = 0 if phase.paid else table.amulets
    drives = _drives(table.site.island, table.atvs[seat], phase.legs, amulets)
    raises = _raises(table, seat)
    if not table.purses[seat]:
        return (*raises, *drives, END if phase.acted else STOP)
    rest: Moves = (STOP, END) if phase.acted else (STOP,)
    return (*raises, *drives, *_amulets(table, seat, hand), *rest)


def _raises(table: Public, seat: Seat) -> Moves:
    return tuple(moves.RAISES[at] for at in located(table, table.atvs[seat]))


def _claimed(claim: str) -> Moves:
    return (moves.RAISES[MAPS.index(claim)],) if claim else ()


@lru_cache(maxsize=8192)
def _drives(number: int, start: str, legs: int, amulets: int) -> Moves:
    """Every other space within reach, and every amulet there; one on the spot costs a leg (B45)."""
    reach = island(number).reach[start][legs]
    grabs = (moves.GRABS[space] for space in spaces(reach & amulets)) if legs else ()
    goes = (moves.GOES[space] for space in spaces(reach & ~BIT[start]))
    return (*grabs, *goes)


def _clues(table: Public, seat: Seat, hand: Hand, made: Mapping[str, Moves]) -> list[Move]:
    """Every clue of the hand on every map it fits, unless all roses are out (B38)."""
    if not can_lay(table, seat):
        return []
    meant, rules = meanings(table.site), table.rules
    return [
        made[card][at]
        for card in hand
        for at, column in enumerate(table.columns)
        if fits(rules, column, meant[card])
    ]


def can_lay(table: Public, seat: Seat) -> bool:
    """Tell whether a player has a rose to lay on a clue (B38)."""
    laid = sum(len(column.clues) for column in table.columns)
    return laid < ROSES or roses_left(table, seat) > 0


def _amulets(table: Public, seat: Seat, hand: Hand) -> list[Move]:
    """What an amulet can buy at any point of the own turn."""
    if not table.purses[seat]:
        return []
    bought = _clues(table, seat, hand, moves.AMULET_CLUES)
    for at, column in enumerate(table.columns):
        if column.shown and column.left > 1:
            bought += [moves.AMULET_CUBES[at][space] for space in spaces(column.candidates)]
    return [*bought, moves.AMULET_SWAP]


def _extra_move(table: Public, seat: Seat) -> Moves:
    return (moves.AMULET_MOVE,) if table.purses[seat] else ()
