"""Who may know what in Loot Island, from "who sees what" of its rules (N26), never from `view`."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.types import Event, Seat
from engine.loot_island.cards import COLOUR, DECK, ORDER, VALUE, last_value
from engine.loot_island.coasts import PARTNER
from engine.loot_island.healers import HEALERS
from engine.loot_island.news import Drew, EventTurnedUp, HealersTurnedUp
from engine.loot_island.numbers import B_EVENTS
from engine.loot_island.phases import (
    Bargain,
    ClearHand,
    FindTreasure,
    Homecoming,
    KeepHand,
    Loot,
    MoveCompass,
    OfferHealer,
    PayTile,
    PlayCards,
    Relief,
    Share,
)
from engine.loot_island.state import Position, State
from engine.loot_island.treasures import TREASURES
from engine.loot_island.views import View


def conceal(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Everything this seat may not know, dealt anew."""
    while True:
        position = _deal_cards(state.position, seat, rng)
        if _can_go_on(state, position):
            break
    position = _shuffle_treasures(position, rng)
    position = _draw_events(position, rng)
    position = _draw_healers(position, seat, rng)
    return State(_answer_anew(state, position, seat, rng), position)


def _deal_cards(position: Position, seat: Seat | None, rng: random.Random) -> Position:
    """Hands of others (but Aaron's) and the deck."""
    hidden = [one for one in range(position.seats) if one != seat]
    cards = [card for one in hidden for card in position.hands[one]] + list(position.maps.deck)
    rng.shuffle(cards)
    hands = list(position.hands)
    for one in hidden:
        size = len(hands[one])
        hands[one], cards = tuple(sorted(cards[:size], key=ORDER.__getitem__)), cards[size:]
    return replace(position, hands=tuple(hands), maps=replace(position.maps, deck=tuple(cards)))


def _can_go_on(state: State, position: Position) -> bool:
    """Whoever has announced a landing or a small island has cards for it: everyone knows that."""
    phase = state.phase
    if isinstance(phase, PlayCards):
        return any(_fits(card, position, phase.landing) for card in position.hands[phase.figure])
    if isinstance(phase, PayTile):
        hand = position.hands[phase.figure]
        colours = Counter(COLOUR[card] for card in hand)
        return len(hand) >= phase.price and (phase.price == 1 or max(colours.values()) >= 2)
    return True


def _fits(card: str, position: Position, number: int) -> bool:
    column = position.landings[number - 1].cards
    beside = position.landings[PARTNER[number] - 1].cards
    if not column:
        return not beside or COLOUR[beside[0]] != COLOUR[card]
    return COLOUR[card] == COLOUR[column[0]] and (VALUE[card] < 2 or VALUE[card] >= last_value(column))


def _shuffle_treasures(position: Position, rng: random.Random) -> Position:
    """The order of the deck; stacks lie in order, and the back of the next treasure is seen."""
    deck = list(position.hoard.deck)
    if not deck:
        return position
    top = TREASURES[deck[0]].stack
    while True:
        rng.shuffle(deck)
        if position.hoard.renewed and TREASURES[deck[0]].stack == top:
            break
        if not position.hoard.renewed:
            deck.sort(key=lambda one: ("I", "II", "III", "IV").index(TREASURES[one].stack))
            break
    return replace(position, hoard=replace(position.hoard, deck=tuple(deck)))


def _draw_events(position: Position, rng: random.Random) -> Position:
    """The events to come; where they are open, only their order."""
    fate = position.fate
    pool = list(fate.coming)
    if not position.variants.open_events:
        pool = [event for event in B_EVENTS if event != fate.event and event not in fate.past]
    return replace(position, fate=replace(fate, coming=tuple(rng.sample(pool, len(fate.coming)))))


def _draw_healers(position: Position, seat: Seat | None, rng: random.Random) -> Position:
    """The healers on the table before they are up, and those in the hands of others."""
    healing = position.healing
    is_open = position.variants.open_healers
    seen = set(healing.chosen) | (set(healing.table) if healing.up else set())
    for one, pair in enumerate(healing.pairs):
        if is_open or one == seat:
            seen |= set(pair)
    pool = [healer for healer in HEALERS if healer not in seen]
    rng.shuffle(pool)
    table = healing.table if healing.up else tuple(sorted(pool.pop() for _ in healing.table))
    pairs = tuple(
        pair if is_open or one == seat else tuple(sorted(pool.pop() for _ in pair))
        for one, pair in enumerate(healing.pairs)
    )
    return replace(position, healing=replace(healing, table=table, pairs=pairs))


