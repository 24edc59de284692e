"""A player's own picture: the question, the landings or treasures it is about, and the hand."""

from collections.abc import Iterable

from engine.core.types import Event, Move, Seat, tag
from engine.loot_island import moves
from engine.loot_island.news import Drew
from engine.loot_island.numbers import COMPASSES, ROUNDS
from engine.loot_island.phases import ChooseHealer, OfferHealer
from engine.loot_island.tiles import in_play
from engine.loot_island.views import View, on_show
from render import theme
from render.kit import marks, paths
from render.kit.cards import outline, spread
from render.kit.panels import banner
from render.kit.tokens import badge, counter
from render.loot_island import changes
from render.loot_island.board import news
from render.loot_island.heart import OMENS
from render.loot_island.island import explored, facing
from render.loot_island.landings import HEIGHT as HIGH
from render.loot_island.landings import WIDTH as WIDE
from render.loot_island.landings import landing
from render.loot_island.maps import CHIP, CURSE, SHAPE, chip, held
from render.loot_island.plates import treasures
from render.loot_island.tokens import figure, healer, tile, treasure
from render.moment import Moment
from render.scene import Box, Group, Part, Phrase, Said, Scene, Shape, Sprite, Text, placed, telling, words
from render.theme import GLOW, SNOW

WIDTH, HEIGHT = 1200, 720
ZOOM = 0.75
"""Enough for a phone."""
RIBBON = Box(200, 14, 800, 76)
LANDS = Box(24, 100, 1152, 332)
STRIP = Box(24, 438, 1152, 82)
"""The small islands, and what one owns."""
HAND = Box(24, 524, 1152, 186)
AARON = Box(HAND.right - 250, HAND.y + 6, 250, HAND.height - 12)
"""Aaron's cards, when they are not the ones asked about."""
SEA, FOAM = "#1d5c6ecc", "#bfeee6"
CARD = 126
TILE = 72
DIM = 0.62
PICKING = (moves.Drop, moves.Play, moves.Pay)
LANDING = (moves.Land, moves.LandAaron, moves.Sink, moves.Place, moves.Recall, moves.RecallAaron)
FOR_AARON = (moves.LandAaron, moves.VisitAaron)


def own(view: View, moment: Moment, seat: Seat) -> Scene:
    """The hand of a seat, with what can be chosen marked."""
    return Scene(
        heading=words("draw-own-heading", round=view.round, rounds=ROUNDS),
        ground=theme.wood(WIDTH, HEIGHT),
        parts=(
            _question(view, moment, seat),
            news(moment),
            _offer(view, moment, seat),
            _strip(view, moment, seat),
            _hand(view, moment, seat),
        ),
        width=WIDTH,
        height=HEIGHT,
        zoom=ZOOM,
    )


def _question(view: View, moment: Moment, seat: Seat) -> Group:
    """What is asked, on a ribbon."""
    key = tag(view.phase) if seat in moment.asked else "wait"
    asked: Phrase = words(f"draw-ask-{key}", landing=getattr(view.phase, "landing", 0))
    return Group(
        (
            telling(
                asked, 1, banner(asked, RIBBON, "#1d5c6e", 56), placed(badge(seat, 68), RIBBON.x - 20, 52)
            ),
            _today(view),
        )
    )


def _today(view: View) -> Group:
    """The day, and the emblem of the event in force."""
    day = Text(f"{view.round}/{ROUNDS}", Box(1024, 22, 64, 60), size=40, face="bold", colour=SNOW)
    if not view.event:
        return Group((day,))
    return telling(
        words("draw-event-text", event=view.event), 3, day, Sprite(OMENS[view.event], 1132, 52, 76)
    )


