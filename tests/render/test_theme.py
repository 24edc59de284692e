"""Colours that share a shape must stay apart for every eye."""

from itertools import combinations

import pytest

from render.gallery import EYES
from render.theme import SEATS, SUITS, Seat, Suit

from .colours import distance

APART = 20.0


@pytest.mark.parametrize("eyes", [None, *EYES])
@pytest.mark.parametrize("things", [SEATS, tuple(SUITS.values())], ids=["seats", "suits"])
def test_colours_stay_apart_for_every_eye(things: tuple[Seat | Suit, ...], eyes: str | None) -> None:
    for one, other in combinations(things, 2):
        assert distance(one.colour, other.colour, eyes) > APART, (eyes, one, other)


def test_no_two_seats_share_a_letter_or_a_shape_and_no_two_suits_an_emblem() -> None:
    assert len({seat.letter for seat in SEATS}) == len({seat.shape for seat in SEATS}) == len(SEATS) == 5
    assert len({suit.emblem for suit in SUITS.values()}) == len(SUITS)
