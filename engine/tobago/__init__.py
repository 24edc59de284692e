"""Tobago: clue by clue four treasures are narrowed down on a hex island, and shared by those who did."""

from engine.core.types import Info
from engine.tobago.events import EVENTS
from engine.tobago.imagine import imagine
from engine.tobago.legal import is_open, is_reaction, legal, to_move
from engine.tobago.moves import MOVES
from engine.tobago.refusals import OBVIOUS, refusal
from engine.tobago.remarks import gist, remark
from engine.tobago.rules import apply
from engine.tobago.score import outcome
from engine.tobago.state import Options, State, setup
from engine.tobago.views import View, view

INFO = Info(
    key="tobago",
    version=1,
    least=2,
    most=4,
    minutes=45,
    most_plies=6000,
    topics=("aim", "clues", "driving", "amulets", "division", "end"),
)

__all__ = [
    "EVENTS",
    "INFO",
    "MOVES",
    "OBVIOUS",
    "Options",
    "State",
    "View",
    "apply",
    "gist",
    "imagine",
    "is_open",
    "is_reaction",
    "legal",
    "outcome",
    "refusal",
    "remark",
    "setup",
    "to_move",
    "view",
]
