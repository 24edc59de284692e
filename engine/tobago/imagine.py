"""Making up a state that a view could be of."""

from collections import Counter

from engine.core.dice import Dice
from engine.tobago.cards import CURSE, RISKY, TREASURE
from engine.tobago.clues import DECK
from engine.tobago.phases import Curse, Offer, Open
from engine.tobago.state import Division, State
from engine.tobago.views import View

Gold = tuple[int, ...]


def imagine(view: View, dice: Dice) -> State:
    """Deal everything this seat does not see anew."""
    hands, clues, used = _clues(view, dice)
    gold, buried, piles, pile = _gold(view, dice)
    return State(
        view.rules,
        view.site,
        view.facings,
        view.columns,
        view.atvs,
        view.amulets,
        view.purses,
        hands,
        clues,
        used,
        gold,
        view.discard,
        buried,
        piles,
        view.first,
        view.turn,
        view.phase,
        _division(view, pile, dice),
        _answers(view, dice),
        view.last,
    )


def _clues(view: View, dice: Dice) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...], tuple[str, ...]]:
    """Deal the clues that are neither on a map nor in the own hand."""
    seen = {laid.clue for column in view.columns for laid in column.clues} | set(view.hand)
    if isinstance(view.phase, Open):
        seen.add(view.phase.clue)
    unseen = dice.shuffle(card for card in DECK if card not in seen)
    hands = []
    for seat, size in enumerate(view.hands):
        known = seat == view.seat
        hands.append(view.hand if known else unseen[:size])
        unseen = unseen if known else unseen[size:]
    return tuple(hands), unseen[: view.clues], unseen[view.clues :]


def _gold(view: View, dice: Dice) -> tuple[Gold, Gold, tuple[Gold, ...], Gold]:
    """Deal the covered gold: deck, unseen discard, the others' piles and the pile being divided.

    A curse lies where one can: among the risky cards at the bottom of the deck, or among what was
    drawn from there and never turned up.
    """
    known, owed = _known(view), _owed(view)
    unseen = Counter(TREASURE)
    unseen.subtract((*_open_gold(view), *owed, *(card for pile in known for card in pile)))
    curses = unseen.pop(CURSE)
    cards = list(dice.shuffle(unseen.elements()))
    safe, loose = max(0, view.gold - RISKY), _piled(view) - len(owed)
    risky = view.gold - safe
    covered = risky + loose + view.buried
    cursed = dice.sample(range(covered if risky < RISKY else risky), curses)
    spots = [CURSE if at in cursed else cards.pop() for at in range(covered)]
    deck = (*(cards.pop() for _ in range(safe)), *spots[:risky])
    piles = tuple(
        tuple(sorted((*pile, *(cards.pop() for _ in range(size - len(pile))))))
        for pile, size in zip(known, view.piles, strict=True)
    )
    return deck, tuple(spots[risky + loose :]), piles, dice.shuffle((*spots[risky : risky + loose], *owed))


def _piled(view: View) -> int:
    """How many cards of a division are still covered."""
    return view.division.left if view.division else 0


def _known(view: View) -> tuple[Gold, ...]:
    """What this seat sees of everybody's gold: the own, what was taken in this division, at the end all."""
    if view.treasures:
        return view.treasures
    shown = view.division.shown if view.division and isinstance(view.phase, Offer | Curse) else ()
    return tuple(
        view.pile if seat == view.seat else tuple(dealt.card for dealt in shown if dealt.seat == seat)
        for seat in range(view.rules.seats)
    )


def _open_gold(view: View) -> Gold:
    """The gold that lies face up on the table."""
    offered = (view.phase.card,) if isinstance(view.phase, Offer) else ()
    return (*view.discard, *offered)


def _turned(view: View) -> Gold:
    """The cards of the present division that were turned up, with the one on offer."""
    shown = tuple(dealt.card for dealt in view.division.shown) if view.division else ()
    return (*shown, view.phase.card) if isinstance(view.phase, Offer) else shown


def _owed(view: View) -> Gold:
    """What the covered pile must still hold, because this seat saw it and it was not turned up yet."""
    if view.division is None:
        return ()
    return tuple((Counter(view.division.peeked) - Counter(_turned(view))).elements())


def _division(view: View, pile: Gold, dice: Dice) -> Division | None:
    """Cover the pile again and share out who saw which of its cards."""
    sharing = view.division
    if sharing is None:
        return None
    unseen = Counter((*_turned(view), *pile))
    unseen.subtract(sharing.peeked)
    cards = list(dice.shuffle(unseen.elements()))
    peeks = tuple(
        sharing.peeked if seat == view.seat else tuple(sorted(cards.pop() for _ in range(looks)))
        for seat, looks in enumerate(sharing.looks)
    )
    return Division(
        sharing.map,
        sharing.raiser,
        sharing.roses,
        pile,
        peeks,
        sharing.shown,
        sharing.taker,
        sharing.resume,
    )


def _answers(view: View, dice: Dice) -> tuple[str, ...]:
    """Seal some answer of everybody else who has answered the curse."""
    answers = [""] * view.rules.seats
    for seat in view.answered:
        answers[seat] = view.answer if seat == view.seat else dice.pick(("gold", "amulet"))
    return tuple(answers)
