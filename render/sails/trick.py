"""The trick in the middle: what lies there, what was uncovered, and who won what."""

from engine.sails.cards import COLOUR, HAND, HIGHEST, POINTS, VALUE
from engine.sails.moves import Play
from engine.sails.phases import Claiming, Passing, Playing
from engine.sails.state import Showdown, Spoil
from engine.sails.views import Laid, View
from render.kit import marks, paths
from render.kit.cards import outline, spread
from render.kit.tokens import badge, label
from render.moment import Moment
from render.sails.cards import ACTION, HOARD, SHAPE, island, island_back, named, treasure
from render.scene import Box, Colour, Group, Part, Shape, Sprite, Text, Words, placed, telling, words
from render.theme import GLOW, SNOW
from render.tint import clear

AREA = Box(336, 112, 840, 450)
WIDTH = 142
HIGH = 268
"""The middle of the cards."""
GAPS = {3: 96, 4: 56, 5: 26}
"""Between the cards, by the number of players."""
SMALL = 60
PRIZE = 492
"""The middle of what a trick brought."""
STRIP = 498
"""The middle of the strip that recalls the trick before."""


def number(view: View) -> int:
    """Count the tricks of the round from 1."""
    cards, hand = sum(view.sizes), HAND[view.seats]
    if isinstance(view.phase, Playing | Passing):
        return hand - -(-cards // view.seats) + 1
    return hand - cards // view.seats


def player(last: Showdown, at: int) -> int:
    """Tell who laid an island, by its place in the order of play."""
    return (last.first + at) % len(last.plays)


def trick(view: View, moment: Moment) -> Group:
    """The trick under way, or the one just uncovered."""
    if isinstance(view.phase, Passing):
        return _passing(view)
    if view.plays or view.last is None:
        recall = (_strip(view.last),) if view.last else ()
        return Group((_table(view, moment), *recall))
    before = (caption(Box(AREA.x, 384, AREA.width, 42)),) if isinstance(view.phase, Playing) else ()
    open_claims = view.phase.winners if isinstance(view.phase, Claiming) else ()
    return Group((uncovered(view.last, open_claims), *before))


def _middles(count: int) -> tuple[float, ...]:
    """Where the cards of a trick lie."""
    return tuple(AREA.x + x for x in spread(count, AREA.width, WIDTH, GAPS[count]))


def _order(first: int, seats: int) -> list[int]:
    return [(first + i) % seats for i in range(seats)]


def _empty(x: float, y: float, width: float) -> Shape:
    """The place of a card that is still to come."""
    height = width * SHAPE
    frame = paths.rect(x - width / 2, y - height / 2, width, height, 12)
    return Shape(frame, "#04202c50", clear(SNOW, 0.4), 3)


def _passing(view: View) -> Group:
    """Who has laid out the island to pass, and who has not."""
    assert isinstance(view.phase, Passing)
    parts: list[Part] = []
    for seat, x in enumerate(_middles(view.seats)):
        waiting = seat in view.phase.waiting
        lying = Sprite("hourglass", x, HIGH, 80) if waiting else placed(island_back(WIDTH), x, HIGH)
        parts += [_empty(x, HIGH, WIDTH), lying, placed(badge(seat, 60), x, AREA.y + 26)]
    return Group(tuple(parts))


def _table(view: View, moment: Moment) -> Group:
    """Cards half under a sail, and empty places for those who have yet to play."""
    parts: list[Part] = []
    for at, (seat, x) in enumerate(zip(_order(view.first, view.seats), _middles(view.seats), strict=True)):
        if at < len(view.plays):
            newest = at == len(view.plays) - 1
            parts.append(_laid(view.plays[at], x, newest))
        else:
            parts.append(_empty(x, HIGH, WIDTH))
            if seat in moment.asked:
                parts += [Sprite("hourglass", x, HIGH, 76), _around(x, HIGH, WIDTH, GLOW)]
        parts.append(placed(badge(seat, 60), x, AREA.y + 26))
    return Group(tuple(parts))


def _around(x: float, y: float, width: float, colour: Colour) -> Group:
    return placed(marks.halo(outline(width, width * SHAPE), colour, 6), x, y)


def _laid(laid: Laid, x: float, newest: bool) -> Group:
    """An island half under its sail, with the Bonus cards beside it."""
    covered = "coast" if laid.colour else "sea"
    face = placed(island(WIDTH, laid.colour, laid.number, covered), x, HIGH)
    glow = (_around(x, HIGH, WIDTH, SNOW),) if newest else ()
    return telling(lying(laid), 2, face, *glow, *_bonus(laid.bonus, x, HIGH + WIDTH * SHAPE / 2))


def lying(laid: Laid) -> Words:
    """Say what can be seen of an island."""
    colour = laid.colour or "none"
    return words("draw-laid", seat=laid.seat, colour=colour, number=laid.number, bonus=laid.bonus)


def _bonus(count: int, x: float, y: float) -> tuple[Part, ...]:
    """How many Bonus cards lie with an island."""
    return (placed(label(f"+{count}", 40, "#ffe08a"), x, y),) if count else ()


def uncovered(last: Showdown, claiming: tuple[int, ...]) -> Group:
    """The trick with all sails off: what each island counted and what it brought or may bring."""
    seats = len(last.plays)
    parts: list[Part] = []
    for at, x in enumerate(_middles(seats)):
        play, seat = last.plays[at], player(last, at)
        won = next((s for s in last.spoils if s.winner == seat), None)
        lost = next((s for s in last.spoils if s.loser == seat), None)
        parts.append(
            telling(
                counted(play, seat),
                2,
                placed(island(WIDTH, COLOUR[play.card], VALUE[play.card]), x, HIGH),
                *((_around(x, HIGH, WIDTH, GLOW),) if won else ()),
                *_bonus(play.bonus, x, HIGH + WIDTH * SHAPE / 2),
                placed(badge(seat, 60), x, AREA.y + 26),
                *((_claim(won, x) if seat in claiming else _prize(won, x, PRIZE),) if won else ()),
                *((_comfort(lost, x, PRIZE),) if lost and lost.gained else ()),
            )
        )
    return Group(tuple(parts))


def counted(play: Play, seat: int) -> Words:
    """Say what an island counts with its Bonus cards, 12 at most (sails R4)."""
    number = VALUE[play.card]
    total = min(HIGHEST, number + play.bonus)
    colour = COLOUR[play.card]
    return words("draw-uncovered", seat=seat, colour=colour, number=number, bonus=play.bonus, total=total)


def _prize(spoil: Spoil, x: float, y: float) -> Group:
    """What the winner of a colour got: a treasure, or an action."""
    if spoil.treasure:
        told = _booty(spoil)
        face = treasure(90, spoil.treasure[0].lower(), POINTS[spoil.treasure])
        thief = (
            (
                Sprite("swords", x - 44, y + 44, 54),
                placed(badge(spoil.victim, 48), x + 44, y + 44),
            )
            if spoil.victim is not None
            else ()
        )
        return telling(told, 2, placed(face, x, y), *thief)
    return telling(_acting(spoil), 2, Sprite("glow", x, y, 150), Sprite(ACTION[spoil.action], x, y, 96))


def _claim(spoil: Spoil, x: float) -> Group:
    """A treasure that its winner may take, or leave for a theft."""
    told = words("draw-may-take", seat=spoil.winner, treasure=named(spoil.treasure))
    face = marks.ghost(treasure(90, spoil.treasure[0].lower(), POINTS[spoil.treasure]), 0.75)
    return telling(told, 2, placed(face, x, PRIZE), Sprite("hourglass", x + 30, PRIZE + 34, 64))


def _booty(spoil: Spoil) -> Words:
    """Say which treasure was won, and from whom."""
    if spoil.victim is None:
        return words("draw-won-treasure", seat=spoil.winner, treasure=named(spoil.treasure))
    return words(
        "draw-stole-treasure", seat=spoil.winner, treasure=named(spoil.treasure), victim=spoil.victim
    )


def _acting(spoil: Spoil) -> Words:
    """Say which action was won."""
    return words("draw-won-action", seat=spoil.winner, action=spoil.action)


def _comforted(spoil: Spoil) -> Words:
    """Say who got Bonus cards for the weakest island."""
    return words("draw-comfort", seat=-1 if spoil.loser is None else spoil.loser, count=spoil.gained)


def _comfort(spoil: Spoil, x: float, y: float) -> Group:
    """The Bonus cards that the weakest of a colour got."""
    number = Text(
        str(spoil.gained), Box(x + 2, y - 36, 60, 72), size=56, face="bold", colour=SNOW, halo="#3a2a1c"
    )
    return telling(_comforted(spoil), 3, Sprite("plus", x - 30, y, 62), number)


def _strip(last: Showdown) -> Group:
    """The trick before, small: islands in order, winners with what they got."""
    parts: list[Part] = []
    for at, x in enumerate(_middles(len(last.plays))):
        play, seat = last.plays[at], player(last, at)
        won = next((s for s in last.spoils if s.winner == seat), None)
        lost = next((s for s in last.spoils if s.loser == seat), None)
        face = placed(island(SMALL, COLOUR[play.card], VALUE[play.card]), x - 9, STRIP)
        mark = placed(badge(seat, 42), x - 62, STRIP)
        parts.append(telling(counted(play, seat), 3, face, mark))
        parts += _outcome(won, lost, x + 50)
    shade = Shape(paths.rect(AREA.x, STRIP - 92, AREA.width, 144, 14), "#04202c66")
    title = telling(words("draw-last-told"), 3, caption(Box(AREA.x, STRIP - 90, AREA.width, 44)))
    return Group((shade, title, *parts))


def caption(box: Box) -> Text:
    """Say that these islands are of the trick before."""
    return Text(words("draw-last"), box, face="title", size=46, least=44, colour=SNOW, halo="#0c3f52")


def _outcome(won: Spoil | None, lost: Spoil | None, x: float) -> list[Part]:
    """What an island of the trick before brought, small."""
    if won and won.treasure:
        points = POINTS[won.treasure]
        figure = Text(str(points), Box(x + 4, STRIP + 2, 28, 40), face="bold", halo=SNOW)
        return [telling(_booty(won), 3, Sprite(HOARD[points], x - 4, STRIP - 10, 54), figure)]
    if won:
        return [telling(_acting(won), 3, Sprite(ACTION[won.action], x, STRIP, 54))]
    if lost and lost.gained:
        return [telling(_comforted(lost), 3, placed(label(f"+{lost.gained}", 33, "#ffe08a"), x, STRIP))]
    return []
