"""What one seat may know, and states that could be behind it."""

from engine.core.dice import Dice
from engine.core.types import Record, Seat
from engine.gunpowder.cards import CHESTS, DECK
from engine.gunpowder.phases import Aiming, AnyPhase, Brewing, Defending
from engine.gunpowder.state import Island, Known, Mark, Rules, State, Turn


class View(Record, frozen=True):
    """What one seat, or a spectator, may know."""

    seat: Seat | None
    rules: Rules
    island: Island
    turn: Turn
    phase: AnyPhase
    """The question without anybody else's secret answers."""
    hand: tuple[str, ...]
    cards: tuple[int, ...]
    """How many cards each seat holds."""
    deck: int
    pile: tuple[str, ...]
    known: tuple[Known, ...]
    """The cards that this seat knows others to hold."""
    trail: tuple[Mark, ...]
    wake: tuple[Mark, ...]

    @property
    def round(self) -> int:
        """The round that is played; after the last one it is still that one."""
        return min(self.turn.round, self.rules.limit or self.turn.round)


def view(state: State, seat: Seat | None) -> View:
    """Build what this seat may know."""
    return View(
        seat,
        state.rules,
        state.island,
        state.turn,
        _public(state.phase, seat),
        () if seat is None else state.hands[seat],
        tuple(len(hand) for hand in state.hands),
        len(state.deck),
        state.pile,
        tuple(fact for fact in state.known if fact.by == seat),
        state.trail,
        state.wake,
    )


def _public(phase: AnyPhase, seat: Seat | None) -> AnyPhase:
    """The question as this seat may see it: sealed answers and picks are their owner's."""
    if isinstance(phase, Defending):
        own = tuple(other for other in phase.shields if other == seat)
        return Defending(phase.seat, phase.card, phase.targets, phase.asked, phase.waiting, own)
    if isinstance(phase, Aiming) and phase.seat != seat:
        return Aiming(phase.seat, phase.at, ())
    if isinstance(phase, Brewing) and phase.seat != seat:
        return Brewing(phase.seat, ())
    return phase


def imagine(view: View, dice: Dice) -> State:
    """Make up what this seat cannot see: hands, deck, chests, sealed answers."""
    hands, deck = _deal(view, dice)
    return State(
        view.rules,
        view.island,
        view.turn,
        _answered(view, hands, dice),
        hands,
        deck,
        view.pile,
        _fill_chests(view.island.found, dice),
        view.known,
        view.trail,
        view.wake,
    )


def _deal(view: View, dice: Dice) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """Deal the unseen cards to those who hold some; what is known to be there stays there."""
    facts = [(fact.holder, fact.card) for fact in view.known]
    rest = _without(DECK, (*view.hand, *view.pile, *(card for _, card in facts)))
    unseen = dice.shuffle(rest)
    hands = []
    for seat, count in enumerate(view.cards):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        held = [card for holder, card in facts if holder == seat]
        missing = count - len(held)
        hands.append(tuple(sorted((*held, *unseen[:missing]))))
        unseen = unseen[missing:]
    return tuple(hands), unseen


def _without(things: tuple[str, ...], gone: tuple[str, ...]) -> list[str]:
    rest = list(things)
    for thing in gone:
        rest.remove(thing)
    return rest


def _fill_chests(found: tuple[str, ...], dice: Dice) -> tuple[str, ...]:
    left = dice.shuffle(_without(CHESTS, tuple(filter(None, found))))
    hidden = iter(left)
    return tuple(content or next(hidden) for content in found)


def _answered(view: View, hands: tuple[tuple[str, ...], ...], dice: Dice) -> AnyPhase:
    """Make up which of the others who have answered an attack sealed a Shield they hold."""
    phase = view.phase
    if not isinstance(phase, Defending):
        return phase
    answered = [seat for seat in phase.asked if seat not in phase.waiting and seat != view.seat]
    others = [seat for seat in answered if "shield" in hands[seat] and dice.below(2)]
    shields = tuple(sorted((*phase.shields, *others)))
    return Defending(phase.seat, phase.card, phase.targets, phase.asked, phase.waiting, shields)
