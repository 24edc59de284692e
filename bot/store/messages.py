"""Where things are shown: the board of a table, the hand of each seat."""

import sqlite3
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Panel:
    """The message that shows a board."""

    channel: int
    message: int
    posted: float


@dataclass(frozen=True, slots=True)
class Hand:
    """The direct message that shows a hand; message 0 is none."""

    person: int
    channel: int = 0
    message: int = 0
    digest: str = ""
    """A hash of what it shows, so that it is edited only when that changes."""
    pinged: bool = False
    """Whether this person was called since the own last press."""
    closed: bool = False
    """Whether direct messages to this person do not get through."""


def read_panel(connection: sqlite3.Connection, number: int) -> Panel | None:
    """Find the message that shows a board."""
    row = connection.execute(
        "SELECT channel, message, posted FROM panels WHERE number=?", (number,)
    ).fetchone()
    return Panel(*row) if row else None


def write_panel(connection: sqlite3.Connection, number: int, panel: Panel) -> None:
    """Remember the message that shows a board."""
    row = (number, panel.channel, panel.message, panel.posted)
    connection.execute("INSERT OR REPLACE INTO panels VALUES (?, ?, ?, ?)", row)


def read_hands(connection: sqlite3.Connection, number: int) -> dict[int, Hand]:
    """Find the hands of a table, by seat."""
    rows = connection.execute(
        "SELECT seat, person, channel, message, digest, pinged, closed FROM hands WHERE number=?", (number,)
    )
    return {
        seat: Hand(person, channel, message, digest, bool(pinged), bool(closed))
        for seat, person, channel, message, digest, pinged, closed in rows
    }


def write_hand(connection: sqlite3.Connection, number: int, seat: int, hand: Hand) -> None:
    """Remember a hand."""
    row = (number, seat, hand.person, hand.channel, hand.message, hand.digest, hand.pinged, hand.closed)
    connection.execute("INSERT OR REPLACE INTO hands VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
