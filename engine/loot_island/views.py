"""What one seat, or a spectator, may know (loot_island N26)."""

from collections.abc import Callable
from typing import Any

from engine.core.types import Record, Seat
from engine.loot_island.cards import Cards
from engine.loot_island.phases import (
    AnyPhase,
    Bargain,
    ClearHand,
    FindTreasure,
    Homecoming,
    KeepHand,
    Loot,
    OfferHealer,
    PayTile,
    PlayCards,
    Relief,
    Share,
)
from engine.loot_island.score import Score
from engine.loot_island.state import Healing, Landing, Position, Ship, State, Step, Variants
from engine.loot_island.treasures import STACK


class View(Record, frozen=True, kw_only=True):
    """Everything this seat may know, in the words of the position."""

    seat: Seat | None
    phase: AnyPhase
    seats: int
    variants: Variants
    round: int
    first: Seat
    hands: tuple[Cards, ...]
    """The own hand and Aaron's; the others are empty here."""
    hand_sizes: tuple[int, ...]
    cubes: tuple[int, ...]
    kept: tuple[tuple[str, ...], ...]
    landings: tuple[Landing, ...]
    ship: Ship
    tiles: tuple[str, ...]
    passed: tuple[bool, ...]
    aaron_out: bool
    event: str
    past: tuple[str, ...]
    coming: int
    """How many events are still to come."""
    foreseen: tuple[str, ...]
    """Which ones they are, in no order, where they are open."""
    deck: int
    discarded: Cards
    treasures: int
    """How many treasures are in the deck."""
    next_stack: str
    """What is printed on the back of the next one."""
    buried: tuple[str, ...]
    renewed: bool
    offered: tuple[str, ...]
    plan: tuple[Step, ...]
    healing: Healing
    """Those on the table once they are up, the own pair, and the chosen ones."""
    scores: tuple[Score, ...]
    ending: str


def view(state: State, seat: Seat | None) -> View:
    """Build what this seat may know."""
    position = state.position
    fate, hoard = position.fate, position.hoard
    return View(
        seat=seat,
        phase=_unsealed(state.phase, seat),
        seats=position.seats,
        variants=position.variants,
        round=position.round,
        first=position.first,
        hands=tuple(
            hand if one == seat or one >= position.seats else () for one, hand in enumerate(position.hands)
        ),
        hand_sizes=tuple(map(len, position.hands)),
        cubes=position.cubes,
        kept=position.kept,
        landings=position.landings,
        ship=position.ship,
        tiles=position.tiles,
        passed=position.passed,
        aaron_out=position.aaron_out,
        event=fate.event,
        past=fate.past,
        coming=len(fate.coming),
        foreseen=tuple(sorted(fate.coming)) if position.variants.open_events else (),
        deck=len(position.maps.deck),
        discarded=position.maps.discarded,
        treasures=len(hoard.deck),
        next_stack=STACK[hoard.deck[0]] if hoard.deck else "",
        buried=hoard.buried,
        renewed=hoard.renewed,
        offered=position.offered,
        plan=position.plan,
        healing=_healing(position, seat),
        scores=position.scores,
        ending=position.ending,
    )


def on_show(view: View) -> tuple[str, ...]:
    """The treasures that lie open to be taken by whoever is asked, or will be."""
    if isinstance(view.phase, Loot):
        return view.phase.shown
    return (view.phase.treasure,) if isinstance(view.phase, FindTreasure) else view.offered


def _healing(position: Position, seat: Seat | None) -> Healing:
    healing, is_open = position.healing, position.variants.open_healers
    pairs = tuple(pair if is_open or one == seat else () for one, pair in enumerate(healing.pairs))
    return Healing(healing.table if healing.up else (), pairs, healing.up, healing.chosen)


def _own(answers: tuple[Any, ...], seat: Seat | None, nothing: Any) -> tuple[Any, ...]:
    """One's own answer, and nothing of the others'."""
    return tuple(answer if one == seat else nothing for one, answer in enumerate(answers))


def _see_keep(phase: KeepHand, seat: Seat | None) -> KeepHand:
    return KeepHand(phase.asked, phase.surplus, _own(phase.picked, seat, ()))


def _see_clear(phase: ClearHand, seat: Seat | None) -> ClearHand:
    return ClearHand(phase.asked, _own(phase.picked, seat, ()))


def _see_bargain(phase: Bargain, seat: Seat | None) -> Bargain:
    return Bargain(phase.asked, _own(phase.answers, seat, None))


def _see_homecoming(phase: Homecoming, seat: Seat | None) -> Homecoming:
    pairs = zip(phase.owners, phase.answers, strict=True)
    answers = tuple(answer if owner == seat else None for owner, answer in pairs)
    return Homecoming(phase.asked, phase.figures, phase.owners, answers)


def _see_play(phase: PlayCards, seat: Seat | None) -> PlayCards:
    picked = phase.picked if seat in phase.asked else ()
    return PlayCards(phase.asked, phase.figure, phase.aaron, phase.landing, picked)


def _see_pay(phase: PayTile, seat: Seat | None) -> PayTile:
    picked = phase.picked if seat in phase.asked else ()
    return PayTile(phase.asked, phase.figure, phase.aaron, phase.tile, phase.price, picked)


def _see_share(phase: Share, seat: Seat | None) -> Share:
    answers = _own(phase.answers, seat, None)
    return Share(phase.asked, phase.seat, phase.landing, phase.draws, phase.cubes, answers)


def _see_relief(phase: Relief, seat: Seat | None) -> Relief:
    return Relief(phase.asked, phase.landing, _own(phase.answers, seat, None))


def _see_offer(phase: OfferHealer, seat: Seat | None) -> OfferHealer:
    return OfferHealer(phase.asked, _own(phase.answers, seat, None))


_UNSEALED: dict[type[AnyPhase], Callable[[Any, Seat | None], AnyPhase]] = {
    KeepHand: _see_keep,
    ClearHand: _see_clear,
    Bargain: _see_bargain,
    Homecoming: _see_homecoming,
    PlayCards: _see_play,
    PayTile: _see_pay,
    Share: _see_share,
    Relief: _see_relief,
    OfferHealer: _see_offer,
}


def _unsealed(phase: AnyPhase, seat: Seat | None) -> AnyPhase:
    """The phase without what others have picked or answered."""
    see = _UNSEALED.get(type(phase))
    return see(phase, seat) if see else phase
