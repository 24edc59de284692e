"""What each move does."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.types import Event, Move, Seat
from engine.skeleton_island.cards import COLOUR, COLOURS, SAND, Collection, add, completes, remove
from engine.skeleton_island.circle import direction
from engine.skeleton_island.events import (
    Blown,
    Calmed,
    Ended,
    IslandWon,
    Kept,
    Looked,
    Pirated,
    Returned,
    Stolen,
    Stopped,
    Taken,
    TurnedUp,
)
from engine.skeleton_island.gust import blow
from engine.skeleton_island.heap import Cards, Heap, laid, without
from engine.skeleton_island.moves import (
    LABEL_NUMBER,
    LABELS,
    STEAL,
    Blow,
    Calm,
    Keep,
    Pay,
    Pirate,
    Put,
    Return,
    Settle,
    Steal,
    Stop,
    Take,
)
from engine.skeleton_island.phases import (
    EMPTY,
    ISLANDS,
    STALLED,
    AnyPhase,
    Dig,
    Look,
    Over,
    Payment,
    Second,
    Theft,
    Turn,
    Where,
)
from engine.skeleton_island.places import places
from engine.skeleton_island.rules import christened, opening
from engine.skeleton_island.state import State

Result = tuple[State, tuple[Event, ...]]
Owners = tuple[Seat | None, ...]


def apply(state: State, seat: Seat, move: Move, dice: Dice) -> Result:
    """Carry out a legal move."""
    return _ACTIONS[type(move)](state, seat, move, dice)


def _blow(state: State, seat: Seat, _move: Blow, dice: Dice) -> Result:
    heap, wind = blow(state.heap, dice)
    up = state.up ^ _flipped(heap, state.flip, dice)
    named = christened(state.named, heap, heap.clear)
    news = Blown(seat, direction(wind.aim), heap.clear.bit_count())
    return replace(state, heap=heap, up=up, named=named, wind=wind, phase=Turn(seat)), (news,)


def _flipped(heap: Heap, flip: int, dice: Dice) -> Cards:
    """The cards that the gust turns over, where the table plays so."""
    return sum([1 << card for card in heap.cards if dice.below(100) < flip]) if flip else 0


def _calm(state: State, seat: Seat, _move: Calm, _dice: Dice) -> Result:
    return replace(state, phase=Turn(seat)), (Calmed(seat),)


def _take(state: State, seat: Seat, move: Take, _dice: Dice) -> Result:
    """Take a card into the hand; it is kept at once where there is no choice (R5, R23, R26)."""
    phase = state.phase
    assert isinstance(phase, Turn | Dig | Second)
    card = state.named[LABEL_NUMBER[move.card]]
    heap = without(state.heap, card)
    named, bared = _uncovered(state, heap)
    face, up = state.faces[card], bool(state.up >> card & 1)
    look = Look(seat, move.card, face, up, not isinstance(phase, Turn) and phase.again)
    held = replace(state, heap=heap, named=named, looked=_forgotten(state.looked, card), phase=look)
    news = Taken(seat, move.card, face if up else SAND, bared)
    why = _no_choice(phase, heap)
    if why:
        return _kept(held, card, why, (news,))
    return held, ((news,) if up else (news, Looked(seat, move.card, face)))


def _uncovered(state: State, heap: Heap) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """All labels after a card is gone, and those of the cards that are clear only now."""
    bared = heap.clear & ~state.heap.clear
    if not bared:
        return state.named, ()
    named = christened(state.named, heap, bared)
    return named, tuple([label for label, card in zip(LABELS, named, strict=False) if bared >> card & 1])


def _forgotten(looked: tuple[Cards, ...], card: int) -> tuple[Cards, ...]:
    """A card that leaves the heap is no longer known from an earlier look (R24)."""
    for cards in looked:
        if cards >> card & 1:
            keep = ~(1 << card)
            return tuple([cards & keep for cards in looked])
    return looked


def _no_choice(phase: AnyPhase, heap: Heap) -> str:
    """Say why a card just taken must be kept, if it must."""
    if isinstance(phase, Second):
        return "second"
    if not heap.cards:
        return "last"
    return "" if next(places(heap), None) else "nowhere"


def _keep(state: State, _seat: Seat, _move: Keep, _dice: Dice) -> Result:
    phase = state.phase
    assert isinstance(phase, Look)
    return _kept(state, state.named[LABEL_NUMBER[phase.card]], "choice", ())


def _kept(state: State, card: int, why: str, before: tuple[Event, ...]) -> Result:
    """Lay the card in hand before its taker, for all to see."""
    phase = state.phase
    assert isinstance(phase, Look)
    seat, face = phase.seat, phase.face
    news = (Kept if phase.up else TurnedUp)(seat, phase.card, face, why)
    owned = _given(state.owned, seat, face)
    return _gained(_dropped(state, card), owned, face, (*before, news))


def _dropped(state: State, card: int) -> State:
    """A card that has left heap and hand has its face before a player only."""
    faces = (*state.faces[:card], "", *state.faces[card + 1 :])
    return replace(state, faces=faces, up=state.up & ~(1 << card))


def _given(owned: tuple[Collection, ...], seat: Seat, face: str) -> tuple[Collection, ...]:
    return (*owned[:seat], add(owned[seat], face), *owned[seat + 1 :])


def _gained(state: State, owned: tuple[Collection, ...], face: str, news: tuple[Event, ...]) -> Result:
    """After a card was kept or stolen: island, end, then what comes next (R25)."""
    phase = state.phase
    assert isinstance(phase, Look | Theft)
    seat = phase.seat
    islands = _claimed(state.islands, owned[seat], seat, face)
    if islands is not state.islands:
        news = (*news, IslandWon(seat, COLOUR[face]))
    coming, again = _coming(state, islands)
    if isinstance(coming, Over):
        news = (*news, Ended(coming.why))
    wind = state.wind if again else None
    after = replace(state, owned=owned, islands=islands, wind=wind, gained=again, idle=0, phase=coming)
    return after, news


def _claimed(islands: Owners, cards: Collection, seat: Seat, face: str) -> Owners:
    """The first to complete a map wins its island at once (R7)."""
    colour = COLOUR[face]
    at = COLOURS.index(colour) if colour else 0
    if not colour or islands[at] is not None or not completes(cards, colour):
        return islands
    return (*islands[:at], seat, *islands[at + 1 :])


def _coming(state: State, islands: Owners) -> tuple[AnyPhase, bool]:
    """The end, the second standard turn or the next player's turn; and whether this turn goes on."""
    phase = state.phase
    assert isinstance(phase, Look | Theft)
    if None not in islands:
        return Over(ISLANDS), False
    if not state.heap.cards:
        return Over(EMPTY), False
    if isinstance(phase, Look) and phase.again:
        return Dig(phase.seat, again=False), True
    return opening(state.heap, (phase.seat + 1) % len(state.owned)), False


