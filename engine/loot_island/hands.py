"""Hands before a round: the larger first hand, A1's bargain, clearing and filling up."""

from engine.core.types import Move, Seat
from engine.loot_island import drawing
from engine.loot_island.cards import later, sort
from engine.loot_island.draft import Draft
from engine.loot_island.moves import ACCEPT, DECLINE, DONE_DROP, DROP, Accept, Drop
from engine.loot_island.news import AaronDealt, BargainAnswered, HandsFilled, HandTrimmed
from engine.loot_island.numbers import HAND, figures
from engine.loot_island.phases import Bargain, ClearHand, KeepHand
from engine.loot_island.sealed import others, put
from engine.loot_island.sight import Sight

BARGAIN_CARDS = BARGAIN_CUBES = 2


def size(seats: int, event: str) -> int:
    """How many cards a hand is filled up to (B5)."""
    return HAND[seats] - (event == "B5")


def legal_clear(sight: Sight, phase: ClearHand, seat: Seat) -> tuple[Move, ...]:
    """Any later card of the hand, or enough."""
    return (*[DROP[card] for card in later(sight.hands[seat], phase.picked[seat])], DONE_DROP)


def legal_keep(sight: Sight, phase: KeepHand, seat: Seat) -> tuple[Move, ...]:
    """Later cards of the hand as long as enough come after them, then enough."""
    picked = phase.picked[seat]
    missing = phase.surplus[seat] - len(picked)
    if missing == 0:
        return (DONE_DROP,)
    cards = later(sight.hands[seat], picked)
    return tuple(DROP[card] for card in cards[: len(cards) - missing + 1])


def legal_bargain(_sight: Sight, _phase: Bargain, _seat: Seat) -> tuple[Move, ...]:
    """Both or neither."""
    return (ACCEPT, DECLINE)


def pick_clear(phase: ClearHand, seat: Seat, move: Drop) -> ClearHand:
    """One card more to discard."""
    return ClearHand(phase.asked, put(phase.picked, seat, (*phase.picked[seat], move.card)))


def pick_keep(phase: KeepHand, seat: Seat, move: Drop) -> KeepHand:
    """One card more to discard."""
    return KeepHand(phase.asked, phase.surplus, put(phase.picked, seat, (*phase.picked[seat], move.card)))


def seal_clear(phase: ClearHand, seat: Seat, _move: Move) -> ClearHand:
    """Keep that this player has picked."""
    return ClearHand(others(phase.asked, seat), phase.picked)


def seal_keep(phase: KeepHand, seat: Seat, _move: Move) -> KeepHand:
    """Keep that this player has picked."""
    return KeepHand(others(phase.asked, seat), phase.surplus, phase.picked)


def seal_bargain(phase: Bargain, seat: Seat, move: Move) -> Bargain:
    """Keep what this player has decided."""
    return Bargain(others(phase.asked, seat), put(phase.answers, seat, isinstance(move, Accept)))


def ask_clear(draft: Draft) -> None:
    """Ask everyone with cards which of them to discard (N5)."""
    asked = tuple(seat for seat in range(draft.seats) if draft.hands[seat])
    if asked:
        draft.phase = ClearHand(asked, ((),) * draft.seats)
    else:
        fill(draft)


def settle_clear(draft: Draft, phase: ClearHand) -> None:
    """Discard everything before anybody draws (R52), Aaron's leftovers with it (P17)."""
    _trim(draft, phase.picked)
    fill(draft)


def settle_keep(draft: Draft, phase: KeepHand) -> None:
    """Discard what was dealt too much, face up."""
    _trim(draft, phase.picked)


def settle_bargain(draft: Draft, phase: Bargain) -> None:
    """Two cards and two cubes for those who want them, clockwise from the First Player."""
    for seat in draft.from_first():
        accepted = bool(phase.answers[seat])
        draft.news.append(BargainAnswered(seat, accepted))
        if accepted:
            draft.cubes[seat] += BARGAIN_CUBES
            drawing.draw_for(draft, seat, BARGAIN_CARDS)


def fill(draft: Draft) -> None:
    """Let everyone draw up to the size of a hand, never down (R10); Aaron last."""
    target = size(draft.seats, draft.event)
    for aaron in range(draft.seats, figures(draft.seats)):
        drawing.discard(draft, aaron, draft.hands[aaron])
    draft.news.append(HandsFilled(target))
    for seat in draft.from_first():
        missing = target - len(draft.hands[seat])
        if missing > 0:
            drawing.draw_for(draft, seat, missing)
    for aaron in range(draft.seats, figures(draft.seats)):
        deal_aaron(draft, aaron, target)


def deal_aaron(draft: Draft, aaron: int, count: int) -> None:
    """Lay out Aaron's cards, face up."""
    draft.hands[aaron] = sort(drawing.draw(draft, count))
    draft.news.append(AaronDealt(draft.hands[aaron]))


def _trim(draft: Draft, picked: tuple[tuple[str, ...], ...]) -> None:
    for seat in draft.from_first():
        if picked[seat]:
            drawing.discard(draft, seat, picked[seat])
            draft.news.append(HandTrimmed(seat, picked[seat]))
