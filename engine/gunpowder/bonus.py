"""Bonus cards, and the discard of a blocked hand."""

from typing import cast

from engine.core.types import Seat
from engine.gunpowder import events as e
from engine.gunpowder import moves as m
from engine.gunpowder.cards import HAND
from engine.gunpowder.draft import Draft
from engine.gunpowder.phases import Brewing
from engine.gunpowder.state import Known
from engine.gunpowder.turn import end_turn, go_on


def steal(draft: Draft, seat: Seat, move: m.Steal) -> None:
    """Take a gem or a piece of ammunition out of an opponent's boat (gunpowder R29)."""
    gems, ammo = int(move.what == "gem"), int(move.what == "ammo")
    draft.play(seat, "chest")
    draft.events.append(e.Stole(seat, move.seat, move.what))
    draft.gain(move.seat, -gems, -ammo)
    draft.gain(seat, gems, ammo)
    go_on(draft)


def gift(draft: Draft, seat: Seat, move: m.Gift) -> None:
    """Give a card, then draw one of those the other held before (gunpowder R28)."""
    other, given = move.seat, move.card
    draft.play(seat, "gift")
    before = draft.hands[other]
    taken = draft.dice.pick(before)
    draft.hands[seat] = _swap(draft.hands[seat], given, taken)
    draft.hands[other] = _swap(before, taken, given)
    _remember(draft, seat, other, given, taken)
    draft.events.append(e.Swapped(seat, other))
    for one in (seat, other):
        draft.events += (e.Gave(one, seat, other, given), e.Took(one, seat, other, taken))
    go_on(draft)


def _swap(hand: tuple[str, ...], out: str, into: str) -> tuple[str, ...]:
    cards = list(hand)
    cards.remove(out)
    return tuple(sorted((*cards, into)))


def _remember(draft: Draft, seat: Seat, other: Seat, given: str, taken: str) -> None:
    """The two know what passed between them; what others knew of their hands is no longer sure."""
    pair = (seat, other)
    draft.known = tuple(fact for fact in draft.known if fact.holder not in pair or fact.by in pair)
    draft.forget(seat, given, (other,))
    draft.forget(other, taken, (seat,))
    news = (Known(seat, other, given), Known(other, seat, taken))
    draft.known = tuple(sorted((*draft.known, *news), key=_in_order))


def _in_order(fact: Known) -> tuple[int, int, str]:
    return fact.by, fact.holder, fact.card


def fly(draft: Draft, seat: Seat, move: m.Fly) -> None:
    """Let a bomb fly from one of the crew to another (gunpowder R10)."""
    draft.play(seat, "fly")
    rest = [bomb for bomb in draft.bombs if bomb != move.bomb]
    draft.bombs = tuple(sorted((*rest, move.to)))
    draft.mark("bomb", move.bomb, move.to)
    draft.events.append(e.Flew(seat, move.bomb, move.to))
    go_on(draft)


def potion(draft: Draft, seat: Seat, _move: m.Potion) -> None:
    """Play the Potion; what is thrown away is asked for next (gunpowder R27)."""
    draft.play(seat, "potion")
    draft.phase = Brewing(seat, ())


def throw(draft: Draft, seat: Seat, move: m.Throw) -> None:
    """Put one more card aside."""
    phase = cast("Brewing", draft.phase)
    draft.phase = Brewing(seat, (*phase.picked, (move.card, move.copy)))


def drink(draft: Draft, seat: Seat, _move: m.Drink) -> None:
    """Throw the cards away that were put aside, and draw to a full hand at once (gunpowder R27)."""
    thrown = tuple(card for card, _ in cast("Brewing", draft.phase).picked)
    for card in thrown:
        draft.discard(seat, card)
    draft.events.append(e.Drank(seat, thrown))
    draft.draw(seat, HAND - len(draft.hands[seat]))
    go_on(draft)


def sail(draft: Draft, seat: Seat, move: m.Sail) -> None:
    """Move the boat to another anchor, with all who are aboard (gunpowder R20, R30)."""
    draft.play(seat, "boat")
    start = draft.players[seat].boat
    draft.moor(seat, move.to)
    draft.mark("sail", start, move.to)
    draft.events.append(e.Sailed(seat, start, move.to))
    go_on(draft)


def discard(draft: Draft, seat: Seat, move: m.Discard) -> None:
    """Throw a card away because none can be played, draw one, and end the turn (gunpowder R25)."""
    draft.discard(seat, move.card)
    draft.events.append(e.Discarded(seat, move.card))
    end_turn(draft)
