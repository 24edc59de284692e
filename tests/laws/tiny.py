"""A tiny honest game with everything a law looks at; the broken games change one thing in it each.

Two or three players hold three cards each. In a round everyone bids a card in secret; the highest bid
wins the bids. The winner may look at the top of the deck, throws away any cards of the own hand, and
draws the top or the bottom card. After two rounds the most cards won win.
"""

from typing import Any, Literal

import msgspec
from pydantic import BaseModel, ConfigDict

from engine.core.dice import Dice
from engine.core.types import (
    Done,
    Event,
    Info,
    Move,
    Outcome,
    Phase,
    Pick,
    Pool,
    Record,
    Seat,
    Whisper,
)


class Bidding(Phase, frozen=True):
    bids: tuple[int | None, ...]


class Looking(Phase, frozen=True):
    winner: Seat


class Throwing(Phase, frozen=True):
    winner: Seat
    picked: tuple[int, ...]


class Drawing(Phase, frozen=True):
    winner: Seat


class Over(Phase, frozen=True):
    pass


class TinyState(Record, frozen=True):
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    gone: tuple[int, ...]
    won: tuple[int, ...]
    peeked: tuple[tuple[Seat, int], ...]
    rounds: int
    phase: Bidding | Looking | Throwing | Drawing | Over


class Waiting(Phase, frozen=True):
    """How a question looks to those who are not to know the answer so far."""

    question: str
    ready: tuple[bool, ...]


class TinyView(Record, frozen=True):
    seat: Seat | None
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    deck: int
    gone: tuple[int, ...]
    won: tuple[int, ...]
    peeked: int | None
    peekers: tuple[Seat, ...]
    rounds: int
    picked: tuple[int, ...]
    bid: int | None
    winner: Seat | None
    phase: Waiting


class Bid(Move, frozen=True):
    card: int


class Look(Move, frozen=True):
    yes: bool


class Throw(Pick, frozen=True):
    card: int


class Thrown(Done, frozen=True):
    pass


class Draw(Move, frozen=True):
    end: str


class BidsShown(Event, frozen=True):
    bids: tuple[int, ...]
    winner: Seat

    reveals = True


class Looked(Whisper, frozen=True):
    card: int


class Threw(Event, frozen=True):
    cards: tuple[int, ...]


class Drew(Event, frozen=True):
    seat: Seat
    end: str


class GotCard(Whisper, frozen=True):
    card: int


