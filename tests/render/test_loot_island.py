"""What the pictures of Loot Island must tell, and what they must not."""

from functools import cache
from typing import Any

import msgspec
import pytest

from engine.core.say import LANGUAGES
from engine.core.types import Outcome
from engine.loot_island.moves import LAND, LAND_AARON, PASS, PLACE, SHIFT, SINK
from engine.loot_island.news import (
    BargainAnswered,
    CardsPlayed,
    CompassPlaced,
    Copied,
    CubesShed,
    CubesTaken,
    Drew,
    OnesCursed,
    Profited,
    Relieved,
    TreasureBuried,
    TreasureKept,
)
from engine.loot_island.numbers import A_EVENTS, B_EVENTS
from engine.loot_island.phases import ChooseHealer, ClearHand, Loot, OfferHealer, PlayCards, Turn
from engine.loot_island.score import Score
from engine.loot_island.state import Healing, Landing, Ship
from engine.loot_island.views import View
from render import alt
from render.loot_island import changes, final, own, table
from render.loot_island.ending import told as row
from render.loot_island.hand import for_aaron, landable, received
from render.loot_island.heart import TEXT
from render.loot_island.island import COASTS, PLACES, box, explored, facing, way
from render.loot_island.landings import fresh, names, order
from render.loot_island.maps import written
from render.loot_island.plates import colour
from render.loot_island.tokens import figure, price
from render.moment import Moment
from render.registry import voice
from render.samples import played, public
from render.scene import LEAST_TYPE, Scene, Sprite, Text, spoken, to_json, walk
from render.theme import ALARM

from .layout import texts as placed

NAMES = ("Ann", "Bob", "Cid")
SAY = voice("en", "loot_island", NAMES)


@cache
def begun(seats: int = 3) -> View:
    before, now = next(iter(played("loot_island", seats)))
    view: View = public(before, now)[0]
    return view


def view(seats: int = 3, **fields: Any) -> View:
    quiet = {"phase": Turn((1,)), "event": "B8", "offered": ()}
    return msgspec.structs.replace(begun(seats), **(quiet | fields))


def landings(**filled: Landing) -> tuple[Landing, ...]:
    return tuple(filled.get(f"n{number}", Landing()) for number in range(1, 9))


def moment(*news: Any, seats: int = 3, **fields: Any) -> Moment:
    return Moment(seats=seats, asked=(1,), news=news, **fields)


def told(scene: Scene) -> str:
    return alt.board(scene, SAY)


def sprites(scene: Scene) -> list[str]:
    return [one.name for part in scene.parts for one in walk(part) if isinstance(one, Sprite)]


def texts(scene: Scene) -> list[str]:
    parts = (one for part in scene.parts for one in walk(part) if isinstance(one, Text))
    return [spoken(one.phrase, SAY) for one in parts]


def test_a_landing_tells_its_cards_its_count_its_chests_and_the_order_of_its_compasses() -> None:
    here = landings(n3=Landing(("R2A", "R4B", "RJA"), (2, 0)))
    scene = table(view(landings=here), moment())
    line = "Landing 3: red 2 (+1), red 4 (chest) and red joker; counts 4 of 4, 2 chests."
    assert f"{line} Compasses, first to take first: Cid, then Ann." in told(scene)
    assert "4/4" in texts(scene)


def test_with_everything_upside_down_the_top_compass_takes_first() -> None:
    assert order(view(), (2, 0, 1)) == (2, 0, 1)
    assert order(view(event="B13"), (2, 0, 1)) == (1, 0, 2)


def test_aaron_is_named_among_the_owners_of_compasses() -> None:
    assert spoken(names(view(2), (2, 0)), SAY) == "Aaron, then Ann"
    assert spoken(names(view(3), (2, 0)), SAY) == "Cid, then Ann"


def test_aaron_has_a_mark_that_no_player_has() -> None:
    """loot_island P20: a third colour that nobody plays."""
    aaron = figure(2, 2, 40)
    assert all(figure(seat, 5, 40) != aaron for seat in range(5))
    assert "pirate" in [one.name for one in walk(aaron) if isinstance(one, Sprite)]


