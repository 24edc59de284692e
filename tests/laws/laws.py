"""What every game must obey. Each law looks at a whole random game and fails with a sentence."""

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Protocol, Union

import msgspec

from engine.core import menu, notation, optional
from engine.core import table as tables
from engine.core.dice import Loose, Seeded
from engine.core.errors import BrokenLog, CannotUndo, Illegal
from engine.core.table import Table
from engine.core.types import AnyGame, Done, Event, Move, Pick, Seat

from .walks import LONGEST, sample

Walk = tuple[Table, ...]
TEXT = 60


class Knowledge(Protocol):
    """What a game's own tests say of who may know what, written from its rules."""

    def conceal(self, state: Any, seat: Seat | None, rng: random.Random) -> Any: ...
    def goods(self, state: Any) -> dict[str, int]: ...
    def learns(self, event: Event, seat: Seat | None) -> Sequence[Any]: ...
    def still(self, state: Any, fact: Any, seat: Seat) -> bool: ...
    def tells(self, view: Any, fact: Any) -> bool: ...


def viewers(table: Table) -> tuple[Seat | None, ...]:
    return (None, *range(table.setting.seats))


def law_1_someone_can_act_until_the_end(walk: Walk, knowledge: Knowledge, seed: int) -> None:
    """Asked seats have distinct moves, the others none, and the game ends in time."""
    for table in walk:
        asked = table.to_move
        assert (table.outcome is None) == bool(asked), (
            "asked although it is over, or not asked although it is not"
        )
        for seat in range(table.setting.seats):
            moves = table.legal(seat)
            assert bool(moves) == (seat in asked), f"seat {seat} is asked without moves, or has moves unasked"
            assert len(set(moves)) == len(moves), f"seat {seat} has the same move twice"
    defaults = tables.read_options(walk[0].game, None)
    usual = tables.read_options(walk[0].game, msgspec.json.decode(walk[0].setting.options)) == defaults
    limit = walk[0].game.INFO.most_plies if usual else LONGEST
    assert walk[-1].outcome is not None, "the game does not end"
    assert len(walk) - 1 <= limit, f"the game took {len(walk) - 1} plies, more than {limit}"


def law_2_everything_survives_text(walk: Walk, knowledge: Knowledge, seed: int) -> None:
    """State, views, events and moves come back from JSON and text as they were."""
    game = walk[0].game
    events: Any = Union[tuple(game.EVENTS)]  # noqa: UP007 - a union made at run time
    moves: Any = Union[tuple(game.MOVES)]  # noqa: UP007
    for table in sample(walk, seed, 12):
        assert through(table.state, game.State) == table.state, "the state does not survive JSON"
        for seat in viewers(table):
            view = table.view(seat)
            assert through(view, game.View) == view, "a view does not survive JSON"
            assert hash(view) == hash(through(view, game.View)), "a view cannot be hashed"
    for step in walk[-1].steps:
        assert all(through(event, events) == event for event in step.events), "an event does not survive JSON"
        assert through(step.move, moves) == step.move, "a move does not survive JSON"
        line = notation.text(step.move)
        assert notation.parse(game.MOVES, line) == step.move, f"{line!r} does not read back"
        assert len(line) <= TEXT, f"{line!r} is too long"


