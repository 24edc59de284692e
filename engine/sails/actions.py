"""The four actions (step 4): each is begun, perhaps asks, and is completed before the next (sails R35)."""

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.types import Event, Move, Seat
from engine.sails import moves
from engine.sails.cards import in_hand, without
from engine.sails.ending import clean_up
from engine.sails.events import (
    ActionFailed,
    BonusStolen,
    BonusTaken,
    DeckOrdered,
    DeckPeeked,
    HandRaided,
    HandsTraded,
    IslandDiscarded,
    IslandFetched,
    IslandsGiven,
    IslandsTaken,
    TreasuresSeen,
)
from engine.sails.memory import Dealing, after_order
from engine.sails.phases import AnyPhase, Discarding, Fetching, Giving, Ordering, Peeking, Raiding, Robbing
from engine.sails.state import Deck, State, exchanged

LOOT = 2
"""Bonus cards that action 1 brings, islands that action 2 exchanges."""
DEPTH = 3
"""Treasures that action 3 looks at."""


def proceed(state: State, queue: tuple[tuple[Seat, int], ...], news: list[Event], dice: Dice) -> State:
    """Begin the actions that are due, in order, until one asks something; then clean up."""
    while queue:
        (seat, action), queue = queue[0], queue[1:]
        if action == 1:
            victims = robbable(state.bonus, seat)
            if len(victims) > 1:
                return replace(state, phase=Robbing(seat), queue=queue)
            state = _rob(state, seat, victims[0], news) if victims else _help_oneself(state, seat, news)
        elif any(state.hands):
            return replace(state, phase=_question(state, seat, action, news), queue=queue)
        else:
            news.append(ActionFailed(seat, action))  # sails R34
    return clean_up(state, news, dice)


def _question(state: State, seat: Seat, action: int, news: list[Event]) -> AnyPhase:
    """Begin an action other than the first; one deck alone is looked at without a question (sails R38)."""
    if action == 2:
        return Raiding(seat)
    if action == 4:
        return Fetching(seat)
    return Peeking(seat) if len(state.decks) > 1 else _look(seat, state.decks[0], news)


def robbable(bonus: tuple[int, ...], seat: Seat) -> list[Seat]:
    """List the opponents who own enough Bonus cards now (sails R19)."""
    return [one for one, count in enumerate(bonus) if count >= LOOT and one != seat]


def opponents(seats: int, seat: Seat) -> list[Seat]:
    """List everybody else."""
    return [one for one in range(seats) if one != seat]


def _help_oneself(state: State, seat: Seat, news: list[Event]) -> State:
    """Take Bonus cards from the supply, because nobody has enough (sails R19)."""
    count = min(LOOT, state.supply)
    news.append(BonusTaken(seat, count))
    bonus = exchanged(state.bonus, seat, state.bonus[seat] + count)
    return replace(state, bonus=bonus, supply=state.supply - count)


def _rob(state: State, seat: Seat, victim: Seat, news: list[Event]) -> State:
    news.append(BonusStolen(seat, victim, LOOT))
    bonus = list(state.bonus)
    bonus[seat] += LOOT
    bonus[victim] -= LOOT
    return replace(state, bonus=tuple(bonus))


def rob(state: State, seat: Seat, move: moves.Rob, news: list[Event], dice: Dice) -> State:
    """Complete action 1."""
    return proceed(_rob(state, seat, move.victim, news), state.queue, news, dice)


def raid(state: State, seat: Seat, move: moves.Raid, news: list[Event], dice: Dice) -> State:
    """Draw islands from the victim's hand; with one left in hands it is one (sails R20)."""
    victim = move.victim
    count = min(LOOT, len(state.hands[victim]))
    taken = in_hand(dice.sample(state.hands[victim], count))
    news += (
        HandRaided(seat, victim, count),
        IslandsTaken(seat, seat, victim, taken),
        IslandsTaken(victim, seat, victim, taken),
    )
    return replace(
        state,
        phase=Giving(seat, victim, count, taken, ()),
        hands=_transferred(state.hands, victim, seat, taken),
        dealings=(*state.dealings, Dealing(victim, seat, count, taken)),
    )


