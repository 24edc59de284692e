"""A move being carried out: a state one can write to, and the news of it."""

from typing import TypeVar

from engine.core.dice import Dice
from engine.core.types import Event, Seat, Whisper
from engine.tobago.events import PublicEvent
from engine.tobago.state import State

T = TypeVar("T")


class Ply:
    """The fields of a state, loose; `freeze` makes the next state of them."""

    __slots__ = (*State.__struct_fields__, "dice", "earlier", "events")

    def __init__(self, state: State, dice: Dice) -> None:
        self.rules = state.rules
        self.site = state.site
        self.facings = state.facings
        self.columns = state.columns
        self.atvs = state.atvs
        self.amulets = state.amulets
        self.purses = state.purses
        self.hands = state.hands
        self.clues = state.clues
        self.used = state.used
        self.gold = state.gold
        self.discard = state.discard
        self.buried = state.buried
        self.piles = state.piles
        self.first = state.first
        self.turn = state.turn
        self.phase = state.phase
        self.division = state.division
        self.answers = state.answers
        self.last: list[PublicEvent] = []
        self.earlier = state.last
        self.events: list[Event] = []
        self.dice = dice

    def tell(self, event: PublicEvent) -> None:
        """Tell everybody."""
        self.last.append(event)
        self.events.append(event)

    def whisper(self, event: Whisper) -> None:
        """Tell one seat."""
        self.events.append(event)

    def keep_silent(self) -> None:
        """Leave the last news standing, so that a sealed answer changes nothing others see."""
        self.last = list(self.earlier)

    def pay(self, seat: Seat) -> None:
        """Let a player give an amulet back to the supply."""
        self.earn(seat, -1)

    def earn(self, seat: Seat, amulets: int = 1) -> None:
        """Give a player amulets."""
        self.purses = put(self.purses, seat, self.purses[seat] + amulets)

    def freeze(self) -> State:
        """Make the state that follows."""
        return State(
            self.rules,
            self.site,
            self.facings,
            self.columns,
            self.atvs,
            self.amulets,
            self.purses,
            self.hands,
            self.clues,
            self.used,
            self.gold,
            self.discard,
            self.buried,
            self.piles,
            self.first,
            self.turn,
            self.phase,
            self.division,
            self.answers,
            tuple(self.last),
        )


def put(things: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    """Replace one thing of a tuple."""
    return (*things[:at], thing, *things[at + 1 :])
