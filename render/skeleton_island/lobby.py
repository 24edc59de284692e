"""The card that invites to Skeleton Island."""

from engine.skeleton_island import INFO
from render.kit import paths
from render.kit.panels import invitation
from render.kit.scenery import seascape
from render.scene import (
    HEIGHT,
    WIDTH,
    Box,
    Group,
    Linear,
    Part,
    Scene,
    Shape,
    Sprite,
    Text,
    Texture,
    placed,
    words,
)
from render.skeleton_island.cards import lying
from render.theme import RIM, SNOW

SHORE = "M14 560 C120 500 250 486 400 470 C560 452 720 392 880 398 C1010 402 1100 430 1186 424 V786 H14Z"
HEAP = (
    ("sand", 690, 520, -64, 1),
    ("half-blue", 1010, 496, 74, 1),
    ("sand", 770, 470, 22, 1),
    ("coins-2", 925, 530, -38, 2),
    ("quarter-green", 640, 486, 18, 2),
    ("sand", 850, 440, 80, 2),
    ("compass", 1000, 436, 28, 3),
    ("half-red", 730, 450, -24, 3),
    ("sand", 910, 470, -8, 3),
    ("quarter-yellow", 820, 498, 56, 4),
    ("coins-3", 868, 410, 14, 4),
    ("half-purple", 765, 396, -42, 4),
)
"""Face, place, turn and height of the cards on the beach."""
SIZE = 1.06
FOAM = ((130, 440, 60), (235, 448, 96), (350, 440, 50), (300, 466, 70))
FRAME = 5
"""The vignette and the four parts of the frame lie over everything."""


def lobby(seats: int) -> Scene:
    """A heap of cards on the beach of the skull; so many seats are taken."""
    return Scene(
        heading=words("title"),
        ground=_coast(),
        parts=(
            _title(),
            *(placed(lying(face, level), x, y, turn, SIZE) for face, x, y, turn, level in HEAP),
            Sprite("wind", 540, 440, 120, "#f2fdff"),
            invitation(INFO.least, INFO.most, INFO.minutes, seats),
        ),
    )


def _coast() -> Group:
    """The skull rock in the bay, palms, and the sand in front."""
    sky = seascape(WIDTH, HEIGHT, "dusk", 0.42)
    water = Linear("#e7bb95", "#7d9a96")
    parts: tuple[Part, ...] = (
        *_rock(),
        Shape(f"M{RIM} 436 C120 424 330 424 520 440 L560 470 V540 H{RIM}Z", water),
        *(Shape(paths.ellipse(x, y, w, 3), "#fff4dcb0", blur=1) for x, y, w in FOAM),
        Shape(SHORE, None, "#f7fffb90", 18),
        Shape(SHORE, Texture("sand", "#c99f5e", "#f5dfa8", 1.4)),
        Shape(SHORE, Linear("#ffb05a38", "#6b3a1a30")),
        Group((Sprite("footprints", 330, 545, 90, "#a87a3e", 60),), fade=0.6),
        Sprite("palm", 1030, 300, 280),
    )
    return Group((*sky.parts[:-FRAME], *parts, *sky.parts[-FRAME:]))


def _rock() -> tuple[Part, ...]:
    """An island like a skull, with a few palms on top."""
    palms = ((170, 262, 70), (300, 258, 74), (236, 238, 92))
    return (
        *(Sprite("palm", x, y, size) for x, y, size in palms),
        Sprite("skull", 235, 368, 260, "#c9b493"),
        Shape(paths.ellipse(235, 262, 66, 12), Texture("leaves", "#3d6b35", "#86a552"), "#2b1a0f", 3),
    )


def _title() -> Text:
    box = Box(50, 30, 940, 150)
    return Text(words("title"), box, size=150, least=60, face="title", colour=SNOW, halo="#4a2413")
