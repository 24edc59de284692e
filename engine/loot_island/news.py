"""What is told. ``aaron`` says that a figure is Aaron, or that a player acts for him."""

from typing import ClassVar

from engine.core.types import Event, Seat, Whisper
from engine.loot_island.cards import Cards


class RoundBegan(Event, frozen=True):
    """A new day."""

    round: int


class ShipMoved(Event, frozen=True):
    """The ship sailed to the next corner."""

    corner: int
    coast: int


class ShipTurned(Event, frozen=True):
    """The ship turned round on its corner (B2)."""

    corner: int
    coast: int


class EventTurnedUp(Event, frozen=True):
    """The event of the round."""

    event: str

    reveals: ClassVar[bool] = True


class TileHidden(Event, frozen=True):
    """A small island is out of reach this round (B3)."""

    tile: str


class HandTrimmed(Event, frozen=True):
    """Somebody discarded cards from the hand."""

    seat: Seat
    cards: Cards

    reveals: ClassVar[bool] = True


class HandsFilled(Event, frozen=True):
    """Everyone drew up to so many cards."""

    hand: int


class AaronDealt(Event, frozen=True):
    """Aaron's new cards."""

    cards: Cards

    reveals: ClassVar[bool] = True


class Drew(Whisper, frozen=True):
    """The cards somebody drew."""

    cards: Cards


class MapsShuffled(Event, frozen=True):
    """The map discard pile became the deck."""

    cards: int


class TreasuresShuffled(Event, frozen=True):
    """The treasure discard pile became the deck."""

    treasures: int


class TreasuresRanOut(Event, frozen=True):
    """There were not enough treasures: the end is near (R58)."""


class BargainAnswered(Event, frozen=True):
    """Somebody took two cards and two cubes, or did not (A1)."""

    seat: Seat
    accepted: bool

    reveals: ClassVar[bool] = True


class TreasuresOffered(Event, frozen=True):
    """The treasures for those who pass (A2)."""

    treasures: tuple[str, ...]

    reveals: ClassVar[bool] = True


class CompassCameHome(Event, frozen=True):
    """A third compass left the island (B4)."""

    figure: int
    aaron: bool
    landing: int

    reveals: ClassVar[bool] = True


class CardsPlayed(Event, frozen=True):
    """Cards were laid on a landing."""

    seat: Seat
    aaron: bool
    landing: int
    cards: Cards


class CompassPlaced(Event, frozen=True):
    """A compass came to a landing, from another one or from its owner."""

    figure: int
    aaron: bool
    landing: int
    source: int | None


class OnesCursed(Event, frozen=True):
    """Everyone else took cubes for 1s at the end of a column."""

    seats: tuple[Seat, ...]
    cubes: int


class Copied(Event, frozen=True):
    """An inserted 1 copied an icon; ``cubes`` is how many were discarded."""

    seat: Seat
    icon: str
    cubes: int


class Profited(Event, frozen=True):
    """Somebody on the landing used the icons just played."""

    seat: Seat
    cards: int
    cubes: int

    reveals: ClassVar[bool] = True


class TileUsed(Event, frozen=True):
    """A small island was visited."""

    seat: Seat
    aaron: bool
    tile: str
    cards: Cards


class PowerUnused(Event, frozen=True):
    """The power of the small island was declined or could do nothing."""

    tile: str


class CubesTaken(Event, frozen=True):
    """Somebody took cubes; ``why`` is ``A3``, ``B8`` or ``tile``."""

    seats: tuple[Seat, ...]
    cubes: int
    why: str


class CubesShed(Event, frozen=True):
    """Somebody discarded cubes with a small island."""

    seat: Seat
    cubes: int


class CardsDrawn(Event, frozen=True):
    """Somebody drew cards with a small island."""

    seat: Seat
    cards: int


class CompassSunk(Event, frozen=True):
    """A compass went to the bottom of its stack, or to the top (B13)."""

    figure: int
    aaron: bool
    landing: int
    top: bool


class TreasureFound(Event, frozen=True):
    """The small island showed a treasure."""

    treasure: str

    reveals: ClassVar[bool] = True


class Passed(Event, frozen=True):
    """Somebody takes no more turns this round; ``forced`` when nothing else was possible."""

    seat: Seat
    forced: bool


class FirstPlayerTaken(Event, frozen=True):
    """The first to pass took the First Player tile."""

    seat: Seat


class AaronLeft(Event, frozen=True):
    """Aaron is out for this round (B9)."""


class Explored(Event, frozen=True):
    """A coast was searched and had no loot."""

    coast: int


class LootFound(Event, frozen=True):
    """Treasures came to light."""

    landing: int
    size: str
    treasures: tuple[str, ...]

    reveals: ClassVar[bool] = True


class LootLost(Event, frozen=True):
    """A landing had cards enough, but nothing was revealed."""

    landing: int
    size: str


class TreasureKept(Event, frozen=True):
    """A treasure was kept, with its curse or its barred cubes."""

    figure: int
    aaron: bool
    treasure: str
    curse: int
    cubes: int


class TreasureBuried(Event, frozen=True):
    """A treasure was re-buried."""

    figure: int
    aaron: bool
    treasure: str
    cubes: int


class Relieved(Event, frozen=True):
    """Somebody discarded cubes after the small loot (B10)."""

    seat: Seat
    cubes: int

    reveals: ClassVar[bool] = True


class CoastCleared(Event, frozen=True):
    """Compasses and cards left the explored coast."""

    coast: int


class FinalExploration(Event, frozen=True):
    """All landings that are left are searched."""


class Eliminated(Event, frozen=True):
    """Somebody could not break the curse; ``why`` is ``curse`` or ``healer``."""

    seat: Seat
    why: str
    cubes: int


class HealersTurnedUp(Event, frozen=True):
    """The healers lie open."""

    healers: tuple[str, ...]

    reveals: ClassVar[bool] = True


class HealerChosen(Event, frozen=True):
    """Somebody went to a healer."""

    seat: Seat
    healer: str
    cubes: int
    cost: int


class Scored(Event, frozen=True):
    """How somebody's gold came about."""

    seat: Seat
    amulets: int
    coins: int
    books: int
    jewels: int
    jewel_sets: int
    crowns: int
    crosses: int
    crown_rank: int
    skulls: int
    skull_sets: int
    first: int
    healer: int
    total: int


EVENTS: tuple[type[Event], ...] = (
    *(RoundBegan, ShipMoved, ShipTurned, EventTurnedUp, TileHidden, HandTrimmed, HandsFilled, AaronDealt),
    *(Drew, MapsShuffled, TreasuresShuffled, TreasuresRanOut, BargainAnswered, TreasuresOffered),
    *(CompassCameHome, CardsPlayed, CompassPlaced, OnesCursed, Copied, Profited, TileUsed, PowerUnused),
    *(CubesTaken, CubesShed, CardsDrawn, CompassSunk, TreasureFound, Passed, FirstPlayerTaken, AaronLeft),
    *(Explored, LootFound, LootLost, TreasureKept, TreasureBuried, Relieved, CoastCleared),
    *(FinalExploration, Eliminated, HealersTurnedUp, HealerChosen, Scored),
)
