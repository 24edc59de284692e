"""The course of a game: set-up, whose turn it is, what may be done."""

from engine.core.dice import Dice
from engine.core.types import Move, Seat
from engine.skeleton_island.cards import COLOURS, DECK, can_pay, payments
from engine.skeleton_island.heap import Cards, Heap, members, scatter
from engine.skeleton_island.moves import (
    BLOW,
    CALM,
    KEEP,
    LABEL_NUMBER,
    PAY,
    PIRATE,
    PUT,
    RETURN,
    SETTLE,
    STEAL,
    STEALS,
    STOP,
    TAKE,
    TURNS,
)
from engine.skeleton_island.phases import (
    AnyPhase,
    Dig,
    Gale,
    Look,
    Over,
    Payment,
    Second,
    Theft,
    Turn,
    Where,
)
from engine.skeleton_island.state import Options, State, View

CALM_FROM = 3
"""With so many clear cards nobody may blow (R14)."""


def setup(seats: int, options: Options, dice: Dice) -> State:
    """Shuffle the sand cards, half of them face up, and spread them; the islands lie beside (D1)."""
    faces = dice.shuffle(DECK)
    turned = dice.sample(range(len(DECK)), len(DECK) // 2 + dice.below(2))
    heap = scatter(len(DECK), dice)
    return State(
        heap=heap,
        faces=faces,
        up=sum([1 << card for card in turned]),
        named=christened((), heap, heap.clear),
        looked=(0,) * seats,
        owned=((),) * seats,
        islands=(None,) * len(COLOURS),
        spent=(),
        wind=None,
        flip=options.flip,
        gained=False,
        idle=0,
        phase=opening(heap, dice.below(seats)),
    )


def opening(heap: Heap, seat: Seat) -> AnyPhase:
    """Begin a player's turn: with the question of the gust where few cards are clear (R14)."""
    clear = heap.clear.bit_count()
    return Turn(seat) if clear >= CALM_FROM else Gale(seat, clear)


def christened(named: tuple[int, ...], heap: Heap, cards: Cards) -> tuple[int, ...]:
    """Give those of the cards a label that never had one, from left to right."""
    fresh = [card for card in members(cards) if card not in named]
    if len(fresh) > 1:
        fresh.sort(key=lambda card: heap.spots[heap.cards.index(card)].x)
    return (*named, *fresh)


def to_move(state: State) -> tuple[Seat, ...]:
    """Name the one player who is asked."""
    phase = state.phase
    return () if isinstance(phase, Over) else (phase.seat,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """List what this seat may answer."""
    phase = state.phase
    return choices(state) if not isinstance(phase, Over) and phase.seat == seat else ()


def choices(table: State | View) -> tuple[Move, ...]:
    """List what the asked player may answer; the player's own view tells as much as the state."""
    phase = table.phase
    match phase:
        case Turn():
            return (*_takes(table), *_piracy(table, phase.seat))
        case Look():
            return (KEEP, RETURN)
        case Where():
            return tuple([PUT[place.side, place.how] for place in phase.places])
        case Second():
            back = TAKE[LABEL_NUMBER[phase.card]]
            return (*[take for take in _takes(table) if take is not back], STOP)
        case Dig():
            return tuple(_takes(table))
        case Gale():
            return (BLOW, CALM)
        case Payment():
            return _picks(table, phase)
        case Theft():
            return _thefts(table, phase.seat)
        case Over():
            return ()


def _takes(table: State | View) -> list[Move]:
    clear = table.heap.clear
    return [take for take, card in zip(TAKE, table.named, strict=False) if clear >> card & 1]


def _piracy(table: State | View, seat: Seat) -> tuple[Move, ...]:
    """Theft needs an opponent with a sand card; two standard turns can always be bought (R13)."""
    if not can_pay(table.owned[seat]):
        return ()
    others = any(cards for other, cards in enumerate(table.owned) if other != seat)
    return (PIRATE[STEAL], PIRATE[TURNS]) if others else (PIRATE[TURNS],)


def _picks(table: State | View, phase: Payment) -> tuple[Move, ...]:
    """Offer, in ascending order, what can still become a payment of three (R9)."""
    count = len(phase.picked)
    sets = [three for three in payments(table.owned[phase.seat]) if three[:count] == phase.picked]
    if sets == [phase.picked]:
        return (SETTLE,)
    return tuple(dict.fromkeys(PAY[three[count]] for three in sets))


def _thefts(table: State | View, seat: Seat) -> tuple[Move, ...]:
    """Any sand card of any opponent; equal cards are one choice (R11)."""
    return tuple(
        STEALS[victim][face]
        for victim, cards in enumerate(table.owned)
        if victim != seat
        for face in dict.fromkeys(cards)
    )
