"""A treasure being divided: the card on offer, who decides, what was taken, what is still covered."""

from engine.core.types import Seat
from engine.tobago.phases import Curse, Offer
from engine.tobago.state import Dealt
from engine.tobago.views import Sharing, View
from render.kit import marks, paths
from render.kit.cards import outline, spread, stack
from render.kit.panels import panel
from render.kit.tokens import badge, roundel
from render.moment import Moment
from render.scene import Box, Group, Part, Said, Shape, Sprite, Text, Words, placed, words
from render.theme import GLOW, INK
from render.tint import clear
from render.tobago.gold import SHAPE, gold, gold_back
from render.tobago.pieces import cube

OFFERED, SMALL = 118, 52
ROSE = 44


def division(view: View, moment: Moment, box: Box) -> Group:
    """The whole division on one panel."""
    sharing = view.division
    assert sharing is not None
    title = words("draw-division", map=sharing.map)
    return Group(
        (
            panel(box),
            cube(sharing.map, 46, box.x + 40, box.y + 40),
            Text(
                title,
                Box(box.x + 72, box.y + 12, box.width - 90, 56),
                size=48,
                least=40,
                face="title",
                side="left",
            ),
            _middle(view, sharing, Box(box.x, box.y + 70, box.width, 170)),
            _roses(view, sharing, moment, Box(box.x + 20, box.y + 246, box.width - 40, 60)),
            _taken(sharing, Box(box.x + 20, box.y + 310, box.width - 40, box.height - 318)),
        ),
        says=_said(view, sharing),
    )


def _said(view: View, sharing: Sharing) -> tuple[Said, ...]:
    """Say what is on offer, to whom, and what became of the other cards."""
    says = [Said(words("draw-roses", roses=sharing.roses, covered=sharing.left, map=sharing.map), 1)]
    if isinstance(view.phase, Offer):
        says.append(Said(words("draw-offered", card=view.phase.card, seat=view.phase.seat), 1))
    return (*says, *(Said(_fate(dealt), 2) for dealt in sharing.shown))


def _fate(dealt: Dealt) -> Words:
    """Say who took a card, if anybody."""
    if dealt.seat is None:
        return words("draw-passed", card=dealt.card)
    return words("draw-dealt", seat=dealt.seat, card=dealt.card)


def _middle(view: View, sharing: Sharing, box: Box) -> Group:
    """The card turned up, large, and the covered ones beside it."""
    x, y = box.x + box.width * 0.36, box.centre[1]
    card = view.phase.card if isinstance(view.phase, Offer) else 0 if isinstance(view.phase, Curse) else None
    parts: list[Part] = [Sprite("glow", x, y, 260, "#ffe08a")]
    if card is None:
        parts.append(Sprite("open_chest", x, y, 150))
    else:
        frame = marks.halo(outline(OFFERED, OFFERED * SHAPE), GLOW, 6)
        parts += [
            placed(gold(OFFERED, card), x, y),
            placed(frame, x, y),
        ]
    return Group((*parts, *_covered(sharing.left, box.x + box.width * 0.76, y)))


def _covered(count: int, x: float, y: float) -> tuple[Part, ...]:
    """The cards still to be turned up."""
    if not count:
        width, height = 78.0, 78 * SHAPE
        place = paths.rect(x - width / 2, y - height / 2, width, height, 8)
        return (Shape(place, clear(INK, 0.08), clear(INK, 0.35), 2),)
    number = placed(roundel(str(count), 50, "#3a2a1c"), x + 36, y + 44)
    return (stack(gold_back(78), count * 3, x, y, 3), number)


def _roses(view: View, sharing: Sharing, moment: Moment, box: Box) -> Group:
    """The roses in the order in which they are asked; the one that decides is lit."""
    deciding = view.phase.at if isinstance(view.phase, Offer) else None
    parts: list[Part] = []
    for at, (seat, x) in enumerate(_line(sharing.roses, box, ROSE)):
        lit = at == deciding or (deciding is None and seat in moment.asked)
        if lit:
            parts.append(placed(marks.halo(paths.circle(0, 0, ROSE * 0.66), GLOW, 5), x, box.centre[1]))
        parts.append(placed(badge(seat, ROSE), x, box.centre[1]))
    return Group(tuple(parts))


def _line(seats: tuple[Seat, ...], box: Box, width: float) -> list[tuple[Seat, float]]:
    places = spread(len(seats), box.width, width, 12)
    return [(seat, box.x + x) for seat, x in zip(seats, places, strict=True)]


def _taken(sharing: Sharing, box: Box) -> Group:
    """What was turned up before: with its taker, or struck out."""
    done = sharing.shown
    parts: list[Part] = []
    y = box.y + SMALL * SHAPE / 2 + 2
    for dealt, x in zip(done, spread(len(done), box.width, SMALL, 10), strict=True):
        parts.append(placed(gold(SMALL, dealt.card, 0 if dealt.seat is not None else 0.5), box.x + x, y))
        mark: Group | Sprite = Sprite("cross", box.x + x, y + 30, 34)
        if dealt.seat is not None:
            mark = placed(badge(dealt.seat, 36), box.x + x, y + 34)
        parts.append(mark)
    return Group(tuple(parts))


def peeked(cards: tuple[int, ...], box: Box) -> Group:
    """The cards a player saw in secret."""
    places = spread(len(cards), box.width - 40, 60, 10)
    y = box.y + 56 + 30 * SHAPE
    faces = (placed(gold(60, card), box.x + 20 + x, y) for card, x in zip(cards, places, strict=True))
    head = Box(box.x + 18, box.y + 6, box.width - 36, 46)
    return Group(
        (panel(box), Text(words("draw-you-saw"), head, size=36, face="bold"), *faces),
        says=(Said(words("draw-peeked", cards=cards), 1),),
    )
