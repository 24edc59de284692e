"""The pictures of Gunpowder."""

from render.gunpowder.board import table
from render.gunpowder.ending import final
from render.gunpowder.hand import own
from render.gunpowder.lobby import lobby

__all__ = ["final", "lobby", "own", "table"]
