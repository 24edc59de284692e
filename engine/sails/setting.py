"""What a lobby knows of the game, and what a table may settle before it starts."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.core.types import Info

Side = Literal["a", "b"]

INFO = Info(
    key="sails",
    version=1,
    least=3,
    most=5,
    minutes=40,
    most_plies=300,
    topics=("goal", "trick", "spoils", "actions", "scoring"),
)


class Options(BaseModel):
    """Which side of each Action card lies up (sails R27)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rb: Side = "a"
    gv: Side = "a"

    def actions(self) -> tuple[int, int]:
        """Number the two actions in play; the Action cards carry 1 or 2, and 3 or 4."""
        return (1 if self.rb == "a" else 2, 3 if self.gv == "a" else 4)
