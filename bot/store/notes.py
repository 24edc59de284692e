"""What is good to know but no part of a game: messages, languages, a server's settings.

It is kept in memory and written behind: a full disk must not keep anybody from playing, and a note that
is lost costs one message more.
"""

import logging
import sqlite3
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from bot.store.database import Database

log = logging.getLogger(__name__)

K = TypeVar("K")
V = TypeVar("V")

KEPT = 5000


@dataclass(frozen=True, slots=True)
class Panel:
    """The message that shows a board."""

    channel: int
    message: int
    posted: float


@dataclass(frozen=True, slots=True)
class Hand:
    """The direct message that shows a person's hand; message 0 is none."""

    person: int
    channel: int = 0
    message: int = 0
    digest: str = ""
    """A hash of what it shows, so that it is edited only when that changes."""
    pinged: bool = False
    """Whether this person was called since the question was put."""
    closed: bool = False
    """Whether direct messages to this person do not get through."""


@dataclass(frozen=True, slots=True)
class House:
    """What a server has settled for itself; empty where it has not."""

    language: str = ""
    patience: str = ""
    starters: str = ""


class Notes:
    """Reads a note once, remembers it, and writes it behind."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._panels: _Memory[int, Panel | None] = _Memory()
        self._hands: _Memory[int, dict[int, Hand]] = _Memory()
        self._houses: _Memory[int, House] = _Memory()
        self._languages: _Memory[int, str] = _Memory()
        self._pending: list[tuple[str, tuple[object, ...]]] = []

    async def panel(self, number: int) -> Panel | None:
        """Find the message that shows a board."""
        if number not in self._panels:
            row = await self._first("SELECT channel, message, posted FROM panels WHERE number=?", number)
            self._panels[number] = Panel(*row) if row else None
        return self._panels[number]

    def keep_panel(self, number: int, panel: Panel) -> None:
        """Remember the message that shows a board."""
        self._panels[number] = panel
        self._write("panels", number, panel.channel, panel.message, panel.posted)

    async def hands(self, number: int) -> dict[int, Hand]:
        """Find the hands of a table, by person."""
        if number not in self._hands:
            self._hands[number] = await self._database.read(_read_hands, number)
        return self._hands[number]

    async def keep_hand(self, number: int, hand: Hand) -> None:
        """Remember a hand."""
        hands = await self.hands(number)
        if hands.get(hand.person) == hand:
            return
        hands[hand.person] = hand
        row = (hand.person, hand.channel, hand.message, hand.digest, hand.pinged, hand.closed)
        self._write("hands", number, *row)

    async def redraft(self, number: int, person: int, message: int) -> None:
        """Remember that a message shows a half-made answer, so that the next showing replaces it."""
        hand = (await self.hands(number)).get(person)
        if hand and hand.message == message:
            self._hands[number][person] = replace(hand, digest="")

    async def reopen(self, number: int, person: int) -> None:
        """Forget that somebody could not be reached: the next showing tries again."""
        hand = (await self.hands(number)).get(person)
        if hand and hand.closed:
            await self.keep_hand(number, Hand(person))

    async def house(self, guild: int) -> House:
        """Read what a server has settled."""
        if guild not in self._houses:
            row = await self._first("SELECT language, patience, starters FROM guilds WHERE guild=?", guild)
            self._houses[guild] = House(*row) if row else House()
        return self._houses[guild]

    async def keep_house(self, guild: int, house: House) -> None:
        """Remember what a server has settled."""
        self._houses[guild] = house
        self._write("guilds", guild, house.language, house.patience, house.starters)
        await self.flush()

    async def language(self, person: int) -> str:
        """The language somebody was last seen with; empty if never."""
        if person not in self._languages:
            row = await self._first("SELECT language FROM people WHERE person=?", person)
            self._languages[person] = row[0] if row else ""
        return self._languages[person]

    async def keep_language(self, person: int, language: str) -> None:
        """Note the language that somebody uses Discord in."""
        if await self.language(person) != language:
            self._languages[person] = language
            self._write("people", person, language)
            await self.flush()

    def mark_shown(self, number: int, revision: int) -> None:
        """Remember that a table was shown as it was after this change."""
        query = "UPDATE sittings SET shown=max(shown, ?) WHERE number=?"
        self._pending.append((query, (revision, number)))

    async def flush(self) -> None:
        """Write everything that was noted, in one transaction."""
        pending, self._pending = self._pending, []
        try:
            if pending:
                await self._database.write(_execute_all, pending)
        except sqlite3.Error as error:
            log.warning("notes not kept", extra={"reason": str(error)})

    def _write(self, table: str, *row: object) -> None:
        marks = ", ".join("?" * len(row))
        query = f"INSERT OR REPLACE INTO {table} VALUES ({marks})"  # noqa: S608 - our own names
        self._pending.append((query, row))

    async def _first(self, query: str, key: int) -> tuple[Any, ...] | None:
        return await self._database.read(_fetch, query, key)


class _Memory(dict[K, V], Generic[K, V]):
    """A dictionary that forgets what came first when it grows too large."""

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        if len(self) > KEPT:
            del self[next(iter(self))]


def _execute_all(connection: sqlite3.Connection, work: list[tuple[str, tuple[object, ...]]]) -> None:
    for query, row in work:
        connection.execute(query, row)


def _fetch(connection: sqlite3.Connection, query: str, key: int) -> tuple[Any, ...] | None:
    found: tuple[Any, ...] | None = connection.execute(query, (key,)).fetchone()
    return found


def _read_hands(connection: sqlite3.Connection, number: int) -> dict[int, Hand]:
    rows = connection.execute(
        "SELECT person, channel, message, digest, pinged, closed FROM hands WHERE number=?", (number,)
    )
    return {
        person: Hand(person, channel, message, digest, bool(pinged), bool(closed))
        for person, channel, message, digest, pinged, closed in rows
    }
