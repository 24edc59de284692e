"""The words agree with the tables, and a turn is asked step by step."""

import pytest

import engine.loot_island as game
from engine.core import menu
from engine.core.say import LANGUAGES, Say, speaker
from engine.loot_island.cards import CARDS, JOKER
from engine.loot_island.healers import HEALERS
from engine.loot_island.news import LootFound, Scored
from engine.loot_island.numbers import A_EVENTS, B_EVENTS
from engine.loot_island.score import Score
from engine.loot_island.tiles import TILES
from engine.loot_island.treasures import TREASURES

from .board import Board, board


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Say:
    return speaker(request.param, "loot_island", ("Anne", "Barbe", "Calico"))


def test_every_card_says_its_number_and_icon(say: Say) -> None:
    for card in CARDS.values():
        words = say(f"card-{card.id}")
        assert str(card.value) in words or card.value == JOKER
        assert ("(" in words) == (
            card.icon in {"plus1", "draw", "discard"} or ("chest" in card.icon and card.value != JOKER)
        )


def test_cards_of_different_colour_number_or_icon_read_differently(say: Say) -> None:
    kinds = {(card.colour, card.value, card.icon) for card in CARDS.values()}
    assert len({say(f"card-{card}") for card in CARDS}) == len(kinds)


def test_every_treasure_says_what_it_is_worth_and_what_it_costs(say: Say) -> None:
    for one in TREASURES.values():
        words = say(f"treasure-{one.id}")
        numbers = [one.number, one.base, one.multiplier, one.crosses, one.curse, one.heal]
        assert all(str(number) in words for number in numbers if number), words
    assert len({say(f"treasure-{one}") for one in TREASURES}) == len(TREASURES)


def test_every_healer_says_the_price(say: Say) -> None:
    for healer in HEALERS.values():
        words = say(f"healer-{healer.id}")
        assert all(str(number) in words for number in (healer.per_cube, healer.fixed) if number), words


def test_every_event_card_and_small_island_has_a_name_and_a_text(say: Say) -> None:
    for event in A_EVENTS + B_EVENTS:
        assert say(f"fate-{event}")
        assert say(f"fate-text-{event}")
    for tile in TILES:
        assert say(f"tile-{tile}")
        assert say(f"tile-power-{tile}")


def test_every_part_of_a_score_has_a_name(say: Say) -> None:
    parts = set(Score.__struct_fields__) - {"out"}
    assert all(f"score-{part}" in say for part in parts)


def test_a_score_is_told_with_every_part(say: Say) -> None:
    told = say.event(Scored(0, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113))
    assert all(str(number) in told for number in range(101, 114))


def test_two_equal_treasures_read_differently(say: Say) -> None:
    told = say.event(LootFound(3, "big", ("T2", "T3")))
    assert "2" in told
    assert "3" in told


def question(it: Board, seat: int, *path: str) -> menu.Question:
    view = game.view(it.state, seat)
    return menu.question(game, view, game.legal(it.state, seat), path)


def test_a_turn_is_asked_step_by_step() -> None:
    """What to do, where, which cards, which compass, what to copy."""
    out = {number: ("", [0]) for number in (4, 5, 7)}
    it = board(hands=["R1A R7B R9A B3A", "B5A", "G3B"], landings={2: ("R5B", [1]), **out}, deck="P1A P2A")
    what = question(it, 0)
    assert [choice.word for choice in what.choices] == ["land", "visit", "pass"]
    where = question(it, 0, "land")
    assert where.field == "landing"
    assert where.choices[0].word in {"1", "2"}
    it.do(0, "land 2")
    cards = question(it, 0)
    assert cards.pool is not None
    assert len(cards.pool.picks) == 3
    it.do(0, "play R1A", "play R7B", "done-play")
    assert question(it, 0).field == "source"
    it.do(0, "shift 5")
    assert [choice.word for choice in question(it, 0).choices] == ["copy-draw", "decline"]
    it.do(0, "copy-draw")
    assert it.asked == (0, 1)
    assert question(it, 0).field == "cubes"


def test_the_landings_nearest_the_bow_are_shown_first_with_what_they_lack() -> None:
    it = board(hands=["R3A", "B5A", "G3B"], landings={5: ("B5B B7A B9A B10A", [1])}, ship=(2, 1))
    choices = question(it, 0, "land").choices
    assert [choice.word for choice in choices][:2] == ["6", "7"]
    remark = game.remark(game.view(it.state, 0), game.legal(it.state, 0)[0])
    assert remark is not None
    assert (remark.key, remark.number) == ("lacks", 4)


def test_a_treasure_is_offered_with_the_cubes_one_would_have() -> None:
    it = board(
        hands=["P1A", "P2A", "P2B"],
        landings={1: ("R3A R3B R5A R7A", [1, 2])},
        passed=(False, True, True),
        treasures="T74 T4",
        cubes=(3, 9, 3),
    ).do(0, "pass")
    view = game.view(it.state, 1)
    remarks = {move: game.remark(view, move) for move in game.legal(it.state, 1)}
    keys = [(remark.key, remark.number) for remark in remarks.values() if remark]
    assert keys[0] == ("fatal", 14)
    assert ("cubes-after", 10) in keys
