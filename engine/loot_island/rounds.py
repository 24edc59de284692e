"""The five rounds: Phase 1, the coasts of Phase 3, and the way to the end (loot_island N4, N5, N17)."""

from engine.loot_island import coasts, drawing, hands, loot, tiles
from engine.loot_island.draft import Draft
from engine.loot_island.news import (
    EventTurnedUp,
    FinalExploration,
    RoundBegan,
    ShipMoved,
    ShipTurned,
    TileHidden,
    TreasuresOffered,
)
from engine.loot_island.numbers import ROUNDS
from engine.loot_island.phases import Bargain
from engine.loot_island.state import Fate, Step


def first(draft: Draft, _place: int) -> None:
    """Round 1 has no Phase 1: only what its event does at once (R1)."""
    draft.next("actions")
    if draft.event == "A1":
        draft.phase = Bargain(tuple(range(draft.seats)), (None,) * draft.seats)
    elif draft.event == "A2":
        draft.offered = drawing.reveal(draft, draft.seats)
        draft.news.append(TreasuresOffered(draft.offered))


def prepare(draft: Draft, _place: int) -> None:
    """Phase 1: the ship, the small islands, the event, the hands."""
    draft.round += 1
    draft.passed, draft.aaron_out = (False,) * draft.seats, False
    draft.news.append(RoundBegan(draft.round))
    _sail(draft)
    draft.tiles = tiles.in_play(draft.seats)
    _turn_up_event(draft)
    draft.next("actions")
    hands.ask_clear(draft)


def _sail(draft: Draft) -> None:
    draft.ship = draft.ship.moved()
    draft.news.append(ShipMoved(draft.ship.corner, draft.ship.coast()))


def _turn_up_event(draft: Draft) -> None:
    fate = draft.fate
    event = fate.coming[0]
    draft.fate = Fate(event, fate.coming[1:], (*fate.past, fate.event))
    draft.news.append(EventTurnedUp(event))
    if event == "B1":
        _sail(draft)
    elif event == "B2":
        draft.ship = draft.ship.turned()
        draft.news.append(ShipTurned(draft.ship.corner, draft.ship.coast()))
    elif event == "B3":
        hidden = draft.dice.pick(draft.tiles)
        draft.tiles = tuple(tile for tile in draft.tiles if tile != hidden)
        draft.news.append(TileHidden(hidden))


def explore(draft: Draft, _place: int) -> None:
    """Phase 3: the coast the ship points at; under B14 the next one too."""
    coast = draft.ship.coast()
    after = (coast + draft.ship.direction) % coasts.CORNERS
    steps = loot.plan_coast(draft, coast)
    if draft.event == "B14":
        steps += loot.plan_coast(draft, after)
    draft.plan[:] = [*steps, Step("final" if draft.round == ROUNDS else "prepare", 0)]


def final(draft: Draft, _place: int) -> None:
    """After round 5 every landing with cards enough is a small loot, from the bow on (R24)."""
    draft.fate = Fate("", draft.fate.coming, (*draft.fate.past, draft.fate.event))
    draft.news.append(FinalExploration())
    order = coasts.from_the_bow(draft.ship.corner, draft.ship.direction)
    draft.plan[:] = [*(Step("dig", number) for number in loot.qualified(draft, order)), Step("curse", 0)]
