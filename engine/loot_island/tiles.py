"""The small islands: tiles that give a power for two cards of one colour."""

from engine.core.types import Record
from engine.loot_island.tables import rows


class Tile(Record, frozen=True):
    """One small island."""

    id: str
    power: str
    """``shed``, ``sink``, ``place``, ``draw``, ``treasure`` or ``ship``."""
    amount: int
    least: int
    """It is used from this number of players on."""


TILES = {
    row["id"]: Tile(row["id"], row["power"], int(row["amount"]), int(row["least"])) for row in rows("tiles")
}
POWER = {tile.id: tile.power for tile in TILES.values()}


def in_play(seats: int) -> tuple[str, ...]:
    """The tiles this number of players uses."""
    return tuple(tile.id for tile in TILES.values() if tile.least <= seats)


def price(event: str) -> int:
    """How many cards a tile costs under this event (R46)."""
    return {"B7": 3, "B9": 1}.get(event, 2)
