"""Who may know what in Sails, written from "who sees what" of its rules.

A hand is its owner's. A committed island is its owner's but for the uncovered half. A passed island is
known to giver and receiver, exchanged ones to the two players, one taken from the table to all. The unused
islands nobody knows. Of a pile all see the top, its owner all of it. Looked-at treasures are known to the
one who looked.
"""

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from engine.core.types import Event, Seat
from engine.sails import legal
from engine.sails.cards import COLOUR, ISLANDS, TINT, VALUE, in_hand
from engine.sails.events import CardReceived, IslandFetched, IslandsGiven, IslandsTaken, TreasuresSeen
from engine.sails.memory import Dealing, Glimpse
from engine.sails.moves import Play
from engine.sails.phases import AnyPhase, Claiming, Giving, Ordering, Passing
from engine.sails.state import Deck, State
from engine.sails.views import View

Place = tuple[str, int, int]
"""A kind of place, whose it is, and a number."""
SWAPS = 300


def conceal(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Deal everything anew that this seat may not know."""
    state = _conceal_treasures(_conceal_islands(state, seat, rng), seat, rng)
    return replace(state, phase=_sealed(state, seat, rng))


# Islands: two places exchange what lies there, as long as the seat could not notice.


def _conceal_islands(state: State, seat: Seat | None, rng: random.Random) -> State:
    places = _island_places(state, seat)
    before = dict(places)
    sight = _sight(_before_raid(state, seat), seat)
    keys = list(places)
    for _ in range(SWAPS if len(keys) > 1 else 0):
        one, other = rng.sample(keys, 2)
        fits = _may_lie(state, sight, one, places[other]) and _may_lie(state, sight, other, places[one])
        if fits:
            places[one], places[other] = places[other], places[one]
    return _with_islands(state, seat, places, {before[key]: places[key] for key in keys})


def _island_places(state: State, seat: Seat | None) -> dict[Place, str]:
    places = {("unused", -1, at): card for at, card in enumerate(state.round.unused)}
    for owner, hand in enumerate(state.hands):
        places |= {_place(state, seat, owner, at): card for at, card in enumerate(hand) if owner != seat}
    for at, play in enumerate(state.plays):
        owner = (state.first + at) % len(state.hands)
        places |= {("play", owner, at): play.card} if owner != seat else {}
    return places


def _place(state: State, seat: Seat | None, owner: Seat, at: int) -> Place:
    """What was drawn from a hand unseen is as good as still in it until something comes back."""
    raid = _unseen_raid(state, seat)
    if raid and owner == raid.seat and state.hands[owner][at] in raid.taken:
        return ("drawn", raid.victim, at)
    return ("hand", owner, at)


def _unseen_raid(state: State, seat: Seat | None) -> Giving | None:
    phase = state.phase
    return phase if isinstance(phase, Giving) and seat not in (phase.seat, phase.victim) else None


def _before_raid(state: State, seat: Seat | None) -> tuple[Dealing, ...]:
    return state.dealings[:-1] if _unseen_raid(state, seat) else state.dealings


def _sight(dealings: tuple[Dealing, ...], seat: Seat | None) -> dict[str, set[Seat]]:
    """With whom the islands may be that this seat has seen change hands."""
    sight: dict[str, set[Seat]] = {}
    for dealing in dealings:
        if _saw(dealing, seat):
            for card in dealing.cards:
                sight[card] = {dealing.receiver}
        elif not dealing.passed:
            for card, holders in sight.items():
                if dealing.giver in holders:
                    sight[card] = holders | {dealing.receiver}
    return sight


def _saw(dealing: Dealing, seat: Seat | None) -> bool:
    from_the_table = dealing.giver is None
    return from_the_table or (seat is not None and seat in (dealing.giver, dealing.receiver))


def _may_lie(state: State, sight: dict[str, set[Seat]], place: Place, card: str) -> bool:
    kind, owner, at = place
    if card in sight and owner not in sight[card]:
        return False
    if kind != "play":
        return True
    play = state.plays[at]
    if play.covers == "sea":
        return VALUE[card] == VALUE[play.card]
    return COLOUR[card] == COLOUR[play.card] and VALUE[card] + play.bonus <= 12


def _with_islands(
    state: State, seat: Seat | None, places: dict[Place, str], renamed: dict[str, str]
) -> State:
    hands = tuple(
        hand if owner == seat else in_hand(places[_place(state, seat, owner, at)] for at in range(len(hand)))
        for owner, hand in enumerate(state.hands)
    )
    plays = tuple(
        Play(places.get(("play", (state.first + at) % len(hands), at), play.card), play.covers, play.bonus)
        for at, play in enumerate(state.plays)
    )
    unused = in_hand(card for (kind, _, _), card in places.items() if kind == "unused")
    dealings = tuple(
        one if _saw(one, seat) else replace(one, cards=in_hand(renamed.get(card, card) for card in one.cards))
        for one in state.dealings
    )
    return replace(
        state,
        phase=_renamed(state.phase, seat, renamed),
        round=replace(state.round, unused=unused),
        hands=hands,
        plays=plays,
        dealings=dealings,
    )


def _renamed(phase: AnyPhase, seat: Seat | None, renamed: dict[str, str]) -> AnyPhase:
    if not isinstance(phase, Giving) or seat in (phase.seat, phase.victim):
        return phase
    return replace(phase, taken=in_hand(renamed[card] for card in phase.taken))


# Treasures: the same, within the colours of each deck.


def _conceal_treasures(state: State, seat: Seat | None, rng: random.Random) -> State:
    places = _treasure_places(state, seat)
    keys = list(places)
    for _ in range(SWAPS if len(keys) > 1 else 0):
        one, other = rng.sample(keys, 2)
        swapped = {**places, one: places[other], other: places[one]}
        fits = all(_in_colour(state, place, swapped[place]) for place in (one, other))
        if fits and _still_among(state, seat, swapped):
            places = swapped
    return _with_treasures(state, seat, places, rng)


def _treasure_places(state: State, seat: Seat | None) -> dict[Place, str]:
    places: dict[Place, str] = {}
    for owner, pile in enumerate(state.piles):
        if owner != seat:
            places |= {("pile", owner, at): card for at, card in enumerate(pile[:-1])}
    for number, deck in enumerate(state.decks):
        start = _seen_in_order(state, seat, deck)
        places |= {("draw", number, at): card for at, card in enumerate(deck.draw) if at >= start}
    return places


def _seen_in_order(state: State, seat: Seat | None, deck: Deck) -> int:
    """How many of the next treasures of a deck this seat knows for sure."""
    phase = state.phase
    if isinstance(phase, Ordering) and (phase.seat, phase.deck) == (seat, deck.colours):
        return 3
    own = [one for one in state.glimpses if (one.seat, one.deck) == (seat, deck.colours)]
    return sum(one.reach for one in own if not one.blurred)


def _in_colour(state: State, place: Place, card: str) -> bool:
    kind, number, _ = place
    return kind == "pile" or TINT[card] in state.decks[number].colours


def _still_among(state: State, seat: Seat | None, places: dict[Place, str]) -> bool:
    for one in state.glimpses:
        if one.seat == seat and one.blurred:
            number = [deck.colours for deck in state.decks].index(one.deck)
            top = [places.get(("draw", number, at), "") for at in range(one.reach)]
            fixed = list(state.decks[number].draw[: top.count("")])
            if Counter(one.cards) - Counter(top + fixed):
                return False
    return True


def _with_treasures(state: State, seat: Seat | None, places: dict[Place, str], rng: random.Random) -> State:
    decks = tuple(
        replace(deck, draw=tuple(places.get(("draw", number, at), card) for at, card in enumerate(deck.draw)))
        for number, deck in enumerate(state.decks)
    )
    piles = tuple(
        tuple(places.get(("pile", owner, at), card) for at, card in enumerate(pile))
        for owner, pile in enumerate(state.piles)
    )
    glimpses = tuple(one if one.seat == seat else _looked(one, decks, rng) for one in state.glimpses)
    return replace(state, decks=decks, piles=piles, glimpses=glimpses)


def _looked(glimpse: Glimpse, decks: tuple[Deck, ...], rng: random.Random) -> Glimpse:
    top = next(deck.draw for deck in decks if deck.colours == glimpse.deck)[: glimpse.reach]
    known = sorted(rng.sample(top, min(len(glimpse.cards), len(top)))) if glimpse.blurred else top
    return replace(glimpse, cards=tuple(known))


# Sealed answers of others, and what only they see of a question.


def _sealed(state: State, seat: Seat | None, rng: random.Random) -> AnyPhase:
    phase = state.phase
    if isinstance(phase, Passing):
        cards = [
            card if one == seat or not card else _pass(state.hands[one], rng)
            for one, card in enumerate(phase.sealed)
        ]
        return replace(phase, sealed=tuple(cards))
    if isinstance(phase, Claiming):
        return replace(phase, sealed=_claims(state, phase, seat, rng))
    if isinstance(phase, Giving) and seat != phase.seat:
        picked = in_hand(rng.sample(state.hands[phase.seat], phase.count))
        return replace(phase, picked=picked[: rng.randint(0, phase.count)])
    if isinstance(phase, Ordering) and seat != phase.seat:
        draw = next(deck.draw for deck in state.decks if deck.colours == phase.deck)
        return replace(phase, cards=draw[:3])
    return phase


def _pass(hand: tuple[str, ...], rng: random.Random) -> str:
    colours = Counter(COLOUR[card] for card in hand)
    longest = [colour for colour, count in colours.items() if count == max(colours.values())]
    chosen = rng.choice(sorted(longest))
    return max((card for card in hand if COLOUR[card] == chosen), key=VALUE.__getitem__)


def _claims(state: State, phase: Claiming, seat: Seat | None, rng: random.Random) -> tuple[Any, ...]:
    asked = replace(state, phase=replace(phase, waiting=phase.winners))
    return tuple(
        claim if claim is None or one == seat else rng.choice(legal(asked, one))
        for one, claim in zip(phase.winners, phase.sealed, strict=True)
    )


# What is conserved, and what is remembered.


def goods(state: State) -> dict[str, int]:
    """Count every island, every treasure and the Bonus cards."""
    islands: list[str] = [*state.discards, *state.round.unused, *(play.card for play in state.plays)]
    islands += [card for hand in state.hands for card in hand]
    treasures = [card for pile in state.piles for card in pile]
    for deck in state.decks:
        treasures += [*deck.draw, *deck.buried, *([deck.shown] if deck.shown else [])]
    return {
        **_counted("island", islands),
        **_counted("treasure", treasures),
        "bonus": state.supply + state.spent + sum(state.bonus),
        "islands": len(ISLANDS),
    }


def _counted(kind: str, cards: Iterable[str]) -> dict[str, int]:
    return {f"{kind} {card}": count for card, count in sorted(Counter(cards).items())}


Fact = tuple[str, tuple[str, ...]]
"""Where it was seen, the table or a deck, and what."""


def learns(event: Event, _seat: Seat | None) -> tuple[Fact, ...]:
    """The islands that went into hands before this seat's eyes, and the treasures it looked at."""
    if isinstance(event, CardReceived | IslandFetched):
        return (("island", (event.card,)),)
    if isinstance(event, IslandsTaken | IslandsGiven):
        return tuple(("island", (card,)) for card in event.cards)
    if isinstance(event, TreasuresSeen):
        return ((event.deck, event.cards),)
    return ()


def still(state: State, fact: Fact, seat: Seat) -> bool:
    """Islands are known until they are discarded, treasures at least until the next is turned over."""
    place, cards = fact
    if place == "island":
        seen = any(cards[0] in one.cards for one in state.dealings if _saw(one, seat))
        return seen and cards[0] not in state.discards
    draw = next(deck.draw for deck in state.decks if deck.colours == place)
    return sorted(draw[:3]) == sorted(cards)


def tells(view: View, fact: Fact) -> bool:
    """Islands are in one's hand, under one's sail or known; treasures are shown or remembered."""
    place, cards = fact
    if place == "island":
        mine = (*view.hand, *(laid.card for laid in view.plays), *(one.card for one in view.known))
        return cards[0] in mine
    shown = [view.phase.cards] if isinstance(view.phase, Ordering) else []
    shown += [one.cards for one in view.glimpses if one.deck == place]
    return any(one and not Counter(one) - Counter(cards) for one in shown)
