"""Asks: whose direct messages wait for an answer, so that one person can play several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.components import BUTTON, SELECTS, walk
from playground.world import DM

if TYPE_CHECKING:
    from playground.box import Box
    from playground.errors import JSON

PRIMARY = 1
LATEST = 10
"""How many direct messages are looked at: somebody may sit at several tables."""


class Asks:
    """The people who are asked; everyone hears when that changes."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.people = {person for person in box.world.users if self._asked(person)}

    def look(self, channel: JSON) -> None:
        """Look again at whoever reads a channel in which something changed."""
        if channel["type"] != DM:
            return
        before = set(self.people)
        for person in channel["recipient_ids"]:
            (self.people.add if self._asked(person) else self.people.discard)(person)
        if self.people != before:
            self.box.feed.tell(self.box.world.users, "ASKED", sorted(self.people))

    def _asked(self, person: str) -> bool:
        world = self.box.world
        if person == world.bot_id:
            return False
        channel = world.dm(world.bot_id, person)
        messages = world.store.messages(channel["id"], person, (0, (1 << 63) - 1), LATEST)
        return any(_asks(part) for message in messages for part in walk(message["components"]))


def _asks(part: JSON) -> bool:
    """Tell whether a component is there to be answered; quieter buttons only offer something."""
    main = part["type"] in SELECTS or (part["type"] == BUTTON and part.get("style") == PRIMARY)
    return main and not part.get("disabled", False)
