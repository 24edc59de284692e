"""The middle of the island: the event of the round, the treasures on show, the healers, the decks."""

from engine.loot_island.views import View, on_show
from render.kit.cards import back, spread, stack
from render.kit.panels import panel
from render.loot_island.island import HEART
from render.loot_island.tokens import healer, treasure
from render.scene import Box, Group, Part, Sprite, Text, placed, telling, words
from render.theme import SNOW

SIGN = Box(HEART.x, HEART.y, HEART.width, 92)
REST = Box(HEART.x, HEART.y + 98, HEART.width, HEART.height - 98)
OMENS = {
    "A1": "potion",
    "A2": "gift",
    "A3": "crossbones",
    "A4": "coins",
    "B1": "wind",
    "B2": "ship",
    "B3": "eye",
    "B4": "compass",
    "B5": "half_map",
    "B6": "wave",
    "B7": "boat",
    "B8": "swords",
    "B9": "moon",
    "B10": "heart",
    "B11": "footprints",
    "B12": "pawn",
    "B13": "hourglass",
    "B14": "spyglass",
}
"""An emblem for every event."""
CLOTH = {"I": "#2f6b4a", "II": "#7a5a1e", "III": "#7a2f2a", "IV": "#4b2a63", "": "#4b4b4b"}
"""The back of a treasure by its stack."""


def heart(view: View) -> Group:
    """What lies in the middle of the island."""
    return Group((_event(view), *_coming(view), _below(view)))


def _event(view: View) -> Group:
    """The event in force on its sign."""
    if not view.event:
        return Group(())
    name = words("draw-event", event=view.event)
    text = Text(
        name, Box(SIGN.x + 74, SIGN.y + 2, SIGN.width - 84, 88), size=44, least=36, face="title", lines=2
    )
    emblem = Sprite(OMENS[view.event], SIGN.x + 42, SIGN.y + 46, 66)
    return telling(words("draw-event-text", event=view.event), 2, panel(SIGN), emblem, text)


def _coming(view: View) -> tuple[Part, ...]:
    """The events still to come, told where they are open."""
    if not view.foreseen:
        return ()
    return (telling(words("draw-foreseen", events=view.foreseen), 3),)


def _below(view: View) -> Group:
    """Treasures to take, healers to choose, or the decks."""
    shown = on_show(view)
    if shown:
        told = words("draw-on-show", treasures=shown)
        return telling(told, 1, *_cards([treasure(one, 78, _height(len(shown))) for one in shown], 78))
    if view.healing.table and view.healing.up:
        told = words("draw-healers", healers=view.healing.table)
        return telling(
            told, 1, *_cards([healer(one, 122, _tall(view)) for one in view.healing.table], 122, 2)
        )
    return _decks(view)


def _tall(view: View) -> float:
    """How high healers can be in rows of two."""
    return 112 if len(view.healing.table) <= 4 else 78


def _height(count: int) -> float:
    """How high treasures can be when so many lie in rows of three."""
    return 150 if count <= 3 else 116 if count <= 6 else 76


def _cards(cards: list[Group], width: float, most: int = 3) -> tuple[Part, ...]:
    """Cards in at most three rows."""
    across = max(most, -(-len(cards) // 3))
    lines = [cards[start : start + across] for start in range(0, len(cards), across)]
    parts: list[Part] = []
    for row, line in zip(REST.rows(len(lines), 4), lines, strict=False):
        places = spread(len(line), row.width, width, 6)
        parts += [placed(one, row.x + x, row.centre[1]) for one, x in zip(line, places, strict=True)]
    return tuple(parts)


def _decks(view: View) -> Group:
    """The treasures still buried and the maps still to be drawn, in piles."""
    left, right = REST.x + REST.width * 0.26, REST.x + REST.width * 0.74
    middle = REST.y + 84
    return Group(
        (
            telling(
                words("draw-treasures-left", count=view.treasures, stack=view.next_stack or "none"),
                3,
                stack(back(104, 130, CLOTH[view.next_stack], "chest"), view.treasures // 3, left, middle),
                _figure(view.treasures, left, middle),
            ),
            telling(
                words("draw-maps-left", count=view.deck, discarded=len(view.discarded)),
                3,
                stack(back(104, 130, "#7a5a2e", "map"), view.deck // 3, right, middle),
                _figure(view.deck, right, middle),
            ),
        )
    )


def _figure(number: int, x: float, y: float) -> Text:
    return Text(str(number), Box(x - 52, y + 66, 104, 48), size=42, face="bold", colour=SNOW, halo="#10301c")
