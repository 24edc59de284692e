"""Moments of Loot Island worth a picture: every question, every number of players, set up by hand."""

from typing import Any

from engine.core.types import Event, Move, Outcome, Seat
from engine.loot_island import moves
from engine.loot_island.news import CardsPlayed, CompassPlaced, CubesTaken, Drew, OnesCursed, TreasureKept
from engine.loot_island.numbers import figures
from engine.loot_island.phases import (
    AnyPhase,
    Bargain,
    ChooseHealer,
    ClearHand,
    Copy,
    FindTreasure,
    ForcedTreasure,
    Homecoming,
    KeepHand,
    Loot,
    MoveCompass,
    OfferHealer,
    Over,
    PayTile,
    PlayCards,
    Relief,
    Share,
    Turn,
    UseTile,
)
from engine.loot_island.score import Score
from engine.loot_island.state import Healing, Landing, Ship, Variants
from engine.loot_island.tiles import in_play
from engine.loot_island.views import View
from render.moment import Moment
from render.registry import pictures
from render.scene import Scene

HAND = ("R1A", "R4B", "RJA", "B7B", "B9A", "G2A", "P5B")
KEPT = (("T4", "T26", "T15"), ("T37", "T58", "T60", "T30"), ("T72",), (), ("T1", "T2", "T48", "T34"))
COLUMNS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("R1A R2A R5B R6B", (0, 1)),
    ("B4B B7B BJA", (1, 2)),
    ("", ()),
    ("G3A G8B", ()),
    ("P1A P1B P2A P4B P6B P8A P9B P10B", (2, 0, 1)),
    ("", ()),
    ("R7A", (2,)),
    ("G10A GJB", (0,)),
)
LANDINGS = tuple(Landing(tuple(cards.split()), stack) for cards, stack in COLUMNS)
CLOSED = Healing((), (), up=False, chosen=())


def view(phase: AnyPhase, seats: int = 3, seat: Seat | None = None, **known: Any) -> View:
    """A view on the third day; what is not given is as in the middle of a game."""
    many = figures(seats)
    hands = tuple(HAND if one == seat else () for one in range(seats))
    aaron = (("R3A", "R7B", "G5A", "B2A", "B10B", "PJB"),) if many > seats else ()
    base: dict[str, Any] = {
        "seat": seat,
        "phase": phase,
        "seats": seats,
        "variants": Variants(open_healers=False, open_events=False),
        "round": 3,
        "first": 1,
        "hands": hands + aaron,
        "hand_sizes": (7, 2, 12, 0, 5)[:seats],
        "cubes": (0, 12, 5, 3, 9)[:seats],
        "kept": (*KEPT[:seats], *((("T26", "T44"),) if many > seats else ())),
        "landings": LANDINGS,
        "ship": Ship(0, 1),
        "tiles": ("S1", "S3", "S5", "S6"),
        "passed": (False, False, True, True, False)[:seats],
        "aaron_out": False,
        "event": "B8",
        "past": ("A3", "B2"),
        "coming": 2,
        "foreseen": (),
        "deck": 41,
        "discarded": ("R8A", "B3A"),
        "treasures": 38,
        "next_stack": "IV",
        "buried": ("T11",),
        "renewed": False,
        "offered": (),
        "plan": (),
        "healing": CLOSED,
        "scores": (),
        "ending": "",
    }
    return View(**(base | known))


def table(known: View, *news: Event) -> Scene:
    asked = known.phase.asked
    return pictures("loot_island").table(known, Moment(seats=known.seats, asked=asked, news=news))


def own(known: View, *choices: Move, news: tuple[Event, ...] = ()) -> Scene:
    seat = known.seat
    assert seat is not None
    moment = Moment(seats=known.seats, asked=known.phase.asked, news=news, choices=choices)
    return pictures("loot_island").own(known, moment, seat)


def both(name: str, phase: AnyPhase, *choices: Move, seats: int = 3, **known: Any) -> dict[str, Scene]:
    """The table and the hand of the first who is asked."""
    seat = phase.asked[0]
    return {
        f"table-{name}": table(view(phase, seats, **known)),
        f"own-{name}": own(view(phase, seats, seat, **known), *choices),
    }


LANDS = (*moves.LAND.values(), *(moves.Visit(tile) for tile in ("S1", "S3", "S5", "S6")), moves.PASS)
SHOWN = ("T1", "T26", "T74", "T34", "T52")
OFFERED = Healing(("H01", "H03", "H14"), (), up=True, chosen=(None, None, None))
PAIR = Healing((), ((), ("H06", "H12"), ()), up=False, chosen=(None, None, None))


