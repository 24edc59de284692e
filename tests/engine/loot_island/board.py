"""A board to set up by hand and to play on with moves as texts."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

import engine.loot_island as game
from engine.core import notation
from engine.core.dice import Dice, Scripted
from engine.core.types import Event, Move, Outcome, Seat
from engine.loot_island import tiles
from engine.loot_island.cards import DECK, sort
from engine.loot_island.coasts import NUMBERS
from engine.loot_island.numbers import figures
from engine.loot_island.phases import AnyPhase, Turn
from engine.loot_island.state import (
    Fate,
    Healing,
    Hoard,
    Landing,
    Maps,
    Position,
    Ship,
    State,
    Step,
    Variants,
)
from engine.loot_island.treasures import STACKS, stack

E = TypeVar("E", bound=Event)

Column = tuple[str, Sequence[int]]
"""The cards of a landing as one text, and its compasses from the bottom to the top."""


FOR_AARON, FOR_SELF = True, False
FORCED, FREELY = True, False
CARDS_LEFT = True
ENOUGH = False
"""Treasures did not run short."""


class Board:
    """A game that is set up anywhere and remembers its news."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.news: list[Event] = []
        self.dice: Dice = Scripted()

    @property
    def now(self) -> Position:
        return self.state.position

    @property
    def phase(self) -> Any:
        return self.state.phase

    @property
    def asked(self) -> tuple[Seat, ...]:
        return game.to_move(self.state)

    @property
    def outcome(self) -> Outcome:
        found = game.outcome(self.state)
        assert found is not None
        return found

    def roll(self, *rolls: int) -> "Board":
        """Let the dice fall so from now on."""
        self.dice = Scripted(*rolls)
        return self

    def do(self, seat: Seat, *lines: str) -> "Board":
        """Make legal moves."""
        for line in lines:
            move = notation.parse(game.MOVES, line)
            assert move in game.legal(self.state, seat), f"{line} is not among {self.legal(seat)}"
            self.force(seat, move)
        return self

    def force(self, seat: Seat, move: Move) -> None:
        self.state, news = game.apply(self.state, seat, move, self.dice)
        self.news += news

    def play(self, seat: Seat, landing: int, cards: str, *, aaron: bool = False) -> "Board":
        """Play cards on a landing."""
        picks = [f"play {card}" for card in cards.split()]
        return self.do(seat, f"land{'-aaron' if aaron else ''} {landing}", *picks, "done-play")

    def visit(self, seat: Seat, tile: str, cards: str, *more: str, aaron: bool = False) -> "Board":
        """Pay for a small island and go on."""
        picks = [f"pay {card}" for card in cards.split()]
        return self.do(seat, f"visit{'-aaron' if aaron else ''} {tile}", *picks, "done-pay", *more)

    def legal(self, seat: Seat) -> list[str]:
        return [notation.text(move) for move in game.legal(self.state, seat)]

    def allows(self, seat: Seat, start: str) -> list[str]:
        """The rest of every legal move that begins so."""
        return [text.removeprefix(start).strip() for text in self.legal(seat) if text.startswith(start)]

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.news if isinstance(event, kind)]

    def column(self, number: int) -> str:
        return " ".join(self.now.landings[number - 1].cards)

    def stack(self, number: int) -> tuple[int, ...]:
        return self.now.landings[number - 1].compasses

    def seen(self, seat: Seat | None) -> Any:
        """The phase as this seat sees it."""
        return game.view(self.state, seat).phase

    def refusal(self, seat: Seat, line: str) -> str | None:
        return game.refusal(game.view(self.state, seat), notation.parse(game.MOVES, line))


def board(
    seats: int = 3,
    *,
    hands: Sequence[str] = (),
    landings: Mapping[int, Column] | None = None,
    cubes: Sequence[int] = (),
    kept: Sequence[str] = (),
    event: str = "",
    phase: AnyPhase | None = None,
    turn: Seat = 0,
    deck: str | None = None,
    discarded: str = "",
    treasures: str | None = None,
    buried: str = "",
    coming: str = "B5 B5 B5 B5",
    healers: str = "H01 H02 H03 H04 H05",
    pairs: Sequence[str] = (),
    plan: Sequence[Step] = (),
    ship: tuple[int, int] = (0, 1),
    **changes: Any,
) -> Board:
    """Set up a position in the middle of round 1, on the turn of seat 0, with what is given."""
    many = figures(seats)
    held = [sort(hand.split()) for hand in hands] + [()] * (many - len(hands))
    there = [_landing((landings or {}).get(number, ("", ()))) for number in NUMBERS]
    used = {card for hand in held for card in hand}.union(*(one.cards for one in there), discarded.split())
    drawable = [card for card in DECK if card not in used] if deck is None else deck.split()
    own = [tuple(one.split()) for one in kept] + [()] * (many - len(kept))
    unseen = [one for name in STACKS[seats] for one in stack(name) if not any(one in kept for kept in own)]
    hoard = unseen if treasures is None else treasures.split()
    position = Position(
        seats=seats,
        variants=Variants(open_healers=False, open_events=False),
        round=1,
        first=0,
        hands=tuple(held),
        cubes=tuple(cubes) or (3,) * seats,
        kept=tuple(own),
        landings=tuple(there),
        ship=Ship(*ship),
        tiles=tiles.in_play(seats),
        passed=(False,) * seats,
        aaron_out=False,
        fate=Fate(event, tuple(coming.split()), ()),
        maps=Maps(tuple(drawable), tuple(discarded.split())),
        hoard=Hoard(tuple(hoard), tuple(buried.split()), renewed=False),
        offered=(),
        plan=tuple(plan),
        healing=Healing(
            tuple(healers.split()[:seats]),
            tuple(tuple(pair.split()) for pair in pairs),
            up=False,
            chosen=(None,) * seats,
        ),
        scores=(),
        ending="",
    )
    return Board(State(phase or Turn((turn,)), replace(position, **changes)))


def _landing(column: Column) -> Landing:
    return Landing(tuple(column[0].split()), tuple(column[1]))
