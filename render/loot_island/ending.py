"""The final picture: who won, everybody's gold part by part, and the story of the game in three lines."""

from engine.core.types import Outcome
from engine.loot_island.score import Score, crosses
from engine.loot_island.treasures import TREASURES
from engine.loot_island.views import View
from render import theme
from render.kit import finale, paths
from render.kit.cards import spread
from render.kit.panels import panel, seat_name
from render.loot_island.maps import CURSE
from render.loot_island.tokens import treasure
from render.moment import Moment
from render.scene import Box, Group, Part, Phrase, Said, Scene, Shape, Sprite, Text, placed, words
from render.theme import ALARM, FADED, INK
from render.tint import clear

RIBBON = Box(150, 22, 900, 96)
TABLE = Box(30, 128, 1140, 488)
STORY = Box(30, 628, 1140, 148)
NAME = 238
KINDS = ("amulet", "coins", "book", "jewel", "crown", "skull")
ROOMY, CARDS = 180, 118
"""From this height on a row has a shelf for the treasures, so high."""
SHELF, SHELF_CARD = 110, 88
MANY = 99
COLUMNS: tuple[tuple[str, float, tuple[str, ...]], ...] = (
    ("amulet", 66, ("amulets",)),
    ("coins", 78, ("coins",)),
    ("book", 78, ("books",)),
    ("jewel", 128, ("jewels", "jewel_sets")),
    ("crown", 128, ("crowns", "crown_rank")),
    ("skull", 128, ("skulls", "skull_sets")),
    ("flag", 58, ("first",)),
    ("potion", 82, ("healer",)),
)
"""The parts of a score from left to right: emblem, width, and the fields of the score."""


def final(view: View, moment: Moment) -> Scene:
    """The scores of the game and how they came about."""
    outcome = moment.outcome
    assert outcome is not None
    return Scene(
        heading=words("draw-final-heading"),
        ground=theme.sea(),
        parts=(
            finale.victory(outcome, RIBBON),
            Sprite("crossbones", 110, 70, 104),
            Sprite("open_chest", 1090, 72, 116),
            _scores(view, outcome),
            _story(view),
        ),
    )


def _scores(view: View, outcome: Outcome) -> Group:
    """A row for each player, the best first."""
    order = sorted(range(view.seats), key=outcome.places.__getitem__)
    area = TABLE.inset(20, 12)
    body = Box(area.x, area.y + 62, area.width, area.height - 62)
    rows = zip(order, body.rows(view.seats), strict=True)
    return Group((panel(TABLE), *_titles(area), *(_row(view, outcome, seat, row) for seat, row in rows)))


def _titles(area: Box) -> tuple[Part, ...]:
    """An emblem above each part."""
    parts: list[Part] = []
    x = area.x + NAME
    for emblem, width, _ in COLUMNS:
        parts.append(Sprite(emblem, x + width / 2, area.y + 30, 56))
        x += width
    return (*parts, Text(words("draw-total"), Box(x, area.y + 4, area.right - x, 52), face="title", size=46))


def _row(view: View, outcome: Outcome, seat: int, row: Box) -> Group:
    """One player: every part of the score, and the total."""
    score = view.scores[seat]
    line_above = Shape(paths.line((row.x, row.y), (row.right, row.y)), None, clear(INK, 0.3), 2)
    head = Box(row.x, row.y, row.width, row.height - CARDS) if row.height >= ROOMY else row
    parts: list[Part] = [
        line_above,
        seat_name(seat, Box(head.x, head.y + 4, NAME - 8, min(90, head.height - 8))),
        *_parts(view, seat, head),
        *(_collected(view.kept[seat], row) if head is not row else ()),
    ]
    if outcome.places[seat] == 1:
        parts.insert(0, finale.glow(row))
    said = Said(told(view, seat, outcome.places[seat], score), 1)
    kept = (Said(words("draw-kept", seat=seat, treasures=view.kept[seat]), 3),) if view.kept[seat] else ()
    return Group(tuple(parts), says=(said, *kept))


