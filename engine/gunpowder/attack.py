"""Attack cards, and the Shield against them and against the trap."""

from typing import cast

from engine.core.types import Seat
from engine.gunpowder import events as e
from engine.gunpowder import moves as m
from engine.gunpowder.answers import targets
from engine.gunpowder.board import BOATS
from engine.gunpowder.draft import Draft
from engine.gunpowder.phases import Aiming, Defending, Trapped
from engine.gunpowder.state import free_crew, occupant
from engine.gunpowder.turn import go_on, pass_on


def pistol(draft: Draft, seat: Seat, move: m.Pistol) -> None:
    """Play the Pistol; more targets are asked for if there could be any (gunpowder R17)."""
    draft.play(seat, "pistol")
    within = targets(draft.rules, draft.island(), seat).bit_count()
    if min(within, draft.players[seat].ammo) > 1:
        draft.phase = Aiming(seat, move.at, ())
    else:
        _shoot(draft, seat, (move.at,))


def aim(draft: Draft, seat: Seat, move: m.Aim) -> None:
    """Keep one more target in mind; the order counts (gunpowder R33)."""
    phase = cast("Aiming", draft.phase)
    draft.phase = Aiming(seat, phase.at, (*phase.picked, move.at))


def fire(draft: Draft, seat: Seat, _move: m.Fire) -> None:
    """Declare all targets."""
    phase = cast("Aiming", draft.phase)
    _shoot(draft, seat, (phase.at, *phase.picked))


def _shoot(draft: Draft, seat: Seat, cells: tuple[str, ...]) -> None:
    """Pay for the shots on declaration (gunpowder R17)."""
    draft.gain(seat, 0, -len(cells))
    draft.spent += len(cells)
    _declare(draft, seat, "pistol", cells)


def padlock(draft: Draft, seat: Seat, move: m.Padlock) -> None:
    """Play the Padlock."""
    draft.play(seat, "padlock")
    _declare(draft, seat, "padlock", (move.at,))


def hammer(draft: Draft, seat: Seat, move: m.Hammer) -> None:
    """Play the Hammer."""
    draft.play(seat, "hammer")
    _declare(draft, seat, "hammer", (move.at,))


def _declare(draft: Draft, seat: Seat, card: str, cells: tuple[str, ...]) -> None:
    """Ask everyone who is attacked for a Shield, whether they hold one or not (gunpowder R23, R24)."""
    players = tuple(draft.players)
    victims = tuple(sorted({occupant(players, cell)[0] for cell in cells}))
    draft.events.append(e.Attacked(seat, card, cells, victims))
    draft.phase = Defending(seat, card, cells, victims, victims, ())


def shield(draft: Draft, seat: Seat, _move: m.Shield) -> None:
    """Play a Shield against an attack, or against the trap in the own turn (gunpowder R15)."""
    phase = draft.phase
    if isinstance(phase, Defending):
        _answer(draft, phase, seat, (*phase.shields, seat))
        return
    draft.play(seat, "shield")
    draft.events.append(e.Shielded(seat))
    draft.draw(seat, 1)
    go_on(draft)


def endure(draft: Draft, seat: Seat, _move: m.Endure) -> None:
    """Play no Shield."""
    phase = draft.phase
    if isinstance(phase, Defending):
        _answer(draft, phase, seat, phase.shields)
    else:
        _spring(draft, seat, cast("Trapped", phase).at)


def _spring(draft: Draft, seat: Seat, at: str) -> None:
    """The trap kills its opener; with the last one the player is out and the turn over (R15, R16, R38)."""
    _, number = occupant(tuple(draft.players), at)
    draft.mark("kill", at)
    draft.events.append(e.Exploded(seat, at))
    draft.remove(seat, number)
    if free_crew(draft.players[seat]):
        go_on(draft)
        return
    draft.perish(seat, at)
    if not draft.over:
        pass_on(draft)


def _answer(draft: Draft, phase: Defending, seat: Seat, shields: tuple[Seat, ...]) -> None:
    waiting = tuple(other for other in phase.waiting if other != seat)
    draft.phase = Defending(
        phase.seat, phase.card, phase.targets, phase.asked, waiting, tuple(sorted(shields))
    )
    if not waiting:
        _resolve(draft, draft.phase)


def _resolve(draft: Draft, phase: Defending) -> None:
    """Show the Shields, draw for them clockwise from the attacker, then hit the others (gunpowder R23)."""
    seats = len(draft.players)
    clockwise = sorted(phase.shields, key=lambda seat: (seat - phase.seat) % seats)
    for seat in clockwise:
        draft.discard(seat, "shield")
        draft.events.append(e.Shielded(seat))
    for seat in clockwise:
        draft.draw(seat, 1)
    players = tuple(draft.players)
    hits = [(cell, *occupant(players, cell)) for cell in phase.targets]
    for cell, victim, number in hits:
        if victim not in phase.shields and draft.players[victim].boat and not draft.over:
            _EFFECTS[phase.card](draft, phase.seat, victim, number, cell)
    go_on(draft)


def _kill(draft: Draft, seat: Seat, victim: Seat, number: int, cell: str) -> None:
    draft.mark("kill", cell)
    draft.events.append(e.Killed(seat, victim, number + 1, cell))
    draft.remove(victim, number)
    draft.check_crew(victim, seat)


def _capture(draft: Draft, seat: Seat, victim: Seat, number: int, cell: str) -> None:
    """Bring a prisoner to the captor's boat; one who was knocked out stays so (gunpowder R18, R21)."""
    draft.mark("capture", cell)
    draft.events.append(e.Captured(seat, victim, number + 1, cell))
    draft.station(victim, number, BOATS[seat])
    draft.check_crew(victim, seat)


def _knock(draft: Draft, seat: Seat, victim: Seat, number: int, cell: str) -> None:
    draft.mark("knock", cell)
    draft.events.append(e.Knocked(seat, victim, number + 1, cell))
    draft.lay_down(victim, (*draft.players[victim].down, number))


_EFFECTS = {"pistol": _kill, "padlock": _capture, "hammer": _knock}
