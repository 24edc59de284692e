"""Situations put on the table by hand, and moves played in them by their text."""

from collections import Counter
from collections.abc import Mapping

from engine.core import notation
from engine.core.dice import Dice, Scripted
from engine.core.types import Event, Move, Seat
from engine.gunpowder import MOVES, State, apply, legal
from engine.gunpowder.board import ABOARD, CROSSES, DEAD, NOWHERE
from engine.gunpowder.cards import CHESTS
from engine.gunpowder.phases import Acting, AnyPhase
from engine.gunpowder.state import Island, Known, Loot, Player, Rules, Turn

BOATS = ("E1", "E13", "A5", "M9")
HAND = ("m1", "m2", "m3", "m4", "m5", "m6")


def player(
    boat: str,
    crew: tuple[str, ...] = (ABOARD,) * 4,
    down: tuple[int, ...] = (),
    gems: int = 0,
    ammo: int = 0,
) -> Player:
    """A player whose missing pirates are dead; a fifth one is Bobby."""
    pirates = (*crew[:4], *(DEAD,) * (4 - len(crew)))
    return Player(boat, (*pirates, crew[4] if len(crew) > 4 else NOWHERE), down, gems, ammo)


def scene(
    *crews: tuple[str, ...],
    hands: Mapping[Seat, tuple[str, ...]] | None = None,
    boats: tuple[str, ...] = BOATS,
    gems: tuple[int, ...] = (0, 0, 0, 0),
    ammo: tuple[int, ...] = (0, 0, 0, 0),
    down: Mapping[Seat, tuple[int, ...]] | None = None,
    bombs: tuple[str, ...] = (),
    chests: Mapping[str, str] | None = None,
    loot: tuple[Loot, ...] = (),
    deck: tuple[str, ...] = ("m1", "m2", "m3", "m4", "m5", "m6", "m7") * 4,
    pile: tuple[str, ...] = (),
    used: tuple[str, ...] = (),
    seat: Seat = 0,
    number: int = 1,
    rules: Rules | None = None,
    known: tuple[Known, ...] = (),
    phase: AnyPhase | None = None,
) -> State:
    """The first player's turn, with these crews; chests not named are open."""
    closed = chests or {}
    assert set(closed) <= set(CROSSES)
    contents = _contents(closed)
    players = tuple(
        player(boats[one], crew, (down or {}).get(one, ()), gems[one], ammo[one])
        for one, crew in enumerate(crews)
    )
    return State(
        rules or Rules(5, "king", 40),
        Island(
            players,
            tuple(sorted(bombs)),
            tuple(
                "" if cross in closed else content for cross, content in zip(CROSSES, contents, strict=True)
            ),
            loot,
            0,
            0,
            (),
        ),
        Turn(seat, 0, number, used),
        phase or Acting(seat),
        tuple(tuple(sorted((hands or {}).get(one, HAND))) for one in range(len(crews))),
        deck,
        pile,
        contents,
        known,
        (),
        (),
    )


def _contents(closed: Mapping[str, str]) -> tuple[str, ...]:
    """What was in all chests, if these are the ones that are still closed."""
    rest = list((Counter(CHESTS) - Counter(closed.values())).elements())
    return tuple(closed.get(cross) or rest.pop() for cross in CROSSES)


def move(line: str) -> tuple[Seat, Move]:
    """Read ``A go m3 aboard G2``."""
    letter, _, text = line.partition(" ")
    return "ABCD".index(letter), notation.parse(MOVES, text)


def news(state: State, *lines: str, dice: Dice | None = None) -> tuple[State, tuple[Event, ...]]:
    """Play legal moves one after another; tell the state and what the last one brought."""
    events: tuple[Event, ...] = ()
    for line in lines:
        seat, chosen = move(line)
        assert chosen in legal(state, seat), f"{line} is not legal: {texts(state, seat)[:40]}"
        state, events = apply(state, seat, chosen, dice or Scripted())
    return state, events


def play(state: State, *lines: str, dice: Dice | None = None) -> State:
    """Play legal moves one after another."""
    return news(state, *lines, dice=dice)[0]


def can(state: State, line: str) -> bool:
    """Tell whether a move is legal."""
    seat, chosen = move(line)
    return chosen in legal(state, seat)


def texts(state: State, seat: Seat = 0, kind: str = "") -> list[str]:
    """The legal moves as text, of one kind if it is named."""
    return [line for line in map(notation.text, legal(state, seat)) if line.startswith(kind)]


def ends(state: State, start: str, seat: Seat = 0) -> set[str]:
    """Where a kind of move that begins so can end: ``ends(state, "go m3 C7")``."""
    return {line.rsplit(" ", 1)[1] for line in texts(state, seat, start + " ")}


def crew(state: State, seat: Seat) -> tuple[str, ...]:
    return state.island.players[seat].crew


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]
