"""The card that invites to Loot Island."""

from engine.loot_island import INFO
from render.kit.cards import fan
from render.kit.panels import invitation
from render.kit.scenery import galleon, seascape, waves
from render.loot_island.maps import held
from render.loot_island.tokens import treasure
from render.scene import HEIGHT, WIDTH, Box, Group, Part, Scene, Shape, Sprite, Text, Texture, placed, words
from render.theme import INK, SNOW
from render.tint import clear

ROCK = (
    "M640 600 C660 520 700 470 750 420 C780 370 800 330 840 320"
    " C880 312 900 350 930 400 C990 440 1040 470 1090 600Z"
)
BUSH = (
    "M560 600 C580 520 640 488 690 492 C730 452 800 456 830 486"
    " C880 452 950 460 980 498 C1040 486 1100 520 1150 600Z"
)
SHORE = "M500 620 C580 552 680 540 780 548 C900 556 1040 540 1186 572 V640 H500Z"


def lobby(seats: int) -> Scene:
    """A cursed island at dusk, a hand of maps, and the loot; so many seats are taken."""
    return Scene(
        heading=words("title"),
        ground=Group((*seascape(WIDTH, HEIGHT, "dusk", 0.42).parts, *_island())),
        parts=(
            placed(galleon(), 610, 462, -2, 0.62),
            *_things(),
            waves(572, "#1d6a7c", 0.3),
            _title(),
            _cards(),
            invitation(INFO.least, INFO.most, INFO.minutes, seats),
        ),
    )


def _island() -> tuple[Part, ...]:
    """A rock, the jungle at its foot, and the beach."""
    return (
        Shape(ROCK, Texture("rock", "#4a4048", "#8d7f80", 1.2), INK, 3, 14),
        Shape(BUSH, Texture("leaves", "#123d26", "#3f7f40", 0.9), INK, 3, 10),
        Shape(SHORE, Texture("sand", "#cfa866", "#f6e2b2", 0.8), clear(INK, 0.8), 3, 6),
    )


def _things() -> tuple[Part, ...]:
    """Palms, a skull on the rock, and an open chest on the beach."""
    return (
        Sprite("skull", 850, 404, 130),
        Sprite("palm", 700, 430, 210),
        Sprite("palm", 1040, 420, 230),
        Sprite("glow", 880, 530, 260, "#ffe08a"),
        Sprite("open_chest", 880, 516, 150),
        Sprite("compass", 990, 540, 76),
        Sprite("cube", 770, 546, 60, "#4b2a63"),
    )


def _title() -> Text:
    box = Box(50, 30, 760, 180)
    return Text(words("title"), box, size=170, least=60, face="title", colour=SNOW, halo="#4a2413")


def _cards() -> Group:
    """Maps that lead to treasures."""
    maps = tuple(held(card, 144) for card in ("R5B", "B7B", "G10B", "PJA"))
    loot = (treasure("T38", 118, 160), treasure("T55", 118, 160))
    return Group((fan(maps, 286, 350, 700, 9), placed(loot[0], 1000, 200, -8), placed(loot[1], 1100, 230, 7)))
