"""Who hears what, in which order, and the way back through the words of a move."""

import asyncio

from bot.host.sitting import Chair, Sitting, Status
from bot.host.telling import Telling
from bot.pages import menu, narration
from bot.voices import voice
from engine.core import table as tables
from engine.core.registry import game as find_game
from tests.laws.walks import walk


async def test_a_table_is_never_shown_twice_at_once_and_wishes_meanwhile_are_one() -> None:
    showing, begun = 0, []

    async def show(number: int) -> None:
        nonlocal showing
        showing += 1
        assert showing == 1
        begun.append(number)
        for _ in range(3):
            await asyncio.sleep(0)
        showing -= 1

    telling = Telling(show)
    await asyncio.gather(*(telling.show(1) for _ in range(5)))
    assert begun == [1, 1]


def test_a_whisper_is_told_to_its_seat_alone(tiny: str) -> None:
    table = tables.start(find_game(tiny), 2, None, b"x")
    for seat in (0, 1):
        table = tables.play(table, seat, table.legal(seat)[0])
    winner = table.to_move[0]
    table = tables.play(table, winner, table.legal(winner)[0])
    chairs = (Chair("ann", 1), Chair("bob", 2))
    sitting = Sitting(7, 1, 2, 1, tiny, chairs, status=Status.PLAYING, table=table)
    say = voice("en", tiny, sitting.names)
    assert "You saw" in narration.recap(sitting, winner, say)
    assert "You saw" not in narration.recap(sitting, 1 - winner, say)
    assert "You saw" not in narration.news(sitting, say)


def test_the_way_back_goes_one_question_at_a_time() -> None:
    game = find_game("sails")
    deepest = 0
    for table in walk(game, 3, {}, 11):
        chairs = tuple(Chair(name, at) for at, name in enumerate(("ann", "bob", "cleo"), 1))
        sitting = Sitting(7, 1, 2, 1, "sails", chairs, status=Status.PLAYING, table=table)
        for seat in table.to_move:
            way: list[tuple[str, ...]] = []
            asked = menu.asked(sitting, seat)
            while asked is not None and asked.question.choices:
                assert menu.previous(asked) == (way[-1] if way else None)
                way.append(asked.question.path)
                lead = next((one for one in asked.question.choices if one.move is None), None)
                asked = menu.asked(sitting, seat, lead.path) if lead else None
            deepest = max(deepest, len(way))
    assert deepest >= 3


def test_what_led_to_a_turn_is_told_until_it_is_over() -> None:
    names, met = ("ann", "bob", "cleo"), 0
    say = voice("en", "tobago", names)
    chairs = tuple(Chair(name, at) for at, name in enumerate(names, 1))
    for table in walk(find_game("tobago"), 3, {}, 11):
        sitting = Sitting(7, 1, 2, 1, "tobago", chairs, status=Status.PLAYING, table=table)
        others = [step for step in table.steps if step.seat != table.steps[-1].seat]
        events = [event for event in others[-1].events if tables.hears(event, None)] if others else []
        if table.to_move[:1] == (table.steps[-1].seat if table.steps else None,) and events:
            told = narration.recap(sitting, table.to_move[0], say)
            assert say.event(events[-1]) in told or "lines before that" in told
            met += 1
    assert met > 10
