"""The four treasure maps: which clues fit, and laying them (facts 15, 26 and 27)."""

from engine.core.types import Seat
from engine.tobago import events
from engine.tobago.clues import DECK, meanings
from engine.tobago.frame import spaces
from engine.tobago.moves import MAPS
from engine.tobago.ply import Ply, put
from engine.tobago.state import Column, Laid, Public, Rules


def fits(rules: Rules, column: Column, meant: int) -> bool:
    """Tell whether a clue may follow: it leaves a space and takes one away (fact 26, B11)."""
    kept = column.candidates & meant
    return kept != 0 and (kept != column.candidates or (rules.lenient and not column.shown))


def lay(ply: Ply, seat: Seat, card: str, at: int) -> int:
    """Put a clue with the owner's rose under a map, and count the spaces it leaves."""
    column = ply.columns[at]
    kept = column.candidates & meanings(ply.site)[card]
    ply.columns = put(ply.columns, at, Column((*column.clues, Laid(card, seat)), kept))
    return kept.bit_count()


def tell_if_located(ply: Ply, at: int) -> None:
    """Announce a treasure once a single space is left."""
    column = ply.columns[at]
    if column.left == 1:
        ply.tell(events.Located(MAPS[at], spaces(column.candidates)[0]))


def discard(ply: Ply, seat: Seat, card: str) -> None:
    """Take a card out of a hand."""
    hand = list(ply.hands[seat])
    hand.remove(card)
    ply.hands = put(ply.hands, seat, tuple(hand))


def draw(ply: Ply, seat: Seat) -> None:
    """Fill a hand as far as there are clues (B37, B48)."""
    hand = ply.hands[seat]
    missing = ply.rules.hand - len(hand)
    drawn: tuple[str, ...] = ()
    while len(drawn) < missing and (ply.clues or ply.used):
        drawn = (*drawn, draw_one(ply))
    if drawn:
        ply.hands = put(ply.hands, seat, hand + drawn)
        ply.whisper(events.Drew(seat, drawn))


def draw_one(ply: Ply) -> str:
    """Draw the next clue, shuffling the discarded ones when the deck is empty (B37)."""
    if not ply.clues:
        ply.clues, ply.used = ply.dice.shuffle(ply.used), ()
        ply.tell(events.Reshuffled(len(ply.clues)))
    card, *rest = ply.clues
    ply.clues = tuple(rest)
    return card


def is_stuck(table: Public) -> bool:
    """Tell whether no treasure can ever be located or reached any more (B47)."""
    if table.amulets or any(table.purses):
        return False
    if any(column.left == 1 for column in table.columns):
        return False
    meant = meanings(table.site)
    laid = {one.clue for column in table.columns for one in column.clues}
    free = [meant[card] for card in DECK if card not in laid]
    return not any(_narrows(column, spaces) for column in table.columns for spaces in free)


def _narrows(column: Column, meant: int) -> bool:
    kept = column.candidates & meant
    return kept not in {0, column.candidates}
