"""The cards of Gunpowder: Movement, Attack, Defence and Bonus, each colour with its own emblem."""

from functools import lru_cache

from engine.gunpowder.cards import COLOUR, VALUE
from render.kit import paths
from render.kit.cards import back, card, outline
from render.scene import Box, Colour, Group, Part, Shape, Sprite, Text, Texture, words
from render.theme import INK, SNOW
from render.tint import clear, dark, light

TINT: dict[str, Colour] = {"move": "#3f8a4c", "attack": "#b3281e", "defence": "#1f66c0", "bonus": "#8f5fb0"}
SIGN = {"move": "footprints", "attack": "swords", "defence": "shield", "bonus": "star"}
"""What tells the colours apart besides the colour."""
EMBLEM = {
    "pistol": "pistol",
    "padlock": "padlock",
    "hammer": "hammer",
    "shield": "shield",
    "chest": "chest",
    "gift": "gift",
    "fly": "bomb",
    "potion": "potion",
    "boat": "boat",
}


@lru_cache(maxsize=256)
def face(name: str, width: float, height: float, dim: float = 0) -> Group:
    """A card face up, with its name when there is room for it."""
    tint = TINT[COLOUR[name]]
    inner: list[Part] = [
        Shape(outline(width, height), Texture("canvas", dark(tint, 0.35), light(tint, 0.05), 0.6)),
        Shape(
            outline(width, height, width * 0.055),
            Texture("parchment", light(tint, 0.68), light(tint, 0.9)),
            INK,
            max(1.5, width * 0.012),
        ),
    ]
    inner += _steps(name, width, height) if name in VALUE else _deed(name, width, height)
    return card(width, height, *inner, dim=dim)


def _steps(name: str, width: float, height: float) -> list[Part]:
    """How far a Movement card reaches."""
    small = width < 110
    number = Text(
        str(VALUE[name]),
        Box(-width / 2, -height * (0.46 if small else 0.44), width, height * 0.56),
        size=width * 0.66,
        least=33,
        face="bold",
        colour=dark(TINT["move"], 0.3),
        halo=SNOW,
    )
    return [Sprite("footprints", 0, height * 0.25, width * 0.52, dark(TINT["move"], 0.2)), number]


def _deed(name: str, width: float, height: float) -> list[Part]:
    """What a card does: its emblem, and its name if that can be read."""
    if width < 110:
        return [Sprite(EMBLEM[name], 0, 0, width * 0.78), *_wings(name, 0, 0, width * 0.78)]
    size = min(width * 0.62, height * 0.5)
    band = paths.rect(-width / 2, height * 0.12, width, height * 0.4)
    return [
        Sprite(EMBLEM[name], 0, -height * 0.19, size),
        *_wings(name, 0, -height * 0.19, size),
        Shape(band, clear(SNOW, 0.6)),
        Text(
            words(f"card-{name}"),
            Box(-width * 0.44, height * 0.1, width * 0.88, height * 0.39),
            size=42,
            least=33,
            face="title",
            lines=2,
        ),
    ]


def _wings(name: str, x: float, y: float, size: float) -> tuple[Part, ...]:
    """A gust that carries the Flying Bomb."""
    return (Sprite("wind", x - size * 0.34, y + size * 0.3, size * 0.5),) if name == "fly" else ()


@lru_cache(maxsize=8)
def reverse(width: float, height: float) -> Group:
    """The back of the cards."""
    return back(width, height, "#5a2a1c", "barrel")
