"""The card that invites to Gunpowder."""

from engine.gunpowder.start import INFO
from render.gunpowder.cards import face
from render.gunpowder.pieces import GREEN, pirate
from render.kit.cards import fan
from render.kit.panels import invitation
from render.kit.scenery import galleon, seascape, waves
from render.scene import HEIGHT, WIDTH, Box, Group, Part, Scene, Shape, Sprite, Text, Texture, placed, words
from render.theme import INK, SNOW
from render.tint import clear

SHORE = "M560 640 C620 570 700 540 800 532 C930 520 1060 524 1186 548 V640Z"
SIZE = 150.0, 206.0


def lobby(seats: int) -> Scene:
    """A bomb goes off in a boat, and pirates quarrel over a chest; so many seats are taken."""
    return Scene(
        heading=words("title"),
        ground=seascape(WIDTH, HEIGHT, "storm", 0.8),
        parts=(
            placed(galleon("#e8d9b8", "#1d1a20"), 880, 452, 5, 1.36),
            Sprite("glow", 770, 380, 400, "#ff9a3c"),
            Sprite("explosion", 762, 392, 170),
            Sprite("explosion", 846, 430, 84),
            waves(462, "#1d5a6c", 0.3),
            waves(500, "#164a5b", 0.8),
            *_beach(),
            _title(),
            _cards(),
            invitation(INFO.least, INFO.most, INFO.minutes, seats),
        ),
    )


def _beach() -> tuple[Part, ...]:
    """Sand with a chest, bombs, and pirates from two crews."""
    return (
        Shape(SHORE, Texture("sand", "#d9b873", "#fbecc4", 0.8), clear(INK, 0.8), 3, 6),
        Sprite("palm", 1072, 428, 204),
        Sprite("barrel", 1130, 528, 92),
        Sprite("glow", 850, 520, 240, "#ffe08a"),
        Sprite("open_chest", 850, 510, 140),
        Sprite("gem", 930, 564, 50, GREEN),
        Sprite("bomb", 1034, 540, 96),
        placed(pirate(0), 744, 536, -8, 1.9),
        placed(pirate(3), 952, 506, 8, 1.8),
    )


def _title() -> Text:
    box = Box(50, 34, 760, 180)
    return Text(words("title"), box, size=190, least=60, face="title", colour=SNOW, halo="#3a1410")


def _cards() -> Group:
    """One card of every colour."""
    hand = tuple(face(name, *SIZE) for name in ("m7", "pistol", "shield", "potion"))
    return Group((fan(hand, 340, 372, 640, 13),))
