"""What the pictures of Skeleton Island must tell, and what they must not."""

import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.skeleton_island.events import Kept, Returned, Taken
from engine.skeleton_island.geometry import Spot
from engine.skeleton_island.moves import PUT, TAKE
from engine.skeleton_island.phases import Look, Payment, Theft, Where
from render import alt, paint
from render.registry import voice
from render.scene import Box, Scene, Sprite, from_json, to_json, walk
from render.skeleton_island.board import SAND
from render.skeleton_island.hand import takable
from render.skeleton_island.heap import clear_cards, fresh, levels
from render.skeleton_island.hoard import LOST, MINE, OPEN, claim
from render.skeleton_island.labels import labels
from render.skeleton_island.lens import Place, focus
from render.skeleton_island.plates import gains

from .skeleton_island_views import HEAP, PLACES, SPOTS, mine, own, scenes, table, view

NAMES = ("Ann", "Bob", "Cid", "Dot")
SAY = voice("en", "skeleton_island", NAMES)
GOLDEN = Path(__file__).parent / "golden" / "skeleton_island"
WRITE = os.environ.get("LOOT_GOLDEN") == "write"
KEPT = ("table-turn", "table-gust", "table-look", "own-turn", "own-where", "own-theft", "final")
PAINTED = ("table-turn", "table-gust", "own-where", "lobby", "final")
SMALL = 300
MEAN, PEAK = 2.0, 90.0
"""How far a picture may be from its golden one, of 255: on the whole, and in any pixel."""


def told(scene: Scene) -> str:
    return alt.board(scene, SAY)


@pytest.mark.parametrize("name", KEPT)
def test_a_view_gives_its_golden_scene(name: str) -> None:
    path, scene = GOLDEN / f"{name}.json", scenes()[name]
    if WRITE:
        path.write_bytes(to_json(scene))
    assert from_json(to_json(scene)) == from_json(path.read_bytes())


@pytest.mark.parametrize("name", PAINTED)
def test_a_scene_looks_like_its_golden_picture(name: str) -> None:
    path = GOLDEN / f"{name}.png"
    say = voice("fr", "skeleton_island", ("Éric", "Marilou", "Nicolas", "Stéphanie"))
    whole = paint.image(scenes()[name], say, paint.Tiles())
    found = whole.resize((SMALL, round(whole.height * SMALL / whole.width)), Image.Resampling.BOX)
    if WRITE:
        found.save(path)
    golden = Image.open(path).convert("RGB")
    assert found.size == golden.size
    difference = ImageStat.Stat(ImageChops.difference(found, golden).convert("L"))
    assert difference.mean[0] < MEAN
    assert difference.extrema[0][1] < PEAK


def test_a_card_lies_where_the_table_has_it_with_up_drawn_upwards() -> None:
    lens = focus(SPOTS, Box(0, 0, 1000, 1000))
    low, high = lens.at(Spot(0, 0, 0)), lens.at(Spot(1000, 2000, 1571))
    assert high.x - low.x == pytest.approx(10 * lens.scale, abs=0.11)
    assert low.y - high.y == pytest.approx(20 * lens.scale, abs=0.11)
    assert low.turn == 0
    assert high.turn == pytest.approx(270, abs=0.1)


def test_every_card_of_the_widest_heap_lies_within_its_area() -> None:
    corners = [Spot(x, y, 785) for x in (-54800, 54800) for y in (-34800, 34800)]
    lens = focus(corners, SAND)
    half = 51.8 * lens.scale
    for place in map(lens.at, corners):
        assert SAND.x - 1 <= place.x - half
        assert place.x + half <= SAND.right + 1
        assert SAND.y - 1 <= place.y - half
        assert place.y + half <= SAND.bottom + 1


def test_a_heap_of_nothing_can_be_looked_at() -> None:
    assert focus((), SAND).scale > 0


def test_shadows_go_by_how_many_cards_lie_below() -> None:
    assert levels(HEAP) == (1, 2, 3, 1, 2, 1)


def test_clear_cards_bear_the_letters_of_their_buttons() -> None:
    assert [card.letter for card in clear_cards(view())] == ["A", "B", "C"]
    assert "Clear card C: pirate’s hat." in told(scenes()["table-turn"])


def test_letters_never_cover_each_other_when_their_cards_leave_room() -> None:
    group = labels([("A", Place(300, 300, 10)), ("AB", Place(310, 310, 100))], 0.9, SAND)
    (ax, ay), (bx, by) = ((part.x, part.y) for part in group.parts)  # type: ignore[union-attr]
    assert abs(ax - bx) >= 40 or abs(ay - by) >= 40


def test_what_a_player_has_seen_is_shown_to_that_player_alone() -> None:
    assert "Clear card A: face down; you saw pirate’s compass." in told(scenes()["own-turn"])
    assert "Covered now; you saw: 3 gold pieces." in told(scenes()["own-turn"])
    assert "eye" in {part.name for part in walk(scenes()["own-turn"].parts[2]) if isinstance(part, Sprite)}
    public = told(scenes()["table-turn"])
    assert "Clear card A: sand." in public
    assert "compass" not in public


