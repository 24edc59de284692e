"""The pictures of Sails."""

from render.sails.board import table
from render.sails.ending import final
from render.sails.hand import own
from render.sails.lobby import lobby

__all__ = ["final", "lobby", "own", "table"]
