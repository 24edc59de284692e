"""Positions set up by hand, so that a test shows everything it depends on."""

from collections.abc import Sequence

from engine.core import notation
from engine.core.dice import Dice, Scripted
from engine.core.types import Event, Move, Seat
from engine.sails import MOVES, apply, legal, to_move
from engine.sails.cards import BONUS_CARDS, DECKS, ISLANDS, TINT, TREASURES, in_hand
from engine.sails.phases import Playing
from engine.sails.state import Deck, Round, State, Tally


def trick(
    *cards: str,
    first: Seat = 0,
    shown: Sequence[str] = ("R1", "G1"),
    bonus: Sequence[int] = (),
    piles: Sequence[Sequence[str]] = (),
    actions: tuple[int, int] = (1, 3),
    spare: int = 3,
    supply: int | None = None,
    number: int = 1,
) -> State:
    """Before a trick: each seat holds one of these islands, in seat order, and some others to spare."""
    seats = len(cards)
    owned = tuple(bonus) or (0,) * seats
    rest = [card for card in ISLANDS if card not in cards]
    hands = [in_hand((card, *rest[seat * spare : (seat + 1) * spare])) for seat, card in enumerate(cards)]
    own_piles = tuple(tuple(pile) for pile in piles) or ((),) * seats
    gone = rest[seats * spare :]
    return State(
        phase=Playing(first),
        round=Round(number, actions, (), ((Tally((), 0),) * seats,) * (number - 1)),
        first=first,
        hands=tuple(hands),
        plays=(),
        bonus=owned,
        supply=BONUS_CARDS - sum(owned) if supply is None else supply,
        spent=0,
        decks=_decks(seats, shown[: len(DECKS[seats])], own_piles),
        piles=own_piles,
        discards=tuple(gone),
        last=None,
        queue=(),
        dealings=(),
        glimpses=(),
    )


def _decks(seats: int, shown: Sequence[str], piles: Sequence[Sequence[str]]) -> tuple[Deck, ...]:
    left = list(TREASURES[seats])
    for card in (*shown, *(card for pile in piles for card in pile)):
        left.remove(card)
    return tuple(
        Deck(colours, card, tuple(one for one in left if TINT[one] in colours))
        for colours, card in zip(DECKS[seats], shown, strict=True)
    )


def move(text: str) -> Move:
    """Read a move."""
    return notation.parse(MOVES, text)


def do(state: State, seat: Seat, text: str, dice: Dice | None = None) -> tuple[State, tuple[Event, ...]]:
    """Make a legal move; without dice of its own a test relies on none being thrown."""
    made = move(text)
    assert made in legal(state, seat), (
        f"{text} is not legal: {[notation.text(one) for one in legal(state, seat)]}"
    )
    return apply(state, seat, made, dice or Scripted())


def lay(state: State, *texts: str, dice: Dice | None = None) -> tuple[State, tuple[Event, ...]]:
    """Let everybody play in turn: an island, perhaps with Bonus cards, as ``b7`` or ``b7 2``."""
    events: tuple[Event, ...] = ()
    for text in texts:
        card, _, spent = text.partition(" ")
        (seat,) = to_move(state)
        state, events = do(state, seat, f"play {card} sea {spent or 0}", dice)
    return state, events


def told(events: tuple[Event, ...], kind: type[Event]) -> list[Event]:
    """The news of one kind."""
    return [event for event in events if isinstance(event, kind)]


def texts(moves: Sequence[Move]) -> list[str]:
    """Moves as text."""
    return [notation.text(one) for one in moves]
