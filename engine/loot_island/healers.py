"""The 14 healers and what they ask for."""

from engine.core.types import Record
from engine.loot_island.tables import rows


class Healer(Record, frozen=True):
    """One healer: so much for each cube and so much besides."""

    id: str
    per_cube: int
    fixed: int


HEALERS = {row["id"]: Healer(row["id"], int(row["per_cube"]), int(row["fixed"])) for row in rows("healers")}


def cost(healer: str, cubes: int) -> int:
    """What this healer asks of somebody with so many cubes."""
    card = HEALERS[healer]
    return card.per_cube * cubes + card.fixed
