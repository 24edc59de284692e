"""Where the compasses are and how they move (loot_island N10)."""

from collections.abc import Sequence

from engine.loot_island.coasts import NUMBERS
from engine.loot_island.draft import Draft
from engine.loot_island.news import CompassPlaced
from engine.loot_island.numbers import COMPASSES
from engine.loot_island.state import Landing


def out(landings: Sequence[Landing], figure: int) -> tuple[int, ...]:
    """The landings on which this figure has a compass."""
    return tuple(number for number in NUMBERS if figure in landings[number - 1].compasses)


def all_out(landings: Sequence[Landing], figure: int, event: str) -> bool:
    """Tell whether a compass must leave another landing; under B4 two are all one has (R44)."""
    return len(out(landings, figure)) >= (COMPASSES - 1 if event == "B4" else COMPASSES)


def lift(draft: Draft, figure: int, number: int) -> None:
    """Take a compass off a landing; the stack closes up (R43)."""
    landing = draft.landing(number)
    stack = tuple(one for one in landing.compasses if one != figure)
    draft.landings[number - 1] = Landing(landing.cards, stack)


def place(draft: Draft, figure: int, number: int, source: int | None) -> None:
    """Put a compass on top of a stack, from another landing or from its owner."""
    if source is not None:
        lift(draft, figure, source)
    landing = draft.landing(number)
    draft.landings[number - 1] = Landing(landing.cards, (*landing.compasses, figure))
    draft.news.append(CompassPlaced(figure, draft.is_aaron(figure), number, source))


def sink(draft: Draft, figure: int, number: int) -> None:
    """Put a compass at the bottom of its stack; on top under B13."""
    lift(draft, figure, number)
    landing = draft.landing(number)
    stack = (*landing.compasses, figure) if draft.event == "B13" else (figure, *landing.compasses)
    draft.landings[number - 1] = Landing(landing.cards, stack)


def can_sink(landings: Sequence[Landing], figure: int, event: str) -> tuple[int, ...]:
    """The landings on which it would change something to sink this figure's compass (R47)."""
    end = -1 if event == "B13" else 0
    return tuple(n for n in out(landings, figure) if landings[n - 1].compasses[end] != figure)
