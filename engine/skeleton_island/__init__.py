"""Skeleton Island: dig maps and gold out of a heap of overlapping cards, and mind the wind."""

from engine.core.types import Info
from engine.skeleton_island.advice import OBVIOUS, is_open, pool, refusal, remark
from engine.skeleton_island.events import (
    Blown,
    Calmed,
    Ended,
    IslandWon,
    Kept,
    Looked,
    Pirated,
    Returned,
    Stolen,
    Stopped,
    Taken,
    TurnedUp,
)
from engine.skeleton_island.moves import (
    Blow,
    Calm,
    Keep,
    Pay,
    Pirate,
    Put,
    Return,
    Settle,
    Steal,
    Stop,
    Take,
)
from engine.skeleton_island.rules import legal, setup, to_move
from engine.skeleton_island.score import outcome
from engine.skeleton_island.state import Options, State, View
from engine.skeleton_island.turns import apply
from engine.skeleton_island.views import imagine, view

INFO = Info(
    key="skeleton_island",
    version=1,
    least=2,
    most=4,
    minutes=15,
    most_plies=1500,
    topics=("aim", "turn", "heap", "piracy", "gust", "end"),
)
MOVES = (Blow, Calm, Take, Keep, Return, Put, Stop, Pirate, Pay, Settle, Steal)
EVENTS = (
    Blown,
    Calmed,
    Taken,
    Looked,
    Kept,
    TurnedUp,
    Returned,
    Stopped,
    Pirated,
    Stolen,
    IslandWon,
    Ended,
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
