"""What the pictures of Tobago must tell, and what they must not."""

import re

import pytest

from engine.tobago import events, frame, moves, phases
from engine.tobago.clues import DECK, meanings
from engine.tobago.frame import DIRECTIONS
from engine.tobago.island import island
from engine.tobago.moves import MAPS
from engine.tobago.state import Column
from render import alt, paint
from render.registry import voice
from render.scene import Box, Scene, Sprite, to_json, walk
from render.tobago import reach
from render.tobago.chart import OWN, TABLE, Chart
from render.tobago.columns import news_of
from render.tobago.gold import hoard
from render.tobago.icons import icon
from render.tobago.pieces import WOODS
from render.tobago.prospects import drawn, prospect
from render.tobago.terrain import LOOKS, MOTIFS
from render.tobago.traces import eliminated
from tests.render.layout import texts

from .views import (
    COLUMNS,
    HAND,
    LAND,
    NEXT_TO_HUT,
    OFFER,
    SITE,
    column,
    mine,
    own,
    scenes,
    sharing,
    table,
    view,
)

SAY = voice("en", "tobago", ("Ann", "Bob", "Cid", "Dot"))


def told(scene: Scene) -> str:
    return alt.board(scene, SAY)


def sprites(scene: Scene) -> list[Sprite]:
    return [part for top in scene.parts for part in walk(top) if isinstance(part, Sprite)]


def test_the_public_picture_is_the_same_whatever_a_spectator_may_not_know() -> None:
    known = {"hand": HAND, "pile": (6, 6), "answer": "gold", "seat": 2}
    assert to_json(table(view(), 2)) == to_json(table(view(**known), 2))
    peeked = view(phase=OFFER, division=sharing((4, 5)))
    assert to_json(table(peeked, 2)) == to_json(table(view(phase=OFFER, division=sharing()), 2))


def test_peeked_gold_is_told_to_the_one_who_saw_it() -> None:
    assert "In secret you saw: 4 and 5." in told(scenes()["own-offer"])
    assert "In secret" not in told(scenes()["table-offer"])


def test_the_turn_the_last_move_and_everybodys_goods_are_told_first() -> None:
    short = alt.text(scenes()["table-laid"], SAY)
    assert "Cid lays a clue or drives." in short
    assert "Cid lays “Not in jungle” on the grey map" in short
    assert "Dot: 10 gold cards, 12 amulets, 0 roses left, 4 clues in hand." in short


def test_the_text_board_tells_maps_cubes_cars_amulets_and_gazes() -> None:
    text = told(scenes()["table-laid"])
    assert "The grey map: Next to a hut, Not in scrubland and Not in jungle." in text
    assert "Roses in order: Ann, Bob and Cid." in text
    assert "The white map is empty." in text
    assert "Grey cubes: " in text
    assert "The ATV of Dot is on K7." in text
    assert "Amulets lie on A6 and N7." in text
    assert "The statue on L6 looks north-east" in text
    assert "Left: 33 gold cards, 30 clues, 3 amulets." in text


def test_a_cube_lies_on_every_space_that_is_left_and_on_no_other() -> None:
    found = [one for one in sprites(scenes()["table-drove"]) if one.size == 0.84 * TABLE.radius]
    shown = sum(one.left for one in COLUMNS if 1 < one.left <= 17)
    assert len(found) == shown


def test_a_located_treasure_is_a_chest() -> None:
    located = Column(COLUMNS[0].clues, frame.mask(("H7",)))
    scene = table(view(columns=(located, *COLUMNS[1:])), 2)
    assert "The grey treasure lies on H7." in told(scene)
    assert "chest" in {part.name for part in sprites(scene)}


def test_each_map_has_its_own_colour_shape_and_corner() -> None:
    assert tuple(WOODS) == MAPS
    for field in range(3):
        assert len({wood[field] for wood in WOODS.values()}) == len(MAPS)


def test_each_terrain_has_its_own_motif() -> None:
    drawn_motifs = {MOTIFS[name](0, 0, 30) for name in LOOKS if name != "sea"}
    assert len(drawn_motifs) == 6


def test_no_two_clues_look_alike() -> None:
    assert len({icon(card) for card in DECK}) == len(DECK) == 52


def test_the_offered_card_and_who_decides_are_told() -> None:
    text = told(scenes()["table-offer"])
    assert "Gold worth 5 is offered to Cid." in text
    assert (
        "The grey treasure: 3 cards are still covered. Roses in the order of asking: Cid, Ann and Cid."
        in text
    )
    assert "Bob took gold worth 3." in text
    assert "Nobody took gold worth 2." in text


def test_under_a_curse_those_who_answer_are_told() -> None:
    assert "Ann and Cid must give something to the curse." in told(scenes()["table-curse"])


