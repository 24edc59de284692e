"""Computer players: they see what a person in their seat would see, and nothing else."""

from engine.brains.answer import answer
from engine.brains.levels import LEVELS, choose

__all__ = ["LEVELS", "answer", "choose"]
