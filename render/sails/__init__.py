"""The pictures of Sails."""

from render.sails.board import table

__all__ = ["table"]
