"""What one seat, or a spectator, may know."""

from engine.core.types import Record, Seat
from engine.sails.cards import COLOUR, VALUE
from engine.sails.memory import Exposed, Glimpse, Known
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
    known: tuple[Known, ...]
    """Islands one knows to be with others."""
    exposed: tuple[Exposed, ...]
    """One's own islands that others know of."""
    glimpses: tuple[Glimpse, ...]
    """Face-down treasures one has seen."""
    tallies: tuple[tuple[Tally, ...], ...]
    """The scores of the rounds that are over, line by line."""


def view(state: State, seat: Seat | None) -> View:
    """Build what this seat may know."""
    alone = seat is None
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
        known=_known(state, len(state.hands) if seat is None else seat),
        exposed=() if alone else _exposed(state, seat),
        glimpses=tuple(one for one in state.glimpses if one.seat == seat),
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


def _known(state: State, mind: int) -> tuple[Known, ...]:
    """What was learnt of an island holds until it is discarded."""
    gone = state.discards
    return tuple(fact for fact in state.minds[mind] if fact.card not in gone)


def _exposed(state: State, seat: Seat | None) -> tuple[Exposed, ...]:
    """Those who know for sure learnt it from, or together with, this seat: it may know that they do."""
    return tuple(
        Exposed(other, fact.card)
        for other in range(len(state.hands))
        for fact in _known(state, other)
        if fact.seats == (seat,)
    )


def _phase(phase: AnyPhase, seat: Seat | None) -> AnyPhase:
    """Leave out of a question what is not for this seat."""
    if isinstance(phase, Passing):
        own = tuple(card if one == seat else "" for one, card in enumerate(phase.sealed))
        return Passing(phase.waiting, own)
    if isinstance(phase, Claiming):
        claims = zip(phase.seats, phase.sealed, strict=True)
        mine = tuple(claim if one == seat else None for one, claim in claims)
        return Claiming(phase.seats, phase.waiting, mine)
    if isinstance(phase, Giving) and phase.seat != seat:
        taken = phase.taken if seat == phase.victim else ()
        return Giving(phase.seat, phase.victim, phase.count, taken, ())
    if isinstance(phase, Ordering) and phase.seat != seat:
        return Ordering(phase.seat, phase.deck, ())
    return phase
