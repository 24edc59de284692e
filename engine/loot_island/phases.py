"""Every question of the game (loot_island N2): who is asked, and what the answer depends on.

A *figure* is a colour on the board: a seat, or Aaron, who comes after the last seat.
"""

from engine.core.types import Phase, Seat
from engine.loot_island.cards import Cards


class Question(Phase, frozen=True):
    """Somebody is asked something."""

    asked: tuple[Seat, ...]
    """Who has still to answer."""


class KeepHand(Question, frozen=True):
    """Everyone who was dealt more cards than he keeps discards the rest (larger starting hands)."""

    surplus: tuple[int, ...]
    picked: tuple[Cards, ...]


class Bargain(Question, frozen=True):
    """Everyone decides on two cards for two cubes (A1)."""

    answers: tuple[bool | None, ...]


class ClearHand(Question, frozen=True):
    """Everyone discards any cards left from the last round."""

    picked: tuple[Cards, ...]


class Homecoming(Question, frozen=True):
    """Owners of three compasses on the island bring one home (B4)."""

    figures: tuple[int, ...]
    """Whose compasses are too many."""
    owners: tuple[Seat, ...]
    """Who answers for each of them; for Aaron it is the First Player (P16)."""
    answers: tuple[int | None, ...]


class Turn(Question, frozen=True):
    """Landing, small island or pass."""


class PlayCards(Question, frozen=True):
    """The cards for the landing are picked."""

    figure: int
    aaron: bool
    landing: int
    picked: Cards


class MoveCompass(Question, frozen=True):
    """All compasses are out: one of them moves to the landing."""

    figure: int
    aaron: bool
    landing: int
    cards: Cards
    """The play as it was declared."""


class Copy(Question, frozen=True):
    """An inserted 1 copies an icon."""

    landing: int
    left: int
    """How many such 1s are still to be asked for, this one included."""
    icons: tuple[str, ...]
    """What lay in the column before the play."""
    draw: bool
    """Whether a card is left to draw."""
    cards: Cards


class Share(Question, frozen=True):
    """Those on the landing use the icons just played."""

    seat: Seat
    landing: int
    draws: int
    cubes: int
    answers: tuple[tuple[int, int] | None, ...]


class PayTile(Question, frozen=True):
    """The cards that pay for the small island are picked."""

    figure: int
    aaron: bool
    tile: str
    price: int
    picked: Cards


class UseTile(Question, frozen=True):
    """The power of the small island is used or declined."""

    figure: int
    aaron: bool
    tile: str


class FindTreasure(Question, frozen=True):
    """The treasure of the small island is kept or re-buried."""

    treasure: str


class ForcedTreasure(Question, frozen=True):
    """The passing player keeps one of the treasures on show (A2)."""


class Loot(Question, frozen=True):
    """The owner of the next compass takes a treasure of the loot."""

    landing: int
    size: str
    """``big``, ``small`` or ``final``."""
    order: tuple[int, ...]
    """The figures, in the order in which they take."""
    turn: int
    """How many were taken before."""
    shown: tuple[str, ...]
    short: bool
    """Whether the treasures ran out while revealing: then the game ends after this loot (R58)."""


class Relief(Question, frozen=True):
    """Those on the small loot discard cubes (B10)."""

    landing: int
    answers: tuple[int | None, ...]


class OfferHealer(Question, frozen=True):
    """Everyone puts one of two healers on the table."""

    answers: tuple[str | None, ...]


class ChooseHealer(Question, frozen=True):
    """Somebody goes to a healer."""

    queue: tuple[Seat, ...]
    """Who chooses after the one who is asked."""


class Over(Question, frozen=True):
    """Nothing is asked any more."""


AnyPhase = (
    KeepHand
    | Bargain
    | ClearHand
    | Homecoming
    | Turn
    | PlayCards
    | MoveCompass
    | Copy
    | Share
    | PayTile
    | UseTile
    | FindTreasure
    | ForcedTreasure
    | Loot
    | Relief
    | OfferHealer
    | ChooseHealer
    | Over
)

OVER = Over(())
