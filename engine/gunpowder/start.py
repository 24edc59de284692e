"""What a table may settle, and the first state."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.core.dice import Dice
from engine.core.types import Info
from engine.gunpowder.board import ABOARD, CROSSES, NOWHERE, SEATS
from engine.gunpowder.cards import CHESTS, DECK, GEMS
from engine.gunpowder.phases import Mooring
from engine.gunpowder.state import BOBBY, Island, Player, Rules, State, Turn

INFO = Info(
    key="gunpowder",
    version=1,
    least=2,
    most=SEATS,
    minutes=30,
    most_plies=6000,
    topics=("goal", "turn", "movement", "chests", "bombs", "attack", "bonus", "elimination"),
)


class Options(BaseModel):
    """What a table may settle before it starts."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    gems: int = Field(default=5, ge=1, le=GEMS)
    adjacency: Literal["king", "rook"] = "king"
    limit: int = Field(default=40, ge=0, le=100)


def setup(seats: int, options: Options, dice: Dice) -> State:
    """Shuffle the chests and the cards, draw who begins, and ask for the first anchor (R31, R36)."""
    first = dice.below(seats)
    crew = (ABOARD,) * BOBBY + (NOWHERE,)
    players = (Player(NOWHERE, crew, (), 0, 0),) * seats
    closed = (NOWHERE,) * len(CROSSES)
    return State(
        Rules(options.gems, options.adjacency, options.limit),
        Island(players, (), closed, (), 0, 0, ()),
        Turn(first, first, 1, ()),
        Mooring(first),
        ((),) * seats,
        dice.shuffle(DECK),
        (),
        dice.shuffle(CHESTS),
        (),
        (),
        (),
    )