def test_of_a_long_column_the_last_cards_are_drawn_and_the_others_counted() -> None:
    column = tuple(f"G{value}{copy}" for value in range(1, 6) for copy in "AB")
    scene = table(view(landings=landings(n1=Landing(column, (0,)))), moment())
    assert "+5" in texts(scene)
    assert "green 1, green 1, green 2 (+1)" in told(scene)


def test_cards_just_played_are_marked_on_their_landing_alone() -> None:
    event = CardsPlayed(seat=0, aaron=False, landing=4, cards=("B3A", "B9B"))
    assert fresh((event,), 4) == {"B3A", "B9B"}
    assert fresh((event,), 5) == frozenset()


WAY = way(7, 2)


def test_a_compass_that_moved_leaves_a_trail() -> None:
    here = view(landings=landings(n2=Landing(("R3A",), (0,))))
    moved = table(here, moment(CompassPlaced(figure=0, aaron=False, landing=2, source=7)))
    placed = table(here, moment(CompassPlaced(figure=0, aaron=False, landing=2, source=None)))
    dashes = [sum(one == WAY for p in s.parts for one in walk(p)) for s in (moved, placed)]
    assert dashes == [1, 0]


@pytest.mark.parametrize(("corner", "direction", "coast"), [(0, 1, 0), (0, -1, 3), (2, 1, 2), (2, -1, 1)])
def test_the_ship_and_the_coast_it_points_at_are_told(corner: int, direction: int, coast: int) -> None:
    scene = table(view(ship=Ship(corner, direction)), moment())
    first, second = COASTS[coast]
    assert f"The ship points at the coast of landings {first} and {second}." in told(scene)


@pytest.mark.parametrize(
    ("direction", "names"),
    [(1, ["ship", "ship", "ship_left", "ship_left"]), (-1, ["ship_left", "ship_left", "ship", "ship"])],
)
def test_the_bow_of_the_ship_is_where_it_sails(direction: int, names: list[str]) -> None:
    assert [facing(Ship(corner, direction)) for corner in range(4)] == names


@pytest.mark.parametrize(("ship", "coasts"), [(Ship(3, 1), (3, 0)), (Ship(1, -1), (0, 3))])
def test_a_long_shore_lights_the_next_coast_too(ship: Ship, coasts: tuple[int, int]) -> None:
    """loot_island B14."""
    assert explored(view(ship=ship, event="B14")) == coasts
    assert explored(view(ship=ship)) == coasts[:1]
    first, second = COASTS[coasts[1]]
    also = f"Then it explores the coast of landings {first} and {second} as well."
    assert also in told(table(view(ship=ship, event="B14"), moment()))
    assert also not in told(table(view(ship=ship), moment()))


def test_the_landings_of_a_coast_lie_side_by_side() -> None:
    assert [box(pair, 0).width > box(pair, 0).height for pair in COASTS] == [True, False, True, False]
    assert len(set(PLACES.values())) == 8


def test_the_event_is_told_with_what_it_does() -> None:
    assert "Event: Mutiny. When the First Player tile is taken" in told(table(view(), moment()))


