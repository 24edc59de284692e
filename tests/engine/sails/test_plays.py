"""Laying islands (sails A2, A4, R3-R5, R23)."""

import pytest

from engine.sails import legal, to_move, view
from engine.sails.events import Played, Uncovered
from engine.sails.views import Laid

from .scenes import do, lay, move, texts, told, trick


def test_players_lay_one_after_the_other_from_the_first_player() -> None:
    state = trick("r1", "r2", "r3", "r4", first=2)
    asked = []
    for card in ("r3", "r4", "r1"):
        asked.append(to_move(state))
        state, _ = lay(state, card)
    assert [*asked, to_move(state)] == [(2,), (3,), (0,), (1,)]


def test_any_colour_may_be_played() -> None:
    """There is no obligation to follow."""
    state, _ = lay(trick("r1", "b2", "g3"), "r1")
    assert {text.split()[1] for text in texts(legal(state, 1))} == set(state.hands[1])


def test_the_sail_covers_one_half_of_the_players_choice() -> None:
    """sails R5."""
    state = trick("r7", "b2", "g3", spare=0)
    assert texts(legal(state, 0)) == ["play r7 sea 0", "play r7 coast 0"]


@pytest.mark.parametrize(
    ("half", "event", "laid"),
    [
        ("sea", Played(0, "sea", "", 7, 2), Laid(0, "", 7, 2, "")),
        ("coast", Played(0, "coast", "r", 0, 2), Laid(0, "r", 0, 2, "")),
    ],
)
def test_the_others_see_the_uncovered_half_and_the_bonus_cards_at_once(
    half: str, event: Played, laid: Laid
) -> None:
    """sails R3, R5."""
    state, events = do(trick("r7", "b2", "g3", bonus=(3, 0, 0)), 0, f"play r7 {half} 2")
    assert events == (event,)
    assert view(state, 1).plays == view(state, None).plays == (laid,)
    assert view(state, 0).plays[0].card == "r7"
    assert (state.bonus[0], state.spent) == (1, 2)


def test_bonus_cards_up_to_those_owned_may_be_added() -> None:
    """sails R4."""
    state = trick("r7", "b2", "g3", bonus=(3, 0, 0), spare=0)
    assert [text for text in texts(legal(state, 0)) if "sea" in text] == [
        "play r7 sea 0",
        "play r7 sea 1",
        "play r7 sea 2",
        "play r7 sea 3",
    ]


def test_no_island_counts_more_than_twelve() -> None:
    """sails A4, R4."""
    state = trick("g11", "b2", "r3", bonus=(5, 0, 0))
    assert move("play g11 sea 1") in legal(state, 0)
    assert move("play g11 sea 2") not in legal(state, 0)
    assert move("play g11 coast 2") not in legal(state, 0)


def test_a_bonus_card_counts_one() -> None:
    """sails A2: 7 blue and 3 Bonus cards are 10 blue, and the cards go back after the trick."""
    state = trick("b7", "r2", "g3", "v1", bonus=(3, 0, 0, 0), shown=("B2", "G1"))
    supply = state.supply
    state, _ = do(state, 0, "play b7 sea 3")
    assert (state.supply, state.spent) == (supply, 3)
    state, events = lay(state, "r2", "g3", "v1")
    assert told(events, Uncovered) == [Uncovered((0, 1, 2, 3), ("b7", "r2", "g3", "v1"), (10, 2, 3, 1))]


def test_nothing_is_uncovered_before_everybody_has_played() -> None:
    state, events = lay(trick("r1", "b2", "g3", "v4"), "r1", "b2", "g3")
    assert not told(events, Uncovered)
    assert state.last is None
    assert state.discards == trick("r1", "b2", "g3", "v4").discards
