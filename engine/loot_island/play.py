"""Playing cards on a landing: the cards, the compass, and what the cards do (loot_island N9-N12)."""

from collections.abc import Sequence

from engine.core.types import Move, Seat
from engine.loot_island import cards as maps
from engine.loot_island import compasses, drawing, taking
from engine.loot_island.cards import COLOUR, ICON, Cards
from engine.loot_island.draft import Draft
from engine.loot_island.fitting import fitting
from engine.loot_island.moves import (
    COPY_DISCARD,
    COPY_DRAW,
    DECLINE,
    DONE_PLAY,
    PLAY,
    PROFIT,
    SHIFT,
    CopyDiscard,
    CopyDraw,
    Play,
    Profit,
    Shift,
)
from engine.loot_island.news import CardsPlayed, Copied, OnesCursed, Profited
from engine.loot_island.numbers import clockwise
from engine.loot_island.phases import Copy, MoveCompass, PlayCards, Share
from engine.loot_island.sealed import others, put
from engine.loot_island.sight import Sight
from engine.loot_island.state import Landing

COPYABLE = ("draw", "discard")


def cubes_per_icon(event: str) -> int:
    """How many cubes a discard icon is good for (B6, R6)."""
    return 2 if event == "B6" else 1


def legal_play(sight: Sight, phase: PlayCards, _seat: Seat) -> tuple[Move, ...]:
    """Later cards that fit, of one colour; any of them is enough."""
    hand, picked = sight.hands[phase.figure], phase.picked
    if not picked:
        return tuple([PLAY[card] for card in fitting(hand, sight.landings, phase.landing)])
    colour = COLOUR[picked[0]]
    cards = fitting(maps.later(hand, picked), sight.landings, phase.landing)
    return (*[PLAY[card] for card in cards if COLOUR[card] == colour], DONE_PLAY)


def pick_play(phase: PlayCards, _seat: Seat, move: Play) -> PlayCards:
    """One card more to play."""
    picked = (*phase.picked, move.card)
    return PlayCards(phase.asked, phase.figure, phase.aaron, phase.landing, picked)


def answer_play(draft: Draft, phase: PlayCards, seat: Seat, _move: Move) -> None:
    """The play is fixed: put a compass there if none is (N10), then lay the cards."""
    figure, number, cards = phase.figure, phase.landing, phase.picked
    draft.hands[figure] = maps.without(draft.hands[figure], cards)
    draft.news.append(CardsPlayed(seat, phase.aaron, number, cards))
    if figure in draft.landing(number).compasses:
        _lay(draft, seat, figure, number, cards)
    elif compasses.all_out(draft.landings, figure, draft.event):
        draft.phase = MoveCompass((seat,), figure, phase.aaron, number, cards)
    else:
        compasses.place(draft, figure, number, None)
        _lay(draft, seat, figure, number, cards)


def legal_compass(sight: Sight, phase: MoveCompass, _seat: Seat) -> tuple[Move, ...]:
    """Any of the compasses that are out."""
    return tuple(SHIFT[number] for number in compasses.out(sight.landings, phase.figure))


def answer_compass(draft: Draft, phase: MoveCompass, seat: Seat, move: Move) -> None:
    """Move the compass, then lay the cards."""
    assert isinstance(move, Shift)
    compasses.place(draft, phase.figure, phase.landing, move.source)
    _lay(draft, seat, phase.figure, phase.landing, phase.cards)


def _lay(draft: Draft, seat: Seat, figure: int, number: int, cards: Cards) -> None:
    """Lay the cards; ones come first and do their work before the others."""
    before = draft.landing(number)
    draft.landings[number - 1] = Landing(maps.lay(before.cards, cards), before.compasses)
    ones = maps.ones(cards)
    if ones and maps.last_value(before.cards) < 2:
        _curse_others(draft, figure, ones)
    elif ones and not draft.is_aaron(figure):  # P5
        icons = tuple(icon for icon in COPYABLE if any(ICON[card] == icon for card in before.cards))
        if _ask_copy(draft, seat, number, ones, icons, cards):
            return
    _share(draft, seat, number, cards)


