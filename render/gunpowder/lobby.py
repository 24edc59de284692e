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

SHORE = "M500 640 C560 560 660 520 760 512 C900 500 1050 512 1186 540 V640Z"
SIZE = 150.0, 206.0


def lobby(seats: int) -> Scene:
    """A bomb goes off in a boat, and pirates quarrel over a chest; so many seats are taken."""
    return Scene(
        heading=words("title"),
        ground=seascape(WIDTH, HEIGHT, "storm", 0.62),
        parts=(
            placed(galleon("#e8d9b8", "#1d1a20"), 1010, 424, 6, 1.15),
            Sprite("glow", 962, 300, 420, "#ff9a3c"),
            Sprite("explosion", 962, 316, 200),
            waves(448, "#1d5a6c", 0.3),
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
        Sprite("palm", 1130, 440, 220),
        Sprite("glow", 800, 500, 260, "#ffe08a"),
        Sprite("open_chest", 800, 486, 150),
        Sprite("gem", 890, 548, 54, GREEN),
        Sprite("bomb", 984, 524, 96),
        Sprite("barrel", 1080, 520, 96),
        placed(pirate(0), 690, 510, -6, 2.1),
        placed(pirate(1), 900, 478, 6, 1.9),
    )


def _title() -> Text:
    box = Box(50, 34, 760, 180)
    return Text(words("title"), box, size=190, least=60, face="title", colour=SNOW, halo="#3a1410")


def _cards() -> Group:
    """One card of every colour."""
    hand = tuple(face(name, *SIZE) for name in ("m7", "pistol", "shield", "potion"))
    return Group((fan(hand, 320, 376, 640, 11),))
