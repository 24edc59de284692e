"""Movement cards: walks, carried bombs, bombs alone, and what the end of a walk brings."""

from typing import cast

from engine.core.types import Seat
from engine.gunpowder import events as e
from engine.gunpowder import moves as m
from engine.gunpowder.answers import answers
from engine.gunpowder.board import BOATS, CROSS
from engine.gunpowder.cards import VALUE
from engine.gunpowder.draft import Draft
from engine.gunpowder.phases import Dropping, Opening, Placing, Taking, Trapped
from engine.gunpowder.state import BOBBY, Turn
from engine.gunpowder.turn import go_on
from engine.gunpowder.walk import hauls, walker


def go(draft: Draft, seat: Seat, move: m.Go) -> None:
    """Walk one of the crew; then come bombs, loot and chest in this order (gunpowder R39)."""
    start, to = move.start, move.to
    draft.play(seat, move.card)
    number = walker(draft.players[seat], start)
    ways: tuple[tuple[str, ...], ...] = ((),)
    if draft.bombs:
        ways = hauls(draft.rules, draft.island(), seat, start, to, VALUE[move.card])
    draft.station(seat, number, to)
    draft.mark("walk", start, to)
    if start in BOATS:
        draft.events.append(e.Escaped(seat, number + 1, BOATS.index(start)))
    draft.events.append(e.Walked(seat, move.card, number + 1, start, to))
    if len(ways) > 1:
        draft.phase = Taking(seat, to, ways)
    else:
        _haul(draft, seat, to, ways[0])


def take(draft: Draft, seat: Seat, move: m.Take) -> None:
    """Lift the bombs that come along (gunpowder R7)."""
    phase = cast("Taking", draft.phase)
    _haul(draft, seat, phase.at, move.bombs)


def _haul(draft: Draft, seat: Seat, at: str, bombs: tuple[str, ...]) -> None:
    if not bombs:
        _arrive(draft, seat, at)
        return
    draft.bombs = tuple(bomb for bomb in draft.bombs if bomb not in bombs)
    _ask_drop(draft, Dropping(seat, at, bombs))


def _ask_drop(draft: Draft, phase: Dropping) -> None:
    """Ask where the next bomb goes, unless there is one place only."""
    draft.phase = phase
    choices = _choices(draft, phase.seat)
    if len(choices) == 1:
        drop(draft, phase.seat, cast("m.Drop", choices[0]))


def _choices(draft: Draft, seat: Seat) -> tuple[object, ...]:
    """What could be answered to a question that is open to everybody."""
    turn = Turn(draft.seat, draft.first, draft.round, draft.used)
    return answers(draft.rules, draft.island(), turn, draft.phase, (), seat)


def drop(draft: Draft, seat: Seat, move: m.Drop) -> None:
    """Put one bomb down, with its effect, before the next."""
    phase = cast("Dropping", draft.phase)
    bomb, rest = phase.bombs[0], phase.bombs[1:]
    draft.mark("bomb", bomb, move.to)
    draft.events.append(e.Dropped(seat, bomb, move.to))
    _land(draft, seat, move.to)
    if draft.over:
        return
    if rest:
        _ask_drop(draft, Dropping(seat, phase.at, rest))
    else:
        _arrive(draft, seat, phase.at)


def _land(draft: Draft, seat: Seat, to: str) -> None:
    if to in BOATS:
        draft.explode(seat, BOATS.index(to))
    else:
        draft.bombs = tuple(sorted((*draft.bombs, to)))


def push(draft: Draft, seat: Seat, move: m.Push) -> None:
    """Move a bomb alone (gunpowder R8)."""
    draft.play(seat, move.card)
    draft.bombs = tuple(bomb for bomb in draft.bombs if bomb != move.bomb)
    draft.mark("bomb", move.bomb, move.to)
    draft.events.append(e.Pushed(seat, move.card, move.bomb, move.to))
    _land(draft, seat, move.to)
    go_on(draft)


def _arrive(draft: Draft, seat: Seat, at: str) -> None:
    """Take the loot that lies where a walk ends, then ask about the chest (gunpowder R12, R16)."""
    for loot in draft.loot:
        if loot.at == at:
            draft.loot = tuple(other for other in draft.loot if other is not loot)
            draft.events.append(e.Looted(seat, at, loot.gems, loot.ammo))
            draft.gain(seat, loot.gems, loot.ammo)
    if draft.over:
        return
    if at in CROSS and not draft.found[CROSS[at]]:
        draft.phase = Opening(seat, at)
    else:
        go_on(draft)


def leave(draft: Draft, seat: Seat, _move: m.Leave) -> None:
    """Leave the chest closed."""
    phase = cast("Opening", draft.phase)
    draft.events.append(e.Left(seat, phase.at))
    go_on(draft)


def open_chest(draft: Draft, seat: Seat, _move: m.Open) -> None:
    """Open the chest; its content takes effect at once (gunpowder R12)."""
    at = cast("Opening", draft.phase).at
    cross = CROSS[at]
    content = draft.contents[cross]
    draft.found = (*draft.found[:cross], content, *draft.found[cross + 1 :])
    draft.mark("open", at, content)
    draft.events.append(e.Opened(seat, at, content))
    if content == "trap":
        draft.phase = Trapped(seat, at)
    elif content in ("bobby", "bomb"):
        _ask_place(draft, Placing(seat, at, content))
    else:
        draft.gain(seat, int(content == "gem"), int(content == "ammo"))
        go_on(draft)


def _ask_place(draft: Draft, phase: Placing) -> None:
    draft.phase = phase
    choices = _choices(draft, phase.seat)
    if len(choices) == 1:
        place(draft, phase.seat, cast("m.Place", choices[0]))


def place(draft: Draft, seat: Seat, move: m.Place) -> None:
    """Put Bobby or a bomb on its cell (gunpowder R13)."""
    what = cast("Placing", draft.phase).what
    if what == "bobby":
        draft.station(seat, BOBBY, move.to)
    else:
        _land(draft, seat, move.to)
    draft.mark(what, move.to)
    draft.events.append(e.Placed(seat, what, move.to))
    go_on(draft)
