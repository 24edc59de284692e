"""A player's own picture: the hand, what the question is about, and what lies on the table."""

from engine.core.types import Event, Move, Seat, tag
from engine.sails.cards import COLOUR, HAND, POINTS, VALUE
from engine.sails.events import CardReceived, IslandsGiven, IslandsTaken
from engine.sails.moves import Discard, Pass, Play
from engine.sails.phases import Ordering
from engine.sails.views import Laid, View
from render import theme
from render.kit import marks
from render.kit.cards import outline, spread
from render.kit.panels import banner
from render.kit.tokens import badge, counter, label
from render.moment import Moment
from render.sails.board import news
from render.sails.cards import SHAPE, island, treasure
from render.sails.decks import shown
from render.sails.offers import offers
from render.sails.plates import scored
from render.sails.trick import lying, number
from render.scene import Box, Group, Part, Phrase, Said, Scene, placed, telling, words
from render.theme import SNOW

WIDTH, HEIGHT = 1200, 720
ZOOM = 0.95
RIBBON = Box(200, 16, 800, 78)
STRIP = Box(24, 104, 1152, 116)
"""What lies on the table, small."""
ROWS = (346, 588)
CARD = 160
WIDE = (196, 196, 196, 196, 196, 172)
"""How wide cards are in a single row, by how many there are."""
LOW, TINY = 632, 92
"""Where the hand lies, and how wide its cards are, when it is not the choice."""
SMALL = 78
DIM = 0.62


def own(view: View, moment: Moment, seat: Seat) -> Scene:
    """The hand of a seat, with the cards that can be chosen bright."""
    return Scene(
        heading=words("draw-own-heading", round=view.round, trick=number(view), tricks=HAND[view.seats]),
        ground=theme.wood(WIDTH, HEIGHT),
        parts=(_question(view, moment, seat), news(moment), _strip(view, seat), _hand(view, moment)),
        width=WIDTH,
        height=HEIGHT,
        zoom=ZOOM,
    )


def _question(view: View, moment: Moment, seat: Seat) -> Group:
    """What is asked, on a ribbon."""
    asked: Phrase = words(f"draw-ask-{tag(view.phase)}" if seat in moment.asked else "draw-ask-wait")
    return telling(asked, 1, banner(asked, RIBBON, "#1d5c6e"), placed(badge(seat, 72), RIBBON.x - 20, 56))


def _hand(view: View, moment: Moment) -> Group:
    """The islands in two rows, or small below what the question offers instead."""
    chosen = choosable(moment.choices)
    offered = offers(view, moment.choices)
    says = [Said(words("draw-hand", cards=view.hand), 1)]
    if chosen:
        marked = tuple(card for card in view.hand if card in chosen)
        says.append(Said(words("draw-marked", cards=marked), 2))
    if isinstance(view.phase, Ordering) and view.phase.cards:
        says.append(Said(words("draw-peeked", cards=view.phase.cards), 1))
    new = received(moment.news)
    if offered is None:
        return Group(_rows(view.hand, chosen, new), says=tuple(says))
    return Group((offered, _row(view.hand, frozenset(), new, LOW, TINY)), says=tuple(says))


Cards = frozenset[str]


def _rows(hand: tuple[str, ...], chosen: Cards, new: Cards) -> tuple[Group, ...]:
    """Up to six islands lie large in one row, more in two."""
    if len(hand) <= len(WIDE):
        return (_row(hand, chosen, new, sum(ROWS) / 2, WIDE[len(hand) - 1]),) if hand else ()
    half = -(-len(hand) // 2)
    first = _row(hand[:half], chosen, new, ROWS[0], CARD)
    return first, _row(hand[half:], chosen, new, ROWS[1], CARD)


def received(events: tuple[Event, ...]) -> Cards:
    """The islands that came into the hand since the picture before."""
    passed = {event.card for event in events if isinstance(event, CardReceived)}
    drawn = {c for e in events if isinstance(e, IslandsTaken) and e.to == e.seat for c in e.cards}
    given = {c for e in events if isinstance(e, IslandsGiven) and e.to == e.victim for c in e.cards}
    return frozenset(passed | drawn | given)


def choosable(moves: tuple[Move, ...]) -> frozenset[str]:
    """The cards that some move names; all are bright when none does."""
    return frozenset(move.card for move in moves if isinstance(move, Pass | Play | Discard))


def _row(cards: tuple[str, ...], chosen: Cards, new: Cards, y: float, width: float) -> Group:
    """Islands side by side, new ones in a white frame."""
    places = spread(len(cards), 1152, width, 24)
    frame = marks.halo(outline(width, width * SHAPE), SNOW, 6)
    parts: list[Part] = []
    for card, x in zip(cards, places, strict=True):
        bright = not chosen or card in chosen
        parts.append(placed(_island(card, width, bright), 24 + x, y))
        parts += [placed(frame, 24 + x, y)] if card in new else []
    return Group(tuple(parts))


def _island(card: str, width: float, bright: bool) -> Group:
    return island(width, COLOUR[card], VALUE[card], dim=0 if bright else DIM)


def _strip(view: View, seat: Seat) -> Group:
    """The treasures face up, the trick so far, and what one owns."""
    middle = STRIP.y + STRIP.height / 2
    parts: list[Part] = []
    x = STRIP.x + SMALL / 2 + 4
    for deck in view.decks:
        face = (treasure(SMALL, deck.shown[0].lower(), POINTS[deck.shown]),) if deck.shown else ()
        parts.append(telling(shown(deck), 2, *(placed(one, x, middle) for one in face)))
        x += SMALL + 14
    x += 70
    for laid in view.plays:
        parts.append(_laid(laid, x, middle))
        x += SMALL + 62
    return Group((*parts, _owned(view, seat, middle)))


def _laid(laid: Laid, x: float, y: float) -> Group:
    """An island of the trick, small, with whose it is."""
    covered, sail = ("coast", y - 27) if laid.colour else ("sea", y + 28)
    face = island(SMALL, laid.colour, laid.number, covered)
    bonus = (placed(label(f"+{laid.bonus}", 33, "#ffe08a"), x, sail),) if laid.bonus else ()
    mark = placed(badge(laid.seat, 44), x - SMALL / 2 - 26, y)
    return telling(lying(laid), 2, placed(face, x, y), mark, *bonus)


def _owned(view: View, seat: Seat, middle: float) -> Group:
    """One's Bonus cards, points, and all treasures of the pile (sails R24)."""
    parts: list[Part] = []
    room = 240
    for card, x in zip(view.pile, spread(len(view.pile), room, SMALL, 8), strict=True):
        face = placed(treasure(SMALL, card[0].lower(), POINTS[card]), 826 + x, middle)
        parts.append(face)
    points = scored(view, seat)
    return Group(
        (
            telling(words("draw-your-pile", cards=view.pile), 2, *parts),
            telling(
                words("draw-your-stock", bonus=view.bonus[seat], points=points),
                1,
                counter("plus", str(view.bonus[seat]), 1080, middle - 28, size=46, colour=SNOW),
                counter("coins", str(points), 1080, middle + 28, size=46, colour=SNOW),
            ),
        )
    )
