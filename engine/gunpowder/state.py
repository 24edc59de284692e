"""The whole truth, and the part of it that lies open on the table."""

from collections.abc import Iterable
from functools import lru_cache

from engine.core.types import Record, Seat
from engine.gunpowder.board import BIT, BOATS, CROSSES, DEAD, NOWHERE, WALKABLE
from engine.gunpowder.phases import AnyPhase

BOBBY = 4
"""Bobby's place in a crew, behind the four pirates."""

_NOT_FREE = (DEAD, NOWHERE, *BOATS)


class Rules(Record, frozen=True):
    """What the table settled before the game."""

    gems: int
    """How many gems win."""
    adjacency: str
    limit: int
    """After how many rounds the game ends; 0 is never."""


class Player(Record, frozen=True):
    """What everybody sees of a player."""

    boat: str
    """The anchor of the boat; empty before it is moored and once the player is out."""
    crew: tuple[str, ...]
    """Where the four pirates and Bobby are."""
    down: tuple[int, ...]
    """Those of the crew who are knocked out."""
    gems: int
    ammo: int


class Loot(Record, frozen=True):
    """What a player who died by the trap left on a cell."""

    at: str
    gems: int
    ammo: int


class Island(Record, frozen=True):
    """Everything that lies open on the table."""

    players: tuple[Player, ...]
    bombs: tuple[str, ...]
    """The cells with a bomb."""
    found: tuple[str, ...]
    """What was found on each red cross; empty while the chest is closed."""
    loot: tuple[Loot, ...]
    spent: int
    """The ammunition that was shot."""
    blasts: int
    """The bombs that went off in a boat."""
    out: tuple[Seat, ...]
    """The eliminated players in order."""


class Turn(Record, frozen=True):
    """Whose turn it is and what was played in it."""

    seat: Seat
    first: Seat
    """The player who began the game, and with whom every round begins."""
    round: int
    used: tuple[str, ...]
    """The colours that were played this turn."""


class Mark(Record, frozen=True):
    """One thing that happened on the board, for pictures: ``walk C4 F7``, ``kill F8 -``."""

    seat: Seat
    what: str
    start: str
    to: str


class Known(Record, frozen=True):
    """A card that one player knows another to hold, since it passed between their hands."""

    by: Seat
    holder: Seat
    card: str


class State(Record, frozen=True):
    """The whole truth."""

    rules: Rules
    island: Island
    turn: Turn
    phase: AnyPhase
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    """The next card is the last one."""
    pile: tuple[str, ...]
    contents: tuple[str, ...]
    """What lies, or lay, on each red cross."""
    known: tuple[Known, ...]
    trail: tuple[Mark, ...]
    """What happened on the board in this turn."""
    wake: tuple[Mark, ...]
    """What happened on the board in the turn before."""


def is_free(place: str) -> bool:
    """Tell whether somebody there counts as a free character: aboard or on the island."""
    return place not in _NOT_FREE


def free_crew(player: Player) -> int:
    """Count the free characters; with none left a player is eliminated."""
    return sum(map(is_free, player.crew))


def usable(player: Player) -> int:
    """The cells of the characters who can act: on the island and not knocked out."""
    cells = crew_cells(player)
    for number in player.down:
        cells &= ~BIT[player.crew[number]]
    return cells


def crew_cells(player: Player) -> int:
    """The cells on which somebody of a crew stands or lies."""
    one, two, three, four, bobby = player.crew
    return BIT[one] | BIT[two] | BIT[three] | BIT[four] | BIT[bobby]


def standing(players: Iterable[Player]) -> int:
    """The cells on which anybody of these players stands or lies."""
    cells = 0
    for player in players:
        one, two, three, four, bobby = player.crew
        cells |= BIT[one] | BIT[two] | BIT[three] | BIT[four] | BIT[bobby]
    return cells


@lru_cache(maxsize=4096)
def closed(found: tuple[str, ...]) -> int:
    """The cells with a closed chest."""
    cells = 0
    for cross, content in zip(CROSSES, found, strict=True):
        if not content:
            cells |= BIT[cross]
    return cells


def bomb_cells(bombs: tuple[str, ...]) -> int:
    """The cells with a bomb."""
    cells = 0
    for bomb in bombs:
        cells |= BIT[bomb]
    return cells


def vacant(island: Island) -> int:
    """The free cells: nobody, no bomb, no closed chest on them; a loot pile does not matter."""
    taken = standing(island.players) | bomb_cells(island.bombs) | closed(island.found)
    return WALKABLE & ~taken


def occupant(players: tuple[Player, ...], cell: str) -> tuple[Seat, int]:
    """Find who is on a cell: the seat and the number in the crew."""
    for seat, player in enumerate(players):
        if cell in player.crew:
            return seat, player.crew.index(cell)
    raise LookupError(cell)


def opponents(players: tuple[Player, ...], seat: Seat) -> list[Seat]:
    """The other players who are still in the game."""
    return [other for other, player in enumerate(players) if player.boat and other != seat]
