"""The pictures of Loot Island."""

from render.loot_island.board import table
from render.loot_island.ending import final
from render.loot_island.hand import own
from render.loot_island.lobby import lobby

__all__ = ["final", "lobby", "own", "table"]
