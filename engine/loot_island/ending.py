"""The end: the curse, the healers, the gold (loot_island N18-N21)."""

from engine.core.types import Move, Outcome, Seat, fields
from engine.loot_island import healers
from engine.loot_island.draft import Draft
from engine.loot_island.moves import HIRE, PROPOSE, Hire, Propose
from engine.loot_island.news import Eliminated, HealerChosen, HealersTurnedUp, Scored
from engine.loot_island.numbers import FATAL_CUBES, clockwise
from engine.loot_island.phases import OVER, ChooseHealer, OfferHealer
from engine.loot_island.score import Score, scores
from engine.loot_island.sealed import others, put
from engine.loot_island.sight import Sight
from engine.loot_island.state import Healing, Position


def curse(draft: Draft, short: int) -> None:
    """Eliminate those with 13 cubes or more, then send the others to the healers.

    ``short`` is not 0 when the treasures ran out before their time (R58).
    """
    draft.ending = "treasures-gone" if short else "fifth-day"
    for seat, cubes in enumerate(draft.cubes):
        if cubes >= FATAL_CUBES:
            draft.news.append(Eliminated(seat, "curse", cubes))
    needy = _needy(draft)
    if not draft.healing.pairs:
        _turn_up(draft, draft.healing.table, ())
        _ask(draft, needy)
    elif needy:
        draft.phase = OfferHealer(tuple(range(draft.seats)), (None,) * draft.seats)
    else:
        _ask(draft, needy)


def _needy(draft: Draft) -> tuple[Seat, ...]:
    """Who needs a healer: fewest cubes first, ties from the First Player (R26)."""
    cursed = [seat for seat in draft.from_first() if 0 < draft.cubes[seat] < FATAL_CUBES]
    return tuple(sorted(cursed, key=draft.cubes.__getitem__))


def _turn_up(draft: Draft, table: tuple[str, ...], pairs: tuple[tuple[str, ...], ...]) -> None:
    draft.healing = Healing(table, pairs, up=True, chosen=draft.healing.chosen)
    draft.news.append(HealersTurnedUp(table))


def legal_offer(sight: Sight, _phase: OfferHealer, seat: Seat) -> tuple[Move, ...]:
    """Either of the own two."""
    return tuple(PROPOSE[healer] for healer in sight.healing.pairs[seat])


def seal_offer(phase: OfferHealer, seat: Seat, move: Move) -> OfferHealer:
    """Keep which card this player puts on the table."""
    assert isinstance(move, Propose)
    return OfferHealer(others(phase.asked, seat), put(phase.answers, seat, move.healer))


def settle_offer(draft: Draft, phase: OfferHealer) -> None:
    """Turn up what everyone offered; the other cards stay secret."""
    table = tuple(healer for healer in phase.answers if healer is not None)
    pairs = tuple(tuple(one for one in pair if one not in table) for pair in draft.healing.pairs)
    _turn_up(draft, table, pairs)
    _ask(draft, _needy(draft))


def _ask(draft: Draft, queue: tuple[Seat, ...]) -> None:
    """Ask the next one in need; the last healer of all goes without a question (R68)."""
    table = draft.healing.table
    if not queue:
        finish(draft)
    elif len(table) == 1:
        _choose(draft, queue[0], table[0])
        finish(draft)
    else:
        draft.phase = ChooseHealer(queue[:1], queue[1:])


def legal_choose(sight: Sight, _phase: ChooseHealer, _seat: Seat) -> tuple[Move, ...]:
    """Any healer that is left (R63)."""
    return tuple(HIRE[healer] for healer in sight.healing.table)


def answer_choose(draft: Draft, phase: ChooseHealer, seat: Seat, move: Move) -> None:
    """Go to the healer, then it is the next one's choice."""
    assert isinstance(move, Hire)
    _choose(draft, seat, move.healer)
    _ask(draft, phase.queue)


def _choose(draft: Draft, seat: Seat, healer: str) -> None:
    healing = draft.healing
    table = tuple(one for one in healing.table if one != healer)
    draft.healing = Healing(table, healing.pairs, up=True, chosen=put(healing.chosen, seat, healer))
    cubes = draft.cubes[seat]
    draft.news.append(HealerChosen(seat, healer, cubes, healers.cost(healer, cubes)))


def finish(draft: Draft) -> None:
    """Count the gold and end the game."""
    draft.scores = scores(draft.kept, draft.cubes, draft.healing.chosen, draft.first)
    for seat, score in enumerate(draft.scores):
        if score.out != "curse":
            parts = [value for name, value in fields(score).items() if name != "out"]
            draft.news.append(Scored(seat, *parts))
        if score.out == "healer":
            draft.news.append(Eliminated(seat, "healer", draft.cubes[seat]))
    draft.phase = OVER


def outcome(position: Position) -> Outcome:
    """Rank the players: by gold, ties from the First Player; the eliminated level behind (N21, R67)."""
    totals = position.scores
    order = clockwise(position.first, position.seats)
    alive = sorted((seat for seat in order if not totals[seat].out), key=lambda seat: -totals[seat].total)
    behind = max(len(alive), 1) + 1
    places = tuple(alive.index(seat) + 1 if seat in alive else behind for seat in range(position.seats))
    return Outcome(places, tuple(map(_gold, totals)), position.ending if alive else "all-cursed")


def _gold(score: Score) -> int:
    return score.total
