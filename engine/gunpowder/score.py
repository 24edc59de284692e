"""Who wins."""

from engine.core.types import Outcome, Seat
from engine.gunpowder.phases import Over
from engine.gunpowder.state import Island, State, free_crew


def ranking(island: Island, seat: Seat) -> tuple[int, int, int]:
    """What a seat's standing is compared by: in the game or how long it was, gems, free characters."""
    player = island.players[seat]
    survived = island.out.index(seat) if seat in island.out else len(island.players)
    return survived, player.gems, free_crew(player)


def winners(island: Island) -> tuple[Seat, ...]:
    """Those of the best standing; it decides when the rounds are over (gunpowder R35)."""
    seats = range(len(island.players))
    best = max(ranking(island, seat) for seat in seats)
    return tuple(seat for seat in seats if ranking(island, seat) == best)


def outcome(state: State) -> Outcome | None:
    """Tell how the game ended."""
    if not isinstance(state.phase, Over):
        return None
    seats = range(len(state.island.players))
    rankings = [ranking(state.island, seat) for seat in seats]
    places = tuple(1 + sum(other > own for other in rankings) for own in rankings)
    return Outcome(places, tuple(player.gems for player in state.island.players), state.phase.why)
