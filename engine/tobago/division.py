"""Raising a treasure: the secret looks, the offers, the curse, and what follows (fact 28, B28-B36, B46)."""

from msgspec.structs import replace

from engine.core.types import Seat
from engine.tobago import events, frame, maps, moves, turn
from engine.tobago.cards import CURSE
from engine.tobago.island import island
from engine.tobago.moves import MAPS
from engine.tobago.phases import Begin, Curse, Drive, Linger, Offer, Turn
from engine.tobago.ply import Ply, put
from engine.tobago.score import finish
from engine.tobago.state import Column, Dealt, Division, supply


def raise_treasure(ply: Ply, seat: Seat, move: moves.Raise) -> None:
    """Add the raiser's rose at the bottom and lay out a covered pile; the move is over (B44)."""
    column = ply.columns[MAPS.index(move.map)]
    roses = (seat, *(laid.owner for laid in reversed(column.clues)))
    deck, wanted = len(ply.gold), len(roses) + 1
    cards = _draw(ply, wanted)
    ply.tell(events.Raised(seat, move.map, ply.atvs[seat], roses, len(cards)))
    if deck < wanted:
        ply.tell(events.ToppedUp(len(cards) - deck))
    peeks = _peeks(ply, roses, cards)
    phase = ply.phase
    assert isinstance(phase, Turn | Drive | Linger)
    resume = _unclaimed(turn.at_rest(phase))
    pile = ply.dice.shuffle(cards)
    ply.division = Division(move.map, seat, roses, pile, peeks, (), None, resume)
    _turn_up(ply, ply.division)


def take(ply: Ply, seat: Seat, _move: moves.Take) -> None:
    """Keep the card and remove the rose it was offered to."""
    division, offer = _offer(ply)
    ply.piles = put(ply.piles, seat, tuple(sorted((*ply.piles[seat], offer.card))))
    ply.tell(events.Took(seat, offer.card))
    roses = division.roses[: offer.at] + division.roses[offer.at + 1 :]
    shown = (*division.shown, Dealt(offer.card, seat))
    _turn_up(ply, replace(division, roses=roses, shown=shown, taker=seat))


def leave(ply: Ply, seat: Seat, _move: moves.Leave) -> None:
    """Let the card pass to the next rose of somebody else, or to the discard (B29, B30)."""
    division, offer = _offer(ply)
    ply.tell(events.Refused(seat, offer.card))
    for at in range(offer.at + 1, len(division.roses)):
        if division.roses[at] != seat:
            ply.phase = Offer(division.roses[at], offer.card, at, offer.covered)
            return
    ply.discard = (*ply.discard, offer.card)
    ply.tell(events.Discarded(offer.card))
    shown = (*division.shown, Dealt(offer.card, None))
    _turn_up(ply, replace(division, shown=shown))


def pay(ply: Ply, seat: Seat, move: moves.PayGold | moves.PayAmulet) -> None:
    """Seal an answer to the curse; the last one breaks the seals."""
    ply.answers = put(ply.answers, seat, "gold" if isinstance(move, moves.PayGold) else "amulet")
    assert isinstance(ply.phase, Curse)
    if all(ply.answers[one] for one in ply.phase.asked):
        _resolve_curse(ply)
    else:
        ply.keep_silent()


def begin_map(ply: Ply, seat: Seat, move: moves.Begin) -> None:
    """Begin the emptied map with a clue from the hand, then go back to the raiser's turn."""
    division = ply.division
    assert division is not None
    left = maps.lay(ply, seat, move.card, MAPS.index(division.map))
    ply.tell(events.Begun(seat, move.card, division.map, left))
    maps.discard(ply, seat, move.card)
    maps.draw(ply, seat)
    _return_to_turn(ply, division)


def _draw(ply: Ply, wanted: int) -> tuple[int, ...]:
    """Draw gold from the deck, then from the shuffled discard, as far as there is any (B46)."""
    cards, ply.gold = ply.gold[:wanted], ply.gold[wanted:]
    missing = wanted - len(cards)
    if missing:
        heap = (*ply.discard, *ply.buried)
        good = ply.dice.shuffle(card for card in heap if ply.rules.curses or card != CURSE)
        cards += good[:missing]
        _put_back(ply, good[missing:])
    return cards


def _put_back(ply: Ply, rest: tuple[int, ...]) -> None:
    """Lay what was shuffled and not needed down unseen; curses that never return stay where they were."""
    kept = not ply.rules.curses
    ply.discard = tuple(card for card in ply.discard if kept and card == CURSE)
    ply.buried = (*(card for card in ply.buried if kept and card == CURSE), *rest)


