"""The start of a round: decks, hands, and the pass to the right."""

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.types import Event, Seat
from engine.sails.cards import (
    BONUS_CARDS,
    COLOUR,
    COLOURS,
    DECKS,
    HAND,
    ISLANDS,
    TINT,
    TREASURES,
    in_hand,
    without,
)
from engine.sails.events import CardReceived, CardsPassed, RoundBegan
from engine.sails.memory import Dealing
from engine.sails.moves import PASS, Pass
from engine.sails.phases import PLAYING, Passing
from engine.sails.setting import Options
from engine.sails.state import Deck, Round, Showdown, State, Tally, exchanged

_TREASURES = {
    seats: tuple(tuple(card for card in TREASURES[seats] if TINT[card] in colours) for colours in decks)
    for seats, decks in DECKS.items()
}
"""The treasures of each deck by the number of players."""


def setup(seats: int, options: Options, dice: Dice) -> State:
    """Start the first round with a First Player drawn by lot (sails R28)."""
    first = dice.below(seats)
    return deal(seats, first, options.actions(), (), None, dice)


def deal(
    seats: int,
    first: Seat,
    actions: tuple[int, int],
    tallies: tuple[tuple[Tally, ...], ...],
    last: Showdown | None,
    dice: Dice,
) -> State:
    """Lay everything out for a new round; nothing is carried over but the score (sails R25)."""
    decks = tuple(
        _deck(colours, dice.shuffle(cards))
        for colours, cards in zip(DECKS[seats], _TREASURES[seats], strict=True)
    )
    islands, size = list(dice.shuffle(ISLANDS)), HAND[seats]
    everyone = range(seats)
    return State(
        phase=Passing(tuple(everyone), ("",) * seats),
        round=Round(len(tallies) + 1, actions, in_hand(islands[seats * size :]), tallies),
        first=first,
        hands=tuple(in_hand(islands[seat * size : seat * size + size]) for seat in everyone),
        plays=(),
        bonus=(0,) * seats,
        supply=BONUS_CARDS,
        spent=0,
        decks=decks,
        piles=((),) * seats,
        discards=(),
        last=last,
        queue=(),
        dealings=(),
        glimpses=(),
    )


def _deck(colours: str, cards: tuple[str, ...]) -> Deck:
    return Deck(colours, cards[0], cards[1:])


def announced(state: State) -> RoundBegan:
    """Tell that a round begins."""
    return RoundBegan(state.round.number, state.first, tuple(deck.shown for deck in state.decks))


def passable(hand: tuple[str, ...]) -> tuple[Pass, ...]:
    """Offer the highest island of each longest colour (sails A10)."""
    held = "".join([COLOUR[card] for card in hand])
    counts = [held.count(colour) for colour in COLOURS]
    longest, end, found = max(counts), 0, []
    for count in counts:
        end += count
        if count == longest:
            found.append(PASS[hand[end - 1]])
    return tuple(found)


def seal_pass(state: State, seat: Seat, move: Pass, news: list[Event]) -> State:
    """Keep an answer until the last one is in (sails R30)."""
    phase = state.phase
    assert isinstance(phase, Passing)
    sealed = exchanged(phase.sealed, seat, move.card)
    waiting = tuple([one for one in phase.waiting if one != seat])
    if waiting:
        return replace(state, phase=Passing(waiting, sealed))
    return _pass_on(state, sealed, news)


def _pass_on(state: State, passed: tuple[str, ...], news: list[Event]) -> State:
    """Move every island to the seat before (sails R29)."""
    seats = len(passed)
    hands, dealings = [], []
    news.append(CardsPassed())
    for seat, hand in enumerate(state.hands):
        giver = (seat + 1) % seats
        card = passed[giver]
        hands.append(in_hand((*without(hand, passed[seat]), card)))
        dealings.append(Dealing(giver, seat, 1, (card,), passed=True))
        news.append(CardReceived(seat, giver, card))
    return replace(state, phase=PLAYING[state.first], hands=tuple(hands), dealings=tuple(dealings))