def test_what_the_event_does_is_written_where_no_treasure_needs_the_room() -> None:
    assert "First to pass: 2 cubes for all others" in texts(table(view(), moment()))
    phase = Loot((1,), 2, "big", (1, 0), 0, ("T1", "T55"), short=False)
    assert "First to pass: 2 cubes for all others" not in texts(table(view(phase=phase), moment()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", A_EVENTS + B_EVENTS)
def test_what_an_event_does_fits_its_sign(event: str, language: str) -> None:
    say = voice(language, "loot_island", NAMES)
    (line,) = [one for one in placed(table(view(event=event), moment()), say) if one.text.box == TEXT]
    assert not any(part.endswith("…") for part in line.fitted.lines)
    assert line.fitted.size >= LEAST_TYPE


def test_cubes_that_came_and_went_are_marked_by_arrows() -> None:
    news = (OnesCursed((0, 1), 2), CubesTaken((2,), 1, "A3"), CubesShed(1, 3), Profited(0, 1, 1))
    assert [changes.cubes(news, seat) for seat in range(3)] == [1, -1, 1]
    assert changes.cubes((BargainAnswered(0, accepted=True), BargainAnswered(1, accepted=False)), 0) == 2
    assert changes.cubes((BargainAnswered(1, accepted=False),), 1) == 0
    kept = TreasureKept(0, aaron=False, treasure="T11", curse=2, cubes=0)
    assert changes.cubes((kept, TreasureBuried(1, aaron=False, treasure="T4", cubes=2)), 0) == 2
    assert changes.cubes((kept, TreasureBuried(1, aaron=False, treasure="T4", cubes=2)), 1) == -2
    assert changes.cubes((Relieved(1, 2), Copied(1, "discard", 1)), 1) == -3
    assert to_json(table(view(), moment())) != to_json(table(view(), moment(CubesShed(1, 3))))


def test_a_treasure_just_kept_is_lit_on_its_owners_plate() -> None:
    kept = TreasureKept(1, aaron=False, treasure="T11", curse=2, cubes=0)
    assert changes.kept((kept,), 1) == {"T11"}
    assert changes.kept((kept,), 0) == frozenset()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_crosses_are_seen_with_every_number_of_players(seats: int) -> None:
    kept: list[tuple[str, ...]] = [()] * len(begun(seats).kept)
    kept[1] = ("T44", "T45", "T37")
    scene = table(view(seats, kept=tuple(kept), cubes=(3,) * seats), moment(seats=seats))
    assert "8" in texts(scene)


def test_loot_being_shared_shows_every_treasure_that_is_left() -> None:
    phase = Loot((1,), 2, "big", (1, 0), 0, ("T1", "T55"), short=False)
    scene = table(view(phase=phase, landings=landings(n2=Landing(("R3A",), (1, 0)))), moment())
    assert "Treasures to take: book #1 (×1, curse 1) and crystal skull #55" in told(scene)
    assert "Bob takes a treasure of the big loot on landing 2." in told(scene)


def test_healers_are_shown_when_they_lie_open() -> None:
    up = Healing(("H03", "H14"), ((), (), ()), up=True, chosen=(None, None, None))
    scene = table(view(phase=ChooseHealer((1,), (0,)), healing=up), moment())
    assert "Healers: 1 gold a cube + 2 and 17 gold in all." in told(scene)
    down = msgspec.structs.replace(up, table=(), up=False)
    assert "Healers" not in told(table(view(healing=down), moment()))


@pytest.mark.parametrize(
    ("healer", "asks"), [("H01", ("1×", "")), ("H03", ("1×", "+2")), ("H14", ("", "17"))]
)
def test_the_price_of_a_healer_is_written_in_parts(healer: str, asks: tuple[str, str]) -> None:
    assert price(healer) == asks


def test_a_plate_tells_cubes_cards_treasures_and_who_passed() -> None:
    here = view(
        cubes=(1, 12, 3),
        hand_sizes=(2, 7, 1),
        kept=(("T37", "T1"), (), ()),
        passed=(True, False, False),
        first=0,
    )
    text = told(table(here, moment()))
    assert "Ann: 1 cube, 2 cards, 2 treasures, 2 crosses, passed, First Player." in text
    assert "Bob: 12 cubes, 7 cards, no treasure." in text


def test_cubes_turn_red_before_the_thirteenth() -> None:
    assert colour(9) != ALARM
    assert colour(10) == ALARM


def test_aarons_open_cards_are_on_his_plate() -> None:
    here = view(2, hands=((), (), ("P1A", "R10B")))
    assert "Aaron: purple 1 and red 10 (chest)." in told(table(here, moment(seats=2)))


def test_small_islands_that_are_used_up_lie_under_the_waves() -> None:
    scene = table(view(tiles=("S5",)), moment())
    assert "Small islands open: Mapmaker." in told(scene)
    assert sprites(scene).count("wave") == 5


def test_a_joker_is_written_as_j() -> None:
    assert (written("RJA"), written("R10B")) == ("J", "10")


def test_the_public_picture_is_the_same_whatever_a_spectator_may_not_know() -> None:
    secret = view(hands=(("R1A",), ("B5B",), ("GJA",)))
    assert to_json(table(view(), moment())) == to_json(table(secret, moment()))


def test_the_own_picture_marks_the_landings_some_move_is_about() -> None:
    choices = (LAND[2], LAND_AARON[3], SHIFT[5], SINK[6], PLACE[7, None], PASS)
    assert landable(choices) == {2, 3, 5, 6, 7}


def test_the_hand_tells_the_cards_and_frames_new_ones() -> None:
    here = view(seat=1, hands=((), ("R1A", "B5B"), ()))
    assert "Your cards: red 1 and blue 5 (draw)." in told(own(here, moment(), 1))
    assert received((Drew(1, ("B5B",)),)) == ("B5B",)


def test_a_player_who_acts_for_aaron_sees_aarons_cards() -> None:
    here = view(
        2, seat=1, phase=PlayCards((1,), 2, aaron=True, landing=4, picked=()), hands=((), ("R1A",), ("G3A",))
    )
    assert for_aaron(here, moment(seats=2))
    text = told(own(here, moment(seats=2), 1))
    assert "Aaron’s cards: green 3." in text
    assert "red 1" not in text


def test_aarons_open_cards_lie_beside_the_own_hand() -> None:
    here = view(2, seat=1, hands=((), ("R1A",), ("G3A", "P7B")))
    text = told(own(here, moment(seats=2), 1))
    assert "Your cards: red 1." in text
    assert "Aaron’s cards: green 3 and purple 7" in text


def test_the_own_picture_tells_the_day_and_the_event() -> None:
    scene = own(view(seat=1, round=4), moment(), 1)
    assert "4/5" in texts(scene)
    assert "Event: Mutiny." in told(scene)
    assert "swords" in sprites(scene)


def test_the_own_picture_shows_the_ship_at_every_coast_to_be_explored() -> None:
    for event, ships in (("B8", 1), ("B14", 2)):
        here = view(seat=1, tiles=(), event=event, ship=Ship(0, 1))
        assert sprites(own(here, moment(), 1)).count("ship") == ships


def test_a_player_with_a_choice_of_both_sees_the_own_hand() -> None:
    assert not for_aaron(view(2), moment(choices=(LAND[1], LAND_AARON[1])))
    assert for_aaron(view(2), moment(choices=(LAND_AARON[1],)))


def test_cards_picked_so_far_stay_bright_in_a_frame() -> None:
    hands = ((), ("R1A", "B5B"), ())
    none = own(view(seat=1, phase=ClearHand((1,), ((), (), ())), hands=hands), moment(), 1)
    one = own(view(seat=1, phase=ClearHand((1,), ((), ("B5B",), ())), hands=hands), moment(), 1)
    assert to_json(none) != to_json(one)


def test_a_pair_of_healers_is_shown_to_its_owner_alone() -> None:
    pairs = Healing((), ((), ("H01", "H14"), ()), up=False, chosen=(None, None, None))
    here = view(seat=1, phase=OfferHealer((1,), (None, None, None)), healing=pairs)
    assert "Healers: 1 gold a cube and 17 gold in all." in told(own(here, moment(), 1))


def scored() -> View:
    best = Score(coins=19, jewels=15, jewel_sets=28, crown_rank=25, crosses=6, first=5, healer=7, total=85)
    return view(
        scores=(best, Score(out="curse"), Score(healer=17, total=-17, out="healer")), cubes=(5, 13, 12)
    )


def test_the_final_picture_tells_every_score_part_by_part() -> None:
    scene = final(scored(), moment(outcome=Outcome((1, 2, 2), (85, 0, 0), "days")))
    assert "Ann wins!" in told(scene)
    assert "1. Ann: 85 gold" in told(scene)
    assert {"15+28", "0+25", "−7", "85", "−17"} <= set(texts(scene))


def test_the_final_picture_tells_how_the_curse_won() -> None:
    here = scored()
    assert spoken(row(here, 1, 2, here.scores[1]), SAY) == "Bob is out: 13 curse cubes."
    broke = spoken(row(here, 2, 2, here.scores[2]), SAY)
    assert broke.startswith(f"Cid is out: {-here.scores[2].total} gold short of the healer")


def test_the_story_names_nobody_where_nobody_has_any() -> None:
    scene = final(scored(), moment(outcome=Outcome((1, 2, 2), (85, 0, 0), "days")))
    assert "Most crosses on crowns: nobody, 0" in told(scene)
    assert "Most cursed: Bob, 13 cubes" in told(scene)
