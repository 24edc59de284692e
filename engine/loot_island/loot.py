"""Phase 3 and the Final Exploration: which landing is worth what, and who takes it (loot_island N14-N17)."""

from collections.abc import Sequence

from engine.core.types import Move, Seat
from engine.loot_island import cards as maps
from engine.loot_island import coasts, drawing, taking
from engine.loot_island.draft import Draft
from engine.loot_island.moves import SHED, Shed, Take
from engine.loot_island.news import CoastCleared, Explored, LootFound, LootLost, Relieved
from engine.loot_island.numbers import THRESHOLD
from engine.loot_island.phases import Loot, Relief
from engine.loot_island.sealed import others, put
from engine.loot_island.sight import Sight
from engine.loot_island.state import Landing, Maps, Step

EXTRA = {("A4", "big"): -1, ("A4", "small"): 1, ("B11", "big"): -1, ("B11", "small"): -1}
"""How many treasures more or fewer an event reveals."""

RELIEF_CUBES = 2


def plan_coast(draft: Draft, coast: int) -> list[Step]:
    """What happens on a coast: the loots by rank, B10 after the small one, then upkeep."""
    ranked = rank(draft, coast)
    steps = [Step(size, number) for size, number in zip(("big", "small"), ranked, strict=False)]
    if len(ranked) == 2 and draft.event == "B10":  # R56
        steps.append(Step("relief", ranked[1]))
    return [*(steps or [Step("nothing", coast)]), Step("clear", coast)]


def rank(draft: Draft, coast: int) -> list[int]:
    """The landings of a coast with cards enough, the big loot first; ties by the bow (R17, B12)."""
    numbers = coasts.landings(coast, draft.ship.direction)
    sign = 1 if draft.event == "B12" else -1
    return sorted(qualified(draft, numbers), key=lambda number: sign * _count(draft, number))


def qualified(draft: Draft, numbers: tuple[int, ...]) -> list[int]:
    """Those of these landings that have cards enough."""
    return [number for number in numbers if _count(draft, number) >= THRESHOLD[draft.seats]]


def _count(draft: Draft, number: int) -> int:
    return maps.count(draft.landing(number).cards)


def nothing(draft: Draft, coast: int) -> None:
    """Tell that a coast has no loot."""
    draft.news.append(Explored(coast))


def big(draft: Draft, number: int) -> None:
    """A treasure for each compass and each chest."""
    _begin(draft, number, "big", len(draft.landing(number).compasses))


def small(draft: Draft, number: int) -> None:
    """A treasure for each chest."""
    _begin(draft, number, "small", 0)


def final(draft: Draft, number: int) -> None:
    """A treasure for each chest, without any event."""
    _begin(draft, number, "final", 0)


def _begin(draft: Draft, number: int, size: str, compasses: int) -> None:
    landing = draft.landing(number)
    wanted = max(0, compasses + maps.chests(landing.cards) + EXTRA.get((draft.event, size), 0))
    if not wanted or not landing.compasses:  # R18, R69
        draft.news.append(LootLost(number, size))
        return
    shown = drawing.reveal(draft, wanted)
    if shown:
        draft.news.append(LootFound(number, size, shown))
    order = landing.compasses[::-1] if draft.event == "B13" else landing.compasses
    _distribute(draft, Loot((), number, size, order, 0, shown, len(shown) < wanted))


def _distribute(draft: Draft, loot: Loot) -> None:
    """Go round the compasses until nothing is left; Aaron takes by himself (R19, P8)."""
    turn, shown = loot.turn, loot.shown
    while shown:
        figure = loot.order[turn % len(loot.order)]
        if not draft.is_aaron(figure):
            draft.phase = Loot((figure,), loot.landing, loot.size, loot.order, turn, shown, loot.short)
            return
        taken = taking.aaron_picks(shown)
        shown, turn = _rest(shown, taken), turn + 1
        taking.take_for_aaron(draft, figure, taken)
    if loot.short:  # R58
        draft.plan[:] = []
        draft.next("curse", 1)


def _rest(shown: tuple[str, ...], taken: str) -> tuple[str, ...]:
    return tuple([one for one in shown if one != taken])


def legal_loot(sight: Sight, phase: Loot, seat: Seat) -> tuple[Move, ...]:
    """Any treasure on show, to keep or to re-bury."""
    return taking.takes(phase.shown, sight.kept[seat], sight.cubes[seat])


def answer_loot(draft: Draft, phase: Loot, seat: Seat, move: Move) -> None:
    """Take it and go on with the next compass."""
    assert isinstance(move, Take)
    taking.take(draft, seat, move)
    rest = _rest(phase.shown, move.treasure)
    _distribute(draft, Loot((), phase.landing, phase.size, phase.order, phase.turn + 1, rest, phase.short))


def relief(draft: Draft, number: int) -> None:
    """B10: ask everyone on the small loot's landing who has cubes."""
    asked = relievable(draft.landing(number), draft.cubes)
    if asked:
        draft.phase = Relief(asked, number, (None,) * draft.seats)


def relievable(landing: Landing, owned: Sequence[int]) -> tuple[Seat, ...]:
    """Those with a compass on the landing who have cubes."""
    return tuple(seat for seat, cubes in enumerate(owned) if cubes and seat in landing.compasses)


def legal_relief(sight: Sight, _phase: Relief, seat: Seat) -> tuple[Move, ...]:
    """Up to two cubes."""
    return SHED[: min(RELIEF_CUBES, sight.cubes[seat]) + 1]


def seal_relief(phase: Relief, seat: Seat, move: Move) -> Relief:
    """Keep how many cubes this player discards."""
    assert isinstance(move, Shed)
    return Relief(others(phase.asked, seat), phase.landing, put(phase.answers, seat, move.cubes))


def settle_relief(draft: Draft, phase: Relief) -> None:
    """Discard the cubes."""
    for seat in draft.from_first():
        cubes = phase.answers[seat]
        if cubes is not None:
            draft.cubes[seat] -= cubes
            draft.news.append(Relieved(seat, cubes))


def clear(draft: Draft, coast: int) -> None:
    """Upkeep: compasses to their owners, cards to the discard pile, loot or no loot."""
    for number in coasts.landings(coast, draft.ship.direction):
        discarded = draft.maps.discarded + draft.landing(number).cards
        draft.maps = Maps(draft.maps.deck, discarded)
        draft.landings[number - 1] = Landing()
    draft.news.append(CoastCleared(coast))
