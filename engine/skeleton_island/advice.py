"""What helps a person to choose: why something is impossible, what is worth knowing, what makes a set."""

from engine.core.types import Move, Phase, Pool, Remark, Seat, tag
from engine.skeleton_island.cards import (
    BURIED,
    COLOUR,
    COLOURS,
    FACES,
    KIND,
    MAP,
    PRICE,
    QUARTERS,
    SAND,
    payments,
    quarters,
)
from engine.skeleton_island.moves import (
    LABEL_NUMBER,
    PAY,
    PIRATE,
    STEAL,
    Blow,
    Calm,
    Keep,
    Pay,
    Pirate,
    Put,
    Return,
    Settle,
    Steal,
    Stop,
    Take,
)
from engine.skeleton_island.phases import Dig, Gale, Look, Over, Payment, Second, Theft, Turn, Where
from engine.skeleton_island.rules import choices
from engine.skeleton_island.state import State, View

_ANSWERS: dict[type[Phase], tuple[type[Move], ...]] = {
    Gale: (Blow, Calm),
    Turn: (Take, Pirate),
    Dig: (Take,),
    Look: (Keep, Return),
    Where: (Put,),
    Second: (Take, Stop),
    Payment: (Pay, Settle),
    Theft: (Steal,),
    Over: (),
}
"""The kinds of move that answer each question."""


def is_open(state: State, seat: Seat) -> bool:
    """Everything but the picks of a payment follows from what all can see."""
    phase = state.phase
    return not isinstance(phase, Over | Payment) and phase.seat == seat


def pool(view: View) -> Pool | None:
    """The cards that may be part of a payment for piracy (R9)."""
    phase = view.phase
    if not isinstance(phase, Payment) or phase.seat != view.seat:
        return None
    useful = {face for three in payments(view.owned[phase.seat]) for face in three}
    return Pool(tuple(PAY[face] for face in FACES if face in useful), PRICE, PRICE)


OBVIOUS = frozenset(
    {
        "over",
        "not-asked",
        "no-such-card",
        "no-such-aim",
        "not-owned",
        "own-card",
        "first-gale",
        "first-turn",
        "first-dig",
        "first-look",
        "first-where",
        "first-second",
        "first-payment",
        "first-theft",
    }
)
"""What nobody needs to be told unasked: it says that something else is asked, or what the hand shows."""


def refusal(view: View, move: Move) -> str | None:
    """Say why this move is not legal."""
    phase = view.phase
    if isinstance(phase, Over):
        return "over"
    if phase.seat != view.seat:
        return "not-asked"
    if move in choices(view):
        return None
    if type(move) not in _ANSWERS[type(phase)]:
        return _out_of_place(phase, move)
    return _unfit(view, move)


def _out_of_place(phase: Phase, move: Move) -> str:
    """The move answers another question than the one that is asked."""
    if isinstance(phase, Turn | Dig):
        if isinstance(move, Blow | Calm):
            return "no-gust"
        if isinstance(move, Stop):
            return "no-passing"
        if isinstance(move, Pirate):
            return "one-piracy"
    return f"first-{tag(phase)}"


def _unfit(view: View, move: Move) -> str:
    """The move answers the question, but not so."""
    match move:
        case Take(card):
            return _untakable(view, card)
        case Pirate(aim):
            return _no_piracy(aim, choices(view))
        case Pay(card):
            return _unpayable(view, card)
        case Settle():
            return "too-few"
        case Steal(victim, _):
            return "own-card" if victim == view.seat else "victim-has-not"
        case _:
            return "no-place"


def _untakable(view: View, label: str) -> str:
    card = _lying(view, label)
    if card is None:
        return "no-such-card"
    return "same-card" if view.heap.clear >> card & 1 else "covered"


def _lying(view: View, label: str) -> int | None:
    """The card in the heap that bears this label, if there is one."""
    number = LABEL_NUMBER.get(label, len(view.named))
    card = view.named[number] if number < len(view.named) else None
    return card if card in view.heap.cards else None


def _no_piracy(aim: str, legal: tuple[Move, ...]) -> str:
    if aim not in PIRATE:
        return "no-such-aim"
    return (
        "nothing-to-steal"
        if aim == STEAL and any(isinstance(move, Pirate) for move in legal)
        else "cannot-pay"
    )


def _unpayable(view: View, face: str) -> str:
    phase = view.phase
    assert isinstance(phase, Payment)
    if face not in view.owned[phase.seat]:
        return "not-owned"
    if KIND[face] == "coins":
        return "coins-do-not-pay"
    if len(phase.picked) == PRICE:
        return "too-many"
    return "same-colour" if COLOUR[face] in [COLOUR[one] for one in phase.picked] else "pay-order"


def remark(view: View, move: Move) -> Remark | None:
    """Say what is worth knowing about a choice before making it."""
    match move:
        case Take(label):
            return _of_take(view, label)
        case Keep():
            return _of_face(view, view.phase.face) if isinstance(view.phase, Look) else None
        case Put(side, how):
            return _of_place(view, side, how)
        case Steal(_, face):
            return _of_face(view, face)
        case Pirate() | Stop():
            return Remark("", rank=1)
        case _:
            return None


def _of_take(view: View, label: str) -> Remark | None:
    """What the card shows, or what this player remembers of it."""
    card = _lying(view, label)
    if card is None:
        return None
    at = view.heap.cards.index(card)
    shown, known = view.shown[at], view.known[at]
    if shown in (SAND, BURIED):
        return Remark("known", thing=known) if known else Remark("sand")
    return _of_face(view, shown) or Remark("shows", thing=shown)


def _of_face(view: View, face: str) -> Remark | None:
    """Whether this card would complete a map whose island is still there, or how far it would bring it."""
    phase = view.phase
    colour = COLOUR.get(face, "")
    if isinstance(phase, Over) or not colour or view.islands[COLOURS.index(colour)] is not None:
        return None
    count = min(MAP, quarters(view.owned[phase.seat], colour) + QUARTERS[face])
    return Remark("wins" if count == MAP else "brings", count, face)


def _of_place(view: View, side: str, how: str) -> Remark | None:
    """How many cards it would block."""
    phase = view.phase
    if not isinstance(phase, Where):
        return None
    for place in phase.places:
        if (place.side, place.how) == (side, how):
            return Remark("covers", place.covers.bit_count()) if place.covers else None
    return None
