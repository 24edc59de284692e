"""Views of Skeleton Island written by hand: a small heap in which everything can be told by eye."""

from typing import Any

import msgspec

from engine.core.types import Event, Outcome, Seat
from engine.skeleton_island.events import Blown, IslandWon, Kept, Pirated, Returned, Stolen, Taken
from engine.skeleton_island.geometry import Spot
from engine.skeleton_island.gust import Wind
from engine.skeleton_island.heap import build
from engine.skeleton_island.moves import KEEP, PAY, PUT, RETURN, SETTLE, STEALS, TAKE
from engine.skeleton_island.phases import Gale, Look, Over, Payment, Second, Theft, Turn, Where
from engine.skeleton_island.places import places
from engine.skeleton_island.score import scores
from engine.skeleton_island.state import View
from render.moment import Moment
from render.registry import pictures
from render.scene import Scene

SPOTS = (
    Spot(-9000, 0, 300),
    Spot(-5000, 1500, 1200),
    Spot(-6000, 1000, 800),
    Spot(4000, -3000, 2600),
    Spot(7000, -1000, 5900),
    Spot(15000, 9000, 1571),
)
HEAP = build((3, 0, 7, 12, 9, 30), SPOTS)
"""From the lowest card to the highest; 7, 9 and 30 are clear."""
SHOWN = ("half-blue", "buried", "sand", "coins-2", "quarter-red", "hat")
OWNED = (
    ("half-red", "quarter-red", "quarter-blue", "hook", "coins-1", "coins-3"),
    ("half-green", "half-green", "quarter-green", "quarter-green", "quarter-purple"),
    (),
    ("half-yellow", "quarter-red", "quarter-purple", "sabre", "pistol", "coins-2"),
)
ISLANDS = (None, None, 1, None, None)
OLD = Wind(-30000, 20000, 5700, HEAP.cards, tuple(Spot(s.x - 3000, s.y + 2000, s.turn) for s in SPOTS))
PLACES = tuple(places(HEAP))


def view(**known: Any) -> View:
    """A view of four players in the middle of a game; what is not given is as above."""
    base = {
        "seat": None,
        "heap": HEAP,
        "shown": SHOWN,
        "known": ("",) * len(SHOWN),
        "named": (7, 9, 30),
        "looked": (0, 0, 0, 0),
        "owned": OWNED,
        "islands": ISLANDS,
        "spent": (),
        "wind": None,
        "flip": 0,
        "gained": False,
        "idle": 0,
        "scores": scores(OWNED, ISLANDS),
        "phase": Turn(3),
    }
    names = [field.name for field in msgspec.structs.fields(View)]
    return View(**{name: (base | known)[name] for name in names})


def mine(**known: Any) -> View:
    """The view of seat 3, who has looked at card A and at the buried one."""
    return view(**{"seat": 3, "known": ("", "coins-3", "compass", "", "", "")} | known)


def table(known: View, *news: Event) -> Scene:
    asked = () if isinstance(known.phase, Over) else (known.phase.seat,)
    return pictures("skeleton_island").table(known, Moment(seats=4, asked=asked, news=news))


def own(known: View, *choices: Any, seat: Seat = 3, news: tuple[Event, ...] = ()) -> Scene:
    asked = () if isinstance(known.phase, Over) else (known.phase.seat,)
    moment = Moment(seats=4, asked=asked, choices=choices, news=news)
    return pictures("skeleton_island").own(known, moment, seat)


def final(places_: tuple[int, ...], why: str = "islands", spent: tuple[str, ...] = ()) -> Scene:
    known = view(phase=Over(why), spent=spent)
    totals = tuple(score.total for score in known.scores)
    return pictures("skeleton_island").final(known, Moment(seats=4, outcome=Outcome(places_, totals, why)))


def scenes() -> dict[str, Scene]:
    """Every kind of picture, by name."""
    secret = Look(3, "C", "sand", up=False, again=False)
    held = Look(3, "C", "half-red", up=False, again=False)
    where = Where(3, "C", "half-red", up=False, again=False, places=PLACES)
    blown = Blown(seat=3, toward="SE", clear=3)
    paid = ("quarter-red", "sabre", "pistol")
    return {
        "table-turn": table(view(), Kept(seat=0, card="F", face="coins-3", why="choice")),
        "table-gale": table(view(phase=Gale(3, 2))),
        "table-gust": table(view(wind=OLD), blown),
        "table-look": table(view(phase=secret), Taken(seat=3, card="C", face="sand", bared=("B",))),
        "table-second": table(
            view(phase=Second(3, "A", again=False)), Returned(seat=3, card="A", side="E", covered=1)
        ),
        "table-theft": table(view(phase=Theft(3)), Pirated(seat=3, aim="steal", cards=paid)),
        "table-won": table(
            view(),
            Stolen(seat=1, victim=0, face="half-green"),
            IslandWon(seat=1, colour="green"),
        ),
        "own-turn": own(mine(), TAKE[0], TAKE[1], TAKE[2]),
        "own-look": own(mine(phase=held), KEEP, RETURN),
        "own-where": own(mine(phase=where), *(PUT[place.side, place.how] for place in PLACES)),
        "own-payment": own(
            mine(phase=Payment(3, "steal", ("quarter-red",))), PAY["quarter-purple"], PAY["sabre"]
        ),
        "own-paid": own(mine(phase=Payment(3, "steal", paid)), SETTLE),
        "own-theft": own(mine(phase=Theft(3)), STEALS[0]["coins-3"], STEALS[1]["half-green"]),
        "own-waiting": own(mine(phase=Turn(0))),
        "lobby": pictures("skeleton_island").lobby(3),
        "final": final((2, 1, 4, 3), spent=paid),
        "final-shared": final((1, 1, 4, 3), "stalled"),
    }
