"""The middle of the island: the event of the round, the treasures on show, the healers, the decks."""

from engine.loot_island.views import View, on_show
from render.kit.cards import back, spread
from render.kit.panels import panel
from render.loot_island.island import HEART
from render.loot_island.tokens import healer, treasure
from render.scene import Box, Group, Part, Sprite, Text, placed, telling, words
from render.theme import SNOW

SIGN = Box(HEART.x, HEART.y, HEART.width, 92)
TEXT = Box(SIGN.x + 14, SIGN.bottom - 14, SIGN.width - 28, 156)
DECKS = Box(HEART.x, HEART.bottom - 82, HEART.width, 80)
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
    """The event in force on its sign, with what it does where there is room for it."""
    if not view.event:
        return Group(())
    name = words("draw-event", event=view.event)
    sign = SIGN if _crowded(view) else Box(SIGN.x, SIGN.y, SIGN.width, SIGN.height + TEXT.height - 8)
    face = Text(
        name, Box(SIGN.x + 74, SIGN.y + 2, SIGN.width - 84, 88), size=44, least=36, face="title", lines=2
    )
    does = (
        () if _crowded(view) else (Text(words("draw-event-does", event=view.event), TEXT, size=34, lines=4),)
    )
    emblem = Sprite(OMENS[view.event], SIGN.x + 42, SIGN.y + 46, 66)
    return telling(words("draw-event-text", event=view.event), 2, panel(sign), emblem, face, *does)


def _crowded(view: View) -> bool:
    """Tell whether treasures or healers need the room below the sign."""
    return bool(on_show(view)) or (bool(view.healing.table) and view.healing.up)


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
        return telling(told, 2, *_cards([treasure(one, 78, _height(len(shown))) for one in shown], 78))
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
    """The treasures still buried, with the stack of the next one, and the maps still to be drawn."""
    buried = back(62, 78, CLOTH[view.next_stack], "chest")
    numeral = Text(view.next_stack, Box(-31, 4, 62, 36), size=34, face="bold", colour=SNOW, halo="#1a120a")
    return Group(
        (
            telling(
                words("draw-treasures-left", count=view.treasures, stack=view.next_stack or "none"),
                3,
                placed(Group((buried, numeral), solid=True), DECKS.x + 36, DECKS.centre[1]),
                _figure(view.treasures, DECKS.x + 70),
            ),
            telling(
                words("draw-maps-left", count=view.deck, discarded=len(view.discarded)),
                3,
                placed(back(62, 78, "#7a5a2e", "map"), DECKS.x + 168, DECKS.centre[1]),
                _figure(view.deck, DECKS.x + 202),
            ),
        )
    )


def _figure(number: int, x: float) -> Text:
    box = Box(x, DECKS.y, 54, DECKS.height)
    return Text(str(number), box, size=40, face="bold", side="left", colour=SNOW, halo="#10301c")
