"""What the pictures of Gunpowder must tell, and what they must not; golden scenes and pictures."""

import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.types import Event, tag
from engine.gunpowder.board import ANCHORS
from engine.gunpowder.events import (
    EVENTS,
    Blasted,
    Drew,
    Dropped,
    Eliminated,
    Ended,
    Escaped,
    Finished,
    Gave,
    Opened,
    Refilled,
    Took,
    Walked,
)
from engine.gunpowder.moves import END, POTION, Gift, Go, Moor, Open, Pistol, Steal
from engine.gunpowder.phases import Aiming, Defending, Opening
from engine.gunpowder.state import Known, Mark, Turn
from render import alt, paint
from render.gunpowder.hand import received
from render.gunpowder.island import rounds
from render.gunpowder.places import GRID, berth, centre, spot
from render.gunpowder.reach import reach
from render.gunpowder.tidings import SILENT, headline
from render.gunpowder.traces import told as marks
from render.registry import lettered, voice
from render.scene import HEIGHT, WIDTH, Scene, Sprite, to_json, walk

from .gunpowder_views import BLOWS, HAND, PLAYERS, TRAIL, WALKS, mine, own, scenes, table, view
from .layout import texts

NAMES = ("Ann", "Bob", "Cid", "Dot")
SAY = voice("en", "gunpowder", NAMES)
GOLDEN = Path(__file__).parent / "golden" / "gunpowder"
WRITE = os.environ.get("LOOT_GOLDEN") == "write"
KEPT = ("table-acting", "own-card", "final")
PAINTED = ("table-acting", "table-blows", "own-walk", "lobby", "final")
SMALL = 300
MEAN, PEAK = 2.0, 90.0


def told(scene: Scene) -> str:
    return alt.board(scene, SAY)


def sprites(scene: Scene) -> list[str]:
    return [one.name for part in scene.parts for one in walk(part) if isinstance(one, Sprite)]


def test_the_turn_the_news_and_every_number_are_told_first() -> None:
    short = alt.text(scenes()["table-acting"], SAY)
    assert "Dot is playing." in short
    assert "Dot opens the chest on H6: a gem!" in short
    assert "Ann, boat at E1: gems 3, ammunition 2, cards 6; 1 aboard, ashore F4, (G5), 1 prisoner." in short
    assert "Bob, boat at A9: gems 1, ammunition 0, cards 6; 2 aboard, ashore B10, C9*, 1 dead." in short
    assert "Cid is eliminated." in short


def lettering(scene: Scene) -> list[str]:
    return [one.string for one in texts(scene, lettered(SAY))]


def test_what_just_happened_stands_in_the_picture_as_a_sentence() -> None:
    assert "Dot finds a gem on H6!" in lettering(scenes()["table-acting"])
    assert "Ann eliminates Cid!" in lettering(scenes()["table-blows"])


@pytest.mark.parametrize(
    ("news", "told"),
    [
        ((Walked(3, "m5", 1, "K9", "H6"), Ended(3), Refilled(3, 1)), "Walked"),
        ((Escaped(0, 1, 3), Walked(0, "m5", 1, "boat3", "H6")), "Escaped"),
        ((Dropped(3, "J9", "boat2"), Blasted(3, 2), Eliminated(2, 3, 2, 1), Ended(3)), "Eliminated"),
        ((Opened(3, "H6", "gem"), Finished("gems", (3,))), "Finished"),
        ((Refilled(3, 1), Drew(3, ("m1",))), "NoneType"),
    ],
)
def test_the_sentence_is_about_what_matters_most(news: tuple[Event, ...], told: str) -> None:
    assert type(headline(news)).__name__ == told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_event_that_all_may_hear_has_its_sentence(language: str) -> None:
    say = voice(language, "gunpowder", NAMES)
    for kind in EVENTS:
        assert issubclass(kind, SILENT) or f"draw-news-{tag(kind)}" in say, kind