def turns() -> dict[str, Scene]:
    """Whole tables with two to five players, and what those see who are asked."""
    played = (
        CardsPlayed(0, aaron=False, landing=1, cards=("R5B", "R6B")),
        CompassPlaced(0, aaron=False, landing=1, source=7),
        OnesCursed((1,), 1),
        TreasureKept(0, aaron=False, treasure="T26", curse=1, cubes=0),
    )
    found = {f"table-turn-{seats}": table(view(Turn((1,)), seats), *played) for seats in (2, 3, 4, 5)}
    for seats in (2, 3, 4, 5):
        here = view(Turn((1,)), seats, 1, ship=Ship(2, -1), tiles=in_play(seats), event="B14")
        found[f"own-turn-{seats}"] = own(here, *LANDS, news=(Drew(1, ("B9A", "P5B")),))
    found["table-b14"] = table(view(Turn((1,)), event="B14", ship=Ship(2, -1)))
    return found


def questions() -> dict[str, Scene]:
    """Every question of Phases 1 and 2."""
    none: tuple[Any, ...] = (None, None, None)
    drops = tuple(moves.Drop(card) for card in HAND)
    plays = tuple(moves.Play(card) for card in HAND[:3])
    return (
        both("keep", KeepHand((1, 2), (0, 1, 2), ((), ("R1A",), ())), *drops, round=1, event="A4")
        | both("bargain", Bargain((0, 1, 2), none), moves.ACCEPT, moves.DECLINE, round=1, event="A1")
        | both("clear", ClearHand((0, 2), (("B7B",), (), ())), *drops)
        | both(
            "home", Homecoming((0,), (0,), (0,), (None,)), *(moves.Recall(n) for n in (1, 3, 5)), event="B4"
        )
        | both("play", PlayCards((1,), 1, aaron=False, landing=1, picked=("R1A",)), *plays)
        | both("aaron", PlayCards((1,), 2, aaron=True, landing=1, picked=()), moves.Play("R7B"), seats=2)
        | both(
            "shift",
            MoveCompass((1,), 1, aaron=False, landing=8, cards=("G2A",)),
            moves.SHIFT[1],
            moves.SHIFT[2],
        )
        | both("copy", Copy((1,), 2, 1, ("draw", "discard"), draw=True, cards=("B1A",)), moves.COPY_DRAW)
        | both("share", Share((0, 1), 0, 1, 1, 1, none), moves.PROFIT[0][0], moves.PROFIT[1][1])
        | both("pay", PayTile((1,), 1, aaron=False, tile="S1", price=2, picked=("R1A",)), moves.Pay("R4B"))
        | both("use", UseTile((1,), 1, aaron=False, tile="S4"), moves.PLACE[4, None], moves.PLACE[6, None])
        | both("found", FindTreasure((1,), "T38"), *(moves.Take("T38", how, 0) for how in ("keep", "bury")))
    )


def loots() -> dict[str, Scene]:
    """Treasures and healers."""
    takes = tuple(moves.Take(one, "keep", 0) for one in SHOWN)
    offered: dict[str, Any] = {"offered": ("T11", "T58"), "event": "A2", "round": 1}
    return (
        both(
            "forced",
            ForcedTreasure((1,)),
            moves.Take("T11", "keep", 0),
            moves.Take("T58", "keep", 0),
            **offered,
        )
        | both("big", Loot((1,), 1, "big", (0, 1), 1, SHOWN, short=False), *takes)
        | both(
            "final-loot",
            Loot((2,), 5, "final", (2, 0, 1), 0, (*SHOWN, "T2", "T3"), short=False),
            *takes,
            event="",
        )
        | both("relief", Relief((1, 2), 2, (None, None, None)), moves.SHED[0], moves.SHED[2], event="B10")
        | both("offer", OfferHealer((1,), (None, None, None)), healing=PAIR, event="", round=5)
        | both("hire", ChooseHealer((0,), (2, 1)), healing=OFFERED, event="", round=5)
    )


def ends() -> dict[str, Scene]:
    """How games end: somebody wins, or the curse does."""
    rich = Score(
        coins=19, jewels=15, jewel_sets=28, crowns=3, crown_rank=25, crosses=6, first=5, healer=7, total=88
    )
    poor = Score(amulets=2, books=12, skulls=11, skull_sets=16, total=41)
    broke = Score(coins=5, healer=17, total=-12, out="healer")
    lists = {
        "final-2": (poor, rich),
        "final": (broke, rich, Score(out="curse"), poor, Score(amulets=1, total=1)),
        "final-cursed": (Score(out="curse"), broke, Score(out="curse")),
    }
    places = {"final-2": (2, 1), "final": (4, 1, 4, 2, 3), "final-cursed": (2, 2, 2)}
    return {name: _final(scores, places[name]) for name, scores in lists.items()}


def _final(scores: tuple[Score, ...], places: tuple[int, ...]) -> Scene:
    seats = len(scores)
    known = view(Over(()), seats, scores=scores, cubes=(12, 7, 13, 0, 0)[:seats], event="", round=5)
    outcome = Outcome(places, tuple(score.total for score in scores), "fifth-day")
    news = (CubesTaken((0,), 1, "A3"),)
    return pictures("loot_island").final(known, Moment(seats=seats, outcome=outcome, news=news))


def scenes() -> dict[str, Scene]:
    """Every kind of picture, by name."""
    return {"lobby": pictures("loot_island").lobby(3)} | turns() | questions() | loots() | ends()