def _curse_others(draft: Draft, figure: int, cubes: int) -> None:
    """Everyone else takes a cube for each 1 at the end of the column (R4, R39, P4)."""
    seats = tuple(seat for seat in range(draft.seats) if seat != figure)
    taking.curse(draft, seats, cubes)
    draft.news.append(OnesCursed(seats, cubes))


def _ask_copy(draft: Draft, seat: Seat, number: int, left: int, icons: tuple[str, ...], cards: Cards) -> bool:
    """Ask what the next inserted 1 copies, unless it can do nothing (R65)."""
    draw = "draw" in icons and draft.maps_left() > 0
    possible = left > 0 and (draw or ("discard" in icons and draft.cubes[seat] > 0))
    if possible:
        draft.phase = Copy((seat,), number, left, icons, draw, cards)
    return possible


def legal_copy(sight: Sight, phase: Copy, seat: Seat) -> tuple[Move, ...]:
    """Draw, discard as many cubes as one has, or neither."""
    moves: list[Move] = [COPY_DRAW] if phase.draw else []
    if "discard" in phase.icons:
        most = min(cubes_per_icon(sight.event), sight.cubes[seat])
        moves += [COPY_DISCARD[cubes] for cubes in range(1, most + 1)]
    return (*moves, DECLINE)


def answer_copy(draft: Draft, phase: Copy, seat: Seat, move: Move) -> None:
    """Copy for oneself alone, then ask for the next 1 or go on with the other cards."""
    if isinstance(move, CopyDraw):
        draft.news.append(Copied(seat, "draw", 0))
        drawing.draw_for(draft, seat, 1)
    elif isinstance(move, CopyDiscard):
        draft.news.append(Copied(seat, "discard", move.cubes))
        draft.cubes[seat] -= move.cubes
    if not _ask_copy(draft, seat, phase.landing, phase.left - 1, phase.icons, phase.cards):
        _share(draft, seat, phase.landing, phase.cards)


def _share(draft: Draft, seat: Seat, number: int, cards: Cards) -> None:
    """Ask everyone on the landing who can profit from the icons just played, once for all (N12)."""
    icons = [ICON[card] for card in cards]
    draws = min(icons.count("draw"), draft.maps_left())
    cubes = icons.count("discard") * cubes_per_icon(draft.event)
    draft.next("next", seat)
    asked = sharers(draft.landing(number), draws, cubes, draft.cubes)
    if asked:
        draft.phase = Share(asked, seat, number, draws, cubes, (None,) * draft.seats)


def sharers(landing: Landing, draws: int, cubes: int, owned: Sequence[int]) -> tuple[Seat, ...]:
    """Those with a compass on the landing to whom these icons can be of use."""
    present = landing.compasses
    return tuple([one for one, own in enumerate(owned) if one in present and (draws or (cubes and own))])


def legal_share(sight: Sight, phase: Share, seat: Seat) -> tuple[Move, ...]:
    """How many of the draws and how many of the cubes."""
    cubes = min(phase.cubes, sight.cubes[seat]) + 1
    return tuple([move for row in PROFIT[: phase.draws + 1] for move in row[:cubes]])


def seal_share(phase: Share, seat: Seat, move: Move) -> Share:
    """Keep what this player makes of the icons."""
    assert isinstance(move, Profit)
    answers = put(phase.answers, seat, (move.cards, move.cubes))
    return Share(others(phase.asked, seat), phase.seat, phase.landing, phase.draws, phase.cubes, answers)


def settle_share(draft: Draft, phase: Share) -> None:
    """Carry the answers out clockwise from the active player, one icon after the other (R41)."""
    seats = [seat for seat in clockwise(phase.seat, draft.seats) if phase.answers[seat] is not None]
    wanted = {seat: phase.answers[seat] or (0, 0) for seat in seats}
    for seat in seats:
        draft.news.append(Profited(seat, *wanted[seat]))
        draft.cubes[seat] -= wanted[seat][1]
    for icon in range(phase.draws):
        for seat in seats:
            if wanted[seat][0] > icon:
                drawing.draw_for(draft, seat, 1)
