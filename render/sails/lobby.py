"""The card that invites to Sails."""

from engine.sails.setting import INFO
from render.kit.cards import fan
from render.kit.panels import invitation
from render.kit.scenery import galleon, seascape, waves
from render.sails.cards import island, treasure
from render.scene import HEIGHT, WIDTH, Box, Group, Scene, Text, placed, words
from render.theme import SNOW


def lobby(seats: int) -> Scene:
    """A ship in the evening, a hand of islands, a treasure; so many seats are taken."""
    return Scene(
        heading=words("title"),
        ground=seascape(WIDTH, HEIGHT, "dusk", 0.535),
        parts=(
            placed(galleon(), 860, 500, -2, 1.5),
            waves(508, "#1d6a7c", 0.3),
            waves(548, "#155667", 0.8),
            _title(),
            _cards(),
            invitation(INFO.least, INFO.most, INFO.minutes, seats),
        ),
    )


def _title() -> Text:
    box = Box(50, 34, 560, 180)
    return Text(words("title"), box, size=190, least=60, face="title", colour=SNOW, halo="#4a2413")


def _cards() -> Group:
    """Islands half under their sails, and what they are played for."""
    hand = (
        island(168, "r", 0, "coast"),
        island(168, "", 12, "sea"),
        island(168, "g", 7),
        island(168, "v", 0, "coast"),
    )
    return Group((fan(hand, 300, 366, 620, 10), placed(treasure(130, "b", 5), 545, 452, 12)))
