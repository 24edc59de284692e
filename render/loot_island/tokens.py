"""Small things: compasses, small islands, treasures and healers."""

from functools import lru_cache

from engine.loot_island.healers import HEALERS
from engine.loot_island.tiles import TILES
from engine.loot_island.treasures import TREASURES, Treasure
from render.kit import paths
from render.kit.cards import card as paper
from render.kit.tokens import badge
from render.loot_island.maps import CURSE, icon
from render.scene import Box, Group, Linear, Part, Radial, Shadow, Shape, Sprite, Text, Texture
from render.theme import INK, SNOW

TYPES = {
    "amulet": "amulet",
    "coins": "coins",
    "book": "book",
    "jewel": "jewel",
    "crown": "crown",
    "skull": "skull",
}
"""The emblem of each type of treasure."""
SKULLS = {"jade": "#6fbf8b", "crystal": "#bfe6f2", "obsidian": "#6a5f74"}
POWERS = {
    "shed": ("cube", "−{}"),
    "sink": ("compass", "↓"),
    "place": ("compass", "+1"),
    "draw": ("hand", "+{}"),
    "treasure": ("chest", ""),
    "ship": ("ship", ""),
}
"""The emblem of each small island, and how its number is written."""
AARON = "#8d8478"


@lru_cache(maxsize=64)
def figure(number: int, seats: int, size: float) -> Group:
    """The mark of somebody on the board: a seat's badge, or Aaron's head on a grey disc."""
    if number < seats:
        return badge(number, size)
    disc = Shape(paths.circle(0, 0, size * 0.49), Linear("#d9d2c4", AARON, -18), INK, 2.5, size * 0.05)
    return Group((disc, Sprite("pirate", 0, 0, size * 0.84)), solid=True, shadow=Shadow(2, 2))


@lru_cache(maxsize=64)
def tile(name: str, size: float, is_open: bool = True) -> Group:
    """A small island around its middle: its power in an emblem, or face down under the waves."""
    if not is_open:
        return _sunken(size)
    emblem, pattern = POWERS[TILES[name].power]
    number = pattern.format(TILES[name].amount)
    shore = paths.circle(0, 0, size * 0.5)
    parts: list[Part] = [
        Shape(shore, Texture("sand", "#d8b36a", "#fbecc4", 0.5), INK, 2.5, 3),
        Shape(paths.circle(0, 0, size * 0.4), Radial("#9ccf7a", "#4f8d4a")),
        Sprite(emblem, 0, -size * 0.06, size * 0.66, CURSE if emblem == "cube" else None),
    ]
    if number:
        box = Box(-size * 0.4, size * 0.02, size * 0.8, 38)
        parts.append(Text(number, box, size=34, face="bold", colour=SNOW, halo=INK))
    return Group(tuple(parts), solid=True, shadow=Shadow(3, 4))


def _sunken(size: float) -> Group:
    """A small island that is used up or closed for this round."""
    return Group(
        (
            Shape(paths.circle(0, 0, size * 0.5), Radial("#2d7080", "#123f50"), "#0a2a36", 2.5),
            Sprite("wave", 0, 0, size * 0.56, "#5b9cab"),
        ),
        solid=True,
        fade=0.8,
    )


def worth(one: Treasure) -> str:
    """What a treasure says about its value: gold, or what a book multiplies by."""
    return f"×{one.multiplier}" if one.multiplier else str(one.base)


@lru_cache(maxsize=512)
def treasure(name: str, width: float, height: float, dim: float = 0) -> Group:
    """A treasure around its middle: what it is, its value on the left, its curse on the right."""
    one = TREASURES[name]
    size = max(33.0, width * 0.26)
    inset = max(0, width - 80) * 0.08
    foot = height / 2 - size * 0.62 - 3 - inset
    high = height - size * 1.1 - 10
    parts: list[Part] = [
        Sprite(TYPES[one.type], 0, -height / 2 + 6 + high / 2, min(high, width * 0.9), SKULLS.get(one.kind)),
        Text(
            worth(one),
            Box(-width / 2 + 3 + inset, foot - size * 0.6, width * 0.54, size * 1.2),
            size=size,
            face="bold",
            side="left",
            colour=INK,
        ),
        *_curse(one, width, foot, size),
        *_crosses(one, width, height),
    ]
    return paper(width, height, *parts, paper="#f3dfa6", dim=dim)