def _offer(view: View, moment: Moment, seat: Seat) -> Group:
    """Healers or treasures to choose from, or the landings."""
    if isinstance(view.phase, OfferHealer | ChooseHealer):
        names = view.healing.pairs[seat] if isinstance(view.phase, OfferHealer) else view.healing.table
        return telling(
            words("draw-healers", healers=names), 1, *_row([healer(one, 210, 300) for one in names], 210)
        )
    shown = on_show(view)
    taking = any(isinstance(move, moves.Take) for move in moment.choices)
    if taking and shown:
        open_ = {move.treasure for move in moment.choices if isinstance(move, moves.Take)}
        width, height = (210, 300) if len(shown) <= 5 else (min(170, LANDS.width / len(shown) - 12), 240)
        faces = [treasure(one, width, height, 0 if one in open_ else DIM) for one in shown]
        return telling(words("draw-on-show", treasures=shown), 1, *_row(faces, width))
    return _lands(view, moment)


def _row(cards: list[Group], width: float) -> tuple[Part, ...]:
    """Large cards side by side."""
    places = spread(len(cards), LANDS.width, width, 18)
    return tuple(placed(one, LANDS.x + x, LANDS.centre[1]) for one, x in zip(cards, places, strict=True))


def _lands(view: View, moment: Moment) -> Group:
    """All landings in two rows, with those that may be chosen in a bright frame."""
    lit = landable(moment.choices)
    steps = [LANDS.x + at * (LANDS.width - WIDE) / 3 for at in range(4)]
    parts = (
        landing(view, n, steps[(n - 1) % 4], LANDS.y + (n > 4) * (HIGH + 12), moment.news, lit)
        for n in range(1, 9)
    )
    return Group(
        (*_coasts(view, steps), *parts, *_ships(view, steps)),
        says=(Said(words("draw-marked", landings=tuple(sorted(lit))), 2),) if lit else (),
    )


def _coasts(view: View, steps: list[float]) -> tuple[Part, ...]:
    """The sea around the landings that this round explores."""
    boxes = (
        Box(steps[coast % 2 * 2], _row_top(coast), steps[1] - steps[0] + WIDE, HIGH)
        for coast in explored(view)
    )
    return tuple(
        Shape(paths.rect(box.x - 8, box.y - 8, box.width + 16, box.height + 16, 22), SEA, FOAM, 4)
        for box in boxes
    )


def _ships(view: View, steps: list[float]) -> tuple[Part, ...]:
    """A small ship between the landings of each coast that this round explores."""
    return tuple(
        Sprite(
            facing(view.ship),
            (steps[coast % 2 * 2] + WIDE + steps[coast % 2 * 2 + 1]) / 2,
            _row_top(coast) + HIGH * 0.66,
            58,
        )
        for coast in explored(view)
    )


def _row_top(coast: int) -> float:
    return LANDS.y + (coast > 1) * (HIGH + 12)


def landable(choices: tuple[Move, ...]) -> frozenset[int]:
    """The landings that some move is about."""
    there = {move.landing for move in choices if isinstance(move, LANDING)}
    return frozenset(there | {move.source for move in choices if isinstance(move, moves.Shift)})


def _strip(view: View, moment: Moment, seat: Seat) -> Group:
    """The small islands, cubes and treasures."""
    middle = STRIP.centre[1]
    names = in_play(view.seats)
    chosen = {move.tile for move in moment.choices if isinstance(move, moves.Visit | moves.VisitAaron)}
    parts: list[Part] = []
    for at, name in enumerate(names):
        x = STRIP.x + TILE / 2 + 4 + at * (TILE + 14)
        parts.append(placed(tile(name, TILE, name in view.tiles), x, middle))
        if name in chosen:
            parts.append(Shape(paths.circle(x, middle, TILE * 0.52), None, GLOW, 6))
    kept = Box(STRIP.right - 330, middle - 26, 330, 52)
    home = COMPASSES - sum(seat in one.compasses for one in view.landings)
    return Group(
        (
            telling(words("draw-tiles", tiles=view.tiles, count=len(view.tiles)), 3, *parts),
            telling(
                words(
                    "draw-yours",
                    cubes=view.cubes[seat],
                    treasures=view.kept[seat],
                    count=len(view.kept[seat]),
                ),
                1,
                counter(
                    "cube",
                    str(view.cubes[seat]),
                    kept.x - 116,
                    middle,
                    size=52,
                    width=50,
                    tint=CURSE,
                    colour=SNOW,
                ),
                counter("compass", str(home), kept.x - 206, middle, size=52, width=30, colour=SNOW),
                Shape(paths.rect(kept.x, kept.y - 4, kept.width, kept.height + 8, 12), "#f0dfb6e0"),
                *treasures(view.kept[seat], kept.inset(8, 0), changes.kept(moment.news, seat)),
            ),
        )
    )


