"""Views of Gunpowder written by hand, so that the pictures do not depend on how a game went."""

from typing import Any

import msgspec

from engine.core.types import Move, Outcome, Seat
from engine.gunpowder.board import CROSSES
from engine.gunpowder.events import Eliminated, Opened, Walked
from engine.gunpowder.moves import (
    END,
    LEAVE,
    OPEN,
    POTION,
    Drop,
    Gift,
    Go,
    Moor,
    Padlock,
    Pistol,
    Place,
    Sail,
    Steal,
    Throw,
)
from engine.gunpowder.phases import Acting, Brewing, Defending, Dropping, Mooring, Opening, Over, Placing
from engine.gunpowder.state import Island, Known, Loot, Mark, Player, Rules, Turn
from engine.gunpowder.views import View
from render.moment import Moment
from render.registry import pictures
from render.scene import Scene

HAND = ("m3", "m7", "pistol", "shield", "gift", "potion")
FOUND = tuple({"D2": "gem", "G7": "", "B7": "bomb", "F7": "gem", "G4": "ammo"}.get(c, "") for c in CROSSES)
PLAYERS = (
    Player("E1", ("aboard", "F4", "G5", "boat3", ""), (2,), 3, 2),
    Player("A9", ("aboard", "aboard", "B10", "dead", "C9"), (), 1, 0),
    Player("", ("dead", "dead", "dead", "dead", ""), (), 0, 0),
    Player("I13", ("H6", "aboard", "K9", "L8", ""), (), 4, 7),
)
ISLAND = Island(PLAYERS, ("J9", "D9"), FOUND, (Loot("I10", 2, 1),), 3, 1, (2,))
BARE = Island((Player("", ("aboard",) * 4 + ("",), (), 0, 0),) * 4, (), ("",) * len(CROSSES), (), 0, 0, ())
TRAIL = (Mark(3, "walk", "K12", "K9"), Mark(3, "bomb", "K11", "J9"), Mark(3, "open", "H6", "gem"))
BLOWS = (Mark(0, "walk", "aboard", "F4"), Mark(0, "kill", "G6", ""), Mark(0, "blast", "M5", ""))


def view(**known: Any) -> View:
    """A view of four players, one of them out; what is not given is as in the middle of a game."""
    base = {
        "seat": None,
        "rules": Rules(5, "king", 40),
        "island": ISLAND,
        "turn": Turn(3, 1, 9, ("move",)),
        "phase": Acting(3),
        "cards": (6, 6, 0, 6),
        "deck": 31,
        "pile": ("m2", "hammer", "m5"),
        "trail": TRAIL,
    }
    names = [field.name for field in msgspec.structs.fields(View)]
    return View(**{name: (base | known).get(name, ()) for name in names})


def table(known: View, *asked: Seat, **more: Any) -> Scene:
    return pictures("gunpowder").table(known, Moment(seats=4, asked=asked, **more))


def own(known: View, *choices: Move, asked: tuple[Seat, ...] = (3,)) -> Scene:
    return pictures("gunpowder").own(known, Moment(seats=4, asked=asked, choices=choices), 3)


def mine(**known: Any) -> View:
    return view(**{"seat": 3, "hand": HAND, "trail": ()} | known)


def final(why: str = "gems", places: tuple[int, ...] = (2, 3, 4, 1)) -> Scene:
    known = view(phase=Over(why), turn=Turn(3, 1, 41, ()))
    outcome = Outcome(places, tuple(player.gems for player in PLAYERS), why)
    return pictures("gunpowder").final(known, Moment(seats=4, outcome=outcome))


WALKS = tuple(Go("m3", "H6", cell) for cell in ("H4", "H5", "I6", "J7", "G6", "H8", "I8", "J8"))


def scenes() -> dict[str, Scene]:
    """Every kind of picture, by name."""
    opened = (Walked(3, "m5", 1, "K9", "H6"), Opened(3, "H6", "gem"))
    return {
        "table-mooring": table(view(island=BARE, phase=Mooring(1), cards=(0,) * 4, pile=(), trail=()), 1),
        "table-acting": table(view(), 3, news=opened),
        "table-blows": table(view(trail=BLOWS), 0, news=(Eliminated(2, 0, 2, 1),)),
        "table-defending": table(view(phase=Defending(3, "pistol", ("G5", "F4"), (0,), (0,), ())), 0),
        "table-opening": table(view(phase=Opening(3, "H6"), trail=TRAIL[:1]), 3, news=opened[:1]),
        "own-opening": own(mine(phase=Opening(3, "H6")), OPEN, LEAVE),
        "own-gift": own(mine(), Gift("m3", 0), Gift("m7", 0), Gift("m3", 1)),
        "own-loot": own(mine(), Steal(0, "gem"), Steal(0, "ammo")),
        "own-acting": own(mine(), *WALKS, Pistol("G5"), POTION, END),
        "own-card": own(mine(), *WALKS, Go("m3", "K9", "L10"), Go("m3", "aboard", "I12")),
        "own-walk": own(mine(), *WALKS, Go("m3", "H6", "aboard")),
        "own-mooring": own(mine(island=BARE, phase=Mooring(3), hand=()), *(Moor(a) for a in ("E1", "M9"))),
        "own-sail": own(mine(), Sail("E13"), Sail("M5"), Sail("A5")),
        "own-drop": own(mine(phase=Dropping(3, "K9", ("J9",))), Drop("J8"), Drop("J10"), Drop("boat1")),
        "own-place": own(mine(phase=Placing(3, "H6", "bomb")), Place("G6"), Place("I6")),
        "own-padlock": own(mine(), Padlock("G5"), Padlock("F4")),
        "own-steal": own(mine(), Steal(0, "gem"), Steal(1, "gem")),
        "own-brewing": own(mine(phase=Brewing(3, (("m7", 1),))), Throw("pistol", 1), Throw("gift", 1)),
        "own-waiting": own(mine(known=(Known(3, 1, "hammer"),)), asked=(0,)),
        "lobby": pictures("gunpowder").lobby(3),
        "final": final(),
        "final-shared": final("limit", (1, 1, 4, 3)),
    }
