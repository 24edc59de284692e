"""The host's port to Discord: after a change, the board and the hands follow."""

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.host import play
from bot.host.sitting import Sitting, Status
from bot.store.notes import Hand
from bot.ui.faults import CHANNEL_GONE, PASSING, PERSON_GONE, code
from bot.ui.hands import Hands
from bot.ui.panel import Panels
from bot.voices import voice

if TYPE_CHECKING:
    from bot.client import Loot

log = logging.getLogger(__name__)


class Messenger:
    """Shows tables to people."""

    def __init__(self, bot: "Loot") -> None:
        self._bot = bot
        self.panels = Panels(bot)
        self.hands = Hands(bot)

    async def show(self, sitting: Sitting) -> bool:
        """Bring board and hands up to date; what did not get through is tried again later."""
        hands = await self._hands(sitting) if sitting.table else {}
        board = self._board(sitting, self._called(sitting, hands))
        told = await asyncio.gather(board, *(self._hand(sitting, seat, hand) for seat, hand in hands.items()))
        missed = tuple(one.person for one in told[1:] if isinstance(one, Hand))
        if missed:
            await self._board(sitting, missed)
        return all(told)

    async def repost(self, sitting: Sitting) -> bool:
        """Show a board again at the bottom of its channel."""
        shown = await self._board(sitting, (), anew=True)
        await self._bot.notes.flush()
        return shown

    async def remind(self, sitting: Sitting, seat: int) -> None:
        """Call somebody once more."""
        hand = (await self._hands(sitting)).get(seat)
        if hand is None:
            return
        language = await self._bot.language_of_person(hand.person, sitting.guild)
        unpinged = replace(hand, pinged=False, digest="")
        told = hand if hand.closed else await self._hand(sitting, seat, unpinged, voice(language)("reminder"))
        if isinstance(told, Hand):
            await self._board(sitting, (hand.person,))
        await self._bot.notes.flush()

    async def _hands(self, sitting: Sitting) -> dict[int, Hand]:
        """The hands of all people at a table; a new person on a chair has none yet."""
        known = await self._bot.notes.hands(sitting.number)
        people = {seat: chair.person for seat, chair in enumerate(sitting.chairs) if chair.person is not None}
        return {seat: known.get(person) or Hand(person) for seat, person in people.items()}

    def _called(self, sitting: Sitting, hands: dict[int, Hand]) -> tuple[int, ...]:
        """Who must be called in the channel: asked, not yet called, and closed to direct messages."""
        if not sitting.going:
            return ()
        asked = [hands[seat] for seat in sitting.play.to_move if seat in hands and seat in sitting.people]
        return tuple(hand.person for hand in asked if hand.closed and not hand.pinged)

    async def _board(self, sitting: Sitting, called: tuple[int, ...], *, anew: bool = False) -> bool:
        """Show the board; a channel that is gone, or closed to us, parks the table."""
        if sitting.status is Status.PARKED:
            return True
        try:
            await self.panels.show(sitting, called, anew=anew)
        except PASSING as error:
            log.warning("board not shown", extra={"table": sitting.number, "code": code(error)})
            if code(error) not in CHANNEL_GONE:
                return False
            await self._park(sitting)
        return True

    async def _park(self, sitting: Sitting) -> None:
        """Keep a game that has no channel; those who play it are told by their hands."""
        after = await self._bot.host.change(sitting.number, play.park)
        if after.status is Status.PARKED:
            await self._bot.host.show(sitting.number)

    async def _hand(self, sitting: Sitting, seat: int, hand: Hand, note: str = "") -> bool | Hand:
        """Show a hand; hand back the one whose owner was to be called and cannot be reached."""
        try:
            shown = await self.hands.show(sitting, seat, hand, note)
        except PASSING as error:
            log.warning("hand not shown", extra={"table": sitting.number, "seat": seat, "code": code(error)})
            if code(error) not in PERSON_GONE:
                return False
            return await self._lost(sitting, seat, hand)
        return shown if shown.closed and not hand.closed and shown.pinged else True

    async def _lost(self, sitting: Sitting, seat: int, hand: Hand) -> bool:
        """Somebody is gone from Discord, or from all our servers: a computer player keeps the seat."""
        await self._bot.notes.keep_hand(sitting.number, Hand(hand.person, closed=True))
        await self._bot.host.change(sitting.number, play.lose, seat)
        await self._bot.host.show(sitting.number)
        return True