def test_a_chest_that_may_be_opened_is_held_up() -> None:
    closed = sprites(table(view(trail=()), 3)).count("chest")
    assert sprites(table(view(phase=Opening(3, "H6"), trail=()), 3)).count("chest") == closed + 1


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("own-card", "Who moves?"),
        ("own-walk", "Where to?"),
        ("own-gift", "Give which card?"),
        ("own-loot", "Gem or ammo?"),
        ("own-padlock", "Whom?"),
        ("own-opening", "Open it?"),
    ],
)
def test_the_ribbon_asks_for_the_next_part_of_the_answer(name: str, asked: str) -> None:
    assert asked in lettering(scenes()[name])


def test_bombs_loot_chests_deck_and_pile_are_told() -> None:
    text = told(scenes()["table-acting"])
    assert "Bombs on J9 and D9." in text
    assert "Loot on I10: gems 2, ammunition 1." in text
    assert "Closed chests (18)" in text
    assert "31 cards in the deck." in text
    assert "3 cards played, the latest first: Movement 5" in text
    assert "Played this turn: Movement." in text


def test_the_public_picture_is_the_same_whatever_a_spectator_may_not_know() -> None:
    secret = view(hand=HAND, known=(Known(3, 1, "hammer"),))
    assert to_json(table(view(), 3)) == to_json(table(secret, 3))


def test_those_who_are_attacked_are_in_the_sights() -> None:
    aimed = table(view(phase=Aiming(3, "G5", ())), 3)
    both = table(view(phase=Defending(3, "pistol", ("G5", "F4"), (0,), (0,), ())), 0)
    assert aimed != both
    assert to_json(both) != to_json(table(view(), 0))


def test_a_find_a_blow_and_a_blast_are_seen() -> None:
    assert sprites(table(view(trail=BLOWS), 0)).count("explosion") == 2
    found = (Mark(3, "open", "H6", "trap"),)
    assert "trap" in sprites(table(view(trail=found), 3))


def test_the_last_turn_is_shown_until_something_happens_in_this_one() -> None:
    assert marks(view(trail=(), wake=BLOWS)) == BLOWS
    assert marks(view(trail=TRAIL, wake=BLOWS)) == TRAIL


def test_every_boat_lies_on_the_sea_beside_its_anchor() -> None:
    board = GRID.box
    for anchor in ANCHORS:
        x, y = berth(anchor)
        assert not (board.x <= x <= board.right and board.y <= y <= board.bottom)
        assert abs(complex(x, y) - complex(*centre(anchor))) < GRID.side
        assert 24 <= x <= WIDTH
        assert 24 <= y <= HEIGHT


def test_a_boat_that_is_gone_has_no_place() -> None:
    assert spot("aboard", PLAYERS, 2) is None
    assert spot("boat2", PLAYERS, 0) is None
    assert spot("boat3", PLAYERS, 0) == berth("I13")


def test_several_kinds_of_moves_light_cards_and_no_cell() -> None:
    found = reach((*WALKS, Pistol("G5"), POTION, Gift("m3", 0), END))
    assert found.cards == {"m3", "pistol", "potion", "gift"}
    assert not found.asked


def test_a_chosen_card_asks_who_moves_and_shows_how_far() -> None:
    found = reach((*WALKS, Go("m3", "K9", "L10")))
    assert found.asked == ("H6", "K9")
    assert "L10" in found.later
    assert found.field == "start"


def test_a_chosen_pirate_asks_where_to() -> None:
    found = reach((*WALKS, Go("m3", "H6", "aboard")))
    assert found.asked == (*(move.to for move in WALKS), "aboard")
    assert found.chosen == ("H6",)
    assert found.field == "to"


def test_two_movement_cards_ask_for_the_card_first() -> None:
    found = reach((Go("m3", "H6", "H5"), Go("m7", "H6", "H5")))
    assert found.cards == {"m3", "m7"}
    assert not found.asked


