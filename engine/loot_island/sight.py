"""What is needed to say what is legal; a position has it, and so has a view."""

from typing import Protocol

from engine.loot_island.cards import Cards
from engine.loot_island.state import Healing, Landing


class Sight(Protocol):
    """The part of a position, or of a view of it, on which the answers to a question depend."""

    @property
    def seats(self) -> int:
        """How many people play."""

    @property
    def event(self) -> str:
        """The event in force."""

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The hands; in a view those that are not seen are empty."""

    @property
    def cubes(self) -> tuple[int, ...]:
        """Everybody's cubes."""

    @property
    def kept(self) -> tuple[tuple[str, ...], ...]:
        """Everybody's treasures."""

    @property
    def landings(self) -> tuple[Landing, ...]:
        """The eight landings."""

    @property
    def tiles(self) -> tuple[str, ...]:
        """The small islands that lie face up."""

    @property
    def aaron_out(self) -> bool:
        """Whether Aaron is out for the round."""

    @property
    def offered(self) -> tuple[str, ...]:
        """The treasures for those who pass."""

    @property
    def healing(self) -> Healing:
        """The healers."""
