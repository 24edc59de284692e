"""Beside the heap: the card in somebody's hand, or what the last move brought."""

from engine.core.types import Event
from engine.skeleton_island.events import Kept, Pirated, Stolen, TurnedUp
from engine.skeleton_island.phases import Look, Where
from engine.skeleton_island.state import View
from render.kit.tokens import badge, label
from render.moment import Moment
from render.scene import Box, Group, Part, Sprite, placed
from render.skeleton_island.cards import HEIGHT, WIDTH, bare

Gain = Kept | TurnedUp | Stolen | Pirated


def aside(view: View, moment: Moment, box: Box) -> Group:
    """The card in hand with its letter; else the cards of the last gain."""
    phase = view.phase
    if isinstance(phase, Look | Where):
        return _held(phase, box)
    gain = last(moment.news)
    return Group(()) if gain is None else _gained(gain, box)


def last(news: tuple[Event, ...]) -> Gain | None:
    """The last event that moved cards to or from a player."""
    return next((event for event in reversed(news) if isinstance(event, Gain)), None)


def _held(phase: Look | Where, box: Box) -> Group:
    """A card somebody holds: its back, or its face if all may see it or the viewer holds it."""
    size, x, y = _fit(box)
    top, low = y - HEIGHT * size / 2, y + HEIGHT * size / 2
    return Group(
        (
            placed(bare(phase.face), x, y, -4, size),
            placed(label(phase.card, 40), x - WIDTH * size * 0.3, top + 6),
            placed(badge(phase.seat, 56), x + WIDTH * size * 0.32, low - 12),
        )
    )


def _gained(gain: Gain, box: Box) -> Group:
    """The card and its new owner; stolen from whom; or the three that were paid."""
    size, x, y = _fit(box)
    low = y + HEIGHT * size / 2
    if isinstance(gain, Pirated):
        cards: list[Part] = [
            placed(bare(face, 0.35), x + 14 * (at - 1), y + 16 * (at - 1), 8 * (at - 1), size * 0.8)
            for at, face in enumerate(gain.cards)
        ]
        return Group((*cards, Sprite("swords", x, y, 76), placed(badge(gain.seat, 56), x + 30, low - 12)))
    parts: list[Part] = [placed(bare(gain.face), x, y, 4, size)]
    if isinstance(gain, Stolen):
        parts += [
            placed(badge(gain.victim, 46), x - 36, y - HEIGHT * size / 2),
            Sprite("swords", x - 24, low - 14, 64),
        ]
    return Group((*parts, placed(badge(gain.seat, 56), x + WIDTH * size * 0.32, low - 12)))


def _fit(box: Box) -> tuple[float, float, float]:
    """How large a card is in a box, and its middle."""
    size = round(min(box.width / WIDTH, box.height / HEIGHT) * 0.92, 3)
    x, y = box.centre
    return size, x, y