def test_a_single_move_that_is_left_is_still_shown() -> None:
    assert reach((Moor("E1"),)).asked == ("E1",)


def test_a_question_without_places_lights_nothing() -> None:
    assert not reach((Open(),)).asked
    assert not reach(()).cards


def test_a_seat_that_can_be_robbed_is_its_boat() -> None:
    assert reach((Steal(0, "gem"), Steal(1, "gem"))).asked == ("boat0", "boat1")


def test_once_the_gift_is_chosen_the_cards_that_can_be_given_are_bright() -> None:
    assert reach((Gift("m3", 0), Gift("m7", 0))).cards == {"m3", "m7"}


def test_the_own_picture_tells_the_hand_the_choices_and_what_one_knows() -> None:
    assert "You may choose: G6 and I6." in told(scenes()["own-place"])
    waiting = told(scenes()["own-waiting"])
    assert "Your cards: Movement 3, Movement 7, Pistol, Shield, Poisoned Gift and Potion." in waiting
    assert "You know that Bob holds: Hammer." in waiting
    assert "Not your turn" in waiting


def test_cards_that_came_into_the_hand_are_found_in_the_news() -> None:
    events = (Drew(3, ("m1", "m2")), Gave(3, 0, 3, "hammer"), Took(3, 0, 3, "potion"))
    assert received(events, 3) == ("m1", "m2", "hammer")
    assert received(events, 0) == ("m1", "m2", "potion")


def test_what_the_potion_takes_is_struck_out() -> None:
    assert sprites(scenes()["own-brewing"]).count("cross") == 1


def test_an_empty_hand_is_drawn() -> None:
    assert "You hold no cards." in told(own(mine(hand=())))


def test_the_final_picture_names_the_winner_and_tells_the_story() -> None:
    text = told(scenes()["final"])
    assert "Dot wins!" in text
    assert "1. Dot: 4 gems, 4 free characters." in text
    assert "The gems were gathered in round 40" in text
    assert "4 of 22 chests opened, 2 gems in them; 3 shots fired" in text
    assert "One boat blew up, one crew was eliminated" in text
    shared = told(scenes()["final-shared"])
    assert "Ann and Bob win together!" in shared
    assert "Round 40 was the last: most gems win" in shared


def test_a_game_that_its_limit_ends_had_as_many_rounds_as_the_limit() -> None:
    assert rounds(view(turn=Turn(3, 1, 41, ()))) == 40
    assert rounds(view(turn=Turn(3, 1, 9, ()))) == 9


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", sorted(scenes()))
def test_our_own_words_are_never_cut_off(name: str, language: str) -> None:
    names = ("Éric", "Marilou", "Nicolas", "Stéphanie")
    for one in texts(scenes()[name], lettered(voice(language, "gunpowder", names))):
        assert not any(line.endswith("…") for line in one.fitted.lines), one


@pytest.mark.parametrize("name", KEPT)
def test_a_view_gives_its_golden_scene(name: str) -> None:
    path, found = GOLDEN / f"{name}.json", to_json(scenes()[name])
    if WRITE:
        path.write_bytes(found)
    assert found == path.read_bytes()


@pytest.mark.parametrize("name", PAINTED)
def test_a_scene_looks_like_its_golden_picture(name: str) -> None:
    path = GOLDEN / f"{name}.png"
    whole = paint.image(scenes()[name], voice("fr", "gunpowder", NAMES), paint.Tiles())
    found = whole.resize((SMALL, round(whole.height * SMALL / whole.width)), Image.Resampling.BOX)
    if WRITE:
        found.save(path)
    golden = Image.open(path).convert("RGB")
    assert found.size == golden.size
    difference = ImageStat.Stat(ImageChops.difference(found, golden).convert("L"))
    assert difference.mean[0] < MEAN
    assert difference.extrema[0][1] < PEAK
