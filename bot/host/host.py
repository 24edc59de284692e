"""The host: one door for every change of a table, and one tick for everything that is due.

A change locks its table, works on the value, commits, and only then lets anybody see it. Tables have
their own locks, so that none waits for another.
"""

import asyncio
import logging
import math
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec, Protocol

from bot.host import deadlines, lobby, play
from bot.host.sitting import Deadline, Refused, Sitting
from bot.host.telling import Telling
from bot.host.thinking import Thinker, think
from bot.store.store import Store
from engine.core.errors import RulesError

log = logging.getLogger(__name__)
P = ParamSpec("P")

STREAK = 60
"""Moves that computer players make in a row before other work of the table gets its turn."""

REST = 60.0
"""Seconds before a table whose work failed is tried again."""

LONGEST_PAUSE = 300.0
"""Seconds before what did not get through is tried again; the first pause is one, each is twice the last."""

CHORES = 0
"""No table has this number: work that is nobody's in particular goes by it."""

NOTICED = 0.5
"""Seconds of thinking after which the board shows who thinks."""

KEPT = 500
"""Sittings kept in memory; the others are read again when they are needed."""


class NotSaved(RulesError):
    """The move could not be written, and the table is as before."""

    key = "refused-not-saved"


class Port(Protocol):
    """What the host needs from whoever shows the tables."""

    async def show(self, sitting: Sitting) -> bool:
        """Bring everything that people see up to date; tell whether it worked."""

    async def remind(self, sitting: Sitting, seat: int) -> None:
        """Remind somebody of the question."""


