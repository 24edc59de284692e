"""The pictures of Tobago."""

from render.tobago.board import table
from render.tobago.ending import final
from render.tobago.hand import own
from render.tobago.lobby import lobby

__all__ = ["final", "lobby", "own", "table"]
