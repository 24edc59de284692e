"""Gold: what a treasure is worth, and who has won."""

from engine.core.types import Outcome, Seat
from engine.skeleton_island.cards import COINS, ISLAND_COINS, Collection
from engine.skeleton_island.phases import Over
from engine.skeleton_island.state import Score, State


def scores(owned: tuple[Collection, ...], islands: tuple[Seat | None, ...]) -> tuple[Score, ...]:
    """Count each player's coin cards and islands; map pieces and objects are worth nothing (R18)."""
    return tuple([Score(_coins(cards), _won(islands, seat)) for seat, cards in enumerate(owned)])


def outcome(state: State) -> Outcome | None:
    """Tell how the game ended; equal treasures share a place (R18)."""
    if not isinstance(state.phase, Over):
        return None
    totals = tuple([score.total for score in scores(state.owned, state.islands)])
    places = tuple([1 + sum([other > total for other in totals]) for total in totals])
    return Outcome(places, totals, state.phase.why)


def _coins(cards: Collection) -> int:
    return sum([COINS[face] for face in cards])


def _won(islands: tuple[Seat | None, ...], seat: Seat) -> int:
    return sum([coins for coins, owner in zip(ISLAND_COINS, islands, strict=True) if owner == seat])
