"""Loot Island: shared maps lead to cursed treasures, and whoever balances both best goes home rich."""

from engine.core.types import Info, Outcome, Seat
from engine.loot_island import ending, phases
from engine.loot_island.imagine import imagine
from engine.loot_island.moves import MOVES
from engine.loot_island.news import EVENTS
from engine.loot_island.options import Options
from engine.loot_island.phases import Over
from engine.loot_island.pools import pool
from engine.loot_island.questions import apply, legal, to_move
from engine.loot_island.refusals import OBVIOUS, refusal
from engine.loot_island.remarks import remark
from engine.loot_island.setup import setup
from engine.loot_island.state import State
from engine.loot_island.views import View, view

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

INFO = Info(
    key="loot_island",
    version=1,
    least=2,
    most=5,
    minutes=60,
    most_plies=6000,
    topics=("goal", "turn", "cards", "islands", "loot", "end", "treasures", "two", "variants"),
)

_OPEN = (
    *(phases.Bargain, phases.MoveCompass, phases.Copy, phases.Share, phases.UseTile),
    *(phases.FindTreasure, phases.ForcedTreasure, phases.Loot, phases.Relief, phases.ChooseHealer),
)


def outcome(state: State) -> Outcome | None:
    """Tell how the game ended, or nothing while it goes on."""
    return ending.outcome(state.position) if isinstance(state.phase, Over) else None


def is_open(state: State, _seat: Seat) -> bool:
    """Tell whether what can be answered follows from what everybody can see."""
    return isinstance(state.phase, _OPEN)


def is_reaction(state: State, _seat: Seat) -> bool:
    """Tell whether several players are offered something in the middle of somebody's turn."""
    return isinstance(state.phase, phases.Share | phases.Relief)
