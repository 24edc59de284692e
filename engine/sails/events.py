"""News of a game."""

from typing import ClassVar

from engine.core.types import Event, Seat, Whisper


class RoundBegan(Event, frozen=True):
    """Cards were dealt and the first treasures turned over."""

    number: int
    first: Seat
    shown: tuple[str, ...]
    reveals: ClassVar[bool] = True


class CardsPassed(Event, frozen=True):
    """Everybody has passed an island to the right."""


class CardReceived(Whisper, frozen=True):
    """The island somebody got by the pass."""

    giver: Seat
    card: str


class Played(Event, frozen=True):
    """An island was laid; its covered half is left out: the colour is empty or the number 0."""

    seat: Seat
    covers: str
    colour: str
    number: int
    bonus: int


class Uncovered(Event, frozen=True):
    """All sails came off."""

    seats: tuple[Seat, ...]
    cards: tuple[str, ...]
    values: tuple[int, ...]
    """What each island counts, Bonus cards included."""
    reveals: ClassVar[bool] = True


class TreasureTaken(Event, frozen=True):
    """The winner of a colour took the treasure from the deck."""

    seat: Seat
    treasure: str


class TreasureStolen(Event, frozen=True):
    """The winner of a colour took another player's visible treasure."""

    seat: Seat
    victim: Seat
    treasure: str
    left: int
    """How many treasures the victim still has."""
    beneath: str
    """The one that is visible now; empty if nothing is left."""
    reveals: ClassVar[bool] = True


class BonusGained(Event, frozen=True):
    """The weakest of a colour got Bonus cards."""

    seat: Seat
    colours: str
    count: int
    missing: int
    """What the supply could not give."""


class ActionWon(Event, frozen=True):
    """The winner of a colour activates an Action card."""

    seat: Seat
    colours: str
    action: int


class ActionFailed(Event, frozen=True):
    """An action has no effect after the last trick of a round."""

    seat: Seat
    action: int


class BonusStolen(Event, frozen=True):
    """Action 1, from a player."""

    seat: Seat
    victim: Seat
    count: int


class BonusTaken(Event, frozen=True):
    """Action 1, from the supply."""

    seat: Seat
    count: int


class HandRaided(Event, frozen=True):
    """Action 2: islands were drawn from a hand."""

    seat: Seat
    victim: Seat
    count: int


class IslandsTaken(Whisper, frozen=True):
    """Action 2: which islands were drawn, for the two concerned."""

    seat: Seat
    victim: Seat
    cards: tuple[str, ...]


class IslandsGiven(Whisper, frozen=True):
    """Action 2: which islands came back, for the two concerned."""

    seat: Seat
    victim: Seat
    cards: tuple[str, ...]


class HandsTraded(Event, frozen=True):
    """Action 2 is complete."""

    seat: Seat
    victim: Seat
    count: int


class DeckPeeked(Event, frozen=True):
    """Action 3: somebody looks at the next treasures of a deck."""

    seat: Seat
    deck: str
    count: int


class TreasuresSeen(Whisper, frozen=True):
    """Action 3: what they are."""

    deck: str
    cards: tuple[str, ...]


class DeckOrdered(Event, frozen=True):
    """Action 3 is complete."""

    seat: Seat
    deck: str


class IslandFetched(Event, frozen=True):
    """Action 4: an island of the trick went into a hand."""

    seat: Seat
    card: str
    owner: Seat
    """Who had played it."""


class IslandDiscarded(Event, frozen=True):
    """Action 4 is complete."""

    seat: Seat
    card: str


class TrickEnded(Event, frozen=True):
    """Clean-up: treasures left over went under their decks, new ones were turned over."""

    first: Seat
    """The First Player of the next trick."""
    buried: tuple[str, ...]
    shown: tuple[str, ...]
    reveals: ClassVar[bool] = True


class RoundScored(Event, frozen=True):
    """One player's score of a round."""

    seat: Seat
    number: int
    treasures: tuple[str, ...]
    bonus: int
    points: int
    reveals: ClassVar[bool] = True


EVENTS: tuple[type[Event], ...] = (
    RoundBegan,
    CardsPassed,
    CardReceived,
    Played,
    Uncovered,
    TreasureTaken,
    TreasureStolen,
    BonusGained,
    ActionWon,
    ActionFailed,
    BonusStolen,
    BonusTaken,
    HandRaided,
    IslandsTaken,
    IslandsGiven,
    HandsTraded,
    DeckPeeked,
    TreasuresSeen,
    DeckOrdered,
    IslandFetched,
    IslandDiscarded,
    TrickEnded,
    RoundScored,
)