def through(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def law_3a_a_view_is_enough(walk: Walk, knowledge: Knowledge, seed: int) -> None:
    """What is imagined from a view looks the same and asks the same."""
    dice = Loose(random.Random(seed))
    for table in sample(walk, seed, 15):
        game = table.game
        for seat in viewers(table):
            view = table.view(seat)
            dreamt = game.imagine(view, dice)
            assert game.view(dreamt, seat) == view, "an imagined state looks different"
            assert game.to_move(dreamt) == table.to_move, "an imagined state asks others"
            if seat is not None:
                assert game.legal(dreamt, seat) == table.legal(seat), "an imagined state allows other moves"


def law_3b_a_view_is_not_too_much(walk: Walk, knowledge: Knowledge, seed: int) -> None:
    """Dealing anew what a seat may not know changes nothing that this seat can notice."""
    rng = random.Random(seed)
    for table in sample(walk, seed, 15):
        for seat in viewers(table):
            other = knowledge.conceal(table.state, seat, rng)
            game = table.game
            assert game.view(other, seat) == table.view(seat), (
                f"the view of seat {seat} shows something hidden"
            )
            assert game.to_move(other) == table.to_move, "who is asked tells something hidden"
            hurried = [optional.is_reaction(game, state, 0) for state in (table.state, other)]
            assert hurried[0] == hurried[1], "how long one may think tells something hidden"
            if seat is not None:
                assert game.legal(other, seat) == table.legal(seat), "what is allowed tells something hidden"


def law_3c_a_view_is_not_too_little(walk: Walk, knowledge: Knowledge, seed: int) -> None:
    """What a seat was shown and has not left its sight is still in its view."""
    known: dict[Seat, list[Any]] = {seat: [] for seat in range(walk[0].setting.seats)}
    for table in walk:
        for seat, facts in known.items():
            if table.steps:
                heard = [event for event in table.steps[-1].events if tables.hears(event, seat)]
                facts += [fact for event in heard for fact in knowledge.learns(event, seat)]
            facts[:] = [fact for fact in facts if knowledge.still(table.state, fact, seat)]
            view = table.view(seat) if facts else None
            forgotten = [fact for fact in facts if not knowledge.tells(view, fact)]
            assert not forgotten, f"seat {seat} was shown {forgotten} and no longer sees it"


def law_3d_imagination_is_free(walk: Walk, knowledge: Knowledge, seed: int) -> None:
    """Whatever may be different for all a seat knows is different in some imagination."""
    rng = random.Random(seed)
    dice = Loose(rng)
    for table in sample(walk, seed, 3):
        for seat in viewers(table):
            view = table.view(seat)
            fixed = varying([knowledge.conceal(table.state, seat, rng) for _ in range(25)])
            first = dict(leaves(msgspec.to_builtins(table.game.imagine(view, dice))))
            for _ in range(200):
                if not fixed:
                    break
                again = dict(leaves(msgspec.to_builtins(table.game.imagine(view, dice))))
                fixed = {place for place in fixed if first.get(place) == again.get(place)}
            assert not fixed, f"seat {seat} never imagines another {sorted(fixed)[:3]}"


def varying(states: Sequence[Any]) -> set[str]:
    """The places that do not have the same value in all of these states."""
    flat = [dict(leaves(msgspec.to_builtins(state))) for state in states]
    places = set().union(*flat)
    return {place for place in places if any(one.get(place) != flat[0].get(place) for one in flat)}


def leaves(value: Any, place: str = "") -> list[tuple[str, Any]]:
    if isinstance(value, dict):
        return [leaf for key, one in value.items() for leaf in leaves(one, f"{place}.{key}")]
    if isinstance(value, list | tuple):
        return [leaf for at, one in enumerate(value) for leaf in leaves(one, f"{place}.{at}")]
    return [(place, value)]


def law_3e_open_questions_follow_from_what_all_see(walk: Walk, knowledge: Knowledge, seed: int) -> None:
    """Where a question is open, a spectator could say what may be answered."""
    dice = Loose(random.Random(seed))
    for table in sample(walk, seed, 40):
        game = table.game
        for seat in table.to_move:
            if optional.is_open(game, table.state, seat):
                dreamt = game.imagine(table.view(None), dice)
                assert game.legal(dreamt, seat) == table.legal(seat), (
                    "an open question depends on something hidden"
                )


def law_4_simultaneous_answers_commute(walk: Walk, knowledge: Knowledge, seed: int) -> None:
    """The order of arrival does not matter, and an answer taken back and given again is the same."""
    rng = random.Random(seed)
    shared = [table for table in walk if len(table.to_move) > 1]
    for table in rng.sample(shared, min(len(shared), 12)):
        one, other = rng.sample(table.to_move, 2)
        first, second = rng.choice(table.legal(one)), rng.choice(table.legal(other))
        question = table.question(other)
        there = tables.play(table, one, first)
        assert there.question(other) == question, "an answer made another seat's question stale"
        assert there.legal(other) == table.legal(other), "an answer changed what another seat may answer"
        assert not tables.news(table, there, other), "an answer was told before all were in"
        here = tables.play(tables.play(table, other, second), one, first)
        assert tables.play(there, other, second, question).state == here.state, "the order of answers matters"
        if tables.can_retract(there, one):
            back = pick_again(tables.retract(there, one), table, one)
            assert back.state == table.state, "taking an answer back does not restore the question"
            assert tables.play(back, one, first).state == there.state, "the same answer is not the same"


def pick_again(back: Table, table: Table, seat: Seat) -> Table:
    """What is taken back is a whole answer: make the picks anew that were made before its end."""
    for step in table.steps[table.opened :]:
        back = tables.play(back, seat, step.move) if step.seat == seat else back
    return back


def law_5_the_log_is_the_game(walk: Walk, knowledge: Knowledge, seed: int) -> None:
    """Replaying the log gives an equal table."""
    assert replayed(walk[-1]) == walk[-1], "a replay gives another game"


def replayed(table: Table) -> Table | None:
    """Play the log again; nothing if it does not hold."""
    try:
        return tables.replay(table.game, table.setting, table.log)
    except BrokenLog:
        return None


def law_6_the_menu_reaches_every_move(walk: Walk, knowledge: Knowledge, seed: int) -> None:
    """Every legal move can be put together; what is not legal is refused, and costs nothing."""
    rng = random.Random(seed)
    seen = sorted({step.move for step in walk[-1].steps}, key=notation.text)
    for table in sample(walk, seed, 15):
        for seat in table.to_move:
            view, moves = table.view(seat), table.legal(seat)
            question = menu.question(table.game, view, moves)
            if question.pool is None:
                assert reached(table.game, view, moves, ()) == set(moves), (
                    "the menu does not reach every move"
                )
            else:
                _law_6_sets(table, seat, question.pool.picks, rng)
            if hasattr(table.game, "refusal"):
                _law_6_refusals(table, seat, rng.sample(seen, min(len(seen), 25)))


def reached(game: AnyGame, view: Any, moves: tuple[Move, ...], path: tuple[str, ...]) -> set[Move]:
    """Walk through the menu by every choice."""
    question = menu.question(game, view, moves, path)
    found: set[Move] = set()
    for choice in question.choices:
        assert len(" ".join(choice.path)) <= TEXT, "a path does not fit on a button"
        found |= {choice.move} if choice.move is not None else reached(game, view, moves, choice.path)
    return found


def _law_6_sets(table: Table, seat: Seat, picks: tuple[Pick, ...], rng: random.Random) -> None:
    legal = table.legal(seat)
    strange = [move for move in legal if isinstance(move, Pick) and move not in picks]
    assert not strange, f"{strange} may be picked but is not in the pool"
    for _ in range(6):
        chosen = [notation.text(pick) for pick in picks if rng.random() < 0.5]
        pool = optional.pool(table.game, table.view(seat))
        assert pool is not None
        moves = menu.answer(pool, chosen, legal, table.game.MOVES)
        assert isinstance(moves[-1], Done), "a set does not end"
        why = refused(table, seat, moves)
        assert why or not hasattr(table.game, "refusal"), f"{moves} is refused without a reason"


def refused(table: Table, seat: Seat, moves: tuple[Move, ...]) -> str:
    """Why this answer is not possible, or that it is."""
    try:
        tables.play_all(table, seat, moves)
    except Illegal as error:
        return error.why or ""
    return "possible"


def _law_6_refusals(table: Table, seat: Seat, moves: Sequence[Move]) -> None:
    view, legal = table.view(seat), table.legal(seat)
    for move in (*moves, *legal[:10]):
        why = optional.refusal(table.game, view, move)
        said = "although it is legal" if move in legal else "without a reason"
        assert (why is None) == (move in legal), f"{notation.text(move)} is refused {said}"


def law_7_nothing_is_lost(walk: Walk, knowledge: Knowledge, seed: int) -> None:
    """Cards, cubes and coins are conserved."""
    first = knowledge.goods(walk[0].state)
    for table in walk[1:]:
        now = knowledge.goods(table.state)
        assert now == first, f"after {table.log[-1].text!r}: {difference(first, now)}"


def difference(before: dict[str, int], after: dict[str, int]) -> dict[str, tuple[int, int]]:
    names = before.keys() | after.keys()
    return {
        name: (before.get(name, 0), after.get(name, 0))
        for name in names
        if before.get(name) != after.get(name)
    }


def law_9_undo_takes_back_no_knowledge(walk: Walk, knowledge: Knowledge, seed: int) -> None:
    """A ply that may be undone taught nobody anything that depends on what they could not see."""
    rng = random.Random(seed)
    plies = range(1, len(walk))
    for ply in rng.sample(plies, min(len(plies), 60)):
        start = answer_start(walk, ply)
        if any(step.barrier for step in walk[ply].steps[start:ply]):
            continue
        for viewer in viewers(walk[ply]):
            seen = dreamt_view(walk, start, ply, viewer, Loose(rng))
            same = seen is None or seen == walk[ply].view(viewer)
            move = notation.text(walk[ply].steps[-1].move)
            assert same, f"{move} showed seat {viewer} something and could be undone"


def answer_start(walk: Walk, ply: int) -> int:
    """The ply before the first pick of the answer that this ply ends: a set is shown by its owner."""
    steps = walk[ply].steps
    start, seat = ply - 1, steps[-1].seat
    if isinstance(steps[-1].move, Done):
        while start and steps[start - 1].seat == seat and isinstance(steps[start - 1].move, Pick):
            start -= 1
    return start


def dreamt_view(walk: Walk, start: int, ply: int, viewer: Seat | None, dice: Loose) -> Any:
    """What the viewer would see had the same moves been made in a dream; nothing if they could not."""
    game, setting = walk[0].game, walk[0].setting
    state = game.imagine(walk[start].view(viewer), dice)
    for at, step in enumerate(walk[ply].steps[start:ply], start):
        if step.move not in game.legal(state, step.seat):
            return None
        state, _ = game.apply(state, step.seat, step.move, Seeded(bytes.fromhex(setting.seed), at + 1))
    return game.view(state, viewer)


def law_9_undo_restores_the_table(walk: Walk, knowledge: Knowledge, seed: int) -> None:
    """What is undone is as if it had not been, and the same moves meet the same luck."""
    people = range(walk[0].setting.seats)
    for before, after in pairwise(walk):
        step = after.steps[-1]
        try:
            back = tables.undo(after, step.seat, people)
        except CannotUndo:
            assert step.barrier, "a move that showed nothing could not be undone"
            continue
        assert not step.barrier, "an undo went over a barrier"
        assert back.state == before.state, "an undo left something behind"
        assert tables.play(back, step.seat, step.move).state == after.state, "the luck changed"


LAWS = tuple(law for name, law in sorted(globals().items()) if name.startswith("law_"))
