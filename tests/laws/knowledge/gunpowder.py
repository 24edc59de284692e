"""Who may know what in Gunpowder: hands, the deck and closed chests are hidden, all else lies open."""

import random
from collections import Counter
from typing import Any, NamedTuple

import msgspec

from engine.core.types import Event, Seat
from engine.gunpowder.cards import COLOUR
from engine.gunpowder.events import Gave, Took
from engine.gunpowder.phases import Aiming, AnyPhase, Brewing, Defending, Placing
from engine.gunpowder.state import Known, State


class Fact(NamedTuple):
    """A card that passed between two hands in somebody's turn, and whose hand it went to."""

    turn: Seat
    holder: Seat
    card: str


def conceal(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Deal anew the other hands, the deck, the closed chests and what others answered in secret."""
    mine = [fact for fact in state.known if fact.by == seat]
    hands, deck = _deal_anew(state, seat, mine, rng)
    hidden = [content for content, seen in zip(state.contents, state.island.found, strict=True) if not seen]
    rng.shuffle(hidden)
    contents = tuple(seen or hidden.pop() for seen in state.island.found)
    return msgspec.structs.replace(
        state,
        hands=hands,
        deck=deck,
        contents=contents,
        known=tuple(mine),
        phase=_answered_anew(state, seat, hands, rng),
    )


def _deal_anew(
    state: State, seat: Seat | None, mine: list[Known], rng: random.Random
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    kept = [[fact.card for fact in mine if fact.holder == holder] for holder in range(len(state.hands))]
    if seat is not None:
        kept[seat] = list(state.hands[seat])
    loose = Counter(state.deck)
    for hand, stays in zip(state.hands, kept, strict=True):
        loose += Counter(hand) - Counter(stays)
    cards = sorted(loose.elements())
    rng.shuffle(cards)
    hands = []
    for hand, stays in zip(state.hands, kept, strict=True):
        fresh = [cards.pop() for _ in range(len(hand) - len(stays))]
        hands.append(tuple(sorted((*stays, *fresh))))
    return tuple(hands), tuple(cards)


def _answered_anew(
    state: State, seat: Seat | None, hands: tuple[tuple[str, ...], ...], rng: random.Random
) -> AnyPhase:
    phase: Any = state.phase
    if isinstance(phase, Defending):
        answered = [one for one in phase.asked if one not in phase.waiting]
        own = [one for one in phase.shields if one == seat]
        others = [one for one in answered if one != seat and "shield" in hands[one] and rng.random() < 0.5]
        return msgspec.structs.replace(phase, shields=tuple(sorted((*own, *others))))
    if isinstance(phase, Brewing) and phase.seat != seat:
        return msgspec.structs.replace(phase, picked=())
    if isinstance(phase, Aiming) and phase.seat != seat:
        return msgspec.structs.replace(phase, picked=())
    return state.phase


def goods(state: State) -> dict[str, int]:
    """Count every card, gem, bomb and character, wherever it is."""
    island = state.island
    cards = Counter((*state.deck, *state.pile, *(card for hand in state.hands for card in hand)))
    closed = Counter(content for content, seen in zip(state.contents, island.found, strict=True) if not seen)
    phase = state.phase
    placing = phase.what if isinstance(phase, Placing) else ""
    carried = len(getattr(phase, "bombs", ()))
    players = island.players
    owners: tuple[Any, ...] = (*players, *island.loot)
    return {
        **{f"card {card}": count for card, count in cards.items()},
        "gems": closed["gem"] + sum(one.gems for one in owners),
        "ammo": closed["ammo"] + island.spent + sum(one.ammo for one in owners),
        "bombs": closed["bomb"] + len(island.bombs) + island.blasts + carried + (placing == "bomb"),
        "bobby": closed["bobby"] + sum(bool(one.crew[4]) for one in players) + (placing == "bobby"),
        "trap": closed["trap"] + island.found.count("trap"),
        "crew": sum(bool(place) for one in players for place in one.crew[:4]),
        "chests": len(state.contents),
    }


def learns(event: Event, seat: Seat | None) -> tuple[Fact, ...]:
    """Both sides of a Poisoned Gift know the two cards that changed hands."""
    if isinstance(event, Gave) and event.to == event.seat == seat:
        return (Fact(event.seat, event.victim, event.card),)
    if isinstance(event, Took) and event.to == event.victim == seat:
        return (Fact(event.seat, event.seat, event.card),)
    return ()


def still(state: State, fact: Fact, seat: Seat) -> bool:
    """A card is surely there until the turn of the Gift ends, unless one like it may have been played.

    How long it is remembered after that depends on what was played since, and is tested by itself.
    """
    played = COLOUR[fact.card] in state.turn.used or fact.card == "shield"
    return state.turn.seat == fact.turn and not played and fact.card in state.hands[fact.holder]


def tells(view: Any, fact: Fact) -> bool:
    """The view lists the cards that its seat knows others to hold."""
    return any(known.holder == fact.holder and known.card == fact.card for known in view.known)
