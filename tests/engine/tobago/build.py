"""States to begin a test from, and ways to play on from them."""

from typing import Any

from msgspec.structs import replace

from engine.core import notation
from engine.core.dice import Dice, Scripted, Seeded
from engine.core.types import Event, Move, Seat
from engine.tobago import MOVES, Options, State, apply, frame, legal, refusal, setup, to_move, view
from engine.tobago.clues import DECK, meanings
from engine.tobago.frame import BIT
from engine.tobago.island import island
from engine.tobago.landmarks import Site
from engine.tobago.moves import MAPS
from engine.tobago.phases import Turn
from engine.tobago.state import Column, Laid, Rules


def at(*places: tuple[int, int]) -> tuple[str, ...]:
    """Name hexes by their labels."""
    return tuple(frame.label(place) for place in places)


EXAMPLE = Site(
    0,
    at((-4, 2), (5, 5), (0, 4), (-7, 7)),
    at((1, 17), (-3, 9), (2, 4)),
    at((4, 6), (-2, 6), (2, 0)),
)
"""The island of the worked examples."""
FACINGS = ("NE", "N", "SE")
LAND = island(0).land
EMPTY = Column((), LAND)
HOME = at((0, 8))[0]


def column(*clues: str, owners: tuple[Seat, ...] = ()) -> Column:
    """A map with these clues on it, all of seat 0 unless said otherwise."""
    owners = owners or (0,) * len(clues)
    candidates = LAND
    for clue in clues:
        candidates &= meanings(EXAMPLE)[clue]
    return Column(tuple(map(Laid, clues, owners)), candidates)


def left_on(*spaces: str, owners: tuple[Seat, ...] = (0,), deck: tuple[str, ...] = DECK) -> Column:
    """A map that these players have narrowed down to these spaces."""
    return Column(tuple(map(Laid, deck, owners)), frame.mask(spaces))


def hands(seats: int, **cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Hands of these cards: ``hands(3, b=(...))`` gives seat B its cards and the others none."""
    return tuple(cards.get("abcd"[seat], ()) for seat in range(seats))


def game(seats: int = 3, **fields: Any) -> State:
    """A game on the example island in the first turn of seat 0, with what a test says otherwise."""
    start = setup(seats, Options(), Seeded(b"tobago", 0))
    laid = {one.clue for one in (spot for col in fields.get("columns", ()) for spot in col.clues)}
    held = {card for hand in fields.get("hands", ()) for card in hand}
    free = tuple(card for card in DECK if card not in laid | held)
    usual: dict[str, Any] = {
        "site": EXAMPLE,
        "facings": FACINGS,
        "columns": (EMPTY,) * 4,
        "atvs": (HOME,) * seats,
        "hands": hands(seats),
        "clues": free,
        "first": 0,
        "turn": 1,
        "phase": Turn(0, fresh=True),
    }
    return replace(start, **{**usual, **fields})


def ruled(seats: int = 3, **rules: Any) -> Rules:
    """Rules that differ from the usual ones."""
    usual = {"seats": seats, "lenient": False, "claims": False, "curses": False, "limit": 60}
    return Rules(**{**usual, **rules})


def maps(**columns: Column) -> tuple[Column, ...]:
    """The four maps, those not named being empty."""
    return tuple(columns.get(name, EMPTY) for name in MAPS)


def as_drawn(cards: int) -> Dice:
    """Dice that leave a pile of so many cards in the order in which they were drawn."""
    return Scripted(*range(cards - 1, 0, -1))


def parse(text: str) -> Move:
    return notation.parse(MOVES, text)


def do(state: State, text: str, dice: Dice | None = None, seat: Seat | None = None) -> State:
    """Let whoever is asked make a legal move."""
    return told(state, text, dice, seat)[0]


def told(
    state: State, text: str, dice: Dice | None = None, seat: Seat | None = None
) -> tuple[State, tuple[Event, ...]]:
    """The same, with the news."""
    mover = to_move(state)[0] if seat is None else seat
    move = parse(text)
    assert move in legal(state, mover), f"{text} is not legal: {refusal(view(state, mover), move)}"
    return apply(state, mover, move, dice or Seeded(b"luck", 1))


def run(state: State, *texts: str) -> State:
    """Make several legal moves."""
    for text in texts:
        state = do(state, text)
    return state


def texts(state: State) -> set[str]:
    """Everything that whoever is asked may do."""
    return {notation.text(move) for move in legal(state, to_move(state)[0])}


def kinds(state: State) -> set[str]:
    """The kinds of what may be done."""
    return {text.split()[0] for text in texts(state)}


def why_not(state: State, text: str) -> str | None:
    """Why whoever is asked may not do this, or seat 0 where nobody is."""
    mover = (to_move(state) or (0,))[0]
    return refusal(view(state, mover), parse(text))


def bits(*spaces: str) -> int:
    """A set of spaces."""
    found = 0
    for space in spaces:
        found |= BIT[space]
    return found
