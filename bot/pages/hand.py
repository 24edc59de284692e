"""A hand: what one seat sees and is asked; the same as a direct message and as an ephemeral one."""

from dataclasses import dataclass

from bot.host.sitting import Sitting, Status
from bot.pages import ids, menu, narration
from bot.pages.board import afterwards
from bot.pages.page import Button, Image, Page, Part, Row, Text, page, row, strong
from bot.pages.reasons import reasons
from engine.core import table as tables
from engine.core.say import Say
from engine.core.types import Seat, fields, tag


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is, as a hand names it."""

    server: str
    channel: str
    link: str


@dataclass(frozen=True, slots=True)
class Draft:
    """How far somebody has come with an answer."""

    words: tuple[str, ...] = ()
    page: int = 0
    help: bool = False
    note: str = ""
    """What there is to say about the last press: a refusal, mostly."""


FRESH = Draft()


def hand(sitting: Sitting, seat: Seat, say: Say, place: Place, draft: Draft = FRESH) -> Page:
    """Show a seat its hand and what it is asked; after the end, how the game ended."""
    if sitting.status is Status.OVER:
        return _over(sitting, seat, say, place, draft.note)
    asked = menu.asked(sitting, seat, draft.words)
    return page(
        _header(sitting, say, place, draft.note),
        _recap(sitting, seat, say),
        Image(),
        *(_question(sitting, asked, say, draft) if asked else _waiting(sitting, say)),
        _controls(sitting, seat, asked, say, place),
    )


def seated(say: Say, place: Place) -> Page:
    """Tell somebody by direct message that the seat is theirs and the hand will come here."""
    return page(
        Text(say("hand-seated", server=place.server, channel=place.channel)),
        Row((Button(say("button-board"), url=place.link),)),
    )


def _over(sitting: Sitting, seat: Seat, say: Say, place: Place, note: str) -> Page:
    """Close a game for one seat: its own place, everybody's scores, and what can be done now."""
    outcome = sitting.play.outcome
    assert outcome is not None
    place_of_seat = say("hand-over", place=outcome.places[seat], all=len(outcome.places))
    scores = narration.standings(outcome.scores, outcome.places, say)
    return page(
        _header(sitting, say, place, note),
        _recap(sitting, seat, say),
        Image(),
        Text(f"{strong(say.outcome(outcome))}\n{place_of_seat}\n{scores}"),
        afterwards(sitting, say, Button(say("button-board"), url=place.link)),
        Text(say("hand-verify")),
    )


def _header(sitting: Sitting, say: Say, place: Place, note: str) -> Text:
    where = say(
        "hand-header",
        title=say("title"),
        server=place.server,
        channel=place.channel,
        moment=narration.moment(sitting, say),
    )
    return Text(f"{where}\n> {note}" if note else where)


def _recap(sitting: Sitting, seat: Seat, say: Say) -> Text | None:
    lines = narration.recap(sitting, seat, say)
    return Text(f"{say('recap')}\n{lines}") if lines else None


def _question(sitting: Sitting, asked: menu.Asked, say: Say, draft: Draft) -> list[Part]:
    parts = menu.ask(asked, say, draft.page)
    if draft.help:
        parts.insert(1, Text(explain(sitting, asked, say)))
    return parts


def explain(sitting: Sitting, asked: menu.Asked, say: Say) -> str:
    """Explain the question that a seat is asked, and why other answers are not possible."""
    table = sitting.play
    view = table.view(asked.seat)
    key = f"help-{tag(view.phase)}"
    words = say(key, **fields(view.phase)) if key in say else say("help-none")
    refused = [say.refusal(why) for why in reasons(table, asked.seat)]
    lines = [say("help-not-possible", why=why) for why in dict.fromkeys(refused)]
    return "\n".join([words, *([say("help-not-now"), *lines] if lines else [])])


def _waiting(sitting: Sitting, say: Say) -> list[Part]:
    if not sitting.going:
        return [Text(say(f"status-{sitting.status}"))]
    return [Text(narration.waiting(sitting, say))]


def _controls(sitting: Sitting, seat: Seat, asked: menu.Asked | None, say: Say, place: Place) -> Row | None:
    return row(
        _back(sitting, seat, asked, say),
        _help(asked, say),
        Button(say("button-board"), url=place.link),
    )


def _back(sitting: Sitting, seat: Seat, asked: menu.Asked | None, say: Say) -> Button | None:
    """Go one word back; before the first word, take back the last move as far as one may alone."""
    if not sitting.going:
        return None
    table = sitting.play
    if asked and (words := menu.previous(asked)) is not None:
        rest = " ".join(words)
        return Button(say("button-back"), ids.button("back", sitting.number, asked.token, rest))
    if tables.can_retract(table, seat):
        return Button(say("button-retract"), ids.button("retract", sitting.number, table.entry))
    if tables.undo_target(table, seat, sitting.people) is None:
        return None
    follows = asked is not None and table.steps[-1].seat == seat
    label = say("button-back" if follows else "button-undo")
    return Button(label, ids.button("undo", sitting.number, table.entry))


def _help(asked: menu.Asked | None, say: Say) -> Button | None:
    if asked is None:
        return None
    rest = " ".join(asked.question.path)
    return Button(say("button-help"), ids.button("help", asked.number, asked.token, rest))
