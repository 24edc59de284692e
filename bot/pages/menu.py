"""A question as buttons and menus, word by word; nothing is remembered but what stands in the ids."""

from dataclasses import dataclass

from bot.host.sitting import Sitting
from bot.pages import ids
from bot.pages.page import (
    CHOICES,
    IN_A_ROW,
    LABEL,
    OPTION,
    Button,
    Menu,
    Option,
    Part,
    Row,
    Text,
    clip,
    row,
    strong,
)
from bot.voices import plain
from engine.core import menu, notation
from engine.core.menu import Choice, Question
from engine.core.say import Say
from engine.core.table import Table
from engine.core.types import Pool, Seat

KINDS = 2 * IN_A_ROW
"""So many kinds of move are buttons, in rows; more, or more things of one kind, are a menu."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to one seat, and how far the answer has come."""

    number: int
    seat: Seat
    token: int
    table: Table
    question: Question
    names: tuple[str, ...]

    def id(self, path: tuple[str, ...]) -> str:
        """The id of a button that chooses these words."""
        return ids.button("move", self.number, self.token, " ".join(path))


def asked(sitting: Sitting, seat: Seat, path: tuple[str, ...] = ()) -> Asked | None:
    """Find what a seat is asked after these words; nothing if it is not asked."""
    table = sitting.play
    token = table.question(seat)
    if token is None or not sitting.going:
        return None
    question = menu.question(table.game, table.view(seat), table.legal(seat), path)
    return Asked(sitting.number, seat, token, table, question, sitting.names)


def ask(asked: Asked, say: Say, page: int = 0) -> list[Part]:
    """Put the question: its words, what is worth knowing, and something to press."""
    question = asked.question
    words = Text(strong(say.ask(asked.table.view(asked.seat).phase, question)))
    labels = plain(say, asked.names)
    if question.pool is not None:
        return [words, *_picks(asked, question.pool, labels)]
    if len(question.choices) <= (KINDS if not question.field else IN_A_ROW):
        return [words, Text("\n".join(_remarks(question, say))), *_buttons(asked, labels)]
    return [words, *_menu(asked, labels, page)]


def previous(asked: Asked) -> tuple[str, ...] | None:
    """Find the words before the last choice; nothing at the first question."""
    table, target = asked.table, asked.question.path
    view, legal = table.view(asked.seat), table.legal(asked.seat)
    question = menu.question(table.game, view, legal)
    while question.path != target:
        taken = next((one for one in question.choices if target[: len(one.path)] == one.path), None)
        following = menu.question(table.game, view, legal, taken.path) if taken else None
        if following is None or following.path == target:
            return question.path
        question = following
    return None


def label(question: Question, choice: Choice, say: Say) -> str:
    """What stands on a button."""
    return clip(capital(say.choice(question, choice)), LABEL)


def capital(words: str) -> str:
    """Begin with a capital, as what stands alone does."""
    return words[:1].upper() + words[1:]


def _buttons(asked: Asked, say: Say) -> list[Part]:
    question = asked.question
    buttons = [
        Button(label(question, choice, say), asked.id(choice.path), "primary") for choice in question.choices
    ]
    return [Row(tuple(buttons[at : at + IN_A_ROW])) for at in range(0, len(buttons), IN_A_ROW)]


def _remarks(question: Question, say: Say) -> list[str]:
    pairs = [(choice, say.remark(choice.remark)) for choice in question.choices if choice.remark]
    return [
        say("remarked", choice=label(question, choice, say), remark=remark)
        for choice, remark in pairs
        if remark
    ]


def _menu(asked: Asked, say: Say, page: int) -> list[Part]:
    question = asked.question
    pages = -(-len(question.choices) // CHOICES)
    page = min(page, pages - 1)
    shown = question.choices[page * CHOICES : (page + 1) * CHOICES]
    options = tuple(_option(question, choice, say) for choice in shown)
    placeholder = say("choose-page", page=page + 1, pages=pages) if pages > 1 else say("choose")
    found: list[Part] = [Menu(ids.menu("move", asked.number, asked.token), placeholder, options)]
    turn = row(*(_turn(asked, say, at, page) for at in range(pages) if pages > 1 and abs(at - page) == 1))
    return [*found, turn] if turn else found


def _option(question: Question, choice: Choice, say: Say) -> Option:
    remark = say.remark(choice.remark) if choice.remark else ""
    words = clip(capital(say.choice(question, choice)), OPTION)
    return Option(words, " ".join(choice.path), clip(remark, OPTION))


def _turn(asked: Asked, say: Say, at: int, page: int) -> Button:
    words = say("page-next" if at > page else "page-previous")
    path = " ".join(asked.question.path)
    return Button(words, ids.button("page", asked.number, asked.token, f"{at} {path}".strip()))


def _picks(asked: Asked, pool: Pool, say: Say) -> list[Part]:
    """A set is one menu; an empty set is a button, for a menu cannot be left empty."""
    parts: list[Part] = []
    if pool.picks and pool.most > 0:
        options = tuple(
            Option(clip(capital(say.pick(pick)), OPTION), notation.text(pick)) for pick in pool.picks
        )
        most = min(pool.most, len(options))
        least = min(max(pool.least, 1), most)
        words = say(_how_many(least, most), least=least, most=most)
        parts.append(Menu(ids.menu("pick", asked.number, asked.token), words, options, least, most))
    if pool.least == 0:
        none = Button(say("choose-none"), ids.button("none", asked.number, asked.token))
        parts.append(Row((none,)))
    return parts


def _how_many(least: int, most: int) -> str:
    if least == most:
        return "choose-exactly"
    return "choose-up-to" if least == 1 else "choose-between"
