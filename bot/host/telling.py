"""Showing a table once for all that has just happened, in the order in which it happened.

While a table is being shown, further wishes to show it are one wish: the one who is at it goes round
again. So edits never overtake each other, and steps that follow at once are merged.
"""

from collections.abc import Awaitable, Callable


class Telling:
    """Merges wishes to show a table."""

    def __init__(self, show: Callable[[int], Awaitable[None]]) -> None:
        self._show = show
        self._wanted: set[int] = set()
        self._showing: set[int] = set()

    async def show(self, number: int) -> None:
        """Show a table, or leave it to the one who is showing it already."""
        self._wanted.add(number)
        if number in self._showing:
            return
        self._showing.add(number)
        try:
            while number in self._wanted:
                self._wanted.discard(number)
                await self._show(number)
        finally:
            self._showing.discard(number)
