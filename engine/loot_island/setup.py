"""The start of a game (loot_island N3)."""

from engine.core.dice import Dice
from engine.core.types import Seat
from engine.loot_island import coasts, hands, tiles, treasures
from engine.loot_island.cards import DECK, Cards, sort
from engine.loot_island.draft import Draft
from engine.loot_island.healers import HEALERS
from engine.loot_island.journey import travel
from engine.loot_island.numbers import A_EVENTS, B_EVENTS, B_USED, HAND, START_CUBES, clockwise, figures
from engine.loot_island.options import Options
from engine.loot_island.phases import KeepHand
from engine.loot_island.state import (
    Fate,
    Healing,
    Hoard,
    Landing,
    Maps,
    Position,
    Ship,
    State,
    Step,
    Variants,
)


def setup(seats: int, options: Options, dice: Dice) -> State:
    """Lay everything out and begin round 1."""
    draft = Draft(_lay_out(seats, options, dice), dice)
    if seats == 2:
        hands.deal_aaron(draft, seats, HAND[seats])
    surplus = tuple(len(hand) - HAND[seats] for hand in draft.hands[:seats])
    if any(surplus):
        asked = tuple(seat for seat in range(seats) if surplus[seat])
        draft.phase = KeepHand(asked, surplus, ((),) * seats)
    travel(draft)
    state, _ = draft.finish()
    return state


def _lay_out(seats: int, options: Options, dice: Dice) -> Position:
    first = dice.below(seats)
    ship = Ship(dice.below(coasts.CORNERS), 1 - 2 * dice.below(2))
    dealt, maps = _deal(dice.shuffle(DECK), seats, first, larger=options.larger_hands)
    return Position(
        seats=seats,
        variants=Variants(options.open_healers, options.open_events),
        round=1,
        first=first,
        hands=dealt + ((),) * (figures(seats) - seats),
        cubes=(START_CUBES,) * seats,
        kept=((),) * figures(seats),
        landings=(Landing(),) * coasts.LANDINGS,
        ship=ship,
        tiles=tiles.in_play(seats),
        passed=(False,) * seats,
        aaron_out=False,
        fate=Fate(dice.pick(A_EVENTS), dice.sample(B_EVENTS, B_USED), ()),
        maps=maps,
        hoard=Hoard(_treasure_deck(seats, dice), (), renewed=False),
        offered=(),
        plan=(Step("first", 0),),
        healing=_healers(seats, options, dice),
        scores=(),
        ending="",
    )


def _deal(deck: Cards, seats: int, first: Seat, *, larger: bool) -> tuple[tuple[Cards, ...], Maps]:
    """Deal the hands; with larger ones the nth player from the first gets 6 + n cards."""
    dealt: dict[Seat, Cards] = {}
    for place, seat in enumerate(clockwise(first, seats)):
        size = 7 + place if larger and place else HAND[seats]
        dealt[seat], deck = sort(deck[:size]), deck[size:]
    return tuple(dealt[seat] for seat in range(seats)), Maps(deck, ())


def _treasure_deck(seats: int, dice: Dice) -> tuple[str, ...]:
    """Stack upon stack, each shuffled by itself."""
    stacks = (dice.shuffle(treasures.stack(name)) for name in treasures.STACKS[seats])
    return tuple(one for stack in stacks for one in stack)


def _healers(seats: int, options: Options, dice: Dice) -> Healing:
    """As many as there are players, or two in everyone's hand."""
    nobody = (None,) * seats
    if not options.two_healers:
        table = tuple(sorted(dice.sample(tuple(HEALERS), seats)))
        return Healing(table, (), options.open_healers, nobody)
    drawn = dice.sample(tuple(HEALERS), 2 * seats)
    pairs = tuple(tuple(sorted(drawn[2 * seat : 2 * seat + 2])) for seat in range(seats))
    return Healing((), pairs, up=False, chosen=nobody)
