"""The end: counting the gold (B39, B40)."""

from engine.core.types import Outcome
from engine.tobago import events
from engine.tobago.phases import Over
from engine.tobago.ply import Ply
from engine.tobago.state import State


def finish(ply: Ply, why: str) -> None:
    """End the game and turn up everybody's gold."""
    ply.phase = Over(why)
    for seat, pile in enumerate(ply.piles):
        ply.tell(events.Counted(seat, pile, sum(pile)))
    ply.tell(events.Ended(why))


def outcome(state: State) -> Outcome | None:
    """Rank by coins; equal coins share a place (B40)."""
    phase = state.phase
    if not isinstance(phase, Over):
        return None
    coins = tuple(map(sum, state.piles))
    places = tuple(1 + sum(other > own for other in coins) for own in coins)
    return Outcome(places, coins, phase.why)
