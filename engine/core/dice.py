"""The only chance there is.

A table's luck follows from its seed and the number of the ply alone, so that a replay, an undo and
a redo meet the same luck on any machine. Drawing is lazy: a ply that draws nothing costs nothing.
"""

import random
from collections.abc import Iterable, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 32
_WORDS = Struct(">8I")


class Dice:
    """Draws for one ply; ``drawn`` tells afterwards whether chance had a part in it."""

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        self.drawn = False

    def below(self, limit: int) -> int:
        """Draw a whole number from 0 up to, but not including, the limit."""
        raise NotImplementedError

    def pick(self, things: Sequence[T]) -> T:
        """Draw one of the things."""
        return things[self.below(len(things))]

    def shuffle(self, things: Iterable[T]) -> tuple[T, ...]:
        """Put the things into a random order."""
        deck = list(things)
        below = self.below
        for last in range(len(deck) - 1, 0, -1):
            other = below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)

    def sample(self, things: Sequence[T], count: int) -> tuple[T, ...]:
        """Draw several different things, in a random order."""
        return self.shuffle(things)[:count]


class Seeded(Dice):
    """A table's dice: SHA-256 in counter mode over the seed and the ply."""

    __slots__ = ("_block", "_counter", "_ply", "_seed")

    def __init__(self, seed: bytes, ply: int) -> None:
        self.drawn = False
        self._seed = seed
        self._ply = ply
        self._counter = 0
        self._block: list[int] = []

    def below(self, limit: int) -> int:
        """Draw without bias: words beyond the last whole multiple of the limit are drawn again."""
        self.drawn = True
        bound = _SPAN - _SPAN % limit
        while True:
            if not self._block:
                self._refill()
            word = self._block.pop()
            if word < bound:
                return word % limit

    def _refill(self) -> None:
        text = b"%b/%d/%d" % (self._seed, self._ply, self._counter)
        digest = sha256(text).digest()
        self._counter += 1
        self._block = list(_WORDS.unpack(digest))


class Loose(Dice):
    """Quick dice for imagined games; they have nothing to do with a table's seed."""

    __slots__ = ("_random",)

    def __init__(self, source: random.Random) -> None:
        self.drawn = False
        self._random = source.random

    def below(self, limit: int) -> int:
        """Draw a number; the tiny bias of a float does not matter here."""
        self.drawn = True
        return int(self._random() * limit)


class Scripted(Dice):
    """Dice that fall as a test wants them; running out, or out of range, is a mistake in the test."""

    __slots__ = ("_rolls",)

    def __init__(self, *rolls: int) -> None:
        super().__init__()
        self._rolls = list(rolls)

    def below(self, limit: int) -> int:
        """Take the next scripted number."""
        self.drawn = True
        roll = self._rolls.pop(0)
        assert 0 <= roll < limit, f"scripted {roll} is not below {limit}"
        return roll
