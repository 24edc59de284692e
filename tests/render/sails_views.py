"""Views of Sails written by hand, so that the pictures do not depend on how a game went."""

from typing import Any

import msgspec

from engine.core.types import Event, Outcome, Seat
from engine.sails.events import CardReceived, Played
from engine.sails.moves import Order, Pass, Play, Raid, Steal, Take
from engine.sails.phases import Claiming, Ordering, Over, Passing, Playing, Raiding
from engine.sails.state import Showdown, Spoil, Tally
from engine.sails.views import Laid, Pile, Stack, View
from render.moment import Moment
from render.registry import pictures
from render.scene import Scene

HAND = ("r2", "r11", "b7", "b8", "g1", "g12", "v3", "v10")
SHOWDOWN = Showdown(
    1,
    (Play("r9", "sea", 2), Play("r4", "coast", 0), Play("g7", "sea", 0), Play("r6", "sea", 1)),
    (
        Spoil("r", 3, 1, 2, "R4", 2, 0, 3),
        Spoil("g", 1, 3, None, "", None, 3, 0),
    ),
)
TALLIES = (
    (Tally(("R4", "B2"), 3), Tally(("G5",), 4), Tally((), 1), Tally(("V1", "V3", "R2"), 0)),
    (Tally(("B5",), 0), Tally(("R1", "G2"), 7), Tally(("V4", "B4"), 2), Tally((), 0)),
)


def view(**known: Any) -> View:
    """A view of four players in the middle of round 1; what is not given is empty."""
    base = {
        "seat": None,
        "phase": Playing(3),
        "seats": 4,
        "round": 1,
        "actions": (1, 3),
        "first": 1,
        "sizes": (8, 7, 7, 8),
        "last": None,
        "bonus": (0, 2, 5, 11),
        "supply": 4,
        "spent": 2,
        "decks": (Stack("rb", "R5", 11, ()), Stack("gv", "", 10, ())),
        "piles": (Pile("", 0), Pile("R4", 1), Pile("G3", 2), Pile("V1", 12)),
    }
    names = [field.name for field in msgspec.structs.fields(View)]
    return View(**{name: (base | known).get(name, ()) for name in names})


LAID = (Laid(1, "", 12, 0, ""), Laid(2, "b", 0, 2, ""))
SEALED = ("", "b8", "", "")


def table(known: View, *asked: Seat, **more: Any) -> Scene:
    return pictures("sails").table(known, Moment(seats=known.seats, asked=asked, **more))


def own(known: View, *choices: Any, news: tuple[Event, ...] = ()) -> Scene:
    moment = Moment(seats=known.seats, asked=(3,), choices=choices, news=news)
    return pictures("sails").own(known, moment, 3)


def mine(**known: Any) -> View:
    return view(**{"seat": 3, "hand": HAND, "plays": LAID, "pile": ("B2", "V1")} | known)


def final(places: tuple[int, ...]) -> Scene:
    known = view(phase=Over(), round=2, sizes=(0, 0, 0, 0), tallies=TALLIES)
    scores = tuple(sum(tally[seat].points for tally in TALLIES) for seat in range(4))
    moment = Moment(seats=4, outcome=Outcome(places, scores, "points"))
    return pictures("sails").final(known, moment)


def scenes() -> dict[str, Scene]:
    """Every kind of picture, by name."""
    played = (Played(seat=2, covers="coast", colour="b", number=0, bonus=2),)
    between = view(phase=Passing((0, 3), ("",) * 4), round=2, tallies=TALLIES[:1], sizes=(12,) * 4)
    claiming = {"last": SHOWDOWN, "sizes": (7, 7, 7, 7)}
    peeked = Ordering(3, "rb", ("R1", "B4", "B5"))
    return {
        "table-passing": table(view(phase=Passing((0, 3), ("",) * 4), sizes=(12,) * 4), 0, 3),
        "table-playing": table(view(plays=LAID, last=SHOWDOWN), 3, news=played),
        "table-claiming": table(view(phase=Claiming((1,), (1,), (None,)), **claiming), 1),
        "table-uncovered": table(view(phase=Playing(2), first=2, **claiming), 2),
        "table-between": table(between, 0, 3),
        "own-passing": own(mine(phase=Passing((0, 3), SEALED), plays=()), Pass("r11"), Pass("g12")),
        "own-playing": own(
            mine(),
            *(Play(card, "sea", 0) for card in HAND),
            news=(CardReceived(to=3, giver=0, card="v10"),),
        ),
        "own-chosen": own(mine(), Play("b7", "sea", 0), Play("b7", "coast", 0)),
        "own-claiming": own(mine(phase=Claiming((3,), (3,), (None,))), Take("R5"), Steal(1, "R4")),
        "own-ordering": own(mine(phase=peeked), Order("R1", "B4", "B5"), Order("B5", "B4", "R1")),
        "own-raiding": own(mine(phase=Raiding(3)), Raid(0), Raid(1), Raid(2)),
        "own-waiting": pictures("sails").own(mine(), Moment(seats=4, asked=(0,)), 3),
        "lobby": pictures("sails").lobby(3),
        "final": final((2, 1, 3, 3)),
        "final-shared": final((1, 1, 3, 4)),
    }
