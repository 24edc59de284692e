"""The pictures of Skeleton Island."""

from render.skeleton_island.board import table
from render.skeleton_island.ending import final
from render.skeleton_island.hand import own
from render.skeleton_island.lobby import lobby

__all__ = ["final", "lobby", "own", "table"]
