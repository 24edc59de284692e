"""A process of its own that starts the bot's inside on a database and tells what that took.

``python -m bench.probe start|inspect|memory DATABASE`` prints one line of JSON.
"""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from time import perf_counter, process_time

from bot.client import utc
from bot.host.host import Host
from bot.host.sitting import Sitting
from bot.pictures import REMEMBERED, Threads, sight
from bot.store.database import open_database
from bot.store.store import Store
from bot.thinkers import Inline


class Nobody:
    """Looks at no table: everything is always shown."""

    async def show(self, sitting: Sitting) -> bool:  # noqa: ARG002 - a port
        """Show nothing."""
        return True

    async def remind(self, sitting: Sitting, seat: int) -> None:
        """Remind nobody."""


def run(what: str, path: Path) -> dict[str, float]:
    """Start such a process and hear what it found."""
    command = [sys.executable, "-m", "bench.probe", what, str(path)]
    found: dict[str, float] = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return found


async def start(path: Path) -> dict[str, float]:
    """Open the database, take up the tables, and do what is due: then the bot is ready.

    What was begun and nobody waits for (deadlines of an outage that are moved) counts as ``after``.
    """
    clock, spent = perf_counter(), process_time()
    store = Store(await open_database(path), utc)
    host = Host(store, Inline(), Nobody(), utc)
    await host.start()
    await host.tick(utc())
    ready = process_time()
    found = {"milliseconds": (ready - spent) * 1000, "seconds": perf_counter() - clock}
    await host.close()
    await store.close()
    return found | {"after": (process_time() - ready) * 1000}


async def inspect(path: Path) -> dict[str, float]:
    """Check the whole file, as is done once the bot is ready."""
    database = await open_database(path)
    spent = process_time()
    await database.inspect()
    found = {"milliseconds": (process_time() - spent) * 1000}
    await database.close()
    return found


async def memory(path: Path) -> dict[str, float]:
    """Use every table, paint as many boards as are remembered, and look how much is held."""
    store = Store(await open_database(path), utc)
    host = Host(store, Inline(), Nobody(), utc)
    painter = Threads(1)
    with_tables = await store.in_guild(1)
    for at, number in enumerate(with_tables):
        sitting = await host.get(number)
        if at < REMEMBERED:
            await painter.paint(sight(sitting, None, "en"))
    found = {"megabytes": resident()}
    painter.close()
    await store.close()
    return found


def resident(process: str = "self") -> float:
    """Megabytes of real memory that a process holds."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    (line,) = [one for one in lines if one.startswith("VmRSS:")]
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    _, what, where = sys.argv
    probes = {"start": start, "inspect": inspect, "memory": memory}
    print(json.dumps(asyncio.run(probes[what](Path(where)))))
