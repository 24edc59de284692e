"""Who sees what, and what could be behind it."""

from collections import Counter

from engine.core.dice import Dice
from engine.core.types import Seat
from engine.skeleton_island.cards import BURIED, DECK, SAND, payments
from engine.skeleton_island.geometry import shows
from engine.skeleton_island.heap import Cards, Heap, over
from engine.skeleton_island.moves import LABEL_NUMBER, LABELS
from engine.skeleton_island.phases import AnyPhase, Look, Payment, Where
from engine.skeleton_island.score import scores
from engine.skeleton_island.state import State, View

VISIBLE = 4
"""Points of the lattice that must be seen to tell a card's side: a twentieth of it (R27)."""


def view(state: State, seat: Seat | None) -> View:
    """Build what this seat, or a spectator, may know."""
    heap = state.heap
    own = 0 if seat is None else state.looked[seat]
    return View(
        seat,
        heap,
        tuple([_shown(state, at, card) for at, card in enumerate(heap.cards)]),
        tuple([state.faces[card] if own >> card & 1 else "" for card in heap.cards]),
        state.named,
        state.looked,
        state.owned,
        state.islands,
        state.spent,
        state.wind,
        state.flip,
        state.gained,
        state.idle,
        scores(state.owned, state.islands),
        _seen_phase(state.phase, seat),
    )


def _shown(state: State, at: int, card: int) -> str:
    """The face or the sand of a card, if enough of it can be seen."""
    if not is_visible(state.heap, at):
        return BURIED
    return state.faces[card] if state.up >> card & 1 else SAND


def is_visible(heap: Heap, at: int) -> bool:
    """Tell whether enough can be seen of the card at this height to tell what it shows (R27)."""
    return not heap.above[at] or shows(heap.spots[at], over(heap, at), VISIBLE)


def _seen_phase(phase: AnyPhase, seat: Seat | None) -> AnyPhase:
    """The card in hand is its taker's secret unless it lay face up; so are picks until they are paid."""
    match phase:
        case Look(asked, card, _, False, again) if asked != seat:
            return Look(asked, card, SAND, up=False, again=again)
        case Where(asked, card, _, False, again, places) if asked != seat:
            return Where(asked, card, SAND, up=False, again=again, places=places)
        case Payment(asked, aim, _) if asked != seat:
            return Payment(asked, aim, ())
        case _:
            return phase


def letters(view: View) -> dict[int, str]:
    """The labels of all cards that were ever clear."""
    return dict(zip(view.named, LABELS, strict=False))


def imagine(view: View, dice: Dice) -> State:
    """Deal what cannot be known anew: unseen faces, buried sides, another's picks."""
    faces = _known_faces(view)
    hidden = [card for card in _present(view) if not faces[card]]
    unseen = Counter(DECK) - Counter(_public(view)) - Counter(faces)
    for card, face in zip(hidden, dice.shuffle(unseen.elements()), strict=True):
        faces[card] = face
    return State(
        view.heap,
        tuple(faces),
        _imagined_up(view, dice),
        view.named,
        view.looked,
        view.owned,
        view.islands,
        view.spent,
        view.wind,
        view.flip,
        view.gained,
        view.idle,
        _imagined_phase(view, faces, dice),
    )


def _public(view: View) -> list[str]:
    return [face for cards in (*view.owned, view.spent) for face in cards]


def held(view: View) -> int | None:
    """The card in somebody's hand."""
    phase = view.phase
    return view.named[LABEL_NUMBER[phase.card]] if isinstance(phase, Look | Where) else None


def _present(view: View) -> list[int]:
    """All cards that have a face still: those in the heap and the one in hand."""
    hand = held(view)
    return [*view.heap.cards] if hand is None else [*view.heap.cards, hand]


def _known_faces(view: View) -> list[str]:
    """The faces this view tells, by card."""
    faces = [""] * len(DECK)
    for card, shown, known in zip(view.heap.cards, view.shown, view.known, strict=True):
        faces[card] = known or (shown if shown not in (SAND, BURIED) else "")
    phase, hand = view.phase, held(view)
    if hand is not None and isinstance(phase, Look | Where) and phase.face != SAND:
        faces[hand] = phase.face
    return faces


def _imagined_up(view: View, dice: Dice) -> Cards:
    """The cards lying face up; of a buried one nobody can tell."""
    phase, hand = view.phase, held(view)
    up = 1 << hand if hand is not None and isinstance(phase, Look | Where) and phase.up else 0
    for card, shown in zip(view.heap.cards, view.shown, strict=True):
        if shown != SAND and (shown != BURIED or dice.below(2)):
            up |= 1 << card
    return up


def _imagined_phase(view: View, faces: list[str], dice: Dice) -> AnyPhase:
    phase, hand = view.phase, held(view)
    match phase:
        case Look(seat, card, _, up, again) if hand is not None:
            return Look(seat, card, faces[hand], up, again)
        case Where(seat, card, _, up, again, places) if hand is not None:
            return Where(seat, card, faces[hand], up, again, places)
        case Payment(seat, aim, _) if seat != view.seat:
            picked = dice.pick(payments(view.owned[seat]))
            return Payment(seat, aim, picked[: dice.below(len(picked) + 1)])
        case _:
            return phase