def test_a_clue_tells_how_many_spaces_it_would_leave_or_why_it_may_not_be_laid() -> None:
    known = mine(columns=(column(("in-lake", 0)), column(("in-river", 1)), Column((), 1), column()))
    lakes = (LAND & meanings(SITE)["in-lake"]).bit_count()
    found = [prospect(known, "in-lake", at) for at in range(4)]
    assert [one.why for one in found] == ["same", "none", "not", ""]
    assert [found[at].left for at in (0, 1, 3)] == [lakes, 0, lakes]
    text = told(own(known))
    assert "every space on the grey map (no effect); nothing on the brown map (it contradicts)" in text
    assert f"not possible on the black map; {lakes} spaces on the white map" in text


def test_only_the_emptied_map_can_be_begun_anew() -> None:
    known = mine(phase=phases.Begin(2, "white"))
    assert [prospect(known, "in-lake", at).why for at in range(4)] == ["not", "not", "not", ""]


def test_in_the_opening_only_empty_maps_can_be_begun() -> None:
    known = mine(phase=phases.Open(2, "in-lake"))
    assert [prospect(known, "in-lake", at).why for at in range(4)] == ["not", "not", "not", ""]


def test_clues_that_cannot_be_laid_are_dimmed() -> None:
    dimmed = re.findall(rb"#24160c90", to_json(scenes()["own-turn"]))
    assert len(dimmed) == len(HAND) - 3
    assert not re.findall(rb"#24160c90", to_json(scenes()["own-waiting"]))


def test_the_reach_of_a_move_is_marked_and_told() -> None:
    text = told(scenes()["own-turn"])
    assert "You can drive to " in text
    reached = island(0).reach["I8"][2]
    assert reach.drives(tuple(moves.Go(space, take=True) for space in frame.spaces(reached))) == reached
    assert "You can drive to" not in told(scenes()["own-waiting"])


def test_a_chosen_clue_lights_the_spaces_where_it_is_true() -> None:
    true_on = ", ".join(frame.spaces(meanings(SITE)["in-lake"])[:3])
    assert f"“On a lake” is true on {true_on}" in told(scenes()["own-chosen"])
    mixed = (moves.Clue("in-lake", "black"), moves.Go("I8", take=False))
    assert reach.chosen(mixed) == ""


def test_a_clue_strikes_out_the_cubes_that_it_took_away() -> None:
    before, after = column(*NEXT_TO_HUT), COLUMNS[0]
    assert before.left == 15
    assert eliminated(view(), after) == before.candidates & ~after.candidates
    assert eliminated(view(), before) == 0
    assert eliminated(view(), column()) == 0


def test_the_maps_that_something_happened_to_are_marked() -> None:
    laid = events.Laid(0, "in-lake", "brown", 9, paid=False)
    gone = events.CubeRemoved(0, "white", "C4", 3)
    assert news_of((laid, gone)) == {"brown": True, "white": False}


def test_new_clues_in_the_hand_are_marked() -> None:
    assert drawn((events.Drew(2, ("in-lake",)), events.Reshuffled(4))) == {"in-lake"}


def test_many_gold_cards_are_counted_by_value() -> None:
    box = Box(0, 0, 400, 100)
    assert len(hoard((2, 2, 3), box, 40, 4).parts) == 3
    assert len(hoard((2, 2, 2, 3, 3), box, 40, 4).parts) == 4


def test_a_treasure_that_may_be_raised_is_told() -> None:
    assert "You can raise the grey treasure." in told(own(mine(), moves.Raise("grey")))


def test_the_final_picture_names_the_winner_and_tells_the_story() -> None:
    text = told(scenes()["final"])
    assert "Bob wins!" in text
    assert "1. Bob: 46 coins" in text
    assert "The gold deck ran out in round 14" in text
    assert "Most of the 6s: Bob (3)" in text
    assert "One curse was turned up" in text
    assert "Ann and Bob win together!" in told(scenes()["final-shared"])


@pytest.mark.parametrize("name", scenes())
def test_no_words_are_cut_off_in_any_picture(name: str) -> None:
    scene = scenes()[name]
    for one in texts(scene, voice("fr", "tobago", ("Éric", "Marilou", "Nicolas", "Stéphanie"))):
        assert not any(line.endswith("…") for line in one.fitted.lines), one


@pytest.mark.parametrize("number", range(16))
@pytest.mark.parametrize(("chart", "right", "bottom"), [(TABLE, 784, 778), (OWN, 740, 826)])
def test_no_island_leaves_its_chart(number: int, chart: Chart, right: int, bottom: int) -> None:
    for space in island(number).spaces:
        x, y = chart.centre(space)
        assert x - chart.radius >= 22
        assert x + chart.radius <= right
        assert y - chart.radius * 0.87 >= 22
        assert y + chart.radius * 0.87 <= bottom


def test_the_gazes_of_every_statue_end_on_land() -> None:
    for facing in DIRECTIONS:
        scene = table(view(facings=(facing,) * 3), 2)
        assert told(scene).count("The statue on") == 3


def test_the_board_stays_small_enough_to_post() -> None:
    assert len(paint.picture(scenes()["table-laid"], SAY)) <= 150 * 1024
