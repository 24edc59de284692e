"""From one question to the next: the rest of a turn, its end, the next player's."""

from engine.core.types import Seat
from engine.gunpowder import events as e
from engine.gunpowder.answers import targets
from engine.gunpowder.cards import HAND
from engine.gunpowder.draft import Draft
from engine.gunpowder.phases import Acting


def go_on(draft: Draft) -> None:
    """Ask for the next card, unless everybody can see that none can follow or the game is over."""
    if draft.over:
        return
    draft.phase = Acting(draft.seat)
    used = draft.used
    if "move" in used and "bonus" in used and ("attack" in used or not _sees_enemy(draft)):
        end_turn(draft)


def _sees_enemy(draft: Draft) -> bool:
    return bool(targets(draft.rules, draft.island(), draft.seat))


def end_turn(draft: Draft) -> None:
    """Stand up who was knocked out, refill the hand, and let the next player begin."""
    seat = draft.seat
    missing = HAND - len(draft.hands[seat])
    draft.events.append(e.Ended(seat))
    if draft.players[seat].down:
        draft.lay_down(seat, ())
        draft.events.append(e.StoodUp(seat))
    if missing > 0:
        draft.draw(seat, missing)
    pass_on(draft)


def pass_on(draft: Draft) -> None:
    """Give the turn to the next survivor; a round is over when it comes round to the first seat."""
    seats = len(draft.players)
    before = draft.seat
    seat = _next_survivor(draft, before)
    if (seat - draft.first) % seats <= (before - draft.first) % seats:
        draft.round += 1
    draft.seat, draft.used = seat, ()
    draft.wake, draft.trail = draft.trail, ()
    if 0 < draft.rules.limit < draft.round:
        draft.finish("limit")
    else:
        draft.phase = Acting(seat)


def _next_survivor(draft: Draft, seat: Seat) -> Seat:
    players = draft.players
    seat = (seat + 1) % len(players)
    while not players[seat].boat:
        seat = (seat + 1) % len(players)
    return seat
