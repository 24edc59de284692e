"""Tobago B41: who sees what.

Secret are the hand, the gold cards looked at in a division (each by the owner of its rose only) and the
own pile; nobody knows the order of a deck or a card discarded unseen. Sealed answers to a curse are
their owner's. Everything else lies open, at the end also the gold.
"""

import random
from collections import Counter
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.types import Event, Seat
from engine.tobago import State, View, events, phases
from engine.tobago.cards import CURSE


class Fact(NamedTuple):
    """A card that was shown to one seat alone."""

    kind: str
    cards: tuple[object, ...]


def conceal(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Deal everything anew that this seat may not know."""
    return _conceal_answers(_conceal_gold(_conceal_clues(state, seat, rng), seat, rng), seat, rng)


def _conceal_clues(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Others' hands, the deck and the discard, in which nobody looks."""
    hidden = [card for one, hand in enumerate(state.hands) if one != seat for card in hand]
    cards = [*hidden, *state.clues, *state.used]
    rng.shuffle(cards)
    deal = iter(cards)
    hands = tuple(
        hand if one == seat else tuple(next(deal) for _ in hand) for one, hand in enumerate(state.hands)
    )
    clues = tuple(next(deal) for _ in state.clues)
    return replace(state, hands=hands, clues=clues, used=tuple(deal))


def _conceal_gold(state: State, seat: Seat | None, rng: random.Random) -> State:
    """The gold of the others, the deck, what was discarded unseen and what is being divided.

    Curses stay where they are, and so does what was turned up in the present division: everybody has
    just seen who took it. What this seat looked at stays in the covered pile.
    """
    known = _taken(state)
    loose: list[int] = []
    spots = {}
    for name, cards, kept in _places(state, seat, known):
        spots[name] = (len(cards), kept)
        loose += (Counter(cards) - Counter(kept)).elements()
    rng.shuffle(loose)
    dealt = {}
    for name, (size, kept) in spots.items():
        fresh = [loose.pop() for _ in range(size - len(kept))]
        dealt[name] = [*kept, *fresh]
        rng.shuffle(dealt[name])
    return _with_gold(state, seat, dealt, rng)


Place = tuple[str, tuple[int, ...], tuple[int, ...]]


def _taken(state: State) -> dict[Seat, tuple[int, ...]]:
    """What everybody saw each seat take in the present division, as long as nothing was lost again."""
    if state.division is None or not isinstance(state.phase, phases.Offer | phases.Curse):
        return {}
    shown = state.division.shown
    return {
        seat: tuple(dealt.card for dealt in shown if dealt.seat == seat) for seat in range(state.rules.seats)
    }


def _places(state: State, seat: Seat | None, known: dict[Seat, tuple[int, ...]]) -> list[Place]:
    """Every covered place: its name, its gold and which of it this seat knows."""
    over = isinstance(state.phase, phases.Over)
    places: list[Place] = [
        (f"pile {one}", pile, pile if over or one == seat else known.get(one, ()))
        for one, pile in enumerate(state.piles)
    ]
    places.append(("deck", _gold(state.gold), ()))
    places.append(("buried", _gold(state.buried), ()))
    if state.division is not None:
        places.append(("division", _gold(state.division.pile), _gold(_owed(state, seat))))
    return places


def _gold(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(card for card in cards if card != CURSE)


def _turned(state: State) -> tuple[int, ...]:
    """The cards of the present division that everybody has seen."""
    assert state.division is not None
    shown = tuple(dealt.card for dealt in state.division.shown)
    return (*shown, state.phase.card) if isinstance(state.phase, phases.Offer) else shown


def _owed(state: State, seat: Seat | None) -> tuple[int, ...]:
    """What this seat knows to be in the covered pile."""
    assert state.division is not None
    peeked = () if seat is None else state.division.peeks[seat]
    return tuple((Counter(peeked) - Counter(_turned(state))).elements())


def _with_gold(state: State, seat: Seat | None, dealt: dict[str, list[int]], rng: random.Random) -> State:
    piles = tuple(tuple(sorted(dealt[f"pile {one}"])) for one in range(state.rules.seats))
    gold, buried = _mixed(state.gold, dealt["deck"]), _mixed(state.buried, dealt["buried"])
    after = replace(state, piles=piles, gold=gold, buried=buried)
    division = state.division
    if division is None:
        return after
    pile = list(_mixed(division.pile, dealt["division"]))
    rng.shuffle(pile)
    looks = _looks(state, seat, tuple(pile), rng)
    return replace(after, division=replace(division, pile=tuple(pile), peeks=looks))


def _mixed(before: tuple[int, ...], gold: list[int]) -> tuple[int, ...]:
    """New gold in the old places, the curses where they were."""
    fresh = iter(gold)
    return tuple(CURSE if card == CURSE else next(fresh) for card in before)


def _looks(
    state: State, seat: Seat | None, pile: tuple[int, ...], rng: random.Random
) -> tuple[tuple[int, ...], ...]:
    """Who saw which of the divided cards: only the own looks are known."""
    assert state.division is not None
    own = () if seat is None else state.division.peeks[seat]
    others = list((Counter((*_turned(state), *pile)) - Counter(own)).elements())
    rng.shuffle(others)
    return tuple(
        peek if one == seat else tuple(sorted(others.pop() for _ in peek))
        for one, peek in enumerate(state.division.peeks)
    )


def _conceal_answers(state: State, seat: Seat | None, rng: random.Random) -> State:
    answers = tuple(
        rng.choice(("gold", "amulet")) if answer and one != seat else answer
        for one, answer in enumerate(state.answers)
    )
    return replace(state, answers=answers)


def goods(state: State) -> dict[str, int]:
    """Count every clue, gold card, curse and amulet."""
    clues = [card for hand in state.hands for card in hand]
    clues += [laid.clue for column in state.columns for laid in column.clues]
    clues += [*state.clues, *state.used]
    gold = [card for pile in state.piles for card in pile]
    gold += [*state.gold, *state.discard, *state.buried]
    if isinstance(state.phase, phases.Open):
        clues.append(state.phase.clue)
    if isinstance(state.phase, phases.Offer):
        gold.append(state.phase.card)
    if state.division is not None:
        gold += state.division.pile
    counted = Counter(clues) + Counter(f"gold {card}" for card in gold)
    return {**counted, "statues": len(state.facings), "amulets": _amulets(state)}


def _amulets(state: State) -> int:
    """Twenty at most are out; the supply is what is left of them."""
    out = state.amulets.bit_count() + sum(state.purses)
    assert 0 <= out <= 20, "more amulets than there are"
    return 20


def learns(event: Event, seat: Seat | None) -> tuple[Fact, ...]:
    """What an event shows of hidden things: clues drawn, gold looked at."""
    if isinstance(event, events.Drew):
        return tuple(Fact("clue", (clue,)) for clue in event.clues)
    if isinstance(event, events.Peeked):
        return (Fact("peek", event.cards),)
    if isinstance(event, events.Took) and event.seat == seat:
        return (Fact("gold", (event.card,)),)
    return ()


def still(state: State, fact: Fact, seat: Seat) -> bool:
    """A clue is seen while it is in the hand, a look is remembered while cards are offered."""
    if fact.kind == "clue":
        return fact.cards[0] in state.hands[seat]
    if fact.kind == "peek":
        return isinstance(state.phase, phases.Offer)
    return fact.cards[0] in state.piles[seat]


def tells(view: View, fact: Fact) -> bool:
    """Whether a view still says so."""
    if fact.kind == "clue":
        return fact.cards[0] in view.hand
    if fact.kind == "peek":
        return view.division is not None and view.division.peeked == fact.cards
    return fact.cards[0] in view.pile
