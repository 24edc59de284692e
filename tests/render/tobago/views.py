"""Views of Tobago written by hand, so that the pictures do not depend on how a game went."""

from typing import Any

import msgspec

from engine.core.types import Event, Outcome, Seat
from engine.tobago import events, frame, moves, phases
from engine.tobago.clues import DECK, meanings
from engine.tobago.island import island
from engine.tobago.landmarks import Site
from engine.tobago.state import Column, Dealt, Laid, Rules
from engine.tobago.views import Sharing, View
from render.moment import Moment
from render.registry import pictures
from render.scene import Scene

SITE = Site(0, ("D4", "M6", "H5", "A6"), ("I11", "E7", "J5"), ("L6", "F6", "J3"))
FACINGS = ("NE", "N", "SE")
LAND = island(0).land
HAND = ("in-lake", "not-next-palm", "in-largest-river", "sight-statue")


def column(*laid: tuple[str, Seat]) -> Column:
    """A map with these clues."""
    kept = LAND
    for card, _ in laid:
        kept &= meanings(SITE)[card]
    return Column(tuple(Laid(card, owner) for card, owner in laid), kept)


NEXT_TO_HUT = (("next-hut", 0), ("not-in-scrub", 1))
COLUMNS = (
    column(*NEXT_TO_HUT, ("not-in-jungle", 2)),
    column(("in-lake", 3), ("next-largest-jungle", 0)),
    column(("not-in-beach", 1)),
    column(),
)


def view(**known: Any) -> View:
    """A view of four players in the middle of a game; what is not given is empty."""
    columns = known.get("columns", COLUMNS)
    gaze = island(0).gaze
    facings = known.get("facings", FACINGS)
    turned = tuple(map(frame.clockwise, facings))
    base = {
        "seat": None,
        "phase": phases.Turn(2, fresh=True),
        "rules": Rules(4, lenient=False, claims=False, curses=False, limit=60),
        "site": SITE,
        "facings": facings,
        "gazes": tuple(gaze[one, way] for one, way in zip(SITE.statues, facings, strict=True)),
        "next_gazes": tuple(gaze[one, way] for one, way in zip(SITE.statues, turned, strict=True)),
        "columns": columns,
        "cubes": tuple(one.candidates if one.shown else 0 for one in columns),
        "atvs": ("G5", "G5", "I8", "K7"),
        "amulets": frame.mask(("A6", "N7")),
        "purses": (0, 1, 2, 12),
        "supply": 3,
        "roses": (13, 13, 14, 0),
        "hands": (4, 4, 4, 4),
        "clues": 30,
        "used": 2,
        "gold": 33,
        "buried": 0,
        "piles": (0, 1, 3, 10),
        "first": 0,
        "turn": 22,
        "round": 6,
        "division": None,
        "answer": "",
    }
    names = [field.name for field in msgspec.structs.fields(View)]
    return View(**{name: (base | known).get(name, ()) for name in names})


def mine(**known: Any) -> View:
    return view(**{"seat": 2, "hand": HAND, "pile": (3, 4, 6)} | known)


def table(known: View, *asked: Seat, news: tuple[Event, ...] = ()) -> Scene:
    return pictures("tobago").table(known, Moment(seats=4, asked=asked, news=news))


def own(known: View, *choices: Any, news: tuple[Event, ...] = ()) -> Scene:
    moment = Moment(seats=4, asked=(2,), choices=choices, news=news)
    return pictures("tobago").own(known, moment, 2)


def sharing(peeked: tuple[int, ...] = (), left: int = 3) -> Sharing:
    shown = (Dealt(3, 1), Dealt(2, None))
    resume = phases.Linger(2)
    return Sharing("grey", 2, (2, 0, 2), left, (1, 1, 2, 0), peeked, shown, 1, resume)


def final(places: tuple[int, ...], treasures: tuple[tuple[int, ...], ...]) -> Scene:
    over = view(phase=phases.Over("gold"), treasures=treasures, discard=(0, 4), round=14)
    scores = tuple(map(sum, treasures))
    return pictures("tobago").final(over, Moment(seats=4, outcome=Outcome(places, scores, "gold")))


GOES = tuple(moves.Go(space, take=False) for space in frame.spaces(island(0).reach["I8"][2]))
OFFER = phases.Offer(2, 5, 0, 3)
RICH = (2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6)


def scenes() -> dict[str, Scene]:
    """Every kind of picture, by name."""
    laid = events.Laid(2, "not-in-jungle", "grey", COLUMNS[0].left, paid=False)
    drove = events.Drove(3, "I8", "K7", 2, paid=False)
    crowd = tuple(column(*((card, at % 4) for at, card in enumerate(DECK[:14]))) for _ in range(4))
    return {
        "table-laid": table(view(), 2, news=(laid,)),
        "table-drove": table(view(), 2, news=(drove, events.AmuletTaken(3, "K7", free=False))),
        "table-offer": table(view(phase=OFFER, division=sharing()), 2),
        "table-curse": table(view(phase=phases.Curse((0, 2)), division=sharing(left=0)), 0, 2),
        "table-begin": table(
            view(phase=phases.Begin(1, "grey"), division=sharing(left=0)),
            1,
            news=(events.Conjured(("A6",), FACINGS),),
        ),
        "table-crowded": table(view(columns=crowd, piles=(99,) * 4, purses=(20,) * 4, round=200), 2),
        "own-turn": own(mine(), *GOES, *(moves.Clue(card, "black") for card in HAND[:3])),
        "own-chosen": own(mine(), *(moves.Clue("in-lake", name) for name in ("black", "white"))),
        "own-cube": own(mine(), moves.AmuletCube("brown", frame.spaces(COLUMNS[1].candidates)[0])),
        "own-offer": own(mine(phase=OFFER, division=sharing((4, 5))), moves.Take(), moves.Leave()),
        "own-waiting": pictures("tobago").own(mine(pile=RICH), Moment(seats=4, asked=(0,)), 2),
        "lobby": pictures("tobago").lobby(3),
        "final": final((2, 1, 3, 4), ((6, 6, 5), RICH, (2, 3), ())),
        "final-shared": final((1, 1, 3, 3), ((6,), (6,), (), ())),
    }
