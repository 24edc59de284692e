"""Islands that a viewer cannot see, made up: in hands, under sails, in the box, in what others dealt."""

from typing import NamedTuple

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.types import Seat
from engine.sails.cards import COLOUR, HIGHEST, ISLANDS, VALUE, in_hand
from engine.sails.memory import Dealing
from engine.sails.moves import Play
from engine.sails.phases import Giving
from engine.sails.views import Laid, View

Hands = tuple[tuple[str, ...], ...]
Islands = tuple[Hands, tuple[Play, ...], tuple[str, ...], tuple[Dealing, ...]]
"""Hands, plays, the box, dealings."""

_STAYING = 3
"""One in so many of a giver's known islands goes along in a dealing that nobody else saw."""


class Trace(NamedTuple):
    """Where the islands that the viewer once saw are now, and in which unseen dealings they moved."""

    places: dict[str, Seat]
    moved: tuple[tuple[str, ...], ...]


def imagine_islands(view: View, dice: Dice) -> Islands:
    """Deal the unseen islands; a deal that contradicts what is seen is dealt again."""
    seen = {*view.discards, *view.hand, *(laid.card for laid in view.plays)}
    seen.update(fact.card for fact in view.known)
    unseen = [card for card in ISLANDS if card not in seen]
    while True:
        dealt = _deal(view, unseen, dice)
        if dealt is not None:
            return dealt


def _deal(view: View, unseen: list[str], dice: Dice) -> Islands | None:
    trace = _trace(view, dice)
    if trace is None:
        return None
    held: list[list[str]] = [[] for _ in view.sizes]
    for fact in view.known:
        held[trace.places[fact.card]].append(fact.card)
    free = list(dice.shuffle(unseen))
    plays = _covered(view, held, free, dice)
    hands = None if plays is None else _hands(view, held, free)
    dealings = None if hands is None else _dealings(view, trace, hands, dice)
    if plays is None or hands is None or dealings is None:
        return None
    return hands, tuple(plays[laid.seat] for laid in view.plays), in_hand(free), dealings


def _trace(view: View, dice: Dice) -> Trace | None:
    """Follow every island the viewer saw, as it may have gone on unseen to where it was seen next."""
    places: dict[str, Seat] = {}
    moved = []
    forgotten = {card: at for at, one in enumerate(view.dealings) if one.giver is None for card in one.cards}
    forgotten |= dict.fromkeys(view.discards, len(view.dealings))
    for at, dealing in enumerate(view.dealings):
        along: tuple[str, ...] = ()
        if not dealing.seen_by(view.seat):
            along = _along(places, dealing, dice)
        elif any(
            _elsewhere(places, dealing, card) and at > forgotten.get(card, -1) for card in dealing.cards
        ):
            return None
        places |= dict.fromkeys(along or dealing.cards, dealing.receiver)
        moved.append(along)
    return Trace(places, tuple(moved))


def _elsewhere(places: dict[str, Seat], dealing: Dealing, card: str) -> bool:
    """Tell whether the giver of an island cannot have had it; it does not matter once all saw it again."""
    return places.get(card, dealing.giver) != dealing.giver


def _along(places: dict[str, Seat], dealing: Dealing, dice: Dice) -> tuple[str, ...]:
    """Choose which islands the viewer knows of went along in an unseen dealing."""
    if dealing.passed:
        return ()
    held = [card for card, seat in places.items() if seat == dealing.giver]
    return tuple(card for card in held if not dice.below(_STAYING))[: dealing.count]


def _hands(view: View, held: list[list[str]], free: list[str]) -> Hands | None:
    """Fill up every hand, unless more islands are known to be there than fit."""
    hands = []
    for seat, size in enumerate(view.sizes):
        missing = size - len(held[seat])
        if seat == view.seat:
            hands.append(view.hand)
        elif missing < 0:
            return None
        else:
            hands.append(in_hand((*held[seat], *free[:missing])))
            del free[:missing]
    return tuple(hands)


def _covered(view: View, held: list[list[str]], free: list[str], dice: Dice) -> dict[Seat, Play] | None:
    """Choose what lies under each sail, those that show a number first: fewer islands fit them."""
    plays: dict[Seat, Play] = {}
    for laid in sorted(view.plays, key=_choice):
        covers = "coast" if laid.colour else "sea"
        card = laid.card or _under(laid, held[laid.seat], free, view.sizes[laid.seat], dice)
        if not card:
            return None
        plays[laid.seat] = Play(card, covers, laid.bonus)
    return plays


def _choice(laid: Laid) -> tuple[bool, int]:
    return (bool(laid.colour), -laid.bonus)


def _under(laid: Laid, held: list[str], free: list[str], size: int, dice: Dice) -> str:
    """Pick an island that fits, known to be with that player or not; empty if there is none."""
    fitting = [card for card in held if fits(laid, card)]
    if len(held) <= size:
        fitting += [card for card in free if fits(laid, card)]
    if not fitting:
        return ""
    card = dice.pick(fitting)
    (held if card in held else free).remove(card)
    return card


def fits(laid: Laid, card: str) -> bool:
    """Tell whether this island could lie there (sails R4, R5)."""
    if laid.colour:
        return COLOUR[card] == laid.colour and VALUE[card] + laid.bonus <= HIGHEST
    return VALUE[card] == laid.number


def _dealings(view: View, trace: Trace, hands: Hands, dice: Dice) -> tuple[Dealing, ...] | None:
    """Make up what others exchanged, the latest first: those were played the least since."""
    used = set(trace.places)
    found: list[Dealing] = []
    for at in range(len(view.dealings) - 1, -1, -1):
        dealing = view.dealings[at]
        if not dealing.seen_by(view.seat):
            just_now = isinstance(view.phase, Giving) and not found
            gone = () if just_now else view.discards
            held = [card for card in hands[dealing.receiver] if card not in used]
            more = dice.sample((*held, *gone), dealing.count - len(trace.moved[at]))
            cards = in_hand((*trace.moved[at], *more))
            if len(cards) < dealing.count:
                return None
            used.update(more)
            dealing = replace(dealing, cards=cards)
        found.append(dealing)
    return tuple(reversed(found))