class Host:
    """Keeps the tables."""

    def __init__(self, store: Store, thinker: Thinker, port: Port, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self._thinker = thinker
        self._port = port
        self._telling = Telling(self._show)
        self._locks: dict[int, asyncio.Lock] = {}
        self._sittings: dict[int, Sitting] = {}
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._unshown: dict[int, float] = {}
        self._missed: dict[int, int] = {}
        self._thoughts: dict[int, dict[deadlines.Key, str | None]] = {}
        self._resting: dict[int, float] = {}
        self._seen: dict[int, int] = {}
        self._stopping = False
        self._next_due = -math.inf
        self._graces: deadlines.Graces = {}
        self._graced = True
        self._ended = True

    async def start(self) -> None:
        """Take up work after a stop: what was not shown is shown, and people get grace."""
        self._graces = deadlines.graces(self.clock())
        self._graced = False
        self._unshown |= dict.fromkeys(await self.store.unshown(), -math.inf)
        self._next_due = -math.inf

    def stop(self) -> None:
        """Begin nothing more: computer players finish the move they think about."""
        self._stopping = True

    async def close(self) -> None:
        """Let the work in progress end."""
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def open(self, sitting: Sitting) -> Sitting:
        """Open a table in a channel that has none."""
        planned = deadlines.plan(sitting, self.clock())
        try:
            number = await self.store.create(planned)
        except sqlite3.IntegrityError:
            raise Refused("channel-taken") from None
        except sqlite3.Error as error:
            raise self._not_saved(error) from error
        return self._keep(replace(planned, number=number))

    async def get(self, number: int) -> Sitting:
        """Read a table as it is."""
        if number in self._sittings:
            return self._sittings[number]
        async with self._lock(number):
            return await self._load(number)

    async def change(
        self, number: int, act: Callable[Concatenate[Sitting, P], Sitting], *args: P.args, **kwargs: P.kwargs
    ) -> Sitting:
        """Change a table: lock, act, commit; a refusal leaves everything as it was."""
        async with self._lock(number):
            before = await self._load(number)
            after = act(before, *args, **kwargs)
            if after == before:
                return before
            after = replace(deadlines.plan(after, self.clock()), revision=before.revision + 1)
            await self._commit(before, after)
            return self._keep(after)

    async def start_game(self, number: int, person: int) -> Sitting:
        """Start with a seed that nobody knows."""
        return await self.change(number, lobby.start, person, secrets.token_bytes(32))

    async def show(self, number: int) -> None:
        """Bring what people see up to date, merged with whatever follows at once."""
        await self._telling.show(number)

    async def tick(self, now: float) -> None:
        """Do what is due; every table in a task of its own, so that none holds up another."""
        try:
            await self._tick(now)
        except Exception:  # the clock of all tables must not stop for anything
            log.exception("tick failed")
            self._next_due = -math.inf

    async def _tick(self, now: float) -> None:
        for number in [one for one, after in self._unshown.items() if after <= now and self._free(one, now)]:
            del self._unshown[number]
            self._spawn(number, self.show(number))
        if now >= self._next_due:
            await self._look_for_due(now)
        if not self._graced and self._free(CHORES, now):
            self._spawn(CHORES, self._grant_grace())
        elif self._ended and self._free(CHORES, now):
            self._spawn(CHORES, self._archive())

    async def _look_for_due(self, now: float) -> None:
        """Begin what is due; until people have their grace only what computer players owe."""
        self._next_due = math.inf
        for number in await (self.store.due(now) if self._graced else self.store.due_computers(now)):
            if self._free(number, now):
                self._spawn(number, self._due(number, now))
        self._next_due = min(self._next_due, await self.store.next_due())

    def _free(self, number: int, now: float) -> bool:
        return number not in self._busy and self._resting.get(number, 0.0) <= now

    def _spawn(self, number: int, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._guarded(number, work))
        self._busy[number] = task
        task.add_done_callback(lambda _: self._busy.pop(number, None))

    async def _guarded(self, number: int, work: Awaitable[None]) -> None:
        """A table in trouble must not stop the clock of the others: log it, and let it rest a while."""
        try:
            await work
        except RulesError as error:
            log.warning("table refused due work", extra={"table": number, "reason": error.key})
        except Exception:  # see above
            log.exception("table failed", extra={"table": number})
            self._resting[number] = self.clock() + REST
        else:
            self._resting.pop(number, None)

    async def _grant_grace(self) -> None:
        """Move what came due during an outage; it can be much, so nobody waits for it."""
        await self.store.grant_grace(self._graces)
        self._graced = True
        self._next_due = -math.inf

    async def _archive(self) -> None:
        """Set finished tables apart, some at a time, until there are no more."""
        self._ended = False
        try:
            self._ended = await self.store.archive() or self._ended
        except sqlite3.Error:
            self._ended = True
            raise

    async def _due(self, number: int, now: float) -> None:
        """Do what is due at a table, show it, then remind: the showing would wipe the reminder."""
        sitting = await self.get(number)
        kept = sitting.due(now, ACTS)
        for deadline in kept:
            await self.change(number, _keep_deadline, deadline)
        await self._think_on(number)
        if (await self.get(number)).revision != sitting.revision:
            await self.show(number)
        for deadline in kept:
            if deadline.kind == "remind":
                await self._remind(number, deadline)

    async def _remind(self, number: int, deadline: Deadline) -> None:
        sitting = await self.get(number)
        if sitting.going and sitting.play.question(deadline.seat) == deadline.token:
            await self._port.remind(sitting, deadline.seat)

    async def _think_on(self, number: int) -> None:
        """Let the computer players move until a person, or a wait, comes."""
        for _ in range(STREAK):
            sitting = await self.get(number)
            due = sitting.due(self.clock(), ("answer", "think"))
            if not due:
                self._thoughts.pop(number, None)
            if not due or self._stopping:
                return
            ready = [one for one in due if deadlines.ripe(sitting, one, self.clock())]
            if not ready:
                await self._ponder(sitting, due)
                return
            await self._think(number, ready[0])

    async def _ponder(self, sitting: Sitting, questions: tuple[Deadline, ...]) -> None:
        """Think about reactions ahead of the moment at which they are given, all at once."""
        thoughts = self._thoughts.setdefault(sitting.number, {})
        fresh = [one for one in questions if one.key not in thoughts]
        lines = await asyncio.gather(*(think(self._thinker, sitting, one) for one in fresh))
        thoughts.update((one.key, line) for one, line in zip(fresh, lines, strict=True))

    async def _think(self, number: int, deadline: Deadline) -> None:
        """Let a computer player answer; a reaction may have been thought of before."""
        sitting = await self.get(number)
        thought = self._thoughts.get(number, {}).pop(deadline.key, None)
        line = thought or await self._visibly_think(sitting, deadline)
        if line is not None:
            await self.change(number, _answer_if_asked, deadline, line)

    async def _visibly_think(self, sitting: Sitting, deadline: Deadline) -> str | None:
        """Let a computer player think; while it takes its time, the board shows that it does."""
        thinking = asyncio.create_task(think(self._thinker, sitting, deadline))
        await asyncio.wait({thinking}, timeout=NOTICED)
        if not thinking.done() and self._seen.get(sitting.number) != sitting.revision:
            await self.show(sitting.number)
        return await thinking

    async def _show(self, number: int) -> None:
        sitting = await self.get(number)
        if await self._port.show(sitting):
            self._seen[number] = sitting.revision
            self.store.notes.mark_shown(number, sitting.revision)
            self._missed.pop(number, None)
            self._ended |= sitting.finished
        else:
            missed = self._missed[number] = self._missed.get(number, 0) + 1
            self._unshown[number] = self.clock() + min(2.0 ** (missed - 1), LONGEST_PAUSE)
        await self.store.notes.flush()

    async def _load(self, number: int) -> Sitting:
        if number not in self._sittings:
            self._keep(await self._read(number))
        return self._sittings[number]

    async def _read(self, number: int) -> Sitting:
        """Read a table; one that this version cannot take up is parked, so that an older one still can."""
        try:
            sitting = await self.store.load(number)
        except RulesError as error:
            log.exception("table cannot be taken up", extra={"table": number, "reason": error.key})
            await self.store.park(number)
            raise
        if sitting is None:
            raise Refused("gone")
        return deadlines.spare(sitting, self._graces)

    async def _commit(self, before: Sitting, after: Sitting) -> None:
        try:
            await self.store.save(before, after)
        except sqlite3.Error as error:
            raise self._not_saved(error) from error

    def _not_saved(self, error: sqlite3.Error) -> NotSaved:
        log.error("not saved", extra={"reason": str(error)})
        return NotSaved()

    def _keep(self, sitting: Sitting) -> Sitting:
        self._sittings.pop(sitting.number, None)
        self._sittings[sitting.number] = sitting
        self._next_due = min([self._next_due, *(one.due for one in sitting.deadlines)])
        self._forget_oldest()
        return sitting

    def _forget_oldest(self) -> None:
        for number in list(self._sittings)[:-KEPT]:
            lock = self._locks.get(number)
            if lock is None or not lock.locked():
                self._sittings.pop(number)
                self._locks.pop(number, None)
                self._seen.pop(number, None)

    def _lock(self, number: int) -> asyncio.Lock:
        return self._locks.setdefault(number, asyncio.Lock())


def _keep_deadline(sitting: Sitting, deadline: Deadline) -> Sitting:
    """Do what a deadline is for, unless it has lost its reason in the meantime."""
    if deadline not in sitting.deadlines:
        return sitting
    return ACTS[deadline.kind](sitting, deadline)


def _answer_if_asked(sitting: Sitting, deadline: Deadline, line: str) -> Sitting:
    """Make a computer player's move, unless the question went while it was thinking."""
    if deadline not in sitting.deadlines:
        return sitting
    return play.answer(sitting, deadline.seat, deadline.token, [line])


ACTS: dict[str, Callable[[Sitting, Deadline], Sitting]] = {
    "expire": lambda sitting, _: lobby.expire(sitting),
    "abandon": lambda sitting, _: play.stop(sitting, sitting.owner, moderator=True),
    "remind": deadlines.spend,
    "away": lambda sitting, deadline: play.go_away(sitting, deadline.seat),
    "appeal": lambda sitting, _: replace(sitting, appeal=None),
}