def _answer_anew(state: State, position: Position, seat: Seat | None, rng: random.Random) -> Any:
    """Sealed answers and half-made picks of others."""
    phase = state.phase
    if isinstance(phase, PlayCards | PayTile):
        return phase if seat in phase.asked else replace(phase, picked=())
    if isinstance(phase, ClearHand | KeepHand):
        picked = [
            phase.picked[one] if one == seat else _picks(phase, position, one, rng)
            for one in range(position.seats)
        ]
        return replace(phase, picked=tuple(picked))
    if isinstance(phase, Bargain | OfferHealer | Share | Relief):
        answers = [
            answer if one == seat or answer is None else _answer(phase, position, one, rng)
            for one, answer in enumerate(phase.answers)
        ]
        return replace(phase, answers=tuple(answers))
    if isinstance(phase, Homecoming):
        return replace(phase, answers=tuple(_homes(phase, position, seat, rng)))
    return phase


def _picks(phase: Any, position: Position, one: Seat, rng: random.Random) -> tuple[str, ...]:
    hand = position.hands[one]
    if one in phase.asked:
        return ()
    size = phase.surplus[one] if isinstance(phase, KeepHand) else rng.randint(0, len(hand))
    return tuple(sorted(rng.sample(hand, size), key=ORDER.__getitem__))


def _answer(phase: Any, position: Position, one: Seat, rng: random.Random) -> Any:
    if isinstance(phase, Bargain):
        return rng.random() < 0.5
    if isinstance(phase, OfferHealer):
        return rng.choice(position.healing.pairs[one])
    if isinstance(phase, Relief):
        return rng.randint(0, min(2, position.cubes[one]))
    return (rng.randint(0, phase.draws), rng.randint(0, min(phase.cubes, position.cubes[one])))


def _homes(phase: Homecoming, position: Position, seat: Seat | None, rng: random.Random) -> Sequence[Any]:
    """Where the surplus compasses of others come home from; nobody else sees who has begun to answer."""
    answers: list[int | None] = []
    for figure, owner, answer in zip(phase.figures, phase.owners, phase.answers, strict=True):
        if owner == seat:
            answers.append(answer)
        elif owner in phase.asked:
            answers.append(None)
        else:
            out = [number for number, one in enumerate(position.landings, 1) if figure in one.compasses]
            answers.append(rng.choice(out))
    return answers


def goods(state: State) -> dict[str, int]:
    """Cards, treasures, healers and events, wherever they are; cubes come and go without end."""
    position, phase = state.position, state.phase
    found: Counter[str] = Counter()
    found.update(card for hand in position.hands for card in hand)
    found.update(card for landing in position.landings for card in landing.cards)
    found.update(position.maps.deck + position.maps.discarded)
    found.update(phase.cards if isinstance(phase, MoveCompass) else ())
    found.update(one for kept in position.kept for one in kept)
    found.update(position.hoard.deck + position.hoard.buried + position.offered)
    found.update(phase.shown if isinstance(phase, Loot) else ())
    found.update([phase.treasure] if isinstance(phase, FindTreasure) else ())
    found.update(healer for pair in position.healing.pairs for healer in pair)
    found.update(healer for healer in position.healing.table + position.healing.chosen if healer)
    found.update([event for event in (position.fate.event,) if event])
    found.update(position.fate.coming + position.fate.past)
    assert all(found[card] == 1 for card in DECK)
    return dict(found)


def learns(event: Event, seat: Seat | None) -> tuple[tuple[str, str], ...]:
    """The cards one drew, the events and the healers that were turned up."""
    if isinstance(event, Drew):
        return tuple(("card", card) for card in event.cards)
    if isinstance(event, EventTurnedUp):
        return (("event", event.event),)
    if isinstance(event, HealersTurnedUp):
        return tuple(("healer", healer) for healer in event.healers)
    return ()


def still(state: State, fact: tuple[str, str], seat: Seat) -> bool:
    """A card is known as long as it is in the hand; what was turned up stays known."""
    kind, thing = fact
    return kind != "card" or thing in state.position.hands[seat]


def tells(view: View, fact: tuple[str, str]) -> bool:
    """Whether the view shows it."""
    kind, thing = fact
    if kind == "card":
        assert view.seat is not None
        return thing in view.hands[view.seat]
    if kind == "event":
        return thing in {view.event, *view.past}
    return thing in view.healing.table + view.healing.chosen
