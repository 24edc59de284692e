"""A law that cannot fail is no law: an honest game passes all of them, and each broken game is caught."""

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from engine.core import table as tables
from engine.core.dice import Dice, Loose
from engine.core.types import Event, Move, Pool, Seat

from . import laws, tiny
from .laws import LAWS
from .tiny import Bidding, Draw, Looking, Tiny, TinyState, TinyView
from .walks import walk

KNOWLEDGE: Any = SimpleNamespace(
    conceal=tiny.conceal, goods=tiny.goods, learns=tiny.learns, still=tiny.still, tells=tiny.tells
)


def obeys(game: Any, law: Callable[..., None]) -> None:
    for seed in range(12):
        for seats in (2, 3):
            law(walk(game, seats, {}, seed), KNOWLEDGE, seed)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_an_honest_game_obeys(law: Callable[..., None]) -> None:
    obeys(Tiny(), law)


class Endless(Tiny):
    """Never gets to its end."""

    def outcome(self, state: TinyState) -> None:
        return None


class TwiceTheSame(Tiny):
    """Offers a move twice."""

    def legal(self, state: TinyState, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal(state, seat)
        return (*moves, moves[0]) if moves and isinstance(state.phase, Looking) else moves


class Unspeakable(Tiny):
    """Has a view that does not survive being written down."""

    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        return msgspec.structs.replace(super().view(state, seat), won=list(state.won))


class Forgetful(Tiny):
    """Imagines hands of the wrong cards."""

    def imagine(self, view: TinyView, dice: Dice) -> TinyState:
        state = super().imagine(view, dice)
        return msgspec.structs.replace(state, hands=tuple(reversed(state.hands)))


class Leak(Tiny):
    """Shows the top of the deck in everybody's view; its imagination copies it faithfully."""

    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        top = state.deck[0] if state.deck else None
        return msgspec.structs.replace(super().view(state, seat), peeked=top)


class TellingPrompt(Tiny):
    """Skips the question when the hidden hand leaves nothing to throw away."""

    def to_move(self, state: TinyState) -> tuple[Seat, ...]:
        phase = state.phase
        if isinstance(phase, Bidding):
            asked = super().to_move(state)
            rich = tuple(seat for seat in asked if max(state.hands[seat]) > 6)
            return rich or asked
        return super().to_move(state)


class ForgottenPeek(Tiny):
    """Does not remember what was looked at once the cards are thrown away."""

    def throw(
        self, state: TinyState, seat: Seat, cards: tuple[int, ...]
    ) -> tuple[TinyState, tuple[Event, ...]]:
        after, events = super().throw(state, seat, cards)
        return msgspec.structs.replace(after, peeked=()), events


class Obsessed(Tiny):
    """Always imagines the same hands."""

    def imagine(self, view: TinyView, dice: Dice) -> TinyState:
        return super().imagine(view, Loose(random.Random(1)))


class FalselyOpen(Tiny):
    """Claims that everybody can see what may be bid."""

    def is_open(self, state: TinyState, seat: Seat) -> bool:
        return isinstance(state.phase, Bidding)


class ArrivalMatters(Tiny):
    """Lets the last one to bid win."""

    def bid(
        self, state: TinyState, bids: tuple[int | None, ...], seat: Seat
    ) -> tuple[TinyState, tuple[Event, ...]]:
        after, events = super().bid(state, bids, seat)
        return (
            (msgspec.structs.replace(after, phase=Looking(seat)), events)
            if isinstance(after.phase, Looking)
            else (after, events)
        )


class GlobalChance(Tiny):
    """Draws from a source that is not the table's."""

    def draw(self, state: TinyState, seat: Seat, end: str) -> tuple[TinyState, tuple[Event, ...]]:
        deck = list(state.deck)
        random.shuffle(deck)
        return super().draw(msgspec.structs.replace(state, deck=tuple(deck)), seat, end)


class HiddenPool(Tiny):
    """Leaves a card out of what may be picked."""

    def pool(self, view: TinyView) -> Pool:
        whole = super().pool(view)
        return Pool(whole.picks[1:], 0, whole.most)


class WrongReason(Tiny):
    """Gives a reason against a legal move."""

    def refusal(self, view: TinyView, move: Move) -> str | None:
        return "never" if isinstance(move, Draw) else super().refusal(view, move)


class LostCard(Tiny):
    """Loses what is thrown away."""

    def throw(
        self, state: TinyState, seat: Seat, cards: tuple[int, ...]
    ) -> tuple[TinyState, tuple[Event, ...]]:
        after, events = super().throw(state, seat, cards)
        return msgspec.structs.replace(after, gone=state.gone), events


class SilentLook(Tiny):
    """Lets a player look, and take the look back as if nothing had been seen."""

    def look(self, state: TinyState, seat: Seat, move: Any) -> tuple[TinyState, tuple[Event, ...]]:
        after, _ = super().look(state, seat, move)
        return after, ()


class EarlyNews(Tiny):
    """Tells a bid before all are in."""

    def bid(
        self, state: TinyState, bids: tuple[int | None, ...], seat: Seat
    ) -> tuple[TinyState, tuple[Event, ...]]:
        after, events = super().bid(state, bids, seat)
        return after, events or (tiny.Drew(seat, "top"),)


BROKEN = [
    (Endless, laws.law_1_someone_can_act_until_the_end),
    (TwiceTheSame, laws.law_1_someone_can_act_until_the_end),
    (Unspeakable, laws.law_2_everything_survives_text),
    (Forgetful, laws.law_3a_a_view_is_enough),
    (Leak, laws.law_3b_a_view_is_not_too_much),
    (TellingPrompt, laws.law_3b_a_view_is_not_too_much),
    (ForgottenPeek, laws.law_3c_a_view_is_not_too_little),
    (Obsessed, laws.law_3d_imagination_is_free),
    (FalselyOpen, laws.law_3e_open_questions_follow_from_what_all_see),
    (ArrivalMatters, laws.law_4_simultaneous_answers_commute),
    (EarlyNews, laws.law_4_simultaneous_answers_commute),
    (GlobalChance, laws.law_5_the_log_is_the_game),
    (HiddenPool, laws.law_6_the_menu_reaches_every_move),
    (WrongReason, laws.law_6_the_menu_reaches_every_move),
    (LostCard, laws.law_7_nothing_is_lost),
    (SilentLook, laws.law_9_undo_takes_back_no_knowledge),
]


@pytest.mark.parametrize(("game", "law"), BROKEN, ids=lambda value: value.__name__)
def test_a_broken_game_is_caught(game: type[Tiny], law: Callable[..., None]) -> None:
    with pytest.raises(AssertionError):
        obeys(game(), law)


def test_an_undo_across_a_reveal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bids are shown, but the event does not say so."""
    monkeypatch.setattr(tiny.BidsShown, "reveals", False)
    monkeypatch.setattr(tiny.Looked, "reveals", False)
    with pytest.raises(AssertionError):
        obeys(Tiny(), laws.law_9_undo_takes_back_no_knowledge)


def test_an_undo_that_leaves_something_behind_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is taken back at all."""
    monkeypatch.setattr(tables, "undo_to", lambda table, seat, ply: table)
    with pytest.raises(AssertionError):
        obeys(Tiny(), laws.law_9_undo_restores_the_table)