def _curse(one: Treasure, width: float, foot: float, size: float) -> tuple[Part, ...]:
    """The cubes a treasure costs, or those it lets one discard."""
    x = width / 2 - size * 0.52 - 1 - max(0, width - 80) * 0.08
    if one.heal:
        return (
            *icon("discard", x, foot, size),
            *(_number(str(one.heal), x, foot, size) if one.heal > 1 else ()),
        )
    if not one.curse:
        return ()
    return (Sprite("cube", x, foot, size * 1.12, CURSE), *_number(str(one.curse), x, foot, size))


def _number(text: str, x: float, y: float, size: float) -> tuple[Part, ...]:
    box = Box(x - size / 2, y - size * 0.6, size, size * 1.2)
    return (Text(text, box, size=size, face="bold", colour=SNOW, halo=INK),)


def _crosses(one: Treasure, width: float, height: float) -> tuple[Part, ...]:
    """The crosses of a crown, along its upper edge."""
    size = width * 0.2
    places = [(at - (one.crosses - 1) / 2) * size for at in range(one.crosses)]
    return tuple(cross(x, -height / 2 + size * 0.7, size * 0.8) for x in places)


def cross(x: float, y: float, size: float) -> Shape:
    """A red cross, as crowns bear them."""
    half, arm = size / 2, size * 0.16
    upright = [
        (x - arm, y - half),
        (x + arm, y - half),
        (x + arm, y - arm * 1.6),
        (x + half * 0.8, y - arm * 1.6),
    ]
    right = [
        (x + half * 0.8, y + arm * 0.4),
        (x + arm, y + arm * 0.4),
        (x + arm, y + half),
        (x - arm, y + half),
    ]
    left = [
        (x - arm, y + arm * 0.4),
        (x - half * 0.8, y + arm * 0.4),
        (x - half * 0.8, y - arm * 1.6),
        (x - arm, y - arm * 1.6),
    ]
    return Shape(paths.polygon([*upright, *right, *left]), "#c4371f", INK, 1.5)


def price(name: str) -> tuple[str, str]:
    """What a healer asks for: so much a cube, and so much besides."""
    one = HEALERS[name]
    each = f"{one.per_cube}×" if one.per_cube else ""
    return each, (f"+{one.fixed}" if one.per_cube and one.fixed else str(one.fixed) if one.fixed else "")


@lru_cache(maxsize=64)
def healer(name: str, width: float, height: float, dim: float = 0) -> Group:
    """A healer around the middle: a potion, and the price."""
    each, fixed = price(name)
    size = max(33.0, width * 0.26)
    half = height / 2
    parts: list[Part] = [Sprite("potion", 0, -half * 0.38, height * 0.52)]
    row = Box(-width / 2 + 4, half - size * 1.3, width - 8, size * 1.2)
    if not each:
        return paper(
            width,
            height,
            *parts,
            Sprite("coin", -width * 0.2, half - size * 0.7, size),
            _price(fixed, row, size, "right"),
            dim=dim,
        )
    cube = Sprite("cube", 0, half - size * 0.72, size * 0.94, CURSE)
    both = (_price(each, row, size, "left"), cube, *((_price(fixed, row, size, "right"),) if fixed else ()))
    return paper(width, height, *parts, *both, dim=dim)


def _price(text: str, row: Box, size: float, side: str) -> Text:
    x, width = (
        (row.x, row.width / 2 - size * 0.46) if side == "left" else (size * 0.46, row.width / 2 - size * 0.46)
    )
    return Text(
        text,
        Box(x, row.y, width, row.height),
        size=size,
        face="bold",
        side="left" if side == "right" else "right",
        colour=INK,
    )
