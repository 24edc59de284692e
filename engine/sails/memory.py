"""What a seat knows of hidden cards because it once saw them, and for how long that holds."""

from engine.core.types import Record, Seat


class Known(Record, frozen=True):
    """An island that is in the hand of one of these seats, or under its sail, until it is discarded."""

    card: str
    seats: tuple[Seat, ...]


class Glimpse(Record, frozen=True):
    """Treasures a seat has seen on a deck, the next one first.

    Once somebody else has reordered them they are only known to be among the next ``among`` cards;
    zero means that their places are known.
    """

    seat: Seat
    deck: str
    cards: tuple[str, ...]
    among: int = 0


class Exposed(Record, frozen=True):
    """An island of one's own that another player knows of."""

    seat: Seat
    card: str


Minds = tuple[tuple[Known, ...], ...]
"""What each seat knows of islands in other hands, and last what a spectator knows."""


def after_pass(passed: tuple[str, ...]) -> Minds:
    """Everybody knows which island the right neighbour got (sails R29)."""
    seats = len(passed)
    return (*((Known(card, ((seat - 1) % seats,)),) for seat, card in enumerate(passed)), ())


def after_fetch(minds: Minds, seat: Seat, card: str) -> Minds:
    """All but its holder know where an island is that was taken back from the table (sails R22)."""
    found = Known(card, (seat,))
    lost = [tuple(fact for fact in mind if fact.card != card) for mind in minds]
    return tuple(mind if knower == seat else (*mind, found) for knower, mind in enumerate(lost))


def after_raid(minds: Minds, seat: Seat, victim: Seat, taken: tuple[str, ...]) -> Minds:
    """Islands went from a hand into another: the two know which, the others only that (sails R20)."""
    return _after_transfer(minds, victim, seat, taken)


def after_gift(minds: Minds, seat: Seat, victim: Seat, given: tuple[str, ...]) -> Minds:
    """The islands given in exchange, likewise."""
    return _after_transfer(minds, seat, victim, given)


def _after_transfer(minds: Minds, giver: Seat, receiver: Seat, cards: tuple[str, ...]) -> Minds:
    changed = [_blurred(mind, giver, receiver) for mind in minds]
    giver_facts = [fact for fact in minds[giver] if fact.card not in cards]
    changed[giver] = (*giver_facts, *(Known(card, (receiver,)) for card in cards))
    changed[receiver] = tuple(fact for fact in minds[receiver] if fact.card not in cards)
    return tuple(changed)


def _blurred(mind: tuple[Known, ...], giver: Seat, receiver: Seat) -> tuple[Known, ...]:
    """What one knew of the giver's hand may now be in the receiver's too."""
    return tuple(
        Known(fact.card, tuple(sorted({*fact.seats, receiver}))) if giver in fact.seats else fact
        for fact in mind
    )


def after_order(
    glimpses: tuple[Glimpse, ...], seat: Seat, deck: str, cards: tuple[str, ...]
) -> tuple[Glimpse, ...]:
    """The one who reordered a deck knows it; what others knew of it has lost its place (sails R21)."""
    kept = [
        Glimpse(one.seat, deck, tuple(sorted(one.cards)), len(cards)) if one.deck == deck else one
        for one in glimpses
        if (one.seat, one.deck) != (seat, deck)
    ]
    return tuple(sorted((*kept, Glimpse(seat, deck, cards)), key=lambda one: (one.seat, one.deck)))


def after_flip(glimpses: tuple[Glimpse, ...], deck: str, card: str) -> tuple[Glimpse, ...]:
    """The top of a deck was turned over: everybody sees it, and the rest moves up."""
    moved = [_moved_up(one, card) if one.deck == deck else one for one in glimpses]
    return tuple(one for one in moved if one.cards)


def _moved_up(glimpse: Glimpse, card: str) -> Glimpse:
    if not glimpse.among:
        return Glimpse(glimpse.seat, glimpse.deck, glimpse.cards[1:])
    cards = list(glimpse.cards)
    if card in cards:
        cards.remove(card)
    among = glimpse.among - 1
    return Glimpse(glimpse.seat, glimpse.deck, tuple(cards), among if among > 1 else 0)
