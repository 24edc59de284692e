"""The cards of Sails: islands of coast and sea, sails over them, treasures, actions, Bonus."""

from functools import lru_cache

from engine.sails.cards import POINTS
from render.kit import paths
from render.kit.cards import back, card, outline
from render.scene import Box, Group, Linear, Part, Shape, Sprite, Text, Texture, Words, words
from render.theme import INK, SNOW, SUITS, Suit
from render.tint import clear, dark, light

SHAPE = 1.4
"""Height of a card, in widths."""
SUIT: dict[str, Suit] = {
    "r": SUITS["red"],
    "b": SUITS["blue"],
    "g": SUITS["green"],
    "v": SUITS["violet"],
}
HOARD = {1: "coin", 2: "cup", 3: "jewel", 4: "crown", 5: "open_chest"}
"""The emblem of a treasure by its points."""
ACTION = {1: "swords", 2: "hand", 3: "spyglass", 4: "anchor"}
"""The emblem of an action by its number."""


@lru_cache(maxsize=256)
def island(width: float, colour: str, value: int, covered: str = "", dim: float = 0) -> Group:
    """An island: its number on the coast above, its colour in the sea below.

    What is not known is given as empty or 0 and lies under the sail of the covered half.
    """
    height = width * SHAPE
    face: list[Part] = [*_coast(width, height, value), *_sea(width, height, colour)]
    if covered:
        face += _sail(width, height, covered)
    return card(width, height, *face, dim=dim)


def _coast(width: float, height: float, value: int) -> list[Part]:
    """The upper half: an island under the sky, and how much it counts."""
    top = -height / 2
    dune = (
        f"M{-width / 2} 6 V{-height * 0.1} C{-width * 0.3} {-height * 0.2} {-width * 0.12}"
        f" {-height * 0.16} {width * 0.06} {-height * 0.1} C{width * 0.2} {-height * 0.05}"
        f" {width * 0.36} {-height * 0.1} {width / 2} {-height * 0.04} V6Z"
    )
    number = Text(
        str(value),
        Box(-width / 2, top + width * 0.04, width * 0.66, height * 0.42),
        size=width * 0.56,
        least=width * 0.3,
        face="bold",
        colour=INK,
        halo=SNOW,
    )
    return [
        Shape(paths.rect(-width / 2, top, width, height / 2), Linear("#a9d3d8", "#f4ead0")),
        Shape(dune, Texture("sand", "#d8b873", "#f6e6b8", 0.5), clear(INK, 0.7), width * 0.018),
        Sprite("palm", width * 0.27, -height * 0.22, width * 0.5),
        *((number,) if value else ()),
    ]


def _sea(width: float, height: float, colour: str) -> list[Part]:
    """The lower half: water in the colour of the island, with its emblem."""
    shore = paths.rect(-width / 2, 0, width, height / 2)
    if not colour:
        return [Shape(shore, "#8a7a60")]
    tint, emblem = SUIT[colour]
    swell = "".join(f"q{width / 8} {rise} {width / 4} 0" for rise in (-width * 0.05, width * 0.05) * 2)
    surf = "".join(f"M{-width / 2} {y}{swell}" for y in (height * 0.1, height * 0.4))
    return [
        Shape(shore, Texture("sea", dark(tint, 0.28), light(tint, 0.16), 0.5)),
        Shape(f"M{-width / 2} 0 H{width / 2}", None, clear(SNOW, 0.9), width * 0.05),
        Shape(f"M{-width / 2} {-width * 0.02} H{width / 2}", None, INK, width * 0.018),
        Shape(surf, None, clear(SNOW, 0.4), width * 0.022),
        Sprite(emblem, 0, height * 0.22, width * 0.46, light(tint, 0.7)),
    ]


