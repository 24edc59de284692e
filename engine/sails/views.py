"""What one seat, or a spectator, may know."""

from engine.core.types import Record, Seat
from engine.sails.cards import COLOUR, VALUE
from engine.sails.memory import Dealing, Glimpse, Known, known
from engine.sails.phases import AnyPhase, Claiming, Giving, Ordering, Passing
from engine.sails.state import Deck, Showdown, State, Tally


class Laid(Record, frozen=True):
    """An island of the trick under way."""

    seat: Seat
    colour: str
    """Empty if the sail covers it."""
    number: int
    """0 if the sail covers it."""
    bonus: int
    card: str
    """The whole island, for the one who laid it; empty for others."""


class Stack(Record, frozen=True):
    """A deck as everybody sees it."""

    colours: str
    shown: str
    left: int
    """The face-down treasures that nobody has put under the deck."""
    buried: tuple[str, ...]


class Pile(Record, frozen=True):
    """A player's treasures as everybody sees them (sails R24)."""

    top: str
    size: int


class View(Record, frozen=True):
    """The game as one seat knows it."""

    seat: Seat | None
    phase: AnyPhase
    seats: int
    round: int
    actions: tuple[int, int]
    """The action that lies up on the red-and-blue card, and on the green-and-violet one."""
    first: Seat
    hand: tuple[str, ...]
    """One's own islands."""
    sizes: tuple[int, ...]
    """How many islands each seat holds."""
    plays: tuple[Laid, ...]
    """The trick under way, from the First Player on; empty while one is being resolved."""
    last: Showdown | None
    """The trick that was uncovered last."""
    bonus: tuple[int, ...]
    supply: int
    spent: int
    """The Bonus cards in the trick, nobody's until it is over."""
    decks: tuple[Stack, ...]
    pile: tuple[str, ...]
    """One's own treasures, the visible one last."""
    piles: tuple[Pile, ...]
    discards: tuple[str, ...]
    """The islands out of this round."""
    queue: tuple[tuple[Seat, int], ...]
    """The actions still to come in this trick."""
    dealings: tuple[Dealing, ...]
    """Which islands went into a hand in this round, as far as one saw them."""
    known: tuple[Known, ...]
    """Where the islands are that one saw go into other hands."""
    glimpses: tuple[Glimpse, ...]
    """Who has looked at which treasures, and what one knows of them oneself."""
    tallies: tuple[tuple[Tally, ...], ...]
    """The scores of the rounds that are over, line by line."""


def view(state: State, seat: Seat | None) -> View:
    """Build what this seat may know."""
    return View(
        seat=seat,
        phase=_phase(state.phase, seat),
        seats=len(state.hands),
        round=state.round.number,
        actions=state.round.actions,
        first=state.first,
        hand=() if seat is None else state.hands[seat],
        sizes=tuple(len(hand) for hand in state.hands),
        plays=_plays(state, seat),
        last=state.last,
        bonus=state.bonus,
        supply=state.supply,
        spent=state.spent,
        decks=tuple(_stack(deck) for deck in state.decks),
        pile=() if seat is None else state.piles[seat],
        piles=tuple(Pile(pile[-1] if pile else "", len(pile)) for pile in state.piles),
        discards=state.discards,
        queue=state.queue,
        dealings=tuple(one if one.seen_by(seat) else _unseen(one) for one in state.dealings),
        known=known(state.dealings, seat, state.discards),
        glimpses=tuple(one if one.seat == seat else _others(one) for one in state.glimpses),
        tallies=state.round.tallies,
    )


def _plays(state: State, viewer: Seat | None) -> tuple[Laid, ...]:
    seats, found = len(state.hands), []
    for at, play in enumerate(state.plays):
        seat, card = (state.first + at) % seats, play.card
        colour = COLOUR[card] if play.covers == "coast" else ""
        number = VALUE[card] if play.covers == "sea" else 0
        found.append(Laid(seat, colour, number, play.bonus, card if seat == viewer else ""))
    return tuple(found)


def _stack(deck: Deck) -> Stack:
    return Stack(deck.colours, deck.shown, len(deck.draw), deck.buried)


def _unseen(dealing: Dealing) -> Dealing:
    return Dealing(dealing.giver, dealing.receiver, dealing.count, (), dealing.passed)


def _others(glimpse: Glimpse) -> Glimpse:
    return Glimpse(glimpse.seat, glimpse.deck, glimpse.reach, glimpse.blurred, ())


def _phase(phase: AnyPhase, seat: Seat | None) -> AnyPhase:
    """Leave out of a question what is not for this seat."""
    if isinstance(phase, Passing):
        own = tuple(card if one == seat else "" for one, card in enumerate(phase.sealed))
        return Passing(phase.waiting, own)
    if isinstance(phase, Claiming):
        claims = zip(phase.winners, phase.sealed, strict=True)
        mine = tuple(claim if one == seat else None for one, claim in claims)
        return Claiming(phase.winners, phase.waiting, mine)
    if isinstance(phase, Giving) and phase.seat != seat:
        taken = phase.taken if seat == phase.victim else ()
        return Giving(phase.seat, phase.victim, phase.count, taken, ())
    if isinstance(phase, Ordering) and phase.seat != seat:
        return Ordering(phase.seat, phase.deck, ())
    return phase
