"""What a seat knows of hidden cards because it once saw them, and for how long that holds."""

from collections.abc import Iterable

from engine.core.types import Record, Seat
from engine.sails.cards import without


class Dealing(Record, frozen=True):
    """Islands that went into a hand in this round; the two players concerned saw them."""

    giver: Seat | None
    """Nobody if they came from the table, where all saw them."""
    receiver: Seat
    count: int
    cards: tuple[str, ...]
    """Empty in the views of those who did not see them."""
    passed: bool = False
    """Whether it was the pass to the right: all at once, so that nothing received went on (sails R1)."""

    def seen_by(self, seat: Seat | None) -> bool:
        """Tell whether this seat knows which islands they were (sails R20, R22)."""
        return self.giver is None or (seat is not None and seat in (self.giver, self.receiver))


class Known(Record, frozen=True):
    """An island that is in the hand of one of these seats, or under its sail."""

    card: str
    seats: tuple[Seat, ...]


class Glimpse(Record, frozen=True):
    """The next treasures of a deck as a seat once saw them; that it looked is no secret."""

    seat: Seat
    deck: str
    reach: int
    """How many of the next treasures it is about; one less with every flip."""
    blurred: bool
    """Whether somebody else has reordered them since: then their order is lost, and a few others may be
    among them."""
    cards: tuple[str, ...]
    """The next one first; empty in the views of others."""


_SHARP = False


def known(dealings: Iterable[Dealing], seat: Seat | None, gone: tuple[str, ...]) -> tuple[Known, ...]:
    """Work out where the islands are that this seat has seen in other hands, until they are discarded.

    What passes between two others may have been any of the giver's islands.
    """
    places: dict[str, set[Seat]] = {}
    for dealing in dealings:
        if dealing.seen_by(seat):
            places |= {card: {dealing.receiver} for card in dealing.cards}
        elif not dealing.passed:
            for holders in places.values():
                if dealing.giver in holders:
                    holders.add(dealing.receiver)
    return tuple(
        Known(card, tuple(sorted(holders)))
        for card, holders in places.items()
        if card not in gone and seat not in holders
    )


def after_order(
    glimpses: tuple[Glimpse, ...], seat: Seat, deck: str, cards: tuple[str, ...]
) -> tuple[Glimpse, ...]:
    """The one who reordered a deck knows it; what others knew of it has lost its order (sails R21)."""
    reach = len(cards)
    kept = [
        _blurred(one, reach) if one.deck == deck else one
        for one in glimpses
        if one.seat != seat or one.deck != deck
    ]
    kept.append(Glimpse(seat, deck, reach, _SHARP, cards))
    return tuple(kept)


def _blurred(glimpse: Glimpse, reach: int) -> Glimpse:
    return Glimpse(glimpse.seat, glimpse.deck, reach, blurred=True, cards=tuple(sorted(glimpse.cards)))


def after_flip(glimpses: tuple[Glimpse, ...], flipped: dict[str, str]) -> tuple[Glimpse, ...]:
    """The top of every deck was turned over: everybody sees it, and the rest moves up."""
    return tuple([_moved_up(one, flipped[one.deck]) for one in glimpses if one.reach > 1])


def _moved_up(glimpse: Glimpse, card: str) -> Glimpse:
    cards = glimpse.cards
    if card in cards:
        cards = without(cards, card)
    return Glimpse(glimpse.seat, glimpse.deck, glimpse.reach - 1, glimpse.blurred, cards)
