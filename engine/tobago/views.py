"""What one seat may know (B41)."""

from engine.core.types import Record, Seat
from engine.tobago import frame, phases
from engine.tobago.events import PublicEvent
from engine.tobago.island import island
from engine.tobago.landmarks import Site
from engine.tobago.phases import AnyPhase
from engine.tobago.state import Column, Dealt, Division, Rules, State, roses_left, supply


class Sharing(Record, frozen=True):
    """A division as one seat sees it."""

    map: str
    raiser: Seat
    roses: tuple[Seat, ...]
    left: int
    """How many cards are still covered."""
    looks: tuple[int, ...]
    """How many cards each seat saw."""
    peeked: tuple[int, ...]
    """Those that this seat saw."""
    shown: tuple[Dealt, ...]
    taker: Seat | None
    resume: phases.Turn | phases.Linger


class View(Record, frozen=True):
    """A game as one seat sees it; sets of spaces are integers (see `frame`)."""

    seat: Seat | None
    phase: AnyPhase
    rules: Rules
    site: Site
    facings: tuple[str, ...]
    gazes: tuple[str, ...]
    """Where each statue would put an amulet now."""
    next_gazes: tuple[str, ...]
    """Where after the next treasure."""
    columns: tuple[Column, ...]
    cubes: tuple[int, ...]
    """The cubes on the board, map by map; nothing while there are too many candidates."""
    atvs: tuple[str, ...]
    amulets: int
    purses: tuple[int, ...]
    supply: int
    roses: tuple[int, ...]
    """How many roses each seat has left."""
    hand: tuple[str, ...]
    """The own clues."""
    hands: tuple[int, ...]
    clues: int
    used: int
    gold: int
    discard: tuple[int, ...]
    buried: int
    pile: tuple[int, ...]
    """The own gold."""
    piles: tuple[int, ...]
    treasures: tuple[tuple[int, ...], ...]
    """Everybody's gold, once the game is over."""
    first: Seat
    turn: int
    round: int
    division: Sharing | None
    answered: tuple[Seat, ...]
    """Who has answered the curse."""
    answer: str
    """The own answer to it."""
    last: tuple[PublicEvent, ...]


def view(state: State, seat: Seat | None) -> View:
    """Build what this seat may know."""
    site, rules = state.site, state.rules
    following = tuple(map(frame.clockwise, state.facings))
    over = isinstance(state.phase, phases.Over)
    return View(
        seat,
        state.phase,
        rules,
        site,
        state.facings,
        _gazes(site, state.facings),
        _gazes(site, following),
        state.columns,
        tuple(column.candidates if column.shown else 0 for column in state.columns),
        state.atvs,
        state.amulets,
        state.purses,
        supply(state),
        tuple(roses_left(state, one) for one in range(rules.seats)),
        () if seat is None else state.hands[seat],
        tuple(map(len, state.hands)),
        len(state.clues),
        len(state.used),
        len(state.gold),
        state.discard,
        len(state.buried),
        () if seat is None else state.piles[seat],
        tuple(map(len, state.piles)),
        state.piles if over else (),
        state.first,
        state.turn,
        (state.turn + rules.seats - 1) // rules.seats,
        _sharing(state.division, seat),
        tuple(one for one, answer in enumerate(state.answers) if answer),
        "" if seat is None else state.answers[seat],
        state.last,
    )


def legs_to(view: View, space: str) -> int:
    """Count the legs from this seat's ATV to a space of the island."""
    assert view.seat is not None
    return island(view.site.island).legs(view.atvs[view.seat], space)


def _gazes(site: Site, facings: tuple[str, ...]) -> tuple[str, ...]:
    gaze = island(site.island).gaze
    return tuple(gaze[statue, facing] for statue, facing in zip(site.statues, facings, strict=True))


def _sharing(division: Division | None, seat: Seat | None) -> Sharing | None:
    if division is None:
        return None
    return Sharing(
        division.map,
        division.raiser,
        division.roses,
        len(division.pile),
        tuple(map(len, division.peeks)),
        () if seat is None else division.peeks[seat],
        division.shown,
        division.taker,
        division.resume,
    )
