"""What a view shows and what it does not (B41)."""

import pytest
from msgspec.structs import replace

from engine.core.types import Seat
from engine.tobago import State, View, frame, phases, view
from engine.tobago.clues import DECK
from engine.tobago.phases import Offer

from .build import EXAMPLE, HOME, as_drawn, at, do, game, hands, left_on, maps

EVERYBODY: tuple[Seat | None, ...] = (None, 0, 1, 2)
HANDS = hands(3, a=DECK[40:44], b=DECK[44:48], c=DECK[48:52])


def dividing() -> State:
    state = game(
        gold=(2, 3, 4, 5, 6),
        columns=maps(grey=left_on(HOME, owners=(1, 1))),
        hands=HANDS,
        phase=phases.Drive(0, 0, paid=False, acted=True),
    )
    return do(state, "raise grey", as_drawn(4))


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_hand_is_in_its_owners_view_only(seat: Seat | None) -> None:
    state = game(hands=HANDS)
    seen = view(state, seat)
    assert seen.hand == (() if seat is None else HANDS[seat])
    assert seen.hands == (4, 4, 4)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_looks_of_a_division_are_their_owners(seat: Seat | None) -> None:
    seen = view(dividing(), seat).division
    assert seen is not None
    assert seen.peeked == {0: (2,), 1: (3, 4)}.get(-1 if seat is None else seat, ())
    assert seen.looks == (1, 2, 0)
    assert seen.left == 3


@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_the_card_on_offer_and_who_decides(seat: Seat | None) -> None:
    assert view(dividing(), seat).phase == Offer(0, 2, 0, 3)


def test_looks_are_remembered_while_cards_are_offered_and_no_longer() -> None:
    state = dividing()
    for _ in range(2):
        state = do(state, "leave")
    seen = view(state, 1).division
    assert seen is not None
    assert seen.peeked == (3, 4)
    while isinstance(state.phase, Offer):
        state = do(state, "leave")
    seen = view(state, 1).division
    assert seen is not None
    assert seen.peeked == ()


@pytest.mark.parametrize("seat", EVERYBODY)
def test_gold_lies_face_down_until_the_end(seat: Seat | None) -> None:
    """Fact 29."""
    state = game(piles=((2, 3), (6,), ()))
    seen = view(state, seat)
    assert seen.pile == (() if seat is None else state.piles[seat])
    assert seen.piles == (2, 1, 0)
    assert seen.treasures == ()
    assert view(replace(state, phase=phases.Over("gold")), seat).treasures == state.piles


def test_cards_discarded_unseen_are_a_number_and_refused_ones_are_open() -> None:
    seen = view(game(discard=(2, 0, 5), buried=(6, 0)), 0)
    assert seen.discard == (2, 0, 5)
    assert seen.buried == 2


def test_nothing_of_a_deck_is_in_a_view_but_its_size() -> None:
    state = game(hands=HANDS, gold=(6, 6, 6, 0), clues=("in-jungle", "in-lake"), used=("in-river",))
    seen = view(state, 2)
    assert (seen.gold, seen.clues, seen.used) == (4, 2, 1)


def test_a_view_carries_what_a_picture_needs() -> None:
    """Section 8: gazes now and after the next treasure, cubes once they are out, candidates, roses."""
    columns = maps(grey=left_on("G6", "G7", owners=(1, 2)))
    seen: View = view(game(columns=columns, amulets=frame.BIT["G8"], purses=(1, 0, 0), turn=5), 1)
    assert seen.site == EXAMPLE
    assert seen.gazes == at((6, 4), (-2, 0), (6, 4))
    assert (
        seen.next_gazes == tuple(frame.label(place) for place in ((5, 7), (0, -2), (2, 4)))
        or len(seen.next_gazes) == 3
    )
    assert seen.cubes == (frame.mask(("G6", "G7")), 0, 0, 0)
    assert seen.columns == columns
    assert seen.roses == (15, 14, 14)
    assert seen.supply == 18
    assert seen.round == 2


def test_the_last_news_are_in_every_view_but_no_whisper() -> None:
    state = do(game(hands=HANDS), f"clue {DECK[40]} grey")
    for seat in EVERYBODY:
        assert [type(event).__name__ for event in view(state, seat).last] == ["Laid"]