def _hand(view: View, moment: Moment, seat: Seat) -> Group:
    """The own cards, or Aaron's when the question is about them."""
    aaron = for_aaron(view, moment)
    cards = view.hands[view.seats if aaron else seat]
    picked = frozenset(_picked(view, seat))
    chosen = frozenset(move.card for move in moment.choices if isinstance(move, PICKING))
    new = frozenset(card for card in received(moment.news) if not aaron)
    key = "draw-aaron-hand" if aaron else "draw-hand"
    area = _room(view, aaron)
    parts: list[Part] = []
    for card, x in zip(cards, spread(len(cards), area.width, CARD, 14), strict=True):
        bright = not (chosen or picked) or card in chosen | picked
        place = area.x + x, area.centre[1]
        parts.append(placed(held(card, CARD, 0 if bright else DIM), *place))
        if card in picked or card in new:
            frame = marks.halo(outline(CARD, CARD * SHAPE), GLOW if card in picked else SNOW, 6)
            parts.append(placed(frame, *place))
    if aaron:
        parts.append(placed(figure(view.seats, view.seats, 84), HAND.x + 44, HAND.centre[1]))
    hand = telling(words(key, cards=cards, count=len(cards)), 1, *parts)
    return Group((hand, *(_aaron(view) if len(view.hands) > view.seats and not aaron else ())))


def _room(view: View, aaron: bool) -> Box:
    """Where the hand lies: beside Aaron's head, or beside his open cards."""
    if aaron:
        return Box(HAND.x + 90, HAND.y, HAND.width - 90, HAND.height)
    beside = AARON.width if len(view.hands) > view.seats else 0
    return Box(HAND.x, HAND.y, HAND.width - beside, HAND.height)


def _aaron(view: View) -> tuple[Group, ...]:
    """Aaron's open cards in two rows beside one's own (loot_island N23)."""
    cards = view.hands[view.seats]
    shelf = Shape(paths.rect(AARON.x + 8, AARON.y, AARON.width - 8, AARON.height, 14), "#00000055")
    places = [
        (AARON.x + 92 + at % 3 * (CHIP.width + 6), AARON.y + 16 + at // 3 * (CHIP.height + 12))
        for at in range(len(cards))
    ]
    chips = (placed(chip(card), *place) for card, place in zip(cards, places, strict=True))
    head = placed(figure(view.seats, view.seats, 64), AARON.x + 48, AARON.centre[1])
    return (telling(words("draw-aaron-hand", cards=cards, count=len(cards)), 2, shelf, head, *chips),)


def for_aaron(view: View, moment: Moment) -> bool:
    """Tell whether Aaron's cards are what the question is about."""
    if getattr(view.phase, "aaron", False):
        return True
    return bool(moment.choices) and all(isinstance(move, FOR_AARON) for move in moment.choices)


def _picked(view: View, seat: Seat) -> Iterable[str]:
    """The cards that were chosen so far."""
    picked = getattr(view.phase, "picked", ())
    if picked and isinstance(picked[0], tuple):
        return tuple(picked[seat])
    return tuple(card for card in picked if isinstance(card, str))


def received(events: tuple[Event, ...]) -> tuple[str, ...]:
    """The cards that were just drawn."""
    return tuple(card for one in events if isinstance(one, Drew) for card in one.cards)
