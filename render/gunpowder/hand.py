"""A player's own picture: the island with what can be chosen, and the hand beside it."""

from engine.core.types import Event, Seat, tag
from engine.gunpowder.events import Drew, Gave, Took
from engine.gunpowder.phases import Acting, Brewing
from engine.gunpowder.views import View
from render.gunpowder.board import heading
from render.gunpowder.cards import face
from render.gunpowder.ground import ISLAND
from render.gunpowder.island import island
from render.gunpowder.pieces import GREEN
from render.gunpowder.plates import crew, told
from render.gunpowder.reach import Reach, lights, reach
from render.gunpowder.tidings import tidings
from render.kit import marks
from render.kit.cards import outline
from render.kit.panels import banner, seat_plate
from render.kit.tokens import badge, counter
from render.moment import Moment
from render.scene import Box, Group, Part, Phrase, Said, Scene, placed, telling, words
from render.theme import SNOW

RIBBON = Box(832, 24, 350, 72)
PLATE = Box(838, 108, 338, 104)
CARDS = Box(838, 224, 338, 552)
COLUMNS, GAP = 2, 10
ROWS = 3
DIM = 0.62
NEXT = {"to": "where", "start": "walker", "bomb": "bomb", "card": "gift", "what": "loot"}
"""The question for a part of a move; the others are about a target."""
ZOOM = 0.75


def own(view: View, moment: Moment, seat: Seat) -> Scene:
    """The island as this player may use it, with the hand; what cannot be played is dimmed."""
    found = reach(moment.choices)
    lit = lights(found, moment.choices, view.island, seat)
    return Scene(
        heading=heading(view),
        ground=ISLAND,
        parts=(
            _question(view, moment, found, seat),
            _plate(view, seat, lit=seat in moment.asked),
            island(view, (_told(found, lit),)),
            tidings(moment),
            _hand(view, moment, found),
        ),
        zoom=ZOOM,
    )


def _question(view: View, moment: Moment, found: Reach, seat: Seat) -> Group:
    """What is asked, on a ribbon."""
    asked: Phrase = words(f"draw-ask-{_asked(view, moment, found, seat)}")
    return telling(asked, 1, banner(asked, RIBBON, "#1d5c6e", 52))


def _asked(view: View, moment: Moment, found: Reach, seat: Seat) -> str:
    """Name the question; once a card is chosen it is about who or where."""
    if seat not in moment.asked:
        return "wait"
    chosen = isinstance(view.phase, Acting) and found.field
    return NEXT.get(found.field, "target") if chosen else tag(view.phase)


def _told(found: Reach, lit: Group) -> Group:
    """The lights on the board, and their places in words."""
    if not found.asked:
        return lit
    return telling(words("draw-marked", cells=found.asked), 2, lit)


def _plate(view: View, seat: Seat, *, lit: bool) -> Group:
    """What one owns, and where one's crew is."""
    player = view.island.players[seat]
    gems = f"{player.gems}/{view.rules.gems}"
    high, low = PLATE.y + 32, PLATE.y + 76
    return telling(
        told(view, seat),
        1,
        seat_plate(seat, PLATE, lit),
        placed(badge(seat, 48), PLATE.x + 44, high),
        counter("gem", gems, PLATE.x + 92, high, size=40, width=86, tint=GREEN),
        counter("ammunition", str(player.ammo), PLATE.x + 232, high, size=40, width=46),
        crew(view, seat, PLATE.x + 24, low),
    )


def _hand(view: View, moment: Moment, found: Reach) -> Group:
    """The cards in two columns; those thrown away so far are struck out."""
    rows = max(ROWS, -(-len(view.hand) // COLUMNS))
    boxes = [box for row in CARDS.rows(rows, GAP) for box in row.columns(COLUMNS, GAP)]
    thrown, new = list(_thrown(view)), list(received(moment.news, view.seat))
    parts: list[Part] = []
    for card, box in zip(view.hand, boxes, strict=False):
        bright = not moment.choices or card in found.cards
        parts.append(placed(face(card, box.width, box.height, 0 if bright else DIM), *box.centre))
        if card in new:
            new.remove(card)
            parts.append(placed(marks.halo(outline(box.width, box.height, 4), SNOW, 6), *box.centre))
        if card in thrown:
            thrown.remove(card)
            parts.append(
                marks.struck(box.right - box.width * 0.2, box.y + box.height * 0.2, box.width * 0.36)
            )
    return Group(tuple(parts), says=(Said(words("draw-hand", cards=view.hand), 1), *_known(view)))


def received(events: tuple[Event, ...], seat: Seat | None) -> tuple[str, ...]:
    """The cards that came into the hand since the picture before."""
    found: list[str] = []
    for event in events:
        if isinstance(event, Drew):
            found += event.cards
        elif (isinstance(event, Gave) and event.victim == seat) or (
            isinstance(event, Took) and event.seat == seat
        ):
            found.append(event.card)
    return tuple(found)


def _thrown(view: View) -> tuple[str, ...]:
    """The cards that the Potion takes so far."""
    return tuple(card for card, _ in view.phase.picked) if isinstance(view.phase, Brewing) else ()


def _known(view: View) -> tuple[Said, ...]:
    """What this player knows others to hold."""
    return tuple(Said(words("draw-known", seat=fact.holder, card=fact.card), 2) for fact in view.known)