def _peeks(ply: Ply, roses: tuple[Seat, ...], cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Let each rose look at one card, in the order of the offers; the last card nobody sees."""
    drawn = list(zip(roses, cards, strict=False))
    peeks = tuple(
        tuple(sorted(card for owner, card in drawn if owner == seat)) for seat in range(ply.rules.seats)
    )
    for seat, seen in enumerate(peeks):
        if seen:
            ply.whisper(events.Peeked(seat, seen))
    return peeks


def _unclaimed(phase: turn.Resting) -> turn.Resting:
    """What is left of the turn after raising: its start lasts (B17), a claim is used up (B16)."""
    return Turn(phase.seat, phase.fresh) if isinstance(phase, Turn) else Linger(phase.seat)


def _offer(ply: Ply) -> tuple[Division, Offer]:
    assert ply.division is not None
    assert isinstance(ply.phase, Offer)
    return ply.division, ply.phase


def _turn_up(ply: Ply, division: Division) -> None:
    """Turn the next card up and offer it, until roses or cards run out (B31)."""
    if not division.roses or not division.pile:
        _bury(ply, division)
        _conclude(ply)
        return
    card, *rest = division.pile
    ply.tell(events.Turned(card))
    ply.division = replace(division, pile=tuple(rest))
    if card == CURSE:
        _curse(ply, ply.division)
    else:
        ply.phase = Offer(division.roses[0], card, 0, len(rest))


def _bury(ply: Ply, division: Division) -> None:
    """Discard the covered rest unseen; a curse in it does no harm (B31)."""
    if division.pile:
        ply.buried += division.pile
        ply.tell(events.Buried(len(division.pile)))
    ply.division = replace(division, pile=(), peeks=((),) * ply.rules.seats)


def _curse(ply: Ply, division: Division) -> None:
    """Strike everybody who still has a rose there, once; those with a choice are asked (B32, B33)."""
    ply.discard = (*ply.discard, CURSE)
    struck = tuple(dict.fromkeys(division.roses))
    ply.tell(events.Cursed(struck))
    _bury(ply, division)
    asked = tuple(sorted(seat for seat in struck if ply.piles[seat] and ply.purses[seat]))
    ply.phase = Curse(asked)
    if not asked:
        _resolve_curse(ply)


def _resolve_curse(ply: Ply) -> None:
    """Take from each struck player what was chosen, or what there is."""
    assert ply.division is not None
    for seat in dict.fromkeys(ply.division.roses):
        _suffer(ply, seat, ply.answers[seat])
    ply.answers = ("",) * ply.rules.seats
    _conclude(ply)


def _suffer(ply: Ply, seat: Seat, answer: str) -> None:
    if ply.piles[seat] and answer != "amulet":
        *rest, highest = ply.piles[seat]
        ply.piles = put(ply.piles, seat, tuple(rest))
        ply.discard = (*ply.discard, highest)
        ply.tell(events.LostGold(seat, highest))
    elif ply.purses[seat]:
        ply.pay(seat)
        ply.tell(events.Warded(seat))
    else:
        ply.tell(events.Spared(seat))


def _conclude(ply: Ply) -> None:
    """Check the end, clear the map, let the statues work, and ask who begins it anew (B28)."""
    division = ply.division
    assert division is not None
    if not ply.gold:
        ply.division = None
        finish(ply, "gold")
        return
    at = MAPS.index(division.map)
    ply.used += tuple(laid.clue for laid in ply.columns[at].clues)
    ply.columns = put(ply.columns, at, Column((), island(ply.site.island).land))
    _conjure(ply)
    opener = division.raiser if division.taker is None else division.taker
    if ply.hands[opener]:
        ply.phase = Begin(opener, division.map)
    else:
        _return_to_turn(ply, division)


def _conjure(ply: Ply) -> None:
    """Each statue puts an amulet where it looks, if there is none, and turns (B24-B27)."""
    gaze, appeared = island(ply.site.island).gaze, []
    for statue, facing in zip(ply.site.statues, ply.facings, strict=True):
        space = gaze[statue, facing]
        if not ply.amulets & frame.BIT[space] and supply(ply):
            ply.amulets |= frame.BIT[space]
            appeared.append(space)
    ply.facings = tuple(map(frame.clockwise, ply.facings))
    ply.tell(events.Conjured(tuple(appeared), ply.facings))


def _return_to_turn(ply: Ply, division: Division) -> None:
    ply.division = None
    turn.settle(ply, division.resume)
    turn.end_unless_alive(ply)
