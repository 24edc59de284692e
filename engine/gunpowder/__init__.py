"""Gunpowder: pirates, boats and bombs on a small island full of chests."""

from engine.gunpowder.answers import is_open, is_reaction, legal, to_move
from engine.gunpowder.events import EVENTS
from engine.gunpowder.moves import MOVES
from engine.gunpowder.play import apply
from engine.gunpowder.refusals import OBVIOUS, refusal
from engine.gunpowder.remarks import pool, remark
from engine.gunpowder.score import outcome
from engine.gunpowder.start import INFO, Options, setup
from engine.gunpowder.state import State
from engine.gunpowder.views import View, imagine, view

__all__ = [
    "EVENTS",
    "INFO",
    "MOVES",
    "OBVIOUS",
    "Options",
    "State",
    "View",
    "apply",
    "imagine",
    "is_open",
    "is_reaction",
    "legal",
    "outcome",
    "pool",
    "refusal",
    "remark",
    "setup",
    "to_move",
    "view",
]
