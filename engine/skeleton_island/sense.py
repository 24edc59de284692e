"""A decent player's judgement, in gold pieces: what a card is good for, and who is ahead."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import exp

from engine.core.types import Move, Seat
from engine.skeleton_island.cards import (
    BURIED,
    COINS,
    COLOUR,
    COLOURS,
    DECK,
    ISLAND_COINS,
    KIND,
    MAP,
    QUARTERS,
    SAND,
    Collection,
    payments,
    quarters,
)
from engine.skeleton_island.heap import members
from engine.skeleton_island.moves import (
    TURNS,
    Blow,
    Calm,
    Keep,
    Pay,
    Pirate,
    Put,
    Return,
    Steal,
    Take,
)
from engine.skeleton_island.phases import Look, Over, Payment, Second, Where
from engine.skeleton_island.state import View
from engine.skeleton_island.views import letters

HOPE = (0.0, 0.8, 2.0, 3.4)
"""What so many quarters of a map are worth while its island is there and time is left."""
LATE = 16
"""From so few cards in the heap on, hope dwindles."""
FODDER = 0.65
"""What a card is worth that can be paid for piracy."""
ENVY = 0.5
"""How much of what a card would bring an opponent is a reason to take it, shared among opponents."""
WIND = 2.5
"""With something better than this to take, one does not blow."""
LUCK = 0.0
"""What two turns bring beyond the two best cards that lie there now."""
REGRET = 0.1
"""Why not to put a card back for another that is no better."""
SPITE = 10.0
"""Why not to cover the card one means to take next."""
SEARCH = {"playout": 0}
"""Random play throws a game away; the estimate right below the tree tells more."""
_SPREAD = 2.0
"""The differences in gold that still leave a game open, at its end."""


def worth(view: View) -> tuple[float, ...]:
    """Estimate every seat's share of the victory from gold, maps begun and cards to pay with."""
    left = len(view.heap.cards)
    seats = range(len(view.owned))
    totals = [view.scores[seat].total + _hopes(view, seat, left) for seat in seats]
    scale = _SPREAD + left / 10
    top = max(totals)
    weights = [exp((total - top) / scale) for total in totals]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights])


def _hopes(view: View, seat: Seat, left: int) -> float:
    owned = view.owned[seat]
    maps = sum(
        _hope(quarters(owned, colour), left)
        for colour, owner in zip(COLOURS, view.islands, strict=True)
        if owner is None
    )
    return maps + FODDER * _fodder(owned) * min(1.0, left / LATE)


def _hope(count: int, left: int) -> float:
    return HOPE[min(count, MAP - 1)] * min(1.0, left / LATE)


@lru_cache(maxsize=4096)
def _fodder(owned: Collection) -> int:
    """How many of these cards can be paid: objects, and one piece of each colour."""
    return len({COLOUR[face] or face for face in owned if KIND[face] != "coins"})


def rank(view: View, moves: Sequence[Move]) -> list[float]:
    """Judge each of these moves for the player who is asked."""
    phase = view.phase
    assert not isinstance(phase, Over)
    eye = _Eye(view, phase.seat)
    return [eye.of(move) for move in moves]


