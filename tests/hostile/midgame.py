"""Tables in the middle of a game, put before the bot without playing so far, and what is seen of them."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.host.sitting import Chair, Sitting, Status
from engine.core.registry import game as find_game
from engine.core.table import Table
from engine.core.types import Seat
from playground.components import walk as parts
from tests.hostile.crowd import keys
from tests.hostile.wireless import Wireless
from tests.laws.walks import walk

ALONE = 2
"""What one person alone sees, that person and the bot see."""


async def sit(here: Wireless, table: Table, patience: str = "live", computers: int = 0) -> Sitting:
    """Seat people, and computer players last, in the first channel, this far into a game."""
    world = here.box.world
    room = next(int(one["id"]) for one in world.channels.values() if one.get("name") == "loot")
    seats = table.setting.seats
    people = [Chair(f"p{seat}", int(here.people[seat])) for seat in range(seats - computers)]
    others = [Chair(f"c{seat}", None, "easy") for seat in range(seats - computers, seats)]
    guild, owner = int(next(iter(world.guilds))), int(here.people[0])
    draft = Sitting(0, guild, room, owner, table.game.INFO.key, (*people, *others), patience=patience)
    opened = await here.bot.host.open(draft)
    await here.bot.host.show(opened.number)
    one = await here.bot.host.change(opened.number, _placed, table)
    await here.bot.host.show(opened.number)
    return one


def _placed(sitting: Sitting, table: Table) -> Sitting:
    return replace(sitting, status=Status.PLAYING, table=table)


def find(key: str, seats: int, fits: Callable[[Table], bool], seed: int = 7) -> Table:
    """Find a moment of a random game."""
    for again in range(seed, seed + 40):
        for table in walk(find_game(key), seats, {}, again):
            if table.outcome is None and fits(table):
                return table
    raise AssertionError(f"no such moment in {key}")


def board(here: Wireless) -> Any:
    """The board as it is now."""
    return next(
        message
        for message in reversed(messages(here))
        if "b:hand:" in json.dumps(message["components"])
        and here.box.store.get("message", message["id"]) is not None
    )


def mail(here: Wireless, seat: Seat) -> Any:
    """The direct message that is somebody's hand now."""
    world = here.box.world
    channel = world.dm(world.bot_id, here.people[seat])["id"]
    found = [one for one in messages(here) if one["channel_id"] == channel]
    return next(one for one in reversed(found) if here.box.store.get("message", one["id"]) is not None)


def messages(here: Wireless) -> list[Any]:
    """Everything that was shown, each as it was last."""
    latest: dict[str, Any] = {}
    for viewers, event, data in here.told:
        if event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and (
            len(viewers) > ALONE or "interaction_metadata" not in data
        ):
            latest[data["id"]] = data
    return list(latest.values())


def text(message: Any) -> str:
    """What a message says; a space that breaks no line is a space."""
    said = "\n".join(part.get("content", "") for part in parts(message["components"]))
    return said.replace("\xa0", " ")


def key(message: Any, verb: str) -> str:
    """The id of the last thing with this verb that can be pressed."""
    return keys(message)[verb]


def verbs(message: Any) -> set[str]:
    """What can be pressed."""
    return set(keys(message))


async def press(here: Wireless, who: int, message: Any, verb: str) -> Any:
    """Let somebody press a thing that is there, and wait for the answer."""
    answer = await here.acts(who).press(message["id"], key(message, verb))
    await here.settled()
    return answer
