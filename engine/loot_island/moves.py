"""Everything a player can announce, made once and shared."""

from engine.core.types import Done, Move, Pick
from engine.loot_island.cards import DECK
from engine.loot_island.coasts import NUMBERS
from engine.loot_island.healers import HEALERS
from engine.loot_island.tiles import TILES
from engine.loot_island.treasures import AMULETS, BURY_CUBES, HEAL, TREASURES


class Drop(Pick, frozen=True):
    """Discard this card from the hand."""

    card: str


class DoneDrop(Done, frozen=True):
    """Discard what was picked, or nothing."""


class Accept(Move, frozen=True):
    """Draw two cards and take two cubes (A1)."""


class Decline(Move, frozen=True):
    """Do without."""


class Recall(Move, frozen=True):
    """Take the own compass back from this landing (B4)."""

    landing: int


class RecallAaron(Move, frozen=True):
    """Take Aaron's compass back from this landing (P16)."""

    landing: int


class Land(Move, frozen=True):
    """Play cards on this landing."""

    landing: int


class Visit(Move, frozen=True):
    """Use this small island."""

    tile: str


class LandAaron(Move, frozen=True):
    """Play Aaron's cards on this landing."""

    landing: int


class VisitAaron(Move, frozen=True):
    """Use this small island for Aaron."""

    tile: str


class Pass(Move, frozen=True):
    """Take no more turns this round."""


class Play(Pick, frozen=True):
    """Play this card."""

    card: str


class DonePlay(Done, frozen=True):
    """Play what was picked."""


class Pay(Pick, frozen=True):
    """Pay with this card."""

    card: str


class DonePay(Done, frozen=True):
    """Pay with what was picked."""


class Shift(Move, frozen=True):
    """Move the compass from this landing."""

    source: int


class CopyDraw(Move, frozen=True):
    """Draw a card with an inserted 1."""


class CopyDiscard(Move, frozen=True):
    """Discard cubes with an inserted 1."""

    cubes: int


class Profit(Move, frozen=True):
    """Draw so many cards and discard so many cubes thanks to the icons just played."""

    cards: int
    cubes: int


class Shed(Move, frozen=True):
    """Discard so many cubes."""

    cubes: int


class Sink(Move, frozen=True):
    """Put the own compass on this landing at the end of its stack that takes first."""

    landing: int


class Place(Move, frozen=True):
    """Put a compass on this landing; from another one when none is left."""

    landing: int
    source: int | None


class Use(Move, frozen=True):
    """Use the power of the small island."""


class Take(Move, frozen=True):
    """Take a treasure, keep or re-bury it, and discard so many cubes."""

    treasure: str
    how: str
    """``keep`` or ``bury``."""
    cubes: int


class Propose(Move, frozen=True):
    """Put one of the own two healers on the table."""

    healer: str


class Hire(Move, frozen=True):
    """Go to this healer."""

    healer: str


MOVES: tuple[type[Move], ...] = (
    *(Drop, DoneDrop, Accept, Decline, Recall, RecallAaron),
    *(Land, Visit, LandAaron, VisitAaron, Pass, Play, DonePlay, Pay, DonePay, Shift),
    *(CopyDraw, CopyDiscard, Profit, Shed, Sink, Place, Use, Take, Propose, Hire),
)

DROP = {card: Drop(card) for card in DECK}
PLAY = {card: Play(card) for card in DECK}
PAY = {card: Pay(card) for card in DECK}
DONE_DROP, DONE_PLAY, DONE_PAY = DoneDrop(), DonePlay(), DonePay()

ACCEPT, DECLINE, PASS, USE, COPY_DRAW = Accept(), Decline(), Pass(), Use(), CopyDraw()
RECALL = {number: Recall(number) for number in NUMBERS}
RECALL_AARON = {number: RecallAaron(number) for number in NUMBERS}
LAND = {number: Land(number) for number in NUMBERS}
LAND_AARON = {number: LandAaron(number) for number in NUMBERS}
VISIT = {tile: Visit(tile) for tile in TILES}
VISIT_AARON = {tile: VisitAaron(tile) for tile in TILES}
SHIFT = {number: Shift(number) for number in NUMBERS}
SINK = {number: Sink(number) for number in NUMBERS}
PLACE = {(to, source): Place(to, source) for to in NUMBERS for source in (None, *NUMBERS) if to != source}

MOST_DRAWS, MOST_CUBES = 2, 4
"""A colour has two cards of each icon; B6 doubles the cubes."""
COPY_DISCARD = {cubes: CopyDiscard(cubes) for cubes in (1, 2)}
PROFIT = tuple(
    tuple(Profit(cards, cubes) for cubes in range(MOST_CUBES + 1)) for cards in range(MOST_DRAWS + 1)
)
SHED = tuple(Shed(cubes) for cubes in range(4))

_MOST_BURIED = BURY_CUBES + len(AMULETS)
KEEP = {one: tuple(Take(one, "keep", cubes) for cubes in range(HEAL[one] + 1)) for one in TREASURES}
BURY = {one: tuple(Take(one, "bury", cubes) for cubes in range(_MOST_BURIED + 1)) for one in TREASURES}
PROPOSE = {healer: Propose(healer) for healer in HEALERS}
HIRE = {healer: Hire(healer) for healer in HEALERS}
