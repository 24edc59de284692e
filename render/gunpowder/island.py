"""What lies and stands on the island, and the boats around it."""

from engine.core.types import Seat
from engine.gunpowder.board import CROSSES, GROUND
from engine.gunpowder.state import BOBBY, Loot, Player
from engine.gunpowder.views import View
from render.gunpowder import pieces, traces
from render.gunpowder.places import berth, centre
from render.scene import Box, Group, Said, Text, placed, telling, words
from render.theme import SNOW

ROUND = Box(72, 696, 160, 42)


def island(view: View, marked: tuple[Group, ...] = ()) -> Group:
    """The board from below: what may be chosen, chests, loot, ways, boats, bombs, pirates, blows."""
    return Group(
        (
            _round(view),
            *marked,
            _chests(view),
            *(_loot(pile) for pile in view.island.loot),
            traces.under(view),
            _boats(view),
            _bombs(view),
            *(_crew(seat, player) for seat, player in enumerate(view.island.players)),
            traces.over(view),
        )
    )


def rounds(view: View) -> int:
    """How many rounds were played; the limit ends the game as the next would begin (gunpowder R35)."""
    return min(view.turn.round, view.rules.limit or view.turn.round)


def _round(view: View) -> Text:
    """Which round it is, on the sea in a corner."""
    count = words("draw-round", round=rounds(view), limit=view.rules.limit)
    return Text(count, ROUND, size=44, least=40, face="title", colour=SNOW, halo="#06303f")


def _chests(view: View) -> Group:
    """The chests that are still closed."""
    closed = tuple(cell for cell, found in zip(CROSSES, view.island.found, strict=True) if not found)
    told = words("draw-chests", count=len(closed), cells=closed)
    return telling(told, 3, *(placed(pieces.chest(), *centre(cell)) for cell in closed))


def _loot(pile: Loot) -> Group:
    told = words("draw-loot", at=pile.at, gems=pile.gems, ammo=pile.ammo)
    return telling(told, 2, placed(pieces.loot(pile.gems, pile.ammo), *centre(pile.at)))


def _boats(view: View) -> Group:
    moored = ((seat, player.boat) for seat, player in enumerate(view.island.players) if player.boat)
    return Group(tuple(placed(pieces.boat(seat), *berth(anchor)) for seat, anchor in moored))


def _bombs(view: View) -> Group:
    bombs = view.island.bombs
    says = (Said(words("draw-bombs", cells=bombs), 2),) if bombs else ()
    return Group(tuple(placed(pieces.bomb(), *centre(cell)) for cell in bombs), says=says)


def _crew(seat: Seat, player: Player) -> Group:
    """Those of a crew who are on the island; who is knocked out lies."""
    return Group(
        tuple(
            placed(pieces.pirate(seat, bobby=number == BOBBY, down=number in player.down), *centre(cell))
            for number, cell in enumerate(player.crew)
            if cell in GROUND
        )
    )