def test_the_card_in_hand_is_told_to_its_taker_and_is_sand_to_the_others() -> None:
    assert "In your hand: C, red half map." in told(scenes()["own-look"])
    other = own(mine(seat=0, phase=Look(3, "C", "sand", up=False, again=False)), seat=0)
    assert "In your hand" not in told(other)
    shown = table(view(phase=Look(3, "C", "sand", up=False, again=False)))
    assert "Dot looks at card C and thinks." in told(shown)


def test_the_picks_of_another_are_laid_out_for_nobody_else() -> None:
    waiting = own(mine(seat=0, phase=Payment(3, "steal", ())), seat=0)
    assert "You may choose" not in told(waiting)
    assert "You may choose: purple quarter map" in told(scenes()["own-payment"])
    assert "You discard: red quarter map" in told(scenes()["own-payment"])


@pytest.mark.parametrize("phase", [Payment(3, "steal", ()), Theft(3)])
def test_while_another_pays_or_steals_one_goes_on_seeing_the_heap(phase: Payment | Theft) -> None:
    waiting = own(mine(seat=0, phase=phase), seat=0)
    assert waiting.ground == own(mine(seat=0), seat=0).ground
    assert "Clear card A" in told(waiting)


def test_only_places_that_can_still_be_chosen_are_marked() -> None:
    phase = Where(3, "C", "half-red", up=False, again=False, places=PLACES)
    first = PLACES[0]
    scene = own(mine(phase=phase), PUT[first.side, first.how])
    assert told(scene).count("beside the heap") + told(scene).count("over other cards") == 1
    assert told(scenes()["own-where"]).count("beside the heap") == sum(p.how == "free" for p in PLACES)
    assert "beside the heap" not in told(table(view(phase=phase)))


def test_cards_that_may_be_taken_glow_on_the_own_picture() -> None:
    assert takable((TAKE[0], TAKE[2])) == {"A", "C"}


def test_what_came_free_and_what_was_put_back_glows_for_all() -> None:
    taken = Taken(seat=0, card="D", face="sand", bared=("B", "E"))
    back = Returned(seat=0, card="D", side="N", covered=0)
    assert fresh((taken, back)) == {"B", "D", "E"}


def test_what_a_player_got_glows_on_that_plate() -> None:
    kept = (
        Kept(seat=0, card="F", face="half-red", why="choice"),
        Kept(seat=1, card="G", face="coins-2", why="second"),
    )
    assert gains(kept, 0) == {"red"}
    assert gains(kept, 1) == {"coins-2"}


def test_an_island_is_open_mine_or_lost() -> None:
    assert [claim(view(), 1, colour) for colour in ("red", "green")] == [OPEN, MINE]
    assert claim(view(), 0, "green") == LOST


def test_what_is_missing_to_a_map_is_told_to_its_owner() -> None:
    text = told(own(mine(), seat=0))
    assert "To your red island one quarter is missing." in text
    assert "To your blue island 3 quarters are missing." in text
    assert "green island 4" not in text


def test_a_gust_leaves_an_arrow_and_hollows_until_the_turn_ends() -> None:
    calm, blown = scenes()["table-turn"], scenes()["table-gust"]
    winds = [
        [part for part in walk(one) if isinstance(part, Sprite) and part.name == "wind"]
        for scene in (calm, blown)
        for one in [scene.parts[4]]
    ]
    assert [len(found) for found in winds] == [0, 1]
    assert [len(scene.parts[2].parts) for scene in (calm, blown)] == [0, 5]  # type: ignore[union-attr]
    assert "The wind drives the sand to the bottom right" in told(blown)


def test_the_turn_the_scores_and_the_last_move_are_told_first() -> None:
    short = alt.text(scenes()["table-turn"], SAY)
    assert "It is the turn of Dot: a card from the heap, or piracy." in short
    assert "Ann keeps F: 3 gold pieces." in short
    assert "Ann: 4 gold pieces." in short
    assert "Bob: 5 gold pieces, green island." in short


def test_the_public_picture_is_the_same_whatever_a_spectator_may_not_know() -> None:
    assert to_json(table(view())) == to_json(table(view(looked=(1, 2, 4, 8), gained=True, idle=2)))


def test_the_final_picture_tells_how_every_treasure_came_about() -> None:
    text = told(scenes()["final"])
    assert "Bob wins!" in text
    assert "1. Bob: 5 gold pieces, 0 of them from coin cards and 5 from islands." in text
    assert "One act of piracy, for three cards thrown into the sea" in text
    assert "All five islands are won; 6 cards stay in the sand" in text
    assert "Ann and Bob win together!" in told(scenes()["final-shared"])
    assert "Not one act of piracy" in told(scenes()["final-shared"])