def _collected(kept: tuple[str, ...], row: Box) -> tuple[Part, ...]:
    """The treasures of a player below the figures, where there is room for them."""
    shelf = Box(row.x + 10, row.bottom - CARDS, row.width - 20, CARDS - 8)
    height = min(SHELF, shelf.height - 4)
    places = spread(len(kept), shelf.width, SHELF_CARD, 6)
    return tuple(
        placed(treasure(one, SHELF_CARD, height), shelf.x + x, shelf.centre[1])
        for one, x in zip(sorted(kept, key=_kind), places, strict=True)
    )


def _kind(name: str) -> tuple[int, int]:
    """Sort treasures as the columns of the table are."""
    one = TREASURES[name]
    return KINDS.index(one.type), one.number


def told(view: View, seat: int, place: int, score: Score) -> Phrase:
    """A player's score line by line, or how the curse won."""
    if score.out == "curse":
        return words("draw-final-out", seat=seat, cubes=view.cubes[seat])
    fields = {name: getattr(score, name) for _, _, names in COLUMNS for name in names}
    if score.out:
        return words("draw-final-broke", seat=seat, missing=-score.total, **fields)
    return words(
        "draw-final-row", seat=seat, place=place, points=score.total, crosses=score.crosses, **fields
    )


def _parts(view: View, seat: int, row: Box) -> tuple[Part, ...]:
    """The figures of a row; the eliminated have their cubes instead."""
    score = view.scores[seat]
    total = Box(row.right - 112, row.y, 112, row.height)
    if score.out == "curse":
        box = Box(row.x + NAME, row.y, row.width - NAME - 120, row.height)
        why = words("draw-out", cubes=view.cubes[seat])
        return Text(why, box, size=38, colour=ALARM, face="bold"), Sprite("crossbones", *total.centre, 64)
    parts: list[Part] = []
    x = row.x + NAME
    for _, width, names in COLUMNS:
        parts.append(_figure(score, names, Box(x, row.y, width, row.height)))
        x += width
    return (*parts, *_total(score, total))


def _total(score: Score, box: Box) -> tuple[Part, ...]:
    """The gold in the end, or what is missing to pay the healer (loot_island R32)."""
    if not score.out:
        return (Text(str(score.total), box, size=58, face="bold"),)
    rest = Box(box.x + 46, box.y, box.width - 46, box.height)
    missing = Text(str(score.total).replace("-", "−"), rest, size=40, face="bold", colour=ALARM)
    return Sprite("crossbones", box.x + 20, box.centre[1], 50), missing


def _figure(score: Score, names: tuple[str, ...], box: Box) -> Text:
    """What a type of treasure brought: alone, and by its sets."""
    first, *more = (getattr(score, name) for name in names)
    number = f"{first}+{more[0]}" if any(more) else str(first)
    if names == ("healer",) and first:
        return Text(f"−{first}", box, size=38, face="bold", colour=ALARM)
    nothing = not first and not any(more)
    return Text("·" if nothing else number, box, size=38, face="bold", colour=FADED if nothing else INK)


def _story(view: View) -> Group:
    """The game in three lines."""
    return finale.story(STORY, _lines(view), ("chest", "crown", ("cube", CURSE)))


def _lines(view: View) -> tuple[Phrase, Phrase, Phrase]:
    """The most treasures, the most crosses (Aaron's count, P10), the most cubes."""
    seats = range(view.seats)
    return (
        _most("draw-story-treasures", [len(view.kept[seat]) for seat in seats]),
        _most("draw-story-crosses", [crosses(own) for own in view.kept], view.seats),
        _most("draw-story-cubes", [view.cubes[seat] for seat in seats]),
    )


def _most(key: str, counts: list[int], aaron: int = MANY) -> Phrase:
    """Who had the most of something; Aaron is named by himself, for he has no seat."""
    best = [figure for figure, count in enumerate(counts) if count == max(counts) and count]
    seats = tuple(figure for figure in best if figure < aaron)
    share = "none" if len(seats) == len(best) else "too" if seats else "alone"
    return words(key, seats=seats, owners=len(seats), count=max(counts), aaron=share)
