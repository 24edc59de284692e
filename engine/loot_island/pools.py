"""Answers that are sets: what they may be put together from, for one multi-select."""

from collections import Counter
from itertools import combinations

from engine.core.types import Pool, Seat
from engine.loot_island.cards import COLOUR, later
from engine.loot_island.fitting import fitting, pays
from engine.loot_island.moves import DROP, PAY, PLAY
from engine.loot_island.phases import ClearHand, KeepHand, PayTile, PlayCards
from engine.loot_island.views import View


def pool(view: View) -> Pool | None:
    """The cards that may be part of the answer, and how many of them; nothing if none are picked."""
    phase, seat = view.phase, view.seat
    if seat is None or seat not in phase.asked:
        return None
    if isinstance(phase, ClearHand | KeepHand):
        return _droppable(view, phase, seat)
    if isinstance(phase, PlayCards):
        return _playable(view, phase)
    return _payable(view, phase) if isinstance(phase, PayTile) else None


def _droppable(view: View, phase: ClearHand | KeepHand, seat: Seat) -> Pool:
    cards = later(view.hands[seat], phase.picked[seat])
    picks = tuple(DROP[card] for card in cards)
    if isinstance(phase, ClearHand):
        return Pool(picks, 0, len(picks))
    missing = phase.surplus[seat] - len(phase.picked[seat])
    return Pool(picks if missing else (), missing, missing)


def _playable(view: View, phase: PlayCards) -> Pool:
    cards = fitting(later(view.hands[phase.figure], phase.picked), view.landings, phase.landing)
    if phase.picked:
        cards = tuple(card for card in cards if COLOUR[card] == COLOUR[phase.picked[0]])
    most = max(Counter(COLOUR[card] for card in cards).values(), default=0)
    return Pool(tuple(PLAY[card] for card in cards), 0 if phase.picked else 1, most)


def _payable(view: View, phase: PayTile) -> Pool:
    cards = later(view.hands[phase.figure], phase.picked)
    missing = phase.price - len(phase.picked)
    prices = [rest for rest in combinations(cards, missing) if pays(phase.picked + rest, phase.price)]
    useful = {card for rest in prices for card in rest}
    return Pool(tuple(PAY[card] for card in cards if card in useful), missing, missing)