def _sail(width: float, height: float, covered: str) -> list[Part]:
    """A sail over one half, hung from its yard."""
    top = -height * 0.48 if covered == "coast" else height * 0.02
    low = top + height * 0.45
    half = width * 0.44
    cloth = (
        f"M{-half} {top} C{-half * 0.4} {top + 6} {half * 0.4} {top + 6} {half} {top}"
        f" C{half * 1.16} {top + height * 0.16} {half * 1.1} {low - height * 0.1} {half * 0.94} {low}"
        f" C{half * 0.4} {low - height * 0.05} {-half * 0.4} {low - height * 0.05} {-half * 0.94} {low}"
        f" C{-half * 1.1} {low - height * 0.1} {-half * 1.16} {top + height * 0.16} {-half} {top}Z"
    )
    seams = "".join(
        f"M{x} {top + 6} C{x * 1.15} {top + height * 0.15} {x * 1.15} {low - height * 0.15}"
        f" {x} {low - height * 0.05}"
        for x in (-half * 0.36, half * 0.36)
    )
    yard = f"M{-width * 0.47} {top} C{-half * 0.4} {top + 5} {half * 0.4} {top + 5} {width * 0.47} {top}"
    thick = width * 0.055
    return [
        Shape(cloth, "#20100870", blur=width * 0.03),
        Shape(cloth, Texture("canvas", "#d9c79c", "#fbf3dc", 0.5), INK, width * 0.022, width * 0.06),
        Shape(seams, None, "#8a734880", width * 0.014),
        Sprite("crossbones", 0, (top + low) / 2, width * 0.36, "#4a3a2c"),
        Shape(yard, None, INK, thick * 1.6),
        Shape(yard, None, "#93602f", thick),
        Shape(yard, None, "#d3a06a", thick * 0.3),
    ]


@lru_cache(maxsize=256)
def treasure(width: float, colour: str, points: int, dim: float = 0) -> Group:
    """A treasure in the colour of its sea, with its points."""
    height = width * SHAPE
    tint, emblem = SUIT[colour]
    frame = outline(width, height, width * 0.055)
    return card(
        width,
        height,
        Shape(outline(width, height), Texture("canvas", dark(tint, 0.3), light(tint, 0.12), 0.6)),
        Shape(frame, Texture("parchment", light(tint, 0.62), light(tint, 0.86)), INK, width * 0.012),
        Sprite("glow", 0, height * 0.1, width * 0.95, "#ffe08a"),
        Sprite(HOARD[points], 0, height * 0.13, width * 0.66),
        Sprite(emblem, width * 0.27, -height * 0.33, width * 0.32, tint),
        Text(
            str(points),
            Box(-width * 0.45, -height * 0.48, width * 0.46, height * 0.32),
            size=width * 0.44,
            least=width * 0.3,
            face="bold",
            colour=INK,
            halo=SNOW,
        ),
        dim=dim,
    )


@lru_cache(maxsize=16)
def treasure_back(width: float) -> Group:
    """The back of a treasure."""
    return back(width, width * SHAPE, "#6b3a22", "chest")


@lru_cache(maxsize=16)
def island_back(width: float) -> Group:
    """The back of an island."""
    return back(width, width * SHAPE, "#1c5a6b", "sail")


@lru_cache(maxsize=64)
def action(width: float, height: float, colours: str, number: int) -> Group:
    """An Action card: its two colours and what it does."""
    strips: list[Part] = []
    for place, letter in enumerate(colours):
        tint, emblem = SUIT[letter]
        x = -width / 2 + place * width / 2
        strip = paths.rect(x, -height / 2, width / 2, height * 0.3)
        strips += [
            Shape(strip, Texture("sea", dark(tint, 0.25), light(tint, 0.15), 0.5)),
            Sprite(emblem, x + width / 4, -height * 0.35, height * 0.26, light(tint, 0.7)),
        ]
    return card(
        width,
        height,
        *strips,
        Shape(f"M{-width / 2} {-height * 0.2} H{width / 2}", None, INK, 3),
        Sprite(ACTION[number], 0, height * 0.03, height * 0.4),
        Text(
            words(f"action-{number}"),
            Box(-width * 0.47, height * 0.22, width * 0.94, height * 0.26),
            size=42,
            least=34,
            face="title",
            colour=INK,
        ),
    )


def named(card: str) -> Words | str:
    """Name a treasure `R4`; nothing for the place of none."""
    return words("draw-treasure", colour=card[0].lower(), points=POINTS[card]) if card else ""


def first_player(x: float, y: float, size: float) -> Sprite:
    """The mark of the First Player."""
    return Sprite("compass", x, y, size)
