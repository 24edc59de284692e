"""Making up a state that a view could be of: what is not seen is dealt anew."""

from engine.core.dice import Dice
from engine.loot_island.cards import COLOUR, DECK, Cards, sort
from engine.loot_island.fitting import can_pay, fitting
from engine.loot_island.guesses import guess
from engine.loot_island.healers import HEALERS
from engine.loot_island.numbers import B_EVENTS
from engine.loot_island.phases import MoveCompass, PayTile, PlayCards
from engine.loot_island.state import Fate, Healing, Hoard, Maps, Position, State
from engine.loot_island.treasures import STACK, STACKS, stack
from engine.loot_island.views import View, on_show


def imagine(view: View, dice: Dice) -> State:
    """Deal what this view does not show: hands, decks, events, healers and sealed answers."""
    hands, deck = _deal(view, dice)
    position = Position(
        view.seats,
        view.variants,
        view.round,
        view.first,
        hands,
        view.cubes,
        view.kept,
        view.landings,
        view.ship,
        view.tiles,
        view.passed,
        view.aaron_out,
        _fate(view, dice),
        Maps(deck, view.discarded),
        Hoard(_treasures(view, dice), view.buried, view.renewed),
        view.offered,
        view.plan,
        _healing(view, dice),
        view.scores,
        view.ending,
    )
    return State(guess(position, view.phase, view.seat, dice), position)


def _deal(view: View, dice: Dice) -> tuple[tuple[Cards, ...], Cards]:
    """Deal the unseen cards to the unseen hands; what is left is the deck."""
    deck = dice.shuffle(_unseen_cards(view))
    hands = list(view.hands)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    # Whoever is in the middle of something comes first: that hand must allow it.
    for seat in sorted(others, key=lambda one: one not in view.phase.asked):
        hands[seat], deck = _hand(view, seat, deck, view.hand_sizes[seat])
    return tuple(hands), deck


def _unseen_cards(view: View) -> list[str]:
    seen = set(view.discarded).union(*view.hands, *(landing.cards for landing in view.landings))
    if isinstance(view.phase, MoveCompass):
        seen.update(view.phase.cards)
    return [card for card in DECK if card not in seen]


def _hand(view: View, seat: int, deck: Cards, size: int) -> tuple[Cards, Cards]:
    """Take a hand off the deck with which its owner can go on with what he has begun."""
    hand, rest = deck[:size], deck[size:]
    phase = view.phase
    if isinstance(phase, PlayCards) and phase.figure == seat:
        if not fitting(hand, view.landings, phase.landing):
            hand, rest = _with(deck, fitting(deck, view.landings, phase.landing)[:1], size)
    elif isinstance(phase, PayTile) and phase.figure == seat and not can_pay(hand, phase.price):
        hand, rest = _with(deck, _pair(deck), size)
    return sort(hand), rest


def _with(deck: Cards, wanted: Cards, size: int) -> tuple[Cards, Cards]:
    """A hand that holds these cards."""
    others = tuple(card for card in deck if card not in wanted)
    missing = size - len(wanted)
    return wanted + others[:missing], others[missing:]


def _pair(deck: Cards) -> Cards:
    """Two cards of the colour of which two come first."""
    met: dict[str, str] = {}
    for card in deck:
        colour = COLOUR[card]
        if colour in met:
            return (met[colour], card)
        met[colour] = card
    return ()


def _fate(view: View, dice: Dice) -> Fate:
    """Events that were not seen; where they are open only their order is made up."""
    known = {view.event, *view.past}
    pool = view.foreseen or tuple(event for event in B_EVENTS if event not in known)
    return Fate(view.event, dice.sample(pool, view.coming) if view.coming else (), view.past)


def _treasures(view: View, dice: Dice) -> tuple[str, ...]:
    """The unseen treasures: stack upon stack, or mixed once the deck has been renewed."""
    seen = set(view.buried).union(view.offered, *view.kept, on_show(view))
    stacks = [[one for one in stack(name) if one not in seen] for name in STACKS[view.seats]]
    if not view.renewed:
        return tuple(one for members in stacks for one in dice.shuffle(members))
    deck = dice.shuffle([one for members in stacks for one in members])
    top = next((one for one in deck if STACK[one] == view.next_stack), "")
    return (top, *(one for one in deck if one != top)) if top else deck


def _healing(view: View, dice: Dice) -> Healing:
    """Healers that were not seen, on the table or in the others' hands."""
    seen = view.healing
    known = {healer for pair in seen.pairs for healer in pair}.union(seen.table, seen.chosen)
    pool = dice.shuffle([healer for healer in HEALERS if healer not in known])
    if not seen.pairs:
        return (
            seen if seen.up else Healing(tuple(sorted(pool[: view.seats])), (), up=False, chosen=seen.chosen)
        )
    size = 1 if seen.up else 2
    pairs = tuple(
        pair or tuple(sorted(pool[size * seat : size * seat + size])) for seat, pair in enumerate(seen.pairs)
    )
    return Healing(seen.table, pairs, seen.up, seen.chosen)
