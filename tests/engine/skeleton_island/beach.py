"""States laid out by hand: a few cards on the beach, everything else out of the game."""

import random
from collections import Counter
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.core import notation
from engine.core.dice import Dice, Loose, Scripted
from engine.core.types import Event
from engine.skeleton_island import MOVES, Options, State, apply, legal, setup, to_move
from engine.skeleton_island.cards import COLOURS, DECK, RANK
from engine.skeleton_island.geometry import Spot
from engine.skeleton_island.heap import build
from engine.skeleton_island.phases import AnyPhase, Over
from engine.skeleton_island.rules import christened, opening


class Lying(NamedTuple):
    """One card, in millimetres and thousandths of a radian."""

    face: str
    x: float
    y: float
    turn: int = 0
    up: bool = True


def spot(x: float, y: float, turn: int = 0) -> Spot:
    return Spot(round(100 * x), round(100 * y), turn)


def apart(*faces: str, up: bool = True) -> tuple[Lying, ...]:
    """Cards side by side, none over another, named A, B, C ... from left to right."""
    return tuple(Lying(face, -500 + 100 * at, 0, 0, up) for at, face in enumerate(faces))


def beach(
    *cards: Lying,
    owned: tuple[tuple[str, ...], ...] = ((), ()),
    phase: AnyPhase | None = None,
    **changes: Any,
) -> State:
    """Lay these cards from the lowest to the highest; the rest of the deck has been paid for piracy."""
    heap = build(tuple(range(len(cards))), tuple(spot(card.x, card.y, card.turn) for card in cards))
    hands = tuple(tuple(sorted(hand, key=RANK.__getitem__)) for hand in owned)
    used = Counter([card.face for card in cards]) + Counter([face for hand in hands for face in hand])
    rest = Counter(DECK) - used
    assert (rest + used) == Counter(DECK), "more cards than there are"
    state = State(
        heap=heap,
        faces=(*(card.face for card in cards), *[""] * (len(DECK) - len(cards))),
        up=sum(1 << at for at, card in enumerate(cards) if card.up),
        named=christened((), heap, heap.clear),
        looked=(0,) * len(hands),
        owned=hands,
        islands=(None,) * len(COLOURS),
        spent=tuple(sorted(rest.elements(), key=RANK.__getitem__)),
        wind=None,
        flip=0,
        gained=False,
        idle=0,
        phase=phase or opening(heap, 0),
    )
    return replace(state, **changes)


def play(state: State, *lines: str, dice: Dice | None = None) -> State:
    """Make moves for whoever is asked; they must be legal."""
    for line in lines:
        state, _ = told(state, line, dice)
    return state


def told(state: State, line: str, dice: Dice | None = None) -> tuple[State, tuple[Event, ...]]:
    """Make one move and hear what came of it."""
    (seat,) = to_move(state)
    move = notation.parse(MOVES, line)
    assert move in legal(state, seat), f"{line} is not legal: {lines(state)}"
    return apply(state, seat, move, dice or Scripted())


def lines(state: State) -> list[str]:
    """What may be answered, as text."""
    return [notation.text(move) for seat in to_move(state) for move in legal(state, seat)]


def fresh(seed: int = 1, seats: int = 2, **options: Any) -> State:
    """A new game."""
    return setup(seats, Options(**options), Loose(random.Random(seed)))


def over(state: State) -> str:
    assert isinstance(state.phase, Over), state.phase
    return state.phase.why
