"""Skeleton Island: who may know what, from its rules R3, R19, R22, R24, R27 and R28."""

import random
from collections import Counter
from functools import lru_cache
from itertools import combinations
from math import cos, sin

from msgspec.structs import replace

from engine.core.types import Event, Seat
from engine.skeleton_island import State, View
from engine.skeleton_island.events import Looked
from engine.skeleton_island.heap import Heap
from engine.skeleton_island.moves import LABELS
from engine.skeleton_island.phases import Look, Payment, Where

Fact = tuple[str, str]
"""A card's label and the face that was seen on it."""

MARGIN = 2
"""Hundredths of a millimetre within which this and the engine may count a point differently."""


def conceal(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Deal the faces anew that this seat cannot see, and turn what is buried as luck will have it."""
    hidden = [card for card in state.heap.cards if not sees(state, seat, card)]
    hand = held(state)
    phase = state.phase
    if hand is not None and isinstance(phase, Look | Where) and phase.seat != seat and not phase.up:
        hidden.append(hand)
    dealt = [state.faces[card] for card in hidden]
    rng.shuffle(dealt)
    faces = list(state.faces)
    for card, face in zip(hidden, dealt, strict=True):
        faces[card] = face
    if hand is not None:
        phase = replace(phase, face=faces[hand])
    if isinstance(phase, Payment) and phase.seat != seat:
        phase = replace(phase, picked=some_picks(state.owned[phase.seat], rng))
    return replace(state, faces=tuple(faces), up=turned(state, rng), phase=phase)


def sees(state: State, seat: Seat | None, card: int) -> bool:
    """R24: what lies face up and is not buried, and what this seat has looked at."""
    looked = seat is not None and bool(state.looked[seat] >> card & 1)
    return looked or (bool(state.up >> card & 1) and card not in buried(state.heap))


def turned(state: State, rng: random.Random) -> int:
    """R27: nobody can tell which side of a buried card is up."""
    up = state.up
    for card in buried(state.heap):
        up = up & ~(1 << card) | rng.randrange(2) << card
    return up


def held(state: State) -> int | None:
    phase = state.phase
    return state.named[LABELS.index(phase.card)] if isinstance(phase, Look | Where) else None


def some_picks(owned: tuple[str, ...], rng: random.Random) -> tuple[str, ...]:
    """The beginning of any payment (R9); picks are made in the order of the collection."""
    faces = [face for face in dict.fromkeys(owned) if not face.startswith("coins")]
    sets = [three for three in combinations(faces, 3) if pays(three)]
    return rng.choice(sets)[: rng.randrange(4)]


def pays(three: tuple[str, ...]) -> bool:
    colours = [face.split("-")[1] for face in three if face.startswith(("half-", "quarter-"))]
    return len(set(colours)) == len(colours)


@lru_cache(maxsize=512)
def buried(heap: Heap) -> frozenset[int]:
    """R27: fewer than 4 of 7 x 11 points of the card lie outside all higher cards."""
    found = set()
    for at, card in enumerate(heap.cards):
        spot = heap.spots[at]
        higher = [(one.x, one.y, one.turn / 1000) for one in heap.spots[at + 1 :] if near(spot, one)]
        points = lattice(spot.x, spot.y, spot.turn / 1000)
        if sum(not any(inside(x, y, *one) for one in higher) for x, y in points) < 4:
            found.add(card)
    return frozenset(found)


def near(one: object, other: object) -> bool:
    dx, dy = (getattr(one, axis) - getattr(other, axis) for axis in ("x", "y"))
    return bool(dx * dx + dy * dy < 10_400**2)


def lattice(x: float, y: float, turn: float) -> list[tuple[float, float]]:
    cells = [((column - 3) * 5600 / 7, (row - 5) * 8700 / 11) for column in range(7) for row in range(11)]
    return [(x + u * cos(turn) - v * sin(turn), y + u * sin(turn) + v * cos(turn)) for u, v in cells]


def inside(x: float, y: float, left: float, low: float, turn: float) -> bool:
    dx, dy = x - left, y - low
    across, along = dx * cos(turn) + dy * sin(turn), dy * cos(turn) - dx * sin(turn)
    return abs(across) < 2800 - MARGIN and abs(along) < 4350 - MARGIN


def goods(state: State) -> dict[str, int]:
    """Every face in heap, hand, collections and discard, and how many cards lie where faces are."""
    public = [face for cards in (*state.owned, state.spent) for face in cards]
    hand = held(state)
    lying = [state.faces[card] for card in (*state.heap.cards, *(() if hand is None else (hand,)))]
    faces = Counter([*public, *lying])
    return {**faces, "cards with a face": len(public) + sum(face != "" for face in state.faces)}


def learns(event: Event, seat: Seat | None) -> tuple[Fact, ...]:
    return ((event.card, event.face),) if isinstance(event, Looked) and event.to == seat else ()


def still(state: State, fact: Fact, seat: Seat) -> bool:
    """R24: until it leaves the heap for another's hand or for good."""
    card = state.named[LABELS.index(fact[0])]
    phase = state.phase
    own = isinstance(phase, Look | Where) and phase.seat == seat and phase.card == fact[0]
    return own or card in state.heap.cards


def tells(view: View, fact: Fact) -> bool:
    phase = view.phase
    if isinstance(phase, Look | Where) and (phase.card, phase.face) == fact:
        return True
    card = view.named[LABELS.index(fact[0])]
    return card in view.heap.cards and view.known[view.heap.cards.index(card)] == fact[1]
