"""Sails: a trick-taking hunt for treasures in which every card is half hidden under a sail."""

from engine.sails.answers import OBVIOUS, pool, refusal, remark
from engine.sails.deal import setup
from engine.sails.ending import outcome
from engine.sails.events import EVENTS
from engine.sails.imagination import imagine
from engine.sails.moves import MOVES
from engine.sails.rules import apply, is_open, legal, to_move
from engine.sails.setting import INFO, Options
from engine.sails.state import State
from engine.sails.views import View, view

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
    "legal",
    "outcome",
    "pool",
    "refusal",
    "remark",
    "setup",
    "to_move",
    "view",
]