class _Eye:
    """One player's look at the table; what takes time is worked out once."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.left = len(view.heap.cards)
        self.letters = letters(view)
        self.wants: dict[str, float] = {}
        self._lying: dict[str, float | None] | None = None
        self._guesses: list[float] | None = None
        self._promises: dict[str, float] | None = None

    def of(self, move: Move) -> float:
        """What a move seems to bring."""
        match move:
            case Take(card):
                return self._take(card)
            case Keep():
                phase = self.view.phase
                return self.want(phase.face) if isinstance(phase, Look) else 0.0
            case Return():
                return self._return()
            case Put(side, how):
                return self._put(side, how)
            case Blow():
                return WIND
            case Calm():
                return self.best()
            case Pirate(aim):
                return self._pirate(aim)
            case Pay(card):
                return -self._price(card)
            case Steal(victim, card):
                return self.gain(self.seat, card) + ENVY * self.gain(victim, card)
            case _:
                return 0.0

    def want(self, face: str) -> float:
        """How much this player would like a card: for oneself, and so that others do not get it."""
        found = self.wants.get(face)
        if found is None:
            others = [self.gain(seat, face) for seat in range(len(self.view.owned)) if seat != self.seat]
            found = self.gain(self.seat, face) + ENVY * max(others) / len(others)
            self.wants[face] = found
        return found

    def gain(self, seat: Seat, face: str) -> float:
        """What a card would bring a player."""
        colour, owned = COLOUR[face], self.view.owned[seat]
        if not colour:
            return float(COINS[face]) or FODDER
        at = COLOURS.index(colour)
        have = quarters(owned, colour)
        fodder = FODDER if not have else 0.1
        if self.view.islands[at] is not None:
            return fodder
        count = have + QUARTERS[face]
        whole = float(ISLAND_COINS[at]) if count >= MAP else _hope(count, self.left)
        return whole - _hope(have, self.left) + fodder

    def lying(self) -> dict[str, float | None]:
        """The clear cards by label: how much each is wanted, or nothing where the face is unknown."""
        if self._lying is None:
            view = self.view
            self._lying = {}
            for card in members(view.heap.clear):
                at = view.heap.cards.index(card)
                face = view.known[at] or view.shown[at]
                self._lying[self.letters[card]] = None if face in (SAND, BURIED) else self.want(face)
        return self._lying

    def guesses(self) -> list[float]:
        """How much each face that might be under the sand is wanted."""
        if self._guesses is None:
            self._guesses = [self.want(face) for face in _unseen(self.view)] or [0.0]
        return self._guesses

    def promises(self) -> dict[str, float]:
        """What each clear card promises, taken without a second thought."""
        if self._promises is None:
            guesses = self.guesses()
            sand = sum(guesses) / len(guesses)
            self._promises = {label: sand if want is None else want for label, want in self.lying().items()}
        return self._promises

    def best(self, without: str = "") -> float:
        """The best that one clear card promises."""
        return max([value for label, value in self.promises().items() if label != without], default=0.0)

    def _take(self, label: str) -> float:
        """Sand may be looked at first: if it is nothing, there is still the best of the others."""
        want = self.lying()[label]
        if want is not None:
            return want
        guesses = self.guesses()
        if isinstance(self.view.phase, Second):
            return sum(guesses) / len(guesses)
        other = self.best(without=label)
        return sum([max(guess, other) for guess in guesses]) / len(guesses)

    def _return(self) -> float:
        """The second card must be kept, and the first is left to the others."""
        return self.best() - REGRET

    def _put(self, side: str, how: str) -> float:
        """Cover what others want, but not what one means to take next."""
        phase = self.view.phase
        assert isinstance(phase, Where)
        covers = next(one.covers for one in phase.places if (one.side, one.how) == (side, how))
        promises = self.promises()
        hidden = [self.letters[card] for card in members(covers & self.view.heap.clear)]
        blocked = bool(hidden) and self.best() == max([promises[label] for label in hidden])
        return sum([promises[label] for label in hidden]) - (SPITE if blocked else 0.0)

    def _pirate(self, aim: str) -> float:
        """What it brings, less the cheapest three cards."""
        cost = min([self._loss(three) for three in payments(self.view.owned[self.seat])], default=0.0)
        if aim == TURNS:
            return sum(sorted(self.promises().values())[-2:]) + LUCK - cost
        loot = [
            self.gain(self.seat, face) + ENVY * self.gain(victim, face)
            for victim, cards in enumerate(self.view.owned)
            if victim != self.seat
            for face in set(cards)
        ]
        return max(loot, default=0.0) - cost

    def _price(self, card: str) -> float:
        """The cheapest payment that goes on with this card."""
        phase = self.view.phase
        assert isinstance(phase, Payment)
        begun = (*phase.picked, card)
        sets = payments(self.view.owned[self.seat])
        return min([self._loss(three) for three in sets if three[: len(begun)] == begun])

    def _loss(self, three: Collection) -> float:
        """What giving these cards away costs."""
        return sum(self._keeping(face) for face in three)

    def _keeping(self, face: str) -> float:
        """What a card in front of this player is worth there."""
        colour = COLOUR[face]
        if not colour or self.view.islands[COLOURS.index(colour)] is not None:
            return FODDER
        have = quarters(self.view.owned[self.seat], colour)
        return FODDER + _hope(have, self.left) - _hope(have - QUARTERS[face], self.left)


def _unseen(view: View) -> list[str]:
    """The faces that are neither before the players, nor spent, nor seen in the heap."""
    rest = Counter(DECK)
    rest.subtract(view.spent)
    for cards in view.owned:
        rest.subtract(cards)
    rest.subtract([known or shown for known, shown in zip(view.known, view.shown, strict=True)])
    phase = view.phase
    if isinstance(phase, Look | Where):
        rest.subtract([phase.face])
    return list(rest.elements())