class TinyOptions(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    rounds: Literal[1, 2] = 2


class Tiny:
    """The game as an object; the modules of real games are such objects too."""

    INFO = Info(key="tiny", version=1, least=2, most=3, minutes=1, most_plies=40, topics=())
    MOVES = (Bid, Look, Throw, Thrown, Draw)
    EVENTS = (BidsShown, Looked, Threw, Drew, GotCard)
    State = TinyState
    View = TinyView
    Options = TinyOptions

    def setup(self, seats: int, options: TinyOptions, dice: Dice) -> TinyState:
        deck = dice.shuffle(range(14))
        hands = tuple(tuple(sorted(deck[3 * seat : 3 * seat + 3])) for seat in range(seats))
        bids = Bidding((None,) * seats)
        return TinyState(hands, deck[3 * seats :], (), (0,) * seats, (), options.rounds, bids)

    def to_move(self, state: TinyState) -> tuple[Seat, ...]:
        phase = state.phase
        if isinstance(phase, Bidding):
            return tuple(seat for seat, bid in enumerate(phase.bids) if bid is None)
        return () if isinstance(phase, Over) else (phase.winner,)

    def legal(self, state: TinyState, seat: Seat) -> tuple[Move, ...]:
        phase = state.phase
        if seat not in self.to_move(state):
            return ()
        if isinstance(phase, Bidding):
            return tuple(Bid(card) for card in state.hands[seat])
        if isinstance(phase, Looking):
            return (Look(yes=True), Look(yes=False))
        if isinstance(phase, Throwing):
            last = max(phase.picked, default=-1)
            return (*(Throw(card) for card in state.hands[seat] if card > last), Thrown())
        return (Draw("top"), Draw("bottom"))

    def apply(
        self, state: TinyState, seat: Seat, move: Move, dice: Dice
    ) -> tuple[TinyState, tuple[Event, ...]]:
        phase = state.phase
        if isinstance(move, Bid):
            assert isinstance(phase, Bidding)
            bids = (*phase.bids[:seat], move.card, *phase.bids[seat + 1 :])
            return self.bid(state, bids, seat)
        if isinstance(move, Look):
            return self.look(state, seat, move)
        if isinstance(move, Throw):
            assert isinstance(phase, Throwing)
            return self.to(state, phase=Throwing(seat, (*phase.picked, move.card))), ()
        if isinstance(move, Thrown):
            assert isinstance(phase, Throwing)
            return self.throw(state, seat, phase.picked)
        assert isinstance(move, Draw)
        return self.draw(state, seat, move.end)

    def bid(
        self, state: TinyState, bids: tuple[int | None, ...], seat: Seat
    ) -> tuple[TinyState, tuple[Event, ...]]:
        shown = tuple(bid for bid in bids if bid is not None)
        if len(shown) < len(bids):
            return self.to(state, phase=Bidding(bids)), ()
        winner = shown.index(max(shown))
        hands = tuple(without(hand, bid) for hand, bid in zip(state.hands, shown, strict=True))
        won = tuple(count + len(bids) * (one == winner) for one, count in enumerate(state.won))
        after = self.to(state, hands=hands, gone=(*state.gone, *shown), won=won, phase=Looking(winner))
        return after, (BidsShown(shown, winner),)

    def look(self, state: TinyState, seat: Seat, move: Look) -> tuple[TinyState, tuple[Event, ...]]:
        if not move.yes:
            return self.to(state, phase=Throwing(seat, ())), ()
        peeked = (*state.peeked, (seat, state.deck[0]))
        after = self.to(state, peeked=peeked, phase=Throwing(seat, ()))
        return after, (Looked(seat, state.deck[0]),)

    def throw(
        self, state: TinyState, seat: Seat, cards: tuple[int, ...]
    ) -> tuple[TinyState, tuple[Event, ...]]:
        hand = tuple(card for card in state.hands[seat] if card not in cards)
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        return self.to(state, hands=hands, gone=(*state.gone, *cards), phase=Drawing(seat)), (Threw(cards),)

    def draw(self, state: TinyState, seat: Seat, end: str) -> tuple[TinyState, tuple[Event, ...]]:
        at = 0 if end == "top" else len(state.deck) - 1
        card = state.deck[at]
        deck = (*state.deck[:at], *state.deck[at + 1 :])
        hand = tuple(sorted((*state.hands[seat], card)))
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        peeked = () if end == "top" else state.peeked
        empty = state.rounds == 1 or not all(hands)
        phase = Over() if empty else Bidding((None,) * len(hands))
        after = self.to(state, hands=hands, deck=deck, peeked=peeked, rounds=state.rounds - 1, phase=phase)
        return after, (Drew(seat, end), GotCard(seat, card))

    def outcome(self, state: TinyState) -> Outcome | None:
        if not isinstance(state.phase, Over):
            return None
        places = tuple(1 + sum(other > own for other in state.won) for own in state.won)
        return Outcome(places, state.won, "rounds")

    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        phase = state.phase
        winner = getattr(phase, "winner", None)
        mine = seat is not None
        bids = phase.bids if isinstance(phase, Bidding) else ()
        ready = tuple(bid is not None for bid in bids)
        return TinyView(
            seat,
            state.hands[seat] if seat is not None else (),
            tuple(map(len, state.hands)),
            len(state.deck),
            state.gone,
            state.won,
            next((card for one, card in state.peeked if mine and one == seat), None),
            tuple(one for one, _ in state.peeked),
            state.rounds,
            phase.picked if isinstance(phase, Throwing) and winner == seat else (),
            bids[seat] if bids and seat is not None else None,
            winner,
            Waiting(type(phase).__name__, ready),
        )

    def imagine(self, view: TinyView, dice: Dice) -> TinyState:
        """Deal what this view does not show."""
        hidden = [card for card in range(14) if card not in (*view.gone, *view.hand)]
        if view.peeked is not None:
            hidden.remove(view.peeked)
        rest = list(dice.shuffle(hidden))
        if view.peeked is not None:
            rest.append(view.peeked)
        hands = tuple(
            view.hand if seat == view.seat else tuple(sorted(rest.pop(0) for _ in range(size)))
            for seat, size in enumerate(view.sizes)
        )
        deck = (rest[-1], *rest[:-1])
        peeked = tuple((one, deck[0]) for one in view.peekers)
        return TinyState(
            hands, deck, view.gone, view.won, peeked, view.rounds, self.phase_of(view, hands, dice)
        )

    def phase_of(self, view: TinyView, hands: tuple[tuple[int, ...], ...], dice: Dice) -> Any:
        kind, ready, winner = view.phase.question, view.phase.ready, view.winner
        if kind == "Bidding":
            return Bidding(
                tuple(
                    (view.bid if seat == view.seat else dice.pick(hands[seat])) if there else None
                    for seat, there in enumerate(ready)
                )
            )
        if kind == "Over":
            return Over()
        assert winner is not None
        if kind == "Throwing":
            return Throwing(winner, view.picked)
        return Looking(winner) if kind == "Looking" else Drawing(winner)

    def pool(self, view: TinyView) -> Pool:
        return Pool(tuple(Throw(card) for card in view.hand), 0, len(view.hand))

    def refusal(self, view: TinyView, move: Move) -> str | None:
        kind = view.phase.question
        mine = {
            "Bidding": isinstance(move, Bid) and view.bid is None and move.card in view.hand,
            "Looking": isinstance(move, Look),
            "Throwing": isinstance(move, Thrown)
            or (
                isinstance(move, Throw)
                and move.card in view.hand
                and move.card > max(view.picked, default=-1)
            ),
            "Drawing": isinstance(move, Draw) and move.end in {"top", "bottom"},
        }
        asked = view.seat == view.winner if view.winner is not None else kind == "Bidding"
        return None if asked and mine.get(kind, False) else "tiny"

    def to(self, state: TinyState, **changes: Any) -> TinyState:
        return msgspec.structs.replace(state, **changes)


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(one for one in hand if one != card)


# What a player of it may know, written from the rules above.


def conceal(state: TinyState, seat: Seat | None, rng: Any) -> TinyState:
    known = dict(state.peeked).get(seat) if seat is not None else None
    hidden = [card for one, hand in enumerate(state.hands) if one != seat for card in hand]
    hidden += [card for card in state.deck if card != known]
    rng.shuffle(hidden)
    hands = tuple(
        hand if one == seat else tuple(sorted(hidden.pop() for _ in hand))
        for one, hand in enumerate(state.hands)
    )
    deck = (known, *hidden) if known is not None else tuple(hidden)
    peeked = tuple((one, deck[0]) for one, _ in state.peeked)
    phase = state.phase
    if isinstance(phase, Bidding):
        bids = tuple(
            bid if one == seat or bid is None else rng.choice(hands[one])
            for one, bid in enumerate(phase.bids)
        )
        phase = Bidding(bids)
    if isinstance(phase, Throwing) and phase.winner != seat:
        phase = Throwing(phase.winner, ())
    return msgspec.structs.replace(state, hands=hands, deck=deck, peeked=peeked, phase=phase)


def goods(state: TinyState) -> dict[str, int]:
    cards = [*state.gone, *state.deck, *(card for hand in state.hands for card in hand)]
    return {f"card {card}": cards.count(card) for card in range(14)}


def learns(event: Event, seat: Seat | None) -> tuple[int, ...]:
    return (event.card,) if isinstance(event, Looked) and event.to == seat else ()


def still(state: TinyState, fact: int, seat: Seat) -> bool:
    return bool(state.deck) and state.deck[0] == fact


def tells(view: TinyView, fact: int) -> bool:
    return view.peeked == fact