def givable(hand: tuple[str, ...], phase: Giving) -> tuple[Move, ...]:
    """Offer the islands that may still be picked, in ascending order, or the end of picking."""
    missing = phase.count - len(phase.picked)
    if not missing:
        return (moves.DONE_GIVE,)
    start = hand.index(phase.picked[-1]) + 1 if phase.picked else 0
    return tuple(moves.GIVE[card] for card in hand[start : len(hand) - missing + 1])


def pick_gift(state: State, _seat: Seat, move: moves.Give, _news: list[Event], _dice: Dice) -> State:
    """Add an island to those that go back."""
    phase = state.phase
    assert isinstance(phase, Giving)
    return replace(state, phase=replace(phase, picked=(*phase.picked, move.card)))


def give(state: State, seat: Seat, _move: moves.DoneGive, news: list[Event], dice: Dice) -> State:
    """Complete action 2."""
    phase = state.phase
    assert isinstance(phase, Giving)
    victim, given = phase.victim, phase.picked
    news += (
        HandsTraded(seat, victim, len(given)),
        IslandsGiven(seat, seat, victim, given),
        IslandsGiven(victim, seat, victim, given),
    )
    hands = _transferred(state.hands, seat, victim, given)
    dealings = (*state.dealings, Dealing(seat, victim, phase.count, given))
    return proceed(replace(state, hands=hands, dealings=dealings), state.queue, news, dice)


def _transferred(
    hands: tuple[tuple[str, ...], ...], giver: Seat, receiver: Seat, cards: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    kept = tuple(card for card in hands[giver] if card not in cards)
    return exchanged(exchanged(hands, giver, kept), receiver, in_hand((*hands[receiver], *cards)))


def _look(seat: Seat, deck: Deck, news: list[Event]) -> Ordering:
    """Show the next face-down treasures to one player (sails R21)."""
    cards = deck.draw[:DEPTH]
    news += (DeckPeeked(seat, deck.colours, DEPTH), TreasuresSeen(seat, deck.colours, cards))
    return Ordering(seat, deck.colours, cards)


def peek(state: State, seat: Seat, move: moves.Peek, news: list[Event], _dice: Dice) -> State:
    """Look at the deck of one's choice."""
    deck = next(deck for deck in state.decks if deck.colours == move.deck)
    return replace(state, phase=_look(seat, deck, news))


def order(state: State, seat: Seat, move: moves.Order, news: list[Event], dice: Dice) -> State:
    """Complete action 3."""
    phase = state.phase
    assert isinstance(phase, Ordering)
    cards = (move.first, move.second, move.third)
    news.append(DeckOrdered(seat, phase.deck))
    decks = tuple([_restacked(deck, cards) if deck.colours == phase.deck else deck for deck in state.decks])
    glimpses = after_order(state.glimpses, seat, phase.deck, cards)
    return proceed(replace(state, decks=decks, glimpses=glimpses), state.queue, news, dice)


def _restacked(deck: Deck, cards: tuple[str, ...]) -> Deck:
    return Deck(deck.colours, deck.shown, cards + deck.draw[len(cards) :], deck.buried)


def fetch(state: State, seat: Seat, move: moves.Fetch, news: list[Event], _dice: Dice) -> State:
    """Take an island of this trick, one's own included (sails R22)."""
    card, last = move.card, state.last
    assert last is not None
    owner = next(one for one in range(len(last.plays)) if last.play(one).card == card)
    news.append(IslandFetched(seat, card, owner))
    return replace(
        state,
        phase=Discarding(seat, card),
        hands=exchanged(state.hands, seat, in_hand((*state.hands[seat], card))),
        discards=without(state.discards, card),
        dealings=(*state.dealings, Dealing(None, seat, 1, (card,))),
    )


def discard(state: State, seat: Seat, move: moves.Discard, news: list[Event], dice: Dice) -> State:
    """Complete action 4; the island goes face up."""
    news.append(IslandDiscarded(seat, move.card))
    hands = exchanged(state.hands, seat, without(state.hands[seat], move.card))
    discards = (*state.discards, move.card)
    return proceed(replace(state, hands=hands, discards=discards), state.queue, news, dice)
