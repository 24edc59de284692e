"""What a player may announce, and the tables from which the legal moves are picked."""

from engine.core.types import Move
from engine.tobago.clues import DECK
from engine.tobago.frame import SPACES

MAPS = ("grey", "brown", "black", "white")
"""The four treasure maps."""


class Park(Move, frozen=True):
    """Set-up: put the ATV on a space (fact 17)."""

    space: str


class Open(Move, frozen=True):
    """Set-up: begin an empty map with the clue that was drawn (fact 15)."""

    map: str


class Clue(Move, frozen=True):
    """Main action: add a clue to a map."""

    card: str
    map: str


class Go(Move, frozen=True):
    """Drive to a space by the fewest legs; the first of a turn begins the main move."""

    space: str
    take: bool
    """Whether to take the amulet there, which ends the leg."""


class Swap(Move, frozen=True):
    """Main action of a player without amulets: pass, and exchange the hand (fact 23)."""


class Raise(Move, frozen=True):
    """Raise the located treasure under the ATV (B44)."""

    map: str


class AmuletClue(Move, frozen=True):
    """Spend an amulet on an extra clue."""

    card: str
    map: str


class AmuletCube(Move, frozen=True):
    """Spend an amulet to remove a cube (B14)."""

    map: str
    space: str


class AmuletMove(Move, frozen=True):
    """Spend an amulet on an extra move of up to three legs."""


class AmuletSwap(Move, frozen=True):
    """Spend an amulet to exchange the hand."""


class Stop(Move, frozen=True):
    """End the move, not the turn."""


class End(Move, frozen=True):
    """End the turn."""


class Take(Move, frozen=True):
    """Take the gold card that is offered, for a rose."""


class Leave(Move, frozen=True):
    """Refuse the gold card that is offered."""


class PayGold(Move, frozen=True):
    """Under a curse, give up the most valuable gold card."""


class PayAmulet(Move, frozen=True):
    """Under a curse, give up an amulet instead."""


class Begin(Move, frozen=True):
    """After a division, begin the emptied map with a clue from the hand."""

    card: str


MOVES: tuple[type[Move], ...] = (
    *(Park, Open, Clue, Go, Swap, Raise),
    *(AmuletClue, AmuletCube, AmuletMove, AmuletSwap, Stop, End),
    *(Take, Leave, PayGold, PayAmulet, Begin),
)

PARKS = {space: Park(space) for space in SPACES}
OPENS = tuple(Open(map_) for map_ in MAPS)
CLUES = {card: tuple(Clue(card, map_) for map_ in MAPS) for card in DECK}
AMULET_CLUES = {card: tuple(AmuletClue(card, map_) for map_ in MAPS) for card in DECK}
AMULET_CUBES = tuple({space: AmuletCube(map_, space) for space in SPACES} for map_ in MAPS)
GOES = {space: Go(space, take=False) for space in SPACES}
GRABS = {space: Go(space, take=True) for space in SPACES}
RAISES = tuple(Raise(map_) for map_ in MAPS)
BEGINS = {card: Begin(card) for card in DECK}
SWAP, AMULET_MOVE, AMULET_SWAP, STOP, END = Swap(), AmuletMove(), AmuletSwap(), Stop(), End()
OFFER_ANSWERS = (Take(), Leave())
CURSE_ANSWERS = (PayGold(), PayAmulet())
