"""The card that invites to Tobago."""

from engine.tobago import INFO
from render.kit.cards import fan
from render.kit.panels import invitation
from render.kit.scenery import seascape, waves
from render.scene import HEIGHT, WIDTH, Box, Group, Part, Scene, Shape, Sprite, Text, Texture, placed, words
from render.theme import INK, SNOW
from render.tint import clear
from render.tobago.gold import gold
from render.tobago.icons import icon
from render.tobago.pieces import WOODS, cube

HILL = (
    "M430 600 C470 520 540 500 610 470 C660 440 700 380 760 330 C800 300 830 306 860 340"
    " C910 400 960 430 1020 440 C1080 450 1130 480 1186 520 V640 H420Z"
)
JUNGLE = (
    "M560 600 C580 520 640 480 700 482 C730 440 800 440 830 474 C880 440 950 450 980 490"
    " C1040 480 1100 510 1186 520 V640 H560Z"
)
SHORE = "M380 620 C470 540 600 530 720 540 C860 552 1000 530 1186 560 V640 H380Z"


def lobby(seats: int) -> Scene:
    """An island in the morning, with everything one looks for; so many seats are taken."""
    return Scene(
        heading=words("title"),
        ground=Group((*seascape(WIDTH, HEIGHT, "jungle", 0.42).parts, *_island())),
        parts=(
            *_things(),
            waves(566, "#1d6a7c", 0.3),
            _title(),
            _clues(),
            invitation(INFO.least, INFO.most, INFO.minutes, seats),
        ),
    )


def _island() -> tuple[Part, ...]:
    """A mountain, the jungle at its foot, and the beach."""
    return (
        Shape(HILL, Texture("rock", "#5d5556", "#a89a92", 1.2), INK, 3, 14),
        Shape(JUNGLE, Texture("leaves", "#16492a", "#4c9348", 0.9), INK, 3, 10),
        Shape(SHORE, Texture("sand", "#dfbe7c", "#fbecc4", 0.8), clear(INK, 0.8), 3, 6),
    )


def _things() -> tuple[Part, ...]:
    """Landmarks, an ATV, a chest and the markers of the four maps."""
    markers = (cube(map_, 50, 690 + 50 * at, 540) for at, map_ in enumerate(WOODS))
    return (
        Sprite("statue", 1082, 430, 190),
        Sprite("palm", 660, 400, 220),
        Sprite("palm", 960, 400, 150),
        Sprite("hut", 810, 450, 160),
        Sprite("glow", 590, 530, 240, "#ffe08a"),
        Sprite("open_chest", 590, 516, 136),
        Sprite("car", 990, 516, 150, "#d8411c"),
        *markers,
    )


def _title() -> Text:
    box = Box(50, 34, 620, 180)
    return Text(words("title"), box, size=190, least=60, face="title", colour=SNOW, halo="#123f2c")


def _clues() -> Group:
    """A hand of clues, and the gold they lead to."""
    cards = ("next-palm", "not-in-mountain", "sight-hut", "in-largest-jungle")
    places = ((120, 290, -9), (290, 268, 4), (140, 420, 6), (316, 398, -5))
    return Group(
        (
            *(placed(icon(card), x, y, turn, 2.3) for card, (x, y, turn) in zip(cards, places, strict=True)),
            fan((gold(88, 3), gold(88, 6), gold(88, 0)), 412, 506, 240, 16),
        )
    )
