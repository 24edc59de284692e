"""A game in the terminal, in words: for a person against computer players, or by itself."""

import random
from collections.abc import Callable, Sequence

from engine.brains.levels import choose
from engine.core import menu, notation
from engine.core import table as tables
from engine.core.errors import RulesError
from engine.core.say import Say
from engine.core.table import Table
from engine.core.types import Move, Outcome, Pool, Seat

Read = Callable[[str], str]
Write = Callable[[str], None]


class Quit(Exception):
    """The person at the terminal has had enough."""


def play(
    table: Table, say: Say, brains: Sequence[str], source: random.Random, read: Read, write: Write
) -> Table:
    """Play to the end; a seat without a brain is the person's. Everything is told in words."""
    write(f"{say('title')} — {say('tagline')}")
    while table.outcome is None:
        seat = table.to_move[0]
        moves = (
            _think(table, seat, brains[seat], source) if brains[seat] else _ask(table, seat, say, read, write)
        )
        after = tables.play_all(table, seat, moves)
        _tell(table, after, say, brains, write)
        table = after
    write("")
    write(result(say, table.outcome))
    return table


def result(say: Say, outcome: Outcome) -> str:
    """Say who won and why, then every place."""
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    rows = [f"  {outcome.places[seat]}. {say.names[seat]}: {outcome.scores[seat]}" for seat in order]
    return "\n".join([say.outcome(outcome), *rows])


def _think(table: Table, seat: Seat, level: str, source: random.Random) -> tuple[Move, ...]:
    moves = table.legal(seat)
    return (choose(level, table.game, table.view(seat), moves, source, lambda: True),)


def _tell(before: Table, after: Table, say: Say, brains: Sequence[str], write: Write) -> None:
    """Tell what everybody may hear, and the person's own news where there is a single person."""
    people = [seat for seat, brain in enumerate(brains) if not brain]
    ears = people[0] if len(people) == 1 else None
    for event in tables.news(before, after, ears):
        write(say.event(event))


def _ask(table: Table, seat: Seat, say: Say, read: Read, write: Write) -> tuple[Move, ...]:
    """Ask word by word until a move is made; nonsense is answered with a sentence and asked again."""
    path: tuple[str, ...] = ()
    while True:
        question = menu.question(table.game, table.view(seat), table.legal(seat), path)
        write("")
        write(f"{say.names[seat]}: {say.ask(table.view(seat).phase, question)}")
        try:
            if question.pool is not None:
                return _picked(table, seat, question.pool, say, read, write)
            choice = question.choices[_number(question, say, read, write)]
        except (RulesError, ValueError) as error:
            write(say.error(error) if isinstance(error, RulesError) else say("terminal-number"))
            continue
        if choice.move is not None:
            return (choice.move,)
        path = choice.path


def _number(question: menu.Question, say: Say, read: Read, write: Write) -> int:
    for number, choice in enumerate(question.choices, 1):
        note = f"  ({say.remark(choice.remark)})" if choice.remark and choice.remark.key else ""
        write(f"  {number}. {say.choice(question, choice)}{note}")
    number = int(read(say("terminal-choose")))
    if not 1 <= number <= len(question.choices):
        raise ValueError(number)
    return number - 1


def _picked(table: Table, seat: Seat, pool: Pool, say: Say, read: Read, write: Write) -> tuple[Move, ...]:
    for number, pick in enumerate(pool.picks, 1):
        write(f"  {number}. {say.pick(pick)}")
    numbers = [int(word) for word in read(say("terminal-pick")).replace(",", " ").split()]
    if any(not 1 <= number <= len(pool.picks) for number in numbers):
        raise ValueError(numbers)
    texts = [notation.text(pool.picks[number - 1]) for number in numbers]
    moves = menu.answer(pool, texts, table.legal(seat), table.game.MOVES)
    tables.play_all(table, seat, moves)
    return moves
