"""The plates of the players: gems, ammunition, cards, and where everybody of the crew is."""

from engine.core.types import Seat
from engine.gunpowder.board import ABOARD, BOATS, DEAD, GROUND, NOWHERE
from engine.gunpowder.state import BOBBY, Player
from engine.gunpowder.views import View
from render.gunpowder.pieces import GREEN
from render.kit import paths
from render.kit.panels import seat_plate
from render.kit.tokens import badge, counter
from render.moment import Moment
from render.scene import Box, Group, Part, Shape, Sprite, Text, Words, group, placed, telling, who, words
from render.theme import INK, SEATS
from render.tint import clear

COLUMN = Box(838, 108, 338, 538)
TALLEST = 172
GAP = 10
STEP = 35
FIGURE = 38
HULL = "M-18 4 C-8 8 8 8 18 4 L11 19 L-11 19Z"


def plates(view: View, moment: Moment) -> Group:
    """Everybody's plate, one below the other."""
    count = moment.seats
    height = tall(count)
    boxes = (Box(COLUMN.x, COLUMN.y + (height + GAP) * seat, COLUMN.width, height) for seat in range(count))
    return Group(tuple(_plate(view, moment, seat, box) for seat, box in enumerate(boxes)))


def tall(seats: int) -> float:
    """How tall the plates of so many players are."""
    return min(TALLEST, (COLUMN.height - GAP * (seats - 1)) / seats)


def _plate(view: View, moment: Moment, seat: Seat, box: Box) -> Group:
    """One player's plate: name and hand, loot, crew."""
    lit = seat in moment.asked or (moment.outcome is not None and moment.outcome.places[seat] == 1)
    name = Box(box.x + 78, box.y + 6, box.width - 86, 42)
    body = _gone(box) if seat in view.island.out else _holdings(view, seat, box)
    return telling(
        told(view, seat),
        1,
        seat_plate(seat, box, lit),
        placed(badge(seat, 42), box.x + 44, box.y + 27),
        Text(who(seat), name, face="bold", side="left"),
        *body,
    )


def told(view: View, seat: Seat) -> Words:
    """Say what a player has and where the crew is."""
    player = view.island.players[seat]
    if seat in view.island.out:
        return words("draw-plate-out", seat=seat)
    return words(
        "draw-plate",
        seat=seat,
        boat=player.boat or "none",
        gems=player.gems,
        ammo=player.ammo,
        cards=view.cards[seat],
        aboard=player.crew.count(ABOARD),
        ashore=", ".join(_name(player, n) for n, at in enumerate(player.crew) if at in GROUND) or "none",
        prisoners=sum(at in BOATS for at in player.crew),
        dead=player.crew.count(DEAD),
    )


def _name(player: Player, number: int) -> str:
    """The cell of somebody on the island; the knocked out in brackets, Bobby with a star."""
    cell = player.crew[number] + ("*" if number == BOBBY else "")
    return f"({cell})" if number in player.down else cell


def _gone(box: Box) -> tuple[Part, ...]:
    """A skull for who is out of the game."""
    middle = box.y + box.height - 42
    label = Text(words("draw-out"), Box(box.x + 90, middle - 24, box.width - 100, 48), size=38, side="left")
    veil = Shape(paths.rect(box.x, box.y, box.width, box.height, 12), clear("#24160c", 0.35))
    return veil, Sprite("crossbones", box.x + 50, middle, 62), label


def _holdings(view: View, seat: Seat, box: Box) -> tuple[Part, ...]:
    """Gems of how many, ammunition, cards; below them the crew."""
    player = view.island.players[seat]
    low, lower = box.y + box.height * 0.545, box.y + box.height - 23
    return (
        counter("gem", f"{player.gems}/{view.rules.gems}", box.x + 24, low, size=40, width=86, tint=GREEN),
        counter("ammunition", str(player.ammo), box.x + 154, low, size=40, width=46),
        counter("hand", str(view.cards[seat]), box.x + 240, low, size=42, width=46),
        crew(view, seat, box.x + 24, lower),
    )


def crew(view: View, seat: Seat, x: float, y: float) -> Group:
    """The crew in a row, each where it is, then the prisoners aboard."""
    player = view.island.players[seat]
    known = tuple(place for place in player.crew if place != NOWHERE)
    held = [
        owner for owner, other in enumerate(view.island.players) for at in other.crew if at == BOATS[seat]
    ]
    figures = tuple(_figure(seat, place, x + 18 + STEP * at, y) for at, place in enumerate(known))
    start = x + STEP * 5 + 18
    prison = (Sprite("padlock", start + 2, y, 36),) if held else ()
    captives = tuple(placed(badge(owner, 36), start + 36 + 30 * at, y) for at, owner in enumerate(held[:3]))
    return group(*figures, *prison, *captives)


def _figure(seat: Seat, place: str, x: float, y: float) -> Group:
    """One of the crew: standing, in the boat, behind bars, or dead."""
    if place == DEAD:
        return Group((Sprite("skull", x, y, 32),), fade=0.75)
    pawn = Sprite("pawn", x, y - 2, FIGURE, SEATS[seat].colour)
    if place == ABOARD:
        return Group((pawn, Shape(paths.stretched(HULL, x, y, 1, 1), "#93602f", INK, 2)))
    if place in BOATS:
        bars = "".join(paths.line((x + dx, y - 19), (x + dx, y + 18)) for dx in (-12, -4, 4, 12))
        return Group((pawn, Shape(bars, None, INK, 4)))
    return Group((pawn,))