def _return(state: State, seat: Seat, _move: Return, _dice: Dice) -> Result:
    look = state.phase
    assert isinstance(look, Look)
    where = Where(seat, look.card, look.face, look.up, look.again, tuple(places(state.heap)))
    return replace(state, phase=where), ()


def _put(state: State, seat: Seat, move: Put, _dice: Dice) -> Result:
    """Lay the card back, on the side it had; its looker remembers it (R3, R24)."""
    phase = state.phase
    assert isinstance(phase, Where)
    place = next(one for one in phase.places if one.side == move.side and one.how == move.how)
    card = state.named[LABEL_NUMBER[phase.card]]
    heap = laid(state.heap, card, place.spot)
    looked = state.looked if phase.up else _remembered(state.looked, seat, card)
    news = Returned(seat, phase.card, move.side, place.covers.bit_count())
    back = replace(state, heap=heap, looked=looked, phase=Second(seat, phase.card, phase.again))
    if heap.clear != 1 << card:
        return back, (news,)
    return _ended_turn(back, phase.again, (news, Stopped(seat, choice=False)))


def _remembered(looked: tuple[Cards, ...], seat: Seat, card: int) -> tuple[Cards, ...]:
    return (*looked[:seat], looked[seat] | 1 << card, *looked[seat + 1 :])


def _stop(state: State, seat: Seat, _move: Stop, _dice: Dice) -> Result:
    phase = state.phase
    assert isinstance(phase, Second)
    return _ended_turn(state, phase.again, (Stopped(seat, choice=True),))


def _ended_turn(state: State, again: bool, news: tuple[Event, ...]) -> Result:
    """A standard turn is over without a card (R23)."""
    phase = state.phase
    assert isinstance(phase, Second)
    if again:
        return replace(state, phase=Dig(phase.seat, again=False)), news
    idle = 0 if state.gained else state.idle + 1
    seats = len(state.owned)
    if idle == seats:
        return replace(state, gained=False, idle=idle, phase=Over(STALLED)), (*news, Ended(STALLED))
    coming = opening(state.heap, (phase.seat + 1) % seats)
    return replace(state, gained=False, idle=idle, wind=None, phase=coming), news


def _pirate(state: State, seat: Seat, move: Pirate, _dice: Dice) -> Result:
    return replace(state, phase=Payment(seat, move.aim, ())), ()


def _pay(state: State, seat: Seat, move: Pay, _dice: Dice) -> Result:
    phase = state.phase
    assert isinstance(phase, Payment)
    return replace(state, phase=Payment(seat, phase.aim, (*phase.picked, move.card))), ()


def _settle(state: State, seat: Seat, _move: Settle, _dice: Dice) -> Result:
    """The three cards leave the game (R28)."""
    phase = state.phase
    assert isinstance(phase, Payment)
    left, spent = state.owned[seat], state.spent
    for face in phase.picked:
        left, spent = remove(left, face), add(spent, face)
    owned = (*state.owned[:seat], left, *state.owned[seat + 1 :])
    coming = Theft(seat) if phase.aim == STEAL else Dig(seat, again=True)
    news = Pirated(seat, phase.aim, phase.picked)
    return replace(state, owned=owned, spent=spent, phase=coming), (news,)


def _steal(state: State, seat: Seat, move: Steal, _dice: Dice) -> Result:
    victim, face = move.victim, move.card
    left = remove(state.owned[victim], face)
    owned = (*state.owned[:victim], left, *state.owned[victim + 1 :])
    news = Stolen(seat, victim, face)
    return _gained(state, _given(owned, seat, face), face, (news,))


_ACTIONS: dict[type[Move], Callable[[State, Seat, Any, Dice], Result]] = {
    Blow: _blow,
    Calm: _calm,
    Take: _take,
    Keep: _keep,
    Return: _return,
    Put: _put,
    Stop: _stop,
    Pirate: _pirate,
    Pay: _pay,
    Settle: _settle,
    Steal: _steal,
}
